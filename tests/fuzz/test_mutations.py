"""A position that somebody changed is refused, or it is a game like any other.

`INTERNUM_MUTATIONS=4000 python -m pytest tests/fuzz/test_mutations.py` changes so many of each game.
"""

from __future__ import annotations

import json
import os
import random
import time
from pathlib import Path
from typing import Any

import pytest

import internum
from internum.core.fuzz import ENDLESS, FINE, TROUBLE, Walker
from internum.core.state import NONE

from ..support import NIGHTLY
from .mutations import mutated
from .setups import random_start

MUTATIONS = int(os.environ.get("INTERNUM_MUTATIONS", "10000" if NIGHTLY else "160"))
GAMES = Path(__file__).parents[1] / "games"
OF_EACH = 8  # changes of one and the same game
ACTIONS = 30
SLOWEST = 1.0  # seconds of processor time to read one


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("name", sorted(internum.games()))
def test_a_mutated_position_is_refused_or_can_be_played(name: str, part: int) -> None:
    """No crash, no dead end, nothing lost or made in the actions that follow; every seat can look at it."""
    walker = Walker(internum.game(name))
    played = refused = 0
    for seed in range(part, MUTATIONS // OF_EACH, 4):
        game, players, options, states = random_start(name, seed)
        walker.walk(states, seed, 5 + seed * 37 % 120, 0)
        match = internum.Match(game, players, options, states, forced=False, chance="manual")
        for k in range(OF_EACH):
            rng = random.Random(f"mutation:{name}:{seed}:{k}")
            document = json.dumps(mutated(match, rng))
            began = time.process_time()
            try:
                again = internum.load(document, seed, chance="manual", forced=False)
            except internum.PositionError as e:
                assert str(e)
                refused += 1
                continue
            finally:
                assert time.process_time() - began < SLOWEST, document
            _play_on(again, walker, rng, document)
            played += 1
    assert played > 2 and refused > 2


def _play_on(match: internum.Match, walker: Walker, rng: random.Random, document: str) -> None:
    """Three actions as people play them, the rest by the walk of the long fuzz."""
    assert match.game.rules.sound(match.states[0]) == 0, document
    for _ in range(3):
        for seat in (None, *range(match.players)):
            match.view(seat)
        if match.over:
            return
        decision = match.decision
        assert decision.actions, document
        match.play(rng.choice(list(decision.actions.values())).text, decision.seat)
    trouble, _, detail = walker.walk(match.states, rng.getrandbits(32), ACTIONS - 3, 0)
    assert trouble in (FINE, ENDLESS), f"{TROUBLE[trouble]} ({detail}) after {document}"
    match.view(None)


# --- what was found so


def _start(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((GAMES / f"{name}.json").read_text("utf-8"))
    return found


def test_a_game_of_antike_that_is_over_has_a_whole_turn_order() -> None:
    match, rng = internum.load(_start("antike-4-arming"), seed=1), random.Random(4)
    while not match.over:
        match.play(rng.choice(match.legal()))
    document = match.position()
    internum.load(document).view(None)
    document["state"]["order"]["3"] = NONE
    with pytest.raises(internum.PositionError, match="order"):
        internum.load(document)


def test_who_has_claimed_first_plays() -> None:
    match, rng = internum.load(_start("empires-3-build"), seed=1), random.Random(4)
    while match.view(None)["phase"] != "claim":
        match.play(rng.choice(match.legal()))
    document = match.position()
    document["state"]["starter"] = "egypt"
    assert "egypt" not in document["state"]["seat_of"]
    with pytest.raises(internum.PositionError, match="starter"):
        internum.load(document)


def test_what_is_rolled_for_can_be_told_where_dice_are_rolled_by_hand() -> None:
    match = internum.load(_start("empires-5-land-battle"), chance="manual")
    assert match.pending == (internum.CHANCE,)
    assert match.decision.json(match.words())["prompt"]


def test_whoever_has_still_to_set_up_has_points_for_it() -> None:
    match = internum.new("classic", 3, seed=1, start="free")
    document = match.position()
    assert match.view(None)["phase"] == "deploy"
    internum.load(document)
    del document["state"]["points"]
    with pytest.raises(internum.PositionError, match="points"):
        internum.load(document)


def test_the_last_battle_of_a_game_that_is_over_was_somewhere() -> None:
    document = internum.load(GAMES / "empires-3-tiles.inm", chance="manual").position()
    internum.load(document).view(None)
    document["state"]["battle_place"] = 29
    with pytest.raises(internum.PositionError, match="battle_place"):
        internum.load(document)
