"""Are the set-ups and the player counts of a Mare Nostrum board possible?"""

from collections import Counter
from collections.abc import Callable

from .board import MareBoard, Setup

Report = Callable[[str, str], None]

HERO_POINTS, PIECE_POINTS = 9, 3  # MN-2.10
START_RESOURCES = 9  # EM-2.8
TITLES = {"empires": {"trade", "culture", "military"}, "classic": {"trade", "politics", "military"}}


def check_setups(board: MareBoard, report: Report) -> None:
    """Every start stands on printed sites and yields what the board says."""
    for setup in board.setups.values():
        place = f"setups.{setup.empire}"
        unknown = [p for p in (*setup.provinces, *setup.start) if p not in board.provinces]
        for province in sorted(set(unknown)):
            report(f"{place}.provinces", f"unknown province '{province}'")
        if set(setup.provinces) != set(setup.start):
            report(f"{place}.start", "its provinces are not those listed in 'provinces'")
        homes = {p.id for p in board.provinces.values() if p.home_of == setup.empire}
        if homes != set(setup.provinces):
            report(f"{place}.provinces", f"home_of names {', '.join(sorted(homes)) or 'none'}")
        if unknown:
            continue
        _capital(board, setup, place, report)
        _printed_sites(board, setup, place, report)
        _worth(board, setup, place, report)


def _capital(board: MareBoard, setup: Setup, place: str, report: Report) -> None:
    if setup.capital not in setup.start:
        report(f"{place}.capital", f"'{setup.capital}' is not a start province")
        return
    cities = {c.name for c in board.provinces[setup.capital].cities if c.kind == "capital"}
    if not cities:
        report(f"{place}.capital", f"{setup.capital} has no capital city site")
    elif not cities & set(setup.start[setup.capital].cities):
        report(f"{place}.start.{setup.capital}", "the capital city does not stand")
    if sum(start.fortress for start in setup.start.values()) != 1:
        report(f"{place}.start", "needs exactly one fortress")


def _printed_sites(board: MareBoard, setup: Setup, place: str, report: Report) -> None:
    for name, start in setup.start.items():
        province, here = board.provinces[name], f"{place}.start.{name}"
        for good in Counter(start.caravans) - Counter(province.goods):
            report(f"{here}.caravans", f"no free {good} icon in {name}")
        for city in Counter(start.cities) - Counter(c.name for c in province.cities):
            report(f"{here}.cities", f"no city site {city} in {name}")
        if start.market and not province.market:
            report(f"{here}.market", f"no market slot in {name}")
        if start.temple and not province.temple:
            report(f"{here}.temple", f"no temple slot in {name}")
        if start.triremes and not province.seas:
            report(f"{here}.triremes", f"{name} has no coast")
        choice = 0 < len(start.caravans) < len(province.goods)
        if board.game == "classic" and start.caravan_choice != choice:
            report(f"{here}.caravan_choice", "is true just where icons are left over (MN-2.8)")
        if not start.marker:
            report(f"{here}.marker", "a start province carries its empire's marker")


def _worth(board: MareBoard, setup: Setup, place: str, report: Report) -> None:
    starts = setup.start.values()
    income: Counter[str] = Counter()
    for start in starts:
        for good in start.caravans:
            income[good] += 2 if start.market else 1
        income[board.money] += len(start.cities) * (2 if start.temple else 1)
    if +income != Counter(setup.resources):
        made = ", ".join(f"{n} {good}" for good, n in sorted((+income).items()))
        report(f"{place}.resources", f"the start yields {made}")
    if board.game == "empires":
        if sum(setup.resources.values()) != START_RESOURCES:
            report(f"{place}.resources", f"{sum(setup.resources.values())} resources, not 9 (EM-2.8)")
        tracks = {
            "trade": sum(len(s.caravans) + s.market for s in starts),
            "culture": sum(len(s.cities) + s.temple for s in starts),
            "military": sum(s.fortress + s.legions + s.triremes for s in starts),
        }
        if setup.tracks != tracks:
            report(f"{place}.tracks", f"the start gives {'/'.join(map(str, tracks.values()))} (EM-2.12)")
    else:
        pieces = sum(s.marker + len(s.caravans) + len(s.cities) + s.fortress + s.legions + s.triremes for s in starts)
        doublers = sum(s.market + s.temple for s in starts)
        points = HERO_POINTS + PIECE_POINTS * (pieces + 2 * doublers)
        if points != setup.points:
            report(f"{place}.points", f"is {setup.points}, but the start is worth {points} (MN-2.10)")


def check_players(board: MareBoard, report: Report) -> None:
    """Who plays, what is covered or neutral, and who starts with which title."""
    for n, players in board.players.items():
        place = f"players.{n}"
        for empire in (*players.empires, *players.neutral):
            if empire not in board.setups:
                report(place, f"unknown empire '{empire}'")
        if len(set(players.empires)) != n or len(players.empires) != n:
            report(f"{place}.empires", f"needs {n} different empires")
        for key in ("covered", "covered_alternative"):
            for province in getattr(players, key):
                if province not in board.provinces:
                    report(f"{place}.{key}", f"unknown province '{province}'")
        absent = set(board.setups) - set(players.empires)
        if board.game == "classic" and absent != set(players.neutral):
            report(f"{place}.neutral", f"must name {', '.join(sorted(absent)) or 'nobody'} (MN-2.41)")
        for empire, setup in board.setups.items():
            hidden = set(setup.provinces) & set(players.covered)
            if empire in players.empires and hidden:
                report(f"{place}.covered", f"covers {', '.join(sorted(hidden))} of {empire}, which plays")
            elif board.game == "empires" and empire in absent and hidden != set(setup.provinces):
                report(f"{place}.covered", f"must cover the provinces of {empire} (EM-2.4, EM-2.5)")
        if set(players.titles) != TITLES[board.game]:
            report(f"{place}.titles", f"must be {', '.join(sorted(TITLES[board.game]))}")
        for title, empire in players.titles.items():
            if empire not in players.empires:
                report(f"{place}.titles", f"{title} goes to '{empire}', which does not play")
