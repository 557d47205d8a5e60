"""The picture of the Barbarians' march: a panel for each area, with what happened there and why they came."""

from collections.abc import Sequence
from typing import Final

from bot.drawing import painter
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD, REGULAR
from bot.drawing.lines import break_lines
from bot.drawing.look import Look
from bot.drawing.scene import Arrow, Scene
from bot.drawing.theme import Colour
from bot.games.calamities.pictures.chips import LOST, MARGIN, SIZE, WIDTH, chip_width, draw_chip, nation_ink
from bot.games.calamities.rules.changes import Holding
from bot.games.calamities.rules.march import MarchStep
from bot.games.calamities.rules.names import BARBARIANS, NationName
from bot.games.calamities.words.march_text import step_counts, step_reasons, step_title
from bot.games.calamities.words.naming import nation_name
from bot.i18n.catalogue import Localizer

_COLUMNS: Final = 2
_ROWS: Final = 2
ON_A_PAGE: Final = _COLUMNS * _ROWS
_TITLE: Final = 68
_GAP: Final = 26
"""The gap between panels, with room for an arrow."""
_PANEL: Final = 330
_HEAD: Final = 48
_PAD: Final = 8
_CHIP: Final = 40


def pages_of_march(steps: Sequence[MarchStep]) -> list[tuple[MarchStep, ...]]:
    """Return the steps, cut into pages."""
    return [tuple(steps[start : start + ON_A_PAGE]) for start in range(0, len(steps), ON_A_PAGE)]


def march_picture(
    steps: Sequence[MarchStep], victim: NationName, localizer: Localizer, look: Look, page: int = 0
) -> bytes:
    """Return a page of the march as a PNG."""
    return painter.encode_own_colours(painter.paint(march_scene(steps, victim, localizer, look, page)))


def march_scene(
    steps: Sequence[MarchStep], victim: NationName, localizer: Localizer, look: Look, page: int = 0
) -> Scene:
    """Return a page of the march laid out. Raises `IndexError` for a page that there isn't."""
    shown = pages_of_march(steps)[page]
    rows = -(-len(shown) // _COLUMNS)
    scene = Scene(WIDTH, _TITLE + rows * (_PANEL + 12), look, localizer)
    inner = Box(MARGIN, 0, WIDTH - 2 * MARGIN, scene.height)
    title = localizer.say("march-title", nation=nation_name(localizer, victim))
    scene.largest(inner.row(6, _TITLE - 12), title, (48, 44, 40, 36, SIZE), look.theme.accent, weight=BLACK)
    for number, step in enumerate(shown):
        place = inner.columns(_COLUMNS, _GAP)[number % _COLUMNS].row(
            _TITLE + number // _COLUMNS * (_PANEL + 12), _PANEL
        )
        _draw_step(scene, place, step, page * ON_A_PAGE + number + 1, victim)
        if number + 1 < len(shown) and number % _COLUMNS + 1 < _COLUMNS:
            scene.add(Arrow(Box(place.right, place.top + _PANEL // 2 - 14, _GAP, 28), look.theme.accent))
    return scene


def _draw_step(scene: Scene, box: Box, step: MarchStep, number: int, victim: NationName) -> None:
    """Draw the area on a dark ribbon, the facts below it, and the reason in softer ink."""
    theme, ink = scene.theme, nation_ink(BARBARIANS, scene.theme)
    scene.plate(box, theme.panel, radius=12)
    ribbon = box.row(0, _HEAD)
    scene.plate(ribbon, ink.fill, radius=12)
    title = step_title(scene.localizer, step, number)
    scene.largest(ribbon.inset(_PAD, 2), title, (40, 36, SIZE), ink.on, weight=BOLD)
    room = box.row(_HEAD + 4, box.height - _HEAD - 8).inset(_PAD, 0)
    used = _draw_lines(scene, room, [", ".join(step_counts(scene.localizer, step, victim))], theme.text, BOLD)
    if losses := _losses(step):
        _draw_losses(scene, room.row(used + 2, _CHIP), losses)
        used += _CHIP + 6
    rest = room.row(used, room.height - used)
    _draw_lines(scene, rest, step_reasons(scene.localizer, step, victim), theme.soft, REGULAR)


def _draw_lines(scene: Scene, box: Box, texts: Sequence[str], colour: Colour, weight: str) -> int:
    """Draw each text in lines of its own, and return the height used."""
    height = scene.fonts.height(SIZE)
    top, left = 0, box.height // height
    for place, text in enumerate(texts):
        most = max(1, left - (len(texts) - place - 1))
        for words in break_lines(scene.fonts, text, SIZE, weight, box.width, most=most):
            scene.words(box.row(top, height), words, SIZE, colour, weight=weight)
            top, left = top + height, left - 1
    return top


def _losses(step: MarchStep) -> list[tuple[Holding, int]]:
    """Return the tokens that each nation lost; a box stands for a city, beside its owner."""
    found = [(Holding(name, 0, has_city=name == step.city_owner), tokens) for name, tokens in step.token_losses]
    if step.city_owner is not None and step.city_owner not in dict(step.token_losses):
        found.append((Holding(step.city_owner, 0, has_city=True), 0))
    return [*found, (Holding(BARBARIANS), step.died)] if step.died else found


def _draw_losses(scene: Scene, box: Box, losses: Sequence[tuple[Holding, int]]) -> None:
    """Draw a chip for each, with what it lost beside it, as many as fit."""
    left = box.left
    for holding, tokens in losses:
        text = f"{LOST}{tokens}" if tokens else ""
        chip, number = chip_width(scene, holding), scene.fonts.width(text, SIZE, BOLD)
        if left + chip + number + 4 > box.right:
            break
        draw_chip(scene, Box(left, box.top, chip, box.height), holding)
        scene.words(Box(left + chip + 4, box.top, number, box.height), text, SIZE, scene.theme.danger, weight=BOLD)
        left += chip + number + 18
