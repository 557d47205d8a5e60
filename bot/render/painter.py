"""A scene drawn with Pillow and written as a PNG of 256 colours."""

from functools import lru_cache
from io import BytesIO
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.render.fonts import BLACK, Fonts
from bot.render.scene import Box, Emblem, Plate, Scene, Words
from bot.render.theme import Colour, Theme

_FINE: Final = 4
"""How much larger shapes are drawn before they are made smaller, for smooth edges."""
COLOURS: Final = 256


def paint(scene: Scene) -> Image.Image:
    """The scene as an RGB image."""
    image = Image.new("RGB", (scene.width, scene.height), scene.theme.ground)
    draw = ImageDraw.Draw(image)
    for item in scene.items:
        if isinstance(item, Plate):
            _plate(image, draw, item)
        elif isinstance(item, Words):
            _words(image, scene.fonts, item)
        else:
            _emblem(image, scene.theme, scene.fonts, item)
    return image


def encode(image: Image.Image, theme: Theme) -> bytes:
    """A PNG with the theme's palette: its own colours stay exact, the others come near."""
    out = BytesIO()
    image.quantize(palette=palette(theme), dither=Image.Dither.NONE).save(out, "PNG", compress_level=4)
    return out.getvalue()


@lru_cache(8)
def palette(theme: Theme) -> Image.Image:
    """256 colours: the theme's, the steps between those that meet, and some of everything for emoji."""
    grounds = (theme.ground, theme.panel, theme.cell)
    meeting = [(ink, ground) for ground in grounds for ink in (theme.text, theme.soft, theme.accent, theme.danger)]
    meeting += [(theme.on_accent, theme.accent), (theme.on_back, theme.back), (theme.on_coin, theme.coin)]
    for ink in theme.domains.values():
        meeting += [(ink.on, ink.fill), (ink.edge, theme.cell), (ink.edge, ink.fill)]
    found = dict.fromkeys([*theme.colours(), *(_blend(*pair, step / 6) for pair in meeting for step in range(1, 6))])
    levels = (0, 96, 176, 255)
    cube = [(red, green, blue) for red in levels for green in levels for blue in levels]
    colours = list(dict.fromkeys([*list(found)[: COLOURS - len(cube)], *cube]))[:COLOURS]
    colours += [colours[-1]] * (COLOURS - len(colours))
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in colours for part in colour])
    return image


def _blend(one: Colour, other: Colour, part: float) -> Colour:
    red, green, blue = (round(a * part + b * (1 - part)) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _plate(image: Image.Image, draw: ImageDraw.ImageDraw, plate: Plate) -> None:
    box, radius = plate.box, min(plate.radius, plate.box.width // 2, plate.box.height // 2)
    if radius < 3:
        draw.rectangle(_corners(box), plate.fill, plate.edge, plate.stroke)
        return
    if plate.edge is not None and plate.stroke:
        _rounded(image, draw, box, radius, plate.edge)
        box, radius = box.inset(plate.stroke), max(1, radius - plate.stroke)
    if plate.fill is not None:
        _rounded(image, draw, box, radius, plate.fill)


def _rounded(image: Image.Image, draw: ImageDraw.ImageDraw, box: Box, radius: int, colour: Colour) -> None:
    draw.rectangle(_corners(box.inset(radius, 0)), colour)
    draw.rectangle(_corners(box.inset(0, radius)), colour)
    disc = _disc(2 * radius)
    for across in (0, 1):
        for down in (0, 1):
            part = disc.crop((across * radius, down * radius, (across + 1) * radius, (down + 1) * radius))
            place = (box.left + across * (box.width - radius), box.top + down * (box.height - radius))
            image.paste(colour, place, part)


def _corners(box: Box) -> tuple[int, int, int, int]:
    return box.left, box.top, max(box.left, box.right - 1), max(box.top, box.bottom - 1)


@lru_cache(64)
def _disc(size: int) -> Image.Image:
    large = Image.new("L", (size * _FINE, size * _FINE), 0)
    ImageDraw.Draw(large).ellipse((0, 0, size * _FINE - 1, size * _FINE - 1), 255)
    return large.reduce(_FINE)


def _words(image: Image.Image, fonts: Fonts, words: Words) -> None:
    tile = fonts.tile(words.text, words.size, words.weight)
    place = (words.box.left, words.box.top)
    image.paste(words.colour, place, tile.ink)
    if tile.picture is not None:
        image.paste(tile.picture, place, tile.picture)


def _emblem(image: Image.Image, theme: Theme, fonts: Fonts, emblem: Emblem) -> None:
    box, ink = emblem.box, theme.domains[emblem.domain]
    fill, on = (ink.on, ink.fill) if emblem.is_inverse else (ink.fill, ink.on)
    size = box.width
    place = (box.left, box.top)
    if not emblem.is_inverse:
        image.paste(ink.edge, place, shape(emblem.domain, size, 0))
    image.paste(fill, place, shape(emblem.domain, size, max(2, size // 22)))
    letter = max(10, round(size * _LETTER[emblem.domain]))
    width, height = fonts.width(emblem.letter, letter, BLACK), fonts.height(letter)
    middle = (box.left + (size - width) // 2, box.top + (size - height) // 2 + round(size * 0.02))
    image.paste(on, middle, fonts.tile(emblem.letter, letter, BLACK).ink)


_LETTER: Final = {"M": 0.6, "R": 0.66, "E": 0.66, "S": 0.62, "C": 0.6, "U": 0.54}
"""The letter's size as a part of the emblem's."""


@lru_cache(256)
def shape(domain: str, size: int, border: int) -> Image.Image:
    """The mask of a Domain's emblem, `border` pixels smaller on every side."""
    side = size * _FINE
    large = Image.new("L", (side, side), 0)
    draw = ImageDraw.Draw(large)
    edge = border * _FINE
    low, high = edge, side - 1 - edge
    reach = (high - low) / 2
    if domain == "R":
        draw.ellipse((low, low, high, high), 255)
    elif domain == "E":
        inner = side * 0.06
        draw.rounded_rectangle((low + inner, low + inner, high - inner, high - inner), side * 0.1, 255)
    elif domain == "C":
        _flower(draw, side / 2, reach)
    else:
        draw.polygon([(side / 2 + x * reach, side / 2 + y * reach) for x, y in _OUTLINES[domain]], 255)
    return large.reduce(_FINE)


def _flower(draw: ImageDraw.ImageDraw, middle: float, reach: float) -> None:
    petal = reach * 0.4
    for number in range(6):
        x = middle + (reach - petal) * cos(number * pi / 3 + pi / 6)
        y = middle + (reach - petal) * sin(number * pi / 3 + pi / 6)
        draw.ellipse((x - petal, y - petal, x + petal, y + petal), 255)
    draw.ellipse((middle - reach * 0.6, middle - reach * 0.6, middle + reach * 0.6, middle + reach * 0.6), 255)


_OUTLINES: Final = {
    "M": [(-0.86, -0.92), (0.86, -0.92), (0.86, 0.1), (0.6, 0.58), (0.0, 1.0), (-0.6, 0.58), (-0.86, 0.1)],
    "S": [(cos(number * pi / 3), sin(number * pi / 3)) for number in range(6)],
    "U": [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)],
}
"""A shield, a hexagon, a diamond, from −1 to 1."""
