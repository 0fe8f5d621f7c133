"""What calls share: the service, the bearer of the token, the language, and snapshots as answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Depends, Header, Query, Request
from fastapi.responses import JSONResponse

from internum.core.speech import LANGUAGES

from .. import snapshots
from ..problems import Problem
from ..responses import ErrorAnswer
from ..service import Service
from ..stored import Who
from ..written import as_json

REFUSALS = (400, 401, 403, 404, 408, 409, 413, 422, 429)
ERRORS: dict[int | str, dict[str, Any]] = {status: {"model": ErrorAnswer} for status in REFUSALS}
_ERROR = {"schema": {"$ref": "#/components/schemas/ErrorAnswer"}}
ERRORS_OF_TEXT: dict[int | str, dict[str, Any]] = {
    status: {"description": "Why not", "content": {"application/json": _ERROR}} for status in REFUSALS
}
"""For calls that answer a text: refusals are JSON all the same."""


async def the_service(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


async def language(
    lang: Annotated[str, Query(max_length=8, description="language of all texts: en or fr")] = "en",
) -> str:
    if lang not in LANGUAGES:
        raise Problem("bad-request", "bad-language", language=lang, languages=", ".join(LANGUAGES))
    return lang


async def bearer(
    authorization: Annotated[str, Header(max_length=200, description="Bearer and the token of a link")] = "",
    token: Annotated[str, Query(max_length=100, description="the token, where no header can be sent")] = "",
) -> str:
    scheme, _, given = authorization.partition(" ")
    return given.strip() if scheme.lower() == "bearer" else token


TheService = Annotated[Service, Depends(the_service)]
Language = Annotated[str, Depends(language)]
Bearer = Annotated[str, Depends(bearer)]
OwnStream = Annotated[
    str,
    Query(
        alias="stream", max_length=40, description="the name of one's own event stream: it is not told what is answered"
    ),
]
SeatToLookAs = Annotated[int | None, Query(alias="seat", description="which of one's own seats to look as")]


async def who_is(service: TheService, table: str, token: Bearer) -> Who:
    """The bearer of the token at the table named in the path."""
    who = await service.call(service.tables.who, table, token)
    service.hub.saw(who)
    await service.bring(table)
    return who


Visitor = Annotated[Who, Depends(who_is)]


class SnapshotResponse(JSONResponse):
    def render(self, content: dict[str, Any]) -> bytes:
        return as_json(content).encode()


async def snapshot(service: Service, who: Who, language: str, seat: int | None = None, **more: Any) -> JSONResponse:
    return SnapshotResponse(await service.call(snapshot_of, service, who, language, seat, **more))


async def after(
    service: Service,
    change: Callable[[], None],
    who: Who,
    language: str,
    seat: int | None,
    since: int,
    stream: str = "",
) -> JSONResponse:
    """Make a change and answer what it led to, in one go."""

    def change_and_look() -> dict[str, Any]:
        change()
        return snapshot_of(service, who, language, seat, since=since, stream=stream)

    return SnapshotResponse(await service.call(change_and_look))


def snapshot_of(
    service: Service,
    who: Who,
    language: str,
    seat: int | None = None,
    since: int = 0,
    moment: int | None = None,
    stream: str = "",
    all_hands: bool = False,
) -> dict[str, Any]:
    """In the games' thread: what `who` may see; their own `stream` is not told it once more."""
    table = service.tables.find(who.table)
    service.spread_news((who.token, stream))  # bots that must act now are at work, and the snapshot says so
    online = service.hub.online(who.table)
    return snapshots.snapshot(table, who, language, seat, since, moment, online, all_hands)
