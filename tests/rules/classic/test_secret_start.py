"""MN-2.30 with `free_start_order=simultaneous`: secret plans; what two of them want goes by lot (A-15)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import internum
from internum import CHANCE, Match
from internum.agents.protocol import Seat
from tests.rules.mare import actor, levels, refusal, seat, state, value
from tests.support import rule

CAPITALS = {"rome": "roma", "egypt": "aegyptus", "babylon": "babylonia"}


def secret_start(**options: object) -> Match:
    """A free start of all at once, for Rome, Egypt and Babylon."""
    chosen: dict[str, Any] = {"assignment": "taken", "civilisations": "any", **options}
    match = internum.new(
        "classic", 3, start="free", free_start_order="simultaneous", forced=False, chance="manual", **chosen
    )
    match.play("empire rome; empire egypt; empire babylon")
    return match


def plan(match: Match, empire: str, text: str) -> list[str]:
    """An empire plans its capital and more; what everybody then reads in the log."""
    events = match.play(f"control {CAPITALS[empire]}; {text}", seat(match, empire))
    seen = (e.seen_by(None) for e in events)
    return [match.words().say(e) for e in seen if e]


def shown(match: Match, watcher: str | None, province: str) -> tuple[Any, int]:
    """Whose marker a watcher sees in a province, and how many kinds of pieces."""
    place = match.view(None if watcher is None else seat(match, watcher))["places"][province]
    return place["owner"], len(place["pieces"])


@rule("MN-2.30")
def test_all_plan_at_the_same_time() -> None:
    """Nobody waits for anybody; once all are done the pieces stand, and nothing is drawn where nothing clashes."""
    match = secret_start()
    assert match.pending == (0, 1, 2)
    assert plan(match, "babylon", "legion babylonia; done") == []
    plan(match, "rome", "buy caesar; build roma roma; done")
    assert match.pending == (seat(match, "egypt"),)
    told = plan(match, "egypt", "control judaea; legion judaea; done")
    assert value(match, "phase") != "deploy" and not value(match, "plan_item")
    assert value(match, "owner", "caesar") == "rome" and value(match, "legions", "egypt", "judaea") == 1
    assert levels(match, "babylon") == (0, 0, 1) and value(match, "marker", "judaea") == "egypt"
    assert "Rome starts with Caesar." in told and "Egypt starts with a legion in Judaea." in told


@rule("MN-2.30")
def test_a_plan_is_its_owners_secret() -> None:
    """Before all are done nobody else, and no spectator, sees a piece, a point or a line of a plan."""
    match = secret_start()
    before = [match.view(s) for s in (seat(match, "rome"), None)]
    assert plan(match, "egypt", "control judaea; legion judaea; build judaea ierusalem") == []
    assert [match.view(s) for s in (seat(match, "rome"), None)] == before
    assert shown(match, "egypt", "judaea") == ("egypt", 1) and shown(match, None, "judaea") == (None, 0)
    points = {e["id"]: e["points"] for e in match.view(seat(match, "egypt"))["sides"]}
    assert points["egypt"] == 24 and points["rome"] is None


@rule("MN-2.20", "MN-2.25", "MN-2.27")
def test_a_plan_keeps_to_the_rules_by_itself() -> None:
    """What is planned counts for what may be planned next: markers, sites, supplies and points."""
    match = secret_start()
    assert refusal(match, "legion roma") == "MN-2.25" and refusal(match, "done") == "MN-2.25"
    plan(match, "rome", "fortress roma; build roma roma; buy caesar")
    assert refusal(match, "control roma") == "MN-2.23" and refusal(match, "fortress roma") == "MN-5.21"
    assert refusal(match, "build roma roma") == "MN-5.22" and refusal(match, "buy caesar") == "MN-2.22"
    match.play("; ".join(["legion roma"] * 6), seat(match, "rome"))
    assert refusal(match, "legion roma") == "MN-2.20" and match.legal(seat(match, "rome")) == ["done"]
    many = secret_start()
    plan(many, "rome", "; ".join(["legion roma"] * 8))
    assert refusal(many, "legion roma") == "MN-1.15"


@rule("MN-5.25")
def test_a_planned_building_is_a_base() -> None:
    """`multiplier_needs_base`: a temple may be planned after a city."""
    match = secret_start(multiplier_needs_base=True)
    plan(match, "rome", "legion roma")
    assert refusal(match, "build roma temple") == "MN-5.25"
    match.play("build roma roma", seat(match, "rome"))
    assert refusal(match, "build roma temple") is None


@rule("MN-2.30")
@pytest.mark.parametrize(("winner", "loser"), [("egypt", "babylon"), ("babylon", "egypt")])
def test_a_province_that_two_have_planned_goes_by_lot(winner: str, loser: str) -> None:
    """The loser gets back what he had planned there, no more, and spends it anew."""
    match = secret_start()
    plan(match, "egypt", "control judaea; legion judaea; legion aegyptus; done")
    plan(match, "babylon", "control judaea; legion judaea; legion babylonia; done")
    told = plan(match, "rome", "done")
    assert told[-1] == "Egypt and Babylon want the same: the lot decides."
    assert match.pending == (CHANCE,) and match.legal(CHANCE) == ["lot egypt", "lot babylon"]
    assert value(match, "marker", "roma") == "rome" and refusal(match, "lot rome") == "MN-2.30"
    match.play(f"lot {winner}", CHANCE)
    assert value(match, "marker", "judaea") == winner and value(match, "legions", loser, CAPITALS[loser]) == 1
    assert value(match, "points", loser) == 6 and value(match, "points", winner) == 0
    match.play(f"lot {loser}", CHANCE)
    assert actor(match) == loser and match.pending == (seat(match, loser),)
    home = CAPITALS[loser]
    match.play(f"fortress {home}; legion {home}; done")
    assert value(match, "legions", loser, home) == 2 and value(match, "phase") != "deploy"


@rule("MN-2.30", "MN-1.16")
def test_scarce_buildings_go_by_lot() -> None:
    """Five temples are planned and the box has four: the last by lot has what is left, in his own order."""
    match = secret_start()
    plan(match, "egypt", "control judaea; build aegyptus temple; build judaea temple; done")
    plan(match, "babylon", "build babylonia temple; done")
    plan(match, "rome", "control etruria; build roma temple; build etruria temple; done")
    assert match.legal(CHANCE) == ["lot rome", "lot egypt", "lot babylon"]
    match.play("lot rome", CHANCE)
    assert match.legal(CHANCE) == ["lot egypt", "lot babylon"]  # three, and two are left
    match.play("lot babylon", CHANCE)
    assert value(match, "built", "aegyptus", "temple") == 1 and value(match, "built", "judaea", "temple") == 0
    assert value(match, "points", "egypt") == 6


@rule("MN-2.30")
def test_looking_ahead_does_not_tell_that_plans_clash() -> None:
    """Whether a lot will be drawn, the last to finish reads nowhere before he has finished."""
    clash, peace = secret_start(), secret_start()
    for match, province in ((clash, "judaea"), (peace, "assyria")):
        plan(match, "egypt", "control judaea; legion judaea; legion aegyptus; legion aegyptus; done")
        plan(match, "babylon", f"control {province}; legion babylonia; build babylonia market; done")
        match.play("control roma; legion roma; legion roma; build roma roma", seat(match, "rome"))
    rome = seat(clash, "rome")
    assert clash.preview("done", rome) == peace.preview("done", rome)
    for match in (clash, peace):
        match.play("done", rome)
    assert clash.pending == (CHANCE,) and peace.pending == (seat(peace, "babylon"),)


@rule("MN-2.30")
def test_no_undo_across_the_plans() -> None:
    """One's own plan may be changed while one makes it; what turned the plans up cannot be taken back."""
    match = secret_start()
    plan(match, "egypt", "legion aegyptus")
    assert match.undo(seat(match, "egypt")) == ["legion aegyptus"]
    match.play("done", seat(match, "egypt"))
    plan(match, "rome", "done")
    plan(match, "babylon", "done")
    assert value(match, "phase") != "deploy"
    with pytest.raises(internum.UndoError) as refused:
        match.undo(seat(match, "babylon"))
    assert refused.value.code == "hidden"


@rule("MN-2.30")
def test_what_others_may_have_planned() -> None:
    """A world redealt for a seat has other plans of others, its own unchanged, and looks the same to it."""
    match = secret_start()
    plan(match, "egypt", "control judaea; legion judaea")
    plan(match, "babylon", "control judaea; done")
    me, other = seat(match, "egypt"), match.copy()
    plans = set()
    for seed in range(5):
        match.game.redeal(other.states, 0, me, random.Random(seed))
        other = other.copy()
        assert other.view(me) == match.view(me) and other.legal(me) == match.legal(me)
        assert not match.game.faults(other.twin) and match.game.rules.sound(other.states[0]) == 0
        assert state(other)["plan_item"]["egypt"] == state(match)["plan_item"]["egypt"]
        plans.add(str(state(other)["plan_item"]["babylon"]))
    assert len(plans) > 1


@rule("MN-2.30")
def test_an_agent_plans_as_if_it_were_the_first_to_deploy() -> None:
    """In its world its own plan stands, what it adds counts at once, and nothing of others is there."""
    match = secret_start()
    plan(match, "egypt", "control judaea; legion judaea")
    plan(match, "babylon", "control judaea; done")
    me, world = seat(match, "egypt"), match.copy()
    world.states = Seat(match, me).world(random.Random(1))
    assert world.legal(me) == match.legal(me) and world.pending == (me,)
    world.play("build judaea ierusalem", me)
    assert levels(world, "egypt") == (0, 1, 1) and value(world, "marker", "babylonia") == 0


@rule("MN-2.30")
def test_plans_in_positions_and_records() -> None:
    """A position keeps the plans, and a record plays them again."""
    match = secret_start()
    plan(match, "egypt", "control judaea; legion judaea; done")
    plan(match, "babylon", "control judaea; buy hammurabi")
    document = match.position()
    again = internum.load(document, forced=False, chance="manual")
    assert again.position()["state"] == document["state"] and again.pending == match.pending
    assert internum.load(match.record()).position()["state"] == document["state"]


@rule("MN-2.30")
@pytest.mark.parametrize(
    ("fault", "items"),
    [
        ("against the rules", ["marker", "marker"]),
        ("more than 36", ["marker", *["temple"] * 6]),
        ("without a capital", []),
        ("does not say", ["marker", "none", "legion"]),
    ],
)
def test_a_plan_that_cannot_be_is_refused(fault: str, items: list[str]) -> None:
    """In a position, the plan of somebody who is done must be one he could have made."""
    match = secret_start()
    plan(match, "egypt", "done")
    document = match.position()
    state = document["state"]
    state["plan_item"] = {"egypt": {str(k): item for k, item in enumerate(items)}}
    state["plan_place"] = {"egypt": {str(k): "aegyptus" for k, item in enumerate(items) if item != "none"}}
    with pytest.raises(internum.PositionError, match=fault):
        internum.load(document)
