"""Do the facts of a Mare Nostrum board hang together?"""

from collections import Counter
from collections.abc import Callable, Iterable

from ..graph import steps_from
from .board import MareBoard
from .starts import check_players, check_setups

Report = Callable[[str, str], None]


def check_mare(board: MareBoard, report: Report) -> None:
    """Report everything that contradicts the rules or itself, with its place in the file."""
    _counts(board, report)
    _borders(board, report)
    _sites(board, report)
    _supply(board, report)
    _remarks(board, report)
    _connected(board, report)
    check_setups(board, report)
    check_players(board, report)


def around(board: MareBoard, place: str, without: Iterable[str] = ()) -> list[str]:
    """The provinces and seas beside a province or sea, save some that are out of play."""
    if place in board.provinces:
        beside = board.provinces[place].land + board.provinces[place].seas
    else:
        beside = board.seas[place].adjacent + board.coasts(place)
    return [x for x in beside if x not in without and (x in board.provinces or x in board.seas)]


def _counts(board: MareBoard, report: Report) -> None:
    for key, found in (("provinces", len(board.provinces)), ("seas", len(board.seas))):
        if found != board.counts[key]:
            report(f"counts.{key}", f"is {board.counts[key]}, but the file has {found}")
    for name in sorted(set(board.provinces) & set(board.seas)):
        report(f"seas.{name}", "is also the id of a province")
    named = {f"provinces.{p.id}.name": p.name for p in board.provinces.values()}
    named |= {f"seas.{s.id}.name": s.name for s in board.seas.values()}
    times = Counter(named.values())
    for place, name in named.items():
        if times[name] > 1:
            report(place, f"the name '{name}' occurs twice")


def _borders(board: MareBoard, report: Report) -> None:
    for p in board.provinces.values():
        place = f"provinces.{p.id}"
        _links(f"{place}.land", p.id, p.land, {x.id: x.land for x in board.provinces.values()}, report)
        for sea in sorted(set(p.seas) - set(board.seas)):
            report(f"{place}.seas", f"unknown sea '{sea}'")
        _twice(f"{place}.seas", p.seas, report)
        if p.island and p.land:
            report(f"{place}.island", f"an island has no land border, but there is {p.land[0]}")
        if not p.island and not p.land:
            report(f"{place}.land", "has no land border, but is no island")
        if p.island and not p.seas:
            report(f"{place}.seas", "an island needs a sea")
    for s in board.seas.values():
        links = {x.id: x.adjacent for x in board.seas.values()}
        _links(f"seas.{s.id}.adjacent", s.id, s.adjacent, links, report)
        if not board.coasts(s.id):
            report(f"seas.{s.id}", "touches no province")


def _links(
    place: str, name: str, linked: tuple[str, ...], all_links: dict[str, tuple[str, ...]], report: Report
) -> None:
    _twice(place, linked, report)
    for other in linked:
        if other == name:
            report(place, "borders on itself")
        elif other not in all_links:
            report(place, f"unknown id '{other}'")
        elif name not in all_links[other]:
            report(place, f"borders on {other}, but {other} does not border on {name}")


def _twice(place: str, names: tuple[str, ...], report: Report) -> None:
    for name, times in Counter(names).items():
        if times > 1:
            report(place, f"names {name} {times} times")


def _sites(board: MareBoard, report: Report) -> None:
    names = Counter(city.name for p in board.provinces.values() for city in p.cities)
    for p in board.provinces.values():
        place = f"provinces.{p.id}"
        for good in p.goods:
            if good not in board.supply.goods:
                report(f"{place}.goods", f"unknown good '{good}'")
        if p.market != bool(p.goods):
            report(f"{place}.market", "there is a market slot just where there is a caravan slot")
        if p.temple != bool(p.cities):
            report(f"{place}.temple", "there is a temple slot just where there is a city site")
        for city in p.cities:
            if names[city.name] > 1:
                report(f"{place}.cities", f"the city {city.name} occurs twice")
        if p.home_of and p.home_of not in board.setups:
            report(f"{place}.home_of", f"unknown empire '{p.home_of}'")


def _supply(board: MareBoard, report: Report) -> None:
    drawn = Counter(good for p in board.provinces.values() for good in p.goods)
    for good in sorted(set(board.icons) | set(board.supply.goods)):
        if good not in board.supply.goods:
            report(f"icons.goods.{good}", "unknown good")
        elif board.icons.get(good, 0) != drawn[good]:
            declared = board.icons.get(good, 0)
            report("icons.goods", f"{declared} icons of {good}, but the provinces have {drawn[good]}")
    if board.game != "empires":
        return
    kinds = Counter(city.kind for p in board.provinces.values() for city in p.cities)
    counters = board.supply.buildings[5]
    slots = {
        "caravans": (counters.caravans, drawn.total()),
        "markets": (counters.markets, sum(p.market for p in board.provinces.values())),
        "temples": (counters.temples, sum(p.temple for p in board.provinces.values())),
        **{f"{k} cities": (n, kinds[k]) for k, n in counters.city_kinds.items()},
    }
    for what, (supplied, printed) in slots.items():
        if supplied != printed:
            report("supply.buildings", f"{supplied} {what}, but {printed} slots on the map (EM-N5)")


def _remarks(board: MareBoard, report: Report) -> None:
    for pair in board.reconstructed_borders:
        _is_border(board, "reconstructed_borders.land", pair, report)
    for index, corrected in enumerate(board.corrected_borders):
        _is_border(board, f"corrected_borders[{index}].between", corrected.between, report)


def _is_border(board: MareBoard, place: str, pair: tuple[str, str], report: Report) -> None:
    a, b = pair
    if (a not in board.provinces and a not in board.seas) or b not in around(board, a):
        report(place, f"{a} and {b} do not border on each other")


def _connected(board: MareBoard, report: Report) -> None:
    if board.seas:
        first = next(iter(board.seas))
        sailed = steps_from([first], lambda s: [x for x in board.seas[s].adjacent if x in board.seas])
        for sea in sorted(set(board.seas) - set(sailed)):
            report(f"seas.{sea}", f"triremes cannot get there from {first}")
    for n, players in board.players.items():
        out = set(players.covered)
        left = [x for x in (*board.provinces, *board.seas) if x not in out]
        if not left:
            continue
        reached = steps_from(left[:1], lambda x, out=out: around(board, x, out))  # type: ignore[misc]
        for name in left:
            if name not in reached:
                kind = "provinces" if name in board.provinces else "seas"
                report(f"{kind}.{name}", f"cannot be reached from {left[0]} with {n} players")
