"""Vectors derived from the rules (section 18b of the specification)."""

from __future__ import annotations

import pytest

from tests.support import rule

from .table import ALL_KNOW_HOW, TWENTY_FIVE, at, cards, cities, pieces, place, purse, refusal, side, steps

SEAS = ["messana", "sparta", "knossos", "athens", "ephesos", "byzantium", "paphos", "cyrene", "alexandria"]


@rule("AN-T30", "AN-4.6", "AN-4.7")
def test_cost_by_distance() -> None:
    """d = 1 to 8 costs 0, 0, 0, 1, 2, 3, 4, 5."""
    spaces = [space["id"] for space in at().view(None)["rondel"]]
    for start, name in enumerate(spaces):
        costs = [space["cost"] for space in at(active="greece", rondel={"greece": name}).view(None)["rondel"]]
        assert [costs[(start + d) % 8] for d in range(1, 9)] == [0, 0, 0, 1, 2, 3, 4, 5]


@rule("AN-T31", "AN-4.3")
def test_costs_from_iron() -> None:
    """Temple 0, Gold 0, Manoeuvre 0, Arming 1, Marble 2, Know-how 3, Manoeuvre 4, Iron 5."""
    costs = {s["id"]: s["cost"] for s in at(active="greece", rondel={"greece": "iron"}).view(None)["rondel"]}
    assert costs == {
        "temple": 0,
        "gold": 0,
        "manoeuvre-1": 0,
        "arming": 1,
        "marble": 2,
        "know-how": 3,
        "manoeuvre-2": 4,
        "iron": 5,
    }


@rule("AN-T32", "AN-3.8")
def test_no_coin_in_the_bank() -> None:
    """Without a coin the nation chooses a resource; with one coin it must take the coin."""
    match = at(active="arabia", phase="founding", stock={"persia": {"coin": 30}}, legions={"greece": {"susa": 1}})
    if not match.log:
        match.play("done")
    assert match.legal() == ["take marble", "take iron", "take gold"]
    assert refusal(match, "take coin") == "AN-3.8"
    match.play("take iron")
    assert purse(match, "greece") == (1, 0, 0, 0)
    match = at(active="arabia", phase="founding", stock={"persia": {"coin": 29}})
    assert purse(match, "greece") == (0, 0, 0, 1)
    assert match.view(None)["phase"] == "rondel"


@rule("AN-T33", "AN-5.1")
def test_price_of_five_marble() -> None:
    """{0,3,0,2}: legal, all spent. {9,3,9,1}: illegal, unless the nation has all eight know-hows."""
    match = at(active="greece", phase="temple", stock={"greece": {"marble": 3, "coin": 2}})
    match.play("temple sparta")
    assert purse(match, "greece") == (0, 0, 0, 0)
    stock = {"greece": {"iron": 9, "marble": 3, "gold": 9, "coin": 1}}
    assert refusal(at(active="greece", phase="temple", stock=stock, forced=False), "temple sparta") == "AN-7.2"
    wise = at(active="greece", phase="temple", stock=stock, know_how={"greece": ALL_KNOW_HOW})
    wise.play("temple sparta; pay marble; pay iron; pay iron; pay gold; pay coin")
    assert purse(wise, "greece") == (7, 2, 8, 0)
    assert place(wise, "sparta")["temple"]


@rule("AN-T34", "AN-9.8")
def test_basic_know_how_behind_an_advanced_one_is_known() -> None:
    """A is on navigation; B pays 3 for sailing."""
    match = at(active="greece", phase="know-how", know_how={"persia": {"sea": 2}}, stock={"greece": {"gold": 3}})
    match.play("learn sailing")
    assert purse(match, "greece")[2] == 0
    assert cards(match, "greece") == {}


@rule("AN-T35", "AN-9.11")
def test_first_pays_seven_later_ones_three() -> None:
    """B buys market first (7), C in a later turn (3)."""
    stock = {"greece": {"gold": 7}, "persia": {"gold": 4}}
    match = at(active="greece", phase="know-how", stock=stock)
    match.play("learn market")
    assert purse(match, "greece")[2] == 0
    match.play("rondel know-how; learn market; pay gold; pay gold; pay gold")
    assert purse(match, "persia")[2] == 1
    assert cards(match, "greece") == {"scholar": 1} and cards(match, "persia") == {}


@rule("AN-T36", "AN-8.7", "AN-8.8", "AN-8.9")
def test_which_units_where() -> None:
    """All-sea: no legion; all-land: no galley; a combined border: both."""
    match = at(
        active="greece",
        phase="arming",
        city=cities("greece", "knossos ammonion harmotia pella"),
        stock={"greece": {"iron": 5}},
        forced=False,
    )
    legal = set(match.legal())
    assert refusal(match, "arm legion knossos") == "AN-8.7" and "arm galley knossos" in legal
    assert refusal(match, "arm galley ammonion") == "AN-8.8" and "arm legion ammonion" in legal
    assert {"arm legion pella", "arm galley pella"} <= legal


@rule("AN-T37", "AN-11.6", "AN-11.10")
def test_city_and_legions_cannot_demand_against_galleys() -> None:
    """Galleys enter a province with a foreign city and legions only: nobody is asked."""
    match = at(
        active="persia",
        phase="manoeuvre",
        legions={"greece": {"sparta": 2}},
        galleys={"persia": {"knossos": 2}},
        forced=False,
    )
    match.play("move galley knossos>sparta 1")
    assert match.pending == (1,)
    assert refusal(match, "demand") == "AN-11.7"


@rule("AN-T38", "AN-11.9", "AN-11.11")
@pytest.mark.parametrize(("answer", "left"), [("demand", 4), ("decline", 5)])
def test_five_legions_pass_a_foreign_one(answer: str, left: int) -> None:
    """If its owner demands combat four go on, otherwise five."""
    match = at(
        active="persia",
        phase="manoeuvre",
        know_how={"persia": {"land": 2}},
        legions={"persia": {"susa": 5}, "greece": {"babylon": 1}},
        forced=False,
    )
    match.play("; ".join(["move legion susa>babylon 3", "decline"] * 4))
    match.play("move legion susa>babylon 3")
    match.play(f"{answer}; lose legion 2" if answer == "demand" else answer)
    match.play("; ".join(["move legion babylon>palmyra 2"] * left))
    assert steps(match, "legion", "palmyra") == {1: left}
    assert ("persia", "legion") not in pieces(match, "babylon")


@rule("AN-T39", "AN-11.15")
def test_passive_nations_are_asked_in_turn_order() -> None:
    """The next nation in order is asked first, then the other, while the mover has a like unit."""
    position = {
        "active": "greece",
        "phase": "manoeuvre",
        "legions": {"greece": {"antiochia": 1}, "persia": {"ninive": 1}, "arabia": {"ninive": 1}},
        "forced": False,
    }
    match = at(**position)
    match.play("move legion antiochia>ninive 1")
    assert match.pending == (1,)
    match.play("decline")
    assert match.pending == (2,)
    match.play("decline")
    assert match.pending == (0,)
    match = at(**position)
    match.play("move legion antiochia>ninive 1; demand; lose legion 0")
    assert match.pending == (0,)
    assert pieces(match, "ninive") == {("arabia", "legion"): 1}


@rule("AN-T40", "AN-12.3")
def test_the_last_city_is_safe() -> None:
    """Of two cities, after the first conquest the second cannot be taken."""
    match = at(
        active="persia",
        phase="manoeuvre",
        city={**cities("greece", "athens sparta"), **cities("persia", "susa")},
        legions={"persia": {"athens": 1, "sparta": 2}},
    )
    match.play("conquer athens")
    assert refusal(match, "conquer sparta") == "AN-12.3"


@rule("AN-T41", "AN-12.2", "AN-11.4")
def test_spent_units_do_not_conquer_but_fight() -> None:
    """5 units present, 2 without steps, D = 4: illegal; those two may still fight."""
    match = at(
        active="persia",
        phase="manoeuvre",
        legions={"greece": {"sparta": 3}, "persia": {"sparta": 5}},
        steps={"legion": {"sparta": {"0": 2, "1": 3}}},
        forced=False,
    )
    assert place(match, "sparta")["defence"] == 4
    assert refusal(match, "conquer sparta") == "AN-12.8"
    match.play("fight legion sparta greece; lose legion 0")
    match.play("conquer sparta; lose legion 1; lose legion 1; lose legion 1")
    assert pieces(match, "sparta") == {("persia", "legion"): 1}


@rule("AN-T42", "AN-12.9")
@pytest.mark.parametrize(
    ("losses", "left"),
    [
        ("lose legion 1; lose legion 1; lose galley 1", {("persia", "galley"): 1}),
        ("lose galley 1; lose legion 1; lose galley 1", {("persia", "legion"): 1}),
    ],
)
def test_the_conqueror_chooses_what_it_loses(losses: str, left: dict[tuple[str, str], int]) -> None:
    """D = 3 with 2 legions and 2 galleys: 2 + 1 or 1 + 2 go."""
    match = at(
        active="persia",
        phase="manoeuvre",
        temple={"sparta": 1},
        legions={"persia": {"sparta": 2}},
        galleys={"persia": {"sparta": 2}},
    )
    match.play(f"conquer sparta; {losses}")
    assert pieces(match, "sparta") == left
    assert place(match, "sparta")["owner"] == "persia"


@rule("AN-T43", "AN-12.16", "AN-13.9")
def test_conquest_with_all_markers_out() -> None:
    """25 cities: conquest gives up an old one, the count stays 25; founding is illegal."""
    match = at(
        active="greece",
        phase="manoeuvre",
        city={**cities("greece", TWENTY_FIVE), **cities("persia", "susa ninive")},
        temple={"athens": 1},
        legions={"greece": {"susa": 1, "palmyra": 1}},
        stock={"greece": {"coin": 3}},
        forced=False,
    )
    match.play("conquer susa; lose legion 1")
    assert len(match.legal()) == 25
    assert refusal(match, "give-up susa") == "AN-12.16"
    match.play("give-up athens")
    assert side(match, "greece")["cities"] == 25
    assert place(match, "susa")["owner"] == "greece" and place(match, "athens")["owner"] is None
    assert match.view(None)["bank"]["temples"] == 20
    match.play("done")
    assert refusal(match, "found palmyra") == "AN-13.9"
    match.play("done")
    assert cards(match, "greece") == {"king": 5}


@rule("AN-T44", "AN-14.6")
@pytest.mark.parametrize(("before", "founded", "kings"), [(4, 2, 1), (4, 6, 2)])
def test_kings_for_cities_founded_in_one_turn(before: int, founded: int, kings: int) -> None:
    """4 cities and two founded: 1 king; 4 to 10 in one turn: 2 kings."""
    sites = TWENTY_FIVE.split()
    new = sites[before : before + founded]
    match = at(
        active="greece",
        phase="founding",
        city={**cities("greece", " ".join(sites[:before])), **cities("persia", "susa")},
        legions={"greece": {site: 1 for site in new if site != "messana"}},
        galleys={"greece": {"messana": 1}},  # an island
        stock={"greece": {"marble": founded, "iron": founded, "gold": founded}},
    )
    for site in new:
        match.play(f"found {site}")
    assert cards(match, "greece") == {"king": kings}


@rule("AN-T45", "AN-14.3")
def test_a_short_stack_gives_what_it_has() -> None:
    """Two cards due, one left in the stack: one is taken."""
    match = at(
        active="greece",
        phase="founding",
        city={**cities("greece", " ".join(TWENTY_FIVE.split()[:10])), **cities("persia", "susa")},
        personages={"persia": {"king": 8}},
    )
    if not match.log:
        match.play("done")
    assert cards(match, "greece") == {"king": 1}
    assert match.view(None)["bank"]["personages"]["king"]["left"] == 0


@rule("AN-T46", "AN-14.13")
@pytest.mark.parametrize(("seas", "navigators"), [(6, {}), (7, {"navigator": 1})])
def test_seas_are_provinces_with_galleys(seas: int, navigators: dict[str, int]) -> None:
    """9 galleys in 6 provinces: no navigator; in 7 provinces: one."""
    galleys = dict.fromkeys(SEAS[:seas], 1)
    galleys[SEAS[0]] += 9 - seas
    match = at(active="greece", phase="founding", galleys={"greece": galleys}, stock={}, forced=False)
    assert side(match, "greece")["seas"] == seas
    match.play("done")
    assert cards(match, "greece") == navigators


SEVEN_EACH = {
    "greece": {"king": 7},
    "persia": {"scholar": 7},
    "arabia": {"general": 7},
    "phoenicia": {"citizen": 6, "king": 1},
    "egypt": {"navigator": 5, "king": 1, "scholar": 1},
}


@rule("AN-T47", "AN-15.7", "AN-15.8")
def test_all_personages_out_the_next_temple_destroyed_wins() -> None:
    """5 nations with 7 cards each: conquering a city with temple wins at once, without temple it does not."""
    position = {
        "players": 5,
        "active": "egypt",
        "phase": "manoeuvre",
        "personages": SEVEN_EACH,
        "temple": {"tyros": 1},
        "legions": {"egypt": {"tyros": 3}},
        "galleys": {"egypt": {"paphos": 1}},
    }
    match = at(**position)
    match.play("conquer paphos")
    assert not match.over
    match.play("conquer tyros")
    assert match.over and match.winners == [4]
    assert match.view(None)["winner"] == "egypt"


@rule("AN-T48", "AN-13.2", "AN-13.3", "AN-13.5")
def test_founding_with_coins_but_not_with_other_resources() -> None:
    """{0,1,0,2}: legal for 1 marble and 2 coins. {3,1,0,0}: illegal."""
    galleys = {"greece": {"knossos": 1}}
    match = at(active="greece", phase="founding", galleys=galleys, stock={"greece": {"marble": 1, "coin": 2}})
    match.play("found knossos")
    assert place(match, "knossos")["owner"] == "greece"
    assert purse(match, "greece") == (0, 0, 0, 0)
    stock = {"greece": {"iron": 3, "marble": 1}}
    poor = at(active="greece", phase="founding", galleys=galleys, stock=stock, forced=False)
    assert refusal(poor, "found knossos") == "AN-13.5"


@rule("AN-T49", "AN-6.5")
@pytest.mark.parametrize(("needs_city", "gold"), [(False, 1), (True, 0)])
def test_market_without_a_city_of_that_resource(needs_city: bool, gold: int) -> None:
    """No gold city, market: Gold gives 1 (0 with `market_needs_city`)."""
    match = at(
        options={"market_needs_city": needs_city},
        active="greece",
        city=cities("greece", "sparta pella"),
        know_how={"greece": {"trade": 1}},
        stock={},
    )
    match.play("rondel gold")
    assert purse(match, "greece")[2] == gold


@rule("AN-T50", "AN-2.27", "AN-2.28")
def test_two_players_do_not_add_their_nations() -> None:
    """Nations with 5 and 8 cards: no win; 9 in one nation: its player wins."""
    held = {"persia": {"king": 5}, "phoenicia": {"scholar": 8}}
    match = at(players=2, active="phoenicia", phase="founding", personages=held)
    assert not match.over
    city = {**cities("phoenicia", " ".join(TWENTY_FIVE.split()[:5])), **cities("persia", "susa")}
    match = at(players=2, active="phoenicia", phase="founding", personages=held, city=city)
    assert match.over
    assert match.winners == [0]
