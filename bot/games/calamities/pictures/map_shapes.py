"""Shapes of the areas on our map, the part of it that a picture shows, and where its crossings and volcanoes lie."""

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from bot.games.calamities.pictures.outlines import HEIGHT, OUTLINES, WIDTH
from bot.games.calamities.rules.atlas import Atlas
from bot.games.calamities.rules.names import AreaId

Point = tuple[float, float]
Outline = tuple[Point, ...]

BEYOND: Final = "beyond"
LEAST_WIDTH: Final = 330
"""Units of the map that a picture shows at least across: about five areas."""
_AROUND: Final = 26
"""Units shown around the areas that matter."""
_UNKNOWN: Final = 60
"""Size of an area that only one table's map has; such areas stand in a row below Africa, where ours has no land."""
_BAND: Final = 70
"""Units from a row of areas to the next one, for the order in which a map is read."""
_SIZE: Final = 5
"""Fields of an entry before its corners: name, middle, width and height, and the colon."""


class Shape(NamedTuple):
    """An area's outline, and the box within it that has room for words, by its middle."""

    outline: Outline
    across: float
    down: float
    width: float
    height: float


class View(NamedTuple):
    """The part of the map that a picture shows, in the map's units."""

    left: float
    top: float
    width: float
    height: float

    def holds(self, point: Point) -> bool:
        """Return whether a point lies within."""
        return self.left <= point[0] < self.left + self.width and self.top <= point[1] < self.top + self.height


WHOLE: Final = View(0, 0, WIDTH, HEIGHT)


@lru_cache(1)
def _entries() -> tuple[tuple[str, Shape], ...]:
    """Return the outlines as they are written, by name."""
    found: list[tuple[str, Shape]] = []
    for entry in OUTLINES.strip().replace("\n  ", " ").splitlines():
        head, _, corners = entry.partition(" :")
        name, *room = head.split()
        outline = tuple((float(x), float(y)) for x, y in (corner.split(",") for corner in corners.split()))
        across, down, width, height = map(float, room or (0, 0, 0, 0))
        found.append((name, Shape(outline, across, down, width, height)))
    return tuple(found)


@lru_cache(1)
def known_shapes() -> dict[AreaId, Shape]:
    """Return the shapes of the printed map's areas."""
    return {AreaId(name): shape for name, shape in _entries() if name != BEYOND}


@lru_cache(1)
def beyond() -> tuple[Outline, ...]:
    """Return the outlines of land outside the map, which goes on past the map's edges."""
    inner = [shape.outline for name, shape in _entries() if name == BEYOND]
    return (*inner, *(strip for _, shape in _entries() for strip in _strips(shape.outline)))


def _strips(outline: Outline) -> Iterator[Outline]:
    """Yield, for each side of an outline that lies on an edge of the map, land from there on outwards."""
    for (x0, y0), (x1, y1) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if x0 == x1 and x0 in (0, WIDTH):
            far = -WIDTH if x0 == 0 else 2 * WIDTH
            yield ((x0, y0), (x1, y1), (far, y1), (far, y0))
        elif y0 == y1 and y0 in (0, HEIGHT):
            far = -HEIGHT if y0 == 0 else 2 * HEIGHT
            yield ((x0, y0), (x1, y1), (x1, far), (x0, far))


def shapes_of(areas: Collection[AreaId]) -> dict[AreaId, Shape]:
    """Return the shapes of these areas; those that only one table's map has are squares in the lower left corner."""
    known = known_shapes()
    others = sorted(set(areas) - known.keys())
    return {area: known[area] for area in areas if area in known} | {
        area: _square(number) for number, area in enumerate(others)
    }


def _square(number: int) -> Shape:
    across, down = 40 + number % 5 * (_UNKNOWN + 10), HEIGHT - 40 - number // 5 * (_UNKNOWN + 10)
    half = _UNKNOWN / 2
    corners = ((-half, -half), (half, -half), (half, half), (-half, half))
    return Shape(tuple((across + x, down + y) for x, y in corners), across, down, _UNKNOWN - 8, _UNKNOWN - 8)


def in_reading_order(areas: Collection[AreaId]) -> list[AreaId]:
    """Return the areas from north-west to south-east, as they are read."""
    shapes = shapes_of(areas)
    return sorted(areas, key=lambda area: (shapes[area].down // _BAND, shapes[area].across))


def view_of(areas: Collection[AreaId], ratio: float) -> View:
    """Return the smallest part of the map with these areas and a little around them; all of it for none.

    `ratio` is the picture's width by its height.
    """
    if not areas:
        return _shaped(WHOLE, ratio)
    corners = [corner for shape in shapes_of(areas).values() for corner in shape.outline]
    left, right = min(x for x, _ in corners) - _AROUND, max(x for x, _ in corners) + _AROUND
    top, bottom = min(y for _, y in corners) - _AROUND, max(y for _, y in corners) + _AROUND
    return _shaped(View(left, top, right - left, bottom - top), ratio)


def _shaped(view: View, ratio: float) -> View:
    """Return the view, larger in one direction so that it fits the picture, and moved onto the map where it can be."""
    width = max(view.width, view.height * ratio, LEAST_WIDTH)
    height = width / ratio
    left = view.left + (view.width - width) / 2
    top = view.top + (view.height - height) / 2
    left = (WIDTH - width) / 2 if width > WIDTH else min(max(left, 0), WIDTH - width)
    top = (HEIGHT - height) / 2 if height > HEIGHT else min(max(top, 0), HEIGHT - height)
    return View(left, top, width, height)


def borders(shape: Shape) -> frozenset[frozenset[Point]]:
    """Return the sides of an outline; a side that two outlines have is their common border."""
    corners = shape.outline
    return frozenset(frozenset(pair) for pair in zip(corners, (*corners[1:], corners[0]), strict=True))


class Link(NamedTuple):
    """A line between two areas that are adjacent though the picture shows no border between them."""

    start: Point
    end: Point
    is_water: bool


@lru_cache(8)
def _touching(areas: frozenset[AreaId]) -> frozenset[frozenset[AreaId]]:
    """Return the pairs of areas with a common border on the picture."""
    owners: dict[frozenset[Point], AreaId] = {}
    found: set[frozenset[AreaId]] = set()
    for area, shape in shapes_of(areas).items():
        for side in borders(shape):
            if side in owners:
                found.add(frozenset((area, owners[side])))
            owners[side] = area
    return frozenset(found)


def do_touch(one: AreaId, other: AreaId) -> bool:
    """Return whether two areas have a common border on the picture."""
    return frozenset((one, other)) in _touching(frozenset((one, other)))


def links(atlas: Atlas) -> Iterator[Link]:
    """Yield the lines across water, and those by land that a table's own map adds."""
    shapes, touching = shapes_of(atlas.areas), _touching(frozenset(atlas.areas))
    for area in atlas.areas.values():
        for other in sorted(area.neighbours):
            if area.id < other and frozenset((area.id, other)) not in touching:
                start, end = _nearest_points(shapes[area.id], shapes[other])
                yield Link(start, end, is_water=other in area.water)


@lru_cache(512)  # more than a map has; the search takes most of the time of a picture
def _nearest_points(one: Shape, other: Shape) -> tuple[Point, Point]:
    """Return the ends of a short line between two outlines, a little within each."""

    def cost(pair: tuple[Point, Point]) -> float:
        (x0, y0), (x1, y1) = pair
        # a line towards both middles is read better than one from corner to corner
        bend = abs(x0 - one.across) + abs(y0 - one.down) + abs(x1 - other.across) + abs(y1 - other.down)
        return (x0 - x1) ** 2 + (y0 - y1) ** 2 + 4 * bend

    start, end = min(product(_dense(one.outline), _dense(other.outline)), key=cost)
    return _towards(start, (one.across, one.down)), _towards(end, (other.across, other.down))


def _dense(outline: Outline) -> list[Point]:
    """Return the corners, and the middles of the sides."""
    pairs = zip(outline, (*outline[1:], outline[0]), strict=True)
    return [*outline, *(((x0 + x1) / 2, (y0 + y1) / 2) for (x0, y0), (x1, y1) in pairs)]


def _towards(point: Point, middle: Point, part: float = 0.18) -> Point:
    return point[0] + (middle[0] - point[0]) * part, point[1] + (middle[1] - point[1]) * part


def volcano_spots(atlas: Atlas) -> dict[str, Point]:
    """Return where each volcano stands: on the border of the areas that it touches, or in the only one."""
    touched: dict[str, list[AreaId]] = {}
    for area in sorted(atlas.areas.values(), key=lambda each: each.id):
        if area.volcano is not None:
            touched.setdefault(area.volcano, []).append(area.id)
    shapes = shapes_of(atlas.areas)
    return {volcano: _volcano_spot([shapes[area] for area in areas]) for volcano, areas in touched.items()}


def _volcano_spot(shapes: list[Shape]) -> Point:
    if len(shapes) == 1:
        return shapes[0].across, min(y for _, y in shapes[0].outline) + 6  # an island has room for little else
    common = [point for side in borders(shapes[0]) & borders(shapes[1]) for point in side]
    points = common or [(shape.across, shape.down) for shape in shapes]
    return _middle(points)


def _middle(points: Iterable[Point]) -> Point:
    found = list(points)
    return sum(x for x, _ in found) / len(found), sum(y for _, y in found) / len(found)
