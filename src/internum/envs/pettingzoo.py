"""The games as PettingZoo environments: `env("antike", players=4)`. Needs `pip install internum[envs]`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from internum.core.game import Game
from internum.core.options import Value

from .play import RENDER_MODES, Play, known_mode


def env(game: Game | str, **wishes: Any) -> Any:
    """The environment with PettingZoo's usual checks of order and legality around it."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(SeatsEnv(game, **wishes)))


class SeatsEnv(AECEnv[str, Any, int]):
    """One agent a seat, `seat_0` …; observations are `{"observation": int8 features, "action_mask": legal actions}`.

    Where several seats decide at the same time they are asked one after the other, and nobody sees what the others
    chose before all have. The winners share a reward of 1. `max_cycles` decisions at most; then all are truncated. At
    the end everybody's info has their `rank`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "internum_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
        max_cycles: int = 20_000,
    ) -> None:
        super().__init__()
        self.play = Play(game, players, options)
        self.render_mode, self.max_cycles = known_mode(render_mode), max_cycles
        self.possible_agents = [f"seat_{i}" for i in range(self.play.players)]
        self._seat = {agent: i for i, agent in enumerate(self.possible_agents)}
        size = self.play.game.space.size
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-127, 127, (self.play.observation.size,), np.int8),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        self.play.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycles = 0
        self.agent_selection = self.possible_agents[self.play.seat or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        return {"observation": self.play.observe(seat), "action_mask": self.play.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        assert action is not None
        self.play.apply(int(action))
        self.play.advance()
        self.cycles += 1
        seat = self.play.seat
        if seat is None:
            self.rewards = dict(zip(self.possible_agents, self.play.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if seat is None or self.cycles >= self.max_cycles:
            ranks = self.play.ranks()
            self.infos = {agent: {"rank": ranks[self._seat[agent]]} for agent in self.agents}
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return self.play.render(self.render_mode)

    def close(self) -> None:
        pass
