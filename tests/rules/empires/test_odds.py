"""Exact odds before a battle, with all modifiers."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from internum import Match
from tests.rules.mare import campaign

FACES = (3, 3, 4, 4, 5, 6)


def odds(match: Match, place: str, opponent: str, attacker: str | None = None) -> dict[str, Any]:
    found = match.game.battle_odds(match, place, opponent, attacker)
    assert found is not None
    return found


def test_odds_agree_with_counting_every_roll() -> None:
    """Three Romans against a legion and a fortress: totals, hits and losses counted over all 6^4 rolls."""
    match = campaign(
        "empires",
        "rome",
        legions={"rome": {"cyrenaica": 3}, "egypt": {"cyrenaica": 1}},
        marker={"cyrenaica": "egypt"},
        fortress={"cyrenaica": 1},
    )
    rome, egypt = odds(match, "cyrenaica", "egypt")["sides"]
    assert (rome["dice"], rome["bonuses"], rome["ignores"]) == (3, {"caesar": 3}, 0)
    assert (egypt["dice"], egypt["bonuses"], egypt["ignores"]) == (1, {"fortress": 5}, 1)
    rolls = [sum(dice) + 3 for dice in product(FACES, repeat=3)]
    for lost in range(3):
        share = Fraction(sum(min(total // 5 - 1, 2) == lost for total in rolls), len(rolls))
        assert egypt["losses"].get(lost, 0) == pytest.approx(float(share))
    assert rome["losses"] == pytest.approx({1: 4 / 6, 2: 2 / 6})


def test_chances_add_up() -> None:
    """Every distribution, and the four ways a battle can end."""
    match = campaign(
        "empires", "greece", legions={"greece": {"libya": 4}, "rome": {"libya": 5}}, owner={"ramses": "rome"}
    )
    found = odds(match, "libya", "rome")
    for side in found["sides"]:
        for chances in (side["total"], side["hits"], side["losses"]):
            assert sum(chances.values()) == pytest.approx(1)
    assert sum(found["ends"].values()) == pytest.approx(1)
    assert found["sides"][1]["dice"] == 6


def test_odds_at_sea_and_for_somebody_else() -> None:
    """Sea dice, no bonuses; the attacker may be named."""
    match = campaign("empires", "rome", triremes={"rome": {"mare_ionium": 1}, "greece": {"mare_ionium": 2}})
    found = odds(match, "mare_ionium", "rome", "greece")
    assert found["at_sea"] and found["sides"][0]["empire"] == "greece"
    assert found["sides"][1]["hits"] == pytest.approx({0: 4 / 6, 1: 2 / 6})
    assert found["ends"]["neither"] == 0


@pytest.mark.parametrize(("place", "opponent"), [("atlantis", "egypt"), ("libya", "gaul")])
def test_unknown_names_are_refused(place: str, opponent: str) -> None:
    """With a sentence that says what is wrong."""
    with pytest.raises(ValueError, match=place if place == "atlantis" else opponent):
        odds(campaign("empires", "rome"), place, opponent)
