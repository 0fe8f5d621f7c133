"""Takes the pictures in docs/pictures: `python tools/pictures.py [NAME …]`, all of them without a name.

The games on them are played by the computer from fixed seeds; the pictures are what a browser shows of them.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any

os.environ.setdefault("INTERNUM_ENGINE", "python")  # nothing to compile
ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Locator, expect, sync_playwright  # noqa: E402
from tests.browser import chromium  # noqa: E402
from tests.browser.people import PHONE, TABLET, Visitor  # noqa: E402
from tests.browser.server import Server  # noqa: E402
from tests.browser.tables import open_record, open_table  # noqa: E402
from tests.browser.test_screens import DESKS, PHONES  # noqa: E402
from tools.palette import smaller  # noqa: E402

import internum  # noqa: E402
from internum.agents import Agent, Seat, make_agent  # noqa: E402
from internum.core.match import Match  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
NAMES = ["Anna", "Bruno", "Chloë", "Dario", "Elena", "Faustus"]
PLAYERS = {"antike": 4, "empires": 5, "classic": 5}
PHONE_ON_ITS_SIDE = (844, 390)
SEEDS = {"antike": 7, "empires": 21, "classic": 5}


Wanted = Callable[[Match, int], bool]


class Course:
    """A game the computer plays, from one interesting moment to the next."""

    def __init__(self, game: str) -> None:
        self.players = PLAYERS[game]
        self.match = internum.new(game, players=self.players, seed=SEEDS[game])
        self.agents: list[Agent] = [make_agent("novice") for _ in range(self.players)]
        for seat, agent in enumerate(self.agents):
            agent.begin(self.match.game, seat, seat)
        self.ahead = list(MOMENTS[game])
        self.found: dict[str, tuple[str, int]] = {}

    @property
    def seat(self) -> int:
        return self.match.decision.seats[0]

    def moment(self, name: str) -> tuple[str, int]:
        """The record of a moment worth a picture, and who is to act in it; moments before it are passed on the way."""
        while name not in self.found:
            following, there = self.ahead.pop(0)
            self.found[following] = self.to(there)
        return self.found[name]

    def to(self, there: Wanted) -> tuple[str, int]:
        """Play on until a moment is as wished."""
        while not self.match.over:
            if there(self.match, self.seat):
                return self.match.record(), self.seat
            self.step()
        raise SystemExit("a moment for a picture did not come about")

    def step(self) -> None:
        seat = self.seat
        self.match.play(self.agents[seat].act(Seat(self.match, seat)), seat=seat)


course = cache(Course)


def phase(stage: str, *phases: str, after: int = 0, verb: str = "") -> Wanted:
    """A moment in that stage and one of those phases, after some rounds, in which a verb may be played."""

    def there(match: Match, seat: int) -> bool:
        view = match.view(seat)
        fits = view["round"] > after and view.get("stage", stage) == stage and view["phase"] in phases
        return fits and (not verb or any(text.split()[0] == verb for text in match.legal(seat)))

    return there


def claimed_twice(match: Match, seat: int) -> bool:
    return phase("trade", "claim", after=2)(match, seat) and len(match.view(seat)["trade"]["claims"]) > 1


TRADE_AND_BUILD = (
    ("offer", phase("trade", "offer", after=2)),
    ("claim", claimed_twice),
    ("build", phase("build", "build", after=2, verb="done")),
)
MOMENTS: dict[str, tuple[tuple[str, Wanted], ...]] = {
    "antike": (
        ("rondel", phase("", "rondel", after=8)),
        ("arming", phase("", "arming", after=8)),
        ("manoeuvre", phase("", "manoeuvre", after=8)),
    ),
    "empires": (*TRADE_AND_BUILD, ("battle", phase("military", "land_battle", "sea_battle", after=2, verb="attack"))),
    "classic": TRADE_AND_BUILD,
}


@dataclass
class Studio:
    browser: Browser
    server: Server
    visitors: list[Visitor] = field(default_factory=list)

    def visit(self, **wishes: Any) -> Visitor:
        visitor = Visitor(self.browser, self.server.url, name="Anna", **wishes)
        self.visitors.append(visitor)
        return visitor

    def sit_down(self, game: str, moment: str, mode: str = "solo", **wishes: Any) -> Visitor:
        """Sit down as whoever is to act at a moment; the others are the computer's."""
        record, me = course(game).moment(moment)
        names = iter(NAMES[1:])
        seats = [
            {"kind": "person", "name": NAMES[0]}
            if seat == me
            else {"kind": "bot", "level": "novice", "name": next(names)}
            for seat in range(PLAYERS[game])
        ]
        table = open_table(self.server.url, None, seats, mode, record=record)
        visitor = self.visit(**wishes).go(table.link).see_table()
        visitor.wait_for_turn()
        return visitor

    def leave(self) -> None:
        while self.visitors:
            self.visitors.pop().leave()


def shop(visitor: Visitor, item: str) -> Visitor:
    button = visitor.page.locator(f"[data-buy={item}].can, [data-buy].can").first
    if button.count():
        button.click()
    return visitor


def stage_offer(visitor: Visitor) -> Visitor:
    """Put all but one of the tokens forward."""
    ready = visitor.page.locator("[data-ready]")
    while ready.is_disabled():
        visitor.page.locator(".hand button.can").last.click()
    return visitor


def why(visitor: Visitor) -> Visitor:
    """Click a place that may not be chosen, in the middle of the map."""
    middle = visitor.page.locator(".board").bounding_box()
    assert middle
    places = visitor.page.eval_on_selector_all("[data-place]:not([data-legal])", "all => all.map(a => a.dataset.place)")
    points = [(p, at) for p in places if (at := visitor.point(p))]
    x, y = middle["x"] + middle["width"] * 0.45, middle["y"] + middle["height"] * 0.4
    points.sort(key=lambda found: (found[1][0] - x) ** 2 + (found[1][1] - y) ** 2)
    for place, _ in points:
        visitor.click_place(place)
        if visitor.page.locator(".why").count():
            break
        visitor.page.wait_for_timeout(150)
    expect(visitor.page.locator(".why")).to_be_visible()
    return visitor


def fight(visitor: Visitor) -> Visitor:
    visitor.page.locator(".battle [data-action^=attack]").first.click()
    visitor.page.locator("[data-confirm]").click()  # dice are about to be rolled
    expect(visitor.page.locator(".battle .sides")).to_be_visible()
    return visitor


def fill(visitor: Visitor, words: str) -> Visitor:
    visitor.page.get_by_role("searchbox").fill(words)
    return visitor


def press(visitor: Visitor, key: str) -> Visitor:
    visitor.page.keyboard.press(key)
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    return visitor


def click(visitor: Visitor, target: Callable[[Visitor], Locator]) -> Visitor:
    target(visitor).click()
    return visitor


def review(studio: Studio) -> Visitor:
    """A game that is over, analysed, at one of the turns that cost most."""
    text = (ROOT / "tests" / "games" / "empires-4-tiles.inm").read_text()
    for number, name in enumerate(NAMES, 1):
        text = text.replace(f'"Player {number}"', f'"{name}"')
    visitor = studio.visit().go(open_record(studio.server.url, text).replace("#", "?at=0#")).see_table()
    visitor.page.get_by_role("button", name="Analyse the game").click()
    visitor.page.locator(".chances ol button").nth(1).click(timeout=300_000)
    return visitor


def end(studio: Studio) -> Visitor:
    """The end of a recorded game, its last choice made in the browser."""
    match = internum.load((ROOT / "tests" / "games" / "antike-4-won.inm").read_text())
    last = next(e for e in reversed(match.log) if not e.forced and e.seat < match.players)
    seats = [{"kind": "person", "name": name} for name in NAMES[: match.players]]
    table = open_table(studio.server.url, None, seats, "hotseat", record=match.at(last.number).record())
    visitor = studio.visit().go(table.link).see_table()
    visitor.page.locator(".curtain button").click()
    visitor.play(last.text)
    confirm = visitor.page.locator("[data-confirm]")
    standings = visitor.page.get_by_text("Standings")
    expect(confirm.or_(standings)).to_be_visible()
    if confirm.is_visible():  # it ends the game
        confirm.click()
    expect(standings).to_be_visible()
    visitor.page.wait_for_timeout(1500)  # the course of the game is drawn
    return visitor


def handover(studio: Studio) -> Visitor:
    visitor = studio.visit().set_up("empires", "Share one screen", players=3)
    for seat, name in ((2, "Bruno"), (3, "Chloë")):
        visitor.page.get_by_role("textbox", name=f"Name, Seat {seat}").fill(name)
    visitor.start()
    expect(visitor.page.locator(".curtain")).to_be_visible()
    return visitor


def place_card(visitor: Visitor) -> Visitor:
    """The card of somebody's place."""
    visitor.click_place(visitor.glowing[0], button="right")
    visitor.page.get_by_role("button", name=re.compile("^About ")).click()
    expect(visitor.page.get_by_text("Where these facts come from")).to_be_visible()
    return visitor


def tab(visitor: Visitor, name: str) -> Visitor:
    visitor.page.locator(".phone-tabs").get_by_role("button", name=name).tap()
    return visitor


def lesson(visitor: Visitor, game: str) -> Visitor:
    """The first step of a lesson that asks for a choice."""
    visitor.go(f"/learn/{game}").see_table()
    go_on = visitor.page.locator(".bubble .btn.primary")
    expect(go_on).to_be_visible()
    while go_on.count():
        go_on.click()
        visitor.page.wait_for_timeout(600)
    return visitor


def crowded(studio: Studio, game: str, size: tuple[int, int]) -> Visitor:
    """The late position whose map is measured at every size of a screen."""
    position = json.loads((ROOT / "tests" / "browser" / "positions" / f"{game}.json").read_text())
    seats = [{"kind": "person", "name": name} for name in NAMES[: position["players"]]]
    table = open_table(studio.server.url, None, seats, position=position)
    visitor = studio.visit(size=size).go(table.link).see_table()
    visitor.page.locator(".curtain button").click()
    visitor.wait_for_turn()
    visitor.page.mouse.move(2, 2)  # at no place
    return visitor


SCREENS = [*DESKS, *PHONES]
PICTURES: dict[str, Callable[[Studio], Visitor]] = {
    "home": lambda s: s.visit().home(),
    "home-dark": lambda s: s.visit(theme="dark").home(),
    "home-french": lambda s: s.visit(lang="fr").home(),
    "set-up": lambda s: s.visit().set_up("empires", players=4),
    "invite": lambda s: click(
        s.visit().set_up("classic", "Invite friends", players=4, seat4="Computer"),
        lambda v: v.page.get_by_role("button", name="Make the links"),
    ),
    "handover": handover,
    "lesson": lambda s: lesson(s.visit(), "antike"),
    "lesson-phone": lambda s: lesson(s.visit(size=PHONE, lang="fr"), "empires"),
    "table-antike": lambda s: s.sit_down("antike", "rondel"),
    "table-antike-1366": lambda s: s.sit_down("antike", "rondel", size=(1366, 768)),
    "table-antike-1920": lambda s: s.sit_down("antike", "rondel", size=(1920, 1080)),
    "table-antike-dark": lambda s: s.sit_down("antike", "manoeuvre", theme="dark"),
    "table-antike-1024": lambda s: s.sit_down("antike", "rondel", size=TABLET),
    "why": lambda s: why(s.sit_down("antike", "arming")),
    "moves": lambda s: press(s.sit_down("antike", "manoeuvre"), "a"),
    "table-empires": lambda s: shop(s.sit_down("empires", "build"), "legion"),
    "table-empires-1024": lambda s: s.sit_down("empires", "build", size=TABLET),
    "place": lambda s: place_card(s.sit_down("empires", "build")),
    "trade-offer": lambda s: stage_offer(s.sit_down("empires", "offer")),
    "trade-claims": lambda s: s.sit_down("empires", "claim"),
    "hero": lambda s: click(s.sit_down("empires", "build"), lambda v: v.page.locator("[data-tile]").first),
    "battle-odds": lambda s: s.sit_down("empires", "battle"),
    "battle": lambda s: fight(s.sit_down("empires", "battle")),
    "table-classic": lambda s: s.sit_down("classic", "build"),
    "trade-classic": lambda s: s.sit_down("classic", "claim", theme="dark"),
    "review": review,
    "end": end,
    "rules": lambda s: fill(press(s.sit_down("antike", "rondel"), "r"), "temple"),
    "menu": lambda s: click(s.sit_down("antike", "rondel"), lambda v: v.page.get_by_role("button", name="Menu")),
    "phone-home": lambda s: s.visit(size=PHONE).home(),
    "phone-antike": lambda s: s.sit_down("antike", "rondel", size=PHONE),
    "phone-map": lambda s: tab(s.sit_down("empires", "build", size=PHONE), "Map"),
    "phone-side-antike": lambda s: s.sit_down("antike", "rondel", size=PHONE_ON_ITS_SIDE),
    "phone-side-empires": lambda s: s.sit_down("empires", "build", size=PHONE_ON_ITS_SIDE),
    "phone-trade": lambda s: stage_offer(s.sit_down("empires", "offer", size=PHONE)),
    "phone-players": lambda s: tab(s.sit_down("empires", "build", size=PHONE), "Players"),
    **{
        f"crowded-{game}-{size[0]}x{size[1]}": partial(crowded, game=game, size=size)
        for game in PLAYERS
        for size in SCREENS
    },
}


def main(wanted: list[str]) -> None:
    unknown = [name for name in wanted if name not in PICTURES]
    if unknown or (missing := chromium.missing()):
        raise SystemExit(f"no such picture: {', '.join(unknown)}" if unknown else f"no pictures: {missing}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        browser = chromium.launch(playwright)
        studio = Studio(browser, server)
        try:
            for name in wanted or PICTURES:
                take(studio, name)
        finally:
            browser.close()
            server.stop()


def take(studio: Studio, name: str) -> None:
    visitor = PICTURES[name](studio)
    page = visitor.page
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.wait_for_timeout(700)  # windows and glow come to rest
    picture = page.screenshot(animations="disabled")
    file = FOLDER / f"{name}.png"
    file.write_bytes(smaller(page, picture))
    print(f"{file.relative_to(ROOT)}  {file.stat().st_size // 1000} kB", flush=True)
    studio.leave()


if __name__ == "__main__":
    main([re.sub(r"\.png$", "", name) for name in sys.argv[1:]])
