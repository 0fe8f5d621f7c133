"""MN-5.30 to 5.33, MN-8, MN-9, MN-10 as far as they act in construction; MN-11 (2003)."""

from __future__ import annotations

import pytest

import internum
from tests.rules.mare import at, building, buy, hand, levels, mask, refusal, seat, state, tokens, value, winners
from tests.support import rule

from .romans import ROME, rome

EGYPT = {"aegyptus": "egypt"}
TWELVE = "gems, oil, papyrus, perfume, metal, gold, fruit, fish, wine, slaves, livestock, grain"


def egypt(text: str, **rest: object) -> internum.Match:
    return building("classic", "egypt", text, **({"marker": EGYPT} | rest))  # type: ignore[arg-type]


@rule("MN-5.30", "MN-12.2", "MN-1.13")
def test_anybody_buys_general_heroes_and_wonders() -> None:
    """Heroes and wonders are bought from the open stock, unless somebody has them."""
    match = rome(owner={"caesar": "rome", "helen": "greece"})
    assert refusal(match, "buy ulysses") is None
    assert refusal(match, "buy helen") == "MN-1.13"
    assert refusal(match, "buy circe") == "MN-5.30"  # of another edition


@rule("MN-5.31", "MN-2.32", "MN-2.48")
def test_a_civilisation_hero_is_for_its_own_player() -> None:
    """Only the player of the civilisation may have its hero, and buys him for 9 if he did not start with him."""
    given = {"display": {"helen": "sale", "pyramids": "sale"}, "owner": {}}
    match = rome(**given)
    assert refusal(match, "buy hannibal") == "MN-5.31"
    match.play("buy caesar")
    assert value(match, "price") == 9
    three = building("classic", "greece", "9 tax", players=3, marker={"athenae": "greece"})
    assert refusal(three, "buy caesar") == "MN-2.48"


@rule("MN-5.32")
def test_heroes_and_wonders_are_never_lost() -> None:
    """They have no place on the board and nothing takes them away: the only verb with a tile of others is to buy."""
    match = rome(owner={"caesar": "rome", "helen": "greece"})
    assert refusal(match, "buy helen") == "MN-1.13"
    by_verb = match.game.space.by_verb
    assert {v for v, f in by_verb.items() if "tile" in f.axes} == {"buy", "copy", "declare", "turn"}
    assert "tile" not in by_verb["pillage"].axes


@rule("MN-5.33")
def test_benefits_work_at_once() -> None:
    """A benefit works from the moment of purchase, in the same slot."""
    match = rome("9 tax, wine, oil, gold, gems, fish")
    buy(match, "buy mausoleum", "9 tax")
    buy(match, "build roma temple", "wine, oil, gold, gems, fish")
    assert value(match, "built", "roma", "temple") == 1


@rule("MN-8.1", "TV-17")
def test_caesars_legions_cost_two() -> None:
    """Legions cost 2 with Caesar, 3 without."""
    match = rome("2 tax")
    buy(match, "legion roma", "2 tax")
    assert value(match, "legions", "rome", "roma") == 1
    assert refusal(egypt("2 tax"), "legion aegyptus") == "MN-5.6"


@rule("MN-8.2", "TV-17")
def test_caesars_fortresses_cost_two() -> None:
    """Fortresses cost 2 with Caesar, 3 without."""
    match = rome("wine, oil")
    buy(match, "fortress roma", "wine, oil")
    assert value(match, "fortress", "roma") == 1
    assert refusal(egypt("2 tax"), "fortress aegyptus") == "MN-5.6"


@rule("MN-8.3")
def test_hannibals_legions_count_one_more() -> None:
    """Each die rolled for a legion of Hannibal's counts 1 more, in attack and in defence; not for others."""
    legions = {"carthage": {"libya": 2}, "greece": {"libya": 1}}
    match = at("classic", phase="march", actor="carthage", marker={"carthago": "carthage"}, legions=legions)
    match.play("done; attack libya greece; roll 2; roll 1; roll 4")
    assert value(match, "legions", "greece", "libya") == 0  # 2 + 1 + 2 = 5: one loss
    assert value(match, "legions", "carthage", "libya") == 2
    swapped = {"greece": {"libya": 2}, "carthage": {"libya": 1}}
    other = at("classic", phase="march", actor="greece", marker={"carthago": "carthage"}, legions=swapped)
    other.play("done; attack libya carthage; roll 2; roll 1; roll 4")
    assert value(other, "legions", "carthage", "libya") == 1  # 3: none
    assert value(other, "legions", "greece", "libya") == 1  # 4 + 1 = 5: one


@rule("MN-8.7")
def test_pericles_triremes_count_one_more() -> None:
    """Each die rolled for a trireme of Pericles' counts 1 more, in attack and in defence."""
    triremes = {"greece": {"mare_ionium": 2}, "rome": {"mare_ionium": 2}}
    match = at("classic", phase="sea_battle", actor="greece", marker={"athenae": "greece"}, triremes=triremes)
    match.play("engage mare_ionium rome; roll 2; roll 1; roll 2; roll 2")
    assert value(match, "triremes", "rome", "mare_ionium") == 1
    assert value(match, "triremes", "greece", "mare_ionium") == 2


@rule("MN-8.4")
def test_hammurabi_places_one_marker_free() -> None:
    """Once a round one marker without paying; the adjacency rule must be met."""
    match = building("classic", "babylon", "", marker={"babylonia": "babylon"})
    assert refusal(match, "control gallia free") == "MN-5.13"
    match.play("control assyria free")
    assert value(match, "marker", "assyria") == "babylon"
    assert refusal(match, "control judaea free") == "MN-8.4"
    assert refusal(rome(""), "control etruria free") == "MN-8.4"


@rule("MN-8.5")
def test_the_free_marker_may_convert() -> None:
    """The free marker may be the replacement of a conversion, unless `free_marker_converts` is off."""
    given = {
        "marker": {"babylonia": "babylon", "judaea": "egypt"},
        "legions": {"babylon": {"judaea": 1}},
        "conqueror": {"judaea": "babylon"},
        "posts": {"judaea": {"marker": 1}},
    }
    match = building("classic", "babylon", "", **given)
    match.play("control judaea free")
    assert value(match, "marker", "judaea") == "babylon"
    strict = building("classic", "babylon", "", options={"free_marker_converts": False}, **given)
    assert refusal(strict, "control judaea free") == "MN-8.5"


@rule("MN-8.6", "TV-18")
def test_pericles_triremes_cost_two() -> None:
    """Triremes cost 2 with Pericles."""
    match = building("classic", "greece", "2 tax", marker={"athenae": "greece"})
    buy(match, "launch athenae", "2 tax")
    assert value(match, "in_port", "greece", "athenae") == 1
    assert refusal(rome("2 tax"), "launch roma") == "MN-5.6"


@rule("MN-8.8")
def test_cleopatra_exchanges_one_card() -> None:
    """Once per phase a resource for a tax, or a tax for a resource; the bank must hold it."""
    match = egypt("tax, wine")
    match.play("swap wine")
    assert hand(match, "egypt") == {"tax": 2}
    assert refusal(match, "swap tax") == "MN-8.8"
    assert refusal(egypt("wine"), "swap tax") == "MN-8.8"
    assert refusal(rome("wine"), "swap wine") == "MN-8.8"
    dry = egypt("wine", hands={"rome": "35 tax"})
    assert refusal(dry, "swap wine") == "MN-8.8"


@rule("MN-8.9")
def test_cleopatra_chooses_the_resource() -> None:
    """For a tax she takes a resource of her choice that the bank has."""
    match = egypt("tax, wine", hands={"rome": "5 gems"})
    match.play("swap tax")
    assert value(match, "phase") == "swap"
    assert refusal(match, "take gems") == "MN-8.9"
    assert refusal(match, "take tax") == "MN-8.9"
    match.play("take gold")
    assert hand(match, "egypt") == {"gold": 1, "wine": 1}
    assert value(match, "phase") == "build"


@rule("MN-9.1", "MN-9.2", "MN-9.9", "MN-12.7")
@pytest.mark.parametrize(
    ("hero", "bonus"), [("agamemnon", (2, 0, 0)), ("solomon", (0, 2, 0)), ("archimedes", (0, 0, 2))]
)
def test_heroes_that_count_for_roles(hero: str, bonus: tuple[int, int, int]) -> None:
    """Agamemnon, Solomon and Archimedes add 2 to a score from the moment of purchase."""
    match = rome("9 tax")
    buy(match, f"buy {hero}", "9 tax")
    assert levels(match, "rome") == bonus


@rule("MN-10.2")
def test_the_gardens_keep_one_resource() -> None:
    """After the phase one unused resource may be kept, face down."""
    match = rome("wine, oil", owner={"caesar": "rome", "gardens": "rome"}, had_turn=31 - mask("rome"))
    match.play("done; keep wine")
    assert hand(match, "rome") == {"wine": 1}
    assert not any("ine" in line for line in match.story(seat(match, "greece")) if "keeps" in line)
    assert any("keeps" in line for line in match.story(seat(match, "rome")))
    more = rome("tax, wine, oil", owner={"caesar": "rome", "gardens": "rome"}, had_turn=31 - mask("rome"))
    more.play("done; keep wine")
    assert refusal(more, "keep oil") == "MN-10.2"


@rule("MN-10.5")
def test_the_lighthouse_needs_no_adjacency() -> None:
    """Its owner places markers anywhere, but not under another's influence or beside legions, and pays."""
    owner = {"caesar": "rome", "lighthouse": "rome"}
    match = rome("3 tax", owner=owner, marker=ROME | {"judaea": "egypt"}, legions={"egypt": {"arabia": 1}})
    assert refusal(match, "control creta") is None
    assert refusal(match, "control judaea") == "MN-5.13"
    assert refusal(match, "control arabia") == "MN-5.27"
    assert refusal(rome("2 tax", owner=owner), "control creta") == "MN-5.6"
    conversion = {
        "marker": ROME | {"judaea": "egypt"}, "legions": {"rome": {"judaea": 1}}, "conqueror": {"judaea": "rome"},
        "posts": {"judaea": {"marker": 1}}, "owner": owner,
    }  # fmt: skip
    assert refusal(rome("3 tax", **conversion), "control judaea") is None
    strict = rome("3 tax", options={"lighthouse_converts": False}, **conversion)
    assert refusal(strict, "control judaea") == "MN-7.22"


@rule("MN-10.6", "TV-16")
def test_the_mausoleum_takes_one_off_buildings() -> None:
    """City and caravan 2, temple and market 5, hero 9; with `all_tokens` pieces too, reductions adding up."""
    owner = {"caesar": "rome", "mausoleum": "rome"}
    prices = {"build roma roma": 2, "build roma wine": 2, "build roma temple": 5, "build roma market": 5,
              "buy helen": 9, "control etruria": 3, "legion roma": 2, "buy pyramids": 12}  # fmt: skip
    for action, price in prices.items():
        match = rome("12 tax", owner=owner)
        match.play(action)
        assert value(match, "price") == price, action
    wide = rome("12 tax", owner=owner, options={"mausoleum_scope": "all_tokens"})
    for action, price in {"control etruria": 2, "legion roma": 1, "launch roma": 2}.items():
        trial = wide.copy()
        trial.play(action)
        assert value(trial, "price") == price, action


@rule("MN-10.7", "MN-11.1", "MN-11.2")
def test_the_pyramids_win_at_once() -> None:
    """Whoever builds the Pyramids wins in the middle of the phase; others cannot answer."""
    match = rome("12 tax", hands={"egypt": "12 tax"})
    buy(match, "buy pyramids", "12 tax")
    assert match.over
    assert winners(match) == ["rome"]
    assert refusal(match, "done") == "MN-11.2"


@rule("MN-11.3")
def test_the_pyramids_cost_a_set_of_twelve() -> None:
    """Twelve taxes, or one of each of the twelve resources; never mixed."""
    match = rome(TWELVE)
    buy(match, "buy pyramids", TWELVE)
    assert winners(match) == ["rome"]
    assert refusal(rome("11 tax, wine"), "buy pyramids") == "MN-5.6"


@rule("MN-11.4", "TV-48")
def test_four_heroes_and_wonders_win() -> None:
    """A combined total of 4 wins at once; not with `pyramids_only`, and not before the goal."""
    owner = {"caesar": "rome", "solomon": "rome", "colossus": "rome"}
    match = rome("9 tax", owner=owner)
    buy(match, "buy helen", "9 tax")
    assert winners(match) == ["rome"]
    assert state(match)["ending"] == "tiles"
    for options in ({"victory": "pyramids_only"}, {"hero_wonder_goal": 5}):
        on = rome("9 tax", owner=owner, options=options)
        buy(on, "buy helen", "9 tax")
        assert not on.over


@rule("MN-11.5")
def test_the_civilisation_hero_counts() -> None:
    """From the printed start three purchases are needed."""
    match = rome("27 tax")
    buy(match, "buy solomon", "9 tax")
    buy(match, "buy colossus", "9 tax")
    assert not match.over
    buy(match, "buy helen", "9 tax")
    assert match.over


@rule("MN-11.6")
def test_three_roles_do_not_win() -> None:
    """Holding all three roles wins nothing."""
    title = {"trade": "rome", "culture": "rome", "military": "rome"}
    match = at("classic", phase="begin_round", round=2, title=title, marker=ROME, built={"roma": {"city": 1}})
    assert not match.over


@rule("MN-11.7")
def test_cities_do_not_win() -> None:
    """Capitals and great cities win nothing in 2003."""
    capitals = ("roma", "athenae", "carthago", "aegyptus", "babylonia")
    match = rome("3 tax", marker=dict.fromkeys(capitals, "rome"), built={p: {"city": 1} for p in capitals})
    match.play("done")
    assert not match.over


@rule("MN-11.8")
def test_no_limit_and_one_winner() -> None:
    """No round limit, no tie: the game goes on until one player wins."""
    assert not at("classic", phase="begin_round", round=500, marker=ROME).over
    match = rome("12 tax", hands={"greece": "12 tax"})
    buy(match, "buy pyramids", "12 tax")
    assert len(winners(match)) == 1


@rule("TV-47")
def test_vector_cleopatra_and_the_pyramids() -> None:
    """11 kinds and a tax are no set; with Cleopatra turning the tax into the twelfth kind they are."""
    eleven = TWELVE.replace(", grain", "")
    assert refusal(rome(f"tax, {eleven}"), "buy pyramids") == "MN-5.6"
    match = egypt(f"tax, {eleven}")
    match.play("swap tax; take grain")
    assert hand(match, "egypt") == tokens(TWELVE)
    buy(match, "buy pyramids", TWELVE)
    assert winners(match) == ["egypt"]
