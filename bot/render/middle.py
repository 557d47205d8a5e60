"""The middle of the table: the deck, the discard pile or the draft's centre, the Culture coin."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render import pieces
from bot.render.fonts import BOLD
from bot.render.scene import Box, Scene
from bot.render.view import BoardView

STRIP: Final = 200
"""Its height as a strip across the picture."""
_CHIPS: Final = ((58, 34), (46, 26), (36, 24), (36, 20))
"""A chip's height and size of type: the largest for which there is room."""
_GAP: Final = 8


def middle(scene: Scene, box: Box, seen: BoardView) -> None:
    """The panel, as a strip or as tall as a player's."""
    scene.plate(box, scene.theme.panel, radius=16, edge=scene.theme.empty, stroke=2)
    inner = box.inset(14)
    if box.height <= STRIP:
        left = Box(inner.left, inner.top, 318, inner.height)
        _deck(scene, left.row(0, 100), seen)
        _coin(scene, left.row(104, 66), seen)
        _pile(scene, inner.after(338), seen)
    else:
        _deck(scene, inner.row(0, 100), seen)
        _coin(scene, inner.row(104, 66), seen)
        _pile(scene, Box(inner.left, inner.top + 172, inner.width, inner.height - 172), seen)


def _deck(scene: Scene, box: Box, seen: BoardView) -> None:
    theme, say = scene.theme, scene.speaker.say
    title = f"{say('board-deck')} {sum(seen.pile)}"
    scene.words(box.row(0, 40), title, 30, theme.text, weight=BOLD)
    if seen.is_final_round:
        scene.pill(box.row(48, 44), say("board-final-round"), 28, theme.on_accent, theme.accent)
        return
    left = box.row(46, 52)
    for age, count in enumerate(seen.pile, start=1):
        if count:
            pieces.back(scene, Box(left.left, left.top, 40, 52), age, 26)
            left = left.after(46)
            left = left.after(scene.words(left, str(count), 30, theme.text, weight=BOLD) + 14)


def _coin(scene: Scene, box: Box, seen: BoardView) -> None:
    theme = scene.theme
    pieces.coin(scene, Box(box.left, box.top + 13, 40, 40))
    scene.paragraph(box.after(50), seen.coin, 24, theme.soft)


def _pile(scene: Scene, box: Box, seen: BoardView) -> None:
    theme, say = scene.theme, scene.speaker.say
    cards = seen.centre or seen.discard
    count = sum(number for _, number in cards)
    title = say("board-centre") if seen.is_draft else say("board-discard")
    scene.words(box.row(0, 40), f"{title} {count}", 30, theme.text, weight=BOLD)
    _chips(scene, box.row(46, box.height - 46), cards)


def _chips(scene: Scene, box: Box, cards: Sequence[tuple[str, int]]) -> None:
    """Each kind once, all as wide as the widest; fifteen kinds are the most there are."""
    grids = [_grid(scene, box, cards, *size) for size in _CHIPS]
    chosen = next((number for number, grid in enumerate(grids) if grid.holds >= len(cards)), -1)
    (height, size), grid = _CHIPS[chosen], grids[chosen]
    for number, (card, count) in enumerate(cards):
        left = box.left + number % grid.across * (grid.width + _GAP)
        top = box.top + number // grid.across * (height + _GAP)
        pieces.chip(scene, Box(left, top, grid.width, height), card, count, size)


class _Grid(NamedTuple):
    """How chips of one size fit: the width of each, how many in a row, how many in all."""

    width: int
    across: int
    holds: int


def _grid(scene: Scene, box: Box, cards: Sequence[tuple[str, int]], height: int, size: int) -> _Grid:
    width = max((pieces.chip_width(scene, card, count, height, size) for card, count in cards), default=height)
    across = max(1, (box.width + _GAP) // (width + _GAP))
    return _Grid(width, across, across * ((box.height + _GAP) // (height + _GAP)))
