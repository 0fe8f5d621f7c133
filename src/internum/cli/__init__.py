"""The command `internum`. Bad input gets one clear line and exit code 2, never a traceback."""

from __future__ import annotations

import platform
import sys
from pathlib import Path
from typing import Annotated

import typer

from internum import __version__
from internum.core import engine
from internum.core.actions import NotationError
from internum.core.options import OptionError
from internum.core.position import PositionError
from internum.core.record import RecordError
from internum.core.refusal import IllegalAction, UndoError

from . import (
    analyse,
    backup,
    bench,
    benchmark,
    board,
    calibrate,
    gpu,
    learn,
    observation,
    picture,
    play,
    puzzles,
    reference,
    rules,
    schema,
    simulate,
    statistics,
    terminal,
    tournament,
    train,
    verify,
    warm,
    yardstick,
)

app = typer.Typer(
    help="Antike, Mare Nostrum and Mare Nostrum: Empires: play them, study them, teach them to machines.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"internum {__version__} ({engine.NAME} engine, Python {platform.python_version()})")
        raise typer.Exit()


@app.callback()
def _internum(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    pass


app.command("play")(play.play)
app.command("terminal")(terminal.terminal)
app.command("simulate")(simulate.simulate)
app.command("tournament")(tournament.tournament)
app.command("yardstick")(yardstick.yardstick)
app.command("train")(train.train)
app.command("learn")(learn.learn)
app.command("rules")(rules.rules)
app.command("bench")(bench.bench)
app.command("benchmark")(benchmark.benchmark)
app.command("verify")(verify.verify)
app.command("analyse")(analyse.analyse)
app.command("calibrate")(calibrate.calibrate)
app.command("puzzles")(puzzles.puzzles)
app.command("statistics")(statistics.statistics)
app.command("picture")(picture.picture)
app.command("warm")(warm.warm)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("schema")(schema.schema)
app.command("observation")(observation.observation)
app.command("reference")(reference.reference)
app.add_typer(board.app, name="board")
app.add_typer(gpu.app, name="gpu")

_CLEAR = (
    IllegalAction,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
    UndoError,
    OSError,
    KeyError,
    ValueError,
)


def main() -> None:
    sys.path.append(str(Path.cwd()))  # agents in files of this folder are found, behind everything else
    try:
        app()
    except _CLEAR as e:
        message = e.args[0] if isinstance(e, KeyError) and e.args else str(e)
        print(f"internum: {message}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
