"""Colours and signs, the same as at the table in the browser: its style tokens and its sheet of icons."""

from __future__ import annotations

import re
from functools import cache

from internum.core.engine import PACKAGE

LOOKS = {"babylonia": "babylon", "germania": "germany"}  # sides that share the emblem of another game's side
_REPOSITORY = PACKAGE.parents[1] / "web" / "src"
_SYMBOL = re.compile(r'<symbol id="(?P<id>[^"]+)" viewBox="(?P<box>[^"]+)">(?P<body>.*?)</symbol>', re.DOTALL)
_VARIABLE = re.compile(r"var\(--(?P<name>[\w-]+)(?:,[^)]*)?\)")
_TOKEN = re.compile(r"--(?P<name>[\w-]+): (?P<value>#[0-9a-f]{6});")


def look_of(side: str) -> str:
    return LOOKS.get(side, side)


@cache
def colours() -> dict[str, str]:
    """The tokens of the light style."""
    text = _asset("tokens.css", "styles").split("[data-theme", 1)[0]
    return {found["name"]: found["value"] for found in _TOKEN.finditer(text)}


@cache
def symbols() -> dict[str, tuple[str, str]]:
    """By id, the box of a sign and what is drawn in it, its colours filled in."""
    sheet = _asset("icons.svg", "assets")
    return {m["id"]: (m["box"], _VARIABLE.sub(_colour, m["body"])) for m in _SYMBOL.finditer(sheet)}


def _colour(found: re.Match[str]) -> str:
    return colours().get(found["name"], "#2a1c0f")


def _asset(name: str, folder: str) -> str:
    """Wheels carry the browser's files beside this module; in the repository they are read where they stand."""
    packaged = PACKAGE / "study" / "picture" / name
    path = packaged if packaged.exists() else _REPOSITORY / folder / name
    return path.read_text(encoding="utf-8")
