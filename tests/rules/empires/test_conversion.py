"""EM-11.17 to 11.25, EM-12.1, 15.13, 16.23, 16.24, 17.8 and EM-T36, T37: converting a province."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.invasion import conqueror, egyptian, held
from tests.rules.mare import campaign, legions_in, levels, mask, military_phase, refusal, value, verbs
from tests.support import rule

EN = {"edition": "en"}
SHEBA = {"sheba": "rome"}

# Cyrenaica is connected with Roman Italia, and a Roman legion has stood on its marker since an earlier turn.
LINKED: dict[str, Any] = {
    "marker": {"cyrenaica": "egypt", "italia": "rome"},
    "triremes": {"rome": {"mare_ionium": 1, "mare_africum": 1}},
}
DUE = {**LINKED, **held("rome", marker=2)}


@rule("EM-11.17", "EM-T36")
def test_a_legion_on_the_marker_changes_nothing_yet() -> None:
    """The Marker owner keeps all buildings and levels, and collects everything."""
    match = conqueror()
    before = levels(match, "egypt")
    match.play("occupy cyrenaica marker")
    assert value(match, "posts", "cyrenaica") == {"marker": 1}
    assert levels(match, "egypt") == before
    assert value(match, "marker", "cyrenaica") == "egypt"


@rule("EM-11.18", "EM-T36")
def test_conversion_at_the_end_of_a_later_turn() -> None:
    """French printing: a legion on the marker since an earlier turn, and a link to an own province."""
    match = conqueror(**DUE)
    assert refusal(match, "convert cyrenaica") is None
    declined = match.copy()
    declined.play("hold cyrenaica")
    assert value(declined, "marker", "cyrenaica") == "egypt"
    match.play("convert cyrenaica")
    assert value(match, "marker", "cyrenaica") == "rome"
    fresh = conqueror(**LINKED, **held("rome", marker=1))
    assert refusal(fresh, "convert cyrenaica") == "EM-11.18"


@rule("EM-11.18")
def test_the_clock_of_a_conversion() -> None:
    """Taken in one turn, it can be converted in the next one and not before."""
    given: dict[str, Any] = {"legions": {"rome": {"libya": 1}}, "marker": {"libya": "carthage", "garamantia": "rome"}}
    match = military_phase("empires", 3, **given)
    match.play("next rome; done; occupy libya marker")
    assert value(match, "posts", "libya") == {"marker": 1}
    again = military_phase("empires", 3, **given, **held("rome", "libya", marker=1))
    again.play("next rome; done; convert libya")
    assert value(again, "marker", "libya") == "rome"


@rule("EM-11.19", "EM-T36")
def test_conversion_at_the_start_of_a_later_turn() -> None:
    """English printing: before anything moves; afterwards the legion may march."""
    match = campaign("empires", "rome", options=EN, legions={"rome": {"cyrenaica": 1}}, **DUE)
    assert match.legal() == ["convert cyrenaica", "hold cyrenaica", "done"]
    match.play("convert cyrenaica")
    assert value(match, "marker", "cyrenaica") == "rome"
    match.play("done; march cyrenaica>libya")
    assert value(match, "legions", "rome") == {"libya": 1}
    late = conqueror(options=EN, **DUE)
    assert refusal(late, "convert cyrenaica") == "EM-11.19"


@rule("EM-11.20")
def test_the_legion_on_the_marker_must_stay() -> None:
    """If it marches off, nothing is left to convert; the others of the stack may go."""
    match = campaign("empires", "rome", legions={"rome": {"cyrenaica": 2}}, **DUE)
    match.play("done; march cyrenaica>libya")
    assert value(match, "posts", "cyrenaica") == {"marker": 2}
    match.play("march cyrenaica>libya")
    assert value(match, "posts") == 0 and value(match, "conqueror") == 0


@rule("EM-11.21")
def test_what_conversion_changes() -> None:
    """Buildings, levels and markers pass at once; no conquest is then possible there."""
    match = conqueror(**DUE)
    supply = value(match, "supply", "egypt", "marker")
    match.play("convert cyrenaica")
    assert (levels(match, "rome")[:2], levels(match, "egypt")[:2]) == ((2, 1), (0, 0))
    assert value(match, "supply", "egypt", "marker") == supply + 1
    assert value(match, "posts") == 0 and value(match, "conqueror") == 0
    assert value(match, "phase") == "name_mover"


@rule("EM-11.22", "EM-17.8", "EM-T37")
def test_conversion_without_a_link() -> None:
    """French: nothing happens, one may try again. English: the marker goes and the province is neutral."""
    french = conqueror(**held("rome", marker=2))
    assert refusal(french, "convert cyrenaica") == "EM-11.22"
    english = campaign(
        "empires",
        "rome",
        options=EN,
        legions={"rome": {"cyrenaica": 1}},
        **egyptian(),
        **held("rome", marker=2),
    )
    english.play("convert cyrenaica")
    assert value(english, "marker", "cyrenaica") == 0
    assert value(english, "posts") == 0
    assert levels(english, "egypt") == (0, 0, 0) and levels(english, "rome")[:2] == (0, 0)


@rule("EM-11.23")
def test_no_link_is_needed_to_occupy_the_marker() -> None:
    """Only the conversion itself asks for it."""
    assert refusal(conqueror(), "occupy cyrenaica marker") is None


@rule("EM-11.24")
def test_without_a_marker_there_is_no_conversion() -> None:
    """All seven are on the map."""
    own = ("italia", "gallia", "sicilia", "creta", "dacia", "germania", "dalmatia")
    markers = {"cyrenaica": "egypt", **dict.fromkeys(own, "rome")}
    match = conqueror(**{**DUE, "marker": markers})
    assert refusal(match, "convert cyrenaica") == "EM-11.24"


@rule("EM-12.1")
def test_a_capital_province_is_never_converted() -> None:
    """Its marker cannot even be occupied."""
    match = conqueror("aegyptus", 2, built={"aegyptus": {"city": 1, "caravan": 1}})
    assert refusal(match, "occupy aegyptus marker") == "EM-12.1"
    assert "convert" not in verbs(match)


@rule("EM-16.24")
def test_nebuchadnezzar_in_a_province_converted_this_turn() -> None:
    """English: the marker is his when the battle is fought there later in the turn."""
    match = campaign(
        "empires",
        "rome",
        options={"edition": "en", "occupation_break": "after_battle"},
        owner={"nebuchadnezzar": "rome"},
        legions=legions_in("cyrenaica", rome=1, greece=1),
        **DUE,
    )
    match.play("convert cyrenaica; done; done; attack cyrenaica greece")
    assert value(match, "total", "active") == 1 + 5  # Caesar, Nebuchadnezzar


# --- the Queen of Sheba


@rule("EM-11.25", "EM-15.13")
def test_the_queen_of_sheba_converts_at_once() -> None:
    """Once a round, for the legion on the marker; the province is hers even without a unit."""
    match = conqueror(legions=1, owner=SHEBA, **LINKED)
    assert refusal(match, "sacrifice cyrenaica") == "EM-15.13"
    match.play("occupy cyrenaica marker")
    assert match.legal() == ["sacrifice cyrenaica", "done"]
    match.play("sacrifice cyrenaica")
    assert value(match, "marker", "cyrenaica") == "rome"
    assert value(match, "legions") == 0
    assert value(match, "supply", "rome", "legion") == 8
    assert value(match, "used", "sacrifice") == mask("rome")


@rule("EM-15.13")
def test_all_other_conditions_hold_for_sheba() -> None:
    """Her own power unused, a link, a marker, no Capital Province."""
    unlinked = conqueror(owner=SHEBA)
    unlinked.play("occupy cyrenaica marker")
    assert value(unlinked, "phase") == "name_mover"  # nothing to sacrifice for
    used = conqueror(owner=SHEBA, used={"sacrifice": mask("rome")}, **DUE)
    assert refusal(used, "sacrifice cyrenaica") == "EM-15.13"
    assert refusal(conqueror(**DUE), "sacrifice cyrenaica") == "EM-15.13"


@rule("EM-15.13")
@pytest.mark.parametrize(("option", "refused"), [("any_round", None), ("first_round", "EM-15.13")])
def test_sheba_and_an_older_post(option: str, refused: str | None) -> None:
    """French: also for a marker occupied earlier."""
    match = conqueror(owner=SHEBA, options={"sheba_window": option}, **DUE)
    assert refusal(match, "sacrifice cyrenaica") == refused


@rule("EM-16.23")
def test_sheba_with_the_last_legion() -> None:
    """Legal: the province then has no unit of its new owner, and others may walk in."""
    match = conqueror(legions=1, owner=SHEBA, **LINKED)
    match.play("occupy cyrenaica marker; sacrifice cyrenaica; next egypt")
    assert value(match, "marker", "cyrenaica") == "rome"
    assert value(match, "legions") == 0


@rule("EM-11.18", "EM-11.20")
def test_a_legion_that_came_this_turn_does_not_stand_in_on_the_marker() -> None:
    """French printing: the one on the marker may not move in that turn; one that has moved in does not replace it."""
    match = campaign("empires", "rome", legions={"rome": {"cyrenaica": 1, "libya": 1}}, **DUE)
    match.play("done; march libya>cyrenaica")
    assert value(match, "posts", "cyrenaica") == {"marker": 2}
    match.play("march cyrenaica>libya")
    assert value(match, "posts") == 0 and value(match, "legions", "rome", "cyrenaica") == 1
    stayed = campaign("empires", "rome", legions={"rome": {"cyrenaica": 2, "libya": 1}}, **DUE)
    stayed.play("done; march libya>cyrenaica; march cyrenaica>libya")
    assert value(stayed, "posts", "cyrenaica") == {"marker": 2}
