"""Whoever opens a link first makes it their own: the host, who handed it on, cannot look with it afterwards."""

from __future__ import annotations

from typing import Any

from .player import Api, Person


def claim(person: Person, status: int = 200) -> Any:
    return person.call("POST", "/claim", status)


def test_a_claimed_link_is_worth_nothing_to_whoever_handed_it_on(api: Api) -> None:
    _anna, ben, _ = api.open(["Anna", "Ben"])
    own = claim(ben)
    assert own["seats"] == [1] and own["token"] != ben.token and not own["host"]
    assert Person(ben.client, ben.table, own["token"], [1]).look()["view"]["hand"]
    for call in (ben.call("GET", status=409), claim(ben, 409), ben.act("lay elk", at=0, status=409)):
        assert call["error"] == "claimed" and "opened already" in call["message"]


def test_a_link_that_was_used_before_is_noticed_by_whoever_was_invited(api: Api) -> None:
    _anna, ben, _ = api.open(["Anna", "Ben"])
    ben.look()  # the host peeks
    assert claim(ben, 409)["error"] == "claimed"


def test_ones_own_link_stays_what_it_is(api: Api) -> None:
    anna, ben, watcher = api.open(["Anna", "Ben"])
    assert claim(anna)["token"] == anna.token and claim(anna)["host"]
    assert claim(watcher)["token"] == watcher.token
    own = Person(ben.client, ben.table, claim(ben)["token"], [1])
    assert claim(own)["token"] == own.token, "on one's second device"
    Person(ben.client, ben.table, "i.made-up", []).call("GET", status=409)
    Person(ben.client, ben.table, "made-up", []).call("POST", "/claim", 401)


def test_a_seat_that_is_opened_again_has_a_link_to_be_claimed(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    own = Person(ben.client, ben.table, claim(ben)["token"], [1])
    link = own.call("POST", "/seats/1", json={"open": True})["token"]
    cleo = Person(ben.client, ben.table, link["token"], [1])
    assert claim(cleo)["seats"] == [1]
    assert own.look()["you"]["spectator"]
    cleo.call("GET", status=409)
    assert anna.look()["at"] == 0


def test_people_at_one_screen_have_nothing_to_claim(api: Api) -> None:
    both, _ = api.open(["Anna", "Ben"], mode="hotseat")
    assert claim(both)["token"] == both.token
