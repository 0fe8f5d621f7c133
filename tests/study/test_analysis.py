"""The analysis of a game: its figures, the luck of the dice, and the turn that threw a win away."""

from __future__ import annotations

import csv
import io
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import internum
from internum.core.game import CHANCE
from internum.study import analyse
from internum.study.analysis import cached
from internum.study.luck import rolls
from internum.study.table import csv_text

GAMES = Path(__file__).parents[1] / "games"


def short_game() -> internum.Match:
    match = internum.new("antike", 2, seed=1, max_rounds=1)
    while not match.over:
        match.play(match.legal()[0])
    return match


@pytest.fixture(scope="module")
def thrown_away():
    """Four-player Empires: in the turn that wins, the winner ends its turn instead of buying its last tile."""
    match = internum.load(GAMES / "empires-4-tiles.inm", chance="manual")
    (winner,) = match.winners
    last = next(e.number for e in reversed(match.log) if e.text.startswith("buy") and e.seat == winner)
    match = match.at(last)
    assert "done" in match.legal(winner)
    match.play("done", winner)
    return match, winner, last, analyse(match, width=2, since=last)


def test_a_win_thrown_away_is_the_worst_turning_point(thrown_away):
    _, winner, last, analysis = thrown_away
    worst = max(analysis["turning_points"], key=lambda point: point["cost"])
    assert (worst["seat"], worst["at"], worst["played"][0]) == (winner, last, "done")
    assert worst["possible"] == 1.0
    assert any(action.startswith("buy") for action in worst["better"])
    assert worst["why"]["en"].startswith("Buys ") and worst["why"]["fr"].startswith("Achète ")


def test_a_turning_point_says_what_would_have_followed():
    """After the better line others have their turns, as the planner sees them."""
    match = internum.load(GAMES / "antike-3-won.inm", chance="manual").at(150)
    analysis = analyse(match, width=2, since=110)
    told = [point for point in analysis["turning_points"] if point["follows"]]
    assert told
    for point in told:
        assert len(point["follows"]) <= 2 and all(turn["actions"] for turn in point["follows"])
    assert any(turn["seat"] != point["seat"] for point in told for turn in point["follows"])


def test_a_turning_point_is_told_in_the_words_of_the_list_of_moves(thrown_away):
    analysis = thrown_away[3]
    worst = max(analysis["turning_points"], key=lambda point: point["cost"])
    english, french = worst["words"]["en"], worst["words"]["fr"]
    assert english["played"] == ["End the build turn"] and french["played"] == ["Terminer les achats"]
    assert any(choice.startswith("Buy ") for choice in english["better"])
    assert any(choice.startswith("Acquérir ") for choice in french["better"])
    for point in analysis["turning_points"]:
        for words in point["words"].values():
            choices = [*words["played"], *words["better"], *(c for line in words["follows"] for c in line)]
            assert choices and not any("⟨" in choice or "_" in choice for choice in choices)
            assert len(words["follows"]) == len(point["follows"])


def test_nobody_trades_in_what_would_have_followed():
    """What others will offer and claim cannot be foreseen: the line ends before."""
    match = internum.load(GAMES / "classic-4-tiles.inm", chance="manual")
    points = analyse(match.at(420), width=1, since=330)["turning_points"]
    said = [text.split()[0] for point in points for turn in point["follows"] for text in turn["actions"]]
    assert said and not {"number", "offer", "claim", "give"} & set(said)


def test_every_round_has_its_figures_for_every_seat(thrown_away):
    match, _, _, analysis = thrown_away
    assert [row["round"] for row in analysis["rounds"]][:3] == [1, 2, 3]
    last = analysis["rounds"][-1]["seats"]
    scores = {row["seat"]: row["score"] for row in match.standings}
    assert [seat["score"] for seat in last] == [scores[seat] for seat in range(4)]
    tiles = {side["seat"]: set(side["tiles"]) for side in match.view(None)["sides"]}
    assert [set(seat["cards"]) for seat in last] == [tiles[seat] for seat in range(4)]
    titles = [title for seat in last for title in seat["titles"]]
    assert sorted(titles) == ["culture", "military", "trade"]
    assert all(sum(seat["army"].values()) > 0 for seat in last)


def test_the_luck_of_a_seat_is_the_sum_of_what_rolls_changed(thrown_away):
    match, _, _, analysis = thrown_away
    assert sum(analysis["luck"]) == pytest.approx(0.0, abs=0.01)
    stretches = rolls(match)
    rolled = [e.number for e in match.log if e.seat == CHANCE]
    assert rolled and all(any(begin <= n < end for begin, end in stretches) for n in rolled)
    battle = next(roll for roll in analysis["rolls"] if roll["rolled"][0].startswith("roll"))
    assert any(change != 0 for change in battle["changes"])


def test_battles_purchases_trades_and_titles_are_marked(thrown_away):
    analysis = thrown_away[3]
    assert {mark["kind"] for mark in analysis["marks"]} == {"battle", "purchase", "trade", "title"}


def test_phases_of_a_round_are_told_where_they_begin(thrown_away):
    match, _, _, analysis = thrown_away
    second = [phase for phase in analysis["phases"] if phase["round"] == 2]
    assert [phase["phase"] for phase in second][-3:] == ["build", "military", "leadership"]
    for phase in second:
        assert match.at(phase["at"]).view(None)["stage"] == phase["phase"]
    assert analyse(short_game(), width=1)["phases"] == [], "Antike has turns and no phases"


def test_for_a_seat_an_analysis_tells_the_same_whatever_is_hidden_from_it():
    """A game that still runs, and one that differs from it only in what the seat cannot know."""
    seat, match = 0, internum.load(GAMES / "empires-4-tiles.inm", chance="manual").at(130)
    other = _otherwise(match, seat)
    assert any(a.before != b.before for a, b in zip(match.log, other.log, strict=True))
    told = analyse(match, width=1, since=60, seat=seat)
    assert told["seat"] == seat and told["turning_points"]
    assert {point["seat"] for point in told["turning_points"]} == {seat}
    assert analyse(other, width=1, since=60, seat=seat) == told


def _otherwise(match: internum.Match, seat: int) -> internum.Match:
    other = match.copy()
    other.log = [replace(entry, start=_redealt(match, entry.start, seat), end=None) for entry in match.log]
    other.states = _redealt(match, match.states, seat)
    for entry, true in zip(other.log, match.log, strict=True):
        if true.secret and true.seat != seat:
            entry.__dict__.update(text="secret", action=-1)
        entry.__dict__["events"] = [seen for event in true.events if (seen := event.seen_by(seat))]
    return other


def _redealt(match: internum.Match, states: Any, seat: int) -> Any:
    world = match.game.layout.copy(states)
    match.game.redeal(world, 0, seat, random.Random(77))
    return world


def test_moments_rise_and_end_with_the_log(thrown_away):
    match, _, _, analysis = thrown_away
    numbers = [moment["at"] for moment in analysis["moments"]]
    assert numbers == sorted(set(numbers)) and numbers[-1] == len(match.log)
    assert all(sum(moment["chances"]) == pytest.approx(1.0, abs=0.001) for moment in analysis["moments"])


def test_progress_is_told_to_the_end():
    told: list[tuple[int, int]] = []
    analyse(short_game(), lambda done, total: told.append((done, total)), width=1)
    assert told[0][0] == 0 and told[-1][0] == told[-1][1]
    assert [done for done, _ in told] == sorted(done for done, _ in told)


def test_an_analysis_is_plain_data_with_a_row_for_each_round_and_seat():
    analysis = analyse(short_game(), width=1)
    assert json.loads(json.dumps(analysis)) == analysis
    analysis["names"][0] = "=1+1"
    rows = list(csv.DictReader(io.StringIO(csv_text(analysis))))
    assert len(rows) == 2 * len(analysis["rounds"])
    assert rows[0]["name"] == "'=1+1"  # no formula


def test_an_analysis_is_kept_beside_its_record_until_that_changes(tmp_path, monkeypatch):
    record = tmp_path / "game.inm"
    record.write_text(short_game().record(), encoding="utf-8")
    first = cached(record)
    assert (tmp_path / "game.inm.analysis.json").exists()
    calls: list[str] = []
    monkeypatch.setattr("internum.study.analysis.analyse", lambda text, progress: calls.append(text) or {"new": True})
    assert cached(record) == first and not calls
    record.write_text(record.read_text(encoding="utf-8").replace("Player 1", "Anna"), encoding="utf-8")
    assert cached(record) == {"new": True} and len(calls) == 1
