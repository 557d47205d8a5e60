"""The picture of one player's own hand, or of the draft pack before him."""

from collections.abc import Sequence
from typing import Final

from bot.drawing import painter
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD, legible
from bot.drawing.look import Look
from bot.drawing.scene import Scene
from bot.games.civ.pictures.hand_cards import SMALL, TINY, draw_large, draw_small, draw_tiny, fits_large, note_height
from bot.games.civ.pictures.hand_views import CardView, card_views, singly
from bot.games.civ.rules import Card, Observation
from bot.games.civ.rules.position import OVER
from bot.games.civ.words.naming import shown_place
from bot.i18n.catalogue import Speaker
from bot.i18n.names import name_of

WIDTH: Final = 1100
MARGIN: Final = 16
_HEAD: Final = 72
_MOST_LARGE: Final = 5
"""Cards that lie large, side by side; where there are more in the hand, those of one kind lie together."""
_ACROSS: Final = 4
_MOST_SMALL: Final = 2 * _ACROSS
_MOST_ACROSS: Final = 5
"""Side by side where there are more kinds than that: all fifteen lie in three rows."""
_GAP: Final = 10
_WIDEST: Final = 250
_KEPT: Final = 140
_TALLEST: Final = WIDTH * 7 // 11
"""Clients show a taller picture smaller."""


def hand_picture(
    observation: Observation, names: Sequence[str], speaker: Speaker, look: Look, *, new: Sequence[Card] = ()
) -> bytes:
    """The viewer's hand as a PNG, and what each card would do if it were played now; those `new` to him are marked.

    At least as wide as 11 : 7. During the draft the pack before him, and what he has kept. A spectator has no hand.
    """
    return painter.encode(painter.paint(hand_scene(observation, names, speaker, look, new=new)), look)


def hand_scene(
    observation: Observation,
    names: Sequence[str],
    speaker: Speaker,
    look: Look,
    *,
    is_low: bool = False,
    new: Sequence[Card] = (),
) -> Scene:
    """The hand laid out: up to five cards in one row; in a larger hand each kind once, with how many there are.

    Where there are very many kinds, signs say what playing one would do; the words beside the picture say it whole.
    `is_low` where the cards shall be small in any case.
    """
    held = observation.pack or observation.hand
    shown = card_views(observation, held, new)
    if len(held) <= _MOST_LARGE:
        shown = singly(shown)
    scene = Scene(WIDTH, MARGIN + _HEAD, look, speaker)
    inner = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, _TALLEST)
    _head(scene, inner.row(0, _HEAD - 12), observation, names)
    has_kept = bool(observation.pack and observation.hand)
    below = inner.row(_HEAD, inner.height - _HEAD - MARGIN - (_KEPT if has_kept else 0))
    slots = below.columns(max(_ACROSS, len(shown)), _GAP)
    width = min(_WIDEST, slots[0].width)
    if not shown:
        scene.words(below.row(0, 120), speaker.say("hand-empty"), 36, look.theme.soft, weight=BOLD, align=0.5)
        used = 120
    elif not is_low and len(shown) <= _MOST_LARGE and all(fits_large(scene, width, card) for card in shown):
        used = _one_row(scene, below, slots, shown, observation.level_sizes)
    elif len(shown) <= _MOST_SMALL and observation.phase != OVER:  # then there is no foot to fill
        used = _rows(scene, below, shown, observation.level_sizes)
    else:
        used = _many_rows(scene, below, shown)
    scene.height = below.top + used + (_KEPT if has_kept else 0) + MARGIN
    if has_kept:
        _kept(scene, below.row(used, _KEPT), observation)
    return scene


def _one_row(
    scene: Scene, box: Box, slots: Sequence[Box], shown: Sequence[CardView], level_sizes: tuple[int, int]
) -> int:
    """Large cards side by side, as large as leaves room for what stands below them; returns the height used."""
    slot = slots[0].width
    note = max(note_height(scene, slot, card) for card in shown)
    width = min(_WIDEST, slot, (box.height - note) * 5 // 7)
    tall = width * 7 // 5 + note
    moved = (box.width - len(shown) * slot - (len(shown) - 1) * _GAP) // 2
    for place, card in zip(slots, shown, strict=False):
        draw_large(scene, place.row(0, tall).moved(moved, 0), width, card, level_sizes)
    return tall


def _rows(scene: Scene, box: Box, shown: Sequence[CardView], level_sizes: tuple[int, int]) -> int:
    """Small cards in rows of much the same length; returns the height used."""
    count = (len(shown) + _ACROSS - 1) // _ACROSS
    length = (len(shown) + count - 1) // count
    slots = box.columns(_ACROSS, _GAP)
    for row in range(count):
        line = shown[row * length : (row + 1) * length]
        moved = (box.width - len(line) * slots[0].width - (len(line) - 1) * _GAP) // 2
        for place, card in zip(slots, line, strict=False):
            draw_small(scene, place.row(row * (SMALL + _GAP), SMALL).moved(moved, 0), card, level_sizes)
    return count * (SMALL + _GAP) - _GAP


def _many_rows(scene: Scene, box: Box, shown: Sequence[CardView]) -> int:
    """Cards as small as can be read, from the left; returns the height used."""
    slots = box.columns(_MOST_ACROSS, _GAP)
    for number, card in enumerate(shown):
        row, column = divmod(number, _MOST_ACROSS)
        draw_tiny(scene, slots[column].row(row * (TINY + _GAP), TINY), card)
    return -(-len(shown) // _MOST_ACROSS) * (TINY + _GAP) - _GAP


def _head(scene: Scene, box: Box, observation: Observation, names: Sequence[str]) -> None:
    theme, say = scene.theme, scene.speaker.say
    if observation.viewer is None:
        return
    seen = observation.seats[observation.viewer]
    name = name_of(scene.speaker, legible(names, scene.fonts), observation.viewer)
    limit = say("board-hand", count=len(observation.hand), limit=seen.hand_limit)
    used = scene.words(box, limit, 36, theme.soft, weight=BOLD, align=1.0)
    title = say("hand-pack") if observation.pack else say("hand-title", name=name)
    scene.largest(box.before(used + 20), title, (50, 46, 40, 36, 32), theme.text, weight=BLACK, names=[name])


def _kept(scene: Scene, box: Box, observation: Observation) -> None:
    """What was kept in the rounds before."""
    used = scene.words(box, scene.speaker.say("hand-kept"), 36, scene.theme.soft, weight=BOLD)
    left = box.after(used + 24)
    for card in sorted(observation.hand, key=shown_place):
        scene.sprite(left.middle(90, 126, 0), f"card-{card}")
        left = left.after(104)
