"""The boards: facts in TOML with a source per entry, geometry in JSON beside them."""

from .antike.board import AntikeBoard, Nation
from .antike.pieces import Personage, Rondel, Stack, personages, rondel
from .check import check
from .files import OVERRIDES, board_names
from .loader import Board, geometry, load, load_antike, load_mare
from .mare.board import Buildings, City, Die, MareBoard, Pieces, Players, Sea, Setup, Start, Supply
from .problem import BoardError, Problem

__all__ = [
    "OVERRIDES",
    "AntikeBoard",
    "Board",
    "BoardError",
    "Buildings",
    "City",
    "Die",
    "MareBoard",
    "Nation",
    "Personage",
    "Pieces",
    "Players",
    "Problem",
    "Rondel",
    "Sea",
    "Setup",
    "Stack",
    "Start",
    "Supply",
    "board_names",
    "check",
    "geometry",
    "load",
    "load_antike",
    "load_mare",
    "personages",
    "rondel",
]
