"""An agent that searches a tree of small decisions; one tree serves a whole turn."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from threading import Lock
from typing import Any

import numpy as np

from internum.core import engine
from internum.core.game import Game
from internum.core.match import Match
from internum.core.record import new_states

from . import tree
from .greedy import Planner
from .protocol import Seat
from .specialise import Mind, actions, floats, mind

SPROUT = 4  # simulations that open the next node of a planned line
MINIMUM = 16  # simulations for any decision, however little of the budget is left
CHUNK = 128 if engine.COMPILED else 2  # simulations between two looks at the clock


@dataclass(frozen=True)
class Settings:
    """How a search thinks. `seconds` or `simulations` are for a whole turn, all threads together."""

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1
    curiosity: float | None = None  # weight of the prior against what simulations found; None: as the guide says
    distrust: float = 0.02  # by how much an untried action is thought worse than its siblings
    wide: float = 3.0  # actions considered at once, before widening
    widening: float = 0.5  # more actions: visits to this power
    horizon: float | None = None  # turns after the present one that a playout lasts; None: as the guide says
    longest: int = 1500  # actions of a playout at most
    focus: float = 3.0  # how much priors follow the evaluation one action ahead
    paranoid: bool = False
    uniform: bool = False  # playouts choose any action alike: quick, and silly
    worlds: int = 24  # deals of what is hidden
    nodes: int = 400_000 if engine.COMPILED else 20_000

    def knobs(self, of: Mind) -> Any:
        curiosity = of.guide.CURIOSITY if self.curiosity is None else self.curiosity
        horizon = of.guide.horizon(of.game.id) if self.horizon is None else self.horizon
        k = np.zeros(tree.KNOBS, np.float64)
        k[tree.CURIOSITY], k[tree.DISTRUST], k[tree.WIDE] = curiosity, self.distrust, self.wide
        k[tree.WIDENING], k[tree.HORIZON], k[tree.LONGEST] = self.widening, horizon, self.longest
        k[tree.FOCUS], k[tree.PARANOID], k[tree.UNIFORM] = self.focus, float(self.paranoid), float(self.uniform)
        return k


class Tree:
    """One tree and the buffers of the thread that grows it."""

    def __init__(self, of: Mind, settings: Settings, seed: int) -> None:
        self.f, self.settings = of.functions, settings
        self.states, self.raw = of.states(1)
        self.scratch, self.scratch_raw = of.states(1)
        self.moves, self.out, self.values = actions(), actions(), of.values()
        self.weights = floats(2 * len(self.moves))
        self.stamps = np.zeros(of.game.space.size, np.int64)
        self.path = np.zeros(tree.DEEPEST + 1, np.int64)
        self.meta = np.zeros(tree.META, np.int64)
        self.meta[tree.RANDOM] = seed & 0x7FFFFFFF
        self.knobs = settings.knobs(of)
        self.nodes = _nodes(settings.nodes)
        self.forget()

    def forget(self) -> None:
        self.meta[tree.ROOT] = 0
        self.meta[tree.USED] = 1
        for name, value in (("first", -1), ("next", -1), ("visits", 0), ("value", 0.0), ("seat", 7), ("open", 0)):
            self.nodes[name][0] = value

    def follow(self, seat: int, action: int) -> None:
        """Make the child for an action the root; forget all if the decision is in the tree but the action is not."""
        child = int(self.f.child_of(self.nodes, 0, seat, action))
        if child >= 0:
            with _spare_lock:
                spare = _spare_nodes(len(self.nodes))
                used = int(self.f.keep(self.nodes, spare, child))
                self.nodes[:used] = spare[:used]
            self.meta[tree.USED] = used
        elif any(who == seat for _, who, *_ in self.children()):
            self.forget()

    @property
    def visits(self) -> int:
        return int(self.nodes["visits"][0])

    def grow(self, me: int, worlds: Any, worlds_raw: Any, count: int, until: float | None, stop: Any) -> int:
        """Simulate `count` times, or until the clock says so or `stop[0]` is set."""
        done = 0
        while done < count and not stop[0]:
            if until is not None and time.perf_counter() >= until:
                break
            done += self.f.simulate(
                min(CHUNK, count - done), me, worlds, worlds_raw, self.nodes, self.meta, self.knobs, stop,
                self.states, self.raw, self.scratch, self.scratch_raw, self.moves, self.out, self.weights,
                self.values, self.stamps, self.path,
            )  # fmt: skip
        return done

    def favour(self, seat: int, line: list[int]) -> None:
        """Expect half of all from the last action of an own line, and look at it first, if it is in the tree."""
        node = chosen = 0
        for action in line:
            node, chosen = chosen, int(self.f.child_of(self.nodes, chosen, seat, action))
            if chosen < 0:
                return
        for child, *_ in self.children(node):
            self.nodes["prior"][child] *= 0.5
            if int(self.nodes["next"][child]) == chosen:
                self.nodes["next"][child] = self.nodes["next"][chosen]
                self.nodes["next"][chosen] = self.nodes["first"][node]
                self.nodes["first"][node] = chosen
        self.nodes["prior"][chosen] += 0.5

    def children(self, node: int = 0) -> list[tuple[int, int, int, int, float]]:
        """Of a node: (child, seat, action, visits, sum of values)."""
        found = []
        c = int(self.nodes["first"][node])
        while c >= 0:
            n = self.nodes[c]
            found.append((c, int(n["seat"]), int(n["action"]), int(n["visits"]), float(n["value"])))
            c = int(n["next"])
        return found


_spare_lock = Lock()


@cache
def _spare_nodes(count: int) -> Any:
    """Where all trees of a size, one at a time, put what they keep."""
    return _nodes(count)


def _nodes(count: int) -> Any:
    nodes = np.zeros(count, tree.NODE)
    return nodes if engine.COMPILED else nodes.view(np.recarray)


@dataclass(frozen=True)
class Verdict:
    """What a search thinks of one action at the root."""

    action: int
    visits: int
    chance: float


class Searcher:
    """Searches for one seat of one match; keeps its trees from decision to decision."""

    def __init__(self, game: Game, seed: int, settings: Settings) -> None:
        self.mind = mind(game)
        self.settings = settings
        threads = settings.threads if engine.COMPILED else 1
        self.trees = [Tree(self.mind, settings, seed + 7919 * i) for i in range(threads)]
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.stop = np.zeros(1, np.int8)
        self.worlds, self.worlds_raw = self.mind.states(settings.worlds if hides(game) else 1)

    def deal(self, world: Any) -> None:
        """Take worlds from `world()`, one after the other."""
        for i in range(self.worlds_raw.shape[0]):
            self.worlds[i] = world()[0]

    def forget(self) -> None:
        for t in self.trees:
            t.forget()

    def follow(self, seat: int, action: int) -> None:
        for t in self.trees:
            t.follow(seat, action)

    @property
    def visits(self) -> int:
        return sum(t.visits for t in self.trees)

    def favour(self, seat: int, line: list[int]) -> None:
        """Let the trees know a plan; a branch has to be grown before its actions can be favoured."""
        for t in self.trees:
            for length in range(1, len(line) + 1):
                t.grow(seat, self.worlds, self.worlds_raw, SPROUT, None, self.stop)
                t.favour(seat, line[:length])

    def search(self, seat: int, simulations: int | None, seconds: float | None) -> int:
        """Grow the trees; returns the number of simulations made."""
        until = None if seconds is None else time.perf_counter() + seconds
        each = 1 << 60 if simulations is None else -(-simulations // len(self.trees))
        job = (seat, self.worlds, self.worlds_raw, each, until, self.stop)
        if self.pool is None:
            return self.trees[0].grow(*job)
        return sum(f.result() for f in [self.pool.submit(t.grow, *job) for t in self.trees])

    def verdicts(self, seat: int, legal: list[int]) -> list[Verdict]:
        """The legal actions that were tried, most visited first."""
        visits = dict.fromkeys(legal, 0)
        values = dict.fromkeys(legal, 0.0)
        for t in self.trees:
            for _, who, action, n, value in t.children():
                if who == seat and action in visits:
                    visits[action] += n
                    values[action] += value
        tried = [Verdict(a, visits[a], values[a] / visits[a]) for a in legal if visits[a]]
        return sorted(tried, key=lambda v: (-v.visits, -v.chance, v.action))

    def close(self) -> None:
        self.stop[0] = 1
        if self.pool:
            self.pool.shutdown(wait=False)


def hides(game: Game) -> bool:
    """Has the game anything to deal anew?"""
    return type(game).redeal is not Game.redeal


class Foresight:
    """The position in which a searcher's trees have their root, to know whether they still fit what is asked."""

    BREADTH = 8

    def __init__(self, of: Mind, seat: int) -> None:
        self.mind, self.seat = of, seat
        # Answers of others that may lie between two own decisions. To compare views is slow, and where something is
        # hidden, others' answers mostly say something new, after which an old tree is of little use.
        self.depth = 1 if hides(of.game) else 4
        self.states: Any = None

    def expect(self, states: Any, action: int) -> None:
        self.states = self._after(states, self.seat, action)

    def path_to(self, states: Any, searched: Tree) -> list[tuple[int, int]] | None:
        """What others did since, as (seat, action), if the tree knows it; None if it does not."""
        if self.states is None:
            return None
        return self._path(self.states, self._what_is_known(self._settled(states)), searched, 0, self.depth)

    def _path(self, states: Any, known: Any, searched: Tree, node: int, depth: int) -> list[tuple[int, int]] | None:
        if self._what_is_known(states) == known:
            return []
        mask = self.mind.game.kernel.to_act(states)
        who = (mask & -mask).bit_length() - 1
        if not mask or who == self.seat or not depth:
            return None
        likely = sorted((c for c in searched.children(node) if c[1] == who and c[3]), key=lambda c: -c[3])
        for child, _, action, _, _ in likely[: self.BREADTH]:
            if self.mind.game.kernel.why_not(states, who, action) == 0:
                rest = self._path(self._after(states, who, action), known, searched, child, depth - 1)
                if rest is not None:
                    return [(who, action), *rest]
        return None

    def _after(self, states: Any, seat: int, action: int) -> Any:
        copy = self.mind.game.layout.copy(states)
        self.mind.functions.apply(copy[0], seat, action)
        return self._settled(copy)

    def _settled(self, states: Any) -> Any:
        return self.mind.settled(states)

    def _what_is_known(self, states: Any) -> Any:
        """Where nothing is hidden, the state itself; else all that the seat can see of it."""
        game = self.mind.game
        return game.view(game.layout.twin(states), self.seat) if hides(game) else game.layout.dump(states)


class SearchAgent:
    """The budget is for a whole turn: most of it is spent at its first decision, the tree serves the others."""

    GREED = 0.6  # share of what is left of the budget that one decision may spend
    ENOUGH = 0.3  # a tree with this share of the turn's simulations needs no more

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
        self.planner = Planner(self.searcher.mind)
        self.foresight = Foresight(self.searcher.mind, seat)
        self.turn: int | None = None
        self.most = 0  # the largest tree of this turn, in simulations

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
        win = self.planner.win(now, seat, legal, self.rng.getrandbits(30))
        if win is not None:
            return win
        self.find_root(now)
        self.think(now, world, seat, start)
        verdicts = self.searcher.verdicts(seat, legal)
        if not verdicts:  # interrupted before it began
            return self.planner.choose(now, seat, legal, self.rng.getrandbits(30))
        action = verdicts[0].action
        self.searcher.follow(seat, action)
        self.foresight.expect(now, action)
        return action

    def find_root(self, now: Any) -> None:
        """Go down the trees to the present position, or begin new ones."""
        path = self.foresight.path_to(now, self.searcher.trees[0])
        if path is None:
            self.searcher.forget()
        else:
            for seat, action in path:
                self.searcher.follow(seat, action)

    def think(self, now: Any, world: Callable[[], Any], seat: int, start: float) -> None:
        """Spend on this decision, asked for at `start`, what the turn's budget allows and the tree still needs."""
        turn = int(self.searcher.mind.functions.turn_of(now[0]))
        if turn != self.turn:
            self.turn, self.most = turn, 0
            self.seconds, self.simulations = self.settings.seconds, self.settings.simulations
        have = self.searcher.visits
        if self.most and have >= self.ENOUGH * self.most:
            return
        self.searcher.deal(world)
        self.searcher.favour(seat, self.planner.line)
        simulations = None if self.simulations is None else max(MINIMUM, int(self.GREED * self.simulations))
        seconds = None if self.seconds is None else self.GREED * self.seconds - (time.perf_counter() - start)
        done = self.searcher.search(seat, simulations, seconds)
        self.most = max(self.most, have + done)
        if self.simulations is not None:
            self.simulations = max(0, self.simulations - done)
        if self.seconds is not None:
            self.seconds = max(0.0, self.seconds - (time.perf_counter() - start))

    def interrupt(self) -> None:
        """Answer at once with what has been found so far; may be called from another thread."""
        self.searcher.stop[0] = 1

    def end(self, seat: Seat) -> None:
        self.searcher.close()


_warm: set[str] = set()


def warm_up(game: Game) -> None:
    """Have everything compiled before anybody waits for an answer."""
    if game.id in _warm:
        return
    _warm.add(game.id)
    options = game.options.resolve({})
    match = Match(game, game.players[0], options, new_states(game, game.players[0], options), seed=0)
    seat = match.pending[0]
    searcher = Searcher(game, 0, Settings(nodes=1000, worlds=1))
    searcher.deal(lambda: match.states)
    searcher.search(seat, 2, None)
    legal = game.kernel.legal(match.states, seat)
    Planner(mind(game), 2).choose(match.states, seat, legal, 0)
    Foresight(mind(game), seat).expect(match.states, legal[0])
