"""`tools/foretell.py`: how surprising winners are to the evaluation and to playouts."""

from __future__ import annotations

import math
from pathlib import Path
from types import ModuleType

import pytest

import internum
from internum.agents.compiled import compiled_game
from internum.core import engine

from .tables import greece_can_win


@pytest.fixture
def foretell(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "tools"))
    import foretell

    return foretell


def test_whoever_says_nothing_is_surprised_by_everybody_alike(foretell: ModuleType) -> None:
    won = [[1.0, 0.0, 0.0, 0.0], [0.5, 0.0, 0.5, 0.0]]
    assert foretell.surprise([[0.25] * 4] * 2, won) == pytest.approx(math.log(4))
    assert foretell.surprise([[0.7, 0.1, 0.1, 0.1], [0.4, 0.1, 0.4, 0.1]], won) == pytest.approx(
        -(math.log(0.7) + math.log(0.4)) / 2
    )
    assert foretell.surprise([[0.0, 0.0, 0.0, 1.0]] * 2, won) < 10.0, "no surprise is endless"


def test_playouts_of_players_who_choose_see_a_win_coming(foretell: ModuleType) -> None:
    """Greece can win this turn, by several decisions that the policy alone seldom makes."""
    match = greece_can_win()
    of = compiled_game(match.game)
    first, best = (foretell.Playouts(of, tries, 0, 12).chances(match.states, 3)[0] for tries in (1, 40))
    assert best > first
    assert sum(foretell.evaluated(of, match.states, 3)) == pytest.approx(1.0)


@pytest.mark.skipif(not engine.COMPILED, reason="whole games")
def test_positions_are_the_beginnings_of_turns_of_games_that_were_won(foretell: ModuleType) -> None:
    game = internum.game("empires")
    every, some = (list(foretell.positions(game, "novice", 3, 1, every, 1)) for every in (1, 5))
    assert len(every) > 4 * len(some) > 0
    assert all(sum(p.won) == 1.0 and game.kernel.to_act(p.states) for p in every)
    assert [game.layout.dump(p.states) for p in every[::5]] == [game.layout.dump(p.states) for p in some]
