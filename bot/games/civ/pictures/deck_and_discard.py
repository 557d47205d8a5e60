"""The middle of the full board: the deck, the discard pile or the draft's centre, and the Culture coin."""

from collections.abc import Mapping
from typing import Final

from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD, REGULAR
from bot.drawing.scene import Scene
from bot.games.civ.pictures.area import panel
from bot.games.civ.pictures.view import BoardView
from bot.games.civ.rules import DOMAINS, Card
from bot.games.civ.rules.cards import KINDS

STRIP: Final = 192
"""Height of the panel as a strip across the picture."""
_PAD: Final = 16
_TITLE: Final = 60
_DECK: Final = 366
_WIDE: Final = 700
"""Width from which all kinds of cards have room in one row."""
_SHOWN: Final = "RMESCU"


def deck_and_discard(scene: Scene, box: Box, seen: BoardView) -> None:
    """Draw the panel, as a strip or as tall as a player's."""
    scene.place(box.left, box.top, panel(scene.look, scene.localizer, box.width, box.height, None, 0))
    inner = box.inset(_PAD, 10)
    if box.height <= STRIP:
        left, right = inner.before(inner.width - _DECK), inner.after(_DECK + 18)
        _title(scene, left.row(0, _TITLE), scene.localizer.say("board-deck"), sum(seen.pile), "glyph-deck")
        _deck(scene, left.row(_TITLE + 6, 98), seen)
        used = _pile_title(scene, right.row(0, _TITLE), seen)
        _coin(scene, right.row(0, _TITLE).after(used + 24), seen, 1.0)
        _pile(scene, right.row(_TITLE + 6, right.height - _TITLE - 6), seen)
    else:
        _title(scene, inner.row(4, _TITLE), scene.localizer.say("board-deck"), sum(seen.pile), "glyph-deck")
        _deck(scene, inner.row(68, 94), seen)
        _coin(scene, inner.row(170, _TITLE), seen, 0.0)
        _pile_title(scene, inner.row(234, _TITLE), seen)
        _pile(scene, inner.row(296, inner.height - 296), seen)


def _title(scene: Scene, box: Box, text: str, count: int, sprite: str) -> int:
    """Draw a pile's sign, its number of cards and its name; return the width used."""
    theme = scene.theme
    scene.sprite(box.middle(40, 40, 0), sprite, tint=theme.soft)
    rest = box.after(50)
    number = scene.words(rest, str(count), 52, theme.text, weight=BLACK)
    return 60 + number + scene.words(rest.after(number + 10).row(4, _TITLE - 4), text, 28, theme.soft, weight=BOLD)


def _deck(scene: Scene, box: Box, seen: BoardView) -> None:
    """Draw how many cards are left by Age, or that this is the final round."""
    theme = scene.theme
    if seen.is_final_round:
        scene.plate(box, theme.gold, radius=14)
        scene.sprite(box.inset(16, 8).middle(64, 64, 0), "final-round")
        text = scene.localizer.say("board-final-round")
        scene.paragraph(box.inset(16, 4).after(80), text, 36, theme.on_gold, weight=BLACK)
        return
    for age, (place, count) in enumerate(zip(box.columns(3, 6), seen.pile, strict=True), start=1):
        width = min(box.height * 5 // 7, place.width - 60)
        scene.sprite(place.middle(width, width * 7 // 5, 0), f"back-{age}", is_faint=not count)
        colour = theme.text if count else theme.soft
        scene.largest(place.after(width + 6), str(count), (48, 42, 36), colour, weight=BLACK)


def _coin(scene: Scene, box: Box, seen: BoardView, align: float) -> None:
    """Draw where the Culture coin lies."""
    width = min(box.width, 58 + _lines_width(scene, seen.coin, box.width - 58))
    place = box.middle(width, box.height, align)
    scene.sprite(place.middle(46, 46, 0), "coin")
    scene.paragraph(place.after(58), seen.coin, 24, scene.theme.soft)


def _lines_width(scene: Scene, text: str, most: int) -> int:
    """Return about the width of a text of one or two lines."""
    whole = scene.fonts.width(text, 24, REGULAR)
    return whole if whole <= most else most


def _pile_title(scene: Scene, box: Box, seen: BoardView) -> int:
    say = scene.localizer.say
    cards = seen.centre if seen.is_draft else seen.discard
    title = say("board-centre") if seen.is_draft else say("board-discard")
    most = box.before(min(420, box.width // 2)) if box.width >= _WIDE else box
    return _title(scene, most, title, sum(count for _, count in cards), "glyph-discard")


def _pile(scene: Scene, box: Box, seen: BoardView) -> None:
    """Draw the discard pile by card, or the draft's centre."""
    if seen.is_draft:
        _centre(scene, box, seen)
    elif box.width < _WIDE:
        _grid(scene, box, dict(seen.discard))
    else:
        _row(scene, box, dict(seen.discard))


def _centre(scene: Scene, box: Box, seen: BoardView) -> None:
    """Draw the cards in the draft's centre."""
    height = min(box.height, 168)
    width = height * 5 // 7
    cards = [card for card, count in seen.centre for _ in range(count)]
    for number, card in enumerate(cards):
        scene.sprite(Box(box.left + number * (width + 14), box.top, width, height), f"card-{card}")


def _grid(scene: Scene, box: Box, cards: Mapping[Card, int]) -> None:
    """Draw a column for each Domain and a row for each Age."""
    height = min((box.height - 2 * 8) // 3, 84)
    for code, place in zip(_SHOWN, box.columns(6, 6), strict=True):
        for age in (1, 2, 3):
            card = Card(f"{code}{age}")
            if card in KINDS:
                at = Box(place.left, box.top + (age - 1) * (height + 8), place.width, height)
                _counted(scene, at, card, cards.get(card, 0))


def _counted(scene: Scene, box: Box, card: Card, count: int) -> None:
    """Draw a card, with its number beside it."""
    theme = scene.theme
    face = Box(box.left, box.top, box.height * 5 // 7, box.height)
    _mini(scene, face, card, count)
    if count:
        scene.words(box.after(face.width + 6), str(count), 32, theme.text, weight=BLACK)


def _mini(scene: Scene, box: Box, card: Card, count: int) -> None:
    if count:
        scene.sprite(box, f"card-{card}")
    else:
        scene.plate(box, scene.theme.panel, radius=6, edge=scene.theme.empty, stroke=2)


def _row(scene: Scene, box: Box, cards: Mapping[Card, int]) -> None:
    """Draw all fifteen kinds side by side, with their numbers below."""
    theme = scene.theme
    kinds = sorted(KINDS, key=lambda card: (_SHOWN.index(card[0]), card[1]))
    gap = 10
    each = (box.width - (len(DOMAINS) - 1) * gap) // len(kinds)
    width = each - 4
    height = width * 7 // 5
    left = box.left
    for number, card in enumerate(kinds):
        if number and card[0] != kinds[number - 1][0]:
            left += gap
        count = cards.get(card, 0)
        _mini(scene, Box(left, box.top, width, height), card, count)
        if count:
            at = Box(left - 2, box.top + height + 2, each, box.height - height - 2)
            scene.words(at, str(count), 32, theme.text, weight=BLACK, align=0.5)
        left += each
