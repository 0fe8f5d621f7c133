"""Somebody who takes a lesson without a browser: plays every step and checks every number. For tests and authors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from internum.core.match import Match

from .lesson import Chapter, Lesson, LessonError, Step

GAINED = "_gained"


class Pupil:
    """One chapter being played."""

    def __init__(self, lesson: Lesson, chapter: Chapter) -> None:
        self.lesson, self.chapter = lesson, chapter
        self.match: Match = chapter.match()

    def take(self, step: Step) -> None:
        """Play a step as the lesson has it; LessonError says what is not as told."""
        before = self.facts([*step.says, *step.shows])
        self._check(step, "says", step.says, before)
        if step.play:
            self._play(step)
        after = self.facts(step.shows)
        gained = {name + GAINED: after[name] - before[name] for name in after}
        self._check(step, "shows", step.shows, after | gained)
        for seat, actions in step.replies:
            try:
                self.match.play(actions, seat)
            except ValueError as e:
                raise LessonError(f"{self._where(step)}: seat {seat} cannot reply '{actions}': {e}") from None

    def facts(self, names: Any) -> dict[str, int]:
        """The facts of these names as they stand, by name."""
        view = self.match.view(self.lesson.seat)
        known = {str(name).removesuffix(GAINED) for name in names}
        return {name: fact(view, self.lesson.facts[name]) for name in sorted(known)}

    def _play(self, step: Step) -> None:
        seat = self.lesson.seat
        for action in step.play:
            if seat not in self.match.pending:
                raise LessonError(f"{self._where(step)}: it is not the pupil's turn for '{action}'")
            if action not in self.match.legal(seat):
                legal = ", ".join(self.match.legal(seat))
                raise LessonError(f"{self._where(step)}: '{action}' is not legal; there are: {legal}")
            self.match.play(action, seat)

    def _check(self, step: Step, field: str, told: Mapping[str, int], true: Mapping[str, int]) -> None:
        for name, value in told.items():
            if true[name] != value:
                raise LessonError(f"{self._where(step)}: {field} {name} = {value}, but it is {true[name]}")

    def _where(self, step: Step) -> str:
        return f"{self.lesson.game}, {self.chapter.id}, {step.id}"


def fact(view: Mapping[str, Any], path: str) -> int:
    """The number at a path of the view: `sides.greece.stock.gold`; members of a list go by their id or place."""
    found: Any = view
    for part in path.split("."):
        if isinstance(found, list):
            found = next((m for m in found if isinstance(m, dict) and m.get("id") == part), None)
        elif isinstance(found, Mapping):
            found = found.get(part, 0 if found is not view else None)
    if not isinstance(found, int):
        raise LessonError(f"there is no number at '{path}' of the view")
    return int(found)
