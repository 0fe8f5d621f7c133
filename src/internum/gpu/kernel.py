"""Random playouts of any game for a GPU: one game per thread at a time, the steps those of the CPU's playout.

Games are of very different length. Threads run in step, so a thread whose game has ended would wait for the
longest of its neighbours'; it takes the next game off a common queue instead.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

from internum.core import engine
from internum.core.kernel import names_of, next_random, playout_at

# --- the loop of one thread: `loop` gives these names their meaning ------------------------------

playout: Any = None
take: Any = None


def play(states: Any, seeds: Any, steps: Any, queue: Any, max_steps: int, mine: Any, out: Any) -> None:
    """Play game after game off the queue: state `i` from `seeds[i]` to its end, its length into `steps[i]`.

    The game being played lies in `mine`, near the thread. A playout of one step from the generator's value, then
    the value after it: these are the steps of one long playout, and threads whose games end apart stay together.
    """
    games = len(states)
    i = take(queue)
    x = 0
    step = 0
    if i < games:
        x = seeds[i]
        mine[0] = states[i]
    while i < games:
        if step < max_steps and playout(mine, 0, x, 1, out) == 1:
            x = next_random(x)
            step += 1
        else:
            states[i] = mine[0]
            steps[i] = step
            step = 0
            i = take(queue)
            if i < games:
                x = seeds[i]
                mine[0] = states[i]


def loop(rules: ModuleType, take: Any) -> Any:
    """`play` by these rules; `take(queue)` hands out the next number, once to one thread."""
    folder = engine.folder_of(rules.__name__)
    return engine.bind(play, folder, playout=engine.bind(playout_at, folder, **names_of(rules)), take=take)
