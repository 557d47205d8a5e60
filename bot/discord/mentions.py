"""Whom a message calls: Discord rings for those named here, and for nobody whose name merely stands in it."""

from collections.abc import Iterable

import discord


def calling(users: Iterable[int]) -> discord.AllowedMentions:
    """These people, each once: Discord refuses a list that names somebody twice."""
    once = [discord.Object(user) for user in dict.fromkeys(users)]
    return discord.AllowedMentions(everyone=False, roles=False, users=once)


def calling_nobody() -> discord.AllowedMentions:
    """Whoever a message names is only named."""
    return discord.AllowedMentions.none()
