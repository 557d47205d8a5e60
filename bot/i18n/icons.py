"""Icons in a text: the emojis of the bot's own application. Where Discord has none, a game shows signs of its own."""

import re
from collections.abc import Callable
from typing import Final

EMOJI_PREFIX: Final = "civ_"
"""The start of the names of emojis that the bot makes; its owner may have made others."""
_EMOJI: Final = re.compile(r"<a?:\w+:\d+>")
_AS_WIDE: Final = "MM"
"""A text about as wide as an emoji."""
_UNSEEN: Final = re.compile(r"\*\*|[\u2066-\u2069\\]")


def shown_length(text: str) -> int:
    """Return how many characters of a Markdown text are seen: two for an emoji, none for the signs of bold text."""
    return len(_UNSEEN.sub("", _EMOJI.sub(_AS_WIDE, text)))


class Icons:
    """The emojis that texts, buttons and options may show, by the codes that a game gives them."""

    def __init__(self) -> None:
        self._emojis: dict[str, str] = {}
        self._lost: Callable[[], None] | None = None

    def find(self, *codes: str) -> str | None:
        """Return the emoji of the first of the codes that has one; None if none has."""
        return next((self._emojis[code] for code in codes if code in self._emojis), None)

    def learn(self, code: str, markup: str) -> None:
        """Use this emoji for the code from now on. `markup` is as Discord writes it: `<:name:id>`."""
        self._emojis[code] = markup

    def forget(self, code: str | None = None) -> None:
        """Use no emoji any more for that code, or for all codes."""
        if code is None:
            self._emojis.clear()
        else:
            self._emojis.pop(code, None)

    def when_lost(self, callback: Callable[[], None] | None) -> None:
        """Set what is called whenever Discord has refused an emoji; None for nothing."""
        self._lost = callback

    def lose(self) -> None:
        """Use none until the emojis are looked up again: Discord has refused one and doesn't say which."""
        self.forget()
        if self._lost is not None:
            self._lost()
