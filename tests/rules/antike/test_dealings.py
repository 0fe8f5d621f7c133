"""Dealings between players (AN-16)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import internum
from internum import NotationError
from tests.support import rule

from .table import at, cities, pieces, refusal

FINITE = {"bank_resources": "finite", "bank_units": 40}


@rule("AN-16.1")
def test_agreements_are_outside_the_game() -> None:
    """Players may agree on what they like; there is no action for it, and nothing to agree on in a position."""
    game = internum.game("antike")
    assert {f.verb for f in game.space.families} == {
        "done", "pay", "rondel", "temple", "arm", "learn", "move", "fight", "conquer", "lose", "give-up", "found",
        "demand", "decline", "take", "skip", "exchange", "swap", "card", "group", "deal", "choose", "start",
    }  # fmt: skip
    with pytest.raises(NotationError):
        at().play("pact persia")


@rule("AN-16.2")
def test_no_agreement_restricts_an_action() -> None:
    """Whatever was said before, every nation may be fought and conquered; a standing answer binds only its giver."""
    match = at(
        active="greece",
        phase="manoeuvre",
        city=cities("greece", "sparta") | cities("persia", "susa ninive") | cities("arabia", "mecca saba"),
        legions={
            "greece": {"susa": 3, "mecca": 3, "napoca": 1},
            "persia": {"susa": 1, "pella": 1},
            "arabia": {"mecca": 1},
        },
        forced=False,
    )
    match.orders[1] = "never"  # the Persians never demand combat
    match.play("move legion napoca>pella 1")
    assert match.pending == (0,)
    assert {"fight legion pella persia", "fight legion susa persia", "fight legion mecca arabia"} <= set(match.legal())
    assert {"conquer susa", "conquer mecca"} <= set(match.legal())
    match.play("fight legion pella persia; lose legion 0")
    assert pieces(match, "pella") == {}


def holdings(match: internum.Match) -> dict[str, dict[str, Any]]:
    return {s["id"]: s for s in match.view(None)["sides"]}


def random_game(options: dict[str, Any], players: int, actions: int) -> Any:
    """Pairs of what all nations held before and after each action of a random game, and who made it."""
    match = internum.new("antike", players, seed=4, forced=False, **options)
    dice = random.Random(9)
    for _ in range(actions):
        if match.over:
            return
        before, active, turn = holdings(match), match.view(None)["active"], match.view(None)["asked"]
        text = dice.choice(match.legal())
        match.play(text)
        yield before, holdings(match), active, turn, text, match.view(None)["active"]


@rule("AN-16.3")
@pytest.mark.parametrize("players", [2, 3])
def test_resources_never_pass_from_nation_to_nation(players: int) -> None:
    """In play only the active nation's stock changes, and another's only by its own coin as its turn begins."""
    changes = 0
    for before, after, active, _, text, now in random_game(FINITE, players, 250):
        for nation in before:
            gained = {
                kind: n - before[nation]["stock"][kind]
                for kind, n in after[nation]["stock"].items()
                if n != before[nation]["stock"][kind]
            }
            if gained and nation != active:
                assert gained == {"coin": 1} and now == nation and text == "done"
            changes += bool(gained)
    assert changes > 50
    space = internum.game("antike").space
    assert not [f.verb for f in space.families if "nation" in f.axes and f.verb not in ("fight", "deal", "choose")]


@rule("AN-16.4")
@pytest.mark.parametrize("players", [2, 3])
def test_nothing_else_is_passed_on_or_taken_off(players: int) -> None:
    """Know-how and cards never shrink; cities and units only go in combat, conquest or an exchange of markers."""
    start = at(active="greece", phase="manoeuvre", legions={"greece": {"pella": 2}}, forced=False)
    assert refusal(start, "lose legion 1") == "AN-16.4"
    assert refusal(start, "give-up sparta") == "AN-12.16"
    for before, after, active, _, text, _ in random_game({}, players, 250):
        for nation in before:
            for field in ("know_how", "personages"):
                grown = {k: n - before[nation][field][k] for k, n in after[nation][field].items()}
                assert all(n >= 0 for n in grown.values())
                assert nation == active or not any(grown.values())
            verb = text.split()[0]
            if after[nation]["cities"] < before[nation]["cities"]:
                assert verb in ("lose", "give-up")
            for unit in ("legions", "galleys"):
                if after[nation][unit] < before[nation][unit]:
                    assert verb in ("lose", "fight", "demand")
                if after[nation][unit] > before[nation][unit]:
                    assert nation == active and verb == "pay"
