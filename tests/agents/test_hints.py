"""Hints: moves, chances and reasons."""

from __future__ import annotations

import random
import time
from dataclasses import asdict

import pytest

import internum
from internum.agents import hints
from internum.core.engine import PACKAGE
from internum.core.events import Message
from internum.core.speech import LANGUAGES
from internum.games.mare.phases import BUILD, CLAIM
from tests.rules.mare import at as mare

from .tables import at, greece_can_win, persia_will_win

GUIDES = "internum.agents.evaluation.antike"


def test_the_best_move_comes_first_with_its_reason() -> None:
    """Where a win is at hand, that is what is said, in both languages."""
    found = hints(greece_can_win(), 0, seconds=1.0)
    assert found[0].action.startswith("rondel manoeuvre")
    assert found[0].chance > 0.8
    assert found[0].reason.endswith("That wins the game.")
    assert found[0].text("fr").endswith("C’est la victoire.")


def test_hints_are_legal_and_few() -> None:
    match = persia_will_win()
    found = hints(match, 0, seconds=0.3)
    assert 1 <= len(found) <= 4
    assert len({s.action for s in found}) == len({s.reason for s in found}) == len(found)
    for s in found:
        assert s.action in match.legal(0)
        assert 0.0 <= s.chance <= 1.0
        assert "⟨" not in s.reason + s.text("fr")


def test_they_leave_the_match_alone_and_can_travel() -> None:
    match = internum.new("antike", players=4, seed=1)
    before = match.position()
    found = hints(match, match.pending[0], seconds=0.2)
    assert match.position() == before
    assert asdict(found[0])["action"] == found[0].action


def test_a_payment_is_hinted_at_alone() -> None:
    """What the way on the rondel is paid with needs no thought: one hint, and at once, whatever the time allowed."""
    match = at(
        active="greece",
        city={"sparta": "greece", "susa": "persia", "saba": "arabia"},
        stock={"greece": {"marble": 3, "iron": 3, "gold": 0, "coin": 0}},
        rondel={"greece": "marble"},
    )
    match.play("rondel manoeuvre-1")
    assert set(match.legal(0)) == {"pay marble", "pay iron"}
    start = time.perf_counter()
    found = hints(match, 0, seconds=30.0)
    assert [hint.reason for hint in found] == ["Nothing else makes sense here."]
    assert time.perf_counter() - start < 15.0


def test_the_plan_behind_a_move_is_named() -> None:
    """Four cities, a legion on a free site, and what a city costs: founding it makes five, a king."""
    match = at(
        active="greece",
        city=dict.fromkeys(("sparta", "dyrrhachion", "messana", "athens"), "greece")
        | dict.fromkeys(("susa", "ninive"), "persia")
        | dict.fromkeys(("saba", "mecca"), "arabia"),
        legions={"greece": {"pella": 1}},
        stock={"greece": {"marble": 1, "iron": 1, "gold": 1, "coin": 0}},
    )
    found = next(hint for hint in hints(match, 0, seconds=2.0) if "Founds a city" in hint.reason)
    assert found.reason.endswith("That makes 5 cities: a king.")
    assert found.text("fr").endswith("Cela fait 5 villes\u00a0: un roi.")


@pytest.mark.parametrize("game", ["empires", "classic"])
def test_hints_of_mare_nostrum_say_what_is_bought(game: str) -> None:
    match = internum.new(game, players=3, seed=1)
    while match.twin.phase != BUILD:
        match.play(match.legal(match.pending[0])[0], match.pending[0])
    found = hints(match, match.pending[0], seconds=2.0)
    assert found and all("⟨" not in s.reason + s.text("fr") for s in found)
    assert len({s.reason for s in found}) == len(found)


def test_hints_of_a_trade_name_the_set_it_is_for() -> None:
    """Eleven goods in hand and a twelfth on offer: the claim is for the Pyramids."""
    goods = ["ceramic", "gems", "papyrus", "metal", "spices", "stone", "wood", "gold", "grain", "oil", "sheep"]
    match = mare(
        "empires",
        phase="claim",
        actor="rome",
        starter="rome",
        traders=0b101,
        hand={"rome": dict.fromkeys(goods, 1)},
        offer={"greece": {"wine": 1, "oil": 1}, "rome": {"oil": 2}},
    )
    best = hints(match, match.pending[0], seconds=0.5)[0]
    assert best.action == "claim greece wine"
    assert best.reason == "Gets 1 oil and 1 wine and aims at a set of 12. That will pay for the Pyramids."
    assert "⟨" not in best.text("fr")


def test_claims_come_in_the_order_of_their_chances() -> None:
    """Rivals claim in between, and not always what leaves the own line whole."""
    match, dice = internum.new("empires", players=4, seed=36), random.Random(36)
    while match.twin.phase != CLAIM or len(match.legal(match.pending[0])) < 4:
        match.play(dice.choice(match.legal(match.pending[0])), match.pending[0])
    chances = [hint.chance for hint in hints(match, match.pending[0], seconds=0.5)]
    assert len(chances) == 4
    assert chances == sorted(chances, reverse=True)


def test_only_the_first_may_be_without_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    match = internum.new("antike", players=4, seed=1)
    assert len(hints(match, match.pending[0], seconds=0.2)) > 1
    reasons = iter([[Message("hint-stay")]])
    monkeypatch.setattr(f"{GUIDES}.reasons", lambda before, after, seat: next(reasons, []))
    monkeypatch.setattr(f"{GUIDES}.goal", lambda positions, seat: None)
    assert [hint.reason for hint in hints(match, match.pending[0], seconds=0.2)] == ["Stays where it is."]
    alone = hints(match, match.pending[0], seconds=0.2)
    assert [hint.reason for hint in alone] == ["The best prospects, as far as can be seen."]


def test_nobody_else_is_advised() -> None:
    match = greece_can_win()
    assert hints(match, 1) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_complete_in_every_language(language: str) -> None:
    def keys(of: str) -> set[str]:
        text = (PACKAGE / "agents" / "words" / f"{of}.ftl").read_text(encoding="utf-8")
        return {line.split(" = ")[0] for line in text.splitlines() if " = " in line and line[0] not in "# "}

    assert keys(language) == keys("en") != set()
