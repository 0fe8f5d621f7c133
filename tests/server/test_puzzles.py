"""Puzzles by HTTP: listed, opened as tables where nobody else thinks, answered with reasons; no hand is shown."""

from __future__ import annotations

import pytest

from internum.study.puzzles import puzzles

from .player import Api, people


def test_all_sets_and_the_puzzle_of_the_day_are_listed(api: Api) -> None:
    listed = api.client.get("/api/puzzles").json()
    counted = {s["game"]: len(s["puzzles"]) for s in listed["sets"]}
    assert {game: len(puzzles(game)) for game in ("antike", "classic", "empires")}.items() <= counted.items()
    assert listed["daily"]["id"] in {p["id"] for s in listed["sets"] for p in s["puzzles"]}


@pytest.mark.parametrize("game", [game for game in ("antike", "empires", "classic") if puzzles(game)])
def test_a_puzzle_is_a_table_at_which_the_solver_moves(api: Api, game: str) -> None:
    puzzle = puzzles(game)[0]
    solver = people(api.client, api.post(f"/api/puzzles/{game}/{puzzle.id}", {}))[0]
    shot = solver.look()
    assert shot["mode"] == "lesson" and shot["decision"]["seat"] == puzzle.seat
    others = [side for side in shot["view"]["sides"] if side["seat"] != puzzle.seat]
    assert not any("tokens" in side.get("hand", {}) for side in others), "what others hold stays hidden"
    for move, right in ((puzzle.solution, True), (puzzle.second, False)):
        said = api.client.get(f"/api/puzzles/{game}/{puzzle.id}/solution", params={"move": move, "lang": "fr"}).json()
        assert said["right"] is right and said["action"] == puzzle.solution and said["why"] == puzzle.why["fr"]


def test_a_puzzle_that_does_not_exist_is_refused(api: Api) -> None:
    assert api.client.get("/api/puzzles/antike/none/solution").status_code == 404
    assert api.client.post("/api/puzzles/chess/1").status_code == 404
