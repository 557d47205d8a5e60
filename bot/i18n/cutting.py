"""A text made short enough for the place that shows it."""

from collections.abc import Callable
from typing import Final

from bot.i18n.clusters import clusters

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


def with_name(told: Callable[[str], str], name: str, most: int = LABEL) -> str:
    """What `told` makes of a name; where that is longer than `most` characters the name is cut, and no other word."""
    text = told(name)
    for kept in range(len(list(clusters(name))) - 1, _LEAST - 1, -1):
        if len(text) <= most:
            return text
        text = told(cut_name(name, kept))
    return text
