"""The map: land and sea with names, limits, sites, flood plains and volcanoes, and whose tokens and cities are where.

It shows the part that matters, as large as possible. Where that part is large, names are shortened, then left out.

Each fact has a channel of its own, at every size: an area's fill is its owner (who has most there), level lines are
a flood plain, a number is the population limit, a disc around it a city site, a mountain a volcano. What stands in an
area lies in its middle, or as near to it as there is room; what has to lie outside has a line to it.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import product
from typing import Final

from bot.drawing import painter
from bot.drawing.box import Box
from bot.drawing.fonts import BOLD, REGULAR
from bot.drawing.look import Look
from bot.drawing.scene import Chart, Hatch, Outline, Scene
from bot.drawing.theme import Colour, Theme, mixed
from bot.games.calamities.pictures.chips import (
    LOST,
    MARGIN,
    MOST_HEIGHT,
    SIZE,
    WIDTH,
    chip_width,
    draw_chip,
    nation_ink,
)
from bot.games.calamities.pictures.map_inks import BLACK_SITE, WHITE_SITE, MapInk, map_ink
from bot.games.calamities.pictures.map_shapes import (
    Link,
    Point,
    Shape,
    View,
    beyond,
    links,
    shapes_of,
    view_of,
    volcano_spots,
)
from bot.games.calamities.rules.atlas import Area
from bot.games.calamities.rules.changes import Change, Holding, board_changes, holdings_in, occupied_areas
from bot.games.calamities.rules.civil_war import FIRST, SECOND
from bot.games.calamities.rules.names import BARBARIANS, PIRATES, AreaId, NationName
from bot.games.calamities.rules.position import Position
from bot.games.calamities.words.naming import area_name, nation_name, nation_sign
from bot.i18n.catalogue import Localizer

NAMED: Final = 1.45
"""Pixels for a unit of the map from which on each area has its name; below, only as far as there is room."""
_USED_NAMED: Final = 0.95
"""Pixels for a unit of the map from which on at least the areas with units have names."""
_LINE: Final = 36
"""Height of a line of words, a chip or a site."""
_APART: Final = 4
_NUMBER: Final = 24
"""Width of a limit without a site where there is little room."""
_KEY: Final = 38
"""Height of a row of the legend."""
_KEY_GAP: Final = 22
_LEAST_LETTERS: Final = 3
Factions = Mapping[str, Collection[AreaId]]
"""The areas of each faction of a civil war, by `FIRST` and `SECOND`."""
NO_FACTIONS: Final[Factions] = {}
_NO_SITE: Final = "none"
_NO_NATION: Final = NationName("")
_NUDGES: Final = sorted(product(range(-48, 49, 8), range(-48, 49, 8)), key=lambda nudge: nudge[0] ** 2 + nudge[1] ** 2)
"""How far an area's words may be moved where they would lie on others, the nearest places first."""
_FAR_NUDGES: Final = sorted(
    product(range(-144, 145, 12), range(-144, 145, 12)), key=lambda nudge: nudge[0] ** 2 + nudge[1] ** 2
)
"""How far units may be moved out of an area that has no room for them; a line leads to it."""
_MOST_STEPS: Final = 40
"""Steps in which things are pushed apart; about thirty are enough in the middle of a game of eight."""
_REACH: Final = 32
"""Pixels by which a thing may lie off the middle of its area, where a map is small."""
_STEP: Final = 0.6
"""The share of its way that a thing is moved in a step, so that two that are pushed into each other settle."""
_OWNED: Final = 0.55
"""The share of the owner's colour in an area's fill; the rest is land."""
_SMALL_VOLCANO: Final = 11
"""Half the width of a volcano where there is little room."""
_SMALL_SITE: Final = 20
"""Width of a city site without its number, where there is no room for that."""
_NAME_WIDTHS: Final = ((3.0, 1), (1.4, 2), (1.4, 1), (1.1, 1), (0.9, 1))
"""How a name is written, as far as there is room: its width by that of the area's box, and in how many lines."""


@dataclass(frozen=True, slots=True)
class _AreaView:
    """What a picture shows of an area: its holdings, and what changed there last."""

    area: Area
    shape: Shape
    holdings: tuple[Holding, ...]
    changes: tuple[Change, ...] = ()
    is_over: bool = False
    """True where more tokens stand than the limit allows."""
    factions: tuple[str, ...] = ()
    """The factions of a civil war with units here."""

    @property
    def points(self) -> int:
        """The points that its units are worth more than before, all nations together."""
        return sum(change.after.points - change.before.points for change in self.changes)

    def edge(self, theme: Theme) -> Colour | None:
        """Return the colour around it: that of a loss, of another change, or none."""
        if not self.changes:
            return None
        return theme.danger if any(change.is_loss for change in self.changes) else theme.changed


@dataclass(slots=True)
class _Page:
    """A picture being laid out: where its map lies, and what of it is covered."""

    scene: Scene
    box: Box
    view: View
    taken: list[Box] = field(default_factory=list[Box])
    leaders: list[tuple[tuple[float, float], tuple[float, float]]] = field(
        default_factory=list[tuple[tuple[float, float], tuple[float, float]]]
    )
    """Lines from what lies outside its area to that area."""

    @property
    def scale(self) -> float:
        """Pixels for a unit of the map."""
        return self.box.width / self.view.width

    def at(self, point: Point) -> tuple[float, float]:
        """Return a point of the map in the picture's pixels."""
        return (
            self.box.left + (point[0] - self.view.left) * self.scale,
            self.box.top + (point[1] - self.view.top) * self.scale,
        )

    def back(self, place: tuple[float, float]) -> Point:
        """Return the point of the map that lies at a place of the picture."""
        return (
            self.view.left + (place[0] - self.box.left) / self.scale,
            self.view.top + (place[1] - self.box.top) / self.scale,
        )

    def is_free(self, box: Box) -> bool:
        """Return whether a box lies on the map and on nothing else."""
        return self.box.holds(box) and not any(
            box.left < other.right and other.left < box.right and box.top < other.bottom and other.top < box.bottom
            for other in self.taken
        )


def area_map_picture(
    position: Position,
    localizer: Localizer,
    look: Look,
    *,
    before: Position | None = None,
    focus: Collection[AreaId] | None = None,
    factions: Factions = NO_FACTIONS,
) -> bytes:
    """Return the map as a PNG, from the areas in `focus` on; without it, from those with units; all of it for none.

    What has changed since `before` has an edge, in another colour where something was lost, and the points beside it.
    The areas of each of the `factions` of a civil war are hatched; those of both are hatched twice.
    """
    scene = area_map_scene(position, localizer, look, before=before, focus=focus, factions=factions)
    return painter.encode_own_colours(painter.paint(scene))


def area_map_scene(
    position: Position,
    localizer: Localizer,
    look: Look,
    *,
    before: Position | None = None,
    focus: Collection[AreaId] | None = None,
    factions: Factions = NO_FACTIONS,
) -> Scene:
    """Return the map laid out."""
    scene = Scene(WIDTH, MOST_HEIGHT, look, localizer)
    inner = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, MOST_HEIGHT - 2 * MARGIN)
    views = _area_views(position, before, factions)
    areas = sorted(occupied_areas(position)) if focus is None else focus
    page, shown, entries, keys = _lay_out(scene, inner, views, areas, position, has_changes=before is not None)
    for spot in volcano_spots(position.atlas).values():
        across, down = page.at(spot)
        half = 16 if page.scale >= NAMED else _SMALL_VOLCANO
        page.taken.append(Box(round(across) - half, round(down) - half, 2 * half, 2 * half))
    shown = sorted(shown, key=_importance)
    if page.scale < NAMED:
        _draw_tiles(page, shown)
    else:
        for view in shown:
            _draw_area(page, view)
    # below all that lies on it, and with the lines to what lies outside its area
    scene.pieces.insert(0, _ground(page, views, position))
    _draw_legend(scene, inner.row(inner.height - keys, keys), entries)
    return scene


def _lay_out(
    scene: Scene,
    inner: Box,
    views: Mapping[AreaId, _AreaView],
    areas: Collection[AreaId],
    position: Position,
    *,
    has_changes: bool,
) -> tuple[_Page, list[_AreaView], list["_Key"], int]:
    """Return the map's place, the areas on it, the legend, and the legend's height.

    How many rows the legend takes depends on what the map above it shows, which depends on its height.
    """
    keys = _KEY
    while True:
        box = inner.row(0, inner.height - keys)
        page = _Page(scene, box, view_of([area for area in areas if area in views], box.width / box.height))
        shown = [view for view in views.values() if page.view.holds((view.shape.across, view.shape.down))]
        entries = list(_legend(page, shown, position, has_changes=has_changes))
        needed = _rows_of(scene, entries, inner.width) * _KEY
        if needed <= keys:
            return page, shown, entries, keys
        keys = max(needed, keys + _KEY)


def _importance(view: _AreaView) -> tuple[bool, bool, int, AreaId]:
    """Return what is placed first: what changed, then what holds units, and long names before short ones."""
    return not view.changes, not view.holdings, -len(view.area.id), view.area.id


def _area_views(position: Position, before: Position | None, factions: Factions) -> dict[AreaId, _AreaView]:
    """Return every area of the map, with what has changed since `before`."""
    changed: dict[AreaId, list[Change]] = {}
    for change in board_changes(before, position) if before is not None else ():
        changed.setdefault(change.area, []).append(change)
    shapes, over = shapes_of(position.atlas.areas), position.surpluses()
    return {
        name: _AreaView(
            area, shapes[name], holdings_in(position, name), tuple(changed.get(name, ())), name in over,
            tuple(faction for faction, areas in factions.items() if name in areas),
        )
        for name, area in position.atlas.areas.items()
    }  # fmt: skip


def _ground(page: _Page, views: Mapping[AreaId, _AreaView], position: Position) -> Chart:
    """Return sea, land, owners, flood plains, borders, crossings and volcanoes."""
    theme, ink = page.scene.theme, map_ink(page.scene.theme)
    stroke = max(2.0, page.scale)
    found = [_outline(page, corners, ink.beyond) for corners in beyond()]
    lines = list(links(position.atlas))
    found += [_link(page, link, ink) for link in lines if link.is_water]  # areas lie on the ends
    for view in views.values():
        hatches = [plain_hatch(ink)] if view.area.plain else []
        hatches += [_faction_hatch(faction, ink) for faction in view.factions]
        ground = _outline(page, view.shape.outline, area_fill(view.holdings, theme), ink.border, stroke)
        found.append(replace(ground, hatches=tuple(hatches)))
    for view in views.values():
        if (edge := view.edge(theme)) is not None:
            corners = tuple(page.at(corner) for corner in view.shape.outline)
            found.append(Outline((*corners, corners[0], corners[1]), None, edge, max(5.0, 2.4 * page.scale)))
    found += [_link(page, link, ink) for link in lines if not link.is_water]
    for spot in volcano_spots(position.atlas).values():
        found += _volcano(*page.at(spot), ink, 1 if page.scale >= NAMED else _SMALL_VOLCANO / 16)
    found += [Outline(ends, None, theme.text, 3) for ends in page.leaders]
    return Chart(page.box, ink.sea, tuple(found))


def area_fill(holdings: Sequence[Holding], theme: Theme) -> Colour:
    """Return the colour of an area: that of the owner of most points there, on land; bare land where nobody is."""
    ink = map_ink(theme)
    if not holdings:
        return ink.land
    most = max(holdings, key=lambda each: each.points)
    return mixed(nation_ink(most.nation, theme).fill, ink.land, _OWNED)


def plain_hatch(ink: MapInk) -> Hatch:
    """Return the lines of a flood plain, level as water is."""
    return Hatch(ink.plain, 0, 12, 3)


def _faction_hatch(faction: str, ink: MapInk) -> Hatch:
    """Return the hatching of a faction: lines that rise for the first one, and fall for the second."""
    return Hatch(ink.first, -1, 18, 4) if faction == FIRST else Hatch(ink.second, 1, 18, 4)


def _link(page: _Page, link: Link, ink: MapInk) -> Outline:
    ends = (page.at(link.start), page.at(link.end))
    return Outline(ends, None, ink.crossing if link.is_water else ink.border, 4.0, 7.0 if link.is_water else 0)


def _outline(
    page: _Page, corners: Sequence[Point], fill: Colour, edge: Colour | None = None, stroke: float = 0
) -> Outline:
    return Outline(tuple(page.at(corner) for corner in corners), fill, edge, stroke)


def _volcano(across: float, down: float, ink: MapInk, size: float = 1) -> Iterator[Outline]:
    """Yield a mountain with its crater."""
    corners = ((-17, 15), (-6, -13), (6, -13), (17, 15))
    yield Outline(tuple((across + x * size, down + y * size) for x, y in corners), ink.volcano, WHITE_SITE, 2)


def _draw_area(page: _Page, view: _AreaView) -> None:
    """Draw an area's name, limit and site, and a chip for each nation there; on the map around them if need be."""
    scene, shape = page.scene, view.shape
    width = max(shape.width * page.scale, 60)
    rows = _unit_rows(scene, view, width)
    name = area_name(scene.localizer, view.area.id)
    names = [_name_lines(scene, name, width * part, most) for part, most in _NAME_WIDTHS]
    named, nameless = [_Block(each, rows) for each in names if each], _Block([], rows)
    if (found := (_place(page, view, named) if named else None) or _place(page, view, [nameless])) is not None:
        _draw_placed(page, found)


@dataclass(frozen=True, slots=True)
class _Block:
    """Lines of an area: of its name, and rows of what stands below it."""

    names: Sequence[str]
    rows: Sequence[Sequence["_Piece"]]


@dataclass(frozen=True, slots=True)
class _Placed:
    """A block with its boxes, and the line that leads to it from its area where it lies outside."""

    view: _AreaView
    block: _Block
    boxes: Sequence[Box]
    leader: tuple[tuple[float, float], tuple[float, float]] | None = None


def _place(page: _Page, view: _AreaView, blocks: Sequence[_Block]) -> _Placed | None:
    """Return the first of these blocks that has room in its area, and take that room.

    Units without room go beside their area. Of an area where nothing stands, nothing is said then.
    """
    if (found := _place_inside(page, view, blocks)) is not None:
        return found
    if not (view.holdings or view.changes):
        return None
    return _place_beside(page, view, blocks[-1])


def _place_beside(page: _Page, view: _AreaView, block: _Block) -> _Placed | None:
    """Return a block near its area, with a line to it, and take that room; None where there is none."""
    middle = page.at((view.shape.across, view.shape.down))
    across, down = round(middle[0]), round(middle[1])
    for right, below in _FAR_NUDGES:
        boxes = _block(page.scene, block.names, block.rows, across + right, down + below)
        if all(page.is_free(box) for box in boxes):
            page.taken += boxes
            return _Placed(view, block, boxes, (middle, (across + right, down + below)))
    return None


def _place_inside(page: _Page, view: _AreaView, blocks: Sequence[_Block]) -> _Placed | None:
    """Return the first of these blocks that can have its middle in its area, and take that room."""
    middle = page.at((view.shape.across, view.shape.down))
    across, down = round(middle[0]), round(middle[1])
    inside = _inside_nudges(view.shape, round(page.scale, 3))
    for block in blocks:
        for right, below in inside:
            boxes = _block(page.scene, block.names, block.rows, across + right, down + below)
            if all(page.is_free(box) for box in boxes):
                page.taken += boxes
                return _Placed(view, block, boxes)
    return None


@lru_cache(1024)  # the areas of a map at several sizes: the same parts of it are drawn again and again
def _inside_nudges(shape: Shape, scale: float) -> Sequence[tuple[int, int]]:
    """Return the nudges, the nearest first, that leave a thing in an area drawn at that scale."""
    return [(x, y) for x, y in _NUDGES if _is_within(shape, (shape.across + x / scale, shape.down + y / scale))]


def _is_within(shape: Shape, point: Point) -> bool:
    """Return whether a point of the map lies within an area: a ray from it crosses an odd number of sides."""
    x, y = point
    is_in = False
    for (x0, y0), (x1, y1) in zip(shape.outline, (*shape.outline[1:], shape.outline[0]), strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            is_in = not is_in
    return is_in


def _draw_placed(page: _Page, placed: _Placed) -> None:
    """Draw the lines of an area in their boxes; words on a plate of land, since anything may lie behind them."""
    scene, view, block, boxes = page.scene, placed.view, placed.block, placed.boxes
    if placed.leader is not None:
        page.leaders.append(placed.leader)
    ground = map_ink(scene.theme).land
    weight = BOLD if view.holdings or view.changes else REGULAR
    for text, box in zip(block.names, boxes, strict=False):
        scene.plate(box, ground, radius=8)
        scene.words(box, text, SIZE, scene.theme.text, weight=weight, align=0.5)
    for row, box in zip(block.rows, boxes[len(block.names) :], strict=True):
        _draw_row(scene, box, row, ground)


@dataclass(frozen=True, slots=True)
class _Piece:
    """A thing in a row: a holding, a site with its limit, or points."""

    width: int
    holding: Holding | None = None
    area: Area | None = None
    points: int = 0
    text: str = ""
    is_over: bool = False
    site: str = ""
    """The city site around a holding, where it is drawn as a ring; `_NO_SITE` where there is none."""


def _unit_rows(scene: Scene, view: _AreaView, width: float) -> list[list[_Piece]]:
    """Return rows of what stands below an area's name: limit and site first, then holdings, then points."""
    pieces = [_Piece(_LINE, area=view.area, is_over=view.is_over)]
    pieces += [
        _Piece(chip_width(scene, each), holding=each) for each in sorted(view.holdings, key=lambda each: -each.points)
    ]
    if view.points:
        text = f"{LOST if view.points < 0 else '+'}{abs(view.points)}"
        pieces.append(_Piece(scene.fonts.width(text, SIZE, BOLD) + 12, points=view.points, text=text))
    rows: list[list[_Piece]] = [[]]
    for piece in pieces:
        if rows[-1] and sum(each.width + _APART for each in rows[-1]) + piece.width > max(width * 1.3, 150):
            rows.append([])
        rows[-1].append(piece)
    return rows


def _block(
    scene: Scene, names: Sequence[str], rows: Sequence[Sequence[_Piece]], across: int, down: int
) -> list[Box]:  # fmt: skip
    """Return the boxes of an area's lines, one below the other around its middle."""
    height = (len(names) + len(rows)) * (_LINE + 2)
    top = down - height // 2
    found: list[Box] = []
    for place, width in enumerate([
        *(scene.fonts.width(name, SIZE, BOLD) + 4 for name in names),
        *(sum(piece.width + _APART for piece in row) for row in rows),
    ]):  # fmt: skip
        found.append(Box(across - width // 2, top + place * (_LINE + 2), width, _LINE))
    return found


def _draw_row(scene: Scene, box: Box, row: Sequence[_Piece], ground: Colour) -> None:
    left, theme = box.left, scene.theme
    for piece in row:
        place = Box(left, box.top, piece.width, box.height)
        if piece.holding is not None and piece.site:
            _draw_ringed(scene, place, piece)
        elif piece.holding is not None:
            draw_chip(scene, place, piece.holding)
        elif piece.area is not None:
            draw_site(scene, place, piece.area.limit, piece.area.site, is_over=piece.is_over, ground=ground)
        else:
            colour = theme.danger if piece.points < 0 else theme.changed
            scene.plate(place, theme.panel, radius=8)
            scene.words(place, piece.text, SIZE, colour, weight=BOLD, align=0.5)
        left += piece.width + _APART


def _draw_ringed(scene: Scene, box: Box, piece: _Piece) -> None:
    """Draw a city with its owner's letters, or a number of tokens, in a ring where there is a city site."""
    assert piece.holding is not None
    ink, city = nation_ink(piece.holding.nation, scene.theme), piece.holding.has_city and not piece.text
    inner = box
    if piece.site != _NO_SITE:
        ring, line = (WHITE_SITE, BLACK_SITE) if piece.site == "white" else (BLACK_SITE, WHITE_SITE)
        _plate(scene, box, ring, line, is_house=city)
        inner = box.inset(3)
    _plate(scene, inner, ink.fill, None, is_house=city)
    text = nation_sign(scene.localizer, piece.holding.nation) if city else piece.text
    scene.words(inner.moved(0, 2) if city else inner, text, SIZE, ink.on, weight=BOLD, align=0.5)


def _plate(scene: Scene, box: Box, fill: Colour, edge: Colour | None, *, is_house: bool) -> None:
    """Draw a house or a disc."""
    shape = {"roof": box.height // 3} if is_house else {"radius": box.height // 2}
    scene.plate(box, fill, edge=edge, stroke=1 if edge is not None else 0, **shape)


def draw_site(
    scene: Scene, box: Box, limit: int, site: str | None, *, is_over: bool = False, ground: Colour | None = None
) -> None:
    """Draw an area's limit, on a white or a black disc where it has a city site; framed where it `is_over`.

    In a box too small for the number the disc is drawn alone. Without a site the number has a plate of the `ground`.
    """
    if is_over:
        scene.plate(box, scene.theme.danger, radius=6)
        if site is None:
            scene.words(box, str(limit), SIZE, scene.theme.on_danger, weight=BOLD, align=0.5)
            return
        box = box.inset(3)
    disc, colour = box.middle(min(box.width, box.height), min(box.width, box.height)), scene.theme.text
    if site is not None:
        fill, colour = (WHITE_SITE, BLACK_SITE) if site == "white" else (BLACK_SITE, WHITE_SITE)
        scene.plate(disc, fill, radius=disc.height // 2, edge=colour, stroke=3)
    elif ground is not None:
        scene.plate(disc if box.width >= _LINE else box, ground, radius=8)
    if site is None or box.width > _SMALL_SITE:
        scene.words(disc if site is not None else box, str(limit), SIZE, colour, weight=BOLD, align=0.5)


def _name_lines(scene: Scene, name: str, width: float, most: int) -> list[str]:
    """Return a name in one line, or in two at its space; shortened where it is too wide for the area."""

    def fits(text: str) -> bool:
        return scene.fonts.width(text, SIZE, BOLD) <= width

    if fits(name):
        return [name]
    first, _, rest = name.partition(" ")
    if rest and most > 1 and fits(first) and fits(rest):
        return [first, rest]
    if rest and fits(f"{first[0]}. {rest}"):
        return [f"{first[0]}. {rest}"]
    text = f"{first[0]}. {rest}" if rest else name
    for length in range(len(text) - 1, _LEAST_LETTERS, -1):
        if fits(f"{text[:length]}."):
            return [f"{text[:length].rstrip()}."]
    return []


def _draw_tiles(page: _Page, views: Sequence[_AreaView]) -> None:
    """Draw areas where there is little room: what stands in them first, then limits and sites, then names.

    A city site is a disc around the limit, and around what stands there. Where it is crowded limits are left out, but
    never one that is exceeded.
    """
    placed = _place_apart(
        page, [(view, _unit_block(page.scene, view)) for view in views if view.holdings or view.changes]
    )
    for before in list(placed.values()):
        view = before.view
        if before.leader is not None or view.is_over:
            continue
        for box in before.boxes:
            page.taken.remove(box)
        found = _place_inside(page, view, _tile_blocks(page, view))
        if found is not None:
            placed[view.area.id] = found
        else:
            page.taken += before.boxes
    named = page.scale >= _USED_NAMED
    crowded = [each.view for each in placed.values() if named and not each.block.names]
    beside = [_name_beside(page, view) for view in crowded]
    empty = [view for view in views if view.area.id not in placed]
    for view in empty if named else ():
        if (found := _place_inside(page, view, _tile_blocks(page, view)[:-1])) is not None:
            placed[view.area.id] = found
    rest = [view for view in empty if view.area.id not in placed]
    placed |= _place_apart(page, [(view, _Block([], [[_tile_site(view)]])) for view in rest])
    for each in (*placed.values(), *filter(None, beside)):
        _draw_placed(page, each)


def _name_beside(page: _Page, view: _AreaView) -> _Placed | None:
    """Return the name of an area that is too crowded for it, in the free room nearest to it, if there is any."""
    names = [area_name(page.scene.localizer, view.area.id)]
    return _place_beside(page, view, _Block(names, []))


def _place_apart(page: _Page, blocks: Sequence[tuple[_AreaView, _Block]]) -> dict[AreaId, _Placed]:
    """Return these blocks, each in its area and pushed apart; of those that still meet others, one is placed anew."""
    spots = _spread(page, [(view, _size(page.scene, block)) for view, block in blocks])
    placed: dict[AreaId, _Placed] = {}
    left: list[tuple[_AreaView, _Block]] = []
    for (view, block), (across, down) in zip(blocks, spots, strict=True):
        boxes = _block(page.scene, block.names, block.rows, round(across), round(down))
        if all(page.is_free(box) for box in boxes):
            page.taken += boxes
            placed[view.area.id] = _Placed(view, block, boxes)
        else:
            left.append((view, block))
    for view, block in left:
        if view.holdings:  # what has to lie outside has all that is said of its area with it
            whole = _Block([], [[_tile_site(view), *_tile_pieces(page.scene, view)]])
            if (found := _place_inside(page, view, [block]) or _place(page, view, [whole])) is not None:
                placed[view.area.id] = found
            continue
        small = [] if view.area.site is None else [_Block([], [[_Piece(_SMALL_SITE, area=view.area)]])]
        if (found := _place(page, view, [block, *small])) is not None:
            placed[view.area.id] = found
    return placed


def _unit_block(scene: Scene, view: _AreaView) -> _Block:
    """Return what stands in an area, and its limit where that is exceeded."""
    pieces = _tile_pieces(scene, view)
    return _Block([], [[_tile_site(view), *pieces] if view.is_over else pieces])


def _size(scene: Scene, block: _Block) -> tuple[int, int]:
    """Return the width and the height of a block."""
    boxes = _block(scene, block.names, block.rows, 0, 0)
    return max(box.width for box in boxes), max(box.bottom for box in boxes) - min(box.top for box in boxes)


def _spread(page: _Page, sizes: Sequence[tuple[_AreaView, tuple[int, int]]]) -> list[tuple[float, float]]:
    """Return places for the middles of things of these sizes: each in its area, pushed apart where they would meet."""
    middles = [page.at((view.shape.across, view.shape.down)) for view, _ in sizes]
    taken = [(box.left + box.width / 2, box.top + box.height / 2, box.width, box.height) for box in page.taken]
    fixed = [
        [
            box
            for box in taken
            if abs(box[0] - x) < (box[2] + size[0]) / 2 + _REACH and abs(box[1] - y) < (box[3] + size[1]) / 2 + _REACH
        ]
        for (x, y), (_, size) in zip(middles, sizes, strict=True)
    ]
    spots = list(middles)
    near = list(_near_pairs(middles, [size for _, size in sizes]))
    for _ in range(_MOST_STEPS):
        pushes = [(0.0, 0.0)] * len(spots)
        for one, other in near:
            right, below = _push(*spots[one], *sizes[one][1], *spots[other], *sizes[other][1])
            if right or below:
                pushes[one] = pushes[one][0] + right / 2, pushes[one][1] + below / 2
                pushes[other] = pushes[other][0] - right / 2, pushes[other][1] - below / 2
        for one, spot in enumerate(spots):
            for box in fixed[one]:
                right, below = _push(*spot, *sizes[one][1], *box)
                pushes[one] = pushes[one][0] + right, pushes[one][1] + below
        if not any(right or below for right, below in pushes):
            break
        for one, ((x, y), (right, below)) in enumerate(zip(spots, pushes, strict=True)):
            if right or below:
                spots[one] = _kept_within(page, sizes[one][0].shape, (x, y), (x + right * _STEP, y + below * _STEP))
    return spots


def _near_pairs(middles: Sequence[tuple[float, float]], sizes: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Yield which of these may meet, since neither leaves its area."""
    for one, (x, y) in enumerate(middles):
        for other in range(one + 1, len(middles)):
            across = abs(middles[other][0] - x) - (sizes[one][0] + sizes[other][0]) / 2
            down = abs(middles[other][1] - y) - (sizes[one][1] + sizes[other][1]) / 2
            if across < 2 * _REACH and down < 2 * _REACH:
                yield one, other


def _push(
    x: float, y: float, width: float, height: float, x1: float, y1: float, width1: float, height1: float
) -> tuple[float, float]:
    """Return by how much the first of two boxes has to move, the shorter way, so that they don't meet."""
    across, down = (width + width1) / 2 + 2 - abs(x - x1), (height + height1) / 2 + 2 - abs(y - y1)
    if across <= 0 or down <= 0:
        return 0.0, 0.0
    if across < down:
        return (across if x >= x1 else -across), 0.0
    return 0.0, (down if y >= y1 else -down)


def _kept_within(page: _Page, shape: Shape, here: Point, there: Point) -> Point:
    """Return the place nearest to `there`, on the way from `here`, that lies within an area."""
    for part in (1.0, 0.5, 0.25):
        x, y = here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part
        if _is_within(shape, page.back((x, y))):
            return x, y
    return here


def _tile_pieces(scene: Scene, view: _AreaView) -> list[_Piece]:
    """Return a house for each city and a number for tokens, or the points that were lost where nothing is left."""
    site = view.area.site or _NO_SITE
    pieces: list[_Piece] = []
    for holding in sorted(view.holdings, key=lambda each: -each.points):
        if holding.has_city:
            city = Holding(holding.nation, 0, has_city=True)
            pieces.append(_Piece(chip_width(scene, city), holding=city, site=site))
        if holding.tokens:
            text = str(holding.tokens)
            width = scene.fonts.width(text, SIZE, BOLD) + 18
            pieces.append(_Piece(width, holding=holding, text=text, site=site))
    if view.points and not view.holdings:
        text = f"{LOST if view.points < 0 else '+'}{abs(view.points)}"
        pieces.append(_Piece(scene.fonts.width(text, SIZE, BOLD) + 12, points=view.points, text=text))
    return pieces


def _tile_site(view: _AreaView) -> _Piece:
    """Return the limit; with its site where nothing stands around which that is drawn."""
    if view.holdings:
        return _Piece(_LINE if view.is_over else _NUMBER, area=replace(view.area, site=None), is_over=view.is_over)
    return _Piece(_LINE if view.area.site else _NUMBER, area=view.area)


def _tile_blocks(page: _Page, view: _AreaView) -> list[_Block]:
    """Return what may be drawn of an area, the most first."""
    pieces, site = _tile_pieces(page.scene, view), _tile_site(view)
    blocks: list[_Block] = []
    if page.scale >= _USED_NAMED:
        name, width = area_name(page.scene.localizer, view.area.id), view.shape.width * page.scale
        names = [_name_lines(page.scene, name, width * part, 1) for part, _ in _NAME_WIDTHS]
        blocks = [_Block(each, [[site, *pieces]]) for each in names if each]
    blocks.append(_Block([], [[site, *pieces]]))
    if pieces:
        found = [[pieces, [site]], [[site], pieces]]
        return [*blocks, *(_Block([], rows) for rows in found)]
    return [*blocks, _Block([], [[_Piece(_SMALL_SITE, area=view.area)]])] if view.area.site else blocks


@dataclass(frozen=True, slots=True)
class _Key:
    """An entry of the legend."""

    text: str
    kind: str
    nation: NationName = _NO_NATION


def _legend(page: _Page, shown: Sequence[_AreaView], position: Position, *, has_changes: bool) -> Iterator[_Key]:
    """Yield what the map shows and has to be explained."""
    say, localizer = page.scene.localizer.say, page.scene.localizer
    there = {holding.nation for view in shown for holding in view.holdings}
    there |= {change.nation for view in shown for change in view.changes}
    for name in (*(nation.name for nation in position.nations), BARBARIANS, PIRATES):
        if name in there:
            yield _Key(nation_name(localizer, name), "nation", name)
    if any(holding.has_city for view in shown for holding in view.holdings):
        yield _Key(say("map-city"), "city")
    yield _Key(say("map-limit"), "limit")
    if any(view.is_over for view in shown):
        yield _Key(say("map-over"), "over")
    for site in ("white", "black"):
        if any(view.area.site == site for view in shown):
            yield _Key(say(f"map-site-{site}"), site)
    if any(view.area.plain for view in shown):
        yield _Key(say("map-plain"), "plain")
    if any(page.view.holds(spot) for spot in volcano_spots(position.atlas).values()):
        yield _Key(say("map-volcano"), "volcano")
    if any(link.is_water and page.view.holds(link.start) for link in links(position.atlas)):
        yield _Key(say("map-crossing"), "crossing")
    for faction in (FIRST, SECOND):
        if any(faction in view.factions for view in shown):
            yield _Key(say(f"answer-{faction}"), faction)
    edges = {view.edge(page.scene.theme) for view in shown}
    if has_changes and page.scene.theme.danger in edges:
        yield _Key(say("map-lost"), "lost")
    if has_changes and page.scene.theme.changed in edges:
        yield _Key(say("map-changed"), "changed")


def _key_width(scene: Scene, key: _Key) -> int:
    return _sample_width(scene, key) + 8 + scene.fonts.width(key.text, SIZE, REGULAR)


def _sample_width(scene: Scene, key: _Key) -> int:
    return chip_width(scene, Holding(key.nation)) if key.kind == "nation" else _LINE


def _rows_of(scene: Scene, entries: Sequence[_Key], width: int) -> int:
    return 1 + max((row for row, _, _ in _placed(scene, entries, width)), default=0)


def _placed(scene: Scene, entries: Sequence[_Key], width: int) -> Iterator[tuple[int, int, _Key]]:
    """Yield each entry with its row and its left edge."""
    row = left = 0
    for entry in entries:
        used = _key_width(scene, entry)
        if left and left + used > width:
            row, left = row + 1, 0
        yield row, left, entry
        left += used + _KEY_GAP


def _draw_legend(scene: Scene, box: Box, entries: Sequence[_Key]) -> None:
    for row, left, entry in _placed(scene, entries, box.width):
        sample = _sample_width(scene, entry)
        place = Box(box.left + left, box.top + row * _KEY + 3, sample, _KEY - 4)
        _draw_sample(scene, place, entry)
        text = Box(place.right + 8, place.top, box.right - place.right - 8, place.height)
        scene.words(text, entry.text, SIZE, scene.theme.text)


def _draw_sample(scene: Scene, place: Box, entry: _Key) -> None:
    theme, ink = scene.theme, map_ink(scene.theme)
    match entry.kind:
        case "nation":
            draw_chip(scene, place, Holding(entry.nation))
        case "city":
            scene.plate(place.middle(34, 34), theme.text, roof=11)
        case "limit":
            draw_site(scene, place, 3, None)
        case "over":
            draw_site(scene, place, 3, None, is_over=True)
        case "white" | "black":
            draw_site(scene, place, 3, entry.kind)
        case "plain":
            scene.add(Chart(place, ink.land, (_sample(place, ink, plain_hatch(ink)),)))
        case "volcano":
            middle = (place.left + place.width / 2, place.top + place.height / 2)
            scene.add(Chart(place, theme.ground, tuple(_volcano(*middle, ink))))
        case "first" | "second":
            scene.add(Chart(place, ink.land, (_sample(place, ink, _faction_hatch(entry.kind, ink)),)))
        case "crossing":
            line = ((place.left, place.top + place.height / 2), (place.right, place.top + place.height / 2))
            scene.add(Chart(place, ink.sea, (Outline(line, None, ink.crossing, 4, 7),)))
        case _:
            colour = theme.danger if entry.kind == "lost" else theme.changed
            scene.plate(place, ink.land, radius=6, edge=colour, stroke=5)


def _sample(place: Box, ink: MapInk, hatch: Hatch) -> Outline:
    """Return hatched land that fills a box."""
    left, top, right, bottom = place.left, place.top, place.right, place.bottom
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Outline(corners, ink.land, ink.border, 2, hatches=(hatch,))
