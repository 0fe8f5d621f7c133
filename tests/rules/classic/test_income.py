"""MN-4.1 to 4.13, 10.1, 10.3 and TV-5, 6, 28 to 32: income."""

from __future__ import annotations

from typing import Any

import pytest

from internum import Match
from internum.games.mare.board import COIN, TOKEN_LIMIT
from internum.games.mare.tiles import CLASSIC
from tests.rules.mare import actor, building, collecting, hand, refusal, seat, value
from tests.support import rule

GREAT = {"marker": {"aegyptus": "egypt"}, "built": {"aegyptus": {"city": 1, "city2": 1, "temple": 1}}}


def income(**rest: Any) -> Match:
    return collecting("classic", **rest)


def invaded(*posts: str, **rest: Any) -> Match:
    """Two Egyptian cities with a temple, and legions of Greece on some of them."""
    return income(
        **GREAT, legions={"greece": {"aegyptus": max(1, len(posts))}}, conqueror={"aegyptus": "greece"},
        posts={"aegyptus": dict.fromkeys(posts, 1)}, **rest,
    )  # fmt: skip


def taxes(match: Match, empire: str) -> int:
    return hand(match, empire).get("tax", 0)


@rule("MN-4.1")
def test_income_comes_first_and_by_itself() -> None:
    """Nobody is asked; then the Trade Master names the number."""
    match = income(**GREAT)
    assert not match.log and value(match, "phase") == "number" and actor(match) == "carthage"
    assert taxes(match, "egypt") == 4


@rule("MN-4.2", "MN-4.3", "TV-28")
def test_cities_and_temples() -> None:
    """A tax for each city, two with one's temple in the province."""
    match = income(**GREAT)
    assert taxes(match, "egypt") == 4
    single = income(marker={"aegyptus": "egypt"}, built={"aegyptus": {"city": 1, "city2": 1}})
    assert taxes(single, "egypt") == 2


@rule("MN-4.4", "MN-12.8", "TV-5", "TV-6")
@pytest.mark.parametrize(
    ("built", "cards"), [({"caravan": 1}, 1), ({"caravan2": 1}, 1), ({"caravan": 1, "caravan2": 1}, 2)]
)
def test_caravans(built: dict[str, int], cards: int) -> None:
    """One caravan gives the resource of its own icon, and no other: Carthage has perfume and fruit."""
    match = income(marker={"carthago": "carthage"}, built={"carthago": built})
    held = hand(match, "carthage")
    assert sum(held.values()) == cards and set(held) <= {"perfume", "fruit"} and len(held) == cards


@rule("MN-4.5")
def test_markets() -> None:
    """Two cards for each caravan with one's market in the province."""
    match = income(marker={"carthago": "carthage"}, built={"carthago": {"caravan": 1, "caravan2": 1, "market": 1}})
    assert hand(match, "carthage") == {"perfume": 2, "fruit": 2}


@rule("MN-4.6", "MN-4.7", "MN-4.9", "TV-30")
def test_an_occupied_city() -> None:
    """One legion on a city: the invader 1 tax; the owner 2 for the other city, doubled by his temple."""
    match = invaded("city")
    assert (taxes(match, "greece"), taxes(match, "egypt")) == (1, 2)


@rule("MN-4.8", "TV-29")
def test_an_occupied_city_and_temple() -> None:
    """Legions on a city and on the temple: the invader 2 taxes, the owner 1."""
    match = invaded("city", "temple")
    assert (taxes(match, "greece"), taxes(match, "egypt")) == (2, 1)


@rule("MN-4.8", "TV-31")
def test_an_occupied_temple() -> None:
    """A legion on the temple alone earns nothing; the owner's cities are no longer doubled."""
    match = invaded("temple")
    assert (taxes(match, "greece"), taxes(match, "egypt")) == (0, 2)


@rule("MN-4.10", "TV-32")
def test_a_province_at_war() -> None:
    """It pays its owner."""
    match = income(**GREAT, legions={"greece": {"aegyptus": 2}, "egypt": {"aegyptus": 1}})
    assert (taxes(match, "greece"), taxes(match, "egypt")) == (0, 4)


@rule("MN-4.11")
def test_a_marker_being_converted() -> None:
    """A legion on the marker changes nothing about the income."""
    match = invaded("marker")
    assert (taxes(match, "greece"), taxes(match, "egypt")) == (0, 4)


@rule("MN-4.12", "MN-10.1")
def test_colossus() -> None:
    """One tax more, by itself."""
    match = income(**GREAT, owner={"colossus": "greece"})
    assert taxes(match, "greece") == 1 and value(match, "phase") == "number"


@rule("MN-4.12", "MN-10.3")
def test_temple_of_artemis() -> None:
    """One resource card of the possessor's choice that the bank has, openly, after the other income."""
    match = income(**GREAT, owner={"artemis": "greece"}, hand={"rome": {"gems": 5}})
    assert value(match, "phase") == "extra_good" and actor(match) == "greece" and taxes(match, "egypt") == 4
    assert refusal(match, "take gems") == refusal(match, "take tax") == refusal(match, "no") == "MN-10.3"
    match.play("take wine")
    assert hand(match, "greece") == {"wine": 1}
    assert match.story(seat(match, "rome"))[-1] == "Greece takes wine of its choice."


@rule("MN-4.13")
def test_unassigned_legions() -> None:
    """Foreign legions without assignment do not change the income."""
    match = income(**GREAT, legions={"greece": {"aegyptus": 3}})
    assert (taxes(match, "greece"), taxes(match, "egypt")) == (0, 4)


@rule("MN-1.19")
def test_an_unlimited_bank_shows_no_reserve_below_nothing() -> None:
    """Cards made up beyond the printed ones are no debt of the bank."""
    limit = int(TOKEN_LIMIT[CLASSIC, COIN])
    match = building("classic", "rome", f"{limit + 1} tax", options={"bank_limit": False})
    assert value(match, "reserve", "tax") == -1
    assert all(count >= 0 for count in match.view(None)["reserve"].values())
