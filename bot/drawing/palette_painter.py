"""Draws a scene in the colours of its look's palette from the start, which takes a third of the time.

`bot.drawing.painter` draws in all colours, and only then is the nearest of the palette found for each pixel. Most items
lie on a ground of one colour, so that their pixels can be looked up once and kept. What lies on anything else is drawn
there in all colours, on the colours that the palette has for what is below.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, wraps
from typing import Final, ParamSpec

from PIL import Image

from bot.drawing import painter
from bot.drawing.box import Box
from bot.drawing.look import Look
from bot.drawing.palette import palette
from bot.drawing.png import encode_png
from bot.drawing.scene import Face, Item, Part, Place, Plate, Scene, Words
from bot.drawing.theme import Colour

P = ParamSpec("P")

_PARTS: Final = 768
"""Number of drawn parts that are kept, of about 12 kB each."""
_TILES: Final = 768
"""Number of drawn items that are kept, of a few kB each."""
_FACES: Final = 48
"""Number of large cards that are kept, of about 90 kB each, and as much for what is below."""
_TEXTS: Final = 1024
"""Number of lines of text that are kept, of a few kB each."""
_RAMPS: Final = 1024
"""Number of pairs of colours whose mixtures are kept."""


def to_png(lay_out: Callable[P, Scene]) -> Callable[P, bytes]:
    """Return a function with the parameters of `lay_out` that returns its scene as a PNG."""

    @wraps(lay_out)
    def draw(*args: P.args, **kwargs: P.kwargs) -> bytes:
        return scene_png(lay_out(*args, **kwargs))

    return draw


def scene_png(scene: Scene) -> bytes:
    """Return the scene as a PNG with its look's palette."""
    return encode_png(paint_in_palette(scene))


def paint_in_palette(scene: Scene) -> Image.Image:
    """Return the scene as an image of mode P, with its look's palette."""
    look = scene.look
    image = Image.new("L", (scene.width, scene.height), _index(look, scene.theme.ground))
    for piece in scene.pieces:
        if isinstance(piece, Place):
            image.paste(_part(piece.part), (piece.box.left, piece.box.top))
        else:
            _draw(image, look, piece)
    image.putpalette(_as_bytes(look, is_drawn=False))
    return image


# Images of mode L hold numbers of the palette's colours until they are done: an image of mode P copies its palette
# with each part of it that is looked at.


@lru_cache(_PARTS)
def _part(part: Part) -> Image.Image:
    image = Image.new("L", (part.width, part.height), _index(part.look, part.ground))
    for item in part.items:
        _draw(image, part.look, item)
    return image


def _draw(image: Image.Image, look: Look, item: Item) -> None:
    match item:
        case Plate(roof=0):
            _plate(image, look, item)
        case Words():
            _words(image, look, item)
        case _:
            _draw_in_all_colours(image, look, item)


def _draw_in_all_colours(image: Image.Image, look: Look, item: Item) -> None:
    """Draw any item, in all colours first."""
    box = item.box
    below, item = _cut(image, box), replace(item, box=Box(0, 0, box.width, box.height))
    if isinstance(item, Face):
        # it is as wide as its plate, whose round corners lie below it
        tile = _face(look, item, below.tobytes())
    else:
        ground = _ground(below)
        tile = _tile(look, item, below.tobytes() if ground is None else ground)
    image.paste(tile, (box.left, box.top))


@lru_cache(_TILES)
def _tile(look: Look, item: Item, below: int | bytes) -> Image.Image:
    """Return an item on a ground of one colour, or on what there is."""
    return _drawn(look, item, below)


@lru_cache(_FACES)
def _face(look: Look, item: Face, below: bytes) -> Image.Image:
    return _drawn(look, item, below)


def _drawn(look: Look, item: Item, below: int | bytes) -> Image.Image:
    size = (item.box.width, item.box.height)
    if isinstance(below, int):
        image = Image.new("RGB", size, _colours(look)[below])
    else:
        image = _as_drawn(Image.frombytes("L", size, below), look)
    painter.draw(image, look, item)
    return _numbers(image, look)


def _words(image: Image.Image, look: Look, words: Words) -> None:
    tile = look.fonts.tile(words.text, words.size, words.weight)
    mask, (left, top) = tile.cropped, tile.at
    box = Box(words.box.left + left, words.box.top + top, *mask.size)
    ground = _ground(_cut(image, box))
    if ground is None or tile.picture is not None:
        _draw_in_all_colours(image, look, words)
    else:
        text = _text(look, words.text, words.size, words.weight, words.colour, ground)
        image.paste(text, (box.left, box.top))


@lru_cache(_TEXTS)
def _text(look: Look, text: str, size: int, weight: str, colour: Colour, ground: int) -> Image.Image:
    """Return a line of text, without its empty border, on a ground of one colour."""
    return _shaded(look, look.fonts.tile(text, size, weight).cropped, ground, colour)


def _plate(image: Image.Image, look: Look, plate: Plate) -> None:
    box, radius = plate.box, min(plate.radius, plate.box.width // 2, plate.box.height // 2)
    if plate.edge is not None and plate.stroke:
        _rounded(image, look, box, radius, plate.edge)
        box, radius = box.inset(plate.stroke), max(0, radius - plate.stroke)
    if plate.fill is not None:
        _rounded(image, look, box, radius, plate.fill)


def _rounded(image: Image.Image, look: Look, box: Box, radius: int, colour: Colour) -> None:
    if radius < 2:
        image.paste(_index(look, colour), (box.left, box.top, box.right, box.bottom))
        return
    for at, is_lower in ((box.row(0, radius), False), (box.row(box.height - radius, radius), True)):
        below = _cut(image, at)
        ground = _ground(below)
        if ground is None:
            mixed = _as_drawn(below, look)
            mixed.paste(colour, (0, 0), painter.cap(box.width, radius, is_lower))
            end = _numbers(mixed, look)
        else:
            end = _cap(look, box.width, radius, is_lower, ground, colour)
        image.paste(end, (at.left, at.top))
    middle = box.inset(0, radius)
    if middle.height > 0:
        image.paste(_index(look, colour), (middle.left, middle.top, middle.right, middle.bottom))


@lru_cache(_TILES)
def _cap(look: Look, width: int, radius: int, is_lower: bool, ground: int, colour: Colour) -> Image.Image:
    """Return an end of a plate on a ground of one colour."""
    return _shaded(look, painter.cap(width, radius, is_lower), ground, colour)


def _shaded(look: Look, mask: Image.Image, ground: int, colour: Colour) -> Image.Image:
    """Return a colour on a ground, as strong as a mask says."""
    # a table of bytes, since Pillow's `point` rounds each of its 256 numbers first
    return Image.frombytes("L", mask.size, mask.tobytes().translate(_ramp(look, ground, colour)))


def _cut(image: Image.Image, box: Box) -> Image.Image:
    return image.crop((box.left, box.top, box.right, box.bottom))


def _ground(below: Image.Image) -> int | None:
    """Return the number of the one colour of an image; None where there are several."""
    low, high = below.getextrema()
    return low if low == high else None  # pyright: ignore[reportReturnType]  # of one band


def _as_drawn(numbers: Image.Image, look: Look) -> Image.Image:
    """Return an RGB image with the colours that have been drawn as these numbers."""
    numbers.putpalette(_as_bytes(look, is_drawn=True))
    return numbers.convert("RGB")


def _numbers(image: Image.Image, look: Look) -> Image.Image:
    """Return the numbers of the palette's colours that are nearest to an image's."""
    return Image.frombytes("L", image.size, painter.with_palette(image, look).tobytes())


@lru_cache(8)
def _colours(look: Look) -> tuple[Colour, ...]:
    """Return the colour that each number stands for: one of the theme where the palette has one that is near enough.

    Items are drawn on the theme's own colours, so that what shines through is as if all were drawn in all colours.
    """
    parts = palette(look).getpalette() or []
    found: list[Colour] = list(zip(parts[0::3], parts[1::3], parts[2::3], strict=True))
    for colour in reversed(look.theme.colours()):
        found[_index(look, colour)] = colour
    return tuple(found)


@lru_cache(16)
def _as_bytes(look: Look, *, is_drawn: bool) -> bytes:
    """Return the palette, or the colours for which its numbers are drawn."""
    colours = [part for colour in _colours(look) for part in colour] if is_drawn else palette(look).getpalette()
    return bytes(colours or [])


@lru_cache(256)
def _index(look: Look, colour: Colour) -> int:
    """Return the number of the nearest colour."""
    return _numbers(Image.new("RGB", (1, 1), colour), look).tobytes()[0]


@lru_cache(_RAMPS)
def _ramp(look: Look, ground: int, colour: Colour) -> bytes:
    """Return the number of the colour that comes of a colour on a ground, for each strength of a mask."""
    mixed = Image.new("RGB", (256, 1), _colours(look)[ground])
    mixed.paste(colour, (0, 0), Image.frombytes("L", (256, 1), bytes(range(256))))
    return _numbers(mixed, look).tobytes()
