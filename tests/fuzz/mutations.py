"""Positions with something changed at random: most of them cannot be, some can."""

from __future__ import annotations

import copy
import random
from typing import Any

import internum
from internum.core.state import NONE, Field


def mutated(match: internum.Match, rng: random.Random) -> dict[str, Any]:
    """The position of a match with one to three changes: a value, a table's entry or a whole field."""
    document = copy.deepcopy(match.position())
    labels = match.game.labels(match.options)
    fields = [f for f in match.game.layout if f.name != "players" and not f.name.startswith("opt_")]
    if rng.random() < 0.1:
        document["players"] = rng.choice(match.game.players)
    if rng.random() < 0.1:
        document["state"] = {k: v for k, v in document["state"].items() if rng.random() < 0.5}
    for _ in range(rng.randint(1, 3)):
        f = rng.choice(fields)
        if f.name in document["state"] and rng.random() < 0.2:
            del document["state"][f.name]
        else:
            _change(document["state"], f.name, f, labels, 0, rng)
    return document


def _change(table: dict[str, Any], key: str, f: Field, labels: Any, depth: int, rng: random.Random) -> None:
    if depth == len(f.axes):
        table[key] = _value(f, labels, rng)
        return
    axis = f.axes[depth]
    names = [*labels.get(axis.name, ())]
    names += [str(i) for i in range(len(names), axis.size)]
    inner = table.setdefault(key, {})
    there = [name for name in inner if name in names]
    name = rng.choice(there) if there and rng.random() < 0.5 else rng.choice(names)
    _change(inner, name, f, labels, depth + 1, rng)


def _value(f: Field, labels: Any, rng: random.Random) -> int:
    low, high = min(f.low, f.default), len(labels[f.values]) - 1 if f.values else f.high
    value = rng.choice((NONE, 0, 1, 2, 3, low, high, rng.randint(low, high)))
    return max(low, min(value, high))
