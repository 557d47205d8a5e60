"""Badges of Domains, and effects as a line of signs, such as one card from the hand to the play area.

An effect's signs always come with the same in words.
"""

from collections.abc import Sequence
from typing import Final

from bot.drawing.box import Box
from bot.drawing.fonts import BLACK
from bot.drawing.scene import Arrow, Badge, Scene
from bot.games.civ.rules.effect_table import BY_LEVEL, HAND_LIMITS, LEAP, SACRIFICES, Effect, Zone
from bot.games.civ.words.naming import Level, letter

TO: Final = ">"
APART: Final = ""
HAND: Final = "glyph-hand"
AREA: Final = "glyph-area"
DISCARD: Final = "glyph-discard"
DECK: Final = "glyph-deck"
OTHERS: Final = "glyph-players"
COIN: Final = "coin"
CROWN: Final = "hegemony"
_CARDS: Final = ("card-", "back-")
_FLAT: Final = "glyph-"
"""Prefix of drawings in one colour, that of the text."""
_SIGNS: Final = {
    Zone.HAND: (HAND,),
    Zone.AREA: (AREA,),
    Zone.DISCARD: (DISCARD,),
    Zone.OTHER_HAND: (OTHERS, TO, HAND),
    Zone.OTHER_COLUMN: (OTHERS,),
}
"""Signs of the places of a card."""
_SACRIFICES: Final[dict[str, tuple[str, ...]]] = {
    "M": (TO, DISCARD, APART, "1", AREA, TO, DISCARD, APART, OTHERS, "−1"),
    "R": (TO, DISCARD, APART, OTHERS, TO, HAND, TO, OTHERS),
    "E": (TO, "embargo", TO, OTHERS),
    "S": (TO, DISCARD, APART, str(LEAP), DECK, TO, HAND, TO, DISCARD),
    "U": (TO, "democracy", TO, OTHERS, CROWN, "+1"),
}
"""By Domain, what follows the card of a sacrifice effect that does more than move the cards it asks for."""


def diagram(domain: int, code: str, level: Level) -> tuple[str, ...]:
    """Return the signs of an effect: names of drawings, `TO`, `APART`, and texts.

    `domain` is the index of `code` in `DOMAINS`.
    """
    if level == "sacrifice":
        card = f"card-{code}{3 if code == 'U' else 2 if code == 'R' else 1}"
        return card, *(_SACRIFICES.get(code) or (TO, DISCARD, APART, *_moves(SACRIFICES[domain])))
    if code == "R":
        return HAND, str(HAND_LIMITS[level])
    if code == "C":
        return OTHERS, TO, COIN, TO, AREA
    return _moves(BY_LEVEL[domain][level])


def _moves(effect: Effect) -> tuple[str, ...]:
    """Return, for each step of an effect, the number of cards, where they come from, and where they go."""
    signs: list[str] = []
    for step in effect.steps:
        moved = *_SIGNS[step.source], TO, *_SIGNS[step.goal]
        signs += [*([APART] if signs else []), str(effect.owes.count(step.word)), *moved]
    return tuple(signs)


def draw(scene: Scene, box: Box, signs: Sequence[str], *, align: float = 0.0) -> int:
    """Draw the signs in a line as high as the box, smaller if it would be too wide; return the width used."""
    unit = box.height
    # step by step: gaps and letters are rounded, so that the width is not proportional to the size
    while _width(scene, signs, unit) > box.width and unit > 12:
        unit -= 1
    width = _width(scene, signs, unit)
    left = box.left + round((box.width - width) * align)
    for sign in signs:
        place = Box(left, box.top, _across(scene, sign, unit), box.height)
        _sign(scene, place, sign, unit)
        left = place.right + _gap(unit)
    return width


def _sign(scene: Scene, place: Box, sign: str, unit: int) -> None:
    theme = scene.theme
    if sign == TO:
        scene.add(Arrow(place.middle(place.width, round(unit * 0.46)), theme.soft))
    elif sign.startswith(_CARDS):
        scene.sprite(place.middle(unit * 5 // 7, unit), sign)
    elif sign.startswith("badge-"):
        add_badge(scene, place.middle(unit, unit), sign[6], level=int(sign[7:] or 0))
    elif sign in scene.look.sprites.names():
        tint = theme.text if sign.startswith(_FLAT) else None
        scene.sprite(place.middle(unit, unit), sign, tint=tint)
    elif sign:
        scene.words(place, sign, _letters(unit), theme.accent, weight=BLACK)


def _width(scene: Scene, signs: Sequence[str], unit: int) -> int:
    return sum(_across(scene, sign, unit) for sign in signs) + _gap(unit) * (len(signs) - 1)


def _across(scene: Scene, sign: str, unit: int) -> int:
    if sign == APART:
        return unit // 4
    if sign == TO:
        return round(unit * 0.42)
    if sign.startswith(_CARDS):
        return unit * 5 // 7
    if sign.startswith("badge-") or sign in scene.look.sprites.names():
        return unit
    return scene.fonts.width(sign, _letters(unit), BLACK)


def _gap(unit: int) -> int:
    return max(2, unit // 8)


def _letters(unit: int) -> int:
    return round(unit * 0.8)


def add_badge(scene: Scene, box: Box, domain: str, *, level: int = 0, is_faint: bool = False) -> None:
    """Add a Domain's badge in a square box, with the medal of a level unless it is 0."""
    scene.add(Badge(box, domain, letter(scene.localizer, domain), level, is_faint))
