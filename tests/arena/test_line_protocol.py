"""Programs as agents: what they are told, what they may say, and what their failures cost."""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from pathlib import Path

import pytest

from internum.agents import make_agent
from internum.arena.play import Job, Outcome, play_game
from internum.arena.referee import Limits

from .conftest import GAME, SHORT

EXAMPLES = Path(__file__).parents[2] / "examples"
POLITE = """
import sys
said = open({log!r}, "a")
actions = []
for line in sys.stdin:
    said.write(line)
    said.flush()
    word, _, rest = line.strip().partition(" ")
    if word in ("internum", "begin"):
        print("a word of the next version\\nready", flush=True)
    elif word == "action":
        actions.append(rest)
    elif word == "go":
        {answer}
        actions = []
"""


def bot(tmp_path: Path, answer: str = 'print("info thinking\\nplay", actions[0], flush=True)') -> str:
    """A program that does `answer` when it is asked."""
    file = tmp_path / "bot.py"
    file.write_text(POLITE.format(log=str(tmp_path / "told"), answer=answer))
    return f"cmd:{sys.executable} {file}"


def play(name: str, limit: float | None = 5.0) -> Outcome:
    outcome = play_game(Job(GAME, ("random", name, "random"), "5", "5", SHORT, limits=Limits(limit)))
    assert not outcome.error, outcome.error
    assert outcome.finished and not outcome.left_behind
    assert outcome.fault_counts[0] == outcome.fault_counts[2] == 0
    return outcome


def test_a_program_is_told_what_its_seat_may_know(tmp_path: Path) -> None:
    outcome = play(bot(tmp_path))
    assert outcome.fault_counts == [0, 0, 0] and outcome.clocks[1].decisions >= 2
    told = (tmp_path / "told").read_text().splitlines()
    assert told[:3] == ["internum 1", "game antike", "seat 1"] and told[4] == "begin"
    assert told.count("go 5000") == outcome.clocks[1].decisions
    views = [json.loads(line[5:]) for line in told if line.startswith("view ")]
    assert {(v["game"], v["seat"], tuple(v["pending"])) for v in views} == {("antike", 1, (1,))}
    assert json.loads(told[-2][4:])["winners"] == outcome.winners and told[-1] == "quit"


def test_a_program_that_wants_no_views_gets_none(tmp_path: Path) -> None:
    name = bot(tmp_path)
    file = tmp_path / "bot.py"
    file.write_text(file.read_text().replace("a word of the next version", "views off"))
    assert play(name).fault_counts[1] == 0
    assert "view" not in (tmp_path / "told").read_text()


@pytest.mark.parametrize("example", ["line_bot.py", "line_bot.sh", "line_bot.js"])
def test_the_examples_play_without_faults(example: str) -> None:
    if example.endswith(".js") and not shutil.which("node"):
        pytest.skip("there is no node here")
    starts = {"py": f"{sys.executable} ", "sh": "sh ", "js": "node "}[example[-2:]]
    outcome = play(f"cmd:{starts}{EXAMPLES / example}", None)
    assert outcome.fault_counts == [0, 0, 0] and outcome.clocks[1].decisions >= 2


def test_equal_seeds_give_equal_games() -> None:
    name = f"cmd:{sys.executable} {EXAMPLES / 'line_bot.py'}"
    assert play(name).record == play(name).record


@pytest.mark.parametrize(
    ("answer", "kind", "detail"),
    [
        ('print("play to win", flush=True)', "illegal", "answered 'to win'"),
        ('sys.exit("no map")', "raised", "Died: it ended with exit code 1: no map"),
        ('print("x" * 200000, flush=True)', "raised", "ValueError: a line of more than 65536 bytes"),
    ],
)
def test_a_failing_program_is_at_fault(tmp_path: Path, answer: str, kind: str, detail: str) -> None:
    outcome = play(bot(tmp_path, answer))
    assert outcome.fault_counts[1] == outcome.clocks[1].decisions > 0
    assert (outcome.faults[0].kind, outcome.faults[0].detail) == (kind, detail)


HANGS = ["__import__('time').sleep(600)", "exec('while 1: pass')", "exec('while 1: print(1)')"]


@pytest.mark.parametrize("answer", HANGS)
def test_a_hanging_program_costs_its_limit_and_is_ended(tmp_path: Path, answer: str) -> None:
    name = bot(tmp_path, f'open({str(tmp_path / "pid")!r}, "w").write(str(__import__("os").getpid())); {answer}')
    start = time.monotonic()
    outcome = play(name, 0.4)
    assert time.monotonic() - start < 20
    assert outcome.fault_counts[1] == 1 and outcome.clocks[1].seconds < 5
    assert [(f.kind, f.detail) for f in outcome.faults] == [("hung", "act: no answer in 0.6 s")]
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)


def test_a_late_answer_is_a_fault_and_the_program_plays_on(tmp_path: Path) -> None:
    outcome = play(bot(tmp_path, 'import time; time.sleep(2.1); print("play", actions[0], flush=True)'), 2.0)
    assert {f.kind for f in outcome.faults} == {"late"}
    assert outcome.fault_counts[1] == outcome.clocks[1].decisions


def test_a_program_that_never_gets_ready_is_played_at_random(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("raise SystemExit(7)")
    outcome = play(f"cmd:{sys.executable} {file}")
    assert outcome.fault_counts[1] == 1 and outcome.clocks[1].decisions == 0
    assert outcome.faults[0].detail == "Died: it ended with exit code 7"


def test_a_program_that_is_not_there_is_refused_before_playing() -> None:
    with pytest.raises(ValueError, match=r"agent 'cmd:./no/such --fast' cannot be started: there is no such program"):
        make_agent("cmd:./no/such --fast")
