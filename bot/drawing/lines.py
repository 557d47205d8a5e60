"""Texts made to fit a width: broken into lines, or with shorter names."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.drawing.fonts import Fonts
from bot.i18n.cutting import clusters, cut_name, pieces

_LEAST_OF_NAME: Final = 3
"""Characters of a name that are always kept."""


@lru_cache(256)
def break_lines(
    fonts: Fonts, text: str, size: int, weight: str, width: int, *, most: int | None = None
) -> Sequence[str]:
    """Return a text in lines of at most `width` pixels, broken at spaces; the last of `most` lines has the rest."""
    lines: list[str] = []
    line = ""
    for word in pieces(text):
        longer = f"{line} {word}".strip()
        if line and (most is None or len(lines) < most - 1) and fonts.width(longer, size, weight) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines


def shorten_names(fonts: Fonts, text: str, names: Sequence[str], size: int, weight: str, width: int) -> str:
    """Return `text`, its names cut, the longest first, until it is at most `width` pixels wide; other words stay."""
    found = sorted(names, key=len, reverse=True)
    most = max((len(list(clusters(name))) for name in found), default=0)
    short = text
    while fonts.width(short, size, weight) > width and most > _LEAST_OF_NAME:
        most -= 1
        short = text
        for name in found:
            short = short.replace(name, cut_name(name, most))
    return short
