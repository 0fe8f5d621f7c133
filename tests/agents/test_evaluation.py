"""The evaluation of Antike: chances add up, and rise with what brings victory nearer."""

from __future__ import annotations

from typing import Any

import pytest

import internum
from internum import Match
from internum.agents.compiled import compiled_game

from .tables import at, greece_can_win


def chances(match: Match) -> list[float]:
    of = compiled_game(match.game)
    values = of.values()
    before = match.game.layout.dump(match.states)
    of.functions.evaluate(match.states[0], values)
    assert match.game.layout.dump(match.states) == before, "evaluating changed the state"
    return [float(values[seat]) for seat in range(match.players)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_chances_are_shares_of_one(players: int) -> None:
    found = chances(internum.new("antike", players=players, seed=1))
    assert sum(found) == pytest.approx(1.0)
    assert all(0.0 < c < 1.0 for c in found)


def test_the_winner_has_it_all() -> None:
    match = greece_can_win()
    match.play("rondel manoeuvre-1; move legion dyrrhachion>pella 1; done; found pella")
    while not match.over:
        match.play(match.legal()[0])
    assert chances(match) == [1.0, 0.0, 0.0]


PLAIN = {"active": "persia"}


@pytest.mark.parametrize(
    "better",
    [
        {"personages": {"greece": {"king": 1}}},
        {"legions": {"greece": {"sparta": 2}}},
        {"temple": {"sparta": 1}},
        {"know_how": {"greece": {"trade": 1}}},
        {"stock": {"greece": {"marble": 4, "iron": 3, "gold": 8, "coin": 2}}},
    ],
    ids=lambda state: next(iter(state)),
)
def test_it_is_good_to_have(better: dict[str, Any]) -> None:
    """A personage, units, a temple, know-how, resources: each raises Greece's chance."""
    assert chances(at(**PLAIN, **better))[0] > chances(at(**PLAIN))[0]


def test_units_at_the_gates_are_a_danger() -> None:
    """Persian legions beside a temple of Greece lower its chance more than the same legions far away."""
    temple = {"temple": {"sparta": 1}}
    near = chances(at(**PLAIN, **temple, legions={"persia": {"sparta": 4}}))
    far = chances(at(**PLAIN, **temple, legions={"persia": {"susa": 4}}))
    assert near[0] < far[0]


def test_the_last_personage_counts_most() -> None:
    """A rival with nine of ten is feared more than one with two of ten is."""
    step = [chances(at(**PLAIN, personages={"greece": {"king": n}}))[0] for n in (1, 2, 8, 9)]
    assert step == sorted(step)
    assert 1 - step[3] < (1 - step[2]) < (1 - step[1])
