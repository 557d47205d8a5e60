"""Colours of the pictures."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """Return `#rrggbb` as red, green and blue."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mixed(one: Colour, other: Colour, part: float) -> Colour:
    """Return a mixture of two colours; `part` is the share of the first, from 0 to 1."""
    red, green, blue = (round(a * part + b * (1 - part)) for a, b in zip(one, other, strict=True))
    return red, green, blue


@dataclass(frozen=True, slots=True)
class Ink:
    """A Domain's colour, that of text on it, that of its edge, and a tint on which the theme's text can be read."""

    fill: Colour
    on: Colour
    edge: Colour
    tint: Colour


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """All colours of a picture."""

    name: str
    ground: Colour
    panel: Colour
    cell: Colour
    empty: Colour
    """An empty place of a card."""
    faded: Colour
    """Signs of what is not there yet."""
    text: Colour
    soft: Colour
    """Less important text."""
    gold: Colour
    """A fill for the player on turn, levels and the crown, the same in every theme."""
    on_gold: Colour
    accent: Colour
    """Gold for text on any of the grounds."""
    on_accent: Colour
    danger: Colour
    """What is close to Hegemony."""
    on_danger: Colour
    changed: Colour
    """What is new."""
    on_changed: Colour
    domains: Mapping[str, Ink]
    sides: tuple[Colour, Colour]
    """The colours of the two teams."""
    on_side: Colour

    def colours(self) -> tuple[Colour, ...]:
        """Return all of them."""
        plain = (
            *(self.ground, self.panel, self.cell, self.empty, self.faded, self.text, self.soft, self.gold),
            *(self.on_gold, self.accent, self.on_accent, self.danger, self.on_danger, self.changed, self.on_changed),
            *(*self.sides, self.on_side),
        )
        return (*plain, *(colour for ink in self.domains.values() for colour in (ink.fill, ink.on, ink.edge, ink.tint)))


def _ink(fill: str, on: str, edge: str, tint: str) -> Ink:
    return Ink(rgb(fill), rgb(on), rgb(edge), rgb(tint))


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
            "M": _ink("#d63c3c", "#ffffff", "#ff8a80", "#5c2a33"),
            "R": _ink("#f3f1ea", "#2a2a2a", "#ffffff", "#414a57"),
            "E": _ink("#f2c230", "#2b2100", "#ffe08a", "#55481c"),
            "S": _ink("#2f9e55", "#04210f", "#7bd89a", "#1d4a38"),
            "C": _ink("#7ec8f2", "#06283d", "#c4e8ff", "#25506b"),
            "U": _ink("#8a4fc9", "#ffffff", "#c6a0f2", "#46317a"),
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
            "M": _ink("#d63c3c", "#ffffff", "#571424", "#f4c1b3"),
            "R": _ink("#f3f1ea", "#2a2a2a", "#86776a", "#ffffff"),
            "E": _ink("#f2c230", "#2b2100", "#7a4a0c", "#f8dc86"),
            "S": _ink("#2f9e55", "#04210f", "#0f4030", "#b4dab2"),
            "C": _ink("#7ec8f2", "#06283d", "#1c5a8c", "#b9e0f6"),
            "U": _ink("#8a4fc9", "#ffffff", "#3d1f66", "#dcc8f0"),
        }
    ),
    sides=(rgb("#1667b7"), rgb("#b35309")),
    on_side=rgb("#ffffff"),
)
THEMES: Final[Mapping[str, Theme]] = MappingProxyType({theme.name: theme for theme in (DARK, LIGHT)})
