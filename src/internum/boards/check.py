"""`internum board check`: everything that is wrong with a board file and its geometry."""

from pathlib import Path

from .antike.board import AntikeBoard
from .antike.check_drawing import check_antike_drawing
from .files import geometry_path, locate, read, read_geometry
from .loader import check_facts, read_board
from .mare.check_drawing import check_mare_drawing
from .problem import BoardError, Problem


def check(name_or_path: str | Path) -> list[Problem]:
    """All problems of a board given by name or by the path of its .toml; none when it is sound."""
    problems: list[Problem] = []
    try:
        path = locate(name_or_path)
        source = read(path)
        board = read_board(source, problems)
    except BoardError as error:
        return error.problems
    check_facts(board, source, problems)
    try:
        drawn = geometry_path(path, board.id)
        data = read_geometry(drawn)
    except BoardError as error:
        return problems + error.problems

    def report(place: str, message: str) -> None:
        problems.append(Problem(f"{drawn.name} {place}", message))

    if isinstance(board, AntikeBoard):
        check_antike_drawing(board, data, report)
    else:
        check_mare_drawing(board, data, report)
    return list(dict.fromkeys(problems))
