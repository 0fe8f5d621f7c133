"""One game on the bare rules: who decides, what is legal, what everybody knows. Light: no log, no words.

What the adapters for PettingZoo, Gymnasium and OpenSpiel share.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np

from internum.core.game import CHANCE, Game
from internum.core.observation import Observation
from internum.core.options import OptionError, Value
from internum.core.record import new_states
from internum.games import game as game_named

RENDER_MODES = ("ansi", "human", "rgb_array")


def known_mode(mode: str | None) -> str | None:
    """The way to show a game, if there is such a one."""
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode is '{mode}'; it can be: {', '.join(RENDER_MODES)}")
    return mode


class Play:
    """A game being played. `advance` plays chance and forced choices by itself."""

    def __init__(
        self, game: Game | str, players: int | None = None, options: Mapping[str, Value] | None = None
    ) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.players = self.game.players[0] if players is None else players
        if self.players not in self.game.players:
            raise OptionError(f"{self.game.id} has no game for {self.players} players")
        if self.game.observation is None:
            raise ValueError(f"{self.game.id} declares no observation")
        self.observation: Observation = self.game.observation
        self.options = self.game.options.resolve(options or {})
        self.rng = random.Random()
        self._start = new_states(self.game, self.players, self.options)
        self.states = self.game.layout.copy(self._start)

    def begin(self, seed: int | None = None) -> None:
        if seed is not None:
            self.rng = random.Random(seed)
        self.states = self.game.layout.copy(self._start)
        self.advance()

    @property
    def seat(self) -> int | None:
        """Who decides (of several at once, the first; 7 is chance); None when the game is over."""
        mask = self.game.kernel.to_act(self.states)
        return (mask & -mask).bit_length() - 1 if mask else None

    def legal(self, seat: int) -> list[int]:
        return self.game.kernel.legal(self.states, seat)

    def mask(self, seat: int) -> Any:
        """The legal actions as zeros and ones over the action space; all zero where the seat has nothing to decide."""
        mask = np.zeros(self.game.space.size, np.int8)
        if self.game.kernel.to_act(self.states) >> seat & 1:
            mask[self.legal(seat)] = 1
        return mask

    def observe(self, seat: int) -> Any:
        return self.game.kernel.observe(self.states, seat)

    def apply(self, action: int) -> None:
        """The acting seat's action, without what follows by itself."""
        seat = self.seat
        if seat is None:
            raise ValueError("the game is over")
        code = self.game.kernel.why_not(self.states, seat, action) if 0 <= action < self.game.space.size else -1
        if code:
            rule = f" ({self.game.rulebook.rule(code).id})" if code > 0 else ""
            raise ValueError(f"action {action} is not legal{rule}; nothing was played")
        self.game.kernel.apply(self.states, seat, action)

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may do now, with probabilities."""
        actions = self.legal(CHANCE)
        weights = [self.game.kernel.weight(self.states, a) for a in actions]
        return [(a, w / sum(weights)) for a, w in zip(actions, weights, strict=True)]

    def advance(self) -> None:
        """Play on until somebody has a choice."""
        while (seat := self.seat) is not None:
            actions = self.legal(seat)
            if seat == CHANCE:
                weights = [self.game.kernel.weight(self.states, a) for a in actions]
                self.game.kernel.apply(self.states, seat, self.rng.choices(actions, weights)[0])
            elif len(actions) == 1:
                self.game.kernel.apply(self.states, seat, actions[0])
            else:
                return

    def rewards(self) -> list[float]:
        """By seat: the winners share 1; 0 for all others, and for everybody while the game lasts."""
        winners = [] if self.seat is not None else self.game.winners(self.game.layout.twin(self.states))
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def ranks(self) -> list[int]:
        """By seat, 1 is best: the winners, then by the scores of the standings; whoever is level shares a rank."""
        s = self.game.layout.twin(self.states)
        scores = {int(row["seat"]): int(row["score"]) for row in self.game.standings(s)}
        won = [reward > 0 for reward in self.rewards()]
        worth = [(won[seat], 0 if won[seat] else scores.get(seat, -1)) for seat in range(self.players)]
        return [1 + sum(other > own for other in worth) for own in worth]

    def copy(self) -> Play:
        """The same situation, to be played on independently; equal dice to come."""
        other = object.__new__(Play)
        other.__dict__.update(self.__dict__)
        other.states = self.game.layout.copy(self.states)
        other.rng = random.Random()
        other.rng.setstate(self.rng.getstate())
        return other

    def __deepcopy__(self, memo: Any) -> Play:
        return self.copy()

    def __reduce__(self) -> Any:
        told = (self.game.layout.dump(self._start), self.game.layout.dump(self.states), self.rng.getstate())
        return _restored, (self.game.id, self.players, self.options, *told)

    def render(self, mode: str | None) -> Any:
        """A text, or with `rgb_array` the board as pixels (needs `pip install internum[pictures]`)."""
        if mode == "rgb_array":
            return self.pixels()
        if mode == "human":
            print(self.text())
        return self.text() if mode == "ansi" else None

    def text(self) -> str:
        """The situation in a few lines, for people."""
        s = self.game.layout.twin(self.states)
        lines = [f"{self.game.title}, round {self.game.round(s)}"]
        for row in self.game.standings(s):
            lines.append(f"  seat {row['seat']}: {row['name']['id']}, {row['score']}")
        return "\n".join(lines)

    def pixels(self) -> Any:
        """The board as everybody may see it: an array of height × width × 3 bytes."""
        from internum.core.match import Match
        from internum.study.picture import board_picture, rgb

        states = self.game.layout.copy(self.states)
        return rgb(board_picture(Match(self.game, self.players, self.options, states, chance="manual", forced=False)))


def _restored(game: str, players: int, options: Mapping[str, Value], start: bytes, state: bytes, dice: Any) -> Play:
    play = Play(game, players, options)
    play._start = play.game.layout.restore(start)
    play.states = play.game.layout.restore(state)
    play.rng.setstate(dice)
    return play
