"""Opponents. `make_agent("random")` makes one by name; any class with the three methods of `Agent` will do."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from .greedy import GreedyAgent
from .protocol import Agent, Seat
from .randomly import RandomAgent

__all__ = ["AGENTS", "Agent", "GreedyAgent", "RandomAgent", "Seat", "make_agent"]

AGENTS: dict[str, Callable[[], Agent]] = {"random": RandomAgent, "greedy": GreedyAgent}


def make_agent(name: str) -> Agent:
    """An agent by name, or by `module:Class` for one's own."""
    if name in AGENTS:
        return AGENTS[name]()
    module, colon, cls = name.partition(":")
    if colon:
        try:
            made: Agent = getattr(import_module(module), cls)()
        except (ImportError, AttributeError) as e:
            raise ValueError(f"agent '{name}' cannot be loaded: {e}") from None
        return made
    raise ValueError(f"there is no agent '{name}'; there are: {', '.join(AGENTS)}, or module:Class for your own")
