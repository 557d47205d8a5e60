"""Names made to fit."""

from collections.abc import Sequence

from bot.i18n.cutting import clusters


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """The first three signs of each name; empty for those that begin alike."""
    found = ["".join(list(clusters(name))[:3]).strip() for name in names]
    return tuple(first if found.count(first) == 1 else "" for first in found)
