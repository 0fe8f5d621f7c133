"""A lesson as data: `<game>/lesson.toml` with its positions, steps and numbers, `<game>/words` with its words."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import internum
from internum.core.match import Match
from internum.core.speech import Words

FOLDER = Path(__file__).parent


class LessonError(ValueError):
    """A lesson that does not fit its game; the text says where."""


@dataclass(frozen=True)
class Step:
    """One bubble: something to read, or something to do.

    `says` are numbers in the bubble, true before the step; `shows` are numbers told once it is done. A number is named
    after a fact of the lesson, or `<fact>_gained` for how much the fact has grown by the step.
    """

    id: str
    play: tuple[str, ...]  # what the pupil plays, in notation; empty: only something to read
    at: str | None  # what the bubble points at; None: wherever the action is chosen
    says: Mapping[str, int]
    shows: Mapping[str, int]
    replies: tuple[tuple[int, str], ...]  # what the others then play: seat, actions


@dataclass(frozen=True)
class Chapter:
    """A prepared position and the steps that are played from it."""

    id: str
    position: Mapping[str, Any]
    seed: str  # the dice fall alike each time
    steps: tuple[Step, ...]

    def match(self) -> Match:
        return internum.load(dict(self.position), seed=self.seed)


@dataclass(frozen=True)
class Lesson:
    game: str
    seat: int  # where the pupil sits
    facts: Mapping[str, str]  # the name of a number -> where it stands in the view
    chapters: tuple[Chapter, ...]
    first_game: Mapping[str, Any]  # the table to open afterwards

    def chapter(self, id: str) -> Chapter:
        for chapter in self.chapters:
            if chapter.id == id:
                return chapter
        raise KeyError(f"the lesson of {self.game} has no chapter '{id}'")

    def words(self, language: str) -> Words:
        """The lesson's own words and those of its game."""
        game = internum.game(self.game)
        return Words(language, (f"../lessons/{self.game}", *game.word_folders()))


def lessons() -> list[str]:
    """The games that have a lesson."""
    return sorted(file.parent.name for file in FOLDER.glob("*/lesson.toml"))


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game; KeyError if there is none."""
    if game not in lessons():
        raise KeyError(f"there is no lesson for '{game}'")
    data = tomllib.loads((FOLDER / game / "lesson.toml").read_text(encoding="utf-8"))
    try:
        chapters = tuple(_chapter(game, data, chapter) for chapter in data["chapters"])
        return Lesson(game, data["seat"], data["facts"], chapters, data["first_game"])
    except KeyError as e:
        raise LessonError(f"the lesson of {game}: {e} is missing") from None


def _chapter(game: str, lesson: Mapping[str, Any], data: Mapping[str, Any]) -> Chapter:
    """A chapter's position names what differs from that of the lesson."""
    common = lesson["position"]
    options = {**common.get("options", {}), **data.get("options", {})}
    state = {**common.get("state", {}), **data["state"]}
    position = {"game": game, "players": common["players"], "options": options, "state": state}
    return Chapter(data["id"], position, data.get("seed", data["id"]), tuple(_step(step) for step in data["steps"]))


def _step(data: Mapping[str, Any]) -> Step:
    return Step(
        data["id"],
        tuple(part.strip() for part in data.get("play", "").split(";") if part.strip()),
        data.get("at"),
        data.get("says", {}),
        data.get("shows", {}),
        tuple(_reply(text) for text in data.get("replies", ())),
    )


def _reply(text: str) -> tuple[int, str]:
    """`2: rondel gold; done` as in a record: who plays, and what."""
    seat, _, actions = text.partition(":")
    return int(seat), actions.strip()
