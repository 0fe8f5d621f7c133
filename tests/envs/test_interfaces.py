"""The checks that PettingZoo, Gymnasium and OpenSpiel bring along, for all games and numbers of players."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from absl import flags
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.passive_env_checker import check_action_space, check_obs, check_observation_space
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.test import api_test, render_test, seed_test

import internum
import internum.envs.openspiel
from internum.envs.gymnasium import IDS, GamesVectorEnv
from internum.envs.pettingzoo import SeatsEnv, env
from internum.envs.play import Play

GAMES = sorted(internum.games())
SIZES = [(name, players) for name in GAMES for players in internum.game(name).players]
SHORT = {"max_rounds": 2}
RECORDED = Path(__file__).parents[1] / "games"


@pytest.fixture(autouse=True)
def quiet() -> None:
    warnings.filterwarnings("ignore")


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_pettingzoo_api(name: str, players: int) -> None:
    api_test(env(name, players=players, options=SHORT), num_cycles=25)


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_pettingzoo_seeds(name: str, players: int) -> None:
    seed_test(lambda: env(name, players=players, options=SHORT), num_cycles=15)


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_pettingzoo_rendering(name: str, players: int) -> None:
    render_test(lambda render_mode=None: env(name, players=players, options=SHORT, render_mode=render_mode))


def test_pettingzoo_renders_the_board_as_pixels() -> None:
    seats = env("antike", options=SHORT, render_mode="rgb_array")
    seats.reset(seed=1)
    picture = seats.render()
    assert picture.dtype == np.uint8 and picture.shape == (648, 800, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 1000  # a map, not a blank sheet


def test_pettingzoo_cuts_off_after_max_cycles() -> None:
    seats = SeatsEnv("antike", max_cycles=10)
    seats.reset(seed=1)
    for _ in range(10):
        seats.step(int(np.argmax(seats.observe(seats.agent_selection)["action_mask"])))
    assert all(seats.truncations.values()) and not any(seats.terminations.values())


@pytest.mark.parametrize("name", GAMES)
def test_everybody_is_ranked_at_the_end(name: str) -> None:
    """By the score of the standings where nobody has won; the level share a rank."""
    seats = SeatsEnv(name, options={"max_rounds": 1})
    seats.reset(seed=1)
    while not any(seats.terminations.values()):
        assert seats.infos == {agent: {} for agent in seats.agents}
        seats.step(int(np.argmax(seats.observe(seats.agent_selection)["action_mask"])))
    ranks = [seats.infos[agent]["rank"] for agent in seats.possible_agents]
    scores = {row["seat"]: row["score"] for row in internum.game(name).standings(_twin(seats))}
    assert ranks == [1 + sum(other > scores[seat] for other in scores.values()) for seat in range(len(ranks))]


@pytest.mark.parametrize("file", ["antike-3-won.inm", "empires-4-cities.inm", "classic-4-pyramids.inm"])
def test_whoever_has_won_is_first(file: str) -> None:
    match = internum.load(RECORDED / file)
    play = Play(match.game, match.players, match.options)
    play.states = match.states
    first = [seat for seat, rank in enumerate(play.ranks()) if rank == 1]
    assert first == match.winners != []


def _twin(seats: SeatsEnv) -> Any:
    return seats.play.game.layout.twin(seats.play.states)


def test_an_unknown_way_to_render_is_refused() -> None:
    with pytest.raises(ValueError, match="render_mode is 'video'; it can be: ansi, human, rgb_array"):
        env("antike", render_mode="video")


NAMED = [(name, players) for name, game in IDS.items() for players in internum.game(game).players]


@pytest.mark.parametrize(("name", "players"), NAMED)
def test_gymnasium_check_env(name: str, players: int) -> None:
    """With all that is rendered, but for the drawing once a game."""
    seat = gymnasium.make(name, players=players, options=SHORT, illegal="lose")
    check_env(seat.unwrapped, skip_render_check=players != 3)


def test_gymnasium_against_an_agent_to_the_end() -> None:
    """A whole game against a greedy player: masks hold, the reward comes at the end."""
    seat = gymnasium.make("Internum/Antike-v0", players=2, opponents=["greedy"], options={"max_rounds": 2})
    seen, _ = seat.reset(seed=3)
    rewards, ended = [], False
    while not ended:
        seen, reward, terminated, truncated, _ = seat.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        rewards.append(reward)
        ended = terminated or truncated
    assert set(rewards[:-1]) <= {0.0}


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_vector(name: str) -> None:
    many = GamesVectorEnv(name, num_envs=3, options=SHORT)
    seen, info = many.reset(seed=1)
    assert many.observation_space.contains(seen)
    for _ in range(30):
        actions = info["action_mask"].argmax(axis=1)
        seen, rewards, terminated, truncated, info = many.step(actions)
        assert many.observation_space.contains(seen)
        assert rewards.shape == terminated.shape == truncated.shape == (3,)
        assert info["action_mask"].any(axis=1).all()


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_vector_by_its_own_checks_and_wrappers(name: str) -> None:
    """Spaces and observations as Gymnasium's checker wants them; its wrapper finds episodes that end and begin anew."""
    raw = GamesVectorEnv(name, num_envs=2, options={"max_rounds": 1})
    check_action_space(raw.single_action_space)
    check_observation_space(raw.single_observation_space)
    many = DictInfoToList(RecordEpisodeStatistics(raw))
    seen, infos = many.reset(seed=1)
    lengths = []
    for _ in range(400):
        check_obs(seen[0], raw.single_observation_space, "step")
        seen, _, terminated, _, infos = many.step([info["action_mask"].argmax() for info in infos])
        lengths += [infos[i]["episode"]["l"] for i in np.flatnonzero(terminated)]
        if len(lengths) > 2:
            break
    assert len(lengths) > 2 and min(lengths) > 3


def test_gymnasium_vector_without_a_seed_plays_other_games() -> None:
    many = GamesVectorEnv("antike", num_envs=2, players=4)
    first, _, again, seeded = (many.reset(seed=seed)[0].copy() for seed in (1, None, 1, None))
    second = [many.reset()[0].copy() for _ in range(5)]
    assert (first == again).all() and any((first != other).any() for other in (seeded, *second))


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_makes_vectors_of_seats(name: str) -> None:
    """`make_vec` with Gymnasium's own vector environment, which checks what it puts together."""
    many = gymnasium.make_vec(name, num_envs=2, vectorization_mode="sync", options=SHORT)
    seen, _ = many.reset(seed=3)
    for _ in range(15):
        seen, *_ = many.step(seen["action_mask"].argmax(axis=1))
        assert many.observation_space.contains(seen)


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_openspiel_random_sim(name: str, players: int) -> None:
    game = pyspiel.load_game(f"internum_{name}(players={players},max_rounds=1)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=players == 3, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_plays_and_copies_a_game(name: str) -> None:
    """Explicit chance, masks, copies and returns: a short game by OpenSpiel's own calls."""
    game = pyspiel.load_game(f"internum_{name}(max_rounds=1)")
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(chances) - 1) < 1e-9
        else:
            actions = tuple(state.legal_actions())
            assert len(state.observation_tensor()) == internum.game(name).kernel.observation.size
            assert state.information_state_string() != state.child(actions[0]).information_state_string(0)
        state = state.child(int(rng.choice(actions)))
    assert len(state.returns()) == game.num_players()


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_tensors_of_information_states_are_equal_where_the_states_are(name: str) -> None:
    """Behind the observation stand bits that name what the player has seen and done before."""
    state = pyspiel.load_game(f"internum_{name}(max_rounds=1)").new_initial_state()
    rng = np.random.default_rng(2)
    rows: dict[tuple[float, ...], str] = {}
    for _ in range(40):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions = tuple(action for action, _ in state.chance_outcomes())
        else:
            actions = tuple(state.legal_actions())
            player = state.current_player()
            row, told = tuple(state.information_state_tensor()), state.information_state_string()
            assert row[:-64] == tuple(state.observation_tensor()) and set(row[-64:]) <= {0.0, 1.0}
            assert rows.setdefault(row, f"{player} {told}") == f"{player} {told}"
        state = state.child(int(rng.choice(actions)))
    assert len(set(rows.values())) == len(rows) > 5


def few_or_slow(name: str, players: int) -> Any:
    return pytest.param(name, players, marks=pytest.mark.slow if players > internum.game(name).players[0] else ())


@pytest.mark.parametrize(("name", "players"), [few_or_slow(*size) for size in SIZES])
def test_openspiel_playthrough_round_trip(name: str, players: int, tmp_path: Path) -> None:
    """A whole game written down with all that OpenSpiel asks of a state, and the same lines again from its actions."""
    flags.FLAGS.mark_as_parsed()
    game = f"internum_{name}(players={players},max_rounds=1)"
    lines = generate_playthrough.playthrough_lines(game, seed=1)
    file = tmp_path / "playthrough.txt"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original.splitlines() == again.splitlines() == lines
    assert sum(line.startswith("# Apply action") for line in lines) > 10
    assert any(line.startswith("InformationStateString(1)") for line in lines)
    assert any(line.startswith("ObservationTensor(0)") for line in lines)
    assert any(line.startswith("InformationStateTensor(0)") for line in lines)
