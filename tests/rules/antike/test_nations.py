"""Nations in play (AN-2.5 to 2.12)."""

from __future__ import annotations

import pytest

import internum
from internum import CHANCE
from tests.support import rule

from .table import BOTH, nations, refusal, seats_of, side, start


@rule("AN-2.5")
@BOTH
@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_number_of_nations(players: int, count: int, board: str) -> None:
    """Two players lead four nations, otherwise each player leads one."""
    match = start(players, board)
    assert len(nations(match)) == count
    assert sorted(seats_of(match).values()) == sorted(list(range(players)) * (count // players))


@rule("AN-2.6")
def test_nations_of_the_west() -> None:
    """Greeks, Romans and Germans; then Phoenicians, Carthaginians and Persians join."""
    three = {"greece", "rome", "germania"}
    assert nations(start(3, "roman")) == three
    assert nations(start(4, "roman")) == nations(start(2, "roman")) == three | {"phoenicia"}
    assert nations(start(5, "roman")) == three | {"phoenicia", "carthage"}
    assert nations(start(6, "roman")) == three | {"phoenicia", "carthage", "persia"}


@rule("AN-2.7")
def test_nations_of_the_east() -> None:
    """Greeks, Persians and Arabs; then Phoenicians, Egyptians and Babylonians join."""
    three = {"greece", "persia", "arabia"}
    assert nations(start(3)) == three
    assert nations(start(4)) == nations(start(2)) == three | {"phoenicia"}
    assert nations(start(5)) == three | {"phoenicia", "egypt"}
    assert nations(start(6)) == three | {"phoenicia", "egypt", "babylonia"}


@rule("AN-2.8")
def test_only_nations_in_play_are_handed_out() -> None:
    """A nation outside the row for this number of nations cannot be dealt or chosen."""
    match = internum.new("antike", 4, chance="manual")
    assert match.legal() == ["deal greece", "deal persia", "deal arabia", "deal phoenicia"]
    assert refusal(match, "deal egypt") == "AN-2.8"
    draft = internum.new("antike", 3, nation_assignment="draft")
    assert refusal(draft, "choose phoenicia") == "AN-2.8"


@rule("AN-2.9")
def test_nations_are_dealt_at_random() -> None:
    """By default chance deals one of the nations in play to each player, all being equally likely."""
    match = internum.new("antike", 3, chance="manual")
    assert match.pending == (CHANCE,)
    deals = match.legal()
    weights = [match.game.kernel.weight(match.states, match.notation.id(d)) for d in deals]
    assert len(deals) == 3 and len(set(weights)) == 1
    assert refusal(match, "deal greece", 0) == "AN-2.9"
    seen = set()
    for seed in range(40):
        sides = internum.new("antike", 3, seed=seed).view(None)["sides"]
        assert sorted(s["seat"] for s in sides) == [0, 1, 2]
        seen.add(tuple(s["seat"] for s in sorted(sides, key=lambda s: s["id"])))
    assert len(seen) == 6


@rule("AN-2.10")
def test_nations_are_drafted_clockwise_from_the_first_chooser() -> None:
    """In a draft each player in turn takes a nation that is left."""
    match = internum.new("antike", 3, nation_assignment="draft", first_chooser=1)
    assert match.pending == (1,)
    assert match.legal() == ["choose greece", "choose persia", "choose arabia"]
    assert refusal(match, "choose greece", 0) == "AN-2.10"
    match.play("choose persia")
    assert match.pending == (2,)
    assert refusal(match, "choose persia") == "AN-2.10"
    match.play("choose greece; choose arabia")
    assert seats_of(match) == {"persia": 1, "greece": 2, "arabia": 0}


@rule("AN-2.11")
def test_pairs_of_the_west() -> None:
    """One of two players has Romans and Phoenicians, the other Germans and Greeks."""
    match = internum.new("antike", 2, chance="manual", board="roman")
    assert sorted(match.legal()) == ["deal germania", "deal rome"]
    assert refusal(match, "deal greece") == refusal(match, "deal phoenicia") == "AN-2.11"
    match.play("deal germania")
    assert seats_of(match) == {
        "germania": 0,
        "greece": 0,
        "rome": 1,
        "phoenicia": 1,
    }


@rule("AN-2.12")
def test_pairs_of_the_east() -> None:
    """One of two players has Persians and Phoenicians, the other Greeks and Arabs, by chance or by draft."""
    match = internum.new("antike", 2, chance="manual")
    assert sorted(match.legal()) == ["deal greece", "deal persia"]
    assert refusal(match, "deal arabia") == refusal(match, "deal phoenicia") == "AN-2.12"
    match.play("deal persia")
    pairs = {"persia": 0, "phoenicia": 0, "greece": 1, "arabia": 1}
    assert seats_of(match) == pairs
    dealt = {side(internum.new("antike", 2, seed=seed), "persia")["seat"] for seed in range(20)}
    assert dealt == {0, 1}
    draft = internum.new("antike", 2, nation_assignment="draft", first_chooser=1)
    assert draft.pending == (1,) and refusal(draft, "choose arabia") == "AN-2.12"
    draft.play("choose greece")
    assert seats_of(draft) == pairs
