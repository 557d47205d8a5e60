"""The ground of a map as an image: filled and hatched outlines, borders, and dashed lines."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from bot.drawing.scene import Chart, Hatch, Outline

_FINE: Final = 2
"""Factor by which it is drawn larger and then reduced, for smooth edges."""
Point = tuple[float, float]


@lru_cache(8)  # a table's map is drawn for each language and theme, and again after each step
def chart(item: Chart) -> Image.Image:
    """Return the image of a chart."""
    image = Image.new("RGB", (item.box.width * _FINE, item.box.height * _FINE), item.fill)
    draw = ImageDraw.Draw(image)
    for outline in item.outlines:
        corners = [((x - item.box.left) * _FINE, (y - item.box.top) * _FINE) for x, y in outline.corners]
        if outline.fill is not None:
            draw.polygon(corners, outline.fill)
        for hatch in outline.hatches:
            _hatch(image, corners, hatch)
        if outline.edge is not None:
            line = [*corners, corners[0]] if outline.fill is not None else corners
            _draw_line(draw, line, outline)
    return image.reduce(_FINE)


def _hatch(image: Image.Image, corners: Sequence[Point], hatch: Hatch) -> None:
    """Draw lines of one slope over what the corners enclose, in step with those of its neighbours."""
    left, top = (max(0, int(min(point[axis] for point in corners))) for axis in (0, 1))
    right, bottom = (min(size, int(max(point[at] for point in corners)) + 1) for at, size in enumerate(image.size))
    if left >= right or top >= bottom:
        return
    lines = Image.new("L", (right - left, bottom - top))
    draw, gap = ImageDraw.Draw(lines), hatch.gap * _FINE
    rise = hatch.slope * (right - left)
    # the first line that may touch the box, counted from the chart's corner, so that lines go on from area to area
    offset = top - hatch.slope * left
    first = offset - abs(rise) - (offset - abs(rise)) % gap
    for down in range(first - gap, offset + bottom - top + abs(rise) + gap, gap):
        start = down - offset
        draw.line((0, start, right - left, start + rise), 255, hatch.stroke * _FINE)
    mask = Image.new("L", lines.size)
    ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in corners], 255)
    image.paste(hatch.colour, (left, top), ImageChops.darker(lines, mask))


def _draw_line(draw: ImageDraw.ImageDraw, line: Sequence[Point], outline: Outline) -> None:
    width = max(1, round(outline.stroke * _FINE))
    if not outline.dash:
        draw.line(line, outline.edge, width, joint="curve")
        return
    for start, end in pairwise(line):
        for one, other in _dashes(start, end, outline.dash * _FINE):
            draw.line([one, other], outline.edge, width)


def _dashes(start: Point, end: Point, length: float) -> Iterator[tuple[Point, Point]]:
    """Yield every second piece of a line, beginning and ending with one that is drawn."""
    (x0, y0), (x1, y1) = start, end
    count = max(1, round(hypot(x1 - x0, y1 - y0) / length) // 2 * 2 + 1)
    for place in range(0, count, 2):
        first, last = place / count, (place + 1) / count
        yield (
            (x0 + (x1 - x0) * first, y0 + (y1 - y0) * first),
            (x0 + (x1 - x0) * last, y0 + (y1 - y0) * last),
        )
