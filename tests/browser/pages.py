"""Figures and faults of pages as they are drawn: how soon, how large, what does not fit."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from .people import Visitor

# When the first place of the map had been drawn, in milliseconds after the page was asked for.
WATCH = """new MutationObserver((_, watch) => {
  if (window.boardAt || !document.querySelector("[data-place]")) return;
  watch.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => (window.boardAt = performance.now())));
}).observe(document, { childList: true, subtree: true });"""


def first_board(visitor: Visitor, link: str) -> float:
    """Seconds from asking for a table's page to its board on the screen, with nothing in the browser's cache."""
    visitor.page.add_init_script(WATCH)
    visitor.go(link)
    visitor.page.wait_for_function("() => window.boardAt")
    return float(visitor.page.evaluate("window.boardAt")) / 1000


def gzipped(folder: Path, pattern: str) -> int:
    """Size of all files of a kind in a folder, as they come over the line."""
    return sum(len(gzip.compress(f.read_bytes(), mtime=0)) for f in folder.rglob(pattern))


FAULTS = (Path(__file__).parent / "faults.js").read_text()
PANELS = [".topbar", ".middle", "main.dock", "aside.side", ".phone-tabs"]


def faults(page: Page) -> list[Any]:
    """What does not fit on the page as it stands."""
    page.evaluate("document.fonts.ready.then(() => 0)")
    return list(page.evaluate(FAULTS, PANELS))


# Drag the slider from the first moment to the last, a step with every frame; answers how long each frame took, and how
# many moments were shown on the way.
SCRUB = """(seconds) => new Promise((done) => {
  const slider = document.querySelector("input[type=range]");
  const told = document.querySelector("#prompt .how");
  const [last, start, frames, shown] = [Number(slider.max), performance.now(), [], new Set()];
  const note = new MutationObserver(() => shown.add(told.textContent));
  note.observe(told, { childList: true, subtree: true, characterData: true });
  let before = start;
  requestAnimationFrame(function frame(now) {
    frames.push(now - before);
    before = now;
    slider.value = Math.round(last * Math.min(1, (now - start) / 1000 / seconds));
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    if (now - start < seconds * 1000) requestAnimationFrame(frame);
    else done({ frames: frames.slice(1), shown: shown.size });
  });
})"""


@dataclass
class Scrubbing:
    """How smoothly a game was scrubbed through."""

    per_second: float
    slowest: float  # milliseconds of the slowest frame in twenty
    shown: int  # moments
    seconds: float


def scrub(page: Page, seconds: float = 4) -> Scrubbing:
    page.locator("input[type=range]").wait_for()
    seen = page.evaluate(SCRUB, seconds)
    frames = sorted(seen["frames"])
    return Scrubbing(1000 * len(frames) / sum(frames), frames[len(frames) * 19 // 20], seen["shown"], seconds)
