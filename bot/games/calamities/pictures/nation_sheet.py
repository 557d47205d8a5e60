"""The picture of the nations as a table: tokens and cities on the map and in stock, the treasury, and what changed."""

from typing import Final, NamedTuple

from bot.drawing import painter
from bot.drawing.box import Box
from bot.drawing.fonts import BOLD
from bot.drawing.look import Look
from bot.drawing.scene import Arrow, Scene
from bot.games.calamities.pictures.chips import MARGIN, SIZE, WIDTH, draw_chip
from bot.games.calamities.rules.changes import Holding
from bot.games.calamities.rules.position import Nation, Position
from bot.games.calamities.words.naming import nation_name
from bot.i18n.catalogue import Localizer

_HEAD: Final = 104
_ROW: Final = 60
_NAME: Final = 300
_SIGN: Final = 60


class Figures(NamedTuple):
    """The numbers of a nation that a table shows."""

    tokens: int
    cities: int
    stock_tokens: int
    stock_cities: int
    treasury: int


def figures_of(nation: Nation) -> Figures:
    """Return a nation's numbers."""
    return Figures(
        nation.tokens_on_board, len(nation.cities), nation.stock_tokens, nation.stock_cities, nation.treasury
    )


def nation_sheet_picture(
    position: Position, localizer: Localizer, look: Look, *, before: Position | None = None
) -> bytes:
    """Return the table as a PNG; what has changed since `before` shows how it was, too."""
    return painter.encode_own_colours(painter.paint(nation_sheet_scene(position, localizer, look, before=before)))


def nation_sheet_scene(
    position: Position, localizer: Localizer, look: Look, *, before: Position | None = None
) -> Scene:
    """Return the nations' table laid out."""
    rows = len(position.nations)
    scene = Scene(WIDTH, _HEAD + rows * _ROW + MARGIN, look, localizer)
    inner = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, scene.height - 2 * MARGIN)
    _draw_head(scene, inner.row(0, _HEAD - MARGIN - 4))
    for number, nation in enumerate(position.nations):
        was = figures_of(before.nation(nation.name)) if before is not None else figures_of(nation)
        _draw_row(scene, inner.row(_HEAD - MARGIN + number * _ROW, _ROW - 5), nation, was)
    return scene


def _draw_head(scene: Scene, box: Box) -> None:
    theme, say = scene.theme, scene.localizer.say
    for key, place in zip(Figures._fields, _columns(box), strict=True):
        scene.paragraph(place, say(f"sheet-{key.replace('_', '-')}"), SIZE, theme.soft, weight=BOLD, align=0.5)


def _columns(box: Box) -> tuple[Box, ...]:
    return box.after(_NAME).columns(len(Figures._fields), 6)


def _draw_row(scene: Scene, box: Box, nation: Nation, was: Figures) -> None:
    theme = scene.theme
    scene.plate(box, theme.panel, radius=10)
    chip = Box(box.left + 6, box.top + 6, _SIGN, box.height - 12)
    draw_chip(scene, chip, Holding(nation.name))
    colour = theme.text if nation.is_playing else theme.soft
    name = nation_name(scene.localizer, nation.name)
    scene.largest(box.before(box.width - _NAME).after(_SIGN + 16), name, (42, 38, 34, SIZE), colour)
    for before, now, place in zip(was, figures_of(nation), _columns(box), strict=True):
        _draw_number(scene, place, before, now)


def _draw_number(scene: Scene, box: Box, before: int, now: int) -> None:
    """Draw a number; where it has changed, from what to what."""
    theme = scene.theme
    if before == now:
        scene.words(box, str(now), 40, theme.text, weight=BOLD, align=0.5)
        return
    old, new = scene.fonts.width(str(before), SIZE, BOLD), scene.fonts.width(str(now), 40, BOLD)
    line = box.middle(old + 40 + new, box.height)
    scene.words(line.before(line.width - old), str(before), SIZE, theme.soft, weight=BOLD)
    scene.add(Arrow(line.after(old + 6).middle(28, 24, 0), theme.changed))
    scene.words(line.after(old + 40), str(now), 40, theme.changed, weight=BOLD)
