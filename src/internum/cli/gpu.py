"""`internum gpu build|run`: playouts as a GPU kernel, made on any machine, played where a GPU is."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from internum import game
from internum import games as all_games
from internum.gpu import runner, vector

app = typer.Typer(help="Random playouts on a GPU, by the same rules as on the CPU.", no_args_is_help=True)


@app.command("build")
def build(
    names: Annotated[list[str] | None, typer.Argument(help="The games (default: all).", metavar="[GAME]...")] = None,
    folder: Annotated[Path, typer.Option("--out", help="Where the bundles go, one GAME.npz each.")] = Path(),
    games: Annotated[int, typer.Option(help="Games to play on the CPU too, as proof.", min=1)] = 2000,
    steps: Annotated[
        int, typer.Option(help="Instead of playouts, the step of many games; so many steps are the proof.", min=0)
    ] = 0,
) -> None:
    """Compile playouts (no GPU needed; some minutes) into bundles for `internum gpu run`."""
    from internum.gpu.build import bundle, step_bundle

    wished = [game(name) for name in names or all_games()]
    folder.mkdir(parents=True, exist_ok=True)
    for each in wished:
        begin = time.monotonic()
        if steps:
            file = folder / f"{each.id}-steps.npz"
            step_bundle(each, games, steps).save(file)
            proof = f"{len(each.players)} numbers of players, {games:,} games, {steps} steps as proof"
            Console().print(f"{file}: {proof}, after {time.monotonic() - begin:.0f} s")
            continue
        made = bundle(each, games)
        made.save(folder / f"{each.id}.npz")
        proof = f"{len(made.starts)} set-ups, {games:,} games as proof"
        Console().print(f"{folder / each.id}.npz: {proof}, after {time.monotonic() - begin:.0f} s")


@app.command("run")
def run(
    bundle: Annotated[Path, typer.Argument(help="What `internum gpu build` wrote.")],
    games: Annotated[list[int] | None, typer.Option(help="Games in a batch; may be repeated.", min=1)] = None,
    slots: Annotated[list[int] | None, typer.Option(help="Games side by side; may be repeated.", min=1)] = None,
) -> None:
    """Prove that a bundle plays as the CPU does, then measure it."""
    if vector.StepBundle.fits(bundle):
        vector.report(bundle, games or [])
    else:
        runner.report(bundle, games or [], slots or [])
