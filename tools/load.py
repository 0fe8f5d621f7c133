"""How many people a server carries: games of three with time to think and open streams, the client on the same machine.

`python tools/load.py --games 200 --streams 1000 --think 5 --seconds 60` starts a server of its own and prints figures.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

AT_ONCE = 50  # streams that are being opened: a server drops connections when too many have asked for nothing yet

STALE = 409
IDLE = 3.0  # seconds after which another connection is opened: the server closes one after five


class Connection:
    """A connection, kept open as long as the server does."""

    def __init__(self, port: int) -> None:
        self.port, self.used = port, 0.0

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        if time.monotonic() - self.used > IDLE:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        sent = b"" if body is None else json.dumps(body).encode()
        self.writer.write(_head(method, path, token, len(sent)) + sent)
        head = await self.reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        length = next(int(line[15:]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:"))
        answer = json.loads(await self.reader.readexactly(length))
        self.used = time.monotonic()
        if status == STALE:
            return None
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {answer}")
        return answer


def _head(method: str, path: str, token: str, length: int) -> bytes:
    lines = [
        f"{method} {path} HTTP/1.1",
        "Host: localhost",
        "Content-Type: application/json",
        f"Content-Length: {length}",
    ]
    return "\r\n".join([*lines, f"Authorization: Bearer {token}", "", ""]).encode()


@dataclass
class Game:
    """A table of three people, by their tokens, and those who only look."""

    table: str
    players: list[str]
    spectator: str
    told: dict[str, bytes] = field(default_factory=dict)  # by token: the last update of its stream

    def watchers(self) -> list[str]:
        """Whose stream is opened first: the players', then spectators'."""
        return [*self.players, self.spectator, self.spectator]


class Crowd:
    def __init__(self, port: int, game: str, think: float) -> None:
        self.port, self.game, self.think = port, game, think
        self.games: list[Game] = []
        self.took: list[float] = []  # seconds, of every action
        self.updates = self.stale = 0

    async def open(self, count: int) -> None:
        connection = Connection(self.port)
        body = {"game": self.game, "players": 3, "mode": "online", "seats": [{"kind": "person"}] * 3}
        for _ in range(count):
            opened = await connection.ask("POST", "/api/tables", body=body)
            tokens = [link["token"] for link in opened["tokens"]]
            self.games.append(Game(opened["table"], tokens, opened["spectator"]["token"]))

    async def watch(self, number: int) -> None:
        """Open a stream and note what it tells. The first ones are players', then come spectators'."""
        turn, number = divmod(number, len(self.games))
        game = self.games[number]
        token = game.watchers()[turn % 5]
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        writer.write(_head("GET", f"/api/tables/{game.table}/events", token, 0))
        while True:
            event = await reader.readuntil(b"\n\n")
            if b"event: update" in event:
                self.updates += 1
                game.told[token] = event

    async def play(self, game: Game, until: float) -> None:
        """Whoever must act thinks, and acts on what their stream told last."""
        rng, connection, seat = random.Random(game.table), Connection(self.port), 0
        await asyncio.sleep(rng.random() * self.think)
        while time.monotonic() < until:
            shot = await self.seen_by(game, seat, connection)
            if shot["over"]:
                break
            decision = shot["decision"]
            if decision["groups"]:
                text = rng.choice([a["text"] for group in decision["groups"] for a in group["actions"]])
                wish = {"at": shot["at"], "seat": seat, "actions": [text]}
                began = time.perf_counter()
                acted = await connection.ask("POST", f"/api/tables/{game.table}/actions", game.players[seat], wish)
                self.took.append(time.perf_counter() - began)
                self.stale += acted is None  # the stream was late, or nobody read it
                shot = acted or await connection.ask("GET", f"/api/tables/{game.table}", game.players[seat])
                await asyncio.sleep(self.think * (0.5 + rng.random()))
            seat = shot["pending"][0] if shot["pending"] else seat

    async def seen_by(self, game: Game, seat: int, connection: Connection) -> Any:
        event = game.told.get(game.players[seat])
        if event is None:  # it has no stream
            return await connection.ask("GET", f"/api/tables/{game.table}", game.players[seat])
        return json.loads(event.partition(b"data: ")[2])


async def measure(server: subprocess.Popen[str], port: int, wish: argparse.Namespace) -> None:
    crowd = Crowd(port, wish.game, wish.think)
    await crowd.open(1)
    empty = memory(server.pid)
    await crowd.open(wish.games - 1)
    opened = memory(server.pid)
    streams = []
    for i in range(wish.streams):
        streams.append(asyncio.create_task(crowd.watch(i)))
        while crowd.updates < len(streams) - AT_ONCE:
            await asyncio.sleep(0.01)
    while crowd.updates < wish.streams:
        await asyncio.sleep(0.1)
    watched = memory(server.pid)
    print(f"memory: {empty / 1e6:.0f} MB, {(opened - empty) / wish.games / 1e3:.0f} kB a table just opened, ", end="")
    print(f"{(watched - opened) / max(1, wish.streams) / 1e3:.0f} kB a stream", flush=True)
    before, began = processor_time(server.pid), time.monotonic()
    until = began + wish.seconds
    await asyncio.gather(*(crowd.play(game, until) for game in crowd.games))
    used = (processor_time(server.pid) - before) / (time.monotonic() - began)
    took = sorted(crowd.took)
    cuts = {p: took[int(len(took) * p / 100)] * 1000 for p in (50, 95, 99)}
    print(f"{wish.games} games of {wish.game}, {wish.streams} streams, {wish.think:g} s to think, {wish.seconds:g} s:")
    print(f"{len(took)} actions ({crowd.stale} stale), {crowd.updates} updates sent; the server used {used:.2f} cores")
    print(f"an action took {statistics.mean(took) * 1000:.0f} ms on average, ", end="")
    print(", ".join(f"p{p} {ms:.0f} ms" for p, ms in cuts.items()) + f", at most {took[-1] * 1000:.0f} ms")
    print(f"memory at the end: {memory(server.pid) / 1e6:.0f} MB")
    for stream in streams:
        stream.cancel()


def memory(pid: int) -> int:
    """Bytes a process has in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()


def processor_time(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="antike")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--streams", type=int, default=1000)
    parser.add_argument("--think", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--database", default="", help="where games are kept; a new SQLite file if left out")
    wish = parser.parse_args()
    gc.disable()  # what is measured is the server
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        settings = {"port": 0, "database": wish.database or f"{folder}/tables.db", "engine": "python", "warm_up": False}
        command = [sys.executable, "-m", "internum.server", json.dumps(settings)]
        environment = {**os.environ, "INTERNUM_ENGINE": "python"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
            try:
                assert server.stdout
                port = int(server.stdout.readline().split("http://")[1].split("/")[0].rpartition(":")[2])
                asyncio.run(measure(server, port, wish))
            finally:
                server.kill()


if __name__ == "__main__":
    main()
