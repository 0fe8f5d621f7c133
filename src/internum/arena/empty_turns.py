"""Turns without effect while something useful was possible: what makes a player look silly."""

from __future__ import annotations

from dataclasses import dataclass

from internum.agents.evaluation import PARTS, guide
from internum.core.match import Match


@dataclass
class TurnCount:
    """The turns of a seat in a game, and how many of them were empty."""

    turns: int = 0
    empty: int = 0


def count_turns(match: Match) -> list[TurnCount]:
    """By seat, as the game's guide understands turns; all zero for a game without one.

    Where a turn began with nothing to choose (a box without pieces, say), nobody wasted it.
    """
    counts = [TurnCount() for _ in range(match.players)]
    of, layout = guide(match.game.id), match.game.layout
    begun: tuple[int, bytes] | None = None  # the turn that is under way, and the state it began with
    for state in [*(entry.before for entry in match.log), layout.dump(match.states)]:
        turn = int(of.turn_of(layout.restore(state)[0])) // PARTS
        if begun is None or turn != begun[0]:
            if begun is not None:
                before = layout.restore(begun[1])
                seat, empty = of.turn_taken(layout.twin(before), layout.twin(layout.restore(state)))
                if seat is not None:
                    counts[seat].turns += 1
                    counts[seat].empty += empty and len(match.game.kernel.legal(before, seat)) > 1
            begun = turn, state
    return counts
