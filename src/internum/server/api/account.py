"""An account, if one wants one, and the tables it keeps; tables that anybody may join."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Path
from fastapi import Request as HttpRequest
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel, Field, StringConstraints

from .. import accounts, listing
from ..accounts import SESSION_SECONDS, Account, Accounts, NameTaken
from ..problems import Problem
from ..requests import Name, Request
from ..responses import TokenAnswer
from ..service import Service
from ..store import token_hash
from ..stored import Who
from .common import ERRORS, TheService


def same_origin(request: HttpRequest) -> None:
    """Changes come from our own pages: a cookie alone proves nothing."""
    site = request.headers.get("sec-fetch-site")
    origin = request.headers.get("origin")
    foreign = site not in (None, "same-origin", "none")
    elsewhere = site is None and origin is not None and urlsplit(origin).netloc != request.headers.get("host")
    if request.method not in ("GET", "HEAD") and (foreign or elsewhere):
        raise Problem("forbidden", "foreign-page")


router = APIRouter(prefix="/account", tags=["account"], responses=ERRORS, dependencies=[Depends(same_origin)])

TableId = Annotated[str, Path(pattern="^[a-z0-9]{1,24}$")]
Password = Annotated[str, Field(min_length=10, max_length=200)]


class Registration(Request):
    name: Name
    password: Password


class LogIn(Request):
    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)]
    password: Annotated[str, Field(max_length=200)]


class NewPassword(Request):
    old: Annotated[str, Field(max_length=200)]
    new: Password


class Removal(Request):
    password: Annotated[str, Field(max_length=200)]


class Keep(Request):
    table: Annotated[str, Field(max_length=24)]
    token: Annotated[str, Field(max_length=100)]


class AccountAnswer(BaseModel):
    """`offered`: does this server have accounts? `name`: the one that is open in this browser."""

    offered: bool
    name: str | None


class ListedSeat(BaseModel):
    seat: int
    name: str
    kind: str


class ListedTable(BaseModel):
    table: str
    game: str
    title: str
    mode: str
    status: str
    over: bool
    created: str
    updated: str
    at: int
    seats: list[ListedSeat]
    yours: list[int]
    pending: list[int]
    winners: list[int] | None
    talked: str | None  # when somebody last said something


class ListAnswer(BaseModel):
    tables: list[ListedTable]


def the_accounts(service: TheService) -> Accounts:
    if service.accounts is None:
        raise Problem("not-found", "no-accounts")
    return service.accounts


TheAccounts = Annotated[Accounts, Depends(the_accounts)]


def cookie_name(request: HttpRequest) -> str:
    """Under https a name that only https pages of this very host can set."""
    return "__Host-internum" if _is_secure(request) else "internum"


def _is_secure(request: HttpRequest) -> bool:
    public: str = request.app.state.service.settings.public_url
    return public.startswith("https://") or request.url.scheme == "https"


async def somebody(request: HttpRequest, service: TheService) -> Account | None:
    cookie = request.cookies.get(cookie_name(request))
    if not cookie or service.accounts is None:
        return None
    return await asyncio.to_thread(service.accounts.of_session, cookie)


async def owner(account: Annotated[Account | None, Depends(somebody)]) -> Account:
    if account is None:
        raise Problem("no-token", "no-account")
    return account


Somebody = Annotated[Account | None, Depends(somebody)]
Owner = Annotated[Account, Depends(owner)]


async def _with_session(request: HttpRequest, owners: Accounts, account: Account, status: int) -> JSONResponse:
    answer = JSONResponse({"offered": True, "name": account.name}, status)
    cookie = await asyncio.to_thread(owners.open_session, account)
    answer.set_cookie(
        cookie_name(request),
        cookie,
        max_age=int(SESSION_SECONDS),
        path="/",
        secure=_is_secure(request),
        httponly=True,
        samesite="strict",
    )
    return answer


async def _proved(service: Service, request: HttpRequest, check: Callable[[], Account | None], key: str) -> Account:
    """Who has given the right password. After too many wrong ones nobody is heard for a while."""
    address = f"from {request.client.host if request.client else ''}"
    paces = ((service.password_pace, accounts.key_of(key)), (service.address_pace, address))
    if any(pace.is_over(k) for pace, k in paces):
        raise Problem("too-many", "too-many-passwords")
    for pace, k in paces:  # counted before it is known whether it fits: many at once count, too
        pace.note(k)
    account = await asyncio.to_thread(check)
    if account is None:
        raise Problem("forbidden", "wrong-password")
    service.password_pace.forget(accounts.key_of(key))
    return account


@router.get("", response_model=AccountAnswer)
async def look(service: TheService, account: Somebody) -> JSONResponse:
    """Which account is open in this browser."""
    return JSONResponse({"offered": service.accounts is not None, "name": account.name if account else None})


@router.post("", status_code=201, response_model=AccountAnswer)
async def register(service: TheService, request: HttpRequest, wish: Registration, owners: TheAccounts) -> JSONResponse:
    """Make an account and open it in this browser."""
    address = f"from {request.client.host if request.client else ''}"
    if service.register_pace.is_over(address):
        raise Problem("too-many", "too-many-accounts")
    service.register_pace.note(address)
    try:
        account = await asyncio.to_thread(owners.register, wish.name, wish.password)
    except NameTaken:
        raise Problem("forbidden", "name-taken") from None
    return await _with_session(request, owners, account, 201)


@router.post("/session", response_model=AccountAnswer)
async def log_in(service: TheService, request: HttpRequest, wish: LogIn, owners: TheAccounts) -> JSONResponse:
    """Open one's account in this browser."""
    account = await _proved(service, request, lambda: owners.log_in(wish.name, wish.password), wish.name)
    return await _with_session(request, owners, account, 200)


@router.delete("/session", status_code=204, response_class=Response)
async def log_out(request: HttpRequest, owners: TheAccounts) -> Response:
    """Close it in this browser."""
    name = cookie_name(request)
    if cookie := request.cookies.get(name):
        await asyncio.to_thread(owners.close_session, cookie)
    answer = Response(status_code=204)
    answer.delete_cookie(name, path="/", secure=_is_secure(request), httponly=True, samesite="strict")
    return answer


@router.post("/password", response_model=AccountAnswer)
async def change_password(
    service: TheService, request: HttpRequest, wish: NewPassword, owners: TheAccounts, account: Owner
) -> JSONResponse:
    """Another password; every other browser has to log in anew."""
    await _proved(service, request, lambda: owners.log_in(account.name, wish.old), account.name)
    await asyncio.to_thread(owners.change_password, account, wish.new)
    return await _with_session(request, owners, account, 200)


@router.post("/removal", status_code=204, response_class=Response)
async def remove(
    service: TheService, request: HttpRequest, wish: Removal, owners: TheAccounts, account: Owner
) -> Response:
    """Remove the account for good; seats stay with the browsers that have them."""
    await _proved(service, request, lambda: owners.log_in(account.name, wish.password), account.name)
    await asyncio.to_thread(owners.remove, account)
    return Response(status_code=204)


@router.get("/tables", response_model=ListAnswer)
async def tables(service: TheService, account: Owner) -> JSONResponse:
    """My tables, the newest first."""
    return JSONResponse({"tables": await service.call(listing.of_account, service.store, account)})


@router.post("/tables", status_code=204, response_class=Response)
async def keep(service: TheService, wish: Keep, owners: TheAccounts, account: Owner) -> Response:
    """Keep a table at which one's token holds a seat."""
    who = await service.call(service.tables.who, wish.table, wish.token)
    if who.spectator:
        raise Problem("forbidden", "spectator")
    await service.call(owners.keep, account, wish.table, who.token)
    return Response(status_code=204)


@router.delete("/tables/{table}", status_code=204, response_class=Response)
async def let_go(service: TheService, table: TableId, owners: TheAccounts, account: Owner) -> Response:
    """Keep it no longer; whoever has the seat in their browser still has it."""
    if not await service.call(owners.let_go, account, table):
        raise Problem("not-found", table=table)
    return Response(status_code=204)


@router.post("/tables/{table}/key", response_model=TokenAnswer)
async def key(service: TheService, table: TableId, owners: TheAccounts, account: Owner) -> JSONResponse:
    """A token of this browser's own for a table that one keeps."""

    def make() -> dict[str, Any]:
        held = owners.holding(account, table)
        who = service.store.who_of(held) if held else None
        if who is None or who.spectator:
            raise Problem("not-found", table=table)
        fresh = secrets.token_urlsafe(18)
        service.store.invite(Who(token_hash(fresh), table, who.seats, who.host))
        return {"seats": list(who.seats), "token": fresh, "link": f"/t/{table}#{fresh}", "host": who.host}

    return JSONResponse(await service.call(make))
