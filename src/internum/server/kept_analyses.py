"""Analyses of games that are over, kept with the game: in the database, until the game is removed."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from typing import Any

from sqlalchemy import delete, insert, select

from internum.core.match import Match
from internum.study.analysis import made_with

from .fair import FairThread
from .schema import AnalysisRow
from .store import Store


def digest(match: Match, *more: object) -> str:
    """What was played, in short."""
    played = [(entry.seat, entry.action) for entry in match.log]
    return hashlib.sha256(repr((played, *more)).encode()).hexdigest()


class KeptAnalyses:
    def __init__(self, store: Store, thread: FairThread) -> None:
        self.store, self.thread = store, thread

    def find(self, table: str, match: Match, engine: str) -> dict[str, Any] | None:
        """The analysis of this very game, if it was made as one would be now. In the games' thread."""
        asked = select(AnalysisRow.analysis).where(
            AnalysisRow.table_id == table, AnalysisRow.key == digest(match, made_with(), engine)
        )
        with self.store.reader.connect() as db:
            return db.execute(asked).scalar_one_or_none()

    def keep(self, table: str, match: Match, engine: str, analysis: dict[str, Any]) -> None:
        """From any thread; in the place of an older one."""

        def write() -> None:
            if self.store.rev(table) is None:  # removed meanwhile
                return
            with self.store.engine.begin() as db:
                db.execute(delete(AnalysisRow).where(AnalysisRow.table_id == table))
                key = digest(match, made_with(), engine)
                db.execute(insert(AnalysisRow).values(table_id=table, key=key, analysis=analysis))

        with suppress(RuntimeError):  # the service is closing
            self.thread.submit(write)
