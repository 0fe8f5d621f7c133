"""Reading a board of Mare Nostrum from its file."""

from ..files import Source
from ..problem import Problem
from ..table import Table
from .board import (
    CITY_KINDS,
    MONEY,
    PLAYER_COUNTS,
    Alternative,
    Buildings,
    City,
    CorrectedBorder,
    Die,
    MareBoard,
    Pieces,
    Players,
    Province,
    Sea,
    Setup,
    Start,
    Supply,
)


def read_mare(source: Source, problems: list[Problem]) -> MareBoard:
    """Build the board from its file; faults of form go to `problems`."""
    top = Table(source.data, "", source, problems)
    counts, icons, dice, players = (top.table(key) for key in ("counts", "icons", "dice", "players"))
    board = MareBoard(
        id=top.text("id"),
        game=top.choice("game", tuple(MONEY)),
        name=top.text("name"),
        certainty=top.text("certainty"),
        source=top.text("source"),
        notes=top.text("notes", ""),
        counts={key: counts.whole(key) for key in ("provinces", "seas")},
        counts_source=counts.text("source"),
        provinces={p: _province(p, t) for p, t in sorted(top.tables("provinces"))},
        seas={s: _sea(s, t) for s, t in sorted(top.tables("seas"))},
        setups={e: _setup(e, t) for e, t in top.tables("setups")},
        players={n: _players(players.table(str(n))) for n in PLAYER_COUNTS},
        supply=_supply(top.table("supply")),
        pieces=_pieces(top.table("pieces")),
        dice={kind: _die(dice.table(kind)) for kind in ("land", "sea")},
        icons=icons.counts("goods"),
        icons_source=icons.text("source"),
        reconstructed_borders=_reconstructed(top),
        corrected_borders=tuple(_corrected(table) for table in top.array("corrected_borders")),
        alternatives=tuple(_alternative(table) for table in top.array("alternatives")),
    )
    for table in (top, counts, icons, dice, players):
        table.close()
    return board


def _province(name: str, table: Table) -> Province:
    province = Province(
        id=name,
        name=table.text("name"),
        land=table.texts("land"),
        seas=table.texts("seas"),
        island=table.flag("island", False),
        goods=table.texts("goods"),
        cities=tuple(_city(city) for city in table.array("cities")),
        market=table.flag("market"),
        temple=table.flag("temple"),
        home_of=table.text("home_of", "") or None,
        at=table.position("at"),
        source=table.text("source"),
        notes=table.text("notes", ""),
    )
    table.close()
    return province


def _city(table: Table) -> City:
    city = City(table.text("name"), table.choice("kind", CITY_KINDS))
    table.close()
    return city


def _sea(name: str, table: Table) -> Sea:
    sea = Sea(name, table.text("name"), table.texts("adjacent"), table.position("at"), table.text("source"))
    table.close()
    return sea


def _setup(name: str, table: Table) -> Setup:
    setup = Setup(
        empire=name,
        hero=table.text("hero"),
        colour=table.text("colour", ""),
        title=table.text("title", ""),
        capital=table.text("capital"),
        provinces=table.texts("provinces"),
        start={p: _start(t) for p, t in table.tables("start")},
        tracks=table.counts("tracks", default=True),
        resources=table.counts("resources"),
        points=table.whole("points", 0),
        source=table.text("source"),
        units_source=table.text("units_source", ""),
        notes=table.text("notes", ""),
    )
    table.close()
    return setup


def _start(table: Table) -> Start:
    start = Start(
        marker=table.flag("marker"),
        caravans=table.texts("caravans", ()),
        caravan_choice=table.flag("caravan_choice", False),
        cities=table.texts("cities", ()),
        market=table.flag("market", False),
        temple=table.flag("temple", False),
        fortress=table.whole("fortress", 0),
        legions=table.whole("legions", 0),
        triremes=table.whole("triremes", 0),
    )
    table.close()
    return start


def _players(table: Table) -> Players:
    players = Players(
        empires=table.texts("empires"),
        neutral=table.texts("neutral", ()),
        covered=table.texts("covered", ()),
        covered_alternative=table.texts("covered_alternative", ()),
        titles=table.texts_by_key("titles"),
        titles_source=table.text("titles_source"),
        source=table.text("source"),
        notes=table.text("notes", ""),
    )
    table.close()
    return players


def _supply(table: Table) -> Supply:
    buildings, resources = table.table("buildings"), table.table("resources")
    by_players = {n: buildings.table("any" if buildings.has("any") else str(n)) for n in PLAYER_COUNTS}
    supply = Supply(
        buildings={n: _buildings(t) for n, t in by_players.items()},
        goods=resources.counts("goods"),
        money=resources.whole("money"),
        legendary_goods=resources.whole("legendary_goods", 0),
        source=resources.text("source"),
    )
    total = resources.whole("goods_total", sum(supply.goods.values()))
    if total != sum(supply.goods.values()):
        resources.report("goods_total", f"is {total}, but the goods add up to {sum(supply.goods.values())}")
    for inner in (buildings, resources, table):
        inner.close()
    return supply


def _buildings(table: Table) -> Buildings:
    kinds = table.counts("cities") if table.is_table("cities") else {}
    for kind in kinds:
        if kind not in CITY_KINDS:
            table.report("cities", f"'{kind}' is not one of {', '.join(CITY_KINDS)}")
    buildings = Buildings(
        caravans=table.whole("caravans"),
        markets=table.whole("markets"),
        temples=table.whole("temples"),
        cities=sum(kinds.values()) if kinds else table.whole("cities"),
        city_kinds=kinds,
        source=table.text("source"),
    )
    table.close()
    return buildings


def _pieces(table: Table) -> Pieces:
    legions, triremes, fortresses, markers = map(table.whole, ("legions", "triremes", "fortresses", "markers"))
    pieces = Pieces(legions, triremes, fortresses, markers, table.text("source"))
    table.close()
    return pieces


def _die(table: Table) -> Die:
    die = Die(table.whole("count"), table.wholes("faces"), table.text("source"))
    if not die.faces:
        table.report("faces", "a die needs faces")
    table.close()
    return die


def _reconstructed(top: Table) -> tuple[tuple[str, str], ...]:
    if not top.has("reconstructed_borders"):
        return ()
    table = top.table("reconstructed_borders")
    pairs = table.pairs("land")
    table.text("source")
    table.close()
    return pairs


def _corrected(table: Table) -> CorrectedBorder:
    between = table.texts("between")
    if len(between) != 2:
        table.report("between", "needs two ids")
        between = ("", "")
    corrected = CorrectedBorder((between[0], between[1]), table.text("source"))
    table.close()
    return corrected


def _alternative(table: Table) -> Alternative:
    alternative = Alternative(
        table.text("what"), table.text("then", ""), table.text("likelihood"), table.text("source")
    )
    table.close()
    return alternative
