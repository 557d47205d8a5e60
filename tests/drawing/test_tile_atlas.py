"""Pictures cut into tiles: put together again they are the same, whatever came before them."""

from collections.abc import Sequence
from io import BytesIO

from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.drawing.palette import palette
from bot.drawing.theme import DARK
from bot.drawing.tile_atlas import COLUMNS, TILE, TileAtlas, TiledPicture
from tests.games.civ.pictures.tables import look, packaged

Tiles = tuple[tuple[int, ...], ...]
"""The colours of a picture's tiles, row by row."""


@st.composite
def pictures(draw: st.DrawFn) -> list[Tiles]:
    """Up to five pictures of few colours, so that tiles come again in any order, now and then of another size."""
    colour = st.integers(0, 4)
    found: list[Tiles] = []
    across, down = draw(st.integers(1, 4)), draw(st.integers(1, 2))
    for _ in range(draw(st.integers(1, 5))):
        if draw(st.integers(0, 5)) == 0:
            across, down = draw(st.integers(1, 4)), draw(st.integers(1, 2))
        row = st.tuples(*[colour] * across)
        found.append(draw(st.tuples(*[row] * down)))
    return found


@given(pictures())
def test_every_picture_is_put_together_from_the_tiles_that_changed(wanted: list[Tiles]) -> None:
    drawn = look(DARK, packaged())
    colours = (palette(drawn).getpalette() or [])[:15]
    atlas = TileAtlas(drawn)
    tiled = [atlas.add(_painted(tiles, colours)) for tiles in wanted]
    sheet = Image.open(BytesIO(atlas.sheet(0))).convert("RGB")
    now: list[int] = []
    size = (0, 0)
    for tiles, picture in zip(wanted, tiled, strict=True):
        if size != (picture.width, picture.height):
            size, now = (picture.width, picture.height), [-1] * (len(tiles) * len(tiles[0]))
        _change(now, picture)
        assert [_colour(sheet, tile) for tile in now] == [
            tuple(colours[3 * each : 3 * each + 3]) for row in tiles for each in row
        ]


def _painted(tiles: Tiles, colours: Sequence[int]) -> Image.Image:
    image = Image.new("RGB", (len(tiles[0]) * TILE, len(tiles) * TILE))
    for top, row in enumerate(tiles):
        for left, each in enumerate(row):
            box = (left * TILE, top * TILE, (left + 1) * TILE, (top + 1) * TILE)
            image.paste((colours[3 * each], colours[3 * each + 1], colours[3 * each + 2]), box)
    return image


def _change(now: list[int], picture: TiledPicture) -> None:
    for position, tile, count in zip(*[iter(picture.runs)] * 3, strict=True):
        now[position : position + count] = range(tile, tile + count)


def _colour(sheet: Image.Image, tile: int) -> object:
    return sheet.getpixel((tile % COLUMNS * TILE, tile // COLUMNS * TILE))
