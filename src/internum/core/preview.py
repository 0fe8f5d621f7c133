"""Before it happens: what an action would do now, in numbers, for the seat that might choose it.

The action is carried out on a copy of the state and stops there: no die is rolled, no card drawn, nobody answers.
A game reads off what its seat may know (`Game.preview`) and says where a choice would gain nothing (`Game.waste`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .events import Message
from .game import CHANCE
from .refusal import Refusal

if TYPE_CHECKING:
    from .match import Match


@dataclass(frozen=True)
class Preview:
    """What a seat reads before it chooses: `lines`, or why it may not (`refusal`); `waste`: it would gain nothing."""

    lines: tuple[str, ...]
    refusal: Refusal | None = None
    waste: str = ""


def preview(match: Match, text: str, seat: int, language: str = "en") -> Preview:
    """What the action would do now; raises `NotationError` if it is none."""
    refusal = match.why_not(text, seat, language)
    if refusal:
        return Preview((), refusal)
    game, words = match.game, match.words(language)
    legal = match.situation.legal(seat)
    a = match.notation.id(text, legal)
    action = match.notation.action(a)
    before = match.twin
    states = game.layout.copy(match.states)
    game.kernel.apply(states, seat, a)
    after = game.layout.twin(states)
    lines = [words.say(line) for line in game.preview(before, seat, action, after)]
    opened = game.shows(before, seat, a, after)  # what then depends on chance, hidden things decide
    if not opened and game.kernel.to_act(states) >> CHANCE & 1:
        lines.append(words.say(Message("preview-chance")))
    waste = game.waste(before, seat, action, after) if len(legal) > 1 else None
    return Preview(tuple(lines), None, words.say(waste) if waste else "")
