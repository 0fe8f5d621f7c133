"""People who are elsewhere are told that it is their turn: once, by the ways they chose, and nothing that is secret."""

from __future__ import annotations

import asyncio
import base64
import json
import queue
import re
import socketserver
import threading
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from fastapi.testclient import TestClient

from internum.server import Settings, create_app, outgoing
from internum.server.store import token_hash

from .player import Api, Person
from .test_absent import service_of


class Post:
    """Somebody else's server: keeps what it is sent."""

    def __init__(self, status: int = 201) -> None:
        self.got: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()
        post = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(status)
                self.end_headers()
                post.got.put(({k.lower(): v for k, v in self.headers.items()}, body))

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def next(self) -> tuple[dict[str, str], bytes]:
        return self.got.get(timeout=10)

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Mails(socketserver.StreamRequestHandler):
    """As much of SMTP as it takes to get a mail."""

    got: queue.Queue[str] = queue.Queue()

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            word = line.split()[0].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go\r\n")
                text = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    text += part
                self.got.put(text.decode())
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")


@pytest.fixture
def post() -> Iterator[Post]:
    post = Post()
    yield post
    post.close()


@pytest.fixture
def smtp() -> Iterator[str]:
    Mails.got = queue.Queue()
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mails) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"smtp://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(
        database, bot_workers=1, bot_imports=("tests.server.toy",), bot_engine="python", trusted_hooks="127.0.0.1"
    )


@pytest.fixture
def api(settings: Settings) -> Iterator[Api]:
    with TestClient(create_app(settings)) as client:
        yield Api(client)


def hook(person: Person, url: str, status: int = 201) -> Any:
    return person.call("POST", "/notifications", status, json={"kind": "webhook", "url": url})


def play_a_round(anna: Person, ben: Person) -> None:
    anna.act("lay ankh")
    ben.act("lay elk")
    anna.act("pay grain", "pay wine", "say no")
    ben.act("pay grain", "pay wine", "say no")


def test_a_webhook_is_told_once_a_turn(api: Api, post: Post) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    hook(anna, post.url)
    told = json.loads(post.next()[1])
    assert (told["event"], told["table"], told["seats"], told["at"]) == ("turn", anna.table, [0], 0)
    assert "Ben" in told["body"] and told["url"].endswith(f"/t/{anna.table}")
    anna.call("POST", "/orders", json={"seat": 0, "order": "never"})  # a change, but no new turn
    anna.act("lay ankh")
    ben.act("lay elk")
    assert json.loads(post.next()[1])["at"] == 3
    anna.act("pay grain")  # still her turn
    anna.call("POST", "/undo", json={})
    anna.call("POST", "/chat", json={"text": "salve"})
    with pytest.raises(queue.Empty):
        post.got.get(timeout=0.5)


def test_taking_back_and_playing_again_tells_nobody_twice(api: Api, post: Post) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    anna.act("lay ankh")
    ben.act("lay elk")
    hook(ben, post.url)
    anna.act("pay grain", "pay wine", "say no")
    assert json.loads(post.next()[1])["seats"] == [1]
    anna.call("POST", "/undo", json={})
    assert ben.look()["pending"] == [0]
    anna.act("say no")
    assert ben.look()["pending"] == [1]
    with pytest.raises(queue.Empty):
        post.got.get(timeout=0.5)


def test_what_is_told_is_open_to_all(api: Api, post: Post) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    hook(ben, post.url)
    hook(anna, post.url)
    play_a_round(anna, ben)
    sent = b"".join(post.next()[1] for _ in range(3)).decode()
    hidden = [*ben.look()["view"]["hand"], *anna.look()["view"]["hand"]]
    assert hidden and not any(str(card) in sent for card in hidden)
    assert anna.token not in sent and ben.token not in sent


def test_whoever_loses_a_seat_is_told_no_more(api: Api, post: Post) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    hook(ben, post.url)
    post.next()
    ben.call("POST", "/seats/1", json={"open": True})
    assert service_of(api).notices.subscriptions.of_table(anna.table) == []
    anna.act("lay ankh")
    with pytest.raises(queue.Empty):
        post.got.get(timeout=0.5)


def test_a_removed_table_leaves_nothing_behind(api: Api, post: Post) -> None:
    anna, _ = api.open(["Anna", "bot"], mode="solo")
    hook(anna, post.url)
    api.client.delete(f"/api/tables/{anna.table}", headers={"Authorization": f"Bearer {anna.token}"})
    assert service_of(api).notices.subscriptions.count(token_hash(anna.token)) == 0


def test_spectators_and_strangers_are_not_told(api: Api, post: Post) -> None:
    anna, ben, watcher = api.open(["Anna", "Ben"])
    hook(watcher, post.url, 403)
    mine = hook(ben, post.url)["subscriptions"]
    anna.call("DELETE", f"/notifications/{mine[0]['id']}", 404)
    assert anna.call("GET", "/notifications")["subscriptions"] == []
    gone = ben.client.delete(
        f"/api/tables/{ben.table}/notifications/{mine[0]['id']}", headers={"Authorization": f"Bearer {ben.token}"}
    )
    assert gone.status_code == 204 and ben.call("GET", "/notifications")["subscriptions"] == []


def test_one_token_is_told_in_a_few_ways_only(api: Api) -> None:
    anna, _, _ = api.open(["Anna", "Ben"])
    for n in range(8):
        hook(anna, f"https://hooks.example/{n}")
    assert hook(anna, "https://hooks.example/8", 429)["error"] == "too-many"


INWARD = [
    "http://example.org/",
    "https://localhost/",
    "https://10.0.0.1/",
    "https://[::1]/",
    "https://169.254.169.254/latest/meta-data",
    "https://db/",
    "https://printer.local/",
    "https://user:secret@example.org/",
    "https://example.org/a b",
    "https://example.org/\r\nX: y",
    "ftp://example.org/",
    "https://[::ffff:127.0.0.1]/",
]


@pytest.mark.parametrize("url", INWARD)
def test_nothing_is_sent_inwards(database: str, url: str) -> None:
    with TestClient(create_app(Settings(database, bot_workers=1))) as client:
        anna, _, _ = Api(client).open(["Anna", "Ben"])
        assert hook(anna, url, 400)["error"] == "bad-request"


def test_a_public_name_with_an_inward_address_is_refused_when_it_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async def lead_home(*_: object, **__: object) -> list[Any]:
        return [(2, 1, 6, "", ("93.184.215.14", 443)), (2, 1, 6, "", ("127.0.0.1", 443))]

    async def send() -> int:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lead_home)
        return await outgoing.post("https://rebinding.example/", {}, b"")

    with pytest.raises(outgoing.NotAllowed):
        asyncio.run(send())


def browser_keys() -> tuple[Any, bytes, dict[str, str]]:
    """As a browser makes them when it subscribes: its private key, its secret, and what it tells of them."""
    private, secret = ec.generate_private_key(ec.SECP256R1()), b"sixteen bytes ok"
    public = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    told = {"p256dh": public, "auth": secret}
    return private, secret, {k: base64.urlsafe_b64encode(v).rstrip(b"=").decode() for k, v in told.items()}


def test_a_push_message_arrives_encrypted_and_signed(api: Api, post: Post) -> None:
    anna, _, _ = api.open(["Anna", "Ben"])
    private, secret, keys = browser_keys()
    public = api.client.get("/api/notifications").json()["push"]
    assert public == api.client.get("/api/notifications").json()["push"], "made once"
    anna.call(
        "POST", "/notifications", 201, json={"kind": "push", "endpoint": post.url, "keys": keys}, params={"lang": "fr"}
    )
    headers, sent = post.next()
    assert headers["content-encoding"] == "aes128gcm" and headers["topic"] == anna.table and int(headers["ttl"])
    assert headers["authorization"].startswith("vapid t=") and f"k={public}" in headers["authorization"]
    assert b"turn" not in sent
    told = json.loads(http_ece.decrypt(sent, private_key=private, auth_secret=secret, version="aes128gcm"))
    assert told["table"] == anna.table and "c’est à vous" in told["title"]


def test_the_key_outlives_the_server(settings: Settings) -> None:
    keys = []
    for _ in range(2):
        with TestClient(create_app(settings)) as client:
            keys.append(client.get("/api/notifications").json()["push"])
    assert keys[0] and keys[0] == keys[1]


@pytest.mark.parametrize("keys", [{"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "é", "auth": ""}])
def test_keys_that_cannot_be_used_are_refused(api: Api, post: Post, keys: dict[str, str]) -> None:
    anna, _, _ = api.open(["Anna", "Ben"])
    body = {"kind": "push", "endpoint": post.url, "keys": keys}
    assert anna.call("POST", "/notifications", 400, json=body)["error"] == "bad-request"


def test_a_browser_that_has_unsubscribed_is_forgotten(api: Api) -> None:
    gone = Post(status=410)
    anna, _, _ = api.open(["Anna", "Ben"])
    anna.call("POST", "/notifications", 201, json={"kind": "push", "endpoint": gone.url, "keys": browser_keys()[2]})
    gone.next()
    for _ in range(50):
        if anna.call("GET", "/notifications")["subscriptions"] == []:
            break
    assert anna.call("GET", "/notifications")["subscriptions"] == []
    gone.close()


def test_a_mail_is_sent_only_to_whoever_has_agreed(settings: Settings, smtp: str) -> None:
    mails = replace(settings, smtp_url=smtp, mail_from="table@internum.example", public_url="https://internum.example")
    with TestClient(create_app(mails)) as client:
        anna, ben, _ = Api(client).open(["Anna", "Ben"])
        body = {"kind": "mail", "address": "ben@post.example"}
        ben.call("POST", "/notifications", 201, json=body)
        first = Mails.got.get(timeout=10)
        assert "To: ben@post.example" in first and ben.token not in first
        page = re.search(r"https://internum.example(/api/mail/[\w-]+)", first.replace("=\n", ""))
        assert page
        play_a_round(anna, ben)
        with pytest.raises(queue.Empty):
            Mails.got.get(timeout=0.3)
        assert "when it is your turn?" in client.get(page[1]).text, "looking changes nothing"
        assert service_of(Api(client)).notices.subscriptions.of_table(ben.table) == []
        assert "You will get a mail" in client.post(f"{page[1]}?agree=yes").text
        anna.act("lay bull")
        assert "your turn" in Mails.got.get(timeout=10)
        assert "No more mails" in client.post(page[1]).text
        assert client.get(page[1]).status_code == 404
        for n in range(3):
            ben.call("POST", "/notifications", 201 if n < 2 else 429, json=body)


def test_without_a_mail_server_there_are_no_mails(api: Api) -> None:
    anna, _, _ = api.open(["Anna", "Ben"])
    assert api.client.get("/api/notifications").json()["mail"] is False
    anna.call("POST", "/notifications", 400, json={"kind": "mail", "address": "anna@post.example"})
