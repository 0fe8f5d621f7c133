"""Somebody who takes a lesson: does what the bubble points at, and nothing else."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from .people import Visitor

# What the lesson shows, once it waits for somebody: the bubble's words, its box, the frame, what has the focus.
SIGHT = """() => {
  const bubble = document.querySelector(".bubble");
  const box = (e) => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
  const dialog = document.querySelector("dialog[open]");
  if (dialog) return { dialog: dialog.innerText, mark: "dialog" };
  const frame = document.querySelector(".frame");
  const goOn = bubble?.querySelector("[data-go-on]");
  if (!bubble || (!goOn && !(frame && bubble.querySelector("#lesson-say")))) return null;
  const aim = goOn ?? document.querySelector('[aria-describedby="lesson-say"]');
  if (!aim || !aim.contains(document.activeElement)) return null;
  const said = bubble.innerText;
  const seen = { dialog: null, said, goOn: goOn?.innerText ?? null, bubble: box(bubble), frame: frame && box(frame),
    screen: [innerWidth, innerHeight] };
  return { ...seen, mark: JSON.stringify([said, seen.frame, aim.outerHTML.slice(0, 120)]) };
}"""
# The same, once it differs from `mark` and nothing has moved for some frames.
CHANGED = f"""(mark) => {{
  const now = ({SIGHT})();
  const key = JSON.stringify(now);
  window.stillFor = key === window.seenBefore ? window.stillFor + 1 : 0;
  window.seenBefore = key;
  return now && now.mark !== mark && window.stillFor > 3 && now;
}}"""


class Learner:
    def __init__(self, visitor: Visitor, game: str, keyboard: bool = False) -> None:
        self.visitor, self.page, self.keyboard = visitor, visitor.page, keyboard
        self.read: list[str] = []
        self.mark = ""
        if not visitor.page.url.endswith(f"/learn/{game}"):  # unless led there by the first page
            visitor.go(f"/learn/{game}")

    def look(self) -> dict[str, Any]:
        """What the lesson asks for now, once that has changed."""
        found: dict[str, Any] = self.page.wait_for_function(CHANGED, arg=self.mark).json_value()
        self.mark = found["mark"]
        return found

    def do(self, seen: dict[str, Any]) -> None:
        if seen["dialog"] and self.keyboard:
            while not self.page.evaluate("document.activeElement?.matches('dialog [data-action]')"):
                self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")
        elif seen["dialog"]:
            self.page.locator("dialog [data-action]").click()
        elif self.keyboard:
            self.page.keyboard.press("Enter")
        elif seen["goOn"]:
            self.page.locator("[data-go-on]").click()
        else:
            left, top, right, bottom = seen["frame"]
            self.page.mouse.click((left + right) / 2, (top + bottom) / 2)

    def take(self) -> list[str]:
        """The whole lesson, up to the offer of a first game; answers what the bubbles said."""
        first_game = self.page.locator("[data-go-on]").filter(has_text=self.first_game)
        for _ in range(80):
            seen = self.look()
            if not seen["dialog"]:
                self.check(seen)
                self.read.append(seen["said"])
            if first_game.count():
                expect(first_game).to_be_visible()
                return self.read
            self.do(seen)
        raise AssertionError("the lesson has no end")

    @property
    def first_game(self) -> str:
        is_french = self.page.locator("html").get_attribute("lang") == "fr"
        return "première partie" if is_french else "first game"

    def check(self, seen: dict[str, Any]) -> None:
        """The bubble is on the screen and does not cover what it points at."""
        left, top, right, bottom = seen["bubble"]
        width, height = seen["screen"]
        assert left >= 0 and top >= 0 and right <= width + 1 and bottom <= height + 1, seen["said"]
        if seen["frame"]:
            covered = [
                min(right, seen["frame"][2]) - max(left, seen["frame"][0]),
                min(bottom, seen["frame"][3]) - max(top, seen["frame"][1]),
            ]
            assert min(covered) <= 5, f"the bubble covers what it points at: {seen['said']}"
        assert "⟨" not in seen["said"]
