"""Two worlds that differ only in what a seat may not know, and in the coming dice, answer a seat with the same bytes.

`INTERNUM_SEQUENCES=10000 python -m pytest -s tests/secrecy/test_two_worlds.py` plays that many sequences of calls, and
says now and then how many were clean; `INTERNUM_SEED=800` goes on from there.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import internum
from internum.core.automatic import Automatic
from internum.core.match import GroupError, IllegalAction, Match, UndoError
from internum.games.mare.family import MareGame
from internum.server import Settings, access, acting, create, create_app
from internum.server.api import play as api_play
from internum.server.stored import Chair, SeatChange
from internum.server.table import Table
from internum.server.tables import NO_CHANGE, Tables

from ..support import NIGHTLY
from .worlds import STARTS, SameLuck, World, moments, two_worlds, without_processes

SEQUENCES = int(os.environ.get("INTERNUM_SEQUENCES", "40"))
CALLS = 10  # of a sequence
FROM_ONE_MOMENT = 3  # sequences: to make a pair of worlds takes as long as to play one
TOLD = 20  # games after which it is said how far it has come
UPLOAD = STARTS[0].read_text("utf-8")

Call = tuple[str, str, dict[str, Any]]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    file = Path(tmp_path_factory.mktemp("worlds")) / "tables.db"
    many = {"max_tables": 10**9, "tables_per_minute": 10**9, "tables_in_memory": 10**6}
    settings = Settings(f"sqlite:///{file}", bot_workers=1, bot_engine="python", **many)
    with TestClient(create_app(settings)) as client:
        yield client


def chairs_for(rng: random.Random, match: Match, me: int) -> list[Chair]:
    """People, and here and there a bot (which waits for ever: its moves are made below)."""
    bots = {s for s in range(match.players) if s != me and rng.random() < 0.3}
    return [
        Chair(s, "bot", f"Bot {s}", "random") if s in bots else Chair(s, "person", f"Player {s + 1}")
        for s in range(match.players)
    ]


# --- what the seat may ask


def any_call(rng: random.Random, a: World, did: str | None) -> Call:
    """Something the seat may ask; what it names is chosen by what is so in the first world.

    `did` is what the seat once did in this situation, chosen as often as all other actions together.
    """
    me, match = a.seat, a.match
    at, legal = len(match.log), match.legal(me)
    anything = match.notation.text(rng.choice(meaningful(match)))
    some = choice(rng, legal, did) or anything
    body = {"at": at, "seat": me}
    batch = [some, *behind(rng, match, me, some, anything)]
    elsewhere: dict[str, Any] = {"mode": rng.choice(["solo", "hotseat"])}
    seat = rng.randrange(match.players)
    labels = match.game.labels(match.options)
    place = rng.choice([*labels["province"], *labels["sea"]])
    asked: list[list[Call]] = [
        [("GET", "", {}), ("GET", "", {"params": {"lang": "fr"}}), ("GET", f"/moments/{rng.randint(0, at)}", {})],
        [("GET", "/record", {}), ("GET", "/suggest-payment", {}), ("GET", "/goals", {}), ("GET", "/analysis", {})],
        [("POST", "/why", {"json": {"seat": me, "action": anything}})],
        [("GET", "/preview", {"params": {"action": text}}) for text in (some, anything)],
        [("POST", "/undo", {"json": {}})],
        [("POST", "/actions", {"json": {**body, "actions": batch, "sure": not is_final(match, batch, me)}})],
        [("POST", "/actions", {"json": {**body, "actions": batch, "sure": False}})],
        [("POST", "/actions", {"json": {**body, "actions": [some, "nonsense"]}})],
        [("POST", "/actions", {"json": {**body, "actions": [some], "sure": False}})],
        [("GET", "/hint", {})],
        [("GET", "/odds", {"params": {"place": place, "opponent": rng.choice(labels["empire"])}})],
        [("POST", "/chat", {"json": {"text": "salve"}}), ("POST", "/spectators", {})],
        [("POST", f"/seats/{seat}", {"json": who}) for who in ({"name": "Anna"}, {"open": True}, {"level": "random"})],
        [("POST", "/votes", {"json": {"wish": wish}}) for wish in ("pause", "resume")],
        [("POST", "/api/tables", {"json": {**elsewhere, "from": {"table": "", "at": rng.randint(0, at)}}})],
        [("POST", "/api/tables", {"json": {**elsewhere, "position": brought(rng)}})],
        [("POST", "/orders", {"json": {"seat": me, "order": order}}) for order in ("always", "never", "ask")],
    ]
    return rng.choice(rng.choice(asked))


def choice(rng: random.Random, legal: list[str], did: str | None) -> str | None:
    return did if did in legal and rng.random() < 0.5 else rng.choice(legal) if legal else None


def is_final(match: Match, batch: list[str], seat: int) -> bool:
    """Would a die or something hidden be told to whoever is sure? Then the worlds part, as they should."""
    try:
        return match.is_final("; ".join(batch), seat)
    except ValueError:
        return False


def meaningful(match: Match) -> list[int]:
    return [x for x in range(match.game.space.size) if match.notation.means_something(x)]


def behind(rng: random.Random, match: Match, seat: int, some: str, anything: str) -> list[str]:
    """One or two actions that would be legal after `some` in the first world, if what it leads to were known."""
    ahead = match.copy()
    chosen = []
    for _ in range(rng.randint(1, 2)):
        try:
            ahead.play(some, seat)
        except ValueError:
            break
        some = rng.choice(ahead.legal(seat) or [anything])
        chosen.append(some)
    return chosen or [anything]


def brought(rng: random.Random) -> dict[str, Any]:
    """A position that somebody uploads, not always a possible one."""
    document: dict[str, Any] = json.loads(UPLOAD)
    if rng.random() < 0.5:
        document["state"][rng.choice(sorted(document["state"]))] = rng.choice([0, 1, {}, "rome"])
    return document


def match_call(rng: random.Random, a: Match, seat: int, did: str | None) -> Callable[[Match], Any]:
    """A call of `Match`, without a server, on a copy; what a copy tells after a choice counts, unless it is final."""
    legal = a.legal(seat)
    anything = a.notation.text(rng.choice(meaningful(a)))
    some = choice(rng, legal, did) or anything
    text = "; ".join([some, *behind(rng, a, seat, some, anything)][: rng.randint(1, 3)])

    def play(match: Match) -> Any:
        mark = len(match.log)
        final = match.is_final(text, seat)
        told = []
        if not final:
            match.play(text, seat)
            told = [match.story(seat, "en", mark), match.view(seat), match.decision_of(seat).json(match.words("fr"))]
        return [final, told, len(match.log)]

    def undo(match: Match) -> Any:
        return [match.undo(seat), match.view(seat), match.legal(seat)]

    return rng.choice(
        [
            play,
            undo,
            lambda match: match.why_not(anything, seat),
            lambda match: match.preview(some, seat, "fr"),
            lambda match: [match.story(seat), match.legal(seat), match.pending, match.round, match.winners],
            lambda match: [match.held().view(seat), match.held().legal(seat)],
        ]
    )


def answer(call: Callable[[Match], Any], match: Match) -> Any:
    try:
        return call(match.copy())
    except (IllegalAction, GroupError, UndoError, internum.NotationError) as e:
        return type(e).__name__, str(e)


# --- what the others do meanwhile


def others_move(rng: random.Random, a: World, b: World) -> bool:
    """Another seat makes a choice that shows nothing; where choices are secret, in each world one of its own."""
    for seat in a.match.pending:
        if seat == a.seat or seat not in b.match.pending or a.inside(lambda: a.table.status) != "running":
            continue
        both = sorted(set(a.match.legal(seat)) & set(b.match.legal(seat)))
        for text in rng.sample(both, min(3, len(both))):
            chosen = [text, secretly(rng, b.match, seat, text)]
            if alike([a.match.copy(), b.match.copy()], chosen, seat):
                for w, t in zip((a, b), chosen, strict=True):
                    w.inside(partial(play, w, seat, t))
                return True
    return False


def play(world: World, seat: int, text: str) -> None:
    table = world.table
    acting.play(world.service.tables, table, seat, text, len(table.match.log), None, "other")


def secretly(rng: random.Random, match: Match, seat: int, text: str) -> str:
    """Another choice with the same verb, if nobody can see which it is."""
    verb = text.split()[0]
    same = [t for t in match.legal(seat) if t.split()[0] == verb]
    is_secret = match.game.is_secret(
        match.twin, seat, match.notation.id(text, match.game.kernel.legal(match.states, seat))
    )
    return rng.choice(same) if is_secret else text


def alike(matches: list[Match], chosen: list[str], seat: int) -> bool:
    """Do the choices show nothing, and the same seats have to act afterwards, so that both games go on side by side?"""
    for match, text in zip(matches, chosen, strict=True):
        if match.is_final(text, seat):
            return False
        match.play(text, seat)
    return matches[0].pending == matches[1].pending and len(matches[0].log) == len(matches[1].log)


def test_two_worlds_answer_alike(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    begin = int(os.environ.get("INTERNUM_SEED", "0"))
    differing, undone = play_sequences(client, monkeypatch, begin, SEQUENCES)
    assert differing > SEQUENCES / 4, "the worlds differ often enough to mean something"
    assert undone > SEQUENCES / 20, "often enough somebody learnt something and would have liked to take it back"


def careless_group(match: Match, text: str, seat: int | None, mark: int, done: int) -> int:
    """A group goes on behind what was rolled or shown."""
    match.settle()
    return match._play_one(text, seat)


def careless_undo(match: Match, seat: int | None = None) -> list[str]:
    """Whatever was rolled or shown, one's last choice can be taken back."""
    own = [e.number for e in match.log if e.seat == seat and not e.forced and not e.ordered]
    if not own:
        raise UndoError("nothing")
    taken = [e.text for e in match.log[own[-1] :]]
    match._back_to(own[-1])
    return taken


def careless_seat(self: Tables, table: Table, chair: Chair, change: SeatChange = NO_CHANGE) -> None:
    """Links stay good though somebody else sits there."""
    keep(self, table, chair, replace(change, revokes=False))


keep = Tables.seat
CHECKS: dict[str, tuple[Any, str, Any]] = {
    "groups end where something is rolled or shown": (Match, "_play_part", careless_group),
    "undo does not cross what was learnt": (Match, "undo", careless_undo),
    "what a choice would show is not foretold": (MareGame, "shows", lambda *_: False),
    "a sandbox is dealt anew": (create, "guessed", lambda match, _: match.copy()),
    "an adviser is told what the seat knows": (api_play, "guessed", lambda match, _: match.copy()),
    "nothing secret is played by itself": (Automatic, "_may_play", lambda *_: True),
    "a seat given away takes its link with it": (Tables, "seat", careless_seat),
    "a record with secrets is not handed out": (access, "hides_something", lambda *_: False),
    "a view holds its own seat's secrets only": (Match, "view", lambda match, _: look(match, 0)),
}
look = Match.view


@pytest.mark.skipif(not NIGHTLY, reason="takes minutes")
@pytest.mark.parametrize("check", CHECKS)
def test_two_worlds_notice_a_check_that_is_gone(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, check: str
) -> None:
    monkeypatch.setattr(*CHECKS[check])
    with pytest.raises(AssertionError, match=r"seed \d+, moment \d+"):
        play_sequences(client, monkeypatch, 0, 1500)


def play_sequences(client: TestClient, monkeypatch: pytest.MonkeyPatch, begin: int, many: int) -> tuple[int, int]:
    """In how many something hidden differed, and in how many something was learnt and could not be taken back."""
    luck = SameLuck(monkeypatch)
    without_processes(client.app.state.service, monkeypatch)  # type: ignore[attr-defined]
    played = differing = undone = 0
    for seed in count(begin):  # each of its own game, so that one can begin anywhere
        for number, moment in enumerate(moments(random.Random(seed))):
            luck.begin((seed, number))
            rng = random.Random(f"{seed}:{number}")
            worlds = two_worlds(rng, moment.match, moment.seat)
            if worlds is None:
                continue
            differs = worlds[0].position() != worlds[1].position()
            for _ in range(FROM_ONE_MOMENT):
                played += 1
                differing += differs
                chairs = chairs_for(rng, worlds[0], moment.seat)
                a, b = (World(client, match.copy(), moment.seat, list(chairs)) for match in worlds)
                named = f"seed {seed}, moment {number}, {worlds[0].game.id}, seat {moment.seat}"
                play_sequence(rng, luck, a, b, moment.did, named)
                a.inside(a.service.tables.in_memory.clear)
                undone += nothing_learnt_is_taken_back(rng, a, b, moment.did, named)
        if seed % TOLD == TOLD - 1:
            print(
                f"seeds {begin} to {seed}: {played} sequences clean, in {differing} something hidden differed, ", end=""
            )
            print(f"in {undone} something was learnt and could not be taken back", flush=True)
        if played >= many:
            break
    return differing, undone


def play_sequence(rng: random.Random, luck: SameLuck, a: World, b: World, did: str | None, named: str) -> None:
    said: list[Any] = []
    for number in range(CALLS):
        luck.begin((named, number))
        kind = rng.random()
        if kind < 0.25 and others_move(rng, a, b):
            said.append("another seat moves")
            continue
        if kind < 0.45:
            call = match_call(rng, a.match, a.seat, did)
            said.append(call.__qualname__)
            answers = [answer(call, w.match) for w in (a, b)]
        else:
            method, path, more = any_call(rng, a, did)
            said.append((method, path, more))
            answers = []
            for w in (a, b):
                luck.begin((named, number))
                answers.append(w.call(method, path, **more))
            assert answers[0][0] < 500, f"{named}: {said}"
        assert answers[0] == answers[1], f"{named}: {said}"
        if a.match.over or b.match.over:
            break
    for seat, token in a.lent.items():
        closed = [w.call("POST", f"/seats/{seat}", json={"level": "random"}) for w in (a, b)]
        looked = [w.call("GET", "", token=t) for w, t in ((a, token), (b, b.lent[seat]))]
        assert closed[0] == closed[1] and looked[0] == looked[1], f"{named}: {said}, then with the link of seat {seat}"


def nothing_learnt_is_taken_back(rng: random.Random, a: World, b: World, did: str | None, named: str) -> bool:
    """The seat plays on. If the worlds answer differently, it has learnt something: then undo is refused in both."""
    legal = sorted(set(a.match.legal(a.seat)) & set(b.match.legal(b.seat)))
    text = choice(rng, legal, did)
    if text is None:
        return False
    played = [
        w.call("POST", "/actions", json={"at": len(w.match.log), "seat": w.seat, "actions": [text]}) for w in (a, b)
    ]
    if played[0] == played[1] or any(status != 200 for status, _ in played):
        return False
    undone = [w.call("POST", "/undo", json={})[0] for w in (a, b)]
    assert undone == [422, 422], f"{named}: '{text}' told something and was taken back"
    with pytest.raises(UndoError):
        a.match.copy().undo(a.seat)
    return True
