"""What decides how compiled rules behave is part of the name of their cache."""

from __future__ import annotations

import ast

import pytest

from internum.core.engine import COMPILED_CORE, PACKAGE

NOT_COMPILED = {"game"}  # declares games to Python; nothing of it goes into compiled code but its constants' values


@pytest.mark.parametrize("name", COMPILED_CORE)
def test_what_compiled_code_rests_on_rests_on_nothing_else(name: str) -> None:
    """A changed module that is left out would leave stale machine code behind."""
    tree = ast.parse((PACKAGE / "core" / f"{name}.py").read_text(encoding="utf-8"))
    imported: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level == 1:
            imported |= {node.module} if node.module else {alias.name for alias in node.names}
    assert imported <= {*COMPILED_CORE, *NOT_COMPILED}
