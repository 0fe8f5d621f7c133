"""Every screen shows the board: late, crowded positions at the sizes people have."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import Visit
from .people import DESK, PHONE, Visitor
from .screens import sit_down as sit_down_at
from .server import Server
from .tables import at_one_screen, open_table, people, played

FOLDER = Path(__file__).parent
MEASURE = (FOLDER / "whole_map.js").read_text()
DESKS = [(1366, 768), (1536, 864), (1440, 900), (1920, 1080), (2560, 1440)]
PHONES = [(1024, 768), (360, 640), (390, 844), (430, 932), (740, 360), (844, 390)]
NAMES = ["Anna", "Ben", "Cleo", "Dario", "Elena", "Faustus"]
SMALLEST, SMALLEST_TO_CLICK = 16, 24  # pixels
GAMES = ["antike", "classic", "empires"]


# Of some elements, those whose middle belongs to another.
COVERED = """(all) => all.filter((e) => {
  const { left, top, width, height } = e.getBoundingClientRect();
  return !e.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((e) => e.dataset.token)"""
Sit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def sit_down(browser: Browser, server: Server) -> Iterator[Sit]:
    """At a table that stands in a late position with nearly as many things on the map as a game ever has."""
    visitors: list[Visitor] = []

    @cache
    def come(game: str, size: tuple[int, int] = DESK) -> Visitor:
        position = json.loads((FOLDER / "positions" / f"{game}.json").read_text())
        table = open_table(server.url, None, people(*NAMES[: position["players"]]), position=position)
        visitor = Visitor(browser, server.url, size=size).go(table.link).see_table()
        visitors.append(visitor)
        visitor.page.locator(".curtain button").click()
        expect(visitor.page.locator(".curtain")).to_have_count(0)
        visitor.page.evaluate("document.fonts.ready.then(() => 0)")
        return visitor

    def come_again(game: str, size: tuple[int, int] = DESK) -> Visitor:
        visitor = come(game, size)
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        visitor.page.keyboard.press("m")
        visitor.page.keyboard.press("0")
        visitor.page.evaluate("document.activeElement.blur()")
        return visitor

    yield come_again
    for visitor in visitors:
        visitor.leave()


def measure(page: Page, size: tuple[int, int]) -> Any:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page.evaluate(MEASURE)


def hidden(seen: Any) -> list[Any]:
    """Where the map lies under something else, or beyond the screen."""
    return [f"the map is hidden at {seen['hidden']}"] if seen["hidden"] or seen["overhang"] > 1 else []


def faults(seen: Any) -> list[Any]:
    """What of the map at rest is hidden, too small, or lies over something else."""
    found = hidden(seen)
    found += [f"{seen['thing'][1]}: {seen['thing'][0]:.1f}"] if seen["thing"][0] < SMALLEST else []
    found += [f"to click, {seen['hit'][1]}: {seen['hit'][0]:.1f}"] if seen["hit"][0] < SMALLEST_TO_CLICK else []
    found += [f"letters: {seen['letters']:.1f}"] if seen["letters"] < 10 else []
    return found + seen["covered"] + seen["piled"]


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_map_is_seen_and_everything_on_it(sit_down: Sit, game: str) -> None:
    page = sit_down(game).page
    places = page.locator("path[data-place]").count()
    found = []
    for size in DESKS + PHONES:
        seen = measure(page, size)
        found += [(size, fault) for fault in faults(seen)]
        found += [(size, f"only {seen['things']} things on the map")] if seen["things"] < 60 else []
        if size in DESKS and (seen["folded"] or seen["named"] < places):
            found += [(size, f"{seen['folded']} folded, {places - seen['named']} without a name")]
    assert not found, "\n" + "\n".join(f"{game} at {w}×{h}: {fault}" for (w, h), fault in found)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_on_its_side_gives_the_map_its_height(sit_down: Sit, game: str) -> None:
    page = sit_down(game).page
    for width, height in ((740, 360), (844, 390)):
        seen = measure(page, (width, height))
        assert seen["map"][1] >= height - 2 or seen["map"][0] >= width - 220, f"{width}×{height}: {seen['map']}"
        for part in (".topbar", "#prompt", ".phone-tabs"):
            expect(page.locator(part)).to_be_in_viewport()
        assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0


def test_a_table_opens_with_the_whole_map(visit: Visit, links: dict[str, str]) -> None:
    for size in ((1920, 1080), (844, 390)):
        page = visit(size=size).go(links["empires"]).see_table().page
        page.locator(".curtain button").click()
        assert not hidden(measure(page, size))


def test_the_key_0_brings_the_whole_map_back(sit_down: Sit) -> None:
    page = sit_down("empires").page
    seen = measure(page, (1920, 1080))
    assert not hidden(seen)
    whole = seen["map"]
    page.keyboard.press("m")
    for _ in range(4):
        page.keyboard.press("+")
    assert measure(page, (1920, 1080))["map"][0] > whole[0] * 2
    page.keyboard.press("0")
    assert measure(page, (1920, 1080))["map"] == whole


def test_the_map_moves_to_a_target_out_of_view(sit_down: Sit) -> None:
    visitor = sit_down("antike")
    page = visitor.page
    page.keyboard.press("m")
    for _ in range(6):
        page.keyboard.press("+")
    board = page.locator(".board").bounding_box()
    assert board
    ways = set()
    for _ in range(len(visitor.glowing)):
        page.keyboard.press("]")
        place = page.evaluate("document.activeElement.dataset.place")
        page.wait_for_timeout(60)
        at = visitor.point(place)
        assert at and board["x"] <= at[0] <= board["x"] + board["width"], place
        ways.add(page.evaluate("document.querySelector('.stage').style.transform"))
    assert len(ways) > 1  # it had to move


def test_a_crowded_place_opens_into_a_fan(sit_down: Sit) -> None:
    page = sit_down("empires", (360, 640)).page
    sign = page.locator("[data-fold]").first
    hidden = int((sign.locator("text").text_content() or "").strip("+"))
    of = sign.get_attribute("data-fold")
    before = page.locator(f'.pieces [data-of="{of}"]').count()
    sign.locator(".hit").tap()
    fan = page.locator(".fan [data-thing]")
    assert fan.count() >= before + hidden
    for box in page.eval_on_selector_all(".fan .body", "all => all.map(e => e.getBoundingClientRect().width)"):
        assert box >= SMALLEST_TO_CLICK
    page.touchscreen.tap(8, 120)
    expect(page.locator(".fan")).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), (844, 390)])
def test_what_a_hand_is_worth_is_told_without_breaking_its_words(sit_down: Sit, size: tuple[int, int]) -> None:
    note = sit_down("classic", size).page.locator(".note")
    words = note.locator("strong + p b")
    height, line = words.evaluate("e => [e.getBoundingClientRect().height, parseFloat(getComputedStyle(e).fontSize)]")
    assert height < 2 * line, words.inner_text()
    assert note.evaluate("e => e.scrollWidth - e.clientWidth") <= 0


def test_no_word_of_right_clicks_where_there_are_only_fingers(sit_down: Sit) -> None:
    page = sit_down("empires", PHONE).page
    how = page.locator("#prompt .how")
    expect(how).not_to_contain_text("right-click")
    page.get_by_role("button", name="Understood").tap()  # the phase has been explained
    expect(how).to_contain_text("hold anything to ask why not")
    expect(how).not_to_contain_text("right-click")


def test_covered_provinces_do_not_glare_in_the_dark(visit: Visit, server: Server) -> None:
    table = open_table(server.url, "empires", people(*NAMES[:3]))
    page = visit(theme="dark").go(table.link).see_table().page
    fills = page.locator(".covered").evaluate_all("all => all.map(e => getComputedStyle(e).fill)")
    assert fills
    for fill in fills:
        red, green, blue = map(int, re.findall(r"\d+", fill)[:3])
        assert 0.3 * red + 0.59 * green + 0.11 * blue < 128, fill


def test_all_goods_are_seen_beside_the_shop_and_four_players_below_the_rondel(visit: Visit, server: Server) -> None:
    """At the commonest size of a laptop's screen."""
    match = played("empires", lambda match: match.round >= 2 and match.view(0)["phase"] == "build")
    page = visit(size=(1366, 768)).go(at_one_screen(server.url, match).link).see_table().page
    page.locator(".curtain button").click()
    expect(page.locator(".shop")).to_be_visible()
    assert page.locator(".hand [data-token]").count() > 10
    under = page.locator(".hand [data-token]").evaluate_all(COVERED)
    assert under == [], "goods that lie under something else"
    match = played("antike", lambda match: match.round >= 2, players=4)
    page = visit(size=(1366, 768)).go(at_one_screen(server.url, match, NAMES[:4]).link).see_table().page
    page.locator(".curtain button").click()
    for player in page.locator("li[data-side]").all():
        expect(player).to_be_in_viewport(ratio=1)


def test_five_empires_and_all_their_heroes_are_seen_at_once_on_a_laptop(visit: Visit, server: Server) -> None:
    """Nothing is bought yet, the ways to win are shown, the lesson is still offered: more never stands there."""
    table = open_table(server.url, "empires", people(*NAMES[:5]), seed=3)
    page = visit(size=(1366, 768)).go(table.link).see_table().page
    page.locator(".curtain button").click()
    for panel in ("[data-win-card]", ".tracks", ".gallery", "li[data-side]"):
        for part in page.locator(panel).all():
            expect(part).to_be_in_viewport(ratio=1)
    assert page.locator("li[data-side]").count() == 5
    assert page.evaluate("(e => e.scrollHeight - e.clientHeight)(document.querySelector('aside.side'))") <= 0
    tops = page.locator(".num").evaluate_all("all => all.map(e => e.getBoundingClientRect().top)")
    assert len(tops) > 5 and len(set(tops)) == 1, "the numbers to choose from stand in one row"


def test_the_card_of_a_place_takes_the_room_the_map_has(visit: Visit, server: Server) -> None:
    match = played("empires", lambda match: match.round >= 2 and match.view(0)["phase"] == "build")
    anna = sit_down_at(visit(), at_one_screen(server.url, match).link)
    spots = {place: at for place in anna.glowing if (at := anna.point(place))}
    place = min(spots, key=lambda place: spots[place][1])  # the room is below
    anna.click_place(place, button="right")
    card = anna.page.locator(".popover .inside")
    about, whole = card.get_by_role("button", name=re.compile("^About ")), card.get_by_text("You can do here")
    expect(about.or_(whole)).to_be_visible()
    if about.is_visible():
        about.click()
    expect(whole).to_be_visible()
    assert card.evaluate("e => e.scrollHeight - e.clientHeight") <= 1, "the card scrolls"


def test_what_the_column_has_to_spare_shows_the_chronicle(visit: Visit, links: dict[str, str]) -> None:
    page = visit(size=(1920, 1080)).go(links["antike"]).see_table().page
    page.locator(".curtain button").click()
    expect(page.locator("li[data-side]").first).to_be_visible()
    expect(page.get_by_role("log", name="Chronicle")).to_be_visible()  # beside the players, without a click


def test_the_name_of_a_province_tells_whose_it_is_what_stands_there_and_what_may_be_done(
    sit_down: Sit,
) -> None:
    page = sit_down("empires").page
    place = page.locator("[data-place][data-legal]").first.get_attribute("data-place")
    name = page.locator(f'path[data-place="{place}"]').get_attribute("aria-label") or ""
    assert name.startswith("Nubia, Egypt. 1 legion, Carthage. A legion from Nubia to "), name
