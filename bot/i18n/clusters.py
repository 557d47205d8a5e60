"""Text as people see it: clusters of code points that are one sign, and the direction they are read in."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

_JOINER: Final = 0x200D
_KEYCAP: Final = 0x20E3
_UNBROKEN: Final = re.compile(r"[^ \t\n]+")
_INVISIBLE: Final = ("Cf", "Cc", "Cs", "Co", "Cn", "Zl", "Zp")
_MARKS: Final = ("Mn", "Me", "Mc")
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that leave no ink."""


def clusters(text: str) -> Iterator[str]:
    """The signs of a text, in order: a base with its marks, an emoji with all that is joined to it, a flag.

    Controls, direction marks, and marks with nothing to stand on are left out; whatever else is white is a space.
    """
    cluster = ""
    for character in text:
        if cluster and _extends(cluster, character):
            cluster += character
        elif _is_white(character) or not _is_invisible(character):
            if cluster:
                yield cluster
            cluster = " " if _is_white(character) else character
    if cluster:
        yield cluster


def pieces(text: str) -> list[str]:
    """The pieces between which a line may break: no-break spaces (U+00A0, U+202F) stay inside."""
    return _UNBROKEN.findall(text)


def _is_white(character: str) -> bool:
    return character.isspace() or character in _BLANKS


def _is_invisible(character: str) -> bool:
    """Whether nothing is seen of it where it begins a sign."""
    return unicodedata.category(character) in (*_INVISIBLE, *_MARKS)


def _extends(cluster: str, character: str) -> bool:
    """Whether `character` belongs to the sign before it."""
    code, last = ord(character), ord(cluster[-1])
    if last == _JOINER:
        return True
    if code in (_JOINER, _KEYCAP) or 0xE0020 <= code <= 0xE007F or 0x1F3FB <= code <= 0x1F3FF:
        return cluster != " "
    if _is_flag(code) and len(cluster) == 1:
        return _is_flag(last)
    return unicodedata.category(character) in _MARKS


def _is_flag(code: int) -> bool:
    return 0x1F1E6 <= code <= 0x1F1FF


def is_reversed(cluster: str) -> bool:
    """Whether this sign is read from right to left."""
    return unicodedata.bidirectional(cluster[0]) in ("R", "AL")


def is_neutral(cluster: str) -> bool:
    """Whether this sign takes the direction of its neighbours."""
    return unicodedata.bidirectional(cluster[0]) in ("WS", "ON", "CS", "ES", "ET", "NSM", "B", "S")
