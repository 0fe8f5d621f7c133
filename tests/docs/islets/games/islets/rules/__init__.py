"""The rules of Islets come together: settling (IS-1) · towers (IS-2) · here the turn and the end (IS-2.1, IS-3)."""

from internum.core.engine import entry, jit

from ..actions import A_END, A_PASS, CODEC
from ..board import ISLETS, START
from ..codes import IS_2_1, IS_3_1
from .settling import candidates_settle, settle, why_not_settle
from .towers import candidates_tower, pass_turn, tower, why_not_pass, why_not_tower

NO_ACTION = IS_2_1

why_not_action = CODEC.dispatch(
    "s", {"settle": why_not_settle, "tower": why_not_tower, "pass": why_not_pass}, otherwise=NO_ACTION
)
carry_out = CODEC.dispatch("s", {"settle": settle, "tower": tower, "pass": pass_turn})


@entry
def set_up(s):
    for side in range(s.players):
        s.owner[START[side]] = side


@entry
def to_act(s):
    if s.round > s.opt_max_rounds:
        return 0
    return 1 << s.active


@entry
def legal(s, seat, out):
    if (to_act(s) >> seat) & 1 == 0:
        return 0
    k = candidates_tower(s, out, candidates_settle(s, out, 0))
    if k == 0:
        out[0] = A_PASS
        k = 1
    return k


@entry
def why_not(s, seat, a):
    if s.round > s.opt_max_rounds:
        return IS_3_1
    if (to_act(s) >> seat) & 1 == 0 or a < 0 or a >= A_END:
        return IS_2_1
    return why_not_action(s, a)


@entry
def apply(s, seat, a):
    carry_out(s, a)
    s.active = (s.active + 1) % s.players
    if s.active == 0:
        s.round += 1


@entry
def chance_weight(s, a):
    return 1


@entry
def points(s, side):
    count = 0
    for p in range(ISLETS):
        if s.owner[p] == side:
            count += 1 + s.tower[p]
    return count


@entry
def won(s, seat):
    if to_act(s) != 0:
        return 0
    for other in range(s.players):
        if points(s, other) > points(s, seat):
            return 0
    return 1


@jit
def stands_on_nothing(s, p):
    return s.tower[p] == 1 and s.owner[p] < 0


@entry
def sound(s):
    """1: a tower where nobody has settled; 2: an islet of somebody who does not play."""
    for p in range(ISLETS):
        if stands_on_nothing(s, p):
            return 1
        if s.owner[p] >= s.players:
            return 2
    return 0
