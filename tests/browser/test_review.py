"""Looking back: records, moments, and playing on from one of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .people import PHONE, Visitor
from .player import Player
from .screens import sit_down
from .server import Server
from .tables import at_one_screen, finished_record, played
from .tables import open_record as open_by_http


@pytest.fixture(scope="module")
def record() -> str:
    return finished_record("antike", rounds=2)


def open_record(anna: Visitor, text: str, folder: Path) -> Visitor:
    file = folder / "game.inm"
    file.write_text(text)
    anna.home()
    with anna.page.expect_file_chooser() as chooser:
        anna.page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(file)
    return anna.see_table()


def moment(anna: Visitor) -> int:
    """The moment on show; -1 for the game as it stands."""
    found = re.findall(r"Moment (\d+) of", anna.page.locator("#prompt .how").inner_text())
    return int(found[0]) if found else -1


def test_somebody_steps_through_a_record_and_plays_on(visit: Visit, record: str, tmp_path: Path) -> None:
    anna = open_record(visit(), record, tmp_path)
    page = anna.page
    say = page.locator("#prompt .say")
    expect(say).to_have_text("The beginning of the game")
    page.get_by_role("button", name="Step on").click()
    expect(say).not_to_have_text("The beginning of the game")
    first = say.inner_text()
    page.keyboard.press("ArrowRight")
    expect(say).not_to_have_text(first)
    page.keyboard.press("ArrowLeft")
    expect(say).to_have_text(first)
    page.get_by_role("slider").fill("12")
    anna.until(lambda: moment(anna) == 12, what="moment 12")
    expect(page).to_have_url(re.compile("at=12"))
    told = say.inner_text()
    page.reload()
    expect(say).to_have_text(told)  # every moment has an address
    page.get_by_role("button", name="Try it from here").click()
    window = page.get_by_role("dialog")
    window.get_by_role("radio").nth(2).check()  # any seat of a record may be mine
    window.get_by_role("combobox").first.select_option(label="Novice")
    window.get_by_role("button", name="Start the game").click()
    expect(page).not_to_have_url(re.compile("at="))
    anna.see_table()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Seats and links").click()
    seats = page.get_by_role("dialog").locator("li")
    expect(seats.nth(2)).to_contain_text("You")
    expect(seats.nth(0)).to_contain_text("Novice")
    page.keyboard.press("Escape")
    Player(anna, 10).play()
    assert not anna.errors


def test_a_game_that_is_over_is_stepped_through_and_its_record_opened_again(visit: Visit, tmp_path: Path) -> None:
    anna = visit().set_up("antike", players=2, rounds=1).start()
    Player(anna, 1).play()
    page = anna.page
    window = page.get_by_role("dialog")
    with page.expect_download() as download:
        window.get_by_role("link", name="Save the record").click()
    text = download.value.path().read_text()
    assert text.startswith("[Internum ")
    window.get_by_role("link", name="Step through the game").click()
    expect(page.locator("#prompt .say")).to_have_text("The beginning of the game")
    page.get_by_role("button", name="Step on").click()
    page.get_by_role("link", name="Back to the game").click()
    expect(page.get_by_role("button", name="Result")).to_be_visible()
    page.go_back()
    anna.until(lambda: moment(anna) > 0, what="the moment before")
    open_record(anna, text, tmp_path)
    expect(page.get_by_role("slider")).to_be_visible()
    assert not anna.errors


def test_a_file_that_is_no_record_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    anna = visit().home()
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, …")
    with anna.page.expect_file_chooser() as chooser:
        anna.page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(file)
    expect(anna.page.get_by_role("alert")).to_be_visible()
    assert len(anna.page.get_by_role("alert").inner_text()) > 20


def test_a_moment_is_shared_by_a_link_that_holds_no_seat(visit: Visit, server: Server) -> None:
    table = at_one_screen(server.url, played("antike", lambda match: match.round >= 3))
    anna = visit().go(table.link.replace("#", "?at=9#")).see_table()
    page = anna.page
    page.get_by_role("combobox", name="Jump to a round").select_option(label="Round 2")
    expect(page.locator("#prompt .how")).to_contain_text("Round 2")
    page.get_by_role("combobox", name="Pace of playing back").select_option(label="At once")
    begun = moment(anna)
    page.get_by_role("button", name="Play", exact=True).click()
    anna.until(lambda: moment(anna) > begun + 2, what="some moments by themselves")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("combobox", name="Jump to a round").select_option(label="Round 2")
    page.get_by_role("button", name="Share this moment").click()
    link = page.get_by_role("dialog").get_by_role("textbox", name="Share this moment").input_value()
    assert table.token not in link
    friend = visit().go(link).see_table()
    expect(friend.page.locator("#prompt .how")).to_contain_text("Round 2")
    page.goto(link.partition("?")[0] + "#" + link.rpartition("#")[2])
    expect(page.locator("#prompt .say")).to_contain_text("Waiting for")


def test_on_a_phone_looking_back_begins_with_the_map(visit: Visit, server: Server) -> None:
    """Even when the game stands at a choice that lies in a panel."""
    record = played("antike", lambda match: match.round >= 2 and match.view(0)["phase"] == "rondel").record()
    anna = visit(size=PHONE).go(open_by_http(server.url, record).replace("#", "?at=5#")).see_table()
    expect(anna.page.locator("#prompt .how")).to_contain_text("Moment 5")
    expect(anna.page.locator(".table")).to_have_attribute("data-tab", "map")
    expect(anna.page.locator(".holdings")).to_be_hidden()  # the map needs the room more


def test_a_record_that_would_tell_secrets_says_why_not(visit: Visit, server: Server) -> None:
    table = at_one_screen(server.url, played("empires", lambda match: match.view(0)["phase"] == "claim"))
    page = sit_down(visit(), table.link).page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Save the record").click()
    expect(page.get_by_role("alert")).to_contain_text("still hidden")


def test_whose_hand_is_shown_can_be_chosen_in_a_record(visit: Visit, server: Server) -> None:
    text = finished_record("empires", rounds=1)
    page = visit().go(open_by_http(server.url, text).replace("#", "?at=20#")).see_table().page
    chooser = page.get_by_role("combobox", name="Whose hand is shown")
    for seat in (2, 1):
        with page.expect_response(lambda answer: f"seat={seat}" in answer.url) as answer:  # noqa: B023
            chooser.select_option(index=seat)
        assert answer.value.json()["looking"] == seat
    with page.expect_response(lambda answer: "hands=all" in answer.url) as answer:
        chooser.select_option(label="All hands")
    assert all("tokens" in side["hand"] for side in answer.value.json()["view"]["sides"])
