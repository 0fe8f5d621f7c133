"""What a side brings to a battle: units, dice, bonuses (EM-10.7 to 10.14, 15; MN-6.28 to 6.31, 8.3, 8.7).

`place` is a province, or a sea when `at_sea` is 1; `active` says whether it is the side's own Military turn.
"""

from internum.core.engine import entry, jit

from ...option_values import CAESAR_ON_EXTRA_DIE_YES
from ...tiles import (
    ATTACK_BONUS,
    CLASSIC,
    DEFENCE_BONUS,
    EMPIRES,
    EXTRA_DIE,
    HOME_BONUS,
    LEGION_BONUS,
    TRIREME_BONUS,
)
from ..ground.basics import has
from ..ground.pieces import fortresses_of, land_units

HIT = 5  # points for one hit
# where points beside the dice come from
BY_FORTRESS, BY_ATTACK, BY_DEFENCE, BY_LEGION, BY_TRIREME, BY_HOME = range(6)
SOURCES = 6
SOURCE_POWER = (-1, ATTACK_BONUS, DEFENCE_BONUS, LEGION_BONUS, TRIREME_BONUS, HOME_BONUS)


@entry
def units_engaged(s, e, place, at_sea):
    """All that can fight there (MN-6.27)."""
    if at_sea == 1:
        return s.triremes[e, place]
    return land_units(s, e, place)


@jit
def extra_dice(s, e, place, at_sea):
    """EM-15.14: Ramses II rolls one more die on land, if he has a unit there."""
    if at_sea == 0 and has(s, e, EXTRA_DIE) and land_units(s, e, place) > 0:
        return 1
    return 0


@entry
def dice_of(s, e, place, at_sea):
    """One die per legion or trireme; none for fortresses."""
    if at_sea == 1:
        return s.triremes[e, place]
    return s.legions[e, place] + extra_dice(s, e, place, at_sea)


@jit
def bonus_dice(s, e, place):
    """The dice that Caesar and Pericles improve (`caesar_on_extra_die`)."""
    n = s.legions[e, place]
    if s.opt_caesar_on_extra_die == CAESAR_ON_EXTRA_DIE_YES:
        n += extra_dice(s, e, place, 0)
    return n


@entry
def points_from(s, e, active, place, at_sea, source):
    """The points a side gets from one source beside its dice."""
    if at_sea == 1:
        if source == BY_TRIREME and has(s, e, TRIREME_BONUS):
            return s.triremes[e, place]
        return 0
    if source == BY_FORTRESS:
        if s.book == CLASSIC:
            return 6 * fortresses_of(s, e, place)
        if fortresses_of(s, e, place) > 0:
            return 5
    # EM-16.17: by whose turn it is, wherever the battle is
    elif source == BY_ATTACK and active and has(s, e, ATTACK_BONUS):
        return bonus_dice(s, e, place)
    elif source == BY_DEFENCE and not active and has(s, e, DEFENCE_BONUS):
        return 2 * bonus_dice(s, e, place)
    elif source == BY_LEGION and has(s, e, LEGION_BONUS):
        return s.legions[e, place]
    # EM-16.24: the marker as it is now
    elif source == BY_HOME and s.marker[place] == e and has(s, e, HOME_BONUS) and land_units(s, e, place) > 0:
        return 5
    return 0


@entry
def bonus_points(s, e, active, place, at_sea):
    """EM-16.16: they add up."""
    n = 0
    for source in range(SOURCES):
        n += points_from(s, e, active, place, at_sea, source)
    return n


@entry
def hits_ignored(s, e, place, at_sea):
    """EM-10.11: a fortress takes one hit upon itself, in attack as in defence."""
    if s.book == EMPIRES and at_sea == 0 and fortresses_of(s, e, place) > 0:
        return 1
    return 0


@entry
def losses_from(s, e, place, at_sea, total):
    """Units `e` loses to an enemy total: one for each full 5 points, no more than it has there."""
    n = total // HIT - hits_ignored(s, e, place, at_sea)
    if n < 0:
        return 0
    if n > units_engaged(s, e, place, at_sea):
        return units_engaged(s, e, place, at_sea)
    return n


@entry
def die_face(s, at_sea, i):
    """What face `i` of a die shows (EM-10.19: data; MN-1.3: an ordinary die)."""
    if s.book == CLASSIC:
        return i + 1
    if at_sea == 1:
        return s.opt_sea_die_faces[i]
    return s.opt_land_die_faces[i]
