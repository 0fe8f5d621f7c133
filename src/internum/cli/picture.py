"""`internum picture RECORD_OR_POSITION OUT`: the board at a moment, as SVG or PNG."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from internum import load
from internum.study.picture import board_picture, png


def picture(
    source: Annotated[Path, typer.Argument(help="A record (.inm) or a position (.json).")],
    out: Annotated[Path, typer.Argument(help="The picture: a file that ends with .svg or .png.")],
    at: Annotated[int | None, typer.Option(help="Before which entry of the log (default: the end).", min=0)] = None,
    width: Annotated[int, typer.Option(help="Width of a PNG in pixels.", min=100, max=8000)] = 1600,
    lang: Annotated[str, typer.Option(help="Language: en or fr.")] = "en",
    caption: Annotated[bool, typer.Option(help="With a strip that names round, sides and scores.")] = True,
) -> None:
    """Draw the board as it stood at a moment. PNG needs `pip install internum[pictures]`."""
    if out.suffix.lower() not in (".svg", ".png"):
        raise ValueError(f"{out}: a picture's name ends with .svg or .png")
    match = load(source, chance="manual")
    if at is not None:
        if at > len(match.log):
            raise ValueError(f"--at {at}: the log has {len(match.log)} entries")
        match = match.at(at)
    drawn = board_picture(match, language=lang, caption=caption)
    out.write_bytes(drawn.encode() if out.suffix.lower() == ".svg" else png(drawn, width))
