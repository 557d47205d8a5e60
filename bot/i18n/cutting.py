"""Text as people see it: the signs it is made of, and how it is made short enough for the place that shows it.

A sign is a cluster of code points that are shown as one: a letter with its accents, an emoji with all that is joined
to it, a flag.
"""

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

LABEL: Final = 34
"""Characters of a button or an option that are seen whole on a phone."""
MOST_LABEL: Final = 80
"""Characters on a button (Discord)."""
MOST_CONTENT: Final = 2000
"""Characters of a message in plain words (Discord)."""
MOST_ALT: Final = 1024
"""Characters of alt text (Discord)."""
_LEAST: Final = 3
"""Signs of a name that are always left."""
_GAP: Final = " … "
"""Between the first words of a name and its last, where its middle is left out."""
_JOINER: Final = 0x200D
_KEYCAP: Final = 0x20E3
_UNBROKEN: Final = re.compile(r"[^ \t\n]+")
_INVISIBLE: Final = ("Cf", "Cc", "Cs", "Co", "Cn", "Zl", "Zp")
_MARKS: Final = ("Mn", "Me", "Mc")
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that leave no ink."""


def cut(text: str, most: int) -> str:
    """`text`, where it is longer than `most` characters with an ellipsis for its last words.

    A word is parted only where it alone fills more than a third of the place (a language without spaces, an address).
    """
    if len(text) <= most:
        return text
    kept = text[: most - 1]
    end = len(kept) if text[most - 1].isspace() else kept.rfind(" ")
    if end * 3 >= most * 2:
        kept = kept[:end]
    return kept.rstrip(" \n,;:(") + "…"


def cut_name(name: str, most: int) -> str:
    """A name of at most that many signs, the last one an ellipsis where it is longer; no sign is parted."""
    signs = list(clusters(name))
    return name if len(signs) <= most else "".join(signs[: most - 1]).rstrip() + "…"


def short_name(name: str, most: int, others: Collection[str] = ()) -> str:
    """A name of at most that many signs, in whole words where that leaves half of it; no sign is parted.

    Where one of the `others` begins as what would be left, the name is cut in its middle: what it has of its own stays.
    """
    signs = list(clusters(name))
    if len(signs) <= most:
        return name
    kept = _whole_words(signs, most - 1)
    rivals = [list(clusters(other)) for other in others if other != name]
    if all(rival[: len(kept)] != kept for rival in rivals):
        return "".join(kept) + "…"
    own = min(max(_alike(signs, rival) for rival in rivals), len(signs) - 1)
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
    """The first of these signs, at most so many; without a word that is parted, where half of them is left."""
    kept = list(signs[: max(0, most)])
    if signs[most : most + 1] != [" "] and " " in kept:
        end = len(kept) - 1 - kept[::-1].index(" ")
        kept = kept[:end] if end * 2 >= most else kept
    while kept and kept[-1] == " ":
        kept.pop()
    return kept


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """With how many of the same signs both begin."""
    return next(
        (at for at, (left, right) in enumerate(zip(one, other, strict=False)) if left != right),
        min(len(one), len(other)),
    )


def with_name(make_text: Callable[[str], str], name: str, most: int = LABEL, others: Collection[str] = ()) -> str:
    """What `make_text` makes of a name; where that is longer than `most` characters the name is shortened, and no other
    word. It stays apart from the `others` at the table."""
    text = make_text(name)
    for kept in range(len(list(clusters(name))) - 1, _LEAST - 1, -1):
        if len(text) <= most:
            return text
        text = make_text(short_name(name, kept, others))
    return text


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
