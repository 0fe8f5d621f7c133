"""`internum warm [GAME]`: compile ahead what opponents need, so that nobody waits for it later."""

from __future__ import annotations

import time
from typing import Annotated

import typer
from rich.console import Console

from internum import game, games


def warm(name: Annotated[str | None, typer.Argument(help="The game (default: all).")] = None) -> None:
    """Compile the rules and the opponents' thinking; it takes some minutes, once."""
    from internum.server.compiled import compiler, is_ready

    console = Console()
    wished = [name] if name else games()
    for each in wished:
        game(each)
    if not compiler():
        console.print("Numba is not installed (pip install numba): there is nothing to compile.")
        return
    for each in wished:
        if is_ready(each):
            console.print(f"{each}: ready already")
        else:
            _warm(each, console)


def _warm(name: str, console: Console) -> None:
    from internum.server import compile_ahead

    start = time.monotonic()
    steps: list[str] = []
    with console.status(f"{name}: compiling …") as status, compile_ahead.start(name) as process:
        assert process.stdout and process.stderr
        for line in process.stdout:
            steps.append(line.strip())
            wait = "waiting for another process that compiles" if steps[-1] == "waiting" else f"compiling {steps[-1]}"
            status.update(f"{name}: {wait} …")
            if not console.is_terminal:
                console.print(f"{name}: {wait}, {time.monotonic() - start:.0f} s")
        complaint = process.stderr.read().strip()
    if process.returncode:
        raise ValueError(f"{name} could not be compiled: {complaint.splitlines()[-1] if complaint else 'no reason'}")
    console.print(f"{name}: ready after {time.monotonic() - start:.0f} s")
