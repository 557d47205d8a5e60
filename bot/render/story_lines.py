"""Names and sentences made to fit."""

from collections.abc import Sequence

from bot.render.clusters import clusters, pieces
from bot.render.fonts import Fonts


def shortened(name: str, most: int) -> str:
    """A name of at most that many signs."""
    signs = list(clusters(name))
    return name if len(signs) <= most else "".join(signs[: most - 1]).rstrip() + "…"


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """The first three signs of each name; empty for those that begin alike."""
    found = ["".join(list(clusters(name))[:3]).strip() for name in names]
    return tuple(first if found.count(first) == 1 else "" for first in found)


def broken(fonts: Fonts, text: str, size: int, weight: str, width: int, *, most: int) -> list[str]:
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


def balanced(fonts: Fonts, text: str, size: int, weight: str, width: int, *, most: int) -> list[str]:
    """The same in as many lines, none of them much shorter than the others."""
    lines = broken(fonts, text, size, weight, width, most=most)
    for narrower in range(width * 9 // 10, width // 3, -width // 10):
        found = broken(fonts, text, size, weight, narrower, most=most)
        if len(found) > len(lines) or any(fonts.width(line, size, weight) > width for line in found):
            break
        if len(found) == len(lines) and len(lines) > 1:
            spread = [max(fonts.width(line, size, weight) for line in each) for each in (found, lines)]
            lines = found if spread[0] < spread[1] else lines
    return lines
