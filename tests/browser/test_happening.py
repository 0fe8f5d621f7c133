"""Something happens: pieces travel, numbers rise, a notice calls; nothing moves where motion is unwanted."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.rules.mare import campaign, done_until

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
# A browser that counts what it is to play.
LOUD = """window.heard = 0;
const play = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { window.heard++; return play.apply(this, at); };"""
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


def test_dice_roll_unless_motion_is_unwanted(visit: Visit, server: Server) -> None:
    armies = {"rome": {"cyrenaica": 3, "libya": 3}, "egypt": {"cyrenaica": 2}, "carthage": {"libya": 1}}
    match = campaign("empires", "rome", legions=armies, marker={"cyrenaica": "egypt"})
    done_until(match, "land_battle")
    seats = people(*["Anna", "Ben", "Cleo", "Dora", "Emil"][: match.players])
    anna = sit_down(visit(motion=True), open_table(server.url, None, seats, position=match.position()).link)
    anna.page.locator(".battle [data-action^=attack]").first.click()
    anna.page.locator("[data-confirm]").click()
    die = anna.page.locator(".battle .dice > *").first
    expect(die).to_be_visible()
    moving = "d => getComputedStyle(d).animationName"
    assert die.evaluate(moving) != "none"
    anna.page.emulate_media(reduced_motion="reduce")
    assert die.evaluate(moving) == "none"


def test_sounds_are_off_until_somebody_turns_them_on(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(LOUD)
    anna.home()
    offer = anna.page.get_by_role("button", name="Turn sounds on")
    assert anna.page.evaluate("window.heard") == 0
    offer.click()
    anna.page.wait_for_function("() => window.heard > 0")
    expect(anna.page.get_by_role("button", name="Turn sounds off")).to_be_visible()


def test_talk_and_ones_turn_are_heard_once_sounds_are_on(visit: Visit, server: Server) -> None:
    anna_at, ben_at = open_online(server.url, people("Anna", "Ben"), game="antike")
    first, second = (anna_at, ben_at) if to_act(anna_at) else (ben_at, anna_at)
    listener = visit()
    listener.page.add_init_script(LOUD)
    listener.go(second.link).see_table()
    first.call("POST", "/chat", json={"text": "Hail"})
    expect(listener.page.locator("[data-news=chat]:visible")).to_have_text("1")
    assert listener.page.evaluate("window.heard") == 0, "sounds are off at first"
    listener.page.get_by_role("button", name="Menu").click()
    listener.page.get_by_role("group", name="Sounds").get_by_role("button", name="Yes").click()
    listener.page.keyboard.press("Escape")
    heard = listener.page.evaluate("window.heard")
    first.call("POST", "/chat", json={"text": "Hail again"})
    listener.page.wait_for_function("before => window.heard > before", arg=heard)
    heard = listener.page.evaluate("window.heard")
    end_turn(first)
    listener.wait_for_turn()
    listener.page.wait_for_function("before => window.heard > before", arg=heard)


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
    end_turn(first)
    ben.wait_for_turn()
    assert ben.page.evaluate("window.notices") == ["Your turn, Antike"]


def to_act(table: Table) -> list[str]:
    """What somebody may play now."""
    return [action["text"] for group in table.call("GET")["decision"]["groups"] for action in group["actions"]]


def end_turn(table: Table) -> None:
    while actions := to_act(table):
        shot = table.call("GET")
        wish = {"at": shot["at"], "seat": shot["decision"]["seat"], "actions": [actions[0]]}
        table.call("POST", "/actions", json=wish)


def test_undo_takes_back_a_payment_as_a_whole(visit: Visit, server: Server) -> None:
    owing = {**POSITION["state"], "rondel": {"greece": "manoeuvre-2"}, "stock": {"greece": {"gold": 2, "iron": 3}}}
    anna = greeks(visit, server, state=owing)
    held = anna.page.locator(".holdings").inner_text()
    before = anna.prompt
    anna.page.locator("[data-space=arming]").click()  # two spaces too far: two units
    pay = anna.page.get_by_role("button", name="Pay for me")
    pay.click()
    expect(pay).to_have_count(0)
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
