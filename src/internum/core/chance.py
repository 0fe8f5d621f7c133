"""The chance seat's hand: outcomes that follow from a seed, one by one, and can be checked later.

Outcome number `n` is SHA-256(seed, n) modulo the total weight. Whoever knows the seed can replay every die; who
knows only its hash (the commitment published when the game starts) can check the seed once it is revealed.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence


class Dice:
    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = secrets.token_hex(16) if seed is None else str(seed)

    @property
    def commitment(self) -> str:
        return hashlib.sha256(f"internum:{self.seed}".encode()).hexdigest()

    def pick(self, number: int, weights: Sequence[int]) -> int:
        """The index of outcome `number`, with these relative weights."""
        total = sum(weights)
        left = int.from_bytes(hashlib.sha256(f"{self.seed}:{number}".encode()).digest()) % total
        for i, w in enumerate(weights):
            left -= w
            if left < 0:
                return i
        raise ValueError("no outcome has a weight")
