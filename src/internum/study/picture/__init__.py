"""Pictures of the board at a moment: SVG drawn from the boards' geometry, PNG with the extra `pictures`."""

from .board import board_picture
from .raster import png, rgb

__all__ = ["board_picture", "png", "rgb"]
