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
    faded: Colour
    """A sign of what is not there yet."""
    text: Colour
    soft: Colour
    """Text of less weight."""
    gold: Colour
    """Whose turn it is, levels, the crown: a fill, the same in every theme."""
    on_gold: Colour
    accent: Colour
    """Gold as text on any of the grounds."""
    on_accent: Colour
    danger: Colour
    """Close to Hegemony."""
    on_danger: Colour
    changed: Colour
    """What has just come."""
    on_changed: Colour
    domains: Mapping[str, Ink]
    sides: tuple[Colour, Colour]
    """Of the two teams."""
    on_side: Colour

    def colours(self) -> tuple[Colour, ...]:
        """All of them."""
        plain = (
            *(self.ground, self.panel, self.cell, self.empty, self.faded, self.text, self.soft, self.gold),
            *(self.on_gold, self.accent, self.on_accent, self.danger, self.on_danger, self.changed, self.on_changed),
            *(*self.sides, self.on_side),
        )
        return (*plain, *(colour for ink in self.domains.values() for colour in (ink.fill, ink.on, ink.edge)))


def _ink(fill: str, on: str, edge: str) -> Ink:
    return Ink(rgb(fill), rgb(on), rgb(edge))


DARK: Final = Theme(
    name="dark",
    ground=rgb("#0e141c"),
    panel=rgb("#18212d"),
    cell=rgb("#232f3f"),
    empty=rgb("#3a495e"),
    faded=rgb("#64748b"),
    text=rgb("#f6f3ea"),
    soft=rgb("#b3bfce"),
    gold=rgb("#f5c542"),
    on_gold=rgb("#231a02"),
    accent=rgb("#f5c542"),
    on_accent=rgb("#231a02"),
    danger=rgb("#ff7a6b"),
    on_danger=rgb("#2b0703"),
    changed=rgb("#8fd6ff"),
    on_changed=rgb("#06283d"),
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
    on_side=rgb("#0e141c"),
)
LIGHT: Final = Theme(
    name="light",
    ground=rgb("#e6dac0"),
    panel=rgb("#fbf5e7"),
    cell=rgb("#f1e7d1"),
    empty=rgb("#d6c8a8"),
    faded=rgb("#b09d76"),
    text=rgb("#2a2014"),
    soft=rgb("#63543d"),
    gold=rgb("#f5c542"),
    on_gold=rgb("#231a02"),
    accent=rgb("#8a5200"),
    on_accent=rgb("#ffffff"),
    danger=rgb("#b3261e"),
    on_danger=rgb("#ffffff"),
    changed=rgb("#1667b7"),
    on_changed=rgb("#ffffff"),
    domains=MappingProxyType(
        {
            "M": _ink("#d63c3c", "#ffffff", "#571424"),
            "R": _ink("#f3f1ea", "#2a2a2a", "#86776a"),
            "E": _ink("#f2c230", "#2b2100", "#7a4a0c"),
            "S": _ink("#2f9e55", "#ffffff", "#0f4030"),
            "C": _ink("#7ec8f2", "#06283d", "#1c5a8c"),
            "U": _ink("#8a4fc9", "#ffffff", "#3d1f66"),
        }
    ),
    sides=(rgb("#1667b7"), rgb("#b35309")),
    on_side=rgb("#ffffff"),
)
THEMES: Final[Mapping[str, Theme]] = MappingProxyType({theme.name: theme for theme in (DARK, LIGHT)})
