"""MN-4.20 to 4.44, 9.6 to 9.8, 12.9 to 12.12, 14d and TV-3, 7, 33 to 37, 49 to 51, 58: the exchange."""

from __future__ import annotations

import random
from typing import Any

import pytest

import internum
from internum import Match
from internum.games.mare.board import EMPIRE_IDS
from tests.rules.mare import actor, at, claim, hand, mask, offer, refusal, seat, trading, value
from tests.support import rule

# A is Carthage, the Trade Master, B Greece, C Babylon in the three-player game
HANDS = {"carthage": "3 wine", "greece": "3 oil", "babylon": "3 grain"}


def numbers(match: Match) -> list[int]:
    return [int(text.split()[1]) for text in match.legal()]


def exchange(number: int, hands: dict[str, str] | None = None, **rest: Any) -> Match:
    """Three players (or those of `hands`) offer their own kind."""
    held = hands or HANDS
    match = trading("classic", held, 3, **rest)
    match.play(f"number {number}")
    offer(match, **{e: f"{number} {text.split()[-1]}" for e, text in held.items() if int(text.split()[0]) >= number})
    return match


def cards(match: Match) -> dict[str, int]:
    return {e: sum(hand(match, e).values()) for e in ("carthage", "greece", "babylon")}


# --- the number and the offers


@rule("MN-4.20")
def test_the_trade_master_names_the_number() -> None:
    """Openly, after the income."""
    match = trading("classic", HANDS, 3)
    assert actor(match) == "carthage"
    match.play("number 2")
    assert value(match, "offer_size") == 2 and match.story(seat(match, "greece")) == ["Carthage asks for 2 cards each."]


@rule("MN-4.21", "MN-12.9", "TV-7")
def test_no_exchange() -> None:
    """n = 0: everybody keeps what he has."""
    match = trading("classic", HANDS, 3)
    match.play("number 0")
    assert value(match, "stage") == "build" and hand(match, "carthage") == {"wine": 3}


@rule("MN-4.22", "TV-58")
def test_not_more_than_the_trade_master_has() -> None:
    """n is at most the Trade Master's hand; others with fewer take no part."""
    hands = {"carthage": "7 wine", "greece": "5 oil, 4 tax", "babylon": "6 grain", "rome": "6 fish", "egypt": "5 fruit"}
    match = trading("classic", hands)
    assert numbers(match) == list(range(8)) and refusal(match, "number 8") == "MN-4.22"
    match.play("number 7")
    assert set(match.pending) == {seat(match, "carthage"), seat(match, "greece")}


@rule("MN-4.22")
def test_a_number_above_the_own_hand() -> None:
    """Option: the Trade Master may sit out; the largest hand begins and evens out."""
    hands = {"carthage": "wine", "greece": "2 oil", "babylon": "4 grain"}
    match = trading("classic", hands, 3, options={"n_above_own_hand": True})
    assert numbers(match) == [0, 1, 2, 3, 4]
    match.play("number 2")
    offer(match, greece="2 oil", babylon="2 grain")
    assert actor(match) == "babylon" and value(match, "starter") == "babylon"


@rule("MN-4.23")
def test_hand_sizes_are_public() -> None:
    """Everybody sees how many cards the others have."""
    view = trading("classic", HANDS, 3).view(0)
    assert [side["hand"]["count"] for side in view["sides"] if side["seat"] is not None] == [3, 3, 3]


@rule("MN-4.24", "MN-12.10", "TV-3")
def test_too_few_cards() -> None:
    """With fewer than n cards a player takes no part and keeps them."""
    match = trading("classic", {"carthage": "6 wine", "greece": "6 grain", "babylon": "5 oil"}, 3)
    match.play("number 6")
    assert seat(match, "babylon") not in match.pending
    offer(match, carthage="6 wine", greece="6 grain")
    assert refusal(match, "claim babylon oil") == "MN-4.29" and hand(match, "babylon") == {"oil": 5}


@rule("MN-4.25", "MN-12.11")
def test_who_can_must() -> None:
    """With at least n cards a player must offer; there is no passing."""
    match = trading("classic", HANDS, 3)
    match.play("number 3")
    assert match.pending == (0, 1, 2) and "done" not in match.legal(0)
    assert refusal(match, "done", "greece") == "MN-4.26"


@rule("MN-4.26")
def test_exactly_n_of_any_kind() -> None:
    """Taxes and resources alike, exactly n."""
    match = trading("classic", {"carthage": "tax, wine", "greece": "2 oil"}, 3)
    match.play("number 2")
    offer(match, carthage="tax, wine")
    assert refusal(match, "offer tax", "greece") == "MN-4.26"
    offer(match, greece="2 oil")
    assert match.view(None)["trade"]["offers"] == {"carthage": {"tax": 1, "wine": 1}, "greece": {"oil": 2}}


@rule("MN-4.27")
def test_offers_are_turned_up_together() -> None:
    """Nobody sees an offer before all have laid down."""
    match = trading("classic", HANDS, 3)
    match.play("number 1")
    offer(match, carthage="wine", greece="oil")
    assert match.view(seat(match, "babylon"))["trade"]["offers"] == {}
    offer(match, babylon="grain")
    assert len(match.view(None)["trade"]["offers"]) == 3


# --- takes


@rule("MN-4.28")
def test_the_trade_master_chooses_first() -> None:
    """He is the first chooser."""
    assert actor(exchange(1)) == "carthage"


@rule("MN-4.29", "MN-12.11")
def test_a_take() -> None:
    """Exactly one open card of another participant."""
    match = exchange(1)
    assert refusal(match, "claim carthage wine") == refusal(match, "claim greece grain") == "MN-4.29"
    assert refusal(match, "done") == "MN-4.31"
    claim(match, "carthage<greece oil")
    assert hand(match, "carthage") == {"wine": 2, "oil": 1}


@rule("MN-4.30")
def test_a_taken_card_is_safe() -> None:
    """It lies face down and cannot be taken again."""
    match = exchange(2)
    claim(match, "carthage<greece oil")
    assert refusal(match, "claim carthage oil") == "MN-4.29" and refusal(match, "claim carthage wine") is None


@rule("MN-4.31")
def test_the_loser_chooses_next() -> None:
    """Also if he has no open card left."""
    match = exchange(1)
    claim(match, "carthage<greece oil")
    assert actor(match) == "greece"


@rule("MN-4.32")
def test_one_there_and_back() -> None:
    """X from Y, Y from X: X may not take from Y now."""
    match = exchange(2)
    claim(match, "carthage<greece oil", "greece<carthage wine")
    assert refusal(match, "claim greece oil") == "MN-4.32" and refusal(match, "claim babylon grain") is None


@rule("MN-4.33", "TV-49")
def test_the_limit_looks_at_two_takes() -> None:
    """X from Y, Y from X, X from Z, Z from X: Y is free again for X, Z is not."""
    match = exchange(3)
    claim(match, "carthage<greece oil", "greece<carthage wine", "carthage<babylon grain", "babylon<carthage wine")
    assert refusal(match, "claim greece oil") is None and refusal(match, "claim babylon grain") == "MN-4.32"


@rule("MN-4.34", "MN-12.12", "TV-33")
def test_one_holder_left_ends_it() -> None:
    """After A from B, B from A only C has a card: it ends, C takes it back, nobody is compensated."""
    match = exchange(1)
    claim(match, "carthage<greece oil", "greece<carthage wine")
    assert value(match, "stage") == "build" and hand(match, "babylon") == {"grain": 3}
    assert cards(match) == dict.fromkeys(cards(match), 3)


@rule("MN-4.34")
def test_playing_on_with_one_holder() -> None:
    """Option: the exchange ends only when the chooser has no legal take."""
    match = exchange(1, options={"lone_holder_ends": False})
    claim(match, "carthage<greece oil", "greece<carthage wine")
    assert actor(match) == "carthage" and match.legal() == ["claim babylon grain"]
    claim(match, "carthage<babylon grain")
    assert value(match, "phase") == "give"


@rule("MN-4.35", "TV-35")
def test_two_holders_end_after_there_and_back() -> None:
    """A and B only, n = 2: A from B, B from A: the end, without compensation."""
    match = exchange(2, {"carthage": "2 wine", "greece": "2 oil"})
    claim(match, "carthage<greece oil", "greece<carthage wine")
    assert value(match, "stage") == "build"
    assert hand(match, "carthage") == hand(match, "greece") == {"wine": 1, "oil": 1}


@rule("MN-4.36")
def test_no_legal_take_ends_it() -> None:
    """The exchange ends when the chooser has no legal take."""
    match = at(
        "classic", 3, phase="claim", actor="greece", starter="carthage", traders=mask("carthage", "greece", "babylon"),
        offer={"greece": {"oil": 2}, "babylon": {"grain": 2}}, hand={"carthage": {"tax": 1}},
        claimed_by={"0": "carthage"}, claimed_from={"0": "greece"},
    )  # fmt: skip
    claim(match, "greece<babylon grain", "babylon<greece oil")
    assert value(match, "phase") == "give"


@rule("MN-4.37")
def test_fewer_than_two_participants() -> None:
    """No take at all; cards stay where they are."""
    match = trading("classic", {"carthage": "4 wine", "greece": "3 oil", "babylon": "grain"}, 3)
    match.play("number 4")
    assert value(match, "stage") == "build" and hand(match, "carthage") == {"wine": 4}


# --- compensation


@rule("MN-4.38")
def test_nothing_more_if_the_last_card_was_the_trade_masters() -> None:
    """Everybody has as many cards as before."""
    match = exchange(1)
    claim(match, "carthage<greece oil", "greece<carthage wine")
    assert value(match, "stage") == "build" and cards(match) == dict.fromkeys(cards(match), 3)


@rule("MN-4.39", "TV-34", "TV-36")
@pytest.mark.parametrize("hands", [HANDS, {"carthage": "wine", "greece": "oil"}])
def test_the_last_loser_is_compensated(hands: dict[str, str]) -> None:
    """The Trade Master, one over, gives one card to the player from whom the last one was taken."""
    held = {e: text if text[0].isdigit() else f"1 {text}" for e, text in hands.items()}
    match = exchange(1, held)
    claim(match, "carthage<greece oil")
    last = "greece"
    if len(held) == 3:
        claim(match, "greece<babylon grain")
        last = "babylon"
    assert value(match, "phase") == "give" and actor(match) == "carthage"
    match.play("give wine")
    assert hand(match, last)["wine"] == 1


@rule("TV-37")
def test_a_longer_exchange() -> None:
    """A from B, B from A, A from C, C from A: A may take from B, after which only C holds a card; A gives B one."""
    match = exchange(2)
    claim(match, "carthage<greece oil", "greece<carthage wine")
    assert match.legal() == ["claim babylon grain"]
    claim(match, "carthage<babylon grain", "babylon<carthage wine")
    assert match.legal() == ["claim greece oil"]
    claim(match, "carthage<greece oil")
    assert value(match, "phase") == "give"
    match.play("give grain")
    assert cards(match) == dict.fromkeys(cards(match), 3) and hand(match, "greece")["grain"] == 1


@rule("MN-4.40")
def test_any_card_may_be_given() -> None:
    """Hand, acquired cards and one's own untaken offer; it cannot be refused."""
    match = exchange(1, {"carthage": "2 wine", "greece": "1 oil"})
    claim(match, "carthage<greece oil")
    assert match.legal() == ["give oil", "give wine"]
    assert refusal(match, "done") == refusal(match, "give grain") == "MN-4.40"


@rule("MN-4.41")
def test_only_two_see_the_gift() -> None:
    """Giver and receiver; a third player learns nothing."""
    match = exchange(1)
    claim(match, "carthage<greece oil", "greece<babylon grain")
    match.play("give oil")
    told = {e: match.story(seat(match, e))[-1] for e in ("carthage", "babylon", "greece")}
    assert told["carthage"] == told["babylon"] == "Carthage gives Babylon olive oil."
    assert told["greece"] == "Carthage gives Babylon something, face down."
    greek = match.view(seat(match, "greece"))
    assert greek["gift"] == {"from": "carthage", "to": "babylon", "token": None}
    assert match.view(seat(match, "babylon"))["gift"]["token"] == "oil"


@rule("MN-4.42")
@pytest.mark.parametrize("seed", range(8))
def test_hands_keep_their_size(seed: int) -> None:
    """After any exchange, Ulysses included, every player holds as many cards as before."""
    rng = random.Random(seed)
    kinds = ("tax", "wine", "oil", "grain", "fish", "gold")
    hands = {e: ", ".join(f"{rng.randint(0, 2)} {k}" for k in kinds) for e in EMPIRE_IDS}
    match = trading("classic", hands, owner={"ulysses": rng.choice(EMPIRE_IDS)})
    before = {e: sum(hand(match, e).values()) for e in EMPIRE_IDS}
    match.play(rng.choice(match.legal()[1:]))
    while value(match, "stage") == "trade":
        who = rng.choice(match.pending)
        match.play(rng.choice(match.legal(who)), who)
    assert {e: sum(hand(match, e).values()) for e in EMPIRE_IDS} == before


@rule("MN-4.44")
def test_no_free_trading() -> None:
    """Cards change hands by these rules only."""
    match = trading("classic", HANDS, 3)
    assert refusal(match, "give wine") == "MN-4.20"
    assert refusal(match, "claim greece oil") == "MN-4.20"


# --- Ulysses


def with_ulysses(number: int = 2, **rest: Any) -> Match:
    """Babylon has Ulysses."""
    return exchange(number, owner={"ulysses": "babylon"}, **rest)


@rule("MN-4.43", "MN-9.6", "MN-9.7", "TV-50")
def test_ulysses() -> None:
    """Once a phase he makes a player who announced a card take one of his open cards instead; he chooses next."""
    match = with_ulysses()
    claim(match, "carthage<greece oil")
    assert value(match, "phase") == "redirect" and actor(match) == "babylon"
    assert match.story(None)[-1] == "Carthage wants to take olive oil from Greece."
    match.play("yes")
    assert actor(match) == "carthage" and match.legal() == ["claim babylon grain"]
    assert refusal(match, "claim greece oil") == "MN-9.7"
    match.play("claim babylon grain")
    assert hand(match, "carthage")["grain"] == 1 and value(match, "offer", "greece", "oil") == 2
    assert actor(match) == "babylon"
    claim(match, "babylon<carthage wine", "carthage<greece oil")
    assert value(match, "phase") != "redirect"  # spent for this phase


@rule("MN-9.6")
def test_when_ulysses_is_not_asked() -> None:
    """Not against himself, not if the card is already his, not without an open card; he may let it pass."""
    match = with_ulysses()
    claim(match, "carthage<babylon grain")
    assert actor(match) == "babylon" and value(match, "phase") == "claim"
    claim(match, "babylon<greece oil")
    assert actor(match) == "greece" and value(match, "phase") == "claim"
    passed = with_ulysses()
    claim(passed, "carthage<greece oil")
    passed.play("no")
    assert hand(passed, "carthage")["oil"] == 1 and actor(passed) == "greece"
    none_open = exchange(3, HANDS | {"babylon": "2 grain"}, owner={"ulysses": "babylon"})
    claim(none_open, "carthage<greece oil")
    assert value(none_open, "phase") == "claim"


@rule("MN-9.7")
def test_ulysses_may_pick_the_card() -> None:
    """Option: the possessor says which card is taken."""
    match = trading(
        "classic", {"carthage": "2 wine", "greece": "2 oil", "babylon": "grain, fish"}, 3, owner={"ulysses": "babylon"},
        options={"ulysses_card_picker": "possessor"},
    )  # fmt: skip
    match.play("number 2")
    offer(match, carthage="2 wine", greece="2 oil", babylon="grain, fish")
    claim(match, "carthage<greece oil")
    match.play("yes")
    assert actor(match) == "babylon" and match.legal() == ["claim babylon fish", "claim babylon grain"]
    match.play("claim babylon fish")
    assert hand(match, "carthage") == {"fish": 1}


@rule("MN-9.8", "TV-51")
@pytest.mark.parametrize(("option", "phase"), [(False, "claim"), (True, "redirect")])
def test_ulysses_and_the_there_and_back(option: bool, phase: str) -> None:
    """X from U, U from X, X announces Y's card: Ulysses may not be used (option: he may)."""
    match = with_ulysses(3, options={"ulysses_overrides_limit": option})
    claim(match, "carthage<babylon grain", "babylon<carthage wine", "carthage<greece oil")
    assert value(match, "phase") == phase


# --- who knows what


@rule("MN-4.23", "MN-4.41")
def test_what_is_known_of_hands() -> None:
    """Income and takes are known to all, so hands are; only the gift is not."""
    match = internum.load(exchange(1).position(), forced=False)
    third = {s["id"]: s["hand"] for s in match.view(seat(match, "babylon"))["sides"]}
    assert third["greece"]["known"] == {"oil": 2} and third["greece"]["unknown"] == 0
