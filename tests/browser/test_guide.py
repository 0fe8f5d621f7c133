"""What somebody new is told: what a choice would do, a question before a wasted turn."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visit
from .people import PHONE, Visitor
from .screens import sit_down
from .server import Server
from .tables import open_table, people

POSITION: dict[str, Any] = {
    "game": "antike",
    "players": 3,
    "state": {
        "phase": "rondel",
        "active": "greece",
        "city": {"athens": "greece"},
        "rondel": {"greece": "temple"},
        "stock": {"greece": {"gold": 2, "coin": 1}},
    },
}


def greeks(visit: Visit, server: Server, state: Any = POSITION["state"], **wishes: object) -> Visitor:
    table = open_table(server.url, None, people("Anna", "Ben", "Cleo"), position={**POSITION, "state": state})
    return sit_down(visit(**wishes), table.link)


def test_pointing_focus_and_holding_tell_what_a_choice_would_do(visit: Visit, server: Server) -> None:
    anna = greeks(visit, server)
    told = anna.page.locator("[data-told]")
    anna.page.locator("[data-space=gold]").hover()
    expect(told).to_have_text("Gold: +1, then you hold 3.")
    anna.page.mouse.move(5, 5)
    expect(told).to_have_count(0)
    anna.page.locator("[data-space=gold]").focus()
    for _ in range(4):
        anna.page.keyboard.press("Tab")
    expect(anna.page.locator("[data-space=know-how]")).to_be_focused()
    expect(told).to_contain_text("you cannot afford any; the cheapest costs 7, you have 3")

    ben = greeks(visit, server, size=PHONE, lang="fr")
    ben.page.locator("[data-space=gold]").dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(ben.page.locator("[data-told]")).to_have_text("Or : +1, vous en aurez 3.")
    ben.page.locator("[data-space=gold]").dispatch_event("click", {"bubbles": True})
    ben.page.wait_for_timeout(200)
    assert ben.my_turn and ben.page.locator("[data-space=gold]").is_visible(), "the end of a hold plays nothing"


def test_a_wasted_turn_is_asked_about_until_one_says_no_more(visit: Visit, server: Server) -> None:
    anna = greeks(visit, server)
    how = anna.page.locator("#prompt .how")
    anna.page.locator("[data-space=manoeuvre-1]").click()
    expect(how).to_contain_text("Manoeuvre would bring you nothing this turn.")
    how.get_by_role("button", name="Don’t ask again").click()
    anna.page.get_by_role("button", name="Back").click()
    anna.page.locator("[data-space=manoeuvre-1]").click()
    expect(anna.page.locator("#prompt .say")).to_contain_text("Persians")
    assert anna.page.evaluate("JSON.parse(localStorage['internum.settings']).careful") is False


def test_the_rules_open_at_the_phase_with_contents_search_and_clauses_one_click_away(
    visit: Visit, server: Server
) -> None:
    anna = greeks(visit, server, lang="fr")
    anna.page.keyboard.press("r")
    rules = anna.page.get_by_role("dialog")
    expect(rules.get_by_role("heading", name="La roue")).to_be_in_viewport()
    expect(rules.locator("[data-chapter=rondel] .sign").first).to_be_attached()
    expect(rules.locator("dt")).to_have_count(0)
    rules.locator("[data-rule='AN-4.6']").click()
    expect(rules.locator("div.here dt")).to_have_text("AN-4.6")
    expect(rules.locator("[data-only-english]").first).to_have_text("En anglais seulement\u00a0:")
    expect(rules.locator("dd > p[lang=en]:first-child")).to_have_count(0)  # no clause is English without a word
    rules.locator("[data-to=conquest]").click()
    expect(rules.get_by_role("heading", name="Conquérir des villes")).to_be_in_viewport()
    rules.get_by_label("Chercher dans les règles").fill("démocratie")
    expect(rules.get_by_role("heading", name="Savoir-faire")).to_be_visible()
    expect(rules.get_by_role("heading", name="La roue")).to_have_count(0)


def test_how_to_win_and_the_purpose_of_a_phase_go_for_good_and_come_back_from_the_menu(
    visit: Visit, server: Server
) -> None:
    anna = greeks(visit, server)
    card, purpose = anna.page.locator("[data-win-card]"), anna.page.locator("[data-purpose]")
    anna.page.mouse.move(5, 5)  # away from the map: a place that is pointed at has the line to itself
    expect(card).to_contain_text("of 10")
    expect(purpose).to_contain_text("The rondel decides")
    anna.page.get_by_role("button", name="Understood").click()
    card.get_by_role("button", name="Send this card away").click()
    expect(card).to_have_count(0)
    anna.page.reload()
    anna.page.locator(".curtain button").click()
    expect(anna.page.locator("[data-space=gold]")).to_be_visible()
    assert card.count() == purpose.count() == 0
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="How to win").click()
    expect(anna.page.locator("[data-legend] li")).not_to_have_count(0)
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Explain everything again").click()
    anna.page.mouse.move(5, 5)
    expect(card).to_be_visible()
    expect(purpose).to_be_visible()


@pytest.mark.parametrize("game", ["antike", "classic", "empires"])
def test_the_legend_has_every_sign_of_the_board(visit: Visit, links: dict[str, str], game: str) -> None:
    page = sit_down(visit(), links[game]).page
    drawn = signs(page.locator(".board .pieces use[href]"))
    assert len(drawn) > 5
    page.locator("[data-win-card]").get_by_role("button", name="How to win").click()
    legend = page.locator("[data-legend]")
    expect(legend.first).to_be_visible()
    assert drawn - signs(legend.locator("use[href]")) == set()


def signs(drawn: Locator) -> set[str]:
    """What signs show, whichever side's colours they wear."""
    names = drawn.evaluate_all("all => all.map(e => e.getAttribute('href').slice(1))")
    return {re.sub("^(legion|trireme|fortress|marker|shield)-.*", r"\1", name) for name in names}
