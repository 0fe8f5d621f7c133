"""EM-16.8 to 16.14 and 16.26: the Statue of Zeus."""

from __future__ import annotations

from typing import Any

import pytest

from internum import Match
from tests.rules.mare import at, campaign, refusal, value
from tests.support import rule

ENGLISH = {"edition": "en"}
ZEUS = {"zeus": "egypt"}


def declaring(**rest: Any) -> Match:
    """Egypt, owner of the Statue, at the start of the Military phase."""
    return at("empires", phase="begin_military", owner=ZEUS, **rest)


def at_peace(active: str, **rest: Any) -> Match:
    """The Military turn of Egypt or Rome, at peace with each other."""
    return campaign("empires", active, owner=ZEUS, peace_with="rome", **rest)


@rule("EM-16.8")
def test_peace_with_one_opponent() -> None:
    """Or with none; not with oneself, and not with the partner of the round before."""
    match = declaring(peace_before="rome")
    assert match.legal() == ["peace carthage", "peace greece", "peace babylon", "no"]
    assert refusal(match, "peace rome") == "EM-16.8"
    assert refusal(match, "peace egypt") == "EM-16.8"
    match.play("peace greece")
    assert value(match, "peace_with") == "greece"
    assert value(declaring(), "phase") == "peace"


@rule("EM-16.8")
def test_a_round_without_peace_lifts_the_bar() -> None:
    """The partner of a round is barred in the next one only."""
    match = at("empires", 3, phase="begin_round", round=2, peace_with="rome")
    assert value(match, "peace_before") == "rome" and value(match, "peace_with") == 0
    again = at("empires", 3, phase="begin_round", round=3, peace_before="rome")
    assert value(again, "peace_before") == 0


LEGIONS = {"rome": {"aegyptus": 2, "cyrenaica": 1, "libya": 1}, "egypt": {"italia": 1, "libya": 1}}
MARKERS = {"cyrenaica": "egypt", "italia": "rome", "libya": "carthage"}


@rule("EM-16.9")
@pytest.mark.parametrize(
    ("options", "egypt"), [({}, {"aegyptus": 1, "libya": 1}), (ENGLISH, {"italia": 1, "libya": 1})]
)
def test_legions_go_home(options: dict[str, str], egypt: dict[str, int]) -> None:
    """The partner's from the owner's provinces; in the French printing also the owner's from the partner's."""
    match = declaring(legions=LEGIONS, marker=MARKERS, options=options)
    match.play("peace rome")
    assert value(match, "legions", "rome") == {"latium": 3, "libya": 1}
    assert value(match, "legions", "egypt") == egypt


@rule("EM-16.9")
def test_they_keep_their_move() -> None:
    """Going home is not their move of the phase."""
    match = declaring(legions=LEGIONS, marker=MARKERS)
    match.play("peace rome; next rome")
    assert refusal(match, "march latium>gallia") is None


@rule("EM-16.10")
def test_no_battle_between_partners() -> None:
    """Neither at sea nor on land for the rest of the round."""
    match = at_peace(
        "rome", triremes={"rome": {"mare_ionium": 1}, "egypt": {"mare_ionium": 1}, "greece": {"mare_ionium": 1}}
    )
    match.play("done")
    assert match.legal() == ["engage mare_ionium greece", "done"]
    assert refusal(match, "engage mare_ionium egypt") == "EM-10.5"


@rule("EM-16.11")
def test_mutual_peace_bars_marker_and_units() -> None:
    """French: neither enters a province with the other's marker or units."""
    match = at_peace("rome", legions={"rome": {"libya": 1}, "egypt": {"garamantia": 1}}, marker={"cyrenaica": "egypt"})
    assert refusal(match, "march libya>cyrenaica") == "EM-16.11"
    assert refusal(match, "march libya>garamantia") == "EM-16.11"
    assert refusal(match, "march libya>phasania") is None


@rule("EM-16.11")
def test_whoever_shares_a_province_must_leave() -> None:
    """In his own turn, if his legions have somewhere to go; they do not fight."""
    match = at_peace("rome", legions={"rome": {"libya": 2}, "egypt": {"libya": 1}})
    assert refusal(match, "done") == "EM-16.11"
    match.play("march libya>phasania")
    assert refusal(match, "done") == "EM-16.11"
    match.play("march libya>phasania")
    assert value(match, "phase") == "name_mover"
    island = at_peace("rome", legions={"rome": {"sicilia": 1, "latium": 1}, "egypt": {"sicilia": 1}})
    assert refusal(island, "done") is None  # no ships, no way out
    island.play("done")
    assert value(island, "legions", "rome", "sicilia") == 1


@rule("EM-16.12")
def test_one_way_peace_bars_the_marker_only() -> None:
    """English: units do not bar the way, and nobody has to leave."""
    match = at_peace(
        "rome",
        legions={"rome": {"libya": 1}, "egypt": {"garamantia": 1, "libya": 1}},
        marker={"cyrenaica": "egypt"},
        options=ENGLISH,
    )
    assert refusal(match, "march libya>cyrenaica") == "EM-16.12"
    assert refusal(match, "march libya>garamantia") is None
    assert refusal(match, "done") is None


@rule("EM-16.13")
def test_legions_that_go_home_lose_their_posts() -> None:
    """Buildings return at once, and the capital reached may come to be at war: its besieger loses his Posts."""
    match = declaring(
        legions={"rome": {"cyrenaica": 1}, "greece": {"latium": 1}},
        marker={"cyrenaica": "egypt"},
        built={"cyrenaica": {"city": 1}, "latium": {"city": 1}},
        conqueror={"cyrenaica": "rome", "latium": "greece"},
        posts={"cyrenaica": {"city": 1}, "latium": {"city": 1}},
    )
    match.play("peace rome")
    assert value(match, "posts") == 0 and value(match, "conqueror") == 0
    assert value(match, "level", "egypt", "culture") == 1
    assert value(match, "level", "rome", "culture") == 1
    match.play("next greece; done")
    assert match.legal() == ["attack latium rome"]  # a third party may fight


@rule("EM-16.14")
def test_what_peace_does_not_stop() -> None:
    """Sharing seas, transport through them."""
    match = at_peace(
        "rome",
        triremes={"rome": {"mare_ionium": 1}, "egypt": {"mare_africum": 1, "mare_ionium": 1}},
        legions={"rome": {"italia": 1}},
    )
    match.play("sail mare_ionium>mare_africum")
    assert value(match, "triremes", "rome") == {"mare_africum": 1}
    shipped = at_peace(
        "rome", triremes={"rome": {"mare_ionium": 1}, "egypt": {"mare_ionium": 1}}, legions={"rome": {"italia": 1}}
    )
    shipped.play("done; march italia>sicilia")
    assert value(shipped, "legions", "rome") == {"sicilia": 1}


@rule("EM-16.26")
def test_the_owner_of_zeus_remains_conqueror() -> None:
    """English: standing alone in the partner's province he keeps the rights of a Conqueror."""
    match = at_peace(
        "egypt",
        legions={"egypt": {"italia": 1}},
        marker={"italia": "rome"},
        built={"italia": {"caravan": 1}},
        options=ENGLISH,
    )
    assert value(match, "phase") == "conquest"  # Latium is barred: nothing to move
    assert refusal(match, "pillage italia metal") is None
    assert refusal(match, "occupy italia marker") is None
