"""`internum train GAME`: weights of the evaluation tuned by self-play, of planners or, on a GPU, greedy players."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from internum import game

from . import options

if TYPE_CHECKING:
    from internum.core.game import Game
    from internum.tuning.gradient import Array, Gradient

SHOWN = 8  # features of a gradient


def train(
    name: options.GAME,
    on_gpu: Annotated[
        bool | None,
        typer.Option(
            "--gpu/--no-gpu",
            help="Greedy games on a GPU, or planners' games here (default: here where plans pay, as in Antike).",
        ),
    ] = None,
    games: Annotated[int | None, typer.Option(help="Games for each step (default: 200; GPU: 16896).", min=1)] = None,
    steps: Annotated[int, typer.Option(help="How often the weights are improved.", min=0)] = 2,
    spread: Annotated[
        float | None,
        typer.Option(help="How far weights deviate, as a logarithm (default: 0.5; GPU: 0.8).", min=0.01, max=2),
    ] = None,
    size: Annotated[
        float | None,
        typer.Option(
            help="Size of a step: so many times the gradient (default: 3); GPU: its length in deviations (1.8).", min=0
        ),
    ] = None,
    duel: Annotated[
        int | None, typer.Option(help="Games of new weights against old (default: 100; GPU: 16896).", min=1)
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of everything.", min=0)] = 1,
    jobs: Annotated[int | None, typer.Option(help="Games played here at the same time (default: 1).", min=1)] = None,
    out: Annotated[Path | None, typer.Option(help="Write the new weights here (TOML).")] = None,
    option: options.OPTIONS = None,
) -> None:
    """Tune what features of a position weigh by games, and say whether the new weights win."""
    from internum.agents import evaluation
    from internum.tuning.recipe import BY_PLANNERS, ON_GPU
    from internum.tuning.tuner import Tuner, check_tunable, stage_seed

    g = game(name)
    check_tunable(g)
    options.check_writable(out)
    here = not (on_gpu if on_gpu is not None else not evaluation.guide(g.id).PLANS_PAY)
    if jobs and not here:
        raise ValueError("--jobs is for games on this machine: with --no-gpu")
    recipe = BY_PLANNERS if here else ON_GPU
    players = _Players(g, here, jobs or 1, options.read(option))
    tuner = Tuner(g, players.play, spread or recipe.spread)
    weights = tuner.weights
    for step in range(steps):
        with players.shown(f"step {step + 1} of {steps}"):
            gradient = tuner.gradient(weights, games or recipe.games, stage_seed(seed, step))
        print(_surest(gradient, tuner.names), flush=True)
        weights = tuner.deviating(weights, recipe.step(gradient, recipe.size if size is None else size))
    named = _toml(name, tuner.names, weights)
    if out:
        out.write_text(named, encoding="utf-8")
    print(named, end="", flush=True)
    with players.shown("duel"):
        found = tuner.duel(weights, tuner.weights, duel or recipe.duel, stage_seed(seed, steps))
    low, high = found.share.interval
    won = f"New weights won {found.share.rate:.1%} of {found.share.games} games, two seats each"
    print(f"{won} (95 % interval: {low:.1%} to {high:.1%}).")
    print("Won by seat: " + ", ".join(f"{share:.1%}" for share in found.seats))


class _Players:
    """Whoever plays, with a bar that shows how many games are over where they are played here."""

    def __init__(self, g: Game, here: bool, jobs: int, chosen: dict[str, Any]) -> None:
        self.title = g.title
        self.bar: Progress | None = None
        if here:
            from internum.tuning.planners import PlannedGames

            self.play = PlannedGames(g, jobs, chosen, told=self._advance).play
        else:
            from internum.gpu.tuning import GreedyGames

            self.play = GreedyGames(g, chosen).play

    @contextmanager
    def shown(self, stage: str) -> Iterator[None]:
        columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(file=sys.stderr), transient=True) as self.bar:
            self.task = self.bar.add_task(f"{self.title}, {stage}", total=None)
            yield

    def _advance(self, done: int, total: int) -> None:
        if self.bar:
            self.bar.update(self.task, completed=done, total=total)


def _surest(gradient: Gradient, names: tuple[str, ...]) -> str:
    by_name = zip(gradient.slope, gradient.error, names, strict=True)
    surest = sorted(by_name, key=lambda g: -abs(g[0]) / max(g[1], 1e-9))
    told = ", ".join(f"{feature} {slope:+.3f}±{error:.3f}" for slope, error, feature in surest[:SHOWN])
    return f"{gradient.games} games: {told}"


def _toml(name: str, names: tuple[str, ...], weights: Array) -> str:
    lines = (f"{feature} = {weight:.4g}\n" for feature, weight in zip(names, weights, strict=True))
    return f"[{name}]\n{''.join(lines)}"
