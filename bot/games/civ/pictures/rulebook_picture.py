"""The small picture of a page of the rules: the cards that it is about, and what happens to them in signs."""

from collections.abc import Sequence
from typing import Final

from bot.drawing import painter
from bot.drawing.box import Box
from bot.drawing.look import Look
from bot.drawing.scene import Face, Scene
from bot.games.civ.pictures import diagrams
from bot.games.civ.pictures.diagrams import APART, AREA, CROWN, DECK, DISCARD, HAND, OTHERS, TO, diagram
from bot.games.civ.rules.cards import AGES, DOMAINS
from bot.games.civ.rules.effect_table import HAND_LIMITS
from bot.games.civ.rules.setup import DEALT, DRAFT, HEGEMONY
from bot.games.civ.words import words
from bot.games.civ.words.naming import letter
from bot.games.civ.words.rulebook import Topic
from bot.games.civ.words.rulebook_text import LAYOUT, cards_of
from bot.i18n.catalogue import Localizer

_WIDTH: Final = 1100
_MARGIN: Final = 20
_FACE: Final = (150, 210)
_LINE: Final = 84
_BADGES: Final = tuple(f"badge-{code}" for code in LAYOUT)
_BACKS: Final = tuple(f"back-{age}" for age in AGES)
SIGNS: Final[dict[str, tuple[str, ...]]] = {
    "goal": (*_BADGES, APART, CROWN, "laurel"),
    "setup": (*_BACKS, TO, HAND),
    "draft": (
        *("back-1",) * DEALT[DRAFT],
        TO,
        "1",
        HAND,
        APART,
        OTHERS,
        TO,
        "back-1",
        TO,
        OTHERS,
        APART,
        "card-M1",
        "card-S1",
        TO,
        AREA,
    ),
    "turn": ("1", HAND, TO, AREA, APART, "2", "badge-M1", "badge-S2", APART, "3", DECK, TO, HAND),
    "playing": (HAND, TO, "card-E1", TO, AREA),
    "effects": ("badge-M1", "badge-M2", APART, "badge-U1", "badge-U2", APART, "card-E2", TO, DISCARD),
    "handsize": (
        *(DECK, TO, HAND, str(HAND_LIMITS[0]), APART, "badge-R1", str(HAND_LIMITS[1])),
        *(APART, "badge-R2", str(HAND_LIMITS[2])),
    ),
    "end": (DECK, "0", TO, "final-round", TO, "laurel", APART, CROWN),
    "hegemony": (*(f"card-C{1 + number % 3}" for number in range(HEGEMONY[2])), TO, CROWN),
    "points": (*_BADGES, TO, "laurel"),
    "teams": ("1", OTHERS, APART, "2", OTHERS, TO, "laurel"),
    "open": ("card-M1", "card-R2", "card-U3", APART, *_BACKS),
    "talk": (OTHERS, "?", "!", OTHERS),
    "leaving": ("left-game", TO, DISCARD),
    "tournaments": ("laurel", APART, "card-R1", "card-R1", "card-R1", "card-M1", TO, "first-player"),
    "refereeing": ("card-M1", "card-M1", TO, DISCARD),
    "fair": (DECK, TO, HAND, HAND, HAND),
    "undo": (AREA, TO, HAND),
}
"""Signs of the pages that are not about one Domain; `rules-TOPIC-alt` says the same in words."""


def strip_picture(topic: Topic, localizer: Localizer, look: Look) -> bytes:
    """Return the picture of a page as a PNG. Raises `KeyError` if it has none (see `has_strip`)."""
    return painter.encode(painter.paint(strip_scene(topic, localizer, look)), look)


def has_strip(topic: Topic) -> bool:
    """Return whether a page has such a picture."""
    return bool(topic.domain) or topic.id in SIGNS


def strip_scene(topic: Topic, localizer: Localizer, look: Look) -> Scene:
    """Return a page's picture laid out: a Domain's cards with effects beside them, or one line of signs."""
    height = _FACE[1] if topic.domain else 130
    scene = Scene(_WIDTH, height + 2 * _MARGIN, look, localizer)
    plate = Box(0, 0, _WIDTH, scene.height)
    edge = look.theme.domains[topic.domain].edge if topic.domain else look.theme.empty
    scene.plate(plate, look.theme.panel, radius=22, edge=edge, stroke=5)
    inner = plate.inset(_MARGIN + 6, _MARGIN)
    if topic.domain:
        _effects(scene, inner, topic)
    else:
        diagrams.draw(scene, inner.row(14, height - 28), SIGNS[topic.id], align=0.5)
    return scene


def _effects(scene: Scene, box: Box, topic: Topic) -> None:
    used = _cards(scene, box, topic.domain)
    room = box.after(used + 34)
    number = DOMAINS.index(topic.domain)
    lines: list[Sequence[str]] = []
    for level in topic.levels:
        is_levelled = level != "sacrifice" and topic.domain != "C"
        sign = (f"badge-{topic.domain}{level}", APART) if is_levelled else ()
        lines.append((*sign, *diagram(number, topic.domain, level)))
    above = (room.height - len(lines) * _LINE - (len(lines) - 1) * 20) // 2
    for place, signs in enumerate(lines):
        diagrams.draw(scene, room.row(above + place * (_LINE + 20), _LINE), signs, align=0.5)


def _cards(scene: Scene, box: Box, code: str) -> int:
    """Draw every kind of card of a Domain with its name; return the width used."""
    width, height = _FACE
    cards = cards_of(code)
    for number, card in enumerate(cards):
        place = Box(box.left + number * (width + 14), box.top, width, height)
        scene.add(Face(place, card, letter(scene.localizer, code), words.card(scene.localizer, card)))
    return len(cards) * (width + 14) - 14
