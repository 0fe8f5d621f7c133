"""Do the facts of an Antike board hang together?"""

from collections import Counter
from collections.abc import Callable

from ..graph import steps_from
from .board import NATION_COUNTS, RESOURCES, AntikeBoard

Report = Callable[[str, str], None]

PROVINCES = 50  # AN-1.2
FEWEST_NEIGHBOURS, MOST_NEIGHBOURS = 3, 6  # AN-1.3
UNITS = {"land": "legions", "sea": "galleys"}


def check_antike(board: AntikeBoard, report: Report) -> None:
    """Report everything that contradicts the rules or itself, with its place in the file."""
    _provinces(board, report)
    _borders(board, report)
    _nations_in_play(board, report)
    _starts(board, report)
    _reach(board, report)
    _first_nations_and_pairs(board, report)
    _sea_steps(board, report)


def _provinces(board: AntikeBoard, report: Report) -> None:
    if len(board.provinces) != PROVINCES:
        report("provinces", f"{len(board.provinces)} provinces, not {PROVINCES} (AN-1.2)")
    names = Counter(p.name for p in board.provinces.values())
    for province in board.provinces.values():
        if names[province.name] > 1:
            report(f"provinces.{province.id}.name", f"the name '{province.name}' occurs twice")
    for resource in RESOURCES:
        if all(p.resource != resource for p in board.provinces.values()):
            report("provinces", f"no city yields {resource} (AN-1.5)")


def _borders(board: AntikeBoard, report: Report) -> None:
    for province in board.provinces.values():
        place = f"provinces.{province.id}.borders"
        if not FEWEST_NEIGHBOURS <= len(province.borders) <= MOST_NEIGHBOURS:
            report(place, f"{len(province.borders)} neighbours, not 3 to 6 (AN-1.3)")
        for neighbour, kind in province.borders.items():
            if neighbour == province.id:
                report(place, "borders on itself")
            elif neighbour not in board.provinces:
                report(place, f"unknown province '{neighbour}'")
            elif province.id not in board.provinces[neighbour].borders:
                report(place, f"borders on {neighbour}, but {neighbour} does not border on {province.id}")
            elif kind != (other := board.provinces[neighbour].borders[province.id]):
                report(place, f"the border with {neighbour} is '{kind}' here and '{other}' there")


def _nations_in_play(board: AntikeBoard, report: Report) -> None:
    before: tuple[str, ...] = ()
    for n in NATION_COUNTS:
        nations = board.in_play[n]
        if len(nations) != n or len(set(nations)) != n:
            report(f"in_play.{n}", f"needs {n} different nations")
        for nation in nations:
            if nation not in board.nations:
                report(f"in_play.{n}", f"unknown nation '{nation}'")
        for nation in set(before) - set(nations):
            report(f"in_play.{n}", f"{nation} is in play with {n - 1} nations, but not with {n}")
        before = nations
    for nation in board.nations:
        if nation not in before:
            report(f"nations.{nation}", "is never in play")


def _starts(board: AntikeBoard, report: Report) -> None:
    for n in NATION_COUNTS:
        taken: dict[str, str] = {}
        for nation in board.nations.values():
            place = f"nations.{nation.id}.starts.{n}"
            if (n in nation.starts) != (nation.id in board.in_play[n]):
                has = "has" if n in nation.starts else "has no"
                report(place, f"{has} start cities, but is {'not ' * (n in nation.starts)}in play with {n}")
            cities = nation.starts.get(n, ())
            for city in cities:
                if city not in board.provinces:
                    report(place, f"unknown province '{city}'")
                elif city in taken:
                    report(place, f"{city} is a start city of {taken[city]} already")
                taken.setdefault(city, nation.id)
            known = [board.provinces[c].resource for c in cities if c in board.provinces]
            if n in nation.starts and len(known) == len(cities) and sorted(known) != sorted(RESOURCES):
                report(place, f"yields {', '.join(known)}, not one marble, one iron, one gold (AN-2.18)")


def _reach(board: AntikeBoard, report: Report) -> None:
    """The map is one piece, and both kinds of unit reach, from start cities, all their borders lead to."""

    def neighbours(by: str) -> Callable[[str], list[str]]:
        return lambda p: [x for x in board.neighbours(p, by) if x in board.provinces]

    if not board.provinces:
        return
    first = next(iter(board.provinces))
    for province in sorted(set(board.provinces) - set(steps_from([first], neighbours("any")))):
        report(f"provinces.{province}.borders", f"cannot be reached from {first}")
    for n in NATION_COUNTS:
        cities = [c for x in board.nations.values() for c in x.starts.get(n, ()) if c in board.provinces]
        for by, units in UNITS.items():
            reached = steps_from(cities, neighbours(by))
            for province in board.provinces:
                if board.neighbours(province, by) and province not in reached:
                    report(f"provinces.{province}.borders", f"no {units} get there with {n} nations")


def _first_nations_and_pairs(board: AntikeBoard, report: Report) -> None:
    for n, first in board.first_nations.items():
        if first.nation not in board.in_play[n]:
            report(f"first_nation.{n}.nation", f"'{first.nation}' is not in play with {n} nations")
    if board.two_player_nations != 4:
        report("two_players.nations", f"is {board.two_player_nations}, not 4 (AN-2.5)")
    paired = sorted(nation for pair in board.two_player_pairs for nation in pair)
    if len(board.two_player_pairs) != 2 or paired != sorted(board.in_play[4]):
        report("two_players.pairs", "must be two pairs that make up the four nations in play")


def _sea_steps(board: AntikeBoard, report: Report) -> None:
    for index, known in enumerate(board.sea_steps):
        place = f"sea_steps[{index}]"
        unknown = [p for p in (known.start, known.end) if p not in board.provinces]
        for province in unknown:
            report(place, f"unknown province '{province}'")
        if unknown:
            continue
        steps = steps_from(
            [known.start], lambda p: [x for x in board.neighbours(p, "sea") if x in board.provinces]
        ).get(known.end)
        if steps != known.steps:
            report(place, f"{known.start} to {known.end} takes {steps} sea steps, not {known.steps}")
