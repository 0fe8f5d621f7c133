"""Everything that can go wrong at a table, as one closed vocabulary of problems that people can read."""

from __future__ import annotations

from typing import Any

from .phrases import phrase

STATUS = {
    "bad-request": 400,
    "no-token": 401,
    "forbidden": 403,
    "hidden": 403,
    "not-found": 404,
    "too-slow": 408,
    "claimed": 409,
    "stale": 409,
    "over": 409,
    "paused": 409,
    "abandoned": 409,
    "record": 409,
    "final": 409,
    "waste": 409,
    "rules-changed": 409,
    "too-large": 413,
    "group": 422,
    "illegal": 422,
    "notation": 422,
    "undo": 422,
    "options": 422,
    "position": 422,
    "too-many": 429,
    "internal": 500,
    "no-hint": 501,
    "no-picture": 501,
    "no-database": 503,
}


class Problem(Exception):
    """A refusal: a code, the phrase that explains it, and the rule if a rule of the game is the reason.

    `text` is said as it is, for reasons that other parts of the program have put into words.
    """

    def __init__(
        self, code: str, phrase: str = "", *, text: str = "", rule: str | None = None, more: Any = None, **params: Any
    ) -> None:
        self.code, self.phrase, self.text, self.rule = code, phrase or code, text, rule
        self.params, self.more = params, more or {}
        super().__init__(f"{code}: {text or phrase}")

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def json(self, language: str) -> dict[str, Any]:
        message = self.text or phrase(self.phrase, language, **self.params)
        return {"error": self.code, "message": message, "rule": self.rule, **self.more}
