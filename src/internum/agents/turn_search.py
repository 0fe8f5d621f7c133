# mypy: disable-error-code="no-untyped-def"
"""Planning one's own turn: a beam search over its small decisions, inside compiled code.

From the state before a turn, every line of small decisions is followed to the turn's end; after each decision only
the most promising positions are kept, each once, whatever order of moves led there. Rivals who are asked something
on the way choose what is best for them at once; chance is drawn by weight.
"""

from __future__ import annotations

from typing import Any

R: Any = None  # see `compiled`

ANYBODY = 8  # in place of a seat
DEEPEST = 96  # small decisions that a plan may hold
LINES = 12  # lines that a plan remembers, the best one among them
WHIM = 0.0005  # added to a position's value, by the seed: not every game between the same players is the same


def pick_by_weight(s, seat, out, k, weights, x):
    """An action drawn by how readily the guide's policy would choose it, with the random number `x`."""
    R.weigh(s, seat, out, k, weights)
    total = 0.0
    for j in range(k):
        total += weights[j]
    left = total * R.bits(x) / 16777216.0
    for j in range(k):
        left -= weights[j]
        if left < 0.0:
            return j
    return k - 1


def acting_seat(mask):
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


def go_on(states, raw, i, me, turn, x, out, values, scratch, scratch_raw):
    """Play what needs no thought, rivals' answers and chance, until `me` must think or the turn is over.

    A rival answers with what is best for it at once. If `me` is `ANYBODY`, stops as soon as anybody must think or
    chance decides, whatever the turn. Returns 1 if `me` must think.
    """
    s = states[i]
    for _ in range(400):
        mask = R.to_act(s)
        if mask == 0 or (me != ANYBODY and R.turn_of(s) != turn):
            return 0
        seat = R.acting_seat(mask)
        k = R.legal(s, seat, out)
        pick = 0
        if k > 1:
            if seat == 7:
                if me == ANYBODY:
                    return 0
                x = R.next_random(x)
                pick = R.random_choice(s, seat, R.bits(x), out, k)
            else:
                pick = R.obvious(s, seat, out, k)
                if pick < 0 and (seat == me or me == ANYBODY):
                    return 1
                if pick < 0:
                    best = -1.0
                    for j in range(k):
                        R.copy(states, i, raw, scratch, 0, scratch_raw)
                        t = scratch[0]
                        R.apply(t, seat, out[j])
                        R.evaluate(t, values)
                        if values[seat] > best:
                            best = values[seat]
                            pick = j
        R.apply(s, seat, out[pick])
    return 0


def plan(
    root, root_raw, me, width, spread, seed, states, raw, scratch, scratch_raw, moves, out, values, links, worth,
    ends, lines,
):  # fmt: skip
    """The best lines of small decisions to the end of the turn of `me`, which must decide in `root[0]`.

    `states` has room for 2 × `width` + 1 states; `links[level, slot]` holds (parent slot, action, number of the first
    action), `worth[slot]` the values of a generation. Lines of different value are written into `lines`, best first:
    their number of actions and the actions; their values are left in `ends[:, 0]`. Returns their number. If `spread`
    > 0, at most `spread` positions of a generation descend from the same first action, so that every beginning is
    followed up.
    """
    turn = R.turn_of(root[0])
    spare = 2 * width
    known = 0
    here = 1
    R.copy(root, 0, root_raw, states, 0, raw)
    x = seed
    base = 0
    for level in range(DEEPEST):
        other = width - base
        found = 0
        for slot in range(here):
            k = R.legal(states[base + slot], me, moves)
            for j in range(k):
                R.copy(states, base + slot, raw, states, spare, raw)
                t = states[spare]
                R.apply(t, me, moves[j])
                x = R.next_random(x)
                alive = R.go_on(states, raw, spare, me, turn, x, out, values, scratch, scratch_raw)
                R.evaluate(states[spare], values)
                value = values[me]
                value += WHIM * R.bits(R.next_random(int(value * 1.0e9) ^ seed)) / 16777216.0
                if alive == 0:
                    known = R.note_end(ends, known, value, level, slot, moves[j])
                    continue
                origin = links[level, slot, 2] if level > 0 else j
                if R.is_kept(states, raw, spare, other, value, found, worth):
                    continue
                place = R.place_in_beam(value, origin, spread, found, width, worth, links, level + 1)
                if place < 0:
                    continue
                R.copy(states, spare, raw, states, other + place, raw)
                links[level + 1, place, 0] = slot
                links[level + 1, place, 1] = moves[j]
                links[level + 1, place, 2] = origin
                if place == found:
                    found += 1
        base = other
        here = found
        if here == 0 or level + 2 >= DEEPEST:
            break
    for i in range(known):
        level = int(ends[i, 1])
        slot = int(ends[i, 2])
        lines[i, 0] = level + 1
        lines[i, 1 + level] = int(ends[i, 3])
        while level > 0:
            lines[i, level] = links[level, slot, 1]
            slot = links[level, slot, 0]
            level -= 1
    return known


def note_end(ends, known, value, level, slot, action):
    """Remembers where a line ended, if it is among the best and no other has its value; returns how many there are."""
    at = known
    while at > 0 and ends[at - 1, 0] < value:
        at -= 1
    if at == LINES or (at > 0 and ends[at - 1, 0] == value):
        return known
    known = min(known + 1, LINES)
    for i in range(known - 1, at, -1):
        for j in range(4):
            ends[i, j] = ends[i - 1, j]
    ends[at, 0] = value
    ends[at, 1] = level
    ends[at, 2] = slot
    ends[at, 3] = action
    return known


def is_kept(states, raw, i, first, value, found, worth):
    """Is position `i` one of the `found` from `first` on, reached in another order?"""
    for slot in range(found):
        if worth[slot] == value and R.is_same(states, raw, i, first + slot):
            return 1
    return 0


def place_in_beam(value, origin, spread, found, width, worth, links, level):
    """Where a position goes among the `found` best: a free slot, that of a worse one, or -1."""
    kin = 0
    worst = 0
    worst_kin = -1
    for slot in range(found):
        if worth[slot] < worth[worst]:
            worst = slot
        if links[level, slot, 2] == origin:
            kin += 1
            if worst_kin < 0 or worth[slot] < worth[worst_kin]:
                worst_kin = slot
    place = found
    if spread > 0 and kin >= spread:
        place = worst_kin
    elif found == width:
        place = worst
    if place < found and worth[place] >= value:
        return -1
    worth[place] = value
    return place


TEMPLATES = (pick_by_weight, acting_seat, go_on, is_kept, place_in_beam, note_end, plan)
