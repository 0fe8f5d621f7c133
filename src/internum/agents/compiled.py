"""Compiled thinking for one game: templates written against `R`, filled in with that game's rules and evaluation.

A template is an ordinary function whose module has a global `R`; `R.legal`, `R.apply`, `R.evaluate` … are a game's.
`engine.bind` copies it for every game with its own `R` and compiles it; later templates find it there.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import numpy as np

from internum.core import engine, kernel
from internum.core.game import Game

from . import evaluation


class CompiledGame:
    """All compiled functions for one game, and the buffers they need.

    With a `guide` other than the game's own, whose functions have their `prefix`, it is judged by that.
    """

    def __init__(self, game: Game, guide: Any = None, prefix: str = "") -> None:
        from . import plan_search, turn_search
        from .mcts import tree

        self.game = game
        self.guide = guide or evaluation.guide(game.id)
        self.weights: list[float] = self.guide.weights(game.id)
        bound: Any = ModuleType(f"internum.agents.{prefix}{game.id}")
        for name, rule in game.names.items():
            setattr(bound, name, rule)
        bound.next_random, bound.bits = kernel.next_random, kernel.bits
        for name in ("evaluate", "obvious", "weigh", "turn_of", "takes_turn", "idle", "reply", "is_empty", "EMPTY"):
            setattr(bound, name, getattr(self.guide, name))
        bound.copy, bound.is_same = _state_tools(game)
        for template in (*turn_search.TEMPLATES, *tree.TEMPLATES, *plan_search.TEMPLATES):
            setattr(bound, template.__name__, engine.bind(template, "agents", f"{prefix}{game.id}_", R=bound))
        self.functions = bound

    def states(self, count: int) -> tuple[Any, Any]:
        """Room for states, and the same as bytes (None on the plain engine, where states are objects)."""
        states = self.game.layout.new(count)
        return states, states.view(np.uint8).reshape(count, -1) if engine.COMPILED else np.zeros((count, 1), np.uint8)

    def put(self, states: Any, to: Any, place: int = 0) -> None:
        """Copy the first of some states over one of others."""
        if engine.COMPILED:
            to[place] = states[0]
        else:
            to[place] = self.game.layout.copy(states)[0]

    @property
    def hides(self) -> bool:
        """Has the game anything to deal anew?"""
        return type(self.game).redeal is not Game.redeal

    def known(self, states: Any, seat: int) -> bytes:
        """The same for all states that a seat cannot tell apart: what is hidden from it is dealt in one way."""
        if self.hides:
            states = self.game.layout.copy(states)
            self.game.redeal(states, 0, seat, random.Random(0))
        return self.game.layout.dump(states)

    def weighing(self, weights: Sequence[float] | None) -> CompiledGame:
        """The same with other weights of the evaluation; None: with everybody's."""
        if weights is None:
            return self
        other = copy.copy(self)
        other.weights = list(weights)
        return other

    def values(self) -> Any:
        """Room for an evaluation, with what the game's features weigh."""
        buffer = floats(self.guide.BUFFER)
        for i, weight in enumerate(self.weights, self.guide.BUFFER - len(self.weights)):
            buffer[i] = weight
        return buffer

    def settled(self, states: Any) -> Any:
        """A copy in which all that is forced or obvious has been played."""
        from .turn_search import ANYBODY

        settled, raw = self.states(1)
        settled[0] = self.game.layout.copy(states)[0]
        self.functions.go_on(settled, raw, 0, ANYBODY, 0, 0, actions(), self.values(), settled, raw)
        return settled


def floats(count: int) -> Any:
    return np.zeros(count, np.float64) if engine.COMPILED else [0.0] * count


def actions() -> Any:
    """Room for a list of legal actions."""
    return np.zeros(kernel.MAX_LEGAL, np.int16) if engine.COMPILED else [0] * kernel.MAX_LEGAL


_minds: dict[str, CompiledGame] = {}


def compiled_game(game: Game) -> CompiledGame:
    """What is compiled for a game, made once in a process."""
    if game.id not in _minds:
        _minds[game.id] = CompiledGame(game)
    return _minds[game.id]


def _state_tools(game: Game) -> tuple[Any, Any]:
    """`copy(from, i, from_bytes, to, j, to_bytes)`: one state over another; `is_same(states, bytes, i, j)`."""
    if engine.COMPILED:
        return engine.compiled(_copy_bytes, "agents"), engine.compiled(_same_bytes, "agents")
    layout = game.layout

    def copy_object(source: Any, i: int, source_bytes: Any, to: Any, j: int, to_bytes: Any) -> None:
        to[j] = layout.copy([source[i]])[0]

    def same_object(states: Any, raw: Any, i: int, j: int) -> bool:
        return layout.dump(states, i) == layout.dump(states, j)

    return copy_object, same_object


def _copy_bytes(source: Any, i: int, source_bytes: Any, to: Any, j: int, to_bytes: Any) -> None:
    for b in range(source_bytes.shape[1]):
        to_bytes[j, b] = source_bytes[i, b]


def _same_bytes(states: Any, raw: Any, i: int, j: int) -> bool:
    for b in range(raw.shape[1]):  # noqa: SIM110  (compiled)
        if raw[i, b] != raw[j, b]:
            return False
    return True
