"""What every chapter needs to tell a story: the deed that was done, and names for what it concerned."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from internum.core.events import Event, Param, Params, Ref
from internum.core.state import NONE, Twin

from ..board import BOARDS, COIN, EMPIRE_IDS, GOODS, SIDES, TOKENS, token_ids
from ..tiles import TILES


@dataclass(frozen=True)
class Deed:
    """One action: who (NONE: chance, or a seat without an empire), what, and the states around it."""

    before: Twin
    after: Twin
    seat: int
    e: int
    verb: str
    args: tuple[int, ...]


Lines = list[Event]
Teller = Callable[[Deed], Lines]
Asker = Callable[[Twin, int], Params]  # the parameters of `prompt-<phase>` for an empire that must act


def empire(e: int) -> Ref:
    return Ref("empire", EMPIRE_IDS[e])


def province(s: Twin, p: int) -> Ref:
    return Ref("province", BOARDS[s.book].province_ids[p])


def sea(s: Twin, n: int) -> Ref:
    return Ref("sea", BOARDS[s.book].sea_ids[n])


def token(s: Twin, t: int) -> Ref:
    """A token by its name: "wine", "a coin"."""
    return Ref("token", token_ids(s.book)[t])


def tile(t: int) -> Ref:
    return Ref("tile", TILES[t])


def tokens(s: Twin, counts: Iterable[int]) -> list[Ref]:
    """How many of each kind: "2 wine, 1 oil and 3 coins"."""
    amounts = list(enumerate(counts))
    ordered = [*amounts[1:], *amounts[:1]]  # coins last
    return [Ref("amount", token_ids(s.book)[t], int(n)) for t, n in ordered if n]


def gained(before: Twin, after: Twin, e: int) -> list[int]:
    """What an empire holds more of than before, by token."""
    return [max(0, int(after.hand[e, t]) - int(before.hand[e, t])) for t in range(TOKENS)]


def players(s: Twin) -> list[int]:
    """The empires that are played, by seat."""
    return [e for e in s.side_at if e != NONE]


def seats_of(s: Twin, sides: Iterable[int]) -> frozenset[int]:
    """The seats of some empires, for `Event.only`."""
    return frozenset(int(s.seat_of[e]) for e in sides if s.seat_of[e] != NONE)


def line(key: str, e: int, place: Ref | None = None, **params: Param) -> Event:
    """A log line about an empire, at a place if one is given (`$empire`, `$place`)."""
    told: dict[str, Param] = {"empire": empire(e), **params}
    if place:
        told["place"] = place
    return Event(f"log-{key}", told, place=place.id if place else None)


def secret(s: Twin, key: str, e: int, veiled: Event | None, *others: int, **params: Param) -> Event:
    """A line only `e` and `others` may read; the rest read `veiled` (None: nothing)."""
    told: dict[str, Param] = {"empire": empire(e), **params}
    return Event(f"log-{key}", told, only=seats_of(s, (e, *others)), veiled=veiled)


__all__ = [
    "COIN", "GOODS", "NONE", "SIDES", "Asker", "Deed", "Event", "Lines", "Ref", "Teller", "empire", "gained",
    "line", "players", "province", "sea", "seats_of", "secret", "tile", "token", "tokens",
]  # fmt: skip
