"""The files with which a server is set up are true: they parse, and every setting in them exists."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from internum.cli import app
from internum.server.settings import DATABASE, PUBLIC_URL, Settings

ROOT = Path(__file__).parents[2]
KNOWN = {
    DATABASE,
    PUBLIC_URL,
    "INTERNUM_CACHE",
    "INTERNUM_ENGINE",
    *(f"INTERNUM_{f.name.upper()}" for f in fields(Settings)),
}
FILES = ["Dockerfile", "deploy/compose.yaml", "deploy/internum.service", "docs/operations.md"]


@pytest.mark.parametrize("file", FILES)
def test_every_setting_named_exists(file: str) -> None:
    named = set(re.findall(r"\bINTERNUM_[A-Z_]+\b", (ROOT / file).read_text(encoding="utf-8")))
    assert named and named <= KNOWN


def test_the_composition_has_a_server_a_database_and_a_proxy() -> None:
    services: dict[str, Any] = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text(encoding="utf-8"))["services"]
    assert set(services) == {"internum", "db", "proxy"}
    assert "ports" not in services["internum"] and "ports" not in services["db"], (
        "only the proxy is reached from outside"
    )
    assert (ROOT / "deploy" / services["internum"]["build"] / "Dockerfile").exists()
    proxy = (ROOT / "deploy/Caddyfile").read_text(encoding="utf-8")
    assert services["internum"]["expose"][0] in proxy and "/metrics" in proxy


@pytest.mark.parametrize("file", ["Dockerfile", "deploy/internum.service"])
def test_the_command_that_starts_the_server_exists(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    if found := re.search(r"^ExecStart=\S+ (.*)$", text, re.M):
        words = shlex.split(found[1])
    else:
        words = yaml.safe_load(re.findall(r"^CMD (\[.*\])$", text, re.M)[-1])[1:]
    command: Any = typer.main.get_command(app)
    _, play, rest = command.resolve_command(command.make_context("internum", words[:1]), words)
    assert play.make_context("play", rest).params["browser"] is False


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="needs systemd")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = (
        (ROOT / "deploy/internum.service")
        .read_text(encoding="utf-8")
        .replace("/opt/internum/bin/internum", "/bin/true")
    )
    file = tmp_path / "internum.service"
    file.write_text(unit.replace("/opt/internum/bin/internum", "/bin/true"), encoding="utf-8")
    told = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True)
    assert "internum.service" not in told.stderr, told.stderr
