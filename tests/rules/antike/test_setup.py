"""Set-up (AN-2)."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import internum
from internum import CHANCE, Match, OptionError
from internum.boards import BoardError, load, load_antike, personages
from internum.boards.files import SHIPPED
from tests.support import rule

from .table import at, cards, cities, pieces, place, purse, refusal, side

BOTH = pytest.mark.parametrize("board", ["eastern", "roman"])
SEVEN_SEAS = ["messana", "sparta", "knossos", "athens", "ephesos", "byzantium", "paphos"]


def start(players: int, board: str = "eastern", **options: Any) -> Match:
    """A new game whose first nation has not yet taken its coin."""
    return internum.new("antike", players, seed=5, board=board, coin_optional=True, **options)


def nations(match: Match) -> set[str]:
    return {s["id"] for s in match.view(None)["sides"]}


def owned(match: Match, nation: str) -> set[str]:
    return {name for name, p in match.view(None)["places"].items() if p["owner"] == nation}


# --- common stock ----------------------------------------------------------------------------


@rule("AN-2.1")
def test_two_to_six_players() -> None:
    """The game is for 2 to 6 players and refuses any other number."""
    for players in range(2, 7):
        assert internum.new("antike", players, seed=1).players == players
    for players in (0, 1, 7):
        with pytest.raises(OptionError):
            internum.new("antike", players, seed=1)


@rule("AN-2.2")
def test_one_side_of_the_board_for_the_whole_game() -> None:
    """The players choose the Eastern or the Western side before the game; it stays."""
    assert start(3).view(None)["board"] == "antike-eastern"
    west = start(3, "roman")
    west.play("take coin; rondel marble")
    assert west.view(None)["board"] == "antike-roman"
    with pytest.raises(OptionError):
        start(3, "northern")


@rule("AN-2.3")
def test_five_stacks_with_the_lowest_number_on_top() -> None:
    """The cards of each kind lie in rising order; nothing has been taken from them."""
    for stack in personages().values():
        numbers = [card.number for card in stack.cards]
        assert numbers == list(range(1, len(numbers) + 1))
    assert all(stack["left"] == stack["of"] for stack in start(3).view(None)["bank"]["personages"].values())


@rule("AN-2.4")
def test_everything_starts_in_the_bank() -> None:
    """Before nations receive anything all units, 30 coins and 20 temples are in the bank."""
    match = internum.new("antike", 3, chance="manual", bank_resources="finite", coin_optional=True)
    bank = match.view(None)["bank"]
    assert (bank["coins"], bank["temples"]) == (30, 20)
    assert bank["resources"] == {"marble": 80, "iron": 80, "gold": 80}
    match.play("deal greece; deal persia; deal arabia")
    bank = match.view(None)["bank"]
    assert (bank["coins"], bank["temples"]) == (30, 20)
    assert bank["resources"] == {"marble": 74, "iron": 77, "gold": 71}


# --- nations in play -------------------------------------------------------------------------


@rule("AN-2.5")
@BOTH
@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_number_of_nations(players: int, count: int, board: str) -> None:
    """Two players lead four nations, otherwise each player leads one."""
    match = start(players, board)
    assert len(nations(match)) == count
    seats = [s["seat"] for s in match.view(None)["sides"]]
    assert sorted(seats) == sorted(list(range(players)) * (count // players))


@rule("AN-2.6")
def test_nations_of_the_west() -> None:
    """Greeks, Romans and Germans; then Phoenicians, Carthaginians and Persians join."""
    three = {"greece", "rome", "germania"}
    assert nations(start(3, "roman")) == three
    assert nations(start(4, "roman")) == nations(start(2, "roman")) == three | {"phoenicia"}
    assert nations(start(5, "roman")) == three | {"phoenicia", "carthage"}
    assert nations(start(6, "roman")) == three | {"phoenicia", "carthage", "persia"}


@rule("AN-2.7")
def test_nations_of_the_east() -> None:
    """Greeks, Persians and Arabs; then Phoenicians, Egyptians and Babylonians join."""
    three = {"greece", "persia", "arabia"}
    assert nations(start(3)) == three
    assert nations(start(4)) == nations(start(2)) == three | {"phoenicia"}
    assert nations(start(5)) == three | {"phoenicia", "egypt"}
    assert nations(start(6)) == three | {"phoenicia", "egypt", "babylonia"}


@rule("AN-2.8")
def test_only_nations_in_play_are_handed_out() -> None:
    """A nation outside the row for this number of nations cannot be dealt or chosen."""
    match = internum.new("antike", 4, chance="manual")
    assert match.legal() == ["deal greece", "deal persia", "deal arabia", "deal phoenicia"]
    assert refusal(match, "deal egypt") == "AN-2.8"
    draft = internum.new("antike", 3, nation_assignment="draft")
    assert refusal(draft, "choose phoenicia") == "AN-2.8"


@rule("AN-2.9")
def test_nations_are_dealt_at_random() -> None:
    """By default chance deals one of the nations in play to each player, all being equally likely."""
    match = internum.new("antike", 3, chance="manual")
    assert match.pending == (CHANCE,)
    deals = match.legal()
    weights = [match.game.kernel.weight(match.states, match.notation.id(d)) for d in deals]
    assert len(deals) == 3 and len(set(weights)) == 1
    found = match.why_not("deal greece", seat=0)
    assert found is not None and found.rule == "AN-2.9"
    seen = set()
    for seed in range(40):
        sides = internum.new("antike", 3, seed=seed).view(None)["sides"]
        assert sorted(s["seat"] for s in sides) == [0, 1, 2]
        seen.add(tuple(s["seat"] for s in sorted(sides, key=lambda s: s["id"])))
    assert len(seen) == 6


@rule("AN-2.10")
def test_nations_are_drafted_clockwise_from_the_first_chooser() -> None:
    """In a draft each player in turn takes a nation that is left."""
    match = internum.new("antike", 3, nation_assignment="draft", first_chooser=1)
    assert match.pending == (1,)
    assert match.legal() == ["choose greece", "choose persia", "choose arabia"]
    found = match.why_not("choose greece", seat=0)
    assert found is not None and found.rule == "AN-2.10"
    match.play("choose persia")
    assert match.pending == (2,)
    assert refusal(match, "choose persia") == "AN-2.10"
    match.play("choose greece; choose arabia")
    assert {s["id"]: s["seat"] for s in match.view(None)["sides"]} == {"persia": 1, "greece": 2, "arabia": 0}


@rule("AN-2.11")
def test_pairs_of_the_west() -> None:
    """One of two players has Romans and Phoenicians, the other Germans and Greeks."""
    match = internum.new("antike", 2, chance="manual", board="roman")
    assert sorted(match.legal()) == ["deal germania", "deal rome"]
    assert refusal(match, "deal greece") == refusal(match, "deal phoenicia") == "AN-2.11"
    match.play("deal germania")
    assert {s["id"]: s["seat"] for s in match.view(None)["sides"]} == {
        "germania": 0,
        "greece": 0,
        "rome": 1,
        "phoenicia": 1,
    }


@rule("AN-2.12")
def test_pairs_of_the_east() -> None:
    """One of two players has Persians and Phoenicians, the other Greeks and Arabs, by chance or by draft."""
    match = internum.new("antike", 2, chance="manual")
    assert sorted(match.legal()) == ["deal greece", "deal persia"]
    assert refusal(match, "deal arabia") == refusal(match, "deal phoenicia") == "AN-2.12"
    match.play("deal persia")
    pairs = {"persia": 0, "phoenicia": 0, "greece": 1, "arabia": 1}
    assert {s["id"]: s["seat"] for s in match.view(None)["sides"]} == pairs
    dealt = {side(internum.new("antike", 2, seed=seed), "persia")["seat"] for seed in range(20)}
    assert dealt == {0, 1}
    draft = internum.new("antike", 2, nation_assignment="draft", first_chooser=1)
    assert draft.pending == (1,) and refusal(draft, "choose arabia") == "AN-2.12"
    draft.play("choose greece")
    assert {s["id"]: s["seat"] for s in draft.view(None)["sides"]} == pairs


# --- start material and start cities ---------------------------------------------------------


@rule("AN-2.13")
@BOTH
@pytest.mark.parametrize("players", [2, 3, 6])
def test_start_resources(players: int, board: str) -> None:
    """Each nation starts with 1 iron, 2 marble, 3 gold and no coin."""
    match = start(players, board)
    assert all(purse(match, n) == (1, 2, 3, 0) for n in nations(match))


@rule("AN-2.14", "AN-2.15")
@BOTH
def test_all_units_start_in_the_reserve_and_no_temple_is_built(board: str) -> None:
    """The 17 legions and 17 galleys of each nation are off the board, and so are all temples."""
    view = start(6, board).view(None)
    for s in view["sides"]:
        assert (s["reserve"]["legion"], s["reserve"]["galley"]) == (17, 17)
        assert s["reserve"]["city"] + s["cities"] == 25
    assert not any(p["pieces"] or p["temple"] for p in view["places"].values())


@rule("AN-2.16")
def test_no_know_how_and_no_personage_at_the_start() -> None:
    """Nobody has learnt anything or holds a card when the game begins."""
    view = start(6).view(None)
    assert all(not any(s["know_how"].values()) and not any(s["personages"].values()) for s in view["sides"])
    assert all(k["owners"] == [] for k in view["know_how"])


@rule("AN-2.17")
@BOTH
@pytest.mark.parametrize(("players", "line"), [(2, 4), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_start_cities_are_those_of_the_line_for_the_nations_in_play(players: int, line: int, board: str) -> None:
    """The line of the nation card is that of the number of nations: 4 in the game for two."""
    match = start(players, board)
    lines = load_antike(f"antike-{board}").starts(line)
    assert set(lines) == nations(match)
    for nation, line_cities in lines.items():
        assert owned(match, nation) == set(line_cities)


@rule("AN-2.18")
def test_a_line_has_one_city_of_each_resource(tmp_path: Path) -> None:
    """Every line names a marble, an iron and a gold city; other data are refused."""
    for board in (load_antike("antike-eastern"), load_antike("antike-roman")):
        for nation in board.nations.values():
            for line in nation.starts.values():
                assert sorted(board.provinces[c].resource for c in line) == ["gold", "iron", "marble"]
    text = (SHIPPED / "antike-eastern.toml").read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(text.replace('["saba", "adane", "mecca"]', '["saba", "theben", "mecca"]'), encoding="utf-8")
    with pytest.raises(BoardError, match=r"AN-2\.18"):
        load(wrong)


@rule("AN-2.19")
@BOTH
def test_start_cities_differ_from_line_to_line(board: str) -> None:
    """Where a nation starts may depend on the number of nations."""
    greeks = load_antike(f"antike-{board}").nations["greece"].starts
    assert set(greeks[3]) != set(greeks[4])


@rule("AN-2.20")
@pytest.mark.parametrize("players", range(2, 7))
def test_three_markers_on_the_board_and_22_in_reserve(players: int) -> None:
    """Each nation has a marker on its three start cities."""
    match = start(players)
    for nation in nations(match):
        assert len(owned(match, nation)) == side(match, nation)["cities"] == 3
        assert side(match, nation)["reserve"]["city"] == 22


# --- order of play ---------------------------------------------------------------------------


@rule("AN-2.21")
@BOTH
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_circled_nation_starts_whoever_has_it(players: int, board: str) -> None:
    """The starting nation depends on the number of nations, not on the seats."""
    first = load_antike(f"antike-{board}").first_nation(players)
    for seed in range(4):
        assert internum.new("antike", players, seed=seed, board=board).view(None)["active"] == first
    assert load_antike("antike-roman").first_nation(6) == "carthage"


@rule("AN-2.22")
@BOTH
def test_with_two_players_the_circle_for_four_nations_counts(board: str) -> None:
    """The starting nation of two players is that of four nations."""
    assert start(2, board).view(None)["active"] == start(4, board).view(None)["active"] == "phoenicia"


@rule("AN-2.23")
def test_turns_pass_clockwise_round_the_table() -> None:
    """After the starting nation the seats follow in order, wherever their nations lie."""
    for seed in range(6):
        match = internum.new("antike", 5, seed=seed, forced=False)
        view = match.view(None)
        seats = [side(match, n)["seat"] for n in view["order"]]
        assert view["order"][0] == "egypt"
        assert all(after == (before + 1) % 5 for before, after in pairwise(seats))
    played = []
    for space in ("iron",) * 5 + ("gold",):
        played.append(match.pending[0])
        match.play(f"rondel {space}; done")
    assert played == [*seats, seats[0]]
    found = match.why_not("rondel gold", seat=match.pending[0] - 1)
    assert found is not None and found.rule == "AN-2.23"


@rule("AN-2.24")
@pytest.mark.parametrize(
    ("board", "order"),
    [
        ("eastern", ["phoenicia", "greece", "persia", "arabia"]),
        ("roman", ["phoenicia", "germania", "rome", "greece"]),
    ],
)
def test_two_players_alternate(board: str, order: list[str]) -> None:
    """The four nations take turns so that the players alternate, in a fixed order from the starting nation."""
    match = internum.new("antike", 2, seed=2, board=board, forced=False)
    assert match.view(None)["order"] == order
    acted, seats = [], []
    for space in ("iron",) * 4 + ("gold",):
        acted.append(match.view(None)["active"])
        seats.append(match.pending[0])
        match.play(f"rondel {space}; done")
    assert acted == [*order, order[0]]
    assert all(a != b for a, b in pairwise(seats))


@rule("AN-2.25")
def test_no_pawn_on_the_rondel_before_the_first_turn() -> None:
    """A nation's pawn comes onto the rondel in its first turn."""
    match = internum.new("antike", 3, seed=1)
    assert all(space["pawns"] == [] for space in match.view(None)["rondel"])
    match.play("rondel gold")
    pawns = {space["id"]: space["pawns"] for space in match.view(None)["rondel"] if space["pawns"]}
    assert pawns == {"gold": ["arabia"]}


# --- the two-player game ---------------------------------------------------------------------


@rule("AN-2.26")
def test_each_nation_of_a_player_acts_on_its_own() -> None:
    """Turn, coin, pawn, resources and know-how of one nation leave its sister's as they were."""
    match = at(players=2, active="phoenicia", stock={"phoenicia": {"gold": 3}}, know_how={"greece": {"land": 1}})
    sister = side(match, "persia")
    assert sister["seat"] == side(match, "phoenicia")["seat"]
    match.play("rondel know-how; learn wheel")
    assert match.view(None)["active"] == "greece" and purse(match, "greece")[3] == 1
    assert side(match, "phoenicia")["know_how"]["land"] == 1
    assert side(match, "phoenicia")["rondel"] == "know-how"
    assert side(match, "persia") == sister
    match.play("rondel iron")
    assert match.view(None)["active"] == "persia"
    assert purse(match, "persia")[3] == 1 and side(match, "persia")["rondel"] is None


@rule("AN-2.27")
def test_nothing_of_two_sisters_is_added_together() -> None:
    """A nation does not pay with its sister's resources, nor count her cities, temples, seas or cards."""
    stock = {"persia": {"marble": 9, "coin": 9}, "phoenicia": {"marble": 4}}
    poor = at(players=2, active="phoenicia", phase="temple", stock=stock, forced=False)
    assert refusal(poor, "temple tyros") == "AN-7.2"
    match = at(
        players=2,
        active="phoenicia",
        phase="founding",
        city={
            **cities("phoenicia", "tyros paphos alexandria knossos"),
            **cities("persia", "susa ninive"),
            **cities("greece", "athens"),
        },
        temple={"tyros": 1, "paphos": 1, "susa": 1},
        galleys={"phoenicia": dict.fromkeys(SEVEN_SEAS[:4], 1), "persia": dict.fromkeys(SEVEN_SEAS[4:], 1)},
        personages={"persia": {"king": 5}, "phoenicia": {"king": 1, "scholar": 3}},
        forced=False,
    )
    before = cards(match, "phoenicia")
    match.play("done")
    assert cards(match, "phoenicia") == before
    assert not match.over


@rule("AN-2.28")
def test_nine_personages_of_one_of_four_nations_win() -> None:
    """The player of the first nation with 9 personages wins at once."""
    held = {"greece": {"king": 8}, "arabia": {"scholar": 7}}
    match = at(players=2, active="greece", phase="know-how", personages=held, stock={"greece": {"gold": 14}})
    match.play("learn wheel; done; done")
    assert match.over and match.view(None)["winner"] == "greece"
    assert match.winners == [side(match, "greece")["seat"]]


@rule("AN-2.29")
def test_a_sister_is_another_nation() -> None:
    """Sisters give each other the lower price and no first, and may fight and conquer each other."""
    match = at(
        players=2,
        active="phoenicia",
        phase="know-how",
        know_how={"persia": {"land": 1}},
        stock={"phoenicia": {"gold": 3}},
        forced=False,
    )
    match.play("learn wheel; pay gold; pay gold; pay gold; done; done")
    assert side(match, "phoenicia")["know_how"]["land"] == 1 and cards(match, "phoenicia") == {}
    position: dict[str, Any] = {
        "players": 2,
        "active": "phoenicia",
        "phase": "manoeuvre",
        "legions": {"phoenicia": {"susa": 3, "babylon": 1}, "persia": {"susa": 1}},
        "forced": False,
    }
    match = at(**position)
    match.play("fight legion susa persia; lose legion 1; conquer susa; lose legion 1")
    assert place(match, "susa")["owner"] == "phoenicia" and pieces(match, "susa") == {("phoenicia", "legion"): 1}
    match = at(**position)
    match.play("move legion babylon>susa 1")
    assert match.view(None)["asked"] == "persia"
