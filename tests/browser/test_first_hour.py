"""The first hour: somebody who has never been here learns, plays a first game by what the screen says, and wins it."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from internum.server import compile_ahead, compiled

from .conftest import Visit
from .learner import Learner
from .people import Visitor
from .server import Server
from .test_lessons import told

SHOWN = ["[data-advice]", "#prompt .choices button:has([href='#ui-step'])"]  # "Play it", and "Skip" of others' moves
SEE = """(selectors) => {
  if (document.querySelector("dialog[open] [data-standings]")) return "over";
  return selectors.find((s) => document.querySelector(s)?.checkVisibility()) ?? null;
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the novices that everybody meets; they and the adviser think on the compiled engine."""
    if not compiled.is_ready("antike"):
        assert compile_ahead.start("antike").wait() == 0
    server = Server(tmp_path_factory.mktemp("first") / "tables.db", bots="", bot_engine="auto")
    yield server
    server.stop()


def follow_advice(visitor: Visitor, seconds: float) -> int:
    """Press "Play it" whenever it is there, and skip what others do; answers how often it was."""
    page, end, followed = visitor.page, time.monotonic() + seconds, 0
    while True:
        seen = page.wait_for_function(SEE, arg=SHOWN).json_value()
        if seen == "over":
            return followed
        assert time.monotonic() < end, f"still playing after {seconds} s and {followed} moves: {visitor.prompt!r}"
        if seen == SHOWN[0]:
            button = page.query_selector(SHOWN[0])
            if button:  # not overtaken by what follows of itself
                button.click()
                followed += 1
                button.wait_for_element_state("hidden")
        else:
            page.locator(SHOWN[1]).click()


def test_a_newcomer_learns_and_wins_the_first_game_by_what_the_screen_says(visit: Visit, house: Server) -> None:
    anna = visit(house.url, fresh=True).home()
    anna.card("antike").get_by_role("link", name="Learn in ten minutes").click()
    anna.page.wait_for_url(re.compile("/learn/antike"))
    learner = Learner(anna, "antike")
    read = "\n".join(learner.take())
    assert [say for say in told("antike", "en") if say not in read] == []
    anna.page.locator("[data-go-on]").filter(has_text=learner.first_game).click()
    anna.see_table()
    followed = follow_advice(anna, seconds=240)
    end = anna.page.get_by_role("dialog")
    print(f"{followed} moves by the adviser's word")
    expect(end.get_by_text("Congratulations")).to_be_visible()
    expect(end.get_by_role("row").nth(1)).to_have_class(re.compile("mine"))  # the winner comes first
    assert not anna.errors


@pytest.mark.slow
def test_a_whole_game_against_novices_is_won_by_asking_for_hints(visit: Visit, house: Server) -> None:
    """From the first page without a lesson: three novices, and the key H at every choice."""
    anna = visit(house.url, fresh=True).home()
    page = anna.page
    anna.card("antike").get_by_role("button", name="Novice").click()
    anna.card("antike").locator(".btn.primary").click()
    anna.see_table()
    end = time.monotonic() + 1800
    while not anna.over:
        assert time.monotonic() < end, anna.prompt
        if page.locator("[data-confirm]").is_visible():
            page.locator("[data-confirm]").click()
        elif anna.my_turn:
            page.keyboard.press("h")
            page.locator("dialog[open] .btn.act").first.click()
            expect(page.locator("dialog[open]:not(:has([data-standings]))")).to_have_count(0)
        elif page.locator(SHOWN[1]).is_visible():
            page.locator(SHOWN[1]).click(timeout=2000)
        else:
            page.wait_for_timeout(40)
    expect(page.get_by_role("dialog").get_by_text("Congratulations")).to_be_visible()
