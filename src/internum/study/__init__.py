"""Studying a game: winning chances at every moment, the luck of the dice, turning points, pictures of the board."""

from .analysis import analyse
from .chances import chances

__all__ = ["analyse", "chances"]
