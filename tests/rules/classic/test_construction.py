"""MN-5a, 5b: order, sets and payment, what is kept (2003)."""

from __future__ import annotations

import pytest

from tests.rules.mare import at, building, buy, can_pay, hand, mask, refusal, seat, tokens, value
from tests.support import rule

from .romans import rome

EXAMPLE = "3 tax, 2 grain, perfume, livestock, gold, slaves"  # the hand of the rulebook's example


@rule("MN-5.1")
def test_the_political_leader_sets_the_order() -> None:
    """Each player has exactly one slot; the Political Leader leaves nobody out."""
    match = at("classic", phase="begin_build")
    assert match.pending == (seat(match, "egypt"),)
    builders = []
    while value(match, "stage") == "build":
        if value(match, "phase") == "name_builder":
            match.play(match.legal()[-1])
        else:
            builders.append(value(match, "actor"))
            match.play("done")
    assert sorted(builders) == ["babylon", "carthage", "egypt", "greece", "rome"]


@rule("MN-5.2")
def test_he_names_one_after_the_other() -> None:
    """The next player is named when a slot has ended; with `upfront` the whole order comes first."""
    match = at("classic", phase="name_builder", actor="egypt")
    match.play("next egypt")
    assert value(match, "phase") == "build"
    match.play("done")
    assert refusal(match, "next egypt") == "MN-5.1"
    ahead = at("classic", phase="name_builder", actor="egypt", options={"order_mode": "upfront"})
    ahead.play("next rome; next egypt; next greece; next babylon")
    order = []
    while value(ahead, "phase") == "build":
        order.append(value(ahead, "actor"))
        ahead.play("done")
    assert order == ["rome", "egypt", "greece", "babylon", "carthage"]


@rule("MN-6.1", "MN-6.2")
def test_the_military_leader_sets_the_order_of_moves() -> None:
    """Each player has exactly one military slot; the next is named when a slot has ended."""
    match = at("classic", phase="name_mover", actor="rome", had_turn=mask("greece"))
    assert match.pending == (seat(match, "rome"),)
    assert sorted(match.legal()) == ["next babylon", "next carthage", "next egypt", "next rome"]
    assert refusal(match, "next greece") == "MN-6.1"


@rule("MN-0.13")
def test_what_a_set_is() -> None:
    """Any number of taxes, or of resources all of different kinds; its value is its number of cards."""
    match = rome("6 tax, wine, oil, gold, gems, fish, grain, 2 slaves")
    assert can_pay(match, "build roma market", "6 tax")
    assert can_pay(match, "build roma market", "wine, oil, gold, gems, fish, grain")
    assert not can_pay(match, "build roma market", "wine, oil, gold, gems, 2 slaves")
    assert not can_pay(match, "build roma market", "5 tax, wine")


@rule("MN-5.3")
def test_building_with_sets_or_not_at_all() -> None:
    """One lays out sets from one's hand, or builds nothing."""
    match = rome("3 tax")
    assert refusal(match, "done") is None
    match.play("legion roma")
    assert refusal(match, "pay wine") == "MN-5.3"


@rule("MN-5.4")
def test_one_set_one_construction() -> None:
    """A set pays for one construction; there may be as many as one can pay for."""
    match = rome("7 tax")
    buy(match, "legion roma", "2 tax")
    buy(match, "legion roma", "2 tax")
    buy(match, "build roma wine", "3 tax")
    assert hand(match, "rome") == {}
    assert value(match, "legions", "rome", "roma") == 2


@rule("MN-5.5")
def test_taxes_only_or_different_resources_only() -> None:
    """No mixing, no resource twice."""
    match = rome("2 tax, 2 wine, oil, gold")
    match.play("build roma wine; pay wine")
    assert refusal(match, "pay wine") == "MN-5.5"
    assert refusal(match, "pay tax") == "MN-5.5"
    match.play("pay oil; pay gold")
    assert value(match, "built", "roma", "caravan") == 1


@rule("MN-5.6")
def test_the_value_equals_the_cost() -> None:
    """Neither less nor more: the set has exactly as many cards as the construction costs."""
    match = rome("2 tax, wine, oil, gold, gems")
    assert refusal(match, "build roma market") == "MN-5.6"
    match.play("build roma roma")
    assert refusal(match, "pay tax") == "MN-5.6"
    match.play("pay wine; pay oil; pay gold")
    assert value(match, "phase") == "build"
    assert hand(match, "rome") == {"tax": 2, "gems": 1}


@rule("MN-5.7")
def test_each_construction_takes_effect_before_the_next() -> None:
    """Constructions come in any order; a discount bought first helps the next."""
    match = rome("9 tax, wine, oil")
    assert refusal(match, "build roma wine") is None
    buy(match, "buy mausoleum", "9 tax")
    buy(match, "build roma wine", "wine, oil")
    assert value(match, "built", "roma", "caravan") == 1


@rule("MN-5.8")
def test_spent_cards_return_at_the_end_of_the_phase() -> None:
    """Cards laid out go back to the bank with the unused ones, when the phase ends."""
    match = rome("3 tax", had_turn=31 - mask("rome"))
    bank = value(match, "reserve", "tax")
    buy(match, "build roma roma", "3 tax")
    assert value(match, "reserve", "tax") == bank
    assert value(match, "spent", "tax") == 3
    match.play("done")
    assert value(match, "spent", "tax") == 0
    assert value(match, "reserve", "tax") == bank + 3


@rule("MN-5.9")
def test_unused_resources_are_discarded() -> None:
    """Nobody keeps a resource card without the Hanging Gardens."""
    match = rome("tax, 2 wine, oil", had_turn=31 - mask("rome"))
    match.play("done")
    assert refusal(match, "keep wine") == "MN-5.9"
    match.play("keep tax")
    assert hand(match, "rome") == {"tax": 1}


@rule("MN-5.10")
def test_two_taxes_may_be_kept() -> None:
    """At the end of the phase, all at once, each keeps up to 2 tax cards."""
    match = rome("4 tax", hands={"greece": "tax"}, had_turn=31 - mask("rome"))
    match.play("done")
    assert set(match.pending) == {seat(match, "rome"), seat(match, "greece")}
    match.play("done", seat(match, "greece"))
    assert hand(match, "greece") == {"tax": 1}  # nothing happens before all have chosen
    match.play("keep tax; keep tax", seat(match, "rome"))
    assert hand(match, "rome") == {"tax": 2}
    assert hand(match, "greece") == {}


@rule("MN-5.10")
def test_no_third_tax() -> None:
    """A third tax card cannot be kept."""
    match = rome("4 tax, wine", owner={"caesar": "rome", "gardens": "rome"}, had_turn=31 - mask("rome"))
    match.play("done; keep tax; keep tax")
    assert refusal(match, "keep tax") == "MN-5.10"


@rule("MN-5.11")
def test_kept_cards_are_ordinary_cards() -> None:
    """In the next round they count as any card of the hand, for the number offered too."""
    match = at("classic", phase="begin_trade", hand={"carthage": tokens("2 tax")})
    assert value(match, "phase") == "number"
    assert match.legal() == ["number 0", "number 1", "number 2"]


@pytest.mark.parametrize(
    ("action", "cost"),
    [
        ("control etruria", 3), ("build roma roma", 3), ("build roma wine", 3), ("build roma market", 6),
        ("build roma temple", 6), ("buy helen", 9), ("buy colossus", 9), ("buy pyramids", 12),
        ("legion roma", 2), ("fortress roma", 2), ("launch roma", 3),
    ],
)  # fmt: skip
def test_costs(action: str, cost: int) -> None:
    """Table MN-5.T; Caesar makes legions and fortresses cheaper."""
    match = rome("12 tax")
    match.play(action)
    assert value(match, "price") == cost


@rule("TV-8")
def test_vector_sets_of_a_hand() -> None:
    """No set of 6 resources, one of 5, three of 3: taxes, grain and two others, grain and the other two."""
    match = rome(EXAMPLE, owner={"caesar": "rome", "mausoleum": "rome"})
    assert can_pay(match, "build roma market", "grain, perfume, livestock, gold, slaves")  # 5 with the Mausoleum
    plain = building("classic", "carthage", EXAMPLE, marker={"carthago": "carthage"})
    assert refusal(plain, "build carthago market") == "MN-5.6"
    buy(plain, "legion carthago", "3 tax")
    buy(plain, "legion carthago", "grain, perfume, livestock")
    buy(plain, "legion carthago", "grain, gold, slaves")
    assert hand(plain, "carthage") == {}


@rule("TV-9")
def test_vector_two_legions_and_a_trireme() -> None:
    """The same hand builds two legions and a trireme; nothing is left."""
    match = building("classic", "carthage", EXAMPLE, marker={"carthago": "carthage"})
    buy(match, "legion carthago", "3 tax")
    buy(match, "legion carthago", "grain, perfume, livestock")
    buy(match, "launch carthago", "grain, gold, slaves")
    assert hand(match, "carthage") == {}
    assert value(match, "in_port", "carthage", "carthago") == 1


@rule("TV-44")
def test_vector_what_is_left() -> None:
    """3 taxes and 4 grain: at most 2 taxes; with the Hanging Gardens one grain may stay."""
    plain = rome("3 tax, 4 grain", had_turn=31 - mask("rome"))
    plain.play("done")
    assert sorted(plain.legal()) == ["done", "keep tax"]
    gardens = rome("3 tax, 4 grain", owner={"caesar": "rome", "gardens": "rome"}, had_turn=31 - mask("rome"))
    gardens.play("done; keep grain")
    assert sorted(gardens.legal()) == ["done", "keep tax"]
    gardens.play("keep tax; keep tax")
    assert hand(gardens, "rome") == {"tax": 2, "grain": 1}


def test_a_sensible_way_to_pay() -> None:
    """The suggestion spends duplicates and keeps another set."""
    match = building("classic", "carthage", EXAMPLE, marker={"carthago": "carthage"})
    match.play("legion carthago")
    advice = match.game.suggest_payment(match, seat(match, "carthage"))
    assert "pay grain" in advice
    match.play("; ".join(advice))
    assert refusal(match, "legion carthago") is None
