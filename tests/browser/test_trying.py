"""From a moment of a game into a sandbox, back, once more; what was tried is a tree, and stays in the record."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visit
from .people import DESK, PHONE, Visitor
from .player import Player
from .server import Server
from .tables import finished_record, open_record
from .test_access import check

WORDS = {
    "en": {
        "try": "Try it from here",
        "start": "Start the game",
        "back": "Back to the review",
        "again": "Try once more",
        "tree": "What else was tried",
        "tried": "Tried from moment 12",
        "keep": "Save the record with these variations",
        "variation": "Variation from moment 12",
    },
    "fr": {
        "try": "Essayer à partir d’ici",
        "start": "Commencer la partie",
        "back": "Revenir à l’examen",
        "again": "Essayer encore",
        "tree": "Ce qui a été essayé d’autre",
        "tried": "Essai depuis le moment 12",
        "keep": "Enregistrer la partie avec ces variantes",
        "variation": "Variante depuis le moment 12",
    },
}


@pytest.fixture(scope="module")
def record() -> str:
    return finished_record("antike", rounds=2)


def try_it_twice(anna: Visitor, say: dict[str, str], plays: bool = False) -> Locator:
    """From moment 12 into a sandbox and once more, then back to the review; the tree there."""
    page = anna.page
    page.get_by_role("button", name=say["try"]).click()
    page.get_by_role("dialog").get_by_role("button", name=say["start"]).click()
    expect(page.get_by_role("link", name=say["back"])).to_be_visible()
    if plays:
        Player(anna, 3).play()
        page.keyboard.press("Escape")  # the end of the game is told in a window
    first = page.url
    page.get_by_role("button", name=say["again"]).click()  # as often as one likes
    expect(page).not_to_have_url(first)
    expect(page.get_by_role("link", name=say["back"])).to_be_visible()
    page.get_by_role("link", name=say["back"]).click()
    tree = page.get_by_role("region", name=say["tree"])
    expect(tree.get_by_role("button", name=re.compile(say["tried"]))).to_have_count(2)
    check(anna, "tree of what was tried")
    assert not anna.errors
    return tree


def test_what_is_tried_becomes_a_tree_of_variations(visit: Visit, server: Server, record: str, tmp_path: Path) -> None:
    say = WORDS["en"]
    anna = visit(size=(1366, 768)).go(open_record(server.url, record).replace("#", "?at=12#")).see_table()
    tree = try_it_twice(anna, say, plays=True)
    with anna.page.expect_download() as download:
        tree.get_by_role("button", name=say["keep"]).click()
    download.value.save_as(tmp_path / "game.inm")
    kept = (tmp_path / "game.inm").read_text()
    assert "\n(12. " in kept
    anna.go(open_record(server.url, kept)).see_table()
    anna.page.get_by_role("button", name=re.compile(say["variation"])).first.click()
    expect(anna.page).to_have_url(re.compile("at=12#"))


@pytest.mark.parametrize(("lang", "size"), [("en", PHONE), ("fr", PHONE), ("fr", DESK)])
def test_what_was_tried_is_shown_on_every_screen(
    visit: Visit, server: Server, record: str, lang: str, size: tuple[int, int]
) -> None:
    anna = visit(lang=lang, size=size).go(open_record(server.url, record).replace("#", "?at=12#")).see_table()
    try_it_twice(anna, WORDS[lang])
