"""Games between opponents of one level, played without a log: only what calibration asks for is kept of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from internum.agents.compiled import compiled_game
from internum.agents.levels import LEVELS
from internum.agents.plan_agent import PlanAgent
from internum.core.game import CHANCE, Game
from internum.core.record import new_states

from .fitting import Sample

LONGEST = 6_000  # actions; a game that is not over then is left out


def quick_samples(
    game: Game,
    level: str,
    players: Sequence[int],
    games: int,
    seed: int = 1,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> list[Sample]:
    """The beginning of every round of so many games that somebody has won; numbers of players take turns."""
    found: list[Sample] = []
    for number in range(games):
        found += _play(game, level, players[number % len(players)], seed + number, number)
        progress(number + 1, games)
    return found


def _play(game: Game, level: str, players: int, seed: int, number: int) -> list[Sample]:
    rng = random.Random(seed)
    agents = [_agent(level) for _ in range(players)]
    for seat, agent in enumerate(agents):
        agent.begin(game, seat, rng.getrandbits(30))
    states = new_states(game, players, game.options.resolve({}))
    moments: list[tuple[int, Any, Any]] = []
    round = _round(game, states)
    for _ in range(LONGEST):
        mask = game.kernel.to_act(states)
        if not mask:
            break
        seat = next(s for s in range(8) if mask >> s & 1)
        legal = game.kernel.legal(states, seat)
        game.kernel.apply(states, seat, _choice(game, agents, states, seat, legal, rng))
        if (now := _round(game, states)) != round and game.kernel.to_act(states):
            round = now
            moments.append((now, *_judged(game, states, players)))
    twin = game.layout.twin(states)
    if game.kernel.to_act(states) or not (winners := game.winners(twin)):
        return []
    won = np.array([float(seat in winners) for seat in range(players)]) / len(winners)
    return [Sample(shares, scores, won, then, number) for then, shares, scores in moments]


def _choice(game: Game, agents: Sequence[PlanAgent], states: Any, seat: int, legal: list[int], rng: Any) -> int:
    if len(legal) == 1:
        return legal[0]
    if seat == CHANCE:
        return int(rng.choices(legal, [game.kernel.weight(states, a) for a in legal])[0])
    world = game.layout.copy(states)
    game.redeal(world, 0, seat, rng)  # nobody plays by what they may not know
    return agents[seat].choose(world, seat, len(agents), legal)


def _judged(game: Game, states: Any, players: int) -> tuple[Any, Any]:
    """Shares of the evaluation, and scores, by seat."""
    of = compiled_game(game)
    values = of.values()
    of.functions.evaluate(states[0], values)
    points = {row["seat"]: row["score"] for row in game.standings(game.layout.twin(states))}
    seats = range(players)
    return np.array([float(values[s]) for s in seats]), np.array([float(points.get(s, 0)) for s in seats])


def _round(game: Game, states: Any) -> int:
    return int(game.layout.record(states)["round"][0])


def _agent(level: str) -> PlanAgent:
    agent = LEVELS[level].make()
    if not isinstance(agent, PlanAgent) or agent.beside:
        raise ValueError(f"{level}: quick games are for opponents that plan alone, such as novice, citizen and consul")
    return agent
