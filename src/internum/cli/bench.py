"""`internum bench [GAME]`: how fast the rules run, compiled and plain, and beside a known engine."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from internum import game, games
from internum.core import engine
from internum.core.record import new_states

from .peers import compare

CATAN = """
import time, random
from catanatron import Game, RandomPlayer, Color
total = 0; start = time.process_time()
for seed in range({games}):
    g = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
    g.play()
    total += len(getattr(g.state, "actions", None) or g.state.action_records)
print(total / (time.process_time() - start))
"""


def bench(
    name: Annotated[str | None, typer.Argument(help="The game (default: all).")] = None,
    seconds: Annotated[float, typer.Option(help="How long each measurement runs.", min=0.1)] = 3.0,
    other: Annotated[bool, typer.Option(help="Also measure catanatron, if it is installed.")] = True,
    peers: Annotated[
        bool, typer.Option("--peers", help="Instead: all ways to play at random, beside other engines.")
    ] = False,
) -> None:
    """Random playouts with the full legal list at every step, one core: actions per second of processor time."""
    console = Console()
    if peers:
        compare(console, [name] if name else [], seconds)
        return
    table = Table("game", "engine", "actions/s", "games/s", "state", "warm start")
    rates: dict[str, float] = {}
    for g in [name] if name else games():
        game(g)
        for wish in ("numba", "python") if engine.COMPILED else ("python",):
            row = _measure_apart(g, wish, seconds)
            table.add_row(
                g,
                wish,
                f"{row['actions']:,.0f}",
                f"{row['games']:,.1f}",
                f"{row['bytes']:.0f} B",
                f"{row['start']:.2f} s",
            )
            rates.setdefault(g, row["actions"])
    console.print(table)
    if other:
        _compare(console, rates)


def measure(name: str, seconds: float) -> dict[str, float]:
    """Actions and games per second of processor time, on the engine this process runs; seconds until it starts."""
    begin = time.perf_counter()
    g = game(name)
    options = g.options.resolve({"max_rounds": 200})
    first = new_states(g, g.players[len(g.players) // 2], options)
    g.kernel.playout(g.layout.copy(first), 0, 1, 50)
    start = time.perf_counter() - begin
    steps = played = 0
    clock = time.process_time()
    while (spent := time.process_time() - clock) < seconds:
        steps += g.kernel.playout(g.layout.copy(first), 0, played * 7919 + 1, 1_000_000)
        played += 1
    return {"actions": steps / spent, "games": played / spent, "bytes": g.layout.size, "start": start}


def _measure_apart(name: str, wish: str, seconds: float) -> dict[str, float]:
    """Measure in a process of its own, twice: the second start finds the cache warm."""
    code = f"from internum.cli.bench import measure; print(*measure({name!r}, {seconds}).values())"
    env = {**os.environ, "INTERNUM_ENGINE": wish}
    for run in range(2 if wish == "numba" else 1):
        if run == 0 and wish == "numba":
            code_now = code.replace(str(seconds), "0.1")
        else:
            code_now = code
        done = subprocess.run([sys.executable, "-c", code_now], env=env, capture_output=True, text=True)
        if done.returncode:
            raise ValueError(f"the measurement of {name} on {wish} failed: {done.stderr.strip().splitlines()[-1]}")
    return dict(zip(("actions", "games", "bytes", "start"), map(float, done.stdout.split()), strict=True))


def _compare(console: Console, rates: dict[str, float]) -> None:
    done = subprocess.run([sys.executable, "-c", CATAN.format(games=20)], capture_output=True, text=True)
    if done.returncode:
        console.print("catanatron is not installed (pip install catanatron): no comparison.")
        return
    theirs = float(done.stdout)
    console.print(f"catanatron, random players, same core, same run: {theirs:,.0f} actions/s")
    for name, rate in rates.items():
        console.print(f"  {name} is {rate / theirs:,.0f} times as fast")
    console.print(
        "For scale: TAG (Java), the fastest engine known for games of this kind, does about 300,000 to 460,000."
    )
