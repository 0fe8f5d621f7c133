"""`internum learn GAME --records DIR`: the network of the `learned` agent, from what good players chose."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from internum import game

from . import options


def learn(
    name: options.GAME,
    records: Annotated[list[Path], typer.Option(help="Folder with records (.inm); may be given more than once.")],
    out: Annotated[Path, typer.Option(help="Write the weights here (.npz).")],
    teachers: Annotated[str, typer.Option(help="Whose decisions to learn from: names of agents.")] = "consul,citizen",
    passes: Annotated[int, typer.Option(help="How often every decision is seen.", min=1)] = 3,
    batch: Annotated[int, typer.Option(help="Decisions for each step.", min=1)] = 1024,
    seed: Annotated[int, typer.Option(help="Seed of everything.")] = 1,
    device: Annotated[str, typer.Option(help="Where PyTorch works: cpu or cuda.")] = "cpu",
) -> None:
    """Learn from records what good players choose (needs PyTorch; `train` tunes the search's evaluation instead)."""
    from internum.learned import training
    from internum.learned.encoding import Encoding
    from internum.learned.examples import examples

    g = game(name)
    files = [file for folder in records for file in sorted(folder.glob("*.inm"))]
    if not files:
        raise ValueError(f"there are no records (.inm) in {', '.join(map(str, records))}")
    options.check_writable(out)
    training.check_device(device)
    encoding, console = Encoding(g), Console(stderr=True)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as bar:
        reading = bar.add_task("reading records", total=len(files))
        given = examples(encoding, files, [t.strip() for t in teachers.split(",")], lambda: bar.advance(reading))
        kept = f"every {training.CHECKED}th game kept for checking"
        bar.console.print(f"{len(given):,} decisions of {len(files)} games, {kept}")
        learning = bar.add_task("learning", total=None)

        def tell(p: training.Pass) -> None:
            told = f"pass {p.number}: loss {p.loss:.3f}; kept games {p.checked_loss:.3f}, same choice {p.agrees:.1%}"
            bar.console.print(told)

        def step(done: int, total: int) -> None:
            bar.update(learning, completed=done, total=total)

        net = training.learn(encoding, given, passes, batch, seed, device, tell, step)
    training.save(net, out)
    print(f"The weights are in {out}.")
