"""The map: land and sea with names, limits, sites, flood plains and volcanoes, and whose tokens and cities are where.

It shows the part that matters, as large as possible. Where that part is large, names are shortened, then left out.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
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
from bot.games.calamities.words.naming import area_name, nation_name
from bot.i18n.catalogue import Localizer

NAMED: Final = 1.45
"""Pixels for a unit of the map from which on areas have names, limits and sites; below, only whose they are."""
_USED_NAMED: Final = 0.95
"""Pixels for a unit of the map from which on at least the areas with units have names."""
_LINE: Final = 36
"""Height of a line of words, a chip or a site."""
_APART: Final = 4
_KEY: Final = 38
"""Height of a row of the legend."""
_KEY_GAP: Final = 22
_LEAST_LETTERS: Final = 3
Factions = Mapping[str, Collection[AreaId]]
"""The areas of each faction of a civil war, by `FIRST` and `SECOND`."""
NO_FACTIONS: Final[Factions] = {}
_NO_NATION: Final = NationName("")
_NUDGES: Final = sorted(product(range(-48, 49, 8), range(-48, 49, 8)), key=lambda nudge: nudge[0] ** 2 + nudge[1] ** 2)
"""How far an area's words may be moved where they would lie on others, the nearest places first."""
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
    _draw_ground(page, views, position)
    for view in sorted(shown, key=_importance):
        (_draw_area if page.scale >= NAMED else _draw_tile)(page, view)
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


def _draw_ground(page: _Page, views: Mapping[AreaId, _AreaView], position: Position) -> None:
    """Draw sea, land, borders, crossings and volcanoes."""
    theme, ink = page.scene.theme, map_ink(page.scene.theme)
    stroke = max(2.0, page.scale)
    found = [_outline(page, corners, ink.beyond) for corners in beyond()]
    lines = list(links(position.atlas))
    found += [_link(page, link, ink) for link in lines if link.is_water]  # areas lie on the ends
    for view in views.values():
        fill = ink.plain if view.area.plain else ink.land
        if page.scale < NAMED and view.holdings:
            most = max(view.holdings, key=lambda each: each.points)
            fill = mixed(nation_ink(most.nation, theme).fill, ink.land, 0.45)
        hatches = tuple(_faction_hatch(faction, ink) for faction in view.factions)
        found.append(replace(_outline(page, view.shape.outline, fill, ink.border, stroke), hatches=hatches))
    for view in views.values():
        if (edge := view.edge(theme)) is not None:
            corners = tuple(page.at(corner) for corner in view.shape.outline)
            found.append(Outline((*corners, corners[0], corners[1]), None, edge, max(5.0, 2.4 * page.scale)))
    found += [_link(page, link, ink) for link in lines if not link.is_water]
    for spot in volcano_spots(position.atlas).values():
        found += _volcano(*page.at(spot), ink)
        across, down = page.at(spot)
        page.taken.append(Box(round(across) - 16, round(down) - 16, 32, 32))
    page.scene.add(Chart(page.box, ink.sea, tuple(found)))


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


def _volcano(across: float, down: float, ink: MapInk) -> Iterator[Outline]:
    """Yield a mountain with its crater."""
    corners = ((-17, 15), (-6, -13), (6, -13), (17, 15))
    yield Outline(tuple((across + x, down + y) for x, y in corners), ink.volcano, WHITE_SITE, 2)


def _draw_area(page: _Page, view: _AreaView) -> None:
    """Draw an area's name, limit and site, and a chip for each nation there; on the map around them if need be."""
    scene, shape = page.scene, view.shape
    across, down = page.at((shape.across, shape.down))
    width = max(shape.width * page.scale, 60)
    matters = bool(view.holdings or view.changes)
    rows = _unit_rows(scene, view, width)
    name = area_name(scene.localizer, view.area.id)
    attempts = [_name_lines(scene, name, width * part, most) for part, most in _NAME_WIDTHS]
    attempts.append([])
    for names in attempts:
        for right, below in _NUDGES:
            block = _block(scene, names, rows, round(across + right), round(down + below))
            if all(page.is_free(box) for box in block):
                _fill_block(page, view, names, rows, block, is_bold=matters)
                return


def _fill_block(
    page: _Page,
    view: _AreaView,
    names: Sequence[str],
    rows: Sequence[Sequence["_Piece"]],
    block: Sequence[Box],
    *,
    is_bold: bool,
) -> None:
    """Draw an area's lines in their boxes."""
    scene = page.scene
    page.taken += block
    for text, box in zip(names, block, strict=False):
        if view.factions:  # words are hard to read across lines
            scene.plate(box, map_ink(scene.theme).land, radius=6)
        scene.words(box, text, SIZE, scene.theme.text, weight=BOLD if is_bold else REGULAR, align=0.5)
    for row, box in zip(rows, block[len(names) :], strict=True):
        _draw_row(scene, box, row)


@dataclass(frozen=True, slots=True)
class _Piece:
    """A thing in a row: a holding, a site with its limit, or points."""

    width: int
    holding: Holding | None = None
    area: Area | None = None
    points: int = 0
    text: str = ""
    is_over: bool = False


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


def _draw_row(scene: Scene, box: Box, row: Sequence[_Piece]) -> None:
    left, theme = box.left, scene.theme
    for piece in row:
        place = Box(left, box.top, piece.width, box.height)
        if piece.holding is not None and piece.text:  # tokens without letters
            ink = nation_ink(piece.holding.nation, theme)
            scene.plate(place, ink.fill, radius=place.height // 2, edge=ink.on, stroke=2)
            scene.words(place, piece.text, SIZE, ink.on, weight=BOLD, align=0.5)
        elif piece.holding is not None:
            draw_chip(scene, place, piece.holding)
        elif piece.area is not None:
            draw_site(scene, place, piece.area.limit, piece.area.site, is_over=piece.is_over)
        else:
            colour = theme.danger if piece.points < 0 else theme.changed
            scene.plate(place, theme.panel, radius=8)
            scene.words(place, piece.text, SIZE, colour, weight=BOLD, align=0.5)
        left += piece.width + _APART


def draw_site(scene: Scene, box: Box, limit: int, site: str | None, *, is_over: bool = False) -> None:
    """Draw an area's limit, on a white or a black disc where it has a city site; framed where it `is_over`."""
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
    scene.words(disc, str(limit), SIZE, colour, weight=BOLD, align=0.5)


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


def _draw_tile(page: _Page, view: _AreaView) -> None:
    """Draw what an area holds where there is no room for names: a house for a city, a number of tokens, or both."""
    scene, shape = page.scene, view.shape
    across, down = page.at((shape.across, shape.down))
    pieces: list[_Piece] = []
    for holding in sorted(view.holdings, key=lambda each: -each.points):
        if holding.has_city:
            city = Holding(holding.nation, 0, has_city=True)
            pieces.append(_Piece(chip_width(scene, city), holding=city))
        if holding.tokens:
            text = str(holding.tokens)
            pieces.append(_Piece(scene.fonts.width(text, SIZE, BOLD) + 18, holding=holding, text=text))
    if view.points and not view.holdings:
        text = f"{LOST if view.points < 0 else '+'}{abs(view.points)}"
        pieces.append(_Piece(scene.fonts.width(text, SIZE, BOLD) + 12, points=view.points, text=text))
    name = area_name(scene.localizer, view.area.id)
    width = shape.width * page.scale
    attempts = [_name_lines(scene, name, width * part, 1) for part, _ in _NAME_WIDTHS]
    for names in [*attempts, []] if page.scale >= _USED_NAMED else [[]]:
        for right, below in _NUDGES:
            block = _block(scene, names, [pieces] if pieces else [], round(across + right), round(down + below))
            if all(page.is_free(box) for box in block):
                _fill_block(page, view, names, [pieces] if pieces else [], block, is_bold=bool(pieces))
                return


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
    if page.scale >= NAMED:
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
            scene.plate(place, ink.plain, radius=6, edge=ink.border, stroke=2)
        case "volcano":
            middle = (place.left + place.width / 2, place.top + place.height / 2)
            scene.add(Chart(place, theme.ground, tuple(_volcano(*middle, ink))))
        case "first" | "second":
            left, top, right, bottom = place.left, place.top, place.right, place.bottom
            corners = ((left, top), (right, top), (right, bottom), (left, bottom))
            hatched = Outline(corners, ink.land, ink.border, 2, hatches=(_faction_hatch(entry.kind, ink),))
            scene.add(Chart(place, ink.land, (hatched,)))
        case "crossing":
            line = ((place.left, place.top + place.height / 2), (place.right, place.top + place.height / 2))
            scene.add(Chart(place, ink.sea, (Outline(line, None, ink.crossing, 4, 7),)))
        case _:
            colour = theme.danger if entry.kind == "lost" else theme.changed
            scene.plate(place, ink.land, radius=6, edge=colour, stroke=5)
