"""The end of a game: in good grammar, the winner first, level ones side by side; playing again, and giving up."""

from __future__ import annotations

from playwright.sync_api import expect

from internum.core.match import Match
from internum.lessons import lesson

from .conftest import Visit
from .people import Visitor
from .screens import sit_down
from .server import Server
from .tables import open_table, people


def before_the_last_move() -> Match:
    """The lesson's own end: the Greeks found Paphos and win, the two others are level."""
    chapter = lesson("antike").chapter("winning")
    match = chapter.match()
    for step in chapter.steps:
        if "found paphos" in step.play:
            return match
        for action in step.play:
            match.play(action)
        for seat, text in step.replies:
            match.play(text, seat)
    raise AssertionError("the lesson does not end by founding Paphos")


def rows(visitor: Visitor) -> list[str]:
    return [" ".join(row.split()) for row in visitor.page.locator("[data-standings] tbody tr").all_inner_texts()]


def test_the_winner_comes_first_and_the_level_ones_share_a_place(visit: Visit, server: Server) -> None:
    table = open_table(server.url, None, people("Anna", "Ben", "Cleo"), position=before_the_last_move().position())
    anna = sit_down(visit(), table.link)
    anna.until(lambda: "paphos" in anna.glowing, what="a city to found")
    assert anna.click_place("paphos")
    expect(anna.page.locator("#prompt")).to_contain_text("or ends the game")
    anna.page.locator("[data-confirm]").click()
    end = anna.page.get_by_role("dialog")
    expect(end.get_by_role("heading", name="The Greeks win", exact=True)).to_be_visible()
    expect(end).to_contain_text("The Greeks win with 10 personages.")
    assert rows(anna) == ["1. Greeks Anna 10", "2. Persians Ben 2", "2. Arabs Cleo 2"]

    french = visit(lang="fr").go(table.link).see_table()
    expect(french.page.get_by_role("dialog").get_by_role("heading", name="Les Grecs gagnent")).to_be_visible()

    end.get_by_role("button", name="Play again").click()  # with the same people at once
    expect(anna.page.locator(".curtain")).to_be_visible()
    assert table.id not in anna.page.url
    assert not anna.errors and not french.errors


def test_who_resigns_is_asked_once_and_the_computer_plays_on(visit: Visit) -> None:
    anna = visit().set_up("antike", players=2, rounds=1).start()
    anna.wait_for_turn()
    anna.page.locator("[data-menu]").click()
    window = anna.page.get_by_role("dialog")
    window.get_by_role("button", name="Resign").click()
    expect(window.get_by_role("alert")).to_contain_text("The computer plays your seat to the end")
    window.get_by_role("button", name="Yes, resign").click()
    anna.until(lambda: anna.over, what="the end without a click of Anna's")
    assert not anna.errors
