"""What Discord documents that it may refuse a public message for, and what follows from it.

A table of codes (docs: topics/opcodes-and-status-codes, "JSON Error Codes"); `openapi.json` names no codes. Those are
left out that say something of requests the bot never makes (stickers, polls, voice, forums' tags, Lottie, webhooks).
What isn't here is taken for `Cause.UNKNOWN`: the message isn't sent, and its people are called another way.
"""

from enum import Enum
from typing import Final

import discord


class Cause(Enum):
    """What a refusal is about, which says what is done."""

    WORDS = "words"
    """Its words: it is sent again without what other people wrote, then without any; the server is told once."""
    PLACE = "place"
    """The channel is gone or closed to the bot: the table loses its place; the server is told where it lacks rights."""
    ASLEEP = "asleep"
    """The thread is archived: it is opened, and the message edited."""
    FULL = "full"
    """There are as many threads as there may be: the game stays in its channel, or loses its place."""
    MESSAGE = "message"
    """The message can't be edited any more: another one is sent."""
    FILES = "files"
    """Its files: it is sent with a smaller picture, then in words."""
    LATER = "later"
    """Discord may take it later: it is tried again with growing pauses; people are called directly meanwhile."""
    BOT = "bot"
    """The bot as a whole: nothing in the message would help. People are called directly where that goes."""
    FORM = "form"
    """The body is wrong, which is our mistake: an error in the log. People are called by words alone."""
    UNKNOWN = "unknown"


REFUSALS: Final[dict[int, tuple[int, Cause]]] = {
    10003: (404, Cause.PLACE),  # unknown channel
    10004: (404, Cause.PLACE),  # unknown guild
    10008: (404, Cause.MESSAGE),  # unknown message
    20009: (403, Cause.WORDS),  # explicit content
    20012: (403, Cause.BOT),  # not authorised to act for this application
    20016: (403, Cause.LATER),  # slowmode
    20022: (403, Cause.LATER),  # edits of announcements
    20024: (403, Cause.PLACE),  # under minimum age
    20026: (403, Cause.BOT),  # taken for a sender of spam
    20028: (403, Cause.LATER),  # writing in this channel
    20029: (403, Cause.LATER),  # writing on this server
    20031: (400, Cause.WORDS),  # words of channel names
    30015: (400, Cause.FILES),  # too many attachments
    30046: (429, Cause.LATER),  # edits of old messages
    40001: (401, Cause.BOT),  # unauthorised
    40002: (403, Cause.BOT),  # its account isn't verified
    40004: (403, Cause.LATER),  # sending is switched off for now
    40005: (413, Cause.FILES),  # too large
    40006: (403, Cause.LATER),  # this feature is switched off for now
    40058: (400, Cause.PLACE),  # a forum channel
    40062: (429, Cause.LATER),  # a service is limited
    40333: (403, Cause.LATER),  # the network in front of Discord
    50001: (403, Cause.PLACE),  # missing access
    50005: (403, Cause.MESSAGE),  # another's message
    50006: (400, Cause.FORM),  # an empty message
    50008: (400, Cause.PLACE),  # not a text channel
    50009: (403, Cause.PLACE),  # its verification level is too high
    50013: (403, Cause.PLACE),  # missing permissions
    50014: (401, Cause.BOT),  # its token is invalid
    50021: (403, Cause.MESSAGE),  # a system message
    50024: (400, Cause.PLACE),  # this kind of channel
    50035: (400, Cause.FORM),  # an invalid form
    50045: (400, Cause.FILES),  # a file is too large
    50046: (400, Cause.FILES),  # a file is invalid
    50068: (400, Cause.MESSAGE),  # invalid message type
    50083: (400, Cause.ASLEEP),  # an archived thread
    50095: (403, Cause.PLACE),  # the server isn't available in this place
    50109: (400, Cause.FORM),  # invalid JSON
    50110: (400, Cause.FILES),  # a file is invalid
    50123: (400, Cause.FILES),  # a file's type
    50138: (400, Cause.FILES),  # a file can't be resized
    50146: (400, Cause.FILES),  # an upload isn't found
    50151: (400, Cause.FORM),  # an emoji is invalid
    60003: (403, Cause.PLACE),  # two-factor authentication
    110001: (503, Cause.LATER),  # the application isn't available yet
    130000: (503, Cause.LATER),  # overloaded
    160002: (400, Cause.FORM),  # a reply without reading the history
    160005: (400, Cause.PLACE),  # a locked thread
    160006: (400, Cause.FULL),  # active threads
    160007: (400, Cause.FULL),  # active announcement threads
    200000: (400, Cause.WORDS),  # a message blocked by AutoMod
    200001: (400, Cause.WORDS),  # a title blocked by AutoMod
    240000: (400, Cause.WORDS),  # harmful links
    400001: (403, Cause.FILES),  # uploads are limited on this server
}
"""By code: the status that it comes with, and what it is about."""

WORDS: Final = frozenset(code for code, (_, cause) in REFUSALS.items() if cause is Cause.WORDS)
LATER: Final = frozenset(code for code, (_, cause) in REFUSALS.items() if cause is Cause.LATER)


def cause_of(error: discord.HTTPException) -> Cause:
    """Return what a refusal is about: by its code, else by its status."""
    if error.code in REFUSALS:
        return REFUSALS[error.code][1]
    if error.status == 429 or error.status >= 500:
        return Cause.LATER
    if error.status == 413:
        return Cause.FILES
    return Cause.PLACE if error.status in (403, 404) else Cause.UNKNOWN


def is_documented(error: Exception) -> bool:
    """Return whether it is a refusal that Discord documents, and no mistake of ours: one line in the log is enough."""
    return isinstance(error, discord.HTTPException) and cause_of(error) not in (Cause.FORM, Cause.UNKNOWN)


def is_later(error: Exception) -> bool:
    """Return whether Discord may take later what it refuses now."""
    return isinstance(error, discord.HTTPException) and cause_of(error) is Cause.LATER
