"""Figures over many games: what a record tells without being played again is what its match tells."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest

import internum
from internum.study.statistics import Played, games_csv, of_match, of_record, summary

from .test_analysis import GAMES
from .test_command import call

ONE = Played("antike", 2, 20, (0,), ("Anna", "Ben"), ("rome", "egypt"), ("rondel iron", "rondel gold"))


@pytest.mark.parametrize("name", ["antike-3-won", "empires-4-tiles", "classic-4-pyramids"])
def test_the_beginning_and_the_header_tell_what_the_whole_game_does(name):
    text = (GAMES / f"{name}.inm").read_text(encoding="utf-8")
    assert of_record(text) == of_match(internum.load(text))


def test_shares_count_wins_by_side_seat_name_and_opening():
    games = [
        ONE,
        replace(ONE, winners=(1,), rounds=30),
        replace(ONE, winners=(0, 1), rounds=40),
        replace(ONE, winners=()),
    ]
    (found,) = summary(games)
    assert (found["games"], found["decided"]) == (4, 3)
    assert found["rounds"] == {"least": 20, "median": 25.0, "most": 40, "all": [20, 20, 30, 40]}
    for part, label in (("sides", "rome"), ("seats", "1"), ("names", "Anna"), ("openings", "rondel iron")):
        row = next(row for row in found[part] if row["label"] == label)
        assert (row["games"], row["wins"], row["share"]) == (4, 1.5, 0.375)
        assert row["low"] < 0.375 < row["high"]


def test_games_of_different_numbers_of_players_are_not_mixed():
    assert [(t["game"], t["players"]) for t in summary([ONE, replace(ONE, players=2, game="empires")])] == [
        ("antike", 2),
        ("empires", 2),
    ]


def test_a_row_for_each_game_and_no_formula():
    (row,) = csv.DictReader(io.StringIO(games_csv([replace(ONE, names=("=1+1", "Ben"))])))
    assert row["names"] == "'=1+1;Ben" and row["winners"] == "0"


@pytest.mark.parametrize(("lang", "word"), [("en", "first choice"), ("fr", "premier choix")])
def test_the_command_counts_a_folder_and_names_what_it_cannot_read(monkeypatch, capsys, tmp_path, lang, word):
    (tmp_path / "a.inm").write_text((GAMES / "antike-2-won.inm").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "b.inm").write_text("nothing", encoding="utf-8")
    wanted = tmp_path / "games.csv", tmp_path / "charts"
    call(monkeypatch, "statistics", str(tmp_path), "--csv", str(wanted[0]), "--svg", str(wanted[1]), "--lang", lang)
    said = capsys.readouterr()
    assert word in said.out and "b.inm" in said.err
    assert wanted[0].read_text(encoding="utf-8").count("\n") == 2
    assert {file.name for file in wanted[1].iterdir()} == {
        f"antike-2-{part}.svg" for part in ("sides", "seats", "openings", "names")
    }
