"""Channels of a kind that this version of discord.py doesn't know: taken for the plainest one that it does.

Discord adds kinds without a new version of its API. discord.py (2.7.1) leaves such channels out of its cache, gives an
interaction there no channel, and raises `InvalidData` where one is fetched. Unknown kinds of messages, components and
permissions it keeps as numbers, or leaves out, by itself.
"""

from typing import Any, Final

import discord

KNOWN: Final = frozenset(kind.value for kind in discord.ChannelType)
_TEXT: Final = discord.ChannelType.text.value
_THREAD: Final = discord.ChannelType.public_thread.value

Json = dict[str, Any]


def plainest_channel(channel: Json) -> Json:
    """Return a channel as Discord describes it, as a public thread or a text channel where its kind is unknown."""
    if channel.get("type") in KNOWN or "type" not in channel:
        return channel
    return channel | {"type": _THREAD if "thread_metadata" in channel else _TEXT}


def plainest_guild(guild: Json) -> Json:
    """Return a server with all its channels of known kinds."""
    channels: list[Json] = guild.get("channels") or []
    if all(channel.get("type") in KNOWN for channel in channels):
        return guild
    return guild | {"channels": [plainest_channel(channel) for channel in channels]}


def plainest_interaction(interaction: Json) -> Json:
    """Return an interaction with the channel it comes from, and those that were chosen in it, of known kinds."""
    made = dict(interaction)
    if channel := interaction.get("channel"):
        made["channel"] = plainest_channel(channel)
    data: Json = interaction.get("data") or {}
    resolved: Json = data.get("resolved") or {}
    if channels := resolved.get("channels"):
        known = {number: plainest_channel(channel) for number, channel in channels.items()}
        made["data"] = data | {"resolved": resolved | {"channels": known}}
    return made
