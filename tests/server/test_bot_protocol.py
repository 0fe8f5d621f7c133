"""The bots of `examples/` play whole games over HTTP, and are as short as the document says."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from .live import ROOT, Server
from .player import Person

EXAMPLES = ROOT / "examples"
PYTHON = [sys.executable, str(EXAMPLES / "http_bot.py")]
NODE = ["node", str(EXAMPLES / "http_bot.mjs")]
SHORT = {"max_rounds": 2}


def play(server: Server, players: list[Person], commands: list[list[str]]) -> list[int]:
    """Let every command play a seat until all have ended; their exit codes."""
    links = [f"{server.url}/t/{p.table}#{p.token}" for p in players]
    bots = [subprocess.Popen([*c, link]) for c, link in zip(commands, links, strict=True)]
    try:
        return [bot.wait(120) for bot in bots]
    finally:
        for bot in bots:
            bot.kill()


@pytest.mark.parametrize("name", ["http_bot.py", "http_bot.mjs"])
def test_a_client_has_at_most_forty_lines(name: str) -> None:
    assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.skipif(not shutil.which("node"), reason="needs Node")
def test_a_python_and_a_javascript_bot_play_a_game_of_antike(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        anna, ben, watcher = server.api.open(["Anna", "Ben"], game="antike", options=SHORT)
        assert play(server, [anna, ben], [PYTHON, NODE]) == [0, 0]
        shot = watcher.look()
        assert shot["over"] and {e["seat"] for e in shot["log"]} >= {0, 1}


def test_a_bot_goes_on_after_the_server_was_away(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        anna, ben, watcher = server.api.open(["Anna", "Ben"])
        bot = subprocess.Popen([*PYTHON, f"{server.url}/t/{anna.table}#{anna.token}"])
        try:
            wait_until(lambda: watcher.look()["at"] == 1)
            server.kill()
            with Server(tmp_path / "tables.db", port=int(server.url.rpartition(":")[2])) as again:
                ben = Person(again.client, ben.table, ben.token, ben.seats)
                ben.act("lay elk")
                wait_until(lambda: 0 in {e["seat"] for e in ben.look()["log"][3:]})
        finally:
            bot.kill()
            bot.wait()


def test_a_bot_without_a_seat_says_so_and_ends(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        anna, _, _ = server.api.open(["Anna", "Ben"])
        for command in [PYTHON, NODE] if shutil.which("node") else [PYTHON]:
            ended = subprocess.run([*command, f"{server.url}/t/{anna.table}#wrong"], capture_output=True, timeout=30)
            assert ended.returncode == 1 and b"no-token" in ended.stderr


def wait_until(true: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)
