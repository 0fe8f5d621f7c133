"""Plans over several own turns: how they are made, and what is expected of rivals meanwhile."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from internum.core import engine

from .compiled import CompiledGame, actions, floats
from .plan_search import CERTAIN, LONGEST

SEATS = 8


@dataclass(frozen=True)
class Breadth:
    """How much a plan considers: positions kept after each turn, turns sampled from each, own turns ahead."""

    width: int
    samples: int
    turns: int
    blur: float = 0.0  # by how much positions are misjudged, in winning chances

    @property
    def on_this_engine(self) -> Breadth:
        """The plain engine is a thousand times slower: there nobody plans more broadly than a citizen."""
        if engine.COMPILED:
            return self
        return Breadth(min(self.width, 6), min(self.samples, 6), min(self.turns, 2), self.blur)


@dataclass(frozen=True)
class Plan:
    """One line of decisions for each of the next own turns, and the winning chance it promises."""

    turns: tuple[tuple[int, ...], ...] = ()
    value: float = -1.0

    @property
    def wins(self) -> bool:
        return self.value >= CERTAIN

    @property
    def rest(self) -> Plan:
        """What is left once the first turn has been taken."""
        return Plan(self.turns[1:], self.value)


def lines_of(plan: Plan, turns: int) -> Any:
    """A plan's lines as an array; empty ones where it says nothing."""
    lines = np.zeros((turns, LONGEST + 1), np.int16)
    for i, turn in enumerate(plan.turns[:turns]):
        lines[i, 0] = len(turn)
        lines[i, 1 : 1 + len(turn)] = turn
    return lines


class PlanMaker:
    """Makes plans for any seat of one game."""

    def __init__(self, of: CompiledGame, breadth: Breadth) -> None:
        self.of, self.f, self.breadth = of, of.functions, breadth.on_this_engine
        width, turns = self.breadth.width, self.breadth.turns
        self.states, self.raw = of.states(2 * width + 1)
        self.out, self.values = actions(), of.values()
        self.weights = floats(len(self.out))
        self.worth = np.zeros((turns, width + 1), np.float64)
        self.parents = np.zeros((turns, width), np.int32)
        self.lines = np.zeros((turns, width + 1, LONGEST + 1), np.int16)
        self.stop = False  # set from another thread: answer with what there is

    def plan(
        self,
        states: Any,
        seat: int,
        expected: Any,
        seed: int,
        old: Plan | None = None,
        tries: Sequence[Sequence[int]] = (),
        until: float | None = None,
    ) -> Plan:
        """The best plan found for `seat` from a position on.

        `expected[t, seat]` is the line of a rival's turn after the own turn `t`. `old`, a plan of the past, and the
        lines `tries` of this turn are considered too. At `until` by the clock there must be an answer.
        """
        self.stop = False
        width = self.breadth.width
        self.of.put(states, self.states)
        self.f.pass_on(self.states, 0, 1, seat, expected[0], self.out)
        known = lines_of(old or Plan(), self.breadth.turns)
        kept = 0 if old and old.turns else -1  # where the old plan has led
        base, here, best = 0, 1, Plan()
        for turn in range(self.breadth.turns):
            there = width - base
            first = [lines_of(Plan((tuple(line),)), 1)[0] for line in tries] if turn == 0 else []
            found, seed = self.generation(turn, base, here, there, seat, seed, known, kept, first, until)
            if found == 0:
                break
            best = self.trace(turn, int(np.argmax(self.worth[turn, :found])))
            if best.wins or self.is_late(until):
                break
            kept = (
                self.heir(turn, base + kept, found, known[turn]) if kept >= 0 and old and len(old.turns) > turn else -1
            )
            self.f.pass_on(self.states, there, there + found, seat, expected[turn], self.out)
            won = self.won(there, found, seat)
            if won >= 0:
                return Plan(self.trace(turn, won).turns, 1.0)
            base, here = there, found
        return best

    def won(self, first: int, count: int, seat: int) -> int:
        """Which of some positions the seat has won while others had their turns (by titles, say), or -1."""
        for slot in range(count):
            if not self.f.to_act(self.states[first + slot]):
                self.f.evaluate(self.states[first + slot], self.values)
                if self.values[seat] >= CERTAIN:
                    return slot
        return -1

    def generation(
        self, turn: int, base: int, here: int, there: int, seat: int, seed: int, known: Any, kept: int,
        first: list[Any], until: float | None,
    ) -> tuple[int, int]:  # fmt: skip
        """The positions after one more own turn; best ones are expanded first, in case time runs out."""
        width, blur, found = self.breadth.width, self.breadth.blur, 0
        made = (self.worth[turn], self.parents[turn], self.lines[turn], self.values, self.out)
        old = [known[turn]] if kept >= 0 and known[turn, 0] else []
        for line, slot in [*((line, 0) for line in first), *((line, kept) for line in old)]:
            found = self.f.try_line(self.states, self.raw, base + slot, there, found, width, seat, blur, line, *made)
        samples = max(self.breadth.samples, width * self.breadth.samples // (2 * here) if 4 * here <= width else 0)
        order = np.argsort(-self.worth[turn - 1, :here], kind="stable").tolist() if turn else [0]
        share = None
        if until is not None:
            now = time.perf_counter()
            share = now + (until - now) / (self.breadth.turns - turn)
        for slot in order:
            if found and self.is_late(share):
                break
            if self.f.to_act(self.states[base + slot]):
                found, seed = self.f.expand(
                    self.states, self.raw, base + slot, there, found, width, samples, seat, blur, seed, *made,
                    self.weights,
                )  # fmt: skip
        return int(found), int(seed)

    def is_late(self, until: float | None) -> bool:
        return self.stop or (until is not None and time.perf_counter() > until)

    def heir(self, turn: int, parent: int, found: int, line: Any) -> int:
        """Where the old plan's next turn has led, or -1."""
        size = int(line[0]) + 1
        for i in range(found):
            if self.parents[turn, i] == parent and (self.lines[turn, i, :size] == line[:size]).all():
                return i
        return -1

    def trace(self, turn: int, slot: int) -> Plan:
        """The plan that led to a position."""
        value, turns = float(self.worth[turn, slot]), []
        while turn >= 0:
            line = self.lines[turn, slot]
            turns.append(tuple(line[1 : 1 + line[0]].tolist()))
            slot = int(self.parents[turn, slot]) % self.breadth.width
            turn -= 1
        return Plan(tuple(reversed(turns)), value)


class Forecast:
    """What each rival is expected to do in its next turns: planned as for oneself, but narrowly.

    First everybody plans as if all others passed; each further round plans against the plans of the round before.
    """

    def __init__(self, of: CompiledGame, breadth: Breadth | None, rounds: int = 1) -> None:
        self.maker = PlanMaker(of, breadth) if breadth else None
        self.rounds = rounds

    def expected(self, states: Any, seat: int, players: int, turns: int, seed: int, until: float | None) -> Any:
        """`expected[t, rival]`: the line of the rival's turn after the own turn `t`."""
        expected = np.zeros((turns, SEATS, LONGEST + 1), np.int16)
        if not self.maker:
            return expected
        count = min(turns, self.maker.breadth.turns)
        for number in range(self.rounds):
            now = np.zeros_like(expected)
            everybody = range(players) if number + 1 < self.rounds else [r for r in range(players) if r != seat]
            for rival in everybody:
                share = None
                if until is not None:
                    clock = time.perf_counter()
                    share = clock + (until - clock) / (players * (self.rounds - number))
                plan = self.maker.plan(states, rival, expected[:count], seed + rival, until=share)
                now[:count, rival] = lines_of(plan, count)
            expected = now
        return expected
