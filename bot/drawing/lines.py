"""Texts broken into lines, for boards and stories alike."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.drawing.fonts import Fonts
from bot.i18n.cutting import clusters, cut_name, pieces

LEAST_OF_NAME: Final = 3
"""Signs of a name that are left at least."""


@lru_cache(256)
def broken(fonts: Fonts, text: str, size: int, weight: str, width: int, *, most: int) -> Sequence[str]:
    """A text in lines of at most that width, broken at spaces; the last of `most` lines takes the rest."""
    lines: list[str] = []
    line = ""
    for word in pieces(text):
        longer = f"{line} {word}".strip()
        if line and len(lines) < most - 1 and fonts.width(longer, size, weight) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines


def with_short_names(fonts: Fonts, text: str, names: Sequence[str], size: int, weight: str, width: int) -> str:
    """`text`, its names cut, longest first, until it is no wider than `width` pixels: no other word is lost to them."""
    found = sorted(names, key=len, reverse=True)
    most = max((len(list(clusters(name))) for name in found), default=0)
    short = text
    while fonts.width(short, size, weight) > width and most > LEAST_OF_NAME:
        most -= 1
        short = text
        for name in found:
            short = short.replace(name, cut_name(name, most))
    return short
