"""Choices one after the other, in words, as the list of moves calls each; and what they are good for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from internum.agents.hints import say
from internum.core.events import Message
from internum.core.game import Game
from internum.core.options import Value
from internum.core.speech import LANGUAGES, Words

SILENT = ("pay", "keep", "next", "done")  # what is paid and kept, and that a turn ends, goes without saying


class Line:
    """What a seat chooses, told in every language."""

    def __init__(self, game: Game, options: Mapping[str, Value]) -> None:
        self.game, self.options, self.notation = game, options, game.notation(options)
        self.speech = {each: Words.of(game, each, game.place_names(options)) for each in LANGUAGES}
        self.said: list[tuple[str, dict[str, str]]] = []  # verb, and label by language

    def add(self, states: Any, seat: int, action: int) -> None:
        """The position before a choice, and the choice."""
        chosen = self.notation.action(action)
        details = self.game.details(self.game.layout.twin(states), seat, chosen)
        self.said.append((chosen.verb, {lang: words.action(chosen, details) for lang, words in self.speech.items()}))

    @property
    def tells(self) -> bool:
        """Is there more in it than what goes without saying?"""
        return any(verb not in SILENT for verb, _ in self.said)

    @property
    def words(self) -> dict[str, list[str]]:
        """By language; of a line that tells nothing its first choice."""
        telling = [labels for verb, labels in self.said if verb not in SILENT] or [s[1] for s in self.said[:1]]
        return {language: _counted([labels[language] for labels in telling]) for language in self.speech}

    def because(self, brings: Sequence[Message], later: Sequence[Message] = ()) -> dict[str, str]:
        """In every language what it brings (if nothing is known, what it begins with), then what comes of it later."""
        told = {}
        for language, words in self.words.items():
            first = brings or [Message("hint-play", {"what": words[0]})]
            told[language] = say(self.game, self.options, [*first, *later], language)
        return told


def _counted(labels: list[str]) -> list[str]:
    """What is chosen several times is told once."""
    return [label if (n := labels.count(label)) == 1 else f"{label} (×\u00a0{n})" for label in dict.fromkeys(labels)]
