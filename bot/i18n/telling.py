"""Events in words: what happened at the table."""

from collections.abc import Sequence

from bot.i18n.catalogue import Speaker
from bot.rules import Event


def event(speaker: Speaker, event: Event, names: Sequence[str]) -> str:
    """One short sentence in the past tense."""
    raise NotImplementedError


def happened(speaker: Speaker, events: Sequence[Event], names: Sequence[str], limit: int = 1500) -> str:
    """All of them, one line a turn; where that is longer than `limit` characters, the oldest are left out."""
    raise NotImplementedError
