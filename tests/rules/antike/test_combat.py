"""Combat between units (AN-11)."""

from __future__ import annotations

from typing import Any

import pytest

from internum import Match
from tests.support import rule

from .table import at, cards, cities, pieces, place, refusal, side, steps


def manoeuvre(**state: Any) -> Match:
    """The Greeks on a manoeuvre space; the Persians (seat 1) and then the Arabs (seat 2) come after them."""
    return at(active="greece", phase="manoeuvre", forced=False, **state)


@rule("AN-11.1")
@pytest.mark.parametrize("phase", ["rondel", "temple", "arming", "know-how", "founding"])
def test_combat_only_on_a_manoeuvre_space(phase: str) -> None:
    """In any other step or turn nobody can fight or demand a fight."""
    both = {"greece": {"pella": 2}, "persia": {"pella": 2}}
    match = at(active="greece", phase=phase, legions=both, forced=False)
    assert refusal(match, "fight legion pella persia") == "AN-11.1"
    assert refusal(match, "demand") == "AN-11.7"
    assert not {"fight", "demand"} & {text.split()[0] for text in match.legal()}
    match = at(active="greece", phase="manoeuvre", legions=both, forced=False)
    assert "fight legion pella persia" in match.legal()


@rule("AN-11.2")
def test_like_fights_like() -> None:
    """Legions fight legions and galleys galleys, never one the other."""
    match = manoeuvre(
        legions={"greece": {"athens": 1}, "persia": {"sparta": 1}},
        galleys={"greece": {"sparta": 1}, "persia": {"athens": 1}},
    )
    for unit in ("legion", "galley"):
        for province in ("athens", "sparta"):
            assert refusal(match, f"fight {unit} {province} persia") == "AN-11.2"
    match = manoeuvre(
        legions={"greece": {"athens": 2}, "persia": {"athens": 1}},
        galleys={"greece": {"athens": 2}, "persia": {"athens": 2}},
    )
    match.play("fight legion athens persia")
    assert refusal(match, "lose galley 1") == "AN-11.2"


@rule("AN-11.3")
@pytest.mark.parametrize("unit", ["legion", "galley"])
def test_both_sides_lose_the_same(unit: str) -> None:
    """A combat removes one unit of the type from each of the two nations."""
    match = manoeuvre(**{f"{unit}s": {"greece": {"athens": 3}, "persia": {"athens": 2}}})
    match.play(f"fight {unit} athens persia; lose {unit} 1")
    assert pieces(match, "athens") == {("greece", unit): 2, ("persia", unit): 1}
    assert side(match, "greece")[f"{unit}s"] == 2 and side(match, "persia")[f"{unit}s"] == 1


@rule("AN-11.4")
def test_combat_costs_no_step() -> None:
    """Units without a step left can fight, and so can units that never moved."""
    match = manoeuvre(legions={"greece": {"pella": 1, "napoca": 1}, "persia": {"napoca": 2}})
    match.play("move legion pella>napoca 1; decline; fight legion napoca persia; lose legion 0")
    assert steps(match, "legion", "napoca") == {1: 1}
    match.play("fight legion napoca persia; lose legion 1")
    assert pieces(match, "napoca") == {}


@rule("AN-11.5")
def test_the_active_nation_fights_where_it_likes() -> None:
    """At any moment of its action it may fight any nation with like units beside its own; nobody may refuse."""
    match = manoeuvre(
        legions={"greece": {"pella": 2, "napoca": 1}, "persia": {"pella": 1, "tomis": 1}, "arabia": {"pella": 1}}
    )
    assert {text for text in match.legal() if text.startswith("fight")} == {
        "fight legion pella persia",
        "fight legion pella arabia",
    }
    assert refusal(match, "fight legion tomis persia") == "AN-11.5"
    assert refusal(match, "fight legion pella greece") == "AN-11.5"
    assert refusal(match, "fight legion pella egypt") == "AN-11.5"
    match.play("fight legion pella arabia; lose legion 1; move legion napoca>pella 1; decline")
    match.play("fight legion pella persia; lose legion 0")
    assert pieces(match, "pella") == {("greece", "legion"): 1}
    match = manoeuvre(legions={"greece": {"pella": 1}, "persia": {"pella": 1}})
    match.play("done")
    assert refusal(match, "fight legion pella persia") == "AN-11.1"


@rule("AN-11.6")
def test_a_passive_nation_may_demand_combat_at_an_entry() -> None:
    """Who has like units in the province just entered is asked before the mover goes on, and is not refused."""
    match = manoeuvre(legions={"greece": {"pella": 2}, "persia": {"napoca": 2}})
    match.play("move legion pella>napoca 1")
    assert match.pending == (1,) and match.view(None)["asked"] == "persia"
    assert match.legal() == ["demand", "decline"]
    assert refusal(match, "move legion pella>napoca 1", 0) == "AN-11.6"
    assert refusal(match, "move legion pella>napoca 1") == "AN-11.6"
    match.play("demand; lose legion 0")
    assert pieces(match, "napoca") == {("persia", "legion"): 1} and match.pending == (0,)


@rule("AN-11.7")
def test_demands_concern_only_the_province_just_entered() -> None:
    """Units beside each other elsewhere, or since before, give a passive nation no right."""
    match = manoeuvre(legions={"greece": {"pella": 2, "tomis": 1}, "persia": {"tomis": 1, "napoca": 1}})
    assert refusal(match, "demand") == "AN-11.7"
    match.play("move legion pella>sirmium 1")
    assert match.pending == (0,) and refusal(match, "demand") == "AN-11.7"
    match.play("move legion pella>napoca 1; demand; lose legion 0")
    assert match.pending == (0,)
    assert pieces(match, "tomis") == {("greece", "legion"): 1, ("persia", "legion"): 1}


@rule("AN-11.8")
def test_no_combat_if_nobody_asks() -> None:
    """If the passive nation declines and the mover does not fight, both stay; one side asking is enough."""
    start = {"legions": {"greece": {"pella": 1}, "persia": {"napoca": 1}}}
    peace = manoeuvre(**start)
    peace.play("move legion pella>napoca 1; decline; done; done")
    assert pieces(peace, "napoca") == {("greece", "legion"): 1, ("persia", "legion"): 1}
    mover = manoeuvre(**start)
    mover.play("move legion pella>napoca 1; decline; fight legion napoca persia; lose legion 0")
    other = manoeuvre(**start)
    other.play("move legion pella>napoca 1; demand; lose legion 0")
    assert pieces(mover, "napoca") == pieces(other, "napoca") == {}


@rule("AN-11.9")
def test_units_passing_through_can_be_stopped() -> None:
    """The right exists at every entry, so a unit with steps left is not past its foe before that has spoken."""
    match = manoeuvre(
        know_how={"greece": {"land": 2}}, legions={"greece": {"pella": 1}, "persia": {"napoca": 1, "tomis": 1}}
    )
    match.play("move legion pella>napoca 3; decline; move legion napoca>tomis 2")
    assert match.view(None)["asked"] == "persia"
    match.play("demand; lose legion 1")
    assert side(match, "greece")["legions"] == 0 and pieces(match, "tomis") == {}


@rule("AN-11.10")
@pytest.mark.parametrize("garrison", [{}, {"galleys": {"persia": {"athens": 3}}}])
def test_a_city_or_other_units_give_no_right(garrison: dict[str, Any]) -> None:
    """A nation with only a city, or only units of the other type, is not asked."""
    match = manoeuvre(
        legions={"greece": {"pella": 1}}, city=cities("persia", "athens susa") | cities("greece", "sparta"), **garrison
    )
    match.play("move legion pella>athens 1")
    assert match.pending == (0,) and refusal(match, "demand") == "AN-11.7"


@rule("AN-11.11")
@pytest.mark.parametrize("pairs", [0, 1, 2, 3])
def test_a_nation_repeats_its_demand_as_it_likes(pairs: int) -> None:
    """Each demand removes one pair and may be repeated while a pair is left."""
    match = manoeuvre(legions={"greece": {"pella": 1, "napoca": 3}, "persia": {"napoca": 3}})
    match.play("move legion pella>napoca 1")
    for _ in range(pairs):
        match.play("demand; lose legion 1")
    if pairs < 3:
        assert match.pending == (1,)
        match.play("decline")
    assert match.pending == (0,)
    left = {("greece", "legion"): 4 - pairs, ("persia", "legion"): 3 - pairs}
    assert pieces(match, "napoca") == {key: count for key, count in left.items() if count}


@rule("AN-11.12")
def test_a_demand_reaches_all_units_of_the_type_that_entered() -> None:
    """Units that stood there before can be claimed too, but never those of the other type."""
    match = manoeuvre(
        legions={"greece": {"pella": 1, "athens": 2}, "persia": {"athens": 3}},
        galleys={"greece": {"athens": 2}, "persia": {"athens": 2}},
    )
    match.play("move legion pella>athens 1; demand; lose legion 1; demand; lose legion 1; demand; lose legion 0")
    assert match.pending == (0,)
    assert pieces(match, "athens") == {("greece", "galley"): 2, ("persia", "galley"): 2}


@rule("AN-11.13")
def test_the_active_nation_picks_the_unit_it_loses() -> None:
    """Of units with different steps left it removes whichever it likes, out of those that are there."""
    match = manoeuvre(
        know_how={"greece": {"land": 1}}, legions={"greece": {"pella": 1, "napoca": 1}, "persia": {"napoca": 1}}
    )
    match.play("move legion pella>napoca 2; demand")
    assert match.pending == (0,)
    assert match.legal() == ["lose legion 1", "lose legion 2"]
    assert refusal(match, "lose legion 0") == refusal(match, "done") == "AN-11.13"
    for lost, left in ((1, {2: 1}), (2, {1: 1})):
        other = match.copy()
        other.play(f"lose legion {lost}")
        assert steps(other, "legion", "napoca") == left


@rule("AN-11.14")
def test_after_a_combat_movement_goes_on() -> None:
    """Combats come one after the other, with movement between them."""
    match = manoeuvre(legions={"greece": {"pella": 2, "sirmium": 1}, "persia": {"napoca": 1, "tomis": 1}})
    match.play("move legion pella>napoca 1; demand; lose legion 0")
    match.play("move legion pella>tomis 1; decline; fight legion tomis persia; lose legion 0")
    match.play("move legion sirmium>napoca 1")
    assert pieces(match, "napoca") == {("greece", "legion"): 1} and pieces(match, "tomis") == {}


@rule("AN-11.15")
def test_passive_nations_speak_in_turn_order() -> None:
    """Each finishes its demands before the next in order after the mover is asked."""
    match = at(
        active="persia",
        phase="manoeuvre",
        legions={"persia": {"babylon": 1, "susa": 3}, "arabia": {"susa": 2}, "greece": {"susa": 1}},
        forced=False,
    )
    match.play("move legion babylon>susa 1")
    assert match.view(None)["asked"] == "arabia"
    match.play("demand; lose legion 1")
    assert match.view(None)["asked"] == "arabia"
    match.play("decline")
    assert match.view(None)["asked"] == "greece"
    match.play("demand; lose legion 0")
    assert match.pending == (1,)
    assert pieces(match, "susa") == {("persia", "legion"): 2, ("arabia", "legion"): 1}


@rule("AN-11.15")
def test_after_the_last_nation_in_order_comes_the_first() -> None:
    """With six nations, when the last one moves, all the others are asked from the first one on."""
    others = ["babylonia", "greece", "persia", "arabia", "phoenicia"]
    match = at(
        6,
        active="egypt",
        phase="manoeuvre",
        legions={"egypt": {"pella": 1}, **{n: {"napoca": 1} for n in others}},
        forced=False,
    )
    assert match.view(None)["order"] == [*others, "egypt"]
    match.play("move legion pella>napoca 1")
    asked = []
    while match.view(None)["asked"]:
        asked.append(match.view(None)["asked"])
        match.play("decline")
    assert asked == others


@rule("AN-11.16")
def test_passive_nations_do_not_fight_each_other() -> None:
    """An entry lets Persians and Arabs there fight the mover only; every combat takes a unit of his."""
    match = manoeuvre(legions={"greece": {"pella": 1}, "persia": {"napoca": 2}, "arabia": {"napoca": 2}})
    assert not any(text.startswith("fight") for text in match.legal())
    match.play("move legion pella>napoca 1")
    for text in ("fight legion napoca arabia", "fight legion napoca persia"):
        assert refusal(match, text) == "AN-11.6"
    match.play("demand; lose legion 0")
    assert match.pending == (0,)  # the mover is gone: the Arabs have nobody to fight
    assert pieces(match, "napoca") == {("persia", "legion"): 1, ("arabia", "legion"): 2}


@rule("AN-11.17")
def test_combat_leaves_cities_and_temples() -> None:
    """When all defenders have fallen the city and its temple still stand."""
    match = manoeuvre(temple={"susa": 1}, legions={"greece": {"susa": 2}, "persia": {"susa": 2}})
    match.play("fight legion susa persia; lose legion 1; fight legion susa persia; lose legion 1")
    assert pieces(match, "susa") == {}
    assert place(match, "susa")["owner"] == "persia" and place(match, "susa")["temple"]


@rule("AN-11.18")
def test_combat_earns_no_personage() -> None:
    """However many units fall, neither side gains a card."""
    match = manoeuvre(legions={"greece": {"susa": 9}, "persia": {"susa": 8}})
    match.play("; ".join(["fight legion susa persia; lose legion 1"] * 8))
    match.play("done; done")
    assert cards(match, "greece") == cards(match, "persia") == {}


@rule("AN-11.19")
def test_a_survivor_keeps_its_steps() -> None:
    """A unit that has fought beside others and stayed may move on with what it had left."""
    match = manoeuvre(
        know_how={"greece": {"land": 2}}, legions={"greece": {"pella": 2, "napoca": 1}, "persia": {"napoca": 1}}
    )
    match.play("move legion pella>napoca 3; demand; lose legion 3")
    assert steps(match, "legion", "napoca") == {2: 1}
    match.play("move legion napoca>tomis 2; move legion tomis>byzantium 1")
    assert pieces(match, "byzantium") == {("greece", "legion"): 1}


@rule("AN-11.20")
def test_three_occasions_to_fight() -> None:
    """Units fall by the mover's choice, by a demand at an entry, or with a conquered city; by nothing else."""
    verbs = {f.verb for f in at().game.space.families}
    assert verbs & {"fight", "demand", "conquer"} == {"fight", "demand", "conquer"}
    for occasion, left in (
        ("fight legion susa persia; lose legion 1", 2),
        ("move legion babylon>susa 1; demand; lose legion 1", 2),
        ("conquer susa" + "; lose legion 1" * 4, 0),
        ("move legion susa>babylon 1", 3),
    ):
        match = manoeuvre(legions={"greece": {"susa": 4, "babylon": 1}, "persia": {"susa": 3}})
        match.play(occasion)
        assert side(match, "persia")["legions"] == left
