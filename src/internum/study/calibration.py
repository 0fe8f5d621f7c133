"""How evaluation and score are weighed for winning chances, by round: `calibration.toml` holds what was fitted."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, TypeAlias

from internum.core.engine import PACKAGE

Pair: TypeAlias = tuple[float, float]  # when a game begins, and what is added by its typical end
LEAST = 1e-4  # a share below this counts as this: nobody is lost for sure before the end


@dataclass(frozen=True)
class Calibration:
    rounds: int = 1  # of a typical game
    evaluation: Pair = (1.0, 0.0)
    score: Pair = (0.0, 0.0)

    def chances(self, shares: Sequence[float], scores: Sequence[float], round: int) -> list[float]:
        """From the evaluation's shares and the scores by seat; what is decided stays so."""
        if max(shares) >= 1.0:
            return list(shares)
        weight = self.score[0] + self._passed(round) * self.score[1]
        sharp = self._sharp(round)
        logs = [sharp * math.log(max(v, LEAST)) + weight * p for v, p in zip(shares, scores, strict=True)]
        top = max(logs)
        powers = [math.exp(x - top) for x in logs]
        return [p / sum(powers) for p in powers]

    def alone(self, share: float, players: int, round: int) -> float:
        """What a share is worth by itself, where nothing is known of the others but that they have the rest."""
        if share >= 1.0:
            return share
        sharp, others = self._sharp(round), players - 1
        mine = math.pow(max(share, LEAST), sharp)
        return mine / (mine + others * math.pow(max(1.0 - share, LEAST) / others, sharp))

    def _passed(self, round: int) -> float:
        return min(1.0, round / self.rounds)

    def _sharp(self, round: int) -> float:
        return self.evaluation[0] + self._passed(round) * self.evaluation[1]

    def json(self) -> dict[str, Any]:
        return {"rounds": self.rounds, "evaluation": list(self.evaluation), "score": list(self.score)}


@cache
def calibration(game_id: str) -> Calibration:
    """Of a game; one that is not fitted takes the evaluation as it is."""
    fitted = _file().get(game_id)
    if fitted is None:
        return Calibration()
    return Calibration(fitted["rounds"], tuple(fitted["evaluation"]), tuple(fitted["score"]))


def _file() -> dict[str, Any]:
    return tomllib.loads((PACKAGE / "study" / "calibration.toml").read_text(encoding="utf-8"))


def toml(game_id: str, fitted: Calibration) -> str:
    """A section of the file."""
    pairs = {k: v for k, v in asdict(fitted).items() if k != "rounds"}
    lines = [f"{name} = [{a:.3f}, {b:.3f}]" for name, (a, b) in pairs.items()]
    return "\n".join([f"[{game_id}]", f"rounds = {fitted.rounds}", *lines]) + "\n"
