"""Fitting chances: true weights are found again, a sure thing is checked as one, and games are not mixed."""

from __future__ import annotations

import random
import tomllib

import numpy as np
import pytest

from internum.study.calibration import Calibration, toml
from internum.study.fitting import Sample, check, fit, fit_and_check, typical_rounds

from .test_analysis import GAMES, short_game
from .test_command import call

TRUE = Calibration(10, (0.9, 0.0), (0.0, 0.6))


def made_up(games: int, seed: int) -> list[Sample]:
    """Moments whose results follow known weights."""
    rng = random.Random(seed)
    found = []
    for game in range(games):
        for round in (2, 5, 8, 11):
            given = [rng.random() + 0.05 for _ in range(3)]
            shares = np.array(given) / sum(given)
            scores = np.array([float(rng.randrange(5)) for _ in range(3)])
            winner = rng.choices(range(3), TRUE.chances(list(shares), list(scores), round))[0]
            found.append(Sample(shares, scores, np.eye(3)[winner], round, game))
    return found


def test_true_weights_are_found_again():
    found = fit(made_up(3000, 1), TRUE.rounds)
    assert found.evaluation == pytest.approx(TRUE.evaluation, abs=0.15)
    assert found.score == pytest.approx(TRUE.score, abs=0.1)


def test_fitted_chances_beat_the_scores_alone_and_come_true_in_every_bin():
    games = made_up(2000, 2)
    found = check(fit(games, 10), fit(games, 10, evaluation=False), made_up(2000, 3))
    assert found.brier < found.by_score and found.gain[0] > 0
    assert found.games == 2000 and found.predictions == 2000 * 4 * 3
    assert all(abs(said - came) < 0.06 for said, came, count in found.bins if count > 300)
    assert sum(count for _, _, count in found.bins) == found.predictions


def test_the_score_alone_knows_no_evaluation():
    assert fit(made_up(100, 4), 10, evaluation=False).evaluation == (0.0, 0.0)
    assert typical_rounds(made_up(3, 5)) == 11


def test_too_few_games_are_refused(tmp_path):
    record = tmp_path / "a.inm"
    record.write_text(short_game().record())
    with pytest.raises(ValueError, match="too few"):
        fit_and_check([record], "antike", 1, lambda done, total: None)


def test_a_section_of_the_file_reads_again():
    assert tomllib.loads(toml("antike", TRUE)) == {
        "antike": {"rounds": 10, "evaluation": [0.9, 0.0], "score": [0.0, 0.6]}
    }


def test_the_command_prints_bins_and_draws_them(monkeypatch, capsys, tmp_path):
    for name in ("a", "b"):
        (tmp_path / f"{name}.inm").write_text((GAMES / "antike-2-won.inm").read_text())
    call(monkeypatch, "calibrate", "antike", str(tmp_path), "--fit", "1", "--svg", str(tmp_path / "out.svg"))
    said = capsys.readouterr().out
    assert "Brier score" in said and "[antike]" in said
    assert "<circle" in (tmp_path / "out.svg").read_text()
