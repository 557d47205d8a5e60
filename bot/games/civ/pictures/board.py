"""The picture of the full board, with every card on the table."""

from collections.abc import Sequence
from typing import Final

from bot.drawing import palette_painter
from bot.drawing.avatars import avatar_of
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD, legible
from bot.drawing.look import Look
from bot.drawing.scene import Scene
from bot.games.civ.pictures.area import area
from bot.games.civ.pictures.deck_and_discard import STRIP, deck_and_discard
from bot.games.civ.pictures.diagrams import add_badge
from bot.games.civ.pictures.view import BoardView, view
from bot.games.civ.rules import Event, Observation
from bot.games.civ.words.ending import without_winners
from bot.i18n.catalogue import Localizer

_WIDTH: Final = 1200
_MARGIN: Final = 16
_GAP: Final = 12
_HEAD: Final = 108
_AREA: Final = {2: 580, 3: 540, 4: 454}
"""Height of a player's panel, by the number of players."""


def board_scene(
    observation: Observation,
    names: Sequence[str],
    localizer: Localizer,
    look: Look,
    *,
    changed: Sequence[Event] = (),
    avatars: Sequence[bytes | None] = (),
) -> Scene:
    """Return the board laid out: all that the observation shows, except the viewer's own hand.

    Players sit clockwise from the top left; the middle of the table is below them, or in the free place.
    `changed` are the events since the last turn of the player now on turn, which are marked in their columns.
    `avatars` are encoded square pictures by seat; those that are None or cannot be read are left out.
    """
    seen = view(observation, legible(names, look.fonts), localizer, changed)
    tall = _AREA[len(seen.seats)]
    rows = (len(seen.seats) + 1) // 2
    has_strip = len(seen.seats) % 2 == 0
    below = _HEAD + rows * (tall + _GAP)
    height = below + (STRIP if has_strip else -_GAP) + _MARGIN
    scene = Scene(_WIDTH, height, look, localizer)
    inner = Box(_MARGIN, 0, _WIDTH - 2 * _MARGIN, height)
    _head(scene, inner.row(0, _HEAD), seen)
    places = [_place(inner, number, tall) for number in (0, 1, 3, 2)[: 2 * rows]]
    for place, seat in zip(places, seen.seats, strict=False):
        area(scene, place, seat, observation.level_sizes, avatar_of(avatars, seat.seat))
    deck_and_discard(scene, inner.row(below, STRIP) if has_strip else places[3], seen)
    return scene


board_picture = palette_painter.to_png(board_scene)
"""Returns what `board_scene` lays out, as a PNG."""


def _place(inner: Box, number: int, tall: int) -> Box:
    """Return the box of a player's panel, two in a row."""
    place = inner.columns(2, _GAP)[number % 2]
    return Box(place.left, _HEAD + number // 2 * (tall + _GAP), place.width, tall)


def _head(scene: Scene, box: Box, seen: BoardView) -> None:
    """Draw whose turn it is and what they have to do, or who has won."""
    theme = scene.theme
    top = box.row(6, 58).inset(4, 0)
    used = scene.words(top, seen.turn_number, 30, theme.soft, weight=BOLD, align=1.0)
    room, names = top.before(used + 16), seen.headline_names
    scene.largest(room, seen.headline, (52, 46, 40), theme.accent, weight=BLACK, names=names)
    bottom = box.row(60, 44).inset(4, 0)
    if seen.outcome:
        text = without_winners(seen.outcome, seen.headline)
        scene.largest(bottom, text, (34, 30, 28), theme.text)
        return
    bottom = _used(scene, bottom, "board-used-sacrifice", seen.used_sacrifice)
    bottom = _used(scene, bottom, "board-used-permanent", seen.used_permanent)
    scene.largest(bottom, seen.phase, (36, 32, 28), theme.text, weight=BOLD)


def _used(scene: Scene, box: Box, key: str, domains: Sequence[str]) -> Box:
    """Draw the Domains whose effects were used, at the right; return the box left of them."""
    if not domains:
        return box
    # from the right, in reverse, so that they are read in order
    for domain in reversed(domains):
        add_badge(scene, Box(box.right - 42, box.top + 1, 42, 42), domain)
        box = box.before(46)
    used = scene.words(box, scene.localizer.say(key), 26, scene.theme.soft, align=1.0)
    return box.before(used + 24)
