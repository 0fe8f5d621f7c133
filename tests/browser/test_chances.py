"""The chances of a game that is over: analysed at a click, scrubbed through, and as numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .people import IN_BOTH_LANGUAGES
from .server import Server
from .tables import at_one_screen, finished_record, open_record, open_table, people, played
from .test_access import check

WORDS = {
    "en": ["Analyse the game", "Chance of winning", "The numbers", "Statistics of the game", "Army", "Better"],
    "fr": ["Analyser la partie", "Chances de victoire", "Les chiffres", "Statistiques de la partie", "Armée", "Mieux"],
}
ANALYSED = 60_000  # milliseconds that a short game may take on a busy machine


@pytest.fixture(scope="module")
def link(server: Server) -> str:
    return open_record(server.url, finished_record("antike", rounds=1))


@pytest.mark.parametrize(("lang", "size"), IN_BOTH_LANGUAGES)
def test_a_record_is_analysed_and_scrubbed_through(
    visit: Visit, link: str, lang: str, size: tuple[int, int], tmp_path: Path
) -> None:
    button, title, numbers, *_ = WORDS[lang]
    anna = visit(lang=lang, size=size).go(link).see_table()
    panel = anna.page.get_by_role("region", name=title)
    graph = panel.locator(".graph")
    asked = panel.get_by_role("button", name=button)
    expect(asked.or_(graph)).to_be_visible()
    if asked.is_visible():  # unless somebody has asked before
        asked.click()
    expect(graph).to_be_visible(timeout=ANALYSED)
    box = graph.bounding_box()
    assert box
    anna.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.until(lambda: "at=" in anna.page.url, what="a moment in the middle")
    found = re.findall(r"at=(\d+)", anna.page.url)
    last = int(anna.page.get_by_role("slider").get_attribute("max") or 0)
    assert abs(int(found[0]) - last / 2) <= 2
    panel.get_by_text(numbers).click()
    expect(panel.get_by_role("row")).to_have_count(1 + 3)  # a head, the deal, the round, the end
    with anna.page.expect_download() as download:
        panel.get_by_role("link", name="CSV").click()
    download.value.save_as(tmp_path / "game.csv")
    assert (tmp_path / "game.csv").read_text().startswith("round,at,seat,name,sides,chance,score")
    assert not anna.errors
    check(anna, "chances")


@pytest.fixture(scope="module")
def empires(server: Server) -> str:
    return open_record(server.url, finished_record("empires", rounds=1))


@pytest.mark.parametrize(("lang", "size"), IN_BOTH_LANGUAGES)
def test_a_turn_that_cost_much_is_told_in_words(visit: Visit, empires: str, lang: str, size: tuple[int, int]) -> None:
    """What was played and what was better, then the figures; in the dark as well."""
    button, title, _, figures, army, better = WORDS[lang]
    anna = visit(lang=lang, size=size, theme="dark").go(empires.replace("#", "?at=9#")).see_table()
    panel = anna.page.get_by_role("region", name=title)
    points = panel.locator("ol button")
    asked = panel.get_by_role("button", name=button)
    expect(asked.or_(points.first)).to_be_visible()
    if asked.is_visible():  # unless somebody has asked before
        asked.click()
    points.first.click(timeout=ANALYSED)
    expect(points.first).to_have_attribute("aria-expanded", "true")
    told = panel.locator("dl")
    expect(told.get_by_text(better, exact=True)).to_be_visible()
    assert not re.search(r"[_>⟨]", told.inner_text()), "words, and no notation"
    panel.get_by_text(figures).click()
    panel.get_by_role("button", name=army).click()
    expect(panel.get_by_role("table", name=army)).to_be_visible()
    check(anna, "turning points")
    assert not anna.errors


def test_whoever_plays_alone_sees_the_chances_as_far_as_they_know(visit: Visit, server: Server) -> None:
    """A game of Empires against bots, looked back on while it runs."""
    match = played("empires", lambda match: match.round >= 2 and match.pending == (0,))
    seats = [*people("Anna"), *({"kind": "bot", "level": "novice"} for _ in range(2))]
    table = open_table(server.url, None, seats, "solo", record=match.record())
    anna = visit(lang="fr").go(table.link.replace("#", "?at=9#")).see_table()
    panel = anna.page.get_by_role("region", name="Chances de victoire")
    panel.get_by_role("button", name="Analyser la partie").click()
    expect(panel.get_by_text("d’après ce que vous savez de la partie")).to_be_visible(timeout=ANALYSED)
    phases = panel.get_by_label("Aller à une phase de ce tour")
    phases.select_option(index=0)
    assert re.search(r"at=\d+", anna.page.url)
    assert not anna.errors
    check(anna, "chances alone")


def test_a_running_game_offers_no_analysis(visit: Visit, server: Server) -> None:
    table = at_one_screen(server.url, played("antike", lambda match: match.round >= 3))
    page = visit().go(table.link.replace("#", "?at=9#")).see_table().page
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("region", name="Chance of winning")).to_have_count(0)
