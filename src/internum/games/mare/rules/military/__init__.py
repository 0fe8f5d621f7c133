"""The Military phase and leadership: which chapter answers for what.

`rules` hands every phase from PEACE to AWARD, and every passage from BEGIN_MILITARY on, to the functions of this file.
Behind them stand `campaign`, `peace`, `movement`, `strength`, `battle`, `losses`, `siege`, `conversion`, `conquest`,
`leaders`.
"""

from internum.core.codec import Table
from internum.core.engine import jit

from ...actions import A_DONE, pips_of_roll
from ...phases import (
    AWARD,
    AWARDING,
    BEGIN_LEADERSHIP,
    BEGIN_MILITARY,
    CAMPAIGN,
    CAMPAIGNS,
    CONQUEST,
    CONVERT,
    FIGHTING,
    HELEN,
    LAND_BATTLE,
    LOSE,
    MARCH,
    NAME_MOVER,
    OCCUPY,
    PEACE,
    ROLL,
    SAIL,
    SEA_BATTLE,
    SPOILS,
    VACATE,
)
from ..ground.basics import back
from ..ground.turns import candidates_next, why_not_next
from ..leadership.leaders import award, begin_leadership, candidates_award, go_on_awarding, why_not_award
from .battle import (
    attack,
    candidates_attack,
    candidates_engage,
    candidates_helen,
    candidates_roll,
    engage,
    faces_showing,
    go_on_fighting,
    helen,
    roll,
    why_not_attack,
    why_not_end_battles,
    why_not_engage,
    why_not_helen,
    why_not_roll,
)
from .campaign import (
    begin_military,
    campaign,
    end_step,
    is_interleaved,
    next_campaign,
    next_mover,
    why_not_attack_between_moves,
    why_not_engage_between_moves,
)
from .conquest import (
    candidates_conquest,
    candidates_occupy,
    candidates_spoils,
    leave,
    occupy,
    pillage,
    take_spoils,
    why_not_hold,
    why_not_leave,
    why_not_occupy,
    why_not_pillage,
    why_not_spoils,
)
from .conversion import candidates_convert, convert, sacrifice, why_not_convert, why_not_sacrifice
from .losses import candidates_lose, lose, lose_post, why_not_lose, why_not_lose_post
from .movement import (
    candidates_cast_off,
    candidates_march,
    candidates_sail,
    candidates_vacate,
    cast_off,
    march,
    sail,
    vacate,
    why_not_cast_off,
    why_not_end_march,
    why_not_march,
    why_not_sail,
    why_not_vacate,
)
from .peace import candidates_peace, make_peace, refuse_peace, why_not_peace
from .siege import settle


@jit
def legal_military(s, e, out):
    """The legal actions of `e` (NONE: chance) in a military phase."""
    k = 0
    if s.phase == MARCH:
        k = candidates_march(s, e, out, k)
        if is_interleaved(s):
            k = candidates_attack(s, e, out, k)
        return with_done(why_not_end_march(s, e), out, k)
    if s.phase == ROLL:
        return candidates_roll(s, out, k)
    if s.phase == SAIL:
        k = candidates_sail(s, out, k)
        k = candidates_cast_off(s, e, out, k)
        if is_interleaved(s):
            k = candidates_engage(s, e, out, k)
        return with_done(0, out, k)
    if s.phase == SEA_BATTLE:
        return with_done(0, out, candidates_engage(s, e, out, k))
    if s.phase == LAND_BATTLE:
        return with_done(why_not_end_battles(s, e), out, candidates_attack(s, e, out, k))
    if s.phase == LOSE:
        return candidates_lose(s, e, out, k)
    if s.phase == CONQUEST:
        return candidates_conquest(s, e, out, k)
    if s.phase == OCCUPY:
        return with_done(0, out, candidates_occupy(s, e, s.conquest, out, k))
    if s.phase == NAME_MOVER:
        return candidates_next(s, out, k)
    if s.phase == VACATE:
        return candidates_vacate(s, e, out, k)
    if s.phase == AWARD:
        return candidates_award(s, out, k)
    if s.phase == CONVERT:
        return candidates_convert(s, e, out, k)
    if s.phase == SPOILS:
        return candidates_spoils(s, out, k)
    if s.phase == PEACE:
        return candidates_peace(s, e, out, k)
    if s.phase == HELEN:
        return candidates_helen(s, out, k)
    return k


@jit
def with_done(code, out, k):
    """Adds `done` to the list if nothing speaks against it."""
    if code == 0:
        out[k] = A_DONE
        return k + 1
    return k


DECISIONS: Table = {
    PEACE: {"peace": (why_not_peace, make_peace), "no": (0, refuse_peace)},
    NAME_MOVER: {"next": (why_not_next, next_mover)},
    CONVERT: {"convert": (why_not_convert, convert), "hold": (why_not_hold, settle), "done": (0, end_step)},
    SAIL: {
        "sail": (why_not_sail, sail),
        "cast-off": (why_not_cast_off, cast_off),
        "engage": (why_not_engage_between_moves, engage),
        "done": (0, end_step),
    },
    SEA_BATTLE: {"engage": (why_not_engage, engage), "done": (0, end_step)},
    MARCH: {
        "march": (why_not_march, march),
        "attack": (why_not_attack_between_moves, attack),
        "done": (why_not_end_march, end_step),
    },
    VACATE: {"vacate": (why_not_vacate, vacate)},
    HELEN: {"helen": (why_not_helen, helen), "no": (0, back)},
    LAND_BATTLE: {"attack": (why_not_attack, attack), "done": (why_not_end_battles, end_step)},
    ROLL: {"roll": (why_not_roll, roll)},
    LOSE: {"lose": (why_not_lose, lose), "lose-post": (why_not_lose_post, lose_post)},
    CONQUEST: {
        "pillage": (why_not_pillage, pillage),
        "occupy": (why_not_occupy, occupy),
        "convert": (why_not_convert, convert),
        "sacrifice": (why_not_sacrifice, sacrifice),
        "hold": (why_not_hold, settle),
        "leave": (why_not_leave, leave),
        "done": (0, end_step),
    },
    OCCUPY: {"occupy": (why_not_occupy, occupy), "done": (0, end_step)},
    SPOILS: {"gain": (why_not_spoils, take_spoils)},
    AWARD: {"award": (why_not_award, award)},
}


@jit
def advance_military(s):
    """Walk on from a passage of the Military phase or of leadership."""
    if s.phase == CAMPAIGN:
        campaign(s)
    elif s.phase == FIGHTING:
        go_on_fighting(s)
    elif s.phase == CAMPAIGNS:
        next_campaign(s)
    elif s.phase == BEGIN_MILITARY:
        begin_military(s)
    elif s.phase == BEGIN_LEADERSHIP:
        begin_leadership(s)
    elif s.phase == AWARDING:
        go_on_awarding(s)


@jit
def military_weight(s, a):
    """How many faces of the die show it."""
    return faces_showing(s, pips_of_roll(a))
