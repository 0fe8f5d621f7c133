"""Creating a table: what it begins with, who sits where, and the links to hand out."""

from __future__ import annotations

import secrets
from dataclasses import asdict
from typing import Any

import internum
from internum.core.game import Game
from internum.core.match import Match
from internum.core.record import new_states

from . import access
from .catalogue import check_level, find_game, level_title, levels
from .clocks import ClockRules
from .invitations import LENGTH, new_invitation
from .phrases import phrase
from .problems import Problem
from .rebuild import begin, guessed, marks_since, now, played_since, seat_people
from .requests import NewTable, SeatWish
from .store import token_hash
from .stored import Chair, Header, RoundMark, Stored, Who
from .table import Table
from .tables import Tables
from .uploads import Brought, Upload

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike


def upload_of(wish: NewTable) -> Upload | None:
    """What has to be read before the table can be created; refuses a wish that does not say what to begin with."""
    given = [g for g in (wish.game, wish.origin, wish.record, wish.position) if g is not None]
    if len(given) != 1:
        raise Problem("bad-request", "bad-start")
    if wish.seed is not None and wish.mode == "online":
        raise Problem("bad-request", "bad-seed")
    if wish.record is None and wish.position is None:
        return None
    return Upload(wish.record, wish.position, wish.seed)


def create(tables: Tables, wish: NewTable, brought: Brought | None, token: str, language: str) -> dict[str, Any]:
    match, origin = _beginning(tables, wish, brought, token)
    chairs = chairs_for(match, wish, language)
    marks, clock = brought.marks if brought else None, clock_for(wish, language)
    return add(tables, match, wish.mode, chairs, origin, wish.seed is not None, marks, clock)


def create_record(tables: Tables, brought: Brought) -> dict[str, Any]:
    chairs = [Chair(i, "person", name) for i, name in enumerate(brought.match.names)]
    return add(tables, brought.match, "record", chairs, marks=brought.marks)


def add(
    tables: Tables,
    match: Match,
    mode: str,
    chairs: list[Chair],
    origin: dict[str, Any] | None = None,
    seed_chosen: bool = False,
    marks: list[RoundMark] | None = None,
    clock: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Add a table and answer the links to it."""
    stored = store_form(match, mode, origin, chairs, seed_chosen, marks, clock)
    table = stored.header.id
    whos, tokens = hand_out(table, mode, chairs)
    tables.add(stored, match, whos)
    links = [link_to(w, t, mode) for w, t in zip(whos, tokens, strict=True)]
    url = links[-1]["link"].partition("#")[0]
    named = {"table": table, "game": match.game.id, "mode": mode, "url": url}
    return {**named, "tokens": links[:-1], "spectator": links[-1]}


# --- what it begins with


def _beginning(
    tables: Tables, wish: NewTable, brought: Brought | None, token: str
) -> tuple[Match, dict[str, Any] | None]:
    if brought is not None:
        return brought.match if wish.record is None else with_own_dice(brought.match), None
    if wish.origin is None:
        return new_match(wish), None
    who = tables.who(wish.origin.table, token)
    origin = {"table": wish.origin.table, "at": wish.origin.at}
    table = tables.find(wish.origin.table)
    if table.differs:
        return _rescue(tables, table, wish.origin.at, who), origin
    access.moment_of(table, wish.origin.at)
    if not access.hides_something(table, wish.origin.at):
        return match_of_moment(table, wish.origin.at), origin
    return match_of_guess(table.match.at(wish.origin.at), access.seat_to_look_as(table, who, None)), origin


def _rescue(tables: Tables, table: Table, at: int, who: Who) -> Match:
    """The stored position of the last round up to `at`, for a game whose log does not replay any more.

    Like every look at a running game it tells nothing that the seat does not know.
    """
    marks = [m for m in tables.stored(table.id).marks if m.at <= at]
    if not marks:
        raise Problem("not-found", "no-moment", at=at, last=0)
    match = match_of_position(marks[-1].position, None)
    if table.all_is_open or not access.has_secrets(match.game):
        return match
    return match_of_guess(match, min(who.seats, default=None))


def new_match(wish: NewTable) -> Match:
    """A match from the rules' set-up."""
    g = find_game(wish.game or "")
    described = len(wish.seats) if len(wish.seats) in g.players else None
    players = wish.players or described or g.players[0]
    try:
        options = g.options.resolve(wish.options)
        return Match(g, players, options, new_states(g, players, options), seed=wish.seed)
    except internum.OptionError as e:
        raise Problem("options", text=str(e)) from None


def match_of_position(document: dict[str, Any], seed: int | str | None) -> Match:
    try:
        return internum.load(document, seed)
    except (internum.PositionError, internum.OptionError) as e:
        raise Problem("position", text=str(e)) from None


def match_of_moment(table: Table, at: int) -> Match:
    """A match with the same beginning and log up to `at`, and dice of its own from there on."""
    match = begin(table.header)
    for entry in table.match.log[:at]:
        match.replay(entry.seat, entry.action, entry.forced, entry.ordered)
    with_own_dice(match)
    match.let_run()
    match.settle()
    return match


def match_of_guess(match: Match, seat: int | None) -> Match:
    """A match from there on in which all that `seat` does not know is made up anew: it tells no secret."""
    if seat is None or type(match.game).redeal is Game.redeal:
        raise Problem("hidden", "hidden-moment")
    return match_of_position(guessed(match, seat).position(), None)


def with_own_dice(match: Match) -> Match:
    """The seed of a record is known to all: what is played on from it needs another.

    Nothing is claimed about it if there are outcomes already that came from the first.
    """
    match.new_dice()
    return match


# --- what is kept, and who sits where


def store_form(
    match: Match,
    mode: str,
    origin: dict[str, Any] | None,
    chairs: list[Chair],
    seed_chosen: bool,
    marks: list[RoundMark] | None,
    clock: dict[str, Any] | None,
) -> Stored:
    header = Header(
        id=short_id(),
        game=match.game.id,
        players=match.players,
        options={k: list(v) if isinstance(v, tuple) else v for k, v in match.options.items()},
        start=match.start,
        seed=match.dice.seed,
        rules=match.game.version,
        mode=mode,
        created=now(),
        origin=origin,
        seed_chosen=seed_chosen,
        clock=clock,
        notes={str(number): rows for number, rows in match.notes.items()} or None,
        mixed=match.commitment is None,
    )
    seat_people(match, chairs)
    return Stored(
        header, chairs, 0, [], played_since(match, 0, None, None), marks_since(match, 0) if marks is None else marks
    )


def clock_for(wish: NewTable, language: str) -> dict[str, Any] | None:
    """The rules of the clocks, as they are kept."""
    if wish.clock is None:
        return None
    level = check_level(wish.clock.level or levels()[0])
    return asdict(ClockRules(**{**wish.clock.model_dump(), "level": level, "language": language}))


def chairs_for(match: Match, wish: NewTable, language: str) -> list[Chair]:
    """The seats as wished; those not mentioned are open on-line and bots elsewhere."""
    if len(wish.seats) > match.players:
        raise Problem("bad-request", "bad-seats", given=len(wish.seats), players=match.players)
    rest = SeatWish(kind="open" if wish.mode == "online" else "bot")
    wishes = wish.seats or [SeatWish(kind="person")]
    wishes = wishes + [rest] * (match.players - len(wishes))
    return [chair_for(i, w, language) for i, w in enumerate(wishes)]


def chair_for(seat: int, wish: SeatWish, language: str) -> Chair:
    if wish.kind != "bot":
        return Chair(seat, wish.kind, wish.name or phrase("person", language, number=seat + 1))
    level = check_level(wish.level or levels()[0])
    name = wish.name or phrase("bot", language, level=level_title(level, language), number=seat + 1)
    return Chair(seat, "bot", name, level)


def hand_out(table: str, mode: str, chairs: list[Chair]) -> tuple[list[Who], list[str]]:
    """Tokens: the host's first, then one per seat for others, the spectator's last."""
    people = [c.seat for c in chairs if c.kind != "bot"]
    shares = [[seat] for seat in people] if mode == "online" and people else [people]
    if mode == "record":
        shares = [[]]
    shares.append([])
    others = [i > 0 and bool(seats) for i, seats in enumerate(shares)]
    secret = [new_invitation() if other else secrets.token_urlsafe(LENGTH) for other in others]
    return [
        Who(token_hash(t), table, tuple(seats), host=i == 0, invitation=other)
        for i, (t, seats, other) in enumerate(zip(secret, shares, others, strict=True))
    ], secret


def link_to(who: Who, token: str, mode: str) -> dict[str, Any]:
    page = "r" if mode == "record" else "t"
    return {"seats": list(who.seats), "token": token, "link": f"/{page}/{who.table}#{token}", "host": who.host}


def short_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(12))
