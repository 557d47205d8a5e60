"""Pictures of one look that are mostly alike, such as the boards of a game, cut into tiles: each tile is kept once.

Sixty boards of a game take some 25 KB each as pictures, whatever the format, and 180 KB together as tiles.
"""

from dataclasses import dataclass
from io import BytesIO
from typing import Final

from PIL import Image

from bot.drawing.look import Look
from bot.drawing.painter import with_palette
from bot.drawing.palette import palette

TILE: Final = 32
"""Side of a tile in pixels: with smaller ones the index outgrows what the pictures save."""
COLUMNS: Final = 32
"""Tiles in a row of a sheet."""
ROWS: Final = 120
"""Rows of a sheet, at most: about four million pixels, which a phone decodes at once."""
_QUALITY: Final = 70
"""How hard the encoder tries, from 0 to 100; the sheet is lossless with any."""


@dataclass(frozen=True, slots=True)
class TiledPicture:
    """A picture's size in pixels, and which of its tiles differ from the picture before.

    `runs` are triples, one after the other: a position, counted row by row, the tile that lies there, and how many
    positions from there on have the tiles that follow. The first picture has runs for all its positions, and so has
    one that is not as large as the one before.
    """

    width: int
    height: int
    runs: tuple[int, ...]


class TileAtlas:
    """The tiles of the pictures that were added so far. Each call takes a fraction of a second, in any thread."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._tiles: list[Image.Image] = []
        self._numbers: dict[bytes, int] = {}
        self._size = (0, 0)
        self._before: list[int] = []

    def add(self, image: Image.Image) -> TiledPicture:
        """Add a picture, in the look's palette; return what it is made of."""
        few = with_palette(image, self._look)
        tiles = [
            self._number(few.crop((left, top, left + TILE, top + TILE)))
            for top in range(0, few.height, TILE)
            for left in range(0, few.width, TILE)
        ]
        if few.size != self._size:
            self._size, self._before = few.size, [-1] * len(tiles)
        runs = _runs(self._before, tiles)
        self._before = tiles
        return TiledPicture(few.width, few.height, runs)

    def _number(self, tile: Image.Image) -> int:
        number = self._numbers.setdefault(tile.tobytes(), len(self._tiles))
        if number == len(self._tiles):
            self._tiles.append(tile)
        return number

    @property
    def sheets(self) -> int:
        """How many sheets there are so far."""
        return -(-len(self._tiles) // (COLUMNS * ROWS))

    def sheet(self, number: int) -> bytes:
        """Return a sheet as a lossless WebP, with `COLUMNS` tiles in a row and `ROWS` rows at most."""
        tiles = self._tiles[number * COLUMNS * ROWS : (number + 1) * COLUMNS * ROWS]
        image = Image.new("P", (COLUMNS * TILE, -(-len(tiles) // COLUMNS) * TILE))
        image.putpalette(palette(self._look).getpalette() or [])
        for place, tile in enumerate(tiles):
            image.paste(tile, (place % COLUMNS * TILE, place // COLUMNS * TILE))
        out = BytesIO()
        image.convert("RGB").save(out, "WEBP", lossless=True, quality=_QUALITY, method=4)
        return out.getvalue()


def _runs(before: list[int], after: list[int]) -> tuple[int, ...]:
    runs: list[int] = []
    last = -1
    for position, tile in enumerate(after):
        if before[position] == tile:
            continue
        if runs and last == position - 1 and after[last] == tile - 1:
            runs[-1] += 1
        else:
            runs += [position, tile, 1]
        last = position
    return tuple(runs)
