"""Agents by name, the levels for people, and the third party's agent of the documentation."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import internum
from internum.agents import LEVELS, Seat, make_agent
from internum.core import engine

from .tables import play_out

DOCS = Path(__file__).parents[2] / "docs" / "agents.md"


@pytest.mark.parametrize("name", ["random", "greedy", "search:40", "novice", "citizen", "consul"])
def test_agents_made_by_name_play(name: str) -> None:
    match = internum.new("antike", players=3, seed=9)
    play_out(match, [make_agent(name) for _ in range(3)], actions=12)
    assert len(match.log) >= 12


@pytest.mark.parametrize("name", ["search", "search:2s", "search:0.5s", "legend"])
def test_stronger_agents_have_budgets(name: str) -> None:
    budget = make_agent(name).budget  # type: ignore[attr-defined]
    assert budget["seconds"] <= 5.0


@pytest.mark.parametrize("name", ["nobody", "search:", "search:-3", "search:0s", "search:fast", "nowhere:Nobody"])
def test_a_name_that_means_nothing_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"agent|budget"):
        make_agent(name)


def test_levels_for_people() -> None:
    """From gentle to hard, none longer than five seconds for a whole turn."""
    assert list(LEVELS) == ["novice", "citizen", "consul", "legend"]
    seconds = [level.seconds for level in LEVELS.values()]
    assert seconds == sorted(seconds)
    assert seconds[-1] <= 5.0


def example() -> str:
    """The first block of Python in the documentation."""
    found = re.search(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def test_the_example_of_the_documentation_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty lines at most, joined by name, legal in every decision of a game's beginning."""
    assert len(example().splitlines()) <= 30
    (tmp_path / "eager.py").write_text(example(), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "eager", raising=False)
    match = internum.new("antike", players=3, seed=2)
    agents = [make_agent("eager:Eager"), make_agent("random"), make_agent("eager:Eager")]
    play_out(match, agents, actions=150 if engine.COMPILED else 30)
    for seat, agent in enumerate(agents):
        agent.end(Seat(match, seat))
    assert {e.seat for e in match.log} >= {0, 1, 2}
