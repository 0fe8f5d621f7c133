"""What a server is told when it starts, and the limits it keeps."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal

from platformdirs import user_data_path

DATABASE = "INTERNUM_DATABASE_URL"
"""Environment variable: where tables are kept, as an SQLAlchemy address (`postgresql+psycopg://…`)."""

PUBLIC_URL = "INTERNUM_PUBLIC_URL"
"""Environment variable: the address under which others reach this server, if it stands behind another one."""


@dataclass(frozen=True)
class Settings:
    database: str
    host: str = "127.0.0.1"  # what it listens to
    public_url: str = field(default_factory=lambda: os.environ.get(PUBLIC_URL, ""))
    bot_workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    bot_imports: tuple[str, ...] = ()  # modules that bot workers import first (one's own games and agents)
    bot_engine: Literal["auto", "numba", "python"] = "auto"  # auto: compiled, as soon as a game's code is ready
    warm_up: bool = False  # compile the games in the background (with "auto")
    think_seconds: float = 15.0  # a bot that takes longer than its level may, and this, is replaced by any legal move
    first_think_seconds: float = 60.0  # the same for its first decision: a process starts and loads the rules
    compile_seconds: float = 600.0  # the same where it has to compile them
    accounts: bool = True  # may be made, where their library is installed
    push: bool = True  # Web Push, where its library is installed
    smtp_url: str = ""  # smtp://name:password@host:587 or smtps://…, for mails to people whose turn it is
    mail_from: str = ""  # the address they come from
    trusted_hooks: str = ""  # hosts, with commas between, to which webhooks may go although they are not public
    keep_alive_seconds: float = 15.0
    header_seconds: float = 10.0  # for the headers of a request to arrive
    body_seconds: float = 30.0  # and for its body
    log: Literal["text", "json"] = "text"
    metrics_token: str = ""  # whoever has it may read /metrics; without one, only this machine itself may
    lease_seconds: float = 15.0  # how long other servers wait for one that thinks for a bot and is not heard of
    away_seconds: float = 60.0  # after which a bot may take the place of somebody who is not heard of
    clock_grace_seconds: float = 60.0  # no clock runs out sooner after the server has started
    expire_days: float = 0.0  # tables nobody has played at for so long are removed; 0: never
    tables_in_memory: int = 64
    max_tables: int = 10_000
    read_seconds: float = 10.0  # for a record or position that somebody brings
    max_record_actions: int = 6_000
    max_body_bytes: int = 1_000_000
    max_streams_per_table: int = 64  # of spectators; those who play have room of their own
    max_streams_per_token: int = 8  # of somebody who plays; one more ends the oldest
    max_streams_per_address: int = 200
    calls_of_one_address: int = 200  # that may wait at a time
    tables_per_minute: int = 30  # that may be opened from one address, unless that is this machine itself
    max_chat_lines: int = 1_000
    chat_lines_per_minute: int = 30


BY_CALL = ("database", "host", "public_url", "bot_imports", "bot_engine")  # not read by `from_environment`


def from_environment() -> dict[str, Any]:
    """Settings given as `INTERNUM_<NAME>`, such as INTERNUM_EXPIRE_DAYS=30. Raises ValueError, in words for people."""
    found: dict[str, Any] = {}
    for each in fields(Settings):
        name = f"INTERNUM_{each.name.upper()}"
        if each.name not in BY_CALL and name in os.environ:
            found[each.name] = _read(name, os.environ[name], each.default)
    return found


def _read(name: str, text: str, like: Any) -> Any:
    """The text as a value of the same kind as `like`."""
    if isinstance(like, bool):
        if text not in ("0", "1"):
            raise ValueError(f"{name} is {text!r}; it must be 0 or 1.")
        return text == "1"
    try:
        return type(like)(text)
    except ValueError:
        raise ValueError(f"{name} is {text!r}; it must be a number, such as {like}.") from None


def default_database() -> str:
    """The address from the environment, or a file in the user's data folder."""
    return os.environ.get(DATABASE) or sqlite_address(user_data_path("internum") / "tables.db")


def sqlite_address(file: Path) -> str:
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{file}"


def database_address(wish: str | Path | None) -> str:
    """An address, a file name, or nothing (the default)."""
    if wish is None:
        return default_database()
    return str(wish) if "://" in str(wish) else sqlite_address(Path(wish).expanduser())
