# mypy: disable-error-code="no-untyped-def, no-untyped-call"
"""Greedy play for a GPU: every thread plays whole games, all seats planning their turns as `greedy` does, narrowly.

It is the beam search of `agents/turn_search.py` written as one loop that applies, lists and evaluates at one place
each. Rules called from several places would be copied to each of them, and threads that are at different steps of
their plans would wait for each other; so all of them go round the same loop. Each seat has weights of its own.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

from internum.agents.greedy import FEW
from internum.agents.turn_search import WHIM, place_in_beam
from internum.core import engine
from internum.core.game import Game
from internum.core.kernel import bits, names_of, next_random

WIDTH = 6  # positions kept after each small decision
SLOTS = 2 * WIDTH + 3  # two generations of them; then the one being tried, the game, and a rival's answer
TRIED, GAME, ANSWER = 2 * WIDTH, 2 * WIDTH + 1, 2 * WIDTH + 2
DEEPEST = 64  # small decisions of a plan
STEPS = 300  # of them that play themselves, between two that do not
CHANCE = 7
RESULT = 3  # of a game: its winners' seats as a mask, its rounds, and how many times the loop went round for it

# what is being done: the game goes on, a position's moves are listed, one is tried, goes on, a rival answers
PLAY, LIST, TRY, GO_ON, REPLY = range(5)

# --- the loop of one thread: `loop` gives these names their meaning

legal: Any = None
apply: Any = None
to_act: Any = None
evaluate: Any = None
obvious: Any = None
turn_of: Any = None
won: Any = None
take: Any = None
random_choice: Any = None
FIRST_WEIGHT: Any = None  # where they stand in `values`


def play(start, seeds, weights, result, queue, longest, states, moves, values, links, worth, line):
    """Play game after game off the queue from `start[0]`, with `seeds[i]` and `weights[i, seat]`, into `result[i]`.

    Stops after going round `longest` times, in the midst of a game. `links[level, slot]` holds parent, action and the
    number of the first action, `worth` the values of the generation that is being made, `line` the plan.
    """
    games = len(seeds)
    turns = 0  # of the loop
    began = 0
    mode, at, acts, who, action = PLAY, GAME, 0, 0, 0
    me, turn, salt, spread = 0, 0, 0, 0
    base, here, level, slot, found, move, choices = 0, 0, 0, 0, 0, 0, 0
    best, best_level, best_slot, best_action = -1.0, 0, 0, 0
    planned, followed, planner = 0, 0, -1
    steps, alive = 0, 0
    rival, answers, answer, best_answer, most = 0, 0, 0, 0, -1.0
    x = 0
    i = take(queue)
    if i < games:
        states[GAME] = start[0]
        x = seeds[i]
    while i < games and turns < longest:
        turns += 1
        if mode == TRY:
            states[TRIED] = states[base + slot]
            at, who, action, acts, steps = TRIED, me, int(moves[0, move]), 1, 0
        elif mode == REPLY:
            states[ANSWER] = states[TRIED]
            at, who, action, acts = ANSWER, rival, int(moves[1, answer]), 1
        if acts == 1:
            apply(states[at], who, action)
            acts = 0
        # --- who is to act, and is there anything to think about?
        looks, over, k, seat, row, pick = 0, 0, 0, me, 1, -1
        if mode == LIST:
            at, row, looks = base + slot, 0, 1
        elif mode != REPLY:
            mask = to_act(states[at])
            if mask == 0 or (at == TRIED and turn_of(states[at]) != turn):
                over = 1
            else:
                looks, seat = 1, 0
                while not (mask >> seat) & 1:
                    seat += 1
        if looks == 1:
            k = legal(states[at], seat, moves[row])
            if mode != LIST and k == 1:
                pick = 0
            elif mode != LIST and seat == CHANCE:
                x = next_random(x)
                pick = random_choice(states[at], seat, bits(x), moves[1], k)
                if at == GAME:
                    planned = 0
            elif mode != LIST:
                pick = obvious(states[at], seat, moves[1], k)
        # --- what comes of it
        judges = 0
        if mode == PLAY and over == 1:
            result[i, 0] = 0
            for seat in range(states[GAME].players):
                if won(states[GAME], seat):
                    result[i, 0] |= 1 << seat
            result[i, 1] = states[GAME].round
            result[i, 2] = turns - began
            began, planned = turns, 0
            i = take(queue)
            if i < games:
                states[GAME] = start[0]
                x = seeds[i]
        elif mode == PLAY:
            if pick < 0 and followed < planned and planner == seat:
                for j in range(k):
                    if moves[1, j] == line[followed]:
                        pick = j
                        followed += 1
                        break
            if pick >= 0:
                who, action, acts = seat, int(moves[1, pick]), 1
            else:
                states[0] = states[GAME]
                me, turn = seat, turn_of(states[GAME])
                best, best_level, best_slot, best_action = -1.0, 0, 0, int(moves[1, 0])
                base, here, level, slot, found = 0, 1, 0, 0, 0
                x = next_random(x)
                salt = x
                spread = max(2, WIDTH // k) if k <= FEW else 0
                for j in range(weights.shape[2]):
                    values[FIRST_WEIGHT + j] = weights[i, me, j]
                planned, mode = 0, LIST
        elif mode == LIST:
            choices, move, mode = k, 0, TRY
        elif mode != REPLY:
            steps += 1
            if over == 1 or steps > STEPS or (pick < 0 and seat == me):
                alive = 1 if over == 0 and steps <= STEPS else 0
                judges = 1
            elif pick >= 0:
                who, action, acts, mode = seat, int(moves[1, pick]), 1, GO_ON
            else:
                rival, answers, answer, best_answer, most, mode = seat, k, 0, 0, -1.0, REPLY
        else:
            judges = 1
        if judges == 0:
            continue
        evaluate(states[at], values)
        if mode == REPLY:
            if values[rival] > most:
                most, best_answer = values[rival], answer
            answer += 1
            if answer == answers:
                at, who, action, acts, mode = TRIED, rival, int(moves[1, best_answer]), 1, GO_ON
            continue
        value = values[me]
        value += WHIM * bits(next_random(int(value * 1.0e9) ^ salt)) / 16777216.0
        other = WIDTH - base
        if alive == 0:
            if value > best:
                best, best_level, best_slot, best_action = value, level, slot, int(moves[0, move])
        else:
            origin = int(links[level, slot, 2]) if level > 0 else move
            place = -1
            if not is_kept(value, found, worth):
                place = place_in_beam(value, origin, spread, found, WIDTH, worth, links, level + 1)
            if place >= 0:
                states[other + place] = states[TRIED]
                links[level + 1, place, 0] = slot
                links[level + 1, place, 1] = moves[0, move]
                links[level + 1, place, 2] = origin
                found = max(found, place + 1)
        # --- the next move, position or generation; after the last one the plan is ready
        move += 1
        mode = TRY
        if move == choices:
            slot += 1
            mode = LIST
        if mode == LIST and slot == here:
            level += 1
            base, here, found, slot = other, found, 0, 0
            if here == 0 or level + 1 >= DEEPEST:
                line[best_level] = best_action
                planned, followed, planner = best_level + 1, 0, me
                while best_level > 0:
                    line[best_level - 1] = links[best_level, best_slot, 1]
                    best_slot = int(links[best_level, best_slot, 0])
                    best_level -= 1
                mode, at = PLAY, GAME


def is_kept(value, found, worth):
    """Is there a position of this value? Nearly always it is the same one, reached in another order."""
    for slot in range(found):
        if worth[slot] == value:
            return 1
    return 0


def loop(game: Game, guide: ModuleType, take: Any) -> Any:
    """`play` by a game's rules and its guide; `take(queue)` hands out the next number, once to one thread."""
    folder = engine.folder_of(game.rules.__name__)
    names = names_of(game.rules) | {"won": game.rules.won}
    names |= {n: getattr(guide, n) for n in ("evaluate", "obvious", "turn_of")}
    names |= {f.__name__: engine.bind(f, folder) for f in (is_kept, place_in_beam)}
    names["FIRST_WEIGHT"] = guide.BUFFER - len(guide.weights(game.id))
    return engine.bind(play, folder, take=take, **names)
