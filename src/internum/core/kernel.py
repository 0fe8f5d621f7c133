"""A game's rules ready to run over an array of states, compiled or plain.

The rules module offers five functions of one state `s`:

- `to_act(s)`               bit mask of the seats that must act (bit 7: chance); 0 when the game is over
- `legal(s, seat, out)`     writes the seat's legal action ids into `out`, returns how many
- `why_not(s, seat, a)`     0, or the code of the rule that forbids `a`
- `apply(s, seat, a)`       carries out a legal action
- `chance_weight(s, a)`     relative weight of an outcome of the chance seat
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np

from . import engine

MAX_LEGAL = 4096  # longest list of legal actions any game may write


class Kernel:
    """Five rule functions with `(states, i, …)` in front, and the random playout."""

    def __init__(self, game_id: str, rules: ModuleType, actions: int) -> None:
        self.rules = rules
        self.actions = actions
        self.buffer: Any = np.zeros(MAX_LEGAL, np.int16) if engine.COMPILED else [0] * MAX_LEGAL
        self._folder = engine._folder_of(rules.__name__)
        self._legal, self._why_not, self._apply, self._to_act, self._weight, self._playout = _build(
            rules.legal, rules.why_not, rules.apply, rules.to_act, rules.chance_weight, self._folder
        )

    def to_act(self, states: Any, i: int = 0) -> int:
        mask: int = self._to_act(states, i)
        return mask

    def legal(self, states: Any, seat: int, i: int = 0) -> list[int]:
        k = self._legal(states, i, seat, self.buffer)
        return [int(a) for a in self.buffer[:k]]

    def why_not(self, states: Any, seat: int, a: int, i: int = 0) -> int:
        code: int = self._why_not(states, i, seat, a)
        return code

    def apply(self, states: Any, seat: int, a: int, i: int = 0) -> None:
        self._apply(states, i, seat, a)

    def weight(self, states: Any, a: int, i: int = 0) -> int:
        w: int = self._weight(states, i, a)
        return w

    def playout(self, states: Any, i: int, seed: int, max_steps: int, out: Any = None) -> int:
        """Play state `i` to its end (or `max_steps`) with random actions; returns the steps taken."""
        steps: int = self._playout(states, i, seed, max_steps, self.buffer if out is None else out)
        return steps


def _build(legal: Any, why_not: Any, apply: Any, to_act: Any, weight: Any, folder: str) -> tuple[Any, ...]:
    def legal_at(states: Any, i: int, seat: int, out: Any) -> Any:
        return legal(states[i], seat, out)

    def why_not_at(states: Any, i: int, seat: int, a: int) -> Any:
        return why_not(states[i], seat, a)

    def apply_at(states: Any, i: int, seat: int, a: int) -> None:
        apply(states[i], seat, a)

    def to_act_at(states: Any, i: int) -> Any:
        return to_act(states[i])

    def weight_at(states: Any, i: int, a: int) -> Any:
        return weight(states[i], a)

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
            x = (x * 1664525 + 1013904223) & 0xFFFFFFFF
            r = ((x ^ (x >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
            r = (r ^ (r >> 16)) & 0xFFFFFF
            pick = (r * k) >> 24
            if seat == 7 and k > 1:
                total = 0
                for j in range(k):
                    total += weight(s, out[j])
                left = (r * total) >> 24
                pick = 0
                while left >= weight(s, out[pick]):
                    left -= weight(s, out[pick])
                    pick += 1
            apply(s, seat, out[pick])
        return max_steps

    made = (legal_at, why_not_at, apply_at, to_act_at, weight_at, playout_at)
    return tuple(engine.compiled(f, folder) for f in made)
