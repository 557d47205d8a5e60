"""Drawings that stand in a text: Discord's emojis of the bot's own where it has them, coloured discs where not."""

import re
from collections.abc import Callable
from typing import Final

DISCS: Final = {"M": "🔴", "R": "⚪", "E": "🟡", "S": "🟢", "C": "🔵", "U": "🟣"}
"""The Domains' colours as players know them; a word always stands beside them."""


EMOJI_PREFIX: Final = "civ_"
"""How the names of the bot's own emojis begin; its owner may have others beside them."""
_DRAWING: Final = re.compile(r"<a?:\w+:\d+>")
_AS_WIDE: Final = "MM"
"""As a drawing, about."""
_UNSEEN: Final = re.compile(r"\*\*|[\u2066-\u2069\\]")


def shown_length(text: str) -> int:
    """How many characters of a text in Markdown are seen: of a drawing two, of what makes a word bold none."""
    return len(_UNSEEN.sub("", _DRAWING.sub(_AS_WIDE, text)))


class Icons:
    """What stands for a Domain or a card in a text, a button or an option, by its code: `M`, `M1`."""

    def __init__(self) -> None:
        self._drawn: dict[str, str] = {}
        self._lost: Callable[[], None] | None = None

    def of(self, code: str) -> str:
        """Its drawing, else its Domain's, else its Domain's disc."""
        return self._drawn.get(code) or self._drawn.get(code[0]) or DISCS[code[0]]

    def learn(self, code: str, markup: str) -> None:
        """From now on that stands for it, as Discord writes an emoji: `<:name:id>`."""
        self._drawn[code] = markup

    def forget(self, code: str | None = None) -> None:
        """Discs again, for that code or for all: Discord takes the drawings no more."""
        if code is None:
            self._drawn.clear()
        else:
            self._drawn.pop(code, None)

    def when_lost(self, look_again: Callable[[], None] | None) -> None:
        """Calls that whenever Discord has refused a drawing."""
        self._lost = look_again

    def lose(self) -> None:
        """Discord has refused one of the drawings, and does not say which: discs at once, until they are looked up."""
        self.forget()
        if self._lost is not None:
            self._lost()
