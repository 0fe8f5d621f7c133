"""Temple (AN-7)."""

from __future__ import annotations

import pytest

from tests.support import rule

from .table import at, cities, place, purse, refusal, side

TWENTY = (
    "athens sparta pella dyrrhachion messana byzantium sirmium napoca tomis ephesos "
    "attalia gordion sinope phasis paphos knossos cyrene corniclanum leptis_magna alexandria"
)
FIVE_MARBLE = "; pay marble" * 5


@rule("AN-7.1")
@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_any_number_of_temples(built: int) -> None:
    """In one action a nation builds none, one or several temples."""
    match = at(active="greece", phase="temple", stock={"greece": {"marble": 15}}, forced=False)
    for city in ("sparta", "dyrrhachion", "messana")[:built]:
        match.play(f"temple {city}{FIVE_MARBLE}")
    match.play("done")
    assert side(match, "greece")["temples"] == built
    assert match.view(None)["bank"]["temples"] == 20 - built
    assert purse(match, "greece")[1] == 15 - 5 * built


@rule("AN-7.2")
def test_a_temple_costs_five_marble() -> None:
    """Five marble and coins together are enough, four are not, and no other resource helps."""
    match = at(active="greece", phase="temple", stock={"greece": {"marble": 3, "coin": 2}})
    match.play("temple sparta")
    assert purse(match, "greece") == (0, 0, 0, 0) and place(match, "sparta")["temple"]
    poor = at(active="greece", phase="temple", stock={"greece": {"marble": 3, "coin": 1, "gold": 9}}, forced=False)
    assert refusal(poor, "temple sparta") == "AN-7.2" and poor.legal() == ["done"]


@rule("AN-7.3")
def test_temples_stand_on_own_cities() -> None:
    """A foreign city or an unfounded site takes no temple, even with own units there."""
    match = at(
        active="greece",
        phase="temple",
        legions={"greece": {"susa": 3, "pella": 3}},
        stock={"greece": {"marble": 9}},
        forced=False,
    )
    assert refusal(match, "temple susa") == refusal(match, "temple pella") == "AN-7.3"
    assert match.legal() == ["done", "temple dyrrhachion", "temple messana", "temple sparta"]


@rule("AN-7.4")
def test_one_temple_to_a_city() -> None:
    """A city with a temple takes no second one."""
    match = at(active="greece", phase="temple", stock={"greece": {"marble": 20}}, forced=False)
    match.play(f"temple sparta{FIVE_MARBLE}")
    assert refusal(match, "temple sparta") == "AN-7.4"
    assert "temple sparta" not in match.legal() and "temple messana" in match.legal()


@rule("AN-7.5")
def test_the_twentieth_temple_is_the_last_until_one_returns() -> None:
    """With 20 temples on the board none can be built; once one is destroyed there is one again."""
    match = at(
        active="greece",
        phase="manoeuvre",
        city=cities("persia", f"{TWENTY} tyros") | cities("greece", "susa ninive"),
        temple=dict.fromkeys(TWENTY.split(), 1),
        legions={"greece": {"athens": 3}},
        stock={"persia": {"marble": 5}},
        forced=False,
    )
    full = match.copy()
    full.play("done; done; rondel temple")
    assert refusal(full, "temple tyros") == "AN-7.5" and full.legal() == ["done"]
    match.play("conquer athens" + "; lose legion 1" * 3)
    assert match.view(None)["bank"]["temples"] == 1
    match.play(f"done; done; rondel temple; temple tyros{FIVE_MARBLE}")
    assert place(match, "tyros")["temple"] and match.view(None)["bank"]["temples"] == 0


@rule("AN-7.6")
def test_a_temple_triples_the_city() -> None:
    """Production, arming cap and base defence are 3 instead of 1."""
    for temple, worth in ((0, 1), (1, 3)):
        match = at(
            active="greece", phase="arming", temple={"sparta": temple}, stock={"greece": {"iron": 9}}, forced=False
        )
        assert side(match, "greece")["yields"]["marble"] == worth
        assert place(match, "sparta")["defence"] == worth
        for _ in range(worth):
            match.play("arm legion sparta; pay iron")
        assert refusal(match, "arm legion sparta") == ("AN-8.4" if temple else "AN-8.3")


@rule("AN-7.7")
def test_foreign_units_do_not_prevent_a_temple() -> None:
    """A temple is built although foreign legions and galleys stand in the province."""
    match = at(
        active="greece",
        phase="temple",
        legions={"persia": {"sparta": 8}},
        galleys={"arabia": {"sparta": 8}},
        stock={"greece": {"marble": 5}},
    )
    match.play("temple sparta")
    assert place(match, "sparta")["temple"]


@rule("AN-7.8")
def test_temples_go_only_with_their_city() -> None:
    """Nothing moves or sells a temple; conquest destroys it, and so does giving its city up."""
    match = at(active="greece", phase="temple", temple={"sparta": 1}, stock={"greece": {"marble": 9}})
    about_temples = [f.verb for f in match.game.space.families if "temple" in f.verb]
    assert about_temples == ["temple"]
    assert refusal(match, "temple sparta") == "AN-7.4"
    twenty_five = f"{TWENTY} memphis ammonion theben tyros antiochia"
    match = at(
        active="persia",
        phase="manoeuvre",
        city=cities("persia", twenty_five) | cities("greece", "susa ninive"),
        temple={"susa": 1, "theben": 1, "tyros": 1},
        legions={"persia": {"susa": 3}},
        forced=False,
    )
    match.play("conquer susa" + "; lose legion 1" * 3 + "; give-up theben")
    assert not place(match, "susa")["temple"] and not place(match, "theben")["temple"]
    assert place(match, "tyros")["temple"]
    assert match.view(None)["bank"]["temples"] == 19
