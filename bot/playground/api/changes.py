"""Changes of the state, by the bot or by people, and the gateway events about them. Nothing is refused here."""

from bot.playground.api.core import Core
from bot.playground.api.gateway import GUILD_TYPING, GUILDS
from bot.playground.api.gateway_events import (
    dispatch_channel_event,
    dispatch_guild_event,
    dispatch_member_event,
    dispatch_message_create,
    dispatch_message_delete,
    dispatch_message_update,
    dispatch_thread_create,
    dispatch_thread_delete,
    dispatch_thread_members_update,
    dispatch_thread_update,
)
from bot.playground.api.record import Ping
from bot.playground.checks.component_tree import TEXT_DISPLAY, walk_components
from bot.playground.json_types import JSON, iso
from bot.playground.world.mentions import notification_text
from bot.playground.world.state import (
    HAS_THREAD,
    PINS_ADD,
    PRIVATE_CHANNEL,
    PUBLIC_THREAD,
    THREAD_CREATED,
    Channel,
    Guild,
    Message,
    Notification,
    Thread,
    snowflake_time,
)


def time_out(core: Core, guild: Guild, user_id: int, seconds: float) -> None:
    """Time a member out for so many seconds from now; 0 ends it. When it runs out by itself, no event is sent."""
    member = guild.members[user_id]
    member.timed_out_until = core.clock.now() + seconds if seconds else None
    dispatch_member_event(core, "GUILD_MEMBER_UPDATE", guild, user_id)
    if seconds:
        # people's clients count down by themselves; the bot isn't told (discord-api-docs #4269)
        core.clock.call_later(seconds, lambda: core.client_events.add("guild", guild_id=guild.id))


def new_message(core: Core, channel: Channel, author_id: int) -> Message:
    """Return an empty message that isn't in the state yet."""
    return Message(core.snowflakes.make(), channel.id, author_id, core.clock.now())


def send_message(core: Core, message: Message) -> None:
    """Put a finished message into its channel; an archived thread is unarchived."""
    channel = core.world.channels[message.channel_id]
    core.world.messages.setdefault(channel.id, {})[message.id] = message
    if message.seen_by is None:
        channel.last_message_id = message.id
        if channel.thread is not None:
            unarchive(core, channel)
            channel.thread.sent += 1
            author = message.author_id
            if author not in channel.thread.members:
                add_to_thread(core, channel, [author])
    _record_pings(core, channel, message)
    dispatch_message_create(core, message)


def _record_pings(core: Core, channel: Channel, message: Message) -> None:
    """Record the people a new message of the bot pings."""
    if message.author_id != core.bot.id or message.seen_by is not None:
        return
    is_direct = channel.type == PRIVATE_CHANNEL
    users = [user for user in channel.recipients if user != core.bot.id] if is_direct else message.mentions
    texts = [
        message.content,
        *(str(item["content"]) for item in walk_components(message.components) if item["type"] == TEXT_DISPLAY),
    ]
    text, shown = "\n".join(each for each in texts if each), notification_text(core.world, message)
    core.record.pings += [Ping(user, channel.id, message.id, text, is_direct, message.nonce, shown) for user in users]
    message.notification = Notification(tuple(users), shown)


def unarchive(core: Core, thread: Channel) -> None:
    """Unarchive `thread`, if it is archived."""
    assert thread.thread is not None
    if thread.thread.archived:
        thread.thread.archived = False
        restart_inactivity(core, thread)
        dispatch_thread_update(core, thread)


def restart_inactivity(core: Core, thread: Channel) -> None:
    """Measure inactivity from now on, as after unarchiving a thread or changing its `auto_archive_duration`."""
    assert thread.thread is not None
    thread.thread.archive_timestamp = core.clock.now()
    _archive_when_inactive(core, thread, thread.thread.auto_archive_duration * 60)


def _archive_when_inactive(core: Core, channel: Channel, seconds: float) -> None:
    """Archive a thread once nobody has written in it for its `auto_archive_duration` (docs: topics/threads)."""

    def check() -> None:
        thread = channel.thread
        if thread is None or thread.archived or channel.id not in core.world.channels:
            return
        active = max(thread.archive_timestamp, snowflake_time(channel.last_message_id or 0))
        left = active + thread.auto_archive_duration * 60 - core.clock.now()
        if left > 0:
            _archive_when_inactive(core, channel, left)
            return
        thread.archived, thread.archive_timestamp = True, core.clock.now()
        dispatch_thread_update(core, channel)

    core.clock.call_later(seconds, check)


def mark_edited(core: Core, message: Message) -> None:
    """Set the time of the last edit of `message`, and send the event."""
    message.edited_at = core.clock.now()
    dispatch_message_update(core, message)


def remove_message(core: Core, message: Message) -> None:
    """Delete `message`."""
    core.world.messages[message.channel_id].pop(message.id, None)
    core.world.retire(message.attachments)
    dispatch_message_delete(core, message)


def open_thread(core: Core, parent: Channel, owner_id: int, name: str, kind: int, **more: int | bool | None) -> Channel:
    """Create a thread in `parent`; with `message_id` it has the id of that message and belongs to it."""
    now = core.clock.now()
    message_id = more.get("message_id")
    thread = Thread(owner_id, now, now, int(more.get("auto_archive_duration") or 4320))
    thread.invitable = bool(more.get("invitable", True))
    thread.members[owner_id] = now
    identity = int(message_id) if message_id else core.snowflakes.make()
    channel = Channel(identity, kind, name, parent.guild_id, parent.id, thread=thread)
    channel.slowmode = int(more.get("slowmode") or 0)
    core.world.channels[channel.id] = channel
    _archive_when_inactive(core, channel, thread.auto_archive_duration * 60)
    dispatch_thread_create(core, channel)
    if message_id:
        message = core.world.messages[parent.id][channel.id]
        message.thread_id = channel.id
        message.flags |= HAS_THREAD
        dispatch_message_update(core, message)
    elif kind == PUBLIC_THREAD:
        _announce_thread(core, parent, channel)
    return channel


def _announce_thread(core: Core, parent: Channel, thread: Channel) -> None:
    """Send the system message "started a thread" (type 18) of a public thread without a message."""
    assert thread.thread is not None
    note = new_message(core, parent, thread.thread.owner_id)
    note.type, note.content = THREAD_CREATED, thread.name
    note.reference = {"type": 0, "channel_id": str(thread.id), "guild_id": str(thread.guild_id)}
    send_message(core, note)


def add_to_thread(core: Core, thread: Channel, users: list[int]) -> None:
    """Add users to a thread."""
    assert thread.thread is not None
    fresh = [user for user in users if user not in thread.thread.members]
    for user in fresh:
        thread.thread.members[user] = core.clock.now()
    if fresh:
        dispatch_thread_members_update(core, thread, fresh, [])


def remove_from_thread(core: Core, thread: Channel, user_id: int) -> None:
    """Remove a user from a thread."""
    assert thread.thread is not None
    if user_id in thread.thread.members:
        del thread.thread.members[user_id]
        dispatch_thread_members_update(core, thread, [], [user_id])


def remove_channel(core: Core, channel: Channel) -> None:
    """Delete a channel or thread with all its messages, and the channel's threads."""
    if channel.thread is not None:
        dispatch_thread_delete(core, channel)
    else:
        # Discord names the channel alone: its threads go without an event of their own
        for thread in [item for item in core.world.channels.values() if item.parent_id == channel.id and item.thread]:
            _discard_channel(core, thread)
            core.client_events.add("channel", channel_id=thread.id)
        dispatch_channel_event(core, "CHANNEL_DELETE", channel)
        guild = core.world.guilds.get(channel.guild_id or 0)
        if guild is not None and guild.system_channel_id == channel.id:
            guild.system_channel_id = None
            dispatch_guild_event(core, "GUILD_UPDATE", guild)
    _discard_channel(core, channel)


def _discard_channel(core: Core, channel: Channel) -> None:
    core.world.channels.pop(channel.id, None)
    for message in core.world.messages.pop(channel.id, {}).values():
        core.world.retire(message.attachments)


def set_pinned(core: Core, message: Message, *, pinned: bool) -> None:
    """Pin or unpin a message; pinning sends a system message (type 6)."""
    if message.pinned == pinned:
        return
    message.pinned = pinned
    channel = core.world.channels[message.channel_id]
    data: JSON = {"channel_id": str(channel.id), "last_pin_timestamp": iso(core.clock.now())}
    if channel.guild_id is not None:
        data["guild_id"] = str(channel.guild_id)
    core.gateway.dispatch("CHANNEL_PINS_UPDATE", data, guild_id=channel.guild_id, intent=GUILDS)
    dispatch_message_update(core, message)
    if pinned:
        note = new_message(core, channel, core.bot.id)
        note.type = PINS_ADD
        note.reference = {"type": 0, "message_id": str(message.id), "channel_id": str(channel.id)}
        send_message(core, note)


def open_direct_channel(core: Core, one: int, other: int) -> Channel:
    """Return the direct message channel between two users, created if there is none."""
    found = core.world.direct(one, other)
    if found is None:
        found = Channel(core.snowflakes.make(), PRIVATE_CHANNEL, "", recipients=(one, other))
        core.world.channels[found.id] = found
    return found


def start_typing(core: Core, channel: Channel, user_id: int) -> None:
    """Show that a user is typing."""
    core.client_events.add("typing", channel_id=channel.id, user_id=user_id)
    data: JSON = {"channel_id": str(channel.id), "user_id": str(user_id), "timestamp": int(core.clock.now())}
    if channel.guild_id is not None:
        data["guild_id"] = str(channel.guild_id)
        core.gateway.dispatch("TYPING_START", data, guild_id=channel.guild_id, intent=GUILD_TYPING)
