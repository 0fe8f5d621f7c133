"""Who alone holds an enemy province, with the rights of a Conqueror (EM-11.5 to 11.7, 12.1; MN-0.9, 7.5 to 7.8)."""

from internum.core.engine import entry, jit

from ...board import HOME, SLOTS
from ...codes import EM_11_5, EM_11_7, MN_7_5, MN_7_7, MN_7_8
from ...option_values import FORTRESS_HOLDS_YES, NEUTRAL_CAPITAL_CONVERTIBLE_NO, REPEAT_CONQUEST_NO
from ...phases import CAMPAIGN, CONQUEST
from ...tiles import CLASSIC, EMPIRES
from ..ground.basics import NONE, ask, either, plays
from ..ground.pieces import enemy_legions, has_enemy, posted


@entry
def is_alone(s, e, p):
    """Has nobody else a land unit in the province? (`fortress_holds` off: a lone fortress does not count.)"""
    if s.book == EMPIRES or s.opt_fortress_holds == FORTRESS_HOLDS_YES:
        return not has_enemy(s, e, p)
    return enemy_legions(s, e, p) == 0


@entry
def is_safe_capital(s, p):
    """A capital province whose marker can never be replaced (EM-12.1, MN-7.30; neutralised ones: MN-2.47).

    Its buildings can be pillaged and occupied (EM-12.2, MN-7.14).
    """
    e = int(HOME[s.book, p])
    if e == NONE:
        return False
    return s.book == EMPIRES or plays(s, e) or s.opt_neutral_capital_convertible == NEUTRAL_CAPITAL_CONVERTIBLE_NO


@jit
def why_not_conquer(s, e, p):
    """Is `e`, in its own turn, Conqueror of the province?"""
    if s.marker[p] == NONE or s.marker[p] == e:
        return either(s, EM_11_7, MN_7_8)
    if s.legions[e, p] == 0 or not is_alone(s, e, p):
        return either(s, EM_11_5, MN_7_5)
    if s.book == CLASSIC and s.opt_repeat_conquest == REPEAT_CONQUEST_NO and s.entered[p] == 0 and s.fought[p] == 0:
        return MN_7_7
    return 0


@jit
def buildings_in(s, p):
    n = 0
    for slot in range(SLOTS):
        n += s.built[p, slot]
    return n


@jit
def is_worth_asking(s, p):
    """Could a Conqueror do anything there: pillage or occupy a building, take or keep a Post?"""
    return not is_safe_capital(s, p) or buildings_in(s, p) > 0 or posted(s, p) > 0


@jit
def is_open(s, e, p):
    """Has the active side a conquest to settle in the province?"""
    return s.legions[e, p] > 0 and s.settled[p] == 0 and why_not_conquer(s, e, p) == 0 and is_worth_asking(s, p)


@jit
def open_conquest(s, e, p):
    """Ask for the conquest of one province at once (MN-7.5)."""
    if is_open(s, e, p):
        s.conqueror[p] = e
        s.conquest = p
        ask(s, CONQUEST, e)


@jit
def settle(s, e, p):
    s.settled[p] = 1
    s.conquest = NONE
    ask(s, CAMPAIGN, e)
