"""Figures over many games: how long they last, which sides, seats, names and openings win them."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from statistics import median
from typing import Any

from internum import game
from internum.arena.play import sides
from internum.arena.statistics import wilson
from internum.core.game import CHANCE
from internum.core.match import Match
from internum.core.record import Line, parse, replay

OPENINGS = 12  # those played most often
COLUMNS = ("game", "players", "rounds", "winners", "names", "sides", "openings")


@dataclass(frozen=True)
class Played:
    """A game in one row; lists run by seat."""

    game: str
    players: int
    rounds: int
    winners: tuple[int, ...]
    names: tuple[str, ...]
    sides: tuple[str, ...]
    openings: tuple[str, ...]  # the first choice of each seat


def of_match(match: Match) -> Played:
    return Played(
        match.game.id,
        match.players,
        match.round,
        tuple(match.winners),
        tuple(match.names),
        tuple("+".join(named) for named in sides(match)),
        _openings(match),
    )


def of_record(text: str) -> Played:
    """From its header and its first round; the rest is not played again."""
    record = parse(text)
    header, players = record.header, int(record.header["Players"])
    rounds = [line.round for line in record.lines if line.hash]
    record.lines = _beginning(record.lines, players)
    begun = of_match(replay(game(header["Game"]), record, chance="manual"))
    winners = tuple(int(seat) for seat in header.get("Winners", "").split() if seat.isdecimal())
    return replace(begun, rounds=rounds[-1] if rounds else 0, winners=winners)


def _beginning(lines: Sequence[Line], players: int) -> list[Line]:
    """Up to where everybody has chosen something."""
    seen: set[int] = set()
    for i, line in enumerate(lines):
        if not line.hash and line.seat != CHANCE:
            seen.add(line.seat)
        if len(seen) == players:
            return list(lines[: i + 1])
    return list(lines)


def _openings(match: Match) -> tuple[str, ...]:
    first: dict[int, str] = {}
    for entry in match.log:
        if entry.seat != CHANCE and not entry.forced:
            first.setdefault(entry.seat, entry.text)
    return tuple(first.get(seat, "") for seat in range(match.players))


def summary(games: Iterable[Played]) -> list[dict[str, Any]]:
    """For each game and number of players: lengths, and who won how often."""
    tables: dict[tuple[str, int], list[Played]] = {}
    for one in games:
        tables.setdefault((one.game, one.players), []).append(one)
    return [_table(*key, found) for key, found in sorted(tables.items())]


def _table(game_id: str, players: int, games: list[Played]) -> dict[str, Any]:
    lengths = sorted(one.rounds for one in games)
    return {
        "game": game_id,
        "title": game(game_id).title,
        "players": players,
        "games": len(games),
        "decided": sum(bool(one.winners) for one in games),
        "rounds": {"least": lengths[0], "median": median(lengths), "most": lengths[-1], "all": lengths},
        "sides": _shares(games, lambda one, seat: one.sides[seat]),
        "seats": _shares(games, lambda one, seat: str(seat + 1)),
        "names": _shares(games, lambda one, seat: one.names[seat]),
        "openings": _shares(games, lambda one, seat: one.openings[seat])[:OPENINGS],
    }


def _shares(games: Sequence[Played], label: Callable[[Played, int], str]) -> list[dict[str, Any]]:
    """By label: how often it was there, and its share of the wins with Wilson's interval; the commonest first."""
    there: dict[str, int] = {}
    won: dict[str, float] = {}
    for one in games:
        for seat in range(one.players):
            name = label(one, seat)
            if name:
                there[name] = there.get(name, 0) + 1
                won[name] = won.get(name, 0.0) + (1 / len(one.winners) if seat in one.winners else 0.0)
    rows = []
    for name, count in sorted(there.items(), key=lambda item: (-item[1], item[0])):
        low, high = wilson(won[name], count)
        share = {"share": round(won[name] / count, 4), "low": round(low, 4), "high": round(high, 4)}
        rows.append({"label": name, "games": count, "wins": round(won[name], 2), **share})
    return rows


def games_csv(games: Iterable[Played]) -> str:
    """A row for each game; lists by seat are separated by semicolons."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for one in games:
        rows = [";".join(str(value) for value in part) for part in (one.winners, one.names, one.sides, one.openings)]
        writer.writerow([one.game, one.players, one.rounds, *(_tame(row) for row in rows)])
    return out.getvalue()


def _tame(value: str) -> str:
    """A name that a spreadsheet would take for a formula is written with an apostrophe before it."""
    return f"'{value}" if value.startswith(("=", "+", "-", "@")) else value
