"""EM-17: talk is free and binds nobody; the questions the rulebook answers."""

from __future__ import annotations

from tests.rules.mare import at, building, refusal, tokens, value
from tests.support import rule


@rule("EM-17.1")
def test_talk_is_no_action() -> None:
    """Players talk as they like: no verb of the game is a promise or a treaty but the peace of Zeus."""
    verbs = set(at("empires", phase="name_builder").game.space.by_verb)
    assert verbs.isdisjoint({"promise", "ally", "treaty", "trade", "sell", "lend"})
    assert "peace" in verbs


@rule("EM-17.2", "EM-T41")
def test_no_promise_binds() -> None:
    """Whatever Rome promised, its legions may enter Dacia."""
    match = at("empires", phase="march", actor="rome", legions={"rome": {"dalmatia": 1}}, unmoved={"dalmatia": 1})
    assert "march dalmatia>dacia" in match.legal()


@rule("EM-17.3")
def test_nothing_changes_hands_outside_the_trade() -> None:
    """Resources are given in phase 2 only; heroes, buildings, units and control never."""
    match = building("empires", "rome", "3 coin, wine")
    for action in ("give coin", "offer wine", "claim greece coin"):
        assert refusal(match, action) == "EM-7.1"
    by_verb = match.game.space.by_verb
    givers = {verb for verb, family in by_verb.items() if "empire" in family.axes and "token" in family.axes}
    assert givers == {"claim"}


@rule("EM-17.5")
def test_units_cannot_be_scrapped() -> None:
    """Units are limited by supply and may not be removed to free pieces."""
    match = building("empires", "rome", "3 coin", legions={"rome": {"latium": 8}})
    assert refusal(match, "legion latium") == "EM-1.9"
    assert refusal(match, "lose legion") == "EM-7.1"
    assert refusal(match, "sacrifice latium") == "EM-7.1"


@rule("EM-17.6")
def test_resources_are_limited() -> None:
    """What the reserve does not have is not collected."""
    hands = {"rome": tokens("9 wine")}
    match = at("empires", phase="begin_round", round=2, built={"latium": {"caravan2": 1, "city": 1}}, hand=hands)
    assert value(match, "reserve", "wine") == 0
    assert value(match, "hand", "rome", "wine") == 9
    assert value(match, "hand", "rome", "coin") == 1


@rule("EM-17.7")
def test_one_chosen_opponent() -> None:
    """Where legions of several opponents stand, one is chosen and one battle fought."""
    legions = {"rome": {"dacia": 2}, "greece": {"dacia": 1}, "egypt": {"dacia": 1}}
    match = at("empires", phase="march", actor="rome", legions=legions)
    match.play("done")
    assert sorted(match.legal()) == ["attack dacia egypt", "attack dacia greece"]
    match.play("attack dacia greece")
    assert value(match, "foe") == "greece"
    assert refusal(match, "attack dacia egypt") is not None


@rule("EM-17.8")
def test_a_conversion_without_link() -> None:
    """English printing: the enemy marker goes, none replaces it, nobody collects there."""
    match = at(
        "empires",
        phase="name_mover",
        actor="rome",
        options={"edition": "en"},
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": {"caravan": 1}},
        legions={"rome": {"cyrenaica": 1}},
        conqueror={"cyrenaica": "rome"},
        posts={"cyrenaica": {"marker": 2}},
    )
    match.play("next rome")
    match.play("convert cyrenaica")
    assert value(match, "marker", "cyrenaica") == 0
    assert value(match, "level", "egypt", "trade") == 0
    assert value(match, "level", "rome", "trade") == 0
