"""The chronicle: log lines read off the states before and after an action.

One module per chapter. `TELLERS` says what an action of a phase did; `follows` what the rules then did by
themselves, on the way to the next decision (income, reveals, titles, new rounds). Both read states, never change them.
"""

from __future__ import annotations

from internum.core.actions import Action
from internum.core.events import Event, Message, Params
from internum.core.state import NONE, Twin

from ..actions import SPACE
from ..phases import DEAL, PHASES
from . import battle, build, collect, conquest, leaders, movement, set_up, storage, trade, victory
from .telling import Asker, Deed, Teller

_CHAPTERS = (set_up, collect, trade, build, storage, victory, movement, battle, conquest, leaders)
_TELLERS: dict[int, Teller] = {phase: teller for chapter in _CHAPTERS for phase, teller in chapter.TELLERS.items()}
_PROMPTS: dict[int, Asker] = {phase: asker for chapter in _CHAPTERS for phase, asker in chapter.PROMPTS.items()}
# in the order of a round as it goes on from the middle: what ends comes before what begins, and victory ends all
_FOLLOWS = (trade, storage, build, movement, battle, conquest, leaders, set_up, collect, victory)


def events(before: Twin, seat: int, action: int, after: Twin) -> list[Event]:
    """What one action caused."""
    family = SPACE.family(action)
    e = before.side_at[seat] if seat < before.players and before.phase != DEAL else NONE
    deed = Deed(before, after, seat, e, family.verb, family.split(action))
    lines = list(_TELLERS[before.phase](deed)) if before.phase in _TELLERS else []
    for chapter in _FOLLOWS:
        lines += chapter.follows(deed)
    return lines


def details(s: Twin, e: int, action: Action) -> Params:
    """What the label of an action says beyond its arguments."""
    if action.verb in ("done", "no", "yes"):
        return {"phase": PHASES[s.phase]}
    return {
        **build.details(s, e, action),
        **set_up.details(s, action),
        **collect.details(s, action),
        **conquest.details(s, e, action),
    }


def prompt(s: Twin, seat: int) -> Message:
    """What a seat that must act is asked: `prompt-<phase>`."""
    asker = _PROMPTS.get(s.phase)
    e = s.side_at[seat] if seat < s.players else NONE  # chance
    return Message(f"prompt-{PHASES[s.phase].replace('_', '-')}", asker(s, e) if asker else {})
