"""Icons in a text: the bot's own emojis where Discord has them, coloured discs where it doesn't."""

import re
from collections.abc import Callable
from typing import Final

DISCS: Final = {"M": "🔴", "R": "⚪", "E": "🟡", "S": "🟢", "C": "🔵", "U": "🟣"}
"""The Domains' colours. A word always stands beside them."""


EMOJI_PREFIX: Final = "civ_"
"""The start of the names of emojis that the bot makes; its owner may have made others."""
_EMOJI: Final = re.compile(r"<a?:\w+:\d+>")
_AS_WIDE: Final = "MM"
"""About as wide as an emoji."""
_UNSEEN: Final = re.compile(r"\*\*|[\u2066-\u2069\\]")


def shown_length(text: str) -> int:
    """Return how many characters of a Markdown text are seen: two for an emoji, none for the signs of bold text."""
    return len(_UNSEEN.sub("", _EMOJI.sub(_AS_WIDE, text)))


class Icons:
    """The icons of Domains and cards in texts, buttons and options, by code: `M`, `M1`."""

    def __init__(self) -> None:
        self._emojis: dict[str, str] = {}
        self._lost: Callable[[], None] | None = None

    def of(self, code: str) -> str:
        """Return the emoji of a code, else that of its Domain, else the Domain's disc."""
        return self._emojis.get(code) or self._emojis.get(code[0]) or DISCS[code[0]]

    def learn(self, code: str, markup: str) -> None:
        """Use this emoji for the code from now on. `markup` is as Discord writes it: `<:name:id>`."""
        self._emojis[code] = markup

    def forget(self, code: str | None = None) -> None:
        """Use discs again for that code, or for all codes."""
        if code is None:
            self._emojis.clear()
        else:
            self._emojis.pop(code, None)

    def when_lost(self, callback: Callable[[], None] | None) -> None:
        """Set what is called whenever Discord has refused an emoji; None for nothing."""
        self._lost = callback

    def lose(self) -> None:
        """Use discs until the emojis are looked up again: Discord has refused one and doesn't say which."""
        self.forget()
        if self._lost is not None:
            self._lost()
