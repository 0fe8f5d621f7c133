"""Stored games survive a change of code: whole games and positions made by earlier versions, read by this one.

A record (`.inm`) or position (`.json`) dropped into this folder is tested from then on: `<game>-<players>-<how it
ended>.inm`, `<game>-<players>-<what is decided>.json`. None is ever made anew: one that no longer replays is a broken
promise, or a change of the rules that `CHANGELOG.md` tells.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import internum
from internum.core.record import parse

HERE = Path(__file__).parent
RULES_CHANGED = {
    "classic-3-round-limit": "MN-2.31: after a free start with three, ties for the roles are drawn by lot",
}
RECORDS = sorted(f for f in HERE.glob("*.inm") if f.stem not in RULES_CHANGED)
POSITIONS = sorted(HERE.glob("*.json"))
ENDINGS = {
    "antike": {"won", "stopped"},
    "classic": {"pyramids", "tiles", "round-limit"},
    "empires": {"pyramids", "tiles", "cities", "titles", "round-limit"},
}


def named(file: Path) -> tuple[str, int, str]:
    """Game, players and ending of a record's file name; the same ending may be numbered."""
    game, players, ending = file.stem.split("-", 2)
    return game, int(players), ending.rstrip("-0123456789")


def ending(match: internum.Match) -> str:
    if match.game.id == "antike":
        return "won" if match.winners else "stopped"
    return str(match.position()["state"]["ending"]).replace("_", "-")


def fault(match: internum.Match, states: Any) -> int:
    """What is lost, made or miscounted, as the game's own soundness check numbers it; 0: nothing."""
    rules: Any = match.game.rules
    return int(rules.sound(states[0]))


@pytest.mark.parametrize("file", RECORDS, ids=lambda f: f.stem)
def test_a_recorded_game_replays_hash_by_hash(file: Path) -> None:
    """Every action is legal, every round has the recorded hash, the same seats win, and no piece is lost or made."""
    text = file.read_text(encoding="utf-8")
    record = parse(text)
    match = internum.load(text)
    assert (match.game.id, match.players, ending(match)) == named(file)
    assert match.over
    assert " ".join(map(str, match.winners)) == record.header["Winners"].replace("none", "")
    again = parse(match.record())
    assert [(line.hash, line.seat, line.actions) for line in again.lines] == [
        (line.hash, line.seat, line.actions) for line in record.lines
    ]
    before_last = {e.round: e.before for e in match.log}  # the last action of each round
    assert len(before_last) > 1
    for number, before in before_last.items():
        assert not fault(match, match.game.layout.restore(before)), f"in round {number}"
    assert not fault(match, match.states)


@pytest.mark.parametrize("name", RULES_CHANGED)
def test_a_game_by_rules_that_were_wrong_says_where_it_differs(name: str) -> None:
    """It is refused with the line and both versions of the rules, never played otherwise than it was."""
    with pytest.raises(internum.RecordError, match=r"rules 1 then, \d now") as error:
        internum.load(HERE / f"{name}.inm")
    assert error.value.line > 1


@pytest.mark.parametrize("file", POSITIONS, ids=lambda f: f.stem)
def test_a_stored_position_is_read_and_written_again_the_same(file: Path) -> None:
    """No field is lost, the position is sound, and it can be played on from."""
    document = json.loads(file.read_text(encoding="utf-8"))
    match = internum.load(document, chance="manual", forced=False)
    again = match.position()
    assert {**again, "state": {name: v for name, v in again["state"].items() if v != {}}} == document
    assert not fault(match, match.states)
    seat = match.pending[0]
    match.play(match.legal(seat)[0], seat)
    assert len(match.log) == 1
    assert not fault(match, match.states)


@pytest.mark.parametrize("name", sorted(ENDINGS))
def test_the_recorded_games_are_varied(name: str) -> None:
    """Ten games of each title or more, each with other options, with every number of players and every ending."""
    files = [f for f in RECORDS if named(f)[0] == name]
    assert len(files) >= 10
    assert {named(f)[1] for f in files} == set(internum.game(name).players)
    assert {named(f)[2] for f in files} == ENDINGS[name]
    assert len({parse(f.read_text(encoding="utf-8")).header["Options"] for f in files}) == len(files)
    assert sum(f.stem.startswith(name) for f in POSITIONS) >= 5
