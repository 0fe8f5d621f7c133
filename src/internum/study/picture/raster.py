"""SVG as pixels, by resvg: `pip install internum[pictures]`. Names are drawn with the fonts of the machine."""

from __future__ import annotations

import io
from typing import Any

import numpy as np

MISSING = "pictures of pixels need resvg and Pillow: pip install internum[pictures]; SVG needs nothing"


def png(svg: str, width: int = 1600) -> bytes:
    """A PNG of this width in pixels."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise ValueError(MISSING) from None
    return bytes(
        svg_to_bytes(svg_string=svg, width=width, serif_family="Liberation Serif", sans_serif_family="Liberation Sans")
    )


def rgb(svg: str, width: int = 800) -> Any:
    """The picture as an array of height × width × 3 bytes."""
    try:
        from PIL import Image
    except ImportError:
        raise ValueError(MISSING) from None
    return np.array(Image.open(io.BytesIO(png(svg, width))).convert("RGB"))
