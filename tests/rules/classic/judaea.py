"""Battles of the 2003 edition in Judaea, where Babylon may have its marker and a fortress."""

from __future__ import annotations

from typing import Any

from internum import Match
from tests.rules.mare import battle, legions_in, legions_left

BABYLON: dict[str, Any] = {"marker": {"judaea": "babylon"}, "fortress": {"judaea": 1}}


def fight(attacker: str, defender: str, place: str = "judaea", players: int = 5, **rest: Any) -> Match:
    return battle("classic", attacker, defender, place, players, **rest)


def legions(place: str = "judaea", **counts: int) -> dict[str, dict[str, int]]:
    return legions_in(place, **counts)


def left(match: Match, empire: str, place: str = "judaea") -> int:
    return legions_left(match, empire, place)
