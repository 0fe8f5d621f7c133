"""Before it happens: an action tells in numbers what it would do now, and nothing happens."""

from __future__ import annotations

import random

import pytest

import internum
from internum import Match
from tests.rules.antike.table import at
from tests.rules.mare import at as mare_at
from tests.rules.mare import building


def told(match: Match, action: str, language: str = "en") -> str:
    return " ".join(match.preview(action, None, language).lines)


def test_a_production_says_what_one_holds_then() -> None:
    match = at(
        active="greece", phase="rondel", city={"athens": "greece"}, temple={"athens": 1}, stock={"greece": {"gold": 2}}
    )
    assert told(match, "rondel gold") == "Gold: +3, then you hold 5."


def test_a_space_one_can_do_nothing_with_says_so_and_is_a_waste() -> None:
    match = at(active="greece", phase="rondel", stock={"greece": {"gold": 2, "coin": 1}})
    found = match.preview("rondel know-how")
    assert found.lines == ("Know-how: you cannot afford any; the cheapest costs 7, you have 3.",)
    assert found.waste == "Know-how would bring you nothing this turn."
    assert match.preview("rondel know-how", None, "fr").waste.startswith("Savoir-faire")


def test_the_way_is_paid_before_the_action() -> None:
    """Three coins and a way that costs two: one unit is left for arming."""
    match = at(active="greece", phase="rondel", rondel={"greece": "gold"}, city={"athens": "greece"},
               stock={"greece": {"coin": 3}}, forced=False)  # fmt: skip
    assert "iron and coins 1" not in told(match, "rondel arming")
    match = at(active="greece", phase="rondel", rondel={"greece": "marble"}, city={"athens": "greece"},
               stock={"greece": {"coin": 5}}, forced=False)  # fmt: skip
    assert "iron and coins 1" in told(match, "rondel arming")


def test_a_discovery_promises_a_scholar_once() -> None:
    first = at(active="greece", phase="know-how", stock={"greece": {"gold": 9}}, forced=False)
    assert "You would be the first: a scholar." in told(first, "learn wheel")
    known = at(active="greece", phase="know-how", stock={"greece": {"gold": 9}}, know_how={"persia": {"land": 1}},
               forced=False)  # fmt: skip
    assert "scholar" not in told(known, "learn wheel") and "Costs 3 gold" in told(known, "learn wheel")


def test_arming_ended_before_it_was_used_is_a_waste() -> None:
    match = at(active="greece", phase="arming", city={"athens": "greece"}, stock={"greece": {"iron": 2}}, forced=False)
    assert match.preview("done").waste
    match.play("arm legion athens; pay iron")
    assert not match.preview("done").waste


def test_a_hero_says_what_it_changes() -> None:
    match = building("empires", "rome", "8 coin", display={"hercules": "sale"})
    said = told(match, "buy hercules")
    assert "Heroes and wonders: 1 of 5." in said and "Trade: 2 instead of 0." in said
    assert "Costs 6; your largest set is 8, then 2." in said


def test_the_pyramids_in_2003_say_that_they_win() -> None:
    assert told(building("classic", "rome", "12 tax"), "buy pyramids").startswith("You win the game.")


def test_ending_a_build_turn_with_means_to_buy_is_a_waste() -> None:
    match = building("empires", "rome", "5 coin", marker={"latium": "rome"})
    assert match.preview("done").waste == "You can still buy for 5; 3 tokens would be lost."
    assert not building("empires", "rome", "2 coin", marker={"latium": "rome"}).preview("done").waste


def test_a_free_start_is_paid_with_points() -> None:
    match = internum.new("classic", 3, start="free", seed=3)
    assert match.preview("control babylonia", match.pending[0]).lines == ("Costs 3; then 33 of your points are left.",)


def test_a_claim_says_who_claims_next_and_from_whom() -> None:
    offers = {"rome": {"wine": 1}, "carthage": {"oil": 2}}
    traders = 0b11
    match = mare_at(
        "empires",
        stage="trade",
        phase="claim",
        actor="rome",
        offer=offers,
        offer_size=2,
        traders=traders,
        starter="rome",
    )
    said = told(match, "claim carthage oil")
    assert "Different goods in your hand: 1 instead of 0." in said
    assert said.endswith("Carthage would claim next, from you.")


@pytest.mark.parametrize("name", ["antike", "classic", "empires"])
def test_every_preview_is_whole_in_both_languages_and_changes_nothing(name: str) -> None:
    told_of = set()
    for seed in range(3):
        match, rng = internum.new(name, players=3 + seed, seed=seed), random.Random(seed)
        for _ in range(30):
            if match.over:
                break
            seat = rng.choice(match.pending)
            legal = match.legal(seat)
            state = match.game.layout.dump(match.states)
            for text in rng.sample(legal, min(4, len(legal))):
                for language in ("en", "fr"):
                    found = match.preview(text, seat, language)
                    assert "⟨" not in "".join((*found.lines, found.waste)), found
                    told_of |= {text.split()[0]} if found.lines else set()
            assert match.game.layout.dump(match.states) == state
            for _ in range(4):
                if not match.over:
                    seat = rng.choice(match.pending)
                    match.play(rng.choice(match.legal(seat)), seat)
    assert len(told_of) > 3, told_of
