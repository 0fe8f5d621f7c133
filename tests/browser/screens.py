"""The main screens, and how to get to them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .people import Visitor
from .tables import at_one_screen, finished_record, open_record, played


def make_links(address: str) -> dict[str, str]:
    """A table in mid-game and a record of each kind."""
    moments = {
        "antike": lambda match: match.round >= 2,
        "empires": lambda match: match.round >= 2 and match.view(0)["stage"] == "build",
        "classic": lambda match: match.round >= 2 and match.view(0)["stage"] == "trade",
    }
    made = {game: at_one_screen(address, played(game, there)).link for game, there in moments.items()}
    made["record"] = open_record(address, finished_record("antike", rounds=2)).replace("#", "?at=6#")
    return made


def sit_down(visitor: Visitor, link: str) -> Visitor:
    """At a table with several people at one screen; the curtain rises for whoever must act."""
    visitor.go(link).see_table()
    visitor.page.locator(".curtain button").click()
    expect(visitor.page.locator(".curtain")).to_have_count(0)
    return visitor


PAGES: dict[str, Callable[[Visitor, dict[str, str]], object]] = {
    "home": lambda v, _: v.home(),
    "set-up": lambda v, _: v.set_up("antike"),
    "rules": lambda v, _: expect(v.go("/rules/antike").page.get_by_label("Search the rules")).to_be_visible(),
    "antike": lambda v, links: sit_down(v, links["antike"]),
    "empires": lambda v, links: sit_down(v, links["empires"]),
    "classic": lambda v, links: sit_down(v, links["classic"]),
    "record": lambda v, links: v.go(links["record"]).see_table(),
}
