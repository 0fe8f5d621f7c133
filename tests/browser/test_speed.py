"""How soon the board is there, and how much has to come for it."""

from __future__ import annotations

import pytest

from .chromium import CLIENT
from .conftest import Visit
from .pages import first_board, gzipped, scrub
from .server import Server
from .tables import long_record, open_table, people


@pytest.mark.parametrize("game", ["antike", "empires", "classic"])
def test_the_board_is_there_within_two_seconds(visit: Visit, server: Server, game: str) -> None:
    """For a browser that has never been here. The machine may be busy with something else: the best of six counts."""
    table = open_table(server.url, game, people("Anna", "Ben", "Cleo"))
    taken: list[float] = []
    while len(taken) < 6 and not any(seconds < 2 for seconds in taken):
        visitor = visit()
        taken.append(first_board(visitor, table.link))
        visitor.leave()
    print(f"{game}: board visible after {', '.join(f'{s:.2f}' for s in taken)} s")
    assert min(taken) < 2


@pytest.mark.slow
def test_a_long_game_opens_within_two_seconds_and_is_scrubbed_through_smoothly(visit: Visit, server: Server) -> None:
    """900 moments, thirty frames a second; the best of three counts."""
    link = long_record(server.url)
    opened, scrubbed = [], []
    for _ in range(3):
        visitor = visit()
        opened.append(first_board(visitor, link))
        scrubbed.append(scrub(visitor.page))
        visitor.leave()
    print(f"opened after {opened} s; {scrubbed}")
    assert min(opened) < 2
    assert max(s.per_second for s in scrubbed) >= 30 and max(s.shown for s in scrubbed) > 40


def test_the_program_is_small() -> None:
    size = gzipped(CLIENT.parent, "*.js")
    print(f"JavaScript: {size / 1000:.1f} kB gzipped")
    assert size < 250_000
