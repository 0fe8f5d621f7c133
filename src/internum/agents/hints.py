"""Hints: the best few moves with estimated winning chances, what each brings, and the plan behind it."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from internum.core.events import Message
from internum.core.game import Game
from internum.core.match import Match
from internum.core.options import Value
from internum.core.speech import Words
from internum.core.state import Twin

from .compiled import compiled_game
from .greedy import TurnPlanner
from .plan_agent import warm_up
from .plans import Breadth, Forecast, Plan, PlanMaker, lines_of
from .protocol import Seat

MOST = 4  # moves hinted at
FIRST_LOOK = Breadth(24, 20, 1)  # which moves are worth a second look
SECOND_LOOK = Breadth(16, 10, 6)  # where each of them leads
ADVICE = Breadth(30, 12, 8)  # what comes first is what a consul would play
RIVALS = Breadth(10, 8, 5)
NO_REASON = [Message("hint-best")]


@dataclass(frozen=True)
class Hint:
    """A move in notation, the chance of winning after it, and its reason in the language that was asked for."""

    action: str
    chance: float
    reason: str
    messages: tuple[Message, ...] = field(repr=False)  # what it brings now; what the plan behind it will bring
    game: str = field(repr=False)
    options: Mapping[str, Value] = field(repr=False)

    def text(self, language: str) -> str:
        """The reason in another language."""
        from internum.games import game

        return say(game(self.game), self.options, self.messages, language)


def say(game: Game, options: Mapping[str, Value], messages: Sequence[Message], language: str) -> str:
    words = Words(language, ("../agents", *game.word_folders()), game.place_names(options))
    return " ".join(words.say(message) for message in messages)


def hints(match: Match, seat: int, seconds: float = 1.0, language: str = "en") -> list[Hint]:
    """The best few moves of `seat`, which must act now, best first; no two have the same reason, and only the first may
    have none that can be told."""
    decision = match.decision_of(seat)
    legal = list(decision.actions)
    if not legal:
        return []
    warm_up(match.game)
    found: list[Hint] = []
    for action, chance, messages in _Look(match, seat, seconds).moves(legal):
        reason = say(match.game, match.options, messages, language)
        is_new = all(hint.reason != reason for hint in found) and not (found and messages == NO_REASON)
        if len(found) < MOST and is_new:
            text = decision.actions[action].text
            found.append(Hint(text, chance, reason, tuple(messages), match.game.id, dict(match.options)))
    return found


class _Look:
    """One decision, looked at twice: which moves are promising, and where each of them leads."""

    def __init__(self, match: Match, seat: int, seconds: float) -> None:
        self.game, self.seat, self.players = match.game, seat, match.players
        self.of = compiled_game(match.game)
        # no fixed seed: worlds drawn by one would depend on the truth
        self.world = Seat(match, seat).world(random.Random())
        self.planner = TurnPlanner(self.of)
        self.until = time.perf_counter() + seconds

    def moves(self, legal: list[int]) -> list[tuple[int, float, list[Message]]]:
        """(action, chance, what it brings and what the plan is), best first."""
        easy = self.planner.obvious(self.world, self.seat, legal)
        if easy is not None:
            return [(easy, self.chance_of(self.after(easy)), [Message("hint-forced")])]
        self.planner.choose(self.world, self.seat, legal, 0)
        lines = self.planner.lines
        if not self.of.functions.takes_turn(self.world[0], self.seat):
            values = {tuple(line): float(self.planner.ends[i, 0]) for i, line in enumerate(lines)}
            return [self.line_by_itself(line, values[tuple(line)]) for line in self.with_other_beginnings(lines)]
        expected = Forecast(self.of, RIVALS).expected(self.world, self.seat, self.players, ADVICE.turns, 1, self.until)
        advice = Plan()
        if self.of.guide.PLANS_PAY:
            advice = PlanMaker(self.of, ADVICE).plan(self.world, self.seat, expected, 1, None, lines, self.until)
        first = PlanMaker(self.of, FIRST_LOOK)
        first.plan(self.world, self.seat, expected, 1, None, lines)
        best = np.argsort(-first.worth[0, : first.breadth.width], kind="stable")
        seen = [first.trace(0, int(slot)).turns[0] for slot in best if first.lines[0, slot, 0]]
        others = self.with_other_beginnings([*advice.turns[:1], *seen, *lines])
        known = {advice.turns[0][0]: advice} if advice.turns else {}
        found = [self.follow_up(line[0], expected, known.get(line[0])) for line in others]
        advised = found[:1] if advice.turns else []
        return advised + sorted(found[len(advised) :], key=lambda move: -move[1])

    def with_other_beginnings(self, lines: Sequence[Sequence[int]]) -> list[Sequence[int]]:
        """The first line of each beginning."""
        by_action: dict[int, Sequence[int]] = {}
        for line in lines:
            by_action.setdefault(int(line[0]), line)
        return list(by_action.values())[: 2 * MOST]

    def follow_up(self, action: int, expected: Any, known: Plan | None) -> tuple[int, float, list[Message]]:
        """Where a move of the own turn leads; a plan that begins with it may be known."""
        after = self.after(action)
        positions = [self.world]
        plan = Plan((), self.chance_of(after))
        if self.of.functions.takes_turn(after[0], self.seat):
            rest = Plan((known.turns[0][1:], *known.turns[1:]), known.value) if known else None
            plan = PlanMaker(self.of, SECOND_LOOK).plan(after, self.seat, expected, 1, rest, until=self.until)
            for turn, line in enumerate(lines_of(plan, len(plan.turns))):
                after = self.copy(after)
                if turn:
                    self.of.functions.pass_on(after, 0, 1, self.seat, expected[turn - 1], self.planner.out)
                self.of.functions.follow_line(after[0], self.seat, line, self.planner.out)
                positions.append(after)
        else:
            positions.append(after)
        return action, min(1.0, max(0.0, plan.value)), self.told([self.game.layout.twin(p) for p in positions])

    def line_by_itself(self, line: Sequence[int], chance: float) -> tuple[int, float, list[Message]]:
        """What a line outside the own turn brings, as far as rivals leave it."""
        states = self.after(line[0])
        for action in line[1:]:
            if self.game.kernel.why_not(states, self.seat, action):
                break
            states = self.after(action, states)
        return line[0], min(1.0, chance), self.told([self.game.layout.twin(p) for p in (self.world, states)])

    def told(self, positions: list[Twin]) -> list[Message]:
        """What the turn brings, most telling first, and what the plan leads to."""
        guide = self.of.guide
        now: list[Message] = guide.reasons(positions[0], positions[1], self.seat)
        goal: Message | None = guide.goal(positions, self.seat)
        told = [*now[:1], *([goal] if goal else [])]
        return told or NO_REASON

    def after(self, action: int, states: Any = None) -> Any:
        """The position after a move and all that follows by itself."""
        copy = self.copy(self.world if states is None else states)
        self.of.functions.apply(copy[0], self.seat, action)
        self.of.functions.go_on_alone(copy[0], self.seat, self.planner.out)
        return copy

    def copy(self, states: Any) -> Any:
        copy, _ = self.of.states(1)
        self.of.put(states, copy)
        return copy

    def chance_of(self, states: Any) -> float:
        self.of.functions.evaluate(states[0], self.planner.values)
        return float(self.planner.values[self.seat])
