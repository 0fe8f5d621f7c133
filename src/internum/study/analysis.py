"""The analysis of a whole game, as plain data that JSON can hold; `docs/review.md` describes it."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import internum
from internum.agents.greedy import WIDTH, warm_up
from internum.core import engine
from internum.core.engine import PACKAGE
from internum.core.game import CHANCE
from internum.core.match import Match

from .calibration import calibration
from .chances import Judge
from .figures import figures
from .luck import luck
from .turning import MOST, SETTINGS, Review

FORMAT = "internum-analysis/2"
Analysis: TypeAlias = dict[str, Any]
Progress: TypeAlias = Callable[[int, int], None]


def analyse(
    source: Match | str | Path,
    progress: Progress | None = None,
    width: int | None = None,
    since: int = 0,
    seat: int | None = None,
) -> Analysis:
    """Analyse a match or a record (a text, or a file that holds one).

    Everything lies open to the analysis: it is for games that are over, or for whoever may see all of one. With `seat`
    it tells no more than that seat knows, and judges its turns alone: for a game that still runs.
    `progress(done, total)` is called as it goes on; `width` is how many lines the planner keeps after each small
    decision; turning points are looked for from entry `since` on.
    """
    match = source if isinstance(source, Match) else internum.load(source)
    warm_up(match.game)
    judge = Judge(match.game, match.players)
    review = Review(match, judge, width)
    turns = [turn for turn in review.turns(since) if seat in (None, turn.seat)]
    total = len(turns) + 1
    report = progress or _silent
    report(0, total)
    positions = [*(match.game.layout.restore(entry.before) for entry in match.log), match.states]
    by_moment = [judge.as_seen(states, seat) for states in positions]
    rolls = luck(match, by_moment, seat)
    judged = []
    for done, turn in enumerate(turns, 1):
        report(done, total)
        if found := review.judge_turn(turn):
            judged.append(found)
    worst = sorted(judged, key=lambda point: -point["cost"])[:MOST]
    for point in worst:
        review.tell(point)
    report(total, total)
    analysis: Analysis = _rounded({
        "format": FORMAT,
        "game": match.game.id,
        "rules": match.game.version,
        "calibration": calibration(match.game.id).json(),
        "players": match.players,
        "names": list(match.names),
        "seat": seat,
        "over": match.over,
        "winners": match.winners,
        "entries": len(match.log),
        "moments": _moments(match, by_moment),
        "rounds": _rounds(match, by_moment, seat),
        "phases": _phases(match),
        "rolls": rolls,
        "luck": [sum(roll["changes"][each] for roll in rolls) for each in range(match.players)],
        "turning_points": sorted(worst, key=lambda point: point["at"]),
        "marks": _marks(match, seat),
    })  # fmt: skip
    return analysis


def cached(record: Path, progress: Progress | None = None) -> Analysis:
    """The analysis of a record, kept in a file beside it for as long as the record does not change."""
    text = record.read_text(encoding="utf-8")
    key = hashlib.sha256(f"{made_with()} {engine.COMPILED} {text}".encode()).hexdigest()
    file = record.with_name(f"{record.name}.analysis.json")
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
        if kept["record"] == key:
            found: Analysis = kept["analysis"]
            return found
    except (OSError, ValueError, KeyError, TypeError):
        pass  # none yet, or of another record
    analysis = analyse(text, progress)
    with suppress(OSError):  # in a folder that cannot be written to it is done anew next time
        file.write_text(json.dumps({"record": key, "analysis": analysis}), encoding="utf-8")
    return analysis


def made_with() -> str:
    """All that decides what an analysis says, but for the game and the engine."""
    return f"{FORMAT} {WIDTH} {SETTINGS} {[calibration(game).json() for game in internum.games()]}"


def _silent(done: int, total: int) -> None:
    return


def _moments(match: Match, by_moment: list[list[float]]) -> list[dict[str, Any]]:
    """The chances before every choice, and at the end."""
    numbers = [entry.number for entry in match.log if not entry.forced and entry.seat != CHANCE]
    return [
        {"at": n, "round": match.log[n].round if n < len(match.log) else match.round, "chances": by_moment[n]}
        for n in [*numbers, len(match.log)]
    ]


def _rounds(match: Match, by_moment: list[list[float]], eyes: int | None) -> list[dict[str, Any]]:
    """What every seat has when a round begins, and at the end."""
    starts = [e.number for i, e in enumerate(match.log) if i == 0 or e.round != match.log[i - 1].round]
    rows = []
    for number in [*starts, len(match.log)]:
        then = match.at(number)
        seats = [{"chance": by_moment[number][seat], **figures(then, seat, eyes)} for seat in range(match.players)]
        rows.append({"round": then.round, "at": number, "seats": seats})
    return rows


def _phases(match: Match) -> list[dict[str, Any]]:
    """Where the phases of each round begin, in games whose rounds have some."""
    found: list[dict[str, Any]] = []
    for entry in match.log:
        if entry.forced and found and found[-1]["round"] == entry.round:
            continue  # what goes by itself belongs to the phase before it
        stage = match.at(entry.number).view(None).get("stage")
        if stage is None:
            return []
        if not found or (found[-1]["round"], found[-1]["phase"]) != (entry.round, stage):
            found.append({"at": entry.number, "round": entry.round, "phase": stage})
    return found


def _marks(match: Match, eyes: int | None) -> list[dict[str, Any]]:
    """Battles, purchases, trades and titles, to find them on the graph."""
    kinds = _kinds()
    return [
        {"at": entry.number + 1, "round": entry.round, "seat": entry.seat, "kind": kinds[event.key], "event": event.key}
        for entry in match.log
        for event in (e if eyes is None else e.seen_by(eyes) for e in entry.events)
        if event and event.key in kinds
    ]


@cache
def _kinds() -> dict[str, str]:
    return tomllib.loads((PACKAGE / "study" / "marks.toml").read_text(encoding="utf-8"))


def _rounded(value: Any) -> Any:
    """Chances to four digits: more is more than anybody knows."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {k: _rounded(v) for k, v in value.items()}
    return [_rounded(v) for v in value] if isinstance(value, list) else value
