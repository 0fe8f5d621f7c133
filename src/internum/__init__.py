"""Internum: three empire games of the ancient Mediterranean, for people, bots and researchers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from .core import compiling, engine, shared_cache
from .core.actions import NotationError
from .core.events import Event, Ref
from .core.game import CHANCE, Game
from .core.match import Match
from .core.options import OptionError
from .core.position import PositionError
from .core.position import read as _read_position
from .core.record import ASKED, RecordError, new_states, parse, replay
from .core.refusal import GroupError, IllegalAction, Refusal, UndoError
from .games import game

if TYPE_CHECKING:

    def games() -> list[str]:
        """The ids of the games there are."""
else:
    from . import games

__version__ = "0.1.0"

if engine.COMPILED:
    compiling.watch()
    shared_cache.share()

__all__ = [
    "CHANCE",
    "Event",
    "Game",
    "GroupError",
    "IllegalAction",
    "Match",
    "NotationError",
    "OptionError",
    "PositionError",
    "RecordError",
    "Ref",
    "Refusal",
    "UndoError",
    "game",
    "games",
    "load",
    "new",
]


def new(
    name: str,
    players: int | None = None,
    seed: int | str | None = None,
    chance: Literal["auto", "manual"] = "auto",
    forced: bool = True,
    **options: Any,
) -> Match:
    """A new match.

    `chance="manual"` lets the caller roll the dice; `forced=False` asks even where one choice is left.
    """
    g = game(name)
    count = g.players[0] if players is None else players
    resolved = g.options.resolve(options)
    return Match(g, count, resolved, new_states(g, count, resolved), seed=seed, chance=chance, forced=forced)


def load(
    source: Mapping[str, Any] | str | Path,
    seed: int | str | None = None,
    chance: Literal["auto", "manual"] = "auto",
    forced: bool | None = None,
) -> Match:
    """A match from a position (a dict or JSON text) or a record (text), or from a file that holds one.

    `seed`, `chance` and `forced` hold for what is played on from there; a record says itself whether forced choices
    were asked for, and goes on like that unless told otherwise.
    """
    document = source if isinstance(source, Mapping) else _read(source)
    if isinstance(document, Mapping):
        g = _game_named(document.get("game"), "game")
        players, options, states = _read_position(g, document)
        plays_forced = forced is not False
        match = Match(g, players, options, states, seed=seed, chance=chance, forced=plays_forced, start=dict(document))
        names = document.get("names", [])
        match.names = [*names, *match.names[len(names) :]][:players]
        return match
    record = parse(document)
    try:
        g = game(record.header["Game"])
    except KeyError as e:
        raise RecordError(1, e.args[0]) from None
    return replay(g, record, seed, chance, record.header.get("Forced") != ASKED if forced is None else forced)


def _read(source: str | Path) -> Mapping[str, Any] | str:
    text = source
    if isinstance(source, Path) or ("\n" not in source and not source.lstrip().startswith(("{", "["))):
        text = Path(source).read_text(encoding="utf-8")
    text = str(text)
    if not text.lstrip().startswith("{"):
        return text
    try:
        document = json.loads(text)
    except json.JSONDecodeError as e:
        raise PositionError(f"line {e.lineno}, column {e.colno}", f"this is not JSON: {e.msg}") from None
    assert isinstance(document, dict)
    return document


def _game_named(name: Any, place: str) -> Game:
    try:
        return game(str(name))
    except KeyError as e:
        raise PositionError(place, e.args[0]) from None
