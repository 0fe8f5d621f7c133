"""Agents of other people have processes of their own: whatever they do there, they alone pay for it."""

from __future__ import annotations

import time

import pytest

from internum.arena.play import Job, Outcome, play_game
from internum.arena.referee import Limits

from . import agents
from .agents import name
from .conftest import GAME, SHORT

pytestmark = pytest.mark.usefixtures("plain_processes")
LIMITED = Limits(decision=20.0, warm_up=60.0)
SHORTLY = Limits(decision=0.5, warm_up=5.0)


def play(cls: type, limits: Limits = LIMITED) -> Outcome:
    """A short game of one `cls` among two random agents, in which it alone is ever at fault."""
    outcome = play_game(Job(GAME, ("random", name(cls), "random"), "coming dice", "5", SHORT, limits=limits))
    assert not outcome.error and outcome.finished and not outcome.left_behind
    assert outcome.fault_counts[0] == outcome.fault_counts[2] == 0
    return outcome


def test_ending_the_process_annuls_no_game_and_is_charged() -> None:
    outcome = play(agents.Kills)
    assert outcome.fault_counts[1] == outcome.clocks[1].decisions > 0
    assert outcome.faults[0].detail == "Died: it ended with exit code 11"


@pytest.mark.parametrize("cls", [agents.Hangs, agents.HoldsTheLock])
def test_an_agent_that_never_answers_costs_its_limit(cls: type) -> None:
    start = time.monotonic()
    outcome = play(cls, SHORTLY)
    first, start = time.monotonic() - start, time.monotonic()
    play(cls, SHORTLY)
    assert first < 20 and time.monotonic() - start < 8  # at first it has the time to get ready besides
    assert [(f.kind, f.detail) for f in outcome.faults] == [("hung", "act: no answer in 1.5 s")]


def test_the_true_match_is_in_another_process() -> None:
    assert play(agents.Spies).fault_counts[1] == 0
    trusted = play(agents.Spies, Limits())
    assert trusted.faults[0].detail == "RuntimeError: I know what will be rolled"  # so it can find what there is


def test_what_an_agent_prints_and_reads_is_its_own_affair() -> None:
    assert play(agents.Babbles).fault_counts[1] == 0


@pytest.mark.parametrize("cls", [agents.Raises, agents.Exits, agents.Cheats, agents.SaysNothing, agents.NeverBegins])
def test_faults_are_told_as_at_home(cls: type) -> None:
    guest, trusted = play(cls), play(cls, Limits())
    assert guest.faults == trusted.faults and guest.fault_counts == trusted.fault_counts


def test_the_same_games_are_played_as_at_home() -> None:
    guest, trusted = play(agents.First), play(agents.First, Limits())
    assert guest.record == trusted.record and guest.budgets == trusted.budgets


def test_a_process_serves_game_after_game_and_gets_ready_for_each() -> None:
    first, again = (play(agents.TellsItsProcess).budgets[name(agents.TellsItsProcess)] for _ in range(2))
    assert first == again and first[1] == 20.0


def test_the_next_game_of_a_process_may_be_another() -> None:
    seated = ("random", name(agents.First), "random")
    for game in ("antike", "empires"):
        limited, trusted = (play_game(Job(game, seated, "1", "1", SHORT, limits=li)) for li in (LIMITED, Limits()))
        assert limited.record == trusted.record and limited.fault_counts == [0, 0, 0]
