"""The boards of Mare Nostrum (2003) and Mare Nostrum: Empires: provinces, seas, slots and set-ups."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

CITY_KINDS = ("regular", "capital", "legendary")
PLAYER_COUNTS = (3, 4, 5)
MONEY = {"empires": "coin", "classic": "tax"}


@dataclass(frozen=True)
class City:
    """A city site: regular, capital or legendary (EM-4.12)."""

    name: str
    kind: str


@dataclass(frozen=True)
class Province:
    """A land province (MN-1.2); `goods` has one entry per caravan slot (printed icon, EM-4.11)."""

    id: str
    name: str
    land: tuple[str, ...]  # neighbouring provinces
    seas: tuple[str, ...]  # seas it touches
    island: bool
    goods: tuple[str, ...]
    cities: tuple[City, ...]
    market: bool  # has a market slot
    temple: bool  # has a temple slot
    home_of: str | None
    at: tuple[float, float]  # real latitude and longitude
    source: str
    notes: str = ""


@dataclass(frozen=True)
class Sea:
    id: str
    name: str
    adjacent: tuple[str, ...]  # neighbouring seas
    at: tuple[float, float]
    source: str


@dataclass(frozen=True)
class Start:
    """What stands in one province at the start."""

    marker: bool
    caravans: tuple[str, ...]
    caravan_choice: bool  # the owner may take another icon of the province (MN-2.8)
    cities: tuple[str, ...]
    market: bool
    temple: bool
    fortress: int
    legions: int
    triremes: int


@dataclass(frozen=True)
class Setup:
    """The start of one empire (civilisation)."""

    empire: str
    hero: str
    colour: str  # "" where free (2003)
    title: str  # as printed; see `Players.titles` for who has it
    capital: str
    provinces: tuple[str, ...]
    start: Mapping[str, Start]
    tracks: Mapping[str, int]  # trade, culture, military; empty in 2003
    resources: Mapping[str, int]  # goods and coin (tax) of the first income
    points: int  # worth of the printed start in 2003, else 0
    source: str
    units_source: str = ""
    notes: str = ""


@dataclass(frozen=True)
class Players:
    """What changes with the number of players."""

    empires: tuple[str, ...]
    neutral: tuple[str, ...]  # neutralised civilisations (2003)
    covered: tuple[str, ...]  # provinces out of play (Empires)
    covered_alternative: tuple[str, ...]
    titles: Mapping[str, str]  # role -> empire that starts with it
    titles_source: str
    source: str
    notes: str = ""


@dataclass(frozen=True)
class Buildings:
    """The common supply of buildings; `city_kinds` is empty where all city pieces are alike."""

    caravans: int
    markets: int
    temples: int
    cities: int
    city_kinds: Mapping[str, int]
    source: str


@dataclass(frozen=True)
class Supply:
    buildings: Mapping[int, Buildings]  # by number of players
    goods: Mapping[str, int]  # tokens or cards of each kind, in the printed order
    money: int  # coins or tax cards
    legendary_goods: int  # 0 in 2003
    source: str


@dataclass(frozen=True)
class Pieces:
    """Wooden or plastic pieces of each player."""

    legions: int
    triremes: int
    fortresses: int
    markers: int
    source: str


@dataclass(frozen=True)
class Die:
    count: int
    faces: tuple[int, ...]
    source: str


@dataclass(frozen=True)
class CorrectedBorder:
    between: tuple[str, str]
    source: str


@dataclass(frozen=True)
class Alternative:
    """Another reading of what is unknown."""

    what: str
    then: str
    likelihood: str
    source: str


@dataclass(frozen=True)
class MareBoard:
    """A board of Mare Nostrum; provinces and seas are sorted by id."""

    id: str
    game: str  # empires or classic
    name: str
    certainty: str
    source: str
    notes: str
    counts: Mapping[str, int]  # provinces, seas
    counts_source: str
    provinces: Mapping[str, Province]
    seas: Mapping[str, Sea]
    setups: Mapping[str, Setup]
    players: Mapping[int, Players]
    supply: Supply
    pieces: Pieces
    dice: Mapping[str, Die]  # land, sea
    icons: Mapping[str, int]  # printed icons of each good
    icons_source: str
    reconstructed_borders: tuple[tuple[str, str], ...] = ()
    corrected_borders: tuple[CorrectedBorder, ...] = ()
    alternatives: tuple[Alternative, ...] = ()

    @cached_property
    def province_ids(self) -> tuple[str, ...]:
        return tuple(self.provinces)

    @cached_property
    def sea_ids(self) -> tuple[str, ...]:
        return tuple(self.seas)

    @property
    def goods(self) -> tuple[str, ...]:
        """The kinds of goods, in the board file's order."""
        return tuple(self.supply.goods)

    @property
    def money(self) -> str:
        """The key of money in `Setup.resources`: coin or tax."""
        return MONEY[self.game]

    def coasts(self, sea: str) -> tuple[str, ...]:
        """The provinces that touch a sea, sorted."""
        return tuple(p.id for p in self.provinces.values() if sea in p.seas)

    def in_play(self, players: int) -> tuple[str, ...]:
        """The provinces not covered with this number of players."""
        covered = self.players[players].covered
        return tuple(p for p in self.provinces if p not in covered)
