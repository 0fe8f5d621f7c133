"""Winning chances at a moment: the agents' evaluation and the scores, weighed as the game's calibration says."""

from __future__ import annotations

import random
from typing import Any

from internum.agents.compiled import compiled_game
from internum.core.game import Game
from internum.core.match import Match

from .calibration import calibration

WORLDS = 16  # deals that a seat's chances are averaged over
FEW = 4  # the same for every moment of a game


def chances(
    match: Match, seat: int | None = None, worlds: int = WORLDS, rng: random.Random | None = None
) -> list[float]:
    """Per seat, its chance of winning, all adding up to one.

    With `seat`, as that seat may judge them: the average over `worlds` deals of all that is hidden from it. Without,
    everything lies open, as after the game.
    """
    if seat is None or not compiled_game(match.game).hides:
        return Judge(match.game, match.players)(match.states)
    judge, rng = Judge(match.game, match.players), rng or random.Random()
    deals = []
    for _ in range(worlds):
        states = match.game.layout.copy(match.states)
        match.game.redeal(states, 0, seat, rng)
        deals.append(judge(states))
    return [sum(column) / worlds for column in zip(*deals, strict=True)]


class Judge:
    """Chances of many positions of one game."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.of, self.players = game, compiled_game(game), players
        self.values = self.of.values()
        self.calibration = calibration(game.id)

    def as_seen(self, states: Any, seat: int | None) -> list[float]:
        """As a seat may judge, or openly (None).

        Dice of their own deal what is hidden, so that the answer is the same whatever the truth is.
        """
        if seat is None or not self.of.hides:
            return self(states)
        deals = []
        for number in range(FEW):
            world = self.game.layout.copy(states)
            self.game.redeal(world, 0, seat, random.Random(number))
            deals.append(self(world))
        return [sum(column) / FEW for column in zip(*deals, strict=True)]

    def alone(self, share: float, round: int) -> float:
        """What the evaluation's share of one seat says about its chance."""
        return self.calibration.alone(share, self.players, round)

    def __call__(self, states: Any) -> list[float]:
        self.of.functions.evaluate(states[0], self.values)
        twin = self.game.layout.twin(states)
        points = {row["seat"]: float(row["score"]) for row in self.game.standings(twin)}
        shares = [float(self.values[seat]) for seat in range(self.players)]
        return self.calibration.chances(shares, [points.get(s, 0.0) for s in range(self.players)], int(twin.round))
