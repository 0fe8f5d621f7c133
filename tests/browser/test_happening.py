"""Something happens: pieces travel, numbers rise, a notice calls; nothing moves where motion is unwanted."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .people import Visitor
from .screens import sit_down
from .server import Server
from .tables import Table, at_one_screen, open_online, open_table, people, played
from .test_choices import moves_of
from .test_guide import POSITION, greeks

# What rose from a number and faded, written down as it came.
RISEN = """window.risen = []; new MutationObserver((all) => {
  for (const { addedNodes } of all) for (const n of addedNodes)
    if (n.parentNode === document.body && /^[+−]\\d+$/.test(n.textContent)) window.risen.push(n.textContent);
}).observe(document, { childList: true, subtree: true });"""
# A browser that shows notices, seen from another tab.
ELSEWHERE = """window.notices = [];
window.Notification = class { static permission = "granted"; static requestPermission = async () => "granted";
  constructor(title, { body }) { window.notices.push(`${title}, ${body}`); } };
Object.defineProperty(document, "hidden", { get: () => true });"""


def test_pieces_travel_unless_motion_is_unwanted(visit: Visit, server: Server) -> None:
    match = played("antike", lambda match: bool(moves_of(match)))
    _, source, target = moves_of(match)[0]
    anna = sit_down(visit(motion=True), at_one_screen(server.url, match).link)
    anna.until(lambda: source in anna.glowing, what="pieces to move")
    assert anna.click_place(source) and anna.click_place(target)
    flight = anna.page.locator(".flight")
    expect(flight).to_have_count(1)
    assert flight.evaluate("f => getComputedStyle(f).animationName") != "none"
    anna.page.emulate_media(reduced_motion="reduce")
    expect(flight).to_be_hidden()


def test_coins_rise_unless_motion_is_unwanted(visit: Visit, server: Server) -> None:
    for motion, risen in ((True, ["+1"]), (False, [])):
        seats = [*people("Anna"), *({"kind": "bot", "level": "novice"} for _ in range(2))]
        table = open_table(server.url, None, seats, "solo", position=POSITION)
        anna = visit(motion=motion).go(table.link).see_table()
        anna.page.evaluate(RISEN)
        anna.page.locator("[data-space=gold]").click()
        anna.until(lambda: table.call("GET")["at"] > 0, what="gold")  # noqa: B023
        expect(anna.page.locator(".treasury [data-kind=gold] b")).to_have_text("3")
        assert anna.page.evaluate("window.risen")[:1] == risen


def test_nothing_rises_when_the_screen_is_handed_over(visit: Visit, server: Server) -> None:
    anna = greeks(visit, server, motion=True)  # the Persians, who are next, hold nothing
    anna.page.evaluate(RISEN)
    anna.page.locator("[data-space=gold]").click()
    expect(anna.page.locator(".curtain")).to_be_visible()
    assert anna.page.evaluate("window.risen") == []


def test_a_notice_and_the_title_call_whoever_looks_elsewhere(visit: Visit, server: Server) -> None:
    anna_at, ben_at = open_online(server.url, people("Anna", "Ben"), game="antike")
    first, second = (anna_at, ben_at) if to_act(anna_at) else (ben_at, anna_at)
    ben = visit()
    ben.page.add_init_script(ELSEWHERE)
    ben.go(second.link).see_table()
    ben.page.locator("[data-menu]").click()
    ben.page.get_by_role("group", name="A notice when it is your turn").get_by_role("button", name="Yes").click()
    ben.page.keyboard.press("Escape")
    assert not ben.my_turn and ben.page.evaluate("window.notices") == []
    while actions := to_act(first):
        shot = first.call("GET")
        wish = {"at": shot["at"], "seat": shot["decision"]["seat"], "actions": [actions[0]]}
        first.call("POST", "/actions", json=wish)
    ben.wait_for_turn()
    assert ben.page.evaluate("window.notices") == ["Your turn, Antike"]


def to_act(table: Table) -> list[str]:
    """What somebody may play now."""
    return [action["text"] for group in table.call("GET")["decision"]["groups"] for action in group["actions"]]


def test_undo_takes_back_a_payment_as_a_whole(visit: Visit, server: Server) -> None:
    owing = {**POSITION["state"], "rondel": {"greece": "manoeuvre-2"}, "stock": {"greece": {"gold": 2, "iron": 3}}}
    anna = greeks(visit, server, state=owing)
    held = anna.page.locator(".holdings").inner_text()
    before = anna.prompt
    anna.page.locator("[data-space=arming]").click()  # two spaces too far: two units
    anna.page.locator("[data-pay-for-me]").click()
    expect(anna.page.locator("[data-pay-for-me]")).to_have_count(0)
    assert anna.page.locator(".holdings").inner_text() != held
    take_back(anna)
    assert anna.page.locator(".holdings").inner_text() == held, "both units are back at once"
    if anna.prompt != before:
        take_back(anna)
    assert anna.prompt == before


def take_back(anna: Visitor) -> None:
    said = anna.prompt
    anna.page.keyboard.press("u")
    expect(anna.page.locator("#prompt .say")).not_to_have_text(said)
