"""Lines that break and servers that die: nothing that was acknowledged is lost, and the page says what is going on."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

from playwright.sync_api import expect

from .conftest import Visit
from .people import Visitor
from .player import Player
from .screens import sit_down
from .server import Server
from .tables import at_one_screen, played
from .wire import Wire


def lines_of_log(visitor: Visitor) -> list[str]:
    visitor.page.get_by_role("button", name="Chronicle").first.click()
    return visitor.page.get_by_role("log").locator(".line span:first-of-type").all_inner_texts()


def test_the_line_breaks_in_the_middle_of_a_turn(visit: Visit, server: Server) -> None:
    wire = Wire(server.url)
    anna = visit(wire.address).set_up("antike", players=2, rounds=1).start()
    anna.wait_for_turn()
    anna.page.locator("[data-space=arming]").click()
    expect(anna.page.get_by_role("button", name="Undo")).to_be_visible()
    before = anna.prompt
    wire.cut()
    expect(anna.page.get_by_text("The line is down")).to_be_visible()
    assert anna.prompt == before, "the table stays readable"
    anna.page.get_by_role("button", name="Undo").click()  # does not get through, and is not lost sight of
    wire.mend()
    anna.page.get_by_role("button", name="Try now").click()
    expect(anna.page.get_by_text("The line is down")).to_have_count(0)
    assert anna.prompt == before
    anna.page.get_by_role("button", name="Undo").click()
    expect(anna.page.locator("[data-space][aria-disabled=false]").first).to_be_visible()
    Player(anna, 6).play()
    wire.close()
    assert not anna.errors


def test_the_server_is_killed_and_started_again_while_the_page_waits(visit: Visit, tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    try:
        anna = visit(server.url).set_up("antike", players=2, rounds=2).start()
        player = Player(anna, 7)
        while player.clicks.total() < 4:
            if not player.step():
                anna.page.wait_for_timeout(40)
        anna.wait_for_turn()
        told = lines_of_log(anna)
        prompt = anna.prompt
        server.kill()
        expect(anna.page.get_by_text("The line is down")).to_be_visible()
        server.start()
        expect(anna.page.get_by_text("The line is down")).to_have_count(0)
        assert (lines_of_log(anna), anna.prompt) == (told, prompt), "the game goes on from the last acknowledged move"
        player.play()
        assert not anna.errors
    finally:
        server.stop()


def test_a_game_played_under_other_rules_is_there_to_be_looked_at(visit: Visit, tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    try:
        table = at_one_screen(server.url, played("antike", lambda match: match.round > 3))
        last = table.call("GET")["at"] - 1
        server.stop()
        with sqlite3.connect(server.database) as db:  # as if the rules had allowed something else
            db.execute("UPDATE actions SET text = 'learn wheel' WHERE at = ?", [last])
        server.start()
        anna = sit_down(visit(server.url), table.link)
        bar = anna.page.get_by_role("status").get_by_text(re.compile(f"earlier rules: move {last} does not fit"))
        expect(bar).to_be_visible()
        anna.page.get_by_role("link", name="Look back").click()
        anna.page.get_by_role("button", name="Try it from here").click()
        anna.page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
        anna.wait_for_turn()
        expect(bar).to_have_count(0)
        assert not anna.errors
    finally:
        server.stop()
