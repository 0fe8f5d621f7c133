"""What happened, for people: a message key with parameters, and who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias


@dataclass(frozen=True)
class Ref:
    """Something with a name in every language: `Ref("nation", "greeks")`, message `nation-greeks`.

    A `count` is handed to the message as `$count`: `Ref("amount", "wine", 3)` reads "3 wine".
    """

    kind: str
    id: str
    count: int | None = None

    def json(self) -> dict[str, Any]:
        return {"ref": self.kind, "id": self.id} | ({} if self.count is None else {"count": self.count})


Param: TypeAlias = int | str | Ref | list["Ref"]
Params: TypeAlias = Mapping[str, Param]


@dataclass(frozen=True)
class Event:
    """One line of the log.

    `only` holds the seats that may know it (None: everybody); all others read `veiled` instead, or
    nothing. `place` names the province or sea where it happened, for a client that wants to point at it.
    """

    key: str
    params: Params = field(default_factory=dict)
    only: frozenset[int] | None = None
    veiled: Event | None = None
    place: str | None = None

    def seen_by(self, seat: int | None) -> Event | None:
        """What `seat` reads (None: a spectator, who knows only what all may know)."""
        if self.only is None or seat in self.only:
            return self
        return self.veiled

    def json(self) -> dict[str, Any]:
        return {"key": self.key, "params": {k: _json(v) for k, v in self.params.items()}, "place": self.place}


@dataclass(frozen=True)
class Message:
    """A message key with parameters: prompts, labels."""

    key: str
    params: Params = field(default_factory=dict)


def _json(value: Param) -> Any:
    if isinstance(value, Ref):
        return value.json()
    return [r.json() for r in value] if isinstance(value, list) else value
