# mypy: disable-error-code="no-untyped-def"
"""A guide for a game without one of its own: nobody is ahead, nothing is obvious, all actions are equal."""

from collections.abc import Sequence

from internum.core.engine import entry
from internum.core.events import Message
from internum.core.state import Twin

from . import PARTS

BUFFER = 8
CURIOSITY = 0.5
EMPTY = 1.0
NAMES: tuple[str, ...] = ()
PLANS_PAY = False
SIGN_OPEN: dict[str, float] = {}


def horizon(game_id: str) -> int:
    return 4


def anchor(game_id: str) -> float:
    return 0.0


def tries(game_id: str) -> int:
    return 1


def weights(game_id: str) -> list[float]:
    return []


@entry
def evaluate(s, values):
    for seat in range(8):
        values[seat] = 1.0 / s.players if seat < s.players else 0.0


@entry
def obvious(s, seat, out, k):
    return -1


@entry
def weigh(s, seat, out, k, weights):
    for j in range(k):
        weights[j] = 1.0


@entry
def turn_of(s):
    return s.round * PARTS


@entry
def takes_turn(s, seat):
    return 0


@entry
def idle(s, seat, out, k):
    return 0


@entry
def reply(s, seat, out, k):
    return 0


@entry
def is_empty(before, after, seat):
    return 0


def reasons(before: Twin, after: Twin, seat: int) -> list[Message]:
    return []


def goal(positions: Sequence[Twin], seat: int) -> Message | None:
    return None


def turn_taken(before: Twin, after: Twin) -> tuple[int | None, bool]:
    return None, False
