"""A game's rules ready to run over an array of states, compiled or plain.

The rules module offers six functions of one state `s`:

- `to_act(s)`               bit mask of the seats that must act (bit 7: chance); 0 when the game is over
- `legal(s, seat, out)`     writes the seat's legal action ids into `out`, returns how many
- `why_not(s, seat, a)`     0, or the code of the rule that forbids `a`
- `apply(s, seat, a)`       carries out a legal action
- `chance_weight(s, a)`     relative weight of an outcome of the chance seat
- `won(s, seat)`            has the seat won?
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np

from . import engine, linkage
from .observation import Observation

MAX_LEGAL = 4096  # longest list of legal actions any game may write


class Kernel:
    """Rule functions with `(states, i, …)` in front, what a seat knows, and the random playout."""

    def __init__(self, rules: ModuleType, names: dict[str, Any], observation: Observation | None = None) -> None:
        self.buffer: Any = np.zeros(MAX_LEGAL, np.int16) if engine.COMPILED else [0] * MAX_LEGAL
        folder = engine.folder_of(rules.__name__)
        self.observation = observation
        if observation is not None:
            self._observe = engine.bind(observe_at, folder, observe=observation.writer)
        loops: list[Any] = [legal_at, why_not_at, apply_at, to_act_at, chance_weight_at]
        self._legal, self._why_not, self._apply, self._to_act, self._weight = (
            engine.bind(f, folder, **names) for f in loops
        )
        self._playout = engine.bind(playout_at, folder, **names_of(rules))  # compiled in one piece: a little faster

    def to_act(self, states: Any, i: int = 0) -> int:
        mask: int = self._to_act(states, i)
        return mask

    def legal(self, states: Any, seat: int, i: int = 0) -> list[int]:
        k = self._legal(states, i, seat, self.buffer)
        found: list[int] = self.buffer[:k].tolist() if engine.COMPILED else self.buffer[:k]
        return found

    def why_not(self, states: Any, seat: int, a: int, i: int = 0) -> int:
        code: int = self._why_not(states, i, seat, a)
        return code

    def apply(self, states: Any, seat: int, a: int, i: int = 0) -> None:
        self._apply(states, i, seat, a)

    def weight(self, states: Any, a: int, i: int = 0) -> int:
        w: int = self._weight(states, i, a)
        return w

    def observe(self, states: Any, seat: int, i: int = 0) -> Any:
        """What `seat` (or, with another number, a spectator) knows, as the game's `observation` declares it."""
        if self.observation is None:
            raise ValueError("this game declares no observation")
        out = np.zeros(self.observation.size, np.int8)
        self._observe(states, i, seat, out)
        return out

    def playout(self, states: Any, i: int, seed: int, max_steps: int, out: Any = None) -> int:
        """Play state `i` to its end (or `max_steps`) with random actions; returns the steps taken."""
        steps: int = self._playout(states, i, seed, max_steps, self.buffer if out is None else out)
        return steps


def names_of(rules: ModuleType, state: Any = None) -> dict[str, Any]:
    """What a loop over any game's rules may name: the rules, and a random choice by them.

    With `state`, the dtype of the game's states, the large rules are called where they stand: a loop compiles sooner.
    """
    names = {name: getattr(rules, name) for name in ("legal", "why_not", "apply", "to_act", "chance_weight")}
    if state is not None:
        names |= linkage.standing(rules, state)
    return {**names, "random_choice": engine.bind(random_choice, engine.folder_of(rules.__name__), **names)}


# --- loops over any game's rules: `engine.bind` gives these names their meaning ------------------

legal: Any = None
why_not: Any = None
apply: Any = None
to_act: Any = None
chance_weight: Any = None
observe: Any = None


def legal_at(states: Any, i: int, seat: int, out: Any) -> Any:
    return legal(states[i], seat, out)


def why_not_at(states: Any, i: int, seat: int, a: int) -> Any:
    return why_not(states[i], seat, a)


def apply_at(states: Any, i: int, seat: int, a: int) -> None:
    apply(states[i], seat, a)


def to_act_at(states: Any, i: int) -> Any:
    return to_act(states[i])


def observe_at(states: Any, i: int, seat: int, out: Any) -> None:
    observe(states[i], seat, out, 0)


def chance_weight_at(states: Any, i: int, a: int) -> Any:
    return chance_weight(states[i], a)


def random_choice(s: Any, seat: int, r: int, out: Any, k: int) -> Any:
    """Which of `k` actions 24 random bits pick: all alike, or by weight for the chance seat."""
    if seat != 7:
        return (r * k) >> 24
    total = 0
    for j in range(k):
        total += chance_weight(s, out[j])
    left = (r * total) >> 24
    pick = 0
    weight = chance_weight(s, out[pick])
    while left >= weight:
        left -= weight
        pick += 1
        weight = chance_weight(s, out[pick])
    return pick


@engine.entry
def next_random(x: int) -> Any:
    """The generator of playouts: 32 bits on, 32 bits out."""
    return (x * 1664525 + 1013904223) & 0xFFFFFFFF


@engine.entry
def bits(x: int) -> Any:
    """24 well-mixed bits of a generator's value."""
    r = ((x ^ (x >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    return (r ^ (r >> 16)) & 0xFFFFFF


def playout_at(states: Any, i: int, seed: int, max_steps: int, out: Any) -> Any:
    s = states[i]
    x = seed & 0xFFFFFFFF
    for step in range(max_steps):
        mask = to_act(s)
        if mask == 0:
            return step
        seat = 0
        while not (mask >> seat) & 1:
            seat += 1
        k = legal(s, seat, out)
        x = next_random(x)
        apply(s, seat, out[random_choice(s, seat, bits(x), out, k)])
    return max_steps
