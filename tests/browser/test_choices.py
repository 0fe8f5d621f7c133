"""Choosing: by mouse, by keyboard, taking back, and asking why not."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from internum.core.match import Match

from .conftest import Visit
from .people import Visitor
from .screens import sit_down
from .server import Server
from .tables import Table, at_one_screen, played


def at_the_table(visit: Visit, **wishes: object) -> Visitor:
    anna = visit(**wishes).set_up("antike", players=2, rounds=2).start()
    anna.wait_for_turn()
    return anna


def test_undo_takes_back_the_last_choice(visit: Visit) -> None:
    anna = at_the_table(visit)
    before = anna.prompt
    for take_back in ("click", "key"):
        anna.page.locator("[data-space=arming]").click()
        expect(anna.page.locator("#prompt .say")).not_to_have_text(before)
        if take_back == "click":
            anna.page.get_by_role("button", name="Undo").click()
        else:
            anna.page.keyboard.press("u")
        expect(anna.page.locator("#prompt .say")).to_have_text(before)
        expect(anna.page.get_by_role("button", name="Undo")).to_have_count(0)


def test_an_illegal_click_on_the_map_shows_the_rule(visit: Visit) -> None:
    anna = at_the_table(visit)
    anna.page.locator("[data-space=arming]").click()
    anna.until(lambda: bool(anna.glowing), what="places to arm")
    places = anna.page.eval_on_selector_all("[data-place]:not([data-legal])", "all => all.map(a => a.dataset.place)")
    assert next(p for p in places if anna.click_place(p))
    answer = anna.page.get_by_role("alert")
    expect(answer).to_be_visible()
    rule = answer.get_by_role("button", name=re.compile(r"Rule AN-\d"))
    number = rule.inner_text().split()[-1]
    rule.click()
    expect(anna.page.get_by_role("dialog").locator("div.here dt")).to_have_text(number)
    expect(anna.page.get_by_role("dialog").locator("div.here")).to_be_in_viewport()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_an_illegal_click_beside_the_map_shows_the_rule(visit: Visit) -> None:
    anna = at_the_table(visit)
    anna.page.locator("[data-space=know-how]").click()
    anna.page.locator(".cell:not(.legal)").first.click()
    answer = anna.page.get_by_role("alert")
    expect(answer.get_by_role("button", name=re.compile("Rule AN-"))).to_be_visible()
    expect(answer.locator(".remedy")).to_contain_text("Choose “Know-how” on the rondel")  # and what then


def test_somebody_plays_with_the_keyboard_alone(visit: Visit) -> None:
    anna = visit().home()
    keys = anna.page.keyboard

    def tab_to(what: str, most: int = 120) -> None:
        for _ in range(most):
            keys.press("Tab")
            if anna.page.evaluate("what => document.activeElement.matches(what)", what):
                return
        raise AssertionError(f"{what} cannot be reached with the Tab key")

    tab_to("[data-game=antike] [aria-label='Their level'] button")
    keys.press("Enter")
    tab_to("[data-game=antike] .btn.primary")
    keys.press("Enter")
    anna.see_table().wait_for_turn()

    # a space of the rondel, taken back again
    expect(anna.page.locator(".topbar")).to_contain_text("Round 1")
    tab_to("[data-space=arming]")
    before = anna.prompt
    keys.press("Enter")
    expect(anna.page.locator("#prompt .say")).not_to_have_text(before)

    # the map: to what glows, and why not elsewhere
    keys.press("m")
    keys.press("]")
    focused = "document.activeElement.dataset.place"
    assert anna.page.evaluate(focused) in anna.glowing
    for arrow in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        keys.press(arrow)
        if anna.page.evaluate(focused) not in anna.glowing:
            break
    keys.press("?")
    expect(anna.page.get_by_role("alert")).to_be_visible()
    keys.press("Escape")
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    keys.press("u")
    expect(anna.page.locator("#prompt .say")).to_have_text(before)

    # the list of all moves: type to narrow it, Enter plays the only one left
    keys.press("a")
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    keys.type("rondel iron")
    keys.press("Enter")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.page.locator("#prompt .say")).not_to_have_text(before)

    # and on by the list until it is the next round's turn
    for _ in range(40):
        anna.wait_for_turn()
        if "Round 1" not in anna.page.locator(".topbar").inner_text():
            break
        keys.press("a")
        expect(anna.page.get_by_role("dialog").locator("[data-action]").first).to_be_visible()
        keys.press("ArrowDown")
        keys.press("Enter")
        expect(anna.page.get_by_role("dialog")).to_have_count(0)
    else:
        raise AssertionError("the turn did not end")


def test_pieces_are_moved_by_dragging_them(visit: Visit, server: Server) -> None:
    match = played("antike", lambda match: bool(moves_of(match)))
    kind, source, target = moves_of(match)[0]
    table = at_one_screen(server.url, match)
    anna = sit_down(visit(), table.link)
    box, there = anna.page.locator(f'[data-piece="{kind}"][data-from="{source}"]').bounding_box(), anna.point(target)
    assert box and there
    before = anna.page.locator("[data-piece]").count()
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.page.mouse.down()
    anna.page.mouse.move(there[0], there[1], steps=6)
    anna.page.mouse.up()
    anna.until(lambda: {"kind": kind, "side": match.view(0)["active"], "count": 1} in pieces(table, target))
    expect(anna.page.locator("[data-piece]")).to_have_count(before)  # it has left where it stood


def pieces(table: Table, place: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = table.call("GET")["view"]["places"][place]["pieces"]
    return found


def moves_of(match: Match) -> list[tuple[str, str, str]]:
    """What may go from where to where, in a manoeuvre."""
    return [way[0] for text in match.legal() if (way := re.findall(r"^move (\w+) ([a-z-]+)>([a-z-]+)", text))]
