"""The board of a public message: a panel for each player, and the middle of the table.

Clients show a picture about 340 pixels wide on a phone, and 550 x 350 on a desktop, so that no text in it is smaller
than `LEAST`.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.drawing import palette_painter
from bot.drawing.avatars import avatar_of
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD, REGULAR, legible
from bot.drawing.look import Look
from bot.drawing.scene import Fan, Part, Scene
from bot.drawing.theme import Colour
from bot.games.civ.pictures.area import PLACES
from bot.games.civ.pictures.compact_panel import HEAD, LEAST, PAD, panel
from bot.games.civ.pictures.diagrams import add_badge
from bot.games.civ.pictures.view import BoardView, view
from bot.games.civ.rules import Card, Event, Observation, Seat
from bot.games.civ.rules.cards import AGES
from bot.games.civ.words.ending import without_winners
from bot.games.civ.words.naming import letter
from bot.i18n.catalogue import Localizer

_WIDTH: Final = 1100
_MARGIN: Final = 10
_HEAD: Final = 85
_GAP: Final = 6
_TALL: Final = {2: 340, 3: 292, 4: 268}
"""Height of a panel, by the number of players."""
_LINE: Final = 46
_CENTRE: Final = 168
"""Height of the cards in the draft's centre."""
_NAME: Final = 230
"""Most pixels of a name in the smallest size, so that a sentence about two people has room."""
_LETTER: Final = 48
_BADGE: Final = 36
_CARD: Final = 26
_STEP: Final = 9


def compact_board_scene(
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

    Players sit clockwise from the top left in the order of their turns; the middle of the table is below them, or in
    the free place. The panel of the seat `own` is highlighted. `changed` and `avatars` as in `board_scene`, which
    shows cards larger, and the discard pile by card.
    """
    short = [look.fonts.fit(name, LEAST, BOLD, _NAME) for name in legible(names, look.fonts)]
    seen = view(observation, short, localizer, changed)
    players = len(seen.seats)
    tall = HEAD + 2 * PAD if seen.is_draft else _TALL[players]
    rows = (players + 1) // 2
    has_free_place = players % 2 == 1 and not seen.is_draft
    below = _HEAD + rows * (tall + _GAP)
    height = below + (-_GAP if has_free_place else _middle_height(seen)) + 2 * _MARGIN
    scene = Scene(_WIDTH, height, look, localizer)
    inner = Box(_MARGIN, _MARGIN, _WIDTH - 2 * _MARGIN, height)
    _head(scene, inner.row(0, _HEAD), seen, observation)
    places = [_place(inner, number, tall) for number in (0, 1, 3, 2)[: 2 * rows]]
    for number in range(players):
        seat = seen.seats[(observation.first + number) % players]
        panel(
            scene,
            places[number],
            seat,
            number + 1,
            observation.level_sizes,
            avatar=avatar_of(avatars, seat.seat),
            is_own=own == seat.seat,
            is_over=bool(seen.outcome),
        )
    if has_free_place:
        _free_place(scene, places[3].inset(10, 4), seen)
    else:
        _middle(scene, inner.row(below, height), seen)
    return scene


compact_board_picture = palette_painter.to_png(compact_board_scene)
"""Returns what `compact_board_scene` lays out, as a PNG."""


def _place(inner: Box, number: int, tall: int) -> Box:
    """Return the box of a panel, two in a row."""
    place = inner.columns(2, _GAP)[number % 2]
    return Box(place.left, inner.top + _HEAD + number // 2 * (tall + _GAP), place.width, tall)


def _middle_height(seen: BoardView) -> int:
    """Return the height of the middle of the table below the panels."""
    if seen.is_draft:
        return _LINE + (_LINE + _CENTRE if seen.centre else 0)
    return _LINE if len(seen.seats) == 4 else 2 * _LINE


def _middle(scene: Scene, box: Box, seen: BoardView) -> None:
    """Draw deck, discard pile and coin below the panels: on one line, or with words and piles where there is room."""
    line = box.row(0, _LINE)
    line = line.after(_deck(scene, line, seen) + 24)
    if len(seen.seats) == 4 and not seen.is_draft:
        line = line.after(_discard(scene, line, seen) + 24)
    _coin(scene, line, seen)
    if seen.is_draft:
        if seen.centre:
            _centre(scene, box.row(_LINE, _LINE + _CENTRE), seen)
    elif len(seen.seats) != 4:
        line = box.row(_LINE, _LINE)
        line = line.after(_discard(scene, line, seen, is_named=True) + 16)
        _piles(scene, line.columns(len(PLACES), 4), seen)


@lru_cache(16)
def _legend(look: Look, localizer: Localizer, level_sizes: tuple[int, int], hegemony: int) -> Part:
    """Return how many cards levels and Hegemony need, and what a laurel stands for, as a part of its own width."""
    scene = Scene(_WIDTH, _LINE, look, localizer)
    (one, two), theme = level_sizes, look.theme
    text = localizer.say("board-legend", one=one, two=two, need=hegemony)
    box = Box(0, 0, _WIDTH, _LINE)
    box = box.after(scene.words(box, text, LEAST, theme.soft, weight=BOLD) + 24)
    scene.sprite(box.middle(34, 34, 0), "laurel", tint=theme.accent)
    box = box.after(40)
    scene.width = box.left + scene.words(box, localizer.say("board-laurel"), LEAST, theme.soft, weight=BOLD)
    return scene.part(theme.ground)


def _free_place(scene: Scene, box: Box, seen: BoardView) -> None:
    """Draw deck, discard pile and coin in the place of a fourth player."""
    _deck(scene, box.row(0, _LINE), seen)
    _discard(scene, box.row(_LINE + 6, _LINE), seen, is_named=True)
    places = [place for row in (0, 1) for place in box.row((2 + row) * _LINE + 8, _LINE).columns(3, 8)]
    _piles(scene, places, seen)
    coin = box.row(4 * _LINE + 10, box.height - 4 * _LINE - 10)
    scene.sprite(coin.middle(44, 44, 0), "coin")
    scene.paragraph(coin.after(54), seen.coin, LEAST, scene.theme.soft, weight=BOLD)


def _head(scene: Scene, box: Box, seen: BoardView, observation: Observation) -> None:
    """Draw whose turn it is and what they have to do, and what levels need; or who has won and how."""
    theme, look, localizer = scene.theme, scene.look, scene.localizer
    top = box.row(-3, 52).inset(4, 0)
    used = scene.words(top, seen.turn_number, 32, theme.soft, weight=BOLD, align=1.0)
    room = top.before(used + 28)
    if not seen.outcome and not seen.is_draft:
        legend = _legend(look, localizer, observation.level_sizes, observation.hegemony_size)
        # in the same place at each turn, whatever its digits are: replays keep each part of a board once
        turn = scene.fonts.width(re.sub(r"\d", "0", seen.turn_number), 32, BOLD)
        room = top.before(turn + 28)
        scene.place(room.right - legend.width, room.top, legend)
        room = room.before(legend.width + 28)
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
    effects = [
        ("board-used-permanent", "glyph-area", seen.used_permanent),
        ("board-used-sacrifice", "glyph-discard", seen.used_sacrifice),
    ]
    groups = [(scene.localizer.say(key), glyph, domains) for key, glyph, domains in effects if domains]
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


def _deck(scene: Scene, box: Box, seen: BoardView) -> int:
    """Draw the deck; return the width used."""
    part = _deck_part(scene.look, scene.localizer, seen.pile, seen.is_final_round)
    scene.place(box.left, box.top, part)
    return part.width


@lru_cache(256)
def _deck_part(look: Look, localizer: Localizer, pile: tuple[int, int, int], is_final_round: bool) -> Part:
    """Return the deck by Age, or that this is the final round, as a part of its own width."""
    scene, theme = Scene(_WIDTH // 2, _LINE, look, localizer), look.theme
    left = Box(0, 0, scene.width, _LINE).inset(8, 0)
    if is_final_round:
        text = localizer.say("board-final-round")
        plate = left.before(left.width - scene.fonts.width(text, 36, BLACK) - 84)
        scene.plate(plate, theme.gold, radius=14)
        scene.sprite(plate.inset(14, 0).middle(38, 38, 0), "final-round")
        scene.words(plate.after(64), text, 36, theme.on_gold, weight=BLACK)
        scene.width = plate.right
    else:
        scene.sprite(left.middle(38, 38, 0), "glyph-deck", tint=theme.soft)
        used = 46 + scene.words(left.after(46), str(sum(pile)), 40, theme.text, weight=BLACK) + 20
        scene.width = 8 + used + _ages(scene, left.after(used), pile)
    return scene.part(theme.ground)


def _ages(scene: Scene, box: Box, pile: tuple[int, int, int]) -> int:
    """Draw a back for each Age with the number of cards left; return the width used."""
    used = 0
    for age, count in enumerate(pile, start=1):
        if not count:
            continue
        scene.sprite(box.after(used).middle(32, 44, 0), f"back-{age}")
        used += 38
        if count < sum(pile):
            used += scene.words(box.after(used), str(count), 32, scene.theme.text, weight=BOLD) + 16
    return used


def _discard(scene: Scene, box: Box, seen: BoardView, *, is_named: bool = False) -> int:
    """Draw how many cards are discarded, with the pile's name if it is to be named; return the width used."""
    count = sum(count for _, count in seen.discard)
    part = _discard_part(scene.look, scene.localizer, count, is_named)
    scene.place(box.left, box.top, part)
    return part.width


@lru_cache(256)
def _discard_part(look: Look, localizer: Localizer, count: int, is_named: bool) -> Part:
    """Return the discard pile's sign and number of cards, and its name, as a part of its own width."""
    scene, theme = Scene(_WIDTH // 2, _LINE, look, localizer), look.theme
    left = Box(0, 0, scene.width, _LINE).inset(8, 0)
    scene.sprite(left.middle(38, 38, 0), "glyph-discard", tint=theme.soft)
    used = 46 + scene.words(left.after(46), str(count), 40, theme.text, weight=BLACK)
    if is_named:
        name = localizer.say("board-discard")
        used += 10 + scene.words(left.after(used + 10), name, LEAST, theme.soft, weight=BOLD)
    scene.width = 8 + used
    return scene.part(theme.ground)


def _piles(scene: Scene, places: Sequence[Box], seen: BoardView) -> None:
    """Draw the discarded cards of each Domain in a place of its own."""
    cards = dict(seen.discard)
    for code, place in zip(PLACES, places, strict=True):
        counts = tuple(cards.get(Card(f"{code}{age}"), 0) for age in AGES)
        scene.place(place.left, place.top, _pile(scene.look, scene.localizer, code, counts, place.width))


@lru_cache(512)
def _pile(look: Look, localizer: Localizer, code: str, counts: tuple[int, ...], width: int) -> Part:
    """Return a Domain's badge with the number of its discarded cards, and the cards side by side."""
    scene = Scene(width, _LINE, look, localizer)
    box, theme, total = Box(0, 0, width, _LINE), look.theme, sum(counts)
    add_badge(scene, box.middle(_BADGE, _BADGE, 0), code, is_faint=not total)
    left = box.after(_BADGE + 4)
    if total:
        left = left.after(scene.words(left, str(total), 32, theme.text, weight=BLACK) + 5)
        step = min(_STEP, (left.width - _CARD) // (total - 1)) if total > 1 else 0
        if left.width >= _CARD and (total == 1 or step >= 1):
            names = tuple(f"card-{code}{age}" for age, count in zip(AGES, counts, strict=True) for _ in range(count))
            height = _CARD * 7 // 5
            scene.add(Fan(left.middle(_CARD + step * (total - 1), height, 0), names, _CARD, height, step))
    return scene.part(theme.ground)


def _centre(scene: Scene, box: Box, seen: BoardView) -> None:
    """Draw the name of the draft's centre, and its cards below."""
    title = scene.localizer.say("board-centre")
    scene.words(box.row(0, _LINE).inset(8, 0), title, 34, scene.theme.soft, weight=BOLD)
    width = _CENTRE * 5 // 7
    cards = [card for card, count in seen.centre for _ in range(count)]
    for number, card in enumerate(cards):
        scene.sprite(Box(box.left + 8 + number * (width + 14), box.top + _LINE, width, _CENTRE), f"card-{card}")


def _coin(scene: Scene, box: Box, seen: BoardView) -> None:
    """Draw where the Culture coin lies, at the right."""
    room, names, look = box.after(54), seen.coin_names, scene.look
    part = _line(look, scene.localizer, seen.coin, room.width, room.height, (LEAST,), look.theme.soft, BOLD, names)
    scene.sprite(room.middle(part.width, room.height, 1).moved(-54, 0).middle(44, 44, 0), "coin")
    scene.place(room.right - part.width, room.top, part)
