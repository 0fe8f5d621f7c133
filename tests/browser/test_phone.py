"""A phone, 390 pixels wide: everything can be reached with a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .people import PHONE
from .player import Player

WIDE = "document.scrollingElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("game", [pytest.param("antike", marks=pytest.mark.slow), "empires"])
def test_somebody_plays_on_a_phone(visit: Visit, game: str) -> None:
    anna = visit(size=PHONE).set_up(game, players=3, rounds=1).start()
    page = anna.page
    anna.wait_for_turn()
    tabs = page.get_by_role("navigation", name="Panels")
    for tab, shows in (
        ("Players", "li[data-side]"),
        ("Chronicle", "[role=log]"),
        ("Talk", "input[aria-label='Say something']"),
        ("Game", "aside .card"),
        ("Map", "[data-place]"),
    ):
        tabs.get_by_role("button", name=tab).tap()
        expect(page.locator(shows).first).to_be_visible()
        assert page.evaluate(WIDE) <= 0, f"{tab} is wider than the screen"
    for tool, closes in (("Rules", "Search the rules"), ("Menu", "Pace of others")):
        page.get_by_role("navigation", name="Helpers").get_by_role("button", name=tool).tap()
        window = page.get_by_role("dialog")
        if tool == "Rules":
            expect(window.get_by_label(closes)).to_be_visible()
        else:
            expect(window.get_by_text(closes)).to_be_visible()
        assert page.evaluate(WIDE) <= 0
        window.get_by_role("button", name="Close").tap()
        expect(window).to_have_count(0)
    Player(anna, 9).play()
    end = page.get_by_role("dialog")
    expect(end.get_by_role("link", name="Step through the game")).to_be_in_viewport()
    assert page.evaluate(WIDE) <= 0
    assert not anna.errors
