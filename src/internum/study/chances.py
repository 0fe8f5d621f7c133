"""Winning chances at a moment: what the agents' evaluation says, brought to the temperature of the game."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from internum.agents.compiled import compiled_game
from internum.core.engine import PACKAGE
from internum.core.game import Game
from internum.core.match import Match

WORLDS = 16  # deals that a seat's chances are averaged over


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
        self.of, self.players = compiled_game(game), players
        self.values = self.of.values()
        self.temperature = temperature(game.id)

    def __call__(self, states: Any) -> list[float]:
        self.of.functions.evaluate(states[0], self.values)
        return tempered([float(self.values[seat]) for seat in range(self.players)], self.temperature)


def tempered(shares: Sequence[float], temperature: float) -> list[float]:
    """Shares of a whole, flattened by a temperature above one, sharpened by one below."""
    powers = [share ** (1.0 / temperature) if share > 0.0 else 0.0 for share in shares]
    return _normal(powers)


def _normal(weights: Iterable[float]) -> list[float]:
    listed = list(weights)
    total = sum(listed)
    return [w / total for w in listed] if total > 0.0 else [1.0 / len(listed)] * len(listed)


@cache
def temperature(game_id: str) -> float:
    text = (PACKAGE / "study" / "temperatures.toml").read_text(encoding="utf-8")
    return float(tomllib.loads(text).get(game_id, 1.0))
