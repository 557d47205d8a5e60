"""The picture for beginners: a hand with numbers on it, and below it what they mean."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.drawing import painter
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK
from bot.drawing.look import Look
from bot.drawing.scene import Plate, Scene, Sprite, Words
from bot.games.civ.pictures.hand import MARGIN, hand_scene
from bot.games.civ.pictures.hand_texts import card_views, effect_note
from bot.games.civ.pictures.warm_up import unshuffled
from bot.games.civ.rules import Card, Domain, Observation, Seat, observe
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer

STEPS: Final = ("card", "column", "effect")
"""What the numbers point at, in this order."""
_HAND: Final = tuple(Card(card) for card in ("R1", "E2", "S1", "M2"))
_SHOWN: Final = Card("S1")
"""The card that is explained, with which its Domain reaches level 1."""
_ROW: Final = 74
_MARK: Final = 46
_EDGE: Final = 6
"""Pixels between a number and what it points at."""


def _lesson() -> Observation:
    """Return a position in which a card of the hand opens an effect, and Religion allows a hand of five."""
    seen = observe(unshuffled(3), Seat(0))
    mine, one = seen.seats[0], seen.level_sizes[0]
    lying = {_SHOWN[0]: (_SHOWN,) * (one - 1), "R": (Card("R1"),) * one}
    columns = tuple(replace(column, cards=lying.get(column.domain, ())) for column in mine.columns)
    return replace(seen, hand=_HAND, seats=(replace(mine, columns=columns, hand_limit=5), *seen.seats[1:]))


def guide_alt(localizer: Localizer) -> str:
    """Return the picture's alt text."""
    names = [words.card(localizer, card) for card in _HAND]
    return localizer.say("guide-alt", cards=localizer.list(names), steps=" ".join(_step_texts(localizer)))


def guide_picture(localizer: Localizer, look: Look) -> bytes:
    """Return the hand of `_lesson` as a PNG, explained in three lines."""
    return painter.encode(painter.paint(guide_scene(localizer, look)), look)


def guide_scene(localizer: Localizer, look: Look) -> Scene:
    """Return that hand laid out, with numbers where it shows what they mean, and all explanations below."""
    seen = _lesson()
    scene = hand_scene(seen, (localizer.say("guide-player"), ""), localizer, look, is_low=True)
    below = scene.height
    scene.height += len(STEPS) * _ROW + MARGIN
    for number, box in enumerate(_pointed_at(scene, seen, localizer), start=1):
        if box is not None:
            _mark(scene, box, number)
    row = Box(MARGIN, below, scene.width - 2 * MARGIN, _ROW)
    for number, text in enumerate(_step_texts(localizer), start=1):
        line = row.row((number - 1) * _ROW, _ROW)
        _mark(scene, Box(line.left, line.top + (_ROW - _MARK) // 2, _MARK, _MARK), number)
        scene.paragraph(line.after(_MARK + 16), text, 38, look.theme.text)
    return scene


def _step_texts(localizer: Localizer) -> list[str]:
    need = _lesson().seats[0].column(Domain(_SHOWN[0])).hegemony_need
    return [localizer.say(f"guide-{step}", need=need) for step in STEPS]


def _pointed_at(scene: Scene, seen: Observation, localizer: Localizer) -> Sequence[Box | None]:
    """Return the boxes of the numbers at the explained card, its count and its effect; None if it is not shown."""
    view = next(view for view in card_views(seen, seen.hand) if view.card == _SHOWN)
    note = effect_note(view, localizer)
    card = next(item.box for item in scene.items if isinstance(item, Sprite) and item.name == f"card-{_SHOWN}")
    place = next(item.box for item in scene.items if isinstance(item, Plate) and item.box.holds(card))
    lines = [item for item in scene.items if isinstance(item, Words) and place.holds(item.box)]
    count = next((item.box for item in lines if item.text == str(view.before)), None)
    note_box = next((item.box for item in lines if item.text and note.endswith(item.text)), None)
    return [
        Box(card.left + _EDGE, card.top + _EDGE, _MARK, _MARK),
        count and Box(count.left, count.top - _MARK, _MARK, _MARK),
        note_box
        and Box(max(place.left - _MARK // 2, note_box.left - _MARK - _EDGE), note_box.top - _EDGE, _MARK, _MARK),
    ]


def _mark(scene: Scene, box: Box, number: int) -> None:
    theme = scene.theme
    scene.plate(box, theme.accent, radius=box.width // 2, edge=theme.ground, stroke=3)
    scene.words(box, str(number), 30, theme.on_accent, weight=BLACK, align=0.5)
