"""The picture of a whole table."""

from collections.abc import Sequence
from typing import Final

from bot.i18n.catalogue import Speaker
from bot.render import painter
from bot.render.area import HEIGHT as AREA
from bot.render.area import area
from bot.render.fonts import BLACK, BOLD
from bot.render.hand import hand_picture
from bot.render.look import Look
from bot.render.middle import STRIP, middle
from bot.render.scene import Box, Scene
from bot.render.texts import alt_text, text_board
from bot.render.view import BoardView, legible, view
from bot.rules import Event, Observation

__all__ = ["alt_text", "board_picture", "board_scene", "hand_picture", "text_board"]

WIDTH: Final = 1200
MARGIN: Final = 14
GAP: Final = 12
_HEAD: Final = 128


def board_picture(
    observation: Observation,
    names: Sequence[str],
    speaker: Speaker,
    look: Look,
    *,
    changed: Sequence[Event] = (),
    avatars: Sequence[bytes | None] = (),
) -> bytes:
    """The table as a PNG: all that this observation shows, except the viewer's own hand.

    `changed`: what has just happened; the columns it touched are framed.
    `avatars`: by seat, an encoded square picture, or None.
    """
    scene = board_scene(observation, names, speaker, look, changed=changed, avatars=avatars)
    return painter.encode(painter.paint(scene), look.theme)


def board_scene(
    observation: Observation,
    names: Sequence[str],
    speaker: Speaker,
    look: Look,
    *,
    changed: Sequence[Event] = (),
    avatars: Sequence[bytes | None] = (),
) -> Scene:
    """The board laid out: players clockwise from the top left, the middle of the table below or in the free place."""
    seen = view(observation, legible(names, look.fonts), speaker, changed)
    rows = (len(seen.seats) + 1) // 2
    has_strip = len(seen.seats) % 2 == 0
    below = _HEAD + rows * (AREA + GAP)
    height = below + (STRIP if has_strip else -GAP) + MARGIN
    scene = Scene(WIDTH, height, look.theme, look.fonts, speaker)
    inner = Box(MARGIN, 0, WIDTH - 2 * MARGIN, height)
    _head(scene, inner.row(0, _HEAD), seen)
    places = [_place(inner, number) for number in (0, 1, 3, 2)[: 2 * rows]]
    for place, seat in zip(places, seen.seats, strict=False):
        area(scene, place, seat, observation.level_sizes)
    middle(scene, inner.row(below, STRIP) if has_strip else places[3], seen)
    return scene


def _place(inner: Box, number: int) -> Box:
    """A player's panel, two in a row."""
    width = (inner.width - GAP) // 2
    return Box(inner.left + number % 2 * (width + GAP), _HEAD + number // 2 * (AREA + GAP), width, AREA)


def _head(scene: Scene, box: Box, seen: BoardView) -> None:
    """Whose turn it is and what is to be done, or who has won."""
    theme = scene.theme
    top = box.row(8, 66)
    used = scene.words(top, seen.turn_number, 32, theme.soft, weight=BOLD, align=1.0)
    scene.words(top.before(used + 16), seen.headline, 54, theme.accent, weight=BLACK)
    bottom = box.row(74, 48)
    if seen.outcome:
        scene.words(bottom, seen.outcome, 30, theme.text)
        return
    bottom = _used(scene, bottom, "board-used-sacrifice", seen.used_sacrifice)
    bottom = _used(scene, bottom, "board-used-permanent", seen.used_permanent)
    scene.words(bottom, seen.phase, 36, theme.text, weight=BOLD)


def _used(scene: Scene, box: Box, key: str, domains: Sequence[str]) -> Box:
    """The Domains whose effects were used, at the right; returns what is left of the box."""
    if not domains:
        return box
    for domain in reversed(domains):
        scene.emblem(Box(box.right - 40, box.top + 4, 40, 40), domain)
        box = box.before(46)
    used = scene.words(box, scene.speaker.say(key), 26, scene.theme.soft, align=1.0)
    return box.before(used + 24)
