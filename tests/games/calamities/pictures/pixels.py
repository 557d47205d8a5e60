"""What a map's picture shows of an area, read from its pixels."""

from collections import Counter

from PIL import Image, ImageDraw

from bot.drawing.scene import Chart, Outline, Scene
from bot.drawing.theme import Colour
from bot.games.calamities.pictures.map_shapes import beyond
from bot.games.calamities.rules.names import AreaId
from bot.games.calamities.rules.position import Position


def outlines_of(scene: Scene, position: Position) -> dict[AreaId, Outline]:
    """The outline of each area in the picture's pixels: they follow the land beyond the map, in the atlas's order."""
    chart = next(item for item in scene.items if isinstance(item, Chart))
    filled = [each for each in chart.outlines if each.fill is not None][len(beyond()) :]
    return dict(zip(position.atlas.areas, filled, strict=False))


def colours_in(picture: Image.Image, outline: Outline) -> Counter[Colour]:
    """How many pixels of each colour an area has in a picture."""
    mask = Image.new("1", picture.size)
    ImageDraw.Draw(mask).polygon(outline.corners, 1)
    box = mask.getbbox()
    assert box is not None
    inside, colours = mask.crop(box).convert("L").tobytes(), picture.crop(box).tobytes()
    pixels = zip(colours[::3], colours[1::3], colours[2::3], strict=True)
    return Counter(colour for colour, is_in in zip(pixels, inside, strict=True) if is_in)
