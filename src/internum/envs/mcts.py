"""OpenSpiel's own Monte Carlo tree search as an agent, through the OpenSpiel games: a baseline nobody here has written.

It searches one world drawn among those that fit what its seat knows. `--agents internum.envs.mcts:OpenSpielMcts`.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from internum.agents import Seat
from internum.core.game import Game

from . import openspiel as _registers  # noqa: F401


class OpenSpielMcts:
    """UCT with uniformly random playouts, which are broken off: whole random games are far too long."""

    simulations, rollout, curiosity = 8, 16, 1.4
    budget = {"simulations": simulations, "rollout": rollout}

    def begin(self, game: Game, seat: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.game: Any = None

    def act(self, seat: Seat) -> str:
        match = seat.match
        if self.game is None:
            # The options of the match come with the state; the game only has to be for as many players.
            self.game = pyspiel.load_game(f"internum_{match.game.id}(players={match.players})")
        dice = np.random.RandomState(self.rng.getrandbits(32))
        evaluator = mcts.RandomRolloutEvaluator(1, dice, max_length=self.rollout)
        bot = mcts.MCTSBot(self.game, self.curiosity, self.simulations, evaluator, solve=False, random_state=dice)
        state = self.game.new_initial_state()
        state.play.states = seat.world(self.rng)
        return match.notation.text(bot.step(state))

    def end(self, seat: Seat) -> None:
        pass
