"""The evaluation of both Mare Nostrum games: chances add up, and rise with what brings victory nearer."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

import internum
from internum import Match
from internum.agents.compiled import compiled_game
from tests.rules.mare import at, building

GAMES = ("empires", "classic")
TYPES = {
    "empires": "ceramic, gems, papyrus, metal, spices, stone, wood, gold, grain, oil, sheep, wine",
    "classic": "livestock, grain, fruit, gems, slaves, oil, metal, gold, papyrus, perfume, fish, wine",
}
COIN = {"empires": "coin", "classic": "tax"}
HOMES = {"empires": ("latium", "gallia", "italia"), "classic": ("roma", "etruria", "magna_graecia")}
HEROES = {"empires": ("caesar", "circe", "perseus", "sheba"), "classic": ("caesar", "helen", "solomon")}


def chances(match: Match) -> dict[str, float]:
    """Winning chances by empire."""
    of = compiled_game(match.game)
    values = of.values()
    before = match.game.layout.dump(match.states)
    of.functions.evaluate(match.states[0], values)
    assert match.game.layout.dump(match.states) == before, "evaluating changed the state"
    empires = ("rome", "carthage", "greece", "egypt", "babylon")
    s = match.game.layout.twin(match.states)
    return {e: float(values[s.seat_of[i]]) for i, e in enumerate(empires) if s.seat_of[i] >= 0}


def goods(game: str, n: int) -> str:
    """A hand of `n` different goods."""
    return ", ".join(TYPES[game].split(", ")[:n])


def owned(game: str, n: int) -> dict[str, str]:
    """Rome owns `n` heroes and wonders."""
    return dict.fromkeys(HEROES[game][:n], "rome")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_chances_are_shares_of_one(game: str, players: int) -> None:
    found = chances(internum.new(game, players=players, seed=1))
    assert sum(found.values()) == pytest.approx(1.0)
    assert all(0.0 < c < 1.0 for c in found.values())


def test_while_empires_are_dealt_all_are_equal() -> None:
    match = internum.new("empires", players=4, seed=1, assignment="taken")
    of = compiled_game(match.game)
    values = of.values()
    of.functions.evaluate(match.states[0], values)
    assert list(values[:4]) == [0.25] * 4


@pytest.mark.parametrize("game", GAMES)
def test_the_winner_has_it_all(game: str) -> None:
    match = building(game, "rome", goods(game, 12), title={"culture": "rome"})
    match.play("buy pyramids")
    while not match.over:
        match.play(match.legal()[0])
    assert chances(match) == {"rome": 1.0, "carthage": 0.0, "greece": 0.0, "egypt": 0.0, "babylon": 0.0}


@pytest.mark.parametrize("game", GAMES)
def test_means_for_the_pyramids_rank_first(game: str) -> None:
    match = building(game, "greece", hands={"rome": goods(game, 12), "egypt": goods(game, 6)})
    found = chances(match)
    assert max(found, key=lambda e: found[e]) == "rome"
    assert found["rome"] > 0.5


@pytest.mark.parametrize("game", GAMES)
def test_means_for_the_last_hero_rank_first(game: str) -> None:
    """One purchase from winning, and a hand that pays for it."""
    last = len(HEROES[game])
    price = 10 if game == "empires" else 9
    with_means = chances(building(game, "rome", goods(game, price), owner=owned(game, last)))
    without = chances(building(game, "rome", goods(game, price - 4), owner=owned(game, last)))
    assert max(with_means, key=lambda e: with_means[e]) == "rome"
    assert with_means["rome"] > without["rome"]


ARMY = {"legions": {"rome": {"latium": 4}}}
CARAVANS = {"caravan": 1, "caravan2": 1}
TITLES = {"trade": "carthage", "culture": "greece", "military": "greece"}


def after_building(game: str, **state: Any) -> dict[str, float]:
    """Chances when the Build phase is over and nothing is going on; Rome has its three home provinces."""
    homes = dict.fromkeys(HOMES[game], "rome")
    given = {"phase": "name_mover", "actor": "greece", "title": TITLES, "marker": homes, **state}
    return chances(at(game, **given))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("what", ["hero", "caravans", "market", "legions", "title", "coins"])
def test_it_is_good_to_have(game: str, what: str) -> None:
    capital, near, _ = HOMES[game]
    base: dict[str, Any] = {"built": {near: CARAVANS}} if what == "market" else {}
    better: dict[str, Any] = {
        "hero": {"owner": owned(game, 2)},
        "caravans": {"built": {near: CARAVANS}},
        "market": {"built": {near: {**CARAVANS, "market": 1}}},
        "legions": {"legions": {"rome": {capital: 3}}},
        "title": {"title": {**TITLES, "trade": "rome"}},
        "coins": {"hand": {"rome": {COIN[game]: 2}}},
    }
    assert after_building(game, **better[what])["rome"] > after_building(game, **base)["rome"]


@pytest.mark.parametrize("game", GAMES)
def test_different_goods_are_better_than_the_same(game: str) -> None:
    mixed = chances(building(game, "rome", goods(game, 6)))["rome"]
    alike = chances(building(game, "rome", "2 grain, 2 oil, 2 wine"))["rome"]
    assert mixed > alike


@pytest.mark.parametrize("game", GAMES)
def test_goods_are_worth_spending(game: str) -> None:
    """A caravan bought with all one has is better than nothing bought, at the end of the Build turn."""
    near = HOMES[game][1]
    bought, idle = (building(game, "rome", "grain, oil, wine", marker={near: "rome"}) for _ in range(2))
    bought.play(f"build {near} grain; pay grain; pay oil; pay wine; done")
    idle.play("done")
    assert chances(bought)["rome"] > chances(idle)["rome"]


@pytest.mark.parametrize("game", GAMES)
def test_a_hero_is_worth_more_than_what_else_its_price_buys(game: str) -> None:
    """Once there is an income: caravans come first."""
    capital, near, other = HOMES[game]
    earning = {place: {**CARAVANS, "market": 1} for place in (capital, "macedonia", "numidia")}
    held = dict.fromkeys([near, other, *earning], "rome")
    rest: dict[str, Any] = {"marker": held, "built": earning, "owner": owned(game, 1)}
    price = 7 if game == "empires" else 9
    paid = "; ".join(f"pay {good}" for good in goods(game, price).split(", "))
    hero, caravans = (building(game, "rome", goods(game, price), **rest) for _ in range(2))
    hero.play(f"buy {HEROES[game][1]}; {paid}; done")
    for place, good in ((near, "grain"), (other, "oil")):
        caravans.play(f"build {place} {good}")
        for _ in range(3):
            caravans.play(caravans.legal()[0])
    caravans.play("done")
    assert chances(hero)["rome"] > chances(caravans)["rome"]


@pytest.mark.parametrize("game", GAMES)
def test_legions_at_the_gates_are_a_danger(game: str) -> None:
    near = HOMES[game][1]
    far_away = "achaea" if game == "empires" else "athenae"
    far, close, inside = (
        after_building(game, built={near: CARAVANS}, legions={"greece": {place: 3}})["rome"]
        for place in (far_away, "germania", near)
    )
    assert far > close > inside


def test_the_third_great_city_counts_more_than_the_second() -> None:
    """EM-14.10: four capital and legendary cities win."""
    places = ("latium", "sicilia", "asia")
    markers = dict.fromkeys(places, "rome")
    one, two, three = (
        after_building("empires", marker=markers, built={p: {"city": 1} for p in places[:n]})["rome"] for n in (1, 2, 3)
    )
    assert three - two > two - one > 0.0


def test_the_fourth_great_city_in_reach_is_a_win_in_reach() -> None:
    """EM-14.10: with three of them and a free site for another, a set of three wins; without the site it does not."""
    great = {p: {"city": 1} for p in ("latium", "sicilia", "asia")}
    markers = dict.fromkeys(great, "rome")
    with_site, without = (
        chances(building("empires", "rome", goods("empires", 3), built=great, marker={**markers, place: "rome"}))
        for place in ("judaea", "gallia")
    )
    assert with_site["rome"] > 0.5
    assert with_site["rome"] > without["rome"] + 0.1


def test_what_others_offer_makes_claims_worth_having() -> None:
    """Two claims are left to Rome: they promise more where others offer goods that it lacks than where it has them."""
    claiming: dict[str, Any] = {"phase": "claim", "actor": "greece", "starter": "greece", "traders": 0b1101}
    hand = {"rome": dict.fromkeys(goods("empires", 8).split(", "), 1)}
    lacking, held = (
        chances(at("empires", **claiming, hand=hand, offer={"rome": {"coin": 2}, "egypt": {first: 2, second: 1}}))
        for first, second in (("wine", "sheep"), ("gems", "metal"))
    )
    assert lacking["rome"] > held["rome"]


def test_leading_on_all_tracks_counts_in_2016() -> None:
    """EM-14.12: legions for the third lead raise the odds of whoever has two more than of whoever has one."""
    trade = {"built": {"gallia": CARAVANS, "italia": CARAVANS}}
    both = {"built": {**trade["built"], "latium": {"city": 1, "temple": 1}}}

    def army_is_worth(**state: Any) -> float:
        with_army, without = (after_building("empires", **state, **more)["rome"] for more in (ARMY, {}))
        return log(with_army / (1 - with_army)) - log(without / (1 - without))

    assert army_is_worth(**both) > army_is_worth(**trade) > 0.0


@pytest.mark.parametrize("game", GAMES)
def test_the_turn_never_goes_back(game: str) -> None:
    """It grows with every builder, mover and battle."""
    match = internum.new(game, players=3, seed=5, max_rounds=1)
    of = compiled_game(match.game)
    seen = [of.functions.turn_of(match.states[0])]
    while match.pending:
        match.play(match.legal()[0], match.pending[0])
        seen.append(of.functions.turn_of(match.states[0]))
    assert seen == sorted(seen)
    assert len(set(seen)) > 6
