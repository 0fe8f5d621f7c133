"""`internum picture RECORD_OR_POSITION OUT`: the board at a moment as SVG or PNG, or a whole game as a GIF."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from internum import load
from internum.core.match import Match
from internum.study.picture import animation, board_picture, png
from internum.study.picture.animation import FRAMES

STILLS = (".svg", ".png")


def picture(
    source: Annotated[Path, typer.Argument(help="A record (.inm) or a position (.json).")],
    out: Annotated[Path, typer.Argument(help="The picture: a file that ends with .svg or .png (or .gif: --animate).")],
    at: Annotated[int | None, typer.Option(help="Before which entry of the log (default: the end).", min=0)] = None,
    width: Annotated[
        int | None, typer.Option(help="Width of a PNG (1600) or GIF (800) in pixels.", min=100, max=8000)
    ] = None,
    lang: Annotated[str, typer.Option(help="Language: en or fr.")] = "en",
    caption: Annotated[bool, typer.Option(help="With a strip that names round, sides and scores.")] = True,
    animate: Annotated[bool, typer.Option("--animate", help="The whole game as an animated GIF.")] = False,
    frames: Annotated[int, typer.Option(help="Frames of a GIF, at most.", min=2, max=2000)] = FRAMES,
) -> None:
    """Draw the board as it stood at a moment, or all of a game. PNG and GIF need `pip install internum[pictures]`."""
    kind = out.suffix.lower()
    if animate != (kind == ".gif") or (not animate and kind not in STILLS):
        raise ValueError(f"{out}: a picture's name ends with .svg or .png, that of a moving one (--animate) with .gif")
    match = load(source, chance="manual")
    if at is not None:
        if at > len(match.log):
            raise ValueError(f"--at {at}: the log has {len(match.log)} entries")
        match = match.at(at)
    if animate:
        out.write_bytes(_moving(match, width or 800, lang, frames, out.name))
        return
    drawn = board_picture(match, language=lang, caption=caption)
    out.write_bytes(drawn.encode() if kind == ".svg" else png(drawn, width or 1600))


def _moving(match: Match, width: int, lang: str, frames: int, name: str) -> bytes:
    with Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True
    ) as bar:
        task = bar.add_task(name, total=None)
        return animation(match, width, lang, frames, lambda done, total: bar.update(task, completed=done, total=total))
