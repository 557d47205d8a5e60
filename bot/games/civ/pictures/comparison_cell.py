"""A cell of the comparison board: what one player has of one Domain."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.drawing.box import Box
from bot.drawing.fonts import BLACK
from bot.drawing.look import Look
from bot.drawing.scene import Part, Scene
from bot.drawing.theme import Colour
from bot.games.civ.pictures.view import ColumnView
from bot.i18n.catalogue import Speaker

LEAST: Final = 30
"""The smallest size of text: 9 pixels where a picture 1100 wide is shown 342 wide."""
_PAD: Final = 9
_MEDAL: Final = 38
_COUNTS: Final = (70, 64, 58, 54, 50, 46, 42, 38, 34, LEAST)
_CHIP: Final = 32
_CHIP_WIDTH: Final = 48
"""Of one with a single digit."""
_STRIP: Final = 38


class CountView(NamedTuple):
    """All of a column that its cell shows, and no more: equal ones are drawn once."""

    domain: str
    """Empty where there is no card to give it its colour."""
    number: int
    level: int
    wins: bool
    """Whether the next card does."""
    is_changed: bool
    came: int
    went: int
    marks: tuple[tuple[str, int], ...]
    """The signs of what lies on it and what it is worth, and how often each is there."""


def count_view(column: ColumnView, *, is_over: bool) -> CountView:
    """What the cell of a column shows; nobody is about to win once the game is over."""
    wins = column.is_threat and not is_over
    found = (
        ("hegemony", int(wins)),
        ("laurel", int(column.leads)),
        ("embargo", len(column.embargoes)),
        ("democracy", len(column.democracies)),
        ("coin", int(bool(column.coin))),
    )
    marks = tuple(mark for mark in found if mark[1])
    domain = column.domain if column.count else ""
    came, went = len(column.came), len(column.went)
    return CountView(domain, column.count, column.level, wins, column.is_changed, came, went, marks)


# as in `column`: most of a board is as it was a move ago
@lru_cache(2048)
def count_cell(look: Look, speaker: Speaker, seen: CountView, width: int, height: int, ground: Colour) -> Part:
    """The cell as a part of that size: a dot where there is nothing."""
    theme = look.theme
    scene = Scene(width, height, look, speaker)
    whole = Box(0, 0, width, height)
    fill = theme.danger if seen.wins else theme.domains[seen.domain].tint if seen.number else theme.cell
    edge = theme.changed if seen.is_changed else None
    scene.plate(whole, fill, radius=12, edge=edge, stroke=5 if seen.is_changed else 0)
    ink = theme.on_danger if seen.wins else theme.text
    strip = min(_STRIP, height // 3)
    _number(scene, whole.inset(_PAD, 0).row(6, height - strip - 14), seen, ink)
    if seen.marks:
        place = whole.row(height - strip - 7, strip).inset(_PAD, 0)
        if seen.came and seen.went and place.top < 2 * _CHIP + 2:
            place = place.before(_CHIP_WIDTH - _PAD + 2)
        _strip(scene, place, seen.marks, ink)
    return scene.part(ground)


def _number(scene: Scene, box: Box, seen: CountView, ink: Colour) -> None:
    """The count and its level on a medal; a dot for nothing."""
    taken = _chips(scene, box, seen)
    if not seen.number:
        dot = Box(0, 0, scene.width, scene.height).middle(14, 14)
        scene.plate(dot, scene.theme.soft, radius=7)
        return
    text = str(seen.number)
    room = box.before(taken + (_MEDAL + 2 if seen.level else 0))
    sizes = [size for size in _COUNTS if size <= box.height + 6]
    used = scene.largest(room, text, sizes, ink, weight=BLACK)
    if seen.level:
        draw_medal(scene, box.after(used + 2).middle(_MEDAL, _MEDAL, 0).moved(0, 2), seen.level)


def _chips(scene: Scene, box: Box, seen: CountView) -> int:
    """At the right how many cards came and how many went, one above the other; returns the width used."""
    theme, speaker = scene.theme, scene.speaker
    chips = [(sign(speaker, "board-came", seen.came), theme.on_changed, theme.changed)] if seen.came else []
    if seen.went:
        chips.append((sign(speaker, "board-went", seen.went), theme.cell, theme.soft))
    used = 0
    for number, (text, colour, fill) in enumerate(chips):
        place = Box(box.left, number * (_CHIP + 1), box.width + _PAD, _CHIP)
        used = max(used, scene.pill(place, text, LEAST, colour, fill, align=1.0, pad=4) - _PAD)
    return used


@lru_cache(256)
def sign(speaker: Speaker, key: str, count: int) -> str:
    """A number with its sign, such as +1 or /7; kept, for saying it takes as long as drawing it."""
    return speaker.say(key, count=count, need=count)


def draw_medal(scene: Scene, box: Box, level: int) -> None:
    """A level's medal, a disc with its numeral."""
    theme = scene.theme
    scene.plate(box, theme.gold, radius=box.width // 2, edge=theme.on_gold, stroke=3)
    scene.words(box, str(level), LEAST, theme.on_gold, weight=BLACK, align=0.5)


def _strip(scene: Scene, box: Box, marks: Sequence[tuple[str, int]], ink: Colour) -> None:
    """The signs side by side, smaller where they are many."""
    theme = scene.theme
    numbers = [str(count) if count > 1 else "" for _, count in marks]
    written = sum(scene.fonts.width(text, LEAST, BLACK) + 2 for text in numbers if text)
    side = min(box.height, (box.width - written) // len(marks) - 4)
    for (name, _), text in zip(marks, numbers, strict=True):
        tint = None if name not in ("laurel", "hegemony") else theme.accent if ink == theme.text else ink
        scene.sprite(box.middle(side, side, 0), name, tint=tint)
        box = box.after(side + 2)
        if text:
            box = box.after(scene.words(box, text, LEAST, ink, weight=BLACK))
        box = box.after(2)
