"""The picture of a player's own hand, or of the draft pack before them."""

from collections.abc import Sequence
from typing import Final

from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD, legible
from bot.drawing.lines import break_lines
from bot.drawing.look import Look
from bot.drawing.palette_painter import scene_png
from bot.drawing.scene import Arrow, Face, Scene, Track
from bot.drawing.theme import Colour, Theme
from bot.games.civ.pictures.compact_panel import LEAST
from bot.games.civ.pictures.diagrams import CROWN, add_badge
from bot.games.civ.pictures.hand_texts import CardView, card_views, effect_note, singly
from bot.games.civ.rules import Card, Observation
from bot.games.civ.rules.observation import CULTURE
from bot.games.civ.rules.position import OVER
from bot.games.civ.words import words
from bot.games.civ.words.naming import display_order, letter
from bot.i18n.catalogue import Localizer
from bot.i18n.names import name_of

_WIDTH: Final = 1100
MARGIN: Final = 16
_HEAD: Final = 72
_MOST_LARGE: Final = 5
"""Most cards that are shown large and one by one; in a larger hand, those of one kind are shown together."""
_ACROSS: Final = 4
_MOST_SMALL: Final = 2 * _ACROSS
_MOST_ACROSS: Final = 5
"""Cards in a row if there are more kinds than `_MOST_SMALL`: all fifteen lie in three rows."""
_GAP: Final = 10
_WIDEST: Final = 250
_KEPT: Final = 140
_TALLEST: Final = _WIDTH * 7 // 11
"""Most pixels in height: clients show a taller picture smaller."""
SMALL: Final = 293
"""Height of a card's place in two rows."""
TINY: Final = 192
"""Height of a card's place in three rows, as small as can be read."""
_NOTE_SIZES: Final = (34, 32, LEAST)
_LINE: Final = 46
_TRACK: Final = 22
_ART: Final = (102, 143)
_PILL: Final = 8
"""Pixels beside a word on a plate of its own."""
_TINY_ART: Final = (70, 98)


def hand_picture(
    observation: Observation, names: Sequence[str], localizer: Localizer, look: Look, *, new: Sequence[Card] = ()
) -> bytes:
    """Return the viewer's hand as a PNG, with what each card would do if it were played now.

    It is at least as wide as 11 : 7. Cards that are `new` to the viewer are marked. During the draft it shows the pack
    before the viewer, and what they have kept. A spectator has no hand.
    """
    return scene_png(hand_scene(observation, names, localizer, look, new=new))


def hand_scene(
    observation: Observation,
    names: Sequence[str],
    localizer: Localizer,
    look: Look,
    *,
    is_low: bool = False,
    new: Sequence[Card] = (),
) -> Scene:
    """Return the hand laid out: up to five cards in one row; in a larger hand each kind once, with its number.

    If there are very many kinds, signs show what a card would do; the text beside the picture says it in words.
    `is_low` makes the cards small in any case.
    """
    held = observation.pack or observation.hand
    shown = card_views(observation, held, new)
    if len(held) <= _MOST_LARGE:
        shown = singly(shown)
    scene = Scene(_WIDTH, MARGIN + _HEAD, look, localizer)
    inner = Box(MARGIN, MARGIN, _WIDTH - 2 * MARGIN, _TALLEST)
    _head(scene, inner.row(0, _HEAD - 12), observation, names)
    has_kept = bool(observation.pack and observation.hand)
    below = inner.row(_HEAD, inner.height - _HEAD - MARGIN - (_KEPT if has_kept else 0))
    slots = below.columns(max(_ACROSS, len(shown)), _GAP)
    width = min(_WIDEST, slots[0].width)
    if not shown:
        scene.words(below.row(0, 120), localizer.say("hand-empty"), 36, look.theme.soft, weight=BOLD, align=0.5)
        used = 120
    elif not is_low and len(shown) <= _MOST_LARGE and all(_fits_large(scene, width, card) for card in shown):
        used = _one_row(scene, below, slots, shown, observation.level_sizes)
    elif len(shown) <= _MOST_SMALL and observation.phase != OVER:  # once it is over, nothing stands below a card
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
    """Draw large cards side by side, as large as the text below them allows; return the height used."""
    slot = slots[0].width
    note = max(_large_note_height(scene, slot, card) for card in shown)
    width = min(_WIDEST, slot, (box.height - note) * 5 // 7)
    tall = width * 7 // 5 + note
    moved = (box.width - len(shown) * slot - (len(shown) - 1) * _GAP) // 2
    for place, card in zip(slots, shown, strict=False):
        draw_large(scene, place.row(0, tall).moved(moved, 0), width, card, level_sizes)
    return tall


def _rows(scene: Scene, box: Box, shown: Sequence[CardView], level_sizes: tuple[int, int]) -> int:
    """Draw small cards in rows of about the same length; return the height used."""
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
    """Draw cards as small as can be read, from the left; return the height used."""
    slots = box.columns(_MOST_ACROSS, _GAP)
    for number, card in enumerate(shown):
        row, column = divmod(number, _MOST_ACROSS)
        draw_tiny(scene, slots[column].row(row * (TINY + _GAP), TINY), card)
    return -(-len(shown) // _MOST_ACROSS) * (TINY + _GAP) - _GAP


def _head(scene: Scene, box: Box, observation: Observation, names: Sequence[str]) -> None:
    theme, say = scene.theme, scene.localizer.say
    if observation.viewer is None:
        return
    seen = observation.seats[observation.viewer]
    name = name_of(scene.localizer, legible(names, scene.fonts), observation.viewer)
    limit = say("board-hand", count=len(observation.hand), limit=seen.hand_limit)
    used = scene.words(box, limit, 36, theme.soft, weight=BOLD, align=1.0)
    title = say("hand-pack") if observation.pack else say("hand-title", name=name)
    scene.largest(box.before(used + 20), title, (50, 46, 40, 36, 32), theme.text, weight=BLACK, names=[name])


def _kept(scene: Scene, box: Box, observation: Observation) -> None:
    """Draw what was kept in the previous rounds."""
    used = scene.words(box, scene.localizer.say("hand-kept"), 36, scene.theme.soft, weight=BOLD)
    left = box.after(used + 24)
    for card in sorted(observation.hand, key=display_order):
        scene.sprite(left.middle(90, 126, 0), f"card-{card}")
        left = left.after(104)


def _large_note_height(scene: Scene, width: int, view: CardView) -> int:
    """Return the height needed below a large card of that width."""
    return 0 if view.is_over else _LINE + _TRACK + 14 + _note_height(scene, width - 16, view)


def _fits_large(scene: Scene, width: int, view: CardView) -> bool:
    """Return whether the name can be read on a card of that width, and no word below it is cut."""
    note_words = effect_note(view, scene.localizer).split()
    name = words.card(scene.localizer, view.card)
    return (
        scene.fonts.width(name, LEAST, BLACK) <= width * 232 // 250
        and max((scene.fonts.width(word, LEAST, BOLD) for word in note_words), default=0) <= width - 16
    )


def draw_large(scene: Scene, place: Box, width: int, view: CardView, level_sizes: tuple[int, int]) -> None:
    """Draw a card, and below it what playing it would do."""
    theme = scene.theme
    scene.plate(place, theme.panel, radius=16)
    face = Box(place.left + (place.width - width) // 2, place.top, width, width * 7 // 5)
    name = words.card(scene.localizer, view.card)
    scene.add(Face(face, view.card, letter(scene.localizer, view.card[0]), name))
    if view.count > 1:
        times = scene.localizer.say("board-times", count=view.count)
        scene.pill(face.row(8, 48).inset(10, 0), times, 36, theme.cell, theme.text, align=1.0)
    _mark_new(scene, face.row(face.height // 2 - 24, 48).inset(4, 0), view, 0.5)
    if view.is_over:
        return
    below = Box(place.left, face.bottom, place.width, place.bottom - face.bottom).inset(8, 4)
    _counts(scene, below.row(0, _LINE), view, 0.5)
    _track(scene, below.row(_LINE, _TRACK), view, level_sizes)
    _draw_note(scene, below.row(_LINE + _TRACK + 4, below.height - _LINE - _TRACK - 4), view)


def draw_small(scene: Scene, place: Box, view: CardView, level_sizes: tuple[int, int]) -> None:
    """Draw a card with its counts beside it; its name and what playing it would do below."""
    theme = scene.theme
    scene.plate(place, theme.panel, radius=16)
    inner = place.inset(8, 6)
    scene.sprite(Box(inner.left, inner.top, *_ART), f"card-{view.card}")
    right = inner.after(_ART[0] + 6).row(0, _ART[1])
    tag, beside = Box(inner.left, inner.top + _ART[1] - 48, _ART[0], 44), inner.after(_ART[0] + 2).row(4, 44)
    if scene.fonts.width(_new_text(scene, view), LEAST, BOLD) > tag.width - 2 * _PILL:  # wider than the card
        tag, beside = beside, tag
    if view.count > 1:
        times = scene.localizer.say("board-times", count=view.count)
        scene.pill(beside, times, 34, theme.cell, theme.text, align=1.0)
    _mark_new(scene, tag, view, 0.5)
    _counts(scene, right.row(52, 86), view, 0.0)
    name = words.card(scene.localizer, view.card)
    top = _ART[1]
    scene.largest(inner.row(top, 40), name, (34, 32, LEAST), theme.text, weight=BLACK, align=0.5)
    _track(scene, inner.row(top + 40, _TRACK), view, level_sizes)
    _draw_note(scene, inner.row(top + 42 + _TRACK, inner.height - top - 42 - _TRACK), view, (LEAST,))


def draw_tiny(scene: Scene, place: Box, view: CardView) -> None:
    """Draw a card with its counts beside it and its name below; a sign shows what playing it would do.

    A card that is new to its holder has an edge.
    """
    theme = scene.theme
    scene.plate(place, theme.panel, radius=16, edge=theme.changed if view.new else None, stroke=4)
    inner = place.inset(6, 6)
    width, height = _TINY_ART
    art = inner.row(2, height)
    at = art.middle(width, height, 0.5) if view.is_over else Box(inner.left + 2, art.top, width, height)
    scene.sprite(at, f"card-{view.card}")
    right = inner.after(width + 8).row(2, height)
    can_follow = not (view.is_embargoed or view.is_over)
    if view.missing == 0 and can_follow:
        scene.sprite(right.row(0, 36).middle(36, 36, 0), CROWN)
    elif view.reaches and can_follow:
        add_badge(scene, right.row(0, 36).middle(36, 36, 0), view.card[0], level=view.reaches)
    if view.count > 1:
        times = scene.localizer.say("board-times", count=view.count)
        scene.pill(right.row(0, 36).after(38), times, LEAST, theme.cell, theme.text, align=1.0)
    _counts(scene, right.row(34, height - 26), view, 0.0, (LEAST, 34))
    name = words.card(scene.localizer, view.card)
    scene.paragraph(inner.row(height + 2, inner.height - height - 2), name, LEAST, theme.text, weight=BLACK, align=0.5)


def _mark_new(scene: Scene, box: Box, view: CardView, align: float) -> None:
    """Draw that the card is new to its holder, or how many of several are."""
    if view.new:
        text, theme = _new_text(scene, view), scene.theme
        size = 34 if scene.fonts.width(text, 34, BOLD) <= box.width - 2 * _PILL else LEAST
        scene.pill(box, text, size, theme.on_changed, theme.changed, align=align, pad=_PILL)


def _new_text(scene: Scene, view: CardView) -> str:
    key = "turn-new" if view.new == view.count else "turn-new-count"
    return scene.localizer.say(key, count=view.new) if view.new else ""


def _counts(scene: Scene, box: Box, view: CardView, align: float, sizes: tuple[int, int] = (36, 42)) -> None:
    """Draw the column's count before and after, and how many cards Hegemony needs; or the Embargo on it."""
    if view.is_over:
        return
    theme, say = scene.theme, scene.localizer.say
    if view.is_embargoed:
        scene.sprite(box.middle(42, 42, align), "embargo")
        return
    before, after, need = str(view.before), str(view.before + 1), say("board-need", need=view.need)
    widths = [scene.fonts.width(text, size, BLACK) for text, size in zip((before, after), sizes, strict=True)]
    last = scene.fonts.width(need, LEAST, BOLD)
    is_apart = sum(widths) + 32 + last > box.width
    line = box.row(0, box.height // 2) if is_apart else box
    wide = sum(widths) + 32 + (0 if is_apart else last + 2)
    line = line.middle(min(wide, box.width), line.height, align)
    scene.words(line, before, sizes[0], theme.soft, weight=BLACK)
    scene.add(Arrow(line.after(widths[0] + 5).middle(22, 24, 0), theme.soft))
    scene.words(line.after(widths[0] + 32), after, sizes[1], theme.text, weight=BLACK)
    rest = box.row(box.height // 2, box.height // 2) if is_apart else line.after(sum(widths) + 34)
    scene.words(rest, need, LEAST, theme.soft, weight=BOLD)


def _track(scene: Scene, box: Box, view: CardView, level_sizes: tuple[int, int]) -> None:
    levels = () if view.card[0] == CULTURE else level_sizes
    count, new = (view.before, 0) if view.is_embargoed else (view.before + 1, 1)
    scene.add(Track(box, view.card[0], count, view.need, view.added, levels, new))


def _draw_note(scene: Scene, box: Box, view: CardView, sizes: Sequence[int] = _NOTE_SIZES) -> None:
    if note := effect_note(view, scene.localizer):
        size = _note_size(scene, note, box.width, sizes)
        scene.paragraph(box, note, size, _note_colour(scene.theme, view), weight=BOLD, align=0.5)


def _note_height(scene: Scene, width: int, view: CardView) -> int:
    """Return the height of a note, in at most three lines."""
    note = effect_note(view, scene.localizer)
    if not note:
        return 0
    size = _note_size(scene, note, width)
    return min(3, len(break_lines(scene.fonts, note, size, BOLD, width, most=3))) * scene.fonts.height(size) + 4


def _note_size(scene: Scene, note: str, width: int, sizes: Sequence[int] = _NOTE_SIZES) -> int:
    """Return the largest size in which no word is cut, else the smallest."""
    widths = {size: max(scene.fonts.width(word, size, BOLD) for word in note.split()) for size in sizes}
    return next((size for size in sizes if widths[size] <= width), sizes[-1])


def _note_colour(theme: Theme, view: CardView) -> Colour:
    """Return red if the card wins, gold if it is notable, else a plain colour."""
    if view.missing == 0 and not view.is_embargoed:
        return theme.danger
    return theme.accent if view.is_notable else theme.soft
