"""The games for OpenSpiel: `pyspiel.load_game("internum_antike(players=4,max_rounds=30)")`.

`import internum.envs.openspiel` registers them. Chance is explicit; where several players decide at the same time they
do so one after the other, without seeing each other's choice. Needs `pip install internum[openspiel]`.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pyspiel

from internum.core.game import CHANCE
from internum.games import game, modules

from .play import Play

HISTORY = 64  # bits
LONGEST = 1_000_000  # actions; random games without `max_rounds` may last very long


def _type(name: str) -> Any:
    g = game(name)
    return pyspiel.GameType(
        short_name=f"internum_{name}",
        long_name=g.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=g.players[-1],
        min_num_players=g.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": g.players[0], "max_rounds": 30},
    )


def _game_class(name: str, kind: Any) -> type:
    class InternumGame(pyspiel.Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            wishes = {"players": game(name).players[0], "max_rounds": 30, **(params or {})}
            self.play = Play(name, int(wishes["players"]), {"max_rounds": int(wishes["max_rounds"])})
            info = pyspiel.GameInfo(
                num_distinct_actions=self.play.game.space.size,
                max_chance_outcomes=self.play.game.space.size,
                num_players=self.play.players,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, wishes)

        def new_initial_state(self) -> Any:
            return InternumState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
            return InformationState(self.play) if recalls else Observer(self.play)

    return InternumGame


class InternumState(pyspiel.State):
    """A state of any of the games."""

    def __init__(self, of: Any) -> None:
        super().__init__(of)
        self.play = Play(of.play.game, of.play.players, of.play.options)
        self.known: list[str] = [""] * self.play.players  # by seat: what it has seen and done at its own decisions

    def current_player(self) -> int:
        seat = self.play.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.play.outcomes()

    def _apply_action(self, action: int) -> None:
        seat = self.play.seat
        if seat is not None and seat != CHANCE:
            self.known[seat] += f"{self._seen(seat)}:{action} "
        self.play.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.play.game.notation(self.play.options).text(action)

    def is_terminal(self) -> bool:
        return self.play.seat is None

    def returns(self) -> list[float]:
        return self.play.rewards()

    def information_state_string(self, player: int | None = None) -> str:
        """Everything a player has seen at its own decisions, what it did there, and what it sees now."""
        seat = self.current_player() if player is None else player
        return self.known[seat] + self._seen(seat)

    def _seen(self, seat: int) -> str:
        return hashlib.sha256(self.play.observe(seat).tobytes()).hexdigest()[:16]

    def __str__(self) -> str:
        return f"{self.play.text()} #{self.play.game.layout.hash(self.play.states)}"


class Observer:
    """The observation of a seat, as declared by the game; `dict` has it feature by feature."""

    def __init__(self, play: Play, room: int = 0) -> None:
        self.parts, self.size = play.observation.parts, play.observation.size
        self.tensor = np.zeros(self.size + room, np.float32)
        self.dict = {name: part.of(self.tensor) for name, part in self.parts.items()}

    def set_from(self, state: Any, player: int) -> None:
        self.tensor[: self.size] = state.play.observe(player)

    def string_from(self, state: Any, player: int) -> str:
        observed = state.play.observe(player)
        shown = (f"{name}={part.of(observed).tolist()}" for name, part in self.parts.items() if part.of(observed).any())
        return " ".join(shown)


class InformationState(Observer):
    """The observation, and behind it bits that name all that the seat has seen and done before (`history`).

    A whole game does not fit into a row of numbers; equal rows mean equal information states all the same.
    """

    def __init__(self, play: Play) -> None:
        super().__init__(play, HISTORY)
        self.dict["history"] = self.tensor[self.size :]

    def set_from(self, state: Any, player: int) -> None:
        super().set_from(state, player)
        named = hashlib.sha256(state.known[player].encode()).digest()[: HISTORY // 8]
        self.tensor[self.size :] = np.unpackbits(np.frombuffer(named, np.uint8))

    def string_from(self, state: Any, player: int) -> str:
        return str(state.information_state_string(player))


for _name in modules():
    if game(_name).observation is not None and f"internum_{_name}" not in pyspiel.registered_names():
        _kind = _type(_name)
        pyspiel.register_game(_kind, _game_class(_name, _kind))
