"""Matches for tests of agents, and agents that play them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import internum
from internum import Match
from internum.agents import Agent, SearchAgent, Seat, Settings
from internum.core import engine

AnAgent = TypeVar("AnAgent", bound=Agent)
SIMULATIONS = 3000 if engine.COMPILED else 40  # a turn; the plain engine is a thousand times slower


def at(players: int = 3, **state: Any) -> Match:
    """Antike in a position of which only the named fields differ from the start."""
    return internum.load({"game": "antike", "players": players, "state": state})


def searcher(**settings: Any) -> SearchAgent:
    return SearchAgent(Settings(**{"simulations": SIMULATIONS, "nodes": 60_000, **settings}))


def seated(agent: AnAgent, match: Match, seat: int, seed: int = 1) -> AnAgent:
    agent.begin(match.game, seat, seed)
    return agent


def play_turn(match: Match, agent: Agent) -> list[str]:
    """Let an agent play until another seat must decide; returns what it played."""
    seat = match.pending[0]
    seated(agent, match, seat)
    played = []
    while match.pending == (seat,):
        played.append(agent.act(Seat(match, seat)))
        match.play(played[-1], seat)
    return played


def play_out(match: Match, agents: Sequence[Agent], actions: int = 20_000) -> None:
    for seat, agent in enumerate(agents):
        seated(agent, match, seat, seed=100 + seat)
    while (pending := match.pending) and len(match.log) < actions:
        match.play(agents[pending[0]].act(Seat(match, pending[0])), pending[0])


# Greece needs one more city for its tenth personage; a legion must first walk to a free site.
NINE_CARDS = {"scholar": 5, "general": 4}
ONE_OF_EACH = {"marble": 1, "iron": 1, "gold": 1, "coin": 0}


def greece_can_win() -> Match:
    return at(
        active="greece",
        city=dict.fromkeys(("sparta", "dyrrhachion", "messana", "athens"), "greece")
        | dict.fromkeys(("susa", "ninive", "artaxata"), "persia")
        | dict.fromkeys(("saba", "mecca", "adane"), "arabia"),
        personages={"greece": NINE_CARDS},
        legions={"greece": {"dyrrhachion": 1}},
        stock={"greece": ONE_OF_EACH},
    )


def persia_will_win() -> Match:
    """Greece's turn. Persia needs one more city, and its legion in Melitene stands where it will be founded."""
    return at(
        active="greece",
        city=dict.fromkeys(("sparta", "dyrrhachion", "messana", "athens"), "greece")
        | dict.fromkeys(("susa", "ninive", "artaxata", "zadrakarta"), "persia")
        | dict.fromkeys(("saba", "mecca", "adane"), "arabia"),
        personages={"persia": {"scholar": 4, "general": 3, "citizen": 2}, "greece": {"king": 4, "scholar": 4}},
        legions={"persia": {"melitene": 1}, "greece": {"melitene": 1, "athens": 2}},
        stock={"greece": {"gold": 8}, "persia": ONE_OF_EACH},
    )
