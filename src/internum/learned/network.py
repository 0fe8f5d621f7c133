"""The network in NumPy: one layer over all that is known, one over each token and what lies around it, a score for each
legal action from both.

`training.py` has the same network for PyTorch; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from .encoding import Encoding


class Network:
    """`weights`: arrays by name, as `training.weights_of` writes them."""

    def __init__(self, encoding: Encoding, weights: Mapping[str, Any]) -> None:
        self.encoding = encoding
        self.weights = {name: array.astype(np.float32) for name, array in weights.items()}

    @classmethod
    def read(cls, encoding: Encoding, file: Path) -> Network:
        with np.load(file) as weights:
            told = {name: weights[name] for name in weights.files}
        version = int(told.pop("version"))
        if version != encoding.observation.version:
            raise ValueError(
                f"{file.name} was learnt from observations of version {version}; {encoding.game.id} has version "
                f"{encoding.observation.version}: learn anew with `internum learn`"
            )
        return cls(encoding, told)

    def scores(self, observation: Any, actions: Any) -> Any:
        """A score for each of some rows of `Encoding.actions`; the higher, the likelier a good player's choice."""
        w = self.weights
        known = squeezed(self.encoding.features(observation))
        whole = np.maximum(known @ w["whole"] + w["bend"], 0)
        tokens = np.maximum(self._tokens(known), 0)
        tokens = tokens + w["near"] @ tokens
        tokens = np.concatenate([tokens, np.zeros((1, tokens.shape[1]), np.float32)])
        slots, to, origin, whom = self.encoding.pointers(actions, self.encoding.own(observation)).T
        hidden = tokens[to] @ w["to"] + tokens[origin] @ w["from"] + tokens[whom] @ w["whom"]
        hidden = np.maximum(hidden + whole @ w["all"] + w["slot"][slots], 0)
        return hidden @ w["score"] + w["habit"][slots]

    def _tokens(self, known: Any) -> Any:
        rows, at = [], 0
        for group in self.encoding.groups:
            width = group.size * group.features
            rows.append(known[at : at + width].reshape(group.size, -1) @ self.weights[f"read.{group.name}"])
            at += width
        return np.concatenate(rows) + self.weights["place"]


def squeezed(features: Any) -> Any:
    """Counts grow without much meaning: 1 is far from 0, 12 is near 11."""
    return np.sign(features) * np.log1p(np.abs(features.astype(np.float32)))
