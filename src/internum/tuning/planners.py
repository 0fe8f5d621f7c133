"""Games between quick planners on this machine's processors, every seat with weights of its own."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from internum import new
from internum.agents import Breadth, PlanAgent, Seat
from internum.arena.referee import Limits, agent_seed
from internum.arena.workers import side_by_side
from internum.core.game import Game

from .gradient import Array

MOST_ROUNDS = 100  # a longer game has no winner; half as many are usual


@dataclass(frozen=True)
class Planner:
    """How narrowly everybody plans."""

    breadth: Breadth
    rivals: Breadth | None  # as they guess each other's plans
    width: int  # of the beam over small decisions

    def agent(self, weights: Sequence[float]) -> PlanAgent:
        return PlanAgent(self.breadth, self.rivals, width=self.width, tries_lines=False, weights=weights)


QUICK = Planner(Breadth(12, 8, 5), Breadth(6, 6, 3), 4)  # a game of Antike takes some seconds


@dataclass(frozen=True)
class Table:
    """A game to be played, for another process."""

    number: int
    game: str
    options: dict[str, Any]
    planner: Planner
    weights: list[list[float]]  # by seat
    seed: str
    limits: Limits = field(default_factory=Limits)


@dataclass(frozen=True)
class Played:
    number: int
    winners: int = 0  # their seats as a mask
    rounds: int = 0
    error: str = ""  # why there is no game
    left_behind: bool = False


def play_table(table: Table, tick: Callable[[], None] = lambda: None) -> Played:
    try:
        return _play(table, tick)
    except Exception:
        return lost(table, traceback.format_exc(limit=-4))


def lost(table: Table, error: str) -> Played:
    return Played(table.number, error=error)


def _play(table: Table, tick: Callable[[], None]) -> Played:
    match = new(table.game, players=len(table.weights), seed=table.seed, **table.options)
    agents = [table.planner.agent(weights) for weights in table.weights]
    for seat, agent in enumerate(agents):
        agent.begin(match.game, seat, agent_seed(table.seed, seat))
    while pending := match.pending:
        tick()
        match.play(agents[pending[0]].act(Seat(match, pending[0])), pending[0])
    return Played(table.number, sum(1 << seat for seat in match.winners), match.round)


class PlannedGames:
    """Plays `jobs` games at the same time. What comes of them follows from the seed, however many that are.

    `told` hears how many are over, of how many.
    """

    def __init__(
        self,
        game: Game,
        jobs: int = 1,
        options: Mapping[str, Any] | None = None,
        planner: Planner | None = None,
        told: Callable[[int, int], None] = lambda done, total: None,
    ) -> None:
        self.game, self.jobs, self.planner, self.told = game, jobs, planner or QUICK, told
        self.options = {"max_rounds": MOST_ROUNDS, **(options or {})}
        game.options.resolve(self.options)

    def play(self, weights: Array, seed: int) -> Array:
        """The winners of each game as a mask of seats; 0 if it has not come to its end."""
        tables = [
            Table(number, self.game.id, self.options, self.planner, by_seat.tolist(), f"{seed}-{number}")
            for number, by_seat in enumerate(weights)
        ]
        winners = np.zeros(len(tables), np.int64)
        self.told(0, len(tables))
        with closing(self.outcomes(tables)) as outcomes:  # ends the processes, whatever happens
            for done, played in enumerate(outcomes, 1):
                if played.error:
                    raise ValueError(f"game {played.number} could not be played:\n{played.error}")
                winners[played.number] = played.winners
                self.told(done, len(tables))
        return winners

    def outcomes(self, tables: Sequence[Table]) -> Generator[Played]:
        """In the order in which games end."""
        if self.jobs == 1:
            yield from map(play_table, tables)
        else:
            yield from side_by_side(tables, self.jobs, play_table, lost)
