"""Lessons are played to their end on the engine: they cannot teach what is not so."""

from __future__ import annotations

import re

import pytest

import internum
from internum.core.engine import PACKAGE
from internum.core.speech import LANGUAGES
from internum.lessons import Chapter, Lesson, LessonError, Pupil, Step, lesson, lessons

CHAPTERS = [(game, chapter.id) for game in lessons() for chapter in lesson(game).chapters]
BOTH = pytest.mark.parametrize("language", LANGUAGES)
EVERY = pytest.mark.parametrize("game", lessons())


def messages(found: Lesson, language: str) -> dict[str, str]:
    """The lesson's own messages as they stand in its file."""
    text = (PACKAGE / "lessons" / found.game / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w-]+) = (.*)$", text, re.MULTILINE))


def said(found: Lesson, language: str) -> dict[str, str]:
    """Every sentence the lesson needs, by key, as the pupil reads it."""
    words = found.words(language)
    sentences = {"lesson-title": words.text("lesson-title")}
    for chapter in found.chapters:
        sentences[f"lesson-{chapter.id}"] = words.text(f"lesson-{chapter.id}")
        for step in chapter.steps:
            key = f"lesson-{chapter.id}-{step.id}"
            sentences[key] = words.text(key, step.says)
            if step.shows or words.has(f"{key}-done"):
                sentences[f"{key}-done"] = words.text(f"{key}-done", step.shows)
    return sentences


@pytest.mark.parametrize("game, chapter", CHAPTERS)
def test_every_step_is_legal_and_every_number_true(game: str, chapter: str) -> None:
    pupil = Pupil(lesson(game), lesson(game).chapter(chapter))
    for step in pupil.chapter.steps:
        pupil.take(step)


@EVERY
@BOTH
def test_every_message_is_there_with_its_numbers(game: str, language: str) -> None:
    broken = {key: text for key, text in said(lesson(game), language).items() if "⟨" in text or not text}
    assert not broken


@EVERY
@BOTH
def test_no_message_is_left_over(game: str, language: str) -> None:
    assert set(messages(lesson(game), language)) == set(said(lesson(game), language))


@EVERY
@BOTH
def test_words_hold_no_number_that_is_not_proved(game: str, language: str) -> None:
    """A figure in the words would be a claim that no test compares with the view."""
    loose = {key: text for key, text in messages(lesson(game), language).items() if re.search(r"\d", text)}
    assert not loose


@EVERY
@BOTH
def test_every_proved_number_is_told(game: str, language: str) -> None:
    """What `says` and `shows` name is in the sentence, in both languages."""
    texts = messages(lesson(game), language)
    for chapter in lesson(game).chapters:
        for step in chapter.steps:
            key = f"lesson-{chapter.id}-{step.id}"
            for end, names in (("", step.says), ("-done", step.shows)):
                missing = [name for name in names if f"${name} " not in texts.get(key + end, "")]
                assert not missing, f"{language}: {key}{end} does not tell {missing}"


@EVERY
def test_french_has_its_spaces_and_apostrophes(game: str) -> None:
    for key, text in messages(lesson(game), "fr").items():
        assert not re.search(r" [:;!?»]|« |\w'", text), key


@EVERY
def test_a_lesson_takes_about_ten_minutes(game: str) -> None:
    steps = [step for chapter in lesson(game).chapters for step in chapter.steps]
    assert 15 <= len(steps) <= 30
    assert len(lesson(game).chapters) >= 3


@EVERY
def test_the_first_game_can_be_opened(game: str) -> None:
    first = lesson(game).first_game
    options, state = first.get("options", {}), first.get("state", {})
    match = internum.load({"game": first["game"], "players": first["players"], "options": options, "state": state})
    assert match.players <= 3 and not match.over


def test_the_first_game_of_antike_is_short_and_the_pupil_begins() -> None:
    first = lesson("antike").first_game
    match = internum.load({"game": "antike", "players": first["players"], "state": first["state"]})
    mine, *others = (standing["score"] for standing in sorted(match.standings, key=lambda place: int(place["seat"])))
    assert match.pending == (lesson("antike").seat,)
    assert max(others) < mine < match.view(0)["target"] - 3  # ahead, and something to do yet


def test_a_lesson_that_is_wrong_is_found_out() -> None:
    """The checks themselves can fail: an illegal action, a false number, a reply out of turn."""
    good = lesson("antike")
    chapter = good.chapters[0]

    def take(step: Step) -> None:
        Pupil(good, Chapter(chapter.id, chapter.position, chapter.seed, (step,))).take(step)

    with pytest.raises(LessonError, match="'found athens' is not legal"):
        take(Step("x", ("found athens",), None, {}, {}, ()))
    with pytest.raises(LessonError, match="says gold = 9, but it is 3"):
        take(Step("x", (), None, {"gold": 9}, {}, ()))
    with pytest.raises(LessonError, match="shows gold_gained = 2, but it is 1"):
        take(Step("x", ("rondel gold",), None, {}, {"gold_gained": 2}, ()))
    with pytest.raises(LessonError, match="seat 2 cannot reply"):
        take(Step("x", (), None, {}, {}, ((2, "rondel gold"),)))
