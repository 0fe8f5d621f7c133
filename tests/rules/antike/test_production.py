"""Production: marble, iron, gold (AN-6)."""

from __future__ import annotations

import pytest

from tests.support import rule

from .table import at, cities, place, purse, refusal, side

ATHENIANS = cities("greece", "sparta pella dyrrhachion athens") | cities("persia", "susa ninive")


@rule("AN-6.1")
@pytest.mark.parametrize(
    ("space", "received"), [("iron", (1, 0, 0, 0)), ("marble", (0, 2, 0, 0)), ("gold", (0, 0, 1, 0))]
)
def test_only_the_resource_of_the_space(space: str, received: tuple[int, ...]) -> None:
    """A production space gives its own resource and no other, to the active nation only, out of the bank."""
    match = at(
        options={"bank_resources": "finite"},
        active="greece",
        city=ATHENIANS,
        stock={"persia": {"gold": 2}},
        forced=False,
    )
    match.play(f"rondel {space}")
    assert purse(match, "greece") == received
    assert purse(match, "persia") == (0, 0, 2, 0)
    bank = match.view(None)["bank"]["resources"]
    assert bank[space] + sum(received) == (78 if space == "gold" else 80)


@rule("AN-6.2")
def test_a_city_without_temple_gives_one() -> None:
    """Two marble cities without temple give 2 marble."""
    match = at(active="greece", city=ATHENIANS, stock={}, forced=False)
    match.play("rondel marble")
    assert purse(match, "greece") == (0, 2, 0, 0)


@rule("AN-6.3")
def test_a_city_with_temple_gives_three_in_all() -> None:
    """The temple makes 3 out of 1, not 4; a temple on a city of another resource adds nothing."""
    match = at(active="greece", city=ATHENIANS, temple={"athens": 1, "sparta": 1}, stock={}, forced=False)
    match.play("rondel gold")
    assert purse(match, "greece") == (0, 0, 3, 0)


@rule("AN-6.4")
@pytest.mark.parametrize(("level", "bonus"), [(0, 0), (1, 1), (2, 2)])
@pytest.mark.parametrize("space", ["marble", "iron", "gold"])
def test_market_and_currency_add_to_the_action_not_to_each_city(level: int, bonus: int, space: str) -> None:
    """Market gives 1 more and currency 2 in all, however many cities produce."""
    plain = {"marble": 2, "iron": 1, "gold": 1}[space]
    match = at(active="greece", city=ATHENIANS, know_how={"greece": {"trade": level}}, stock={}, forced=False)
    match.play(f"rondel {space}")
    assert side(match, "greece")["stock"][space] == plain + bonus


@rule("AN-6.5")
def test_the_bonus_needs_no_city_of_the_resource() -> None:
    """With currency and no iron city the iron space gives 2, or nothing if a city is required."""
    for needs_city, iron in ((False, 2), (True, 0)):
        match = at(
            options={"market_needs_city": needs_city},
            active="greece",
            city=cities("greece", "sparta athens") | cities("persia", "susa"),
            know_how={"greece": {"trade": 2}},
            stock={},
            forced=False,
        )
        match.play("rondel iron")
        assert purse(match, "greece") == (iron, 0, 0, 0)


@rule("AN-6.6")
def test_foreign_units_do_not_reduce_production() -> None:
    """A city surrounded by foreign legions and galleys gives what it always gives."""
    match = at(
        active="greece",
        city=ATHENIANS,
        temple={"athens": 1},
        legions={"persia": {"athens": 9}},
        galleys={"arabia": {"athens": 9}},
        stock={},
        forced=False,
    )
    match.play("rondel gold")
    assert purse(match, "greece") == (0, 0, 3, 0)


@rule("AN-6.7")
def test_a_city_founded_after_production_produces_next_time() -> None:
    """Founding comes after production: the new city gives nothing until the next production action."""
    match = at(
        active="greece",
        city=cities("greece", "sparta") | cities("persia", "susa") | cities("arabia", "mecca"),
        rondel={"persia": "iron", "arabia": "iron"},
        legions={"greece": {"pella": 1}},
        stock={"greece": {"marble": 9, "iron": 9, "gold": 9}},
        forced=False,
    )
    match.play("rondel marble; found pella; pay marble; pay iron; pay gold")
    assert place(match, "pella")["owner"] == "greece" and purse(match, "greece") == (8, 9, 8, 0)
    match.play("done; rondel temple; done; done; rondel temple; done; done")
    match.play("rondel marble" + "; pay iron" * 5)
    assert purse(match, "greece") == (3, 11, 8, 1)


@rule("AN-6.8")
def test_production_cannot_be_refused() -> None:
    """All of the yield comes at once; there is nothing to choose and no way to give it back."""
    match = at(active="greece", city=ATHENIANS, temple={"sparta": 1}, stock={}, forced=False)
    match.play("rondel marble")
    assert purse(match, "greece")[1] == 4
    assert match.view(None)["phase"] == "founding" and match.legal() == ["done"]
    assert refusal(match, "pay marble") == "AN-5.9"
