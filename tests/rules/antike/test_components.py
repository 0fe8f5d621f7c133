"""Components and limits (AN-1)."""

from __future__ import annotations

import random

import pytest

import internum
from internum import CHANCE, NotationError, PositionError
from internum.boards import load_antike, personages
from tests.support import rule

from .table import BOTH, TWENTY_FIVE, at, cards, cities, place, purse, refusal, side


@rule("AN-1.1")
def test_two_sides_are_played_by_the_same_rules_but_never_mixed() -> None:
    """A game is on one side of the board; the other side's provinces and nations do not exist there."""
    east, west = at(), at(options={"board": "roman"})
    assert east.view(None)["board"] == "antike-eastern" and west.view(None)["board"] == "antike-roman"
    assert {"susa", "babylon"} <= set(east.view(None)["places"]) and "roma" not in east.view(None)["places"]
    assert {"roma", "londinium"} <= set(west.view(None)["places"]) and "susa" not in west.view(None)["places"]
    assert [s["id"] for s in east.view(None)["rondel"]] == [s["id"] for s in west.view(None)["rondel"]]
    with pytest.raises(NotationError):
        east.why_not("conquer roma")
    with pytest.raises(PositionError):
        at(city=cities("greece", "roma"))
    with pytest.raises(PositionError):
        at(options={"board": "roman"}, city=cities("arabia", "roma"))


@rule("AN-1.2")
@BOTH
def test_each_side_has_fifty_provinces(board: str) -> None:
    """There are 50 provinces on each side."""
    assert len(at(options={"board": board}).view(None)["places"]) == 50


@rule("AN-1.3")
@BOTH
def test_provinces_have_three_to_six_neighbours(board: str) -> None:
    """No province has fewer than 3 or more than 6 neighbours, and neighbourhood is mutual."""
    provinces = load_antike(f"antike-{board}").provinces
    for province in provinces.values():
        assert 3 <= len(province.borders) <= 6, province.id
        assert all(province.id in provinces[other].borders for other in province.borders)


@rule("AN-1.4")
@BOTH
def test_a_border_is_land_sea_or_both(board: str) -> None:
    """Every border has one of three kinds, the same from both sides, and all three occur."""
    provinces = load_antike(f"antike-{board}").provinces
    kinds = {(p.id, other): kind for p in provinces.values() for other, kind in p.borders.items()}
    assert set(kinds.values()) == {"land", "sea", "both"}
    assert all(kinds[b, a] == kind for (a, b), kind in kinds.items())


@rule("AN-1.5")
@BOTH
def test_a_province_has_one_site_with_one_resource(board: str) -> None:
    """A province has one city, which yields marble, iron or gold and nothing else."""
    match = at(options={"board": board})
    places = match.view(None)["places"]
    assert {p["resource"] for p in places.values()} == {"marble", "iron", "gold"}
    for name, info in places.items():
        one = at(options={"board": board}, active="greece", city=cities("greece", name))
        assert {r for r, n in side(one, "greece")["yields"].items() if n} == {info["resource"]}
    assert match.game.space.by_verb["found"].size == len(places)


@rule("AN-1.6")
@BOTH
def test_each_side_carries_rondel_ladder_and_target(board: str) -> None:
    """Both sides have a rondel of 8 spaces, a ladder of 8 know-hows and a number of personages to win."""
    for players in range(2, 7):
        view = at(players, {"board": board}).view(None)
        assert len(view["rondel"]) == 8
        assert len({k["id"] for k in view["know_how"]}) == 8
        assert view["target"] in (7, 8, 9, 10)


@rule("AN-1.7")
def test_twelve_nation_cards() -> None:
    """Six nations belong to each side."""
    assert set(load_antike("antike-roman").nations) == {
        "greece", "rome", "germania", "phoenicia", "persia", "carthage",
    }  # fmt: skip
    assert set(load_antike("antike-eastern").nations) == {
        "greece", "persia", "arabia", "phoenicia", "egypt", "babylonia",
    }  # fmt: skip


@rule("AN-1.8")
def test_thirty_five_personages_in_five_kinds() -> None:
    """9 kings, 8 scholars, 7 generals, 6 citizens and 5 navigators; a tenth king does not exist."""
    stacks = at().view(None)["bank"]["personages"]
    assert stacks == {
        "king": {"left": 9, "of": 9},
        "scholar": {"left": 8, "of": 8},
        "general": {"left": 7, "of": 7},
        "citizen": {"left": 6, "of": 6},
        "navigator": {"left": 5, "of": 5},
    }
    with pytest.raises(PositionError, match=r"AN-1\.8"):
        at(personages={"greece": {"navigator": 6}})


@rule("AN-1.9")
def test_the_split_of_the_chips_is_not_guessed() -> None:
    """As the mix of the 90 chips is unknown the bank is unlimited, or of equal size for all three by option."""
    assert at().view(None)["bank"]["resources"] == {"marble": None, "iron": None, "gold": None}
    finite = at(options={"bank_resources": "finite"}, stock={"greece": {"iron": 1}})
    assert finite.view(None)["bank"]["resources"] == {"marble": 80, "iron": 79, "gold": 80}


@rule("AN-1.10")
def test_resources_are_counted_in_units() -> None:
    """A price is paid unit by unit; there are no chips of 2 or 5 and no change to be made."""
    match = at(active="greece", phase="temple", stock={"greece": {"marble": 7}}, forced=False)
    match.play("temple sparta")
    for paid in range(5):
        assert purse(match, "greece")[1] == 7 - paid
        assert match.legal() == ["pay marble"]
        match.play("pay marble")
    assert purse(match, "greece")[1] == 2 and place(match, "sparta")["temple"]


@rule("AN-1.11")
def test_thirty_coins_each_worth_any_resource() -> None:
    """There are 30 coins, and a coin pays for a marble, an iron or a gold."""
    match = at(active="greece", phase="founding", legions={"greece": {"pella": 1}}, stock={"greece": {"coin": 3}})
    assert match.view(None)["bank"]["coins"] == 27
    match.play("found pella; pay coin; pay coin; pay coin")
    assert place(match, "pella")["owner"] == "greece" and purse(match, "greece") == (0, 0, 0, 0)
    with pytest.raises(PositionError, match=r"AN-1\.11"):
        at(stock={"greece": {"coin": 16}, "persia": {"coin": 15}})


@rule("AN-1.12")
def test_twenty_temples_for_all_nations_together() -> None:
    """The 20 temples are one common stock: 21 cannot stand on the board."""
    sites = TWENTY_FIVE.split()
    city = {**cities("greece", " ".join(sites[:12])), **cities("persia", " ".join(sites[12:]))}
    assert at(city=city, temple=dict.fromkeys(sites[:20], 1)).view(None)["bank"]["temples"] == 0
    with pytest.raises(PositionError, match=r"AN-1\.12"):
        at(city=city, temple=dict.fromkeys(sites[:21], 1))


@rule("AN-1.13")
@BOTH
def test_pieces_of_the_six_colours(board: str) -> None:
    """Each of six nations has 25 city markers, 17 legions and 17 galleys."""
    sides = at(6, {"board": board}).view(None)["sides"]
    assert len(sides) == 6
    for s in sides:
        assert s["reserve"]["city"] + s["cities"] == 25
        assert s["reserve"]["legion"] + s["legions"] == 17
        assert s["reserve"]["galley"] + s["galleys"] == 17


@rule("AN-1.14")
@pytest.mark.parametrize(
    "state",
    [
        {"legions": {"greece": {"sparta": 9, "pella": 9}}},
        {"galleys": {"greece": {"sparta": 9, "messana": 9}}},
        {"city": cities("greece", f"{TWENTY_FIVE} susa")},
    ],
)
def test_no_eighteenth_unit_and_no_twenty_sixth_city(state: dict[str, dict[str, object]]) -> None:
    """A position with an 18th legion, an 18th galley or a 26th marker of one nation cannot be."""
    with pytest.raises(PositionError, match=r"AN-1\.14"):
        at(**state)


@rule("AN-1.14")
def test_the_last_piece_of_a_reserve_can_be_placed_but_none_after_it() -> None:
    """The 17th legion, the 17th galley and the 25th city go on the board; then the reserve is empty."""
    match = at(
        active="greece",
        phase="arming",
        temple={"sparta": 1, "dyrrhachion": 1},
        legions={"greece": {"pella": 16}},
        galleys={"greece": {"athens": 16}},
        stock={"greece": {"iron": 9}},
        forced=False,
    )
    match.play("arm legion sparta; pay iron; arm galley sparta; pay iron")
    assert side(match, "greece")["reserve"]["legion"] == side(match, "greece")["reserve"]["galley"] == 0
    assert refusal(match, "arm legion dyrrhachion") == refusal(match, "arm galley sparta") == "AN-8.10"
    match = at(
        active="greece",
        phase="founding",
        city={**cities("greece", TWENTY_FIVE.rsplit(" ", 1)[0]), **cities("persia", "susa")},
        legions={"greece": {"antiochia": 1, "palmyra": 1}},
        stock={"greece": {"coin": 9}},
        forced=False,
    )
    match.play("found antiochia; pay coin; pay coin; pay coin")
    assert side(match, "greece")["reserve"]["city"] == 0
    assert refusal(match, "found palmyra") == "AN-13.9"


@rule("AN-1.15")
def test_one_mark_on_the_rondel_and_one_per_know_how_line() -> None:
    """Five pawns suffice: one place on the rondel, and one level in each of the four lines."""
    match = at(active="greece", phase="know-how", rondel={"greece": "know-how"}, stock={"greece": {"gold": 30}})
    match.play("learn market; learn currency")
    greeks = side(match, "greece")
    assert greeks["rondel"] == "know-how"
    assert greeks["know_how"] == {"land": 0, "sea": 0, "trade": 2, "state": 0}
    assert [k["id"] for k in match.view(None)["know_how"] if "greece" in k["owners"]] == ["market", "currency"]


@rule("AN-1.16")
def test_bank_stacks_and_reserves() -> None:
    """Resources, coins and temples lie in a common bank, units and markers in each nation's own reserve."""
    match = at(
        options={"bank_resources": "finite"},
        temple={"sparta": 1},
        legions={"greece": {"sparta": 4}},
        stock={"greece": {"coin": 2, "gold": 5}, "persia": {"coin": 1}},
    )
    bank = match.view(None)["bank"]
    assert (bank["coins"], bank["temples"], bank["resources"]["gold"]) == (27, 19, 75)
    assert set(bank["personages"]) == set(personages())
    assert side(match, "greece")["reserve"] == {"legion": 13, "galley": 17, "city": 22}
    assert side(match, "persia")["reserve"] == {"legion": 17, "galley": 17, "city": 22}


@rule("AN-1.17")
def test_removed_pieces_can_be_used_again() -> None:
    """Units and markers taken off the board are back in their reserve, a temple is back in the bank."""
    match = at(
        active="persia",
        phase="manoeuvre",
        temple={"sparta": 1},
        legions={"greece": {"sparta": 1}, "persia": {"sparta": 5}},
    )
    assert match.view(None)["bank"]["temples"] == 19
    match.play("fight legion sparta greece")
    assert side(match, "greece")["reserve"]["legion"] == 17 and side(match, "persia")["reserve"]["legion"] == 13
    match.play("conquer sparta")
    assert side(match, "greece")["reserve"]["city"] == 23
    assert side(match, "persia")["reserve"]["legion"] == 16
    assert match.view(None)["bank"]["temples"] == 20


@rule("AN-1.18")
@pytest.mark.parametrize("assignment", ["random", "draft", "fixed"])
def test_chance_has_a_part_only_in_dealing_nations(assignment: str) -> None:
    """Nothing is left to luck but the deal of nation cards, and that only if they are dealt."""
    match = internum.new("antike", 3, seed=3, nation_assignment=assignment)
    dealt = [e.text for e in match.log if e.seat == CHANCE]
    assert len(dealt) == (3 if assignment == "random" else 0)
    if match.view(None)["phase"] != "choose":
        assert refusal_of_chance(match) == "AN-1.18"
    dice = random.Random(1)
    for _ in range(150):
        match.play(dice.choice(match.legal()))
    assert [e.text for e in match.log if e.seat == CHANCE] == dealt


def refusal_of_chance(match: internum.Match) -> str | None:
    """The rule against the chance seat acting now."""
    found = match.why_not(match.legal()[0], seat=CHANCE)
    return found.rule if found else None


@rule("AN-1.19")
def test_all_holdings_are_public() -> None:
    """Every seat, and a spectator, sees the same."""
    match = internum.new("antike", 4, seed=1)
    match.play("rondel marble")
    everybody = {key: value for key, value in match.view(None).items() if key != "seat"}
    for seat in range(4):
        assert {key: value for key, value in match.view(seat).items() if key != "seat"} == everybody
    assert all({"stock", "personages", "know_how", "reserve"} <= set(s) for s in everybody["sides"])


@rule("AN-1.20")
def test_names_on_cards_have_no_effect() -> None:
    """A card counts by its kind alone: the position holds numbers of cards, and only the chronicle knows names."""
    match = at(active="greece", phase="know-how", stock={"greece": {"gold": 7}}, forced=False)
    match.play("learn wheel" + "; pay gold" * 7)
    told = match.play("done; done")
    assert "Socrates" in " ".join(match.words().say(e) for e in told)
    assert match.position()["state"]["personages"] == {"greece": {"scholar": 1}}
    assert cards(match, "greece") == {"scholar": 1}
