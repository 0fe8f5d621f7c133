"""Looking back on a game that still runs tells nothing: worlds that a seat cannot tell apart have the same answers."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import internum
from internum.core.match import Match
from internum.server import access
from internum.server.table import Table

from ..secrecy.hidden import RICH, permute
from .player import Api, Person, people
from .test_analyses import analysed

GAMES = Path(__file__).parents[1] / "games"
ANNA, BEN, CLEO, DORA = range(4)
NAMES = ("Anna", "Ben", "Cleo", "Dora")


def before_offers() -> Match:
    """All four of a game of Empires are about to lay offers face down; Legendary Cities have brought hidden goods."""
    match, rng = internum.load(RICH, seed="1"), random.Random(3)
    while match.view(ANNA)["phase"] != "offer" or len(match.pending) < len(NAMES):
        seat = match.pending[0]
        match.play(rng.choice(match.legal(seat)), seat)
    return match


def two_worlds(api: Api, seat: int) -> list[list[Person]]:
    """Who sits at two tables that differ in what `seat` does not know: goods in other hands, and the offers of two."""
    match = before_offers()
    other = match.copy()
    other.states = match.game.layout.copy(match.states)
    rng = random.Random(5)
    while other.position() == match.position():
        permute(match.game, other.states, seat, rng)
    worlds = []
    for which, position in enumerate((match.position(), other.position())):
        seats = [{"kind": "person", "name": name} for name in NAMES]
        opened = api.post("/api/tables", {"position": position, "mode": "online", "seats": seats})
        sitting = people(api.client, opened)
        for offering in (BEN, CLEO):
            lay(sitting[offering], -which)  # the first of what is offered to choose from, or the last
        worlds.append([*sitting, Person(api.client, opened["table"], "", [])])
    return worlds


def lay(person: Person, which: int) -> None:
    """A whole offer, face down."""
    while person.seats[0] in (shot := person.look())["pending"]:
        actions = [action["text"] for group in shot["decision"]["groups"] for action in group["actions"]]
        person.act([text for text in actions if text != "done"][which])


def told(person: Person) -> list[str]:
    """All that can be asked while looking back, without what differs between any two tables."""
    call = f"/api/tables/{person.table}"
    now = person.client.get(call, headers=bearer(person)).json().get("at", 0)
    moments = [f"/moments/{at}{more}" for at in range(now + 2) for more in ("", "?hands=all", "/picture.svg")]
    asked: list[tuple[str, str, Any]] = [
        *(("GET", call + path, None) for path in ("", "/analysis", "/variations", "/record", *moments)),
        ("POST", f"{call}/analysis", {}),
        ("POST", f"{call}/variations", {"path": [0]}),
        ("POST", f"{call}/record", {"branches": []}),
        ("GET", f"/g/{person.table}?at=0", None),
        ("POST", "/api/statistics", {"tables": [{"table": person.table, "token": person.token}]}),
    ]
    answers = [person.client.request(method, path, json=body, headers=bearer(person)) for method, path, body in asked]
    return [f"{answer.status_code} {_plain(answer.text, person.table)}" for answer in answers]


def bearer(person: Person) -> dict[str, str]:
    return {"Authorization": f"Bearer {person.token}"} if person.token else {}


def _plain(answer: str, table: str) -> str:
    """Without the name of the table, times and the commitment of its dice."""
    return re.sub(r'"(time|commitment|created)":\s*"[^"]*"', "", answer.replace(table, "TABLE"))


def test_hidden_goods_and_offers_change_no_answer_to_a_player_a_spectator_or_a_stranger(api: Api) -> None:
    for here, there in zip(*(world for world in two_worlds(api, ANNA)), strict=True):
        if here.seats in ([ANNA], []):
            assert told(here) == told(there)


def test_nor_to_whoever_has_resigned(api: Api) -> None:
    """Dora has laid her offer, the same in both worlds, and gives up; the game goes on without her."""
    answers = []
    for world in two_worlds(api, DORA):
        dora = world[DORA]
        lay(dora, 0)
        dora.call("POST", f"/seats/{DORA}", json={"level": "random"})
        assert dora.look()["you"]["seats"] == []
        answers.append(told(dora))
    assert answers[0] == answers[1]


GONE: dict[str, tuple[Any, str, Any]] = {
    "a record with secrets is not handed out": (access, "hides_something", lambda *_: False),
    "a view holds its own seat's secrets only": (Match, "view", lambda match, _, look=Match.view: look(match, BEN)),
    "only what is over lies open": (Table, "all_is_open", True),
}


@pytest.mark.parametrize("check", GONE)
def test_a_check_that_is_gone_would_be_noticed(api: Api, monkeypatch: pytest.MonkeyPatch, check: str) -> None:
    worlds = two_worlds(api, ANNA)
    monkeypatch.setattr(*GONE[check])
    assert told(worlds[0][ANNA]) != told(worlds[1][ANNA])


def test_nor_is_anything_told_by_an_analysis_while_one_plays_alone(api: Api) -> None:
    match = internum.load(GAMES / "empires-5-offer.json")
    other = match.copy()
    match.game.redeal(other.states, 0, ANNA, random.Random(5))
    assert other.position() != match.position()
    bots = [{"kind": "bot", "level": "random"}] * (match.players - 1)
    answers = []
    for position in (match.position(), other.position()):
        seats = [{"kind": "person", "name": "Anna"}, *bots]
        anna = people(api.client, api.post("/api/tables", {"position": position, "mode": "solo", "seats": seats}))[0]
        assert anna.look()["pending"] == [ANNA]
        anna.call("POST", "/analysis")
        answers.append(analysed(anna)["analysis"])
    assert answers[0] == answers[1] and answers[0]["seat"] == ANNA
