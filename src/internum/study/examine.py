"""Every first move of a decision, each followed up by a search over several turns: which is best, by how much?"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from internum.agents.compiled import actions, compiled_game
from internum.agents.plan_agent import warm_up
from internum.agents.plan_search import CERTAIN
from internum.agents.plans import Breadth, Forecast, Plan, PlanMaker, lines_of
from internum.core.events import Message
from internum.core.match import Match

from .lines import Line

SHORT, SHORT_RIVALS = Breadth(4, 3, 2), Breadth(2, 2, 1)  # as much as the plain engine does in time
LONG, LONG_RIVALS = Breadth(30, 12, 6), Breadth(10, 8, 5)
WORLDS = 3  # deals of what is hidden


@dataclass(frozen=True)
class Move:
    """A first move: the chance of winning after it and the best that was found to follow, and the whole first turn.

    `wins` is how many turns later the game is won, if all goes as foreseen; 0 is this turn, None not yet.
    """

    action: int
    chance: float
    line: tuple[int, ...]
    wins: int | None = None


class Examiner:
    """Examines decisions of one game; the same question and seed have the same answer on every engine."""

    def __init__(self, match: Match, breadth: Breadth, rivals: Breadth, seed: int = 1) -> None:
        warm_up(match.game)
        self.seed = seed
        self.game, self.players, self.options = match.game, match.players, match.options
        self.of = compiled_game(match.game)
        self.maker = PlanMaker(self.of, breadth)
        self.later = PlanMaker(self.of, replace(breadth, turns=max(1, breadth.turns - 1)))  # from the next turn on
        self.forecast = Forecast(self.of, rivals)
        self.out, self.values = actions(), self.of.values()

    def moves(self, states: Any, seat: int, only: Sequence[int] | None = None) -> list[Move]:
        """All moves that are legal (or `only` these), best first: the average over deals of what is hidden."""
        return self.moves_and_turn(states, seat, (), only)[0]

    def moves_and_turn(
        self, states: Any, seat: int, turn: Sequence[int], only: Sequence[int] | None = None
    ) -> tuple[list[Move], Move]:
        """The moves as above, and a whole turn that looks as far ahead."""
        legal = list(only or self.game.kernel.legal(states, seat))
        deals = [self._moves(world, seat, legal, turn) for world in self.worlds(states, seat)]
        found = [
            replace(each[0], chance=sum(move.chance for move in each) / len(deals)) for each in zip(*deals, strict=True)
        ]
        return sorted(found[:-1], key=lambda move: -move.chance), found[-1]

    def worlds(self, states: Any, seat: int) -> list[Any]:
        count = WORLDS if self.of.hides else 1
        dealt = [self.game.layout.copy(states) for _ in range(count)]
        for number, world in enumerate(dealt):
            self.game.redeal(world, 0, seat, random.Random(number))
        alike = len({self.game.layout.dump(world) for world in dealt}) == 1  # in the game of 2003 turns hide nothing
        return dealt[:1] if alike else dealt

    def _moves(self, world: Any, seat: int, legal: Sequence[int], turn: Sequence[int]) -> list[Move]:
        turns = self.maker.breadth.turns
        expected = self.forecast.expected(world, seat, self.players, turns, self.seed, None)
        moves = [self._follow_up(world, seat, action, expected) for action in legal]
        return [*moves, self._whole(world, seat, turn, expected) if turn else Move(-1, 0.0, ())]

    def _follow_up(self, world: Any, seat: int, action: int, expected: Any) -> Move:
        after = self.after(world, seat, [action])
        if not self.of.functions.takes_turn(after[0], seat):  # the whole turn was this one move
            return self._whole(world, seat, [action], expected)
        plan = self.maker.plan(after, seat, expected, self.seed)
        rest = plan.turns[0] if plan.turns else ()
        return Move(action, max(plan.value, 0.0), (action, *rest), len(plan.turns) - 1 if plan.wins else None)

    def _whole(self, world: Any, seat: int, turn: Sequence[int], expected: Any) -> Move:
        """A turn as it was played, then a plan."""
        after = self.after(world, seat, turn)
        chance = self.chance(after, seat)
        self.of.functions.pass_on(after, 0, 1, seat, expected[0], self.out)
        if not self.of.functions.takes_turn(after[0], seat):  # somebody has won, if all goes as foreseen
            wins = max(chance, self.chance(after, seat)) >= CERTAIN
            return Move(turn[0], 1.0 if wins else chance, tuple(turn), 0 if wins else None)
        plan = self.later.plan(after, seat, expected[1:], self.seed)
        return Move(turn[0], max(plan.value, 0.0), tuple(turn), len(plan.turns) if plan.wins else None)

    def after(self, world: Any, seat: int, line: Sequence[int]) -> Any:
        """The position after the moves of a seat and what follows by itself."""
        states, _ = self.of.states(1)
        self.of.put(world, states)
        self.of.functions.apply(states[0], seat, line[0])
        self.of.functions.go_on_alone(states[0], seat, self.out)
        if len(line) > 1:
            self.of.functions.follow_line(states[0], seat, lines_of(Plan((tuple(line[1:]),)), 1)[0], self.out)
        return states

    def chance(self, states: Any, seat: int) -> float:
        self.of.functions.evaluate(states[0], self.values)
        return float(self.values[seat])

    def why(self, world: Any, seat: int, move: Move) -> dict[str, str]:
        """What a move and the rest of its turn bring, in every language, and that they win or earn a personage."""
        twin, line = self.game.layout.twin, Line(self.game, self.options)
        line.add(world, seat, move.line[0])
        positions = [twin(world), twin(self.after(world, seat, move.line))]
        brings: list[Message] = self.of.guide.reasons(*positions, seat)[:2]
        wins = None if move.wins is None else Message("hint-plan-win", {"turns": move.wins})
        later = [message for message in (wins or self.of.guide.goal(positions, seat),) if message]
        return line.because(brings, later) if brings or later else {}
