"""Sends what happened to the bot's gateway and to people's clients: a function for each kind of event."""

from bot.playground.api.core import Core
from bot.playground.api.gateway import (
    DM_MESSAGES,
    GUILD_MESSAGES,
    GUILDS,
    MEMBERS,
    MESSAGE_CONTENT,
    MODERATION,
)
from bot.playground.json_types import JSON
from bot.playground.world.interactions import Interaction
from bot.playground.world.permissions import can_see
from bot.playground.world.state import Channel, Guild, Message


def _to_bot(core: Core, name: str, data: JSON, channel: Channel, intent: int) -> None:
    if can_see(core.world, channel, core.bot.id):
        core.gateway.dispatch(name, data, guild_id=channel.guild_id, intent=intent)


def _message_intent(channel: Channel) -> int:
    return DM_MESSAGES if channel.guild_id is None else GUILD_MESSAGES


def _send_message(core: Core, name: str, message: Message) -> None:
    """Send a message event; without the message content intent, others' text is empty unless it mentions the bot."""
    channel = core.world.channels[message.channel_id]
    if message.seen_by is not None or not can_see(core.world, channel, core.bot.id):
        return
    body = core.payloads.message_event(message)
    concerns_bot = message.author_id == core.bot.id or core.bot.id in message.mentions or channel.guild_id is None
    intent = _message_intent(channel)
    for session in list(core.gateway.sessions.values()):
        if not session.owns(channel.guild_id) or not session.intents & intent:
            continue
        readable = concerns_bot or session.intents & MESSAGE_CONTENT
        session.dispatch(name, body if readable else body | _BLANK)


_BLANK: JSON = {"content": "", "embeds": [], "attachments": [], "components": []}


def dispatch_message_create(core: Core, message: Message) -> None:
    """Send the events of a new message."""
    _send_message(core, "MESSAGE_CREATE", message)
    core.client_events.add("message", channel_id=message.channel_id, only_for=message.seen_by, message_id=message.id)


def dispatch_message_update(core: Core, message: Message) -> None:
    """Send the events of an edited message, or of one that was "thinking" until now."""
    _send_message(core, "MESSAGE_UPDATE", message)
    core.client_events.add("message", channel_id=message.channel_id, only_for=message.seen_by, message_id=message.id)


def dispatch_message_delete(core: Core, message: Message) -> None:
    """Send the events of a deleted message."""
    channel = core.world.channels[message.channel_id]
    data: JSON = {"id": str(message.id), "channel_id": str(channel.id)}
    if channel.guild_id is not None:
        data["guild_id"] = str(channel.guild_id)
    if message.seen_by is None:
        _to_bot(core, "MESSAGE_DELETE", data, channel, _message_intent(channel))
    core.client_events.add("deleted", channel_id=channel.id, only_for=message.seen_by, message_id=message.id)


def dispatch_message_delete_bulk(core: Core, channel: Channel, ids: list[int]) -> None:
    """Send the events of a bulk deletion."""
    data: JSON = {"ids": [str(item) for item in ids], "channel_id": str(channel.id), "guild_id": str(channel.guild_id)}
    _to_bot(core, "MESSAGE_DELETE_BULK", data, channel, _message_intent(channel))
    core.client_events.add("deleted", channel_id=channel.id)


def dispatch_channel_event(core: Core, name: str, channel: Channel) -> None:
    """Send CHANNEL_CREATE, _UPDATE or _DELETE; bots receive them for channels they can't see too."""
    if channel.guild_id is not None:
        core.gateway.dispatch(name, core.payloads.channel(channel), guild_id=channel.guild_id, intent=GUILDS)
    core.client_events.add("channel", channel_id=channel.id)


def dispatch_thread_create(core: Core, thread: Channel) -> None:
    """Send the events of a new thread."""
    data = core.payloads.channel(thread, core.bot.id) | {"newly_created": True}
    _to_bot(core, "THREAD_CREATE", data, thread, GUILDS)
    core.client_events.add("channel", channel_id=thread.id)


def dispatch_thread_update(core: Core, thread: Channel) -> None:
    """Send the events of a thread that was renamed, archived, locked or unarchived."""
    _to_bot(core, "THREAD_UPDATE", core.payloads.channel(thread, core.bot.id), thread, GUILDS)
    core.client_events.add("channel", channel_id=thread.id)


def dispatch_thread_delete(core: Core, thread: Channel) -> None:
    """Send the events of a thread's deletion; call it while the thread still exists."""
    data: JSON = {
        "id": str(thread.id),
        "guild_id": str(thread.guild_id),
        "parent_id": str(thread.parent_id),
        "type": thread.type,
    }
    _to_bot(core, "THREAD_DELETE", data, thread, GUILDS)
    core.client_events.add("channel", channel_id=thread.id)


def dispatch_thread_members_update(core: Core, thread: Channel, added: list[int], removed: list[int]) -> None:
    """Send the events of users joining or leaving a thread; without the members intent the bot hears only of itself."""
    assert thread.thread is not None
    assert thread.guild_id is not None
    data: JSON = {
        "id": str(thread.id),
        "guild_id": str(thread.guild_id),
        "member_count": len(thread.thread.members),
        "added_members": [core.payloads.thread_member(thread, user) for user in added],
        "removed_member_ids": [str(user) for user in removed],
    }
    if core.bot.id in added:
        # the bot couldn't know of a private thread before
        created = core.payloads.channel(thread, core.bot.id)
        core.gateway.dispatch("THREAD_CREATE", created, guild_id=thread.guild_id, intent=GUILDS)
    intent = GUILDS if core.bot.id in (*added, *removed) else MEMBERS
    core.gateway.dispatch("THREAD_MEMBERS_UPDATE", data, guild_id=thread.guild_id, intent=intent)
    core.client_events.add("channel", channel_id=thread.id)


def dispatch_thread_list_sync(core: Core, channel: Channel) -> None:
    """Send THREAD_LIST_SYNC with the active threads of a channel that the bot may see again."""
    assert channel.guild_id is not None
    seen = [
        thread
        for thread in core.world.threads_of(channel.guild_id)
        if thread.parent_id == channel.id
        and thread.thread is not None
        and not thread.thread.archived
        and can_see(core.world, thread, core.bot.id)
    ]
    data: JSON = {
        "guild_id": str(channel.guild_id),
        "channel_ids": [str(channel.id)],
        "threads": [core.payloads.channel(thread) for thread in seen],
        "members": [
            core.payloads.thread_member(thread, core.bot.id)
            for thread in seen
            if thread.thread is not None and core.bot.id in thread.thread.members
        ],
    }
    core.gateway.dispatch("THREAD_LIST_SYNC", data, guild_id=channel.guild_id, intent=GUILDS)


def dispatch_guild_event(core: Core, name: str, guild: Guild) -> None:
    """Send GUILD_CREATE when the bot joins, GUILD_UPDATE, or GUILD_DELETE when it was removed."""
    if name == "GUILD_CREATE":
        data = core.payloads.guild_create(guild, core.bot.id)
        del data["unavailable"]  # absent when joining, False when an outage ends: `dispatch_guild_availability`
    elif name == "GUILD_DELETE":
        data = {"id": str(guild.id)}
    else:
        data = core.payloads.guild(guild)
    core.gateway.dispatch(name, data, guild_id=guild.id, intent=GUILDS)
    core.client_events.add("guild", guild_id=guild.id)


def dispatch_guild_availability(core: Core, guild: Guild) -> None:
    """Send GUILD_DELETE at the beginning of an outage, GUILD_CREATE of a known guild at its end."""
    if guild.is_available:
        name, data = "GUILD_CREATE", core.payloads.guild_create(guild, core.bot.id)
    else:
        name, data = "GUILD_DELETE", {"id": str(guild.id), "unavailable": True}
    core.gateway.dispatch(name, data, guild_id=guild.id, intent=GUILDS)


def dispatch_member_event(core: Core, name: str, guild: Guild, user_id: int) -> None:
    """Send GUILD_MEMBER_ADD, _UPDATE or _REMOVE: for others only with the members intent, updates of itself always."""
    if name == "GUILD_MEMBER_REMOVE":
        data: JSON = {"user": core.payloads.user(core.world.users[user_id])}
    else:
        data = core.payloads.member(guild, user_id)
    itself = user_id == core.bot.id and name == "GUILD_MEMBER_UPDATE"
    data["guild_id"] = str(guild.id)
    core.gateway.dispatch(name, data, guild_id=guild.id, intent=GUILDS if itself else MEMBERS)
    core.client_events.add("guild", guild_id=guild.id)


def dispatch_ban_event(core: Core, name: str, guild: Guild, user_id: int) -> None:
    """Send GUILD_BAN_ADD or _REMOVE to sessions with the moderation intent."""
    data: JSON = {"guild_id": str(guild.id), "user": core.payloads.user(core.world.users[user_id])}
    core.gateway.dispatch(name, data, guild_id=guild.id, intent=MODERATION)


def notify_interaction_change(core: Core, interaction: Interaction) -> None:
    """Tell the client of an interaction's user that it was answered or has failed."""
    core.client_events.add(
        "interaction", channel_id=interaction.channel_id, only_for=interaction.user_id, interaction_id=interaction.id
    )
