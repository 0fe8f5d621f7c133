"""Puzzles and statistics: pages of their own, in both languages, on desk and phone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from internum.study.puzzles import puzzles

from .conftest import Visit
from .people import IN_BOTH_LANGUAGES, PHONE
from .server import Server
from .tables import at_one_screen, played
from .test_access import check

WORDS = {
    "en": ["Puzzles", "There is something better.", "Try once more", "That is the best move.", "Show the solution"],
    "fr": ["Problèmes", "Il y a mieux.", "Essayer encore", "C’est le meilleur coup.", "Montrer la solution"],
}


@pytest.mark.parametrize(("lang", "size"), IN_BOTH_LANGUAGES)
def test_a_puzzle_is_tried_twice_and_explained(visit: Visit, lang: str, size: tuple[int, int]) -> None:
    """Something else than the best move first, then the best; each time it is said which is best, and why."""
    title, wrong, again, right, _ = WORDS[lang]
    anna = visit(lang=lang, size=size).go("/puzzles")
    page = anna.page
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    sets = page.locator("main section")
    expect(sets).to_have_count(3)
    check(anna, "puzzles")
    sets.first.get_by_role("link").first.click()
    anna.see_table()
    puzzle = puzzles("antike")[0]
    guide = page.get_by_role("complementary", name=title[:-1])
    expect(guide).to_be_visible()
    asked, board = guide.bounding_box(), page.locator(".board").bounding_box()
    assert asked and board and asked["y"] + asked["height"] <= board["y"] + 1, "the question lies over the map"
    anna.play(puzzle.second)
    expect(guide.get_by_text(wrong)).to_be_visible()
    guide.get_by_role("button", name=again).click()
    expect(guide.get_by_text(wrong)).to_have_count(0)
    anna.play(puzzle.solution)
    expect(guide.get_by_text(right)).to_be_visible()
    expect(guide.get_by_text(puzzle.why[lang])).to_be_visible()
    check(anna, "puzzle")
    assert not anna.errors


@pytest.mark.parametrize(("game", "lang", "size"), [("empires", "fr", PHONE), ("classic", "en", PHONE)])
def test_the_solution_of_a_puzzle_is_shown_to_whoever_asks(
    visit: Visit, game: str, lang: str, size: tuple[int, int]
) -> None:
    puzzle = puzzles(game)[0]
    anna = visit(lang=lang, size=size).go(f"/puzzles/{game}/{puzzle.id}").see_table()
    guide = anna.page.get_by_role("complementary", name=WORDS[lang][0][:-1])
    guide.get_by_role("button", name=WORDS[lang][-1]).click()
    expect(guide.get_by_text(puzzle.why[lang])).to_be_visible()
    check(anna, "solution")
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
    for lang, size in IN_BOTH_LANGUAGES:
        title = {"en": "By side", "fr": "Par camp"}[lang]
        anna = visit(lang=lang, size=size)
        anna.context.add_init_script(f"localStorage['internum.tables'] = {json.dumps(json.dumps(known))}")
        anna.go("/statistics")
        expect(anna.page.get_by_role("columnheader", name=title)).to_be_visible()
        expect(anna.page.get_by_role("rowheader", name="Anna")).to_be_visible()
        check(anna, "statistics")
        assert not anna.errors
