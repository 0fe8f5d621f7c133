"""Historical personages (AN-14)."""

from __future__ import annotations

from typing import Any

import pytest

from internum import Match
from internum.boards import personages
from tests.support import rule

from .table import at, cards, cities, place, refusal, side

SITES = (
    "athens sparta pella dyrrhachion messana byzantium sirmium napoca tomis ephesos attalia gordion sinope phasis "
    "paphos knossos cyrene corniclanum leptis_magna alexandria memphis ammonion theben tyros antiochia"
)
COASTS = (
    "athens sparta pella messana byzantium tomis ephesos attalia sinope phasis paphos knossos cyrene corniclanum "
    "leptis_magna alexandria tyros"
)


def owning(count: int) -> dict[str, str]:
    """The first so many sites are Greek; Persians and Arabs have a city each."""
    return cities("greece", " ".join(SITES.split()[:count])) | cities("persia", "susa") | cities("arabia", "mecca")


def with_temples(count: int) -> dict[str, int]:
    return dict.fromkeys(SITES.split()[:count], 1)


def with_seas(count: int) -> dict[str, Any]:
    return {"greece": dict.fromkeys(COASTS.split()[:count], 1)}


def ending(active: str = "greece", **state: Any) -> Match:
    """The Greeks (unless said otherwise) in the founding step, before step 5."""
    return at(active=active, phase="founding", forced=False, **state)


def learn(name: str, price: int) -> str:
    return f"learn {name}" + "; pay gold" * price


@rule("AN-14.1")
def test_only_the_active_nation_takes_cards_at_the_end_of_its_turn() -> None:
    """The Greeks' ten cities are worth kings at the end of a Greek turn, not of an Arab one."""
    match = ending("arabia", city=owning(10))
    match.play("done")
    assert cards(match, "greece") == {}
    match.play("rondel iron")
    assert match.view(None)["phase"] == "founding" and cards(match, "greece") == {}
    match.play("done")
    assert cards(match, "greece") == {"king": 2}


@rule("AN-14.2")
def test_several_cards_in_one_turn() -> None:
    """Cards of one or several kinds may come together."""
    match = ending(city=owning(10), temple=with_temples(3), galleys=with_seas(7))
    match.play("done")
    assert cards(match, "greece") == {"king": 2, "citizen": 1, "navigator": 1}


@rule("AN-14.3")
def test_an_empty_stack_gives_nothing_in_its_place() -> None:
    """Where no card of the kind is left none is taken, and no other kind instead."""
    match = at(
        6,
        active="greece",
        phase="founding",
        city=owning(10) | cities("babylonia", "babylon"),
        temple=with_temples(6),
        personages={"persia": {"king": 5}, "arabia": {"king": 4, "citizen": 1}, "egypt": {"citizen": 4}},
        forced=False,
    )
    match.play("done")
    assert cards(match, "greece") == {"citizen": 1}
    bank = match.view(None)["bank"]["personages"]
    assert (bank["king"]["left"], bank["citizen"]["left"], bank["scholar"]["left"]) == (0, 0, 8)


@rule("AN-14.4")
def test_the_lowest_card_of_the_stack() -> None:
    """With three kings out the fourth and the fifth card are taken next."""
    match = ending(city=owning(10), personages={"persia": {"king": 3}})
    told = match.play("done")
    assert [e.params["card"].id for e in told if "card" in e.params] == ["hammurabi", "salomo"]
    assert [c.name for c in personages()["king"].cards][3:5] == ["Hammurabi", "Salomo"]


@rule("AN-14.5")
def test_cards_cannot_be_declined() -> None:
    """There is nothing to decide: ending the turn brings the card."""
    match = ending(city=owning(5))
    assert match.legal() == ["done"]
    assert refusal(match, "skip") == "AN-3.7"
    option = ending(options={"all_knowhow_personage": True}, city=owning(5))
    assert refusal(option, "card king") == "AN-14.5"
    match.play("done")
    assert cards(match, "greece") == {"king": 1}


@rule("AN-14.6")
@pytest.mark.parametrize(("owned", "held", "kings"), [(4, 0, 0), (5, 0, 1), (9, 0, 1), (15, 1, 3), (25, 0, 5)])
def test_a_king_for_five_cities(owned: int, held: int, kings: int) -> None:
    """Each full five cities make one king, less those already held."""
    match = ending(city=owning(owned), personages={"greece": {"king": held}})
    match.play("done")
    assert cards(match, "greece").get("king", 0) == kings


@rule("AN-14.7")
def test_a_scholar_for_each_discovery() -> None:
    """Two know-hows acquired first in the game earn two scholars; one that others have earns none."""
    match = at(
        active="greece",
        phase="know-how",
        know_how={"persia": {"trade": 1}},
        stock={"greece": {"gold": 30}},
        forced=False,
    )
    match.play(f"{learn('market', 3)}; {learn('wheel', 7)}; {learn('roads', 10)}; done; done")
    assert cards(match, "greece") == {"scholar": 2}


@rule("AN-14.8")
def test_a_general_for_each_temple_destroyed() -> None:
    """Two temples destroyed in one action earn two generals; a city without temple earns none."""
    match = at(
        active="greece",
        phase="manoeuvre",
        city=cities("persia", "susa ninive artaxata babylon") | cities("greece", "sparta"),
        temple={"susa": 1, "ninive": 1},
        legions={"greece": {"susa": 3, "ninive": 3, "artaxata": 1}},
        forced=False,
    )
    for city, units in (("susa", 3), ("ninive", 3), ("artaxata", 1)):
        match.play(f"conquer {city}" + "; lose legion 1" * units)
    match.play("done; done")
    assert cards(match, "greece") == {"general": 2}


@rule("AN-14.9")
@pytest.mark.parametrize(("owned", "held", "citizens"), [(2, 0, 0), (3, 0, 1), (5, 1, 1), (6, 1, 2), (18, 0, 6)])
def test_a_citizen_for_three_temples(owned: int, held: int, citizens: int) -> None:
    """Each full three temples make one citizen, less those already held."""
    match = ending(city=owning(24), temple=with_temples(owned), personages={"greece": {"citizen": held, "king": 4}})
    match.play("done")
    assert cards(match, "greece").get("citizen", 0) == citizens


@rule("AN-14.10")
@pytest.mark.parametrize(("seas", "held", "navigators"), [(6, 0, 0), (7, 0, 1), (13, 1, 1), (14, 1, 2), (17, 0, 2)])
def test_a_navigator_for_seven_seas(seas: int, held: int, navigators: int) -> None:
    """Each full seven occupied seas make one navigator, less those already held."""
    match = ending(galleys=with_seas(seas), personages={"greece": {"navigator": held}})
    match.play("done")
    assert cards(match, "greece").get("navigator", 0) == navigators


@rule("AN-14.11")
def test_start_founded_and_conquered_cities_count_alike() -> None:
    """Three start cities, one conquered and one founded make a king."""
    match = at(active="greece", phase="manoeuvre", legions={"greece": {"susa": 1, "pella": 1}}, forced=False)
    assert side(match, "greece")["cities"] == 3
    match.play("conquer susa; lose legion 1; done; found pella; pay marble; pay iron; pay gold; done")
    assert cards(match, "greece") == {"king": 1}


@rule("AN-14.12")
def test_temples_on_own_cities_count() -> None:
    """Other nations' temples do not count, and a temple destroyed before counts no more."""
    temples = {**with_temples(2), "susa": 1, "mecca": 1}
    match = ending(city=owning(4), temple=temples)
    match.play("done")
    assert cards(match, "greece") == {}
    match = at(
        active="persia",
        phase="manoeuvre",
        city=owning(4),
        temple=with_temples(3),
        legions={"persia": {"athens": 3}},
        forced=False,
    )
    match.play("conquer athens" + "; lose legion 1" * 3 + "; done; done; rondel iron; done; rondel iron; done")
    assert side(match, "greece")["temples"] == 2 and cards(match, "greece") == {}


@rule("AN-14.13")
def test_a_sea_is_a_province_with_an_own_galley() -> None:
    """Each such province counts once, with or without a city, as the galleys stand after the action."""
    galleys = {"greece": {**dict.fromkeys(COASTS.split()[:6], 1), "athens": 3}}
    match = at(active="greece", phase="manoeuvre", galleys=galleys, forced=False)
    assert side(match, "greece")["seas"] == 6
    still = match.copy()
    still.play("done; done")
    assert cards(still, "greece") == {}
    assert place(match, "knossos")["owner"] is None
    match.play("move galley athens>knossos 1; done")
    assert side(match, "greece")["seas"] == 7
    match.play("done")
    assert cards(match, "greece") == {"navigator": 1}
    gathered = at(active="greece", phase="manoeuvre", galleys=with_seas(7), forced=False)
    gathered.play("move galley athens>sparta 1; done; done")
    assert cards(gathered, "greece") == {}


@rule("AN-14.14")
def test_foreign_galleys_do_not_matter_and_new_ones_count() -> None:
    """A province counts for every nation with a galley there, also for one just set up."""
    galleys = with_seas(6) | {"persia": dict.fromkeys(COASTS.split()[:7], 2)}
    match = at(
        active="greece",
        phase="arming",
        city=cities("greece", "ephesos") | cities("persia", "susa"),
        galleys=galleys,
        stock={"greece": {"iron": 1}},
        forced=False,
    )
    assert side(match, "persia")["seas"] == 7 and side(match, "greece")["seas"] == 6
    match.play("arm galley ephesos; pay iron; done; done")
    assert cards(match, "greece") == {"navigator": 1}
    match.play("rondel iron; done")
    assert cards(match, "persia") == {"navigator": 1}


@rule("AN-14.15")
def test_a_personage_is_kept() -> None:
    """Cities, temples and galleys may go; the cards stay."""
    held = {"king": 3, "citizen": 2, "navigator": 1, "general": 1, "scholar": 1}
    match = ending(city=owning(1), personages={"greece": held})
    match.play("done")
    assert cards(match, "greece") == held


@rule("AN-14.16")
@pytest.mark.parametrize(("kind", "again"), [("king", 10), ("citizen", 6), ("navigator", 14)])
def test_a_number_reached_again_earns_nothing(kind: str, again: int) -> None:
    """Who holds the cards for a number gets none for reaching it once more, only for the next one."""
    match = ending(
        city=owning(again if kind == "king" else 6 if kind == "citizen" else 4),
        temple=with_temples(again) if kind == "citizen" else {},
        galleys=with_seas(again) if kind == "navigator" else {},
        personages={"greece": {kind: 2, **({"king": 1} if kind == "citizen" else {})}},
    )
    before = cards(match, "greece")
    match.play("done")
    assert cards(match, "greece") == before and before[kind] == 2


@rule("AN-14.17")
def test_an_event_earns_one_card_or_none() -> None:
    """A temple destroyed while no general is left earns nothing, neither now nor later."""
    match = at(
        active="greece",
        phase="manoeuvre",
        city=owning(4) | cities("persia", "ninive"),
        temple={"susa": 1},
        legions={"greece": {"susa": 3}},
        personages={"arabia": {"general": 7}},
        forced=False,
    )
    match.play("conquer susa" + "; lose legion 1" * 3 + "; done; done")
    assert cards(match, "greece") == {"king": 1}
    match.play("rondel iron; done; rondel iron; done; rondel iron; done")
    assert cards(match, "greece") == {"king": 1}
    once = at(
        active="greece", phase="know-how", stock={"greece": {"gold": 7}}, rondel={"greece": "know-how"}, forced=False
    )
    once.play(f"{learn('wheel', 7)}; done; done; rondel iron; done; rondel iron; done; rondel iron; done")
    assert cards(once, "greece") == {"scholar": 1}


@rule("AN-14.18")
def test_as_many_scholars_as_know_hows() -> None:
    """When all eight know-hows are discovered all eight scholars are out."""
    match = at(active="greece", phase="know-how", stock={"greece": {"gold": 68}}, forced=False)
    for basic, advanced in (
        ("wheel", "roads"),
        ("sailing", "navigation"),
        ("market", "currency"),
        ("monarchy", "democracy"),
    ):
        match.play(f"{learn(basic, 7)}; {learn(advanced, 10)}")
    match.play("done; done")
    assert cards(match, "greece") == {"scholar": 8}
    assert match.view(None)["bank"]["personages"]["scholar"]["left"] == 0


@rule("AN-14.19")
def test_the_most_a_nation_can_reach() -> None:
    """25 cities, 20 temples and galleys in 17 seas are 5 kings, 6 citizens and 2 navigators."""
    match = ending(city=owning(25), temple=with_temples(20), galleys=with_seas(17))
    match.play("done")
    assert cards(match, "greece") == {"king": 5, "citizen": 6, "navigator": 2}
