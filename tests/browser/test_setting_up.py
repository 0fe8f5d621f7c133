"""Setting up a game: who plays what and how well, and links that a friend can open."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from .conftest import Visit


def test_levels_are_told_in_a_sentence_and_everybody_gets_the_empire_they_want(visit: Visit) -> None:
    anna = visit()
    late: list[Route] = []  # what is asked for four players is answered last
    anna.page.route(re.compile(r"/seating\?players=4"), lambda route: late.append(route))
    anna.set_up("empires")
    window = anna.page.get_by_role("dialog")
    level = window.get_by_role("combobox", name="Level of Seat 2")
    told = window.locator(".seat").nth(1).locator("small")
    sentences = []
    for name in ("Novice", "Legend"):
        level.select_option(label=name)
        sentences.append(told.inner_text())
    assert len(set(sentences)) == 2 and all(len(s.split()) > 4 for s in sentences), sentences
    level.select_option(label="Novice")

    plays = window.get_by_role("combobox", name="Seat 1 plays")
    expect(plays.locator("option")).to_have_count(3)
    assert late
    with anna.page.expect_response(re.compile(r"/seating\?players=4")):
        late[0].continue_()
    expect(plays.locator("option")).to_have_count(3)
    names = [name.strip() for name in plays.locator("option").all_inner_texts()]
    plays.select_option(label=names[2])
    anna.start()
    mine = anna.page.locator("li[data-side]").filter(has_text="You")
    expect(mine).to_contain_text(names[2])
    assert not anna.errors


def test_an_invitation_is_a_link_and_a_square_and_says_who_can_open_it(visit: Visit) -> None:
    anna = visit().set_up("antike", "Invite friends", players=2)
    window = anna.page.get_by_role("dialog")
    window.get_by_role("button", name="Make the links").click()
    link = window.get_by_role("textbox", name="Seat 2").input_value()
    assert link.startswith("http://") and "/t/" in link
    expect(window.get_by_role("note")).to_contain_text("internum play --host 0.0.0.0")  # this server is for us alone
    window.get_by_role("button", name="QR code").first.click()
    square = window.get_by_role("img", name="QR code: Seat 2")
    expect(square).to_be_visible()
    assert (square.locator("path").get_attribute("d") or "").count("M") > 200, "a square with something in it"
    assert not anna.errors
