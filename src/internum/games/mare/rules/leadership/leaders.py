"""Leadership: titles by levels, ties, the win by three titles (EM-13.5 to 13.10, 14.12; MN-3.4 to 3.15).

`s.cursor` is the title being settled, in the order trade, culture, military.
"""

from internum.core.engine import jit

from ...actions import a_award
from ...board import SIDES, TRADE
from ...codes import EM_13_6, MN_3_12
from ...phases import AWARD, AWARDING, BEGIN_ROUND, LEADERSHIP_STAGE
from ...state import BY_TITLES
from ...tiles import CLASSIC, EMPIRES
from ..ground.basics import NONE, ask, either, end_game, go
from ..ground.titles import everybody, highest, only_one

TITLES = 3


@jit
def begin_leadership(s):
    s.stage = LEADERSHIP_STAGE
    s.cursor = 0
    go(s, AWARDING)


@jit
def go_on_awarding(s):
    """Settle titles until a tie must be decided; after the last one a new round begins."""
    while s.cursor < TITLES:
        holder = s.title[s.cursor]
        tied = highest(s, s.cursor, everybody(s))
        winner = only_one(tied)  # EM-13.4: by the real value, above XV too
        if winner == NONE and holder == NONE:
            winner = first_by_seat(s, tied)
        if winner == NONE and s.book == CLASSIC and (tied >> holder) & 1 == 1:  # MN-3.11
            winner = holder
        if winner == NONE:
            ask(s, AWARD, holder)
            return
        give_title(s, s.cursor, winner)
        s.cursor += 1
    s.cursor = 0
    end_round(s)


@jit
def first_by_seat(s, mask):
    for seat in range(s.players):
        if (mask >> s.side_at[seat]) & 1 == 1:
            return s.side_at[seat]
    return NONE


@jit
def give_title(s, title, e):
    """EM-3.8: in this phase only. EM-13.9: a new Trade Leader gets all Exchange markers back."""
    if title == TRADE and s.title[title] != e:
        for space in range(TITLES):
            s.exchange[space] = NONE
    s.title[title] = e


@jit
def end_round(s):
    if s.book == EMPIRES and s.title[0] == s.title[1] and s.title[1] == s.title[2]:  # EM-14.12
        end_game(s, 1 << s.title[0], BY_TITLES)
        return
    s.round += 1
    go(s, BEGIN_ROUND)


@jit
def why_not_award(s, e):
    if (highest(s, s.cursor, everybody(s)) >> e) & 1 == 1:
        return 0
    return either(s, EM_13_6, MN_3_12)


@jit
def candidates_award(s, out, k):
    tied = highest(s, s.cursor, everybody(s))
    for e in range(SIDES):
        if (tied >> e) & 1 == 1:
            out[k] = a_award(e)
            k += 1
    return k


@jit
def award(s, e):
    give_title(s, s.cursor, e)
    s.cursor += 1
    go(s, AWARDING)
