"""Where board files are found and how they are read."""

import json
import os
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .problem import BoardError, Problem

SHIPPED = Path(__file__).parent  # a folder per family of games
OVERRIDES = "INTERNUM_BOARDS"
"""Environment variable: a folder whose files replace shipped files of the same name."""

_AT_LINE = re.compile(r"\s*\(at line (\d+), column (\d+)\)")
_HEADER = re.compile(r"\[\[?([\w.\-]+)\]?\]")


@dataclass(frozen=True)
class Source:
    """A TOML file: its path, its contents and where each table begins."""

    path: Path
    data: dict[str, Any]
    text: str

    def place(self, dotted: str) -> str:
        """`file:line table.key` for a dotted path, with the nearest line that can be told."""
        if not dotted:
            return self.path.name
        return f"{self.path.name}:{self._line(dotted)} {dotted}"

    def _line(self, dotted: str) -> int:
        wanted = re.sub(r"\[(\d+)\]", "", dotted)
        nth = int(found[1]) if (found := re.search(r"\[(\d+)\]", dotted)) else 0
        best, best_length, header, seen = 1, -1, "", 0
        for number, line in enumerate(self.text.splitlines(), 1):
            if match := _HEADER.match(line.strip()):
                seen = seen + 1 if match[1] == header else 0
                header = match[1]
                here = header
            elif match := re.match(r"([\w.\-]+)\s*=", line):
                here = f"{header}.{match[1]}".lstrip(".")
            else:
                continue
            fits = wanted == here or wanted.startswith(here + ".")
            if fits and len(here) > best_length and seen <= nth:
                best, best_length = number, len(here)
            elif fits and len(here) == best_length and seen == nth:
                best = number
        return best


def find(name: str) -> Path:
    """The file of this name: from the overriding folder if it is there, else the shipped one."""
    folder = os.environ.get(OVERRIDES)
    if folder and (Path(folder) / name).is_file():
        return Path(folder) / name
    for family in sorted(SHIPPED.iterdir()):
        if (family / name).is_file():
            return family / name
    known = ", ".join(board_names())
    raise BoardError([Problem(name, f"no such board file; known boards: {known}; or give the path of a .toml")])


def board_names() -> tuple[str, ...]:
    """The names of the shipped boards."""
    return tuple(sorted(path.name.removesuffix(".geo.json") for path in SHIPPED.glob("*/*.geo.json")))


def locate(name_or_path: str | Path) -> Path:
    """The TOML file meant by a board's name (`empires`) or by a path (`my/empires.toml`)."""
    if str(name_or_path).endswith(".toml"):
        return Path(name_or_path)
    return find(f"{name_or_path}.toml")


def read(path: Path) -> Source:
    """Read a TOML file; a syntax error becomes a `BoardError` with file and line."""
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        raise BoardError([Problem(path.name, f"cannot be read: {error.strerror}")]) from error
    except UnicodeDecodeError as error:
        raise BoardError([Problem(path.name, f"is not UTF-8 text (byte {error.start})")]) from error
    try:
        return Source(path, tomllib.loads(text), text)
    except tomllib.TOMLDecodeError as error:
        where = _AT_LINE.search(str(error))
        line = where[1] if where else str(len(text.splitlines()))
        message = _AT_LINE.sub("", str(error))
        raise BoardError([Problem(f"{path.name}:{line}", f"TOML: {message}")]) from error


def geometry_path(board: Path, board_id: str) -> Path:
    """The geometry of a board file: beside it, else the usual one of that board id."""
    beside = board.with_name(board.name.removesuffix(".toml") + ".geo.json")
    if SHIPPED not in board.parents and beside.is_file():
        return beside
    return find(f"{board_id}.geo.json")


def read_geometry(path: Path) -> dict[str, Any]:
    """Read a geometry file; faults of form become a `BoardError`."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BoardError([Problem(path.name, f"cannot be read: {error.strerror}")]) from error
    except UnicodeDecodeError as error:
        raise BoardError([Problem(path.name, f"is not UTF-8 text (byte {error.start})")]) from error
    except json.JSONDecodeError as error:
        raise BoardError([Problem(f"{path.name}:{error.lineno}", f"JSON: {error.msg}")]) from error
    if not isinstance(data, dict) or not isinstance(data.get("regions"), dict):
        raise BoardError([Problem(path.name, "has no object 'regions'")])
    return data
