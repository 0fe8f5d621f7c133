"""How to win: every way has its words, everybody's distance is told, and no hidden hand is."""

from __future__ import annotations

import random

import pytest

import internum
from internum.core.engine import PACKAGE
from internum.core.match import Match
from tests.rules.antike.table import at
from tests.rules.mare import building
from tests.secrecy.hidden import permute
from tests.secrecy.test_permutation import random_moments, redeal

GAMES = ("antike", "classic", "empires")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_way_has_its_words(name: str, language: str) -> None:
    match = internum.new(name, players=3, seed=1)
    words = match.words(language)
    goals = match.game.goals(match.twin, 0)
    assert any(goal.main for goal in goals)
    for goal in goals:
        assert words.has(f"goal-{goal.id}") and words.has(f"goal-{goal.id}-about"), goal.id


def test_antike_tells_what_the_next_personage_takes() -> None:
    match = at(active="greece", city=dict.fromkeys(("athens", "sparta", "pella"), "greece"))
    goals = {goal.id: goal for goal in match.game.goals(match.twin, None)}
    king = next(row for row in goals["king"].rows if row.side == "greece")
    assert (king.have, king.need) == (3, 5)
    assert {row.need for row in goals["personages"].rows} == {10}


def test_of_the_pyramids_one_knows_only_ones_own_hand() -> None:
    match = building("empires", "rome", "4 coin", {"greece": "7 coin"})
    pyramids = next(g for g in match.game.goals(match.twin, 0) if g.id == "pyramids")
    assert [(row.side, row.have, row.need) for row in pyramids.rows] == [("rome", 4, 12)]
    assert not next(g for g in match.game.goals(match.twin, None) if g.id == "pyramids").rows


@pytest.mark.parametrize("name", ["classic", "empires"])
def test_goals_do_not_depend_on_hidden_things(name: str) -> None:
    rng = random.Random(3)
    for match, number in random_moments(name, 4, 12):
        seat = rng.randrange(match.players)
        truth = told(match.at(number), seat)
        for change in (redeal, permute):
            other = match.at(number)
            change(match.game, other.states, seat, rng)
            assert told(other, seat) == truth


def told(match: Match, seat: int) -> str:
    return str(match.game.goals(match.twin, seat))


@pytest.mark.parametrize("folder", ["games/antike", "games/mare", "core"])
def test_what_newcomers_read_is_there_in_both_languages(folder: str) -> None:
    """The same messages in English and French, in each file of reasons, previews and goals."""
    for english in sorted((PACKAGE / folder / "words").glob("*.en.ftl")):
        french = english.with_name(english.name.replace(".en.", ".fr."))
        keys = [
            {line.split(" = ")[0] for line in file.read_text("utf-8").splitlines() if line[:1].isalpha()}
            for file in (english, french)
        ]
        assert keys[0] == keys[1] and keys[0], english.name
