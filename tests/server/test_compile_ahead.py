"""Compiled code for bots: made in the background, used from the moment it is there, and not before."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from internum.cli import app
from internum.core import engine
from internum.server import Settings, bots, compile_ahead, compile_queue, compiled
from internum.server.bots import Bots
from internum.server.compile_queue import CompileQueue
from internum.server.worker import job_for

from .live import ROOT, Server

needs_numba = pytest.mark.skipif(not compiled.compiler(), reason="Numba is not installed")


@pytest.fixture
def markers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder without markers."""
    monkeypatch.setattr(engine, "cache_folder", lambda folder: tmp_path)
    return tmp_path


def wait_until(fits: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not fits():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


@needs_numba
def test_a_marker_is_of_one_compiler_and_one_game(markers: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not compiled.is_ready("antike") and compiled.engine_for("auto", "antike") == "python"
    compiled.mark_ready("antike")
    assert compiled.is_ready("antike") and compiled.engine_for("auto", "antike") == "numba"
    assert compiled.engine_for("python", "antike") == "python", "a wish is a wish"
    assert not compiled.is_ready("classic")
    monkeypatch.setattr(compiled, "compiler", lambda: "numba 99")
    assert not compiled.is_ready("antike")
    monkeypatch.setattr(compiled, "compiler", lambda: "")
    assert not compiled.is_ready("antike")


@needs_numba
def test_bots_change_engines_when_their_game_is_ready(markers: Path, database: str) -> None:
    import internum

    pool = Bots(Settings(database, bot_workers=1, bot_imports=("tests.server.toy",)))
    match = internum.new("toy", 2)
    worker = pool.workers[0]

    def ask() -> bots.Answer:
        answers: list[bots.Answer] = []
        done = threading.Event()
        job = job_for("act", "t", match, 0, "random")
        pool.ask(job, lambda answer: (answers.append(answer), done.set()))  # type: ignore[func-returns-value]
        assert done.wait(90)
        return answers[0]

    try:
        assert ask()[0] == "move" and list(worker.brains) == ["python"]
        plain = worker.brains["python"].process
        compiled.mark_ready("toy")
        assert ask()[0] == "move" and list(worker.brains) == ["numba"]
        assert not plain.is_alive()
    finally:
        pool.close()


def compiling(markers: Path, begun: list[str]) -> Callable[..., subprocess.Popen[str]]:
    """In place of a compiler: "quick" is ready at once, "long" never, "broken" fails."""

    def start(game: str, background: bool, imports: tuple[str, ...]) -> subprocess.Popen[str]:
        begun.append(game)
        code = {"long": "import time; time.sleep(60)", "broken": "raise SystemExit('no luck')"}.get(game, "")
        if not code:
            compiled.mark_ready(game)
        return subprocess.Popen([sys.executable, "-c", code], stdout=-1, stderr=-1, text=True)

    return start


@needs_numba
def test_the_game_of_a_new_table_comes_first(markers: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    monkeypatch.setattr(compile_queue.compile_ahead, "start", compiling(markers, begun))
    warm = CompileQueue(["long", "broken", "quick"], ())
    try:
        wait_until(lambda: warm.process is not None)
        assert [warm.is_over(game) for game in ("long", "quick", "unheard of")] == [False, False, True]
        warm.prefer("quick")
        wait_until(lambda: begun == ["long", "quick", "long"])
        assert warm.is_over("quick") and not warm.is_over("long")
        warm.prefer("quick")
        warm.prefer("broken")
        wait_until(lambda: begun == ["long", "quick", "long", "broken", "long"])
        assert warm.is_over("broken"), "there is nothing to wait for"
    finally:
        warm.close()
    assert not warm.thread.is_alive() and warm.order[0] == "broken"


@needs_numba
def test_a_server_starts_on_the_plain_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever engine the command was started with: another process takes its place."""
    with Server(tmp_path / "tables.db", engine=None) as server:
        games = server.client.get("/api/games").json()["games"]
        assert {"toy", "antike"} <= {g["id"] for g in games} and all(g["ready"] for g in games), "no warm-up asked for"
        environment = Path(f"/proc/{server.process.pid}/environ")
        if environment.exists():
            assert b"INTERNUM_ENGINE=python\0" in environment.read_bytes()
        cleo, _ = server.api.open(["Cleo", "bot"], mode="solo")
        cleo.act("lay ankh")
        assert cleo.wait_for_turn()["at"] == 3
        assert server.stop() == 0


def test_the_command_says_what_it_does(markers: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = CliRunner().invoke
    assert isinstance(run(app, ["warm", "chess"]).exception, KeyError)
    monkeypatch.setattr(compiled, "compiler", lambda: "")
    assert "nothing to compile" in run(app, ["warm", "antike"]).output
    monkeypatch.setattr(compiled, "compiler", lambda: "numba")
    begun: list[str] = []
    monkeypatch.setattr(compile_ahead, "start", lambda game: compiling(markers, begun)(game, False, ()))
    assert "antike: ready after" in run(app, ["warm", "antike"]).output
    assert "antike: ready already" in run(app, ["warm", "antike"]).output
    monkeypatch.setattr("internum.cli.warm.game", lambda name: None)
    assert "broken could not be compiled: no luck" in str(run(app, ["warm", "broken"]).exception)


LEFT_TO_COMPILE = """
import numba.core.event as event
compiled = []
class Listener(event.Listener):
    def on_start(self, e): compiled.append(e.data["dispatcher"].__name__)
    def on_end(self, e): pass
event.register("numba:compile", Listener())
from internum.server.compile_ahead import compile_game
compile_game("antike", lambda step: None)
print(*compiled)
"""


@pytest.mark.skipif(not engine.COMPILED, reason="compiles")
def test_a_warm_game_has_nothing_left_to_compile() -> None:
    with compile_ahead.start("antike") as process:
        assert process.wait() == 0 and compiled.is_ready("antike")
    done = subprocess.run(
        [sys.executable, "-c", LEFT_TO_COMPILE],
        cwd=ROOT,
        env={**os.environ, "INTERNUM_ENGINE": "numba"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == []
