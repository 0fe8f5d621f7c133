from __future__ import annotations

import threading

import pytest

import internum
from internum.agents import AGENTS
from internum.arena.clocks import Clocks
from internum.arena.play import Job, Outcome, play_game
from internum.arena.referee import KEPT_FAULTS, Limits, Referee, agent_seed
from internum.arena.timeouts import TimedCalls
from internum.core.match import Match

from . import agents
from .agents import name
from .conftest import GAME, SHORT


def play(cls: type, limits: Limits | None = None, seed: str = "5") -> Outcome:
    """A short game of one `cls` among two random agents."""
    seated = ("random", name(cls), "random")
    outcome = play_game(Job(GAME, seated, seed, seed, SHORT, limits=limits or Limits()))
    assert not outcome.error, outcome.error
    return outcome


@pytest.mark.parametrize(
    ("cls", "kind", "detail"),
    [
        (agents.Raises, "raised", "RuntimeError: I have lost my map"),
        (agents.Exits, "raised", "SystemExit: 3"),
        (agents.Cheats, "illegal", "answered 'win the game'"),
        (agents.SaysNothing, "illegal", "answered None"),
    ],
)
def test_a_fault_is_counted_and_the_game_goes_on(cls: type, kind: str, detail: str) -> None:
    outcome = play(cls)
    assert outcome.finished
    assert outcome.fault_counts[1] == outcome.clocks[1].decisions > 0
    assert outcome.fault_counts[0] == outcome.fault_counts[2] == 0
    assert {(f.seat, f.kind, f.detail) for f in outcome.faults} == {(1, kind, detail)}
    assert len(outcome.faults) <= KEPT_FAULTS


@pytest.mark.parametrize(
    ("cls", "kind", "detail"),
    [
        (agents.Raises, "raised", "RuntimeError: I have lost my map (a fallback answered)"),
        (agents.Cheats, "illegal", "answered 'win the game' (a fallback answered)"),
    ],
)
def test_a_fallback_that_answers_hides_no_fault(
    cls: type, kind: str, detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Built-in agents are made with a fallback; what fails inside one counts and shows."""
    monkeypatch.setitem(AGENTS, "unlucky", cls)
    outcome = play_game(Job(GAME, ("random", "unlucky", "random"), "5", "5", SHORT))
    assert outcome.finished and not outcome.error
    assert outcome.fault_counts[1] > 0 == outcome.fault_counts[0]
    assert {(f.seat, f.kind, f.detail) for f in outcome.faults} == {(1, kind, detail)}


def test_who_cannot_begin_is_played_at_random() -> None:
    outcome = play(agents.NeverBegins)
    assert outcome.finished
    assert outcome.fault_counts == [0, 1, 0]
    assert outcome.clocks[1].decisions == 0


def test_a_late_answer_is_a_fault() -> None:
    outcome = play(agents.Slow, Limits(decision=0.1))
    assert outcome.finished
    assert {f.kind for f in outcome.faults if f.seat == 1} == {"late"}
    assert outcome.clocks[1].slowest > 0.1


def test_a_slow_answer_within_the_limit_is_none() -> None:
    assert play(agents.Slow, Limits(decision=20)).fault_counts == [0, 0, 0]


def test_a_built_in_agent_that_never_answers_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its thread cannot be ended, so the process that played is to be replaced."""
    enough = threading.Event()
    monkeypatch.setitem(AGENTS, "stuck", lambda: agents.Waits(enough))
    monkeypatch.setattr(TimedCalls, "left_behind", 0)
    outcome = play_game(Job(GAME, ("random", "stuck", "random"), "5", "5", SHORT, limits=Limits(0.1, warm_up=0.1)))
    enough.set()
    assert outcome.finished and outcome.left_behind
    assert [(f.seat, f.kind) for f in outcome.faults] == [(1, "hung")]


def test_the_same_seeds_play_the_same_game_and_others_another() -> None:
    assert play(agents.First).record == play(agents.First).record
    assert play(agents.First).record != play(agents.First, seed="6").record


def test_limits_do_not_change_the_game() -> None:
    assert play(agents.First).record == play(agents.First, Limits(decision=20)).record


def test_a_game_that_is_too_long_is_broken_off_without_a_winner() -> None:
    outcome = play(agents.First, Limits(actions=10))
    assert not outcome.finished
    assert outcome.winners == []
    assert outcome.actions >= 10


def test_outcomes_name_sides_budgets_and_standings() -> None:
    outcome = play(agents.First)
    assert len({side for seat in outcome.sides for side in seat}) >= 3
    assert outcome.budgets[name(agents.First)] == {"seconds": 1.0}
    assert sorted(row["seat"] for row in outcome.standings) == [0, 1, 2]


def test_a_game_that_cannot_be_set_up_is_an_error_not_a_crash() -> None:
    outcome = play_game(Job(GAME, ("random",) * 3, "1", "1", {"max_rounds": "many"}))
    assert "max_rounds" in outcome.error


def test_a_game_that_cannot_answer_is_no_fault_of_the_agent(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(match: Match, seat: int) -> None:
        raise RuntimeError("the prompt is missing")

    monkeypatch.setattr(Match, "decision_of", broken)
    outcome = play_game(Job(GAME, ("random",) * 3, "1", "1", SHORT))
    assert "the prompt is missing" in outcome.error


def test_agents_dice_are_the_same_on_every_machine() -> None:
    assert agent_seed("1:0", 0) == 24453551755173940  # printf 'agent:1:0:0' | sha256sum, first 14 digits
    assert len({agent_seed(str(game), seat) for game in range(50) for seat in range(6)}) == 300


def test_a_turn_is_a_run_of_decisions_of_one_seat() -> None:
    clocks = Clocks(2)
    for seat, seconds in ((0, 1.0), (0, 2.0), (1, 5.0), (0, 2.5)):
        clocks.add(seat, seconds)
    first = clocks.seats[0]
    assert (first.decisions, first.seconds, first.slowest) == (3, 5.5, 2.5)
    assert (first.turns, first.slowest_turn) == (2, 3.0)


def test_breaking_the_table_harms_nobody() -> None:
    """What an agent is handed is its own: ruining it is no way to annul a game."""
    broken, fair = play(agents.Breaks), play(agents.First)
    assert broken.finished and not broken.fault_counts[1]
    assert broken.rounds < 77 and fair.finished


def test_an_agent_cannot_look_at_dice_or_hands() -> None:
    """The seed is another one, the log is empty, and what is hidden is dealt anew."""
    match = internum.new("classic", players=3, seed="coming dice")
    while not match.log or not match.log[-1].secret:  # until somebody has begun a covered offer
        match.play(match.legal()[-1])
    seat = next(s for s in range(3) if s != match.log[-1].seat)
    worlds = set()
    for seed in range(8):
        shown = Referee(match, [None] * 3, str(seed), Limits()).shadow(seat)
        assert shown.match.dice.seed != match.dice.seed and shown.match.log == []
        assert shown.view == match.view(seat)
        worlds.add(shown.match.state.tobytes())
    assert len(worlds) > 1
