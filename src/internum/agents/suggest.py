"""Advice: the best few moves with estimated winning chances, and what each is good for."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from internum.core.events import Message
from internum.core.game import Game
from internum.core.match import Match
from internum.core.options import Value
from internum.core.speech import Words

from .greedy import Planner
from .protocol import Seat
from .search import warm_up
from .searcher import Searcher, Settings
from .specialise import mind

MOST = 4  # moves suggested
SERIOUS = 0.03  # a move with fewer of the best move's simulations was not thought about


@dataclass(frozen=True)
class Suggestion:
    """A move in notation, the chance of winning after it, and its reason in the language that was asked for."""

    action: str
    chance: float
    reason: str
    message: Message = field(repr=False)
    game: str = field(repr=False)
    options: Mapping[str, Value] = field(repr=False)

    def text(self, language: str) -> str:
        """The reason in another language."""
        from internum.games import game

        return say(game(self.game), self.options, self.message, language)


def say(game: Game, options: Mapping[str, Value], message: Message, language: str) -> str:
    folders = ("../agents", *game.word_folders())
    return Words(language, folders, game.place_names(options)).say(message)


def suggest(match: Match, seat: int, seconds: float = 1.0, language: str = "en") -> list[Suggestion]:
    """The best few moves of `seat`, which must act now, best first."""
    decision = match.decision_of(seat)
    legal = list(decision.actions)
    if not legal:
        return []
    warm_up(match.game)
    adviser = Adviser(match, seat)
    found = []
    for action, chance in adviser.best(legal, seconds):
        message = adviser.reason(action)
        text = say(match.game, match.options, message, language)
        found.append(
            Suggestion(decision.actions[action].text, chance, text, message, match.game.id, dict(match.options))
        )
    adviser.searcher.close()
    return found


class Adviser:
    """One search of one decision."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.game, self.seat = match, match.game, seat
        self.rng = random.Random()  # no fixed seed: worlds drawn by one would depend on the truth
        self.searcher = Searcher(match.game, 1, Settings(threads=2, nodes=150_000))
        self.planner = Planner(mind(match.game))
        self.world = Seat(match, seat).world(self.rng)

    def best(self, legal: list[int], seconds: float) -> list[tuple[int, float]]:
        easy = self.planner.obvious(self.world, self.seat, legal)
        if easy is not None:
            return [(easy, self.chance_after(easy))]
        planned = self.planner.choose(self.world, self.seat, legal, 0)
        if self.planner.wins:
            return [(planned, 1.0)]
        self.searcher.deal(lambda: Seat(self.match, self.seat).world(self.rng))
        self.searcher.favour(self.seat, self.planner.lines)
        self.searcher.search(self.seat, None, seconds)
        verdicts = self.searcher.verdicts(self.seat, legal)
        if not verdicts:
            return [(planned, self.chance_after(planned))]
        serious = [v for v in verdicts if v.visits >= SERIOUS * verdicts[0].visits]
        return [(v.action, v.chance) for v in serious[:MOST]]

    def chance_after(self, action: int) -> float:
        states = self.game.layout.copy(self.world)
        self.searcher.mind.functions.apply(states[0], self.seat, action)
        values = self.searcher.mind.values()
        self.searcher.mind.functions.evaluate(states[0], values)
        return float(values[self.seat])

    def reason(self, action: int) -> Message:
        """What the move brings by the end of the turn, if it is followed up as the search would."""
        if self.planner.wins:
            return Message("reason-win")
        before, after = self.game.layout.twin(self.world), self.game.layout.twin(self.follow_up(action))
        said: list[Message] = self.searcher.mind.guide.reasons(before, after, self.seat)
        return said[0] if said else Message("reason-best")

    def follow_up(self, action: int) -> Any:
        """The position at the end of the turn that begins with `action`."""
        f, kernel, searched = self.searcher.mind.functions, self.game.kernel, self.searcher.trees[0]
        states = self.game.layout.copy(self.world)
        turn, node = int(f.turn_of(states[0])), 0
        for _ in range(200):
            child = max(
                (c for c in searched.children(node) if c[1] == self.seat and (node or c[2] == action)),
                key=lambda c: c[3],
                default=None,
            )
            chosen = action if not node else child[2] if child and child[3] else None
            if chosen is None or kernel.why_not(states, self.seat, chosen):
                break
            f.apply(states[0], self.seat, chosen)
            states = self.searcher.mind.settled(states)
            mask = kernel.to_act(states)
            if child is None or not mask >> self.seat & 1 or int(f.turn_of(states[0])) != turn:
                break
            node = child[0]
        return states
