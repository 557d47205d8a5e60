"""Discord's error codes that the bot handles in a special way."""

from typing import Final

import discord

from bot.discord.refusals import LATER
from bot.discord.request_errors import REQUEST_ERRORS

UNKNOWN_MESSAGE: Final = 10008
"""Somebody has deleted it."""
UNKNOWN_INTERACTION: Final = 10062
"""The interaction wasn't answered in time."""
ALREADY_ACKNOWLEDGED: Final = 40060
"""The interaction has its first answer; the bot may not know, where Discord's own answer to that was lost."""
TOO_LARGE: Final = 40005
"""A file is larger than the place allows."""
DAILY_COMMANDS: Final = 30034
"""As many new commands as Discord takes for one server in a day."""
MISSING_PERMISSIONS: Final = 50013
INVALID_FORM: Final = 50035
"""A field of a request that Discord refuses, such as an emoji that no longer exists."""
TWO_FACTOR: Final = 60003
"""The server wants two-factor authentication for what moderates, and the bot's owner has none."""
THREAD_ARCHIVED: Final = 50083
"""An archived thread: new messages reopen it, edits do not."""
THREAD_LOCKED: Final = 160005
"""A thread that is open but locked for the bot, like a place that it may not see, with status 400."""
DIRECT_CLOSED: Final = (50007, 50278)
"""This person takes no direct messages of this bot, or shares no server with it; with any status."""
DIRECT_TOO_FAST: Final = 40003
"""Direct messages are opened too fast; this isn't about the person."""
QUARANTINED: Final = 20026
"""Discord takes the bot for a sender of spam, which may not write directly to new people."""
POST_GONE: Final = (10003, UNKNOWN_MESSAGE, 50001)
"""Unknown channel, unknown message, no access: a message that can no longer be edited."""
ANSWER_GONE: Final = (UNKNOWN_MESSAGE, 10015)
"""Unknown message, unknown webhook: the message to be edited was deleted or dismissed."""
MEMBER_GONE: Final = (10007, 10013)
"""Unknown member, unknown user."""


def is_passing(error: Exception) -> bool:
    """Return whether Discord may accept a request later: it has a failure, or too many requests, or did not answer."""
    if not isinstance(error, discord.HTTPException):
        return isinstance(error, REQUEST_ERRORS)
    return error.status == 429 or error.status >= 500 or error.code == DIRECT_TOO_FAST or error.code in LATER
