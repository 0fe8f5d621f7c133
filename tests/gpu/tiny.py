"""A game as small as can be, to be compiled in seconds: seats in turn take one to three of what is left."""

from __future__ import annotations

from internum.core.engine import entry
from internum.core.state import Field, Layout

LAYOUT = Layout(
    [
        Field("left", "what is left", default=100),
        Field("active", "who takes", high=1),
        Field("phase", "there is but one", high=0),
    ]
)


@entry
def to_act(s):
    return 1 << s.active if s.left > 0 else 0


@entry
def legal(s, seat, out):
    k = 0
    while k < 3 and k < s.left:
        out[k] = k
        k += 1
    return k


@entry
def apply(s, seat, a):
    s.left -= a + 1
    s.active = 1 - s.active


@entry
def chance_weight(s, a):
    return 1
