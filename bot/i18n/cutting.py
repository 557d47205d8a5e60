"""Text as people see it: its visible characters, and shortening to the room there is.

A sign is a cluster of code points that are shown as one: a letter with its accents, an emoji with all that is joined to
it, a flag.
"""

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from bot.characters import JOINERS, NO_INK, is_hidden, is_tag

LABEL: Final = 34
"""Characters of a button or an option that fit on a phone."""
MOST_LABEL: Final = 80
"""Characters on a button (Discord)."""
MOST_CONTENT: Final = 2000
"""Characters of a message in plain words (Discord)."""
MOST_ALT: Final = 1024
"""Characters of alt text (Discord)."""
_LEAST: Final = 3
"""The least number of signs that a shortened name keeps."""
_GAP: Final = " … "
"""Stands in place of the middle of a name."""
_JOINER: Final = 0x200D
_KEYCAP: Final = 0x20E3
_UNBROKEN: Final = re.compile(r"[^ \t\n]+")
_MARKS: Final = ("Mn", "Me", "Mc")


def size(text: str) -> int:
    """Return how many characters Discord may count in a text: units of UTF-16, of which emoji take two."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def clip(text: str, most: int) -> str:
    """Return the beginning of a text of at most so many characters, however Discord counts them."""
    if size(text) <= most:
        return text
    kept = text[:most]
    while (over := size(kept) - most) > 0:
        kept = kept[: len(kept) - (over + 1) // 2]
    return kept


def cut(text: str, most: int) -> str:
    """Return `text` in at most `most` characters, with an ellipsis for the last words of a longer one.

    Characters are counted as `size` does. A word is divided only where it alone fills more than a third of the place (a
    language without spaces, an address).
    """
    if size(text) <= most:
        return text
    kept = clip(text, most - 1)
    end = len(kept) if text[len(kept)].isspace() else kept.rfind(" ")
    most = len(kept) + 1
    if end * 3 >= most * 2:
        kept = kept[:end]
    return kept.rstrip(" \n,;:(") + "…"


def cut_name(name: str, most: int) -> str:
    """Return a name in at most `most` signs, the last one an ellipsis where the name is longer."""
    signs = list(clusters(name))
    return name if len(signs) <= most else "".join(signs[: most - 1]).rstrip() + "…"


def short_name(name: str, most: int, others: Collection[str] = ()) -> str:
    """Return a name in at most `most` signs, in whole words where that keeps half of it.

    Where one of the `others` begins with what would be left, the middle of the name is cut, so that they stay distinct.
    """
    signs = list(clusters(name))
    if len(signs) <= most:
        return name
    kept = _whole_words(signs, most - 1)
    rivals = [list(clusters(other)) for other in others if other != name]
    if all(rival[: len(kept)] != kept for rival in rivals):
        return "".join(kept) + "…"
    own = min(max(_common_start(signs, rival) for rival in rivals), len(signs) - 1)
    word = next((at for at in range(own, 0, -1) if signs[at - 1] == " "), 0)
    tail = signs[word:] if word and len(signs) - word < most else signs[own:]
    head = _whole_words(signs, most - len(tail) - len(_GAP))
    if signs[len(head)] == " " and tail == signs[word:]:
        return "".join([*head, *_GAP, *tail])
    gap = _GAP.lstrip() if tail == signs[word:] else _GAP.strip()
    head = signs[: max(0, most - len(tail) - len(gap))]
    if len(head) < _LEAST:
        return "…" + "".join(tail[: most - 1])
    return "".join(head).rstrip() + gap + "".join(tail)


def _whole_words(signs: Sequence[str], most: int) -> list[str]:
    """Return at most so many of the first signs, without a divided word where at least half of them is left."""
    kept = list(signs[: max(0, most)])
    if signs[most : most + 1] != [" "] and " " in kept:
        end = len(kept) - 1 - kept[::-1].index(" ")
        kept = kept[:end] if end * 2 >= most else kept
    while kept and kept[-1] == " ":
        kept.pop()
    return kept


def _common_start(one: Sequence[str], other: Sequence[str]) -> int:
    """Return how many signs both have in common at the beginning."""
    return next(
        (at for at, (left, right) in enumerate(zip(one, other, strict=False)) if left != right),
        min(len(one), len(other)),
    )


def with_name(make_text: Callable[[str], str], name: str, most: int = LABEL, others: Collection[str] = ()) -> str:
    """Return `make_text(name)`, with the name shortened where the text is longer than `most` characters.

    The shortened name stays distinct from the `others` at the table.
    """
    text = make_text(name)
    for kept in range(len(list(clusters(name))) - 1, _LEAST - 1, -1):
        if len(text) <= most:
            return text
        text = make_text(short_name(name, kept, others))
    return text


def clusters(text: str) -> Iterator[str]:
    """Yield the signs of a text in order.

    Controls, direction marks and marks without a base are left out. All white space, and letters without ink, become a
    space.
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
    """Return the pieces between which a line may break. No-break spaces (U+00A0, U+202F) stay inside."""
    return _UNBROKEN.findall(text)


def _is_white(character: str) -> bool:
    return character.isspace() or character in NO_INK


def _is_invisible(character: str) -> bool:
    """Return whether a character is not seen where it begins a sign."""
    return is_hidden(character) or character in JOINERS or is_tag(character) or _is_mark(character)


def _extends(cluster: str, character: str) -> bool:
    """Return whether `character` belongs to the sign before it."""
    code, last = ord(character), ord(cluster[-1])
    if last == _JOINER:
        return True
    if code in (_JOINER, _KEYCAP) or is_tag(character) or 0x1F3FB <= code <= 0x1F3FF:
        return cluster != " "
    if _is_flag(code) and len(cluster) == 1:
        return _is_flag(last)
    return _is_mark(character)


def _is_mark(character: str) -> bool:
    return unicodedata.category(character) in _MARKS


def _is_flag(code: int) -> bool:
    return 0x1F1E6 <= code <= 0x1F1FF


def is_reversed(cluster: str) -> bool:
    """Return whether a sign is read from right to left."""
    return unicodedata.bidirectional(cluster[0]) in ("R", "AL")


def is_neutral(cluster: str) -> bool:
    """Return whether a sign takes the direction of its neighbours."""
    return unicodedata.bidirectional(cluster[0]) in ("WS", "ON", "CS", "ES", "ET", "NSM", "B", "S")
