"""An agent that plans several of its own turns ahead and expects its rivals to do the same."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from functools import cache
from typing import Any

from internum.core.game import Game

from . import greedy
from .compiled import CompiledGame, actions, compiled_game
from .evaluation import PARTS
from .greedy import TurnPlanner, first_position
from .mcts.agent import SearchAgent
from .plans import Breadth, Forecast, Plan, PlanMaker
from .protocol import Seat

FORECAST_SHARE = 0.3  # of the time for a turn
SECOND_THOUGHT = 0.1  # of it there is always so much, however often a turn goes on otherwise than foreseen
ANSWER = 4  # positions kept at most while one answers in another's turn: in a great war there are many answers


class PlanAgent:
    """Plans when its turn begins, and again where the turn goes on otherwise than foreseen.

    `rivals` is how narrowly rivals' plans are guessed (None: they are not thought of), `rounds` how often everybody
    adapts to everybody. With `seconds` a turn's thought ends by the clock, however busy the machine is. `width` is that
    of the beam over small decisions, a narrow one of which decides outside the own turn; with `tries_lines` the best
    lines that it finds for the own turn are considered too. Where things are hidden, `beside` decides outside the own
    turn. In a game whose guide says that plans do not pay, they decide only with `everywhere`. `weights` are those of
    the evaluation, if they are to be others than everybody's.
    """

    def __init__(
        self,
        breadth: Breadth,
        rivals: Breadth | None = None,
        rounds: int = 1,
        seconds: float | None = None,
        width: int = greedy.WIDTH,
        tries_lines: bool = True,
        beside: SearchAgent | None = None,
        everywhere: bool = False,
        weights: Sequence[float] | None = None,
    ) -> None:
        self.weights = weights
        self.beside, self.everywhere = beside, everywhere
        self.breadth, self.rivals, self.rounds, self.seconds = breadth, rivals, rounds, seconds
        self.width, self.tries_lines = width, tries_lines
        self.budget = {
            "seconds": seconds, "width": breadth.width, "samples": breadth.samples, "turns": breadth.turns,
        }  # fmt: skip

    def begin(self, game: Game, seat: int, seed: int) -> None:
        warm_up(game)
        self.game, self.rng = game, random.Random(seed)
        self.of: CompiledGame = compiled_game(game).weighing(self.weights)
        self.turn_planner = TurnPlanner(self.of, self.width)
        self.answerer = TurnPlanner(self.of, min(self.width, ANSWER))
        self.maker = PlanMaker(self.of, self.breadth)
        self.forecast = Forecast(self.of, self.rivals, self.rounds)
        self.plan = Plan()
        self.plans = self.everywhere or self.of.guide.PLANS_PAY
        self.searches = self.beside is not None and self.of.hides
        if self.beside and self.searches:
            self.beside.begin(game, seat, seed)
        self.turn = -1  # the turn that was last planned
        self.spent = 0.0  # seconds of thought about it
        self.line: list[int] = []  # what is left of it
        self.foreseen: bytes | None = None

    def act(self, seat: Seat) -> str:
        decision = seat.decision
        legal, world = list(decision.actions), seat.world(self.rng)
        if self.beside and self.searches and not self.is_planned(world, seat.seat):
            return self.beside.act(seat)
        return decision.actions[self.choose(world, seat.seat, seat.match.players, legal)].text

    def choose(self, states: Any, seat: int, players: int, legal: list[int]) -> int:
        easy = self.turn_planner.obvious(states, seat, legal)
        if easy is not None:
            return easy
        if not self.is_planned(states, seat):
            return self.answerer.choose(states, seat, legal, self.rng.getrandbits(30))
        if not (self.line and self.line[0] in legal and self.foreseen == self.of.known(states, seat)):
            self.think(states, seat, players, legal)
        if not self.line or self.line[0] not in legal:
            return self.turn_planner.choose(states, seat, legal, self.rng.getrandbits(30))
        action = self.line.pop(0)
        self.foreseen = self.foresee(states, seat, action)
        return action

    def is_planned(self, states: Any, seat: int) -> bool:
        """Does a decision belong to a turn that plans are made of?"""
        return self.plans and bool(self.of.functions.takes_turn(states[0], seat))

    def think(self, states: Any, seat: int, players: int, legal: list[int]) -> None:
        """Make a plan from here on."""
        start = time.perf_counter()
        turn = int(self.of.functions.turn_of(states[0])) // PARTS
        if turn != self.turn:
            self.spent = 0.0
        seconds = None if self.seconds is None else max(self.seconds - self.spent, SECOND_THOUGHT * self.seconds)
        until = None if seconds is None else start + seconds
        tries: list[list[int]] = []
        if self.tries_lines:
            self.turn_planner.choose(states, seat, legal, self.rng.getrandbits(30))
            tries = self.turn_planner.lines
        old = self.plan.rest if turn != self.turn else None
        by = None if seconds is None else start + FORECAST_SHARE * seconds
        turns = self.maker.breadth.turns
        expected = self.forecast.expected(states, seat, players, turns, self.rng.getrandbits(30), by)
        self.plan = self.maker.plan(states, seat, expected, self.rng.getrandbits(30), old, tries, until)
        self.turn = turn
        self.spent += time.perf_counter() - start
        self.line = list(self.plan.turns[0]) if self.plan.turns else []

    def foresee(self, states: Any, seat: int, action: int) -> bytes:
        """What the seat should know when it is asked next in this turn."""
        after, _ = self.of.states(1)
        self.of.put(states, after)
        self.of.functions.apply(after[0], seat, action)
        self.of.functions.go_on_alone(after[0], seat, actions())
        return self.of.known(after, seat)

    def interrupt(self) -> None:
        """Answer at once with what has been found so far; may be called from another thread."""
        self.maker.stop = True
        if self.beside and self.searches:
            self.beside.interrupt()
        if self.forecast.maker:
            self.forecast.maker.stop = True

    def end(self, seat: Seat) -> None:
        if self.beside and self.searches:
            self.beside.end(seat)


@cache
def warm_up(game: Game) -> None:
    """Have everything compiled before anybody waits for an answer."""
    greedy.warm_up(game)
    match = first_position(game)
    of = compiled_game(game)
    small = Breadth(2, 1, 2)
    seat = match.pending[0]
    expected = Forecast(of, small).expected(match.states, seat, match.players, 2, 0, None)
    plan = PlanMaker(of, small).plan(match.states, seat, expected, 0)
    PlanMaker(of, small).plan(match.states, seat, expected, 0, plan)
    after, _ = of.states(1)
    of.put(match.states, after)
    of.functions.go_on_alone(after[0], seat, actions())
    of.functions.takes_turn(after[0], seat)
