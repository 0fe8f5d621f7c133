"""Lessons: each game taught by playing it, on prepared positions. `docs/lessons.md` says how one is written."""

from .lesson import Chapter, Lesson, LessonError, Step, lesson, lessons
from .pupil import Pupil

__all__ = ["Chapter", "Lesson", "LessonError", "Pupil", "Step", "lesson", "lessons"]
