"""Requests that should not be: bodies with something changed, stale and foreign choices, too much of everything."""

from __future__ import annotations

import copy
import json
import random
from dataclasses import dataclass, field
from typing import Any

JUNK: list[Any] = [
    None, True, -1, 0, 7, 10**9, 2**53 + 1, 10**400, 1.5, "", " ", "\0", "\ud800", "x" * 300, "é\u2028", "nonsense",
    [], {}, [[]], {"a": {"b": {"c": []}}}, ["rondel iron"] * 200, "../../etc", "<script>", "'; drop table actions",
]  # fmt: skip
BYTES = [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"at": NaN}', b'{"at": Infinity}', b"[" * 5000, b'{"a":' * 400]
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"]


@dataclass(frozen=True)
class Ask:
    """A request: `kind` says what is wrong with it."""

    kind: str
    method: str
    path: str
    token: str = ""
    body: bytes = b""
    query: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Chair:
    """A token and what a sound request of it would be at this moment."""

    table: str
    token: str
    seat: int
    at: int
    rev: int
    legal: list[str]


def calls(chair: Chair, rng: random.Random) -> list[tuple[str, str, dict[str, Any]]]:
    """Sound requests, to be spoilt."""
    action = rng.choice(chair.legal or ["done"])
    return [
        ("POST", "/actions", {"at": chair.at, "seat": chair.seat, "actions": [action], "rev": chair.rev}),
        ("POST", "/why", {"seat": chair.seat, "action": action}),
        ("POST", "/undo", {"seat": chair.seat, "at": chair.at}),
        ("POST", "/orders", {"seat": chair.seat, "order": "ask"}),
        ("POST", "/chat", {"text": "salve", "name": "Anna"}),
        ("POST", "/votes", {"wish": "stand-in", "seat": chair.seat, "level": "random"}),
        ("POST", f"/seats/{chair.seat}", {"name": "Anna", "open": False}),
        ("POST", "/api/tables", {"game": "toy", "players": 2, "mode": "online", "seats": [{}], "options": {}}),
        ("POST", "/api/tables", {"from": {"table": chair.table, "at": 0}, "clock": {"kind": "move", "seconds": 9}}),
    ]  # fmt: skip


def spoilt(chair: Chair, other: Chair, rng: random.Random) -> Ask:
    method, path, body = rng.choice(calls(chair, rng))
    kind = rng.choice(
        ["malformed", "malformed", "malformed", "stale", "foreign", "bytes", "query", "path", "oversized"]
    )
    token = chair.token
    if kind == "malformed":
        body = changed(body, rng)
    elif kind == "stale":
        method, path, body = calls(chair, rng)[0]
        body["at"] = rng.choice([chair.at - 1, chair.at + 1, 0, -5, chair.at + 10**6])
        body["rev"] = rng.choice([None, 0, chair.rev - 1])
    elif kind == "foreign":
        token = rng.choice([other.token, "", "x" * 24, other.token + "x", "\xff"])
        if token == other.token and other.table == chair.table:
            body = {**body, "seat": chair.seat} if "seat" in body else changed(body, rng)
    elif kind == "query":
        method, path = (
            "GET",
            rng.choice(["", "/preview", "/odds", "/suggest-payment", "/goals", "/moments/0", "/record"]),
        )
        words = ["seat", "since", "lang", "action", "place", "opponent", "move", "token"]
        query = {w: str(rng.choice(JUNK))[:300].encode(errors="replace").decode() for w in rng.sample(words, 2)}
        return Ask(kind, method, f"/api/tables/{chair.table}{path}", token, b"", query)
    elif kind == "path":
        method = rng.choice(METHODS)
        part = rng.choice(["%00", "..%2f..", "x" * 200, "-1", "9" * 40, "moments/-1", "moments/1e9", "seats/99", "%ff"])
        return Ask(
            kind, method, rng.choice([f"/api/tables/{chair.table}/{part}", f"/api/{part}", f"/api/boards/{part}"])
        )
    sent = json.dumps(body).encode()
    if kind == "bytes":
        cut = rng.randrange(len(sent))
        sent = rng.choice([*BYTES, sent[:cut], sent[:cut] + bytes([rng.randrange(256)]) + sent[cut:]])
    elif kind == "oversized":
        body = {**body, rng.choice(list(body)): "x" * rng.choice([1_000, 60_000])}
        sent = json.dumps(body).encode() if rng.random() < 0.95 else b"[" + b"1," * 600_000 + b"1]"
    return Ask(kind, method, path if path.startswith("/api") else f"/api/tables/{chair.table}{path}", token, sent)


def changed(body: Any, rng: random.Random) -> Any:
    """The same with something else somewhere."""
    other = copy.deepcopy(body)
    place = other
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return rng.choice(JUNK)
        key = rng.choice(keys)
        if isinstance(place[key], dict | list) and rng.random() < 0.6:
            place = place[key]
            continue
        if isinstance(place, dict) and rng.random() < 0.2:
            del place[key]
        elif isinstance(place, dict) and rng.random() < 0.2:
            place[rng.choice(["extra", "seed", "chance", "__class__"])] = rng.choice(JUNK)
        else:
            place[key] = rng.choice(JUNK)
        return other
