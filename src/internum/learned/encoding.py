"""How a game looks to the network: tokens made of an observation, and actions that point at tokens.

Every province, sea and side is a token with its own features, everything else is one more. An action is a slot (its
verb and what it says besides places and sides) and the tokens it names: where it leads, where it comes from, whom it
concerns. So what is learnt of one province helps in all others. Sides are counted from the observer's own on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from internum.core.actions import Family, Notation
from internum.core.game import Game
from internum.core.observation import Part
from internum.core.options import Value

PLACES = {"province": "province", "to": "province", "origin": "province", "sea": "sea", "origin_sea": "sea"}
ROLES = 4  # the tokens an action points at: to, from, whom, and the one for all else


@dataclass(frozen=True)
class Group:
    """Tokens of one kind: `size` of them from `first` on, each with so many `features`."""

    name: str
    first: int
    size: int
    features: int


class Encoding:
    """The tokens and slots of a game."""

    def __init__(self, game: Game) -> None:
        if game.observation is None:
            raise ValueError(f"{game.id} declares no observation")
        self.game, self.observation = game, game.observation
        self.mine = self.observation.parts["mine"]
        self.side, self.sides = self.mine.axes[0].name, self.mine.size

    @cached_property
    def groups(self) -> list[Group]:
        found: list[Group] = []
        for name, parts in self._parts.items():
            size = next((a.size for p in parts for a in p.axes if a.name == name), 1)
            first = found[-1].first + found[-1].size if found else 0
            found.append(Group(name, first, size, sum(p.size for p in parts) // size))
        return found

    @property
    def tokens(self) -> int:
        return self.groups[-1].first + self.groups[-1].size

    @cached_property
    def _parts(self) -> dict[str, list[Part]]:
        """The features of an observation by the kind of token they belong to; the last kind is for all else."""
        found: dict[str, list[Part]] = {"province": [], "sea": [], self.side: [], "": []}
        for part in self.observation.parts.values():
            axes = {a.name for a in part.axes}
            found[next(kind for kind in found if kind in axes or not kind)].append(part)
        return {kind: parts for kind, parts in found.items() if parts}

    @cached_property
    def _places(self) -> Any:
        """For each side as the observer's: where the tokens' features stand in an observation."""
        rows = []
        for own in range(self.sides):
            columns = []
            for group, parts in zip(self.groups, self._parts.values(), strict=True):
                columns.append(np.concatenate([self._of_group(p, group, own) for p in parts], axis=1).ravel())
            rows.append(np.concatenate(columns))
        return np.array(rows, np.int32)

    def _of_group(self, part: Part, group: Group, own: int) -> Any:
        places = np.arange(part.offset, part.offset + part.size).reshape(part.shape)
        names = [a.name for a in part.axes]
        for axis, name in enumerate(names):
            if name == self.side:
                places = np.roll(places, -own, axis)
        if group.name in names:
            places = np.moveaxis(places, names.index(group.name), 0)
        return places.reshape(group.size, -1)

    def own(self, observation: Any) -> int:
        """The side that looks (of two, the first)."""
        return int(np.argmax(self.mine.of(observation)))

    def features(self, observation: Any) -> Any:
        """An observation as the tokens' features, group after group."""
        return observation[self._places[self.own(observation)]]

    # --- actions -------------------------------------------------------------------------------

    @cached_property
    def _kept(self) -> dict[str, dict[str, int]]:
        """By verb the axes that make its slots, with their place values; the slots of all verbs lie end to end."""
        found: dict[str, dict[str, int]] = {}
        notation = self.game.notation(self.game.options.resolve({}))
        for family in self.game.space.families:
            said = self._said(notation, family)
            stride, places = 1, {}
            for axis, size in family.axes.items():
                if axis in said and axis not in PLACES and axis != self.side:
                    places[axis] = stride
                    stride *= size
            found[family.verb] = {**places, "": stride}
        return found

    def _said(self, notation: Notation, family: Family) -> Mapping[str, str]:
        """What a structured action of a family tells; an axis that is not told is told in other words."""
        ids = range(family.base, family.base + family.size)
        first = next((a for a in ids if notation.means_something(a)), None)
        return {} if first is None else notation.action(first).args

    @property
    def slots(self) -> int:
        return sum(places[""] for places in self._kept.values())

    def actions(self, options: Mapping[str, Value]) -> Any:
        """For every action id on the board the options name: its slot and the tokens it points at (-1: none).

        The side is a number, not a token: it counts from the observer's own on only once that is known.
        """
        notation = self.game.notation(options)
        found = np.full((self.game.space.size, ROLES), -1, np.int16)
        base = 0
        for family in self.game.space.families:
            kept = self._kept[family.verb]
            for a in range(family.base, family.base + family.size):
                if notation.means_something(a):
                    found[a] = self._action(notation, family, a, base, kept)
            base += kept[""]
        return found

    def _action(self, notation: Notation, family: Family, a: int, base: int, kept: Mapping[str, int]) -> list[int]:
        numbers = dict(zip(family.axes, family.split(a), strict=True))
        slot = base + sum(numbers[axis] * stride for axis, stride in kept.items() if axis)
        first = {group.name: group.first for group in self.groups}
        places = []
        for axis, label in notation.action(a).args.items():
            if axis in PLACES:
                number = numbers[axis] if axis in numbers else notation.labels[PLACES[axis]].index(label)
                places.append(first[PLACES[axis]] + number)
        to, origin = (*places[::-1], -1, -1)[:2]
        return [slot, to, origin, numbers.get(self.side, -1)]

    def pointers(self, actions: Any, own: int) -> Any:
        """Slots and tokens of some rows of `actions` for an observer; what points at nothing points behind the last."""
        found = actions.astype(np.int64)
        side = next(group.first for group in self.groups if group.name == self.side)
        found[..., 3] = np.where(found[..., 3] < 0, -1, side + (found[..., 3] - own) % self.sides)
        return np.where(found < 0, self.tokens, found)
