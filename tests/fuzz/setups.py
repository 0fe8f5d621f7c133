"""Random set-ups of any registered game: boards, player counts and options all mixed."""

from __future__ import annotations

import random
from typing import Any

import internum
from internum.core.options import Choice, Number, Numbers, Value
from internum.core.record import new_states

ROUNDS = (2, 6, 20, 60)  # the safety stop of random games: many short ones, some long


def random_options(game: internum.Game, rng: random.Random) -> dict[str, Value]:
    """Each option at random, half of them left at the default; the round limit always set."""
    given: dict[str, Any] = {"max_rounds": rng.choice(ROUNDS)}
    for o in game.options:
        if o.name == "max_rounds" or rng.random() < 0.5:
            continue
        if isinstance(o, Choice):
            given[o.name] = rng.choice(o.values)
        elif isinstance(o, Number):
            given[o.name] = rng.randint(o.low, o.high)
        elif isinstance(o, Numbers):
            given[o.name] = [rng.randint(o.low, o.high) for _ in o.start]
    try:
        return game.options.resolve(given)
    except internum.OptionError:  # a combination the rules do not support
        return random_options(game, rng)


def random_start(name: str, seed: int) -> tuple[internum.Game, int, dict[str, Value], Any]:
    """Game, players, options and states of set-up number `seed`; every player count comes in turn."""
    game = internum.game(name)
    rng = random.Random(f"{name}:{seed}")
    players = game.players[seed % len(game.players)]
    options = random_options(game, rng)
    return game, players, options, new_states(game, players, options)
