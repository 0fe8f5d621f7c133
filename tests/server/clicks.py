"""How quickly a click is answered: `python -m tests.server.clicks [GAME] [CLICKS]`, on a real server, bots idle."""

from __future__ import annotations

import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import internum

from .live import Server, Stream


def cpu_seconds(process: int) -> float:
    """What a process has worked so far (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main(game: str, clicks: int) -> None:
    players = internum.game(game).players[1]
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "tables.db") as server:
        start = time.perf_counter()
        everybody, _ = server.api.open([f"P{i}" for i in range(players)], game=game, mode="hotseat")
        shot = everybody.look()
        print(f"{game}: first table open and drawn after {time.perf_counter() - start:.2f} s")
        stream = Stream(everybody)
        rng, taken = random.Random(1), []
        worked = cpu_seconds(server.process.pid)
        while len(taken) < clicks and not shot["over"]:
            start = time.perf_counter()
            shot = everybody.act_at_random(rng, shot)
            taken.append(1000 * (time.perf_counter() - start))
        worked = cpu_seconds(server.process.pid) - worked
        stream.close()
        start = time.perf_counter()
        whole = everybody.look()
        look = 1000 * (time.perf_counter() - start)
    cuts = statistics.quantiles(taken, n=20)
    print(
        f"{len(taken)} clicks: median {statistics.median(taken):.1f} ms, p95 {cuts[-1]:.1f} ms, max {max(taken):.1f} ms"
    )
    busy = os.getloadavg()[0] / (os.cpu_count() or 1)
    print(
        f"the server's own work: {1000 * worked / len(taken):.1f} ms a click; the machine's load per core: {busy:.1f}"
    )
    print(f"the whole snapshot ({whole['at']} log entries): {look:.1f} ms")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "antike", int(sys.argv[2]) if len(sys.argv) > 2 else 400)
