"""EM-5, 15.6, 15.15, 16.1, 16.2, 16.7 and EM-T1, T2, T4: collecting resources."""

from __future__ import annotations

from typing import Any

import pytest

import internum
from internum import CHANCE, Match
from internum.games.mare.board import BOARDS
from internum.games.mare.tiles import EMPIRES
from tests.rules.mare import actor, at, building, buy, collecting, hand, levels, refusal, seat, value
from tests.support import rule

TROY = {"marker": {"asia": "greece"}, "built": {"asia": {"city": 1}}}
TROY_TEMPLE = {"marker": {"asia": "greece"}, "built": {"asia": {"city": 1, "temple": 1}}}


def draw(match: Match, *goods: str) -> None:
    for good in goods:
        match.play(f"draw {good}", CHANCE)


@rule("EM-5.2")
def test_caravans_yield_goods() -> None:
    """A caravan yields 1 good of its type, 2 with one's own market in the province."""
    built = {"latium": {"caravan": 1}, "macedonia": {"caravan": 1, "caravan2": 1, "market": 1}}
    match = collecting(marker={"macedonia": "rome"}, built=built)
    assert hand(match, "rome") == {"metal": 1, "grain": 2, "wine": 2}


@rule("EM-5.3")
def test_cities_yield_coins() -> None:
    """A regular or Capital City yields 1 coin, 2 with one's own temple in the province."""
    built = {"achaea": {"city": 1, "city2": 1, "temple": 1}, "thracia": {"city": 1}}
    match = collecting(marker={"thracia": "greece"}, built=built)
    assert hand(match, "greece") == {"coin": 5}


@rule("EM-5.4")
def test_a_legendary_city_yields_a_coin_and_a_draw() -> None:
    """1 coin and 1 legendary good drawn."""
    match = collecting(**TROY)
    assert value(match, "phase") == "draw" and match.pending == (CHANCE,)
    draw(match, "wine")
    assert hand(match, "greece") == {"coin": 1, "wine*": 1}


@rule("EM-5.5", "EM-T4")
@pytest.mark.parametrize(("choice", "coins", "goods"), [("coin", 2, 1), ("legendary", 1, 2)])
def test_a_temple_adds_one_thing_to_a_legendary_city(choice: str, coins: int, goods: int) -> None:
    """With an own temple one thing more: a coin or a legendary good, never both."""
    match = collecting(**TROY_TEMPLE)
    draw(match, "wine")
    assert actor(match) == "greece" and match.legal() == ["gain coin", "gain legendary"]
    match.play(f"gain {choice}")
    if choice == "legendary":
        draw(match, "oil")
    held = hand(match, "greece")
    assert (held["coin"], sum(n for t, n in held.items() if t.endswith("*"))) == (coins, goods)
    assert value(match, "phase") == "number"


@rule("EM-5.6")
def test_doubling_needs_the_same_player_in_the_same_province() -> None:
    """A market occupied by somebody else, or in another province, doubles nothing; alone it yields nothing."""
    built = {"latium": {"caravan": 1, "market": 1}, "gallia": {"market": 1}, "italia": {"caravan": 1}}
    match = collecting(
        marker={"gallia": "rome", "italia": "rome"}, built=built, legions={"greece": {"latium": 1}},
        conqueror={"latium": "greece"}, posts={"latium": {"market": 1}},
    )  # fmt: skip
    assert hand(match, "rome") == {"metal": 2} and hand(match, "greece") == {}


@rule("EM-5.7")
def test_the_temple_choice_may_come_before_the_draw() -> None:
    """By default the owner has seen what he drew; with `before_draw` he chooses first."""
    match = collecting(options={"temple_choice": "before_draw"}, **TROY_TEMPLE)
    assert value(match, "phase") == "temple" and hand(match, "greece") == {"coin": 1}
    match.play("gain legendary")
    draw(match, "wine", "oil")
    assert hand(match, "greece") == {"coin": 1, "wine*": 1, "oil*": 1}
    assert value(collecting(**TROY_TEMPLE), "phase") == "draw"


@rule("EM-5.8")
def test_neutral_buildings_yield_nothing() -> None:
    """Buildings in a province without marker produce for nobody."""
    match = collecting(built={"gallia": {"caravan": 1, "caravan2": 1}})
    assert all(hand(match, e) == {} for e in ("rome", "carthage", "greece", "egypt", "babylon"))


@rule("EM-5.9")
def test_a_legendary_good_is_a_good_of_its_type() -> None:
    """It pays as its type and stays a legendary token."""
    match = building("empires", "rome", "wine*, oil, metal, wine")
    match.play("control gallia; pay wine*")
    assert refusal(match, "pay wine") == "EM-7.4"


@rule("EM-5.10")
def test_spent_legendary_goods_go_to_their_discard_pile() -> None:
    """They never go to the regular reserve."""
    match = building("empires", "rome", "wine*, oil, metal")
    before = value(match, "reserve", "wine")
    buy(match, "control gallia", "wine*, oil, metal")
    assert value(match, "legendary_at", "wine") == "discard"
    assert value(match, "reserve", "wine") == before


def gone(*but: str) -> dict[str, str]:
    """All legendary goods discarded, except some that stay in the pile."""
    return {g: "discard" for g in BOARDS[EMPIRES].goods if g not in but}


@rule("EM-5.11")
def test_the_discard_pile_becomes_the_pile() -> None:
    """When one must be drawn and the pile is empty, the discard pile is shuffled; with neither nothing is gained."""
    match = collecting(legendary_at=gone(), **TROY)
    assert len(match.legal()) == 13
    held = {f"{g}*": 1 for g in gone()}
    nothing = collecting(hand={"rome": held}, **TROY)
    assert value(nothing, "phase") == "number" and hand(nothing, "greece") == {"coin": 1}


@rule("EM-5.11")
def test_an_eager_reshuffle() -> None:
    """`legendary_reshuffle = eager`: as soon as the last one is drawn."""
    for option, left in (("eager", 12), ("on_demand", 0)):
        match = collecting(options={"legendary_reshuffle": option}, legendary_at=gone("oil"), **TROY)
        draw(match, "oil")
        assert match.view(0)["legendary"]["pile"] == left


@rule("EM-5.12")
def test_draws_are_without_replacement() -> None:
    """Only what lies in the pile is drawn, each good with the same chance."""
    match = collecting(
        marker={"asia": "greece", "sicilia": "greece"}, built={"asia": {"city": 1}, "sicilia": {"city": 1}}
    )
    draw(match, "wine")
    assert refusal(match, "draw wine") == "EM-5.12"
    assert len(match.legal()) == 12
    assert {match.game.kernel.weight(match.states, a) for a in match.decision.actions} == {1}


@rule("EM-5.13")
def test_the_discard_pile_is_not_inspected() -> None:
    """Only its size is shown (option: open)."""
    for option, shown in (("face_down", None), ("open", ["wine*"])):
        match = collecting(options={"legendary_discard": option}, legendary_at={"wine": "discard"})
        assert match.view(0)["legendary"] == {"pile": 12, "discard": 1, "discarded": shown}


@rule("EM-5.14")
def test_order_of_collecting() -> None:
    """Circe, extra coin and buildings first; then draws and temple choices; the Colossus last."""
    match = collecting(
        owner={"circe": "rome", "artemis": "rome", "colossus": "rome"}, legions={"rome": {"gallia": 1}}, **TROY_TEMPLE
    )
    phases = []
    for action in ("circe gallia grain", "done", "yes", "draw wine", "gain coin", "no"):
        phases.append(value(match, "phase"))
        match.play(action)
    assert phases == ["circe", "circe", "extra_coin", "draw", "temple", "extra_good"]
    assert hand(match, "rome") == {"coin": 1, "grain": 1}


@rule("EM-5.15")
def test_extra_income() -> None:
    """Circe, Artemis and the Colossus give more; Hamilcar only when pillaging."""
    match = collecting(owner={"hamilcar": "greece"}, built={"achaea": {"city": 1}})
    assert hand(match, "greece") == {"coin": 1}


@rule("EM-5.16")
@pytest.mark.parametrize(("option", "served"), [("trade_level", "rome"), ("seat", "carthage")])
def test_shortage(option: str, served: str) -> None:
    """The highest Trade level takes first; ties from the Trade Leader by seat (option: by seat alone)."""
    built = {"germania": {"caravan": 1, "market": 1}, "garamantia": {"caravan2": 1, "market": 1}}
    match = collecting(
        options={"shortage_order": option}, hand={"egypt": {"gems": 3}}, built=built | {"latium": {"caravan": 1}},
        marker={"germania": "rome", "garamantia": "carthage"},
    )  # fmt: skip
    assert hand(match, served).get("gems") == 2
    assert value(match, "reserve", "gems") == 0


@rule("EM-5.17")
def test_buildings_must_collect_but_powers_may() -> None:
    """Nobody is asked about buildings; the owner of a power may decline."""
    match = collecting(owner={"artemis": "greece", "colossus": "greece"}, built={"latium": {"city": 1}})
    match.play("no; no")
    assert hand(match, "greece") == {} and hand(match, "rome") == {"coin": 1}


@rule("EM-5.18")
def test_what_others_know_of_a_hand() -> None:
    """What buildings yield is known, legendary draws are secret, counts are public (option)."""
    match = collecting(**TROY)
    draw(match, "wine")
    mine = next(s for s in match.view(seat(match, "greece"))["sides"] if s["id"] == "greece")["hand"]
    theirs = next(s for s in match.view(seat(match, "rome"))["sides"] if s["id"] == "greece")["hand"]
    assert mine["tokens"] == {"coin": 1, "wine*": 1}
    assert theirs == {"count": 2, "known": {"coin": 1}, "unknown": 1, "gave_one": False}
    assert "legendary wine" in match.story(seat(match, "greece"))[-1]
    assert not any("wine" in line for line in match.story(seat(match, "rome")))
    hidden = collecting(options={"counts_public": False}, **TROY)
    assert next(s for s in hidden.view(0)["sides"] if s["id"] == "greece")["hand"]["count"] is None


# --- powers of the phase


def circe(**rest: Any) -> Match:
    return collecting(owner={"circe": "rome"}, **rest)


@rule("EM-15.6")
def test_circe_makes_caravans_of_legions() -> None:
    """One legion per empty icon, in own or neutral provinces without enemies; an own market doubles."""
    match = circe(
        legions={"rome": {"gallia": 2, "latium": 1, "macedonia": 1, "dacia": 1}, "greece": {"dacia": 1}},
        marker={"macedonia": "greece"}, built={"latium": {"caravan": 1, "market": 1}},
    )  # fmt: skip
    assert refusal(match, "circe latium metal") == "EM-15.6"  # a caravan stands there
    assert refusal(match, "circe macedonia grain") == "EM-15.6"  # Greek province
    assert refusal(match, "circe dacia wine") == "EM-15.6"  # enemies
    match.play("circe latium wine; circe gallia grain; circe gallia sheep")
    assert refusal(match, "circe latium wine") == "EM-15.6"  # one legion per icon
    assert levels(match, "rome")[0] == 3  # caravan, market, Circe's bonus
    match.play("done")
    assert hand(match, "rome") == {"metal": 2, "wine": 2, "grain": 1, "sheep": 1}
    assert value(match, "circe_legion") == 0  # for this round only


@rule("EM-15.6")
def test_circe_options() -> None:
    """Anywhere, without market, for the Trade level."""
    options = {"circe_where": "any_empty_slot", "circe_market": False, "circe_trade_level": True}
    match = circe(
        options=options, legions={"rome": {"macedonia": 1, "latium": 1}}, marker={"macedonia": "greece"},
        built={"latium": {"market": 1}},
    )  # fmt: skip
    match.play("circe macedonia grain; circe latium wine")
    assert levels(match, "rome")[0] == 1 + 1 + 2
    match.play("done")
    assert hand(match, "rome") == {"grain": 1, "wine": 1}


@rule("EM-15.15")
def test_circe_in_the_military_turn() -> None:
    """`circe_when = military`: a placement lasts as long as the legion stays, and yields without a question."""
    match = collecting(
        options={"circe_when": "military"}, owner={"circe": "rome"}, legions={"rome": {"gallia": 1}},
        circe_legion={"gallia": {"caravan": "rome"}},
    )  # fmt: skip
    assert hand(match, "rome") == {"grain": 1}
    assert value(match, "circe_legion", "gallia", "caravan") == "rome"


@rule("EM-15.15")
def test_circe_places_legions_after_the_conquests() -> None:
    """In step f of the Military turn; a legion that already serves may be put on another icon of its province."""
    match = at(
        "empires", 3, phase="begin_military", options={"circe_when": "military"}, owner={"circe": "rome"},
        legions={"rome": {"gallia": 1}}, circe_legion={"gallia": {"caravan": "rome"}},
    )  # fmt: skip
    match.play("next rome")
    while value(match, "phase") != "circe":
        match.play("done")
    match.play("circe gallia sheep; done")
    assert value(match, "circe_legion", "gallia") == {"caravan2": "rome"}


@rule("EM-16.1")
def test_colossus() -> None:
    """After all have collected the owner may take one regular good in the reserve, announced to all."""
    match = collecting(owner={"colossus": "egypt"})
    assert actor(match) == "egypt"
    assert refusal(match, "take coin") == refusal(match, "take wine*") == "EM-16.1"
    assert "no" in match.legal()
    match.play("take ceramic")
    assert hand(match, "egypt") == {"ceramic": 1}
    assert match.story(seat(match, "rome"))[-1] == "Egypt takes ceramics of its choice."


@rule("EM-16.2")
def test_colossus_works_from_the_next_collect_phase() -> None:
    """Bought in a Build phase, it gives nothing before the next Collect phase."""
    match = building("empires", "egypt", "7 coin")
    buy(match, "buy colossus", "7 coin")
    assert hand(match, "egypt") == {} and refusal(match, "take wine") == "EM-7.1"


@rule("EM-16.7")
@pytest.mark.parametrize(("answer", "coins"), [("yes", 2), ("no", 1)])
def test_temple_of_artemis(answer: str, coins: int) -> None:
    """One coin more each Collect phase, if its owner likes."""
    match = collecting(owner={"artemis": "greece"}, built={"achaea": {"city": 1}})
    match.play(answer)
    assert hand(match, "greece") == {"coin": coins}


# --- vectors


@rule("EM-T1")
def test_aethiopia() -> None:
    """Egypt's marker in Aethiopia, caravans on both icons, no market: 1 grain and 1 gold."""
    match = collecting(marker={"aethiopia": "egypt"}, built={"aethiopia": {"caravan": 1, "caravan2": 1}})
    assert hand(match, "egypt") == {"grain": 1, "gold": 1}


@rule("EM-T2")
def test_shared_macedonia() -> None:
    """One of two caravans is occupied: each controls one."""
    match = collecting(
        marker={"macedonia": "greece"}, built={"macedonia": {"caravan": 1, "caravan2": 1}},
        legions={"rome": {"macedonia": 1}}, conqueror={"macedonia": "rome"}, posts={"macedonia": {"caravan2": 1}},
    )  # fmt: skip
    assert hand(match, "greece") == {"grain": 1} and hand(match, "rome") == {"wine": 1}
    assert levels(match, "greece")[0] == levels(match, "rome")[0] == 1


@rule("EM-15.15")
def test_a_lone_legion_of_circe_stays_where_it_serves() -> None:
    """It is asked whether it serves elsewhere; if nothing is said it serves on."""
    match = at(
        "empires", 3, phase="begin_military", options={"circe_when": "military"}, owner={"circe": "rome"},
        legions={"rome": {"gallia": 1}}, circe_legion={"gallia": {"caravan": "rome"}},
    )  # fmt: skip
    match.play("next rome")
    while value(match, "phase") != "circe":
        match.play("done")
    match.play("done")
    assert value(match, "circe_legion", "gallia") == {"caravan": "rome"}


@rule("EM-5.7", "EM-5.11")
def test_no_temple_offers_a_good_that_the_cities_draw() -> None:
    """`before_draw`: the last legendary good goes to the city, so that the Temple has only a coin to give."""
    legendary = [t for t in internum.game("empires").labels({})["token"] if t.endswith("*")]
    held = dict.fromkeys(legendary[1:], 1)
    match = collecting(options={"temple_choice": "before_draw"}, hand={"rome": held}, **TROY_TEMPLE)
    assert value(match, "phase") == "temple"
    assert match.legal() == ["gain coin"]
    assert refusal(match, "gain legendary") == "EM-5.11"
