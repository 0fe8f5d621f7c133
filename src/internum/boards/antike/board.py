"""Antike's boards: 50 provinces with a city site each, and the nations' start cities."""

from collections.abc import Mapping
from dataclasses import dataclass

from ..files import Source
from ..problem import Problem
from ..table import Table

RESOURCES = ("marble", "iron", "gold")
BORDER_KINDS = ("land", "sea", "both")
NATION_COUNTS = (3, 4, 5, 6)


@dataclass(frozen=True)
class Province:
    """A province and its city site; `borders` maps each neighbour to land, sea or both."""

    id: str
    name: str
    resource: str
    borders: Mapping[str, str]
    at: tuple[float, float]  # real latitude and longitude
    source: str
    printed: str = ""  # the board's spelling, where it differs
    detail_source: str = ""


@dataclass(frozen=True)
class Nation:
    """A nation card: `starts` has one line of three cities per number of nations."""

    id: str
    name: str
    starts: Mapping[int, tuple[str, ...]]
    source: str
    name_de: str = ""


@dataclass(frozen=True)
class FirstNation:
    nation: str
    source: str


@dataclass(frozen=True)
class SeaSteps:
    """A distance in galley steps that an example of the rulebook presupposes."""

    start: str
    end: str
    steps: int
    source: str


@dataclass(frozen=True)
class AntikeBoard:
    """One side of Antike's board; provinces are sorted by id."""

    id: str
    name: str
    side: str
    certainty: str
    source: str
    provinces: Mapping[str, Province]
    nations: Mapping[str, Nation]  # in the order in which they join
    in_play: Mapping[int, tuple[str, ...]]  # by number of nations
    in_play_source: str
    first_nations: Mapping[int, FirstNation]  # by number of nations
    two_player_nations: int
    two_player_pairs: tuple[tuple[str, str], ...]
    two_player_source: str
    sea_steps: tuple[SeaSteps, ...]
    game: str = "antike"

    @property
    def province_ids(self) -> tuple[str, ...]:
        """All province ids in the board's fixed order (sorted)."""
        return tuple(self.provinces)

    def neighbours(self, province: str, by: str = "any") -> tuple[str, ...]:
        """The neighbours of a province, sorted; `by` is any, land (legions) or sea (galleys)."""
        borders = self.provinces[province].borders
        return tuple(sorted(n for n, kind in borders.items() if by == "any" or kind in (by, "both")))

    def first_nation(self, nations: int) -> str:
        """AN-2.21: the nation that starts, by number of nations."""
        return self.first_nations[nations].nation

    def starts(self, nations: int) -> dict[str, tuple[str, ...]]:
        """The start cities of every nation in play."""
        return {n: self.nations[n].starts[nations] for n in self.in_play[nations]}


def read_antike(source: Source, problems: list[Problem]) -> AntikeBoard:
    """Build the board from its file; faults of form go to `problems`."""
    top = Table(source.data, "", source, problems)
    play, two = top.table("in_play"), top.table("two_players")
    board = AntikeBoard(
        id=top.text("id"),
        game=top.choice("game", ("antike",)),
        name=top.text("name"),
        side=top.text("side"),
        certainty=top.text("certainty"),
        source=top.text("source"),
        provinces={p: _province(p, t) for p, t in sorted(top.tables("provinces"))},
        nations={n: _nation(n, t) for n, t in top.tables("nations")},
        in_play={n: play.texts(str(n)) for n in NATION_COUNTS},
        in_play_source=play.text("source"),
        first_nations=_first_nations(top.table("first_nation")),
        two_player_nations=two.whole("nations"),
        two_player_pairs=two.pairs("pairs"),
        two_player_source=two.text("source"),
        sea_steps=tuple(_sea_steps(table) for table in top.array("sea_steps")),
    )
    for table in (top, play, two):
        table.close()
    return board


def _province(name: str, table: Table) -> Province:
    borders = table.texts_by_key("borders")
    for neighbour, kind in borders.items():
        if kind not in BORDER_KINDS:
            table.report("borders", f"border with {neighbour} is '{kind}', not one of {', '.join(BORDER_KINDS)}")
    province = Province(
        id=name,
        name=table.text("name"),
        resource=table.choice("resource", RESOURCES),
        borders=dict(sorted(borders.items())),
        at=table.position("at"),
        source=table.text("source"),
        printed=table.text("printed", ""),
        detail_source=table.text("detail_source", ""),
    )
    table.close()
    return province


def _nation(name: str, table: Table) -> Nation:
    starts = table.table("starts")
    nation = Nation(
        id=name,
        name=table.text("name"),
        starts={n: starts.texts(str(n)) for n in NATION_COUNTS if starts.has(str(n))},
        source=table.text("source"),
        name_de=table.text("name_de", ""),
    )
    starts.close()
    table.close()
    return nation


def _first_nations(table: Table) -> dict[int, FirstNation]:
    out = {}
    for n in NATION_COUNTS:
        entry = table.table(str(n))
        out[n] = FirstNation(entry.text("nation"), entry.text("source"))
        entry.close()
    table.close()
    return out


def _sea_steps(table: Table) -> SeaSteps:
    steps = SeaSteps(table.text("from"), table.text("to"), table.whole("steps"), table.text("source"))
    table.close()
    return steps
