"""The command itself, in processes of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from internum.arena.play import Job, play_game
from internum.arena.results import Writer, read
from internum.arena.tournament import plan
from internum.cli import main
from internum.core.record import parse

from . import agents
from .agents import name

ROOT = Path(__file__).parents[2]
FIRST = name(agents.First)
RUN = [sys.executable, "-c", "from internum.cli import main; main()", "tournament"]


def start(*args: str) -> subprocess.Popen[str]:
    env = {
        **os.environ,
        "INTERNUM_ENGINE": "python",
        "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
        "COLUMNS": "200",
    }
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*RUN, *args],
        env=env,
        cwd=ROOT,
        stdout=pipe,
        stderr=pipe,
        text=True,
        encoding="utf-8",
        start_new_session=True,
        preexec_fn=heed_ctrl_c,
    )


def heed_ctrl_c() -> None:
    """A test run in the background ignores Ctrl-C, and so would everything it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def command(*args: str) -> str:
    process = start(*args)
    out, err = process.communicate(timeout=300)
    assert process.returncode == 0, err
    return out + err


def antike(*args: str) -> list[str]:
    return ["antike", "-o", "max_rounds=2", *args]


def test_a_tournament_is_played_continued_reported_and_replayed(tmp_path: Path) -> None:
    out, page, record = tmp_path / "t.jsonl", tmp_path / "t.html", tmp_path / "game.inm"
    table = ["--table", f"{FIRST},random,random", "--out", str(out)]
    assert "3/3" in command(*antike(*table, "--games", "3"))
    text = command(*antike(*table, "--games", "6", "--jobs", "2", "--resume", "--report", str(page)))
    assert "6/6" in text and "6 games of 2.0 rounds" in text
    results = read(out)
    assert sorted(o.number for o in results.outcomes) == list(range(6))
    assert [sorted(o.agents) for o in results.outcomes] == [sorted([FIRST, "random", "random"])] * 6
    seats = [o.agents.index(FIRST) for o in results.by_number]
    assert sorted(seats[:3]) == sorted(seats[3:]) == [0, 1, 2]
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")

    command("--replay", str(out), "4", "--out", str(record))
    header = parse(record.read_text(encoding="utf-8")).header
    assert [header[f"Seat{i}"] for i in range(3)] == list(results.by_number[4].agents)
    assert header["Seed"] == results.by_number[4].seed


def test_a_result_file_is_shown_without_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    writer = Writer.begin(tmp_path / "t.jsonl", plan("antike", ["random"], players=3, options={"max_rounds": "2"}))
    writer.add(play_game(Job("antike", ("random",) * 3, "1", "1", {"max_rounds": "2"})))
    monkeypatch.setattr(sys, "argv", ["internum", "tournament", "--show", str(tmp_path / "t.jsonl")])
    with pytest.raises(SystemExit) as stop:
        main()
    assert not stop.value.code
    assert "1 games of 2.0 rounds" in capsys.readouterr().out


def test_ctrl_c_keeps_every_finished_game_and_the_rest_is_played_later(tmp_path: Path) -> None:
    out = tmp_path / "t.jsonl"
    args = antike("--agents", "random", "--players", "3", "--out", str(out), "--resume")
    process = start(*args, "--games", "5000")
    try:
        deadline = time.monotonic() + 120
        while not (out.exists() and out.read_bytes().count(b"\n") >= 3):
            assert process.poll() is None and time.monotonic() < deadline
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as the terminal does: to all processes at once
        text, err = process.communicate(timeout=120)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert "go on with --resume" in text
    assert "Traceback" not in err
    assert out.read_bytes().endswith(b"\n")
    done = len(read(out).outcomes)
    command(*args, "--games", str(done + 2))
    assert sorted(o.number for o in read(out).outcomes) == list(range(done + 2))


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        ([], "say which game to play"),
        (["antike"], "no agents are named"),
        (["antike", "--agents", "random", "--resume"], "name it with --out"),
        (["--replay", "nowhere.jsonl", "1"], "nowhere.jsonl"),
    ],
)
def test_bad_input_gets_one_clear_line(
    args: list[str], reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["internum", "tournament", *args])
    with pytest.raises(SystemExit) as stop:
        main()
    said = capsys.readouterr().err
    assert stop.value.code == 2
    assert reason in said
    assert said.count("\n") == 1


def test_a_game_of_another_version_is_not_replayed_to_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record whose moves no longer fit is refused with its line."""
    job = Job("antike", ("random",) * 3, "1", "1", {"max_rounds": "2"})
    played = play_game(job)
    spoilt = replace(played, record=played.record.replace("rondel ", "rondel no_", 1))
    writer = Writer.begin(tmp_path / "t.jsonl", plan("antike", ["random"], players=3, options=job.options))
    writer.add(spoilt)
    monkeypatch.setattr(sys, "argv", ["internum", "tournament", "--replay", str(tmp_path / "t.jsonl"), "0"])
    with pytest.raises(SystemExit):
        main()
    assert "record, line" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--report", "--parquet"])
def test_what_cannot_be_written_is_refused_before_playing(tmp_path: Path, option: str) -> None:
    process = start(*antike("--agents", "random", "--games", "5000", option, str(tmp_path / "no" / "such")))
    out, err = process.communicate(timeout=60)
    assert process.returncode == 2 and out == ""
    assert "No such file or directory" in err and "Traceback" not in err


def test_two_seeds_are_shown_together(tmp_path: Path) -> None:
    files = [tmp_path / f"{seed}.jsonl" for seed in "12"]
    for seed, file in zip("12", files, strict=True):
        command(*antike("--agents", "random", "--players", "3", "--games", "2", "--seed", seed, "--out", str(file)))
    assert "4 games of 2.0 rounds" in command("--show", *map(str, files))
