# mypy: disable-error-code="no-untyped-def"
"""Planning several own turns ahead: a beam search whose unit is the whole turn, inside compiled code.

From each position of the beam a number of whole turns is sampled by the guide's policy; where a turn ends the guide
evaluates it, and the best positions go on, each value once (equal values are nearly always the same position, reached
in another order). What rivals do in between is given: the turns that were planned for them beforehand, as far as they
are legal, or nothing.

A *line* is the decisions of one turn: `line[0]` is their number. Forced and obvious ones are left out, so that a line
can be followed wherever the rest goes by itself.
"""

from __future__ import annotations

from typing import Any

from .evaluation import PARTS

R: Any = None  # see `compiled`

CHANCE = 7
LONGEST = 96  # decisions of a line
CERTAIN = 0.999  # no evaluation promises so much before the game is over
WARY = 4.0  # who misjudges positions sees at least that a turn brings nothing, and shuns it the more
STEPS = 400  # actions of a turn, forced and obvious ones included


def unasked(s, seat, me, out, k):
    """The index of what happens without a thought of `me`: forced, obvious, chance, a rival's reply; else -1.

    Of chance the middle outcome is taken: plans are not to count on luck.
    """
    if k == 1:
        return 0
    if seat == CHANCE:
        return k // 2
    pick = R.obvious(s, seat, out, k)
    if pick < 0 and seat != me:
        pick = R.reply(s, seat, out, k)
    return pick


def go_on_alone(s, me, out):
    """Play what happens without a thought of `me`, to the turn's end at most; returns the choices then, 0: none."""
    turn = R.turn_of(s) // PARTS
    for _ in range(STEPS):
        mask = R.to_act(s)
        if mask == 0 or R.turn_of(s) // PARTS != turn:
            break
        seat = R.acting_seat(mask)
        k = R.legal(s, seat, out)
        pick = R.unasked(s, seat, me, out, k)
        if pick < 0:
            return k
        R.apply(s, seat, out[pick])
    return 0


def sample_turn(s, me, x, out, weights, line):
    """Play the turn of `me` by the policy and note its line; returns the random generator's state."""
    turn = R.turn_of(s) // PARTS
    count = 0
    for _ in range(STEPS):
        if R.turn_of(s) // PARTS != turn:
            break
        k = R.go_on_alone(s, me, out)
        if k == 0 or R.takes_turn(s, me) == 0:
            break
        if count == LONGEST:
            pick = R.idle(s, me, out, k)
        else:
            x = R.next_random(x)
            pick = R.pick_by_weight(s, me, out, k, weights, x)
            count += 1
            line[count] = out[pick]
        R.apply(s, me, out[pick])
    line[0] = count
    return x


def follow_line(s, who, line, out):
    """Play the turn of `who` as the line says, as far as that is legal; what it does not foresee is idled away."""
    turn = R.turn_of(s) // PARTS
    at = 0
    for _ in range(STEPS):
        if R.turn_of(s) // PARTS != turn:
            break
        k = R.go_on_alone(s, who, out)
        if k == 0 or R.takes_turn(s, who) == 0:
            break
        pick = -1
        while pick < 0 and at < line[0]:
            at += 1
            for j in range(k):
                if out[j] == line[at]:
                    pick = j
                    break
        if pick < 0:
            pick = R.idle(s, who, out, k)
        R.apply(s, who, out[pick])


def pass_on(states, first, last, me, expected, out):
    """In some positions, let others take their turns as `expected[seat]` says, until `me` has one.

    What is decided beside turns (trade, say) is decided by replies, also for `me`.
    """
    for i in range(first, last):
        s = states[i]
        for _ in range(3 * STEPS):
            mask = R.to_act(s)
            if mask == 0:
                break
            seat = R.acting_seat(mask)
            takes_turn = seat != CHANCE and R.takes_turn(s, seat) == 1
            if takes_turn and seat == me:
                break
            if takes_turn:
                R.follow_line(s, seat, expected[seat], out)
            else:
                k = R.legal(s, seat, out)
                R.apply(s, seat, out[R.unasked(s, seat, CHANCE, out, k)])


def expand(states, raw, here, there, found, width, samples, me, blur, x, worth, parents, lines, values, out, weights):
    """Sample turns from position `here`; the best go into the generation that begins at `there`.

    Positions number 0 to 2 × `width`: two generations and a spare one. `worth`, `parents` and `lines` describe the
    generation that is being made. `blur` misjudges every position by up to so much, each always in the same way.
    Returns how many positions the generation has, and the random generator's state.
    """
    spare = 2 * width
    line = lines[width]
    for _ in range(samples):
        R.copy(states, here, raw, states, spare, raw)
        s = states[spare]
        x = R.sample_turn(s, me, x, out, weights, line)
        R.evaluate(s, values)
        value = R.judged(states[here], s, me, values[me], blur)
        found = R.keep_turn(states, raw, here, there, found, width, value, worth, parents, lines)
    return found, x


def try_line(states, raw, here, there, found, width, me, blur, tried, worth, parents, lines, values, out):
    """The same for one line that is already known."""
    spare = 2 * width
    R.copy(states, here, raw, states, spare, raw)
    s = states[spare]
    R.follow_line(s, me, tried, out)
    R.evaluate(s, values)
    for i in range(tried[0] + 1):
        lines[width, i] = tried[i]
    value = R.judged(states[here], s, me, values[me], blur)
    return R.keep_turn(states, raw, here, there, found, width, value, worth, parents, lines)


def judged(before, after, me, value, blur):
    """What a turn is thought to be worth."""
    value = R.blurred(value, blur)
    if value < CERTAIN and R.is_empty(before, after, me) == 1:
        value *= R.EMPTY * (1.0 - WARY * blur)
    return value


def blurred(value, blur):
    """A value misjudged by up to `blur`; certain ones are not."""
    if blur == 0.0 or value > CERTAIN:
        return value
    return value + blur * (R.bits(R.next_random(R.next_random(int(value * 1.0e9)))) / 16777216.0 - 0.5)


def keep_turn(states, raw, here, there, found, width, value, worth, parents, lines):
    """Put the spare position into the generation being made, if it is good enough and no other has its value.

    `worth[width]` is the least worth of a full generation. Returns how many positions it has.
    """
    if found == width and value <= worth[width]:
        return found
    for i in range(found):
        if worth[i] == value:
            return found
    place = found
    if found == width:
        place = 0
        for i in range(1, width):
            if worth[i] < worth[place]:
                place = i
    else:
        found += 1
    R.copy(states, 2 * width, raw, states, there + place, raw)
    worth[place] = value
    parents[place] = here
    for i in range(lines[width, 0] + 1):
        lines[place, i] = lines[width, i]
    if found == width:
        least = worth[0]
        for i in range(1, width):
            least = min(least, worth[i])
        worth[width] = least
    return found


TEMPLATES = (
    unasked, go_on_alone, sample_turn, follow_line, pass_on, keep_turn, blurred, judged, expand, try_line,
)  # fmt: skip
