"""EM-8.16 to 8.21, 16.3, 16.4: what is kept."""

from __future__ import annotations

from tests.rules.mare import at, building, buy, hand, mask, refusal, seat, tokens, value
from tests.support import rule

GARDENS = {"caesar": "rome", "gardens": "rome"}


@rule("EM-8.16", "EM-8.18")
def test_at_most_two_coins() -> None:
    """0, 1 or 2 coins are kept, the others go to the reserve."""
    match = building("empires", "rome", "4 coin")
    reserve = value(match, "reserve", "coin")
    match.play("done; keep coin; keep coin")
    assert hand(match, "rome") == {"coin": 2}
    assert value(match, "reserve", "coin") == reserve + 2
    fewer = building("empires", "rome", "4 coin")
    fewer.play("done; keep coin; done")
    assert hand(fewer, "rome") == {"coin": 1}
    none = building("empires", "rome", "4 coin")
    none.play("done; done")
    assert hand(none, "rome") == {}


@rule("EM-8.17")
def test_goods_are_discarded() -> None:
    """Goods cannot be kept without the Hanging Gardens."""
    match = building("empires", "rome", "coin, 2 wine, oil*")
    match.play("done")
    assert refusal(match, "keep wine") == "EM-8.17"
    match.play("keep coin")
    assert hand(match, "rome") == {"coin": 1}
    assert value(match, "legendary_at", "oil") == "discard"


@rule("EM-8.18")
def test_a_third_coin_is_refused() -> None:
    """Coins beyond 2 are discarded."""
    match = building("empires", "rome", "4 coin, wine", owner=GARDENS)
    match.play("done; keep coin; keep coin")
    assert value(match, "phase") == "store"  # the Gardens may keep the wine
    assert refusal(match, "keep coin") == "EM-8.16"


@rule("EM-8.19")
def test_storage_is_checked_in_the_build_phase_only() -> None:
    """What one holds in phase 4 stays in hand until the next Build phase."""
    match = at("empires", phase="name_mover", actor="rome", hand={"rome": tokens("5 coin, 2 wine")})
    match.play("next rome")
    assert hand(match, "rome") == {"coin": 5, "wine": 2}


@rule("EM-8.20")
def test_when_one_discards() -> None:
    """At the end of one's own turn; in English at the end of the whole phase, all at once."""
    french = building("empires", "rome", "3 coin", players=3)
    french.play("done")
    assert french.pending == (seat(french, "rome"),)
    english = building(
        "empires", "rome", "3 coin", hands={"greece": "coin"}, players=3, options={"edition": "en"},
        had_turn=mask("carthage"),
    )  # fmt: skip
    english.play("done")
    assert value(english, "phase") == "build"
    assert hand(english, "rome") == {"coin": 3}
    english.play("done")
    assert value(english, "phase") == "store"
    assert set(english.pending) == {seat(english, "rome"), seat(english, "greece")}
    english.play("keep coin", seat(english, "greece"))
    english.play("keep coin; keep coin", seat(english, "rome"))
    assert value(english, "stage") == "military"
    assert (hand(english, "rome"), hand(english, "greece")) == ({"coin": 2}, {"coin": 1})


@rule("EM-8.21")
def test_what_is_kept_is_shown() -> None:
    """Everybody reads what a player keeps."""
    match = building("empires", "rome", "3 coin, wine*, oil", owner=GARDENS, players=3)
    match.play("done; keep coin; keep wine*; done")
    assert any("keeps" in line for line in match.story(None))
    assert value(match, "known", "rome", "wine*") == 1
    assert value(match, "known", "rome", "coin") == 1


@rule("EM-16.3")
def test_the_gardens_keep_two_different_goods() -> None:
    """Up to 2 goods of different types besides 2 coins; regular and legendary of a type are not different."""
    match = building("empires", "rome", "2 coin, 2 wine, wine*, oil, metal", owner=GARDENS)
    match.play("done; keep wine")
    assert refusal(match, "keep wine") == "EM-16.3"
    assert refusal(match, "keep wine*") == "EM-16.3"
    match.play("keep oil")
    assert refusal(match, "keep metal") == "EM-16.3"
    match.play("keep coin; keep coin")
    assert hand(match, "rome") == {"coin": 2, "wine": 1, "oil": 1}


@rule("EM-16.4")
def test_the_gardens_work_in_the_turn_they_are_bought() -> None:
    """Bought this turn, they keep goods this turn."""
    match = building("empires", "rome", "7 coin, wine")
    buy(match, "buy gardens", "7 coin")
    match.play("done; keep wine")
    assert hand(match, "rome") == {"wine": 1}


@rule("EM-T18")
def test_vector_storage() -> None:
    """4 coins, 2 wine, 1 oil: 2 coins and no good; with the Gardens also wine and oil, never wine twice."""
    plain = building("empires", "rome", "4 coin, 2 wine, oil")
    plain.play("done")
    assert sorted(plain.legal()) == ["done", "keep coin"]
    gardens = building("empires", "rome", "4 coin, 2 wine, oil", owner=GARDENS)
    gardens.play("done; keep wine")
    assert sorted(gardens.legal()) == ["done", "keep coin", "keep oil"]


@rule("EM-5.18")
def test_storing_tells_nothing_of_other_hands() -> None:
    """Rome stores; the wine that Greece drew stays Greece's secret."""
    match = building(
        "empires", "rome", "coin", hands={"greece": "wine*"}, known={"rome": tokens("coin")},
        legendary_known={"wine": mask("greece")},
    )  # fmt: skip
    match.play("done; keep coin")
    theirs = next(s for s in match.view(seat(match, "carthage"))["sides"] if s["id"] == "greece")["hand"]
    assert theirs == {"count": 1, "known": {}, "unknown": 1, "gave_one": False}
