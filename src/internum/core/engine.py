"""The engine switch: one source of the rules, run by Numba or as plain Python.

`INTERNUM_ENGINE=numba|python` chooses; without it Numba is used when it is installed. Rules are
decorated with `@jit` (called by other rules only) or `@entry` (also callable from Python).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parents[1]
COMPILED_CORE = (
    "engine",
    "state",
    "actions",
    "codec",
    "options",
    "rulebook",
    "kernel",
    "linkage",
    "observation",
    "fuzz",
)  # what compiled rules rest on


def _choose() -> bool:
    wish = os.environ.get("INTERNUM_ENGINE", "")
    if wish not in ("", "numba", "python"):
        raise SystemExit(f"INTERNUM_ENGINE is '{wish}'; it must be 'numba' or 'python'")
    if wish == "python":
        return False
    try:
        import numba  # noqa: F401
    except ImportError:
        if wish == "numba":
            raise SystemExit("INTERNUM_ENGINE=numba, but Numba is not installed: pip install numba") from None
        return False
    return True


COMPILED: bool = _choose()
NAME = "numba" if COMPILED else "python"
COUNTS_REFERENCES = False  # compiled code makes no arrays, so it need not count who holds one: a twentieth of the time
CHECKED = os.environ.get("NUMBA_BOUNDSCHECK") == "1"  # Numba then raises where an index is out of bounds


@cache
def source_hash(folder: str) -> str:
    """A hash of all that decides how the rules under `games/<folder>` behave when compiled ("agents": all of them).

    Numba itself only looks at the file a function stands in, so a changed table or helper in
    another file would leave stale machine code behind.
    """
    digest = hashlib.sha256(sys.version.encode())
    own = ("games", "agents") if folder == "agents" else (f"games/{folder}",)
    files = [PACKAGE / "core" / f"{name}.py" for name in COMPILED_CORE]
    files += [p for root in own for p in (PACKAGE / root).rglob("*.py")]
    files += [p for kind in ("*.toml", "*.py") for p in (PACKAGE / "boards").rglob(kind)]
    if own_boards := os.environ.get("INTERNUM_BOARDS"):
        files += Path(own_boards).glob("*.toml")
    for file in sorted(files):
        if file.exists():
            digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder(folder: str) -> Path:
    root = Path(os.environ.get("INTERNUM_CACHE", user_cache_path("internum"))) / "compiled"
    check = "-checked" if CHECKED else ""
    path = root / f"{folder}-{source_hash(folder)}{check}"
    path.mkdir(parents=True, exist_ok=True)
    path.touch()
    _forget_old(root, folder, keep=4)
    return path


def _forget_old(root: Path, folder: str, keep: int) -> None:
    caches = sorted(root.glob(f"{folder}-*"), key=lambda p: p.stat().st_mtime, reverse=True)
    for stale in caches[keep:]:
        shutil.rmtree(stale, ignore_errors=True)


def folder_of(module: str) -> str:
    """`internum.games.antike.rules.rondel` -> `antike`, `internum.agents.tree` -> `agents`."""
    parts = module.split(".")
    return parts[2] if parts[1] == "games" else parts[1]


def compiled(f: F, folder: str, **flags: Any) -> F:
    """`f` compiled into the cache of the game in `folder`, or `f` itself on the plain engine."""
    if not COMPILED:
        return f
    numba: Any = import_module("numba")
    numba.config.CACHE_DIR = str(cache_folder(folder))
    jitted: F = numba.njit(cache=True, nogil=True, _nrt=COUNTS_REFERENCES, **flags)(f)
    cast(Any, jitted).__class__ = _whole_numbers()
    return jitted


@cache
def _whole_numbers() -> Any:
    """A compiled function that other compiled functions call with 64-bit integers, however small theirs are.

    Numba would compile it anew for every mix of argument types: a field of a state, a constant, a sum. That was nearly
    half of all there is to compile.
    """
    dispatcher: Any = import_module("numba.core.dispatcher").Dispatcher
    types: Any = import_module("numba").types

    def whole(t: Any) -> Any:
        t = types.unliteral(t)
        return types.int64 if isinstance(t, types.Integer) and t.bitwidth < 64 else t

    class Compiled(dispatcher):  # type: ignore[misc]
        def get_call_template(self, args: Any, kws: Any) -> Any:
            asked = {name: whole(t) for name, t in kws.items()}
            template, signature, _, kws = super().get_call_template(tuple(map(whole, args)), asked)
            return template, signature, args, kws

    return Compiled


def part(f: F) -> F:
    """`f` compiled into whatever calls it, on either engine; it is not kept in a cache of its own."""
    if not COMPILED:
        return f
    numba: Any = import_module("numba")
    jitted: F = numba.njit(nogil=True, _nrt=COUNTS_REFERENCES, no_cpython_wrapper=True, no_cfunc_wrapper=True)(f)
    return jitted


def bind(f: F, folder: str, prefix: str = "", **names: Any) -> F:
    """A copy of `f` whose global names are bound to one game's rules, compiled for it: the one mechanism of templates.

    This is how a loop written once (a playout, a search) serves every game: a closure would do the same,
    but Numba cannot find a closure over compiled functions again in its cache. Where games share a folder, `prefix`
    keeps them apart there.
    """
    bound = FunctionType(f.__code__, {**f.__globals__, **names}, f.__name__, f.__defaults__)
    bound.__module__, bound.__qualname__ = f.__module__, prefix + f.__qualname__
    return compiled(cast(F, bound), folder)


def jit(f: F) -> F:
    """A rule that only other rules call."""
    return compiled(f, folder_of(f.__module__), no_cpython_wrapper=True, no_cfunc_wrapper=True)


def entry(f: F) -> F:
    """A rule that Python may call too: the game's interface, and questions that views ask."""
    made = compiled(f, folder_of(f.__module__))
    if COMPILED:
        cast(Any, made).__class__ = _asked_from_python()
    return made


@cache
def _asked_from_python() -> Any:
    """A compiled rule that is also asked about a state within an array (`states` and `i` of a twin).

    To hand over one record costs more than most answers: its whole type is described anew, field by field. An array
    costs next to nothing, so for Python each rule is compiled once more, behind `states[i]`.
    """

    class Rule(_whole_numbers()):  # type: ignore[misc]
        def __call__(self, s: Any, *arguments: Any) -> Any:
            states = getattr(s, "states", None)
            if states is None:
                return super().__call__(s, *arguments)
            behind = self.__dict__.get("behind_array")
            if behind is None:
                behind = self.behind_array = _behind_array(self, len(arguments))
            return behind(states, s.i, *arguments)

    return Rule


def _behind_array(rule: Any, count: int) -> Any:
    at = (_at_0, _at_1, _at_2, _at_3, _at_4, _at_5)[count]
    bound = FunctionType(at.__code__, {**at.__globals__, "rule": rule}, at.__name__)
    asked = rule.py_func
    bound.__qualname__ = f"{asked.__module__}.{asked.__qualname__}.{at.__name__}"  # a place of its own in the cache
    return compiled(bound, folder_of(asked.__module__))


rule: Any = None


def _at_0(states: Any, i: int) -> Any:
    return rule(states[i])


def _at_1(states: Any, i: int, a: Any) -> Any:
    return rule(states[i], a)


def _at_2(states: Any, i: int, a: Any, b: Any) -> Any:
    return rule(states[i], a, b)


def _at_3(states: Any, i: int, a: Any, b: Any, c: Any) -> Any:
    return rule(states[i], a, b, c)


def _at_4(states: Any, i: int, a: Any, b: Any, c: Any, d: Any) -> Any:
    return rule(states[i], a, b, c, d)


def _at_5(states: Any, i: int, a: Any, b: Any, c: Any, d: Any, e: Any) -> Any:
    return rule(states[i], a, b, c, d, e)
