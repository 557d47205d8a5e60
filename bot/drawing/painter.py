"""Draws a scene with Pillow, and writes it as a PNG of 256 colours."""

from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from bot.drawing import tiles
from bot.drawing.avatars import round_avatar
from bot.drawing.box import Box
from bot.drawing.charts import chart
from bot.drawing.fonts import Fonts
from bot.drawing.look import Look
from bot.drawing.palette import COLOURS, palette
from bot.drawing.png import encode_png
from bot.drawing.scene import (
    Arrow,
    Avatar,
    Badge,
    Chart,
    Face,
    Fan,
    Item,
    Part,
    Place,
    Plate,
    Scene,
    Sprite,
    Track,
    Words,
)
from bot.drawing.theme import Colour

_CACHE_SIZE: Final = 768
"""Number of drawn parts that are kept, of about 50 kB each."""

_WHOLE: Final = 32_000
"""Pixels up to which a plate is pasted at once; of a larger one, its ends and its middle are pasted apart."""


def paint(scene: Scene) -> Image.Image:
    """Return the scene as an RGB image."""
    image = Image.new("RGB", (scene.width, scene.height), scene.theme.ground)
    for piece in scene.pieces:
        if isinstance(piece, Place):
            image.paste(_part(piece.part), (piece.box.left, piece.box.top))
        else:
            draw(image, scene.look, piece)
    return image


def encode(image: Image.Image, look: Look) -> bytes:
    """Return the image as a PNG with the look's palette: the theme's colours are exact, others are approximated."""
    return encode_png(with_palette(image, look))


def with_palette(image: Image.Image, look: Look) -> Image.Image:
    """Return the image in the look's palette."""
    return image.quantize(palette=palette(look), dither=Image.Dither.NONE)


def encode_own_colours(image: Image.Image) -> bytes:
    """Return the image as a PNG with 256 colours chosen for it, for one with colours that the look's palette lacks."""
    out = BytesIO()
    few = image.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(out, "PNG", compress_level=6)
    return out.getvalue()


def encode_all_colours(image: Image.Image) -> bytes:
    """Return the image as a PNG with all its colours, which is larger and slower, for comparison."""
    out = BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()


@lru_cache(_CACHE_SIZE)
def _part(part: Part) -> Image.Image:
    lowest = part.items[0] if part.items else None
    plate = lowest if isinstance(lowest, Plate) else None
    image = _blank(part.width, part.height, part.ground, plate).copy()
    for item in part.items[1:] if plate else part.items:
        draw(image, part.look, item)
    return image


@lru_cache(128)
def _blank(width: int, height: int, ground: Colour, plate: Plate | None) -> Image.Image:
    """Return a part's lowest plate, which many parts share."""
    image = Image.new("RGB", (width, height), ground)
    if plate is not None:
        _plate(image, plate)
    return image


def draw(image: Image.Image, look: Look, item: Item) -> None:
    """Draw an item on an RGB image."""
    match item:
        case Plate():
            _plate(image, item)
        case Words():
            _words(image, look.fonts, item)
        case Sprite(box, name, tint, is_faint):
            _stick(image, box, tiles.sprite(look, name, box.width, box.height, tint, is_faint))
        case Badge():
            _stick(image, item.box, tiles.badge(look, item))
        case Face():
            _stick(image, item.box, tiles.face(look, item))
        case Fan():
            tiles.fan(look, image, item)
        case Track():
            _stick(image, item.box, tiles.track(look, item))
        case Chart():
            image.paste(chart(item), (item.box.left, item.box.top))
        case Arrow(box, colour):
            image.paste(colour, (box.left, box.top), tiles.arrow(box.width, box.height))
        case Avatar():
            if (tile := round_avatar(item.data, item.box.width)) is not None:
                _stick(image, item.box, tile)


def _stick(image: Image.Image, box: Box, tile: Image.Image) -> None:
    image.paste(tile, (box.left, box.top), tile)


def _plate(image: Image.Image, plate: Plate) -> None:
    if plate.roof:
        _house(image, plate)
        return
    box, radius = plate.box, min(plate.radius, plate.box.width // 2, plate.box.height // 2)
    if plate.edge is not None and plate.stroke:
        _rounded(image, box, radius, plate.edge)
        box, radius = box.inset(plate.stroke), max(0, radius - plate.stroke)
    if plate.fill is not None:
        _rounded(image, box, radius, plate.fill)


def _house(image: Image.Image, plate: Plate) -> None:
    box, roof = plate.box, plate.roof
    if plate.edge is not None and plate.stroke:
        image.paste(plate.edge, (box.left, box.top), tiles.house(box.width, box.height, roof))
        box = box.inset(plate.stroke)
    if plate.fill is not None:
        image.paste(plate.fill, (box.left, box.top), tiles.house(box.width, box.height, roof))


def _rounded(image: Image.Image, box: Box, radius: int, colour: Colour) -> None:
    if radius < 2:
        image.paste(colour, (box.left, box.top, box.right, box.bottom))
        return
    if box.width * box.height <= _WHOLE:
        image.paste(colour, (box.left, box.top), _whole(box.width, box.height, radius))
        return
    middle = box.inset(0, radius)
    if middle.height > 0:
        image.paste(colour, (middle.left, middle.top, middle.right, middle.bottom))
    image.paste(colour, (box.left, box.top), cap(box.width, radius))
    image.paste(colour, (box.left, box.bottom - radius), cap(box.width, radius, is_lower=True))


@lru_cache(256)
def _whole(width: int, height: int, radius: int) -> Image.Image:
    """Return the mask of a plate."""
    mask = Image.new("L", (width, height), 255)
    mask.paste(cap(width, radius), (0, 0))
    mask.paste(cap(width, radius, is_lower=True), (0, height - radius))
    return mask


@lru_cache(128)
def cap(width: int, radius: int, is_lower: bool = False) -> Image.Image:
    """Return the mask of a plate's upper end, or of its lower one."""
    if is_lower:
        return cap(width, radius).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    mask = Image.new("L", (width, radius), 0)
    if width > 2 * radius:
        ImageDraw.Draw(mask).rectangle((radius, 0, width - radius - 1, radius), 255)
    disc = tiles.disc(2 * radius)
    mask.paste(disc.crop((0, 0, radius, radius)), (0, 0))
    mask.paste(disc.crop((radius, 0, 2 * radius, radius)), (width - radius, 0))
    return mask


def _words(image: Image.Image, fonts: Fonts, words: Words) -> None:
    tile = fonts.tile(words.text, words.size, words.weight)
    left, top = words.box.left, words.box.top
    image.paste(words.colour, (left + tile.at[0], top + tile.at[1]), tile.cropped)
    if tile.picture is not None:
        image.paste(tile.picture, (left, top), tile.picture)
