"""SVG drawn as a picture."""

from io import BytesIO

from PIL import Image
from resvg_py import svg_to_bytes


def rasterised(source: str) -> Image.Image:
    """A drawing as RGBA, in the size its outermost element names. Safe to call from several threads.

    Without the system's typefaces: looking for them costs more than drawing, and no drawing of ours has text.
    """
    with Image.open(BytesIO(svg_to_bytes(svg_string=source, skip_system_fonts=True))) as picture:
        return picture.convert("RGBA")
