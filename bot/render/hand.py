"""The picture of one player's own hand, or of the draft pack before him."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.i18n.naming import ROMAN, name_of
from bot.render import painter, pieces
from bot.render.fonts import BLACK, BOLD
from bot.render.look import Look
from bot.render.scene import Box, Scene
from bot.render.theme import Colour, Theme
from bot.render.view import NEAR, counted, legible
from bot.rules import Card, Domain, Observation
from bot.rules.observation import CULTURE

WIDTH: Final = 1100
MARGIN: Final = 18
_HEAD: Final = 84
_ACROSS: Final = 5
_MOST_APART: Final = 10
"""Cards of a hand that are shown one by one."""
_GAP: Final = 14
_CARD: Final = 214
_NOTE: Final = 106
_KEPT: Final = 62


@dataclass(frozen=True, slots=True)
class CardView:
    """One kind of card in the hand: how many, and what playing one would do."""

    card: Card
    count: int
    before: int
    """Cards of its Domain in the play area now."""
    need: int
    reaches: int
    """The level that one more card would reach, or 0."""
    is_embargoed: bool

    @property
    def missing(self) -> int:
        """Cards missing for Hegemony once this one is played."""
        return max(0, self.need - self.before - 1)


def hand_picture(observation: Observation, names: Sequence[str], speaker: Speaker, look: Look) -> bytes:
    """The viewer's hand as a PNG, and what each card would do if it were played now.

    During the draft the pack before him, and what he has kept. The gallery has no hand.
    """
    return painter.encode(painter.paint(hand_scene(observation, names, speaker, look)), look.theme)


def hand_scene(observation: Observation, names: Sequence[str], speaker: Speaker, look: Look) -> Scene:
    """The hand laid out, five in a row: every card, or in a large hand each kind once, with how many there are."""
    held = observation.pack or observation.hand
    shown = cards(observation, held)
    if len(held) <= _MOST_APART:
        shown = tuple(replace(view, count=1) for view in shown for _ in range(view.count))
    rows = max(1, (len(shown) + _ACROSS - 1) // _ACROSS)
    has_kept = bool(observation.pack and observation.hand)
    height = _HEAD + rows * (_CARD + _NOTE + _GAP) + (_KEPT + _GAP if has_kept else 0) + MARGIN - _GAP
    scene = Scene(WIDTH, height, look.theme, look.fonts, speaker)
    inner = Box(MARGIN, 0, WIDTH - 2 * MARGIN, height)
    _head(scene, inner.row(8, _HEAD - 16), observation, names)
    width = (inner.width - (_ACROSS - 1) * _GAP) // _ACROSS
    for number, card in enumerate(shown):
        left = inner.left + number % _ACROSS * (width + _GAP)
        top = _HEAD + number // _ACROSS * (_CARD + _NOTE + _GAP)
        _card(scene, Box(left, top, width, _CARD), card)
        _note(scene, Box(left, top + _CARD, width, _NOTE), card)
    if has_kept:
        _kept(scene, inner.row(height - _KEPT - MARGIN, _KEPT), observation)
    return scene


def cards(observation: Observation, held: Sequence[Card]) -> tuple[CardView, ...]:
    """Each kind among `held`, and what playing it would do for the viewer."""
    return tuple(_view(observation, card, count) for card, count in counted(held))


def _view(observation: Observation, card: Card, count: int) -> CardView:
    assert observation.viewer is not None
    column = observation.seats[observation.viewer].column(Domain(card[0]))
    one, two = observation.level_sizes
    return CardView(
        card=card,
        count=count,
        before=column.count,
        need=column.hegemony_need,
        reaches=0 if column.domain == CULTURE else {one: 1, two: 2}.get(column.count + 1, 0),
        is_embargoed=bool(column.embargoes),
    )


def effect_note(view: CardView, speaker: Speaker) -> str:
    """What playing the card would change beyond its column's count; empty where nothing does."""
    if view.is_embargoed:
        return speaker.say("hand-embargoed")
    if view.missing == 0:
        return speaker.say("hand-hegemony")
    if view.missing <= NEAR:
        return speaker.say("hand-hegemony-near", missing=view.missing)
    return speaker.say("hand-level", level=view.reaches) if view.reaches else ""


def _head(scene: Scene, box: Box, observation: Observation, names: Sequence[str]) -> None:
    theme, say = scene.theme, scene.speaker.say
    if observation.viewer is None:
        return
    seen = observation.seats[observation.viewer]
    name = name_of(scene.speaker, legible(names, scene.fonts), observation.viewer)
    limit = say("board-hand", count=len(observation.hand), limit=seen.hand_limit)
    used = scene.words(box, limit, 32, theme.soft, weight=BOLD, align=1.0)
    title = say("hand-pack") if observation.pack else say("hand-title", name=name)
    scene.words(box.before(used + 16), title, 46, theme.text, weight=BLACK)


def _card(scene: Scene, box: Box, view: CardView) -> None:
    theme = scene.theme
    ink = theme.domains[view.card[0]]
    scene.plate(box, ink.fill, radius=18, edge=ink.edge, stroke=5)
    inner = box.inset(16, 12)
    if view.count > 1:
        times = scene.speaker.say("board-times", count=view.count)
        scene.pill(inner.row(2, 44), times, 32, theme.text, theme.panel, align=1.0)
    scene.words(inner.before(84).row(0, 48), ROMAN[int(view.card[1])], 44, ink.on, weight=BLACK)
    side = 96
    scene.emblem(Box(box.left + (box.width - side) // 2, box.top + 58, side, side), view.card[0], is_inverse=True)
    name = words.domain(scene.speaker, view.card[0])
    scene.words(inner.row(148, 42), name, 32, ink.on, weight=BOLD, align=0.5)


def _note(scene: Scene, box: Box, view: CardView) -> None:
    """What playing the card would do."""
    theme, say = scene.theme, scene.speaker.say
    column = say("hand-column", before=view.before, after=view.before + 1, need=view.need)
    scene.words(box.row(6, 36), column, 28, theme.text, weight=BOLD, align=0.5)
    note = effect_note(view, scene.speaker)
    scene.paragraph(box.row(40, 62), note, 24, _note_colour(theme, view), weight=BOLD, align=0.5)


def _note_colour(theme: Theme, view: CardView) -> Colour:
    return theme.danger if view.is_embargoed or view.missing <= NEAR else theme.accent


def _kept(scene: Scene, box: Box, observation: Observation) -> None:
    """What was kept in the rounds before."""
    used = scene.words(box, scene.speaker.say("hand-kept"), 32, scene.theme.soft, weight=BOLD)
    left = box.after(used + 16)
    for card, count in counted(observation.hand):
        width = pieces.chip_width(scene, card, count, 54, 32)
        pieces.chip(scene, Box(left.left, left.top + 4, width, 54), card, count, 32)
        left = left.after(width + _GAP)
