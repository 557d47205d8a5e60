"""Names of people as others see them: without what is not there to be read. Pure."""

import re
import unicodedata
from typing import Final

MOST: Final = 32
"""Characters of a name (Discord)."""
_JOINERS: Final = "\u200c\u200d"
"""They change the letters or the emoji beside them: between two signs they are part of the writing."""
_BLANK: Final = "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Signs of letters and symbols that show nothing."""
_SPACES: Final = re.compile(r"\s+")


def visible_name(text: str, otherwise: str = "…") -> str:
    """A name without control characters, marks that turn its direction, and signs that show nothing, on one line.

    Whoever has nothing else in his name is called `otherwise`. At most 32 characters.
    """
    if text.isascii() and text.isprintable() and text.strip() == text and 0 < len(text) <= MOST:
        return text  # as nearly all names are
    name = visible_text(text, MOST)
    # marks without a letter to stand on show nothing, or stand on the neighbour's
    return name if any(not unicodedata.combining(sign) and sign not in _JOINERS for sign in name) else otherwise


def visible_text(text: str, most: int) -> str:
    """A text without what is not there to be read, on one line, at most so many characters of it."""
    seen = "".join(" " if sign.isspace() else sign for sign in text if _is_shown(sign))
    return _SPACES.sub(" ", seen).strip(f" {_JOINERS}")[:most].rstrip()


def _is_shown(sign: str) -> bool:
    if sign in _JOINERS or sign.isspace():
        return True
    return sign not in _BLANK and unicodedata.category(sign) not in ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
