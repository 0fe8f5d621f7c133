"""Are the chances true? Fitting their weights on some games, and checking them against the results of others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import internum
from internum.agents.compiled import compiled_game
from internum.core.match import Match

from .calibration import LEAST, Calibration, calibration

BINS = 10
STEPS, RIDGE = 40, 1e-3  # of Newton's method; a little pull towards zero keeps weights finite
DRAWS = 400  # games drawn anew, for the interval of a difference


@dataclass(frozen=True)
class Sample:
    """A seat's view of a moment does not matter here: all lies open. Arrays run by seat."""

    shares: Any  # of the evaluation
    scores: Any
    won: Any  # 1, or a share of a shared win
    round: int
    game: int  # which game it belongs to


def samples(records: Sequence[Path], progress: Callable[[int, int], None] = lambda done, total: None) -> list[Sample]:
    """The beginning of every round of every game that somebody has won."""
    found: list[Sample] = []
    for number, record in enumerate(records):
        match = internum.load(record, chance="manual")
        if match.winners:
            found += _of(match, number)
        progress(number + 1, len(records))
    return found


def _of(match: Match, number: int) -> Iterable[Sample]:
    of = compiled_game(match.game)
    values, seats = of.values(), range(match.players)
    won = np.array([float(seat in match.winners) for seat in seats]) / len(match.winners)
    for i, entry in enumerate(match.log):
        if i and entry.round != match.log[i - 1].round:
            states = match.game.layout.restore(entry.before)
            of.functions.evaluate(states[0], values)
            points = {row["seat"]: row["score"] for row in match.game.standings(match.game.layout.twin(states))}
            shares = np.array([float(values[seat]) for seat in seats])
            yield Sample(shares, np.array([float(points.get(seat, 0)) for seat in seats]), won, entry.round, number)


def fit(given: Sequence[Sample], rounds: int, evaluation: bool = True) -> Calibration:
    """Weights under which the results were likeliest: of the evaluation, and of scores the more the later.

    Without `evaluation` the scores alone, at the beginning and what is added later.
    """
    chosen = [0, 2] if evaluation else [1, 2]
    features = [_features(s, rounds)[chosen] for s in given]
    weights = np.array([1.0 if evaluation else 0.0, 0.0])
    start = weights.copy()
    for _ in range(STEPS):
        slope, bend = RIDGE * (weights - start), RIDGE * np.eye(len(weights))
        for x, s in zip(features, given, strict=True):
            p = _softmax(weights @ x)
            slope += x @ (p - s.won)
            bend += (x * p) @ x.T - np.outer(x @ p, x @ p)
        step = np.linalg.solve(bend, slope)
        weights -= step
        if float(np.abs(step).max()) < 1e-6:
            break
    first, growing = (round(float(w), 3) for w in weights)
    if evaluation:
        return Calibration(rounds, (first, 0.0), (0.0, growing))
    return Calibration(rounds, (0.0, 0.0), (first, growing))


def _features(s: Sample, rounds: int) -> Any:
    logs, passed = np.log(np.maximum(s.shares, LEAST)), min(1.0, s.round / rounds)
    return np.array([logs, s.scores, passed * s.scores])


def _softmax(x: Any) -> Any:
    powers = np.exp(x - x.max())
    return powers / powers.sum()


@dataclass(frozen=True)
class Check:
    """Predictions beside results. `bins`: (mean prediction, mean result, how many) by tenth of the prediction."""

    games: int
    predictions: int
    brier: float
    raw: float  # of the evaluation as it is
    by_score: float  # of the best guess from the scores alone
    gain: tuple[float, float]  # 95 % interval of by_score − brier, over games drawn anew
    bins: list[tuple[float, float, int]]


def check(fitted: Calibration, by_score: Calibration, given: Sequence[Sample]) -> Check:
    games = sorted({s.game for s in given})
    own, raw, plain = (np.array([_error(c, s) for s in given]) for c in (fitted, Calibration(fitted.rounds), by_score))
    counts = np.array([len(s.won) for s in given])
    where = np.array([games.index(s.game) for s in given])
    sums = np.array([[a[where == g].sum() for g in range(len(games))] for a in (plain - own, counts)])
    rng = np.random.default_rng(1)
    drawn = rng.integers(0, len(games), (DRAWS, len(games)))
    gains = sums[0][drawn].sum(axis=1) / sums[1][drawn].sum(axis=1)
    total = int(counts.sum())
    low, high = (float(q) for q in np.quantile(gains, (0.025, 0.975)))
    return Check(
        len(games), total, own.sum() / total, raw.sum() / total, plain.sum() / total, (low, high), _bins(fitted, given)
    )


def _error(c: Calibration, s: Sample) -> float:
    return float(((np.array(c.chances(s.shares, s.scores, s.round)) - s.won) ** 2).sum())


def _bins(c: Calibration, given: Sequence[Sample]) -> list[tuple[float, float, int]]:
    said = np.concatenate([c.chances(s.shares, s.scores, s.round) for s in given])
    came = np.concatenate([s.won for s in given])
    tenth = np.minimum((said * BINS).astype(int), BINS - 1)
    return [
        (float(said[tenth == b].mean()), float(came[tenth == b].mean()), int((tenth == b).sum()))
        for b in range(BINS)
        if (tenth == b).any()
    ]


def typical_rounds(given: Sequence[Sample]) -> int:
    """The middle of the games' lengths."""
    last: dict[int, int] = {}
    for s in given:
        last[s.game] = max(last.get(s.game, 0), s.round)
    return int(np.median(list(last.values())))


def fit_and_check(
    records: Sequence[Path], game_id: str, fit_on: int, progress: Callable[[int, int], None]
) -> tuple[Calibration, Check]:
    """Fit on the first so many games, check on the rest; with none to fit on, check what is shipped."""
    given = samples(records, progress)
    first = [s for s in given if s.game < fit_on]
    rest = [s for s in given if s.game >= fit_on]
    if not rest or (fit_on and not first):
        raise ValueError(f"{len(records)} records: too few games with a winner to fit on {fit_on} and check the rest")
    rounds = typical_rounds(first) if first else calibration(game_id).rounds
    fitted = fit(first, rounds) if first else calibration(game_id)
    return fitted, check(fitted, fit(first or rest, rounds, evaluation=False), rest)
