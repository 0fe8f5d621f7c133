"""A refusal says in numbers what is missing, and what would make the action possible: Antike."""

from __future__ import annotations

import random
from typing import Any

import pytest

import internum
from internum import Match, Refusal
from tests.rules.antike.table import at


def why(match: Match, action: str, language: str = "en", seat: int | None = None) -> Refusal:
    found = match.why_not(action, seat, language)
    assert found, f"{action} is allowed"
    return found


def greeks(phase: str, **more: Any) -> Match:
    return at(active="greece", phase=phase, forced=False, **more)


def test_a_know_how_too_dear_says_how_much_is_missing_and_where_gold_comes_from() -> None:
    match = greeks("know-how", stock={"greece": {"gold": 2, "coin": 1}}, city={"athens": "greece"})
    found = why(match, "learn wheel")
    assert found.rule == "AN-5.3"
    assert found.text == (
        "You need 7 gold or coins for the wheel, which nobody has yet; you have 2 gold and 1 coin. Missing: 4."
    )
    assert "Once another nation has it, it costs only 3." in found.remedy
    french = why(match, "learn wheel", "fr")
    assert "vous avez 2 unités d" in french.text and "Il en manque 4." in french.text


def test_a_know_how_another_nation_has_is_cheaper_and_says_so() -> None:
    match = greeks("know-how", stock={"greece": {"gold": 1}}, know_how={"persia": {"land": 1}})
    assert (
        why(match, "learn wheel").text
        == "You need 3 gold or coins for the wheel; you have 1 gold and 0 coins. Missing: 2."
    )


def test_the_advanced_know_how_names_the_basic_one_and_its_price() -> None:
    found = why(greeks("know-how", stock={"greece": {"gold": 20}}), "learn roads")
    assert (found.text, found.remedy) == ("First you need the wheel, then roads.", "Its price now: 7 gold or coins.")


@pytest.mark.parametrize(
    ("phase", "action", "stock", "said"),
    [
        ("temple", "temple athens", {"marble": 3, "coin": 1}, "you have 3 marble and 1 coin. Missing: 1."),
        ("arming", "arm legion athens", {"marble": 3}, "A unit costs 1 iron or coin; you have 0 iron and 0 coins."),
        ("founding", "found athens", {"marble": 1, "coin": 1}, "no iron and gold and only 1 coin to replace them."),
    ],
)  # fmt: skip
def test_a_price_names_what_one_has_of_it(phase: str, action: str, stock: dict[str, int], said: str) -> None:
    match = greeks(phase, stock={"greece": stock}, city={"athens": "greece"} if phase != "founding" else {})
    assert said in why(match, action).text


def test_a_rondel_space_too_far_says_how_far_and_what_is_free() -> None:
    match = greeks("rondel", rondel={"greece": "iron"}, stock={"greece": {"gold": 1}})
    found = why(match, "rondel know-how")
    assert found.rule == "AN-4.7"
    assert found.text == "Know-how is 6 spaces on: three are free, the others cost 3 units; you have 1."
    assert found.remedy == "Free from here: Temple, Gold and Manoeuvre."


def test_an_attack_too_weak_counts_both_sides() -> None:
    match = greeks(
        "manoeuvre",
        city={"susa": "persia", "babylon": "persia"},
        temple={"susa": 1},
        legions={"greece": {"susa": 2}, "persia": {"susa": 1}},
        know_how={"persia": {"state": 1}},
    )
    found = why(match, "conquer susa")
    assert found.rule == "AN-12.8"
    assert found.text == "Susa defends with 5 (city 3, units 1, government 1); you attack with 2."
    assert found.remedy == "3 more units with a step left would do."


def test_another_nations_turn_says_whose_it_is_and_when_mine_comes() -> None:
    match = internum.new("antike", players=3, seed=1)
    waiting = next(seat for seat in range(3) if seat not in match.pending)
    found = why(match, "rondel iron", seat=waiting)
    assert found.rule == "AN-2.23" and found.text.startswith("It is the turn of the ")
    assert found.remedy


def test_a_refused_action_is_told_in_the_language_of_the_reader() -> None:
    """`IllegalAction` keeps its reason, so that a server can say it in French."""
    match = greeks("know-how", stock={"greece": {"gold": 2}})
    with pytest.raises(internum.IllegalAction) as caught:
        match.play("learn wheel")
    assert "Missing: 5" in str(caught.value)
    assert "Il en manque 5." in caught.value.reason.refusal(match.words("fr")).text


def test_every_reason_is_whole_in_both_languages() -> None:
    """Whatever is refused in random games is put into words with nothing missing, in English and French."""
    keys = set()
    for seed in range(4):
        match, rng = internum.new("antike", players=2 + seed, seed=seed), random.Random(seed)
        for _ in range(12):
            for _ in range(11):
                match.play(rng.choice(match.legal()))
            keys |= {key for seat in range(2) for key in reasons_given(match, seat, rng)}
    assert len(keys) > 9, keys


def reasons_given(match: Match, seat: int, rng: random.Random) -> set[str]:
    found = set()
    for a in rng.sample(range(match.game.space.size), 150):
        code = match.game.kernel.why_not(match.states, seat, a) if match.notation.means_something(a) else 0
        if code:
            reason = match._reason(code, seat, a)
            found.add(reason.message.key if reason.message else "")
            for language in ("en", "fr"):
                said = reason.refusal(match.words(language))
                assert "⟨" not in said.text + said.remedy
    return found
