"""The rondel (AN-4)."""

from __future__ import annotations

import pytest

from internum import Match
from tests.support import rule

from .table import at, purse, refusal, side

CLOCKWISE = ["iron", "temple", "gold", "manoeuvre-1", "arming", "marble", "know-how", "manoeuvre-2"]


def costs(match: Match) -> dict[str, int]:
    return {space["id"]: space["cost"] for space in match.view(None)["rondel"]}


def standing_on(space: str) -> dict[str, int]:
    """What it costs the Greeks to go to each space from one they stand on."""
    return costs(at(active="greece", rondel={"greece": space}))


@rule("AN-4.1")
def test_eight_spaces() -> None:
    """Three spaces produce, three develop, two are for manoeuvres."""
    spaces = {space["id"]: space["yield"] for space in at(active="greece").view(None)["rondel"]}
    assert {name for name, amount in spaces.items() if amount is not None} == {"marble", "iron", "gold"}
    phases = {}
    for name in spaces:
        match = at(active="greece", forced=False)
        match.play(f"rondel {name}")
        phases[name] = match.view(None)["phase"]
    assert phases == {
        "marble": "founding",
        "iron": "founding",
        "gold": "founding",
        "temple": "temple",
        "arming": "arming",
        "know-how": "know-how",
        "manoeuvre-1": "manoeuvre",
        "manoeuvre-2": "manoeuvre",
    }


@rule("AN-4.2")
@pytest.mark.parametrize(
    ("one", "other"),
    [("temple", "marble"), ("arming", "iron"), ("know-how", "gold"), ("manoeuvre-1", "manoeuvre-2")],
)
def test_a_development_lies_opposite_its_resource(one: str, other: str) -> None:
    """Both ways the opposite space is four on, which costs 1."""
    assert standing_on(one)[other] == standing_on(other)[one] == 1
    assert abs(CLOCKWISE.index(one) - CLOCKWISE.index(other)) == 4


@rule("AN-4.3")
def test_clockwise_order() -> None:
    """Iron, Temple, Gold, Manoeuvre, Arming, Marble, Know-how, Manoeuvre."""
    assert [space["id"] for space in at().view(None)["rondel"]] == CLOCKWISE
    for i, space in enumerate(CLOCKWISE):
        free = {name for name, cost in standing_on(space).items() if cost == 0}
        assert free == {CLOCKWISE[(i + d) % 8] for d in (1, 2, 3)}


@rule("AN-4.4")
@pytest.mark.parametrize("space", CLOCKWISE)
def test_the_first_space_is_free(space: str) -> None:
    """On its first turn a nation enters any of the 8 spaces without paying."""
    match = at(active="greece", stock={}, forced=False)
    assert match.legal() == [f"rondel {name}" for name in CLOCKWISE]
    match.play(f"rondel {space}")
    assert side(match, "greece")["rondel"] == space
    assert match.view(None)["payment"] is None


@rule("AN-4.5")
def test_pawns_move_clockwise_only() -> None:
    """The space behind the pawn is not one step away but seven."""
    for i, space in enumerate(CLOCKWISE):
        assert standing_on(space)[CLOCKWISE[i - 1]] == 4
    poor = at(active="greece", rondel={"greece": "temple"}, stock={"greece": {"coin": 3}})
    assert refusal(poor, "rondel iron") == "AN-4.7"


@rule("AN-4.6")
@pytest.mark.parametrize("distance", [1, 2, 3])
def test_up_to_three_spaces_are_free(distance: int) -> None:
    """Moving 1, 2 or 3 spaces costs nothing."""
    target = CLOCKWISE[4 + distance]
    match = at(active="greece", rondel={"greece": "arming"}, stock={"greece": {"coin": 2}}, forced=False)
    match.play(f"rondel {target}")
    assert side(match, "greece")["rondel"] == target and purse(match, "greece")[3] == 2


@rule("AN-4.7")
@pytest.mark.parametrize(("distance", "price"), [(4, 1), (5, 2), (6, 3), (7, 4), (8, 5)])
def test_farther_spaces_cost_a_unit_each(distance: int, price: int) -> None:
    """d spaces cost d - 3 units; who cannot pay them cannot go there."""
    target = CLOCKWISE[distance % 8]
    match = at(active="greece", rondel={"greece": "iron"}, stock={"greece": {"gold": price}})
    match.play(f"rondel {target}")
    assert side(match, "greece")["rondel"] == target
    assert purse(match, "greece")[2] == 0
    poor = at(active="greece", rondel={"greece": "iron"}, stock={"greece": {"gold": price - 1}}, forced=False)
    assert refusal(poor, f"rondel {target}") == ("AN-4.8" if distance == 8 else "AN-4.7")
    assert f"rondel {target}" not in poor.legal()


@rule("AN-4.8")
def test_staying_means_going_all_the_way_round() -> None:
    """The same space again is 8 spaces on and costs 5."""
    match = at(active="greece", rondel={"greece": "temple"}, stock={"greece": {"iron": 6}}, forced=False)
    assert costs(match)["temple"] == 5
    match.play("rondel temple" + "; pay iron" * 5)
    assert match.view(None)["phase"] == "temple" and purse(match, "greece")[0] == 1
    poor = at(active="greece", rondel={"greece": "temple"}, stock={"greece": {"iron": 4}})
    assert refusal(poor, "rondel temple") == "AN-4.8"


@rule("AN-4.9")
def test_no_more_than_one_lap() -> None:
    """A space has one price: longer ways to it are not offered, and none costs more than 5."""
    match = at(active="greece", rondel={"greece": "iron"}, stock={"greece": {"gold": 99}})
    assert len(match.legal()) == match.game.space.by_verb["rondel"].size == 8
    assert max(costs(match).values()) == 5
    match.play("rondel temple")
    assert purse(match, "greece")[2] == 99


@rule("AN-4.10")
@pytest.mark.parametrize("mix", ["marble iron gold", "marble marble coin", "iron gold gold", "gold coin coin"])
def test_the_price_of_a_move_is_paid_in_any_mix(mix: str) -> None:
    """Each unit may be marble, iron, gold or a coin."""
    stock = {"greece": {"marble": 2, "iron": 2, "gold": 2, "coin": 2}}
    match = at(active="greece", rondel={"greece": "iron"}, stock=stock, forced=False)
    match.play("rondel know-how; " + "; ".join(f"pay {kind}" for kind in mix.split()))
    assert match.view(None)["phase"] == "know-how"
    paid = tuple(mix.split().count(kind) for kind in ("iron", "marble", "gold", "coin"))
    assert tuple(2 - n for n in paid) == purse(match, "greece")


@rule("AN-4.11")
def test_the_price_goes_to_the_bank_before_the_action() -> None:
    """What the space produces cannot pay the way to it; the coin of this turn can."""
    match = at(
        options={"bank_resources": "finite"},
        active="greece",
        rondel={"greece": "manoeuvre-2"},
        stock={"greece": {"iron": 1, "coin": 1}},
        forced=False,
    )
    before = match.view(None)["bank"]
    match.play("rondel arming; pay iron; pay coin")
    bank = match.view(None)["bank"]
    assert (bank["coins"], bank["resources"]["iron"]) == (before["coins"] + 1, before["resources"]["iron"] + 1)
    poor = at(active="greece", rondel={"greece": "iron"}, temple={"dyrrhachion": 1}, stock={"greece": {"iron": 4}})
    assert side(poor, "greece")["yields"]["iron"] == 3
    assert refusal(poor, "rondel iron") == "AN-4.8"
    match = at(active="arabia", phase="founding", rondel={"greece": "iron"}, stock={}, forced=False)
    match.play("done; rondel arming; pay coin")
    assert match.view(None)["phase"] == "arming" and purse(match, "greece")[3] == 0


@rule("AN-4.12")
def test_pawns_share_a_space() -> None:
    """A space may be entered whoever stands there."""
    match = at(active="greece", rondel={"persia": "gold", "arabia": "gold", "greece": "iron"}, forced=False)
    match.play("rondel gold")
    spaces = {space["id"]: space["pawns"] for space in match.view(None)["rondel"]}
    assert sorted(spaces["gold"]) == ["arabia", "greece", "persia"]


@rule("AN-4.13")
@pytest.mark.parametrize(("one", "other"), [("manoeuvre-1", "manoeuvre-2"), ("manoeuvre-2", "manoeuvre-1")])
def test_the_manoeuvre_spaces_are_two_places(one: str, other: str) -> None:
    """From one to the other costs 1, to stay on one costs 5; both give a manoeuvre."""
    match = at(active="greece", rondel={"greece": one}, legions={"greece": {"pella": 1}}, forced=False)
    assert (costs(match)[other], costs(match)[one]) == (1, 5)
    match.play(f"rondel {other}; pay gold; move legion pella>athens 1")
    assert side(match, "greece")["rondel"] == other
