"""What a document shows is true: its Python runs, its JSON is JSON, its records replay, its commands exist.

Blocks of one document share their names, in order, and run in an empty folder. A block marked `python fragment` shows a
shape rather than a program and is only parsed.
"""

from __future__ import annotations

import ast
import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

import internum
from internum.cli import app

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *sorted(ROOT.glob("CONTRIBUTING.md"))]
BLOCK = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.M | re.S)
COMMAND = re.compile(r"^(?:\$ )?((?:\.venv/bin/)?internum .*)$", re.M)


def blocks(document: Path) -> Iterator[tuple[str, str]]:
    return ((kind.strip(), text) for kind, text in BLOCK.findall(document.read_text(encoding="utf-8")))


def named(document: Path) -> str:
    return str(document.relative_to(ROOT))


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_code_blocks_run(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "example"}
    for kind, text in blocks(document):
        if kind == "python":
            exec(compile(text, named(document), "exec"), names)
        elif kind == "python fragment":
            ast.parse(text)
        elif kind == "json":
            json.loads(text)
        elif kind == "inm":
            assert internum.load(text).log


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_commands_exist_with_their_options(document: Path) -> None:
    """Every line that calls `internum` is parsed by the program itself; nothing is carried out."""
    for kind, text in blocks(document):
        if kind in ("sh", ""):
            for line in COMMAND.findall(text):
                parse(line)


def parse(line: str) -> None:
    words = shlex.split(re.split(r"\s{2,}", line)[0], comments=True)[1:]  # what is told behind a gap is no part of it
    if any(word.isupper() or "…" in word or "|" in word for word in words):
        words = [word for word in words[:1] if word.islower()] + ["--help"]  # a form of call, such as `rules GAME`
    command: Any = typer.main.get_command(app)
    context: Any = None
    name = "internum"
    while isinstance(command, TyperGroup) and words and words[0] != "--help":
        context = command.make_context(name, words[:1], context)
        name, command, _ = command.resolve_command(context, words[:1])
        words = words[1:]
    if "--help" not in words:
        command.make_context(name, words, context)


@pytest.mark.parametrize(
    "interface", ["internum.envs.pettingzoo", "internum.envs.gymnasium", "internum.envs.openspiel"]
)
def test_an_environment_is_shown_in_thirty_lines(interface: str) -> None:
    shown = [text for kind, text in blocks(ROOT / "docs" / "environments.md") if kind == "python" and interface in text]
    assert len(shown) == 1 and len(shown[0].splitlines()) <= 30


@pytest.mark.parametrize("example", sorted((ROOT / "examples").iterdir()), ids=lambda file: file.name)
def test_a_bot_in_any_language_has_forty_lines(example: Path) -> None:
    assert len(example.read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.parametrize("line", ["internum plai", "internum verify a.inm --loud", "internum board chek x"])
def test_a_wrong_command_would_be_noticed(line: str) -> None:
    with pytest.raises(TyperException):
        parse(line)
