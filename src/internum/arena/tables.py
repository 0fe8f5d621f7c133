"""A summary as tables for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from .clocks import Clock
from .statistics import Share
from .summary import PlaceRow, Summary

MANY_FAULTS = 0.01  # of an agent's decisions: beyond it, random moves played in its place blur the picture


def show(console: Console, summary: Summary) -> None:
    console.print(agent_table(summary))
    console.print(time_table(summary))
    if len(summary.agents) > 2 and any(s.games for s in summary.duels.values()):
        console.print(duel_table(summary))
    for title, rows in (("seat", summary.seats), ("side", summary.sides)):
        if rows:
            console.print(place_table(title, rows, [r.agent for r in summary.agents]))
    for note in notes(summary):
        console.print(note, highlight=False, markup=False)


def agent_table(summary: Summary) -> Table:
    table = _table("Agents", "agent", "games", "wins", "share", "95 %", "× fair", "rating", "faults")
    for r in summary.agents:
        table.add_row(
            r.agent,
            f"{r.share.games:g}",
            wins(r.share),
            f"{r.share.rate:.1%}",
            interval(r.share),
            f"{r.share.rate / r.fair:.2f}",
            f"{r.rating.mu:.1f} ± {r.rating.interval[1] - r.rating.mu:.1f}",
            str(r.faults),
        )
    return table


def time_table(summary: Summary) -> Table:
    table = _table("Time to decide", "agent", "decisions", "mean", "slowest", "mean turn", "slowest turn", "budget")
    for r in summary.agents:
        table.add_row(r.agent, str(r.clock.decisions), *times(r.clock), budget(r.budget))
    return table


def duel_table(summary: Summary) -> Table:
    names = [r.agent for r in summary.agents]
    table = _table("Of the games that one of the two won", "won by, against", *names)
    for a in names:
        table.add_row(a, *("" if a == b else duel(summary.duels[a, b]) for b in names))
    return table


def place_table(title: str, rows: Sequence[PlaceRow], agents: Sequence[str]) -> Table:
    """The last columns say how often each agent had the place: they are what fair seating makes equal."""
    table = _table(f"Balance by {title}", title, "games", "wins", "share", "95 %", "fair", *agents)
    for r in rows:
        share = (f"{r.share.games:g}", wins(r.share), f"{r.share.rate:.1%}", interval(r.share), f"{r.fair:.1%}")
        table.add_row(r.name, *share, *(str(r.games_of[a]) for a in agents))
    return table


def _table(title: str, first: str, *headings: str) -> Table:
    table = Table(first, title=title, title_justify="left")
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def notes(summary: Summary) -> list[str]:
    """What the tables do not say: lengths, games without a winner, faults, failures."""
    n = len(summary.played)
    out = []
    if n:
        rounds, actions = (sum(x) / n for x in zip(*((o.rounds, o.actions) for o in summary.played), strict=True))
        out.append(f"{n} games of {rounds:.1f} rounds and {actions:.0f} actions on average.")
    if summary.nobody:
        out.append(f"{summary.nobody} games ended without a winner.")
    if summary.unfinished:
        most = summary.results.plan.most_actions
        out.append(f"{summary.unfinished} games were broken off after {most:,} actions, without a winner.")
    if len(summary.results.heads) > 1:
        out.append(
            f"Played with {len(summary.results.heads)} versions of the program; the file says which game by which."
        )
    if summary.failed:
        last = summary.failed[-1]
        cause = last.error.strip().splitlines()[-1]
        out.append(f"{len(summary.failed)} games could not be played; the last, number {last.number}: {cause}")
    for r in summary.agents:
        if r.faults > MANY_FAULTS * r.clock.decisions:
            share = r.faults / max(1, r.clock.decisions)
            out.append(
                f"Warning: {r.agent} failed in {share:.1%} of its decisions; these results do not show its play."
            )
    shown = 0
    for o in summary.played:
        for f in o.faults:
            if shown < 5:
                out.append(f"Fault of {o.agents[f.seat]} in game {o.number}, action {f.at}: {f.kind}, {f.detail}")
            shown += 1
    if summary.faults > 5:
        out.append(f"… and {summary.faults - 5} more faults.")
    return out


def wins(share: Share) -> str:
    return f"{share.wins:g}" if share.wins == int(share.wins) else f"{share.wins:.1f}"


def interval(share: Share) -> str:
    low, high = share.interval
    return f"{100 * low:.1f}–{high:.1%}"


def times(clock: Clock) -> tuple[str, str, str, str]:
    """Mean and slowest decision, mean and slowest turn."""
    mean = clock.seconds / max(1, clock.decisions)
    turn = clock.seconds / max(1, clock.turns)
    return seconds(mean), seconds(clock.slowest), seconds(turn), seconds(clock.slowest_turn)


def duel(share: Share) -> str:
    return f"{share.rate:.0%} of {share.games:g}" if share.games else "–"


def seconds(s: float) -> str:
    return f"{s * 1000:.3g} ms" if s < 0.9995 else f"{s:.2f} s"


def budget(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, dict):
        return ", ".join(f"{k} {v}" for k, v in value.items() if v is not None)
    return str(value)
