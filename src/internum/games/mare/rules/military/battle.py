"""Battles at sea and on land: who may or must fight whom, and the dice (EM-10, MN-6b); Helen of Troy (MN-9.3)."""

from internum.core.engine import jit

from ...actions import A_NO, a_attack, a_engage, a_helen, a_roll
from ...board import LEGION, PROVINCES, SEA_COUNT, SIDES
from ...codes import (
    EM_10_1,
    EM_10_2,
    EM_10_3,
    EM_10_5,
    EM_10_6,
    MN_6_20,
    MN_6_22,
    MN_6_23,
    MN_6_24,
    MN_6_25,
    MN_6_26,
    MN_6_39,
    MN_6_41,
    MN_9_3,
)
from ...option_values import MULTI_ENEMY_EACH_IN_TURN, STANDING_BATTLE_COMPULSORY, STANDING_BATTLE_NONE
from ...phases import FIGHTING, HELEN, MARCH, ROLL
from ...state import FIRST, SECOND
from ...tiles import CLASSIC, EMPIRES, TURN_LEGION
from ..ground.basics import NONE, ask, back, call, either, owner_of, unused, use
from ..ground.pieces import add_legions, clear_posts, has_enemy, land_units, units_appeared
from .losses import begin_losses
from .peace import partner
from .strength import bonus_points, dice_of, die_face

FACES = 6


@jit
def has_fought(s, mask, other):
    """0, or the rule against another battle in a space: one a turn (EM-17.7), or (`each_in_turn`) one per enemy."""
    if mask == 0 or (s.opt_multi_enemy == MULTI_ENEMY_EACH_IN_TURN and (mask >> other) & 1 == 0):
        return 0
    if (mask >> other) & 1 == 1:
        return either(s, EM_10_6, MN_6_25)
    return either(s, EM_10_3, MN_6_26)


# --- at sea


@jit
def why_not_engage(s, e, sea, other):
    """Every trireme there fights, whether it moved or not (MN-6.21)."""
    if other == e or s.triremes[e, sea] == 0 or s.triremes[other, sea] == 0:
        return either(s, EM_10_1, MN_6_20)
    if other == partner(s, e):
        return EM_10_5
    return has_fought(s, s.fought_at_sea[sea], other)


@jit
def foes_at_sea(s, e, sea):
    """Mask of those whom the active side may engage in a sea."""
    foes = 0
    if s.triremes[e, sea] > 0:
        for other in range(SIDES):
            if why_not_engage(s, e, sea, other) == 0:
                foes |= 1 << other
    return foes


@jit
def candidates_engage(s, e, out, k):
    for sea in range(SEA_COUNT[s.book]):
        foes = foes_at_sea(s, e, sea)
        if foes != 0:
            for other in range(SIDES):
                if (foes >> other) & 1 == 1:
                    out[k] = a_engage(sea, other)
                    k += 1
    return k


@jit
def can_engage(s, e):
    for sea in range(SEA_COUNT[s.book]):
        if foes_at_sea(s, e, sea) != 0:
            return True
    return False


@jit
def engage(s, e, sea, other):
    s.fought_at_sea[sea] |= 1 << other
    s.at_sea = 1
    begin_battle(s, e, sea, other)


# --- on land


@jit
def why_not_attack(s, e, p, other):
    if other == e or land_units(s, e, p) == 0:
        return either(s, EM_10_2, MN_6_22)
    if s.book == CLASSIC and s.legions[e, p] == 0:
        return MN_6_41
    if land_units(s, other, p) == 0:
        return either(s, EM_10_2, MN_6_24)
    if other == partner(s, e):
        return EM_10_5
    if s.opt_standing_battle == STANDING_BATTLE_NONE and s.entered[p] == 0:
        return MN_6_23
    if s.phase == MARCH and helen_may_act(s, e, p):  # interleaved_battles
        return MN_6_39
    return has_fought(s, s.fought[p], other)


@jit
def foes_on_land(s, e, p):
    """Mask of those whom the active side may attack in a province."""
    if land_units(s, e, p) > 0 and has_enemy(s, e, p):
        return foes_among_units(s, e, p)
    return 0


@jit
def foes_among_units(s, e, p):
    """The same where units of several stand; apart, so that the question is cheap for all other provinces."""
    foes = 0
    for other in range(SIDES):
        if why_not_attack(s, e, p, other) == 0:
            foes |= 1 << other
    return foes


@jit
def candidates_attack(s, e, out, k):
    for p in range(PROVINCES):
        foes = foes_on_land(s, e, p)
        if foes != 0:
            for other in range(SIDES):
                if (foes >> other) & 1 == 1:
                    out[k] = a_attack(p, other)
                    k += 1
    return k


@jit
def can_attack(s, e):
    for p in range(PROVINCES):
        if foes_on_land(s, e, p) != 0:
            return True
    return False


@jit
def why_not_end_battles(s, e):
    """Land battles are compulsory (EM-11.4); under `standing_battle` optional only where somebody entered this turn."""
    for p in range(PROVINCES):
        if foes_on_land(s, e, p) != 0:
            if s.entered[p] > 0:
                return either(s, EM_10_2, MN_6_22)
            if s.opt_standing_battle == STANDING_BATTLE_COMPULSORY:
                return either(s, EM_10_2, MN_6_23)
    return 0


@jit
def attack(s, e, p, other):
    s.fought[p] |= 1 << other
    s.at_sea = 0
    begin_battle(s, e, p, other)


# --- the dice


@jit
def begin_battle(s, e, place, other):
    s.battle_place = place
    s.foe = other
    s.dice_due[FIRST] = dice_of(s, e, place, s.at_sea)
    s.dice_due[SECOND] = dice_of(s, other, place, s.at_sea)
    s.total[FIRST] = bonus_points(s, e, True, place, s.at_sea)
    s.total[SECOND] = bonus_points(s, other, False, place, s.at_sea)
    ask(s, FIGHTING, e)


@jit
def go_on_fighting(s):
    """Dice first, one by one; then the losses."""
    if s.dice_due[FIRST] + s.dice_due[SECOND] > 0:
        s.phase = ROLL
    else:
        begin_losses(s)


@jit
def faces_showing(s, pips):
    n = 0
    for i in range(FACES):
        if die_face(s, s.at_sea, i) == pips:
            n += 1
    return n


@jit
def why_not_roll(s, pips):
    if faces_showing(s, pips) == 0:
        return either(s, EM_10_6, MN_6_25)
    return 0


@jit
def candidates_roll(s, out, k):
    seen = 0
    for i in range(FACES):
        pips = die_face(s, s.at_sea, i)
        if (seen >> pips) & 1 == 0:
            seen |= 1 << pips
            out[k] = a_roll(pips)
            k += 1
    return k


@jit
def roll(s, pips):
    """The active side rolls first."""
    side = FIRST
    if s.dice_due[FIRST] == 0:
        side = SECOND
    s.dice_due[side] -= 1
    s.rolled[side, pips] += 1
    s.total[side] += pips
    s.phase = FIGHTING


# --- Helen of Troy: decided after the moves, before the battles (MN-6.39)


@jit
def helen_may_act(s, e, p):
    """Could Helen turn a legion that `e` brought into a province this turn?"""
    if s.book == EMPIRES or s.entered[p] == 0:
        return False
    h = owner_of(s, TURN_LEGION)
    if h == NONE or h == e or s.marker[p] != h:
        return False
    return unused(s, h, TURN_LEGION) and s.supply[h, LEGION] > 0


@jit
def ask_helen(s, e):
    if s.book == CLASSIC:
        for p in range(PROVINCES):
            if helen_may_act(s, e, p):
                call(s, HELEN, owner_of(s, TURN_LEGION))
                return


@jit
def turned_upon(s):
    """The active side while Helen decides."""
    return s.stack_actor[s.depth - 1]


@jit
def why_not_helen(s, p):
    if helen_may_act(s, turned_upon(s), p):
        return 0
    return MN_9_3


@jit
def candidates_helen(s, out, k):
    for p in range(PROVINCES):
        if why_not_helen(s, p) == 0:
            out[k] = a_helen(p)
            k += 1
    out[k] = A_NO
    return k + 1


@jit
def helen(s, p):
    """MN-9.4: the legion is changed for one of her owner's, for good."""
    h = s.actor
    e = turned_upon(s)
    use(s, h, TURN_LEGION)
    s.entered[p] -= 1
    add_legions(s, e, p, -1)
    add_legions(s, h, p, 1)
    if s.conqueror[p] == e and s.legions[e, p] == 0:
        clear_posts(s, p)
    units_appeared(s, p)  # MN-7.19
    back(s)
