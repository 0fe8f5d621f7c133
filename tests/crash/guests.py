"""Somebody at a table who remembers everything that was acknowledged, and looks for it after every crash."""

from __future__ import annotations

import random
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx

TRIES = 5
CHAT_LOOKED_FOR = 50  # a snapshot tells the last hundred lines
Line = tuple[int, str | None]  # of the log: the seat, and what it did if that is shown


@dataclass
class Tally:
    kills: int = 0
    acknowledged: int = 0
    undone: int = 0
    said: int = 0
    repeated: int = 0  # requests sent again because no answer had come
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    longest_wait: float = 0.0  # for a bot
    patience: float = 60.0  # how long one may be waited for

    @property
    def answers(self) -> int:
        return self.acknowledged + self.undone + self.said

    def __str__(self) -> str:
        return (
            f"{self.kills} kills: {self.acknowledged} actions, {self.undone} undone, {self.said} lines of talk, "
            f"{self.repeated} repeated; lost {len(self.lost)}, doubled {len(self.doubled)}, "
            f"longest wait for a bot {self.longest_wait:.1f} s"
        )


class Guest:
    """Plays all the people's seats of one table, against a bot, with clocks running."""

    def __init__(self, rng: random.Random, game: str, tally: Tally) -> None:
        self.rng, self.game, self.tally = rng, game, tally
        self.table, self.leaves, self.in_danger = "", False, False
        self.known: list[Line] = []
        self.said: list[str] = []
        self.sending: tuple[str, dict[str, Any]] | None = None  # a request without an answer yet

    def open(self, client: httpx.Client) -> None:
        people = [{"kind": "person"}] * (1 if self.game == "toy" else 2)
        body = {
            "game": self.game,
            "mode": "hotseat",
            "players": len(people) + 1,
            "seats": [*people, {"kind": "bot", "level": "random"}],
            "clock": {"kind": "move", "seconds": 3600},
        }
        opened = client.post("/api/tables", json=body).raise_for_status().json()
        self.table, self.token, self.seats = opened["table"], opened["tokens"][0]["token"], opened["tokens"][0]["seats"]
        self.known, self.said, self.sending = [], [], None

    def play_until_killed(self, client: httpx.Client, until: float) -> None:
        try:
            if not self.table:
                self.open(client)
            self.leaves, self.in_danger = False, True
            while time.monotonic() < until and not self.leaves:
                self.play(client)
        except httpx.HTTPError:
            pass
        finally:
            self.in_danger = False

    # --- calls

    def call(self, client: httpx.Client, method: str, path: str = "", body: Any = None) -> httpx.Response:
        """Ask; while nobody is being killed, again if a busy machine has let the connection go."""
        headers = {"Authorization": f"Bearer {self.token}"}
        for _ in range(0 if self.in_danger else TRIES - 1):
            with suppress(httpx.TransportError):
                return client.request(method, f"/api/tables/{self.table}{path}", headers=headers, json=body)
        return client.request(method, f"/api/tables/{self.table}{path}", headers=headers, json=body)

    def look(self, client: httpx.Client) -> Any:
        return self.call(client, "GET").raise_for_status().json()

    def send(self, client: httpx.Client, path: str, body: dict[str, Any]) -> httpx.Response:
        self.sending = path, body
        answer = self.call(client, "POST", path, body)
        self.sending = None
        return answer

    # --- playing

    def play(self, client: httpx.Client) -> None:
        """One thing or another; what is acknowledged is remembered."""
        shot = self.look(client)
        self.known = lines(shot)
        if shot["over"]:
            self.open(client)
            return
        wish = self.rng.random()
        if wish < 0.15:
            text = f"line {len(self.said)} {self.rng.random()}"
            if self.send(client, "/chat", {"text": text}).status_code == 200:
                self.said.append(text)
                self.tally.said += 1
        elif wish < 0.3:
            answer = self.send(client, "/undo", {})
            if answer.status_code == 200:
                self.known = self.known[: answer.json()["at"]]
                self.tally.undone += 1
        elif set(shot["pending"]) & set(self.seats):
            decision = shot["decision"]
            text = self.rng.choice([a["text"] for g in decision["groups"] for a in g["actions"]])
            body = {"at": shot["at"], "seat": decision["seat"], "actions": [text], "rev": shot["rev"]}
            answer = self.send(client, "/actions", body)
            if answer.status_code == 200:
                self.known += lines(answer.json())
                self.tally.acknowledged += 1
        else:
            time.sleep(0.01)

    # --- after a crash

    def check(self, client: httpx.Client) -> None:
        """Is everything there that was acknowledged, and nothing twice? What was not answered is sent again."""
        if not self.table:
            return
        shot = self.look(client)
        found, sent, self.sending = lines(shot), self.sending, None
        undoing = sent is not None and sent[0] == "/undo"
        if not goes_on(self.known, found) and not (undoing and goes_on(self.known[: len(found)], found)):
            self.tally.lost.append(f"table {self.table}: had {self.known}, found {found}")
        told = self.talk(client, shot)
        for text in self.said[-CHAT_LOOKED_FOR:]:
            if text not in told:
                self.tally.lost.append(f"table {self.table}: '{text}'")
            if told.count(text) > 1:
                self.tally.doubled.append(f"table {self.table}: '{text}'")
        if sent and sent[0] == "/actions":
            self.send_again(client, sent[1], found)
        self.wait_for_bot(client)

    def talk(self, client: httpx.Client, shot: Any) -> list[str]:
        """What was said; another server hears of talk a moment later than of actions."""
        for _ in range(TRIES):
            told = [line["text"] for line in shot["chat"]]
            if set(self.said[-CHAT_LOOKED_FOR:]) <= set(told):
                break
            time.sleep(1)
            shot = self.look(client)
        return told

    def send_again(self, client: httpx.Client, body: dict[str, Any], found: list[Line]) -> None:
        """A repeated request is carried out once: by now, or then."""
        self.tally.repeated += 1
        at, text = body["at"], body["actions"][0]
        was_there = (body["seat"], text) in found[at:]
        answer = self.call(client, "POST", "/actions", body)
        after = lines(self.look(client))
        own = [line for line in after[len(found) :] if line == (body["seat"], text)]
        if was_there and own:
            self.tally.doubled.append(f"table {self.table}: '{text}' at {at}: {after[at:]}")
        if answer.status_code == 200 and (body["seat"], text) not in after[at:]:
            self.tally.lost.append(f"table {self.table}: '{text}' at {at} was acknowledged; {after[at:]}")

    def wait_for_bot(self, client: httpx.Client) -> None:
        began = time.monotonic()
        while True:
            shot = self.look(client)
            waited = time.monotonic() - began
            if shot["over"] or set(shot["pending"]) & set(self.seats):
                break
            if waited > self.tally.patience:
                self.tally.lost.append(f"table {self.table} waits for a bot")
                break
            time.sleep(0.1)
        self.tally.longest_wait = max(self.tally.longest_wait, waited)
        self.known = lines(shot)
        left = shot["clock"]["left"]
        if not all(0 < seconds <= 3600 for seconds in left):
            self.tally.lost.append(f"table {self.table}: clocks show {left}")


def lines(shot: Any) -> list[Line]:
    return [(e["seat"], e["action"]["text"] if e["action"] else None) for e in shot["log"]]


def goes_on(known: list[Line], found: list[Line]) -> bool:
    """Does the log begin with what was known? What was hidden then may be open now."""
    return len(found) >= len(known) and all(
        k[0] == f[0] and k[1] in (None, f[1]) for k, f in zip(known, found, strict=False)
    )
