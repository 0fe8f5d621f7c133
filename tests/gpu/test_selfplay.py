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
from internum.gpu.tuning import Gradient, SelfPlay


class Watched(Exception):
    """The first decision that needed thought has been taken."""


@pytest.mark.skipif(engine.COMPILED, reason="watches the loop on the plain engine")
def test_a_thread_plans_as_the_greedy_player_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first decision of a game of Empires is that of the planner with the same width, whims aside.

    Positions of equal value are one and the same to a thread, so that is what they are to the planner here.
    """
    game = internum.game("empires")
    guide, layout = evaluation.guide("empires"), game.layout
    start = new_states(game, 4, game.options.resolve({}))

    class Room(list[Any]):
        def __setitem__(self, i: Any, state: Any) -> None:
            super().__setitem__(i, layout.copy([state])[0])

    room = Room(layout.copy(start)[0] for _ in range(selfplay.SLOTS))
    weights = np.tile(guide.weights("empires"), (1, 4, 1))
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


def test_a_step_leaves_alone_what_is_lost_in_noise() -> None:
    gradient = Gradient(np.array([0.3, 0.01, -0.4]), np.array([0.02, 0.02, 0.02]), 1000)
    assert gradient.step(2.0) == pytest.approx([1.2, 0.0, -1.6])


def test_weights_that_are_compiled_in_cannot_be_tuned() -> None:
    with pytest.raises(ValueError, match="nothing to tune"):
        SelfPlay(internum.game("antike"))


class OneSeatWins(SelfPlay):
    """Whoever has the larger first weight wins; among equals, the first seat."""

    def __init__(self) -> None:
        self.open = np.array([0.0, 0.1])

    def play(self, weights: Any, seed: int) -> Any:
        return 1 << np.argmax(weights[:, :, 0], axis=1)


def test_the_gradient_finds_the_weight_that_wins() -> None:
    play = OneSeatWins()
    gradient = play.gradient(np.array([2.0, 0.0]), 2000, 1)
    assert gradient.slope[0] > 20 * gradient.error[0]
    assert abs(gradient.slope[1]) < 4 * gradient.error[1]
    assert play.deviating(np.array([2.0, 0.0]), gradient.step(1.0))[0] > 2.0


def test_a_duel_counts_the_games_of_the_new_weights() -> None:
    play = OneSeatWins()
    better, worse = np.array([3.0, 0.0]), np.array([2.0, 0.0])
    assert play.duel(better, worse, 400, 1).share == 1.0
    even = play.duel(worse, worse, 400, 1)
    assert even.seats == [1.0, 0.0, 0.0, 0.0]
    assert abs(even.share - 0.5) < 2 * even.error
