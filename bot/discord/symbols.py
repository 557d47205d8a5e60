"""Signs that need no translation: Domain circles, the seat to act, links."""

from datetime import datetime
from typing import Final

ACCENT: Final = 0xC9A227
"""The bot's colour, at the edge of its messages."""
ROBOT: Final = "🤖"
"""Marks a computer player's name, where one has to know that it is one."""
ALERT: Final = 0xB3402E
"""The colour at the edge of a refusal."""


def jump(guild_id: int | None, channel_id: int, message_id: int | None = None) -> str:
    """Return the address of a channel or of a message in it."""
    place = f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"
    return place if message_id is None else f"{place}/{message_id}"


def discord_time(at: datetime, style: str = "R") -> str:
    """Return a time that Discord shows in each reader's time zone, by default relative (`in 3 hours`)."""
    return f"<t:{int(at.timestamp())}:{style}>"
