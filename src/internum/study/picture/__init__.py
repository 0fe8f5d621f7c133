"""Pictures of the board at a moment: SVG drawn from the boards' geometry, PNG with the extra `pictures`."""

from .animation import animation
from .board import board_picture
from .raster import png, rgb

__all__ = ["animation", "board_picture", "png", "rgb"]
