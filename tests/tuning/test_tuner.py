"""What wins made-up games is found, and a duel counts them."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import internum
from internum.agents import evaluation
from internum.tuning.duel import judge, seating
from internum.tuning.gradient import FARTHEST, Gradient, regress
from internum.tuning.tuner import Tuner, stage_seed

ANTIKE = internum.game("antike")
NAMES = evaluation.guide("antike").NAMES


def winner_by(pull: Any, weights: Any) -> Callable[[Any, int], Any]:
    """Made-up games: the chance to win grows with weights above the given ones, in the direction of `pull`."""

    def play(given: Any, seed: int) -> Any:
        prospects = np.log(given / weights) @ pull
        luck = np.random.default_rng(seed + 1).gumbel(size=prospects.shape)
        return 1 << np.argmax(prospects + luck, axis=1)

    return play


def planted(**pull: float) -> Tuner:
    direction = np.array([pull.get(name, 0.0) for name in NAMES])
    return Tuner(ANTIKE, winner_by(direction, np.array(evaluation.guide("antike").weights("antike"))), 0.5)


def test_the_gradient_finds_the_direction_that_was_planted() -> None:
    tuner = planted(cards=1.0, units=-0.8)
    gradient = tuner.gradient(tuner.weights, 400, 1)
    sure = {NAMES[i] for i in np.flatnonzero(np.abs(gradient.slope) > 4 * gradient.error)}
    assert sure == {"cards", "units"}
    # a deviation of one is 0.5 in the logarithm; a seat's chance is one in four, so three quarters of it count
    found = dict(zip(NAMES, gradient.slope, strict=True))
    assert found["cards"] == pytest.approx(0.75 * 0.5, abs=0.2)
    assert found["units"] == pytest.approx(-0.75 * 0.4, abs=0.2)


def test_a_step_towards_it_wins_the_duel() -> None:
    tuner = planted(cards=1.0, units=-0.8)
    new = tuner.deviating(tuner.weights, tuner.gradient(tuner.weights, 400, 1).shrunk(3.0))
    by = dict(zip(NAMES, new / tuner.weights, strict=True))
    assert by["cards"] > 1.2 and by["units"] < 0.8
    found = tuner.duel(new, tuner.weights, 400, 2)
    assert found.share.games == 400
    assert found.share.interval[0] > 0.5


def test_errors_are_those_that_many_batches_show() -> None:
    tuner = planted(cards=0.5)
    batches = [tuner.gradient(tuner.weights, 100, seed) for seed in range(60)]
    seen = np.std([b.slope for b in batches], axis=0).mean()
    said = np.mean([b.error for b in batches])
    assert said == pytest.approx(seen, rel=0.1)


def test_a_step_is_the_shorter_the_more_of_it_may_be_noise() -> None:
    gradient = Gradient(np.array([0.4, 0.2, 0.1, 0.05, 0.0, -0.4]), np.full(6, 0.1), 200)
    factors = gradient.shrunk(1.0)
    assert factors == pytest.approx([0.4 * 15 / 16, 0.2 * 3 / 4, 0.0, 0.0, 0.0, -0.4 * 15 / 16])
    assert gradient.shrunk(100.0).tolist() == [FARTHEST, FARTHEST, 0.0, 0.0, 0.0, -FARTHEST]


def test_after_thousands_of_games_a_step_has_its_length_and_leaves_alone_what_is_lost_in_noise() -> None:
    gradient = Gradient(np.array([0.3, 0.01, -0.4]), np.array([0.02, 0.02, 0.02]), 1000)
    assert gradient.surest(2.0) == pytest.approx([1.2, 0.0, -1.6])


def test_games_without_one_winner_say_nothing() -> None:
    by = np.random.default_rng(1).standard_normal((40, 4, 3))
    winners = np.array([1, 2, 4, 8] * 10)
    more = np.concatenate([by, np.ones((2, 4, 3))]), np.append(winners, [0, 3])
    one, same = regress(by, winners), regress(*more)
    assert same.games == 40
    assert same.slope.tolist() == one.slope.tolist()


def test_too_few_games_are_refused_before_and_after_they_are_played() -> None:
    tuner = planted()
    with pytest.raises(ValueError, match="7 games are too few to tell 21 weights apart: at least 8"):
        tuner.gradient(tuner.weights, 7, 1)
    nobody_wins = Tuner(ANTIKE, lambda weights, seed: np.zeros(len(weights), np.int64), 0.5)
    with pytest.raises(ValueError, match="0 of 9 games had one winner: for 21 weights it takes at least 8"):
        nobody_wins.gradient(nobody_wins.weights, 9, 1)
    with pytest.raises(ValueError, match="none of the duel's 9 games came to an end"):
        nobody_wins.duel(nobody_wins.weights, nobody_wins.weights, 9, 1)


def test_new_weights_sit_everywhere_equally_often_two_seats_at_a_time() -> None:
    is_new = seating(600, 4)
    assert (is_new.sum(1) == 2).all()
    assert is_new.sum(0).tolist() == [300] * 4
    assert len({tuple(row) for row in is_new.tolist()}) == 6


def test_a_duel_counts_the_games_of_the_new_weights() -> None:
    is_new = np.array([[True, True, False, False]] * 4)
    found = judge(np.array([0b0001, 0b0100, 0b0110, 0]), is_new)
    assert (found.share.wins, found.share.games) == (1.5, 3)
    assert found.seats == pytest.approx([1 / 3, 1 / 6, 1 / 2, 0.0])


def test_weights_whose_sign_is_open_deviate_by_a_summand() -> None:
    tuner = Tuner(internum.game("empires"), lambda weights, seed: weights, 0.8)
    new = tuner.deviating(tuner.weights, np.ones(len(tuner.weights)))
    of = dict(zip(tuner.names, zip(tuner.weights, new, strict=True), strict=True))
    assert of["hurry"] == (0.0, 0.12)
    assert of["tiles"][1] == pytest.approx(of["tiles"][0] * np.exp(0.8))


def test_a_game_without_weights_cannot_be_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    from internum.agents.evaluation import blank

    def only_a_blank_one(game_id: str) -> ModuleType:
        return blank

    monkeypatch.setattr(evaluation, "guide", only_a_blank_one)
    with pytest.raises(ValueError, match="no agent goes by weights in Antike: there is nothing to tune"):
        Tuner(ANTIKE, lambda weights, seed: weights, 0.5)


def test_seeds_share_no_step() -> None:
    assert len({stage_seed(seed, stage) for seed in range(50) for stage in range(5)}) == 250


@pytest.mark.parametrize("game", ["antike", "classic", "empires"])
def test_the_file_of_weights_names_what_is_measured_in_its_order(game: str) -> None:
    import tomllib

    from internum.core.engine import PACKAGE

    folder = PACKAGE / "agents" / "evaluation" / evaluation.GUIDES[game]
    given = tomllib.loads((folder / "weights.toml").read_text())[game]
    guide = evaluation.guide(game)
    assert tuple(given) == guide.NAMES
    assert list(given.values()) == guide.weights(game)
    assert set(guide.SIGN_OPEN) <= set(guide.NAMES)
