"""How long somebody reads in a message before he can press something."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.i18n.icons import shown_length

CHARACTERS: Final = 30
"""That a quick reader takes in a second: 300 words of six characters, with their spaces, a minute, which is the upper
end of what adults read (Brysbaert, How many words do we read per minute?, 2019: 175 to 300, 238 on average)."""
SECONDS: Final = 10.0
"""After a day somebody has read so soon what happened, what threatens and what he may do, in nine of ten cases."""
SMALL: Final = "-# "
"""How a line in small print begins: which table this is, and by when. Nobody has to read it to play."""
_ROW: Final = 1
_TARGET: Final = re.compile(r"\]\(http[^)]*\)")


def read_length(text: str) -> int:
    """How many characters of a text in Markdown somebody reads: where a link leads is none of them."""
    return shown_length(_TARGET.sub("]", text))


def seconds_to_read(components: Sequence[dict[str, Any]]) -> float:
    """For a quick reader from the top of a message (its components, as Discord has them) to its first key."""
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
