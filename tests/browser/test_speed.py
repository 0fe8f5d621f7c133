"""How soon the board is there, and how much has to come for it."""

from __future__ import annotations

from .chromium import CLIENT
from .conftest import Visit
from .pages import first_board, gzipped
from .server import Server
from .tables import open_table, people


def test_the_board_is_there_at_once(visit: Visit, server: Server) -> None:
    """Under two seconds on an idle machine; this one may be busy."""
    for game in ("antike", "empires", "classic"):
        table = open_table(server.url, game, people("Anna", "Ben", "Cleo"))
        visitor = visit()
        seconds = first_board(visitor, table.link)
        print(f"{game}: board visible after {seconds:.2f} s")
        assert seconds < 6
        visitor.leave()


def test_the_program_is_small() -> None:
    size = gzipped(CLIENT.parent, "*.js")
    print(f"JavaScript: {size / 1000:.1f} kB gzipped")
    assert size < 250_000
