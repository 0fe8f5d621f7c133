"""MN-0.10, 0.11, MN-7.15 to 7.19, 7.31, 12.17 and TV-15, TV-64: occupation."""

from __future__ import annotations

import pytest

from tests.rules.invasion import egyptian, held, invader
from tests.rules.mare import building, campaign, collecting, hand, levels, military_phase, refusal, roll, value
from tests.support import rule


@rule("MN-0.10", "MN-7.15", "TV-64")
def test_one_legion_for_one_piece() -> None:
    """Three legions on city, caravan and market: they count 1 political and 2 trade, and yield 1 tax and 2 cards."""
    match = invader(legions=3)
    match.play("occupy cyrenaica cyrene; occupy cyrenaica papyrus")
    assert refusal(match, "occupy cyrenaica papyrus") == "MN-7.15"
    assert refusal(match, "occupy cyrenaica marker") == "MN-7.5"
    match.play("occupy cyrenaica market")
    assert value(match, "posts", "cyrenaica") == {"city": 1, "caravan": 1, "market": 1}
    assert levels(match, "carthage")[:2] == (2, 1)
    later = collecting(
        "classic",
        legions={"carthage": {"cyrenaica": 3}},
        **egyptian(),
        **held("carthage", city=1, caravan=1, market=1),
    )
    assert hand(later, "carthage") == {"tax": 1, "papyrus": 2}


@rule("MN-0.11", "MN-7.17", "MN-12.17", "TV-15")
def test_the_legion_on_a_building_controls_it() -> None:
    """Otherwise the owner of the province does; so it counts for roles."""
    match = military_phase(
        "classic",
        legions={"carthage": {"cyrenaica": 1}},
        **egyptian({"city": 1, "caravan": 1}),
        **held("carthage", city=1),
    )
    assert levels(match, "carthage")[:2] == (0, 1)
    assert levels(match, "egypt")[:2] == (1, 0)


@rule("MN-7.16")
def test_the_occupier_collects() -> None:
    """From the next commerce phase on, in place of the owner."""
    match = collecting(
        "classic",
        legions={"carthage": {"cyrenaica": 1}},
        **egyptian({"city": 1, "caravan": 1}),
        **held("carthage", city=1),
    )
    assert (hand(match, "carthage"), hand(match, "egypt")) == ({"tax": 1}, {"papyrus": 1})


@rule("MN-7.18")
def test_when_the_legions_are_gone_all_is_as_before() -> None:
    """The owner controls everything again at once."""
    match = campaign(
        "classic",
        "carthage",
        legions={"carthage": {"cyrenaica": 1}},
        **egyptian({"city": 1}),
        **held("carthage", city=1),
    )
    match.play("march cyrenaica>libya")
    assert value(match, "posts") == 0 and levels(match, "egypt")[1] == 1


@rule("MN-7.19")
@pytest.mark.parametrize("how", ["battle", "built", "helen", "port"])
def test_war_ends_all_assignments(how: str) -> None:
    """After a battle, when the owner builds in his occupied capital, by Helen; a trireme in port makes no war."""
    given = egyptian({"city": 1}, "aegyptus") | held("carthage", "aegyptus", city=1)
    if how == "battle":
        match = campaign("classic", "egypt", legions={"carthage": {"aegyptus": 2}, "egypt": {"nubia": 2}}, **given)
        match.play("march nubia>aegyptus; march nubia>aegyptus; attack aegyptus carthage")
        roll(match, 1, 1, 1, 1)
    elif how == "helen":
        legions = {"carthage": {"aegyptus": 1, "cyrenaica": 1}}
        match = campaign("classic", "carthage", legions=legions, owner={"helen": "egypt"}, **given)
        match.play("march cyrenaica>aegyptus; done; helen aegyptus")
    else:
        match = building("classic", "egypt", "3 tax", legions={"carthage": {"aegyptus": 2}}, **given)
        match.play("launch aegyptus" if how == "port" else "legion aegyptus")
        match.play("pay tax; pay tax; pay tax")
    assert bool(value(match, "posts")) is (how == "port")


@rule("MN-7.31")
def test_the_owner_always_builds_in_his_capital() -> None:
    """Occupied or not; nobody is ever eliminated."""
    match = building(
        "classic",
        "egypt",
        "3 tax",
        legions={"carthage": {"aegyptus": 2}},
        **egyptian({"city": 1}, "aegyptus"),
        **held("carthage", "aegyptus", city=1),
    )
    assert refusal(match, "legion aegyptus") is None
    assert refusal(match, "build aegyptus grain") is None
