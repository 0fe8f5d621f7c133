# mypy: disable-error-code="no-untyped-def"
"""Monte Carlo tree search, whole tree inside compiled code, for any game and any number of players.

- A node is the decision that follows a line of small actions; a child is keyed by who acts and the action. Forced
  moves and those the guide calls obvious are no nodes.
- Each simulation starts from one of several worlds (what the seat cannot know is dealt anew in each). Children are
  used where they are legal in that world, and compared by the visits of those that are (information-set search).
- Where several seats choose at once, all but one (the searcher, if it is among them) choose by the policy and make no
  branch: nobody's branch depends on what it cannot know.
- Selection is PUCT for the seat that acts (max^n), or with every rival against the searcher (paranoid). Priors come
  from the guide: its policy, and the evaluation one action ahead. Only the best few by prior are considered at first,
  more as visits grow (progressive widening).
- A leaf is played on to the horizon and evaluated there; chance is drawn by weight. Whoever must think plays as the
  guide's policy says, or tries several stretches of play by it and takes the one after which it stands best.
- How the present turn ended counts as well, as an anchor: playouts wander, and small gains of a turn would be lost in
  them.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..turn_search import ANYBODY

R: Any = None  # see `compiled`

NODE = np.dtype(
    [
        ("first", np.int32),  # the first child, or -1
        ("next", np.int32),  # the next sibling, or -1
        ("visits", np.int32),
        ("value", np.float32),  # the sum of what its seat got
        ("prior", np.float32),
        ("action", np.int16),
        ("seat", np.int8),  # who acts; 7 is chance
        ("open", np.int8),  # 1 once its children have been made
    ]
)

# `meta`: whole numbers of a tree
USED, ROOT, SIMULATIONS, RANDOM, STEPS = range(5)
STAMP = 5  # marks the actions that are legal in the node being looked at
META = 6

# `knobs`: settings of a search; the literature calls CURIOSITY c_puct and DISTRUST the first-play urgency reduction
CURIOSITY, DISTRUST, WIDE, WIDENING, HORIZON, LONGEST, FOCUS, PARANOID, UNIFORM, FAITH, ANCHOR, TRIES = range(12)
KNOBS = 12

DEEPEST = 512  # nodes on a path
LONGEST_STRETCH = 400  # actions of one seat, forced and obvious ones included
SEATS = 6


def prefer(states, raw, seat, moves, k, weights, scratch, scratch_raw, out, values, focus):
    """Turns `weights` into priors: the guide's policy times how each action looks one step ahead."""
    R.weigh(states[0], seat, moves, k, weights)
    if focus <= 0.0:
        return
    most = -1.0
    least = 2.0
    for j in range(k):
        R.copy(states, 0, raw, scratch, 0, scratch_raw)
        t = scratch[0]
        R.apply(t, seat, moves[j])
        R.go_on(scratch, scratch_raw, 0, ANYBODY, 0, 0, out, values, scratch, scratch_raw)
        R.evaluate(t, values)
        weights[k + j] = values[seat]
        most = max(most, values[seat])
        least = min(least, values[seat])
    scale = focus / (most - least + 0.002)
    total = 0.0
    for j in range(k):
        total += weights[j]
    for j in range(k):
        weights[j] = (weights[j] / total + 0.02) * math.exp(scale * (weights[k + j] - most))


def unfold(nodes, meta, node, seat, moves, k, weights):
    """Makes a child of a node for each of the `k` moves, best prior first; 0 if there is no room."""
    if meta[USED] + k > nodes.shape[0]:
        return 0
    total = 0.0
    for j in range(k):
        total += weights[j]
    last = nodes[node].first
    while last >= 0 and nodes[last].next >= 0:
        last = nodes[last].next
    for _ in range(k):
        best = 0
        for j in range(1, k):
            if weights[j] > weights[best]:
                best = j
        c = meta[USED]
        meta[USED] = c + 1
        child = nodes[c]
        child.first = -1
        child.next = -1
        child.visits = 0
        child.value = 0.0
        child.prior = weights[best] / total
        child.action = moves[best]
        child.seat = seat
        child.open = 0
        if last < 0:
            nodes[node].first = c
        else:
            nodes[last].next = c
        last = c
        weights[best] = -1.0
    nodes[node].open = 1
    return 1


def child_of(nodes, node, seat, action):
    c = nodes[node].first
    while c >= 0:
        if nodes[c].action == action and nodes[c].seat == seat:
            return c
        c = nodes[c].next
    return -1


def favoured(nodes, node, seat, action, faith):
    """The child for an action, after expecting `faith` of all from it and putting it first."""
    chosen = R.child_of(nodes, node, seat, action)
    before = -1
    c = nodes[node].first
    while c >= 0:
        nodes[c].prior *= 1.0 - faith
        if nodes[c].next == chosen:
            before = c
        c = nodes[c].next
    nodes[chosen].prior += faith
    if before >= 0:
        nodes[before].next = nodes[chosen].next
        nodes[chosen].next = nodes[node].first
        nodes[node].first = chosen
    return chosen


def chosen_child(nodes, node, seat, k, stamps, stamp, knobs):
    """The available child to follow: PUCT among the first few by prior; -1 if a legal action has no child yet."""
    limit = int(knobs[WIDE] + math.pow(nodes[node].visits, knobs[WIDENING]))
    available = 0
    visits = 0
    value = 0.0
    c = nodes[node].first
    while c >= 0:
        if nodes[c].seat == seat and stamps[nodes[c].action] == stamp:
            available += 1
            visits += nodes[c].visits
            value += nodes[c].value
        c = nodes[c].next
    if available < k:
        return -1
    mean = value / visits if visits > 0 else 0.5
    urge = knobs[CURIOSITY] * math.sqrt(visits + 1.0)
    best = -1.0e9
    pick = -1
    tried = 0
    c = nodes[node].first
    while c >= 0 and (tried < limit or pick < 0):
        child = nodes[c]
        if child.seat == seat and stamps[child.action] == stamp:
            tried += 1
            q = child.value / child.visits if child.visits > 0 else mean - knobs[DISTRUST]
            u = q + urge * child.prior / (1.0 + child.visits)
            if u > best:
                best = u
                pick = c
        c = child.next
    return pick


def play_stretch(s, seat, x, meta, out, weights):
    """The policy for one seat until another must think, chance decides or the turn is over; returns the generator."""
    turn = R.turn_of(s)
    for _ in range(LONGEST_STRETCH):
        mask = R.to_act(s)
        if mask == 0 or R.turn_of(s) != turn:
            break
        who = R.acting_seat(mask)
        k = R.legal(s, who, out)
        pick = 0
        if k > 1:
            if who == 7:
                break
            pick = R.obvious(s, who, out, k)
            if pick < 0:
                if who != seat:
                    break
                x = R.next_random(x)
                pick = R.pick_by_weight(s, who, out, k, weights, x)
        R.apply(s, who, out[pick])
        meta[STEPS] += 1
    return x


def play_best(states, raw, seat, tries, x, meta, scratch, scratch_raw, out, weights, values):
    """The best for a seat of so many stretches of play; returns the generator. `scratch` has room for two states."""
    best = -1.0
    for _ in range(tries):
        R.copy(states, 0, raw, scratch, 0, scratch_raw)
        x = R.play_stretch(scratch[0], seat, x, meta, out, weights)
        R.evaluate(scratch[0], values)
        if values[seat] > best:
            best = values[seat]
            R.copy(scratch, 0, scratch_raw, scratch, 1, scratch_raw)
    R.copy(scratch, 1, scratch_raw, states, 0, raw)
    return x


def play_on(states, raw, turn, turns, knobs, x, meta, scratch, scratch_raw, out, weights, values, anchor):
    """Play until the horizon (at least to the end of the turn) or the end of the game."""
    s = states[0]
    tries = int(knobs[TRIES])
    horizon = max(turns, int(knobs[HORIZON]))
    uniform = knobs[UNIFORM] > 0.0
    for _ in range(int(knobs[LONGEST])):
        mask = R.to_act(s)
        if mask == 0:
            break
        now = R.turn_of(s)
        if now != turn:
            turn = now
            turns += 1
            if turns == 1 and knobs[ANCHOR] > 0.0:
                R.look(s, values, anchor)
            if turns > horizon:
                break
        seat = R.acting_seat(mask)
        k = R.legal(s, seat, out)
        pick = 0
        if k > 1:
            x = R.next_random(x)
            if seat == 7:
                pick = R.random_choice(s, seat, R.bits(x), out, k)
            elif uniform:
                pick = (R.bits(x) * k) >> 24
            else:
                pick = R.obvious(s, seat, out, k)
                if pick < 0 and tries > 1:
                    x = R.play_best(states, raw, seat, tries, x, meta, scratch, scratch_raw, out, weights, values)
                    s = states[0]
                    continue
                if pick < 0:
                    pick = R.pick_by_weight(s, seat, out, k, weights, x)
        R.apply(s, seat, out[pick])
        meta[STEPS] += 1
    return x


def look(s, values, anchor):
    """How the turn ended, as the evaluation sees it."""
    R.evaluate(s, values)
    for seat in range(SEATS):
        anchor[seat] = values[seat]


def simulate(
    count, me, worlds, worlds_raw, nodes, meta, knobs, stop, states, raw, scratch, scratch_raw,
    moves, out, weights, values, anchor, stamps, path, line,
):  # fmt: skip
    """`count` simulations from the root, or fewer if `stop[0]` is set; returns how many.

    They begin with the actions of `line`, as far as those are legal, and make them likelier from now on.
    """
    for done in range(count):
        if stop[0] != 0:
            return done
        R.copy(worlds, meta[SIMULATIONS] % worlds_raw.shape[0], worlds_raw, states, 0, raw)
        meta[SIMULATIONS] += 1
        s = states[0]
        x = meta[RANDOM]
        node = meta[ROOT]
        path[0] = node
        depth = 1
        known = 0
        anchor[0] = -1.0
        turn = R.turn_of(s)
        turns = 0
        while depth < DEEPEST:
            mask = R.to_act(s)
            if mask == 0:
                break
            now = R.turn_of(s)
            if now != turn:
                turn = now
                turns += 1
                if turns == 1 and knobs[ANCHOR] > 0.0:
                    R.look(s, values, anchor)
            others = mask & ~(1 << me)
            together = others != 0 and mask & (mask - 1) != 0
            seat = R.acting_seat(others if together else mask)
            k = R.legal(s, seat, moves)
            if k == 1:
                R.apply(s, seat, moves[0])
                continue
            if seat != 7:
                pick = R.obvious(s, seat, moves, k)
                if pick < 0 and together:
                    x = R.next_random(x)
                    pick = R.pick_by_weight(s, seat, moves, k, weights, x)
                if pick >= 0:
                    R.apply(s, seat, moves[pick])
                    continue
            if nodes[node].visits == 0 and depth > 1 and known == line.shape[0]:
                break  # a new leaf
            if seat == 7:
                x = R.next_random(x)
                action = moves[R.random_choice(s, seat, R.bits(x), moves, k)]
                child = R.child_of(nodes, node, seat, action)
                if child < 0:
                    moves[0] = action
                    weights[0] = 1.0
                    if R.unfold(nodes, meta, node, seat, moves, 1, weights) == 0:
                        break
                    child = meta[USED] - 1
            else:
                meta[STAMP] += 1
                for j in range(k):
                    stamps[moves[j]] = meta[STAMP]
                fits = known < line.shape[0] and seat == me and stamps[line[known]] == meta[STAMP]
                if not fits:
                    known = line.shape[0]
                child = R.chosen_child(nodes, node, seat, k, stamps, meta[STAMP], knobs)
                if child < 0:
                    k = R.without_known(nodes, node, seat, moves, k, stamps, meta[STAMP])
                    R.prefer(states, raw, seat, moves, k, weights, scratch, scratch_raw, out, values, knobs[FOCUS])
                    child = meta[USED]
                    if R.unfold(nodes, meta, node, seat, moves, k, weights) == 0:
                        break
                if fits:
                    child = R.favoured(nodes, node, seat, line[known], knobs[FAITH])
                    known += 1
                action = nodes[child].action
            R.apply(s, seat, action)
            meta[STEPS] += 1
            node = child
            path[depth] = node
            depth += 1
        meta[RANDOM] = R.play_on(
            states, raw, turn, turns, knobs, R.next_random(x), meta, scratch, scratch_raw, out, weights, values, anchor
        )
        R.evaluate(states[0], values)
        if anchor[0] >= 0.0:
            for seat in range(SEATS):
                values[seat] += knobs[ANCHOR] * (anchor[seat] - values[seat])
        for d in range(depth):
            reached = nodes[path[d]]
            reached.visits += 1
            if reached.seat < 7:
                if knobs[PARANOID] > 0.0 and reached.seat != me:
                    reached.value += 1.0 - values[me]
                else:
                    reached.value += values[reached.seat]
    return count


def without_known(nodes, node, seat, moves, k, stamps, stamp):
    """Moves those of `k` stamped moves to the front that have no child yet; returns their number."""
    c = nodes[node].first
    while c >= 0:
        if nodes[c].seat == seat:
            stamps[nodes[c].action] = 0
        c = nodes[c].next
    fresh = 0
    for j in range(k):
        if stamps[moves[j]] == stamp:
            moves[fresh] = moves[j]
            fresh += 1
    return fresh


def keep(nodes, spare, node):
    """Copies the subtree below `node` to the front of `spare`; returns the number of nodes."""
    spare[0] = nodes[node]
    spare[0].next = -1
    used = 1
    i = 0
    while i < used:
        c = spare[i].first
        if c >= 0:
            spare[i].first = used
            while c >= 0:
                spare[used] = nodes[c]
                c = nodes[c].next
                spare[used].next = used + 1 if c >= 0 else -1
                used += 1
        i += 1
    return used


TEMPLATES = (
    prefer, unfold, child_of, favoured, chosen_child, without_known, look, play_stretch, play_best, play_on,
    simulate, keep,
)  # fmt: skip
