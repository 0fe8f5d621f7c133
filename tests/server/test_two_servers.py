"""Two servers on one PostgreSQL, one of which dies."""

from __future__ import annotations

import multiprocessing
import time
from pathlib import Path

from internum.server.relay import this_process
from internum.server.store import Store

from .live import Server
from .pondering import PONDER_SECONDS

LEASE = 2.0


def settings(ponders: float) -> dict[str, str]:
    return {PONDER_SECONDS: str(ponders), "INTERNUM_LEASE_SECONDS": str(LEASE)}


def wait_for_log(store: Store, table: str, length: int, seconds: float) -> float:
    """How long it takes until the stored log has so many entries; nobody looks at the table."""
    begin = time.monotonic()
    while time.monotonic() < begin + seconds:
        stored = store.load(table)
        if stored and len(stored.played) >= length:
            return time.monotonic() - begin
        time.sleep(0.05)
    raise AssertionError(f"nothing was played within {seconds} s")


def test_a_bot_thinks_on_elsewhere_when_its_server_dies(postgres: str) -> None:
    """Nobody looks at the table; the other server has never heard of it."""
    bot = {"kind": "bot", "level": "pondering"}
    with (
        Server(postgres, settings=settings(60)) as one,
        Server(postgres, settings=settings(0)) as other,
    ):
        store = Store(postgres)
        warm, _ = other.api.open(["Ben", bot], mode="solo")
        warm.act("lay ankh")
        warm.wait_for_turn(60)
        anna, _ = one.api.open(["Anna", bot], mode="solo")
        anna.act("lay ankh", at=0)
        assert anna.look()["seats"][1]["thinking"]
        time.sleep(1.5 * LEASE)
        assert len(store.load(anna.table).played) == 1, "as long as it is heard of, nobody thinks in its place"
        one.kill()
        waited = wait_for_log(store, anna.table, 3, 30)
        assert waited < 3 * LEASE + 4, f"{waited:.1f} s after the lease had run out"
        store.close()


def test_after_a_restart_bots_think_on_where_nobody_looks(tmp_path: Path) -> None:
    bot = {"kind": "bot", "level": "pondering"}
    database = tmp_path / "tables.db"
    with Server(database, settings=settings(60)) as server:
        anna, _ = server.api.open(["Anna", bot], mode="solo")
        anna.act("lay ankh", at=0)
        server.kill()
    with Server(database, settings=settings(0)):
        store = Store(f"sqlite:///{database}")
        wait_for_log(store, anna.table, 3, 30)
        store.close()


def test_servers_forked_from_one_process_are_told_apart() -> None:
    """Otherwise they would take each other's notices and leases for their own."""
    with multiprocessing.get_context("fork").Pool(1) as pool:
        assert pool.apply(this_process) != this_process() == this_process()
