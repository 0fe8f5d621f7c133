"""Small situations of Antike for tests: `at(active="greece", legions={"greece": {"athens": 2}})`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import internum
from internum import Match

BOTH = pytest.mark.parametrize("board", ["eastern", "roman"])
ALL_KNOW_HOW = {"land": 2, "sea": 2, "trade": 2, "state": 2}
FIVE = "sparta athens pella dyrrhachion messana"
TWENTY_FIVE = (
    "athens sparta pella dyrrhachion messana byzantium sirmium napoca tomis ephesos attalia gordion sinope phasis "
    "paphos knossos cyrene corniclanum leptis_magna alexandria memphis ammonion theben tyros antiochia"
)


def at(players: int = 3, options: Mapping[str, Any] | None = None, forced: bool = True, **state: Any) -> Match:
    """A match in a position of which only the named fields differ from the start."""
    document = {"game": "antike", "players": players, "options": dict(options or {}), "state": state}
    return internum.load(document, forced=forced)


def start(players: int, board: str = "eastern", **options: Any) -> Match:
    """A new game whose first nation has not yet taken its coin."""
    return internum.new("antike", players, seed=5, board=board, coin_optional=True, **options)


def seats_of(match: Match) -> dict[str, int]:
    """The nations in play and who leads them."""
    return {s["id"]: s["seat"] for s in match.view(None)["sides"]}


def nations(match: Match) -> set[str]:
    return set(seats_of(match))


def owned(match: Match, nation: str) -> set[str]:
    """The provinces with a city of the nation."""
    return {name for name, p in match.view(None)["places"].items() if p["owner"] == nation}


def side(match: Match, nation: str) -> dict[str, Any]:
    found: dict[str, Any] = next(s for s in match.view(None)["sides"] if s["id"] == nation)
    return found


def purse(match: Match, nation: str) -> tuple[int, int, int, int]:
    """Iron, marble, gold, coins: the order of the specification's vectors."""
    stock = side(match, nation)["stock"]
    return stock["iron"], stock["marble"], stock["gold"], stock["coin"]


def place(match: Match, province: str) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["places"][province]
    return found


def pieces(match: Match, province: str) -> dict[tuple[str, str], int]:
    """Units in a province by (nation, type)."""
    return {(p["side"], p["kind"]): p["count"] for p in place(match, province)["pieces"]}


def steps(match: Match, unit: str, province: str) -> dict[int, int]:
    """The active nation's units in a province: number by steps left."""
    rows = match.view(None)["manoeuvre"] or []
    return {r["steps"]: r["count"] for r in rows if (r["unit"], r["province"]) == (unit, province)}


def refusal(match: Match, action: str, seat: int | None = None) -> str | None:
    """The id of the rule that forbids an action now, or None."""
    found = match.why_not(action, seat)
    return found.rule if found else None


def cards(match: Match, nation: str) -> dict[str, int]:
    """Personages held, by kind, without the kinds held none of."""
    return {kind: n for kind, n in side(match, nation)["personages"].items() if n}


def cities(nation: str, provinces: str) -> dict[str, str]:
    """`cities("greece", "athens sparta")` as the field `city` wants it."""
    return dict.fromkeys(provinces.split(), nation)
