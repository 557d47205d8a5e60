"""One player's side of the table, laid out R M E / S C U (§10.5)."""

from collections.abc import Sequence
from typing import Final

from bot.render import pieces
from bot.render.fonts import BLACK, BOLD
from bot.render.scene import Box, Scene
from bot.render.view import ColumnView, SeatView, by_age
from bot.rules import DOMAINS, Domain
from bot.rules.observation import CULTURE

PLACES: Final = tuple(Domain(code) for code in "RMESCU")
"""The Domains as they lie, three in a row (§10.5)."""
HEIGHT: Final = 424
PAD: Final = 14
_HEAD: Final = 108
_GAP: Final = 8
_CELL: Final = 142
_MOST_SLOTS: Final = 9
"""Cards shown one by one; longer columns are counted by Age."""


def area(scene: Scene, box: Box, seen: SeatView, level_sizes: tuple[int, int]) -> None:
    """The panel of one player."""
    theme = scene.theme
    marked = seen.is_turn or seen.is_winner
    scene.plate(box, theme.panel, radius=16, edge=theme.accent if marked else theme.empty, stroke=6 if marked else 2)
    inner = box.inset(PAD)
    _name(scene, inner.row(0, 56), seen)
    _hand(scene, inner.row(60, 42), seen)
    if not seen.alive:
        scene.words(inner.row(_HEAD, 200), scene.speaker.say("board-left"), 44, theme.soft, weight=BOLD, align=0.5)
        return
    width = (inner.width - 2 * _GAP) // 3
    for number, domain in enumerate(PLACES):
        across, down = number % 3, number // 3
        cell = Box(inner.left + across * (width + _GAP), inner.top + _HEAD + down * (_CELL + _GAP), width, _CELL)
        _cell(scene, cell, seen.columns[DOMAINS.index(domain)], level_sizes)


def _name(scene: Scene, box: Box, seen: SeatView) -> None:
    """The name, and what it is marked with at the right."""
    theme, say = scene.theme, scene.speaker.say
    pills = [(say("board-first-player"), theme.on_back, theme.back)] if seen.is_first and not seen.is_winner else []
    if seen.team:
        pills.append((say("team", number=seen.team), theme.ground, theme.sides[seen.team - 1]))
    if seen.is_winner:
        pills.append((say("board-winner"), theme.on_accent, theme.accent))
    right = box
    for text, colour, fill in pills:
        used = scene.pill(right.row(9, 38), text, 24, colour, fill, align=1.0)
        right = right.before(used + 8)
    colour = theme.accent if seen.is_turn else theme.text if seen.alive else theme.soft
    scene.words(right, seen.name, 42, colour, weight=BOLD)


def _hand(scene: Scene, box: Box, seen: SeatView) -> None:
    """The hand from behind, by Age, with its limit; the points at the right."""
    theme, say = scene.theme, scene.speaker.say
    if not seen.alive:
        return
    hand = say("board-hand", count=len(seen.hand_ages), limit=seen.hand_limit)
    used = scene.words(box, hand, 28, theme.soft, weight=BOLD)
    left = box.after(used + 14)
    for age, count in seen.backs:
        pieces.back(scene, Box(left.left, left.top, 32, 42), age, 24)
        left = left.after(38)
        if count > 1:
            left = left.after(scene.words(left, say("board-times", count=count), 28, theme.text, weight=BOLD))
        left = left.after(12)
    status = say(seen.status, count=seen.points)
    scene.words(left, status, 28, theme.accent if seen.status == "board-choosing" else theme.soft, align=1.0)


def _cell(scene: Scene, box: Box, seen: ColumnView, level_sizes: tuple[int, int]) -> None:
    """One column: how many cards of how many, its level, its cards, and what lies on it."""
    theme = scene.theme
    is_threat = seen.is_threat and seen.count > 0
    edge = theme.changed if seen.is_changed else theme.danger if is_threat else None
    scene.plate(box, theme.cell, radius=10, edge=edge, stroke=4 if edge else 0)
    inner = box.inset(8)
    has_room = _count(scene, inner.row(0, 52), seen, is_threat)
    _cards(scene, inner.row(56, 40), seen, level_sizes)
    left = inner.row(98, 30)
    if seen.level and not has_room:
        left = left.before(_level(scene, left, seen) + 4)
    _markers(scene, left, seen)


def _count(scene: Scene, box: Box, seen: ColumnView, is_threat: bool) -> bool:
    """How many cards of how many, and the level at the right; whether there was room for that."""
    theme = scene.theme
    scene.emblem(Box(box.left, box.top + 2, 48, 48), seen.domain)
    has_room = seen.count < 10 and seen.need < 10
    rest = box.after(54)
    if seen.level and has_room:
        rest = rest.before(_level(scene, rest.row(8, 36), seen) + 2)
    used = scene.words(rest, str(seen.count), 48, theme.text if seen.count else theme.soft, weight=BLACK)
    need = scene.speaker.say("board-need", need=seen.need)
    scene.words(rest.after(used + 2).row(6, 46), need, 26, theme.danger if is_threat else theme.soft, weight=BOLD)
    return has_room


def _level(scene: Scene, box: Box, seen: ColumnView) -> int:
    theme = scene.theme
    return scene.pill(
        box, scene.speaker.say("board-level", level=seen.level), 26, theme.on_accent, theme.accent, align=1.0, pad=7
    )


def _cards(scene: Scene, box: Box, seen: ColumnView, level_sizes: tuple[int, int]) -> None:
    """A place for each card that Hegemony needs, filled from the left; bars mark levels 1 and 2."""
    places = max(seen.need, seen.count)
    if places > _MOST_SLOTS:
        _counted(scene, box, seen)
        return
    width = (box.width + 3) // places - 3
    for number in range(places):
        card = Box(box.left + number * (width + 3), box.top, width, 34)
        if number < seen.count:
            pieces.slot(scene, card, seen.domain, seen.ages[number], 20 if width >= 20 else 16)
        else:
            pieces.place(scene, card)
        if number + 1 in level_sizes and seen.domain != CULTURE:
            reached = scene.theme.accent if number < seen.count else scene.theme.empty
            scene.plate(Box(card.left, card.top + 36, width, 4), reached)


def _counted(scene: Scene, box: Box, seen: ColumnView) -> None:
    """A long column: each Age once, and how many of it."""
    width = box.width // 3
    for number, (age, count) in enumerate(by_age(seen.ages)):
        left = box.left + number * width
        pieces.slot(scene, Box(left, box.top, 24, 34), seen.domain, age, 20)
        scene.words(Box(left + 25, box.top, width - 26, 34), str(count), 22, scene.theme.text, weight=BOLD)


def _markers(scene: Scene, box: Box, seen: ColumnView) -> None:
    """The Culture coin, Embargoes and Democracies: as words where there is room for them, else as signs."""
    theme = scene.theme
    left = box
    if seen.coin:
        pieces.coin(scene, Box(left.left, left.top, 30, 30), str(seen.coin))
        left = left.after(36)
    laid = [(len(seen.embargoes), "embargo", theme.danger), (len(seen.democracies), "democracy", theme.accent)]
    laid = [(count, name, colour) for count, name, colour in laid if count]
    forms = [[scene.speaker.say(f"board-{name}{form}", count=count) for count, name, _ in laid] for form in _FORMS]
    texts = next((texts for texts in forms if _room(scene, texts) <= left.width), forms[-1])
    for text, (_, _, colour) in zip(texts, laid, strict=True):
        left = left.after(scene.pill(left, text, 22, theme.on_accent, colour, pad=8) + 6)


_FORMS: Final = ("", "-short", "-sign")
"""Markers in words, in fewer, and in signs."""


def _room(scene: Scene, texts: Sequence[str]) -> int:
    return sum(scene.fonts.width(text, 22, BOLD) + 22 for text in texts) - 6
