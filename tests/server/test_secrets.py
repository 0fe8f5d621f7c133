"""A seat's secrets never leave for another seat, by whatever call."""

from __future__ import annotations

import itertools
import re
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

import internum
from internum.server.worker import Job

from . import toy
from .player import Api, Person
from .toy import CARDS, HAND, LAYOUT


def told(person: Person, but: Collection[str] = ()) -> set[str]:
    """Cards of others that this person has been told of."""
    own = {c for seat in person.seats for c in CARDS[seat * HAND : seat * HAND + HAND]}
    words = set(re.findall(r"[a-z]+", "\n".join(person.heard).lower()))
    return (set(CARDS) & words) - own - set(but)


def ask_everything(person: Person) -> None:
    """Every call that answers something about the table."""
    at = person.look()["at"]
    person.look(lang="fr")
    for moment in range(at + 1):
        person.call("GET", f"/moments/{moment}")
    for other in range(3):
        if other not in person.seats:
            person.call("GET", params={"seat": other}, status=403)
            person.call("GET", f"/moments/{at}", params={"seat": other}, status=403)
            person.call("POST", "/why", 403, json={"seat": other, "action": "pay grain"})
    person.call("GET", "/record", status=403)
    body = {"from": {"table": person.table, "at": at}}
    answer = person.client.post("/api/tables", json=body, headers={"Authorization": f"Bearer {person.token}"})
    assert answer.status_code == 403 and answer.json()["error"] == "hidden"


def test_a_card_laid_face_down_is_known_to_its_seat_only(api: Api) -> None:
    everybody = api.open(["Anna", "Ben", "Cleo"])
    anna, ben, cleo, watcher = everybody
    anna.act("lay bull")
    ben.act("lay harp")
    for person in everybody:
        ask_everything(person)
        assert told(person) == set()
    assert "harp" in "".join(ben.heard)
    cleo.act("lay kite")
    for person in everybody:
        ask_everything(person)
        assert told(person, but={"bull", "harp", "kite"}) == set(), "what was not shown stays hidden"
    assert {"bull", "harp", "kite"} <= told(watcher)


def test_after_the_end_everything_is_open(api: Api) -> None:
    anna, ben, watcher = api.open(["Anna", "Ben"])
    for mine, theirs in (("ankh", "elk"), ("bull", "fig")):
        anna.act(f"lay {mine}")
        ben.act(f"lay {theirs}")
        for person in (anna, ben):
            person.act("pay grain", "pay wine", "say no")
    then = watcher.call("GET", "/moments/0", params={"seat": 1})
    assert then["view"]["hand"] == ["elk", "fig", "gong", "harp"] and then["looking"] == 1
    assert then["decision"]["groups"][0]["verb"] == "lay", "as that seat saw it then"
    assert watcher.look()["log"][0]["action"]["text"] == "lay ankh"
    record = anna.call("GET", "/record")
    assert "lay ankh" in record and "[Seed " in record


def test_moments_show_what_the_seat_saw(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    anna.act("lay ankh")
    ben.act("lay elk")
    then = anna.call("GET", "/moments/1")
    assert (then["at"], then["last"], then["moment"]) == (1, 3, True)
    assert then["view"]["laid"] == "ankh" and then["pending"] == [1] and not then["can_undo"]
    assert anna.call("GET", "/moments/4", status=404)["error"] == "not-found"


def test_tables_cannot_be_reached_without_their_links(api: Api) -> None:
    anna, _, _ = api.open(["Anna", "Ben"])
    other, _, _ = api.open(["Eve", "Fay"])
    for token, path in itertools.product(("", "wrong", other.token), ("", "/moments/0", "/record", "/events")):
        eve = Person(anna.client, anna.table, token, [])
        assert eve.call("GET", path, status=401)["error"] == "no-token"
    assert Person(anna.client, "nowhere", anna.token, []).call("GET", status=404)["error"] == "not-found"


def test_the_database_holds_no_token(api: Api, tmp_path: Path) -> None:
    anna, ben, watcher = api.open(["Anna", "Ben"])
    anna.act("lay ankh")
    kept = b"".join(f.read_bytes() for f in tmp_path.iterdir())
    assert b"lay ankh" in kept
    for person in (anna, ben, watcher):
        assert person.token.encode() not in kept


def test_hot_seat_shows_the_seat_that_must_act(api: Api) -> None:
    both, watcher = api.open(["Anna", "Ben"], mode="hotseat")
    assert both.seats == [0, 1]
    assert both.look()["looking"] == 0
    after = both.act("lay ankh", seat=0)
    assert after["looking"] == 1 and after["view"]["hand"] == ["elk", "fig", "gong", "harp"]
    assert "ankh" not in str(after["view"]) + str(after["log"]), "the next person may be looking"
    assert both.look(seat=0)["view"]["laid"] == "ankh"
    both.act("lay elk", seat=1)
    assert both.look()["looking"] == 0
    assert watcher.look()["looking"] is None


def test_nothing_secret_is_played_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice that comes by itself says that there was no other, and so what was chosen before."""
    monkeypatch.setattr(toy.Toy, "may_autoplay", lambda *_: True)
    match = internum.new("toy", 2)
    match.states = match.game.layout.copy(match.states)
    match.game.layout.assign(match.states, 0, "spent", [1, 1, 1, 0] + [0] * 8)
    match.settle()
    assert match.legal(0) == ["lay dove"] and not match.log and match.pending == (0, 1)
    match.play("lay dove", 0)
    assert '[Forced "open"]' in match.record()


def test_the_adviser_is_not_given_the_truth(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Toy, "redeal", lambda self, states, i, seat, rng: LAYOUT.assign(states, i, "round", 2))
    anna, _, _ = api.open(["Anna", "Ben"])
    service: Any = api.client.app.state.service  # type: ignore[attr-defined]
    asked: list[Job] = []

    async def ask(job: Job, is_gone: Any) -> tuple[str, Any]:
        asked.append(job)
        return "moves", []

    monkeypatch.setattr(service, "ask_bot", ask)
    anna.call("GET", "/hint")
    assert LAYOUT.twin(LAYOUT.restore(asked[0].state)).round == 2, "the state was dealt anew"


def test_after_a_change_of_the_rules_no_hand_is_shown(api: Api) -> None:
    anna, _, _ = api.open(["Anna", "Ben"])
    anna.act("lay ankh")
    tables = api.client.app.state.service.tables  # type: ignore[attr-defined]
    tables.store.verify(anna.table, "other rules", 1, [])
    tables.forget(anna.table)
    assert anna.look()["differs"]["at"] == 1
    body = {"from": {"table": anna.table, "at": 1}}
    assert api.post("/api/tables", body, status=403, token=anna.token)["error"] == "hidden"
