"""Screens that seldom come up, each reached from a position made for it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import internum
from internum.core.match import Match
from tests.rules.classic.test_exchange import with_ulysses
from tests.rules.empires.test_victory import PAID, purchase
from tests.rules.mare import building, buy, campaign, claim, done_until

from .conftest import Visit
from .people import Visitor
from .screens import sit_down
from .server import Server
from .tables import open_table, people

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")


def at(visit: Visit, server: Server, match: Match) -> Visitor:
    """Sit down at one screen for everybody, with the match as it stands."""
    seats = people(*NAMES[: match.players])
    return sit_down(visit(), open_table(server.url, None, seats, position=match.position()).link)


def test_castor_and_pollux_choose_whom_they_copy(visit: Visit, server: Server) -> None:
    owner = {"caesar": "rome", "spartacus": "greece", "penthesilea": "egypt"}
    match = building("empires", "rome", "7 coin, gladiator", owner=owner)
    buy(match, "buy castor_pollux", "7 coin")
    anna = at(visit, server, match)
    expect(anna.page.locator("#prompt .say")).to_have_text(re.compile("Whose power"))
    expect(anna.page.locator("#prompt [data-action^=copy]")).to_have_count(2)
    anna.page.locator(".gallery button.legal[data-tile=spartacus]").click()
    anna.page.get_by_role("dialog").locator("[data-action='copy spartacus']").click()
    expect(anna.page.locator("#prompt .say")).not_to_have_text(re.compile("Whose power"))
    assert not anna.errors


def test_ulysses_turns_a_claim_to_himself(visit: Visit, server: Server) -> None:
    match = with_ulysses()
    claim(match, "carthage<greece oil")
    anna = at(visit, server, match)
    expect(anna.page.locator("#prompt .say")).to_have_text(re.compile("Carthage wants to take olive oil"))
    anna.page.locator("#prompt [data-action=yes]").click()
    expect(anna.page.get_by_role("list", name="Claims")).to_contain_text("took")
    assert not anna.errors


def test_a_showdown_asks_for_a_purchase_that_wins_too(visit: Visit, server: Server) -> None:
    match = purchase(hands={"greece": "12 coin", "babylon": "11 coin"})
    buy(match, "buy pyramids", PAID)
    anna = at(visit, server, match)
    expect(anna.page.locator("#prompt .say")).to_have_text(re.compile("declare a winning purchase"))
    anna.page.locator("#prompt [data-action='declare pyramids']").click()
    confirm = anna.page.locator("[data-confirm]")
    over = anna.page.get_by_role("dialog").get_by_text("Standings")
    expect(confirm.or_(over).first).to_be_visible()
    if confirm.is_visible():
        confirm.click()
    expect(over).to_be_visible()


def test_nobody_rolls_dice_by_a_slip(visit: Visit, server: Server) -> None:
    """One click proposes the attack, since it cannot be taken back; another one confirms it."""
    armies = {"rome": {"cyrenaica": 3, "libya": 3}, "egypt": {"cyrenaica": 2}, "carthage": {"libya": 1}}
    match = campaign("empires", "rome", legions=armies, marker={"cyrenaica": "egypt"})
    done_until(match, "land_battle")
    anna = at(visit, server, match)
    attack = anna.page.locator(".battle [data-action='attack cyrenaica egypt']")
    attack.click()
    expect(anna.page.locator("#prompt")).to_contain_text("cannot be taken back")
    expect(anna.page.locator(".battle .sides")).to_have_count(0)
    anna.page.locator("#prompt").get_by_role("button", name="Back").click()
    expect(anna.page.locator("[data-confirm]")).to_have_count(0)
    attack.click()
    anna.page.locator("[data-confirm]").click()
    expect(anna.page.locator(".battle .sides")).to_be_visible()
    assert not anna.errors


def test_thirty_six_points_are_placed_by_clicking(visit: Visit, server: Server) -> None:
    anna = at(visit, server, internum.new("classic", 3, start="free", seed=3))
    said = anna.page.locator("#prompt .say")
    expect(said).to_have_text("Place your pieces: 36 points left.")
    anna.click_place(anna.glowing[0])
    expect(said).not_to_have_text("Place your pieces: 36 points left.")
    anna.page.locator("[data-buy=legion].can").click()
    own = anna.page.locator(".board [data-side=babylon]:has([href='#legion-babylon'])")
    anna.click_place(anna.glowing[0])
    expect(own).to_have_count(1)
    expect(anna.page.locator("#prompt")).to_have_attribute("aria-busy", "false")
    anna.click_place(anna.glowing[0])  # the same again needs no second look at the shop
    expect(own).to_contain_text("2")
    anna.page.keyboard.press("Escape")
    expect(said).to_have_text(re.compile(r"Place your pieces: \d+ points left."))
    assert not anna.errors
