"""One step of many games, inside compiled code: apply, let chance and forced choices run, begin anew, look.

Written once for all games: `bind` gives the names below their meaning.
"""

from __future__ import annotations

from typing import Any

from internum.core import engine
from internum.core.game import CHANCE, Game
from internum.core.kernel import bits, names_of, next_random

SEATS = 6
NOTHING = -1  # in place of an action: only look

apply: Any = None
legal: Any = None
to_act: Any = None
won: Any = None
observe: Any = None
random_choice: Any = None
copy_state: Any = None


def step_games(
    states: Any, starts: Any, first: int, last: int, actions: Any, seats: Any, randoms: Any, lists: Any, counts: Any,
    masks: Any, observations: Any, rewards: Any, ended: Any, lengths: Any, most: int,
) -> None:  # fmt: skip
    """Games `first` to `last`: `actions` of `seats` are carried out, and everything is there for the next choice."""
    for i in range(first, last):
        step_game(
            states, i, starts, actions, seats, randoms, lists, counts, masks, observations, rewards, ended, lengths,
            most,
        )  # fmt: skip


def step_game(
    states: Any, i: int, starts: Any, actions: Any, seats: Any, randoms: Any, lists: Any, counts: Any, masks: Any,
    observations: Any, rewards: Any, ended: Any, lengths: Any, most: int,
) -> None:  # fmt: skip
    """One step of game `i`.

    A game that has ended, or lasted `most` decisions, leaves its `rewards` and 1 (or 2) in `ended` and begins anew
    from a start drawn by lot.
    """
    row = lists[i]
    for j in range(counts[i]):
        masks[i, row[j]] = 0
    for seat in range(SEATS):
        rewards[i, seat] = 0.0
    ended[i] = 0
    if actions[i] != NOTHING:
        apply(states[i], seats[i], actions[i])
        lengths[i] += 1
    while True:
        mask = to_act(states[i])
        if mask == 0 or lengths[i] >= most:
            ended[i] = 1 if mask == 0 else 2
            winners = 0
            for seat in range(SEATS):
                if won(states[i], seat):
                    winners += 1
            for seat in range(SEATS):
                if won(states[i], seat):
                    rewards[i, seat] = 1.0 / winners
            randoms[i] = next_random(randoms[i])
            copy_state(states, i, starts, (bits(randoms[i]) * len(starts)) >> 24)
            lengths[i] = 0
            continue
        seat = 0
        while not (mask >> seat) & 1:
            seat += 1
        k = legal(states[i], seat, row)
        if seat != CHANCE and k > 1:
            break
        randoms[i] = next_random(randoms[i])
        apply(states[i], seat, row[random_choice(states[i], seat, bits(randoms[i]), row, k)])
    seats[i] = seat
    counts[i] = k
    for j in range(k):
        masks[i, row[j]] = 1
    observe(states[i], seat, observations[i], 0)


def copy_record(states: Any, i: int, source: Any, j: int) -> None:
    states[i] = source[j]


def stepper(game: Game) -> Any:
    """`step_games` by the rules of a game."""
    return engine.bind(step_games, engine.folder_of(game.rules.__name__), step_game=single_stepper(game))


def single_stepper(game: Game) -> Any:
    """`step_game` by the rules of a game."""
    if game.observation is None:
        raise ValueError(f"{game.id} declares no observation")
    folder = engine.folder_of(game.rules.__name__)

    def copy_twin(states: Any, i: int, source: Any, j: int) -> None:
        states[i] = game.layout.copy([source[j]])[0]

    return engine.bind(
        step_game,
        folder,
        **names_of(game.rules),
        won=game.rules.won,
        observe=game.observation.writer,
        copy_state=engine.bind(copy_record, folder) if engine.COMPILED else copy_twin,
    )
