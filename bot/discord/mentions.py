"""The people whom a message mentions: Discord notifies those listed here, not everyone whose name is in the text."""

from collections.abc import Iterable

import discord


def calling(users: Iterable[int]) -> discord.AllowedMentions:
    """Return mentions of these people, each once: Discord refuses a list that names someone twice."""
    once = [discord.Object(user) for user in dict.fromkeys(users)]
    return discord.AllowedMentions(everyone=False, roles=False, users=once)


def calling_nobody() -> discord.AllowedMentions:
    """Return a setting under which no one is notified by a name in a message."""
    return discord.AllowedMentions.none()
