"""An agent that searches a tree of small decisions; one tree serves a whole turn."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any

from internum.core.game import CHANCE, Game

from .. import greedy
from ..compiled import CompiledGame, compiled_game
from ..evaluation import PARTS
from ..greedy import TurnPlanner
from ..protocol import Seat
from .search import Searcher, Settings, Tree

MINIMUM = 16  # simulations for any decision, however little of the budget is left


class Foresight:
    """The position in which a searcher's trees have their root, to know whether they still fit what is asked."""

    BREADTH = 8

    def __init__(self, of: CompiledGame, seat: int) -> None:
        self.of, self.seat = of, seat
        # Answers of others that may lie between two own decisions. Where something is hidden, they mostly say something
        # new, after which an old tree is of little use.
        self.depth = 1 if of.hides else 4
        self.states: Any = None

    def expect(self, states: Any, action: int) -> None:
        self.states = self._after(states, self.seat, action)

    @property
    def rivals_next(self) -> bool:
        """Was it for others to decide what came next? Otherwise it was for dice or nobody."""
        mask = self.of.game.kernel.to_act(self.states) if self.states is not None else 0
        return mask & ~(1 << self.seat | 1 << CHANCE) != 0

    def path_to(self, states: Any, searched: Tree) -> list[tuple[int, int]] | None:
        """What others did since, as (seat, action), if the tree knows it; None if it does not."""
        if self.states is None:
            return None
        return self._path(self.states, self.of.known(self._settled(states), self.seat), searched, 0, self.depth)

    def _path(self, states: Any, known: bytes, searched: Tree, node: int, depth: int) -> list[tuple[int, int]] | None:
        if self.of.known(states, self.seat) == known:
            return []
        mask = self.of.game.kernel.to_act(states)
        who = (mask & -mask).bit_length() - 1
        if not mask or who == self.seat or not depth:
            return None
        likely = sorted((c for c in searched.children(node) if c[1] == who and c[3]), key=lambda c: -c[3])
        for child, _, action, _, _ in likely[: self.BREADTH]:
            if self.of.game.kernel.why_not(states, who, action) == 0:
                rest = self._path(self._after(states, who, action), known, searched, child, depth - 1)
                if rest is not None:
                    return [(who, action), *rest]
        return None

    def _after(self, states: Any, seat: int, action: int) -> Any:
        copy = self.of.game.layout.copy(states)
        self.of.functions.apply(copy[0], seat, action)
        return self._settled(copy)

    def _settled(self, states: Any) -> Any:
        return self.of.settled(states)


class Budget:
    """What is left of a budget for a turn; without one, there is always enough."""

    def __init__(self, whole: float | None) -> None:
        self.whole, self.left, self.spent = whole, whole or 0.0, 0.0

    def refill(self, share: float, most: float | None) -> None:
        """Have at least a share of the whole again; with `most`, unless so many times the whole would be spent."""
        if most is None:
            self.spent, most = 0.0, 1.0
        if self.whole is not None:
            self.left = max(self.left, min(share * self.whole, most * self.whole - self.spent))

    def share(self, greed: float) -> float | None:
        return None if self.whole is None else greed * self.left

    def pay(self, amount: float) -> None:
        self.left, self.spent = max(0.0, self.left - amount), self.spent + amount


class SearchAgent:
    """The budget is for a whole turn: most of it is spent at its first decision, the tree serves the others.

    Where others or dice act in between (claims of a trade, battles), what they did may call for new thought: then a
    share of the budget is to be had again, after dice within limits.
    """

    GREED = 0.6  # share of what is left of the budget that one decision may spend
    ENOUGH = 0.3  # a tree with this share of the turn's simulations needs no more
    AGAIN = 0.3  # share of the budget to be had at least once others have acted or dice were thrown
    MOST = 1.5  # times the budget that may be spent before others act
    SURE = 60  # an action tried less often is not preferred to the planned one

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.budget = {
            "seconds": settings.seconds,
            "simulations": settings.simulations,
            "threads": settings.threads,
        }

    def begin(self, game: Game, seat: int, seed: int) -> None:
        warm_up(game)
        self.rng = random.Random(seed)
        self.searcher = Searcher(game, seed, self.settings)
        self.planner = TurnPlanner(self.searcher.of)
        self.foresight = Foresight(self.searcher.of, seat)
        self.turn: int | None = None
        self.time, self.tries = Budget(None), Budget(None)  # for this turn
        self.largest = 0  # the largest tree of this turn, in simulations

    def act(self, seat: Seat) -> str:
        decision = seat.decision
        action = self.choose(lambda: seat.world(self.rng), seat.seat, list(decision.actions))
        return decision.actions[action].text

    def choose(self, world: Callable[[], Any], seat: int, legal: list[int]) -> int:
        start = time.perf_counter()
        now = world()
        easy = self.planner.obvious(now, seat, legal)
        if easy is not None:
            return easy
        self.searcher.stop[0] = 0
        planned = self.planner.choose(now, seat, legal, self.rng.getrandbits(30))
        if self.planner.wins:
            return planned
        by_rivals = self.foresight.rivals_next
        self.begin_turn(now, not self.find_root(now), by_rivals)
        self.think(world, seat, start)
        verdicts = self.searcher.verdicts(seat, legal)
        action = verdicts[0].action if verdicts and verdicts[0].visits >= self.SURE else planned
        self.searcher.follow(seat, action)
        self.foresight.expect(now, action)
        return action

    def find_root(self, now: Any) -> bool:
        """Go down the trees to the present position, or begin new ones; True if nobody acted in between."""
        path = self.foresight.path_to(now, self.searcher.trees[0])
        if path is None:
            self.searcher.forget()
            return False
        for seat, action in path:
            self.searcher.follow(seat, action)
        return not path

    def begin_turn(self, now: Any, interrupted: bool, by_rivals: bool) -> None:
        """Set the budget anew when a turn begins, and a part of it when others or dice acted in the midst of it."""
        before, self.turn = self.turn, int(self.searcher.of.functions.turn_of(now[0]))
        if before is None or before // PARTS != self.turn // PARTS:
            self.time, self.tries = Budget(self.settings.seconds), Budget(self.settings.simulations)
            self.largest = 0
        elif interrupted:
            self.time.refill(self.AGAIN, None if by_rivals else self.MOST)
            self.tries.refill(self.AGAIN, None if by_rivals else self.MOST)

    def think(self, world: Callable[[], Any], seat: int, start: float) -> None:
        """Spend on this decision, asked for at `start`, what the budget allows and the tree still needs."""
        have = self.searcher.visits
        if not self.largest or have < self.ENOUGH * self.largest:
            share, seconds = self.tries.share(self.GREED), self.time.share(self.GREED)
            tries = None if share is None else max(MINIMUM, int(share))
            self.searcher.deal(world, tries)
            self.searcher.favour(seat, self.planner.lines)
            left = None if seconds is None else seconds - (time.perf_counter() - start)
            done = self.searcher.search(seat, tries, left)
            self.largest = max(self.largest, have + done)
            self.tries.pay(done)
        self.time.pay(time.perf_counter() - start)

    def interrupt(self) -> None:
        """Answer at once with what has been found so far; may be called from another thread."""
        self.searcher.stop[0] = 1

    def end(self, seat: Seat) -> None:
        self.searcher.close()


@cache
def warm_up(game: Game) -> None:
    """Have everything compiled before anybody waits for an answer."""
    greedy.warm_up(game)
    match = greedy.first_position(game)
    seat = match.pending[0]
    searcher = Searcher(game, 0, Settings(nodes=1000, worlds=1))
    searcher.deal(lambda: match.states)
    searcher.search(seat, 2, None)
    Foresight(compiled_game(game), seat).expect(match.states, game.kernel.legal(match.states, seat)[0])
