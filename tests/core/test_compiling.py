"""Whoever waits for the compiler is told so, once, and nobody else."""

from __future__ import annotations

from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from internum.core import compiling, engine

pytestmark = pytest.mark.skipif(engine.COMPILED, reason="the program's own watch would tell of it, too")
event: Any = pytest.importorskip("numba.core.event")


@pytest.fixture
def compile_for(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Numba's own events of a function of `module` that takes `seconds` to compile."""
    clock = [0.0]
    monkeypatch.setattr(compiling, "time", SimpleNamespace(monotonic=lambda: clock[0]))

    @contextmanager
    def function(module: str, seconds: float) -> Any:
        dispatcher = SimpleNamespace(py_func=SimpleNamespace(__module__=module))
        with event.trigger_event("numba:compile", data={"dispatcher": dispatcher}):
            yield
            clock[0] += seconds

    watched = compiling.watch()
    yield function
    event.unregister("numba:compile", watched)


def test_a_wait_for_the_compiler_is_told_once_while_it_lasts(
    compile_for: Any, caplog: pytest.LogCaptureFixture
) -> None:
    with compile_for("internum.games.antike.rules.conquest", 1.0):
        with compile_for("internum.games.antike.rules.rondel", 1.5):
            pass
        assert caplog.messages == [compiling.TOLD]
    with compile_for("internum.games.antike.rules.rondel", 5.0):
        pass
    assert len(caplog.messages) == 1


def test_many_short_ones_add_up(compile_for: Any, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(3):
        assert not caplog.messages
        with compile_for("internum.agents.plan_search", 0.45):
            pass
    assert caplog.messages == [compiling.TOLD]


def test_what_takes_no_time_or_is_not_ours_is_not_told(compile_for: Any, caplog: pytest.LogCaptureFixture) -> None:
    with compile_for("somebody.else", 90.0):
        pass
    with compile_for("internum.games.antike.rules.rondel", 0.2):
        pass
    assert not caplog.messages
