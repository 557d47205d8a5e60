"""The board of a public message: Domains as columns, and players as rows in the order of their turns, for comparison.

Clients show a picture about 340 pixels wide on a phone, and 550 x 350 on a desktop, so that no text in it is smaller
than `LEAST`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.drawing import painter
from bot.drawing.avatars import avatar_of
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD, REGULAR, legible
from bot.drawing.look import Look
from bot.drawing.scene import Part, Scene
from bot.drawing.theme import Colour
from bot.games.civ.pictures.area import PLACES
from bot.games.civ.pictures.comparison_row import GAP, LEAST, ROWS, SIDE, cells_of, draw_medal, seat_row
from bot.games.civ.pictures.view import BoardView, view
from bot.games.civ.rules import Card, Event, Observation, Seat
from bot.games.civ.rules.cards import AGES
from bot.games.civ.words.ending import without_winners
from bot.games.civ.words.naming import letter
from bot.i18n.catalogue import Localizer

_WIDTH: Final = 1100
_MARGIN: Final = 10
_HEAD: Final = 85
_NAME: Final = 230
"""Most pixels of a name in the smallest size, so that a sentence about two people has room."""
_LETTER: Final = 48
_LEGEND: Final = 62
_DISCARD: Final = 46
_DECK: Final = 46
_BADGE: Final = 58
_NONE: Final = "·"


def comparison_scene(
    observation: Observation,
    names: Sequence[str],
    localizer: Localizer,
    look: Look,
    *,
    changed: Sequence[Event] = (),
    avatars: Sequence[bytes | None] = (),
    own: Seat | None = None,
) -> Scene:
    """Return the table laid out, at least as wide as 11 : 7.

    From top to bottom: whose turn it is, the Domains, a row for each player, the discard pile, and the deck. The row of
    the seat `own` is highlighted. `changed` and `avatars` as in `board_scene`, which shows every card.
    """
    short = [look.fonts.fit(name, LEAST, BOLD, _NAME) for name in legible(names, look.fonts)]
    seen = view(observation, short, localizer, changed)
    tall = ROWS[len(seen.seats)]
    height = _MARGIN + _HEAD + _LEGEND + len(seen.seats) * (tall + GAP) + _DISCARD + GAP + _DECK + _MARGIN
    scene = Scene(_WIDTH, height, look, localizer)
    inner = Box(_MARGIN, _MARGIN, _WIDTH - 2 * _MARGIN, height)
    _head(scene, inner.row(0, _HEAD), seen)
    top = _HEAD
    sizes = observation.level_sizes
    scene.place(inner.left, inner.top + top, _legend(look, localizer, inner.width, sizes, observation.hegemony_size))
    top += _LEGEND
    for place in range(len(seen.seats)):
        # in the order of their turns, beginning with the First Player
        seat = seen.seats[(observation.first + place) % len(seen.seats)]
        avatar = avatar_of(avatars, seat.seat)
        is_own = own == seat.seat
        seat_row(scene, inner.row(top, tall), seat, place + 1, avatar=avatar, is_own=is_own, is_over=bool(seen.outcome))
        top += tall + GAP
    _discard_line(scene, inner.row(top, _DISCARD), seen)
    _deck_line(scene, inner.row(top + _DISCARD + GAP, _DECK), seen)
    return scene


comparison_picture = painter.to_png(comparison_scene)
"""Returns what `comparison_scene` lays out, as a PNG."""


def _head(scene: Scene, box: Box, seen: BoardView) -> None:
    """Draw whose turn it is and what they have to do, or who has won and how."""
    theme, look, localizer = scene.theme, scene.look, scene.localizer
    top = box.row(-3, 52).inset(4, 0)
    used = scene.words(top, seen.turn_number, 32, theme.soft, weight=BOLD, align=1.0)
    room = top.before(used + 20)
    sizes, names = (52, 48, 42, 36, LEAST), seen.headline_names
    title = _line(look, localizer, seen.headline, room.width, room.height, sizes, theme.accent, BLACK, names)
    scene.place(room.left, room.top, title)
    bottom = box.row(47, 38).inset(4, 0)
    text, sizes, weight = seen.phase, (36, 34, 32, LEAST), BOLD
    if seen.outcome:
        text, sizes, weight = without_winners(seen.outcome, seen.headline), (34, 32, LEAST), REGULAR
    room = bottom.width - scene.fonts.width(text, LEAST, weight) - 24
    bottom = bottom.before(_used(scene, bottom, seen, max(room, bottom.width // 3)))
    scene.place(
        bottom.left, bottom.top, _line(look, localizer, text, bottom.width, bottom.height, sizes, theme.text, weight)
    )


def _used(scene: Scene, box: Box, seen: BoardView, room: int) -> int:
    """Draw the Domains whose effects were used this turn, at the right; return the width used.

    If words take more than `room` pixels, signs replace them.
    """
    said = [
        (scene.localizer.say("board-used-permanent"), "glyph-area", seen.used_permanent),
        (scene.localizer.say("board-used-sacrifice"), "glyph-discard", seen.used_sacrifice),
    ]
    groups = [group for group in said if group[2]]
    letters = sum(len(domains) for _, _, domains in groups) * _LETTER
    worded = letters + sum(scene.fonts.width(text, LEAST, BOLD) + 26 for text, _, _ in groups)
    left = box
    for text, glyph, domains in reversed(groups):
        for domain in reversed(domains):
            _letter(scene, Box(left.right - _LETTER + 4, box.top, _LETTER - 4, 38), domain)
            left = left.before(_LETTER)
        if worded <= room:
            used = scene.words(left.before(4), text, LEAST, scene.theme.soft, weight=BOLD, align=1.0)
            left = left.before(used + 26)
        else:
            scene.sprite(Box(left.right - 40, box.top + 3, 34, 34), glyph, tint=scene.theme.soft)
            left = left.before(58)
    return box.width - left.width


def _letter(scene: Scene, box: Box, domain: str) -> None:
    """Draw a Domain's letter in its colour."""
    ink = scene.theme.domains[domain]
    text = letter(scene.localizer, domain)
    scene.plate(box, ink.fill, radius=8, edge=ink.edge, stroke=2)
    scene.words(box, text, LEAST, ink.on, weight=BLACK, align=0.5)


@lru_cache(64)
def _line(
    look: Look,
    localizer: Localizer,
    text: str,
    width: int,
    height: int,
    sizes: Sequence[int],
    colour: Colour,
    weight: str,
    names: tuple[str, ...] = (),
) -> Part:
    """Return a line of text as a part of its own width; pasting one is faster than drawing it in each picture."""
    scene = Scene(width, height, look, localizer)
    used = scene.largest(Box(0, 0, width, height), text, sizes, colour, weight=weight, names=names)
    scene.width = max(1, used)
    return scene.part(look.theme.ground)


@lru_cache(16)
def _legend(look: Look, localizer: Localizer, width: int, level_sizes: tuple[int, int], hegemony: int) -> Part:
    """Return a line with how many cards levels and Hegemony need, at the left, and then the Domains."""
    scene = Scene(width, _LEGEND, look, localizer)
    box, theme = Box(0, 0, width, _LEGEND), look.theme
    left = box.inset(8, 0).before(box.width - SIDE)
    for level, size in enumerate((*level_sizes, hegemony), start=1):
        sign = left.middle(40, 40, 0)
        if level > len(level_sizes):
            scene.sprite(sign.inset(-2), "hegemony")
        else:
            draw_medal(scene, sign, level)
        left = left.after(48)
        left = left.after(scene.words(left, str(size), 36, theme.text, weight=BLACK) + 26)
    for code, place in zip(PLACES, cells_of(box.inset(4, 0)), strict=True):
        text = letter(scene.localizer, code)
        middle = place.middle(_BADGE + 6 + scene.fonts.width(text, 42, BLACK), _LEGEND)
        scene.sprite(middle.middle(_BADGE, _BADGE, 0), f"domain-{code}")
        scene.words(middle.after(_BADGE + 6), text, 42, theme.text, weight=BLACK)
    return scene.part(theme.ground)


def _discard_line(scene: Scene, box: Box, seen: BoardView) -> None:
    """Draw how many cards are discarded, or lie in the draft's centre; under each Domain, how many of each Age."""
    theme, say = scene.theme, scene.localizer.say
    cards = dict(seen.centre if seen.is_draft else seen.discard)
    left = box.before(box.width - SIDE).inset(8, 0)
    scene.sprite(left.middle(38, 38, 0), "glyph-discard", tint=theme.soft)
    left = left.after(46)
    left = left.after(scene.words(left, str(sum(cards.values())), 40, theme.text, weight=BLACK) + 10)
    title = say("board-centre") if seen.is_draft else say("board-discard")
    title_part = _line(scene.look, scene.localizer, title, left.width, left.height, (34, 32, LEAST), theme.soft, BOLD)
    scene.place(left.left, left.top, title_part)
    for code, place in zip(PLACES, cells_of(box.inset(4, 0)), strict=True):
        counts = tuple(cards.get(Card(f"{code}{age}"), 0) for age in AGES)
        scene.place(place.left, place.top, _discarded(scene.look, scene.localizer, code, counts, place.width))


@lru_cache(512)
def _discarded(look: Look, localizer: Localizer, code: str, counts: tuple[int, ...], width: int) -> Part:
    """Return a Domain's letter with the number of its cards by Age."""
    scene = Scene(width, _DISCARD, look, localizer)
    box, theme = Box(0, 0, width, _DISCARD), look.theme
    scene.plate(box, theme.panel, radius=10)
    inner = box.inset(8, 0)
    if not any(counts):
        scene.words(inner, _NONE, 36, theme.soft, weight=BLACK, align=0.5)
        return scene.part(theme.ground)
    ink = theme.domains[code]
    text = letter(scene.localizer, code)
    plate = Box(inner.left - 4, inner.top + 4, max(38, scene.fonts.width(text, LEAST, BLACK) + 8), inner.height - 8)
    scene.plate(plate, ink.fill, radius=8, edge=ink.edge, stroke=2)
    scene.words(plate, text, LEAST, ink.on, weight=BLACK, align=0.5)
    texts = [str(count) if count else _NONE for count in counts]
    widths = [scene.fonts.width(text, LEAST, BOLD) for text in texts]
    left = inner.after(plate.width)
    between = max(0, left.width - sum(widths)) / len(texts)
    for number, text in enumerate(texts):
        place = left.after(round(sum(widths[:number]) + between * (number + 0.5)))
        scene.words(place, text, LEAST, theme.soft if text == _NONE else theme.text, weight=BOLD)
    return scene.part(theme.ground)


def _deck_line(scene: Scene, box: Box, seen: BoardView) -> None:
    """Draw the deck by Age, or that this is the final round; the Culture coin at the right."""
    theme = scene.theme
    left = box.inset(8, 0)
    if seen.is_final_round:
        text = scene.localizer.say("board-final-round")
        plate = box.before(box.width - scene.fonts.width(text, 36, BLACK) - 84)
        scene.plate(plate, theme.gold, radius=14)
        scene.sprite(plate.inset(14, 0).middle(38, 38, 0), "final-round")
        scene.words(plate.after(64), text, 36, theme.on_gold, weight=BLACK)
        left = left.after(plate.width + 20)
    else:
        scene.sprite(left.middle(38, 38, 0), "glyph-deck", tint=theme.soft)
        left = left.after(46)
        left = left.after(scene.words(left, str(sum(seen.pile)), 40, theme.text, weight=BLACK) + 22)
        left = left.after(_ages(scene, left, seen.pile))
    coin = left.after(24 + 54)
    coin_part = _line(scene.look, scene.localizer, seen.coin, coin.width, coin.height, (LEAST,), theme.soft, BOLD)
    scene.sprite(coin.middle(coin_part.width, coin.height, 1).moved(-54, 0).middle(44, 44, 0), "coin")
    scene.place(coin.right - coin_part.width, coin.top, coin_part)


def _ages(scene: Scene, box: Box, pile: tuple[int, int, int]) -> int:
    """Draw a back for each Age with the number of cards left; return the width used."""
    used = 0
    for age, count in enumerate(pile, start=1):
        if not count:
            continue
        scene.sprite(box.after(used).middle(32, 44, 0), f"back-{age}")
        used += 38
        if count < sum(pile):
            used += scene.words(box.after(used), str(count), 32, scene.theme.text, weight=BOLD) + 20
    return used
