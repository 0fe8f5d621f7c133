"""Time to think: pure arithmetic on what is left to whom. Nothing here knows the hour; it is told.

Two kinds: `move`, so many seconds for every answer (days per move are many seconds), and `game`, so many seconds
for the whole game and an increment for every turn that ends. Only people's clocks run, and only while all seats are
taken and the game is not paused.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class ClockRules:
    kind: str  # move, game
    seconds: float
    increment: float = 0.0  # per turn, with `game`
    on_timeout: str = "bot"  # a bot plays on until one is back; or resign
    level: str = ""  # of that bot
    language: str = "en"  # of its name


@dataclass(frozen=True)
class Times:
    """What was left to each seat at the moment `since`, and whose clocks have been running from then on."""

    left: tuple[float, ...]
    running: tuple[int, ...] = ()
    since: float = 0.0


def begin(rules: ClockRules, players: int) -> Times:
    return Times((rules.seconds,) * players)


def left_at(times: Times, now: float) -> tuple[float, ...]:
    """What is left now; a clock that is set back takes nothing away and gives nothing."""
    gone = max(0.0, now - times.since)
    return tuple(s - gone if seat in times.running else s for seat, s in enumerate(times.left))


def after(rules: ClockRules, times: Times, running: Collection[int], now: float, fresh: Collection[int] = ()) -> Times:
    """The clocks once those of `running` run; `fresh` are seats that have acted or come back."""
    left = list(left_at(times, now))
    for seat in fresh:
        if rules.kind == "move":
            left[seat] = rules.seconds
        elif seat in times.running and seat not in running:
            left[seat] += rules.increment
    return Times(tuple(left), tuple(sorted(running)), now)


def deadline(times: Times) -> float | None:
    """When the next of the running clocks runs out."""
    return min((times.since + times.left[seat] for seat in times.running), default=None)


def out_of_time(times: Times, now: float) -> list[int]:
    left = left_at(times, now)
    return [seat for seat in times.running if left[seat] <= 0]
