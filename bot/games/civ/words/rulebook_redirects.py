"""What people look up in the rules and find in a command: calamities, privacy, clocks, pings."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from bot.i18n.catalogue import Speaker
from bot.i18n.names import fold_text

REDIRECTS: Final = ("calamities", "privacy", "clocks", "pings")
"""By the keys `NAME-elsewhere` and `NAME-elsewhere-words`."""
_MOST_TYPED: Final = 100


WordsOf = Mapping[str, Callable[[Speaker], Iterable[str]]]
"""By a key of `REDIRECTS`, further words that people may type for it, which stand in no catalogue of this game."""


def find_redirect(speaker: Speaker, typed: str, further: WordsOf) -> str | None:
    """Return the text that says where to find what a word or a phrase in `typed` names; None where nothing does."""
    wanted = f" {fold_text(typed[:_MOST_TYPED])} "
    named = (key for key in REDIRECTS if any(f" {word} " in wanted for word in _words(speaker, key, further)))
    key = next(named, None)
    return None if key is None else speaker.say(f"{key}-elsewhere")


def _words(speaker: Speaker, key: str, further: WordsOf) -> Iterator[str]:
    yield from filter(None, map(fold_text, speaker.say(f"{key}-elsewhere-words").split(",")))
    if key in further:
        yield from map(fold_text, further[key](speaker))
