"""Resources, payment and bank (AN-5)."""

from __future__ import annotations

import pytest

from internum import NotationError
from tests.support import rule

from .table import ALL_KNOW_HOW, at, cities, place, purse, refusal, side

TWENTY = (
    "athens sparta pella dyrrhachion messana byzantium sirmium napoca tomis ephesos "
    "attalia gordion sinope phasis paphos knossos cyrene corniclanum leptis_magna alexandria"
)


@rule("AN-5.1")
@pytest.mark.parametrize("coins", [0, 1, 3, 5])
def test_coins_replace_units_of_a_price_one_for_one(coins: int) -> None:
    """Of five marble any number may be paid in coins, as the buyer decides unit by unit."""
    match = at(active="greece", phase="temple", stock={"greece": {"marble": 5, "coin": 5}}, forced=False)
    match.play("temple sparta")
    assert match.legal() == ["pay marble", "pay coin"]
    match.play("; ".join(["pay marble"] * (5 - coins) + ["pay coin"] * coins))
    assert place(match, "sparta")["temple"]
    assert purse(match, "greece") == (0, coins, 0, 5 - coins)


@rule("AN-5.2")
def test_payments_go_to_the_bank() -> None:
    """Units and coins paid lie in the bank, and the coins can be taken again."""
    match = at(
        options={"bank_resources": "finite"},
        active="greece",
        phase="arming",
        stock={"greece": {"iron": 1, "coin": 1}, "arabia": {"coin": 29}},
        forced=False,
    )
    assert match.view(None)["bank"]["coins"] == 0
    match.play("arm legion sparta; pay iron; arm legion dyrrhachion; pay coin")
    bank = match.view(None)["bank"]
    assert (bank["coins"], bank["resources"]["iron"]) == (1, 80)
    match.play("done; done")
    assert purse(match, "persia")[3] == 1 and match.view(None)["bank"]["coins"] == 0


@rule("AN-5.3")
@pytest.mark.parametrize(
    ("phase", "stock", "action", "cited"),
    [
        ("temple", {"marble": 4}, "temple sparta", "AN-7.2"),
        ("arming", {"gold": 9}, "arm legion sparta", "AN-8.1"),
        ("know-how", {"gold": 6}, "learn wheel", "AN-5.3"),
        ("founding", {"marble": 1, "iron": 1}, "found pella", "AN-13.5"),
    ],
)
def test_no_credit(phase: str, stock: dict[str, int], action: str, cited: str) -> None:
    """What cannot be paid in full at once cannot be bought."""
    match = at(active="greece", phase=phase, stock={"greece": stock}, legions={"greece": {"pella": 1}}, forced=False)
    assert refusal(match, action) == cited
    assert match.legal() == ["done"]


@rule("AN-5.3")
def test_a_purchase_begun_is_paid_before_anything_else() -> None:
    """While a price is owed the only thing to do is to pay it, with what one holds."""
    match = at(active="greece", phase="know-how", stock={"greece": {"gold": 20}}, forced=False)
    match.play("learn wheel; pay gold")
    assert match.legal() == ["pay gold"]
    assert refusal(match, "done") == refusal(match, "learn market") == refusal(match, "pay coin") == "AN-5.3"


@rule("AN-5.4")
def test_other_resources_do_not_count() -> None:
    """Iron and gold pay no marble price; a nation with all know-hows may use them; nothing becomes a coin."""
    stock = {"greece": {"marble": 4, "iron": 9, "gold": 9, "coin": 1}}
    match = at(active="greece", phase="temple", stock=stock, forced=False)
    match.play("temple sparta")
    assert match.legal() == ["pay marble"]
    assert refusal(match, "pay iron") == refusal(match, "pay gold") == "AN-5.4"
    wise = at(active="greece", phase="temple", stock=stock, know_how={"greece": ALL_KNOW_HOW}, forced=False)
    wise.play("temple sparta; pay marble; pay iron")
    finite = {"bank_resources": "finite"}
    rich = at(options=finite, active="greece", stock=stock, know_how={"greece": ALL_KNOW_HOW})
    assert not any("coin" in text for text in rich.legal())
    with pytest.raises(NotationError):
        rich.play("exchange iron coin")


@rule("AN-5.5")
def test_a_short_bank_gives_what_is_left() -> None:
    """With a finite bank a nation receives no more than there is; the rest is not owed later."""
    stock = {"persia": {"marble": 19}}
    options = {"bank_resources": "finite", "bank_units": 20}
    temple = {"sparta": 1}
    match = at(options=options, active="greece", temple=temple, stock=stock, forced=False)
    assert side(match, "greece")["yields"]["marble"] == 3
    match.play("rondel marble")
    assert purse(match, "greece")[1] == 1
    assert match.view(None)["bank"]["resources"]["marble"] == 0
    match.play("done; rondel temple; temple susa" + "; pay marble" * 5)
    assert purse(match, "greece")[1] == 1 and match.view(None)["bank"]["resources"]["marble"] == 5
    plenty = at(active="greece", temple=temple, stock=stock, forced=False)
    plenty.play("rondel marble")
    assert purse(plenty, "greece")[1] == 3


@rule("AN-5.6")
def test_without_a_temple_in_the_bank_none_is_built() -> None:
    """With all 20 temples on the board nobody builds another."""
    city = {**cities("persia", TWENTY), **cities("greece", "susa ninive")}
    position = {"active": "greece", "phase": "temple", "city": city, "stock": {"greece": {"marble": 10}}}
    full = at(**position, temple=dict.fromkeys(TWENTY.split(), 1), forced=False)
    assert full.view(None)["bank"]["temples"] == 0
    assert full.legal() == ["done"] and refusal(full, "temple susa") == "AN-7.5"
    last = at(**position, temple=dict.fromkeys(TWENTY.split()[1:], 1), forced=False)
    last.play("temple susa" + "; pay marble" * 5)
    assert refusal(last, "temple ninive") == "AN-7.5"


@rule("AN-5.7")
@pytest.mark.parametrize(("unit", "other", "field"), [("legion", "galley", "legions"), ("galley", "legion", "galleys")])
def test_without_a_unit_in_reserve_none_is_set_up(unit: str, other: str, field: str) -> None:
    """An empty reserve of one type stops arming of that type only."""
    units = {field: {"greece": {"sparta": 17}}}
    match = at(active="greece", phase="arming", stock={"greece": {"iron": 5}}, forced=False, **units)
    assert refusal(match, f"arm {unit} sparta") == "AN-8.10"
    assert f"arm {other} sparta" in match.legal()
    assert not any(text.startswith(f"arm {unit}") for text in match.legal())


@rule("AN-5.8")
def test_coins_that_are_out_are_replaced_by_a_resource() -> None:
    """Where anything else would simply be lacking, a missing coin gives a resource of one's choice."""
    match = at(active="arabia", phase="founding", stock={"persia": {"coin": 30}}, forced=False)
    match.play("done; take marble")
    assert purse(match, "greece") == (0, 1, 0, 0)
    assert match.view(None)["phase"] == "rondel"


@rule("AN-5.9")
def test_holdings_have_no_limit_and_nothing_is_discarded() -> None:
    """A nation may hold any amount; a unit leaves it only as a payment."""
    match = at(active="greece", stock={"greece": {"marble": 900, "iron": 900, "gold": 900}}, forced=False)
    match.play("rondel gold")
    assert purse(match, "greece") == (900, 900, 901, 0)
    assert refusal(match, "pay gold") == "AN-5.9"
    match.play("done")
    assert purse(match, "greece") == (900, 900, 901, 0)
