"""Accounts: a name and a password, to find one's tables on every device. Nobody needs one."""

from __future__ import annotations

import secrets
import threading
import time
import unicodedata
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from .rebuild import now
from .schema import AccountRow, HoldingRow, SessionRow
from .store import Store, token_hash

SESSION_SECONDS = 90 * 86_400.0
HASHES_AT_ONCE = 2  # each takes 64 MiB for a moment


class NameTaken(Exception):
    pass


@dataclass(frozen=True)
class Account:
    id: str
    name: str


def is_available() -> bool:
    return find_spec("argon2") is not None


def key_of(name: str) -> str:
    """The same for names that look the same, however they are written."""
    return unicodedata.normalize("NFKC", name).casefold()


class Passwords:
    """Hashed by Argon2, a few at a time."""

    def __init__(self) -> None:
        from argon2 import PasswordHasher

        self.hasher = PasswordHasher()
        self.turns = threading.Semaphore(HASHES_AT_ONCE)

    @cached_property
    def nobody(self) -> str:
        """The hash of a password that nobody knows."""
        return self.hash(secrets.token_urlsafe())

    def hash(self, password: str) -> str:
        with self.turns:
            return str(self.hasher.hash(password))

    def fits(self, hashed: str | None, password: str) -> bool:
        """Takes as long for an account that does not exist, so that nobody learns which do."""
        from argon2.exceptions import Argon2Error, InvalidHashError

        known = hashed or self.nobody
        with self.turns:
            try:
                return bool(self.hasher.verify(known, password)) and hashed is not None
            except (Argon2Error, InvalidHashError):
                return False


class Accounts:
    """Runs outside the games' thread: hashing takes its time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.passwords = Passwords()

    def register(self, name: str, password: str) -> Account:
        account = Account(secrets.token_hex(8), name)
        values = {"id": account.id, "key": key_of(name), "name": name, "created": now()}
        hashed = self.passwords.hash(password)
        try:
            with self.store.engine.begin() as db:
                db.execute(insert(AccountRow).values(**values, password=hashed))
        except IntegrityError:
            raise NameTaken from None
        return account

    def log_in(self, name: str, password: str) -> Account | None:
        with self.store.reader.connect() as db:
            row = db.execute(select(AccountRow.__table__).where(AccountRow.key == key_of(name))).one_or_none()
        fits = self.passwords.fits(row.password if row else None, password)
        return Account(row.id, row.name) if row and fits else None

    def change_password(self, account: Account, password: str) -> None:
        """Every other browser has to log in anew."""
        hashed = self.passwords.hash(password)
        with self.store.engine.begin() as db:
            db.execute(update(AccountRow).where(AccountRow.id == account.id).values(password=hashed))
            db.execute(delete(SessionRow).where(SessionRow.account == account.id))

    def remove(self, account: Account) -> None:
        """The account is no more; the seats stay with the browsers that have them."""
        with self.store.engine.begin() as db:
            db.execute(delete(AccountRow).where(AccountRow.id == account.id))
            db.execute(delete(SessionRow).where(SessionRow.account == account.id))
            db.execute(delete(HoldingRow).where(HoldingRow.account == account.id))

    # --- browsers in which it is open

    def open_session(self, account: Account) -> str:
        """What the browser's cookie holds."""
        cookie = secrets.token_urlsafe(32)
        with self.store.engine.begin() as db:
            db.execute(delete(SessionRow).where(SessionRow.until < time.time()))
            values = {"hash": token_hash(cookie), "account": account.id, "until": time.time() + SESSION_SECONDS}
            db.execute(insert(SessionRow).values(**values))
        return cookie

    def of_session(self, cookie: str) -> Account | None:
        asked = select(AccountRow.id, AccountRow.name).join(SessionRow, SessionRow.account == AccountRow.id)
        fits = (SessionRow.hash == token_hash(cookie), SessionRow.until > time.time())
        with self.store.reader.connect() as db:
            row = db.execute(asked.where(*fits)).one_or_none()
        return Account(row.id, row.name) if row else None

    def close_session(self, cookie: str) -> None:
        with self.store.engine.begin() as db:
            db.execute(delete(SessionRow).where(SessionRow.hash == token_hash(cookie)))

    # --- the tables it keeps

    def keep(self, account: Account, table: str, token: str) -> None:
        """Keep a table by a token (its hash) that holds seats there, instead of the one kept before."""
        with self.store.engine.begin() as db:
            db.execute(delete(HoldingRow).where(*_holding(account, table)))
            db.execute(insert(HoldingRow).values(account=account.id, table_id=table, token=token))

    def let_go(self, account: Account, table: str) -> bool:
        with self.store.engine.begin() as db:
            return db.execute(delete(HoldingRow).where(*_holding(account, table))).rowcount == 1

    def holding(self, account: Account, table: str) -> str | None:
        """The hash of the token by which it holds the table."""
        with self.store.reader.connect() as db:
            return db.execute(select(HoldingRow.token).where(*_holding(account, table))).scalar_one_or_none()


def _holding(account: Account, table: str) -> tuple[Any, ...]:
    return HoldingRow.account == account.id, HoldingRow.table_id == table
