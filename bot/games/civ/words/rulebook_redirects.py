"""What people look up in the rules and find in a command: calamities, privacy, clocks, pings."""

from collections.abc import Iterator
from typing import Final

from bot.games.calamities.rules.names import CALAMITIES
from bot.games.calamities.words.naming import calamity_name
from bot.i18n.catalogue import Speaker
from bot.i18n.names import fold_text

REDIRECTS: Final = ("calamities", "privacy", "clocks", "pings")
"""By the keys `NAME-elsewhere` and `NAME-elsewhere-words`."""
_MOST_TYPED: Final = 100


def find_redirect(speaker: Speaker, typed: str) -> str | None:
    """The text that says where it is, of what a word or a phrase in it names; None where nothing does."""
    wanted = f" {fold_text(typed[:_MOST_TYPED])} "
    named = (key for key in REDIRECTS if any(f" {word} " in wanted for word in _words(speaker, key)))
    key = next(named, None)
    return None if key is None else speaker.say(f"{key}-elsewhere")


def _words(speaker: Speaker, key: str) -> Iterator[str]:
    yield from filter(None, map(fold_text, speaker.say(f"{key}-elsewhere-words").split(",")))
    if key == REDIRECTS[0]:
        yield from (fold_text(calamity_name(speaker, each)) for each in CALAMITIES)
