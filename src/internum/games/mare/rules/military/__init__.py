"""The Military phase and leadership: which chapter answers for what.

`rules` hands every phase from PEACE to AWARD, and every passage from BEGIN_MILITARY on, to the functions of this file.
Behind them stand `campaign`, `peace`, `movement`, `strength`, `battle`, `losses`, `siege`, `conversion`, `conquest`,
`leaders`.
"""

from internum.core.engine import jit

from ...actions import (
    A_ATTACK,
    A_AWARD,
    A_CAST_OFF,
    A_CONTROL,
    A_CONVERT,
    A_DONE,
    A_ENGAGE,
    A_GAIN,
    A_HELEN,
    A_HOLD,
    A_LEAVE,
    A_LOSE,
    A_LOSE_POST,
    A_MARCH,
    A_NEXT,
    A_NO,
    A_OCCUPY,
    A_PEACE,
    A_PILLAGE,
    A_ROLL,
    A_SACRIFICE,
    A_SAIL,
    A_TAKE,
    A_VACATE,
)
from ...board import POSTS, PROVINCES, SEAS, SIDES, SLOTS
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
from ..ground.basics import back, go
from ..ground.phase_rules import PHASE_RULE
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
from .campaign import begin_military, campaign, end_step, is_interleaved, next_campaign, next_mover
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
from .peace import candidates_peace, peace, why_not_peace
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


@jit
def why_not_military(s, e, a):
    if a == A_DONE:
        return why_not_done(s, e)
    if s.phase == MARCH or s.phase == SAIL or s.phase == SEA_BATTLE or s.phase == LAND_BATTLE or s.phase == VACATE:
        return why_not_move_or_fight(s, e, a)
    if s.phase == CONQUEST or s.phase == OCCUPY or s.phase == CONVERT or s.phase == SPOILS:
        return why_not_conquest(s, e, a)
    if s.phase == NAME_MOVER and A_NEXT <= a < A_CONTROL:
        return why_not_next(s, a - A_NEXT)
    if s.phase == ROLL and A_ROLL <= a < A_LOSE:
        return why_not_roll(s, a - A_ROLL)
    if s.phase == LOSE and A_LOSE <= a < A_LOSE_POST:
        return why_not_lose(s, e, a - A_LOSE)
    if s.phase == LOSE and A_LOSE_POST <= a < A_PILLAGE:
        return why_not_lose_post(s, e, a - A_LOSE_POST)
    if s.phase == AWARD and a >= A_AWARD:
        return why_not_award(s, a - A_AWARD)
    if s.phase == PEACE and A_PEACE <= a < A_SAIL:
        return why_not_peace(s, e, a - A_PEACE)
    if s.phase == HELEN and A_HELEN <= a < A_ATTACK:
        return why_not_helen(s, a - A_HELEN)
    if (s.phase == PEACE or s.phase == HELEN) and a == A_NO:
        return 0
    return int(PHASE_RULE[s.book, s.phase])


@jit
def why_not_done(s, e):
    if s.phase == MARCH:
        return why_not_end_march(s, e)
    if s.phase == LAND_BATTLE:
        return why_not_end_battles(s, e)
    if s.phase == SAIL or s.phase == SEA_BATTLE or s.phase == CONVERT or s.phase == CONQUEST or s.phase == OCCUPY:
        return 0
    return int(PHASE_RULE[s.book, s.phase])


@jit
def why_not_move_or_fight(s, e, a):
    if A_SAIL <= a < A_CAST_OFF and s.phase == SAIL:
        return why_not_sail(s, (a - A_SAIL) // SEAS, (a - A_SAIL) % SEAS)
    if A_CAST_OFF <= a < A_ENGAGE and s.phase == SAIL:
        return why_not_cast_off(s, e, (a - A_CAST_OFF) // SEAS, (a - A_CAST_OFF) % SEAS)
    if A_ENGAGE <= a < A_MARCH and (s.phase == SEA_BATTLE or (s.phase == SAIL and is_interleaved(s))):
        return why_not_engage(s, e, (a - A_ENGAGE) // SIDES, (a - A_ENGAGE) % SIDES)
    if A_MARCH <= a < A_VACATE and s.phase == MARCH:
        return why_not_march(s, e, (a - A_MARCH) // PROVINCES, (a - A_MARCH) % PROVINCES)
    if A_VACATE <= a < A_HELEN and s.phase == VACATE:
        return why_not_vacate(s, e, a - A_VACATE)
    if A_ATTACK <= a < A_ROLL and (s.phase == LAND_BATTLE or (s.phase == MARCH and is_interleaved(s))):
        return why_not_attack(s, e, (a - A_ATTACK) // SIDES, (a - A_ATTACK) % SIDES)
    return int(PHASE_RULE[s.book, s.phase])


@jit
def why_not_conquest(s, e, a):
    if A_OCCUPY <= a < A_CONVERT and (s.phase == CONQUEST or s.phase == OCCUPY):
        return why_not_occupy(s, e, (a - A_OCCUPY) // POSTS, (a - A_OCCUPY) % POSTS)
    if A_CONVERT <= a < A_SACRIFICE and (s.phase == CONQUEST or s.phase == CONVERT):
        return why_not_convert(s, e, a - A_CONVERT)
    if A_HOLD <= a < A_LEAVE and (s.phase == CONQUEST or s.phase == CONVERT):
        return why_not_hold(s, e, a - A_HOLD)
    if A_PILLAGE <= a < A_OCCUPY and s.phase == CONQUEST:
        return why_not_pillage(s, e, (a - A_PILLAGE) // SLOTS, (a - A_PILLAGE) % SLOTS)
    if A_SACRIFICE <= a < A_HOLD and s.phase == CONQUEST:
        return why_not_sacrifice(s, e, a - A_SACRIFICE)
    if A_LEAVE <= a < A_AWARD and s.phase == CONQUEST:
        return why_not_leave(s, e, a - A_LEAVE)
    if A_GAIN <= a < A_TAKE and s.phase == SPOILS:
        return why_not_spoils(s, a - A_GAIN)
    return int(PHASE_RULE[s.book, s.phase])


@jit
def apply_military(s, e, a):
    if a == A_DONE:
        end_step(s, e)
    elif a == A_NO:
        if s.phase == HELEN:
            back(s)
        else:
            go(s, CAMPAIGNS)
    elif A_GAIN <= a < A_TAKE:
        take_spoils(s, e, a - A_GAIN)
    elif A_NEXT <= a < A_CONTROL:
        next_mover(s, a - A_NEXT)
    elif A_PEACE <= a < A_SAIL:
        peace(s, e, a - A_PEACE)
        go(s, CAMPAIGNS)
    elif A_SAIL <= a < A_CAST_OFF:
        sail(s, e, (a - A_SAIL) // SEAS, (a - A_SAIL) % SEAS)
    elif A_CAST_OFF <= a < A_ENGAGE:
        cast_off(s, e, (a - A_CAST_OFF) // SEAS, (a - A_CAST_OFF) % SEAS)
    elif A_ENGAGE <= a < A_MARCH:
        engage(s, e, (a - A_ENGAGE) // SIDES, (a - A_ENGAGE) % SIDES)
    elif A_MARCH <= a < A_VACATE:
        march(s, e, (a - A_MARCH) // PROVINCES, (a - A_MARCH) % PROVINCES)
    elif A_VACATE <= a < A_HELEN:
        vacate(s, e, a - A_VACATE)
    elif A_HELEN <= a < A_ATTACK:
        helen(s, a - A_HELEN)
    elif A_ATTACK <= a < A_ROLL:
        attack(s, e, (a - A_ATTACK) // SIDES, (a - A_ATTACK) % SIDES)
    elif A_ROLL <= a < A_LOSE:
        roll(s, a - A_ROLL)
    elif A_LOSE <= a < A_LOSE_POST:
        lose(s, e, a - A_LOSE)
    elif A_LOSE_POST <= a < A_PILLAGE:
        lose_post(s, e, a - A_LOSE_POST)
    elif A_PILLAGE <= a < A_OCCUPY:
        pillage(s, e, (a - A_PILLAGE) // SLOTS, (a - A_PILLAGE) % SLOTS)
    elif A_OCCUPY <= a < A_CONVERT:
        occupy(s, e, (a - A_OCCUPY) // POSTS, (a - A_OCCUPY) % POSTS)
    elif A_CONVERT <= a < A_SACRIFICE:
        convert(s, e, a - A_CONVERT)
    elif A_SACRIFICE <= a < A_HOLD:
        sacrifice(s, e, a - A_SACRIFICE)
    elif A_HOLD <= a < A_LEAVE:
        settle(s, e, a - A_HOLD)
    elif A_LEAVE <= a < A_AWARD:
        leave(s, e, a - A_LEAVE)
    elif a >= A_AWARD:
        award(s, a - A_AWARD)


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
    return faces_showing(s, a - A_ROLL)
