"""Outlines of drawn regions: paths of absolute M, L and Z on a grid of tenths."""

import math
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence

Point = tuple[int, int]  # tenths of a unit
Edge = tuple[Point, Point]  # the smaller end first
Line = list[Point]

_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
_FORM = re.compile(r"[MLZ\d\s.,\-]*")


def lines(path: str) -> list[Line]:
    """The lines (rings where closed by Z) of a path; `ValueError` for any other command."""
    if not _FORM.fullmatch(path):
        raise ValueError("only absolute M, L and Z are read")
    out = []
    for part in path.split("M")[1:]:
        numbers = [round(float(x) * 10) for x in _NUMBER.findall(part)]
        if len(numbers) % 2:
            raise ValueError("a coordinate is missing")
        out.append(list(zip(numbers[::2], numbers[1::2], strict=True)))
    return out


def edges(line: Line, closed: bool) -> Iterator[Edge]:
    """The edges of a line or ring, each with its smaller end first."""
    for a, b in zip(line, line[1:] + (line[:1] if closed else []), strict=False):
        if a != b:
            yield (a, b) if a < b else (b, a)


def length(edge: Edge) -> float:
    """The length of an edge in units."""
    return math.dist(*edge) / 10


def inside(x: float, y: float, rings: Sequence[Line]) -> bool:
    """Is the point (in tenths) inside the rings, by the even-odd rule?"""
    odd = False
    for ring in rings:
        x1, y1 = ring[-1]
        for x2, y2 in ring:
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                odd = not odd
            x1, y1 = x2, y2
    return odd


class Shape:
    """Rings sorted into horizontal rows, for asking about many points."""

    ROW = 64  # tenths

    def __init__(self, rings: Sequence[Line]) -> None:
        self._rows: dict[int, list[Edge]] = defaultdict(list)
        for ring in rings:
            for a, b in edges(ring, closed=True):
                low, high = sorted((a[1], b[1]))
                for row in range(low // self.ROW, high // self.ROW + 1):
                    self._rows[row].append((a, b))

    def holds(self, x: float, y: float) -> bool:
        """Is the point (in tenths) inside, by the even-odd rule?"""
        crossed = 0
        for (x1, y1), (x2, y2) in self._rows.get(int(y // self.ROW), ()):
            crossed += (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
        return crossed % 2 == 1


def area(rings: Sequence[Line]) -> float:
    """The area inside rings that do not cross, by the even-odd rule."""
    total = 0.0
    for ring in rings:
        others = [other for other in rings if other is not ring]
        (x1, y1), (x2, y2) = ring[0], ring[1]
        depth = sum(inside((x1 + x2) / 2 + 0.013, (y1 + y2) / 2 + 0.017, [other]) for other in others)
        twice = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))
        total += abs(twice) / 200 * (-1) ** depth
    return total


def distance(x: float, y: float, rings: Sequence[Line]) -> float:
    """The distance in units from a point (in tenths) to the nearest edge."""
    nearest = math.inf
    for ring in rings:
        x1, y1 = ring[-1]
        for x2, y2 in ring:
            dx, dy = x2 - x1, y2 - y1
            along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy) if dx or dy else 0.0
            along = min(1.0, max(0.0, along))
            nearest = min(nearest, math.hypot(x - x1 - along * dx, y - y1 - along * dy))
            x1, y1 = x2, y2
    return nearest / 10
