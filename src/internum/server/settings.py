"""What a server is told when it starts, and the limits it keeps."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

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
    keep_alive_seconds: float = 15.0
    lease_seconds: float = 15.0  # how long other servers wait for one that thinks for a bot and is not heard of
    away_seconds: float = 60.0  # after which a bot may take the place of somebody who is not heard of
    clock_grace_seconds: float = 60.0  # no clock runs out sooner after the server has started
    expire_days: float = 0.0  # tables nobody has played at for so long are removed; 0: never
    tables_in_memory: int = 64
    max_tables: int = 10_000
    read_seconds: float = 10.0  # for a record or position that somebody brings
    max_record_actions: int = 6_000
    max_body_bytes: int = 1_000_000
    max_streams_per_table: int = 64
    max_chat_lines: int = 1_000
    chat_lines_per_minute: int = 30


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
