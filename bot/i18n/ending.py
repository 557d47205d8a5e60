"""The end of a game in words: who won, why, and by which points (RULES §7, §8)."""

from collections.abc import Sequence

from bot.i18n.catalogue import Speaker
from bot.rules import Observation, Result


def result(speaker: Speaker, result: Result, names: Sequence[str], observation: Observation) -> str:
    """Who won, and why."""
    raise NotImplementedError


def points_table(speaker: Speaker, observation: Observation, names: Sequence[str]) -> str:
    """Who has how many cards in each Domain, and whom that gives a point (§7.3), one line a Domain, then the sums."""
    raise NotImplementedError
