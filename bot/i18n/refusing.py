"""Reasons in words: what is wrong, and what would make it possible."""

from collections.abc import Sequence

from bot.i18n.catalogue import Speaker
from bot.rules import Reason


def reason(speaker: Speaker, reason: Reason, names: Sequence[str]) -> str:
    """One sentence or two, ending with the clause in parentheses."""
    raise NotImplementedError
