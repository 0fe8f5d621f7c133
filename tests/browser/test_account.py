"""One's tables on all devices; a link that becomes one's own; being told that it is one's turn."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ..server.test_notices import browser_keys
from .conftest import Visit
from .people import Visitor
from .server import Server
from .tables import open_online, people

PASSWORD = "mare nostrum 2003"


def enter(visitor: Visitor, name: str, button: str) -> None:
    visitor.go("/tables")
    box = visitor.page.get_by_role("region", name="Account")
    box.get_by_label("Name").fill(name)
    box.get_by_label("Password").fill(PASSWORD)
    box.get_by_role("button", name=button).click()
    expect(box.get_by_role("button", name="Log out")).to_be_visible()


def test_an_account_moves_to_another_device(visit: Visit, server: Server) -> None:
    both = open_online(server.url, people("Anna", "Ben"), game="antike")
    turn = both[0].call("GET")["pending"][0]
    mine_at, other = both[turn], ["Ben", "Anna"][turn]
    desk = visit().go(mine_at.link).see_table()
    enter(desk, "Anna of Rome", "Make an account")
    phone = visit(size=(390, 844))
    enter(phone, "anna of rome", "Log in")
    mine = phone.page.get_by_role("region", name="Under way")
    expect(mine.get_by_text(f"with {other}")).to_be_visible()
    expect(mine.get_by_text("Your turn")).to_be_visible()
    mine.get_by_role("button", name=re.compile("^Antike")).click()
    phone.see_table().wait_for_turn()
    assert mine_at.token not in phone.page.url, "a key of this device's own"
    phone.go("/tables")
    phone.page.get_by_role("button", name="Log out").click()
    expect(phone.page.get_by_role("button", name="Log in")).to_be_visible()


def test_whoever_opens_a_link_makes_it_their_own(visit: Visit, server: Server) -> None:
    _, ben_at = open_online(server.url, people("Anna", "Ben"), claimed=False, game="antike")
    ben = visit().go(ben_at.link).see_table()
    assert ben_at.token not in ben.page.url and "#" in ben.page.url
    host = visit().go(ben_at.link)
    expect(host.page.get_by_text("This link has been opened already")).to_be_visible()
    ben.go("/").go(ben_at.link).see_table()  # the same link once more, in the browser that knows it


# Chromium reaches no push service here: the browser's subscription is made up, and its message delivered by hand.
NO_SERVICE = """
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  window.key = applicationServerKey;
  return { toJSON: () => ({ endpoint: "https://push.example/abc", keys: KEYS }) };
};
"""


def test_a_push_arrives(visit: Visit, server: Server) -> None:
    anna_at, _ = open_online(server.url, people("Anna", "Ben"), game="antike")
    anna = visit(permissions=["notifications"])
    anna.context.add_init_script(NO_SERVICE.replace("KEYS", str(browser_keys()[2])))
    devtools = anna.context.new_cdp_session(anna.page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(r["registrationId"] for r in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    anna.go(anna_at.link).see_table()
    anna.page.get_by_role("button", name="Menu").first.click()
    anna.page.get_by_role("button", name="You at this table").click()
    anna.page.get_by_role("button", name="By a notice on this device").click()
    expect(anna.page.get_by_text("Notices on a device")).to_be_visible()
    assert anna.page.evaluate("window.key") == anna_at.client.get("/api/notifications").json()["push"]
    assert anna_at.call("GET", "/notifications")["subscriptions"][0]["kind"] == "push"
    anna.until(lambda: found, what="a service worker")
    anna.go("/")  # she looks elsewhere
    told = '{"title": "Antike: it is your turn", "body": "Round 1.", "table": "%s", "url": "/t/%s"}'
    message = {"origin": server.url, "registrationId": found[0], "data": told % (anna_at.id, anna_at.id)}
    devtools.send("ServiceWorker.deliverPushMessage", message)
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((n) => n.title)"""
    anna.until(lambda: anna.page.evaluate(shown) == ["Antike: it is your turn"], what="a notice")
