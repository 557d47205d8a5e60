"""The nations' colours: the same in every theme, each with what is written on it. Letters tell them apart, too."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.drawing.theme import Colour, Theme, rgb
from bot.games.calamities.rules.names import BARBARIANS, PIRATES, NationName


class NationInk(NamedTuple):
    """A nation's colour, and what is written on it."""

    fill: Colour
    on: Colour


_DARK_TEXT: Final = rgb("#1b1408")
_WHITE: Final = rgb("#ffffff")
INKS: Final[Mapping[NationName, NationInk]] = {
    NationName(name): NationInk(rgb(fill), on)
    for name, fill, on in (
        ("Africa", "#7a4a1e", _WHITE),
        ("Iberia", "#b0307a", _WHITE),
        ("Italy", "#c62828", _WHITE),
        ("Illyria", "#f2c230", _DARK_TEXT),
        ("Thrace", "#1d6b3a", _WHITE),
        ("Crete", "#8ed05a", _DARK_TEXT),
        ("Asia", "#f08a24", _DARK_TEXT),
        ("Assyria", "#5ec8e0", _DARK_TEXT),
        ("Babylon", "#c3aef0", _DARK_TEXT),
        ("Egypt", "#27509f", _WHITE),
        (BARBARIANS, "#4a3b3b", _WHITE),
        (PIRATES, "#6a5f86", _WHITE),
    )
}


def nation_ink(nation: NationName, theme: Theme) -> NationInk:
    """A nation's colours; the theme's own for one that only a table's map has."""
    return INKS.get(nation, NationInk(theme.text, theme.panel))
