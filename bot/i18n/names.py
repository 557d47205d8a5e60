"""People's names, and what they write, in texts: safe to show, and folded to be compared and sorted."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.characters import one_line
from bot.i18n.catalogue import Localizer

_APOSTROPHES: Final = str.maketrans("’‘ʼ`´", "'''''")


_MARKDOWN: Final = re.compile(r"([\\*_~`|>#\[\]()<:\-])")


def name_of(localizer: Localizer, names: Sequence[str], seat: int) -> str:
    """Return the player's name, or the seat's number where there is none."""
    return names[seat] if 0 <= seat < len(names) and names[seat] else localizer.say("seat-number", number=seat + 1)


def fold_text(text: str) -> str:
    """Return a text for comparing and sorting: without accents, case, and doubled spaces."""
    return " ".join(without_accents(text.translate(_APOSTROPHES).casefold()).split())


def without_accents(text: str) -> str:
    """Return a text in compatibility decomposition (NFKD) without its combining marks."""
    # sign by sign, as the marks are dropped: to put a long row of them in order takes time by the square of its length
    return text if text.isascii() else "".join(map(_without_marks, text))


@lru_cache(4096)
def _without_marks(sign: str) -> str:
    return "".join(each for each in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(each))


def safe_text(text: str) -> str:
    """Return someone's text for a Discord message, on one line, without markdown, mentions or reversed reading."""
    return _MARKDOWN.sub(r"\\\1", one_line(text)).replace("@", "@\u200b")


def safe_name(name: str) -> str:
    """Return a name for message text: no markdown, no mentions, and its own writing direction (U+2068, U+2069)."""
    return f"\u2068{safe_text(name)}\u2069"
