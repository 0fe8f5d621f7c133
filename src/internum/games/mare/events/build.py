"""Telling of building turns, purchases and their payment."""

from __future__ import annotations

from .telling import Asker, Deed, Lines, Teller

TELLERS: dict[int, Teller] = {}  # phase: what its actions did
PROMPTS: dict[int, Asker] = {}  # phase: what its prompt speaks of


def follows(deed: Deed) -> Lines:
    """What came of it by itself."""
    return []
