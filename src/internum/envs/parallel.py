"""The games as PettingZoo parallel environments: seats that decide at the same time act in one step.

Secret offers, losses and storage of Mare Nostrum are chosen by several seats at once. Where only one seat decides, the
others have one action: to wait. Needs `pip install internum[envs]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from internum.core.game import CHANCE, Game
from internum.core.options import Value

from .play import RENDER_MODES, Play, known_mode


class ParallelSeats(ParallelEnv[str, Any, int]):
    """One agent a seat; observations and rewards are those of `pettingzoo.SeatsEnv`.

    The action space has one action more, the last: `wait`, for seats that have nothing to decide. `max_cycles` steps
    at most; then all are truncated.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "internum_parallel_v0", "render_modes": list(RENDER_MODES)}

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
        max_cycles: int = 20_000,
    ) -> None:
        self.play = Play(game, players, options)
        self.render_mode, self.max_cycles = known_mode(render_mode), max_cycles
        self.possible_agents = [f"seat_{i}" for i in range(self.play.players)]
        self.agents: list[str] = []
        self.wait = self.play.game.space.size
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-127, 127, (self.play.observation.size,), np.int8),
                "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self.play.begin(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> Any:
        """Carry out what every seat has chosen; a wrong choice is refused before anything has happened."""
        seats = self._deciding()
        for i, agent in enumerate(self.agents):
            legal = self.play.legal(i) if i in seats else [self.wait]
            if int(actions[agent]) not in legal:
                raise ValueError(f"action {int(actions[agent])} of {agent} is not legal; nothing was played")
        for i in seats:
            self.play.game.kernel.apply(self.play.states, i, int(actions[self.possible_agents[i]]))
        self.play.advance()
        self.cycles += 1
        over, cut = self.play.seat is None, self.cycles >= self.max_cycles
        seen, everybody = self._observations(), self.agents
        rewards = dict(zip(everybody, self.play.rewards(), strict=True))
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in everybody}
        if over or cut:
            self.agents = []
            infos = {agent: {"rank": rank} for agent, rank in zip(everybody, self.play.ranks(), strict=True)}
        if self.render_mode == "human":
            self.render()
        return (
            seen,
            rewards,
            dict.fromkeys(everybody, over),
            dict.fromkeys(everybody, cut and not over),
            infos,
        )

    def render(self) -> Any:
        return self.play.render(self.render_mode)

    def _deciding(self) -> list[int]:
        """The seats that have a choice now. What one chooses changes nothing for the others, who do not see it."""
        mask = self.play.game.kernel.to_act(self.play.states) & ~(1 << CHANCE)
        return [i for i in range(self.play.players) if mask >> i & 1]

    def _observations(self) -> dict[str, Any]:
        seats = self._deciding()
        seen = {}
        for i, agent in enumerate(self.agents):
            mask = np.zeros(self.wait + 1, np.int8)
            mask[self.play.legal(i) if i in seats else self.wait] = 1
            seen[agent] = {"observation": self.play.observe(i), "action_mask": mask}
        return seen
