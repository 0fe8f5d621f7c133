"""What else was tried: the variations of a record, and branches written into it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import BaseModel, Field

from .. import branches
from ..requests import BranchRef, Request
from ..responses import TableAnswer
from .common import ERRORS, ERRORS_OF_TEXT, TheService, Visitor

router = APIRouter(prefix="/tables/{table}", tags=["review"], responses=ERRORS)


class VariationsAnswer(BaseModel):
    """A tree: each has `at`, `moves` and the `variations` that leave it."""

    variations: list[dict[str, Any]]


class OpenVariation(Request):
    """The way down the tree: `[2, 0]` is the first variation of the third."""

    path: Annotated[list[int], Field(min_length=1, max_length=12)]


class KeepBranches(Request):
    """Tables that were played on from this one (or from one another), each with a token of theirs."""

    branches: Annotated[list[BranchRef], Field(max_length=60)]


@router.get("/variations", response_model=VariationsAnswer)
async def variations(service: TheService, who: Visitor) -> JSONResponse:
    """The variations of a game in which all lies open."""
    return JSONResponse({"variations": await service.call(branches.listed, service.tables, who)})


@router.post("/variations", status_code=201, response_model=TableAnswer)
async def open_variation(service: TheService, who: Visitor, wish: OpenVariation) -> JSONResponse:
    """Open a variation as a record of its own, to step through or play on from."""
    return JSONResponse(await service.call(branches.open_variation, service.tables, who, wish.path), 201)


@router.post("/record", response_class=PlainTextResponse, responses=ERRORS_OF_TEXT)
async def record(service: TheService, who: Visitor, wish: KeepBranches) -> PlainTextResponse:
    """The record with what was tried at other tables as its variations."""
    text = await service.call(branches.record_with, service.tables, who, wish.branches)
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{who.table}.inm"'})
