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
_ESCAPED: Final = re.compile(r"\\(.)")
_INSIDE: Final = "[^\u2068\u2069\n]*"
_CUT: Final = "(?=[\u2068\n]|\\Z)"
"""Where what was cut ends: with its line, or where something else that people wrote begins."""
WRITTEN: Final = re.compile(f"\u2068\u2068({_INSIDE})(?:\u2069\u2069|\u2069?{_CUT})|\u2068({_INSIDE})(?:\u2069|{_CUT})")
"""What people have written in a message's text: a text (group 1), or a name (2); either may be cut at its end."""


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


def without_markdown(text: str) -> str:
    """Return a text for a Discord message, on one line, without markdown, mentions or reversed reading."""
    return _MARKDOWN.sub(r"\\\1", one_line(text)).replace("@", "@\u200b")


def safe_text(text: str) -> str:
    """Return what someone has written for a Discord message: no markdown, no mentions, and its own writing direction.

    It stands between two pairs of U+2068 and U+2069, by which it is known from a name (`safe_name`) and from the bot's
    words: where Discord refuses a message for them, it is what is left out (`bot.discord.plain_words`).
    """
    plain = without_markdown(text)
    return f"\u2068\u2068{plain}\u2069\u2069" if plain else ""


def safe_name(name: str) -> str:
    """Return a name for message text: no markdown, no mentions, and its own writing direction (U+2068, U+2069)."""
    return f"\u2068{without_markdown(name)}\u2069"


def written_in(text: str) -> tuple[list[str], list[str]]:
    """Return the names and the other texts of people that stand in a message's text, as they have written them."""
    names, texts = list[str](), list[str]()
    for found in WRITTEN.finditer(text):
        (names if found[1] is None else texts).append(_as_written(found[1] or found[2] or ""))
    return names, texts


def as_plain_text(text: str) -> str:
    """Return a message's text for a place that knows no markdown: what people have written stands as they wrote it."""
    return WRITTEN.sub(lambda found: _as_written(found[1] or found[2] or ""), text)


def _as_written(text: str) -> str:
    return _ESCAPED.sub(r"\1", text).replace("@\u200b", "@")
