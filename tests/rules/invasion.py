"""Invasions of an Egyptian province, Cyrenaica unless told otherwise, for both games of the Mare Nostrum family."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from internum import Match
from tests.rules.mare import campaign, done_until

CYRENE = {"caravan": 1, "market": 1, "city": 1}


def egyptian(built: Mapping[str, int] = CYRENE, place: str = "cyrenaica") -> dict[str, Any]:
    """The province has an Egyptian marker and these buildings."""
    return {"marker": {place: "egypt"}, "built": {place: dict(built)}}


def held(empire: str, place: str = "cyrenaica", **posts: int) -> dict[str, Any]:
    """An empire is alone there and has legions on these Posts (marker=1: taken in this turn, 2: before)."""
    return {"conqueror": {place: empire}, "posts": {place: posts}}


def invasion(game: str, empire: str, place: str = "cyrenaica", legions: int = 2, **rest: Any) -> Match:
    """An empire alone in an Egyptian province with a caravan, a market and a city, asked what to do."""
    given = {"legions": {empire: {place: legions}}, **egyptian(place=place)}
    match = campaign(game, empire, **{**given, **rest})
    done_until(match, "conquest")
    return match


conqueror = partial(invasion, "empires", "rome")
invader = partial(invasion, "classic", "carthage")
