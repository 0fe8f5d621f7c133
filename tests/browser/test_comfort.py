"""Nothing gets in the way: panels stay as they were put, keys do what they show, everything closes."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from .conftest import Visit
from .people import Visitor
from .screens import sit_down
from .server import Server
from .tables import Table, at_one_screen, open_online, open_table, people, played

# Of words on the rondel, those that reach beyond what it shows.
CLIPPED = """(all) => all.filter((g) => {
  const [said, shown] = [g.getBoundingClientRect(), g.ownerSVGElement.getBoundingClientRect()];
  const cuts = getComputedStyle(g.ownerSVGElement).overflow !== "visible";
  return cuts && (said.left < shown.left || said.right > shown.right);
}).map((g) => g.textContent)"""
FITS = "b => b.scrollWidth <= b.clientWidth"


def open_tab(visitor: Visitor, name: str) -> None:
    visitor.page.locator("nav button:visible").filter(has_text=name).first.click()


def test_chronicle_and_draft_stay_through_moves(visit: Visit, server: Server) -> None:
    table = open_table(server.url, "antike", people("Anna", "Ben", "Cleo"), seed=5)
    anna = sit_down(visit(), table.link)
    page = anna.page
    open_tab(anna, "Talk")
    field = page.get_by_role("textbox", name="Say something")
    field.fill("Shall we ally ag")
    send = page.get_by_role("button", name="Send", exact=True)
    assert send.evaluate(FITS), "the word fits its button"
    page.get_by_role("button", name="FR", exact=True).click()
    assert page.get_by_role("button", name="Envoyer", exact=True).evaluate(FITS), "in French, too"
    page.get_by_role("button", name="EN", exact=True).click()
    open_tab(anna, "Chronicle")
    page.locator("[data-space=arming]").click()
    anna.until(lambda: bool(anna.glowing), what="places to arm")
    assert anna.click_place(anna.glowing[0])
    expect(page.get_by_role("log", name="Chronicle")).to_be_visible()
    page.reload()
    page.locator(".curtain button").click()
    open_tab(anna, "Talk")
    expect(field).to_have_value("Shall we ally ag")


def test_what_others_say_shows_a_badge_until_it_is_read(visit: Visit, server: Server) -> None:
    anna_at, ben_at = open_online(server.url, people("Anna", "Ben"), game="antike")
    anna = visit().go(anna_at.link).see_table()
    badge = anna.page.locator("[data-news=chat]:visible")
    ben_at.call("POST", "/chat", json={"text": "Hail"})
    expect(badge).to_have_text("1")
    open_tab(anna, "Talk")
    expect(anna.page.get_by_text("Hail")).to_be_visible()
    expect(badge).to_have_count(0)


def test_a_digit_plays_the_number_it_shows(visit: Visit, server: Server) -> None:
    table = at_one_screen(server.url, played("empires", lambda m: m.view(0)["phase"] == "number" and m.round == 2))
    anna = sit_down(visit(), table.link)
    shown = anna.page.locator(".numbers .num strong")
    expect(shown.first).to_be_visible()
    numbers = [int(n) for n in shown.all_inner_texts()]
    assert numbers != list(range(1, len(numbers) + 1)), "a position in which the number is not its place in the row"
    asked = next(n for i, n in enumerate(numbers) if n != i + 1 and n > 0)
    anna.page.keyboard.press(str(asked))
    anna.until(lambda: size_of_exchange(table) == asked, what=f"an exchange of {asked}")


def size_of_exchange(table: Table) -> int:
    trade = table.call("GET")["view"]["trade"]
    return int(trade["size"]) if trade else 0


def test_escape_closes_whatever_is_open(visit: Visit, server: Server) -> None:
    table = at_one_screen(server.url, played("empires", lambda match: match.view(0)["phase"] == "number"))
    anna = sit_down(visit(), table.link)
    page = anna.page
    for key, field in (("a", True), ("r", True)):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        if field:
            page.get_by_role("dialog").locator("input").first.fill("legion")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".trade")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".trade")).to_have_count(0)
    open_tab(anna, "Talk")
    talk = page.get_by_role("textbox", name="Say something")
    talk.fill("Hail")
    page.keyboard.press("Escape")
    expect(talk).not_to_be_focused()


def test_prompts_fit_with_four_owners_in_french(visit: Visit, server: Server) -> None:
    names = ("Alexandre le Grand", "Bérénice de Cyrène", "Cléopâtre Séléné", "Démosthène d’Athènes")
    match = played("antike", lambda m: m.round >= 2 and m.view(0)["phase"] == "rondel", players=4)
    table = at_one_screen(server.url, match, names)
    anna = visit(lang="fr", size=(1366, 768))
    crowded: list[str] = []

    def crowd(route: Route) -> None:
        """The same table with units of all four nations in one place."""
        answer = route.fetch()
        shot = answer.json()
        crowded[:] = [next(p for p, here in shot["view"]["places"].items() if here["owner"])]
        sides = [side["id"] for side in shot["view"]["sides"]]
        units = [{"kind": kind, "side": side, "count": 12} for side in sides for kind in ("galley", "legion")]
        shot["view"]["places"][crowded[0]]["pieces"] = units
        route.fulfill(response=answer, json=shot)

    anna.page.route(re.compile(rf"/api/tables/{table.id}\?"), crowd)
    anna.page.route(re.compile("/events"), lambda route: route.abort())  # they would bring the table as it is
    sit_down(anna, table.link)
    prompt = anna.page.locator("#prompt")
    height = prompt.evaluate("p => p.offsetHeight")
    badge = anna.page.locator(".badge.free").first
    assert badge.evaluate("g => g.querySelector('text').getBBox().width + 6 <= g.querySelector('rect').getBBox().width")
    assert anna.page.locator(".badge").evaluate_all(CLIPPED) == [], "words that the rondel's edge cuts off"
    at = anna.point(crowded[0])
    assert at
    anna.page.mouse.move(*at)
    expect(prompt.locator(".how")).to_contain_text("12")
    assert prompt.evaluate("p => p.scrollHeight <= p.clientHeight"), "nothing hangs out of the prompt"
    assert prompt.evaluate("p => p.offsetHeight") == height, "and the map does not jump"
    assert re.search("\u00a0:", anna.prompt)
