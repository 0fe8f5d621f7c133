"""Know-how (AN-9)."""

from __future__ import annotations

from typing import Any

import pytest

from internum import Match
from tests.support import rule

from .table import ALL_KNOW_HOW, at, cards, cities, pieces, place, purse, refusal, side, steps

LADDER = {
    "land": ("wheel", "roads"),
    "sea": ("sailing", "navigation"),
    "trade": ("market", "currency"),
    "state": ("monarchy", "democracy"),
}
FINITE = {"bank_resources": "finite"}


def school(gold: int = 30, know_how: dict[str, Any] | None = None, **more: Any) -> Match:
    """The Greeks on the know-how space."""
    stock = {"greece": {"gold": gold}}
    return at(active="greece", phase="know-how", stock=stock, know_how=know_how or {}, forced=False, **more)


def learn(name: str, price: int) -> str:
    return f"learn {name}" + "; pay gold" * price


def price_of(match: Match, name: str) -> int:
    found: int = next(k["price"] for k in match.view(None)["know_how"] if k["id"] == name)
    return found


@rule("AN-9.1")
@pytest.mark.parametrize("line", LADDER)
def test_the_ladder(line: str) -> None:
    """Four lines have a basic and an advanced know-how each."""
    match = school(17)
    on_line = [k for k in match.view(None)["know_how"] if k["line"] == line]
    assert [(k["id"], k["advanced"]) for k in on_line] == [(LADDER[line][0], False), (LADDER[line][1], True)]
    match.play(learn(LADDER[line][0], 7))
    assert side(match, "greece")["know_how"][line] == 1
    match.play(learn(LADDER[line][1], 10))
    assert {n: level for n, level in side(match, "greece")["know_how"].items() if level} == {line: 2}


@rule("AN-9.2")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_any_number_in_one_action(count: int) -> None:
    """A nation learns nothing, one thing or several, one after the other."""
    match = school(21)
    for name in ("wheel", "sailing", "market")[:count]:
        match.play(learn(name, 7))
    match.play("done")
    assert sum(side(match, "greece")["know_how"].values()) == count
    assert purse(match, "greece")[2] == 21 - 7 * count


@rule("AN-9.3")
def test_prices_are_in_gold_or_coins() -> None:
    """Coins help to pay, other resources do not."""
    match = at(active="greece", phase="know-how", stock={"greece": {"gold": 4, "coin": 3}}, forced=False)
    match.play("learn wheel; pay gold; pay gold; pay gold; pay gold; pay coin; pay coin; pay coin")
    assert purse(match, "greece") == (0, 0, 0, 0) and side(match, "greece")["know_how"]["land"] == 1
    other = at(active="greece", phase="know-how", stock={"greece": {"gold": 6, "iron": 9, "marble": 9}}, forced=False)
    assert refusal(other, "learn wheel") == "AN-5.3"


@rule("AN-9.4")
@pytest.mark.parametrize("line", LADDER)
def test_the_first_pays_seven_or_ten(line: str) -> None:
    """What nobody else has costs 7 if basic and 10 if advanced."""
    basic, advanced = LADDER[line]
    assert price_of(school(), basic) == 7
    match = school(10, {"greece": {line: 1}})
    assert price_of(match, advanced) == 10
    match.play(learn(advanced, 10))
    assert purse(match, "greece")[2] == 0
    assert refusal(school(6), f"learn {basic}") == "AN-5.3"
    assert refusal(school(9, {"greece": {line: 1}}), f"learn {advanced}") == "AN-5.3"


@rule("AN-9.5")
@pytest.mark.parametrize("line", LADDER)
def test_later_ones_pay_three_or_five(line: str) -> None:
    """What another nation has already costs 3 if basic and 5 if advanced."""
    basic, advanced = LADDER[line]
    match = school(8, {"persia": {line: 2}})
    match.play(f"{learn(basic, 3)}; {learn(advanced, 5)}")
    assert purse(match, "greece")[2] == 0 and side(match, "greece")["know_how"][line] == 2


@rule("AN-9.6")
@pytest.mark.parametrize("line", LADDER)
def test_the_basic_know_how_comes_first(line: str) -> None:
    """The advanced know-how of a line cannot be bought without the basic one, whoever else has both."""
    basic, advanced = LADDER[line]
    match = school(30, {"persia": {line: 2}, "greece": {other: 2 for other in LADDER if other != line}})
    assert refusal(match, f"learn {advanced}") == "AN-9.6"
    assert match.legal() == ["done", f"learn {basic}"]


@rule("AN-9.7")
def test_both_of_a_line_in_one_action() -> None:
    """Basic and advanced may be bought together, each at its own price."""
    match = school(13, {"persia": {"sea": 1}})
    match.play(f"{learn('sailing', 3)}; {learn('navigation', 10)}")
    assert purse(match, "greece")[2] == 0 and side(match, "greece")["know_how"]["sea"] == 2


@rule("AN-9.8")
def test_the_advanced_place_includes_the_basic_one() -> None:
    """A nation on the advanced place owns both, so the basic one is cheap for others."""
    match = school(30, {"persia": {"sea": 2}})
    owners = {k["id"]: k["owners"] for k in match.view(None)["know_how"]}
    assert owners["sailing"] == owners["navigation"] == ["persia"]
    assert price_of(match, "sailing") == 3


@rule("AN-9.9")
def test_a_know_how_is_bought_once_but_by_any_number_of_nations() -> None:
    """All nations may have the same know-how; nobody buys his own again."""
    match = school(30, {"persia": {"land": 1}, "arabia": {"land": 1}})
    match.play(learn("wheel", 3))
    assert len(next(k["owners"] for k in match.view(None)["know_how"] if k["id"] == "wheel")) == 3
    assert refusal(match, "learn wheel") == "AN-9.9" and "learn wheel" not in match.legal()
    match.play(learn("roads", 10))
    assert refusal(match, "learn wheel") == refusal(match, "learn roads") == "AN-9.9"


@rule("AN-9.10")
def test_every_discovery_earns_a_scholar() -> None:
    """Each know-how acquired first in the game is worth a scholar, a later acquisition none."""
    match = school(30, {"persia": {"land": 1}})
    match.play("; ".join([learn("wheel", 3), learn("roads", 10), learn("market", 7), learn("sailing", 7)]))
    match.play("done; done")
    assert cards(match, "greece") == {"scholar": 3}


@rule("AN-9.11")
def test_a_price_holds_at_the_moment_of_purchase() -> None:
    """Once a nation has bought, the next buyer pays the lower price, even a turn later."""
    match = at(active="greece", phase="know-how", stock={"greece": {"gold": 7}, "persia": {"gold": 3}}, forced=False)
    assert price_of(match, "market") == 7
    match.play(learn("market", 7))
    assert price_of(match, "market") == 3
    match.play(f"done; done; rondel know-how; {learn('market', 3)}; done; done")
    assert cards(match, "greece") == {"scholar": 1} and cards(match, "persia") == {}


@rule("AN-9.12")
def test_know_how_is_never_lost() -> None:
    """Even a nation that has lost all but its last city and all its units keeps what it has learnt."""
    match = at(
        active="persia",
        phase="manoeuvre",
        city=cities("greece", "athens sparta") | cities("persia", "susa"),
        know_how={"greece": {"land": 1, "state": 1}},
        legions={"greece": {"athens": 1}, "persia": {"athens": 3}},
        forced=False,
    )
    match.play("conquer athens; lose legion 1; lose legion 1; lose legion 1; done; done")
    assert side(match, "greece")["cities"] == 1 and side(match, "greece")["legions"] == 0
    assert side(match, "greece")["know_how"] == {"land": 1, "sea": 0, "trade": 0, "state": 1}


@rule("AN-9.13")
def test_a_know_how_works_at_once() -> None:
    """Defence and yields rise in the moment of purchase."""
    match = school(14)
    assert place(match, "sparta")["defence"] == 1 and side(match, "greece")["yields"]["iron"] == 1
    match.play(f"{learn('monarchy', 7)}; {learn('market', 7)}")
    assert place(match, "sparta")["defence"] == 2 and side(match, "greece")["yields"]["iron"] == 2


def steps_with(level: dict[str, int]) -> tuple[dict[int, int], dict[int, int]]:
    """Steps of two legions and two galleys at the start of a manoeuvre."""
    match = at(
        active="greece",
        know_how={"greece": level},
        legions={"greece": {"sparta": 2}},
        galleys={"greece": {"sparta": 2}},
        forced=False,
    )
    match.play("rondel manoeuvre-1")
    return steps(match, "legion", "sparta"), steps(match, "galley", "sparta")


@rule("AN-9.14")
def test_wheel_gives_legions_two_steps() -> None:
    """With wheel each legion has 2 steps; galleys keep 1."""
    assert steps_with({"land": 1}) == ({2: 2}, {1: 2})


@rule("AN-9.15")
def test_roads_give_legions_three_steps() -> None:
    """With roads each legion has 3 steps in all; galleys keep 1."""
    assert steps_with({"land": 2}) == ({3: 2}, {1: 2})


@rule("AN-9.16")
def test_sailing_gives_galleys_two_steps() -> None:
    """With sailing each galley has 2 steps; legions keep 1."""
    assert steps_with({"sea": 1}) == ({1: 2}, {2: 2})


@rule("AN-9.17")
def test_navigation_gives_galleys_three_steps() -> None:
    """With navigation each galley has 3 steps in all; legions keep 1."""
    assert steps_with({"sea": 2}) == ({1: 2}, {3: 2})


@rule("AN-9.18")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_market_and_currency_raise_every_production(level: int) -> None:
    """Market adds 1 and currency 2 in all to what each production space gives."""
    match = at(know_how={"greece": {"trade": level}})
    assert side(match, "greece")["yields"] == {"marble": 1 + level, "iron": 1 + level, "gold": 1 + level}


@rule("AN-9.19")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_monarchy_and_democracy_defend_all_cities(level: int) -> None:
    """Every city of the nation, and no other, is worth 1 or 2 in all more."""
    match = at(know_how={"greece": {"state": level}}, temple={"messana": 1})
    defence = {name: p["defence"] for name, p in match.view(None)["places"].items() if p["owner"]}
    assert (defence["sparta"], defence["dyrrhachion"], defence["messana"]) == (1 + level, 1 + level, 3 + level)
    assert defence["susa"] == 1


@rule("AN-9.20")
def test_all_eight_know_hows_allow_exchange() -> None:
    """With a finite bank such a nation exchanges one for one, at any moment of its own turn but inside a purchase."""
    stock = {"greece": {"marble": 3, "iron": 1}}
    match = at(options=FINITE, active="greece", stock=stock, know_how={"greece": ALL_KNOW_HOW}, forced=False)
    match.play("exchange marble gold; exchange marble gold")
    assert purse(match, "greece") == (1, 1, 2, 0)
    assert match.view(None)["bank"]["resources"] == {"marble": 79, "iron": 79, "gold": 78}
    assert refusal(match, "exchange gold iron") == "AN-9.20"  # not in circles
    match.play("rondel arming; exchange gold iron; arm legion sparta")
    assert refusal(match, "exchange gold iron") == "AN-5.3"
    match.play("pay iron; done; exchange gold marble; done")
    assert refusal(match, "exchange marble gold") == "AN-9.20"  # the Persians have not all know-hows
    seven = {"land": 2, "sea": 2, "trade": 2, "state": 1}
    almost = at(options=FINITE, active="greece", stock=stock, know_how={"greece": seven})
    assert refusal(almost, "exchange marble gold") == "AN-9.20"
    assert not any(text.startswith("exchange") for text in almost.legal())


@rule("AN-9.20")
def test_the_exchange_gives_what_is_in_the_bank_for_what_is_held() -> None:
    """A resource one has not, or the bank has not, cannot be exchanged."""
    options = {**FINITE, "bank_units": 20}
    stock = {"greece": {"marble": 1}, "persia": {"gold": 20}}
    match = at(options=options, active="greece", stock=stock, know_how={"greece": ALL_KNOW_HOW})
    assert refusal(match, "exchange iron marble") == "AN-5.3"
    assert refusal(match, "exchange marble gold") == "AN-5.5"
    assert [text for text in match.legal() if text.startswith("exchange")] == ["exchange marble iron"]


@rule("AN-9.21")
@pytest.mark.parametrize("kind", ["marble", "iron", "gold", "coin"])
def test_with_an_unlimited_bank_exchange_is_paying_with_anything(kind: str) -> None:
    """A nation with all know-hows pays any price in any kind; exchanging as such is not offered."""
    match = at(
        active="greece",
        phase="founding",
        know_how={"greece": ALL_KNOW_HOW},
        legions={"greece": {"pella": 1}},
        stock={"greece": {kind: 3}},
        forced=False,
    )
    assert refusal(match, "exchange marble gold") == "AN-9.21"
    match.play("found pella" + f"; pay {kind}" * 3)
    assert place(match, "pella")["owner"] == "greece" and purse(match, "greece") == (0, 0, 0, 0)
    assert pieces(match, "pella") == {("greece", "legion"): 1}


@rule("AN-9.22")
def test_all_know_hows_are_no_personage() -> None:
    """The eighth know-how earns nothing but a scholar, if it is a discovery."""
    almost = {"land": 2, "sea": 2, "trade": 2, "state": 1}
    match = school(10, {"greece": almost, "persia": {"state": 2}})
    match.play(f"{learn('democracy', 5)}; done; done")
    assert side(match, "greece")["know_how"] == ALL_KNOW_HOW
    assert cards(match, "greece") == {}
    assert refusal(match, "card king") == "AN-9.22"
