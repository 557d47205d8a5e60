"""Texts broken into lines, for boards and stories alike."""

from collections.abc import Sequence
from functools import lru_cache

from bot.render.clusters import pieces
from bot.render.fonts import Fonts


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
