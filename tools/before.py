"""The opponents before plans and tuned weights, for `internum tournament` to measure later ones against.

`PYTHONPATH=tools internum tournament antike --agents consul,before:Consul --players 4 --limit 0 --games 100`
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from internum.agents import GreedyAgent, SearchAgent, Settings
from internum.agents.compiled import CompiledGame, compiled_game
from internum.agents.evaluation import PARTS, mare
from internum.agents.evaluation.mare import policy as of_mare
from internum.agents.evaluation.mare.features import FLOATS
from internum.agents.evaluation.mare.means import means, weigh_hand
from internum.agents.greedy import TurnPlanner
from internum.agents.mcts.agent import Budget, Foresight
from internum.agents.mcts.search import Searcher
from internum.core import engine
from internum.core.game import Game
from internum.games.mare.actions import CODEC
from internum.games.mare.tiles import CLASSIC

ANTIKE = (
    1.0, 0.8, 0.7, 0.5, 0.6, 0.4, 0.2, 0.35, 0.06, 0.15, 0.05, 0.2, 0.08, 0.03, 0.05, 0.03, 0.06, -0.1, -0.5, 0.2, 0.5,
)  # fmt: skip
MARE = {  # in both games
    "tiles": 1.2, "powers": 1.0, "win": 3.0, "hand": 1.0, "kept": 0.05, "reach": 0.8, "income": 1.5, "variety": 0.09,
    "sites": 0.5, "titles": 0.12, "leads": 0.15, "triumph": 2.5, "cities": 1.0, "units": 0.1, "guard": 0.012,
    "markers": 0.01, "conquest": 0.06, "menace": 0.012, "invaded": -0.06, "danger": -0.02, "losses": -0.1,
    "tile_in_hand": 1.1, "rest_in_hand": 0.05, "set_in_hand": 0.16, "size_in_hand": 0.03, "token_in_hand": 0.01,
    "trade": 0.5, "next_win": 0.5, "caravan_site": 0.05, "city_site": 0.06, "capital_site": 0.08,
    "legendary_site": 0.15, "doubling_site": 0.03,
}  # fmt: skip
PREFIX = "before_"
SIMULATIONS = {"antike": 8_000, "empires": 10_000, "classic": 4_000}  # take as long as the legend of now, about


class Consul(GreedyAgent):
    """The best turn by itself."""

    def begin(self, game: Game, seat: int, seed: int) -> None:
        super().begin(game, seat, seed)
        self.planner = TurnPlanner(judging(game), self.width)


class Legend(SearchAgent):
    """The tree search, with about the time that the legend of now takes for a turn, on one core."""

    def __init__(self) -> None:
        super().__init__(Settings())

    def begin(self, game: Game, seat: int, seed: int) -> None:
        super().__init__(Settings(simulations=SIMULATIONS[game.id]))
        super().begin(game, seat, seed)
        self.searcher = Searcher(game, seed, self.settings, judging(game))
        self.planner = TurnPlanner(self.searcher.of)
        self.foresight = Foresight(self.searcher.of, seat)

    def begin_turn(self, now: Any, interrupted: bool, by_rivals: bool) -> None:
        """However often rivals act in the midst of a turn, no more is spent on it than after dice."""
        turn = int(self.searcher.of.functions.turn_of(now[0])) // PARTS
        if turn != self.turn:
            self.turn, self.largest = turn, 0
            self.time, self.tries = Budget(self.settings.seconds), Budget(self.settings.simulations)
        elif interrupted:
            self.time.refill(self.AGAIN, self.MOST)
            self.tries.refill(self.AGAIN, self.MOST)


@cache
def judging(game: Game) -> CompiledGame:
    """A game with the evaluation of before."""
    if game.id == "antike":
        return compiled_game(game).weighing(ANTIKE)
    weights = [MARE.get(name, 0.0) for name in mare.NAMES]
    guide = SimpleNamespace(
        **vars(mare) | {"evaluate": evaluation(), "horizon": horizon, "tries": tries, "weigh": policy()}
    )
    return CompiledGame(game, guide, PREFIX).weighing(weights)


def horizon(game_id: str) -> int:
    return 40 if game_id == "classic" else 8


def tries(game_id: str) -> int:
    return 1


@cache
def evaluation() -> Any:
    """That of Mare Nostrum counted on each token offered, whatever rivals offered, and saw no fourth great city."""
    gain = changed(lambda s, e, coins, types, offered: min(offered, 3))
    hand = changed(weigh_hand, still_to_gain=gain)
    return changed(mare.evaluate, means=changed(means, weigh_hand=hand, CITIES_TO_WIN=-1))


@cache
def policy() -> Any:
    """In Empires players of playouts made war as seldom as in the 2003 game."""
    then = {name: np.full(2, getattr(of_mare, name)[CLASSIC], FLOATS) for name in ("HOMEWARD", "UNGUARDED", "ENOUGH")}
    rules = {verb: changed(of_mare.CAMPAIGN[verb], **then) for verb in ("done", "march")}
    return changed(mare.weigh, weigh_campaign=CODEC.dispatch("s e", of_mare.CAMPAIGN | rules, otherwise=1.0))


def changed(rule: Any, **names: Any) -> Any:
    """A rule in which some names mean something else."""
    return engine.bind(getattr(rule, "py_func", rule), "agents", PREFIX, **names)
