"""Links to hand out: where they lead, and what they hold."""

from __future__ import annotations

import json

import pytest

from internum.server import addresses
from internum.server.settings import Settings

from .player import Api


def test_a_server_that_keeps_to_itself_says_so(api: Api) -> None:
    told = api.client.get("/api/addresses").json()
    assert told == {"addresses": [], "only_here": True}


def test_a_server_that_listens_to_its_network_names_its_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "network_hosts", lambda: ["192.168.1.5", "fd00::5"])
    told = addresses.addresses(Settings("sqlite://", "0.0.0.0"), 8765)
    assert told == {"addresses": ["http://192.168.1.5:8765", "http://[fd00::5]:8765"], "only_here": False}
    assert addresses.addresses(Settings("sqlite://", "10.0.0.7"), 80)["addresses"] == ["http://10.0.0.7:80"]


def test_a_public_address_goes_before_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTERNUM_PUBLIC_URL", "https://play.example.org/")
    told = addresses.addresses(Settings("sqlite://"), 8765)
    assert told == {"addresses": ["https://play.example.org"], "only_here": False}


def test_a_shared_link_looks_and_holds_no_seat(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    anna.act("lay ankh")
    shared = anna.call("POST", "/spectators")
    assert shared["seats"] == [] and not shared["host"]
    assert anna.token not in json.dumps(shared)
    assert anna.call("POST", "/spectators")["token"] == shared["token"]
    headers = {"Authorization": f"Bearer {shared['token']}"}
    seen = api.client.get(f"/api/tables/{anna.table}", headers=headers)
    assert seen.json()["you"] == {"seats": [], "spectator": True, "host": False} and "ankh" not in seen.text
    body = {"at": seen.json()["at"], "seat": 1, "actions": ["lay elk"]}
    assert api.client.post(f"/api/tables/{anna.table}/actions", headers=headers, json=body).status_code == 403
    assert ben.look()["pending"] == [1]


def test_who_plays_what_is_told_before_the_game_begins(api: Api) -> None:
    def plays(game: str, **options: object) -> list[str]:
        params = {"players": 3, "options": json.dumps(options), "lang": "en"}
        return list(api.client.get(f"/api/games/{game}/seating", params=params).json()["plays"])

    assert plays("empires") == ["Rome", "Greece", "Carthage"]
    assert len(set(plays("antike", nation_assignment="fixed"))) == 3
    assert set(plays("empires", assignment="dealt")) == {"no empire yet"}
    refused = api.client.get("/api/games/empires/seating", params={"players": 3, "options": "{"})
    assert refused.status_code == 422
