"""Learn in ten minutes: every lesson is taken to its end in both languages, with the mouse and by keys alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from internum.lessons import lesson, lessons

from .conftest import Visit
from .learner import Learner
from .people import DESK, PHONE, TABLET
from .test_access import check

GAMES = pytest.mark.parametrize("game", lessons())


def told(game: str, language: str) -> list[str]:
    """The first words of every bubble, as the lesson has them."""
    found = lesson(game)
    words = found.words(language)
    return [words.text(f"lesson-{c.id}-{s.id}", s.says) for c in found.chapters for s in c.steps]


@pytest.mark.parametrize("game", [game for game in lessons() if game != "antike"])  # that one in the first hour
def test_a_lesson_is_taken_with_the_mouse(visit: Visit, game: str) -> None:
    visitor = visit(size=(1366, 768))
    read = "\n".join(Learner(visitor, game).take())
    assert [say for say in told(game, "en") if say not in read] == []
    check(visitor, "the end of a lesson")
    assert not visitor.errors


@GAMES
def test_a_lesson_is_taken_by_the_keyboard_alone_in_french(visit: Visit, game: str) -> None:
    visitor = visit(lang="fr", size=TABLET)
    read = "\n".join(Learner(visitor, game, keyboard=True).take())
    assert [say for say in told(game, "fr") if say not in read] == []
    assert not visitor.errors


@pytest.mark.slow
def test_a_lesson_is_taken_on_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    Learner(visitor, "antike").take()
    assert not visitor.errors


def test_a_wrong_click_is_answered_kindly_and_changes_nothing(visit: Visit) -> None:
    visitor = visit(size=DESK)
    learner = Learner(visitor, "antike")
    page, nudge = visitor.page, visitor.page.locator(".bubble .nudge")
    learner.look()
    page.locator("[data-space=gold]").click(force=True)
    expect(nudge).to_have_text(re.compile("read this first"))
    for _ in range(2):
        page.locator("[data-go-on]").click()
        learner.look()
    page.locator("[data-space=gold]").click(force=True)
    expect(nudge).to_have_text(re.compile("Choose what is framed: Marble"))
    page.keyboard.press("1")
    page.keyboard.press("h")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".bubble small")).to_have_text("3 of 26")
    page.locator("[data-space=marble]").click()
    expect(nudge).to_have_count(0)
    expect(page.locator(".bubble .done")).to_have_text(re.compile("\\+1 marble: you hold 3"))


def test_back_again_skip_and_leave(visit: Visit) -> None:
    visitor = visit(size=DESK)
    learner = Learner(visitor, "antike")
    page, progress = visitor.page, visitor.page.locator(".bubble small")
    for _ in range(3):
        learner.do(learner.look())
    expect(progress).to_have_text("4 of 26")
    page.get_by_role("button", name="Back").click()
    expect(progress).to_have_text("3 of 26")
    page.get_by_role("button", name="Skip chapter").click()
    expect(page.locator(".bubble h2")).to_have_text("Legions, galleys, new cities")
    page.get_by_role("group", name="Language").get_by_text("FR").click()
    expect(page.locator(".bubble h2")).to_have_text("Légions, galères, villes nouvelles")
    page.get_by_role("button", name="Quitter la leçon").click()
    expect(page.locator("article")).to_have_count(3)
    expect(page.locator("article").get_by_text("Apprendre en dix minutes")).to_have_count(3)


def test_a_newcomer_is_offered_a_lesson_once(visit: Visit) -> None:
    visitor = visit(size=DESK).home()
    page = visitor.page
    visitor.card("antike").locator(".btn.primary").click()
    visitor.see_table()
    offer = page.get_by_role("complementary", name="Learn in ten minutes")
    expect(offer.get_by_role("link")).to_have_attribute("href", "/learn/antike")
    page.set_viewport_size({"width": 390, "height": 844})
    assert offer.evaluate("o => o.offsetHeight") < 110, "two lines and two buttons on a phone"
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    offer.get_by_role("button", name="No, thank you").click()
    expect(offer).to_have_count(0)
    page.reload()
    visitor.see_table()
    expect(offer).to_have_count(0)
