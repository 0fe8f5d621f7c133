"""The games for one learner: `gymnasium.make("Internum/Antike-v0", players=4, opponents="greedy")`.

`import internum.envs.gymnasium` registers the ids. Needs `pip install internum[envs]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from internum.agents import Agent, Seat, make_agent
from internum.core.game import Game
from internum.core.match import Match
from internum.core.options import Value

from .play import RENDER_MODES, Play, known_mode
from .vector import VectorGames

IDS = {"Internum/Antike-v0": "antike", "Internum/Classic-v0": "classic", "Internum/Empires-v0": "empires"}


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat of a game; the others are played by `opponents` (an agent's name, or one for each other seat).

    The reward is this seat's share of a victory, 1 for winning alone. An illegal action is refused with an error, or,
    with `illegal="lose"`, ends the episode with a reward of -1 (for learners without masks).
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 4}

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        seat: int = 0,
        opponents: str | list[str] = "random",
        options: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
        illegal: Literal["refuse", "lose"] = "refuse",
    ) -> None:
        self.play = Play(game, players, options)
        self.render_mode, self.illegal = known_mode(render_mode), illegal
        if not 0 <= seat < self.play.players:
            raise ValueError(f"seat is {seat}; it must be 0 to {self.play.players - 1}")
        names = [opponents] * (self.play.players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != self.play.players - 1:
            raise ValueError(f"{self.play.players - 1} opponents are needed, not {len(names)}")
        self.seat = seat
        self._names = dict(zip((i for i in range(self.play.players) if i != seat), names, strict=True))
        self._agents: dict[int, Agent] = {}
        size = self.play.game.space.size
        self.action_space = spaces.Discrete(size)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-127, 127, (self.play.observation.size,), np.int8),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.play.begin(int(self.np_random.integers(2**31)))
        for i, name in self._names.items():
            if name != "random":
                self._agents[i] = make_agent(name)
                self._agents[i].begin(self.play.game, i, int(self.np_random.integers(2**31)))
        self._let_others_play()
        return self._seen(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.illegal == "lose" and not self.play.mask(self.seat)[action]:
            return self._seen(), -1.0, True, False, {}
        self.play.apply(int(action))
        self.play.advance()
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        over = self.play.seat is None
        info = {"rank": self.play.ranks()[self.seat]} if over else {}
        return self._seen(), self.play.rewards()[self.seat], over, False, info

    def action_masks(self) -> Any:
        """The legal actions, under the name that sb3-contrib's MaskablePPO asks for."""
        return self.play.mask(self.seat).astype(bool)

    def render(self) -> Any:
        return self.play.render(self.render_mode)

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.play.observe(self.seat), "action_mask": self.play.mask(self.seat)}

    def _let_others_play(self) -> None:
        play = self.play
        while (seat := play.seat) is not None and seat != self.seat:
            if self._names[seat] == "random":
                play.apply(play.rng.choice(play.legal(seat)))
            else:
                match = Match(play.game, play.players, play.options, play.states, chance="manual", forced=False)
                play.apply(match.notation.id(self._agents[seat].act(Seat(match, seat)), play.legal(seat)))
            play.advance()


class GamesVectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """`VectorGames` as a Gymnasium vector environment: every seat is the learner's.

    Each sub-environment asks whoever must act in its game (`info["seat"]`); the reward is that of the seat whose action
    ended the game, all seats' are in `info["rewards"]`. A game that ends begins anew in the same step.
    """

    def __init__(self, game: Game | str, num_envs: int, **wishes: Any) -> None:
        self.metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}
        self.games = VectorGames(game, num_envs, **wishes)
        self.num_envs = num_envs
        size = self.games.game.space.size
        self.single_action_space = spaces.Discrete(size)
        self.action_space = spaces.MultiDiscrete(np.full(num_envs, size))
        features = self.games.observations.shape[1]
        self.single_observation_space = spaces.Box(-127, 127, (features,), np.int8)
        self.observation_space = spaces.Box(-127, 127, (num_envs, features), np.int8)

    def reset(self, *, seed: Any = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=None if seed is None else int(np.atleast_1d(seed)[0]))
        self.games.reset(int(self.np_random.integers(2**31)))
        return self.games.observations, self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        games = self.games
        acting = games.seats.copy()
        games.step(actions)
        rewards = games.rewards[np.arange(self.num_envs), acting].astype(np.float64)
        return games.observations, rewards, games.ended == 1, games.ended == 2, self._info()

    def _info(self) -> dict[str, Any]:
        return {"seat": self.games.seats, "action_mask": self.games.masks, "rewards": self.games.rewards}


for _id, _game in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, entry_point=f"{__name__}:SeatEnv", kwargs={"game": _game})
