"""Records and positions: stepping through them, and playing on from any moment."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import internum
from internum.cli.verify import verify
from internum.server import Settings, create_app

from .player import Api, Person, people


def finished(api: Api) -> list[Person]:
    everybody = api.open(["Anna", "Ben"])
    anna, ben, _ = everybody
    for mine, theirs in (("ankh", "elk"), ("bull", "fig")):
        anna.act(f"lay {mine}")
        ben.act(f"lay {theirs}")
        for person in (anna, ben):
            person.act("pay grain", "pay wine", "say no")
    return everybody


def test_a_record_opens_for_stepping_through(api: Api) -> None:
    anna = finished(api)[0]
    text = anna.call("GET", "/record")
    assert internum.games.game("toy")
    opened = api.post("/api/records", {"record": text})
    assert opened["mode"] == "record" and opened["tokens"][0]["link"].startswith("/r/")
    reader = people(api.client, opened)[0]
    shot = reader.look()
    assert shot["over"] and [s["name"] for s in shot["seats"]] == ["Anna", "Ben"]
    assert shot["at"] == anna.look()["at"]
    assert reader.call("GET", "/moments/0", params={"seat": 1})["view"]["hand"] == ["elk", "fig", "gong", "harp"]
    body = {"at": shot["at"], "seat": 0, "actions": ["lay crow"]}
    assert reader.call("POST", "/actions", 409, json=body)["error"] == "record"
    assert reader.call("GET", "/record") == text


def test_all_hands_of_a_record_can_be_looked_at_at_once(api: Api) -> None:
    text = (Path(__file__).parents[1] / "games" / "empires-4-tiles.inm").read_text("utf-8")
    reader = people(api.client, api.post("/api/records", {"record": text}))[0]
    open_to_all = reader.call("GET", "/moments/60", params={"hands": "all"})["view"]["sides"]
    for seat in range(4):
        own = reader.call("GET", "/moments/60", params={"seat": seat})["view"]["sides"]
        mine = [side for side in own if side["seat"] == seat]
        assert "tokens" in mine[0]["hand"] and mine == [side for side in open_to_all if side["seat"] == seat]


def test_play_on_from_a_moment_of_a_finished_game(api: Api) -> None:
    anna = finished(api)[0]
    wish = {"from": {"table": anna.table, "at": 4}, "mode": "hotseat", "seats": [{"name": "A"}, {"name": "B"}]}
    opened = api.post("/api/tables", wish, token=anna.token)
    both = people(api.client, opened)[0]
    shot = both.look()
    assert shot["at"] == 4 and shot["started_from"] == {"table": anna.table, "at": 4}
    assert shot["log"][0]["action"] is None or shot["looking"] == 0
    both.act("pay grain", "say yes", seat=0)
    assert both.look()["commitment"] is None, "dice of its own, and a roll of others: nothing is claimed"
    assert anna.look()["over"], "the old game is untouched"
    api.post("/api/tables", wish, 401, token="nobody")
    wish["from"]["at"] = 999  # type: ignore[index]
    assert api.post("/api/tables", wish, 404, token=anna.token)["error"] == "not-found"


def test_play_on_in_the_middle_of_a_roll(api: Api) -> None:
    anna = finished(api)[0]
    assert anna.look()["log"][2]["seat"] == 7
    wish = {"from": {"table": anna.table, "at": 2}, "mode": "hotseat", "seats": [{}, {}]}
    both = people(api.client, api.post("/api/tables", wish, token=anna.token))[0]
    assert both.look()["at"] == 3, "chance rolls anew"


def test_play_on_from_a_position_and_from_a_record(api: Api) -> None:
    position = {"game": "toy", "players": 2, "state": {"round": 2, "score": {"0": 5}}}
    both = people(api.client, api.post("/api/tables", {"position": position, "mode": "hotseat", "seats": [{}, {}]}))
    assert both[0].look()["round"] == 2
    text = finished(api)[0].call("GET", "/record")
    head, _, body = text.partition("\n\n")
    begun = head + "\n\n" + "\n".join(body.splitlines()[:2]) + "\n"
    anna = people(api.client, api.post("/api/tables", {"record": begun, "seats": [{"name": "Anna"}]}))[0]
    assert anna.look()["at"] >= 1


def test_bad_records_and_positions_are_refused_with_the_place(api: Api) -> None:
    refused = api.post("/api/records", {"record": "nonsense"}, 422)
    assert refused["error"] == "position" and "line 1" in refused["message"]
    refused = api.post("/api/records", {"position": {"game": "toy", "state": {"shields": 3}}}, 422)
    assert "shields" in refused["message"]
    assert api.post("/api/records", {"position": {"game": "chess"}}, 422)["error"] == "position"
    assert api.post("/api/records", {"record": "/etc/passwd"}, 422)["error"] == "position", "never a file"
    assert api.post("/api/records", {}, 400)["error"] == "bad-request"


@pytest.mark.parametrize("name", [name for name in internum.games() if name != "toy"])
def test_play_on_from_a_running_game(api: Api, name: str) -> None:
    """A running game tells no secret by being played on: what the seat does not know is made up, or it is refused."""
    players = internum.game(name).players[1]
    people_here = api.open([f"P{i}" for i in range(players)], game=name)[:-1]
    rng = random.Random(2)
    for _ in range(12):
        shot = people_here[0].look()
        mover = people_here[shot["pending"][0]]
        mover.act_at_random(rng, mover.look())
    anna = people_here[0]
    wish = {"from": {"table": anna.table, "at": anna.look()["at"]}, "mode": "hotseat", "seats": [{}] * players}
    opened = api.post("/api/tables", wish, token=anna.token)
    mine = people(api.client, opened)[0]
    assert mine.look(seat=0)["view"]["sides"] == anna.look(seat=0)["view"]["sides"], "what she knows is the same"


def test_dice_of_two_seeds_claim_nothing(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game played on has rolls of an old seed and of a new one: its record names neither, also after a restart."""
    settings = Settings(database, bot_workers=1, bot_imports=("tests.server.toy",), bot_engine="python")
    with TestClient(create_app(settings)) as client:
        api = Api(client)
        anna = finished(api)[0]
        fair = anna.call("GET", "/record")
        opened = []
        for at in (0, 4):  # before the first roll and after it
            wish = {"from": {"table": anna.table, "at": at}, "mode": "hotseat", "seats": [{}, {}]}
            opened.append(people(client, api.post("/api/tables", wish, token=anna.token))[0])
        text = fair.partition("\n\n")[0] + "\n\n" + "\n".join(fair.partition("\n\n")[2].splitlines()[:4]) + "\n"
        opened.append(
            people(client, api.post("/api/tables", {"record": text, "mode": "hotseat", "seats": [{}, {}]}))[0]
        )
        told = [both.look()["commitment"] for both in opened]
        assert told[0] and told[1:] == [None, None]
        rng = random.Random(1)
        for both in opened:
            while not (shot := both.look())["over"]:
                both.act_at_random(rng, shot)
    with TestClient(create_app(settings)) as client:
        opened = [Person(client, p.table, p.token, p.seats) for p in opened]
        assert [both.look()["commitment"] for both in opened] == told
        assert [both.look()["seed"] is None for both in opened] == [False, True, True]
        for both, honest in zip(
            opened, ("gives all 2 outcomes", "cannot be checked", "cannot be checked"), strict=True
        ):
            file = tmp_path / "game.inm"
            file.write_text(both.call("GET", "/record"), encoding="utf-8")
            verify(file)
            assert honest in " ".join(capsys.readouterr().out.split())
