"""Being told that it is one's turn: by push message, webhook or mail."""

from __future__ import annotations

import secrets
from html import escape
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path
from fastapi.responses import HTMLResponse, JSONResponse, Response
from pydantic import BaseModel, Field, StringConstraints

from .. import outgoing, push
from ..notices import Notices
from ..phrases import phrase
from ..problems import Problem
from ..requests import Request
from ..service import Service
from ..stored import Who
from ..subscriptions import Subscription
from .common import ERRORS, Language, TheService, Visitor

router = APIRouter(tags=["notifications"], responses=ERRORS)

MOST = 8  # for one token
MAIL = r"^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$"
Id = Annotated[str, Path(max_length=24)]
Code = Annotated[str, Path(max_length=64)]


class Ways(BaseModel):
    """The ways in which this server can tell somebody; `push` is the key a browser needs to subscribe."""

    push: str | None
    webhook: bool
    mail: bool


class SubscriptionAnswer(BaseModel):
    id: str
    kind: Literal["push", "webhook", "mail"]
    shown: str  # of where it goes, as much as tells it from others


class SubscriptionsAnswer(BaseModel):
    subscriptions: list[SubscriptionAnswer]


class PushKeys(Request):
    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=100)]


class Subscribe(Request):
    """One of them: a browser's push subscription (`endpoint`, `keys`), the address of a webhook, or of mails."""

    kind: Literal["push", "webhook", "mail"]
    endpoint: Annotated[str, Field(max_length=outgoing.LONGEST)] | None = None
    keys: PushKeys | None = None
    url: Annotated[str, Field(max_length=outgoing.LONGEST)] | None = None
    address: (
        Annotated[
            str, StringConstraints(max_length=200, pattern=r"^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$")
        ]
        | None
    ) = None


@router.get("/notifications", response_model=Ways)
async def ways(service: TheService) -> JSONResponse:
    """How this server can tell somebody that it is their turn."""
    notices = service.notices
    key = await service.call(lambda: notices.push_key.public) if notices.has_push else None
    return JSONResponse({"push": key, "webhook": True, "mail": notices.has_mail})


@router.get("/tables/{table}/notifications", response_model=SubscriptionsAnswer)
async def listed(service: TheService, who: Visitor) -> JSONResponse:
    """How the bearer of the token is told."""
    return JSONResponse(await service.call(_listed, service, who))


@router.post("/tables/{table}/notifications", status_code=201, response_model=SubscriptionsAnswer)
async def subscribe(service: TheService, who: Visitor, wish: Subscribe, language: Language) -> JSONResponse:
    """Be told whenever it is the turn of one's seats, until somebody else has them. A mail has to be confirmed."""
    if who.spectator:
        raise Problem("forbidden", "spectator")
    notices = service.notices
    target = _target(notices, wish)
    code = secrets.token_urlsafe(18) if wish.kind == "mail" else None
    new = Subscription(secrets.token_hex(8), who.table, wish.kind, target, language, code)
    if code:
        paces = (service.mail_pace, who.token), (service.mail_pace, target["address"].lower())
        if any(pace.is_over(key) for pace, key in paces):
            raise Problem("too-many", "too-many-mails")
        for pace, key in paces:
            pace.note(key)

    def keep() -> dict[str, Any]:
        if notices.subscriptions.count(who.token) >= MOST:
            raise Problem("too-many", "too-many-subscriptions", limit=MOST)
        notices.subscriptions.add(new, who.token)
        table = service.tables.find(who.table)
        if not code:
            notices.look(table)  # it may be their turn already
        return {**_listed(service, who), "title": table.match.game.title}

    told = await service.call(keep)
    title = told.pop("title")
    if code:
        url = f"{service.settings.public_url.rstrip('/')}/api/mail/{code}"
        text = phrase("mail-confirm", language, game=title, url=url)
        notices.begin_mail(new, phrase("mail-confirm-subject", language, game=title), text)
    return JSONResponse(told, 201)


@router.delete("/tables/{table}/notifications/{id}", status_code=204, response_class=Response)
async def unsubscribe(service: TheService, who: Visitor, id: Id) -> Response:
    """Be told no more in this way."""
    if not await service.call(service.notices.subscriptions.remove, id, who.token):
        raise Problem("not-found", "no-such-page")
    return Response(status_code=204)


def _listed(service: Service, who: Who) -> dict[str, Any]:
    found = service.notices.subscriptions.of_token(who.token)
    return {"subscriptions": [{"id": s.id, "kind": s.kind, "shown": _shown(s)} for s in found]}


def _shown(each: Subscription) -> str:
    if each.kind == "mail":
        return str(each.target["address"])
    address: str = each.target["url" if each.kind == "webhook" else "endpoint"]
    return address.split("/")[2] if each.kind == "webhook" else address[-12:]


def _target(notices: Notices, wish: Subscribe) -> dict[str, Any]:
    """What is kept of the wish, if it can be fulfilled."""
    if wish.kind == "mail":
        if not notices.has_mail:
            raise Problem("bad-request", "no-mail")
        if not wish.address:
            raise Problem("bad-request", "bad-mail")
        return {"address": wish.address}
    url = wish.url if wish.kind == "webhook" else wish.endpoint
    try:
        outgoing.place_of(url or "", notices.trusted)
    except outgoing.NotAllowed:
        raise Problem("bad-request", "bad-address") from None
    if wish.kind == "webhook":
        return {"url": url}
    if not notices.has_push:
        raise Problem("bad-request", "no-push")
    target = {"endpoint": url, "keys": wish.keys.model_dump() if wish.keys else {}}
    if not push.check(target):
        raise Problem("bad-request", "bad-push")
    return target


# --- the page that a mail leads to


PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>{title}</title>
<body style="font: 18px/1.5 Georgia, serif; max-width: 30em; margin: 4em auto; padding: 0 1em">
<h1>{title}</h1><p>{said}</p>{form}</body></html>
"""
FORM = """<form method="post" action="?agree=yes"><button>{yes}</button></form>
<form method="post" action="?agree=no"><button>{no}</button></form>"""


@router.get("/mail/{code}", include_in_schema=False)
async def ask(service: TheService, code: Code) -> HTMLResponse:
    """Nothing happens by looking: programs that read mails open links, too."""
    language = await service.call(service.notices.subscriptions.language, code)
    return _page(language, "ask" if language else "unknown")


@router.post("/mail/{code}", include_in_schema=False)
async def answer(service: TheService, code: Code, agree: Literal["yes", "no"] = "no") -> HTMLResponse:
    language = await service.call(service.notices.subscriptions.answer, code, agree == "yes")
    return _page(language, "unknown" if not language else "on" if agree == "yes" else "off")


def _page(language: str | None, said: str) -> HTMLResponse:
    spoken = language or "en"

    def say(key: str) -> str:
        return escape(phrase(key, spoken))

    form = FORM.format(yes=say("mail-page-yes"), no=say("mail-page-no")) if said == "ask" else ""
    page = PAGE.format(language=spoken, title=say("mail-page"), said=say(f"mail-page-{said}"), form=form)
    return HTMLResponse(page, 404 if said == "unknown" else 200)
