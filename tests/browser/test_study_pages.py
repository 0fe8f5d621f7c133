"""Puzzles and statistics: pages of their own, in both languages, on desk and phone."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .people import PHONE
from .player import Player
from .server import Server
from .tables import at_one_screen, played
from .test_access import check


@pytest.mark.parametrize(
    ("lang", "size", "title", "show", "solution", "verdict"),
    [
        ("en", (1440, 900), "Puzzles", "Show the solution", "The solution", "That is the best move|something better"),
        ("fr", PHONE, "Problèmes", "Montrer la solution", "La solution", ""),
    ],
)
def test_a_puzzle_is_tried_and_explained(
    visit: Visit, lang: str, size: tuple[int, int], title: str, show: str, solution: str, verdict: str
) -> None:
    anna = visit(lang=lang, size=size).go("/puzzles")
    page = anna.page
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    sets = page.locator("main section")
    expect(sets).to_have_count(3)
    check(anna, "puzzles")
    sets.first.get_by_role("link").first.click()
    anna.see_table()
    guide = page.get_by_role("complementary", name=title[:-1])
    expect(guide).to_be_visible()
    asked, board = guide.bounding_box(), page.locator(".board").bounding_box()
    assert asked and board and asked["y"] + asked["height"] <= board["y"] + 1, "the question lies over the map"
    if verdict:
        said, player = guide.get_by_text(re.compile(verdict)), Player(anna, 2)
        anna.until(lambda: said.is_visible() or (player.step() and False), what="what search says about a move")
    else:
        guide.get_by_role("button", name=show).click()
        expect(guide.get_by_text(solution)).to_be_visible()
    check(anna, "puzzle")
    assert not anna.errors


def test_games_that_this_browser_knows_are_counted(visit: Visit, server: Server) -> None:
    almost = played("antike", lambda match: len(match.log) > 5, max_rounds=1)
    table = at_one_screen(server.url, almost)
    shot = table.call("GET")
    while not shot["over"]:
        decision = shot["decision"]
        text = decision["groups"][0]["actions"][0]["text"]
        body = {"at": shot["at"], "seat": decision["seat"], "actions": [text]}
        shot = table.call("POST", "/actions", json=body)
    known = [{"table": table.id, "token": table.token, "game": "antike", "title": "Antike", "when": 0}]
    for lang, size, title in (("en", (1366, 768), "By side"), ("fr", PHONE, "Par camp")):
        anna = visit(lang=lang, size=size)
        anna.context.add_init_script(f"localStorage['internum.tables'] = {json.dumps(json.dumps(known))}")
        anna.go("/statistics")
        expect(anna.page.get_by_role("columnheader", name=title)).to_be_visible()
        expect(anna.page.get_by_role("rowheader", name="Anna")).to_be_visible()
        check(anna, "statistics")
        assert not anna.errors
