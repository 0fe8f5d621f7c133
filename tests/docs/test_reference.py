"""`internum reference GAME` is complete: views, events, verbs, options and secrets of recorded games are all in it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import internum
from internum.cli import app
from internum.core.reference import Reference, reference

GAMES = ["antike", "classic", "empires"]
RECORDED = Path(__file__).parents[1] / "games"
TYPES: dict[str, type | tuple[type, ...]] = {"int": int, "str": str, "bool": bool, "map": dict}
Tree = dict[str, Any]


@cache
def recorded(name: str) -> list[internum.Match]:
    """Some recorded games, and the positions kept beside them."""
    games = [internum.load(f) for f in sorted(RECORDED.glob(f"{name}-*.inm"))[::3]]
    return games + [internum.load(json.loads(f.read_text())) for f in sorted(RECORDED.glob(f"{name}-*.json"))]


def views(name: str) -> Iterator[dict[str, Any]]:
    for match in recorded(name):
        for at in {*range(0, len(match.log), 23), len(match.log)}:
            moment = match.at(at)
            yield from (json.loads(json.dumps(moment.view(seat))) for seat in (None, 0))


def tree(told: Reference) -> Tree:
    """The declared keys as a tree: names, `[]`, `{kind}`; leaves are types."""
    root: Tree = {}
    for key in told.view:
        *way, last = re.findall(r"[\w]+\??|\{\w+\}\??|\[\]", key.path)
        node = root
        for part in way:
            node = node.setdefault(part, {})
        node[last] = key.type
    return root


class Fitting:
    """Compares views with what is told of them; remembers which paths it has met."""

    def __init__(self, told: Reference) -> None:
        self.nullable, self.met = told.nullable, set[str]()

    def check(self, value: Any, node: Any, path: str) -> None:
        self.met.add(path)
        if isinstance(node, str):
            if value is None:
                assert node.endswith("?"), f"{path} is null"
            else:
                assert type(value) is TYPES[node.rstrip("?")], f"{path} is {value!r}, not {node}"
        elif value is None:
            assert path in self.nullable, f"{path} is null"
        elif "[]" in node:
            for element in value:
                self.check(element, node["[]"], f"{path}[]")
        elif any(key.startswith("{") for key in node):
            [kind] = node
            for element in value.values():
                self.check(element, node[kind], f"{path}.{kind.rstrip('?')}")
        else:
            known = {key.rstrip("?"): key for key in node}
            assert set(value) <= set(known), f"{path} has keys nobody told of: {set(value) - set(known)}"
            assert {key for key in node if not key.endswith("?")} <= set(value), f"{path} lacks keys"
            for name, inner in value.items():
                self.check(inner, node[known[name]], f"{path}.{name}".lstrip("."))


FAMILIES = {"antike": ["antike"], "mare": ["classic", "empires"]}
RARE = {"campaign.march[]", "declared.{empire}"}  # what the recorded games do not show


@pytest.mark.parametrize("family", FAMILIES)
def test_every_key_of_a_view_is_told_with_its_type_and_none_in_vain(family: str) -> None:
    told = reference(internum.game(FAMILIES[family][0]))
    fitting = Fitting(told)
    for name in FAMILIES[family]:
        for view in views(name):
            fitting.check(view, tree(told), "")
    paths = {key.path.replace("?", "") for key in told.view}
    assert paths - fitting.met <= RARE, "told, but never seen"


@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_told_with_the_parameters_its_sentence_needs(name: str) -> None:
    told = {event.key: event for event in reference(internum.game(name)).events}
    happened = [event for match in recorded(name) for entry in match.log for event in entry.events]
    assert len({event.key for event in happened}) > 20
    for event in happened:
        assert event.key in told, f"{event.key} is not told"
    for event in told.values():
        assert event.text, f"{event.key} says nothing"


@pytest.mark.parametrize("name", GAMES)
def test_every_verb_and_option_is_told_and_examples_are_notation(name: str) -> None:
    game = internum.game(name)
    told = reference(game)
    assert [verb.name for verb in told.verbs] == [family.verb for family in game.space.families]
    notation = game.notation(game.options.resolve({}))
    for verb in told.verbs:
        action = notation.action(notation.id(verb.example))
        assert action.verb == verb.name and set(action.args) == set(verb.arguments)
    assert [option.name for option in told.options] == list(game.options.by_name)
    assert all(option.about for option in told.options)


def test_whatever_the_secrecy_tests_exchange_is_told_to_be_hidden() -> None:
    source = (Path(__file__).parents[1] / "secrecy" / "hidden.py").read_text(encoding="utf-8")
    hidden = {name for name, _, secret in reference(internum.game("empires")).state if secret}
    fields = {name for name, _, _ in reference(internum.game("empires")).state}
    exchanged = set(re.findall(r'"(\w+)"', source[source.index("def permute") :])) & fields
    assert {"hand", "offer", "kept", "legendary_at", "legions_lost"} <= exchanged <= hidden


@pytest.mark.parametrize("name", GAMES)
def test_the_command_prints_tables_or_json(name: str) -> None:
    said = CliRunner().invoke(app, ["reference", name])
    assert said.exit_code == 0 and "## View, version 1" in said.output and "| places." in said.output
    as_json = CliRunner().invoke(app, ["reference", name, "--json"])
    assert {"verbs", "view", "options", "events", "state"} <= set(json.loads(as_json.output))
