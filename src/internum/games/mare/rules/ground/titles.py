"""Who is first by levels: what the set-up and leadership both ask (EM-13.5, MN-3.5 to 3.12)."""

from internum.core.engine import jit

from ...board import SIDES
from .basics import NONE, plays


@jit
def everybody(s):
    """Mask of the players."""
    mask = 0
    for e in range(SIDES):
        if plays(s, e):
            mask |= 1 << e
    return mask


@jit
def highest(s, title, among):
    """Mask of those with the highest level among some players."""
    best = -1
    tied = 0
    for e in range(SIDES):
        if (among >> e) & 1 == 1:
            if s.level[e, title] > best:
                best = s.level[e, title]
                tied = 0
            if s.level[e, title] == best:
                tied |= 1 << e
    return tied


@jit
def only_one(mask):
    for e in range(SIDES):
        if mask == 1 << e:
            return e
    return NONE
