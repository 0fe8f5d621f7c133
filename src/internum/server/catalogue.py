"""What can be played: games with their options and levels, boards, rules, in the reader's language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import internum
from internum import agents, boards
from internum.boards.files import locate, read
from internum.core.game import Game
from internum.core.guide import Chapter, guide
from internum.core.options import Choice, Number, Option, Value
from internum.core.rulebook import Rule
from internum.core.speech import LANGUAGES, Words

from .problems import Problem

AGENTS_WORDS = ("../agents",)


def find_game(name: str) -> Game:
    try:
        return internum.game(name)
    except KeyError:
        raise Problem("not-found", "no-game", game=name, games=", ".join(internum.games())) from None


def levels() -> list[str]:
    """The levels of opponents for people, weakest first."""
    return list(agents.LEVELS)


def is_level(name: str) -> bool:
    """May a bot of this name be seated? Besides the levels, every agent that comes with the program."""
    return name in agents.LEVELS or name in agents.AGENTS


def check_level(name: str) -> str:
    if not is_level(name):
        raise Problem("bad-request", "bad-level", level=name, levels=", ".join(levels()))
    return name


def games(language: str) -> dict[str, Any]:
    return {"games": [_game(find_game(name), language) for name in internum.games()], "languages": list(LANGUAGES)}


def title_of(g: Game, language: str) -> str:
    """A game's name as it is set in a language."""
    words = Words.of(g, language)
    return words.text("title") if words.has("title") else g.title


def _game(g: Game, language: str) -> dict[str, Any]:
    words = Words.of(g, language)
    defaults = g.options.resolve({})
    return {
        "id": g.id,
        "title": title_of(g, language),
        "credits": g.credits,
        "players": list(g.players),
        "version": g.version,
        "boards": boards_of(g.id),
        "options": [_option(o, defaults[o.name], words) for o in g.options],
        "levels": [
            {"id": level, "title": level_title(level, language), "text": _level_text(level, language)}
            for level in levels()
        ],
    }


def seating(name: str, players: int, options: str, language: str) -> list[str]:
    """What each seat would play; what chance or the players decide is still open then."""
    g = find_game(name)
    try:
        match = internum.new(g.id, players, chance="manual", **json.loads(options))
    except (ValueError, TypeError) as e:
        raise Problem("options", text=str(e)) from None
    words = match.words(language)
    return [words.say(g.seat_name(match.twin, seat)) for seat in range(players)]


def _option(o: Option, default: Value, words: Words) -> dict[str, Any]:
    key = f"opt-{o.name}"
    out: dict[str, Any] = {
        "name": o.name,
        "title": words.text(key) if words.has(key) else _pretty(o.name),
        "text": _about(words, key),
        "kind": type(o).__name__.lower(),
        "values": [],
        "low": None,
        "high": None,
        "default": default,
        "rules": list(o.rules),
    }
    if isinstance(o, Choice):
        out["values"] = [_option_value(key, v, words) for v in o.values]
    else:
        out["low"], out["high"] = o.low, o.high
        out["count"] = None if isinstance(o, Number) else len(o.start)
    return out


def _option_value(key: str, value: Value, words: Words) -> dict[str, Any]:
    spelled = str(value).lower() if isinstance(value, bool) else str(value)
    key = f"{key}-{spelled}"
    title = words.text(key) if words.has(key) else _pretty(spelled)
    return {"value": value, "title": title, "text": _about(words, key)}


def _about(words: Words, key: str) -> str:
    return next((words.text(f"{key}-{end}") for end in ("about", "help") if words.has(f"{key}-{end}")), "")


def _pretty(name: str) -> str:
    return name.replace("_", " ").capitalize()


def level_title(level: str, language: str) -> str:
    words, key = Words(language, AGENTS_WORDS), f"level-{level}"
    return words.text(key) if words.has(key) else _pretty(level)


def _level_text(level: str, language: str) -> str:
    return _about(Words(language, AGENTS_WORDS), f"level-{level}")


# --- boards -------------------------------------------------------------------------------


@cache
def boards_of(game: str) -> list[str]:
    return [name for name in boards.board_names() if read(locate(name)).data.get("game") == game]


def board_of(game: Game, options: Mapping[str, Value]) -> str | None:
    """The board that a game with these options is played on."""
    named = boards_of(game.id)
    wish = options.get("board")
    for name in named:
        if name in (wish, f"{game.id}-{wish}"):
            return name
    return named[0] if named else None


@cache
def board(name: str) -> dict[str, Any]:
    if name not in boards.board_names():  # never a path
        raise Problem("not-found", "no-board", board=name, boards=", ".join(boards.board_names()))
    facts = read(locate(name)).data
    drawing = boards.geometry(name)
    return {"id": name, "game": facts.get("game"), "name": facts.get("name", name), "facts": facts, "geometry": drawing}


# --- rules --------------------------------------------------------------------------------


def rules(name: str, language: str) -> dict[str, Any]:
    """The rules told for readers, chapter by chapter, each with its numbered clauses."""
    g = find_game(name)
    words = Words.of(g, language)
    chapters = [_chapter(g, chapter, words) for chapter in guide(g.id, language)]
    if not chapters:  # a game nobody has told yet: its clauses alone
        listed = [_clause(rule, words) for rule in g.rulebook.rules.values()]
        chapters = [{"id": "clauses", "title": g.title, "phases": [], "blocks": [], "rules": listed}]
    return {"game": g.id, "title": title_of(g, language), "chapters": chapters}


def _chapter(g: Game, chapter: Chapter, words: Words) -> dict[str, Any]:
    return {
        "id": chapter.id,
        "title": chapter.title,
        "phases": list(chapter.phases),
        "blocks": [
            {"kind": b.kind, "text": b.text, "tiles": _tiles(g, words) if b.kind == "tiles" else []}
            for b in chapter.blocks
        ],
        "rules": [_clause(rule, words) for rule in g.rulebook.rules.values() if chapter.tells(rule.id)],
    }


def _clause(rule: Rule, words: Words) -> dict[str, str]:
    """The clause itself is in English; `said` is its sentence in the reader's language, if it has one."""
    key = "why-" + rule.id.replace(".", "-")
    said = words.text(key) if words.language != "en" and words.has(key) else ""
    return {"id": rule.id, "text": rule.plain, "said": said}


def _tiles(g: Game, words: Words) -> list[dict[str, str]]:
    """Heroes and wonders of the game with their powers."""
    ids = g.labels(g.options.resolve({})).get("tile", ())
    return [
        {"id": id, "name": words.name("tile", id), "text": words.text(f"tile-{id}-about")}
        for id in ids
        if words.has(f"tile-{id}-about")
    ]
