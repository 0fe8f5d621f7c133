"""The rules stay compilable for a CPU and a GPU: checked on their source."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from internum.core.engine import PACKAGE

RULES = sorted(p for p in (PACKAGE / "games").rglob("*.py") if "rules" in p.parts)
EVALUATIONS = sorted((PACKAGE / "agents" / "evaluation").rglob("*.py"))
FORBIDDEN = {
    ast.Raise: "raise",
    ast.Try: "try",
    ast.Dict: "dict",
    ast.DictComp: "dict",
    ast.Set: "set",
    ast.List: "list",
    ast.ListComp: "list comprehension",
    ast.GeneratorExp: "generator",
    ast.JoinedStr: "string",
    ast.With: "with",
    ast.Lambda: "lambda",
    ast.Slice: "slice",
    ast.Yield: "yield",
}


def rules_in(tree: ast.Module) -> list[ast.FunctionDef]:
    """Functions decorated @jit or @entry."""
    return [
        f
        for f in tree.body
        if isinstance(f, ast.FunctionDef)
        and any(isinstance(d, ast.Name) and d.id in ("jit", "entry") for d in f.decorator_list)
    ]


@pytest.mark.parametrize("file", RULES, ids=lambda p: str(p.relative_to(PACKAGE / "games")))
def test_rules_use_only_what_a_gpu_can_run(file: Path) -> None:
    """No exceptions, containers, strings or allocation inside rules."""
    for f in rules_in(ast.parse(file.read_text(encoding="utf-8"))):
        for node in ast.walk(f):
            for kind, name in FORBIDDEN.items():
                assert not isinstance(node, kind), f"{file.name}:{node.lineno} {f.name} uses a {name}"
            if isinstance(node, ast.Call):
                called = node.func
                inside = isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name)
                assert not (inside and called.value.id == "np"), f"{file.name}:{node.lineno} {f.name} calls NumPy"
                assert not node.keywords, f"{file.name}:{node.lineno} {f.name} passes keyword arguments"


def counted_places(f: ast.FunctionDef) -> list[int]:
    """Lines where a rule computes with action ids itself, or takes a remainder by a number that nobody named."""
    found = []
    for node in ast.walk(f):
        if isinstance(node, ast.BinOp):
            ids = [x for x in (node.left, node.right) if isinstance(x, ast.Name) and x.id.startswith("A_")]
            if ids or (isinstance(node.op, ast.Mod) and isinstance(node.right, ast.Constant) and node.right.value != 2):
                found.append(node.lineno)
        elif isinstance(node, ast.Compare) and not all(isinstance(op, ast.Eq | ast.NotEq) for op in node.ops):
            names = [x.id for x in (node.left, *node.comparators) if isinstance(x, ast.Name)]
            found += [node.lineno for name in names if name.startswith("A_") and name != "A_END"]
    return found


def options_by_number(f: ast.FunctionDef) -> list[int]:
    """Lines where a rule compares an option with a bare number."""
    return [
        node.lineno
        for node in ast.walk(f)
        if isinstance(node, ast.Compare)
        and isinstance(node.left, ast.Attribute)
        and node.left.attr.startswith("opt_")
        and isinstance(node.ops[0], ast.Eq | ast.NotEq)
        and isinstance(node.comparators[0], ast.Constant)
    ]


@pytest.mark.parametrize("file", RULES + EVALUATIONS, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_rules_leave_counting_to_the_codec_and_name_options(file: Path) -> None:
    """Where a family of actions lies, and which place a value has in its option, is said in one place only."""
    for f in rules_in(ast.parse(file.read_text(encoding="utf-8"))):
        assert not counted_places(f), f"{file.name} {f.name} counts places: lines {counted_places(f)}"
        assert not options_by_number(f), f"{file.name} {f.name}: an option by number, lines {options_by_number(f)}"


@pytest.mark.parametrize("line", ["a - A_PAY", "a < A_PAY", "A_PAY <= a", "x // 6 % 50", "A_PAY + kind"])
def test_a_hand_made_decoding_is_found(line: str) -> None:
    [f] = rules_in(ast.parse(f"@jit\ndef bad(s, a, x, kind):\n    return {line}\n"))
    assert counted_places(f) == [3] * len(counted_places(f)) != []


def test_an_option_compared_by_number_is_found() -> None:
    [f] = rules_in(ast.parse("@jit\ndef bad(s):\n    return s.opt_fortress_holds == 0\n"))
    assert options_by_number(f) == [3]


def test_the_check_can_fail() -> None:
    """A rule that raises is found."""
    tree = ast.parse("@jit\ndef bad(s):\n    raise ValueError\n")
    assert any(isinstance(n, ast.Raise) for f in rules_in(tree) for n in ast.walk(f))


GAMES = sorted(p.parent for p in (PACKAGE / "games").rglob("rules/__init__.py"))


def decorators_of(folder: Path) -> dict[tuple[str, str], set[str]]:
    """By module and name: how each rule of a game is decorated."""
    found = {}
    for file in folder.rglob("*.py"):
        module = file.parent.name if file.stem == "__init__" else file.stem
        for f in rules_in(ast.parse(file.read_text(encoding="utf-8"))):
            found[module, f.name] = {d.id for d in f.decorator_list if isinstance(d, ast.Name)}
    return found


@pytest.mark.parametrize("rules", GAMES, ids=lambda p: p.parent.name)
def test_python_calls_entries_only(rules: Path) -> None:
    """Views, chronicles and positions call rules decorated @entry; a @jit rule has no way in and would crash."""
    decorated = decorators_of(rules)
    called = 0
    for file in sorted(f for f in rules.parent.rglob("*.py") if rules not in f.parents):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and "rules" in node.module.split("."):
                for name in node.names:
                    kinds = decorated.get((node.module.split(".")[-1], name.name))
                    assert kinds is None or "entry" in kinds, (
                        f"{file.name}:{node.lineno} imports {name.name}, a @jit rule"
                    )
                    called += kinds is not None
    assert called > 0
