"""Arming (AN-8)."""

from __future__ import annotations

import pytest

from internum.boards import load_antike
from tests.support import rule

from .table import at, cards, cities, pieces, purse, refusal, side


@rule("AN-8.1")
@pytest.mark.parametrize("kind", ["iron", "coin"])
def test_a_unit_costs_one_iron(kind: str) -> None:
    """Each legion or galley is paid with an iron or a coin; without either none is set up."""
    match = at(active="greece", phase="arming", stock={"greece": {kind: 2, "gold": 9}}, forced=False)
    match.play(f"arm legion sparta; pay {kind}; arm galley messana; pay {kind}")
    assert side(match, "greece")["stock"][kind] == 0
    assert (side(match, "greece")["legions"], side(match, "greece")["galleys"]) == (1, 1)
    assert refusal(match, "arm legion dyrrhachion") == "AN-8.1" and match.legal() == ["done"]


@rule("AN-8.2")
def test_units_are_set_up_in_own_cities() -> None:
    """Own units do not make a place of arming: only a province with an own city is one."""
    match = at(
        active="greece",
        phase="arming",
        legions={"greece": {"pella": 2, "susa": 2}},
        stock={"greece": {"iron": 9}},
        forced=False,
    )
    assert refusal(match, "arm legion pella") == refusal(match, "arm legion susa") == "AN-8.2"
    assert {text.split()[-1] for text in match.legal()} == {"done", "sparta", "dyrrhachion", "messana"}


@rule("AN-8.3")
@pytest.mark.parametrize("second", ["legion", "galley"])
def test_one_new_unit_without_temple(second: str) -> None:
    """A city without temple sets up one unit per action, whatever its type."""
    match = at(active="greece", phase="arming", stock={"greece": {"iron": 9}}, forced=False)
    match.play("arm legion sparta; pay iron")
    assert refusal(match, f"arm {second} sparta") == "AN-8.3"
    match.play("arm legion dyrrhachion; pay iron")
    assert side(match, "greece")["legions"] == 2


@rule("AN-8.4")
def test_three_new_units_with_temple() -> None:
    """A city with temple sets up three units per action, legions and galleys counted together."""
    match = at(active="greece", phase="arming", temple={"sparta": 1}, stock={"greece": {"iron": 9}}, forced=False)
    match.play("arm legion sparta; pay iron; arm galley sparta; pay iron; arm galley sparta; pay iron")
    assert pieces(match, "sparta") == {("greece", "legion"): 1, ("greece", "galley"): 2}
    assert refusal(match, "arm legion sparta") == refusal(match, "arm galley sparta") == "AN-8.4"


@rule("AN-8.5")
def test_only_units_of_this_turn_count_against_the_cap() -> None:
    """Units already there do not matter, and the next arming action starts afresh."""
    match = at(
        active="greece",
        phase="arming",
        rondel={"greece": "arming"},
        legions={"greece": {"sparta": 12}},
        stock={"greece": {"iron": 9}},
        forced=False,
    )
    match.play("arm legion sparta; pay iron; done; done; rondel iron; done; rondel iron; done")
    match.play("rondel arming" + "; pay iron" * 5 + "; arm legion sparta; pay iron")
    assert pieces(match, "sparta") == {("greece", "legion"): 14}


@rule("AN-8.6")
def test_foreign_units_do_not_prevent_arming() -> None:
    """A city arms although foreign legions and galleys stand there."""
    match = at(
        active="greece",
        phase="arming",
        legions={"persia": {"sparta": 9}},
        galleys={"arabia": {"sparta": 9}},
        stock={"greece": {"iron": 1}},
        forced=False,
    )
    match.play("arm legion sparta; pay iron")
    assert pieces(match, "sparta")["greece", "legion"] == 1


def kinds_of_borders(province: str) -> set[str]:
    return set(load_antike("antike-eastern").provinces[province].borders.values())


@rule("AN-8.7")
@pytest.mark.parametrize("island", ["knossos", "messana", "paphos", "dioscoridis"])
def test_only_galleys_on_islands(island: str) -> None:
    """Where all borders are sea borders a legion cannot be set up."""
    assert kinds_of_borders(island) == {"sea"}
    match = at(
        active="greece", phase="arming", city=cities("greece", island), stock={"greece": {"iron": 9}}, forced=False
    )
    assert match.legal() == ["done", f"arm galley {island}"]
    assert refusal(match, f"arm legion {island}") == "AN-8.7"


@rule("AN-8.8")
@pytest.mark.parametrize("inland", ["ammonion", "babylon", "napoca", "zadrakarta"])
def test_only_legions_inland(inland: str) -> None:
    """Where all borders are land borders a galley cannot be set up."""
    assert kinds_of_borders(inland) == {"land"}
    match = at(
        active="greece", phase="arming", city=cities("greece", inland), stock={"greece": {"iron": 9}}, forced=False
    )
    assert match.legal() == ["done", f"arm legion {inland}"]
    assert refusal(match, f"arm galley {inland}") == "AN-8.8"


@rule("AN-8.9")
@pytest.mark.parametrize("board", ["eastern", "roman"])
def test_elsewhere_either_unit(board: str) -> None:
    """A legion needs a land or combined border, a galley a sea or combined border, in all fifty provinces."""
    for province in load_antike(f"antike-{board}").provinces.values():
        match = at(
            options={"board": board},
            active="greece",
            phase="arming",
            city=cities("greece", province.id),
            stock={"greece": {"iron": 1}},
            forced=False,
        )
        kinds = set(province.borders.values())
        allowed = {"done"}
        if kinds & {"land", "both"}:
            allowed.add(f"arm legion {province.id}")
        if kinds & {"sea", "both"}:
            allowed.add(f"arm galley {province.id}")
        assert set(match.legal()) == allowed


@rule("AN-8.10")
@pytest.mark.parametrize(("unit", "field"), [("legion", "legions"), ("galley", "galleys")])
def test_seventeen_units_of_a_type_at_most(unit: str, field: str) -> None:
    """The 17th unit can be set up, an 18th cannot."""
    units = {field: {"greece": {"athens": 16}}}
    match = at(active="greece", phase="arming", stock={"greece": {"iron": 9}}, forced=False, **units)
    match.play(f"arm {unit} sparta; pay iron")
    assert side(match, "greece")[field] == 17
    assert refusal(match, f"arm {unit} dyrrhachion") == "AN-8.10"


@rule("AN-8.11")
def test_arming_causes_no_combat() -> None:
    """Nobody is asked to fight a unit that is set up, and its owner cannot fight either."""
    match = at(
        active="greece",
        phase="arming",
        legions={"persia": {"sparta": 2}},
        stock={"greece": {"iron": 2}},
        forced=False,
    )
    match.play("arm legion sparta; pay iron")
    assert match.pending == (0,) and match.view(None)["asked"] is None
    assert refusal(match, "fight legion sparta persia") == "AN-11.1"
    assert pieces(match, "sparta") == {("greece", "legion"): 1, ("persia", "legion"): 2}


@rule("AN-8.12")
def test_new_units_wait_for_the_next_manoeuvre_but_count_as_seas() -> None:
    """A new unit does not move in this turn; a new galley makes its province an occupied sea at once."""
    seas = ["sparta", "knossos", "athens", "ephesos", "byzantium", "paphos"]
    match = at(
        active="greece",
        phase="arming",
        galleys={"greece": dict.fromkeys(seas, 1)},
        stock={"greece": {"iron": 2}},
        forced=False,
    )
    match.play("arm galley messana; pay iron")
    assert refusal(match, "move galley messana>sparta 1") == "AN-3.2"
    assert side(match, "greece")["seas"] == 7
    match.play("done")
    assert not any(text.startswith("found") for text in match.legal())
    match.play("done")
    assert cards(match, "greece") == {"navigator": 1}
    match.play("rondel iron; done; rondel iron; done; rondel manoeuvre-1; move galley messana>leptis_magna 1")
    assert pieces(match, "leptis_magna") == {("greece", "galley"): 1}
    assert purse(match, "greece")[0] == 1
