"""Signs that need no translation: Domain circles, the seat to act, links."""

from datetime import datetime
from typing import Final

ACCENT: Final = 0xC9A227
"""The bot's colour, at the edge of its messages."""
ROBOT: Final = "🤖"
"""Before a computer player's name, where one has to know that it is one."""
ALERT: Final = 0xB3402E
"""The edge of a refusal."""


def jump(guild_id: int | None, channel_id: int, message_id: int | None = None) -> str:
    """The address of a channel or of a message in it."""
    place = f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"
    return place if message_id is None else f"{place}/{message_id}"


def discord_time(at: datetime, style: str = "R") -> str:
    """A moment as Discord shows it to each reader in his own time: relative (`in 3 hours`) unless another style."""
    return f"<t:{int(at.timestamp())}:{style}>"
