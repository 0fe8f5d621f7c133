"""How often something may be done: so many times within so many seconds, for each name or address."""

from __future__ import annotations

import time
from collections import OrderedDict, deque

MOST_KNOWN = 10_000


class Pace:
    def __init__(self, times: int, seconds: float) -> None:
        self.times, self.seconds = times, seconds
        self.done: OrderedDict[str, deque[float]] = OrderedDict()  # the one used last stands last

    def is_over(self, key: str) -> bool:
        """Has it been done too often lately?"""
        done = self.done.get(key)
        return done is not None and len(done) == self.times and time.monotonic() - done[0] < self.seconds

    def note(self, key: str) -> None:
        """It is done once more."""
        self.done.setdefault(key, deque(maxlen=self.times)).append(time.monotonic())
        self.done.move_to_end(key)
        while len(self.done) > MOST_KNOWN:
            self.done.popitem(last=False)

    def forget(self, key: str) -> None:
        self.done.pop(key, None)
