"""End of the game (AN-15)."""

from __future__ import annotations

import pytest

from internum import IllegalAction, Match
from tests.support import rule

from .table import FIVE, at, cards, cities, refusal, side

KINGLY = cities("greece", FIVE) | cities("persia", "susa ninive") | cities("arabia", "mecca")


def last_step(players: int, held: dict[str, dict[str, int]], **more: object) -> Match:
    """The Greeks own five cities and are about to take a king."""
    city = dict(KINGLY)
    for nation, province in (("phoenicia", "tyros"), ("egypt", "theben"), ("babylonia", "babylon"))[: players - 3]:
        city[province] = nation
    return at(players, active="greece", phase="founding", city=city, personages=held, forced=False, **more)


@rule("AN-15.1")
def test_the_game_ends_at_once() -> None:
    """The nation that reaches the number wins in its own turn; nobody plays on."""
    match = last_step(3, {"greece": {"scholar": 8, "general": 1}})
    match.play("done")
    assert match.over and match.winners == [0]
    assert match.view(None)["winner"] == "greece" and match.round == 1
    assert match.pending == () and match.legal() == []
    assert refusal(match, "rondel iron") == "AN-15.1"
    with pytest.raises(IllegalAction) as refused:
        match.play("rondel iron", seat=1)
    assert refused.value.rule == "AN-15.1"


@rule("AN-15.2")
@pytest.mark.parametrize(("players", "needed"), [(6, 7), (5, 8)])
def test_six_nations_seven_five_nations_eight(players: int, needed: int) -> None:
    """With six nations 7 personages win, with five 8; one fewer does not."""
    for held, over in ((needed - 1, True), (needed - 2, False)):
        match = last_step(players, {"greece": {"scholar": held}})
        match.play("done")
        assert sum(cards(match, "greece").values()) == held + 1
        assert match.over is over


@rule("AN-15.3")
def test_four_nations_nine() -> None:
    """With four nations 9 personages win, in the two-player game too."""
    for held, over in ((8, True), (7, False)):
        match = last_step(4, {"greece": {"scholar": held}})
        match.play("done")
        assert match.over is over
    pair = at(2, active="greece", phase="founding", city=KINGLY, personages={"greece": {"scholar": 8}}, forced=False)
    pair.play("done")
    assert pair.over and pair.winners == [side(pair, "greece")["seat"]]


@rule("AN-15.4")
@pytest.mark.parametrize("needed", [10, 12])
def test_three_nations_ten_or_twelve(needed: int) -> None:
    """With three nations 10 win, or 12 as agreed before the game."""
    options = {"target_three_nations": needed}
    for held, over in ((needed - 1, True), (needed - 2, False)):
        match = last_step(3, {"greece": {"scholar": 8, "general": held - 8}}, options=options)
        match.play("done")
        assert match.over is over
    assert at().view(None)["target"] == 10


@rule("AN-15.5")
def test_with_twelve_the_game_can_run_dry() -> None:
    """Three nations can hold all cards but two generals without a winner by 12; by 10 one has won long before."""
    held = {
        "greece": {"scholar": 7, "king": 4},
        "persia": {"king": 5, "citizen": 6},
        "arabia": {"navigator": 5, "scholar": 1, "general": 5},
    }
    twelve = at(options={"target_three_nations": 12}, active="greece", phase="founding", personages=held, forced=False)
    twelve.play("done")
    assert not twelve.over
    left = {kind: stack["left"] for kind, stack in twelve.view(None)["bank"]["personages"].items()}
    assert left == {"king": 0, "scholar": 0, "general": 2, "citizen": 0, "navigator": 0}
    ten = at(active="greece", phase="founding", personages=held, forced=False)
    ten.play("done")
    assert ten.over


@rule("AN-15.6")
def test_more_than_enough_wins_just_the_same() -> None:
    """A nation that passes the number by several cards in one step wins; the others gain nothing in its turn."""
    match = at(
        active="greece",
        phase="founding",
        city=KINGLY,
        temple=dict.fromkeys(FIVE.split()[:3], 1),
        galleys={
            "greece": dict.fromkeys(["sparta", "athens", "pella", "messana", "knossos", "ephesos", "byzantium"], 1)
        },
        personages={"greece": {"scholar": 8, "general": 1}, "persia": {"king": 8}},
        forced=False,
    )
    match.play("done")
    assert sum(cards(match, "greece").values()) == 12
    assert match.winners == [0] and cards(match, "persia") == {"king": 8}


# Five nations with 34 cards; a general is the last one.
ALL_BUT_ONE = {
    "greece": {"king": 7},
    "persia": {"scholar": 7},
    "arabia": {"general": 6, "king": 1},
    "phoenicia": {"citizen": 6, "king": 1},
    "egypt": {"navigator": 5, "scholar": 1},
}
ALL_OUT = ALL_BUT_ONE | {"egypt": {"navigator": 5, "scholar": 1, "general": 1}}


@rule("AN-15.7")
@pytest.mark.parametrize("players", [5, 6])
def test_with_all_cards_out_the_next_temple_destroyed_wins(players: int) -> None:
    """When all 35 are taken and nobody has enough, destroying a temple is victory; another conquest is not."""
    held = ALL_OUT
    if players == 6:
        held = {
            "greece": {"king": 6},
            "persia": {"scholar": 6},
            "arabia": {"general": 6},
            "phoenicia": {"citizen": 6},
            "egypt": {"navigator": 5},
            "babylonia": {"king": 3, "scholar": 2, "general": 1},
        }
    match = at(
        players,
        active="egypt",
        phase="manoeuvre",
        personages=held,
        temple={"tyros": 1},
        legions={"egypt": {"tyros": 3}},
        galleys={"egypt": {"paphos": 1}},
        forced=False,
    )
    match.play("conquer paphos; lose galley 1")
    assert not match.over
    match.play("conquer tyros; lose legion 1; lose legion 1")
    assert not match.over
    match.play("lose legion 1")
    assert match.over and match.winners == [side(match, "egypt")["seat"]]


@rule("AN-15.7")
def test_while_a_card_is_left_a_temple_destroyed_does_not_win() -> None:
    """With 34 cards out a destroyed temple earns its general and no more."""
    match = at(
        5,
        active="arabia",
        phase="manoeuvre",
        personages=ALL_BUT_ONE | {"arabia": {"general": 6}, "phoenicia": {"citizen": 6}},
        temple={"tyros": 1},
        legions={"arabia": {"tyros": 3}},
        forced=False,
    )
    match.play("conquer tyros" + "; lose legion 1" * 3 + "; done; done")
    assert not match.over and cards(match, "arabia") == {"general": 7}


@rule("AN-15.8")
def test_only_temples_destroyed_after_the_turn_of_the_last_card_count() -> None:
    """The turn that takes the 35th card does not win by its temple; the next nation to destroy one does, at once."""
    match = at(
        5,
        active="egypt",
        phase="manoeuvre",
        personages=ALL_BUT_ONE,
        temple={"tyros": 1, "theben": 1},
        legions={"egypt": {"tyros": 3}, "greece": {"theben": 3}},
        forced=False,
    )
    match.play("conquer tyros" + "; lose legion 1" * 3)
    assert not match.over
    match.play("done; done")
    assert not match.over
    assert sum(stack["left"] for stack in match.view(None)["bank"]["personages"].values()) == 0
    match.play("rondel manoeuvre-1; conquer theben" + "; lose legion 1" * 3)
    assert match.over and match.view(None)["winner"] == "greece"


@rule("AN-15.9")
@pytest.mark.parametrize(("players", "can_run_out"), [(2, False), (3, False), (4, False), (5, True), (6, True)])
def test_the_cards_run_out_only_with_five_or_six_nations(players: int, can_run_out: bool) -> None:
    """All nations one card short of the number hold 35 or more only from five nations on."""
    for options in ({}, {"target_three_nations": 12}):
        view = at(players, options).view(None)
        most = len(view["sides"]) * (view["target"] - 1)
        cards_in_all = sum(stack["of"] for stack in view["bank"]["personages"].values())
        assert (most >= cards_in_all) is can_run_out


@rule("AN-15.10")
def test_no_limit_of_rounds_and_no_ranking() -> None:
    """A game goes on for any number of rounds; the table at the end only shows personages."""
    late = at(active="persia", phase="founding", round=9000, forced=False)
    late.play("done")
    assert not late.over and late.round == 9001
    match = last_step(3, {"greece": {"scholar": 7, "general": 2}, "persia": {"king": 2}, "arabia": {"king": 4}})
    match.play("done")
    assert match.winners == [0]
    assert [(row["seat"], row["score"]) for row in match.standings] == [(0, 10), (2, 4), (1, 2)]
