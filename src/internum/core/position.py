"""Positions: any situation of a game as a JSON document, whole or sparse.

The format follows from the game's fields: a number or a label for a single value, nested objects keyed by
label for tables; what is left out is empty or default. `schema(game)` is the JSON Schema of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .game import Game
from .options import OptionError, Value
from .state import NONE, Field

if TYPE_CHECKING:
    from .match import Match

FORMAT = "internum-position/1"
KEYS = ("format", "game", "players", "options", "names", "state")


class PositionError(ValueError):
    """A position that cannot be; `place` says where in the document."""

    def __init__(self, place: str, reason: str) -> None:
        self.place, self.reason = place, reason
        super().__init__(f"position, at {place}: {reason}")


def position(match: Match) -> dict[str, Any]:
    s, labels = match.twin, match.game.labels(match.options)
    state: dict[str, Any] = {}
    for f in match.game.layout:
        if f.name != "players" and not f.name.startswith("opt_"):
            value = _write(f, getattr(s, f.name), labels, 0)
            if value is not None:
                state[f.name] = value
            elif f.name in match.game.written_always:
                state[f.name] = {}
    return {
        "format": FORMAT,
        "game": match.game.id,
        "players": match.players,
        "options": {k: list(v) if isinstance(v, tuple) else v for k, v in match.options.items()},
        "names": list(match.names),
        "state": state,
    }


def read(game: Game, document: Mapping[str, Any]) -> tuple[int, dict[str, Value], Any]:
    """Players, options and states of a position; every fault is refused with its place."""
    for key in document:
        if key not in KEYS:
            raise PositionError(key, f"unknown key; a position has: {', '.join(KEYS)}")
    if document.get("format", FORMAT) != FORMAT:
        raise PositionError("format", f"is '{document['format']}'; this program reads {FORMAT}")
    players = document.get("players", game.players[0])
    if isinstance(players, bool) or not isinstance(players, int) or players not in game.players:
        raise PositionError("players", f"is {players!r}; {game.title} takes {game.players[0]} to {game.players[-1]}")
    given, state = document.get("options", {}), document.get("state", {})
    for key, part in (("options", given), ("state", state)):
        if not isinstance(part, Mapping):
            raise PositionError(key, "must be an object")
    names = document.get("names", [])
    if not isinstance(names, list | tuple) or not all(isinstance(n, str) for n in names):
        raise PositionError("names", "must be a list of texts, one per seat")
    try:
        options = game.options.resolve(given)
    except OptionError as e:
        raise PositionError("options", str(e)) from None
    states = blank(game, players, options)
    labels = game.labels(options)
    for name, value in state.items():
        f = game.layout.fields.get(name)
        if f is None or name == "players" or name.startswith("opt_"):
            known = ", ".join(n for n in game.layout.fields if not n.startswith("opt_"))
            raise PositionError(f"state.{name}", f"there is no such field; the fields are: {known}")
        game.layout.assign(states, 0, name, _read(f, value, labels, 0, f"state.{name}"))
    game.complete(states, set(state))
    faults = game.faults(game.layout.twin(states))
    if faults:
        field_name, reason = faults[0]
        raise PositionError(f"state.{field_name}", reason)
    mask = game.kernel.to_act(states)
    for seat in (seat for seat in range(8) if mask >> seat & 1):
        if not game.kernel.legal(states, seat):
            raise PositionError("state", f"seat {seat} must act, but nothing is possible: the decision lacks something")
    return players, options, states


def blank(game: Game, players: int, options: Mapping[str, Value]) -> Any:
    """An empty state that knows its players and options."""
    states = game.layout.new()
    game.layout.assign(states, 0, "players", players)
    for o in game.options:
        game.layout.assign(states, 0, f"opt_{o.name}", o.code(options[o.name]))
    return states


def schema(game: Game, options: Mapping[str, Value] | None = None) -> dict[str, Any]:
    """The JSON Schema of a game's positions (label sets as on the board the options name)."""
    labels = game.labels(game.options.resolve(options or {}))
    fields = {
        f.name: {"description": f.doc, **_schema(f, labels, 0)}
        for f in game.layout
        if f.name != "players" and not f.name.startswith("opt_")
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{FORMAT}: {game.title}",
        "type": "object",
        "additionalProperties": False,
        "required": ["game"],
        "properties": {
            "format": {"const": FORMAT},
            "game": {"const": game.id},
            "players": {"type": "integer", "minimum": game.players[0], "maximum": game.players[-1]},
            "options": {
                "type": "object",
                "additionalProperties": False,
                "properties": {o.name: o.schema() for o in game.options},
            },
            "names": {"type": "array", "items": {"type": "string"}},
            "state": {"type": "object", "additionalProperties": False, "properties": fields},
        },
    }


def _write(f: Field, value: Any, labels: Mapping[str, Any], depth: int) -> Any:
    if depth == len(f.axes):
        if int(value) == f.default:
            return None
        if f.values is None:
            return int(value)
        return "none" if int(value) == NONE else labels[f.values][int(value)]
    names = labels.get(f.axes[depth].name)
    out = {}
    for i in range(f.axes[depth].size):
        inner = _write(f, value[i], labels, depth + 1)
        if inner is not None:
            out[names[i] if names and i < len(names) else str(i)] = inner
    return out or None


def _read(f: Field, value: Any, labels: Mapping[str, Any], depth: int, place: str) -> Any:
    if depth == len(f.axes):
        return _read_value(f, value, labels, place)
    if not isinstance(value, Mapping):
        raise PositionError(place, f"must be an object keyed by {f.axes[depth].name}")
    axis = f.axes[depth]
    names = [*labels.get(axis.name, ())]
    names += [str(i) for i in range(len(names), axis.size)]
    out = [_default(f, depth + 1) for _ in range(axis.size)]
    for key, inner in value.items():
        if key not in names:
            known = ", ".join(names[:12]) + (" …" if len(names) > 12 else "")
            raise PositionError(f"{place}.{key}", f"no such {axis.name}; there are: {known}")
        out[names.index(key)] = _read(f, inner, labels, depth + 1, f"{place}.{key}")
    return out


def _read_value(f: Field, value: Any, labels: Mapping[str, Any], place: str) -> int:
    if f.values is not None and isinstance(value, str):
        names = list(labels[f.values])
        if value == "none":
            return NONE
        if value in names:
            return names.index(value)
        raise PositionError(place, f"'{value}' is no {f.values}; there are: none, {', '.join(names)}")
    if isinstance(value, bool):
        value = int(value)
    if not isinstance(value, int):
        raise PositionError(place, f"is {value!r}; it must be a {f.values or 'whole number'}")
    low = min(f.low, f.default)
    high = len(labels[f.values]) - 1 if f.values else f.high
    if not low <= value <= high:
        raise PositionError(place, f"is {value}; it must be {low} to {high}")
    return value


def _default(f: Field, depth: int) -> Any:
    return f.default if depth == len(f.axes) else [_default(f, depth + 1) for _ in range(f.axes[depth].size)]


def _schema(f: Field, labels: Mapping[str, Any], depth: int) -> dict[str, Any]:
    if depth == len(f.axes):
        number = {"type": "integer", "minimum": min(f.low, f.default), "maximum": f.high}
        if f.values is None:
            return {"anyOf": [number, {"type": "boolean"}]} if f.high == 1 else number
        return {"anyOf": [{"enum": ["none", *labels[f.values]]}, number]}
    names = [*labels.get(f.axes[depth].name, ())]
    names += [str(i) for i in range(len(names), f.axes[depth].size)]
    inner = _schema(f, labels, depth + 1)
    return {"type": "object", "additionalProperties": inner, "propertyNames": {"enum": names}}
