"""Pictures of the board at a moment: what lies open to everybody, drawn on the server."""

from __future__ import annotations

import asyncio
import threading
from functools import lru_cache
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import Response

from internum.study.picture import board_picture, png

from .. import access
from ..problems import Problem
from .common import ERRORS, Language, TheService, Visitor

router = APIRouter(prefix="/tables/{table}/moments/{at}", tags=["review"], responses=ERRORS)
WIDTH = 1200  # what pages that preview a link ask for
_one_at_a_time = threading.Lock()


@router.get("/picture.{kind}", response_class=Response, responses={200: {"content": {"image/png": {}}}})
async def picture(
    service: TheService,
    who: Visitor,
    language: Language,
    at: Annotated[int, Path(ge=0)],
    kind: Literal["svg", "png"],
    width: Annotated[int, Query(ge=100, le=2400, description="of a PNG, in pixels")] = WIDTH,
) -> Response:
    """The board when the log had `at` entries, as everybody may see it."""

    def draw() -> str:
        return board_picture(access.moment_of(service.tables.find(who.table), at), language=language)

    svg = await service.call(draw)
    if kind == "svg":
        return Response(svg, media_type="image/svg+xml")
    try:
        return Response(await asyncio.to_thread(_pixels, svg, width), media_type="image/png")
    except ValueError:
        raise Problem("no-picture") from None


def _pixels(svg: str, width: int) -> bytes:
    """One at a time: a picture that is asked for a hundred times at once is drawn once."""
    with _one_at_a_time:
        return _kept(svg, width)


@lru_cache(maxsize=32)
def _kept(svg: str, width: int) -> bytes:
    return png(svg, width)
