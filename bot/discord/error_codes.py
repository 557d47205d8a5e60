"""Numbers by which Discord says why it refuses something, where the bot answers them differently from others."""

from typing import Final

import discord

UNKNOWN_MESSAGE: Final = 10008
"""Somebody has deleted it."""
UNKNOWN_INTERACTION: Final = 10062
"""It was not answered in time."""
TOO_LARGE: Final = 40005
"""A file is larger than the place takes."""
MISSING_PERMISSIONS: Final = 50013
INVALID_FORM: Final = 50035
"""Something in a request is not as Discord wants it, such as an emoji that is no more."""
THREAD_ARCHIVED: Final = 50083
"""A thread that has fallen asleep: new messages wake it, edits do not."""
THREAD_LOCKED: Final = 160005
"""A thread that is awake, and closed to the bot all the same: a place as lost as one it may not see, under 400."""
DIRECT_CLOSED: Final = (50007, 50278)
"""This person takes no direct messages of this bot, or shares no server with it; under any status."""
DIRECT_TOO_FAST: Final = 40003
"""Direct messages are opened too fast: it says nothing about the person."""
QUARANTINED: Final = 20026
"""The bot is taken for a sender of spam, and may write directly to nobody new."""
POST_GONE: Final = (10003, UNKNOWN_MESSAGE, 50001)
"""Unknown channel, unknown message, no access: a message that nobody can edit any more."""
ANSWER_GONE: Final = (UNKNOWN_MESSAGE, 10015)
"""Unknown message, unknown webhook: somebody has deleted or dismissed what was to be edited."""
MEMBER_GONE: Final = (10007, 10013)
"""Unknown member, unknown user."""


def is_passing(error: discord.HTTPException) -> bool:
    """Whether Discord may take later what it refuses now: it is in trouble, or asked too much."""
    return error.status == 429 or error.status >= 500 or error.code == DIRECT_TOO_FAST
