"""Looking back on a game that still runs tells nothing: worlds that a seat cannot tell apart have the same answers."""

from __future__ import annotations

import random
import re
from pathlib import Path

import internum

from .player import Api, Person, people

GAMES = Path(__file__).parents[1] / "games"
ASKED = (
    ("GET", "/analysis", None),
    ("POST", "/analysis", {}),
    ("GET", "/variations", None),
    ("POST", "/variations", {"path": [0]}),
    ("GET", "/moments/0/picture.svg", None),
    ("GET", "/moments/0", None),
    ("GET", "/record", None),
    ("POST", "/record", {"branches": []}),
)
SEAT = 0


def told(api: Api, person: Person) -> list[str]:
    """All that can be asked while looking back, without the names of the table and of its tokens."""
    answers = []
    for method, path, body in ASKED:
        answer = api.client.request(
            method,
            f"/api/tables/{person.table}{path}",
            json=body,
            headers={"Authorization": f"Bearer {person.token}"} if person.token else {},
        )
        answers.append(f"{answer.status_code} {answer.text}")
    answers.append(api.client.get(f"/g/{person.table}").text)
    own = {"tables": [{"table": person.table, "token": person.token}]}
    answers.append(api.client.post("/api/statistics", json=own).text)
    return [answer.replace(person.table, "TABLE") for answer in answers]


def test_hidden_goods_change_no_answer_to_whoever_looks_back(api: Api) -> None:
    match = internum.load(GAMES / "empires-5-offer.json")
    other = match.copy()
    match.game.redeal(other.states, 0, SEAT, random.Random(5))
    assert other.position() != match.position()
    seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben", "Cleo", "Dora", "Emil")]
    worlds = []
    for position in (match.position(), other.position()):
        opened = api.post("/api/tables", {"position": position, "mode": "online", "seats": seats})
        sitting = people(api.client, opened)
        reader = Person(api.client, opened["table"], "", [])
        worlds.append([told(api, who) for who in (sitting[SEAT], sitting[-1], reader)])
    for mine, theirs in zip(*worlds, strict=True):
        for here, there in zip(mine, theirs, strict=True):
            assert _plain(here) == _plain(there)


def _plain(answer: str) -> str:
    """Without what differs between any two tables: times and the commitment of their dice."""
    return re.sub(r'"(time|commitment|created)":\s*"[^"]*"', "", answer)
