"""Nobody looks behind a die or a face-down card and then takes the look back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import internum
from internum.core.match import Match
from internum.games.mare.board import EMPIRE_IDS, GOODS
from tests.rules.mare import building

from . import toy
from .player import Api, people

GAMES = Path(__file__).parents[1] / "games"


def toy_match() -> Match:
    return internum.new("toy", 2, seed="fixed")


def start_paying(match: Match) -> None:
    match.play("lay ankh", 0)
    match.play("lay elk", 1)


def test_a_group_ends_where_chance_decides() -> None:
    match = toy_match()
    match.play("lay ankh", 0)
    picked: list[int] = []
    match.dice.pick = lambda number, weights: picked.append(number) or 0  # type: ignore[method-assign, func-returns-value]
    for behind in ("pay grain", "pay nothing", "lay bull"):
        with pytest.raises(internum.GroupError) as refused:
            match.play(f"lay elk; {behind}", 1)
        assert refused.value.code == "hidden" and refused.value.action == behind
    assert len(match.log) == 1 and not picked, "nothing was shown or rolled"
    match.play("lay elk", 1)
    assert len(match.log) == 3 and picked == [0]


def test_a_group_that_rolls_last_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Toy, "reveals", lambda *_: False)
    match = toy_match()
    match.play("lay ankh", 0)
    with pytest.raises(internum.GroupError) as refused:
        match.play("lay elk; pay grain", 1)
    assert refused.value.code == "chance"
    assert match.is_final("lay elk", 1) and len(match.log) == 1
    match.play("lay elk", 1)
    assert match.log[-1].seat == internum.CHANCE
    match.play("pay grain; pay wine; say no", 0)
    assert match.pending == (1,)


def test_a_group_by_http_is_refused_before_anything_is_shown(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    anna.act("lay ankh")
    answers = [ben.act("lay elk", behind, status=422, sure=sure) for behind in ("pay x", "lay fig") for sure in (0, 1)]
    assert {a["error"] for a in answers} == {"group"}
    assert "ankh" not in "".join(ben.heard).lower() and ben.look()["at"] == 1


def test_nothing_is_taken_back_after_the_end() -> None:
    match = toy_match()
    for mine, theirs in (("ankh", "elk"), ("bull", "fig")):
        match.play(f"lay {mine}", 0)
        match.play(f"lay {theirs}", 1)
        for seat in (0, 1):
            match.play("pay grain; pay wine; say no", seat)
    assert match.over
    with pytest.raises(internum.UndoError) as refused:
        match.undo(1)
    assert refused.value.code == "over"


def test_a_standing_order_does_not_keep_the_mover_from_undo(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    anna.act("lay ankh")
    ben.act("lay elk")
    anna.act("pay grain", "pay wine", "say no")
    ben.call("POST", "/orders", json={"seat": 1, "order": "always"})
    ben.act("pay grain")
    after = ben.act("pay wine")
    assert after["round"] == 2 and after["log"][-1]["action"]["text"] == "say yes"
    api.client.app.state.service.tables.forget(anna.table)  # type: ignore[attr-defined]
    assert ben.call("POST", "/undo", json={})["taken"] == ["pay grain", "pay wine", "say yes"], "also when read back"


def test_undo_says_why_it_cannot_by_a_code(api: Api) -> None:
    anna, ben, _ = api.open(["Anna", "Ben"])
    assert anna.call("POST", "/undo", 422, json={})["reason"] == "nothing"
    anna.act("lay ankh")
    assert ben.call("POST", "/undo", 422, json={})["reason"] == "other"
    ben.act("lay elk")
    assert anna.call("POST", "/undo", 422, json={})["reason"] == "chance"


def test_a_showdown_asked_because_of_unseen_goods_is_not_taken_back() -> None:
    """Whether a rival could buy the Pyramids too depends on legendary goods that the buyer has not seen."""
    match = building("empires", "rome", "12 coin")
    layout, greece = match.game.layout, EMPIRE_IDS.index("greece")
    twin = match.twin
    hand = [[int(n) for n in row] for row in twin.hand]
    known = [[int(n) for n in row] for row in twin.known]
    for good in range(1, 12):
        hand[greece][good] = known[greece][good] = 1
    hand[greece][GOODS + 12] = 1  # the twelfth type is a legendary good
    match.states = layout.copy(match.states)
    layout.assign(match.states, 0, "hand", hand)
    layout.assign(match.states, 0, "known", known)
    match.play("buy pyramids")
    for _ in range(11):
        match.play("pay coin")
    assert match.is_final("pay coin")
    match.play("pay coin")
    assert match.log[-1].reveals and match.log[-1].shows
    assert match.pending, "Greece is asked"
    with pytest.raises(internum.UndoError) as refused:
        match.undo()
    assert refused.value.code == "hidden"


def test_whether_there_is_a_record_depends_on_nothing_hidden(api: Api) -> None:
    """While offers are secret the record is hidden, also before anybody has offered anything."""
    position = json.loads((GAMES / "classic-4-offer.json").read_text("utf-8"))
    state = position["state"]
    hand = {side: dict(tokens) for side, tokens in state["hand"].items()}
    for side, tokens in state["offer"].items():
        for token, count in tokens.items():
            hand[side][token] = hand[side].get(token, 0) + count
    for other in (state, {**state, "hand": hand, "offer": {}}):
        opened = api.post("/api/tables", {"position": {**position, "state": other}, "mode": "online"})
        anna = people(api.client, opened)[0]
        assert anna.call("GET", "/record", status=403)["error"] == "hidden"
