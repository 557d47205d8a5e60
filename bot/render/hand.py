"""The picture of one player's own hand, or of the draft pack before him."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.i18n.naming import letter, name_of
from bot.render import painter
from bot.render.box import Box
from bot.render.fonts import BLACK, BOLD, legible
from bot.render.look import Look
from bot.render.scene import Arrow, Face, Scene, Track
from bot.render.theme import Colour, Theme
from bot.render.view import NEAR, counted
from bot.rules import Card, Domain, Observation
from bot.rules.observation import CULTURE

WIDTH: Final = 1100
MARGIN: Final = 20
_HEAD: Final = 92
_MOST_APART: Final = 10
"""Cards of a hand that are shown one by one."""
_MOST_IN_LINE: Final = 6
_GAP: Final = 14
_WIDEST: Final = 250
_NOTE: Final = 140
_BARE: Final = 86
"""What stands below a card: with what it would bring, and where no card of the line brings anything."""
_NOTE_SIZES: Final = (24, 22, 20, 18)
_KEPT: Final = 150


@dataclass(frozen=True, slots=True)
class CardView:
    """One kind of card in the hand: how many, and what playing one would do."""

    card: Card
    count: int
    before: int
    """Cards of its Domain in the play area now."""
    need: int
    reaches: Literal[0, 1, 2]
    """The level that one more card would reach, or 0."""
    is_embargoed: bool
    added: int = 0
    """Of what Hegemony needs, how much Democracies added."""

    @property
    def missing(self) -> int:
        """Cards missing for Hegemony once this one is played."""
        return max(0, self.need - self.before - 1)


def hand_picture(observation: Observation, names: Sequence[str], speaker: Speaker, look: Look) -> bytes:
    """The viewer's hand as a PNG, and what each card would do if it were played now.

    During the draft the pack before him, and what he has kept. The gallery has no hand.
    """
    return painter.encode(painter.paint(hand_scene(observation, names, speaker, look)), look)


def hand_scene(observation: Observation, names: Sequence[str], speaker: Speaker, look: Look) -> Scene:
    """The hand laid out: every card, or in a large hand each kind once, with how many there are."""
    held = observation.pack or observation.hand
    shown = card_views(observation, held)
    if len(held) <= _MOST_APART:
        shown = tuple(replace(view, count=1) for view in shown for _ in range(view.count))
    lines = _lines(shown)
    across = max(3, *(len(line) for line in lines), 5 if len(lines) > 1 else 0)
    slots = Box(MARGIN, 0, WIDTH - 2 * MARGIN, 0).columns(across, _GAP)
    width = min(_WIDEST, slots[0].width)
    notes = [_NOTE if any(effect_note(card, speaker) for card in line) else _BARE for line in lines]
    tops = [_HEAD + sum(notes[:number]) + number * (width * 7 // 5 + _GAP) for number in range(len(lines) + 1)]
    has_kept = bool(observation.pack and observation.hand)
    below = max(tops[-1], _HEAD + 160)
    height = below + (_KEPT if has_kept else 0) + MARGIN - _GAP
    scene = Scene(WIDTH, height, look, speaker)
    inner = Box(MARGIN, 0, WIDTH - 2 * MARGIN, height)
    _head(scene, inner.row(12, _HEAD - 24), observation, names)
    for line, top, note in zip(lines, tops, notes, strict=False):
        moved = (inner.width - len(line) * slots[0].width - (len(line) - 1) * _GAP) // 2
        for slot, card in zip(slots, line, strict=False):
            place = slot.row(top, width * 7 // 5 + note).moved(moved, 0)
            _card(scene, place, width, card, observation.level_sizes)
    if not shown:
        scene.words(inner.row(_HEAD, 120), speaker.say("hand-empty"), 36, look.theme.soft, weight=BOLD, align=0.5)
    if has_kept:
        _kept(scene, inner.row(below, _KEPT), observation)
    return scene


def _lines(shown: Sequence[CardView]) -> Sequence[Sequence[CardView]]:
    """The cards in lines of much the same length: up to five in one, then in two, then six in each."""
    lines = max(1, (len(shown) + 5) // 6) if len(shown) > _MOST_APART else 1 + (len(shown) > _MOST_IN_LINE)
    length = max(1, (len(shown) + lines - 1) // lines)
    return [shown[start : start + length] for start in range(0, len(shown), length)] or [()]


def card_views(observation: Observation, held: Sequence[Card]) -> tuple[CardView, ...]:
    """Each kind among `held`, and what playing it would do for the viewer."""
    return tuple(_view(observation, card, count) for card, count in counted(held))


def _view(observation: Observation, card: Card, count: int) -> CardView:
    assert observation.viewer is not None
    column = observation.seats[observation.viewer].column(Domain(card[0]))
    one, two = observation.level_sizes
    levels: dict[int, Literal[1, 2]] = {} if column.domain == CULTURE else {one: 1, two: 2}
    return CardView(
        card=card,
        count=count,
        before=column.count,
        need=column.hegemony_need,
        reaches=levels.get(column.count + 1, 0),
        is_embargoed=bool(column.embargoes),
        added=len(column.democracies),
    )


def effect_note(view: CardView, speaker: Speaker) -> str:
    """What playing the card would change beyond its column's count; empty where nothing does."""
    if view.is_embargoed:
        return speaker.say("hand-embargoed")
    if view.missing == 0:
        return speaker.say("hand-hegemony")
    if view.missing <= NEAR:
        return speaker.say("hand-hegemony-near", missing=view.missing)
    if not view.reaches:
        return ""
    return speaker.say("hand-level", level=view.reaches, effect=words.effect(speaker, view.card[0], view.reaches))


def _head(scene: Scene, box: Box, observation: Observation, names: Sequence[str]) -> None:
    theme, say = scene.theme, scene.speaker.say
    if observation.viewer is None:
        return
    seen = observation.seats[observation.viewer]
    name = name_of(scene.speaker, legible(names, scene.fonts), observation.viewer)
    limit = say("board-hand", count=len(observation.hand), limit=seen.hand_limit)
    used = scene.words(box, limit, 36, theme.soft, weight=BOLD, align=1.0)
    title = say("hand-pack") if observation.pack else say("hand-title", name=name)
    scene.largest(box.before(used + 20), title, (52, 46, 40, 36), theme.text, weight=BLACK)


def _card(scene: Scene, place: Box, width: int, view: CardView, level_sizes: tuple[int, int]) -> None:
    """A card, and below it what playing it would do."""
    theme = scene.theme
    scene.plate(place, theme.panel, radius=16)
    face = Box(place.left + (place.width - width) // 2, place.top, width, width * 7 // 5)
    card = words.card(scene.speaker, view.card)
    scene.add(Face(face, view.card, letter(scene.speaker, view.card[0]), card))
    if view.count > 1:
        times = scene.speaker.say("board-times", count=view.count)
        scene.pill(face.row(8, 48).inset(10, 0), times, 36, theme.cell, theme.text, align=1.0)
    _note(scene, Box(place.left, face.bottom, place.width, place.bottom - face.bottom).inset(10, 6), view, level_sizes)


def _note(scene: Scene, box: Box, view: CardView, level_sizes: tuple[int, int]) -> None:
    """The column before and after, its way to Hegemony, and what else would happen."""
    theme, say = scene.theme, scene.speaker.say
    domain = view.card[0]
    before, after = str(view.before), str(view.before + 1)
    need = say("board-need", need=view.need)
    sizes = [scene.fonts.width(text, size, BLACK) for text, size in ((before, 34), (after, 40))]
    wide = sizes[0] + 32 + sizes[1] + scene.fonts.width(need, 28, BOLD) + 2
    line = box.row(0, 40).middle(min(wide, box.width), 40)
    if view.is_embargoed:
        scene.sprite(box.row(0, 40).middle(40, 40), "embargo")
    else:
        scene.words(line, before, 34, theme.soft, weight=BLACK)
        scene.add(Arrow(line.after(sizes[0] + 6).middle(20, 22, 0), theme.soft))
        scene.words(line.after(sizes[0] + 32), after, 40, theme.text, weight=BLACK)
        scene.words(line.after(sizes[0] + 34 + sizes[1]).row(4, 36), need, 28, theme.soft, weight=BOLD)
    levels = () if domain == CULTURE else level_sizes
    count, new = (view.before, 0) if view.is_embargoed else (view.before + 1, 1)
    scene.add(Track(box.row(42, 22), domain, count, view.need, view.added, levels, new))
    if note := effect_note(view, scene.speaker):
        size = _note_size(scene, note, box.width)
        scene.paragraph(box.row(66, 62), note, size, _note_colour(theme, view), weight=BOLD, align=0.5)


def _note_size(scene: Scene, note: str, width: int) -> int:
    """The largest size at which no word is cut; the smallest where one is at any."""
    widths = {size: max(scene.fonts.width(word, size, BOLD) for word in note.split()) for size in _NOTE_SIZES}
    return next((size for size in _NOTE_SIZES if widths[size] <= width), _NOTE_SIZES[-1])


def _note_colour(theme: Theme, view: CardView) -> Colour:
    return theme.danger if view.is_embargoed or view.missing <= NEAR else theme.accent


def _kept(scene: Scene, box: Box, observation: Observation) -> None:
    """What was kept in the rounds before."""
    used = scene.words(box, scene.speaker.say("hand-kept"), 36, scene.theme.soft, weight=BOLD)
    left = box.after(used + 24)
    for card in observation.hand:
        scene.sprite(left.middle(100, 140, 0), f"card-{card}")
        left = left.after(114)
