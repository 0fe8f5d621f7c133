"""Opponents. `make_agent("consul")` makes one by name; any class with the three methods of `Agent` will do."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module

from .fallback import WithFallback
from .greedy import GreedyAgent
from .hints import Hint, hints
from .levels import LEVELS, Level, unhurried
from .mcts.agent import SearchAgent
from .mcts.search import Settings
from .passive import PassiveAgent
from .plan_agent import PlanAgent
from .plans import Breadth
from .process import ProcessAgent
from .protocol import Agent, NoAnswer, Seat
from .random_agent import RandomAgent

__all__ = [
    "AGENTS", "LEVELS", "Agent", "Breadth", "GreedyAgent", "Hint", "Level", "NoAnswer", "PassiveAgent", "PlanAgent",
    "ProcessAgent", "RandomAgent", "SearchAgent", "Seat", "Settings", "hints", "make_agent",
]  # fmt: skip

SECONDS = 1.0  # of `search` without a budget, for a whole turn

AGENTS: dict[str, Callable[[], Agent]] = {
    "random": RandomAgent,
    "passive": PassiveAgent,
    "greedy": GreedyAgent,
    "search": lambda: SearchAgent(_budget(f"{SECONDS}s")),
    **{name: level.make for name, level in LEVELS.items()},
    "unhurried": unhurried,
    "learned": lambda: import_module("internum.learned.agent").LearnedAgent(),  # imported when it is asked for
}


def make_agent(name: str) -> Agent:
    """An agent by name: one of `AGENTS`, `search:2000` (simulations a turn), `search:2s`, `plan:60x20x8` (positions,
    samples and turns of a plan), `module:Class`, or `cmd:./bot` (a program that speaks `docs/protocol.md`)."""
    if name in AGENTS:
        return WithFallback(AGENTS[name]())
    before, colon, after = name.partition(":")
    if before == "cmd" and colon:
        return ProcessAgent(after)
    if before == "plan" and colon:
        return WithFallback(PlanAgent(_breadth(after), everywhere=True))
    if before == "search" and colon:
        return WithFallback(SearchAgent(_budget(after)))
    if colon:
        try:
            made: Agent = getattr(import_module(before), after)()
        except Exception as e:  # it is somebody else's code, and may fail in any way
            raise ValueError(f"agent '{name}' cannot be loaded: {e}") from None
        return made
    raise ValueError(
        f"there is no agent '{name}'; there are: {', '.join(AGENTS)}, search:2000 or search:2s with a budget for a "
        "turn, plan:60x20x8, module:Class or cmd:./program for your own"
    )


def _breadth(text: str) -> Breadth:
    """`60x20x8`: positions kept, turns sampled from each, own turns ahead; no thought of rivals."""
    try:
        width, samples, turns = (int(part) for part in text.split("x"))
        if min(width, samples, turns) > 0:
            return Breadth(width, samples, turns)
    except ValueError:
        pass
    raise ValueError(f"'{text}' is no budget for a plan: write 60x20x8 for positions kept, turns sampled, turns ahead")


def _budget(text: str) -> Settings:
    """`2000`: simulations a turn, on one core, repeatable; `2s`: seconds a turn, on all cores."""
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if 0 < seconds < float("inf"):
                return Settings(seconds=seconds, threads=os.cpu_count() or 1)
        elif int(text) > 0:
            return Settings(simulations=int(text))
    except ValueError:
        pass
    raise ValueError(f"'{text}' is no budget for a search: write 2000 for simulations a turn, 2s for seconds a turn")
