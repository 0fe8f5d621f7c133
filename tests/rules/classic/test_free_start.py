"""MN-2.20 to 2.32, MN-12.3, 12.4 and TV-56, 57: the free start of 36 points."""

from __future__ import annotations

import pytest

import internum
from internum import CHANCE, Match
from tests.rules.mare import actor, levels, refusal, seat, state, value
from tests.support import rule


def free(first: str = "greece", players: int = 5, **options: object) -> Match:
    """A free start in which the lot has chosen who places first."""
    match = internum.new("classic", players, start="free", forced=False, chance="manual", **options)
    match.play(f"lot {first}", CHANCE)
    return match


def points(match: Match, empire: str) -> int:
    return int(value(match, "points", empire))


@rule("MN-2.20")
def test_thirty_six_points() -> None:
    """Each ignores his sheet and spends 36 points; more than he has left cannot be spent."""
    match = free("rome")
    assert points(match, "rome") == 36 and levels(match, "rome") == (0, 0, 0)
    match.play("control roma; " + "; ".join(["legion roma"] * 8) + "; fortress roma; build roma roma")
    assert points(match, "rome") == 3
    assert refusal(match, "build roma market") == "MN-2.20"


@rule("MN-2.21", "TV-57")
def test_no_discounts() -> None:
    """Rome pays full prices: hero 9, 3 markers, city, 2 caravans, legion 3, market 6 are 36."""
    match = free("rome")
    match.play("buy caesar; control roma; control etruria; control magna_graecia; build roma roma")
    match.play("build etruria grain; build etruria livestock; legion roma; build etruria market")
    assert points(match, "rome") == 0 and value(match, "owner", "caesar") == "rome"
    assert match.legal() == ["done"]


@rule("MN-2.22", "MN-12.3")
def test_what_points_buy() -> None:
    """Pieces and one's own hero; no other hero, no wonder."""
    match = free("greece")
    match.play("control athenae")
    assert refusal(match, "buy pericles") is None
    assert {refusal(match, f"buy {tile}") for tile in ("caesar", "solomon", "colossus", "pyramids")} == {"MN-2.22"}


@rule("MN-2.23")
def test_only_around_the_capital() -> None:
    """The capital province and its land neighbours."""
    match = free("carthage")
    match.play("control carthago; control libya; control numidia; control phasania")
    assert refusal(match, "control sicilia") == "MN-2.23"  # across the sea
    assert refusal(match, "control cyrenaica") == "MN-2.23"


@rule("MN-2.24", "MN-12.4", "TV-56")
def test_greece_may_use_the_aegean() -> None:
    """Byzantium, Troy, Rhodes and Cnossos are open to Greece, and to Greece alone."""
    match = free("greece")
    match.play("control athenae; control rhodus; control thracia; control troia; control creta; control macedonia")
    assert levels(match, "greece") == (0, 0, 0)
    assert refusal(match, "control dalmatia") == "MN-2.23"
    other = free("carthage")
    other.play("control carthago")
    assert refusal(other, "control rhodus") == "MN-2.23"


@rule("MN-2.25", "MN-2.26")
def test_markers_first() -> None:
    """The capital's marker first of all, then a marker in each province used; building there at once is fine."""
    match = free("egypt")
    assert refusal(match, "control judaea") == "MN-2.25" and refusal(match, "legion aegyptus") == "MN-2.25"
    assert refusal(match, "done") == "MN-2.25"
    match.play("control aegyptus")
    assert refusal(match, "build judaea ierusalem") == "MN-2.25"
    match.play("control judaea; build judaea ierusalem; legion judaea")
    assert levels(match, "egypt") == (0, 1, 1)


@rule("MN-2.27")
def test_other_limits_hold() -> None:
    """One building per site or icon, one fortress, market and temple, coasts for triremes, supplies."""
    match = free("babylon")
    match.play("control babylonia; build babylonia babylon; fortress babylonia; build babylonia market")
    assert refusal(match, "build babylonia babylon") == "MN-5.22"
    assert refusal(match, "build babylonia market") == "MN-5.20"
    assert refusal(match, "fortress babylonia") == "MN-5.21"
    assert refusal(match, "launch babylonia") == "MN-5.26"
    first = match.legal()
    assert "build babylonia temple" in first
    match.play("build babylonia temple")
    assert refusal(match, "build babylonia temple") == "MN-5.19"
    strict = free("babylon", multiplier_needs_base=True)
    strict.play("control babylonia")
    assert refusal(strict, "build babylonia temple") == refusal(strict, "build babylonia market") == "MN-5.25"


@rule("MN-2.28")
def test_triremes_start_in_port() -> None:
    """Bought at set-up they stand in port."""
    match = free("greece")
    match.play("control athenae; launch athenae; launch athenae")
    assert value(match, "in_port", "greece", "athenae") == 2 and not value(match, "triremes", "greece")


@rule("MN-2.29")
def test_unspent_points_are_lost() -> None:
    """A player may end early; what is left is gone."""
    match = free("greece")
    match.play("control athenae; done")
    assert points(match, "greece") == 0


@rule("MN-2.30")
def test_order_of_placing() -> None:
    """One after the other, by lot, each completely."""
    match = free("greece")
    assert actor(match) == "greece" and match.pending == (seat(match, "greece"),)
    match.play("control athenae; done")
    assert match.pending == (CHANCE,) and refusal(match, "lot greece") == "MN-2.30"


def deploy_all(match: Match, caravans: str) -> None:
    """Everybody takes his capital; one player builds two caravans."""
    capitals = {
        "rome": "roma",
        "carthage": "carthago",
        "greece": "athenae",
        "egypt": "aegyptus",
        "babylon": "babylonia",
    }
    while value(match, "phase") in ("lot", "deploy"):
        if value(match, "phase") == "lot":
            match.play(match.legal()[0], CHANCE)
            continue
        empire = str(actor(match))
        match.play(f"control {capitals[empire]}")
        builds = [t for t in match.legal() if t.startswith(f"build {capitals[empire]} ") and empire == caravans]
        icons = [
            t for t in builds if t.split()[2] in ("gems", "perfume", "fruit", "grain", "livestock", "metal", "wine")
        ]
        for text in icons[:2]:
            match.play(text)
        match.play("done")


@rule("MN-2.31")
@pytest.mark.parametrize(("option", "trade"), [("counted", "babylon"), ("printed", "carthage")])
def test_roles_after_a_free_start(option: str, trade: str) -> None:
    """Found by counting, the printed civilisation acting as holder (option: as printed)."""
    match = internum.new("classic", 5, start="free", free_start_roles=option, forced=False, chance="manual")
    deploy_all(match, "babylon")
    assert value(match, "title", "trade") == trade
    assert state(match)["title"]["culture"] == "egypt" and match.round == 1  # ties stay with the holder


@rule("MN-2.31")
def test_a_tie_without_holder_is_drawn_by_lot() -> None:
    """If the printed civilisation is not in play, a tie is drawn by lot."""
    match = internum.new(
        "classic", 3, start="free", forced=False, chance="manual", assignment="taken", civilisations="any"
    )
    match.play("empire rome; empire greece; empire babylon")
    for _ in range(3):
        match.play(match.legal()[0], CHANCE)
        home = {"rome": "roma", "greece": "athenae", "babylon": "babylonia"}[str(actor(match))]
        match.play(f"control {home}; done")
    assert value(match, "phase") == "lot" and len(match.legal()) == 3


@rule("MN-2.31")
def test_a_tie_in_the_usual_game_of_three_is_drawn_by_lot() -> None:
    """Rome and Egypt, printed for two of the roles, are not in play: equal counts are drawn, nothing is fixed."""
    match = internum.new("classic", 3, start="free", forced=False, chance="manual")
    for _ in range(3):
        match.play(match.legal()[0], CHANCE)
        home = {"carthage": "carthago", "greece": "athenae", "babylon": "babylonia"}[str(actor(match))]
        match.play(f"control {home}; done")
    drawn = []
    while value(match, "phase") == "lot":
        drawn.append(len(match.legal()))
        match.play(match.legal()[0], CHANCE)
    assert drawn == [3, 3]
