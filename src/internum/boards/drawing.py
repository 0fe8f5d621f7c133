"""A drawn board read for checking: its regions as rings, and which of them share a border."""

import math
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any

from .outline import Edge, Line, area, edges, inside, length, lines

Report = Callable[[str, str], None]

SHORTEST_BORDER = 12.0  # units; anything shorter could be taken for a mere point of contact


class Drawing:
    """The regions of a geometry file; faults of form are reported and the rest is read on."""

    def __init__(self, data: Mapping[str, Any], filler: tuple[str, ...], report: Report) -> None:
        self.data = data
        self.report = report
        self.regions: dict[str, Mapping[str, Any]] = {}
        self.rings: dict[str, list[Line]] = {}
        for name, region in data["regions"].items():
            if not isinstance(region, dict):
                report(f"regions.{name}", "is not an object")
                continue
            self.regions[name] = region
            self.rings[name] = self.lines(region.get("path"), f"regions.{name}.path")
        self.decor: Mapping[str, Any] = data["decor"] if isinstance(data.get("decor"), dict) else {}
        self.filler = {f"decor.{key}": self.lines(self.decor.get(key, ""), f"decor.{key}") for key in filler}
        self.users: dict[Edge, list[str]] = defaultdict(list)
        for name, rings in {**self.rings, **self.filler}.items():
            for ring in rings:
                for edge in edges(ring, closed=True):
                    self.users[edge].append(name)
        self.shared: dict[frozenset[str], float] = defaultdict(float)
        for edge, names in self.users.items():
            if len(names) == 2 and all(name in self.rings for name in names):
                self.shared[frozenset(names)] += length(edge)

    def lines(self, path: object, place: str) -> list[Line]:
        """The lines of a path; none, and a report, when it cannot be read."""
        if not isinstance(path, str):
            self.report(place, "is missing or not a text")
            return []
        try:
            return [line for line in lines(path) if len(line) > 1]
        except ValueError as error:
            self.report(place, str(error))
            return []

    def points(self, region: str, key: str) -> list[tuple[float, float]]:
        """A list of points of a region, in tenths."""
        value = self.regions[region].get(key)
        return [p for i, x in enumerate(self._list(value, region, key)) if (p := self._point(x, region, key, i))]

    def point(self, region: str, key: str) -> list[tuple[float, float]]:
        """The one point of a region under this key, in tenths (none if it is unreadable)."""
        point = self._point(self.regions[region].get(key), region, key, 0)
        return [point] if point else []

    def holds(self, region: str, point: tuple[float, float]) -> bool:
        return inside(*point, self.rings[region])

    def check_inside(self, region: str, key: str, points: list[tuple[float, float]]) -> None:
        for index, point in enumerate(points):
            if not self.holds(region, point):
                self.report(f"regions.{region}.{key}", f"place {index} lies outside the region")

    def check_ids(self, wanted: set[str]) -> None:
        for name in sorted(wanted - set(self.regions)):
            self.report("regions", f"{name} is not drawn")
        for name in sorted(set(self.regions) - wanted):
            self.report(f"regions.{name}", "is drawn, but is not on the board")

    def check_tiling(self) -> None:
        """The regions cover the whole frame once: every edge has two sides or lies on the frame."""
        box = self.data.get("viewBox")
        if not isinstance(box, list) or len(box) != 4 or not all(map(is_number, box)):
            self.report("viewBox", "is not [x, y, width, height]")
            return
        left, top, width, height = box
        xs = {round(left * 10), round((left + width) * 10)}
        ys = {round(top * 10), round((top + height) * 10)}
        for (a, b), names in self.users.items():
            framed = (a[0] == b[0] and a[0] in xs) or (a[1] == b[1] and a[1] in ys)
            if len(names) > 2 or len(set(names)) < len(names):
                self.report(names[0], f"edge at {_spot(a)} is used {len(names)} times")
            elif len(names) == 1 and not framed:
                self.report(names[0], f"edge at {_spot(a)} has nothing on its other side")
        covered = sum(area(rings) for rings in (*self.rings.values(), *self.filler.values()))
        if abs(covered - width * height) > 1:
            self.report("regions", f"cover {covered:.0f} of the frame's {width * height:.0f}")

    def check_borders(self, wanted: set[frozenset[str]]) -> None:
        """The pairs of regions that share a line are exactly the board's borders."""
        wanted = {pair for pair in wanted if len(pair) == 2}
        for pair in sorted(map(sorted, wanted - set(self.shared))):
            if all(name in self.regions for name in pair):
                self.report(f"regions.{pair[0]}", f"does not touch {pair[1]}, but they border on each other")
        for pair in sorted(map(sorted, set(self.shared) - wanted)):
            self.report(f"regions.{pair[0]}", f"touches {pair[1]}, but they do not border on each other")
        for names, long in self.shared.items():
            if long < SHORTEST_BORDER:
                a, b = sorted(names)
                self.report(f"regions.{a}", f"its border with {b} is only {long:.1f} long")

    def _list(self, value: object, region: str, key: str) -> list[Any]:
        if isinstance(value, list):
            return value
        self.report(f"regions.{region}.{key}", "is missing or not a list")
        return []

    def _point(self, value: object, region: str, key: str, index: int) -> tuple[float, float] | None:
        if isinstance(value, list) and len(value) == 2 and all(map(is_number, value)):
            return value[0] * 10, value[1] * 10
        self.report(f"regions.{region}.{key}", f"entry {index} is not a point")
        return None


def is_number(value: object) -> bool:
    """Is this a usable number (not text, not infinite)?"""
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


def _spot(point: tuple[int, int]) -> str:
    return f"{point[0] / 10:g},{point[1] / 10:g}"
