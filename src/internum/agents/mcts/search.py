"""Growing trees: the settings of a search, a tree and the thread that grows it, and several of them at once."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from threading import Lock
from typing import Any

import numpy as np

from internum.core import engine
from internum.core.game import Game

from ..compiled import CompiledGame, actions, compiled_game, floats
from . import tree

NO_LINE = np.zeros(0, np.int16)
TRIES_OF_A_WORLD = 40  # simulations for which another deal is worth its while
CHUNK = 128 if engine.COMPILED else 2  # simulations between two looks at the clock


@dataclass(frozen=True)
class Settings:
    """How a search thinks. `seconds` or `simulations` are for a whole turn, all threads together."""

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1
    curiosity: float | None = None  # c_puct, weight of the prior against what was found; None: as the guide says
    distrust: float = 0.02  # first-play urgency: by how much an untried action is thought worse than its siblings
    wide: float = 3.0  # actions considered at once, before widening
    widening: float = 0.5  # progressive widening: more actions by visits to this power
    horizon: float | None = None  # turns after the present one that a playout lasts; None: as the guide says
    anchor: float | None = None  # share of the turn's own end in what a playout is worth; None: as the guide says
    tries: int | None = None  # stretches of play that a playout's players choose from; None: as the guide says
    longest: int = 1500  # actions of a playout at most
    focus: float = 3.0  # how much priors follow the evaluation one action ahead
    faith: float = 0.3  # how much is expected of the planner's line; of what is left, as much of its next best, …
    paranoid: bool = False
    uniform: bool = False  # playouts choose any action alike: quick, and silly
    worlds: int = 24  # deals of what is hidden
    weights: tuple[float, ...] | None = None  # of the evaluation; None: everybody's
    nodes: int = 400_000 if engine.COMPILED else 20_000

    def knobs(self, of: CompiledGame) -> Any:
        curiosity = of.guide.CURIOSITY if self.curiosity is None else self.curiosity
        horizon = of.guide.horizon(of.game.id) if self.horizon is None else self.horizon
        k = np.zeros(tree.KNOBS, np.float64)
        k[tree.CURIOSITY], k[tree.DISTRUST], k[tree.WIDE] = curiosity, self.distrust, self.wide
        k[tree.WIDENING], k[tree.HORIZON], k[tree.LONGEST] = self.widening, horizon, self.longest
        k[tree.FAITH], k[tree.ANCHOR] = self.faith, of.guide.anchor(of.game.id) if self.anchor is None else self.anchor
        k[tree.TRIES] = of.guide.tries(of.game.id) if self.tries is None else self.tries
        k[tree.FOCUS], k[tree.PARANOID], k[tree.UNIFORM] = self.focus, float(self.paranoid), float(self.uniform)
        return k


class Tree:
    """One tree and the buffers of the thread that grows it."""

    def __init__(self, of: CompiledGame, settings: Settings, seed: int) -> None:
        self.f, self.settings = of.functions, settings
        self.states, self.raw = of.states(1)
        self.scratch, self.scratch_raw = of.states(2)
        self.moves, self.out, self.values = actions(), actions(), of.values()
        self.weights, self.anchor = floats(2 * len(self.moves)), floats(tree.SEATS)
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
            done += self.simulate(min(CHUNK, count - done), me, worlds, worlds_raw, stop, NO_LINE)
        return done

    def simulate(self, count: int, me: int, worlds: Any, worlds_raw: Any, stop: Any, line: Any) -> int:
        done: int = self.f.simulate(
            count, me, worlds, worlds_raw, self.nodes, self.meta, self.knobs, stop, self.states, self.raw,
            self.scratch, self.scratch_raw, self.moves, self.out, self.weights, self.values, self.anchor, self.stamps,
            self.path, line,
        )  # fmt: skip
        return done

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

    def __init__(self, game: Game, seed: int, settings: Settings, of: CompiledGame | None = None) -> None:
        self.of = of or compiled_game(game).weighing(settings.weights)
        self.settings = settings
        threads = settings.threads if engine.COMPILED else 1
        self.trees = [Tree(self.of, settings, seed + 7919 * i) for i in range(threads)]
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.stop = np.zeros(1, np.int8)
        self.dealt = 1
        self.worlds, self.worlds_raw = self.of.states(settings.worlds if self.of.hides else 1)

    def deal(self, world: Any, simulations: int | None = None) -> None:
        """Take worlds from `world()`, one after the other; fewer where they would hardly be used."""
        self.dealt = len(self.worlds)
        if simulations is not None:
            self.dealt = max(1, min(self.dealt, simulations // TRIES_OF_A_WORLD))
        for i in range(self.dealt):
            self.worlds[i] = world()[0]

    @property
    def in_use(self) -> tuple[Any, Any]:
        return self.worlds[: self.dealt], self.worlds_raw[: self.dealt]

    def forget(self) -> None:
        for t in self.trees:
            t.forget()

    def follow(self, seat: int, action: int) -> None:
        for t in self.trees:
            t.follow(seat, action)

    @property
    def visits(self) -> int:
        return sum(t.visits for t in self.trees)

    def favour(self, seat: int, lines: list[list[int]]) -> None:
        """Let the trees know plans, the best first: one simulation along each."""
        for line in reversed(lines):
            for t in self.trees:
                t.simulate(1, seat, *self.in_use, self.stop, np.array(line, np.int16))

    def search(self, seat: int, simulations: int | None, seconds: float | None) -> int:
        """Grow the trees; returns the number of simulations made."""
        until = None if seconds is None else time.perf_counter() + seconds
        each = 1 << 60 if simulations is None else -(-simulations // len(self.trees))
        job = (seat, *self.in_use, each, until, self.stop)
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
