"""Manoeuvre: steps and movement (AN-10)."""

from __future__ import annotations

from typing import Any

import pytest

from internum import IllegalAction, Match, NotationError
from internum.boards import load_antike
from tests.support import rule

from .table import at, cities, pieces, place, purse, refusal, side, steps

ISLANDS = cities("greece", "athens") | cities("persia", "messana knossos susa")


def manoeuvre(**state: Any) -> Match:
    """The Greeks on a manoeuvre space."""
    return at(active="greece", phase="manoeuvre", forced=False, **state)


@rule("AN-10.1")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_every_unit_may_act_in_any_order(order: tuple[int, ...]) -> None:
    """Legions and galleys everywhere may be used, in whatever order the nation likes; foreign units may not."""
    match = manoeuvre(
        legions={"greece": {"pella": 1, "babylon": 1}, "persia": {"susa": 1}}, galleys={"greece": {"knossos": 1}}
    )
    moves = ("move legion pella>napoca 1", "move legion babylon>taima 1", "move galley knossos>paphos 1")
    for i in order:
        match.play(moves[i])
    assert [pieces(match, p) for p in ("napoca", "taima", "paphos")] == [
        {("greece", "legion"): 1},
        {("greece", "legion"): 1},
        {("greece", "galley"): 1},
    ]
    assert refusal(match, "move legion susa>babylon 1") == "AN-10.2"


@rule("AN-10.2")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_steps_of_a_unit(level: int) -> None:
    """A unit has 1, 2 or 3 steps by the know-how of its type, and no more."""
    match = manoeuvre(
        know_how={"greece": {"land": level, "sea": 2 - level}},
        legions={"greece": {"athens": 1}},
        galleys={"greece": {"athens": 1}},
    )
    assert steps(match, "legion", "athens") == {1 + level: 1}
    assert steps(match, "galley", "athens") == {3 - level: 1}
    way = ["athens", "pella", "sirmium", "napoca", "tomis"]
    for left in range(1 + level, 0, -1):
        match.play(f"move legion {way[0]}>{way[1]} {left}")
        way.pop(0)
    assert steps(match, "legion", way[0]) == {0: 1}
    assert refusal(match, f"move legion {way[0]}>{way[1]} 1") == "AN-10.2"
    assert not any(text.startswith("move legion") for text in match.legal())


@rule("AN-10.3")
def test_a_step_is_a_movement_or_a_part_in_a_conquest_but_no_combat() -> None:
    """Crossing a border uses a step up, fighting does not, and without a step nobody conquers."""
    match = manoeuvre(
        know_how={"greece": {"land": 1}},
        legions={"greece": {"babylon": 3}, "persia": {"babylon": 1}},
    )
    match.play("fight legion babylon persia; lose legion 2")
    assert steps(match, "legion", "babylon") == {2: 2}
    match.play("move legion babylon>susa 2")
    assert steps(match, "legion", "susa") == {1: 1}
    match.play("conquer susa; lose legion 1")
    assert place(match, "susa")["owner"] == "greece" and steps(match, "legion", "susa") == {}
    spent = manoeuvre(legions={"greece": {"babylon": 1}})
    spent.play("move legion babylon>susa 1")
    assert refusal(spent, "conquer susa") == "AN-12.2"


@rule("AN-10.4")
def test_a_unit_moves_and_conquers_in_one_action() -> None:
    """With two steps a unit crosses a border and conquers; conquest is its last step, as it is removed."""
    match = manoeuvre(know_how={"greece": {"sea": 1}}, galleys={"greece": {"leptis_magna": 1}}, city=ISLANDS)
    match.play("move galley leptis_magna>messana 2; conquer messana; lose galley 1")
    assert place(match, "messana")["owner"] == "greece"
    assert side(match, "greece")["galleys"] == 0


@rule("AN-10.5")
def test_steps_of_several_units_interleave_with_combat_and_conquest() -> None:
    """One unit may begin, others act, a fight and a conquest may follow, and the first one goes on."""
    match = manoeuvre(
        know_how={"greece": {"land": 1, "sea": 1}},
        legions={"greece": {"palmyra": 1, "susa": 1}, "arabia": {"taima": 1}},
        galleys={"greece": {"knossos": 1, "paphos": 2}, "persia": {"paphos": 1}},
    )
    match.play("move legion palmyra>babylon 2; conquer susa; lose legion 2")
    match.play("fight galley paphos persia; lose galley 2; move galley knossos>athens 2")
    match.play("move legion babylon>susa 1; move galley athens>ephesos 1; move galley paphos>tyros 2")
    assert pieces(match, "susa") == {("greece", "legion"): 1}
    assert pieces(match, "ephesos") == pieces(match, "tyros") == {("greece", "galley"): 1}


@rule("AN-10.6")
def test_unused_steps_lapse() -> None:
    """Steps need not be used, and what is left is not added to the next manoeuvre."""
    match = manoeuvre(
        know_how={"greece": {"land": 1}}, rondel={"greece": "manoeuvre-1"}, legions={"greece": {"pella": 1}}
    )
    match.play("done; done; rondel iron; done; rondel iron; done; rondel manoeuvre-2; pay marble")
    assert steps(match, "legion", "pella") == {2: 1}


@rule("AN-10.7")
def test_a_movement_crosses_one_border() -> None:
    """A unit goes to a neighbouring province; a move to any other province does not exist."""
    match = manoeuvre(legions={"greece": {"pella": 1}}, galleys={"greece": {"pella": 1}})
    neighbours = load_antike("antike-eastern").provinces["pella"].borders
    reached = {text.split(">")[1].split()[0] for text in match.legal() if text.startswith("move")}
    assert reached == set(neighbours)
    with pytest.raises(NotationError):
        match.play("move legion pella>sparta 1")
    seven = manoeuvre(legions={"greece": {"napoca": 1}})  # napoca has three exits; the others lead nowhere
    nowhere = seven.game.space.id("move", 0, list(seven.game.labels(seven.options)["province"]).index("napoca"), 5, 0)
    with pytest.raises(IllegalAction) as refused:
        seven.play_id(0, nowhere)
    assert refused.value.rule == "AN-10.7"


def crossings(match: Match, unit: str, start: str) -> set[str]:
    return {t.split(">")[1].split()[0] for t in match.legal() if t.startswith(f"move {unit} {start}>")}


@rule("AN-10.8")
def test_only_legions_cross_land_borders() -> None:
    """Dyrrhachion is reached from Athens by legions only."""
    match = manoeuvre(legions={"greece": {"athens": 1}}, galleys={"greece": {"athens": 1}})
    assert refusal(match, "move galley athens>dyrrhachion 1") == "AN-10.8"
    match.play("move legion athens>dyrrhachion 1")
    assert pieces(match, "dyrrhachion") == {("greece", "legion"): 1}


@rule("AN-10.9")
def test_only_galleys_cross_sea_borders() -> None:
    """Knossos is reached from Athens by galleys only."""
    match = manoeuvre(legions={"greece": {"athens": 1}}, galleys={"greece": {"athens": 1}})
    assert refusal(match, "move legion athens>knossos 1") == "AN-10.9"
    match.play("move galley athens>knossos 1")
    assert pieces(match, "knossos") == {("greece", "galley"): 1}


@rule("AN-10.10")
@pytest.mark.parametrize("unit", ["legion", "galley"])
def test_both_units_cross_combined_borders(unit: str) -> None:
    """Sparta is reached from Athens by land and by sea."""
    match = manoeuvre(legions={"greece": {"athens": 1}}, galleys={"greece": {"athens": 1}})
    match.play(f"move {unit} athens>sparta 1")
    assert pieces(match, "sparta") == {("greece", unit): 1}


@rule("AN-10.11")
@pytest.mark.parametrize("board", ["eastern", "roman"])
def test_galleys_carry_nobody(board: str) -> None:
    """On all borders of the board legions need land and galleys need sea, also side by side."""
    for province in load_antike(f"antike-{board}").provinces.values():
        by_land = {to for to, kind in province.borders.items() if kind != "sea"}
        by_sea = {to for to, kind in province.borders.items() if kind != "land"}
        units = {"legions": by_land, "galleys": by_sea}
        there = {kind: {"greece": {province.id: 1}} for kind, ways in units.items() if ways}
        match = manoeuvre(options={"board": board}, **there)
        assert crossings(match, "legion", province.id) == by_land
        assert crossings(match, "galley", province.id) == by_sea
    match = manoeuvre(legions={"greece": {"athens": 1}}, galleys={"greece": {"athens": 1}})
    match.play("move galley athens>knossos 1")
    assert refusal(match, "move legion athens>knossos 1") == "AN-10.9"


@rule("AN-10.12")
def test_occupied_provinces_may_be_entered_and_left() -> None:
    """Foreign units and cities neither bar the way nor stop a unit."""
    match = manoeuvre(
        know_how={"greece": {"land": 2}},
        legions={"greece": {"babylon": 1}, "persia": {"susa": 2}, "arabia": {"artaxata": 1}},
    )
    match.play("move legion babylon>susa 3; decline; move legion susa>artaxata 2; decline")
    assert pieces(match, "artaxata")["greece", "legion"] == 1
    match.play("move legion artaxata>melitene 1")
    assert pieces(match, "melitene") == {("greece", "legion"): 1}
    assert pieces(match, "susa") == {("persia", "legion"): 2}


@rule("AN-10.13")
def test_any_number_of_units_in_a_province() -> None:
    """All units of a nation, and those of others besides, may stand in one province."""
    match = manoeuvre(
        legions={"greece": {"athens": 16, "pella": 1}},
        galleys={"greece": {"athens": 16, "knossos": 1}, "persia": {"athens": 17}, "arabia": {"athens": 17}},
    )
    match.play("move legion pella>athens 1; move galley knossos>athens 1; decline; decline")
    assert pieces(match, "athens") == {
        ("greece", "legion"): 17,
        ("greece", "galley"): 17,
        ("persia", "galley"): 17,
        ("arabia", "galley"): 17,
    }


@rule("AN-10.14")
def test_a_unit_may_go_back() -> None:
    """A province left in this action may be entered again."""
    match = manoeuvre(know_how={"greece": {"land": 1}}, legions={"greece": {"pella": 1}})
    match.play("move legion pella>napoca 2; move legion napoca>pella 1")
    assert steps(match, "legion", "pella") == {0: 1}


@rule("AN-10.15")
def test_a_city_works_under_foreign_eyes() -> None:
    """Foreign units that entered leave the city its owner's: it produces and arms."""
    match = manoeuvre(legions={"greece": {"babylon": 2}}, city=cities("greece", "athens") | cities("persia", "susa"))
    match.play("move legion babylon>susa 1; move legion babylon>susa 1; done; done")
    assert place(match, "susa")["owner"] == "persia"
    produce = match.copy()
    gold = purse(match, "persia")[2]
    produce.play("rondel gold")
    assert purse(produce, "persia")[2] == gold + 1
    match.play("rondel arming; arm legion susa; pay iron")
    assert pieces(match, "susa") == {("greece", "legion"): 2, ("persia", "legion"): 1}


@rule("AN-10.16")
def test_units_that_go_together_enter_one_after_the_other() -> None:
    """A group is a row of single entries; by the option that limits demands to it, its size is chosen."""
    match = manoeuvre(legions={"greece": {"pella": 3}})
    match.play("; ".join(["move legion pella>napoca 1"] * 3))
    assert pieces(match, "napoca") == {("greece", "legion"): 3}
    assert refusal(match, "group 2") == "AN-10.16"
    grouped = manoeuvre(options={"entry_combat_scope": "entering_only"}, legions={"greece": {"pella": 3}})
    grouped.play("move legion pella>napoca 1")
    assert grouped.legal() == ["group 1", "group 2", "group 3"]
    assert refusal(grouped, "group 4") == refusal(grouped, "done") == "AN-10.16"
    grouped.play("group 2")
    assert pieces(grouped, "napoca") == {("greece", "legion"): 2}
    assert pieces(grouped, "pella") == {("greece", "legion"): 1}


@rule("AN-10.17")
def test_steps_are_given_when_the_action_begins() -> None:
    """What happens during the action gives no unit a step: not even a city conquered or a fight won."""
    match = manoeuvre(
        know_how={"greece": {"land": 1}}, legions={"greece": {"susa": 3, "babylon": 1}, "persia": {"susa": 1}}
    )
    assert steps(match, "legion", "susa") == {2: 3}
    match.play("fight legion susa persia; lose legion 2; move legion babylon>susa 2")
    match.play("conquer susa; lose legion 2")
    assert steps(match, "legion", "susa") == {2: 1, 1: 1}
    assert refusal(match, "learn roads") == "AN-3.2"
