"""Two environments with the same sources compile once; a changed source is compiled anew."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

from internum.core import shared_cache

numba: Any = pytest.importorskip("numba")
SOURCE = "def doubled(n):\n    return 2 * n\n"


@pytest.fixture(autouse=True)
def fresh_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    implementation = pytest.importorskip("numba.core.caching").CompileResultCacheImpl
    monkeypatch.setattr(implementation, "_locator_classes", [*implementation._locator_classes])
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path / "cache"))
    shared_cache.share()


def hits(environment: Path, source: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often the cache had what the rule of this environment needed."""
    file = environment / "internum" / "rules" / "doubling.py"
    file.parent.mkdir(parents=True)
    file.write_text(source)
    monkeypatch.setattr(shared_cache, "PACKAGE", environment / "internum")
    shared_cache._content.cache_clear()
    spec: Any = importlib.util.spec_from_file_location("doubling", file)
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "doubling", module)
    spec.loader.exec_module(module)
    doubled = numba.njit(cache=True)(module.doubled)
    assert doubled(21) == (42 if source == SOURCE else 63)
    return sum(doubled.stats.cache_hits.values())


def test_compiled_code_is_shared_by_equal_sources_and_by_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert hits(tmp_path / "one", SOURCE, monkeypatch) == 0
    assert hits(tmp_path / "another", SOURCE, monkeypatch) == 1
    assert hits(tmp_path / "changed", SOURCE.replace("2 *", "3 *"), monkeypatch) == 0


def test_what_is_not_ours_stays_where_numba_keeps_it() -> None:
    assert shared_cache.Place.from_function(hits, __file__) is None
