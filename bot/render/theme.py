"""Colours of the pictures."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """`#rrggbb` as three numbers."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


@dataclass(frozen=True, slots=True)
class Ink:
    """A Domain's colour, what is written on it, and its edge."""

    fill: Colour
    on: Colour
    edge: Colour


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """All colours of a picture."""

    name: str
    ground: Colour
    panel: Colour
    cell: Colour
    empty: Colour
    """A card's place that no card fills."""
    text: Colour
    soft: Colour
    """Text of less weight."""
    accent: Colour
    """Whose turn it is."""
    on_accent: Colour
    danger: Colour
    """Close to Hegemony."""
    changed: Colour
    """The frame of what has just changed."""
    coin: Colour
    on_coin: Colour
    back: Colour
    """The back of a card."""
    on_back: Colour
    domains: Mapping[str, Ink]
    sides: tuple[Colour, Colour]
    """Of the two teams."""

    def colours(self) -> tuple[Colour, ...]:
        """All of them."""
        plain = (
            *(self.ground, self.panel, self.cell, self.empty, self.text, self.soft, self.accent, self.on_accent),
            *(self.danger, self.changed, self.coin, self.on_coin, self.back, self.on_back, *self.sides),
        )
        return (*plain, *(colour for ink in self.domains.values() for colour in (ink.fill, ink.on, ink.edge)))


def _ink(fill: str, on: str, edge: str) -> Ink:
    return Ink(rgb(fill), rgb(on), rgb(edge))


DARK: Final = Theme(
    name="dark",
    ground=rgb("#14171f"),
    panel=rgb("#1f2430"),
    cell=rgb("#2a3040"),
    empty=rgb("#3d455a"),
    text=rgb("#f4f6fb"),
    soft=rgb("#b4bccd"),
    accent=rgb("#f5c542"),
    on_accent=rgb("#1a1608"),
    danger=rgb("#ff7a6b"),
    changed=rgb("#8fd6ff"),
    coin=rgb("#f5c542"),
    on_coin=rgb("#3b2b00"),
    back=rgb("#66708a"),
    on_back=rgb("#ffffff"),
    domains=MappingProxyType(
        {
            "M": _ink("#d63c3c", "#ffffff", "#ff8a80"),
            "R": _ink("#f3f1ea", "#2a2a2a", "#ffffff"),
            "E": _ink("#f2c230", "#2b2100", "#ffe08a"),
            "S": _ink("#2f9e55", "#ffffff", "#7bd89a"),
            "C": _ink("#7ec8f2", "#06283d", "#c4e8ff"),
            "U": _ink("#8a4fc9", "#ffffff", "#c6a0f2"),
        }
    ),
    sides=(rgb("#4fb3ff"), rgb("#ff9f5a")),
)
LIGHT: Final = Theme(
    name="light",
    ground=rgb("#e7e9ee"),
    panel=rgb("#ffffff"),
    cell=rgb("#f0f2f6"),
    empty=rgb("#cfd5e0"),
    text=rgb("#171b24"),
    soft=rgb("#4c5566"),
    accent=rgb("#a35a00"),
    on_accent=rgb("#ffffff"),
    danger=rgb("#b3261e"),
    changed=rgb("#1667b7"),
    coin=rgb("#e0a800"),
    on_coin=rgb("#2b2100"),
    back=rgb("#5b667f"),
    on_back=rgb("#ffffff"),
    domains=MappingProxyType(
        {
            "M": _ink("#c62828", "#ffffff", "#8e1b1b"),
            "R": _ink("#ffffff", "#2a2a2a", "#6b6b6b"),
            "E": _ink("#f0bc1c", "#2b2100", "#a07800"),
            "S": _ink("#24874a", "#ffffff", "#145c30"),
            "C": _ink("#86cdf5", "#06283d", "#2b7fae"),
            "U": _ink("#7a3fbd", "#ffffff", "#52278a"),
        }
    ),
    sides=(rgb("#1667b7"), rgb("#b35309")),
)
THEMES: Final[Mapping[str, Theme]] = MappingProxyType({theme.name: theme for theme in (DARK, LIGHT)})
