"""The table as text: the picture's alt text, and a complete board for those who cannot see it."""

from collections.abc import Sequence

from bot.i18n.catalogue import Speaker
from bot.rules import Observation


def alt_text(observation: Observation, names: Sequence[str], speaker: Speaker) -> str:
    """At most 1,024 characters, by importance; where something is left out, it says where the rest is."""
    raise NotImplementedError


def text_board(observation: Observation, names: Sequence[str], speaker: Speaker) -> str:
    """Every fact the observation holds, in plain text."""
    raise NotImplementedError
