"""The table in a row for each player, above the cards of a private message, where the whole board would take a screen.

Its texts are as large as those of the public board, which is as wide.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.drawing import palette_painter
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD, legible
from bot.drawing.look import Look
from bot.drawing.scene import Arrow, Part, Scene
from bot.games.civ.pictures.area import PLACES
from bot.games.civ.pictures.compact_panel import LEAST
from bot.games.civ.pictures.diagrams import add_badge
from bot.games.civ.pictures.view import ColumnView, SeatView, view
from bot.games.civ.rules import Event, Observation, Seat
from bot.i18n.catalogue import Localizer

_WIDTH: Final = 1100
_MARGIN: Final = 8
_ROW: Final = 50
_GAP: Final = 4
_SIDE: Final = 270
_NAME: Final = (36, 34, 32, LEAST)
_COUNTS: Final = (40, 38, 34, LEAST)
_BADGE: Final = 34


def summary_scene(
    observation: Observation,
    names: Sequence[str],
    localizer: Localizer,
    look: Look,
    *,
    own: Seat | None = None,
    changed: Sequence[Event] = (),
) -> Scene:
    """Return a row for each player in the order of their turns: name, points, and a cell for each Domain.

    A cell has the number of cards and what Hegemony needs. It is red if the next card wins, and has an edge if it is
    among what `changed`. The row of the seat `own` has an edge. Only what everyone may see is shown, whoever's
    `observation` it is.
    """
    seen = view(observation, legible(names, look.fonts), localizer, changed)
    players = len(seen.seats)
    scene = Scene(_WIDTH, 2 * _MARGIN + players * (_ROW + _GAP) - _GAP, look, localizer)
    inner = Box(_MARGIN, _MARGIN, _WIDTH - 2 * _MARGIN, scene.height)
    for number in range(players):
        seat = seen.seats[(observation.first + number) % players]
        _row(scene, inner.row(number * (_ROW + _GAP), _ROW), seat, is_own=own == seat.seat)
    return scene


summary_picture = palette_painter.to_png(summary_scene)
"""Returns what `summary_scene` lays out, as a PNG."""


def _row(scene: Scene, box: Box, seen: SeatView, *, is_own: bool) -> None:
    """Draw a player's row, its name on gold if the seat is on turn."""
    theme = scene.theme
    side = box.before(box.width - _SIDE)
    fill, ink = (theme.gold, theme.on_gold) if seen.is_turn else (theme.panel, theme.text if seen.alive else theme.soft)
    edge = theme.text if is_own else theme.sides[seen.team - 1] if seen.team and seen.alive else None
    scene.plate(side, fill, radius=12, edge=edge, stroke=4 if edge else 0)
    room = side.inset(10, 4)
    if seen.is_choosing and not seen.is_turn:
        scene.add(Arrow(room.middle(32, 26, 0), theme.accent))
        room = room.after(38)
    if seen.alive:
        used = scene.words(room, str(seen.points), 36, ink, weight=BLACK, align=1.0) + 4
        scene.sprite(room.before(used).middle(32, 32, 1), "laurel", tint=ink)
        room = room.before(used + 32 + 10)
    scene.largest(room, seen.name, _NAME, ink, weight=BOLD)
    columns = box.after(_SIDE + _GAP)
    if not seen.alive:
        scene.plate(columns, theme.cell, radius=12)
        scene.words(columns, scene.localizer.say("board-left"), 34, theme.soft, weight=BOLD, align=0.5)
        return
    for column, place in zip(seen.columns, columns.columns(len(PLACES), _GAP), strict=True):
        scene.place(place.left, place.top, _cell(scene.look, scene.localizer, column, place.width, place.height))


@lru_cache(1024)
def _cell(look: Look, localizer: Localizer, seen: ColumnView, width: int, height: int) -> Part:
    """Return a column's badge, its number of cards and what Hegemony needs, as a part of that size."""
    theme = look.theme
    scene = Scene(width, height, look, localizer)
    whole = Box(0, 0, width, height)
    fill, ink = theme.cell, theme.text
    if seen.is_threat:
        fill, ink = theme.danger, theme.on_danger
    elif seen.count:
        fill = theme.domains[seen.domain].tint
    scene.plate(whole, fill, radius=12, edge=theme.changed if seen.is_changed else None, stroke=4 * seen.is_changed)
    box = whole.inset(7, 4)
    is_bare = not (seen.count or seen.embargoes or seen.democracies)
    add_badge(scene, box.middle(_BADGE, _BADGE, 0), seen.domain, is_faint=is_bare)
    if is_bare:
        return scene.part(theme.ground)
    box = box.after(_BADGE + 4)
    need = localizer.say("board-need", need=seen.need)
    right = scene.fonts.width(need, LEAST, BOLD) + 2
    used = scene.largest(box.before(right), str(seen.count), _COUNTS, ink, weight=BLACK) + 1
    scene.words(box.after(used).row(5, box.height - 5), need, LEAST, ink, weight=BOLD)
    return scene.part(theme.ground)
