"""The result file of a tournament: JSON lines, one head and then one line a game, appended as games end.

`docs/arena.md` describes the fields. A line is written in one piece; one that was cut off all the same (a full disk, a
pulled plug) is dropped when the file is taken up again, and its game is played anew.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from importlib import metadata
from pathlib import Path
from typing import Any

from internum import __version__, game
from internum.core import engine

from .clocks import Clock
from .empty_turns import TurnCount
from .play import Outcome
from .referee import Fault

FORMAT = "internum-tournament/1"


class ResultError(ValueError):
    """A result file that cannot be read, or does not belong to this tournament."""


@dataclass(frozen=True)
class Plan:
    """What makes a tournament that tournament: a file is only continued with the same plan."""

    game: str
    rules: int
    players: int
    agents: tuple[str, ...]
    table: tuple[str, ...] | None
    options: dict[str, Any]
    seed: str
    limit: float | None
    most_actions: int


@dataclass
class Results:
    plan: Plan
    heads: list[dict[str, Any]] = field(default_factory=list)  # one for each set of versions that played
    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def by_number(self) -> list[Outcome]:
        """Every game once: a later line of a number (a failed game that was tried again) replaces an earlier one."""
        return sorted({o.number: o for o in self.outcomes}.values(), key=lambda o: o.number)

    @property
    def done(self) -> set[int]:
        """The games that need not be played any more."""
        return {o.number for o in self.by_number if not o.error}


def versions() -> dict[str, str]:
    """What played: enough to tell two files apart that may have played differently."""
    return {
        "internum": __version__,
        "sources": engine.source_hash("agents"),
        "engine": engine.NAME,
        "python": platform.python_version(),
        "machine": f"{sys.platform} {platform.machine()}, {os.cpu_count()} cores",
        **{name: _version(name) for name in ("numpy", "numba", "openskill")},
    }


def _version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "none"


def head(plan: Plan) -> dict[str, Any]:
    return {"format": FORMAT, "plan": asdict(plan), "options": _resolved(plan), "versions": versions()}


def _resolved(plan: Plan) -> dict[str, Any]:
    return dict(game(plan.game).options.resolve(plan.options))


def line(plan: Plan, outcome: Outcome) -> dict[str, Any]:
    """A game's line; the record stands last because it is long."""
    fields_of = asdict(outcome)
    record = fields_of.pop("record")
    del fields_of["left_behind"]
    return {**fields_of, "options": plan.options, "limit": plan.limit, "record": record}


class Writer:
    """Appends to a result file: `begin` makes one, `resume` takes one up. Without a path nothing is kept."""

    def __init__(self, path: Path | None, results: Results) -> None:
        self.path, self.results = path, results

    @classmethod
    def begin(cls, path: Path | None, plan: Plan) -> Writer:
        if path and path.exists():
            raise ResultError(f"{path} exists; --resume continues it, another --out begins a new one")
        writer = cls(path, Results(plan))
        writer._head()
        return writer

    @classmethod
    def resume(cls, path: Path, plan: Plan) -> Writer:
        """Continue a file, or begin it if there is none yet."""
        if not path.exists() or not path.read_bytes().count(b"\n"):
            path.unlink(missing_ok=True)
            return cls.begin(path, plan)
        results = read(path)
        for f in fields(Plan):
            old, now = getattr(results.plan, f.name), getattr(plan, f.name)
            if old != now:
                raise ResultError(f"{path} is another tournament: its {f.name} is {old}, not {now}")
        whole = path.read_bytes().rfind(b"\n") + 1
        os.truncate(path, whole)
        writer = cls(path, results)
        if results.heads[-1]["versions"] != versions():
            writer._head()
        return writer

    def add(self, outcome: Outcome) -> None:
        self._append(line(self.results.plan, outcome))
        self.results.outcomes.append(outcome)

    def _head(self) -> None:
        document = head(self.results.plan)
        self._append(document)
        self.results.heads.append(document)

    def _append(self, document: dict[str, Any]) -> None:
        if not self.path:
            return
        data = (json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n").encode()
        with self.path.open("ab", buffering=0) as file:
            file.write(data)


def read(*paths: Path) -> Results:
    """A result file, or several of one tournament with different seeds; an unfinished last line is left out."""
    parts: list[Results] = []
    for path in paths:
        for part in _parts(path):
            same = next((p for p in parts if p.plan == part.plan), None)
            if same:
                same.heads += part.heads
                same.outcomes += part.outcomes
            else:
                parts.append(part)
    return join(parts)


def join(parts: Sequence[Results]) -> Results:
    """Results that differ in nothing but their seeds as one; games are numbered on from file to file."""
    if len(parts) == 1:
        return parts[0]
    first = parts[0].plan
    whole = Results(replace(first, seed=" + ".join(part.plan.seed for part in parts)))
    for part in parts:
        for f in fields(Plan):
            one, other = getattr(first, f.name), getattr(part.plan, f.name)
            if f.name != "seed" and one != other:
                raise ResultError(f"these are different tournaments: the {f.name} of one is {one}, of another {other}")
        begin = 1 + max((o.number for o in whole.outcomes), default=-1)
        whole.heads += part.heads
        whole.outcomes += [replace(o, number=begin + o.number) for o in part.by_number]
    return whole


def _parts(path: Path) -> list[Results]:
    """What a file holds, one for each plan: files that were put one behind the other stay apart."""
    found: list[Results] = []
    for number, document in _documents(path):
        try:
            if "format" in document:
                if document["format"] != FORMAT:
                    raise ResultError(f"{path}, line {number}: format {document['format']}, not {FORMAT}")
                plan = _plan(document["plan"])
                if not found or found[-1].plan != plan:
                    found.append(Results(plan))
                found[-1].heads.append(document)
            elif found:
                found[-1].outcomes.append(_outcome(document))
            else:
                raise ResultError(f"{path}, line {number}: a result file begins with its head")
        except (TypeError, KeyError) as e:
            raise ResultError(f"{path}, line {number}: this is no line of a result file ({e})") from None
    if not found:
        raise ResultError(f"{path} holds no results")
    return found


def _documents(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """The lines of a file, numbered from 1."""
    if path.suffix == ".parquet":
        from . import parquet

        yield from enumerate(parquet.documents(path), 1)
        return
    text = path.read_bytes()
    for number, raw in enumerate(text[: text.rfind(b"\n") + 1].splitlines(), 1):
        try:
            document = json.loads(raw)
        except (json.JSONDecodeError, UnicodeDecodeError) as e:
            raise ResultError(f"{path}, line {number}: this is no line of a result file ({e})") from None
        if not isinstance(document, dict):
            raise ResultError(f"{path}, line {number}: this is no line of a result file")
        yield number, document


def _plan(d: dict[str, Any]) -> Plan:
    table = None if d["table"] is None else tuple(d["table"])
    return Plan(**{**d, "agents": tuple(d["agents"]), "table": table})


_READERS: dict[str, Callable[[Any], Any]] = {
    "agents": tuple,
    "clocks": lambda rows: [Clock(**r) for r in rows],
    "turns": lambda rows: [TurnCount(**r) for r in rows],
    "faults": lambda rows: [Fault(**r) for r in rows],
}


def _outcome(d: dict[str, Any]) -> Outcome:
    known = {f.name for f in fields(Outcome)} & d.keys()
    return Outcome(**{name: _READERS.get(name, lambda v: v)(d[name]) for name in known})
