"""Two people at two browsers, each by a link of their own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .people import Visitor
from .player import Player, play_together
from .server import Server
from .tables import open_online, people, played
from .wire import Wire


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    wire = Wire(server.url)
    yield wire
    wire.close()


def invite(anna: Visitor, game: str, **more: Any) -> str:
    """Anna opens a table with a computer and a friend; the friend's link."""
    anna.set_up(game, "Invite friends", players=3, seat3="Computer", **more)
    window = anna.page.get_by_role("dialog")
    window.get_by_role("button", name="Novice").click()
    window.get_by_role("button", name="Make the links").click()
    link = window.get_by_role("textbox", name="Seat 2").input_value()
    window.get_by_role("link", name="To the table").click()
    anna.see_table()
    return link


def come_by_link(visit: Visit, wire: Wire, link: str) -> Visitor:
    """Ben comes over a line that writes everything down."""
    ben = visit(wire.address).go("/t/" + link.split("/t/")[1]).see_table()
    ben.page.get_by_role("dialog").get_by_role("textbox").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.get_by_role("dialog")).to_have_count(0)
    return ben


def snapshots(wire: Wire) -> list[Any]:
    return [d for d in wire.documents() if isinstance(d, dict) and "view" in d]


def newest(wire: Wire) -> Any:
    """The newest snapshot of all; connections carry theirs side by side."""
    return max(snapshots(wire), key=lambda shot: shot["rev"])


def plain(shot: Any) -> str:
    """A snapshot without what counts changes and hours."""
    kept = {k: v for k, v in shot.items() if k not in ("rev", "log", "from")}
    return json.dumps(kept, sort_keys=True)


@pytest.mark.parametrize("game", ["empires", "classic"])
def test_what_anna_offers_never_comes_over_bens_line(visit: Visit, server: Server, wire: Wire, game: str) -> None:
    match = played(game, lambda match: match.view(0)["phase"] == "offer", max_rounds=1)
    seats = [*people("Anna", "Ben"), {"kind": "bot", "level": "novice"}]
    anna_at, ben_at = open_online(server.url, seats, record=match.record())
    anna = visit().go(anna_at.link).see_table()
    ben = visit(wire.address).go(ben_at.link).see_table()
    offers = anna.page.locator(".hand button.can")
    anna.until(lambda: trading(anna) and snapshots(wire), what="the trade")

    def offer(which: int) -> str:
        """Anna puts tokens forward until the offer is complete; the first of them, and what Ben was told then."""
        first = offers.nth(which).get_attribute("data-token") or ""
        while anna.page.locator("[data-ready]").is_disabled():
            offers.nth(min(which, offers.count() - 1)).click()
        before = newest(wire)["rev"]
        anna.page.locator("[data-ready]").click()
        expect(anna.page.locator(".offer.own .chip.ok")).to_be_visible()
        ben.until(lambda: newest(wire)["rev"] > before, what="news for Ben")
        return first

    def let_the_computer_offer() -> None:
        computer = ben.page.locator(".offer:not(.own)").filter(has=ben.page.locator(".chip.ok"))
        expect(computer).to_have_count(1)

    let_the_computer_offer()
    one = offer(0)
    told_one = newest(wire)
    anna.page.get_by_role("button", name="Undo").click()
    expect(anna.page.locator("[data-ready]")).to_be_visible()
    ben.until(lambda: newest(wire)["rev"] > told_one["rev"], what="news for Ben")
    other = offer(offers.count() - 1)
    told_other = newest(wire)
    assert one != other, "the two offers were to differ"
    assert told_one["view"]["phase"] == "offer"
    assert plain(told_one) == plain(told_other), "what Ben is told depends on what Anna offers in secret"

    play_together(Player(anna, 2), Player(ben, 3))
    assert not anna.errors and not ben.errors
    running = [s for s in snapshots(wire) if not s["over"]]
    assert len(running) > 10
    for shot in running:
        check_secrets(shot, mine=1)


def trading(visitor: Visitor) -> bool:
    return visitor.my_turn and visitor.page.locator("[data-ready]").is_visible()


def check_secrets(shot: Any, mine: int) -> None:
    """Nothing in a snapshot tells the hands of others, nor their offers before all are made."""
    view = shot["view"]
    for side in view["sides"]:
        if side["seat"] not in (mine, None):
            assert "tokens" not in side["hand"] and "kept" not in side["hand"]
    secret = view["phase"] == "offer"
    seats = {side["id"]: side["seat"] for side in view["sides"]}
    if secret and view["trade"]:
        others = {s: o for s, o in view["trade"]["offers"].items() if seats[s] != mine}
        assert not any(others.values()), others
    for entry in shot["log"]:
        action = entry["action"]
        if action and entry["seat"] != mine and action["verb"] in ("offer", "keep", "give"):
            assert not secret, f"{action['text']} was told before the offers were open"


def test_friends_talk_and_see_each_other_come(visit: Visit, wire: Wire) -> None:
    anna = visit(name="Anna")
    link = invite(anna, "antike", rounds=1)
    expect(anna.page.locator("li[data-side]").filter(has_text="open seat")).to_have_count(1)
    ben = come_by_link(visit, wire, link)
    expect(anna.page.locator("li[data-side]").filter(has_text="open seat")).to_have_count(0)
    expect(anna.page.locator("li[data-side]").filter(has_text="Ben")).to_have_count(1)
    ben.page.get_by_role("button", name="Talk").click()
    ben.page.get_by_label("Say something").fill("salve, Anna")
    ben.page.keyboard.press("Enter")
    anna.page.get_by_role("button", name="Talk").click()
    expect(anna.page.get_by_role("log").get_by_text("salve, Anna")).to_be_visible()
    anna_plays, ben_plays = Player(anna, 4), Player(ben, 5)
    play_together(anna_plays, ben_plays)
    assert anna_plays.clicks and ben_plays.clicks


def test_a_friend_disappears_is_replaced_by_a_bot_and_comes_back(visit: Visit, wire: Wire) -> None:
    anna = visit(name="Anna")
    link = invite(anna, "antike", rounds=2)
    ben = come_by_link(visit, wire, link)
    sides = anna.page.locator("li[data-side]")
    expect(sides.filter(has_text="Ben")).to_have_count(1)
    own = ben.page.url  # the invitation is worth nothing any more
    ben.leave()
    expect(sides.filter(has_text="away")).to_have_count(1)
    anna.page.wait_for_timeout(1_500)  # this server calls somebody away after a second
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Seats and links").click()
    window = anna.page.get_by_role("dialog")
    gone = window.get_by_role("listitem").filter(has_text="Ben")
    gone.get_by_role("combobox", name="stand in").select_option(label="Novice")
    expect(window.get_by_text("computer, for Ben")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(sides.filter(has_text="Ben")).to_have_count(0)

    back = visit(wire.address).go(own).see_table()
    expect(back.page.get_by_text("is playing your seat")).to_be_visible()
    back.page.get_by_role("button", name="Take it back").click()
    expect(back.page.get_by_text("is playing your seat")).to_have_count(0)
    expect(sides.filter(has_text="Ben")).to_have_count(1)
    anna_plays, ben_plays = Player(anna, 6), Player(back, 7)
    play_together(anna_plays, ben_plays)
    assert ben_plays.clicks and not anna.errors and not back.errors


def test_a_friend_who_has_lost_the_link_is_invited_anew_and_the_old_one_is_refused(visit: Visit, wire: Wire) -> None:
    anna = visit(name="Anna")
    invitation = invite(anna, "antike", rounds=1)
    ben = come_by_link(visit, wire, invitation)
    sides = anna.page.locator("li[data-side]")
    expect(sides.filter(has_text="Ben")).to_have_count(1)
    own = ben.page.url
    ben.leave()
    expect(sides.filter(has_text="away")).to_have_count(1)
    anna.page.wait_for_timeout(1_500)  # this server calls somebody away after a second
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Seats and links").click()
    seat = anna.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Ben")
    expect(seat.get_by_role("textbox")).to_have_count(0)  # the invitation has been used: nobody should send it again
    seat.get_by_role("button", name="has lost the link").click()
    expect(seat).to_contain_text("open seat")
    again = seat.get_by_role("textbox", name="Link for Ben").input_value()
    assert again.split("#")[1] not in (invitation.split("#")[1], own.split("#")[1])

    stranger = visit(wire.address).go("/t/" + invitation.split("/t/")[1])
    expect(stranger.page.locator("main.failure")).to_contain_text("opened already")
    finder = visit(wire.address).go("/t/" + own.split("/t/")[1]).see_table()  # may look on like anybody, no more
    expect(finder.page.get_by_role("dialog")).to_have_count(0)
    expect(finder.page.locator(".chip.you")).to_have_count(0)

    back = come_by_link(visit, wire, again)
    expect(back.page.locator(".chip.you")).to_have_count(1)
    anna.page.keyboard.press("Escape")
    expect(sides.filter(has_text="open seat")).to_have_count(0)
    expect(sides.filter(has_text="Ben")).not_to_contain_text("away")
    assert not anna.errors and not back.errors


def test_a_clock_runs_out_and_the_seat_is_taken_back(visit: Visit, server: Server) -> None:
    """Whoever is slow sees the time go by, then a bot in the seat, and what it did; the others read of it."""
    clock = {"kind": "move", "seconds": 12, "level": "random"}
    tables = open_online(server.url, people("Anna", "Ben"), game="antike", clock=clock)
    slow = tables[0].call("GET")["pending"][0]
    late = visit().go(tables[slow].link).see_table()
    friend = visit().go(tables[1 - slow].link).see_table()
    own = late.page.locator("li[data-side]").filter(has=late.page.locator(".chip.you"))
    expect(own.locator(".clock.runs").first).to_have_text(re.compile(r"^0:(0\d|1[01])$"))
    expect(late.page.get_by_text("is playing your seat")).to_be_visible(timeout=40_000)
    friend.page.get_by_role("button", name="Talk").click()
    expect(friend.page.get_by_text("has run out of time").first).to_be_visible()
    late.page.get_by_role("button", name="Take it back").click()
    expect(late.page.get_by_text("is playing your seat")).to_have_count(0)
    assert not late.errors and not friend.errors
