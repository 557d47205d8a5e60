"""Pieces that boards and hands are laid out from: card faces, backs, coins, chips."""

from typing import Final

from bot.i18n.naming import ROMAN
from bot.render.fonts import BOLD
from bot.render.scene import Box, Scene


def back(scene: Scene, box: Box, age: int, size: int) -> None:
    """A card from behind: its Age on a plain back."""
    theme = scene.theme
    scene.plate(box, theme.back, radius=max(4, box.width // 7), edge=theme.on_back, stroke=2)
    scene.words(box.inset(2), ROMAN[age], size, theme.on_back, weight=BOLD, align=0.5)


def slot(scene: Scene, box: Box, domain: str, age: int, size: int) -> None:
    """A small card in its column: the Domain's colour and the Age."""
    ink = scene.theme.domains[domain]
    scene.plate(box, ink.fill, radius=4, edge=ink.edge, stroke=1)
    scene.words(box, ROMAN[age], size, ink.on, weight=BOLD, align=0.5)


def place(scene: Scene, box: Box) -> None:
    """Where a card is missing."""
    scene.plate(box, scene.theme.cell, radius=4, edge=scene.theme.empty, stroke=2)


def coin(scene: Scene, box: Box, text: str = "") -> None:
    """The Culture coin, with the level it stands for."""
    theme = scene.theme
    scene.plate(box, theme.coin, radius=box.width // 2, edge=theme.on_coin, stroke=2)
    if text:
        scene.words(box, text, round(box.height * 0.66), theme.on_coin, weight=BOLD, align=0.5)


def chip(scene: Scene, box: Box, card: str, count: int, size: int) -> None:
    """A kind of card, and how many of it."""
    theme = scene.theme
    scene.plate(box, theme.cell, radius=10)
    side = box.height - 2 * _EDGE
    scene.emblem(Box(box.left + _EDGE, box.top + _EDGE, side, side), card[0])
    rest = box.before(_EDGE).after(box.height + _EDGE)
    used = scene.words(rest, ROMAN[int(card[1])], size, theme.text, weight=BOLD)
    if count > 1:
        times = scene.speaker.say("board-times", count=count)
        scene.words(rest.after(used + _EDGE), times, size, theme.soft, weight=BOLD)


def chip_width(scene: Scene, card: str, count: int, height: int, size: int) -> int:
    """How wide a chip of that height has to be."""
    age = scene.fonts.width(ROMAN[int(card[1])], size, BOLD)
    times = scene.fonts.width(scene.speaker.say("board-times", count=count), size, BOLD) if count > 1 else 0
    return height + age + times + 4 * _EDGE


_EDGE: Final = 4
