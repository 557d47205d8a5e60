"""How long someone reads in a message before they can press something."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.i18n.icons import shown_length

CHARACTERS: Final = 30
"""Characters a quick reader takes in per second: 300 words a minute of six characters with their spaces, the upper end
of what adults read (Brysbaert, How many words do we read per minute?, 2019: 175 to 300, 238 on average)."""
SECONDS: Final = 10.0
"""The goal: in nine of ten cases, someone who returns after a day has read in this time what happened, what
threatens and what they can do."""
SMALL: Final = "-# "
"""How a line in small print begins: which table this is, and by when. Nobody has to read it to play."""
_ROW: Final = 1
_TARGET: Final = re.compile(r"\]\(http[^)]*\)")


def read_length(text: str) -> int:
    """Return the number of characters of a Markdown text that a person reads, without the targets of links."""
    return shown_length(_TARGET.sub("]", text))


def seconds_to_read(components: Sequence[dict[str, Any]]) -> float:
    """Return how long a quick reader takes from the top of a message (its components) to its first button or select."""
    text = "\n".join(_above_keys(components))
    return sum(read_length(line) for line in text.split("\n") if not line.startswith(SMALL)) / CHARACTERS


def _above_keys(components: Sequence[dict[str, Any]]) -> Iterator[str]:
    (container,) = components
    for part in container["components"]:
        if part["type"] == _ROW:
            return
        if "content" in part:
            yield part["content"]
        for text in part.get("components", ()):
            yield text["content"]
        if "accessory" in part:
            return
