from __future__ import annotations

from collections import Counter, defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from internum.arena.schedule import Seating, rotations, seatings

AGENTS = ["a", "b", "c", "d", "e", "f", "g", "h"]
fields = st.integers(1, 8).map(lambda n: AGENTS[:n])
tables = st.lists(st.sampled_from("abc"), min_size=2, max_size=6)
seeds = st.text("0123456789", min_size=1, max_size=3)


def per_seat(games: list[Seating]) -> dict[tuple[str, int], int]:
    return Counter((agent, seat) for game in games for seat, agent in enumerate(game.agents))


@given(fields, st.integers(2, 6), st.integers(1, 60), seeds)
def test_every_agent_sits_on_every_seat_equally_often(agents: list[str], players: int, games: int, seed: str) -> None:
    counts = per_seat(seatings(agents, players, games, seed))
    found = [counts[agent, seat] for agent in agents for seat in range(players)]
    assert max(found) - min(found) <= 1
    if games % len(agents) == 0:
        assert max(found) == min(found)


@given(tables, st.integers(1, 8), seeds)
def test_a_rotated_table_puts_every_chair_on_every_seat_equally_often(table: list[str], turns: int, seed: str) -> None:
    counts = per_seat(rotations(table, turns * len(table), seed))
    for agent in set(table):
        assert {counts[agent, seat] for seat in range(len(table))} == {table.count(agent) * turns}


@given(st.integers(2, 6), st.integers(1, 40), seeds)
def test_one_against_the_rest_is_even_up_to_one_at_any_length(players: int, games: int, seed: str) -> None:
    counts = per_seat(rotations(["one", *["rest"] * (players - 1)], games, seed))
    for agent in ("one", "rest"):
        found = [counts[agent, seat] for seat in range(players)]
        assert max(found) - min(found) <= 1


@given(fields, st.integers(2, 6), st.integers(1, 60), seeds)
def test_copies_at_a_table_differ_by_at_most_one(agents: list[str], players: int, games: int, seed: str) -> None:
    for seating in seatings(agents, players, games, seed):
        copies = [seating.agents.count(a) for a in agents]
        assert max(copies) - min(copies) <= 1


@given(tables, seeds)
def test_a_deal_is_played_from_all_chairs_and_never_twice_the_same_way(table: list[str], seed: str) -> None:
    games = rotations(table, 3 * len(table), seed)
    assert len({(g.deal, g.agents) for g in games}) == len(games)


def test_the_games_of_a_block_share_their_deal_so_that_sides_are_even() -> None:
    games = seatings(["a", "b", "c"], 3, 300, "7")
    sides: dict[str, Counter[int]] = defaultdict(Counter)
    for game in games:
        for seat, agent in enumerate(game.agents):
            sides[agent][(seat + int(game.deal.partition("-")[2])) % 3] += 1  # a side that follows from the deal
    assert all(set(counts.values()) == {100} for counts in sides.values())


def test_opponents_and_neighbours_change() -> None:
    games = seatings(["a", "b", "c", "d"], 3, 400, "1")
    met = Counter(frozenset(pair) for g in games for pair in ((g.agents[0], g.agents[1]), (g.agents[1], g.agents[2])))
    assert len(met) == 6
    assert min(met.values()) > 80  # 133 each, were it exact


def test_a_longer_tournament_begins_with_the_shorter_one() -> None:
    assert seatings(AGENTS[:3], 4, 50, "x")[:20] == seatings(AGENTS[:3], 4, 20, "x")


def test_an_agent_named_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="named twice"):
        seatings(["a", "a"], 3, 6, "1")
