"""All golden pictures on one sheet, to be looked at: `python -m tests.games.contact_sheet OUT.png`."""

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from tests.games.pictures import GOLDEN

_WIDTH = 550
"""Of each picture: how Discord shows it on a desktop."""
_ACROSS = 4
_GAP = 20
_TITLE = 30


def sheet() -> Image.Image:
    """The pictures with their names, in columns, each picture under the shortest column so far."""
    heights = [_GAP] * _ACROSS
    placed: list[tuple[int, int, str, Image.Image]] = []
    for name, golden in GOLDEN.items():
        with Image.open(BytesIO(golden.draw())) as drawn:
            small = drawn.convert("RGB")
        small.thumbnail((_WIDTH, 4 * _WIDTH), Image.Resampling.LANCZOS)
        column = heights.index(min(heights))
        placed.append((_GAP + column * (_WIDTH + _GAP), heights[column], name, small))
        heights[column] += _TITLE + small.height + _GAP
    image = Image.new("RGB", (_GAP + _ACROSS * (_WIDTH + _GAP), max(heights)), (49, 51, 56))
    draw = ImageDraw.Draw(image)
    for left, top, name, picture in placed:
        draw.text((left, top), name, (255, 255, 255), ImageFont.load_default(20))
        image.paste(picture, (left, top + _TITLE))
    return image


if __name__ == "__main__":
    sheet().save(Path(sys.argv[1]))
