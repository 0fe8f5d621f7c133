"""Servers are killed at random moments while people play, undo and talk, bots think and clocks run.

`python -m tests.crash.kills --kills 1000` does so on an SQLite file, with `--postgres` on a PostgreSQL with two servers
of which one is killed at a time. It ends with status 1 if anything was lost or doubled, or a table waits for a bot.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import threading
import time
from pathlib import Path

from internum.server.store import Store
from internum.server.verification import verify

from ..server import toy  # noqa: F401  (registers the game)
from ..server.postgres import running
from .guests import Guest, Tally
from .servers import Mortal, prepare

LEASE = 2.0
LONGEST_LIFE = 8.0  # seconds
MOST_ANSWERS = 15  # in a life; a busy machine takes longer for them


def kill_again_and_again(database: str, servers: int, kills: int, seed: int, patience: float) -> Tally:
    rng, tally = random.Random(seed), Tally(patience=patience)
    prepare(database, lease_seconds=LEASE)
    guests = [Guest(random.Random(f"{seed}:{i}"), game, tally) for i, game in enumerate(["toy", "antike", "toy"])]
    alive = [Mortal(database) for _ in range(servers)]
    try:
        while tally.kills < kills and not tally.lost and not tally.doubled:
            live_and_die(rng, guests, alive, tally)
            alive[:] = [s or Mortal(database) for s in alive]
            for guest in guests:
                guest.check(rng.choice(alive).client)
            if tally.kills % 10 == 0:
                print(tally, flush=True)
    finally:
        for server in alive:
            server.kill()
            server.close()
    return tally


def live_and_die(rng: random.Random, guests: list[Guest], alive: list[Mortal], tally: Tally) -> None:
    """Everybody plays; at some moment one server is no more. Its place in `alive` is empty then."""
    until = time.monotonic() + LONGEST_LIFE
    enough = tally.answers + rng.randint(1, MOST_ANSWERS)
    threads = [
        threading.Thread(target=g.play_until_killed, args=(alive[i % len(alive)].client, until))
        for i, g in enumerate(guests)
    ]
    for thread in threads:
        thread.start()
    while tally.answers < enough and time.monotonic() < until:
        time.sleep(0.005)
    time.sleep(0.05 * rng.random())
    dying = rng.randrange(len(alive))
    alive[dying].kill()
    for guest in guests:
        guest.leaves = True
    for thread in threads:
        thread.join()
    alive[dying].close()
    alive[dying] = None  # type: ignore[call-overload]
    tally.kills += 1


def all_fit(database: str, tally: Tally) -> None:
    """Every stored game is played again, and its states are compared."""
    store = Store(database)
    for name in ("toy", "antike"):
        for table in store.not_verified_by(name, "never"):
            if verify(store, table) is not None:
                tally.lost.append(f"table {table} does not replay")
    store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--patience", type=float, default=60.0, help="seconds a bot may take; more on a busy machine")
    wish = parser.parse_args()
    if wish.postgres:
        with running() as database:
            tally = kill_again_and_again(database, 2, wish.kills, wish.seed, wish.patience)
            all_fit(database, tally)
    else:
        with tempfile.TemporaryDirectory() as folder:
            database = f"sqlite:///{Path(folder) / 'tables.db'}"
            tally = kill_again_and_again(database, 1, wish.kills, wish.seed, wish.patience)
            all_fit(database, tally)
    print(tally)
    for fault in tally.lost + tally.doubled:
        print(fault)
    raise SystemExit(1 if tally.lost or tally.doubled else 0)


if __name__ == "__main__":
    main()
