"""A refusal says in numbers what is missing, and what would make the action possible: Mare Nostrum, both games."""

from __future__ import annotations

import random

import pytest

import internum
from internum import Match, Refusal
from tests.rules.mare import at, building


def why(match: Match, action: str, language: str = "en") -> Refusal:
    found = match.why_not(action, None, language)
    assert found, f"{action} is allowed"
    return found


def test_the_pyramids_tell_how_many_different_goods_are_missing() -> None:
    match = building("classic", "rome", "wine, oil, gold, fish, grain, fruit, metal, gems, papyrus, 2 tax")
    found = why(match, "buy pyramids")
    assert found.rule == "MN-5.6"
    assert found.text == "The Pyramids: 12 different goods or 12 taxes; you have 9 different goods and 2 taxes."
    assert found.remedy == "3 more different goods would do, or 10 taxes more."
    french = why(match, "buy pyramids", "fr")
    assert (
        "12 ressources différentes ou 12 impôts" in french.text and "3 ressources différentes de plus" in french.remedy
    )


def test_the_power_that_spares_a_token_is_counted() -> None:
    """Hannibal pays with one type twice (EM-7.6): one different good less is missing."""
    hand = "2 wine, oil, grain"
    plain = why(building("empires", "rome", hand), "buy pyramids")
    assert plain.remedy.startswith("9 more different goods")
    spared = why(building("empires", "carthage", hand), "buy pyramids")
    assert spared.remedy.startswith("8 more different goods")


def test_a_sea_that_would_join_a_province_is_named_with_its_price() -> None:
    match = building("empires", "rome", "6 coin", marker={"sicilia": "rome", "latium": "rome"})
    found = why(match, "control creta")
    assert found.rule == "EM-8.1"
    assert "A trireme in " in found.remedy and "it costs 3" in found.remedy


def test_a_march_out_of_reach_names_what_is_in_reach() -> None:
    legion = {"marker": {"latium": "rome"}, "legions": {"rome": {"latium": 1}}, "unmoved": {"latium": 1}}
    match = at("empires", stage="military", phase="march", actor="rome", **legion)
    found = why(match, "march latium>africa")
    assert found.rule == "EM-9.5"
    assert "no unbroken chain of your triremes" in found.text and "In reach from Latium: " in found.remedy


def test_whoever_is_not_asked_hears_who_is() -> None:
    match = internum.new("empires", players=4, seed=3)
    waiting = next(seat for seat in range(4) if seat not in match.pending)
    deciding = match.words().say(match.game.seat_name(match.twin, match.pending[0]))
    found = match.why_not("legion latium", waiting)
    assert found and deciding in found.text


@pytest.mark.parametrize("name", ["classic", "empires"])
def test_every_reason_is_whole_in_both_languages(name: str) -> None:
    """Whatever is refused in random games is put into words with nothing missing, in English and French."""
    keys = set()
    for seed in range(4):
        match, rng = internum.new(name, players=3 + seed % 3, seed=seed), random.Random(seed)
        for _ in range(10):
            for _ in range(12):
                if not match.over:
                    seat = rng.choice(match.pending)
                    match.play(rng.choice(match.legal(seat)), seat)
            for seat in (*match.pending[:1], 0):
                keys |= reasons_given(match, seat, rng) if not match.over else set()
    assert len(keys) > 10, keys


def reasons_given(match: Match, seat: int, rng: random.Random) -> set[str]:
    found = set()
    for a in rng.sample(range(match.game.space.size), 200):
        code = match.game.kernel.why_not(match.states, seat, a) if match.notation.means_something(a) else 0
        if code:
            reason = match._reason(code, seat, a)
            found.add(reason.message.key if reason.message else "")
            for language in ("en", "fr"):
                said = reason.refusal(match.words(language))
                assert "⟨" not in said.text + said.remedy
    return found
