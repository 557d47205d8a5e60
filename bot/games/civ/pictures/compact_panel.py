"""A player's panel on the board of a public message: a line for the player, and the play area R M E / S C U (§10.5)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.drawing.avatars import round_avatar
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD
from bot.drawing.look import Look
from bot.drawing.scene import Arrow, Avatar, Fan, Part, Scene, Track
from bot.drawing.theme import Colour
from bot.games.civ.pictures.diagrams import add_badge
from bot.games.civ.pictures.view import ColumnView, SeatView
from bot.games.civ.rules.observation import CULTURE
from bot.i18n.catalogue import Localizer

LEAST: Final = 30
"""Smallest size of text: 9 pixels if a picture 1100 wide is shown 342 wide."""
HEAD: Final = 48
PAD: Final = 6
"""Pixels between a panel's edge and what is in it, and between two columns."""
_BACK: Final = 24
_NAME: Final = (40, 38, 36, 34, 32, LEAST)
_LEAST_BACKS: Final = 44
_LEAST_BACK_STEP: Final = 6
_COUNTS: Final = (54, 50, 46, 42, 38, 34, LEAST)
_BADGE: Final = 44
_MEDAL: Final = 38
_CHIP: Final = 32
_INSET: Final = 8
_SIGN: Final = 34
_CARD: Final = 64
"""Most pixels of a card's height."""
_LEAST_CARD: Final = 14
"""Fewest pixels of a card's width."""
_LEAST_STEP: Final = 2
"""Fewest pixels of a card that another one covers."""
_TALL: Final = 120
"""Height of a column from which numbers and track are larger."""


def panel(
    scene: Scene,
    box: Box,
    seen: SeatView,
    order: int,
    level_sizes: tuple[int, ...],
    *,
    avatar: bytes | None,
    is_own: bool,
    is_over: bool,
) -> None:
    """Draw the panel; its head is on gold if the seat is on turn or has won, its edge is dark if it is the viewer's.

    `order` is the place in the order of turns, from 1; it is not shown once the game is over. A panel as tall as its
    head has no play area.
    """
    theme = scene.theme
    is_marked = seen.is_turn or seen.is_winner
    edge = theme.gold if is_marked else theme.sides[seen.team - 1] if seen.team and seen.alive else None
    edge = theme.text if is_own else edge
    scene.place(box.left, box.top, _plate(scene.look, scene.localizer, box.width, box.height, edge))
    inner = box.inset(PAD)
    held = replace(seen, columns=(), is_first=seen.is_first and not is_over)
    order = 0 if is_over else order
    scene.place(inner.left, inner.top, _head(scene.look, scene.localizer, held, order, inner.width, avatar))
    below = inner.row(HEAD + PAD, inner.height - HEAD - PAD)
    if below.height <= 0:
        return
    if not seen.alive:
        _draw_left(scene, below)
        return
    height = (below.height - PAD) // 2
    places = [place for top in (0, height + PAD) for place in below.row(top, height).columns(3, PAD)]
    for column, place in zip(seen.columns, places, strict=True):
        won = seen.is_winner and column.count >= column.need if is_over else None
        part = _cell(scene.look, scene.localizer, column, won, place.width, place.height, level_sizes)
        scene.place(place.left, place.top, part)


@lru_cache(32)
def _plate(look: Look, localizer: Localizer, width: int, height: int, edge: Colour | None) -> Part:
    """Return the plate under a panel, as a part, which is pasted faster than a plate is drawn."""
    scene = Scene(width, height, look, localizer)
    scene.plate(Box(0, 0, width, height), look.theme.panel, radius=16, edge=edge, stroke=5 if edge else 0)
    return scene.part(look.theme.ground)


def _draw_left(scene: Scene, box: Box) -> None:
    """Draw, in place of columns, that a player has left."""
    theme = scene.theme
    scene.plate(box, theme.cell, radius=12)
    side, text = 72, scene.localizer.say("board-left")
    middle = box.middle(min(box.width - 24, side + 20 + scene.fonts.width(text, 36, BOLD)), box.height)
    scene.sprite(middle.middle(side, side, 0), "left-game", tint=theme.soft)
    scene.words(middle.after(side + 20), text, 36, theme.soft, weight=BOLD)


@lru_cache(256)
def _head(look: Look, localizer: Localizer, seen: SeatView, order: int, width: int, avatar: bytes | None) -> Part:
    """Return place in the order of turns (unless 0), name, hand and points as a line. `seen` needs no columns."""
    scene = Scene(width, HEAD, look, localizer)
    theme, box = look.theme, Box(0, 0, width, HEAD)
    is_marked = seen.is_turn or seen.is_winner
    ink = theme.on_gold if is_marked else theme.text if seen.alive else theme.soft
    if is_marked:
        scene.plate(box, theme.gold, radius=12)
    inner = _marks(scene, box.inset(8, 0), seen, order, ink)
    if seen.alive:
        inner = _status(scene, inner, seen, ink)
        inner = _hand(scene, inner, seen, ink)
    if seen.team:
        inner = _team(scene, inner, seen)
    size = HEAD - 6
    if avatar and round_avatar(avatar, size) is not None:
        scene.add(Avatar(inner.middle(size, size, 0), avatar))
        inner = inner.after(size + 8)
    # a name that can be read in smaller letters leaves room for the hand
    beside = inner.before(_BACK + _LEAST_BACK_STEP * len(seen.hand_ages) + 12)
    room = beside if scene.fonts.width(seen.name, LEAST, BOLD) <= beside.width else inner
    inner = inner.after(scene.largest(room, seen.name, _NAME, ink, weight=BOLD) + 12)
    if seen.alive and inner.width >= _LEAST_BACKS:
        _backs(scene, inner, seen)
    return scene.part(theme.panel)


def _marks(scene: Scene, box: Box, seen: SeatView, order: int, ink: Colour) -> Box:
    """Draw the place in the order of turns, and the marks of First Player, winner or awaited; return the box left."""
    if order:
        box = box.after(scene.words(box, str(order), 34, ink, weight=BLACK) + 8)
    if seen.is_first:
        scene.sprite(box.middle(28, 28, 0), "first-player", tint=ink)
        box = box.after(34)
    if seen.is_winner:
        scene.sprite(box.middle(38, 38, 0), "laurel", tint=ink)
        box = box.after(46)
    elif seen.is_turn or seen.is_choosing:
        scene.add(Arrow(box.middle(32, 26, 0), ink if seen.is_turn else scene.theme.accent))
        box = box.after(40)
    return box


def _status(scene: Scene, box: Box, seen: SeatView, ink: Colour) -> Box:
    """Draw the points at the right, or in the draft whether the player has chosen; return the box left."""
    if seen.status != "board-points":
        text = scene.localizer.say(seen.status)
        colour = scene.theme.accent if seen.is_choosing else scene.theme.soft
        return box.before(scene.largest(box, text, (32, LEAST), colour, weight=BOLD, align=1.0) + 14)
    used = scene.words(box, str(seen.points), 38, ink, weight=BLACK, align=1.0)
    box = box.before(used + 4)
    scene.sprite(box.middle(34, 34, 1), "laurel", tint=ink)
    return box.before(34 + 14)


def _hand(scene: Scene, box: Box, seen: SeatView, ink: Colour) -> Box:
    """Draw the number of cards and the hand size at the right; return the box left."""
    count, limit = str(len(seen.hand_ages)), _sign(scene.localizer, "board-need", seen.hand_limit)
    written = scene.fonts.width(count, 38, BLACK) + 1, scene.fonts.width(limit, LEAST, BOLD)
    place = box.after(box.width - sum(written) - 38)
    scene.sprite(place.middle(32, 32, 0), "glyph-hand", tint=ink)
    scene.words(place.after(36), count, 38, ink, weight=BLACK)
    scene.words(place.after(36 + written[0]).row(4, HEAD - 4), limit, LEAST, ink, weight=BOLD)
    return box.before(sum(written) + 38 + 12)


def _team(scene: Scene, box: Box, seen: SeatView) -> Box:
    """Draw the team in a word at the right, or as a number alone where there is little room; return the box left."""
    theme, text = scene.theme, scene.localizer.say("team", number=seen.team)
    if scene.fonts.width(text, LEAST, BOLD) + 20 > box.width // 2:
        text = str(seen.team)
    fill = theme.sides[seen.team - 1]
    return box.before(scene.pill(box.row(6, 38), text, LEAST, theme.on_side, fill, align=1.0, pad=10) + 10)


def _backs(scene: Scene, box: Box, seen: SeatView) -> None:
    """Draw the hand from behind at the right, from the oldest Age to the newest."""
    count, height = len(seen.hand_ages), _BACK * 7 // 5
    step = min(_BACK + 2, (box.width - _BACK) // max(1, count - 1))
    if not count or step < 2:
        return
    width = _BACK + step * (count - 1)
    names = tuple(f"back-{age}" for age in seen.hand_ages)
    scene.add(Fan(box.middle(width, height, 1), names, _BACK, height, step))


# as in `column`: a move leaves most cells as they were
@lru_cache(2048)
def _cell(
    look: Look,
    localizer: Localizer,
    seen: ColumnView,
    won: bool | None,
    width: int,
    height: int,
    level_sizes: tuple[int, ...],
) -> Part:
    """Return the cell as a part of that size: the count of what is needed, the cards, and the track to Hegemony.

    `won` is whether this column has won the game, or None while the game goes on.
    """
    theme = look.theme
    scene = Scene(width, height, look, localizer)
    whole = Box(0, 0, width, height)
    is_threat = won is None and seen.is_threat
    fill, ink = theme.cell, theme.text
    if won:
        fill, ink = theme.gold, theme.on_gold
    elif is_threat:
        fill, ink = theme.danger, theme.on_danger
    elif seen.count:
        fill = theme.domains[seen.domain].tint
    scene.plate(whole, fill, radius=12, edge=theme.changed if seen.is_changed else None, stroke=5 * seen.is_changed)
    marks = _marks_of(seen, has_crown=is_threat or won is True)
    is_bare = not (seen.count or marks)
    inner, numbers, track = whole.inset(_INSET, 5), 40, 15
    if height >= _TALL:
        inner, numbers, track = whole.inset(_INSET, 8), 48, 20
    top = inner.row(0, numbers)
    badge = min(_BADGE, numbers)
    add_badge(scene, top.middle(badge, badge, 0), seen.domain, is_faint=is_bare)
    rest = top.after(badge + 5)
    rest = rest.before(_came_chip(scene, rest, seen))
    if not is_bare or seen.is_changed:
        rest = rest.after(_numbers(scene, rest, seen, ink))
    cards = inner.row(numbers + 2, inner.height - numbers - track - 3)
    if is_bare:
        _went_chip(scene, cards, seen, 0)
        return scene.part(theme.panel)
    beside = 1 if marks and rest.width >= _SIGN + 8 else 0
    _strip(scene, rest, marks[:beside], ink)
    signs = len(marks) - beside
    cards = cards.before(_went_chip(scene, cards, seen, signs))
    side = min(_MEDAL, cards.height)
    # the track says the level, too, when markers of all kinds leave no room for the medal
    if seen.level and cards.width - side >= signs * _SIGN:
        draw_medal(scene, cards.middle(side, side, 0), seen.level)
        cards = cards.after(side + 6)
    cards = cards.before(_strip(scene, cards, marks[beside:], ink))
    _stack(scene, cards, seen)
    levels = () if seen.domain == CULTURE else level_sizes
    place = inner.row(inner.height - track, track)
    scene.add(Track(place, seen.domain, seen.count, seen.need, len(seen.democracies), levels, len(seen.came)))
    return scene.part(theme.panel)


def _marks_of(seen: ColumnView, *, has_crown: bool) -> tuple[tuple[str, int], ...]:
    """Return the sprites of what a column is worth and of the markers on it, each with a number."""
    found = (
        ("hegemony", int(has_crown)),
        ("laurel", int(seen.leads)),
        ("embargo", len(seen.embargoes)),
        ("democracy", len(seen.democracies)),
        ("coin", int(bool(seen.coin))),
    )
    return tuple(mark for mark in found if mark[1])


def _numbers(scene: Scene, box: Box, seen: ColumnView, ink: Colour) -> int:
    """Draw the count, and what Hegemony needs; return the width used."""
    need = _need(scene, seen)
    right = scene.fonts.width(need, LEAST, BOLD) + 2
    sizes = [size for size in _COUNTS if size <= box.height + 4]
    used = scene.largest(box.before(right), str(seen.count), sizes, ink, weight=BLACK)
    return used + 2 + scene.words(box.after(used + 2).row(6, box.height - 6), need, LEAST, ink, weight=BOLD)


def _need(scene: Scene, seen: ColumnView) -> str:
    return _sign(scene.localizer, "board-need", seen.need)


def _came_chip(scene: Scene, box: Box, seen: ColumnView) -> int:
    """Draw how many cards came, at the right, unless that leaves too little room for the count; return the width."""
    text, theme, fonts = _sign(scene.localizer, "board-came", len(seen.came)), scene.theme, scene.fonts
    count = fonts.width(str(seen.count), LEAST, BLACK) + fonts.width(_need(scene, seen), LEAST, BOLD) + 4
    if not seen.came or box.width - fonts.width(text, LEAST, BOLD) - 6 < count:
        return 0
    place = Box(box.left, box.top, box.width + 2, _CHIP)
    return scene.pill(place, text, LEAST, theme.on_changed, theme.changed, align=1.0, pad=3)


def _went_chip(scene: Scene, box: Box, seen: ColumnView, signs: int) -> int:
    """Draw how many cards went, at the right, unless that leaves too little room for the signs; return the width."""
    text, theme = _sign(scene.localizer, "board-went", len(seen.went)), scene.theme
    if not seen.went or box.width - scene.fonts.width(text, LEAST, BOLD) - 6 < signs * _SIGN:
        return 0
    place = Box(box.left, box.top, box.width + 2, min(_CHIP, box.height))
    return scene.pill(place, text, LEAST, theme.cell, theme.soft, align=1.0, pad=3) + 2


@lru_cache(256)
def _sign(localizer: Localizer, key: str, count: int) -> str:
    """Return a number with its sign, such as +1 or /7; cached, since wording it takes as long as drawing it."""
    return localizer.say(key, count=count, need=count)


def draw_medal(scene: Scene, box: Box, level: int) -> None:
    """Draw a level's medal, a disc with its number."""
    theme = scene.theme
    scene.plate(box, theme.gold, radius=box.width // 2, edge=theme.on_gold, stroke=3)
    scene.words(box, str(level), LEAST, theme.on_gold, weight=BLACK, align=0.5)


def _stack(scene: Scene, box: Box, seen: ColumnView) -> None:
    """Draw the cards side by side, covering each other where there are many; none where there is no room for all."""
    count = seen.count
    least = _LEAST_STEP * (count - 1)
    width = min(min(box.height, _CARD) * 5 // 7, box.width - least, box.width if count == 1 else box.width * 2 // 3)
    height, room = width * 7 // 5, box.width - width
    step = min(width * 3 // 5, room // (count - 1)) if count > 1 else 0
    if not count or width < _LEAST_CARD or (count > 1 and step < _LEAST_STEP):
        return
    names = tuple(f"card-{seen.domain}{age}" for age in seen.ages)
    scene.add(Fan(box.middle(width + step * (count - 1), height, 0), names, width, height, step))


def _strip(scene: Scene, box: Box, marks: Sequence[tuple[str, int]], ink: Colour) -> int:
    """Draw the signs side by side at the right, smaller if there are many; return the width used."""
    if not marks:
        return 0
    theme = scene.theme
    numbers = [str(count) if count > 1 else "" for _, count in marks]
    written = sum(scene.fonts.width(text, LEAST, BLACK) + 2 for text in numbers if text)
    side = min(box.height, _SIGN, (box.width - written) // len(marks) - 3)
    used = len(marks) * (side + 3) + written
    place = box.after(box.width - used)
    for (name, _), text in zip(marks, numbers, strict=True):
        tint = None if name not in ("laurel", "hegemony") else theme.accent if ink == theme.text else ink
        scene.sprite(place.middle(side, side, 0), name, tint=tint)
        place = place.after(side + 3)
        if text:
            place = place.after(scene.words(place, text, LEAST, ink, weight=BLACK) + 2)
    return used + 4
