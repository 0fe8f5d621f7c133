"""An agent that looks to the end of its own turn and takes the line with the best evaluation."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from internum.core import engine
from internum.core.game import Game
from internum.core.match import Match
from internum.core.record import new_states

from .compiled import CompiledGame, actions, compiled_game, floats
from .protocol import Seat
from .turn_search import DEEPEST, LINES

WIDTH = 32 if engine.COMPILED else 2  # positions kept after each small decision
CERTAIN = 0.999  # no evaluation promises so much before the game is over
FEW = 12  # so few beginnings are each followed up by themselves


class TurnPlanner:
    """Plans whole turns for one seat and remembers the rest of the plan."""

    def __init__(self, of: CompiledGame, width: int = WIDTH) -> None:
        self.of, self.width = of, width
        self.states, self.raw = of.states(2 * width + 1)
        self.root, self.root_raw = of.states(1)
        self.scratch, self.scratch_raw = of.states(1)
        self.moves, self.out, self.values = actions(), actions(), of.values()
        self.links = np.zeros((DEEPEST + 1, width, 3), np.int32)
        self.worth = floats(width)
        self.ends = np.zeros((LINES, 4), np.float64)
        self.found = np.zeros((LINES, DEEPEST + 2), np.int32)
        self.value = 0.0  # of the last plan
        self.lines: list[list[int]] = []  # the best lines from the decision last asked about on, the plan first
        self.rest: list[list[int]] = []  # and after it
        self.expected: bytes | None = None

    def obvious(self, states: Any, seat: int, legal: list[int]) -> int | None:
        """The action to take without thought, if there is one."""
        if len(legal) == 1:
            return legal[0]
        self._list(legal)
        pick = self.of.functions.obvious(states[0], seat, self.out, len(legal))
        return legal[pick] if pick >= 0 else None

    def choose(self, states: Any, seat: int, legal: list[int], seed: int) -> int:
        """The next action of the plan, made anew if something else happened than was foreseen."""
        if self.rest and self.rest[0][0] in legal and self.expected == self.of.known(states, seat):
            self.lines = self.rest
        else:
            self.lines = self.plan(states, seat, len(legal), seed)
        if not self.lines or self.lines[0][0] not in legal:
            self.lines = self.rest = []
            return legal[0]
        action = self.lines[0][0]
        self.rest = [line[1:] for line in self.lines if line[0] == action and len(line) > 1]
        self.expected = self.foresee(states, seat, action, seed) if self.rest else None
        return action

    @property
    def wins(self) -> bool:
        """Does the plan win this turn?"""
        return self.value >= CERTAIN

    def plan(self, states: Any, seat: int, beginnings: int, seed: int) -> list[list[int]]:
        """The best lines to the end of the turn, best first."""
        self._set_root(states)
        spread = max(2, self.width // beginnings) if beginnings <= FEW else 0
        known = self.of.functions.plan(
            self.root, self.root_raw, seat, self.width, spread, seed, self.states, self.raw, self.scratch,
            self.scratch_raw, self.moves, self.out, self.values, self.links, self.worth, self.ends, self.found,
        )  # fmt: skip
        self.value = float(self.ends[0, 0]) if known else -1.0
        return [self.found[i, 1 : 1 + self.found[i, 0]].tolist() for i in range(known)]

    def foresee(self, states: Any, seat: int, action: int, seed: int) -> bytes:
        """What the seat should know when the plan expects it to be asked next."""
        f = self.of.functions
        self._set_root(states)
        turn = f.turn_of(self.root[0])
        f.apply(self.root[0], seat, action)
        f.go_on(self.root, self.root_raw, 0, seat, turn, seed, self.out, self.values, self.scratch, self.scratch_raw)
        return self.of.known(self.root, seat)

    def _list(self, legal: list[int]) -> None:
        for j, action in enumerate(legal):
            self.out[j] = action

    def _set_root(self, states: Any) -> None:
        self.of.put(states, self.root)


class GreedyAgent:
    """`width` positions are kept after each small decision; `weights`: of the evaluation, if not everybody's."""

    def __init__(self, width: int = WIDTH, weights: Sequence[float] | None = None) -> None:
        self.width, self.weights = width, weights

    def begin(self, game: Game, seat: int, seed: int) -> None:
        warm_up(game)
        self.rng = random.Random(seed)
        self.planner = TurnPlanner(compiled_game(game).weighing(self.weights), self.width)

    def act(self, seat: Seat) -> str:
        decision = seat.decision
        action = self.choose(seat.world(self.rng), seat.seat, list(decision.actions))
        return decision.actions[action].text

    def choose(self, states: Any, seat: int, legal: list[int]) -> int:
        easy = self.planner.obvious(states, seat, legal)
        return self.planner.choose(states, seat, legal, self.rng.getrandbits(30)) if easy is None else easy

    def end(self, seat: Seat) -> None:
        pass


@cache
def warm_up(game: Game) -> None:
    """Have all that plans compiled before anybody waits for an answer."""
    match = first_position(game)
    seat = match.pending[0]
    legal = game.kernel.legal(match.states, seat)
    planner = TurnPlanner(compiled_game(game), 2)
    planner.choose(match.states, seat, legal, 0)
    planner.obvious(match.states, seat, legal)


def first_position(game: Game) -> Match:
    """A match to try things in."""
    options = game.options.resolve({})
    return Match(game, game.players[0], options, new_states(game, game.players[0], options), seed=0)
