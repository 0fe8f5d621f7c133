"""Variants (AN-17), and every value of every option of section 0.1."""

from __future__ import annotations

import re
from typing import Any

import pytest

import internum
from internum import Match, OptionError
from internum.core.options import Choice
from tests.support import rule

from .table import ALL_KNOW_HOW, at, cards, cities, pieces, place, purse, refusal, side, steps

FIVE = "sparta athens pella dyrrhachion messana"


# --- the long game ---------------------------------------------------------------------------


def long_game(players: int = 3) -> Match:
    return internum.new(
        "antike", players, seed=1, nation_assignment="fixed", start_cities="one_chosen", coin_optional=True
    )


@rule("AN-17.1")
def test_the_long_game_starts_with_one_city_of_three() -> None:
    """Each nation picks one of the three cities of its line; no other city will do."""
    match = long_game()
    assert match.view(None)["asked"] == "arabia"
    assert match.legal() == ["start saba", "start adane", "start mecca"]
    assert refusal(match, "start sparta") == "AN-2.17"
    match.play("start mecca; start messana; start ninive")
    assert {s["id"]: s["cities"] for s in match.view(None)["sides"]} == {"arabia": 1, "greece": 1, "persia": 1}
    assert [place(match, p)["owner"] for p in ("mecca", "messana", "ninive", "saba")] == [
        "arabia",
        "greece",
        "persia",
        None,
    ]
    assert refusal(at(), "start saba") == "AN-17.1"


@rule("AN-17.2")
def test_start_cities_are_chosen_openly_in_turn_order() -> None:
    """The starting nation chooses first; all else is set up as always, with 24 markers in reserve."""
    match = long_game()
    found = match.why_not("start saba", seat=0)
    assert found is not None and found.rule == "AN-17.2"
    assert refusal(match, "rondel iron") == "AN-17.2"
    asked = []
    for city in ("saba", "sparta", "susa"):
        asked.append(match.view(None)["asked"])
        match.play(f"start {city}")
        assert place(match, city)["owner"] == asked[-1]
    assert asked == match.view(None)["order"] == ["arabia", "greece", "persia"]
    for nation in asked:
        assert purse(match, nation) == (1, 2, 3, 0)
        assert side(match, nation)["reserve"] == {"legion": 17, "galley": 17, "city": 24}
    assert match.view(None)["active"] == "arabia"


@rule("AN-17.3")
def test_a_single_start_city_is_immune() -> None:
    """In the long game nobody's only city can be conquered until he has a second one."""
    match = long_game()
    match.play("start saba; start sparta; start susa")
    document = match.position()
    document["state"] |= {"phase": "manoeuvre", "asked": "none", "legions": {"arabia": {"susa": 3}}}
    document["state"]["steps"] = {"legion": {"susa": {"1": 3}}}
    document["state"]["legions_out"] = {"arabia": 3}
    besieged = internum.load(document, forced=False)
    assert refusal(besieged, "conquer susa") == "AN-12.3"
    document["state"]["city"] = {**document["state"]["city"], "ninive": "persia"}
    assert refusal(internum.load(document, forced=False), "conquer susa") is None


@rule("AN-17.4")
def test_common_coin_at_the_start_of_a_round() -> None:
    """By option all nations have taken their coin before the first of them moves, and take none in their turn."""
    match = internum.new("antike", 4, seed=1, coin_timing="round_start")
    assert [s["stock"]["coin"] for s in match.view(None)["sides"]] == [1, 1, 1, 1]
    match.play("rondel iron; rondel iron")
    assert [s["stock"]["coin"] for s in match.view(None)["sides"]] == [1, 1, 1, 1]
    assert match.view(None)["bank"]["coins"] == 26


# --- options of the revised edition ----------------------------------------------------------


@rule("AN-17.5")
def test_the_revised_editions_options_are_off_by_default() -> None:
    """Unless agreed the rules of 2005 hold."""
    options = at().options
    assert options["all_knowhow_personage"] is False and options["all_knowhow_exchange"] == "one_to_one"
    assert options["manoeuvre_order"] == "free" and options["general_points"] == 1


def wise(**state: Any) -> Match:
    """The Greeks know everything and a card is due for it."""
    return at(
        options={"all_knowhow_personage": True},
        active="greece",
        phase="founding",
        know_how={"greece": ALL_KNOW_HOW},
        forced=False,
        **state,
    )


@rule("AN-17.5")
def test_a_card_for_all_know_hows_from_the_largest_stack() -> None:
    """It comes of itself where one stack is largest, once in the game."""
    match = wise()
    match.play("done")
    assert cards(match, "greece") == {"king": 1}
    match.play("rondel iron; done; rondel iron; done; rondel iron; done")
    assert cards(match, "greece") == {"king": 1}
    seven = at(
        options={"all_knowhow_personage": True},
        active="greece",
        phase="founding",
        know_how={"greece": {**ALL_KNOW_HOW, "state": 1}},
        forced=False,
    )
    seven.play("done")
    assert cards(seven, "greece") == {}


@rule("AN-17.5")
def test_of_equal_stacks_the_nation_chooses() -> None:
    """After the king for five cities kings and scholars are equal: the Greeks pick, and the chronicle tells of both."""
    match = wise(city=cities("greece", FIVE) | cities("persia", "susa"), personages={"persia": {"navigator": 5}})
    told = match.play("done")
    assert [e.params["card"].id for e in told if "card" in e.params] == ["ramses_ii"]
    assert match.legal() == ["card king", "card scholar"]
    assert refusal(match, "card general") == "AN-17.5" and refusal(match, "card navigator") == "AN-14.3"
    assert refusal(match, "done") == "AN-14.5"
    told = match.play("card king")
    assert [e.params["card"].id for e in told if "card" in e.params] == ["kleopatra"]
    assert cards(match, "greece") == {"king": 2} and match.view(None)["active"] == "persia"


@rule("AN-17.5")
def test_the_card_for_all_know_hows_does_not_count_for_thresholds() -> None:
    """A king taken for know-how leaves the next king due at the usual number of cities."""
    match = wise(city=cities("greece", FIVE) | cities("persia", "susa"))
    match.play("done; card king; rondel iron; done; rondel iron; done; rondel iron; done")
    assert cards(match, "greece") == {"king": 2}
    ten = f"{FIVE} byzantium sirmium napoca tomis ephesos"
    later = wise(
        city=cities("greece", ten) | cities("persia", "susa"),
        personages={"greece": {"king": 2}},
        extra_personage={"greece": "king"},
    )
    later.play("done")
    assert cards(later, "greece") == {"king": 3}


@rule("AN-17.5")
@pytest.mark.parametrize("bank", ["unlimited", "finite"])
def test_two_for_one(bank: str) -> None:
    """By option any two units, alike or not, buy one of another resource, and prices are strict."""
    options = {"all_knowhow_exchange": "two_to_one", "bank_resources": bank}
    stock = {"greece": {"marble": 2, "iron": 3, "gold": 1, "coin": 2}}
    match = at(options=options, active="greece", stock=stock, know_how={"greece": ALL_KNOW_HOW}, forced=False)
    assert refusal(match, "exchange iron gold") == "AN-17.5"
    assert refusal(match, "swap gold gold iron") == "AN-5.3"
    match.play("swap iron iron marble; swap iron gold marble")
    assert purse(match, "greece") == (0, 4, 0, 2)
    match.play("swap marble marble gold; rondel know-how; swap marble marble gold")
    assert purse(match, "greece") == (0, 0, 2, 2)
    strict = at(
        options=options,
        active="greece",
        phase="temple",
        stock={"greece": {"iron": 9}},
        know_how={"greece": ALL_KNOW_HOW},
        forced=False,
    )
    assert refusal(strict, "temple sparta") == "AN-7.2"
    other = {"bank_resources": "finite"}
    at_par = at(options=other, active="greece", stock=stock, know_how={"greece": ALL_KNOW_HOW})
    assert refusal(at_par, "swap iron iron marble") == "AN-9.20"


@rule("AN-17.5")
@pytest.mark.parametrize(("order", "cited"), [("free", None), ("move_then_conquer", "AN-17.5")])
def test_movement_before_conquest(order: str, cited: str | None) -> None:
    """By option the first conquest ends moving and fighting; further conquests are possible."""
    match = at(
        options={"manoeuvre_order": order},
        active="greece",
        phase="manoeuvre",
        legions={"greece": {"susa": 2, "ninive": 1, "pella": 1}, "arabia": {"pella": 1}},
        forced=False,
    )
    assert refusal(match, "move legion pella>napoca 1") is refusal(match, "fight legion pella arabia") is None
    match.play("conquer susa; lose legion 1")
    assert refusal(match, "move legion pella>napoca 1") == cited
    assert refusal(match, "fight legion pella arabia") == cited
    match.play("conquer ninive; lose legion 1")
    assert place(match, "ninive")["owner"] == "greece"


@rule("AN-17.5")
@pytest.mark.parametrize(("points", "over"), [(1, False), (2, True)])
def test_points_of_a_general(points: int, over: bool) -> None:
    """By option each general counts double: five generals are then ten."""
    match = at(
        options={"general_points": points},
        active="greece",
        phase="founding",
        personages={"greece": {"general": 5}},
        forced=False,
    )
    match.play("done")
    assert side(match, "greece")["score"] == 5 * points
    assert match.over is over


# --- every other option ----------------------------------------------------------------------


def test_the_options_are_those_of_the_specification() -> None:
    """Names, values and defaults are those of the table in section 0.1."""
    game = internum.game("antike")
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", game.rulebook.source, re.MULTILINE)
    assert [name for name, _ in rows] == [o.name for o in game.options]
    for name, values in rows:
        option = game.options.by_name[name]
        if isinstance(option, Choice):
            assert re.findall(r"`(\w+)`", values) == [str(v).lower() for v in option.values]
    defaults = game.options.resolve({})
    assert (defaults["first_chooser"], defaults["bank_units"], defaults["max_rounds"]) == (0, 80, 0)
    assert defaults["fixed_nations"] == (0, 1, 2, 3, 4, 5)


@rule("AN-2.2")
@pytest.mark.parametrize("board", ["eastern", "roman"])
def test_option_board(board: str) -> None:
    """The side of the board."""
    assert internum.new("antike", 3, board=board).view(None)["board"] == f"antike-{board}"


@rule("AN-2.9", "AN-2.10")
@pytest.mark.parametrize(("assignment", "phase"), [("random", "deal"), ("draft", "choose"), ("fixed", "rondel")])
def test_option_nation_assignment(assignment: str, phase: str) -> None:
    """Nations are dealt, chosen or given by the host."""
    match = internum.new("antike", 3, chance="manual", nation_assignment=assignment)
    assert match.view(None)["phase"] == phase


@rule("AN-2.10")
@pytest.mark.parametrize("seat", range(6))
@pytest.mark.parametrize("players", [2, 3, 6])
def test_option_first_chooser(seat: int, players: int) -> None:
    """The draft begins with that seat, counted round the table."""
    match = internum.new("antike", players, nation_assignment="draft", first_chooser=seat)
    assert match.pending == (seat % players,)


@rule("AN-2.9")
@pytest.mark.parametrize(
    ("players", "given", "seats"),
    [
        (3, (2, 0, 1, 0, 0, 0), {"arabia": 0, "greece": 1, "persia": 2}),
        (3, (2, 2, 0, 0, 0, 0), {"arabia": 0, "greece": 1, "persia": 2}),
        (4, (3, 2, 1, 0, 0, 0), {"phoenicia": 0, "arabia": 1, "persia": 2, "greece": 3}),
        (2, (0, 0, 0, 0, 0, 0), {"persia": 0, "phoenicia": 0, "greece": 1, "arabia": 1}),
        (2, (1, 0, 0, 0, 0, 0), {"greece": 0, "arabia": 0, "persia": 1, "phoenicia": 1}),
    ],
)
def test_option_fixed_nations(players: int, given: tuple[int, ...], seats: dict[str, int]) -> None:
    """The host's numbers say who has what; a nation already given passes on to the next one free."""
    match = internum.new("antike", players, nation_assignment="fixed", fixed_nations=given)
    assert {s["id"]: s["seat"] for s in match.view(None)["sides"]} == seats
    with pytest.raises(OptionError):
        internum.new("antike", players, nation_assignment="fixed", fixed_nations=(0, 1))


@rule("AN-2.20", "AN-17.1")
@pytest.mark.parametrize(("value", "count"), [("three", 3), ("one_chosen", 1)])
def test_option_start_cities(value: str, count: int) -> None:
    """Three start cities, or one of them in the long game."""
    match = internum.new("antike", 3, seed=1, start_cities=value)
    while match.view(None)["phase"] == "start":
        match.play(match.legal()[0])
    assert [s["cities"] for s in match.view(None)["sides"]] == [count] * 3


@rule("AN-15.4")
@pytest.mark.parametrize("needed", [10, 12])
def test_option_target_three_nations(needed: int) -> None:
    """The number of personages with three nations; other numbers of nations are not concerned."""
    assert at(options={"target_three_nations": needed}).view(None)["target"] == needed
    assert at(4, {"target_three_nations": needed}).view(None)["target"] == 9


@rule("AN-3.6", "AN-3.9")
@pytest.mark.parametrize(("timing", "coins"), [("own_turn", [1, 0, 0]), ("round_start", [1, 1, 1])])
def test_option_coin_timing(timing: str, coins: list[int]) -> None:
    """Coins come in each nation's turn, or to all before the first turn of a round."""
    match = internum.new("antike", 3, seed=1, coin_timing=timing)
    assert [s["stock"]["coin"] for s in match.view(None)["sides"]] == coins


@rule("AN-3.7")
@pytest.mark.parametrize(("optional", "legal"), [(False, None), (True, ["take coin", "skip"])])
@pytest.mark.parametrize("timing", ["own_turn", "round_start"])
def test_option_coin_optional(optional: bool, legal: list[str] | None, timing: str) -> None:
    """The coin comes of itself, or may be declined, whenever coins are taken."""
    match = internum.new("antike", 3, seed=1, coin_optional=optional, coin_timing=timing)
    assert (match.legal() if optional else None) == legal
    assert match.view(None)["phase"] == ("take" if optional else "rondel")


@rule("AN-5.5")
@pytest.mark.parametrize(("bank", "gained"), [("unlimited", 3), ("finite", 2)])
def test_option_bank_resources(bank: str, gained: int) -> None:
    """A finite bank of 20 with 18 units out gives 2 where an unlimited one gives 3."""
    match = at(
        options={"bank_resources": bank, "bank_units": 20},
        active="greece",
        temple={"sparta": 1},
        stock={"persia": {"marble": 18}},
        forced=False,
    )
    match.play("rondel marble")
    assert purse(match, "greece")[1] == gained


@rule("AN-5.5")
@pytest.mark.parametrize("units", [18, 80, 999])
def test_option_bank_units(units: int) -> None:
    """The size of a finite bank, 18 to 999 units of each resource."""
    match = internum.new("antike", 6, seed=1, bank_resources="finite", bank_units=units, coin_optional=True)
    assert match.view(None)["bank"]["resources"] == {"marble": units - 12, "iron": units - 6, "gold": units - 18}
    for wrong in (17, 1000):
        with pytest.raises(OptionError):
            internum.new("antike", 6, bank_units=wrong)


@rule("AN-9.20", "AN-9.21")
@pytest.mark.parametrize(("rate", "verb"), [("one_to_one", "exchange"), ("two_to_one", "swap")])
def test_option_all_knowhow_exchange(rate: str, verb: str) -> None:
    """The exchange of a nation with all know-hows is at par, or two for one."""
    options = {"all_knowhow_exchange": rate, "bank_resources": "finite"}
    match = at(options=options, active="greece", stock={"greece": {"iron": 4}}, know_how={"greece": ALL_KNOW_HOW})
    assert {text.split()[0] for text in match.legal()} == {"rondel", verb}


@rule("AN-9.22")
@pytest.mark.parametrize(("value", "held"), [(False, {}), (True, {"king": 1})])
def test_option_all_knowhow_personage(value: bool, held: dict[str, int]) -> None:
    """All eight know-hows earn nothing, or a card."""
    options = {"all_knowhow_personage": value}
    match = at(options=options, active="greece", phase="founding", know_how={"greece": ALL_KNOW_HOW}, forced=False)
    match.play("done")
    assert cards(match, "greece") == held


@rule("AN-10.5")
@pytest.mark.parametrize(("value", "goes_on"), [("free", True), ("move_then_conquer", False)])
def test_option_manoeuvre_order(value: str, goes_on: bool) -> None:
    """After a conquest units may move on, or no more."""
    match = at(
        options={"manoeuvre_order": value},
        active="greece",
        phase="manoeuvre",
        legions={"greece": {"susa": 2}},
        forced=False,
    )
    match.play("conquer susa; lose legion 1")
    assert any(text.startswith("move") for text in match.legal()) is goes_on


def meeting(**options: Any) -> Match:
    """A Greek legion of Napoca and two of Pella; three Persian ones and an Arab one stand in Napoca."""
    return at(
        options=options,
        active="greece",
        phase="manoeuvre",
        legions={"greece": {"pella": 2, "napoca": 1}, "persia": {"napoca": 3}, "arabia": {"napoca": 1}},
        forced=False,
    )


@rule("AN-11.11")
@pytest.mark.parametrize(("extent", "pairs"), [("pair_by_pair", 1), ("to_exhaustion", 2)])
def test_option_combat_extent(extent: str, pairs: int) -> None:
    """A demand or a fight removes one pair, or pairs until one side has no unit left."""
    match = meeting(combat_extent=extent)
    match.play("move legion pella>napoca 1; demand; lose legion 0")
    if pairs == 2:
        match.play("lose legion 1")
    assert side(match, "persia")["legions"] == 3 - pairs and side(match, "greece")["legions"] == 3 - pairs
    match = meeting(combat_extent=extent)
    match.play("fight legion napoca persia; lose legion 1")
    assert side(match, "persia")["legions"] == 2 and pieces(match, "napoca")["arabia", "legion"] == 1


@rule("AN-11.12")
@pytest.mark.parametrize(("scope", "asked_again"), [("all_present", True), ("entering_only", False)])
def test_option_entry_combat_scope(scope: str, asked_again: bool) -> None:
    """A demand reaches all like units there, or only those of the entry."""
    match = meeting(entry_combat_scope=scope)
    match.play("move legion pella>napoca 1")
    if scope == "entering_only":
        match.play("group 1")
    match.play("demand")
    assert refusal(match, "lose legion 1") == (None if asked_again else "AN-11.12")
    match.play("lose legion 0")
    assert (match.view(None)["asked"] == "persia") is asked_again
    assert steps(match, "legion", "napoca") == {1: 1}


@rule("AN-10.16", "AN-11.12")
def test_a_group_is_exposed_as_a_whole() -> None:
    """With demands limited to the entry, two that enter together can both be claimed, the one before them not."""
    match = meeting(entry_combat_scope="entering_only", combat_extent="to_exhaustion")
    match.play("move legion pella>napoca 1; group 2; demand")
    assert match.legal() == ["lose legion 0"]
    match.play("lose legion 0; lose legion 0")
    assert pieces(match, "napoca") == {("greece", "legion"): 1, ("persia", "legion"): 1, ("arabia", "legion"): 1}
    assert match.pending == (0,)


@rule("AN-11.15")
@pytest.mark.parametrize(("priority", "first"), [("passive_first", 1), ("mover_first", 0)])
def test_option_entry_priority(priority: str, first: int) -> None:
    """At an entry the passive nations speak first, or the mover may strike before them."""
    match = meeting(entry_priority=priority)
    match.play("move legion pella>napoca 1")
    assert match.pending == (first,)
    if priority == "mover_first":
        assert match.legal() == ["done", "fight legion napoca persia", "fight legion napoca arabia"]
        assert refusal(match, "move legion pella>napoca 1") == "AN-11.15"
        match.play("fight legion napoca arabia; lose legion 0; done")
        assert match.pending == (1,)
        assert pieces(match, "napoca") == {("greece", "legion"): 1, ("persia", "legion"): 3}


@rule("AN-6.5")
@pytest.mark.parametrize(("needed", "gold"), [(False, 2), (True, 0)])
def test_option_market_needs_city(needed: bool, gold: int) -> None:
    """The bonus of currency comes without a city of the resource, or not."""
    city = cities("greece", "sparta") | cities("persia", "susa")
    match = at(options={"market_needs_city": needed}, city=city, know_how={"greece": {"trade": 2}})
    assert side(match, "greece")["yields"] == {"marble": 3, "iron": gold, "gold": gold}


@rule("AN-2.24")
@pytest.mark.parametrize(
    ("order", "east", "west"),
    [
        ("alternate", "phoenicia greece persia arabia", "phoenicia germania rome greece"),
        ("block", "phoenicia persia greece arabia", "phoenicia rome germania greece"),
    ],
)
def test_option_two_player_order(order: str, east: str, west: str) -> None:
    """The two players alternate, or each plays both nations in a row."""
    for board, nations in (("eastern", east), ("roman", west)):
        match = internum.new("antike", 2, seed=1, board=board, two_player_order=order)
        assert match.view(None)["order"] == nations.split()


@rule("AN-2.29")
@pytest.mark.parametrize(("hostile", "cited"), [(True, None), (False, "AN-2.29")])
def test_option_sister_nations_hostile(hostile: bool, cited: str | None) -> None:
    """A player's two nations may fight and conquer each other, or must not; other nations always may."""
    match = at(
        2,
        options={"sister_nations_hostile": hostile},
        active="phoenicia",
        phase="manoeuvre",
        legions={"phoenicia": {"susa": 3, "babylon": 1, "pella": 1}, "persia": {"susa": 1}, "greece": {"pella": 1}},
        forced=False,
    )
    assert refusal(match, "fight legion susa persia") == refusal(match, "conquer susa") == cited
    assert refusal(match, "fight legion pella greece") is None
    match.play("move legion babylon>susa 1")
    assert (match.view(None)["asked"] == "persia") is hostile


@rule("AN-17.5")
@pytest.mark.parametrize("points", [1, 2])
def test_option_general_points(points: int) -> None:
    """A general counts once or twice, every other card once."""
    held = {"greece": {"general": 3, "king": 2, "scholar": 1}}
    assert side(at(options={"general_points": points}, personages=held), "greece")["score"] == 3 + 3 * points


@rule("AN-15.10")
@pytest.mark.parametrize(("rounds", "over"), [(0, False), (7, True), (8, False), (9999, False)])
def test_option_max_rounds(rounds: int, over: bool) -> None:
    """A host's limit stops the game after that round; nobody wins, whoever has most personages."""
    match = at(
        options={"max_rounds": rounds},
        active="persia",
        phase="founding",
        round=7,
        personages={"persia": {"king": 4}},
        forced=False,
    )
    match.play("done")
    assert match.over is over and match.winners == []
    assert match.standings[0]["seat"] == 1
    with pytest.raises(OptionError):
        internum.new("antike", 3, max_rounds=-1)


@rule("AN-15.10")
def test_the_engine_stops_after_round_9999() -> None:
    """Without a limit the numbers of the engine are one: round 9999 is the last."""
    match = at(active="persia", phase="founding", round=9999, forced=False)
    match.play("done")
    assert match.over and match.winners == []
