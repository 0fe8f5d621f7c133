"""`/g/<table>`: a game in which all lies open, to be sent to anybody.

It is the client's own page, with what messengers and forums read of a link: title, sentence and picture.
"""

from __future__ import annotations

from html import escape
from importlib.util import find_spec
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, Response

from internum.core.speech import LANGUAGES

from . import access
from .api.common import TheService
from .phrases import phrase
from .problems import Problem
from .service import Service
from .static import client, folder_of

router = APIRouter(include_in_schema=False)


@router.get("/g/{table}")
async def shared(
    request: Request,
    service: TheService,
    table: str,
    at: Annotated[str, Query(max_length=10)] = "",
    lang: Annotated[str, Query(max_length=8)] = "en",
) -> Response:
    """The page of a game, or of one of its moments; of a game that runs it says nothing."""
    index = folder_of(request) / "index.html"
    page = await client(request, "g")
    if not index.is_file():
        return page
    base = (service.settings.public_url or str(request.base_url)).rstrip("/")
    try:
        tags = await service.call(_tags, service, table, at, lang if lang in LANGUAGES else "en", base)
    except Problem:
        return page
    text = index.read_text(encoding="utf-8").replace("<title>Internum</title>", tags, 1)
    return HTMLResponse(text, headers={"Cache-Control": "no-cache"})


def _tags(service: Service, id: str, at: str, language: str, base: str) -> str:
    """In the games' thread: the title and the tags of the Open Graph protocol."""
    service.tables.who(id, "")
    table = service.tables.find(id)
    last = len(table.match.log)
    number = min(int(at), last) if at.isdecimal() else last
    match = access.moment_of(table, number)
    words = match.words(language)
    title = phrase("shared-title", language, game=match.game.title, round=match.round)
    plays = [words.say(match.game.seat_name(match.twin, seat)) for seat in range(match.players)]
    listed = ", ".join(f"{name} ({side})" for name, side in zip(match.names, plays, strict=True))
    winners = ", ".join(plays[seat] for seat in match.winners)
    about = phrase("shared-won", language, players=listed, winners=winners) if winners else listed
    pairs = {"og:type": "website", "og:site_name": "Internum", "og:title": title, "og:description": about}
    pairs["og:url"] = f"{base}/g/{id}" + (f"?at={number}" if at else "")
    if find_spec("resvg_py"):
        pairs["og:image"] = f"{base}/api/tables/{id}/moments/{number}/picture.png?lang={language}"
        pairs["og:image:alt"] = title
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in pairs.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    return f"<title>{escape(title)} · Internum</title>\n    " + "\n    ".join(tags)
