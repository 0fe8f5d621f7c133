"""A compiled walk through random games that stops at the first thing that must never happen."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import engine
from .game import Game
from .kernel import bits, next_random

FINE, DEAD_END, UNSOUND, DISAGREES, ENDLESS, FOREIGN = range(6)
TROUBLE = {
    FINE: "nothing",
    DEAD_END: "a seat must act but has no legal action",
    UNSOUND: "pieces, tokens or counts do not add up",
    DISAGREES: "the legal list and why_not disagree",
    ENDLESS: "the game did not end",
    FOREIGN: "an action of a seat that is not to act was allowed",
}


class Walker:
    """Walks games of one kind; `walk` returns (trouble, steps, detail)."""

    def __init__(self, game: Game) -> None:
        rules: Any = game.rules
        self.game = game
        folder = engine.folder_of(rules.__name__)
        names = {**game.names, "sound": rules.sound}
        names["disagreement"] = engine.bind(disagreement, folder, **names)
        self._walk = engine.bind(walk, folder, **names)
        self._out = game.kernel.buffer
        size = game.space.size
        self._mask: Any = np.zeros(size, np.int8) if engine.COMPILED else [0] * size
        self._report: Any = np.zeros(3, np.int64) if engine.COMPILED else [0] * 3

    def walk(self, states: Any, seed: int, max_steps: int, check_every: int) -> tuple[int, int, int]:
        """Play state 0 at random; `check_every` steps compare the legal list with why_not on the whole space."""
        self._walk(states, seed, max_steps, check_every, self._out, self._mask, self._report)
        trouble, steps, detail = (int(x) for x in self._report)
        return trouble, steps, detail


# --- the walk: `engine.bind` gives these names one game's meaning --------------------------------

legal: Any = None
why_not: Any = None
apply: Any = None
to_act: Any = None
sound: Any = None
random_choice: Any = None


def disagreement(s: Any, seat: int, seats: int, out: Any, k: int, mask: Any, report: Any) -> Any:
    """Compare the legal list with why_not on the whole space; True if they differ (told in `report`)."""
    size = len(mask)
    for a in range(size):
        mask[a] = 0
    for j in range(k):
        mask[out[j]] += 1
    for a in range(size):
        allowed = 0
        if why_not(s, seat, a) == 0:
            allowed = 1
        if allowed != mask[a]:
            report[0] = DISAGREES
            report[2] = a
            return True
    idle = 0
    while idle < 8 and (seats >> idle) & 1:
        idle += 1
    if idle < 8:
        for j in range(k):
            if why_not(s, idle, out[j]) == 0:
                report[0] = FOREIGN
                report[2] = out[j]
                return True
    return False


def walk(states: Any, seed: int, max_steps: int, every: int, out: Any, mask: Any, report: Any) -> None:
    s = states[0]
    x = seed & 0xFFFFFFFF
    report[0] = FINE
    report[2] = 0
    for step in range(max_steps):
        report[1] = step
        seats = to_act(s)
        if seats == 0:
            return
        x = next_random(x)
        seat = bits(x) & 7  # of several seats at once, any may act first
        while not (seats >> seat) & 1:
            seat = (seat + 1) & 7
        k = legal(s, seat, out)
        if k == 0:
            report[0] = DEAD_END
            report[2] = seat
            return
        if every > 0 and step % every == 0 and disagreement(s, seat, seats, out, k, mask, report):
            return
        x = next_random(x)
        apply(s, seat, out[random_choice(s, seat, bits(x), out, k)])
        fault = sound(s)
        if fault != 0:
            report[0] = UNSOUND
            report[2] = fault
            return
    report[0] = ENDLESS
