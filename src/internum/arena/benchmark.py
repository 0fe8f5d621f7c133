"""Tasks with fixed opponents, rounds and games, and a leaderboard of what agents reached in them.

`docs/benchmark.md` says what the tasks are and how rows compare.
"""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

from internum.core import engine

from .play import Outcome
from .results import Plan
from .statistics import Share
from .summary import won
from .tournament import plan as plan_of


@dataclass(frozen=True)
class Task:
    game: str
    players: int
    opponent: str  # on all other chairs
    games: int
    seconds: float  # for a decision
    options: dict[str, Any]

    def plan(self, agent: str, seed: str = "benchmark") -> Plan:
        if agent == self.opponent:  # copies of one agent: the first chair counts, and its fair share is what comes out
            return plan_of(self.game, [], [agent] * self.players, self.players, self.options, seed, self.seconds)
        table = [agent, *[self.opponent] * (self.players - 1)]
        return plan_of(self.game, [], table, self.players, self.options, seed, self.seconds)


@cache
def tasks() -> dict[str, Task]:
    with (Path(__file__).parent / "tasks.toml").open("rb") as file:
        return {name: Task(**task) for name, task in tomllib.load(file).items()}


def task(name: str) -> Task:
    if name not in tasks():
        raise ValueError(f"there is no task '{name}'; there are: {', '.join(tasks())}")
    return tasks()[name]


@dataclass(frozen=True)
class Row:
    """What an agent reached in a task."""

    task: str
    agent: str
    games: int
    wins: float
    faults: int
    milliseconds: float  # a decision, in the mean
    sources: str  # hash of rules and agents that played

    @property
    def share(self) -> Share:
        return Share(self.wins, self.games)


def row(name: str, agent: str, outcomes: Sequence[Outcome]) -> Row:
    """One chair a game: with copies of the agent on all chairs, the seat that the game's number gives it."""
    played = sorted((o for o in outcomes if not o.error), key=lambda o: o.number)
    chairs = [(o, o.agents.index(agent) if len(set(o.agents)) > 1 else o.number % len(o.agents)) for o in played]
    clocks = [o.clocks[seat] for o, seat in chairs]
    mean = sum(c.seconds for c in clocks) / max(1, sum(c.decisions for c in clocks))
    return Row(
        task=name,
        agent=agent,
        games=len(played),
        wins=round(sum(won(o, seat) for o, seat in chairs), 3),
        faults=sum(o.fault_counts[seat] for o, seat in chairs),
        milliseconds=round(1000 * mean, 3),
        sources=engine.source_hash("agents"),
    )


def difference(one: Share, other: Share) -> tuple[float, float]:
    """A 95 % interval of the difference of two shares, from Wilson's of each (Newcombe's method 10)."""
    low, high = one.interval
    other_low, other_high = other.interval
    d = one.rate - other.rate
    down = sqrt((one.rate - low) ** 2 + (other_high - other.rate) ** 2)
    up = sqrt((high - one.rate) ** 2 + (other.rate - other_low) ** 2)
    return d - down, d + up


def read(file: Path) -> list[Row]:
    with file.open(encoding="utf-8", newline="") as lines:
        return [
            Row(**{f.name: _TYPES[str(f.type)](line[f.name]) for f in fields(Row)}) for line in csv.DictReader(lines)
        ]


_TYPES: dict[str, Any] = {"str": str, "int": int, "float": float}


def add(file: Path, new: Row) -> None:
    """Put a row into a leaderboard; an older one of the same agent and task gives way."""
    rows = [r for r in (read(file) if file.exists() else []) if (r.task, r.agent) != (new.task, new.agent)]
    with file.open("w", encoding="utf-8", newline="") as out:
        table = csv.DictWriter(out, [f.name for f in fields(Row)], lineterminator="\n")
        table.writeheader()
        table.writerows(asdict(r) for r in order([*rows, new]))


def order(rows: Sequence[Row]) -> list[Row]:
    """By task, best first."""
    names = list(tasks())
    return sorted(rows, key=lambda r: (names.index(r.task), -r.share.rate, r.agent))


def table(rows: Sequence[Row]) -> str:
    """A leaderboard as Markdown; `≈` marks rows that do not differ for sure from the one above."""
    lines = ["| task | agent | won | share (95 %) | | a decision | faults |", "|---|---|---|---|---|---|---|"]
    above: Row | None = None
    for r in order(rows):
        low, high = r.share.interval
        same = above is not None and above.task == r.task and difference(above.share, r.share)[0] <= 0
        share = f"{100 * r.share.rate:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
        cells = (r.task, f"`{r.agent}`", f"{r.wins:g} of {r.games}", share, "≈" if same else "")
        lines.append(f"| {' | '.join(cells)} | {r.milliseconds:.3g} ms | {r.faults} |")
        above = r
    return "\n".join(lines) + "\n"
