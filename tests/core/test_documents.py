"""Positions and records: bad ones are refused with the reason and the place; nothing is half-loaded."""

from __future__ import annotations

from random import Random
from typing import Any

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


# --- records: what is asked, what follows of itself, and what is played on ---------------------


def asked_match(moves: int) -> internum.Match:
    """A match that asks even where one choice is left, and has done so."""
    match = internum.new("antike", 3, seed=2, forced=False)
    rng = Random(5)
    while len(match.log) < moves:
        match.play(rng.choice(match.legal()))
    assert any(len(match.at(e.number).legal()) == 1 for e in match.log if e.seat != internum.CHANCE)
    return match


def test_a_game_that_asked_forced_choices_can_be_read_back() -> None:
    match = asked_match(120)
    text = match.record()
    assert '[Forced "asked"]' in text
    again = internum.load(text)
    assert again.record() == text
    assert again.state.tobytes() == match.state.tobytes()
    assert again.legal() == match.legal()


def test_forced_choices_may_be_played_from_the_end_of_such_a_record_on() -> None:
    """Whatever is asked later, the record keeps every choice and can be read again."""
    match = internum.load(asked_match(120).record(), forced=True)
    for _ in range(20):
        match.play(match.legal()[0])
    assert any(e.forced for e in match.log[-20:])
    assert internum.load(match.record()).record() == match.record()


def test_a_record_is_loaded_with_forced_choices_asked() -> None:
    match = internum.load(record(), forced=False)
    recorded = len(match.log)
    rng = Random(3)
    for _ in range(60):
        match.play(rng.choice(match.legal()))
    assert not any(e.forced for e in match.log[recorded:])
    assert any(len(match.at(e.number).legal()) == 1 for e in match.log[-60:])


def to_the_dice() -> str:
    """A record that ends before the deal of the nations."""
    return internum.new("antike", 3, seed=4, chance="manual").record()


def test_a_record_is_loaded_with_chance_played_by_hand() -> None:
    match = internum.load(to_the_dice(), chance="manual")
    assert match.pending == (internum.CHANCE,)
    match.play("deal arabia")
    assert match.log[-1].text == "deal arabia"


def test_a_record_is_loaded_with_dice_of_a_chosen_seed() -> None:
    deals = {internum.load(to_the_dice(), seed=seed).record() for seed in (4, 4, 5, 6, 7, 8)}
    assert len(deals) > 1
    assert internum.load(to_the_dice(), seed=4).commitment == internum.new("antike", 3, seed=4).commitment
    dealt = internum.new("antike", 3, seed=4).record()
    assert internum.load(dealt, seed=4).commitment, "the same dice"
    assert internum.load(dealt, seed=5).commitment is None, "outcomes of two seeds"


def forced_line() -> tuple[list[str], bytes]:
    """A choice with at least two forced ones after it, as texts, and the state they lead to (from seed 2)."""
    match = internum.new("antike", 3, seed=2)
    rng = Random(1)
    played: list[str] = []
    while True:
        mark = len(match.log)
        played.append(rng.choice(match.legal()))
        match.play(played[-1])
        forced = [e.text for e in match.log[mark + 1 :] if e.forced]
        if len(forced) >= 2:
            return [*played, *forced], match.state.tobytes()


@pytest.mark.parametrize("written", ["all", "first", "last", "capitals"])
def test_forced_actions_may_be_partly_left_out_or_written_with_capitals(written: str) -> None:
    texts, state = forced_line()
    forced = texts[-2:]
    match = internum.new("antike", 3, seed=2)
    for text in texts[:-3]:
        match.play(text)
    kept = {"all": forced, "first": forced[:1], "last": forced[1:], "capitals": [f.upper() for f in forced]}[written]
    match.play("; ".join([texts[-3], *kept]))
    assert match.state.tobytes() == state


@pytest.mark.parametrize("separator", ["\n", "\r", "\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029"])
def test_a_name_with_a_line_separator_leaves_the_record_readable(separator: str) -> None:
    match = internum.new("antike", 3, seed=2)
    match.names[0] = f'An{separator}na "the\\" great'
    again = internum.load(match.record())
    assert again.names[0] == 'An na "the\\" great'
    if separator not in "\n\r":  # as earlier versions wrote it
        old = match.record().replace("An na", f"An{separator}na")
        assert internum.load(old).names[0] == match.names[0]


def finished() -> str:
    match = internum.new("antike", 3, seed=2, max_rounds=2)
    while not match.over:
        match.play(match.legal()[0])
    return match.record()


def test_a_forged_result_is_refused() -> None:
    """Whoever did not win is not made the winner by the header."""
    text = finished().replace('[Winners "none"]', '[Winners "1"]')
    with pytest.raises(internum.RecordError, match="seat 1; the moves say: nobody") as error:
        internum.load(text)
    assert "Winners" in text.split("\n")[error.value.line - 1]


@pytest.mark.parametrize("names", [None, "Anna", [1, 2, 3], {"0": "Anna"}])
def test_names_that_are_no_list_of_texts_are_refused(names: object) -> None:
    with pytest.raises(internum.PositionError, match="list of texts") as error:
        internum.load({**POSITION, "names": names})
    assert error.value.place == "names"


def test_missing_names_are_filled_in() -> None:
    assert internum.load({**POSITION, "names": ["Anna"]}).names == ["Anna", "Player 2", "Player 3"]


# --- positions that cannot be ------------------------------------------------------------------

DEMANDED = {"phase": "manoeuvre", "active": "greece", "pending": "demand", "asked": "persia", "site": "athens"}

MANOEUVRE = {"phase": "manoeuvre", "active": "greece"}


@pytest.mark.parametrize(
    ("state", "place"),
    [
        ({**DEMANDED, "entering": "legion"}, "state.site"),
        ({**DEMANDED, "entering": "legion", "legions": {"greece": {"athens": 1}}}, "state.asked"),
        ({**DEMANDED, "legions": {"greece": {"athens": 1}, "persia": {"athens": 1}}}, "state.entering"),
        ({**DEMANDED, "phase": "rondel"}, "state.pending"),
        ({**MANOEUVRE, "pending": "lose-conquest", "site": "athens"}, "state.site"),
        ({**MANOEUVRE, "pending": "lose-conquest", "site": "susa"}, "state.to_lose"),
        ({**MANOEUVRE, "pending": "give-up", "site": "athens"}, "state.pending"),
        ({**MANOEUVRE, "pending": "group", "site": "athens", "entering": "legion"}, "state.pending"),
        ({"pending": "pay", "owed": {"any": 1}}, "state.purchase"),
        ({"pending": "pay", "purchase": 32767, "owed": {"any": 1}}, "state.purchase"),
        ({"owed": {"any": 1}}, "state.purchase"),
        ({"phase": "start"}, "state.phase"),
        ({"phase": "choose"}, "state.phase"),
        ({"phase": "card", "active": "greece"}, "state"),
    ],
)
def test_a_decision_without_what_it_needs_is_refused(state: dict[str, object], place: str) -> None:
    """A demand without units would leave fewer than no legions."""
    with pytest.raises(internum.PositionError) as error:
        internum.load({"game": "antike", "players": 3, "state": state})
    assert error.value.place == place


@pytest.mark.parametrize(
    ("state", "place"),
    [
        ({"legions": {"greece": {"messana": 1}}}, "state.legions.greece.messana"),
        ({"galleys": {"greece": {"ammonion": 1}}}, "state.galleys.greece.ammonion"),
        ({"legions": {"egypt": {"memphis": 1}}}, "state.seat_of.egypt"),
        ({"know_how": {"egypt": {"land": 1}}}, "state.seat_of.egypt"),
        ({"personages": {"egypt": {"king": 1}}}, "state.seat_of.egypt"),
        ({"rondel": {"egypt": "iron"}}, "state.seat_of.egypt"),
        ({"seat_of": {"greece": 0, "persia": 1, "arabia": 1}}, "state.order"),
    ],
)
def test_pieces_where_they_cannot_be_or_of_nobody_are_refused(state: dict[str, object], place: str) -> None:
    """A legion on an island, a galley inland, anything of a nation that is not in play."""
    with pytest.raises(internum.PositionError) as error:
        internum.load({"game": "antike", "players": 3, "state": state})
    assert error.value.place == place


@pytest.mark.parametrize("order", [{}, {"order": {"0": "persia", "1": "arabia", "2": "greece"}}])
def test_all_cards_out_is_read_off_the_stacks_with_or_without_an_order(order: dict[str, object]) -> None:
    """The win by the next temple destroyed (AN-15.8) does not depend on how the position is written."""
    held = {"king": 9, "scholar": 8, "general": 7, "citizen": 6, "navigator": 5}
    cities = {"city": {"athens": "greece", "susa": "persia", "mecca": "arabia"}, "stock": {}}
    state = {**order, **cities, "personages": {"persia": held}}
    match = internum.load({"game": "antike", "players": 3, "state": state}, forced=False)
    assert match.twin.exhausted == 1
    again = internum.load(match.position(), forced=False)
    assert again.state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize(
    ("game", "state", "place"),
    [
        ("empires", {"phase": "pay", "actor": "rome"}, "state.depth"),
        ("empires", {"phase": "occupy", "actor": "rome"}, "state.conquest"),
        ("empires", {"phase": "vacate", "actor": "rome"}, "state.march_from"),
        ("empires", {"phase": "lose", "actor": "rome", "foe": "carthage"}, "state.battle_place"),
        ("empires", {"phase": "offer"}, "state.waiting"),
        ("empires", {"legions_lost": {"active": 3}}, "state.total"),
        ("empires", {"legions": {"babylon": {"macedonia": 1}}}, "state.seat_of.babylon"),
        ("empires", {"in_port": {"rome": {"macedonia": 1}}}, "state.in_port"),
        ("empires", {"owner": {"helen": "rome"}}, "state.owner.helen"),
        ("empires", {"seat_of": {"rome": 0, "carthage": 0, "greece": 1}}, "state.seat_of"),
        ("classic", {"phase": "swap", "actor": "rome"}, "state.depth"),
        ("classic", {"phase": "give", "actor": "carthage", "claimed_by": {"0": "greece"}}, "state.starter"),
        ("classic", {"hand": {"rome": {"wine": 1}}}, "state.seat_of.rome"),
        ("classic", {"phase": "build", "actor": "greece", "stage": "set_up"}, "state.stage"),
        ("classic", {"phase": "build", "actor": "greece", "queue": {"0": "rome"}}, "state.queue"),
        ("classic", {"phase": "build", "actor": "greece", "queue": {"1": "carthage"}}, "state.queue"),
    ],
)
def test_positions_of_mare_nostrum_that_cannot_be_are_refused(game: str, state: dict[str, Any], place: str) -> None:
    """Decisions without what they need, leftovers of a battle, pieces of nobody, seats with two empires."""
    with pytest.raises(internum.PositionError) as error:
        internum.load({"game": game, "players": 3, "state": state})
    assert error.value.place == place


def test_a_hand_of_which_nothing_is_known_survives_a_round_trip() -> None:
    given = {"phase": "build", "actor": "rome", "hand": {"rome": {"wine*": 1}}, "known": {}, "legendary_known": {}}
    match = internum.load({"game": "empires", "state": given}, forced=False, chance="manual")
    assert not any(match.twin.known[0, t] for t in range(10))
    again = internum.load(match.position(), forced=False, chance="manual")
    assert again.state.tobytes() == match.state.tobytes()
