"""Prints the fate of random games as hashes: run on both engines, the output must be the same."""

from __future__ import annotations

import sys

from .setups import random_start


def main(name: str, games: int, first: int) -> None:
    for seed in range(first, first + games):
        game, _, _, states = random_start(name, seed)
        hashes = []
        for part in range(4):  # four waypoints, so that a difference is found near its cause
            steps = game.kernel.playout(states, 0, seed * 31 + part, 500)
            hashes.append(f"{steps}:{game.layout.hash(states)}")
        print(seed, *hashes)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
