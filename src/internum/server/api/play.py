"""Acting: choices, questions, undo, standing orders, advice."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from .. import access, acting
from ..problems import Problem
from ..rebuild import guessed
from ..requests import Act, Order, Undo, Why
from ..responses import HintAnswer, PaymentAnswer, RefusalAnswer, Snapshot, UndoAnswer
from ..worker import Job, job_for
from .common import (
    ERRORS,
    Language,
    OwnStream,
    SeatToLookAs,
    SnapshotResponse,
    TheService,
    Visitor,
    after,
    snapshot_of,
)

router = APIRouter(prefix="/tables/{table}", tags=["play"], responses=ERRORS)


@router.post("/actions", response_model=Snapshot)
async def act(
    service: TheService,
    who: Visitor,
    wish: Act,
    language: Language,
    seat: SeatToLookAs = None,
    stream: OwnStream = "",
) -> JSONResponse:
    """Play one action or several (all or none). Answered only when they are safely stored."""
    return await after(
        service, lambda: acting.act(service.tables, who, wish, language), who, language, seat, wish.at, stream
    )


@router.post("/why", response_model=RefusalAnswer | None)
async def why(service: TheService, who: Visitor, wish: Why, language: Language) -> JSONResponse:
    """Why an action is not allowed, or null if it is."""
    return JSONResponse(await service.call(acting.why, service.tables, who, wish, language))


@router.post("/undo", response_model=UndoAnswer)
async def undo(
    service: TheService,
    who: Visitor,
    wish: Undo,
    language: Language,
    seat: SeatToLookAs = None,
    stream: OwnStream = "",
) -> JSONResponse:
    """Take back one's last choice."""

    def take_back() -> dict[str, Any]:
        taken = acting.undo(service.tables, who, wish)
        at = len(service.tables.find(who.table).match.log)
        return {**snapshot_of(service, who, language, seat, since=at, stream=stream), "taken": taken}

    return SnapshotResponse(await service.call(take_back))


@router.post("/orders", response_model=Snapshot)
async def order(
    service: TheService, who: Visitor, wish: Order, language: Language, stream: OwnStream = ""
) -> JSONResponse:
    """Give a seat a standing order, or have it asked again."""
    return await after(service, lambda: acting.order(service.tables, who, wish), who, language, None, 0, stream)


@router.get("/suggest-payment", response_model=PaymentAnswer)
async def suggest_payment(service: TheService, who: Visitor, seat: SeatToLookAs = None) -> JSONResponse:
    """Actions that pay what is owed."""
    return JSONResponse(await service.call(acting.suggest_payment, service.tables, who, seat))


@router.get("/hint", response_model=HintAnswer, responses={501: ERRORS[422]})
async def hint(
    service: TheService, request: Request, who: Visitor, language: Language, seat: SeatToLookAs = None
) -> JSONResponse:
    """The best few moves for a seat of one's own, with chances and reasons."""

    def question() -> Job:
        table = service.tables.find(who.table)
        own = access.own_seat_to_look_as(table, who, seat)
        if own not in table.match.pending:
            raise Problem("bad-request", "nothing-to-decide", seat=own)
        # the adviser gets a world made up anew: it cannot tell what the seat does not know
        return job_for("hint", table.id, guessed(table.match, own), own, "", language)

    def put(moves: list[dict[str, Any]], own: int) -> dict[str, Any]:
        match = service.tables.find(who.table).match
        words = match.words(language)
        decision = match.decision_of(own)
        known = {a.text: a for a in decision.actions.values()}
        listed = []
        for move in moves:
            if action := known.get(move.pop("text")):
                named = {"text": action.text, "verb": action.verb, "args": dict(action.args)}
                listed.append({"action": {**named, "label": decision.label(action, words)}, **move})
        return {"seat": own, "moves": listed}

    job = await service.call(question)
    kind, moves = await service.ask_bot(job, request.is_disconnected)
    if kind != "moves":
        raise Problem("no-hint", "hint-failed")
    return JSONResponse(await service.call(put, moves, job.seat))
