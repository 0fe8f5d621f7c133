"""EM-7.2 to 7.7, 7.12: costs and the sets that pay them."""

from __future__ import annotations

import pytest

import internum
from tests.rules.mare import building, buy, can_pay, hand, pay, refusal, seat, value
from tests.support import rule

THIRTEEN = "3 coin, 2 grain, wood, sheep, gold, gladiator"  # the hand of the rulebooks' example


@rule("EM-7.2")
@pytest.mark.parametrize(
    ("action", "cost"),
    [
        ("control germania", 3), ("build latium roma", 3), ("build latium wine", 3), ("build sicilia syracusae", 3),
        ("build creta cnossus", 3), ("legion latium", 3), ("trireme mare_tyrrhenum", 3), ("fortress latium", 3),
        ("build latium market", 6), ("build latium temple", 6), ("buy pyramids", 12),
    ],
)  # fmt: skip
def test_costs(action: str, cost: int) -> None:
    """3 for control, cities, caravans and units, 6 for markets and temples, 12 for the Pyramids."""
    marker = {"gallia": "rome", "sicilia": "rome", "creta": "rome"}
    match = building("empires", "rome", "20 coin", marker=marker)
    match.play(action)
    assert value(match, "price") == cost
    poor = building("empires", "rome", f"{cost - 1} coin", marker=marker)
    assert refusal(poor, action) == "EM-7.3"


@rule("EM-7.3")
def test_a_set_is_exactly_the_cost() -> None:
    """Each item has its own set of exactly its cost; sets are not shared, split or overpaid."""
    match = building("empires", "rome", "4 coin, wine, oil")
    buy(match, "legion latium", "3 coin")
    assert value(match, "phase") == "build"
    assert hand(match, "rome") == {"coin": 1, "wine": 1, "oil": 1}
    assert refusal(match, "legion latium") == "EM-7.3"
    assert refusal(match, "pay coin") == "EM-7.1"
    paying = building("empires", "rome", "2 coin, wine, oil, metal")
    paying.play("legion latium")
    assert refusal(paying, "pay coin") == "EM-7.3"  # two coins cannot become a set of three
    assert refusal(paying, "pay sheep") == "EM-7.3"  # not in hand
    assert refusal(paying, "done") == "EM-7.3"


@rule("EM-7.4")
def test_coins_or_different_goods() -> None:
    """A set is all coins, or goods all of different types; a legendary good is of its type."""
    match = building("empires", "rome", "3 coin, 2 wine, wine*, oil, metal")
    match.play("legion latium; pay wine")
    assert refusal(match, "pay wine") == "EM-7.4"
    assert refusal(match, "pay wine*") == "EM-7.4"
    assert refusal(match, "pay coin") == "EM-7.4"
    pay(match, "oil, metal")
    assert value(match, "legions", "rome", "latium") == 1


@rule("EM-7.5", "EM-15.3")
def test_cleopatra_replaces_one_token() -> None:
    """Cleopatra: n - 1 different goods and a coin, or n - 1 coins and a good; one substitution per set."""
    match = building("empires", "egypt", "5 coin, wine, oil, metal, grain, sheep")
    assert can_pay(match, "legion aegyptus", "2 coin, wine")
    assert can_pay(match, "legion aegyptus", "coin, wine, oil")
    assert can_pay(match, "build aegyptus market", "5 coin, wine")
    assert can_pay(match, "build aegyptus market", "coin, wine, oil, metal, grain, sheep")
    assert not can_pay(match, "build aegyptus market", "4 coin, wine, oil")
    match.play("build aegyptus market; pay coin; pay coin; pay wine")
    assert refusal(match, "pay oil") == "EM-7.5"
    twice = building("empires", "egypt", "coin, 2 wine")
    assert refusal(twice, "legion aegyptus") == "EM-7.3"
    each = building("empires", "egypt", "2 coin, 3 wine, oil")
    buy(each, "legion aegyptus", "coin, wine, oil")
    assert refusal(each, "legion aegyptus") == "EM-7.3"


@rule("EM-7.6", "EM-15.3")
def test_hannibal_lays_one_type_twice() -> None:
    """Hannibal: one type twice (two tokens), the others once; only one doubled type."""
    match = building("empires", "carthage", "coin, 3 wine, 2 oil")
    match.play("legion africa; pay wine; pay wine")
    assert refusal(match, "pay wine") == "EM-7.6"
    assert refusal(match, "pay coin") in ("EM-7.4", "EM-7.6")
    match.play("pay oil")
    assert value(match, "legions", "carthage", "africa") == 1
    assert refusal(match, "legion africa") == "EM-7.3"  # wine and oil are left
    other = building("empires", "rome", "3 wine, 2 oil")
    assert refusal(other, "legion latium") == "EM-7.3"


@rule("EM-7.7", "EM-15.7", "EM-16.5")
@pytest.mark.parametrize(
    ("tile", "action", "good"),
    [
        ("spartacus", "legion latium", "gladiator"),
        ("gilgamesh", "fortress latium", "stone"),
        ("lighthouse", "trireme mare_tyrrhenum", "wood"),
    ],
)
def test_single_token_prices(tile: str, action: str, good: str) -> None:
    """Spartacus, Gilgamesh and the Lighthouse: one unit a round for a coin or one good; further ones cost 3."""
    owner = {"caesar": "rome", tile: "rome"}
    for token in ("coin", good, f"{good}*"):
        match = building("empires", "rome", f"{token}, 3 wine", owner=owner, marker={"gallia": "rome"})
        assert refusal(match, action) == "EM-7.3"
        match.play(f"{action} token")
        assert refusal(match, "pay wine") == "EM-7.7"
        match.play(f"pay {token}")
        assert value(match, "phase") == "build"
        assert refusal(match, f"{action.replace('latium', 'gallia')} token") == "EM-7.7"
    without = building("empires", "rome", "coin")
    assert refusal(without, f"{action} token") == "EM-7.7"


@rule("EM-7.12")
def test_spent_resources_go_to_the_reserve() -> None:
    """Coins and regular goods go to the reserve, legendary goods to their discard pile."""
    match = building("empires", "rome", "3 coin, wine*, oil, metal", legendary_at={"wine": "held"})
    wood, coins = value(match, "reserve", "oil"), value(match, "reserve", "coin")
    buy(match, "legion latium", "wine*, oil, metal")
    buy(match, "legion latium", "3 coin")
    assert hand(match, "rome") == {}
    assert value(match, "reserve", "oil") == wood + 1
    assert value(match, "reserve", "coin") == coins + 3
    assert value(match, "legendary_at", "wine") == "discard"


@rule("EM-16.19")
def test_single_tokens_are_not_changed_by_other_heroes() -> None:
    """Cleopatra and Hannibal have no bearing on a single-token price; a legendary good of the type serves."""
    owner = {"cleopatra": "egypt", "spartacus": "egypt"}
    match = building("empires", "egypt", "wine, gladiator*", owner=owner)
    match.play("legion aegyptus token")
    assert match.legal() == ["pay gladiator*"]


@rule("EM-T3")
def test_a_legendary_good_is_of_its_type() -> None:
    """Sheep, legendary sheep and wine are no set without Hannibal, and one with him."""
    assert refusal(building("empires", "rome", "sheep, sheep*, wine"), "legion latium") == "EM-7.3"
    match = building("empires", "carthage", "sheep, sheep*, wine")
    buy(match, "legion africa", "sheep, sheep*, wine")
    assert hand(match, "carthage") == {}


@rule("EM-T13")
def test_vector_three_sets_of_three() -> None:
    """3 coins, 2 grain, wood, sheep, gold, gladiator make three sets of three; a set of six is impossible."""
    match = building("empires", "rome", THIRTEEN)
    assert refusal(match, "build latium market") == "EM-7.3"
    buy(match, "build latium wine", "3 coin")
    buy(match, "legion latium", "grain, wood, sheep")
    buy(match, "legion latium", "grain, gold, gladiator")
    assert hand(match, "rome") == {}


@rule("EM-T14")
def test_vector_hannibal_reaches_six() -> None:
    """The same hand with Hannibal: grain twice and four others pay 6, the coins pay 3."""
    match = building("empires", "carthage", THIRTEEN)
    buy(match, "build africa market", "2 grain, sheep, gladiator, gold, wood")
    buy(match, "legion africa", "3 coin")
    assert hand(match, "carthage") == {}


@rule("EM-T15")
def test_vector_one_doubled_type_only() -> None:
    """Metal, metal, wood pay 3; two doubled types or one tripled do not."""
    match = building("empires", "carthage", "3 metal, 2 wood, oil, wine")
    assert can_pay(match, "legion africa", "2 metal, wood")
    assert not can_pay(match, "legion africa", "3 metal")
    assert refusal(match, "build africa market") == "EM-7.3"
    rich = building("empires", "carthage", "2 metal, 2 wood, oil, wine, sheep, grain")
    assert not can_pay(rich, "build africa market", "2 metal, 2 wood, oil, wine")


@rule("EM-T16")
def test_vector_spartacus_works_at_once() -> None:
    """Bought this turn, Spartacus gives one legion for a gladiator or a coin; the second costs 3."""
    match = building("empires", "rome", "7 coin, gladiator, coin")
    buy(match, "buy spartacus", "7 coin")
    buy(match, "legion latium token", "gladiator")
    assert refusal(match, "legion latium token") == "EM-7.7"
    assert refusal(match, "legion latium") == "EM-7.3"


def test_every_prefix_of_a_payment_can_be_completed() -> None:
    """Whatever is laid out first, the set can be finished (EM-7.3)."""
    hands = (
        "4 coin, 3 wine, 2 oil, metal",
        "coin, wine, oil, metal, grain",
        "2 coin, 2 wine, sheep, gold, stone, wood",
    )
    for empire, home in (("rome", "latium"), ("carthage", "africa"), ("egypt", "aegyptus")):
        for text in hands:
            start = building("empires", empire, text)
            for action in (f"legion {home}", f"build {home} market"):
                if refusal(start, action):
                    continue
                trial = start.copy()
                trial.play(action)
                finished = _walk(trial)
                assert finished > 0


def _walk(match: internum.Match) -> int:
    """Follow every way to pay; each must reach the purchase."""
    if value(match, "phase") != "pay":
        return 1
    ways = match.legal()
    assert ways, "a payment that cannot be completed"
    total = 0
    for way in ways:
        trial = match.copy()
        trial.play(way)
        total += _walk(trial)
    return total


@pytest.mark.parametrize(
    ("empire", "action", "text", "expected"),
    [
        ("rome", "legion latium", "3 coin, 2 grain, wood, sheep, gold, gladiator", "grain"),
        ("egypt", "legion aegyptus", "2 coin, 2 grain, wood, sheep*", "coin"),
        ("carthage", "legion africa", "2 coin, 3 grain, wood, sheep*, oil", "grain"),
        ("rome", "legion latium", "6 coin, wine, oil, metal", "wine"),
    ],
)
def test_a_sensible_way_to_pay(empire: str, action: str, text: str, expected: str) -> None:
    """The suggestion pays exactly, keeps most sets, gives duplicates first, and can be played."""
    match = building("empires", empire, text)
    assert match.game.suggest_payment(match, seat(match, empire)) == []
    match.play(action)
    advice = match.game.suggest_payment(match, seat(match, empire))
    assert len(advice) == 3
    assert f"pay {expected}" in advice
    match.play("; ".join(advice))
    assert value(match, "phase") == "build"
    assert refusal(match, action) is None  # another set is left
