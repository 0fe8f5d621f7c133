"""The tree search: what it sees, how it keeps its tree, and that it keeps to its budget."""

from __future__ import annotations

import gc
import threading
import time
import tracemalloc

import pytest

import internum
from internum.agents import SearchAgent, Seat, Settings
from internum.agents.compiled import compiled_game
from internum.agents.greedy import TurnPlanner
from internum.agents.mcts.agent import Budget
from internum.agents.mcts.search import Searcher
from internum.agents.mcts.tree import TRIES
from internum.agents.turn_search import WHIM
from internum.core import engine

from .tables import SIMULATIONS, greece_can_win, persia_will_win, play_turn, searcher, seated


def test_it_finds_a_win_that_takes_several_decisions() -> None:
    """Manoeuvre, walk to a free site, found the fifth city there."""
    match = greece_can_win()
    played = play_turn(match, searcher())
    assert match.over and match.winners == [0], played


def test_it_stops_a_rival_who_would_win_next() -> None:
    """Persia's legion on the free site must fall: without it no city can be founded."""
    match = persia_will_win()
    played = play_turn(match, searcher())
    assert any(text.startswith("fight legion melitene persia") for text in played), played


def test_a_rival_s_coming_win_shows_in_the_chances() -> None:
    """Greece's outlook is far better if it stops Persia than if it goes on producing."""
    match = persia_will_win()
    found = Searcher(match.game, 1, Settings(nodes=60_000))
    found.deal(lambda: match.states)
    found.search(0, SIMULATIONS, None)
    verdicts = found.verdicts(0, match.game.kernel.legal(match.states, 0))
    chance = {match.notation.text(v.action): v.chance for v in verdicts}
    stops = max(chance.get("rondel manoeuvre-1", 0.0), chance.get("rondel manoeuvre-2", 0.0))
    assert stops > 2 * max(chance.get("rondel gold", 0.0), chance.get("rondel know-how", 0.0)) + 0.05, chance


def test_paranoid_search_also_finds_the_win() -> None:
    match = greece_can_win()
    play_turn(match, searcher(paranoid=True))
    assert match.winners == [0]


@pytest.mark.parametrize("game", ["antike", "empires"])
def test_planned_lines_are_tried_first(game: str) -> None:
    """However little actions seemed to promise, they lead their siblings once they are part of a plan; none is lost."""
    match = internum.new(game, players=3, seed=4)
    seat = match.pending[0]
    found = Searcher(match.game, 1, Settings(nodes=5_000, faith=0.4))
    found.deal(lambda: match.states)
    found.search(seat, 4, None)
    before = [child[2] for child in found.trees[0].children()]
    found.favour(seat, [[before[-1]], [before[-2]]])
    after = found.trees[0].children()
    assert [child[2] for child in after[:2]] == [before[-1], before[-2]] and len(before) > 2
    assert sorted(child[2] for child in after) == sorted(before)
    first, second = (float(found.trees[0].nodes["prior"][child[0]]) for child in after[:2])
    assert first > 0.4 and 0.4 > second > 0.24
    assert sum(child[3] for child in after) == found.visits == 6


def test_a_plan_is_planted_whole() -> None:
    """One simulation along a line opens a node for each of its decisions."""
    match = persia_will_win()
    seat = match.pending[0]
    found = Searcher(match.game, 1, Settings(nodes=5_000))
    planner = TurnPlanner(found.of)
    planner.choose(match.states, seat, list(match.decision_of(seat).actions), 0)
    line = max(planner.lines, key=len)
    assert len(planner.lines) > 1 and len(line) > 2
    found.deal(lambda: match.states)
    found.favour(seat, [line])
    node = 0
    for action in line:
        node = int(found.of.functions.child_of(found.trees[0].nodes, node, seat, action))
        assert node > 0
    assert found.visits == 1


@pytest.mark.parametrize(("anchor", "same"), [(1.0, True), (0.0, False)])
def test_an_anchor_is_how_the_turn_ended(anchor: float, same: bool) -> None:
    """With all weight on it a line is worth what the planner says, whatever playouts make of it afterwards."""
    match = persia_will_win()
    found = Searcher(match.game, 1, Settings(nodes=5_000, anchor=anchor))
    planner = TurnPlanner(found.of)
    planner.choose(match.states, 0, list(match.decision_of(0).actions), 0)
    found.deal(lambda: match.states)
    found.favour(0, planner.lines[:1])
    action = planner.lines[0][0]
    worth = next(value for _, _, which, _, value in found.trees[0].children() if which == action)
    assert (abs(worth - planner.value) <= 2 * WHIM) == same


def test_a_hasty_search_keeps_to_the_plan() -> None:
    """A handful of simulations says less than the planner does."""
    match = persia_will_win()
    hasty = seated(searcher(simulations=20), match, 0)
    planner = TurnPlanner(hasty.searcher.of)
    assert match.notation.id(hasty.act(Seat(match, 0))) == planner.choose(
        match.states, 0, list(match.decision_of(0).actions), 0
    )


def test_there_is_time_to_think_again_when_others_have_acted() -> None:
    """A new turn brings a new budget, an interruption refills it to three tenths."""
    match = persia_will_win()
    agent = seated(searcher(simulations=1000, seconds=2.0), match, 0)
    agent.begin_turn(match.states, interrupted=False, by_rivals=False)
    assert (agent.tries.left, agent.time.left) == (1000, 2.0)
    agent.tries.pay(990)
    agent.time.pay(0.5)
    agent.begin_turn(match.states, interrupted=False, by_rivals=False)
    assert (agent.tries.left, agent.time.left) == (10, 1.5)
    agent.begin_turn(match.states, interrupted=True, by_rivals=False)
    assert (agent.tries.left, agent.time.left) == (300, 1.5)


def test_it_knows_whether_others_were_to_act() -> None:
    match = persia_will_win()
    agent = seated(searcher(), match, 0)
    assert not agent.foresight.rivals_next
    match.play(agent.act(Seat(match, 0)), 0)
    assert match.pending == (0,) and not agent.foresight.rivals_next
    while match.pending == (0,):
        match.play(agent.act(Seat(match, 0)), 0)
    assert match.pending and agent.foresight.rivals_next


def test_second_thoughts_have_a_limit() -> None:
    purse = Budget(100.0)
    for left in (100, 30, 20, 0):
        assert purse.left == left
        purse.pay(purse.left)
        purse.refill(0.3, 1.5)
    assert purse.spent == 150 and purse.share(0.6) == 0
    purse.refill(0.3, None)
    assert purse.left == 30, "once others have acted"
    assert Budget(None).share(0.6) is None


def test_the_tree_is_kept_from_decision_to_decision() -> None:
    """After the first decision of a turn the second begins with the simulations already made below it."""
    match = persia_will_win()
    agent = searcher()
    seated(agent, match, 0)
    match.play(agent.act(Seat(match, 0)), 0)
    kept = agent.searcher.visits
    agent.find_root(match.states)
    assert agent.searcher.visits == kept > SIMULATIONS * 0.1


def test_the_tree_is_forgotten_when_something_else_was_played() -> None:
    match = persia_will_win()
    agent = searcher()
    seated(agent, match, 0)
    answer = agent.act(Seat(match, 0))
    assert agent.searcher.visits > 0
    other = next(a for a in match.legal() if a.startswith("rondel") and a != answer)
    match.play(other, 0)
    agent.find_root(match.states)
    assert agent.searcher.visits == 0


def test_a_rival_s_answer_inside_the_turn_keeps_the_tree() -> None:
    """Greece enters a province with a Persian legion; Persia declines to fight; the tree knows that line."""
    match = persia_will_win()
    agent = searcher(simulations=4 * SIMULATIONS, curiosity=3.0)
    seated(agent, match, 0)
    match.play("rondel manoeuvre-1")
    mover = "move legion athens>pella 1"
    world = lambda: match.states  # noqa: E731
    agent.begin_turn(world(), not agent.find_root(world()), by_rivals=False)
    agent.think(world, 0, time.perf_counter())
    agent.searcher.follow(0, match.notation.id(mover))
    agent.foresight.expect(match.states, match.notation.id(mover))
    match.play(mover)
    before = agent.searcher.visits
    agent.find_root(match.states)
    assert 0 < agent.searcher.visits <= before


def test_the_same_seed_and_simulations_give_the_same_game() -> None:
    lines = []
    for _ in range(2):
        match = internum.new("antike", players=3, seed=4)
        lines.append(play_turn(match, searcher(threads=2, simulations=SIMULATIONS // 3)))
    assert lines[0] == lines[1]


def test_a_turn_stays_within_its_seconds() -> None:
    """The budget is for the whole turn, and half as much again is the limit for a decision."""
    match, seconds = persia_will_win(), 0.6
    agent = SearchAgent(Settings(seconds=seconds, threads=2, nodes=60_000))
    seated(agent, match, 0)
    spent, slowest = 0.0, 0.0
    while match.pending == (0,):
        start = time.thread_time()
        clock = time.perf_counter()
        text = agent.act(Seat(match, 0))
        slowest = max(slowest, time.perf_counter() - clock)
        spent += time.thread_time() - start
        match.play(text, 0)
    assert slowest <= 1.5 * seconds + 0.2
    assert spent <= 1.5 * seconds


def test_it_can_be_interrupted() -> None:
    match = persia_will_win()
    agent = SearchAgent(Settings(seconds=60.0, nodes=60_000))
    seated(agent, match, 0)
    threading.Timer(0.3, agent.interrupt).start()
    start = time.perf_counter()
    assert agent.act(Seat(match, 0)) in match.legal(0)
    assert time.perf_counter() - start < 10.0


def test_its_memory_does_not_grow() -> None:
    """A full tree is searched on, not enlarged."""
    match = internum.new("antike", players=3, seed=1)
    seat = match.pending[0]
    agent = searcher(nodes=300, simulations=SIMULATIONS)
    seated(agent, match, seat)
    assert agent.act(Seat(match, seat)) in match.legal(seat)
    assert all(len(t.nodes) == 300 for t in agent.searcher.trees)


@pytest.mark.slow
@pytest.mark.skipif(not engine.COMPILED, reason="plays a whole game")
def test_nothing_piles_up_over_a_whole_game() -> None:
    """What agents hold at the end is what they held after twenty decisions."""
    match = internum.new("antike", players=3, seed=2)
    agents = [searcher(simulations=200, nodes=20_000) for _ in range(3)]
    held: list[int] = []
    tracemalloc.start()
    for seat, agent in enumerate(agents):
        seated(agent, match, seat)
    while pending := match.pending:
        match.play(agents[pending[0]].act(Seat(match, pending[0])), pending[0])
        if not match.pending or (not held and len(match.log) >= 20):
            gc.collect()
            ours = tracemalloc.take_snapshot().filter_traces([tracemalloc.Filter(True, "*/internum/agents/*")])
            held.append(sum(trace.size for trace in ours.traces))
    tracemalloc.stop()
    assert match.over and len(held) == 2
    assert held[1] - held[0] < 0.01 * held[0]


@pytest.mark.skipif(not engine.COMPILED, reason="only compiled code runs beside Python")
def test_other_threads_run_while_it_thinks() -> None:
    """The search does not hold Python's lock."""
    match = persia_will_win()
    agent = SearchAgent(Settings(seconds=1.0, nodes=60_000))
    seated(agent, match, 0)
    ticks = 0
    thinking = threading.Thread(target=agent.act, args=(Seat(match, 0),))
    thinking.start()
    while thinking.is_alive():
        time.sleep(0.01)
        ticks += 1
    assert ticks > 15


def test_players_of_a_playout_take_the_best_of_several_stretches() -> None:
    """With equal dice the first stretch is always among them, so that more of them are never worse and often better."""
    match = greece_can_win()
    found = [[_worth_of_stretch(match, tries, seed) for tries in (1, 4, 16)] for seed in range(12)]
    assert all(few <= more <= many for few, more, many in found)
    assert sum(few < many for few, _, many in found) >= 6


def _worth_of_stretch(match: internum.Match, tries: int, seed: int) -> float:
    """What the best stretch of the seat on turn is worth to it; somebody else must think afterwards."""
    tree = Searcher(match.game, seed, Settings(nodes=2)).trees[0]
    of, seat = compiled_game(match.game), match.pending[0]
    of.put(match.states, tree.states)
    before = of.functions.turn_of(tree.states[0])
    of.functions.play_best(
        tree.states, tree.raw, seat, tries, seed, tree.meta, tree.scratch, tree.scratch_raw, tree.out, tree.weights,
        tree.values,
    )  # fmt: skip
    assert of.functions.turn_of(tree.states[0]) != before or match.game.kernel.to_act(tree.states) != 1 << seat
    of.functions.evaluate(tree.states[0], tree.values)
    return float(tree.values[seat])


def test_a_playout_with_one_try_goes_by_the_policy_alone() -> None:
    """Only in Empires do players of a playout choose; whoever wants otherwise says so."""
    for game, tries in (("antike", 1), ("empires", 2), ("classic", 1)):
        of = compiled_game(internum.game(game))
        assert Settings().knobs(of)[TRIES] == tries
        assert Settings(tries=2).knobs(of)[TRIES] == 2
