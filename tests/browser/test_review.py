"""Looking back: records, moments, and playing on from one of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .people import Visitor
from .player import Player
from .server import Server
from .tables import finished_record


@pytest.fixture(scope="module")
def record(server: Server) -> str:
    return finished_record(server.url, "antike", rounds=3)


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
    assert "at=12" in page.url
    told = say.inner_text()
    page.reload()
    expect(say).to_have_text(told)  # every moment has an address
    page.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile("at="))
    anna.see_table()
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
