"""A whole game as a moving picture: an animated GIF of the board, frame by frame."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

from internum.core.game import CHANCE
from internum.core.match import Match

from .board import board_picture
from .raster import MISSING, png

FRAMES = 160  # at most; a game of many moments shows only so many of them
STILL, LAST = 350, 4000  # milliseconds of a frame, and of the last


def animation(
    match: Match,
    width: int = 800,
    language: str = "en",
    frames: int = FRAMES,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> bytes:
    """A GIF with a frame for every turn; what lies open to everybody is drawn."""
    try:
        from PIL import Image
    except ImportError:
        raise ValueError(MISSING) from None
    numbers = thinned(moments(match), frames)

    def still(number: int) -> Any:
        return Image.open(io.BytesIO(png(board_picture(match.at(number), language=language), width))).convert("RGB")

    # one palette for all: what does not change keeps its colour, and is not stored again
    samples = [still(numbers[i]) for i in (0, len(numbers) // 2, -1)]
    sheet = Image.new("RGB", (width, sum(s.height for s in samples)))
    for i, sample in enumerate(samples):
        sheet.paste(sample, (0, i * sample.height))
    palette = sheet.quantize(255, dither=Image.Dither.NONE)
    drawn: list[Any] = []
    for done, number in enumerate(numbers, 1):
        drawn.append(still(number).quantize(palette=palette, dither=Image.Dither.NONE))
        progress(done, len(numbers))
    times = [STILL] * (len(drawn) - 1) + [LAST]
    out = io.BytesIO()
    drawn[0].save(out, "GIF", save_all=True, append_images=drawn[1:], duration=times, loop=0, optimize=False)
    return out.getvalue()


def moments(match: Match) -> list[int]:
    """Entries of the log before which another seat than before begins to choose, and the end."""
    chosen = [entry for entry in match.log if not entry.forced and entry.seat != CHANCE]
    turns = [e.number for i, e in enumerate(chosen) if i == 0 or e.seat != chosen[i - 1].seat]
    return [*turns, len(match.log)]


def thinned(numbers: list[int], most: int) -> list[int]:
    """At most so many of them, evenly, the first and the last always."""
    if len(numbers) <= most:
        return numbers
    return [numbers[round(i * (len(numbers) - 1) / (most - 1))] for i in range(most)]
