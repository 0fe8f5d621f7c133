"""Rules that compiled loops call where they stand.

Numba compiles a function together with all it calls. Each of the dozen loops of a search would hold a copy of a game's
rules: five seconds of compiling each where the rules are large. There (`Game.has_large_rules`) loops call the three
that reach all others, `legal`, `why_not` and `apply`, by their address. Playouts and environments are compiled in one
piece all the same, for they are to be as fast as can be. On the plain engine there is nothing to do, and where Numba
checks bounds nothing is done: what is called so cannot raise.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

from . import engine


@cache
def standing(rules: ModuleType, state: Any) -> dict[str, Any]:
    """`legal`, `why_not` and `apply` of a game whose states are of this dtype, for loops to call."""
    if not engine.COMPILED or engine.CHECKED:
        return {name: getattr(rules, name) for name in ("legal", "why_not", "apply")}
    numba: Any = import_module("numba")
    types = numba.types
    record, number, numbers = types.CPointer(numba.from_dtype(state)), types.int64, types.CPointer(types.int16)
    return {
        "legal": _by_address(rules.legal, legal, legal_there, number(record, number, numbers, number)),
        "why_not": _by_address(rules.why_not, why_not, why_not_there, number(record, number, number)),
        "apply": _by_address(rules.apply, apply, apply_there, types.void(record, number, number)),
    }


def _by_address(rule: Any, here: Any, there: Any, signature: Any) -> Any:
    """`here`, which calls `there`, which calls `rule`."""
    numba: Any = import_module("numba")
    module = rule.py_func.__module__
    folder, name = engine.folder_of(module), f"{module}.{here.__name__}"
    bound = FunctionType(there.__code__, {**there.__globals__, "rule": rule, "carray": numba.carray}, there.__name__)
    bound.__module__ = there.__module__
    bound.__qualname__ = name  # a place of its own in the cache
    numba.config.CACHE_DIR = str(engine.cache_folder(folder))
    made = numba.cfunc(signature, cache=True, nopython=True)(bound)
    import_module("llvmlite.binding").add_symbol(name, made.address)
    outside = numba.types.ExternalFunction(name, signature)
    return engine.bind(here, folder, there=outside, address=_address())


@cache
def _address() -> Any:
    """Where a record lies."""
    numba: Any = import_module("numba")
    extending: Any = import_module("numba.extending")

    @extending.intrinsic  # type: ignore[untyped-decorator]
    def address(context: Any, record: Any) -> Any:
        pointer = numba.types.CPointer(record)

        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.bitcast(arguments[0], context.get_value_type(pointer))

        return pointer(record), code

    return address


# --- what loops call, and what that calls: names get their meaning from `_by_address` -------------

rule: Any = None
there: Any = None
address: Any = None
carray: Any = None


def legal(s: Any, seat: int, out: Any) -> Any:
    return there(address(s), seat, out.ctypes, len(out))


def why_not(s: Any, seat: int, a: int) -> Any:
    return there(address(s), seat, a)


def apply(s: Any, seat: int, a: int) -> None:
    there(address(s), seat, a)


def legal_there(state: Any, seat: int, out: Any, size: int) -> Any:
    return rule(carray(state, 1)[0], seat, carray(out, size))


def why_not_there(state: Any, seat: int, a: int) -> Any:
    return rule(carray(state, 1)[0], seat, a)


def apply_there(state: Any, seat: int, a: int) -> None:
    rule(carray(state, 1)[0], seat, a)
