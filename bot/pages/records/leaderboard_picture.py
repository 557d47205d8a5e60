"""A page of a leaderboard as a picture: the first three on steps, then line by line."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.drawing import painter
from bot.drawing.avatars import initial_of, round_avatar
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD
from bot.drawing.look import Look
from bot.drawing.scene import Avatar, Scene, drawn_names
from bot.i18n.catalogue import Localizer

WIDTH: Final = 1100
LEAST: Final = 30
"""The smallest size of text: 9 pixels where the picture is shown 342 wide."""
PODIUM: Final = 3
"""How many ranks stand out."""
NO_RANK: Final = "–"
_MARGIN: Final = 20
_TITLE: Final = 66
_ROW: Final = 62
_GAP: Final = 8
_FACE: Final = 48


@dataclass(frozen=True, slots=True)
class Line:
    """One person of a leaderboard; `is_own` for the person who looks at it."""

    rank: int
    """0 for someone without a rank, who has no points."""
    name: str
    points: int
    games: str
    """How many; of someone without a rank, how many of those that are needed."""
    is_own: bool = False
    avatar: bytes | None = None


def leaderboard_picture(title: str, where: str, lines: Sequence[Line], localizer: Localizer, look: Look) -> bytes:
    """Return the page as a PNG, as tall as it has lines."""
    return painter.encode(painter.paint(leaderboard_scene(title, where, lines, localizer, look)), look)


def leaderboard_scene(title: str, where: str, lines: Sequence[Line], localizer: Localizer, look: Look) -> Scene:
    """Return the page laid out."""
    height = 2 * _MARGIN + _TITLE + len(lines) * (_ROW + _GAP)
    scene = Scene(WIDTH, height, look, localizer)
    inner = Box(_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, height - 2 * _MARGIN)
    head = inner.row(0, _TITLE - 10)
    used = scene.pill(
        head.after(head.width // 2).row(6, 46), where, LEAST, scene.theme.text, scene.theme.cell, align=1.0
    )
    scene.largest(head.before(used + 16), title, (46, 40, 34, LEAST), scene.theme.text, weight=BLACK)
    names = drawn_names(
        [line.name for line in lines],
        [line.rank or place for place, line in enumerate(lines, 1)],
        scene.fonts,
        localizer,
    )
    for number, (line, name) in enumerate(zip(lines, names, strict=True)):
        _line(scene, inner.row(_TITLE + number * (_ROW + _GAP), _ROW), line, name)
    return scene


def _line(scene: Scene, box: Box, line: Line, name: str) -> None:
    """Draw a line: rank, face, name, points; the first is on gold, the reader's own has an edge."""
    theme, is_first = scene.theme, line.rank == 1
    fill, ink, soft = (theme.gold, theme.on_gold, theme.on_gold) if is_first else (theme.panel, theme.text, theme.soft)
    scene.plate(box, fill, radius=14, edge=theme.accent if line.is_own and not is_first else None, stroke=4)
    room = box.inset(14, 4)
    rank = room.before(room.width - 76)
    if 0 < line.rank <= PODIUM:
        scene.plate(rank.middle(50, 50), theme.ground if is_first else theme.gold, radius=25)
    digit = theme.on_gold if 1 < line.rank <= PODIUM else theme.text if line.rank else theme.soft
    scene.largest(rank, str(line.rank or NO_RANK), (36, 32, LEAST), digit, weight=BLACK, align=0.5)
    room = room.after(88)
    face = room.middle(_FACE, _FACE, 0)
    if line.avatar is not None and round_avatar(line.avatar, _FACE) is not None:
        scene.add(Avatar(face, line.avatar))
    else:
        scene.plate(face, theme.cell, radius=_FACE // 2)
        scene.words(face, initial_of(name), LEAST, theme.text, weight=BLACK, align=0.5)
    room = room.after(_FACE + 14)
    if line.rank:
        used = scene.words(room, str(line.points), 40, ink, weight=BLACK, align=1.0) + 18
        room = room.before(used)
    used = scene.words(room, line.games, LEAST, soft, align=1.0) + 18
    scene.largest(room.before(used), name, (36, 34, 32, LEAST), ink, weight=BOLD)
