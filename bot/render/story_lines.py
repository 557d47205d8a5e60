"""Names and sentences made to fit."""

from collections.abc import Sequence

from bot.i18n.clusters import clusters
from bot.render.fonts import Fonts
from bot.render.lines import broken


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """The first three signs of each name; empty for those that begin alike."""
    found = ["".join(list(clusters(name))[:3]).strip() for name in names]
    return tuple(first if found.count(first) == 1 else "" for first in found)


def balanced(fonts: Fonts, text: str, size: int, weight: str, width: int, *, most: int) -> Sequence[str]:
    """A text in as many lines as `broken` makes of it, none of them much shorter than the others."""
    lines = broken(fonts, text, size, weight, width, most=most)
    for narrower in range(width * 9 // 10, width // 3, -width // 10):
        found = broken(fonts, text, size, weight, narrower, most=most)
        if len(found) > len(lines) or any(fonts.width(line, size, weight) > width for line in found):
            break
        if len(found) == len(lines) and len(lines) > 1:
            spread = [max(fonts.width(line, size, weight) for line in each) for each in (found, lines)]
            lines = found if spread[0] < spread[1] else lines
    return lines
