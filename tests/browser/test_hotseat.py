"""Several people at one screen: whoever must act is called, and nobody sees what is not theirs."""

from __future__ import annotations

import itertools
import re

from playwright.sync_api import expect

from .conftest import Visit
from .people import Visitor
from .player import Player

# Does the curtain cover every point of the screen?
COVERED = """() => {
  const curtain = document.querySelector(".curtain");
  for (let x = 5; x < innerWidth; x += 50) for (let y = 5; y < innerHeight; y += 50)
    if (!curtain.contains(document.elementFromPoint(x, y))) return `${x},${y}`;
  return getComputedStyle(curtain).opacity === "1" ? "" : "it can be seen through";
}"""


def share_one_screen(visit: Visit, game: str, rounds: int) -> Visitor:
    anna = visit(name="Anna").set_up(game, "Share one screen", rounds=rounds, seat3="Computer")
    window = anna.page.get_by_role("dialog")
    window.get_by_role("textbox", name="Name, Seat 2").fill("Ben")
    window.get_by_role("button", name="Novice").click()
    return anna.start()


def test_the_screen_is_handed_over_behind_a_curtain(visit: Visit) -> None:
    both = share_one_screen(visit, "empires", rounds=1)
    player = Player(both, 8)
    curtain = both.page.get_by_role("dialog", name=re.compile("Pass the screen to"))
    called: list[str] = []
    while not both.over:
        if curtain.is_visible():
            name = curtain.get_by_role("heading").inner_text().removeprefix("Pass the screen to ")
            called.append(name)
            both.until(lambda: not both.page.evaluate(COVERED), what="a curtain over everything")
            if len(called) <= 2:
                keep_hidden(both, name)
            curtain.get_by_role("button", name=f"I am {name}").click()
            expect(curtain).to_have_count(0)
        elif not player.step(unless=".curtain"):  # a curtain that falls just now is answered above, and counted
            both.page.wait_for_timeout(40)
    assert {"Anna", "Ben"} <= set(called), called
    assert all(a != b for a, b in itertools.pairwise(called)), "called again although already there"
    assert not both.errors


def keep_hidden(both: Visitor, name: str) -> None:
    """No key shows anything of the table while the curtain is drawn."""
    for key in ("a", "h", "1"):
        both.page.keyboard.press(key)
        both.page.wait_for_timeout(80)
        assert both.page.get_by_role("dialog").count() == 1, f"the key {key} opens something before {name} is there"
    both.page.keyboard.press("Tab")
    behind = "document.querySelector('.table').contains(document.activeElement)"
    assert not both.page.evaluate(behind), "the Tab key reaches behind the curtain"
    both.page.keyboard.press("Shift+Tab")
