"""`python -m internum.agents.bench GAME`: how many simulations a second the search makes on one core."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass

import internum
from internum import Match

from .greedy import GreedyAgent
from .mcts import tree
from .mcts.agent import warm_up
from .mcts.search import Searcher, Settings
from .protocol import Seat

KINDS = {
    "as it plays": Settings(nodes=200_000),
    "playouts of 200 actions by the guide's policy": Settings(nodes=200_000, horizon=1e6, longest=200, focus=0.0),
    "playouts of 200 actions at random": Settings(nodes=200_000, horizon=1e6, longest=200, focus=0.0, uniform=True),
}

LATER = 12  # a round in the middle of a game of Antike; the others have a quarter as many


@dataclass(frozen=True)
class Speed:
    simulations: float  # a second
    actions: float  # of one simulation, on average


def positions(game: str) -> dict[str, Match]:
    """A beginning, and a later position of a game between greedy players."""
    first = internum.new(game, seed=1, players=internum.game(game).players[len(internum.game(game).players) // 2])
    middle = first.copy()
    agents = [GreedyAgent() for _ in range(middle.players)]
    for seat, agent in enumerate(agents):
        agent.begin(middle.game, seat, seat)
    later = LATER if game == "antike" else LATER // 4
    while middle.round < later and (pending := middle.pending):
        middle.play(agents[pending[0]].act(Seat(middle, pending[0])), pending[0])
    return {"beginning": first, f"round {later}": middle}


def measure(match: Match, settings: Settings, seconds: float = 2.0) -> Speed:
    """Simulations of one thread, by its own clock."""
    searcher = Searcher(match.game, 1, settings)
    searcher.deal(lambda: match.states)
    seat = match.pending[0]
    searcher.search(seat, 200, None)
    actions = int(searcher.trees[0].meta[tree.STEPS])
    start = time.thread_time()
    done = searcher.search(seat, None, seconds)
    spent = time.thread_time() - start
    return Speed(done / spent, (int(searcher.trees[0].meta[tree.STEPS]) - actions) / done)


def main(game: str) -> None:
    warm_up(internum.game(game))
    for place, match in positions(game).items():
        for kind, settings in KINDS.items():
            speed = measure(match, settings)
            print(f"{place}, {kind}: {speed.simulations:,.0f} simulations/s of {speed.actions:.0f} actions")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "antike")
