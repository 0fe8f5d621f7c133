"""`internum train GAME`: weights of the evaluation tuned by greedy self-play on a GPU."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import options


def train(
    name: options.GAME,
    games: Annotated[int, typer.Option(help="Games for each step.", min=100)] = 16_896,
    steps: Annotated[int, typer.Option(help="How often the weights are improved.", min=0)] = 2,
    size: Annotated[float, typer.Option(help="Length of a step, in standard deviations.", min=0)] = 1.8,
    duel: Annotated[int, typer.Option(help="Games of the new weights against the old ones.", min=100)] = 16_896,
    seed: Annotated[int, typer.Option(help="Seed of everything.")] = 1,
    out: Annotated[Path | None, typer.Option(help="Write the new weights here (TOML).")] = None,
) -> None:
    """Tune what features of a position weigh by games on a GPU, and say whether the new weights win."""
    from internum import game
    from internum.gpu.tuning import SelfPlay

    play = SelfPlay(game(name))
    weights = play.weights
    for step in range(steps):
        gradient = play.gradient(weights, games, seed + step)
        surest = sorted(zip(gradient.slope, gradient.error, play.guide.NAMES, strict=True), key=lambda g: -abs(g[0]))
        told = ", ".join(f"{feature} {slope:+.3f}±{error:.3f}" for slope, error, feature in surest[:8])
        print(f"{gradient.games} games: {told}", flush=True)
        weights = play.deviating(weights, gradient.step(size))
    named = "".join(f"{feature} = {weight:.4g}\n" for feature, weight in zip(play.guide.NAMES, weights, strict=True))
    if out:
        out.write_text(f"[{name}]\n{named}", encoding="utf-8")
    print(f"[{name}]\n{named}", end="", flush=True)
    found = play.duel(weights, play.weights, duel, seed + steps)
    print(f"New weights won {found.share:.1%} ± {found.error:.1%} of {found.games} games, two seats each.")
    print("Won by seat: " + ", ".join(f"{share:.1%}" for share in found.seats))
