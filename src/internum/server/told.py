"""What an entry of a log has told, as it is stored: reading it again needs no rules, and outlives them."""

from __future__ import annotations

from typing import Any

from internum.core.events import Event, Param, Ref
from internum.core.log import Entry

FLAGS = ("reveals", "shows", "secret")


def written(entry: Entry) -> dict[str, Any]:
    """The events of an entry and what it means for secrecy, as plain values."""
    told: dict[str, Any] = {"events": [_written(e) for e in entry.events]}
    return told | {flag: True for flag in FLAGS if getattr(entry, flag)}


def events_of(told: dict[str, Any]) -> list[Event]:
    return [_event(e) for e in told["events"]]


def _written(event: Event) -> dict[str, Any]:
    kept = {k: v for k, v in event.json().items() if v}
    if event.only is not None:
        kept["only"] = sorted(event.only)
    if event.veiled is not None:
        kept["veiled"] = _written(event.veiled)
    return kept


def _event(kept: dict[str, Any]) -> Event:
    return Event(
        kept["key"],
        {name: _param(value) for name, value in kept.get("params", {}).items()},
        frozenset(kept["only"]) if "only" in kept else None,
        _event(kept["veiled"]) if "veiled" in kept else None,
        kept.get("place"),
    )


def _param(value: Any) -> Param:
    if isinstance(value, dict):
        return Ref(value["ref"], value["id"], value.get("count"))
    return [Ref(v["ref"], v["id"], v.get("count")) for v in value] if isinstance(value, list) else value
