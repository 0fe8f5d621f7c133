"""Loading a board by name or path."""

from pathlib import Path
from typing import Any

from .antike.board import AntikeBoard, read_antike
from .antike.check import check_antike
from .files import Source, geometry_path, locate, read, read_geometry
from .mare.board import MONEY, MareBoard
from .mare.check import check_mare
from .mare.read import read_mare
from .problem import BoardError, Problem

Board = AntikeBoard | MareBoard


def load(name_or_path: str | Path) -> Board:
    """The board of this name (or in this .toml file); `BoardError` lists what is wrong with it."""
    problems: list[Problem] = []
    source = read(locate(name_or_path))
    board = read_board(source, problems)
    check_facts(board, source, problems)
    if problems:
        raise BoardError(problems)
    return board


def load_antike(name_or_path: str | Path) -> AntikeBoard:
    """A board of Antike: `antike-eastern`, `antike-roman` or a file."""
    board = load(name_or_path)
    if not isinstance(board, AntikeBoard):
        raise BoardError([Problem(str(name_or_path), "is not a board of Antike")])
    return board


def load_mare(name_or_path: str | Path) -> MareBoard:
    """A board of Mare Nostrum: `empires`, `classic2003` or a file."""
    board = load(name_or_path)
    if not isinstance(board, MareBoard):
        raise BoardError([Problem(str(name_or_path), "is not a board of Mare Nostrum")])
    return board


def read_board(source: Source, problems: list[Problem]) -> Board:
    """Build the board that a file describes; raises only when its game is unknown."""
    game = source.data.get("game")
    if game == "antike":
        return read_antike(source, problems)
    if isinstance(game, str) and game in MONEY:
        return read_mare(source, problems)
    known = ", ".join(("antike", *sorted(MONEY)))
    raise BoardError([Problem(source.place("game"), f"game {game!r} is not one of {known}")])


def check_facts(board: Board, source: Source, problems: list[Problem]) -> None:
    """Add to `problems` whatever contradicts the rules or itself."""

    def report(dotted: str, message: str) -> None:
        problems.append(Problem(source.place(dotted), message))

    if isinstance(board, AntikeBoard):
        check_antike(board, report)
    else:
        check_mare(board, report)


def geometry(name_or_path: str | Path) -> dict[str, Any]:
    """The drawing of a board: viewBox, regions, decor (and borders for Antike)."""
    path = locate(name_or_path)
    return read_geometry(geometry_path(path, str(read(path).data.get("id"))))
