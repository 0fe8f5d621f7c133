"""What tests share: `@rule` names the rules a test exercises; `internum rules GAME --coverage` reads it."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

NIGHTLY = os.environ.get("INTERNUM_TIER") == "nightly"  # `make nightly`: many more games of everything

F = TypeVar("F", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test with the ids of the rules (or test vectors) it exercises."""

    def mark(f: F) -> F:
        f.rules = (*ids, *getattr(f, "rules", ()))  # type: ignore[attr-defined]
        return f

    return mark
