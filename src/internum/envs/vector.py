"""Thousands of games stepped in one call, as NumPy arrays.

    games = VectorGames("antike", count=4096, players=4, seed=1, threads=2)
    while True:
        actions = policy(games.observations, games.masks)   # one id of the action space for each game
        games.step(actions)                                 # the arrays now show the next decisions

Only real choices are asked: chance and forced moves are played inside, and a game that ends begins anew by itself.
Nothing is copied: the arrays are the same in every step and are overwritten by the next.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from internum.core import engine
from internum.core.game import Game
from internum.core.options import OptionError, Value
from internum.core.record import new_states
from internum.games import game as game_named

from .stepping import NOTHING, SEATS, stepper

MOST_DECISIONS = 20_000  # of one game, by default: random players of Antike may never end one


class VectorGames:
    """The state of `count` games and what their acting seats see.

    - `seats[i]`: who decides in game `i`; `observations[i]`: what that seat knows (`game.observation`)
    - `masks[i, a]`: 1 if action `a` is legal; `lists[i, :counts[i]]`: the same as a list of ids
    - `rewards[i, seat]`, `ended[i]` (0, 1 ended, 2 cut off after `most` decisions): of the step just made
    """

    def __init__(
        self,
        game: Game | str,
        count: int,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        seed: int = 0,
        threads: int = 1,
        most: int = MOST_DECISIONS,
    ) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.players = self.game.players[0] if players is None else players
        if self.players not in self.game.players:
            raise OptionError(f"{self.game.id} has no game for {self.players} players")
        self.options = self.game.options.resolve(options or {})
        self.count, self.most = count, most
        self.starts = new_states(self.game, self.players, self.options)
        self.states = self.game.layout.new(count)
        self._step = stepper(self.game)
        self.seats = np.zeros(count, np.int64)
        self.counts = np.zeros(count, np.int64)
        self.lists = np.zeros((count, self.game.space.size), np.int16)
        self.masks = np.zeros((count, self.game.space.size), np.int8)
        observation = self.game.observation
        assert observation is not None  # or there is no stepper
        self.observations = np.zeros((count, observation.size), np.int8)
        self.rewards = np.zeros((count, SEATS), np.float32)
        self.ended = np.zeros(count, np.int8)
        self.lengths = np.zeros(count, np.int64)
        self.randoms = np.zeros(count, np.int64)
        self._nothing, self._all = np.full(count, NOTHING, np.int64), np.arange(count)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 and engine.COMPILED else None
        bounds = [count * t // threads for t in range(threads + 1)]
        self._slices = list(pairwise(bounds)) if self._pool else [(0, count)]
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; equal seeds give equal games for equal actions, whatever the number of threads."""
        self.randoms[:] = np.random.SeedSequence(seed).generate_state(self.count)
        self.lengths[:] = 0
        for i in range(self.count):
            if engine.COMPILED:
                self.states[i] = self.starts[0]
            else:
                self.states[i] = self.game.layout.copy(self.starts)[0]
        self._advance(self._nothing)

    def step(self, actions: Any) -> None:
        """Carry out one legal action in each game; a wrong one is refused before anything has happened."""
        wanted = np.asarray(actions, np.int64)
        if wanted.shape != (self.count,):
            raise ValueError(f"{self.count} actions are needed, one for each game, not {wanted.shape}")
        outside = wanted.min() < 0 or wanted.max() >= self.game.space.size
        if outside or not self.masks[self._all, wanted].all():
            inside = (wanted >= 0) & (wanted < self.game.space.size)
            legal = inside & (self.masks[self._all, np.where(inside, wanted, 0)] == 1)
            i = int(np.argmin(legal))
            raise ValueError(f"action {int(wanted[i])} is not legal in game {i}; nothing was played")
        self._advance(wanted)

    def random_actions(self, rng: np.random.Generator) -> Any:
        """A legal action for each game, all alike likely."""
        return self.lists[self._all, (rng.random(self.count) * self.counts).astype(np.int64)]

    def _advance(self, actions: Any) -> None:
        def part(bounds: tuple[int, int]) -> None:
            self._step(
                self.states, self.starts, *bounds, actions, self.seats, self.randoms, self.lists, self.counts,
                self.masks, self.observations, self.rewards, self.ended, self.lengths, self.most,
            )  # fmt: skip

        if self._pool is None:
            part(self._slices[0])
        else:
            list(self._pool.map(part, self._slices))
