"""Every value of every option of section 0.1 but those of manoeuvre and combat."""

from __future__ import annotations

import re

import pytest

import internum
from internum import OptionError
from internum.core.options import Choice
from tests.support import rule

from .table import ALL_KNOW_HOW, at, cards, cities, purse, seats_of, side


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
    assert seats_of(match) == seats
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
