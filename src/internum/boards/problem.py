"""What can be wrong with a board, and where."""

from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Problem:
    """One fault: the place (file, line, table) and what is wrong there."""

    place: str
    message: str

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"


class BoardError(ValueError):
    """A board cannot be used; lists every problem found."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems
