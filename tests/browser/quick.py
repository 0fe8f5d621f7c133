"""Opponents for browser tests: the gentlest level plays at random, so that its moves take no time."""

from __future__ import annotations

from internum.agents import AGENTS, RandomAgent

AGENTS["novice"] = RandomAgent
