"""Choosing: by mouse, by keyboard, taking back, and asking why not."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visit
from .people import Visitor


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
    expect(anna.page.get_by_role("alert").get_by_role("button", name=re.compile("Rule AN-"))).to_be_visible()


def test_somebody_plays_with_the_keyboard_alone(visit: Visit) -> None:
    anna = visit().home()
    keys = anna.page.keyboard

    def tab_to(name: str, most: int = 80) -> None:
        for _ in range(most):
            keys.press("Tab")
            said = anna.page.evaluate(
                "() => { const e = document.activeElement; return e.getAttribute('aria-label') ?? e.innerText ?? '' }"
            )
            if name in said:
                return
        raise AssertionError(f"{name!r} cannot be reached with the Tab key")

    tab_to("Novice")
    keys.press("Enter")
    tab_to("Play now")
    keys.press("Enter")
    anna.see_table().wait_for_turn()

    # a space of the rondel, taken back again
    tab_to("Arming")
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

    # and to the end of the turn by the list
    for _ in range(30):
        if not anna.my_turn or anna.prompt == before:
            break
        keys.press("a")
        keys.press("ArrowDown")
        keys.press("Enter")
        expect(anna.page.get_by_role("dialog")).to_have_count(0)
        anna.page.wait_for_timeout(100)
    else:
        raise AssertionError("the turn did not end")


def test_pieces_are_moved_by_dragging_them(visit: Visit) -> None:
    anna = visit().set_up("antike", players=2, rounds=3).start()

    wanted, played = ["rondel arming", "arm legion", "pay", "done", "rondel manoeuvre-2"], ""
    while not played.startswith("rondel manoeuvre"):
        anna.wait_for_turn()
        moves = anna.list_moves()
        played = next(m for w in wanted for m in moves if m.startswith(w))
        if played.split()[0] != "pay":
            wanted.remove(" ".join(played.split()[:2]))
        anna.play(played)
    anna.until(lambda: anna.my_turn and bool(anna.glowing), what="pieces that can move")
    move = next(m for m in anna.list_moves() if ">" in m)
    source, target = re.findall(r"([a-z-]+)>([a-z-]+)", move)[0]
    piece = anna.page.locator(f'[data-piece][data-from="{source}"]').first
    box, there = piece.bounding_box(), anna.point(target)
    assert box and there
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.page.mouse.down()
    anna.page.mouse.move(there[0], there[1], steps=6)
    anna.page.mouse.up()
    expect(anna.page.locator(f'[data-piece][data-from="{target}"]').first).to_be_attached()
