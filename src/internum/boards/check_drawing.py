"""Does the geometry beside a board show exactly the board's facts?"""

import math
from collections.abc import Callable, Mapping
from typing import Any

from .antike import AntikeBoard
from .drawing import Drawing, is_number
from .mare import MareBoard
from .outline import Edge, Shape, distance, edges, length

Report = Callable[[str, str], None]

FEWEST_SLOTS = 6  # places for pieces in a region of Mare Nostrum
MIXED = 0.1  # a border less wet (or dry) than this share is all land (or all sea)


def check_antike_drawing(board: AntikeBoard, data: Mapping[str, Any], report: Report) -> None:
    """Regions, borders and the kind of every border as drawn."""
    drawing = Drawing(data, (), report)
    drawing.check_ids(set(board.provinces))
    drawing.check_tiling()
    facts = {frozenset((p.id, n)): kind for p in board.provinces.values() for n, kind in p.borders.items()}
    drawing.check_borders(set(facts))
    _border_list(drawing, facts, report)
    for name in drawing.regions:
        if name not in board.provinces:
            continue
        coastal = bool(board.neighbours(name, "sea"))
        for key, needed in (("slots_land", True), ("slots_sea", coastal)):
            if bool(drawing.points(name, key)) != needed:
                report(f"regions.{name}.{key}", "needs places" if needed else "has places, but no sea")
        for key in ("slots", "slots_land", "slots_sea"):
            _all_inside(drawing, name, key, drawing.points(name, key), report)
        _all_inside(drawing, name, "city", drawing.point(name, "city"), report)
        drawing.point(name, "label")


def _border_list(drawing: Drawing, facts: dict[frozenset[str], str], report: Report) -> None:
    listed = drawing.data.get("borders")
    land = Shape(drawing.lines(drawing.decor.get("land"), "decor.land"))
    seen = set()
    for index, border in enumerate(listed if isinstance(listed, list) else []):
        place = f"borders[{index}]"
        if not isinstance(border, dict) or not {"a", "b", "kind", "path"} <= set(border):
            report(place, "needs a, b, kind and path")
            continue
        pair = frozenset((str(border["a"]), str(border["b"])))
        place = f"borders {'-'.join(sorted(pair))}"
        if pair in seen:
            report(place, "is listed twice")
        seen.add(pair)
        if pair not in facts:
            report(place, "is listed, but is no border of the board")
            continue
        if border["kind"] != facts[pair]:
            report(place, f"is '{border['kind']}', but the board says '{facts[pair]}'")
        drawn = [edge for line in drawing.lines(border["path"], place) for edge in edges(line, closed=False)]
        if any(set(drawing.users.get(edge, ())) != pair for edge in drawn):
            report(place, "its path leaves the line between the two regions")
        if border["kind"] == "both":
            for kind in ("land", "sea"):
                _runs_through(drawing, border.get(f"path_{kind}"), kind, land, place)
        else:
            _runs_through(drawing, border["path"], border["kind"], land, place)
    for names in sorted(map(sorted, set(facts) - seen)):
        report("borders", f"{'-'.join(names)} is missing")


def _runs_through(drawing: Drawing, path: object, kind: str, land: Shape, place: str) -> None:
    """Report a line that does not run through land (or sea) as it should."""
    drawn = [edge for line in drawing.lines(path, place) for edge in edges(line, closed=False)]
    if drawn and (looks := _kind_of(drawn, land)) != kind:
        drawing.report(place, f"a part should be '{kind}', but is drawn as '{looks}'")


def _kind_of(drawn: list[Edge], land: Shape) -> str:
    """Land, sea or both: by the share of the line that runs through water."""
    whole = sum(map(length, drawn)) or 1.0
    # the tiny shift keeps the middle of an edge off the vertices of the coast
    wet = sum(length((a, b)) for a, b in drawn if not land.holds((a[0] + b[0]) / 2 + 0.013, (a[1] + b[1]) / 2 + 0.017))
    share = wet / whole
    return "land" if share < MIXED else "sea" if share > 1 - MIXED else "both"


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
        _all_inside(drawing, name, "anchor", drawing.point(name, "anchor"), report)
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
    _all_inside(drawing, name, "slots", slots, report)
    for index, slot in enumerate(slots):
        if distance(*slot, drawing.rings[name]) < radius - 1:
            report(place, f"place {index} crosses the border")
        if any(math.dist(slot, other) < 20 * radius for other in slots[:index]):
            report(place, f"place {index} overlaps another")


def _all_inside(drawing: Drawing, name: str, key: str, points: list[tuple[float, float]], report: Report) -> None:
    for index, point in enumerate(points):
        if not drawing.holds(name, point):
            report(f"regions.{name}.{key}", f"place {index} lies outside the region")
