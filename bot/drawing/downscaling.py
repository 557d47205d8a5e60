"""A drawn picture made smaller, for places that take no larger ones."""

from io import BytesIO
from typing import Final

from PIL import Image, ImageOps

SIZES: Final = ((800, 64), (550, 64), (550, 32))
"""Widths, in pixels, and numbers of colours tried; below the last a board can no longer be read."""


def smaller(picture: bytes, most: int) -> bytes | None:
    """The picture as a PNG of at most `most` bytes, narrower, in fewer colours; None where none of that helps."""
    with Image.open(BytesIO(picture)) as opened:
        whole = opened.convert("RGB")
    for width, colours in SIZES:
        if width < whole.width:
            small = ImageOps.contain(whole, (width, whole.height))
            out = BytesIO()
            small.quantize(colours, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
            if out.tell() <= most:
                return out.getvalue()
    return None
