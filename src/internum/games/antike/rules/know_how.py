"""Know-how (AN-9): the ladder of eight, in four lines of a basic and an advanced one (AN-9.1, 9.8)."""

from internum.core.engine import entry, jit

from ..actions import a_learn
from ..board import GOLD, KNOW_HOW_COUNT, LEVELS
from ..codes import AN_5_3, AN_9_6, AN_9_9
from ..state import KNOW_HOW
from .payment import can_pay, owe
from .phases import why_not_in_this_step


@entry
def know_how_price(s, line, level):
    """AN-9.4, 9.5, 9.11: dear for the discoverer, cheap for those who follow, as it stands at each purchase."""
    known = s.discovered[line] >= level
    if level == 1:
        return 3 if known else 7
    return 5 if known else 10


@jit
def why_not_learn(s, know_how):
    if s.phase != KNOW_HOW:
        return why_not_in_this_step(s)
    n = s.active
    line = know_how // LEVELS
    level = know_how % LEVELS + 1
    if s.know_how[n, line] >= level:
        return AN_9_9
    if s.know_how[n, line] < level - 1:
        return AN_9_6
    if not can_pay(s, n, GOLD, know_how_price(s, line, level)):
        return AN_5_3
    return 0


@jit
def candidates_learn(s, out, k):
    for know_how in range(KNOW_HOW_COUNT):
        if why_not_learn(s, know_how) == 0:
            out[k] = a_learn(know_how)
            k += 1
    return k


@jit
def learn(s, know_how):
    # AN-9.3: in gold
    owe(s, a_learn(know_how), GOLD, know_how_price(s, know_how // LEVELS, know_how % LEVELS + 1))


@jit
def know_how_paid(s, know_how):
    line = know_how // LEVELS
    s.know_how[s.active, line] += 1
    if s.know_how[s.active, line] > s.discovered[line]:
        s.discovered[line] = s.know_how[s.active, line]
        s.firsts += 1  # AN-9.10: a scholar in step 5
