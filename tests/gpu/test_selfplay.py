"""Greedy play for a GPU, as far as it can be tested without one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import internum
from internum.agents import evaluation
from internum.agents.compiled import compiled_game
from internum.agents.greedy import TurnPlanner
from internum.agents.turn_search import WHIM
from internum.core import engine
from internum.core.record import new_states
from internum.gpu import selfplay


class Watched(Exception):
    """The first decision that needed thought has been taken."""


@pytest.mark.parametrize("name", ["antike", "empires"])
@pytest.mark.skipif(engine.COMPILED, reason="watches the loop on the plain engine")
def test_a_thread_plans_as_the_greedy_player_does(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first decision of a game is that of the planner with the same width, whims aside.

    Positions of equal value are one and the same to a thread, so that is what they are to the planner here.
    """
    game = internum.game(name)
    guide, layout = evaluation.guide(name), game.layout
    start = new_states(game, 4, game.options.resolve({}))

    class Room(list[Any]):
        def __setitem__(self, i: Any, state: Any) -> None:
            super().__setitem__(i, layout.copy([state])[0])

    room = Room(layout.copy(start)[0] for _ in range(selfplay.SLOTS))
    weights = np.tile(guide.weights(name), (1, 4, 1))
    thoughts: list[tuple[int, int, Any, int]] = []
    apply = game.rules.apply

    def watched(s: Any, seat: int, action: int) -> None:
        if s is room[selfplay.GAME] and seat != selfplay.CHANCE:
            legal = game.kernel.legal([s], seat)
            if len(legal) > 1:
                thoughts.append((seat, action, layout.copy([s]), len(legal)))
                raise Watched
        apply(s, seat, action)

    monkeypatch.setattr(game.rules, "apply", watched)
    play = selfplay.loop(game, guide, lambda queue: 0)
    monkeypatch.undo()
    buffer = compiled_game(game).values()
    links = np.zeros((selfplay.DEEPEST + 1, selfplay.WIDTH, 3), np.int16)
    moves = np.zeros((2, 4096), np.int16)
    worth, line = [0.0] * selfplay.WIDTH, [0] * (selfplay.DEEPEST + 1)
    with pytest.raises(Watched):
        play(start, [7], weights, np.zeros((1, 3), np.int64), [0], 10**6, room, moves, buffer, links, worth, line)
    seat, action, states, choices = thoughts[0]
    of = compiled_game(game)
    monkeypatch.setattr(of.functions, "is_kept", lambda *known: selfplay.is_kept(*known[-3:]))  # as threads see it
    planner = TurnPlanner(of, selfplay.WIDTH)
    lines = planner.plan(states, seat, choices, 1)
    least = planner.value - 2 * WHIM  # the planner and the thread have whims of their own
    as_good = {line[0] for line, (value, *_) in zip(lines, planner.ends, strict=False) if value > least}
    assert action in as_good
    assert len(as_good) < choices
