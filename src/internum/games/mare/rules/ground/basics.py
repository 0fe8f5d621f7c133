"""What every chapter uses: rulebooks, seats, powers, interruptions, the end."""

from internum.core.engine import entry, jit

from ...board import IN_PLAY, SIDES
from ...phases import OVER
from ...tiles import CASTOR_POLLUX, EMPIRES, POWER_TILE

NONE = -1
# the numbers up to 62 that have a binary digit, as sets
_DIGIT_0, _DIGIT_1, _DIGIT_2, _DIGIT_3, _DIGIT_4, _DIGIT_5 = (
    sum(1 << n for n in range(63) if n >> digit & 1) for digit in range(6)
)


@jit
def either(s, empires_code, classic_code):
    """The rule that says it in the rulebook being played."""
    if s.book == EMPIRES:
        return empires_code
    return classic_code


@jit
def in_play(s, p):
    """Is the province on the visible part of the map?"""
    return IN_PLAY[s.book, s.players, s.opt_covered, p] == 1


@jit
def plays(s, e):
    """Is the empire played by somebody (not left out, not neutralised)?"""
    return s.seat_of[e] != NONE


@jit
def by_seat(s, first, k):
    """The empire `k` seats after the empire `first`."""
    return s.side_at[(s.seat_of[first] + k) % s.players]


@entry
def has(s, e, power):
    """Does the empire have this power, by its own tile or through Castor & Pollux?"""
    tile = POWER_TILE[s.book, power]
    if tile == NONE:
        return False
    if s.owner[tile] == e:
        return True
    return s.copied == tile and s.owner[CASTOR_POLLUX] == e


@jit
def owner_of(s, power):
    """Who owns the tile that gives a power, or NONE."""
    tile = POWER_TILE[s.book, power]
    if tile == NONE:
        return NONE
    return s.owner[tile]


@jit
def unused(s, e, power):
    """Has the empire this once-a-round power, not yet used?"""
    return has(s, e, power) and (s.used[power] >> e) & 1 == 0


@jit
def use(s, e, power):
    s.used[power] |= 1 << e


@jit
def call(s, phase, actor):
    """Interrupt what is going on by a decision (or passage); `back` returns to it."""
    s.stack_phase[s.depth] = s.phase
    s.stack_actor[s.depth] = s.actor
    s.depth += 1
    s.phase = phase
    s.actor = actor


@jit
def back(s):
    s.depth -= 1
    s.phase = s.stack_phase[s.depth]
    s.actor = s.stack_actor[s.depth]
    s.stack_phase[s.depth] = OVER
    s.stack_actor[s.depth] = NONE


@jit
def ask(s, phase, actor):
    """Go over to a decision for good."""
    s.phase = phase
    s.actor = actor


@jit
def go(s, passage):
    """Go over to a passage: `rules.advance` walks on from it."""
    s.phase = passage
    s.actor = NONE


@jit
def end_game(s, winners, ending):
    s.winners = winners
    s.ending = ending
    s.phase = OVER
    s.actor = NONE
    s.waiting = 0
    for d in range(s.depth):
        s.stack_phase[d] = OVER
        s.stack_actor[d] = NONE
    s.depth = 0


@jit
def first_in(mask):
    """The first member of a set of provinces or seas that is not empty; `mask & (mask - 1)` is the rest.

    Its number is put together digit by digit, without a branch that a processor would have to guess.
    """
    bit = mask & -mask
    return (
        int(bit & _DIGIT_0 != 0)
        | int(bit & _DIGIT_1 != 0) << 1
        | int(bit & _DIGIT_2 != 0) << 2
        | int(bit & _DIGIT_3 != 0) << 3
        | int(bit & _DIGIT_4 != 0) << 4
        | int(bit & _DIGIT_5 != 0) << 5
    )


@jit
def count_bits(mask):
    n = 0
    for e in range(SIDES):
        n += (mask >> e) & 1
    return n
