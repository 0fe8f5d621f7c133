#!/usr/bin/env python3
"""A bot that speaks Internum's line protocol (docs/protocol.md) and needs nothing of Internum.

It has simple tastes: it plays an action whose verb stands early in LIKED, and breaks ties by lot.
"""

import random
import sys

LIKED = ["learn", "found", "buy", "temple", "conquer", "control", "build", "claim", "rondel", "take", "arm", "move"]


def say(line):
    print(line, flush=True)  # a line that is not flushed has not been said


def liking(action):
    verb = action.split()[0]
    return LIKED.index(verb) if verb in LIKED else len(LIKED)


dice, actions = random.Random(), []
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "internum":
        say("views off")  # it does not look at the board; otherwise: word == "view", json.loads(rest)
        say("ready")
    elif word == "seed":
        dice = random.Random(int(rest))
    elif word == "begin":
        say("ready")
    elif word == "action":
        actions.append(rest)
    elif word == "go":
        dice.shuffle(actions)
        say("play " + min(actions, key=liking))
        actions = []
    elif word == "quit":
        break
