"""The picture of one player's own hand, or of the draft pack before him."""

from collections.abc import Sequence

from bot.i18n.catalogue import Speaker
from bot.render.fonts import Fonts
from bot.render.theme import Theme
from bot.rules import Observation


def hand_picture(observation: Observation, names: Sequence[str], speaker: Speaker, theme: Theme, fonts: Fonts) -> bytes:
    """The viewer's hand as a PNG, and what each card would do if it were played now."""
    raise NotImplementedError
