"""Which characters of what people write are shown. Pure.

Emoji and scripts are added to Unicode every year, so a code point that Python's tables call unassigned may well be one
that people see. Therefore only what is known to show nothing, or to harm the text around it, is left out.
"""

import re
import unicodedata
from typing import Final

JOINERS: Final = "\u200c\u200d"
"""Zero-width characters that change the letters or emoji beside them, and belong to the writing there."""
NO_INK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that take up room and show nothing."""
BIDI_CONTROLS: Final = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
"""Direction marks, embeddings, overrides and isolates, as a range of a regular expression."""
_BIDI: Final = re.compile(f"[{BIDI_CONTROLS}]")
_IGNORED: Final = re.compile(
    "[\u00ad\u034f\u17b4\u17b5\u180e\u200b\u2060-\u206f\ufeff\ufff0-\ufffb"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e001f\U000e0080-\U000e00ff\U000e01f0-\U000e0fff]"
)
"""What Unicode calls ignorable by default, assigned yet or not, except joiners, variation selectors and tags."""
_GONE: Final = ("Cc", "Co", "Cs")
"""Categories of controls, private-use characters and lone surrogates."""
_FLAG: Final = "\U0001f3f4"
_SPACES: Final = re.compile(r"\s+")


def is_hidden(character: str) -> bool:
    """Return whether a character shows nothing, or turns the reading direction of what is beside it."""
    return (
        unicodedata.category(character) in _GONE
        or _BIDI.match(character) is not None
        or _IGNORED.match(character) is not None
    )


def is_tag(character: str) -> bool:
    """Return whether it is one of the characters that spell a region behind a black flag."""
    return "\U000e0020" <= character <= "\U000e007f"


def is_mark(character: str) -> bool:
    """Return whether it shows only together with the character before it: accents, variation selectors, tags."""
    return unicodedata.category(character) in ("Mn", "Me") or is_tag(character)


def one_line(text: str) -> str:
    """Return a text on one line, without characters that can't be seen."""
    if text.isascii() and text.isprintable():  # as most names are: all of it is seen
        return _SPACES.sub(" ", text).strip(" ")
    kept: list[str] = []
    for sign in text:
        if sign.isspace():
            kept.append(" ")
        elif is_tag(sign):
            if kept and (kept[-1] == _FLAG or is_tag(kept[-1])):
                kept.append(sign)
        elif sign not in NO_INK and not is_hidden(sign):
            kept.append(sign)
    return _SPACES.sub(" ", "".join(kept)).strip(f" {JOINERS}")


def has_ink(text: str) -> bool:
    """Return whether anything of a text is seen."""
    return any(
        not sign.isspace() and sign not in JOINERS and sign not in NO_INK and not is_mark(sign) and not is_hidden(sign)
        for sign in text
    )
