"""How well do playouts foretell who wins? `python tools/foretell.py empires --games 40 --playouts 4x8 1x20`

Opponents of one kind play games. From the beginning of every few turns playouts are made, `4x8` with players who take
the best of four stretches of play, eight turns long. What they make of each seat's chance in the mean is compared with
who won in the end: nats of surprise, the fewer the better. A change of the playouts that foretells better is worth
being played out in games; one that does not is hardly ever.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

import internum
from internum.agents import Seat, Settings, make_agent
from internum.agents.compiled import CompiledGame, compiled_game
from internum.agents.mcts import tree
from internum.agents.mcts.search import Tree
from internum.core.game import Game

LEAST = 1e-4  # nobody is given less than that: a surprise must not be endless


@dataclass(frozen=True)
class Position:
    states: Any
    won: Any  # by seat, a shared victory in parts


def positions(game: Game, agent: str, players: int, games: int, every: int, seed: int) -> Iterator[Position]:
    """The beginnings of every few turns of games that somebody won."""
    turn_of = compiled_game(game).functions.turn_of
    for number in range(games):
        match = internum.new(game.id, players=players, seed=f"{seed}-{number}")
        agents = [make_agent(agent) for _ in range(players)]
        for seat, player in enumerate(agents):
            player.begin(game, seat, seed + number * players + seat)
        begun: dict[int, Any] = {}
        while pending := match.pending:
            begun.setdefault(int(turn_of(match.states[0])), game.layout.copy(match.states))
            match.play(agents[pending[0]].act(Seat(match, pending[0])), pending[0])
        won = np.array([(seat in match.winners) / max(1, len(match.winners)) for seat in range(players)])
        yield from (Position(states, won) for states in list(begun.values())[1::every] if match.winners)


def evaluated(of: CompiledGame, states: Any, players: int) -> Any:
    """Every seat's chance as the evaluation sees it."""
    values = of.values()
    of.functions.evaluate(states[0], values)
    return np.array(values[:players], float)


class Playouts:
    def __init__(self, of: CompiledGame, tries: int, horizon: int, count: int) -> None:
        self.of, self.count = of, count
        self.tree = Tree(of, Settings(tries=tries, horizon=horizon, nodes=2), seed=1)

    def chances(self, states: Any, players: int) -> Any:
        """Every seat's, in the mean of all playouts."""
        t, f = self.tree, self.of.functions
        total = np.zeros(players)
        for _ in range(self.count):
            self.of.put(states, t.states)
            t.meta[tree.RANDOM] = f.play_on(
                t.states, t.raw, f.turn_of(t.states[0]), 0, t.knobs, t.meta[tree.RANDOM], t.meta, t.scratch,
                t.scratch_raw, t.out, t.weights, t.values, t.anchor,
            )  # fmt: skip
            total += evaluated(self.of, t.states, players)
        return total / self.count


def surprise(chances: Any, won: Any) -> float:
    """In nats, in the mean of all positions."""
    likely = np.maximum(np.array(chances), LEAST)
    return float(-(np.array(won) * np.log(likely / likely.sum(1, keepdims=True))).sum(1).mean())


def kind(text: str) -> tuple[int, int]:
    """`4x8`: tries and turns."""
    tries, turns = map(int, text.split("x"))
    return tries, turns


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--agent", default="consul", help="who plays the games")
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--games", type=int, default=40)
    asked.add_argument("--every", type=int, default=4, help="turns from one position to the next")
    asked.add_argument("--count", type=int, default=32, help="playouts from each")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--playouts", type=kind, nargs="+", default=[(1, 8), (2, 8)], metavar="TRIESxTURNS")
    given = asked.parse_args()
    game = internum.game(given.game)
    of = compiled_game(game)
    found = list(positions(game, given.agent, given.players, given.games, given.every, given.seed))
    won = [p.won for p in found]
    print(f"{len(found)} positions; whoever says nothing: {math.log(given.players):.3f} nats")
    print(f"evaluation: {surprise([evaluated(of, p.states, given.players) for p in found], won):.3f} nats")
    for tries, turns in given.playouts:
        playouts = Playouts(of, tries, turns, given.count)
        told = surprise([playouts.chances(p.states, given.players) for p in found], won)
        print(f"{tries}x{turns}: {told:.3f} nats", flush=True)


if __name__ == "__main__":
    main()
