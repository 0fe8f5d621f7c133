"""Battles of Empires in Cyrenaica, where Egypt may have its marker and a fortress."""

from __future__ import annotations

from typing import Any

from internum import Match
from tests.rules.mare import battle, legions_in, legions_left

EGYPTIAN: dict[str, Any] = {"marker": {"cyrenaica": "egypt"}, "fortress": {"cyrenaica": 1}}


def fight(attacker: str, defender: str, place: str = "cyrenaica", **rest: Any) -> Match:
    return battle("empires", attacker, defender, place, **rest)


def legions(**counts: int) -> dict[str, dict[str, int]]:
    return legions_in("cyrenaica", **counts)


def left(match: Match, empire: str, place: str = "cyrenaica") -> int:
    return legions_left(match, empire, place)
