"""What the bot may do where a table is to be, named before anything fails."""

from typing import Any, Final

import discord

from bot.i18n.catalogue import Speaker

NEEDED: Final = ("view_channel", "send_messages", "attach_files")
"""For a table in a channel."""
NEEDED_IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "attach_files")
NEEDED_FOR_THREAD: Final = ("create_public_threads", "send_messages_in_threads")
"""For a table with a thread of its own, besides."""


def lacking(granted: discord.Permissions, *, in_thread: bool, own_thread: bool) -> tuple[str, ...]:
    """The permissions that are missing, by discord.py's names."""
    needed = NEEDED_IN_THREAD if in_thread else NEEDED
    if own_thread and not in_thread:
        needed = (*needed, *NEEDED_FOR_THREAD)
    return tuple(name for name in needed if not getattr(granted, name))


def missing(interaction: "discord.Interaction[Any]", speaker: Speaker, *, own_thread: bool) -> str | None:
    """What to tell somebody who wants a table here but the bot lacks permissions; None when it has them all."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    names = lacking(interaction.app_permissions, in_thread=in_thread, own_thread=own_thread)
    if not names:
        return None
    told = speaker.list([speaker.say(f"permission-{name.replace('_', '-')}") for name in names])
    return speaker.say("permissions-missing", permissions=told, count=len(names))
