"""`internum rules GAME [ID] [--coverage]`: the numbered rules, their code and their tests."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from internum import game
from internum.core.engine import PACKAGE

from . import options

# a rule, and those named after it: "AN-14.6 to 14.10", "EM-11.1, 11.3 and 12.2"
_NAMED = re.compile(r"\b([A-Z]{2})[_-](\d+)[_.](\d+)\b((?:(?:, | and | or | to |–| to [A-Z]{2}-)\d+\.\d+\b)*)")
_FURTHER = re.compile(r"(, | and | or | to |–)(?:[A-Z]{2}-)?(\d+)\.(\d+)")
_RANGE = (" to ", "–")
_SOURCES = ("games/**/*.py", "boards/**/*.py", "boards/**/*.toml")
_REASONS = PACKAGE / "rules" / "reasons.toml"


def rules(
    name: options.GAME,
    rule: Annotated[str | None, typer.Argument(help="A rule id such as AN-12.3, or a word to search for.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Show each rule's code sites and tests.")] = False,
) -> None:
    """Show the numbered rules of a game, one rule, or where each rule is coded and tested."""
    book = game(name).rulebook
    console = Console()
    if coverage and not rule:
        raise typer.Exit(_print_coverage(console, name))
    places = _places(name) if coverage else {}
    wanted = list({**book.rules, **book.vectors}.values())
    if rule:
        exact = [r for r in wanted if r.id.lower() == rule.lower()]
        wanted = exact or [r for r in wanted if rule.lower() in r.plain.lower()]
        if not wanted:
            raise ValueError(f"{name} has no rule '{rule}', and no rule contains that word")
    chapter = ""
    for r in wanted:
        if r.chapter != chapter:
            chapter = r.chapter
            console.print(f"\n[bold]{chapter}[/bold]")
        console.print(f"{r.id}  {r.plain}", highlight=False, markup=False)
        for place in places.get(r.id, ()):
            console.print(f"    {place}", highlight=False, markup=False, soft_wrap=True)


def _places(name: str) -> dict[str, list[str]]:
    """Rule id -> every place in the code (or why there is none) and every test, as an editor opens them."""
    found: dict[str, list[str]] = {}
    for rid, sites in code_sites(name).items():
        found[rid] = [f"src/internum/{site}" for site in sites]
    for rid, why in reasons(name).items():
        found.setdefault(rid, []).extend(f"no code: {reason}" for reason in why)
    for rid, tests in tests_of(_tests()).items():
        found.setdefault(rid, []).extend(f"tests/rules/{test}" for test in tests)
    return found


def _tests() -> Path:
    tests = PACKAGE.parents[1] / "tests" / "rules"
    if not tests.is_dir():
        raise ValueError("--coverage reads the project's tests: run it in a clone of the project")
    return tests


def code_sites(name: str) -> dict[str, list[str]]:
    """Rule id -> places in the rules' source that name it."""
    prefix = game(name).rulebook.prefix
    sites: dict[str, list[str]] = {}
    for file in sorted(f for kind in _SOURCES for f in PACKAGE.glob(kind)):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if line.lstrip().startswith(("from ", "import ")):
                continue
            for rule in named_rules(line, prefix):
                sites.setdefault(rule, []).append(f"{file.relative_to(PACKAGE)}:{number}")
    return sites


def named_rules(text: str, prefix: str) -> list[str]:
    """The ids of the rules a line of code or a comment names, ranges written out."""
    found: list[str] = []
    for p, group, n, further in _NAMED.findall(text):
        if p != prefix:
            continue
        last = int(group), int(n)
        found.append(f"{p}-{group}.{n}")
        for join, other, end in _FURTHER.findall(further):
            first = last[1] + 1 if join in _RANGE and int(other) == last[0] else int(end)
            found += [f"{p}-{other}.{k}" for k in range(first, int(end) + 1)]
            last = int(other), int(end)
    return found


def reasons(name: str) -> dict[str, list[str]]:
    """Rule id -> why it has no place in the code of its own."""
    prefix = game(name).rulebook.prefix
    found: dict[str, list[str]] = {}
    for entry in tomllib.loads(_REASONS.read_text(encoding="utf-8")).get(name, []):
        for rule in named_rules(entry["rules"], prefix):
            found.setdefault(rule, []).append(entry["reason"])
    return found


def tests_of(tests: Path) -> dict[str, list[str]]:
    """Rule or vector id -> tests decorated with it."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                        for arg in mark.args:
                            if isinstance(arg, ast.Constant):
                                place = f"{file.relative_to(tests)}::{node.name}"
                                found.setdefault(str(arg.value), []).append(place)
    return found


def _print_coverage(console: Console, name: str) -> int:
    book, sites, why, tested = game(name).rulebook, code_sites(name), reasons(name), tests_of(_tests())
    table = Table("rule", "code, or why none", "tests", title=f"{name}: rules, code, tests")
    untested = []
    for rid in (*book.rules, *book.vectors):
        by = tested.get(rid, [])
        where = "\n".join(sites.get(rid, why.get(rid, []))[:3])
        if not where:
            where = "[red]none[/red]" if rid in book.rules else "–"
        table.add_row(rid, where, "\n".join(by[:3]) or "[red]none[/red]")
        if not by:
            untested.append(rid)
    console.print(table)
    uncoded = [rid for rid in book.rules if rid not in sites and rid not in why]
    coded = sum(rid in sites for rid in book.rules)
    console.print(
        f"{coded} of {len(book.rules)} rules have code, {len(book.rules) - coded - len(uncoded)} a reason for none."
    )
    total = len(book.rules) + len(book.vectors)
    console.print(f"{total - len(untested)} of {total} rules and vectors have tests.")
    for said, rids in (("Without code or a reason", uncoded), ("Without a test", untested)):
        if rids:
            console.print(f"{said}: {', '.join(rids)}")
    return 1 if uncoded or untested else 0
