"""`internum bench --peers`: every way to play makes decisions, and the table says how many times as fast."""

from __future__ import annotations

import pytest
from rich.console import Console

from internum.cli import peers


@pytest.mark.parametrize("label", peers.OURS)
def test_every_way_to_play_makes_decisions(label: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "VECTOR", 4)
    assert peers.measure(label, "antike", 0.05) > 0


@pytest.mark.parametrize("label", ["OpenSpiel chess", "OpenSpiel chinese checkers, 6 players"])
def test_other_engines_make_decisions(label: str) -> None:
    pytest.importorskip("pyspiel")
    assert peers.measure(label, peers.THEIRS[label][1], 0.05) > 0


def test_ratios_are_of_one_run_and_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    rates = {"PettingZoo chess": 1000.0, "OpenSpiel chess": 50_000.0, "rules, stepped from Python": 25_000.0}
    monkeypatch.setattr(peers, "measure_apart", lambda label, name, seconds: rates.get(label, _others(label)))
    console = Console(record=True, width=200)
    peers.compare(console, ["antike"], 1.0)
    text = console.export_text()
    row = next(line for line in text.splitlines() if "antike: rules, stepped from Python" in line)
    assert "25,000" in row and "25.0" in row and "0.5" in row
    assert "Not installed, so not measured: OpenSpiel chinese checkers, 6 players, catanatron, 4 players" in text


def _others(label: str) -> float | None:
    return 1.0 if label in peers.OURS else None


def test_a_measurement_that_fails_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match=r"the measurement of rules, stepped from Python failed: .*chess"):
        peers.measure_apart("rules, stepped from Python", "chess", 0.1)
