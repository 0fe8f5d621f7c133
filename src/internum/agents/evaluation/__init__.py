"""Per game, what agents know about it: a hand-made evaluation and a cheap policy, as compiled functions of one state.

A guide is a module or a package named after its game with

- `evaluate(s, values)`              every seat's winning chance into `values[seat]`; the rest of the buffer is scratch
- `obvious(s, seat, out, k)`         the index of a legal action that needs no thought, or -1
- `weigh(s, seat, out, k, weights)`  how readily a sensible player would choose each of the legal actions
- `turn_of(s)`                       a number that grows by `PARTS` or more when the turn passes on, and by less when a
                                     part of it is over beyond which no plan should look (as before dice are thrown)
- `takes_turn(s, seat)`              1 if the seat decides in its own turn, which plans over several turns are made of
- `idle(s, seat, out, k)`            the index of a legal action that changes as little as possible
- `reply(s, seat, out, k)`           the index of what a seat would answer that is asked in another's turn
- `is_empty(before, after, seat)`    1 if an own turn was without effect although something useful was possible
- `EMPTY`                            what is left of a turn's worth, in a plan, if it was empty
- `turn_taken(before, after)`        whose turn lies between two positions (or None), and was it empty? (on twins)
- `PLANS_PAY`                        do plans over several turns win more than the best turn by itself does?
- `horizon(game_id)`                 how many turns after the present one a playout of the search lasts
- `anchor(game_id)`                  how much the end of a turn counts beside what playouts make of it
- `tries(game_id)`                   of how many stretches of play the players of a playout take the best; 1: the first
- `CURIOSITY`                        how readily the search looks beside its best line
- `BUFFER`                           how many floats `values` must hold
- `weights(game_id)`                 what stands at the end of that buffer before anything is evaluated; in the order of
- `NAMES`                            what these weights are called, in `weights.toml` too; none: nothing can be tuned
- `SIGN_OPEN`                        weights that may as well be negative, by name, and how far tuning tries them
- `reasons(before, after, seat)`     what a move brought, as messages for people (plain Python, on twins)
- `goal(positions, seat)`            what a plan leads to, or None: given the position before and those after each turn
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from internum.core.engine import PACKAGE

PARTS = 64
GUIDES = {"antike": "antike", "classic": "mare", "empires": "mare"}


def guide(game_id: str) -> ModuleType:
    """The guide for a game; without one of its own, a blank one that knows only when the game is over."""
    name = f"{__name__}.{GUIDES.get(game_id, game_id)}"
    return import_module(name if find_spec(name) else f"{__name__}.blank")


def read_weights(folder: str, game_id: str, names: Sequence[str]) -> list[float]:
    """A game's weights from the `weights.toml` of its guide, in the order of `names`."""
    text = (PACKAGE / "agents" / "evaluation" / folder / "weights.toml").read_text(encoding="utf-8")
    given = tomllib.loads(text)[game_id]
    return [float(given[name]) for name in names]
