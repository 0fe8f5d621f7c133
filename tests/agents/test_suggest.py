"""Advice: moves, chances and reasons."""

from __future__ import annotations

from dataclasses import asdict

import pytest

import internum
from internum.agents import suggest
from internum.core.engine import PACKAGE
from internum.core.speech import LANGUAGES

from .tables import greece_can_win, persia_will_win


def test_the_best_move_comes_first_with_its_reason() -> None:
    """Where a win is at hand, that is what is said, in both languages."""
    found = suggest(greece_can_win(), 0, seconds=1.0)
    assert found[0].action.startswith("rondel manoeuvre")
    assert found[0].chance > 0.8
    assert found[0].reason == "Wins the game."
    assert found[0].text("fr") == "Gagne la partie."


def test_suggestions_are_legal_and_few() -> None:
    match = persia_will_win()
    found = suggest(match, 0, seconds=0.3)
    assert 1 <= len(found) <= 4
    assert len({s.action for s in found}) == len(found)
    for s in found:
        assert s.action in match.legal(0)
        assert 0.0 <= s.chance <= 1.0
        assert "⟨" not in s.reason + s.text("fr")


def test_they_leave_the_match_alone_and_can_travel() -> None:
    match = internum.new("antike", players=4, seed=1)
    before = match.position()
    found = suggest(match, match.pending[0], seconds=0.2)
    assert match.position() == before
    assert asdict(found[0])["action"] == found[0].action


def test_a_forced_payment_is_suggested_at_once() -> None:
    """What needs no thought is not searched: the resource before the coin."""
    match = greece_can_win()
    match.play("rondel manoeuvre-1; move legion dyrrhachion>pella 1; done")
    found = suggest(match, 0, seconds=30.0) if match.legal(0)[0].startswith("pay") else suggest(match, 0, seconds=0.2)
    assert found[0].action in match.legal(0)


def test_nobody_else_is_advised() -> None:
    match = greece_can_win()
    assert suggest(match, 1) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_complete_in_every_language(language: str) -> None:
    def keys(of: str) -> set[str]:
        text = (PACKAGE / "agents" / "words" / f"{of}.ftl").read_text(encoding="utf-8")
        return {line.split(" = ")[0] for line in text.splitlines() if " = " in line and line[0] not in "# "}

    assert keys(language) == keys("en") != set()
