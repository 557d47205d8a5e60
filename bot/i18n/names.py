"""People's names, and what they write, in texts: safe to show, and folded to be compared and sorted."""

import re
import unicodedata
from collections.abc import Sequence
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
    plain = unicodedata.normalize("NFKD", text.translate(_APOSTROPHES).casefold())
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).split())


def safe_text(text: str) -> str:
    """Return someone's text for a Discord message, on one line, without markdown, mentions or reversed reading."""
    return _MARKDOWN.sub(r"\\\1", one_line(text)).replace("@", "@\u200b")


def safe_name(name: str) -> str:
    """Return a name for message text: no markdown, no mentions, and its own writing direction (U+2068, U+2069)."""
    return f"\u2068{safe_text(name)}\u2069"
