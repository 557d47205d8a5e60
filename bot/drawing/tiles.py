"""Images of the items of a scene, put together from sprites, shapes and text, and cached by look and size."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.drawing.box import Box
from bot.drawing.fonts import BLACK
from bot.drawing.look import Look
from bot.drawing.scene import Badge, Face, Fan, Track
from bot.drawing.theme import Colour

_DOT: Final = 7
"""Pixels of a dot above a track: it stands on the bar with a pixel between them."""
_FINE: Final = 4
"""Factor by which shapes are drawn larger and then reduced, for smooth edges."""
_LETTER: Final = {"M": 0.58, "R": 0.62, "E": 0.62, "S": 0.6, "C": 0.56, "U": 0.5}
"""Size of a Domain's letter, as a part of its badge."""
_ROOM: Final = 0.64
"""Width of the letters, as a part of the badge; some languages need two to tell Domains apart."""
FAINT: Final = 0.45
"""Opacity of what stands for something that is not there."""
_SHADE: Final = (8, 10, 16)


@lru_cache(64)
def disc(size: int) -> Image.Image:
    """Return the mask of a disc."""
    large = Image.new("L", (size * _FINE, size * _FINE), 0)
    ImageDraw.Draw(large).ellipse((0, 0, size * _FINE - 1, size * _FINE - 1), 255)
    return large.reduce(_FINE)


@lru_cache(16)
def arrow(width: int, height: int) -> Image.Image:
    """Return the mask of an arrow to the right."""
    large = Image.new("L", (width * _FINE, height * _FINE), 0)
    right, middle, half = width * _FINE - 1, height * _FINE / 2, height * _FINE / 8
    draw = ImageDraw.Draw(large)
    draw.rectangle((0, middle - half, right * 0.7, middle + half), 255)
    draw.polygon([(right * 0.45, middle - 3.4 * half), (right, middle), (right * 0.45, middle + 3.4 * half)], 255)
    return large.reduce(_FINE)


@lru_cache(64)
def house(width: int, height: int, roof: int) -> Image.Image:
    """Return the mask of a house whose gable is `roof` pixels high."""
    large = Image.new("L", (width * _FINE, height * _FINE), 0)
    right, bottom, eaves = width * _FINE - 1, height * _FINE - 1, roof * _FINE
    ImageDraw.Draw(large).polygon([(0, eaves), (right / 2, 0), (right, eaves), (right, bottom), (0, bottom)], 255)
    return large.reduce(_FINE)


@lru_cache(256)
def sprite(look: Look, name: str, width: int, height: int, tint: Colour | None, is_faint: bool) -> Image.Image:
    """Return a sprite; with a tint, its outline in that colour; faint if it stands for what is not there."""
    tile = look.sprites.tile(name, width, height)
    if tint is not None:
        tile = _tinted(tile, tint)
    return _paler(tile) if is_faint else tile


def _tinted(tile: Image.Image, colour: Colour) -> Image.Image:
    tinted = Image.new("RGBA", tile.size, colour)
    tinted.putalpha(tile.getchannel("A"))
    return tinted


def _paler(tile: Image.Image) -> Image.Image:
    clear = tile.copy()
    clear.putalpha(0)
    return Image.blend(clear, tile, FAINT)


def _write_centred(
    look: Look, image: Image.Image, at: tuple[float, float], text: str, size: int, colour: Colour
) -> None:
    """Write a short text on a tile, with its middle at that place."""
    weight = BLACK
    width, height = look.fonts.width(text, size, weight), look.fonts.height(size)
    place = (round(at[0] - width / 2), round(at[1] - height / 2))
    image.paste(colour, place, look.fonts.tile(text, size, weight).ink)


def badge(look: Look, wanted: Badge) -> Image.Image:
    """Return a Domain's shape with its letter, and the medal of its level."""
    return _badge(look, wanted.domain, wanted.letter, wanted.level, wanted.is_faint, wanted.box.width)


@lru_cache(256)
def _badge(look: Look, domain: str, letter: str, level: int, is_faint: bool, size: int) -> Image.Image:
    theme = look.theme
    tile = Image.new("RGBA", (size, size))
    side = size if not level else round(size * 0.9)
    shape = look.sprites.tile(f"shape-{domain}", side, side).copy()
    high = 0.43 if level and len(letter) > 1 else 0.5  # above the medal, which would hide the second letter
    height = _narrow(look, letter, round(side * _LETTER[domain]), round(side * _ROOM))
    _write_centred(look, shape, (side / 2, side * high), letter, height, theme.domains[domain].on)
    tile.paste(_paler(shape) if is_faint else shape, (0, 0))
    if level:
        medal = round(size * 0.5)
        tile.alpha_composite(_medal(look, medal, level), (size - medal, size - medal))
    return tile


def _medal(look: Look, size: int, level: int) -> Image.Image:
    theme = look.theme
    tile = Image.new("RGBA", (size, size))
    tile.paste(theme.cell, (0, 0), disc(size))
    edge = max(2, size // 12)
    tile.paste(theme.gold, (edge, edge), disc(size - 2 * edge))
    _write_centred(look, tile, (size / 2, size / 2), str(level), round(size * 0.82), theme.on_gold)
    return tile


def face(look: Look, wanted: Face) -> Image.Image:
    """Return a large card: its picture, its Domain's letter in the corner, and its name below."""
    return _face(look, replace(wanted, box=Box(0, 0, wanted.box.width, wanted.box.height)))


@lru_cache(40)  # of some 300 kB each: a game's fifteen kinds in two widths, and a few in other languages
def _face(look: Look, wanted: Face) -> Image.Image:
    box, ink = wanted.box, look.theme.domains[wanted.card[0]]
    tile = look.sprites.tile(f"card-{wanted.card}", box.width, box.height).copy()
    unit = box.width / 250
    size = _narrow(look, wanted.letter, round(44 * unit), round(40 * unit))
    _write_centred(look, tile, (35 * unit, 35 * unit), wanted.letter, size, ink.on)
    room = round(232 * unit)
    size = _narrow(look, wanted.name, round(36 * unit), room)
    name = look.fonts.fit(wanted.name, size, BLACK, room)
    _write_centred(look, tile, (125 * unit, 322 * unit), name, size, ink.on)
    return tile


def _narrow(look: Look, text: str, size: int, room: int) -> int:
    """Return the largest legible size, at most `size`, in which a text is at most `room` pixels wide."""
    while size > 12 and look.fonts.width(text, size, BLACK) > room:
        size -= 1
    return size


def fan(look: Look, image: Image.Image, wanted: Fan) -> None:
    """Paste overlapping cards on an image, each with a dark edge towards the one below it."""
    edge = _edge(wanted.width, wanted.height)
    for number, name in enumerate(wanted.names):
        left = wanted.box.left + number * wanted.step
        top = wanted.box.top + (0 if number in wanted.raised else wanted.lift)
        if number:
            image.paste(_SHADE, (left - 2, top), edge)
        card = look.sprites.tile(name, wanted.width, wanted.height)
        image.paste(card, (left, top), card)


@lru_cache(32)
def _edge(width: int, height: int) -> Image.Image:
    mask = Image.new("L", (width * _FINE, height * _FINE), 0)
    outline = (0, 0, width * _FINE - 1, height * _FINE - 1)
    ImageDraw.Draw(mask).rounded_rectangle(outline, width * _FINE * 0.08, 150)
    return mask.reduce(_FINE)


def track(look: Look, wanted: Track) -> Image.Image:
    """Return the track to Hegemony."""
    return _track(look, replace(wanted, box=Box(0, 0, wanted.box.width, wanted.box.height)))


@lru_cache(512)
def _track(look: Look, wanted: Track) -> Image.Image:
    width, height = wanted.box.width, wanted.box.height
    large = Image.new("RGBA", (width * _FINE, height * _FINE))
    draw = ImageDraw.Draw(large)
    places = max(wanted.need, wanted.count)
    bar = height - _DOT - 1
    for number, (left, right) in enumerate(_spans(width, places)):
        is_added = wanted.need - wanted.added <= number < wanted.need
        _segment(draw, look, wanted, number, (left, height - bar, right, height), is_added)
        if number + 1 in wanted.levels:
            reached = wanted.count > number
            _pips(draw, look, right, height - bar, wanted.levels.index(number + 1) + 1, reached)
    return large.reduce(_FINE)


def _spans(width: int, places: int) -> Sequence[tuple[float, float]]:
    gap = 4 if places <= 10 else 2
    each = (width - (places - 1) * gap) / places
    return [(n * (each + gap), n * (each + gap) + each) for n in range(places)]


def _segment(
    draw: ImageDraw.ImageDraw,
    look: Look,
    wanted: Track,
    number: int,
    at: tuple[float, float, float, float],
    is_added: bool,
) -> None:
    theme, ink = look.theme, look.theme.domains[wanted.domain]
    is_filled, is_new = number < wanted.count, wanted.count - wanted.new <= number < wanted.count
    fill = ink.fill if is_filled else theme.empty
    edge = theme.changed if is_new else ink.edge if is_filled else theme.empty
    left, top, right, bottom = (side * _FINE for side in at)
    if is_added:
        middle, reach = (left + right) / 2, (bottom - top) / 2
        across = min(reach * 1.15, (right - left) / 2)
        points = [(middle, top), (middle + across, top + reach), (middle, bottom), (middle - across, top + reach)]
        draw.polygon(points, fill if is_filled else theme.domains["U"].fill)
        return
    stroke = min((3 if is_new else 2) * _FINE, round(right - left) // 3) if is_filled else 0
    draw.rounded_rectangle((left, top, right - 1, bottom - 1), 4 * _FINE, edge)
    if is_filled:
        draw.rounded_rectangle((left + stroke, top + stroke, right - 1 - stroke, bottom - 1 - stroke), 2 * _FINE, fill)


def _pips(draw: ImageDraw.ImageDraw, look: Look, right: float, bottom: float, count: int, reached: bool) -> None:
    """Draw one dot above the place at which level 1 begins, two for level 2."""
    colour = look.theme.accent if reached else look.theme.faded
    for number in range(count):
        left = right - _DOT - number * (_DOT + 2)
        box = (left * _FINE, (bottom - _DOT - 1) * _FINE, (left + _DOT) * _FINE, (bottom - 1) * _FINE)
        draw.ellipse(box, colour)
