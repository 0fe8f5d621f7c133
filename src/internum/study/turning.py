"""Turning points: the turns after which a seat stood worst beside the best that was possible.

A turn is judged by what its seat could know, in a world dealt anew from its knowledge. A *near* look compares the
chances at the end of the turn as played with those at the end of the planner's best line. Where turns can be planned
and rules are compiled, a *far* look follows up the turn, and every other first move, by plans of several turns. Where
plans pay, as in Antike, they judge, and what seems a loss is looked at once more, further ahead; in Mare Nostrum a turn
must be worse in the near look first. What it cost is the mean of both. A turn ends before dice are thrown, so nobody is
blamed for a bad roll; what is chosen outside one's own turn, as in trade, is not judged.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from internum.agents.greedy import TurnPlanner
from internum.agents.plans import Breadth
from internum.core import engine
from internum.core.game import CHANCE
from internum.core.log import Entry
from internum.core.match import Match
from internum.core.speech import LANGUAGES

from .chances import Judge
from .examine import LONG, LONG_RIVALS, Examiner, Move
from .lines import Line

FAR, FAR_RIVALS = Breadth(12, 8, 4), Breadth(4, 4, 3)
DOUBTFUL = 0.03  # a loss from which on a longer look is taken
RELIABLE = 0.7  # with each turn until a win that is foreseen, so much of it is left: rivals have their turns too
SEEDS = (1, 2, 3)  # of long searches whose average counts where one alone is not to be trusted
NOTHING = 1e-6  # a loss that is none
SETTINGS = FAR, FAR_RIVALS, LONG, LONG_RIVALS, DOUBTFUL, RELIABLE, SEEDS, NOTHING
MANY = 24  # first moves; of more than that only those are looked at that the planner finds good
MOST = 8  # turning points of a game
LEAST_COST = 0.01  # what is below this is a matter of taste
PLAYED = -1  # the turn as it was played, beside its first moves
JUDGED = (None, "build", "military")  # stages of a round; None in games without


@dataclass(frozen=True)
class Verdict:
    """What a turn as played was worth to its seat, what the best one was, and that one's actions."""

    had: float
    possible: float
    better: Sequence[int]
    why: dict[str, str]

    @property
    def cost(self) -> float:
        return self.possible - self.had


def _mean(one: Verdict, other: Verdict) -> Verdict:
    """What two looks say on average, in the words of the one that sees more lost."""
    worse = max(one, other, key=lambda verdict: verdict.cost)
    return replace(worse, had=(one.had + other.had) / 2, possible=(one.possible + other.possible) / 2)


def promised(move: Move, now: float, judge: Judge, round: int) -> float:
    """The chance of winning after a move, given the evaluation before it."""
    if move.wins is None:
        return judge.alone(move.chance, round)
    sure = RELIABLE**move.wins
    return sure + (1 - sure) * judge.alone(now, round)


@dataclass(frozen=True)
class Turn:
    """Entries of the log from a seat's first choice of its turn on; where plans pay, rivals' answers among them."""

    seat: int
    entries: Sequence[Entry]


class Review:
    """Judges the turns of one match."""

    def __init__(self, match: Match, judge: Judge, width: int | None = None) -> None:
        self.match, self.judge, self.of = match, judge, judge.of
        self.planner = TurnPlanner(self.of) if width is None else TurnPlanner(self.of, width)
        self.far = Examiner(match, FAR, FAR_RIVALS)
        self.farther = [Examiner(match, LONG, LONG_RIVALS, seed) for seed in SEEDS]

    def turns(self, since: int = 0) -> list[Turn]:
        """All turns with something to choose in which a seat acts for itself."""
        return [turn for turn in self._runs(since) if self._is_own(turn)]

    def _runs(self, since: int) -> Iterator[Turn]:
        """Entries of one seat up to where its turn ends, as `turn_of` counts turns, or another seat chooses.

        Where plans pay a turn is judged as a whole, whatever rivals answered in between: a part of it would be taken
        for a turn that does no more.
        """
        run: list[Entry] = []
        before = None
        for entry in self.match.log[since:]:
            turn = self.of.functions.turn_of(self._states(entry)[0])
            interrupted = not self.of.guide.PLANS_PAY and bool(run) and entry.seat != run[0].seat
            ended = turn != before or interrupted
            if run and ended:
                yield Turn(run[0].seat, run)
                run = []
            if run or (entry.seat != CHANCE and not entry.forced):
                run.append(entry)
            before = turn
        if run:
            yield Turn(run[0].seat, run)

    def _is_own(self, turn: Turn) -> bool:
        view = self.match.at(turn.entries[0].number).view(turn.seat)
        active = next((side["seat"] for side in view["sides"] if side["id"] == view["active"]), None)
        return active == turn.seat and self._is_judged(view)

    def _is_judged(self, view: Mapping[str, Any]) -> bool:
        return view.get("stage") in JUDGED

    def judge_turn(self, turn: Turn) -> dict[str, Any] | None:
        """What a turn cost and what was better, or None if nothing was."""
        first = turn.entries[0]
        world = self._states(first)
        self.match.game.redeal(world, 0, turn.seat, random.Random(first.number))
        legal = self.match.game.kernel.legal(world, turn.seat)
        if len(legal) < 2 or first.action not in legal:
            return None
        lines = self.planner.plan(world, turn.seat, len(legal), 0)
        worst = self._verdict(world, turn, legal, lines)
        if worst is None or worst.cost < LEAST_COST:
            return None
        notation = self.match.notation
        return {
            "at": first.number,
            "until": turn.entries[-1].number + 1,
            "round": first.round,
            "seat": turn.seat,
            "cost": worst.cost,
            "chance": worst.had,
            "possible": worst.possible,
            "played": [e.text for e in turn.entries if e.seat == turn.seat and not e.forced],
            "better": [notation.text(a) for a in worst.better],
            "why": worst.why,
        }

    def _verdict(self, world: Any, turn: Turn, legal: Sequence[int], lines: Sequence[Sequence[int]]) -> Verdict | None:
        """Near and far, as far as each is to be trusted.

        Where plans pay, they judge. Where they win no more than the best turn by itself does, they alone prove no
        mistake: there a turn that its end shows to be as good as any is left in peace, and what another costs is the
        mean of what its end and plans say.
        """
        looks_far = engine.COMPILED and self.of.functions.takes_turn(world[0], turn.seat)
        if looks_far and self.of.guide.PLANS_PAY:
            return self._far(world, turn, legal, lines)
        near = self._near(world, turn, lines)
        if near is None or near.cost <= NOTHING or not looks_far:
            return near
        far = self._look(self.farther, world, turn, self._asked(turn, legal, lines))
        return _mean(near, far)

    def _near(self, world: Any, turn: Turn, lines: Sequence[Sequence[int]]) -> Verdict | None:
        """Where the turn ended, beside the end of the planner's best line."""
        if not lines:
            return None
        played = self._end(world, turn.seat, [e.action for e in turn.entries if e.seat == turn.seat])
        better = self._end(world, turn.seat, lines[0])
        had, possible = self.judge(played)[turn.seat], self.judge(better)[turn.seat]
        return Verdict(had, possible, lines[0], self._why(world, better, turn.seat, lines[0]))

    def _far(self, world: Any, turn: Turn, legal: Sequence[int], lines: Sequence[Sequence[int]]) -> Verdict:
        """The turn, beside the first move that promises most some turns later; what seems a loss is looked at twice."""
        asked = self._asked(turn, legal, lines)
        verdict = self._look([self.far], world, turn, asked)
        if verdict.cost < DOUBTFUL:
            return verdict
        return _mean(verdict, self._look(self.farther[:1], world, turn, asked))

    def _asked(self, turn: Turn, legal: Sequence[int], lines: Sequence[Sequence[int]]) -> Sequence[int]:
        first = turn.entries[0].action
        return legal if len(legal) <= MANY else list(dict.fromkeys([first, *(line[0] for line in lines)]))

    def _look(self, examiners: Sequence[Examiner], world: Any, turn: Turn, asked: Sequence[int]) -> Verdict:
        """The turn as a whole and its first moves, each as these examiners find it on average."""
        first, seat = turn.entries[0], turn.seat
        now = examiners[0].chance(world, seat)
        whole = [e.action for e in turn.entries if e.seat == seat]
        promises: dict[int, list[float]] = {}
        found: dict[int, Move] = {}
        for examiner in examiners:
            moves, played = examiner.moves_and_turn(self._states(first), seat, whole, asked)
            for action, move in [(PLAYED, played), *((move.action, move) for move in moves)]:
                promises.setdefault(action, []).append(promised(move, now, self.judge, first.round))
                found.setdefault(action, move)
        chances = {action: sum(each) / len(each) for action, each in promises.items()}
        best = max(chances, key=lambda action: chances[action])
        why = examiners[0].why(world, seat, found[best]) or self._why(world, world, seat, found[best].line)
        return Verdict(chances[PLAYED], chances[best], found[best].line, why)

    def tell(self, point: dict[str, Any]) -> None:
        """What the planner expects of the others after the better line, and all of it in words.

        That is a turn each, until dice are thrown or somebody trades.
        """
        first, seat = self.match.log[point["at"]], point["seat"]
        world = self._states(first)
        self.match.game.redeal(world, 0, seat, random.Random(first.number))
        notation, kernel, game = self.match.notation, self.match.game.kernel, self.match.game
        better, follows = self._line(), list[Line]()
        states = self._end(world, seat, [notation.id(text) for text in point["better"]], better)
        point["follows"] = []
        for _ in range(2 * self.match.players):
            mask = kernel.to_act(states)
            asked = [s for s in range(self.match.players) if mask >> s & 1]
            is_choice = len(asked) == 1 and not mask >> CHANCE & 1 and len(follows) < self.match.players - 1
            if not is_choice or not self._is_judged(game.view(game.layout.twin(states), None)):
                break
            legal = kernel.legal(states, asked[0])
            found = self.planner.plan(states, asked[0], len(legal), 0)
            if not found:
                break
            line = self._line()
            states = self._end(states, asked[0], found[0], line)
            if line.tells:
                follows.append(line)
                point["follows"].append({"seat": asked[0], "actions": [notation.text(a) for a in found[0]]})
        played = self._line()
        for entry in self.match.log[point["at"] : point["until"]]:
            if entry.seat == seat and not entry.forced:
                played.add(self._states(entry), seat, entry.action)
        point["words"] = {
            language: {
                "played": played.words[language],
                "better": better.words[language],
                "follows": [line.words[language] for line in follows],
            }
            for language in LANGUAGES
        }

    def _end(self, world: Any, seat: int, actions: Sequence[int], line: Line | None = None) -> Any:
        """The end of the turn if `seat` chooses these actions; what goes by itself between them does so.

        What was chosen is added to `line`.
        """
        of, f, planner = self.of, self.of.functions, self.planner
        states, raw = of.states(1)
        of.put(world, states)
        turn = f.turn_of(states[0])
        left = list(actions)
        while left and f.turn_of(states[0]) == turn:
            legal = self.match.game.kernel.legal(states, seat)
            while left and left[0] not in legal:
                left.pop(0)
            if left:
                if line:
                    line.add(states, seat, left[0])
                f.apply(states[0], seat, left.pop(0))
            if not left or left[0] not in self.match.game.kernel.legal(states, seat):
                f.go_on(
                    states, raw, 0, seat, turn, 1, planner.out, planner.values, planner.scratch, planner.scratch_raw
                )
        return states

    def _why(self, world: Any, after: Any, seat: int, actions: Sequence[int]) -> dict[str, str]:
        """What the better line brings, in every language."""
        twin, line = self.match.game.layout.twin, self._line()
        line.add(world, seat, actions[0])
        positions = [twin(world), twin(after)]
        goal = self.of.guide.goal(positions, seat)
        return line.because(self.of.guide.reasons(*positions, seat)[:2], [goal] if goal else [])

    def _line(self) -> Line:
        return Line(self.match.game, self.match.options)

    def _states(self, entry: Entry) -> Any:
        return self.match.game.layout.restore(entry.before)
