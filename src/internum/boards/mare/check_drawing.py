"""Does the geometry beside a board of Mare Nostrum show exactly the board's facts?"""

import math
from collections.abc import Callable, Mapping
from typing import Any

from ..drawing import Drawing, is_number
from ..outline import distance
from .board import MareBoard

Report = Callable[[str, str], None]

FEWEST_SLOTS = 6  # places for pieces in a region


def check_mare_drawing(board: MareBoard, data: Mapping[str, Any], report: Report) -> None:
    """Regions and their kinds, borders, places for pieces and city sites as drawn."""
    drawing = Drawing(data, ("terra", "aqua"), report)
    drawing.check_ids(set(board.provinces) | set(board.seas))
    drawing.check_tiling()
    borders = {frozenset((p.id, n)) for p in board.provinces.values() for n in p.land + p.seas}
    borders |= {frozenset((s.id, n)) for s in board.seas.values() for n in s.adjacent}
    drawing.check_borders(borders)
    for name, region in drawing.regions.items():
        if name not in board.provinces and name not in board.seas:
            continue
        kind = "land" if name in board.provinces else "sea"
        if region.get("kind") != kind:
            report(f"regions.{name}.kind", f"is '{region.get('kind')}', but the board says '{kind}'")
        _slots(drawing, name, report)
        drawing.check_inside(name, "anchor", drawing.point(name, "anchor"))
        drawing.point(name, "label")
        if name in board.provinces:
            wanted = {city.name for city in board.provinces[name].cities}
            sites = region.get("sites", {})
            if not isinstance(sites, dict) or set(sites) != wanted:
                report(f"regions.{name}.sites", f"must be {', '.join(sorted(wanted)) or 'empty'}")


def _slots(drawing: Drawing, name: str, report: Report) -> None:
    slots, radius = drawing.points(name, "slots"), drawing.regions[name].get("slotR")
    if not isinstance(radius, (int, float)) or not is_number(radius):
        report(f"regions.{name}.slotR", "is missing or not a number")
        return
    place = f"regions.{name}.slots"
    if len(slots) < FEWEST_SLOTS:
        report(place, f"only {len(slots)} places, not {FEWEST_SLOTS}")
    drawing.check_inside(name, "slots", slots)
    for index, slot in enumerate(slots):
        if distance(*slot, drawing.rings[name]) < radius - 1:
            report(place, f"place {index} crosses the border")
        if any(math.dist(slot, other) < 20 * radius for other in slots[:index]):
            report(place, f"place {index} overlaps another")
