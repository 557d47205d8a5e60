"""The picture of a whole table."""

from collections.abc import Sequence

from bot.i18n.catalogue import Speaker
from bot.render.fonts import Fonts
from bot.render.hand import hand_picture
from bot.render.texts import alt_text, text_board
from bot.render.theme import Theme
from bot.rules import Event, Observation

__all__ = ["alt_text", "board_picture", "hand_picture", "text_board"]


def board_picture(
    observation: Observation,
    names: Sequence[str],
    speaker: Speaker,
    theme: Theme,
    fonts: Fonts,
    *,
    changed: Sequence[Event] = (),
) -> bytes:
    """The table as a PNG: all that this observation shows, except the viewer's own hand.

    `changed`: what has just happened; the columns it touched are framed.
    """
    raise NotImplementedError
