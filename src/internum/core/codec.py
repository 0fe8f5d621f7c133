"""Reading and writing action ids inside compiled rules, made from a game's action space.

No rule counts places or divides: `a_move(unit, p, exit, steps)` is the id of an action, `is_move(a)` asks for its
family, `unit_of_move(a)` for one argument, and a dispatch hands the arguments of an id to the rule of its verb:

    CODEC = Codec(SPACE)
    a_move, is_move = CODEC.writer("move"), CODEC.test("move")
    unit_of_move = CODEC.reader("move", "unit")
    why_not_action = CODEC.dispatch("s", {"done": why_not_done, "move": why_not_move}, otherwise=NONE)

All of them are functions of generated source, because Numba compiles functions and not objects. They become part of
what calls them; Python itself asks the `Space`.
"""

from __future__ import annotations

import linecache
from collections.abc import Mapping, Sequence
from typing import Any

from . import engine
from .actions import Family, Space

Rule = Any  # a rule function, or a number: the answer itself
Table = Mapping[int, Mapping[str, tuple[Rule, Rule]]]  # phase -> verb -> why not, and what it does
WHY_NOT, EFFECT = range(2)  # the columns of a table
FEW = 6  # calls in one function of a dispatch by phase


class Codec:
    def __init__(self, space: Space) -> None:
        self.space = space

    def writer(self, verb: str) -> Any:
        """The id of an action, from its arguments."""
        f = self.space.by_verb[verb]
        terms = [str(f.base - sum(start * stride for _, start, stride, _ in f.digits))]
        terms += [f"{axis} * {stride}" for axis, _, stride, _ in f.digits]
        return made(f"a_{_name(verb)}", list(f.axes), [f"return {' + '.join(terms)}"])

    def test(self, verb: str) -> Any:
        """Does an id belong to the family?"""
        return made(f"is_{_name(verb)}", ["a"], [f"return {_belongs(self.space.by_verb[verb])}"])

    def reader(self, verb: str, axis: str) -> Any:
        """One argument of an id of the family."""
        f = self.space.by_verb[verb]
        return made(f"{axis}_of_{_name(verb)}", ["a"], [f"return {_arguments(f)[axis]}"])

    def dispatch(self, given: str, rules: Mapping[str, Rule], otherwise: float | None = None) -> Any:
        """`f(*given, a)` calls the rule of the verb of `a`, with as many of `given` as it takes and the arguments.

        Its answer is the rule's, or `otherwise` for all other verbs; without `otherwise` there is no answer.
        """
        names: dict[str, Any] = {}
        lines = self._calls(given.split(), rules, otherwise is not None, names)
        if otherwise is not None:
            lines.append(f"return {otherwise}")
        return made("dispatch", [*given.split(), "a"], lines, names)

    def dispatch_by_phase(self, given: str, table: Table, column: int, otherwise: float | None = None) -> Any:
        """The same where a verb's rules depend on the phase of the state `s`.

        It is a tree of small functions: a compiled function clears room for the answers of all its calls whenever it is
        entered, so that one function for all phases costs more than the rules it leads to.
        """
        parts: list[tuple[int, Any]] = []
        for phase, verbs in sorted(table.items()):
            rules = {verb: pair[column] for verb, pair in verbs.items()}
            parts.append((phase, self.dispatch(given, rules, otherwise)))
        relation = "=="
        while len(parts) > 1 or relation == "==":
            parts = [
                (few[0][0], _by_phase(given.split(), few, relation, otherwise))
                for few in (parts[i : i + FEW] for i in range(0, len(parts), FEW))
            ]
            relation = ">="
        return parts[0][1]

    def _calls(
        self, given: Sequence[str], rules: Mapping[str, Rule], answers: bool, names: dict[str, Any]
    ) -> list[str]:
        lines: list[str] = []
        for verb, rule in rules.items():
            f = self.space.by_verb[verb]
            lines.append(f"{'elif' if lines else 'if'} {_belongs(f)}:")
            if callable(rule):
                name = f"rule_{len(names)}"
                names[name] = rule
                asked = _parameters(rule) - len(f.axes)
                if not 1 <= asked <= len(given):
                    raise ValueError(f"'{verb}' has {len(f.axes)} arguments: {rule.__name__} takes other ones")
                call = f"{name}({', '.join([*given[:asked], *_arguments(f).values()])})"
            else:
                call = repr(rule if isinstance(rule, float) else int(rule))
            lines.append(f"    return {call}" if answers else f"    {call}")
        return lines


def _by_phase(given: Sequence[str], parts: Sequence[tuple[int, Any]], relation: str, otherwise: float | None) -> Any:
    """Calls the last of some parts whose first phase the phase of the state is, or (`>=`) has reached."""
    names = {f"part_{first}": part for first, part in parts}
    lines = ["phase = s.phase"]
    for first, _ in reversed(parts):
        call = f"part_{first}({', '.join([*given, 'a'])})"
        lines.append(f"{'if' if len(lines) == 1 else 'elif'} phase {relation} {first}:")
        lines.append(f"    {call}" if otherwise is None else f"    return {call}")
    if otherwise is not None:
        lines.append(f"return {otherwise}")
    return made("dispatch_by_phase", [*given, "a"], lines, names)


def _name(verb: str) -> str:
    return verb.replace("-", "_")


def _belongs(f: Family) -> str:
    return f"a == {f.base}" if f.size == 1 else f"{f.base} <= a < {f.base + f.size}"


def _arguments(f: Family) -> dict[str, str]:
    """How to compute each argument of `a`."""
    made: dict[str, str] = {}
    for i, (axis, start, stride, size) in enumerate(f.digits):
        term = f"(a - {f.base})" if stride > 1 else f"a - {f.base}"
        term += f" // {stride}" if stride > 1 else ""
        if i > 0:
            term = f"({term}) % {size}" if stride == 1 else f"{term} % {size}"
        made[axis] = f"{term} + {start}" if start else term
    return made


def _parameters(rule: Any) -> int:
    count: int = getattr(rule, "py_func", rule).__code__.co_argcount
    return count


def made(name: str, parameters: Sequence[str], lines: Sequence[str], names: dict[str, Any] | None = None) -> Any:
    source = "\n    ".join([f"def {name}({', '.join(parameters)}):", *lines]) + "\n"
    file = f"<{name}: {hash(source):x}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)  # for tracebacks
    scope: dict[str, Any] = {"__name__": __name__, **(names or {})}
    exec(compile(source, file, "exec"), scope)
    return engine.part(scope[name])
