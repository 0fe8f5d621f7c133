"""An account keeps one's tables on all devices, and nobody else's; without one everything works as ever."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import httpx
import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select

from internum.server import Settings, create_app
from internum.server.schema import AccountRow, SessionRow

from .player import Api, Person
from .test_absent import service_of

Device = Callable[[], TestClient]
ANNA = {"name": "Anna", "password": "mare nostrum 2003"}


@pytest.fixture
def device(api: Api) -> Device:
    """Browsers at the same server, each with cookies of its own."""

    def new() -> TestClient:
        client = TestClient(api.client.app)  # type: ignore[attr-defined]
        client.portal = api.client.portal  # type: ignore[attr-defined]  # the same running server
        return client

    return new


def keep(browser: httpx.Client, person: Person, status: int = 204) -> None:
    answer = browser.post("/api/account/tables", json={"table": person.table, "token": person.token})
    assert answer.status_code == status, answer.text


def my_tables(browser: httpx.Client) -> list[Any]:
    answer = browser.get("/api/account/tables")
    assert answer.status_code == 200, answer.text
    return list(answer.json()["tables"])


def test_an_account_moves_to_another_device(api: Api, device: Device) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    desk, phone = device(), device()
    assert desk.get("/api/account").json() == {"offered": True, "name": None}
    assert desk.post("/api/account", json=ANNA).status_code == 201
    keep(desk, anna)
    assert phone.post("/api/account/session", json={**ANNA, "name": "ANNA"}).json()["name"] == "Anna"
    (mine,) = my_tables(phone)
    assert (mine["table"], mine["yours"], mine["pending"], mine["over"]) == (anna.table, [0], [0, 1], False)
    assert [s["name"] for s in mine["seats"]] == ["Anna", "Ben"]
    key = phone.post(f"/api/account/tables/{anna.table}/key").json()
    elsewhere = Person(phone, anna.table, key["token"], key["seats"])
    elsewhere.act("lay ankh")
    assert anna.look()["log"][0]["seat"] == 0 and key["token"] != anna.token
    ben.act("lay elk")
    ben.call("POST", "/chat", json={"text": "your turn"})
    (mine,) = my_tables(desk)
    assert mine["pending"] == [0] and mine["talked"]


def test_the_history_tells_who_won(api: Api, device: Device) -> None:
    both, _ = api.open(["Anna", "Ben"], mode="hotseat")
    browser = device()
    browser.post("/api/account", json=ANNA)
    keep(browser, both)
    rng, shot = random.Random(1), both.look()
    while not shot["over"]:
        shot = both.act_at_random(rng, shot)
    (mine,) = my_tables(browser)
    assert mine["over"] and mine["winners"] == shot["winners"] and mine["pending"] == []


def test_nobody_keeps_what_is_not_theirs(api: Api, device: Device) -> None:
    anna, ben, watcher = api.open(["Anna", "Ben"])
    browser, other = device(), device()
    browser.post("/api/account", json=ANNA)
    keep(browser, watcher, 403)
    keep(browser, Person(ben.client, ben.table, "guessed", []), 401)
    keep(browser, anna)
    other.post("/api/account", json={"name": "Eve", "password": "another password"})
    assert my_tables(other) == []
    assert other.post(f"/api/account/tables/{anna.table}/key").status_code == 404
    assert other.delete(f"/api/account/tables/{anna.table}").status_code == 404
    assert device().get("/api/account/tables").status_code == 401
    assert device().post(f"/api/account/tables/{anna.table}/key").status_code == 401


def test_a_seat_that_was_handed_on_is_not_found_any_more(api: Api, device: Device) -> None:
    _, ben, _ = api.open(["Anna", "Ben"])
    browser = device()
    browser.post("/api/account", json=ANNA)
    keep(browser, ben)
    key = browser.post(f"/api/account/tables/{ben.table}/key").json()
    ben.call("POST", "/seats/1", json={"open": True})
    assert my_tables(browser) == []
    assert browser.post(f"/api/account/tables/{ben.table}/key").status_code == 404
    assert Person(browser, ben.table, key["token"], []).look()["you"]["spectator"], "nor by the key it had"


def test_passwords_and_cookies_are_kept_as_hashes(api: Api, device: Device) -> None:
    browser = device()
    answer = browser.post("/api/account", json=ANNA)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie and "path=/" in cookie and "secure" not in cookie
    with service_of(api).store.reader.connect() as db:
        password = db.execute(select(AccountRow.password)).scalar_one()
        kept = db.execute(select(SessionRow.hash)).scalar_one()
    assert password.startswith("$argon2id$") and browser.cookies["internum"] not in kept


def test_under_https_the_cookie_is_bound_to_it(database: str) -> None:
    settings = Settings(database, bot_workers=1, public_url="https://table.example")
    with TestClient(create_app(settings), base_url="https://table.example") as client:
        cookie = client.post("/api/account", json=ANNA).headers["set-cookie"]
        assert cookie.startswith("__Host-internum=") and "Secure" in cookie
        assert client.get("/api/account").json()["name"] == "Anna"


def test_names_are_given_once_however_they_are_written(device: Device) -> None:
    assert device().post("/api/account", json=ANNA).status_code == 201
    again = device().post("/api/account", json={**ANNA, "name": "ａnna"})
    assert again.status_code == 403 and "taken" in again.json()["message"]
    assert device().post("/api/account", json={"name": "Ben", "password": "short"}).status_code == 400


def test_nobody_learns_which_accounts_exist(device: Device) -> None:
    device().post("/api/account", json=ANNA)
    browser = device()
    took: dict[str, list[float]] = {"Anna": [], "Nobody": []}
    answers = set()
    for _ in range(4):
        for name, times in took.items():
            began = time.perf_counter()
            answer = browser.post("/api/account/session", json={"name": name, "password": "a wrong password"})
            times.append(time.perf_counter() - began)
            answers.add((answer.status_code, answer.text))
    assert len(answers) == 1 and next(iter(answers))[0] == 403
    assert median(took["Nobody"]) > 0.4 * median(took["Anna"]), "a password is looked at in any case"


@pytest.mark.parametrize("name", ["Anna", "Nobody"])
def test_passwords_cannot_be_tried_for_ever(device: Device, name: str) -> None:
    browser = device()
    browser.post("/api/account", json=ANNA)
    tried = [
        browser.post("/api/account/session", json={"name": name, "password": f"wrong {n}"}).status_code
        for n in range(11)
    ]
    assert tried == [403] * 10 + [429]
    right = browser.post("/api/account/session", json={**ANNA, "name": name})
    assert right.status_code == 429, "nor is the right one heard then"


@pytest.mark.parametrize(
    "headers", [{"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Origin": "https://evil.example"}]
)
def test_a_page_of_somebody_else_changes_nothing(device: Device, headers: dict[str, str]) -> None:
    browser = device()
    browser.post("/api/account", json=ANNA)
    for method, path, body in (
        ("POST", "/api/account/removal", {"password": ANNA["password"]}),
        ("POST", "/api/account/session", ANNA),
        ("DELETE", "/api/account/session", None),
    ):
        assert browser.request(method, path, json=body, headers=headers).status_code == 403
    assert browser.get("/api/account").json()["name"] == "Anna"


def test_leaving_changing_the_password_and_removing_the_account(device: Device) -> None:
    desk, phone = device(), device()
    desk.post("/api/account", json=ANNA)
    phone.post("/api/account/session", json=ANNA)
    wrong = desk.post("/api/account/password", json={"old": "not this one", "new": "a new password"})
    assert wrong.status_code == 403
    assert (
        desk.post("/api/account/password", json={"old": ANNA["password"], "new": "a new password"}).status_code == 200
    )
    assert desk.get("/api/account").json()["name"] == "Anna", "here it stays open"
    assert phone.get("/api/account").json()["name"] is None, "elsewhere not"
    assert phone.post("/api/account/session", json=ANNA).status_code == 403
    assert desk.delete("/api/account/session").status_code == 204
    assert desk.get("/api/account").json()["name"] is None
    desk.post("/api/account/session", json={"name": "Anna", "password": "a new password"})
    assert desk.post("/api/account/removal", json={"password": "a new password"}).status_code == 204
    assert desk.get("/api/account").json()["name"] is None
    assert device().post("/api/account", json=ANNA).status_code == 201, "the name is free again"


def test_a_server_without_accounts(database: str) -> None:
    with TestClient(create_app(Settings(database, bot_workers=1, accounts=False))) as client:
        assert client.get("/api/account").json() == {"offered": False, "name": None}
        assert client.post("/api/account", json=ANNA).status_code == 404


def test_anybody_joins_a_table_if_its_host_allows_it(api: Api, device: Device) -> None:
    anna, invited, watcher = api.open(["Anna", "open"])
    visitor = device()

    def listed() -> list[str]:
        return [t["table"] for t in visitor.get("/api/open-tables").json()["tables"]]

    assert listed() == []
    assert visitor.post(f"/api/open-tables/{anna.table}", json={"name": "Ben"}).status_code == 404
    watcher.call("POST", "/listing", 403, json={"listed": True})
    assert anna.call("POST", "/listing", json={"listed": True}) == {"listed": True}
    assert listed() == [anna.table] and anna.call("GET", "/listing") == {"listed": True}
    key = visitor.post(f"/api/open-tables/{anna.table}", json={"name": "Ben"}).json()
    ben = Person(visitor, anna.table, key["token"], key["seats"])
    assert ben.look()["seats"][1]["name"] == "Ben" and ben.act("lay elk")
    assert invited.look()["you"]["spectator"], "the link of that seat holds nothing any more"
    assert listed() == []
    assert visitor.post(f"/api/open-tables/{anna.table}", json={"name": "Cleo"}).status_code == 403
    both, _ = api.open(["Anna", "Ben"], mode="hotseat")
    both.call("POST", "/listing", 400, json={"listed": True})
