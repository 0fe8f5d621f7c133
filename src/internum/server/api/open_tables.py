"""Tables that anybody may join, because their host allows it."""

from __future__ import annotations

import secrets
from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse
from pydantic import BaseModel

from .. import listing
from ..problems import Problem
from ..requests import Name, Request
from ..responses import TokenAnswer
from ..seating import notice_of
from ..store import token_hash
from ..stored import Chair, SeatChange, Who
from .account import ListAnswer, TableId
from .common import ERRORS, TheService, Visitor

router = APIRouter(tags=["tables"], responses=ERRORS)


class Join(Request):
    name: Name


class Listing(Request):
    listed: bool


class ListingAnswer(BaseModel):
    listed: bool


@router.get("/open-tables", response_model=ListAnswer)
async def waiting(service: TheService) -> JSONResponse:
    """Tables with a seat for anybody."""
    return JSONResponse({"tables": await service.call(listing.public, service.store)})


@router.post("/open-tables/{table}", status_code=201, response_model=TokenAnswer)
async def join(service: TheService, table: TableId, wish: Join) -> JSONResponse:
    """Take the first open seat of such a table."""

    def sit() -> dict[str, Any]:
        if not listing.is_listed(service.store, table):
            raise Problem("not-found", table=table)
        found = service.tables.find(table)
        chair = next((c for c in found.chairs if c.kind == "open"), None)
        if chair is None or not found.is_running:
            raise Problem("forbidden", "no-room")
        fresh = secrets.token_urlsafe(18)
        who = Who(token_hash(fresh), table, (chair.seat,))
        new = Chair(chair.seat, "person", wish.name)
        service.tables.seat(found, new, SeatChange(revokes=True, token=who, notice=notice_of(new)))
        return {"seats": [chair.seat], "token": fresh, "link": f"/t/{table}#{fresh}", "host": False}

    return JSONResponse(await service.call(sit), 201)


@router.get("/tables/{table}/listing", response_model=ListingAnswer)
async def is_listed(service: TheService, who: Visitor) -> JSONResponse:
    """May anybody take the open seats of this table?"""
    return JSONResponse({"listed": await service.call(listing.is_listed, service.store, who.table)})


@router.post("/tables/{table}/listing", response_model=ListingAnswer)
async def set_listed(service: TheService, who: Visitor, wish: Listing) -> JSONResponse:
    """The host allows it, or no longer."""

    def change() -> None:
        if not who.host:
            raise Problem("forbidden", "only-host")
        if service.tables.find(who.table).header.mode != "online":
            raise Problem("bad-request", "not-online")
        listing.list_table(service.store, who.table, wish.listed)

    await service.call(change)
    return JSONResponse({"listed": wish.listed})
