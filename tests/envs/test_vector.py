"""Many games in one call: the arrays are those of the rules, and nothing goes wrong unseen."""

from __future__ import annotations

import numpy as np
import pytest

import internum
from internum.envs.vector import VectorGames

GAMES = sorted(internum.games())


def some(name: str, count: int = 3, **wishes: object) -> VectorGames:
    dealt = {} if name == "antike" else {"assignment": "dealt"}  # so that chance has its say from the beginning
    return VectorGames(name, count, players=4, options={"max_rounds": 3, **dealt}, **wishes)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_lists_masks_and_observations_are_those_of_the_kernel(name: str) -> None:
    games = some(name, seed=4)
    rng = np.random.default_rng(1)
    kernel = games.game.kernel
    for _ in range(40):
        games.step(games.random_actions(rng))
        for i in range(games.count):
            seat = int(games.seats[i])
            legal = kernel.legal(games.states, seat, i)
            assert kernel.to_act(games.states, i) >> seat & 1 and len(legal) > 1
            assert games.lists[i, : games.counts[i]].tolist() == legal
            assert np.flatnonzero(games.masks[i]).tolist() == sorted(legal)
            assert (games.observations[i] == kernel.observe(games.states, seat, i)).all()


@pytest.mark.parametrize("name", GAMES)
def test_equal_seeds_give_equal_games(name: str) -> None:
    def trace(seed: int) -> list[bytes]:
        games, rng = some(name, seed=seed), np.random.default_rng(0)
        seen = []
        for _ in range(20):
            games.step(games.random_actions(rng))
            seen.append(games.observations.tobytes())
        return seen

    assert trace(7) == trace(7)
    assert trace(7) != trace(8)


def test_a_game_that_ends_says_so_and_begins_anew() -> None:
    games = some("antike", count=2, seed=1, most=60)
    rng = np.random.default_rng(2)
    ends = []
    for _ in range(130):
        games.step(games.random_actions(rng))
        ends += games.ended[games.ended > 0].tolist()
    assert ends and set(ends) <= {1, 2}
    assert (games.lengths < 60).all()


def test_a_wrong_action_is_refused_before_anything_happens() -> None:
    games = some("antike")
    before = games.observations.copy()
    actions = games.random_actions(np.random.default_rng(0)).astype(int)
    actions[2] = int(np.flatnonzero(games.masks[2] == 0)[0])
    with pytest.raises(ValueError, match="not legal in game 2"):
        games.step(actions)
    with pytest.raises(ValueError, match="3 actions are needed"):
        games.step(actions[:2])
    assert (games.observations == before).all()
