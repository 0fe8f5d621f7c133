"""What a bot's author looks up: every verb, every key of a view, every option and event of a game, and what is hidden.

Verbs and options are read off the game, events off its words; views and secrets are told in the `reference.toml`
beside them. `internum reference GAME` prints it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .engine import PACKAGE
from .game import Game
from .options import Choice, Number
from .speech import Words

_PARAMETER = re.compile(r"\$(\w+)")
_MESSAGE = re.compile(r"^(log-[\w-]+) *=(.*(?:\n[ \t]+.*|\n(?=[ \t}]).*)*)", re.M)


@dataclass(frozen=True)
class Verb:
    """A family of actions: its arguments with their members, and the spelling of one of them."""

    name: str
    about: str
    arguments: Mapping[str, list[str]]
    example: str


@dataclass(frozen=True)
class Key:
    """A path into the view: `sides[].stock.{kind}`. A `?` behind a key: not always there; behind a type: or null."""

    path: str
    type: str
    about: str


@dataclass(frozen=True)
class OptionKey:
    name: str
    about: str
    values: str
    default: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class EventKey:
    """A line of the log: its key, what it says in English, and the parameters that the sentence uses."""

    key: str
    text: str
    parameters: tuple[str, ...]


@dataclass(frozen=True)
class Reference:
    game: str
    version: int  # of the view
    verbs: list[Verb]
    view: list[Key]
    nullable: Mapping[str, str]
    options: list[OptionKey]
    events: list[EventKey]
    state: list[tuple[str, str, str]]  # field, meaning, from whom it is hidden


def reference(game: Game) -> Reference:
    told = _told(game)
    words = Words.of(game, "en")
    keys = [Key(path, *(part.strip() for part in text.split(":", 1))) for path, text in told["view"].items()]
    hidden = told["hidden"]
    return Reference(
        game.id,
        told["version"],
        list(_verbs(game, words)),
        keys,
        told["nullable"],
        list(_options(game, words)),
        _events(game),
        [(f.name, f.doc, hidden.get(f.name, "")) for f in game.layout],
    )


def _told(game: Game) -> dict[str, Any]:
    files = [PACKAGE / "games" / folder / "reference.toml" for folder in game.word_folders()]
    found = next((f for f in files if f.exists()), None)
    if found is None:
        return {"version": 0, "view": {}, "nullable": {}, "hidden": {}}
    return tomllib.loads(found.read_text(encoding="utf-8"))


def _verbs(game: Game, words: Words) -> Iterator[Verb]:
    notation = game.notation(game.options.resolve({}))
    for family in game.space.families:
        spelt = (a for a in range(family.base, family.base + family.size) if notation.means_something(a))
        members: dict[str, dict[str, None]] = {}
        example = ""
        for a in spelt:
            action = notation.action(a)
            example = example or action.text
            for axis, value in action.args.items():
                members.setdefault(axis, {})[value] = None
        key = f"verb-{family.verb}"
        about = words.text(key) if words.has(key) else ""
        yield Verb(family.verb, about, {axis: list(values) for axis, values in members.items()}, example)


def _options(game: Game, words: Words) -> Iterator[OptionKey]:
    defaults = game.options.resolve({})
    for o in game.options:
        if isinstance(o, Choice):
            values = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in o.values)
        else:
            count = "" if isinstance(o, Number) else f"{len(o.start)} numbers, each "
            values = f"{count}{o.low} to {o.high}"
        about = words.text(f"opt-{o.name}") if words.has(f"opt-{o.name}") else ""
        default = defaults[o.name]
        spelt = str(default).lower() if isinstance(default, bool) else str(default)
        yield OptionKey(o.name, about, values, spelt, o.rules)


def _events(game: Game) -> list[EventKey]:
    found: dict[str, EventKey] = {}
    for folder in game.word_folders():
        words = PACKAGE / "games" / folder / "words"
        for file in sorted((*words.glob("en.ftl"), *words.glob("*.en.ftl"))):
            for key, text in _MESSAGE.findall(file.read_text(encoding="utf-8")):
                parameters = tuple(dict.fromkeys(_PARAMETER.findall(text)))
                found.setdefault(key, EventKey(key, " ".join(text.split()), parameters))
    return sorted(found.values(), key=lambda event: event.key)
