"""EM-6, 15.4 and EM-T5 to T12: the Exchange marker, offers, claims, evening out."""

from __future__ import annotations

import random

import pytest

import internum
from internum import Match
from internum.games.mare.board import EMPIRE_IDS
from tests.rules.mare import actor, at, claim, hand, mask, offer, refusal, seat, state, trading, value
from tests.support import rule

FOUR = {"carthage": "3 sheep, 2 coin", "rome": "3 wine, coin", "greece": "3 oil", "egypt": "3 papyrus"}


def numbers(match: Match) -> set[int]:
    return {int(text.split()[1]) for text in match.legal()}


def four(number: int, **rest: object) -> Match:
    """Four players; Carthage, the Trade Leader, has played a number and all offer their own kind."""
    match = trading("empires", FOUR, 4, **rest)  # type: ignore[arg-type]
    match.play(f"number {number}")
    goods = {"carthage": "sheep", "rome": "wine", "greece": "oil", "egypt": "papyrus"}
    offer(match, **{e: f"{number} {good}" for e, good in goods.items()})
    return match


# --- the Exchange marker


@rule("EM-6.1")
def test_the_leader_plays_a_marker() -> None:
    """The Trade Leader plays an unplayed marker on either side; its value is the number offered."""
    match = trading("empires", FOUR, 4, exchange={"0": 3})
    assert actor(match) == "carthage" and numbers(match) == {0, 1, 2, 5}
    assert refusal(match, "number 4") == refusal(match, "number 6") == "EM-6.1"
    match.play("number 1")
    assert value(match, "offer_size") == 1 and value(match, "phase") == "offer"


@rule("EM-6.2", "EM-T6")
def test_played_markers_lie_on_the_spaces() -> None:
    """A played marker lies open on the next of the spaces I to III; each offers that many."""
    match = trading("empires", FOUR | {"carthage": "4 coin", "rome": "4 wine"}, 4)
    match.play("number 4")
    assert match.view(None)["exchange"] == [4, None, None]
    again = trading("empires", FOUR, 4, exchange={"0": 3, "1": 5})
    again.play("number 1")
    assert again.view(None)["exchange"] == [3, 5, 1]


@rule("EM-6.3")
def test_three_played_markers_come_back() -> None:
    """After the third marker all six values are available again."""
    match = at("empires", phase="begin_trade", exchange={"0": 3, "1": 5, "2": 2})
    assert numbers(match) == set(range(6))


@rule("EM-6.4")
def test_a_new_trade_leader_gets_all_markers() -> None:
    """Played markers come back when the title changes hands, and stay played otherwise."""
    built = {"latium": {"caravan": 1, "caravan2": 1}}
    changed = at("empires", 3, phase="begin_leadership", exchange={"0": 3}, built=built)
    assert value(changed, "title", "trade") == "rome" and changed.view(None)["exchange"] == [None] * 3
    kept = at("empires", 3, phase="begin_leadership", exchange={"0": 3}, built={"africa": {"caravan": 1}})
    assert value(kept, "title", "trade") == "carthage" and kept.view(None)["exchange"] == [3, None, None]


@rule("EM-6.5")
def test_trade_is_not_optional() -> None:
    """The Leader must play a marker; 0 is the way to have no trade."""
    match = trading("empires", FOUR, 4)
    assert refusal(match, "done") == refusal(match, "no") == "EM-6.1"
    match.play("number 0")
    assert value(match, "stage") == "build" and hand(match, "rome") == {"wine": 3, "coin": 1}


# --- offers


@rule("EM-6.6")
def test_offers_are_secret_and_exact() -> None:
    """Everybody picks exactly v resources face down; all are turned up together."""
    match = trading("empires", FOUR, 4)
    match.play("number 2")
    assert len(match.pending) == 4
    offer(match, rome="wine, coin")
    assert seat(match, "rome") not in match.pending
    assert refusal(match, "offer papyrus", "greece") == "EM-6.6"
    assert refusal(match, "done", "greece") == "EM-6.6"
    assert match.view(seat(match, "greece"))["trade"]["offers"] == {}
    assert match.view(seat(match, "rome"))["trade"]["offers"] == {"rome": {"wine": 1, "coin": 1}}
    before = len(match.story(seat(match, "greece")))
    offer(match, greece="2 oil", egypt="2 papyrus", carthage="2 coin")
    assert match.view(None)["trade"]["offers"]["rome"] == {"wine": 1, "coin": 1}
    assert "Rome offers 1 wine and 1 coin." in match.story(seat(match, "greece"))[before:]


@rule("EM-6.7", "EM-T12")
@pytest.mark.parametrize(("option", "offered"), [("excluded", None), ("offer_all", {"oil": 3})])
def test_who_has_too_few(option: str, offered: dict[str, int] | None) -> None:
    """With fewer than v resources a player takes no part (option: offers all he has)."""
    hands = {"carthage": "4 coin", "rome": "4 wine", "greece": "3 oil"}
    match = trading("empires", hands, 3, options={"short_trader": option})
    match.play("number 4")
    assert (seat(match, "greece") in match.pending) == (offered is not None)
    offer(match, rome="4 wine", carthage="4 coin")
    if offered:
        offer(match, greece="3 oil")
    assert match.view(None)["trade"]["offers"].get("greece") == offered
    assert hand(match, "greece") == ({} if offered else {"oil": 3})


@rule("EM-6.8")
def test_overcalling() -> None:
    """The Leader may play a number above his own resources and then sits out (option: forbidden)."""
    hands = {"carthage": "2 coin", "rome": "4 wine", "greece": "4 oil"}
    match = trading("empires", hands, 3)
    match.play("number 4")
    assert match.pending == (seat(match, "rome"), seat(match, "greece"))
    strict = trading("empires", hands, 3, options={"trade_leader_overcall": "forbidden"})
    assert refusal(strict, "number 4") == "EM-6.8" and numbers(strict) == {0, 1, 2}
    none_low = trading("empires", hands, 3, exchange={"0": 0, "1": 1}, options=strict.options)
    assert numbers(none_low) == {3, 4}  # a marker must be played


@rule("EM-6.9")
def test_no_trade_with_fewer_than_two() -> None:
    """With fewer than two offers nothing is claimed and offers go back."""
    match = trading("empires", {"carthage": "3 coin", "rome": "wine"}, 3)
    match.play("number 3")
    assert value(match, "stage") == "build" and hand(match, "carthage") == {"coin": 3}
    antigone = trading("empires", {"carthage": "3 coin", "rome": "wine"}, 3, owner={"antigone": "rome"})
    antigone.play("number 3")
    offer(antigone, rome=".", carthage="3 coin")
    assert value(antigone, "stage") == "build" and hand(antigone, "carthage") == {"coin": 3}


# --- claims


@rule("EM-6.10")
def test_the_starter() -> None:
    """The Trade Leader claims first; with nothing offered he names one of those who have."""
    assert actor(four(1)) == "carthage"
    match = trading("empires", {"carthage": "coin", "rome": "2 wine", "greece": "2 oil", "egypt": "papyrus"}, 4)
    match.play("number 2")
    offer(match, rome="2 wine", greece="2 oil")
    assert actor(match) == "carthage" and match.legal() == ["start rome", "start greece"]
    assert refusal(match, "start egypt") == refusal(match, "start carthage") == "EM-6.10"
    match.play("start greece")
    assert actor(match) == "greece" and value(match, "starter") == "greece"


@rule("EM-6.11")
def test_a_claim() -> None:
    """Exactly one open resource of another player; what was claimed cannot be claimed again."""
    match = four(1)
    assert refusal(match, "claim carthage sheep") == "EM-6.11"  # oneself
    assert refusal(match, "claim rome oil") == "EM-6.11"  # not offered
    assert refusal(match, "done") == "EM-6.12"  # no passing
    claim(match, "carthage<rome wine", "rome<greece oil")
    assert hand(match, "carthage")["wine"] == 1
    assert refusal(match, "claim carthage wine") == refusal(match, "claim rome oil") == "EM-6.11"


@rule("EM-6.12")
def test_who_claims_next() -> None:
    """The player just claimed from."""
    match = four(1)
    claim(match, "carthage<greece oil")
    assert actor(match) == "greece"


@rule("EM-6.13", "EM-T8")
def test_one_back_and_forth() -> None:
    """No three claims running between the same two; later they may take from each other again."""
    match = four(3)
    claim(match, "carthage<rome wine", "rome<carthage sheep")
    assert refusal(match, "claim rome wine") == "EM-6.13"
    assert refusal(match, "claim greece oil") is None and refusal(match, "claim egypt papyrus") is None
    claim(match, "carthage<greece oil", "greece<carthage sheep")
    assert refusal(match, "claim rome wine") is None


def two_left(**rest: object) -> Match:
    """Only Rome and Greece have open resources, Rome is to claim, Carthage began."""
    return at(
        "empires", 4, phase="claim", actor="rome", starter="carthage",
        traders=mask("carthage", "rome", "greece", "egypt"),
        hand={"carthage": {"coin": 2}}, offer={"rome": {"wine": 2}, "greece": {"oil": 2}},
        claimed_by={"0": "egypt"}, claimed_from={"0": "rome"}, **rest,
    )  # fmt: skip


@rule("EM-6.14", "EM-T9")
def test_two_players_end_it() -> None:
    """Two have just taken from each other and nobody else has anything open: it ends; the starter gives one a gift."""
    match = two_left()
    claim(match, "rome<greece oil", "greece<rome wine")
    assert value(match, "phase") == "give" and actor(match) == "carthage"
    match.play("give coin")
    assert hand(match, "rome") == {"wine": 1, "oil": 1, "coin": 1}


@rule("EM-6.15")
def test_what_is_left_goes_back() -> None:
    """Unclaimed resources return to their owners."""
    match = two_left()
    claim(match, "rome<greece oil", "greece<rome wine")
    assert hand(match, "rome") == {"wine": 1, "oil": 1} and hand(match, "greece") == {"oil": 1, "wine": 1}


# --- evening out


@rule("EM-6.16", "EM-T11")
def test_the_last_one_claimed_from_is_short() -> None:
    """Unless he is the starter, the last one claimed from has one too few and the starter one too many."""
    match = trading("empires", {"carthage": "sheep", "rome": "wine", "greece": "oil"}, 3)
    match.play("number 1")
    offer(match, carthage="sheep", rome="wine", greece="oil")
    claim(match, "carthage<rome wine", "rome<carthage sheep", "carthage<greece oil")
    assert hand(match, "carthage") == {"wine": 1, "oil": 1} and hand(match, "greece") == {}
    assert value(match, "phase") == "give"
    match.play("give wine")
    assert hand(match, "greece") == {"wine": 1}


@rule("EM-6.16")
def test_nothing_is_given_when_it_comes_out_even() -> None:
    """If the last claim was from the starter, everyone has received as many as he gave."""
    match = trading("empires", {"carthage": "sheep", "rome": "wine"}, 3)
    match.play("number 1")
    offer(match, carthage="sheep", rome="wine")
    claim(match, "carthage<rome wine", "rome<carthage sheep")
    assert value(match, "stage") == "build"


@rule("EM-6.17")
def test_the_gift_is_free_to_choose_but_due() -> None:
    """One resource of all the starter has: claimed, own unclaimed offer, or behind the screen; never refused."""
    match = two_left(known={"carthage": {"coin": 2}, "rome": {"wine": 2}, "greece": {"oil": 2}})
    claim(match, "rome<greece oil", "greece<rome wine")
    assert match.legal() == ["give coin"]
    assert refusal(match, "done") == refusal(match, "give wine") == "EM-6.17"


@rule("EM-6.18")
@pytest.mark.parametrize(("option", "shown"), [("face_down", False), ("open", True)])
def test_the_gift_is_face_down(option: str, shown: bool) -> None:
    """Only giver and receiver know it (option: open)."""
    again = trading(
        "empires", {"carthage": "sheep, coin", "rome": "wine", "greece": "oil"}, 3, options={"trade_gift": option}
    )
    again.play("number 1")
    offer(again, carthage="sheep", rome="wine", greece="oil")
    claim(again, "carthage<rome wine", "rome<carthage sheep", "carthage<greece oil")
    again.play("give coin")
    told = {e: again.story(seat(again, e))[-1] for e in ("carthage", "greece", "rome")}
    assert told["carthage"] == told["greece"] == "Carthage gives Greece a coin."
    assert (told["rome"] == told["carthage"]) == shown
    greek = next(s for s in again.view(seat(again, "rome"))["sides"] if s["id"] == "greece")["hand"]
    assert greek["count"] == 1 and greek["known"] == ({"coin": 1} if shown else {})


@rule("EM-6.18")
def test_a_gift_comes_to_light_when_it_is_spent() -> None:
    """Until then the public counts the giver's hand as before and the receiver's without it."""
    match = at(
        "empires", 3, phase="build", actor="greece", gift_from="carthage", gift_to="greece", gift="coin",
        hand={"carthage": {"wine": 1}, "greece": {"coin": 3}},
        known={"carthage": {"wine": 1, "coin": 1}, "greece": {"coin": 2}},
    )  # fmt: skip
    rome = seat(match, "rome")
    hands = {s["id"]: s["hand"] for s in match.view(rome)["sides"]}
    assert hands["carthage"] == {"count": 1, "known": {"wine": 1, "coin": 1}, "unknown": 0, "gave_one": True}
    assert hands["greece"] == {"count": 3, "known": {"coin": 2}, "unknown": 1, "gave_one": False}
    match.play("legion achaea; pay coin; pay coin; pay coin")
    hands = {s["id"]: s["hand"] for s in match.view(rome)["sides"]}
    assert hands["carthage"] == {"count": 1, "known": {"wine": 1}, "unknown": 0, "gave_one": False}
    assert match.view(rome)["gift"] is None


@rule("EM-6.19", "EM-6.20")
@pytest.mark.parametrize("seed", range(8))
def test_everybody_ends_with_as_many_as_before(seed: int) -> None:
    """For any offers, Antigone and short traders included, every hand is as large after the trade as before."""
    rng = random.Random(seed)
    match = internum.new("empires", 5, seed=seed, short_trader=rng.choice(["excluded", "offer_all"]))
    document = match.position()
    document["state"]["owner"]["antigone"] = rng.choice(EMPIRE_IDS)
    document["state"].pop("level")
    match = internum.load(document, forced=False)
    before = {e: sum(hand(match, e).values()) for e in EMPIRE_IDS}
    while value(match, "stage") == "trade":
        who = rng.choice(match.pending)
        match.play(rng.choice(match.legal(who)), who)
    assert {e: sum(hand(match, e).values()) for e in EMPIRE_IDS} == before
    assert all(not any(row.values()) for row in state(match).get("offer", {}).values())


@rule("EM-6.21")
def test_no_other_exchange() -> None:
    """Resources are given in the evening out only."""
    match = trading("empires", FOUR, 4)
    assert refusal(match, "give coin") == "EM-6.1"
    match.play("number 0")
    assert refusal(match, "give coin") == "EM-3.3"


# --- Antigone


@rule("EM-15.4")
def test_antigone() -> None:
    """Her owner offers 0 to 5 resources whatever v is, chosen in secret; she is never excluded."""
    hands = {"carthage": "3 coin", "rome": "6 wine", "greece": "3 oil"}
    match = trading("empires", hands, 3, owner={"antigone": "rome"})
    match.play("number 3")
    rome = seat(match, "rome")
    assert "done" in match.legal(rome)
    offer(match, rome="5 wine")
    assert rome not in match.pending and hand(match, "rome") == {"wine": 1}
    assert match.view(seat(match, "greece"))["trade"]["offers"] == {}
    few = trading("empires", {"carthage": "3 coin", "rome": "wine", "greece": "3 oil"}, 3, owner={"antigone": "rome"})
    few.play("number 3")
    offer(few, carthage="3 coin", rome="wine", greece="3 oil")
    assert few.view(None)["trade"]["offers"]["rome"] == {"wine": 1}
    out = trading("empires", hands, 3, owner={"antigone": "carthage"})
    out.play("number 3")
    offer(out, carthage=".", rome="3 wine", greece="3 oil")
    assert value(out, "phase") == "starter" and actor(out) == "carthage"


# --- vectors


@rule("EM-T5")
def test_playing_three() -> None:
    """4/3 played as 3: each offers 3, secretly; next round the same Leader has 5, 0, 2 and 1."""
    match = four(3)
    assert all(sum(o.values()) == 3 for o in match.view(None)["trade"]["offers"].values())
    later = trading("empires", FOUR, 4, exchange=state(match)["exchange"], round=2)
    assert numbers(later) == {5, 0, 2, 1}
    assert refusal(later, "number 4") == refusal(later, "number 3") == "EM-6.1"


@rule("EM-T7")
def test_a_legal_sequence() -> None:
    """Leader from D, D from K, K from D, D from B: all legal; B claims next."""
    match = four(3)
    claim(match, "carthage<rome wine", "rome<greece oil", "greece<rome wine", "rome<egypt papyrus")
    assert actor(match) == "egypt"


@rule("EM-T10")
def test_a_single_resource_each() -> None:
    """v = 1: G from K, K from G, G from B; B must take D's; then G gives D one of his choice."""
    match = four(1)  # G Carthage, K Rome, B Greece, D Egypt
    claim(match, "carthage<rome wine", "rome<carthage sheep", "carthage<greece oil")
    assert actor(match) == "greece" and match.legal() == ["claim egypt papyrus"]
    claim(match, "greece<egypt papyrus")
    assert value(match, "phase") == "give"
    assert {"wine", "oil"} <= {text.split()[1] for text in match.legal()}
    match.play("give oil")
    assert hand(match, "egypt") == {"papyrus": 2, "oil": 1}
