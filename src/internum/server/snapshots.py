"""What a token may see of a table, put together in one place.

A seat's knowledge comes from `Match.view`, `Match.decision_of` and `Event.seen_by`; the action of a secret entry is
shown to its own seat only, until the game is over.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import asdict
from typing import Any

from internum.core.log import Entry
from internum.core.match import Match
from internum.core.refusal import UndoError
from internum.core.speech import Words

from . import access, clocks, voting
from .catalogue import board_of, level_title, title_of
from .phrases import phrase
from .problems import Problem
from .rebuild import NO_ACTION
from .stored import ChatLine, Who
from .table import Table
from .written import written


def snapshot(
    table: Table,
    who: Who,
    language: str,
    wish: int | None = None,
    since: int = 0,
    moment: int | None = None,
    online: Collection[int] = (),
    all_hands: bool = False,
) -> dict[str, Any]:
    """The table, now or at an earlier moment, as the bearer of a token may see it."""
    if all_hands and not table.all_is_open:
        raise Problem("hidden", "hidden-moment")
    seat = access.seat_to_look_as(table, who, wish)
    match = table.match if moment is None else access.moment_of(table, moment)
    words = match.words(language)
    at = len(match.log)
    once = table.once if moment is None else lambda _, make: make()
    since = max(0, min(since, at))
    return {
        "table": table.id,
        "game": match.game.id,
        "title": title_of(match.game, language),
        "mode": table.header.mode,
        "board": board_of(match.game, match.options),
        "options": match.options,
        "at": at,
        "from": since,
        "last": len(table.match.log),
        "moment": moment is not None,
        "rev": table.rev,
        "over": match.over if moment is not None else table.over,
        "differs": asdict(table.differs) if table.differs else None,
        "status": table.status,
        "votes": voting.shown(table),
        "clock": clock(table),
        "you": {"seats": list(who.seats), "spectator": who.spectator, "host": who.host},
        "looking": seat,
        "seats": seats(table, words, online),
        "round": match.round,
        "pending": list(match.pending),
        "winners": match.winners,
        "standings": once(("standings", language), lambda: written(match.standings, words)),
        "view": once(
            ("view", seat, language, all_hands), lambda: written(_view(match, seat, all_hands=all_hands), words)
        ),
        "decision": once(("decision", seat, language), lambda: written(match.decision_of(seat).json(words), words)),
        "can_undo": moment is None and can_undo(table, who),
        "log": log(table, seat, words)[since:at],
        "chat": [] if who.reader else [chat_line(line, language) for line in table.chat[-100:]],
        "orders": {str(s): table.chairs[s].order for s in who.seats},
        "commitment": match.commitment,
        "seed": open_seed(table),
        "started_from": table.header.origin,
    }


def _view(match: Match, seat: int | None, all_hands: bool) -> dict[str, Any]:
    """What a seat sees; with all hands every side as its own seat sees it."""
    view = match.view(seat)
    if all_hands and "sides" in view:
        own = {s["id"]: s for each in range(match.players) for s in match.view(each)["sides"] if s["seat"] == each}
        view["sides"] = [own.get(side["id"], side) for side in view["sides"]]
    return view


def open_seed(table: Table) -> str | None:
    """The seed of the dice: when the game is over, or at once if somebody has chosen it, so that all know as much."""
    match = table.match
    if table.header.seed_chosen:
        return match.dice.seed
    ended = table.over or table.status == "abandoned"
    return match.dice.seed if ended and match.commitment == match.dice.commitment else None


def clock(table: Table) -> dict[str, Any] | None:
    """What is left to whom, as this is sent; the clocks of `running` go on from there."""
    rules, times = table.clock, table.times
    if rules is None or times is None:
        return None
    left = [round(max(0.0, s), 1) for s in clocks.left_at(times, time.time())]
    agreed = {k: getattr(rules, k) for k in ("kind", "seconds", "increment", "on_timeout", "level")}
    return {**agreed, "left": left, "running": list(times.running)}


def chat_line(line: ChatLine, language: str) -> dict[str, Any]:
    """What was said; what the table tells of itself in the reader's language."""
    told = asdict(line)
    notice = told.pop("notice")
    if notice:
        key, level = notice.pop("key"), notice.pop("level", None)
        told["text"] = phrase(key, language, level=level_title(level, language) if level else "", **notice)
    return {**told, "notice": bool(notice)}


def seats(table: Table, words: Words, online: Collection[int]) -> list[dict[str, Any]]:
    """Who sits where and plays what: open to all."""
    plays = table.once(("plays", words.language), lambda: _plays(table.match, words))
    return [
        {
            "seat": c.seat,
            "name": c.name,
            "kind": c.kind,
            "level": c.level,
            "stands_for": c.stands_for,
            "side": plays[c.seat][0],
            "plays": plays[c.seat][1],
            "online": c.kind == "bot" or c.seat in online,
            "thinking": c.seat in table.thinking,
        }
        for c in table.chairs
    ]


def _plays(match: Match, words: Words) -> list[tuple[str | None, str]]:
    """The side of every seat: its id and its name."""
    side_ids: dict[int, str] = {}
    for side in match.view(None).get("sides", ()):
        if isinstance(side.get("seat"), int):
            side_ids.setdefault(side["seat"], side["id"])
    named = [words.say(match.game.seat_name(match.twin, seat)) for seat in range(match.players)]
    return [(side_ids.get(seat), name) for seat, name in enumerate(named)]


def log(table: Table, seat: int | None, words: Words) -> list[dict[str, Any]]:
    """The whole log as `seat` may read it. What has been put into words once is kept."""
    opened = table.all_is_open
    page = table.pages.setdefault((seat, words.language, opened), [])
    for entry in table.match.log[len(page) :]:
        when = table.played[entry.number].time
        page.append(_entry(table.match, entry, seat, words, opened, when))
    return page


def _entry(match: Match, entry: Entry, seat: int | None, words: Words, opened: bool, when: str) -> dict[str, Any]:
    said = [event for event in (e.seen_by(seat) for e in entry.events) if event]
    action = None
    if opened or not entry.secret or entry.seat == seat:
        action = {"text": entry.text, "verb": entry.text.split(" ")[0], "args": {}}
        if entry.action != NO_ACTION:
            a = match.notation.action(entry.action)
            action = {"text": a.text, "verb": a.verb, "args": dict(a.args)}
    return {
        "at": entry.number,
        "seat": entry.seat,
        "round": entry.round,
        "forced": entry.forced,
        "time": when,
        "lines": [{"text": words.say(e), **e.json()} for e in said],
        "action": action,
    }


def can_undo(table: Table, who: Who) -> bool:
    if table.is_record or table.differs or not who.seats:
        return False
    try:
        table.match.copy().undo(access.seat_of_last_choice(table, who))
    except UndoError:
        return False
    return True
