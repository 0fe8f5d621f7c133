"""Who is looking at which table, and waking them when something happens."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from typing import Any

from .stored import Who

Asker = tuple[str, str]  # the token of a call, and the name its client gave to its own event stream


class Watcher:
    """One open event stream."""

    def __init__(self, who: Who, address: str = "", name: str = "") -> None:
        self.who, self.address, self.name = who, address, name
        self.ended = False  # another one took its place
        self.wake = asyncio.Event()
        self.began = time.monotonic()
        self.updated = False
        self.others: deque[tuple[str, Any]] = deque(maxlen=200)  # chat and presence, waiting to be sent

    def is_of(self, asker: Asker) -> bool:
        return bool(self.name) and asker == (self.who.token, self.name)

    def tell(self, kind: str, data: Any = None) -> None:
        if kind == "update":
            self.updated = True
        else:
            self.others.append((kind, data))
        self.wake.set()


def is_at_home(who: Who) -> bool:
    """Somebody who plays here, or the host: spectators take no room from them."""
    return bool(who.seats) or who.host


class Hub:
    def __init__(self) -> None:
        self.watchers: dict[str, set[Watcher]] = {}
        self.by_address: Counter[str] = Counter()  # open streams
        self.began = time.monotonic()
        self.last_seen: dict[tuple[str, int], float] = {}  # by table and seat: when it was last heard of
        self.closed = False

    def join(self, who: Who, address: str = "", name: str = "") -> Watcher:
        watcher = Watcher(who, address, name)
        self.by_address[address] += 1
        before = self.online(who.table)
        self.watchers.setdefault(who.table, set()).add(watcher)
        if self.online(who.table) != before:
            self.tell(who.table, "presence", but=watcher)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        table = watcher.who.table
        before = self.online(table)
        self.watchers.get(table, set()).discard(watcher)
        self.by_address -= Counter([watcher.address])
        self.saw(watcher.who)
        if not self.watchers.get(table):
            self.watchers.pop(table, None)
        if self.online(table) != before:
            self.tell(table, "presence")

    def online(self, table: str) -> set[int]:
        return {seat for w in self.watchers.get(table, ()) for seat in w.who.seats}

    def saw(self, who: Who) -> None:
        """The bearer of a token is there, or was until now."""
        for seat in who.seats:
            self.last_seen[who.table, seat] = time.monotonic()

    def away_for(self, table: str, seat: int) -> float:
        """Seconds since the seat was last heard of; at most since this server runs."""
        if seat in self.online(table):
            return 0.0
        return time.monotonic() - self.last_seen.get((table, seat), self.began)

    def spectators(self, table: str) -> int:
        """How many streams only look."""
        return sum(1 for w in self.watchers.get(table, ()) if not is_at_home(w.who))

    def make_room(self, who: Who, most: int) -> None:
        """Of the streams of somebody who plays, end the oldest if there are `most` already."""
        own = [w for w in self.watchers.get(who.table, ()) if w.who.token == who.token and not w.ended]
        for watcher in sorted(own, key=lambda w: w.began)[: max(0, len(own) + 1 - most)]:
            watcher.ended = True
            watcher.wake.set()

    def tell_others(self, table: str, asker: Asker) -> None:
        """Something has happened of which the asker's own stream need not tell: the answer to its call does."""
        for watcher in self.watchers.get(table, ()):
            if not watcher.is_of(asker):
                watcher.tell("update")

    def is_watched(self, table: str) -> bool:
        return table in self.watchers

    def tell(self, table: str, kind: str, data: Any = None, but: Watcher | None = None) -> None:
        for watcher in self.watchers.get(table, ()):
            if watcher is not but:
                watcher.tell(kind, data)

    def forget(self, table: str) -> None:
        """A table is no more: whoever looks at it is woken, and finds it gone."""
        self.tell(table, "update")
        for known in [k for k in self.last_seen if k[0] == table]:
            del self.last_seen[known]

    def close(self) -> None:
        """End every stream, so that the server can stop."""
        self.closed = True
        for watchers in self.watchers.values():
            for watcher in watchers:
                watcher.wake.set()
