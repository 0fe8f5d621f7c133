"""Positions and records: bad ones are refused with the reason and the place; nothing is half-loaded."""

from __future__ import annotations

from random import Random

import pytest

import internum

POSITION = {
    "game": "antike",
    "players": 3,
    "state": {"city": {"athens": "greece"}, "legions": {"greece": {"athens": 2}}},
}


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        ({"game": "chess"}, "game", "no game 'chess'"),
        ({"players": 9}, "players", "2 to 6"),
        ({"colour": "red"}, "colour", "unknown key"),
        ({"format": "internum-position/9"}, "format", "internum-position/1"),
        ({"options": {"board": "moon"}}, "options", "eastern"),
        ({"state": []}, "state", "object"),
        ({"state": {"towns": {}}}, "state.towns", "no such field"),
        ({"state": {"city": {"atlantis": "greece"}}}, "state.city.atlantis", "no such province"),
        ({"state": {"city": {"athens": "turks"}}}, "state.city.athens", "is no nation"),
        ({"state": {"city": 3}}, "state.city", "keyed by province"),
        ({"state": {"legions": {"greece": {"athens": 18}}}}, "state.legions.greece.athens", "0 to 17"),
        ({"state": {"legions": {"greece": {"athens": "two"}}}}, "state.legions.greece.athens", "whole number"),
        ({"state": {"legions": {"greece": {"athens": 17, "sparta": 1}}}}, "state.legions.greece", "17"),
    ],
)
def test_a_bad_position_is_refused_with_its_place(change, place, reason):
    with pytest.raises(internum.PositionError, match=reason) as error:
        internum.load({**POSITION, **change})
    assert error.value.place == place


def test_a_sparse_position_is_completed():
    match = internum.load(POSITION)
    assert match.twin.bank_temples == 20
    assert not match.over
    assert match.legal()


def test_text_that_is_no_json_is_refused_with_the_line():
    with pytest.raises(internum.PositionError, match="line 2"):
        internum.load('{"game": "antike",\n oops}')


def record() -> str:
    match = internum.new("antike", 3, seed=2)
    for _ in range(12):
        match.play(match.legal()[0])
    return match.record()


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('[Internum "1"]', '[Internum "7"]', "format 7"),
        ('[Game "antike"]', '[Game "chess"]', "no game"),
        ('[Game "antike"]\n', "", "Game"),
        ('[Players "3"]', '[Players "12"]', "2 to 6"),
        ("board=eastern", "board=moon", "eastern"),
        ("rondel iron", "rondel lead", "not an action"),
        ("rondel iron", "conquer athens", "not allowed"),
        ("Round 1 #", "Round 1 #000000000000\nRound 1 #", "another position"),
        ("Round 1 #", "{a comment\nRound 1 #", "comment"),
        ("Round 1 #", "(a variation\nRound 1 #", "never closed"),
        ("Round 1 #", "what is this\nRound 1 #", "no header"),
    ],
)
def test_a_bad_record_is_refused_with_its_line(old, new, reason):
    text = record()
    assert old in text
    with pytest.raises(internum.RecordError, match=reason) as error:
        internum.load(text.replace(old, new, 1))
    assert error.value.line >= 1


def test_comments_and_variations_survive():
    text = record()
    head, mark, rest = text.partition("Round 1 #")
    line, _, tail = rest.partition("\n")
    first, _, more = tail.partition("\n")
    noted = f"{head}{mark}{line}\n{first}\n{{a fine opening}}\n(or otherwise\nmuch later)\n{more}"
    again = internum.load(noted).record()
    assert "{a fine opening}" in again
    assert "(or otherwise\nmuch later)" in again
    assert internum.load(again).record() == again


def test_play_is_all_or_nothing():
    match = internum.new("antike", 3, seed=2)
    before, length = match.state.tobytes(), len(match.log)
    with pytest.raises(internum.IllegalAction) as error:
        match.play("rondel arming; conquer athens")
    assert error.value.rule.startswith("AN-")
    assert match.state.tobytes() == before
    assert len(match.log) == length


def test_forced_actions_may_be_written_or_left_out():
    match = internum.new("antike", 3, seed=2)
    other = internum.new("antike", 3, seed=2)
    match.play("rondel iron")
    forced = [e.text for e in match.log if e.forced]
    other.play("; ".join(["rondel iron", *forced]))
    assert other.state.tobytes() == match.state.tobytes()


def test_chance_can_be_played_by_hand():
    match = internum.new("antike", 3, chance="manual")
    assert match.pending == (internum.CHANCE,)
    match.play("deal greece")
    assert match.log[-1].text == "deal greece"


def test_undo_never_crosses_another_player():
    match = internum.new("antike", 3, seed=2)
    seat = match.pending[0]
    match.play("rondel iron")
    assert match.pending[0] != seat
    match.play("rondel iron")
    with pytest.raises(internum.UndoError, match="another player"):
        match.undo(seat)


def test_a_record_of_any_moment_can_be_read() -> None:
    """Also in the middle of a line of forced choices, which a record does not write."""
    match = internum.new("antike", players=4, seed=7)
    rng = Random(1)
    while len(match.log) < 250:
        match.play(rng.choice(match.legal()))
    forced = [e.number for e in match.log if e.forced]
    assert forced
    for number in forced:
        again = internum.load(match.at(number).record())
        assert len(again.log) > number
        assert [e.text for e in again.log] == [e.text for e in match.log[: len(again.log)]]
