"""Result files as Parquet: one row a game, for pandas, Polars, DuckDB and whoever reads millions of rows.

The columns are the fields of a line of the JSON file (`docs/arena.md`); lists run by seat. The heads are kept in the
schema's metadata, so nothing is lost and a Parquet file can be shown and replayed like the other.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

from .results import Results, head, line

HEADS = b"internum"
AS_TEXT = ("standings", "budgets", "options")  # their shapes differ from game to game and from agent to agent


def installed() -> Any:
    """PyArrow, if it is installed."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise ValueError("PyArrow is not installed: pip install 'internum[parquet]'") from None


def write(file: Path, results: Results) -> None:
    arrow, parquet = installed()
    rows = [_row(line(results.plan, outcome)) for outcome in results.by_number]
    heads = [{**(h or head(results.plan)), "plan": asdict(results.plan)} for h in results.heads or [{}]]
    schema = _schema(arrow).with_metadata({HEADS: json.dumps(heads).encode()})
    parquet.write_table(arrow.Table.from_pylist(rows, schema), file, compression="zstd")


def documents(file: Path) -> list[dict[str, Any]]:
    """The lines that a JSON file of the same results has."""
    arrow, parquet = installed()
    try:
        table = parquet.read_table(file)
        heads = json.loads(table.schema.metadata[HEADS])
    except (arrow.ArrowInvalid, KeyError, TypeError):
        raise ValueError(f"{file} is no result file") from None
    rows = table.to_pylist()
    return [*heads, *({**row, **{name: json.loads(row[name]) for name in AS_TEXT}} for row in rows)]


def _row(document: dict[str, Any]) -> dict[str, Any]:
    return {**document, **{name: json.dumps(document[name], ensure_ascii=False) for name in AS_TEXT}}


def _schema(arrow: Any) -> Any:
    text, number, real = arrow.string(), arrow.int64(), arrow.float64()
    clock = {"decisions": number, "seconds": real, "slowest": real, "turns": number, "slowest_turn": real}
    fault = {"seat": number, "kind": text, "at": number, "detail": text}
    lists = arrow.list_
    return arrow.schema(
        {
            "number": number,
            "agents": lists(text),
            "seed": text,
            "agent_seed": text,
            "finished": arrow.bool_(),
            "winners": lists(number),
            "sides": lists(lists(text)),
            "openings": lists(text),
            "standings": text,
            "rounds": number,
            "actions": number,
            "seconds": real,
            "clocks": lists(arrow.struct(clock)),
            "turns": lists(arrow.struct({"turns": number, "empty": number})),
            "budgets": text,
            "fault_counts": lists(number),
            "faults": lists(arrow.struct(fault)),
            "error": text,
            "options": text,
            "limit": real,
            "record": text,
        }
    )
