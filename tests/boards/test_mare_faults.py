"""Each kind of fault in a Mare Nostrum board is found and named."""

import pytest

from internum.boards import BoardError, check, load

from .conftest import Edit

FAULTS = {
    "one-sided land": (
        "empires",
        ('land = ["africa", "phasania"]', 'land = ["africa"]'),
        "provinces.phasania.land: borders on numidia, but numidia does not border on phasania",
    ),
    "one-sided sea": (
        "empires",
        ('adjacent = ["mare_africum", "mare_tyrrhenum"]', 'adjacent = ["mare_tyrrhenum"]'),
        "seas.mare_africum.adjacent: borders on mare_sardum, but mare_sardum does not border on mare_africum",
    ),
    "unknown sea": (
        "empires",
        ('seas = ["mare_aegyptum"]', 'seas = ["mare_rubrum"]'),
        "seas: unknown sea 'mare_rubrum'",
    ),
    "unknown neighbour": (
        "empires",
        ('land = ["latium"]', 'land = ["etruria"]'),
        "provinces.italia.land: unknown id 'etruria'",
    ),
    "island by land": ("empires", ("island = true", "island = false"), "has no land border, but is no island"),
    "unknown good": ("empires", ('goods = ["wood"]', 'goods = ["tea"]'), "unknown good 'tea'"),
    "icons do not add up": (
        "classic2003",
        ('goods = ["grain", "papyrus"]', 'goods = ["papyrus"]'),
        "icons.goods: 5 icons of grain, but the provinces have 4",
    ),
    "slots do not add up": (
        "empires",
        ("caravans = 37", "caravans = 36"),
        "supply.buildings: 36 caravans, but 37 slots on the map (EM-N5)",
    ),
    "market without caravan": (
        "empires",
        ("market = false\ntemple = true", "market = true\ntemple = true"),
        "there is a market slot just where there is a caravan slot",
    ),
    "city kind": ("empires", ('kind = "legendary"', 'kind = "holy"'), "'holy' is not one of regular, capital"),
    "city twice": ("empires", ('name = "Troia"', 'name = "Roma"'), "the city Roma occurs twice"),
    "count": ("empires", ("provinces = 28", "provinces = 27"), "counts.provinces: is 27, but the file has 28"),
    "start levels": (
        "empires",
        ("tracks = { trade = 7", "tracks = { trade = 6"),
        "setups.rome.tracks: the start gives 7/1/3 (EM-2.12)",
    ),
    "nine resources": (
        "empires",
        ("resources = { metal = 3", "resources = { metal = 2"),
        "setups.rome.resources: 8 resources, not 9 (EM-2.8)",
    ),
    "caravan without icon": (
        "empires",
        ('caravans = ["grain", "sheep"]', 'caravans = ["grain", "grain"]'),
        "setups.rome.start.gallia.caravans: no free grain icon in gallia",
    ),
    "city without site": (
        "classic2003",
        ('cities = ["Thebae"]', 'cities = ["Memphis"]'),
        "setups.egypt.start.thebais.cities: no city site Memphis in thebais",
    ),
    "no capital": (
        "empires",
        ('capital = "latium"', 'capital = "gallia"'),
        "setups.rome.capital: gallia has no capital city site",
    ),
    "two fortresses": (
        "classic2003",
        ("fortress = 1", "fortress = 2"),
        "setups.greece.start: needs exactly one fortress",
    ),
    "points": (
        "classic2003",
        ("points = 36", "points = 33"),
        "setups.greece.points: is 33, but the start is worth 36 (MN-2.10)",
    ),
    "choice of icon": (
        "classic2003",
        ("caravan_choice = true\n", ""),
        "caravan_choice: is true just where icons are left over (MN-2.8)",
    ),
    "home": ("empires", ('home_of = "rome"', 'home_of = "egypt"'), "setups.rome.provinces: home_of names"),
    "covered player": (
        "empires",
        ('covered = ["babylonia", ', 'covered = ["latium", "babylonia", '),
        "players.4.covered: covers latium of rome, which plays",
    ),
    "uncovered absentee": (
        "empires",
        ('covered = ["babylonia", ', "covered = ["),
        "players.4.covered: must cover the provinces of babylon",
    ),
    "neutral": (
        "classic2003",
        ('neutral = ["babylon"]', "neutral = []"),
        "players.4.neutral: must name babylon (MN-2.41)",
    ),
    "title of an absentee": (
        "empires",
        ('culture = "greece"', 'culture = "egypt"'),
        "players.3.titles: culture goes to 'egypt', which does not play",
    ),
    "missing source": (
        "classic2003",
        ('source = "MN-1.5, rulebook"', ""),
        "pieces: 'source' is missing",
    ),
    "unknown key": ("empires", ("[pieces]", "[pieces]\ncatapults = 3"), "pieces.catapults: unknown key"),
    "negative": ("empires", ("money = 44", "money = -1"), "supply.resources.money: is negative"),
    "die without faces": ("empires", ("faces = [1, 2, 3, 4, 5, 6]", "faces = []"), "a die needs faces"),
    "cards do not add up": (
        "classic2003",
        ("goods_total = 88", "goods_total = 87"),
        "goods_total: is 87, but the goods add up to 88",
    ),
    "corrected border gone": (
        "empires",
        ('between = ["macedonia", "dalmatia"]', 'between = ["macedonia", "gallia"]'),
        "macedonia and gallia do not border on each other",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_fault_is_found(edited: Edit, fault: str) -> None:
    board, change, message = FAULTS[fault]
    path = edited(board, change)
    found = [str(problem) for problem in check(path)]
    assert any(message in line for line in found), found
    with pytest.raises(BoardError, match=r"mine\.toml"):
        load(path)


def test_sea_cut_off(edited: Edit) -> None:
    path = edited(
        "empires",
        (', "mare_ionium", "pontus_euxinus"]', ', "mare_ionium"]'),
        ("[seas.pontus_euxinus]", "[seas.pontus_euxinus]\n# cut off"),
    )
    text = path.read_text("utf-8")
    head, tail = text.split("# cut off")
    path.write_text(head + tail.replace('adjacent = ["mare_aegaeum"]', "adjacent = []"), "utf-8")
    assert any("seas.pontus_euxinus: triremes cannot get there" in str(p) for p in check(path))
