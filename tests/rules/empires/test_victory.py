"""EM-14.1 to 14.9, 14.13 to 14.15, 15.12: victory by purchase."""

from __future__ import annotations

import pytest

import internum
from internum import OptionError
from tests.rules.mare import at, building, buy, mask, refusal, seat, state, value, winners
from tests.support import rule

FOUR = {"caesar": "rome", "hercules": "rome", "circe": "rome", "ramses": "rome"}
GREEK_FOUR = {"pericles": "greece", "antigone": "greece", "sheba": "greece", "zeus": "greece"}
PAID = "12 coin"


def purchase(buyer: str = "rome", **rest: object) -> internum.Match:
    """Rome, who is not Culture Leader (Egypt is), is about to buy."""
    return building("empires", buyer, PAID, **rest)  # type: ignore[arg-type]


@rule("EM-14.1")
def test_winning_purchases() -> None:
    """The Pyramids, or the fifth hero or wonder; the fourth may have been bought in the same turn."""
    match = purchase()
    buy(match, "buy pyramids", PAID)
    assert winners(match) == ["rome"]
    fifth = building("empires", "rome", "10 coin", owner=FOUR)
    buy(fifth, "buy sheba", "10 coin")
    assert winners(fifth) == ["rome"]
    both = building("empires", "rome", "19 coin", owner={t: e for t, e in FOUR.items() if t != "ramses"})
    buy(both, "buy ramses", "9 coin")
    assert not both.over
    buy(both, "buy sheba", "10 coin")
    assert winners(both) == ["rome"]


def perseus(**rest: object) -> internum.Match:
    """Carthage owns Perseus and could pay for the Pyramids; Egypt names."""
    owner = {"perseus": "carthage", "hannibal": "carthage"}
    given = {"phase": "name_builder", "actor": "egypt", "owner": owner, "hand": {"carthage": {"coin": 12}}}
    return at("empires", **(given | rest))  # type: ignore[arg-type]


@rule("EM-14.2", "EM-15.12")
@pytest.mark.parametrize("edition", ["fr", "en"])
def test_perseus_wins_at_once_and_alone(edition: str) -> None:
    """A winning purchase through Perseus wins at once and alone, in both printings."""
    match = perseus(options={"edition": edition}, hand={"carthage": {"coin": 12}, "egypt": {"coin": 12}})
    match.play("next rome")
    assert match.pending == (seat(match, "carthage"),)
    match.play("yes; buy pyramids")
    for _ in range(12):
        match.play("pay coin")
    assert winners(match) == ["carthage"]
    tiles = {"hannibal": "carthage", "perseus": "carthage", "circe": "carthage", "ramses": "carthage"}
    fifth = perseus(options={"edition": edition}, owner=tiles, hand={"carthage": {"coin": 10}})
    fifth.play("next egypt; yes; buy sheba")
    for _ in range(10):
        fifth.play("pay coin")
    assert winners(fifth) == ["carthage"]


@rule("EM-15.12")
def test_perseus_is_for_a_winning_purchase_only() -> None:
    """He is asked before the first turn, only if he can pay, and then buys nothing else."""
    match = perseus()
    match.play("next rome; yes")
    assert match.legal() == ["buy pyramids"]
    assert refusal(match, "done") == "EM-15.12"
    assert refusal(match, "legion africa") == "EM-15.12"
    assert refusal(match, "buy circe") == "EM-15.12"
    declined = perseus()
    declined.play("next rome; no")
    assert value(declined, "actor") == "rome"
    assert value(declined, "phase") == "build"
    poor = perseus(hand={"carthage": {"coin": 11}})
    poor.play("next rome")
    assert value(poor, "actor") == "rome"
    late = perseus(had_turn=mask("greece"))
    late.play("next rome")
    assert value(late, "phase") == "build"


@rule("EM-14.3")
def test_the_culture_leader_wins_at_once() -> None:
    """A winning purchase by the Culture Leader needs no showdown."""
    match = building("empires", "egypt", PAID, hands={"rome": "12 coin"})
    buy(match, "buy pyramids", PAID)
    assert winners(match) == ["egypt"]


@rule("EM-14.4")
def test_a_showdown_asks_those_who_have_not_built() -> None:
    """Others who have not built and could pay now may declare; no other action intervenes."""
    match = purchase(
        hands={"greece": "12 coin", "babylon": "11 coin", "carthage": "12 coin"}, had_turn=mask("carthage")
    )
    buy(match, "buy pyramids", PAID)
    assert value(match, "phase") == "declare"
    assert match.pending == (seat(match, "greece"),)
    assert sorted(match.legal()) == ["declare pyramids", "no"]
    assert refusal(match, "declare circe") == "EM-14.1"
    assert refusal(match, "done") == "EM-14.4"
    match.play("no")
    assert winners(match) == ["rome"]


@rule("EM-14.5")
def test_the_culture_leader_alone_wins_a_showdown() -> None:
    """If the Culture Leader declares, he alone wins."""
    match = purchase(hands={"egypt": "12 coin", "greece": "12 coin"})
    buy(match, "buy pyramids", PAID)
    assert match.pending == (seat(match, "egypt"),)
    match.play("declare pyramids")
    assert winners(match) == ["egypt"]


@rule("EM-14.6")
def test_the_pyramids_beat_a_fifth_tile() -> None:
    """Whoever has the Pyramids shares the win; fifth-tile declarers do not."""
    match = purchase(owner=GREEK_FOUR | {"caesar": "rome"}, hands={"greece": "10 coin", "babylon": "12 coin"})
    buy(match, "buy pyramids", PAID)
    match.play("declare circe", seat(match, "greece"))
    match.play("declare pyramids", seat(match, "babylon"))
    assert winners(match) == ["rome", "babylon"]
    outdone = building("empires", "rome", "10 coin", owner=FOUR, hands={"babylon": "12 coin"})
    buy(outdone, "buy sheba", "10 coin")
    outdone.play("declare pyramids")
    assert winners(outdone) == ["babylon"]
    assert state(outdone)["ending"] == "pyramids"


@rule("EM-14.7", "EM-14.15")
def test_fifth_tiles_share_the_win() -> None:
    """Without the Pyramids all with a fifth tile share the win, in full."""
    match = building("empires", "rome", "10 coin", owner=FOUR | GREEK_FOUR, hands={"greece": "10 coin"})
    buy(match, "buy gilgamesh", "10 coin")
    match.play("declare spartacus")
    assert winners(match) == ["rome", "greece"]
    assert state(match)["ending"] == "tiles"
    alone = building("empires", "rome", "10 coin", owner=FOUR | GREEK_FOUR)
    buy(alone, "buy gilgamesh", "10 coin")
    assert winners(alone) == ["rome"]


@rule("EM-14.8")
def test_declared_tiles_are_distinct() -> None:
    """Several may declare the Pyramids, but a fifth tile only one; the Culture Leader is asked first, then by seat."""
    owner = (
        FOUR | GREEK_FOUR | {"hammurabi": "babylon", "artemis": "babylon", "colossus": "babylon", "gardens": "babylon"}
    )
    rich = {"greece": "12 coin", "babylon": "12 coin", "egypt": "12 coin"}
    match = building("empires", "rome", "10 coin", owner=owner, hands=rich)
    buy(match, "buy gilgamesh", "10 coin")
    assert match.pending == (seat(match, "egypt"),)
    match.play("no")
    assert match.pending == (seat(match, "greece"),)
    assert refusal(match, "declare gilgamesh") == "EM-14.8"
    match.play("declare spartacus")
    assert match.pending == (seat(match, "babylon"),)
    assert refusal(match, "declare spartacus") == "EM-14.8"
    assert refusal(match, "declare pyramids") is None
    match.play("declare hamilcar")
    assert winners(match) == ["rome", "greece", "babylon"]


@rule("EM-14.8")
@pytest.mark.parametrize(
    ("edition", "option", "value"),
    [("fr", "fifth_hm_win", "phase_end"), ("fr", "pyramids_win", "immediate"), ("en", "pyramids_win", "showdown")],
)
def test_showdowns_are_for_both_winning_purchases(edition: str, option: str, value: str) -> None:
    """`fifth_hm_win` and `pyramids_win` go together; mixed settings are refused when a match is created."""
    with pytest.raises(OptionError, match="fifth_hm_win and pyramids_win go together"):
        internum.new("empires", 3, edition=edition, **{option: value})


@rule("EM-14.9")
def test_english_printing() -> None:
    """The Pyramids win at once for anybody; a fifth tile at the end of the phase, the Culture Leader before others."""
    english = {"options": {"edition": "en"}}
    match = purchase(hands={"egypt": "12 coin"}, **english)
    buy(match, "buy pyramids", PAID)
    assert winners(match) == ["rome"]
    others = mask("carthage", "greece", "babylon")
    later = building("empires", "rome", "10 coin", owner=FOUR, had_turn=others, **english)
    buy(later, "buy sheba", "10 coin")
    assert not later.over
    later.play("done")
    assert value(later, "actor") == "egypt"
    later.play("done")
    assert winners(later) == ["rome"]
    beaten = building("empires", "rome", "10 coin", owner=FOUR, hands={"egypt": PAID}, had_turn=others, **english)
    buy(beaten, "buy sheba", "10 coin")
    beaten.play("done")
    buy(beaten, "buy pyramids", PAID)
    assert winners(beaten) == ["egypt"]
    five = FOUR | {"sheba": "rome"}
    greek = dict.fromkeys(("pericles", "antigone", "zeus", "gardens", "colossus"), "greece")
    for leader, expected in (("greece", ["greece"]), ("egypt", ["rome", "greece"])):
        title = {"culture": leader, "trade": "carthage", "military": "rome"}
        end = building("empires", "egypt", "", owner=five | greek, title=title, had_turn=31 - mask("egypt"), **english)
        end.play("done")
        assert winners(end) == expected


@rule("EM-14.13")
def test_the_first_check_satisfied_ends_the_game() -> None:
    """Nothing more is played or checked once somebody has won."""
    match = purchase()
    buy(match, "buy pyramids", PAID)
    assert match.over
    assert match.legal() == []
    assert refusal(match, "done") == "EM-14.13"


@rule("EM-14.14")
def test_conditions_hold_at_their_moment_only() -> None:
    """Four great cities in the Build phase, or three top levels before phase 5, do nothing."""
    cities = {"latium": {"city": 1}, "sicilia": {"city": 1}, "judaea": {"city": 1}, "asia": {"city": 1}}
    marker = {"sicilia": "rome", "judaea": "rome", "asia": "rome"}
    match = building("empires", "rome", "3 coin", built=cities, marker=marker, legions={"rome": {"latium": 3}})
    buy(match, "build latium wine", "3 coin")
    assert not match.over
    match.play("done")
    assert not match.over


@rule("EM-14.15")
def test_shared_wins_are_full_ties() -> None:
    """All winners of a shared win stand in the result, without further tie-break."""
    match = purchase(hands={"greece": "12 coin", "babylon": "12 coin"})
    buy(match, "buy pyramids", PAID)
    match.play("declare pyramids; declare pyramids")
    assert winners(match) == ["rome", "greece", "babylon"]


@rule("EM-T42", "EM-17.4")
def test_vector_perseus_goes_first() -> None:
    """The Culture Leader names somebody; the owner of Perseus may go first all the same, buys the Pyramids and wins."""
    match = perseus()
    match.play("next babylon")
    assert match.pending == (seat(match, "carthage"),)
    match.play("yes; buy pyramids")
    for _ in range(12):
        match.play("pay coin")
    assert winners(match) == ["carthage"]
