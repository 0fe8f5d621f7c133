"""Set-up (AN-2) but for nations and the two-player game: common stock, start material, start cities, order of play."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import internum
from internum import OptionError
from internum.boards import BoardError, load, load_antike, personages
from internum.boards.files import locate
from tests.support import rule

from .table import BOTH, nations, owned, purse, refusal, side, start

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
    text = locate("antike-eastern").read_text(encoding="utf-8")
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
    assert refusal(match, "rondel gold", match.pending[0] - 1) == "AN-2.23"


@rule("AN-2.25")
def test_no_pawn_on_the_rondel_before_the_first_turn() -> None:
    """A nation's pawn comes onto the rondel in its first turn."""
    match = internum.new("antike", 3, seed=1)
    assert all(space["pawns"] == [] for space in match.view(None)["rondel"])
    match.play("rondel gold")
    pawns = {space["id"]: space["pawns"] for space in match.view(None)["rondel"] if space["pawns"]}
    assert pawns == {"gold": ["arabia"]}
