"""Random playouts of any game for a GPU, the steps those of the CPU's playout, in one of two ways.

Threads run in step, 32 together, and whoever does something else than its neighbours makes all of them wait. Where the
rules are little code, each thread plays whole games (`play`). Where they are much, a step of all games is made at a
time, in two parts, and before each of them games that are about to do the same are put side by side: first everyone
finds its legal actions and picks one (`choose`, by phase), then everyone carries its action out (`carry_out`, by
action).

Games are of very different length: a thread or slot whose game is over takes the next one off a common queue.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

from internum.core import engine
from internum.core.kernel import bits, names_of, next_random, playout_at

from .runner import IDLE, NO_GAME

# --- what one thread does: `playing`, `choosing` and `acting` give these names their meaning ------

apply: Any = None
legal: Any = None
to_act: Any = None
random_choice: Any = None
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


def choose(
    j: int, slots: Any, games: Any, randoms: Any, made: Any, seats: Any, actions: Any, states: Any, seeds: Any,
    steps: Any, queue: Any, max_steps: int, out: Any,
) -> None:  # fmt: skip
    """The next action of the game in slot `j`, one of its legal ones at random, as a playout on the CPU picks it.

    A game that is over goes back to `states`, its length to `steps`, and the next one begins from its seed.
    """
    i = games[j]
    while i < len(states):
        mask = to_act(slots[j]) if i != NO_GAME and made[j] < max_steps else 0
        if mask != 0:
            seat = 0
            while not (mask >> seat) & 1:
                seat += 1
            k = legal(slots[j], seat, out)
            randoms[j] = next_random(randoms[j])
            seats[j] = seat
            actions[j] = out[random_choice(slots[j], seat, bits(randoms[j]), out, k)]
            made[j] += 1
            return
        if i != NO_GAME:
            states[i] = slots[j]
            steps[i] = made[j]
        i = take(queue)
        games[j] = i
        if i < len(states):
            slots[j] = states[i]
            randoms[j] = seeds[i] & 0xFFFFFFFF
            made[j] = 0
    actions[j] = IDLE


def carry_out(j: int, slots: Any, seats: Any, actions: Any, phases: Any) -> None:
    """The action that was chosen in slot `j`; `phases[j]` then says what is to be decided next."""
    if actions[j] != IDLE:
        apply(slots[j], seats[j], actions[j])
        phases[j] = slots[j].phase
    else:
        phases[j] = IDLE


def playing(rules: ModuleType, take: Any) -> Any:
    """`play` by these rules; `take(queue)` hands out the next number, once to one thread."""
    folder = engine.folder_of(rules.__name__)
    return engine.bind(play, folder, playout=engine.bind(playout_at, folder, **names_of(rules)), take=take)


def choosing(rules: ModuleType, take: Any) -> Any:
    """`choose` by these rules, with the same `take`."""
    return engine.bind(choose, engine.folder_of(rules.__name__), **names_of(rules), take=take)


def acting(rules: ModuleType) -> Any:
    """`carry_out` by these rules."""
    return engine.bind(carry_out, engine.folder_of(rules.__name__), apply=rules.apply)
