"""The log: one line per action, read off the action and who played it."""

from __future__ import annotations

from internum.core.events import Event, Ref
from internum.core.state import Twin

from .actions import SPACE
from .board import IDS, SIDES


def events(before: Twin, action: int, after: Twin) -> list[Event]:
    verb, args = SPACE.read(action)
    side = Ref("side", SIDES[before.active])
    if verb == "pass":
        return [Event("log-pass", {"side": side})]
    islet = IDS[args[0]]
    return [Event(f"log-{verb}", {"side": side, "islet": Ref("islet", islet)}, place=islet)]
