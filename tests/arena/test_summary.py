from __future__ import annotations

from collections.abc import Callable
from html.parser import HTMLParser

import pytest
from rich.console import Console

from internum.arena import report, svg
from internum.arena.play import Outcome
from internum.arena.ratings import rate
from internum.arena.referee import Fault
from internum.arena.results import Plan, Results
from internum.arena.summary import Summary, summarize
from internum.arena.tables import show

Make = Callable[..., Outcome]
PLAN = Plan("antike", 1, 3, ("a", "b", "c"), None, {"max_rounds": "2"}, "1", 30.0, 1000)
HEAD = {"versions": {"internum": "0"}}


def summary_of(*outcomes: Outcome, plan: Plan = PLAN) -> Summary:
    return summarize(Results(plan, [HEAD], list(outcomes)))


@pytest.fixture
def played(outcome: Make) -> Summary:
    fault = [Fault(2, "late", 9, "31 s of 30 s")]
    return summary_of(
        outcome(0, "a,b,c", winners=[0]),
        outcome(1, "b,c,a", winners=[2]),
        outcome(2, "c,a,b", winners=[1, 2]),
        outcome(3, "a,b,c", winners=[], fault_counts=[0, 0, 1], faults=fault),
        outcome(4, "b,c,a", winners=[], finished=False),
        outcome(5, "c,a,b", winners=[], error="Traceback\nBoom: it fell over", clocks=[], fault_counts=[]),
    )


def test_shared_wins_count_as_fractions_and_failed_games_do_not_count(played: Summary) -> None:
    shares = {r.agent: (r.share.wins, r.share.games) for r in played.agents}
    assert shares == {"a": (2.5, 5), "b": (0.5, 5), "c": (0, 5)}
    assert [r.agent for r in played.agents] == ["a", "b", "c"]
    assert (played.nobody, played.unfinished, played.faults, len(played.failed)) == (1, 1, 1, 1)


def test_seats_and_sides_say_who_had_them_how_often(played: Summary) -> None:
    assert [(r.name, r.share.wins, r.share.games) for r in played.seats] == [("0", 1, 5), ("1", 0.5, 5), ("2", 1.5, 5)]
    assert played.seats[0].games_of == {"a": 2, "b": 2, "c": 1}
    assert [r.name for r in played.sides] == ["side0", "side1", "side2"]
    assert played.sides[0].fair == pytest.approx(1 / 3)


def test_duels_count_the_games_that_one_of_the_two_won(played: Summary) -> None:
    assert (played.duels["a", "b"].wins, played.duels["a", "b"].games) == (2.5, 3)
    assert (played.duels["b", "c"].wins, played.duels["b", "c"].games) == (0.5, 0.5)


def test_clocks_add_up_over_games(played: Summary) -> None:
    clock = played.agents[0].clock
    assert (clock.decisions, clock.turns, clock.slowest, clock.slowest_turn) == (50, 25, 0.2, 0.4)
    assert clock.seconds == pytest.approx(5)


def test_a_winner_is_rated_above_and_games_make_sure(outcome: Make) -> None:
    few = rate("ab", [outcome(n, "a,b", winners=[0]) for n in range(5)])
    many = rate("ab", [outcome(n, "a,b", winners=[0]) for n in range(50)])
    assert few["a"].mu > 25 > few["b"].mu
    assert many["a"].sigma < few["a"].sigma < 25 / 3
    assert many["a"].interval[0] > many["b"].interval[1]


def test_equals_are_rated_equal_whatever_the_order(outcome: Make) -> None:
    games = [outcome(n, "a,b,c", winners=[n % 3]) for n in range(300)]
    rated = rate("abc", games)
    for one in rated.values():
        for other in rated.values():
            assert one.interval[0] < other.mu < one.interval[1]


def test_copies_of_one_agent_share_one_rating(outcome: Make) -> None:
    fair = rate("ab", [outcome(n, "a,b,b", winners=[n % 3]) for n in range(300)])
    assert abs(fair["a"].mu - fair["b"].mu) < 2
    strong = rate("ab", [outcome(n, "a,b,b", winners=[0]) for n in range(30)])
    assert strong["a"].mu > strong["b"].mu + 5


def test_games_without_a_winner_or_an_opponent_do_not_rate(outcome: Make) -> None:
    rated = rate("ab", [outcome(0, "a,b", winners=[]), outcome(1, "a,a", winners=[0])])
    assert rated["a"].mu == rated["b"].mu == 25


def test_the_terminal_shows_everything(played: Summary) -> None:
    console = Console(record=True, width=160, file=open("/dev/null", "w"))  # noqa: SIM115
    show(console, played)
    text = console.export_text()
    for expected in ("50.0%", "side2", "Boom: it fell over", "Fault of c in game 3, action 9: late, 31 s of 30 s"):
        assert expected in text
    assert "Warning: c failed in 2.0% of its decisions" in text
    assert "1 games were broken off after 1,000 actions" in text


class Balance(HTMLParser):
    """Every tag that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [str(v) for k, v in attrs if k in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass


def test_the_report_is_one_whole_page_without_outside_parts(played: Summary) -> None:
    html = report.page(played)
    balance = Balance()
    balance.feed(html)
    assert balance.open == []
    assert balance.addresses == []
    assert "url(" not in html and "<script" not in html
    assert html.count("<svg") == 6
    assert "internum tournament antike --agents a,b,c --games 6 --players 3 --seed 1 --limit 30" in html


def test_names_in_the_report_are_text_not_markup(outcome: Make) -> None:
    plan = Plan("antike", 1, 2, ("<b>x</b>", "y&z"), None, {}, "1", None, 1000)
    html = report.page(summary_of(outcome(0, "<b>x</b>,y&z", winners=[0]), plan=plan))
    assert "<b>" not in html
    assert "&lt;b&gt;x" in html and "y&amp;z" in html


def test_a_report_of_nothing_is_still_a_page() -> None:
    assert "0 games" in report.page(summary_of())


def test_a_histogram_counts_every_value_once() -> None:
    drawn = svg.histogram("Rounds", [1, 1, 2, 90], "rounds", most_bins=10)
    assert drawn.count("<rect") == 10
    assert "<title>1–9 rounds: 3</title>" in drawn and "<title>82–90 rounds: 1</title>" in drawn
