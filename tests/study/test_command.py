"""`internum analyse` and what it writes."""

from __future__ import annotations

import json
import sys

import pytest

from internum.cli import main

from .test_analysis import short_game


@pytest.fixture
def record(tmp_path):
    file = tmp_path / "game.inm"
    file.write_text(short_game().record(), encoding="utf-8")
    return file


def call(monkeypatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["internum", *words])
    with pytest.raises(SystemExit) as left:
        main()
    assert not left.value.code


@pytest.mark.parametrize(("lang", "title"), [("en", "Chance of winning"), ("fr", "Chances de victoire")])
def test_analyse_prints_chances_and_writes_json_and_csv(monkeypatch, capsys, record, tmp_path, lang, title):
    wanted = [tmp_path / "out.json", tmp_path / "out.csv"]
    call(monkeypatch, "analyse", str(record), "--json", str(wanted[0]), "--csv", str(wanted[1]), "--lang", lang)
    said = capsys.readouterr().out
    assert title in said and "Player 1" in said
    assert json.loads(wanted[0].read_text(encoding="utf-8"))["format"] == "internum-analysis/2"
    assert wanted[1].read_text(encoding="utf-8").startswith("round,at,seat,name,")
