"""Losses of a battle: how many, which units, what they change (EM-10.10 to 10.18, 11.10, 11.11; MN-6.32 to 6.40).

In 2016 both sides name their losses at the same time; in 2003 the defender first. What leaves no choice is not asked.
"""

from internum.core.engine import entry, jit

from ...actions import LOSE_FORTRESS, LOSE_LEGION, PIPS, a_lose, a_lose_post
from ...board import POSTS
from ...codes import EM_10_12, EM_10_15, MN_6_34
from ...option_values import FORTRESS_HOLDS_NO, NEUTRAL_LOSSES_ATTACKER_CHOOSES
from ...phases import CAMPAIGN, LOSE
from ...state import FIRST, SECOND
from ...tiles import CLASSIC, EMPIRES
from ..ground.basics import NONE, ask, either, plays
from ..ground.pieces import add_fortress, add_legions, add_triremes, clear_posts, fortresses_of, land_units
from .movement import on_posts, stands_on, step_off
from .siege import is_alone, open_conquest
from .strength import losses_from


@jit
def side_in(s, c):
    """The empire of a combatant: the active side, or its opponent."""
    if c == FIRST:
        return s.actor
    return s.foe


@jit
def begin_losses(s):
    for c in range(2):
        s.losses_due[c] = losses_from(s, side_in(s, c), s.battle_place, s.at_sea, s.total[1 - c])
    if s.at_sea == 1:
        for c in range(2):
            add_triremes(s, side_in(s, c), s.battle_place, -s.losses_due[c])
        end_battle(s)
        return
    end_posts_lost_anyway(s)
    for c in range(2):
        name_without_choice(s, c)
    go_on_naming(s)


@jit
def end_posts_lost_anyway(s):
    """EM-11.10b, MN-7.19: a Conqueror who will not be alone after the battle has no Posts to choose among."""
    p = s.battle_place
    holder = s.conqueror[p]
    if holder == NONE:
        return
    for c in range(2):
        e = side_in(s, c)
        left = land_units(s, e, p) - s.losses_due[c]
        if s.opt_fortress_holds == FORTRESS_HOLDS_NO:  # perhaps only the fortress, which then does not count
            left -= fortresses_of(s, e, p)
        if e != holder and left > 0:
            clear_posts(s, p)
            return


# --- naming


@jit
def units_left(s, c):
    """Units a combatant has not yet named."""
    return land_units(s, side_in(s, c), s.battle_place) - named(s, c)


@jit
def named(s, c):
    n = s.legions_lost[c] + s.fortress_lost[c]
    for post in range(POSTS):
        n += (s.posts_lost[c] >> post) & 1
    return n


@jit
def loose_legions(s, c):
    """Legions without Post, not yet named."""
    e = side_in(s, c)
    return s.legions[e, s.battle_place] - on_posts(s, e, s.battle_place) - s.legions_lost[c]


@jit
def fortresses_left(s, c):
    return fortresses_of(s, side_in(s, c), s.battle_place) - s.fortress_lost[c]


@jit
def post_left(s, c, post):
    return (s.posts_lost[c] >> post) & 1 == 0 and stands_on(s, side_in(s, c), s.battle_place, post)


@jit
def kinds_left(s, c):
    """Between how many different things can a combatant choose?"""
    n = 0
    if loose_legions(s, c) > 0:
        n += 1
    if fortresses_left(s, c) > 0:
        n += 1
    for post in range(POSTS):
        if post_left(s, c, post):
            n += 1
    return n


@jit
def name_without_choice(s, c):
    """All units, units of one kind only, or a neutralised side's: legions first (MN-2.46)."""
    fixed = not plays(s, side_in(s, c)) and s.opt_neutral_losses != NEUTRAL_LOSSES_ATTACKER_CHOOSES
    if s.losses_due[c] == 0 or (not fixed and s.losses_due[c] < units_left(s, c) and kinds_left(s, c) > 1):
        return
    name_some(s, c, LOSE_LEGION, loose_legions(s, c))
    for post in range(POSTS):
        if s.losses_due[c] > 0 and post_left(s, c, post):
            s.posts_lost[c] |= 1 << post
            s.losses_due[c] -= 1
    name_some(s, c, LOSE_FORTRESS, fortresses_left(s, c))


@jit
def name_some(s, c, kind, available):
    n = min(available, s.losses_due[c])
    if kind == LOSE_LEGION:
        s.legions_lost[c] += n
    else:
        s.fortress_lost[c] += n
    s.losses_due[c] -= n


@jit
def go_on_naming(s):
    """Who has still to name losses: both at once in 2016, the defender first in 2003 (ruling A-65)."""
    mask = 0
    if s.losses_due[SECOND] > 0:
        if plays(s, s.foe):
            mask = 1 << s.foe
        else:
            mask = 1 << s.actor
    if s.losses_due[FIRST] > 0 and (s.book == EMPIRES or mask == 0):
        mask |= 1 << s.actor
    s.waiting = mask
    if mask != 0:
        s.phase = LOSE
        return
    for c in range(2):
        remove_losses(s, c)
    end_battle(s)


@entry
def named_by(s, e):
    """The combatant whose losses `e` names now: its own, or those of a neutralised opponent."""
    if e == s.actor and (plays(s, s.foe) or s.losses_due[SECOND] == 0):
        return FIRST
    return SECOND


@jit
def why_not_lose(s, e, kind):
    c = named_by(s, e)
    if kind == LOSE_LEGION and loose_legions(s, c) > 0:
        return 0
    if kind == LOSE_FORTRESS and fortresses_left(s, c) > 0:
        return 0
    return either(s, EM_10_12, MN_6_34)


@jit
def why_not_lose_post(s, e, post):
    if post_left(s, named_by(s, e), post):
        return 0
    return either(s, EM_10_15, MN_6_34)


@jit
def candidates_lose(s, e, out, k):
    for kind in range(2):
        if why_not_lose(s, e, kind) == 0:
            out[k] = a_lose(kind)
            k += 1
    for post in range(POSTS):
        if why_not_lose_post(s, e, post) == 0:
            out[k] = a_lose_post(post)
            k += 1
    return k


@jit
def lose(s, e, kind):
    c = named_by(s, e)
    name_some(s, c, kind, 1)
    name_without_choice(s, c)
    go_on_naming(s)


@jit
def lose_post(s, e, post):
    c = named_by(s, e)
    s.posts_lost[c] |= 1 << post
    s.losses_due[c] -= 1
    name_without_choice(s, c)
    go_on_naming(s)


# --- what the losses change


@jit
def remove_losses(s, c):
    e = side_in(s, c)
    p = s.battle_place
    for post in range(POSTS):
        if (s.posts_lost[c] >> post) & 1 == 1:
            step_off(s, p, post)
            add_legions(s, e, p, -1)
    add_legions(s, e, p, -s.legions_lost[c])
    if s.fortress_lost[c] > 0:
        add_fortress(s, p, -s.fortress_lost[c])


@jit
def end_battle(s):
    """Survivors stay; status and Posts of a Conqueror go on only if he is alone (EM-11.10, 11.11)."""
    e = s.actor
    place = s.battle_place
    by_sea = s.at_sea
    forget_battle(s)
    ask(s, CAMPAIGN, e)
    if by_sea == 1:
        s.unmoved_triremes[place] = min(s.unmoved_triremes[place], s.triremes[e, place])
        return
    s.unmoved[place] = min(s.unmoved[place], s.legions[e, place])
    s.entered[place] = min(s.entered[place], s.legions[e, place])
    holder = s.conqueror[place]
    if holder != NONE and (s.legions[holder, place] == 0 or not is_alone(s, holder, place)):
        clear_posts(s, place)
    if s.book == CLASSIC:  # MN-7.5: the choice follows the battle
        open_conquest(s, e, place)


@jit
def forget_battle(s):
    s.at_sea = 0
    s.battle_place = NONE
    s.foe = NONE
    for c in range(2):
        s.total[c] = 0
        s.losses_due[c] = 0
        s.legions_lost[c] = 0
        s.fortress_lost[c] = 0
        s.posts_lost[c] = 0
        for pips in range(PIPS):
            s.rolled[c, pips] = 0
