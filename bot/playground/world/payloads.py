"""Discord's objects as JSON (docs: resources/*; the fields of openapi's *Response schemas)."""

import zlib

from bot.playground.checks.component_tree import attachment_reference
from bot.playground.json_types import JSON, is_array, is_object, iso, objects
from bot.playground.world.permissions import can_see, member_permissions
from bot.playground.world.state import (
    PRIVATE_CHANNEL,
    PRIVATE_THREAD,
    REPLY,
    STAGE_VOICE_CHANNEL,
    VOICE_CHANNEL,
    Attachment,
    Channel,
    Guild,
    Member,
    Message,
    Role,
    User,
    World,
)


class Payloads:
    """Serializes the objects of `world`; `cdn` is the base URL of files and avatars."""

    def __init__(self, world: World, cdn: str = "") -> None:
        self.world, self.cdn = world, cdn

    def user(self, user: User) -> JSON:
        """Return a user object."""
        return {
            "id": str(user.id),
            "username": user.name,
            "discriminator": "0",
            "global_name": None if user.bot else user.display,
            "avatar": avatar_hash(user),
            "bot": user.bot,
            "system": False,
            "public_flags": 0,
            "flags": 0,
            "banner": None,
            "accent_color": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "primary_guild": None,
        }

    def partial_member(self, member: Member) -> JSON:
        """Return a member object without its user, as messages carry it."""
        return {
            "avatar": None,
            "banner": None,
            "nick": member.nick,
            "roles": [str(role) for role in member.roles],
            "joined_at": iso(member.joined_at),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "communication_disabled_until": None if member.timed_out_until is None else iso(member.timed_out_until),
            "flags": 0,
        }

    def member(self, guild: Guild, user_id: int, channel: Channel | None = None) -> JSON:
        """Return a member object; with `channel`, it has the member's permissions there, as interactions carry it."""
        body = self.partial_member(guild.members[user_id]) | {"user": self.user(self.world.users[user_id])}
        if channel is not None:
            body["permissions"] = str(member_permissions(self.world, guild, user_id, channel))
        return body

    def role(self, role: Role) -> JSON:
        """Return a role object."""
        return {
            "id": str(role.id),
            "name": role.name,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "position": role.position,
            "permissions": str(role.permissions),
            "managed": role.bot_id is not None,
            "mentionable": False,
            "flags": 0,
        } | ({} if role.bot_id is None else {"tags": {"bot_id": str(role.bot_id)}})

    def guild(self, guild: Guild) -> JSON:
        """Return a guild object as GET /guilds/{id} answers it."""
        return {
            "id": str(guild.id),
            "name": guild.name,
            "owner_id": str(guild.owner_id),
            "preferred_locale": guild.locale,
            "premium_tier": guild.premium_tier,
            "roles": [self.role(role) for role in guild.roles.values()],
            "features": [],
            "emojis": [],
            "stickers": [],
            "region": "us-west",
            "afk_timeout": 300,
            "system_channel_flags": 0,
            "verification_level": guild.verification_level,
            "default_message_notifications": 0,
            "mfa_level": int(guild.wants_two_factor),
            "explicit_content_filter": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "nsfw": False,
            "nsfw_level": 0,
            "widget_enabled": False,
            "max_members": 500_000,
            "max_presences": None,
            "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50,
            **dict.fromkeys(_GUILD_NULLS),
            "system_channel_id": _text(guild.system_channel_id),
        }

    def guild_create(self, guild: Guild, bot_id: int) -> JSON:
        """Return the data of GUILD_CREATE: without the members intent, the bot is the only member listed."""
        seen = [thread for thread in self.world.threads_of(guild.id) if self._joins_list(thread, bot_id)]
        return self.guild(guild) | {
            "joined_at": iso(guild.members[bot_id].joined_at),
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "members": [self.member(guild, bot_id)],
            "channels": [self.channel(item) for item in self.world.channels_of(guild.id)],
            "threads": [self.channel(thread, bot_id) for thread in seen],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def _joins_list(self, thread: Channel, bot_id: int) -> bool:
        active = thread.thread is not None and not thread.thread.archived
        return active and can_see(self.world, thread, bot_id)

    def channel(self, channel: Channel, viewer: int | None = None) -> JSON:
        """Return a channel, thread or DM channel object; `viewer` adds that user's membership of a thread."""
        body: JSON = {
            "id": str(channel.id),
            "type": channel.type,
            "flags": 0,
            "last_message_id": _text(channel.last_message_id),
        }
        if channel.type == PRIVATE_CHANNEL:
            others = [self.world.users[user] for user in channel.recipients if not self.world.users[user].bot]
            return body | {"recipients": [self.user(user) for user in others]}
        body |= {
            "guild_id": _text(channel.guild_id),
            "name": channel.name,
            "parent_id": _text(channel.parent_id),
            "rate_limit_per_user": channel.slowmode,
        }
        if channel.thread is not None:
            return body | self._thread(channel, viewer)
        spoken = {"bitrate": 64_000, "user_limit": 0} if channel.type in (VOICE_CHANNEL, STAGE_VOICE_CHANNEL) else {}
        return (
            body
            | spoken
            | {
                "topic": channel.topic,
                "position": channel.position,
                "nsfw": False,
                "permission_overwrites": [
                    {"id": str(item.id), "type": item.type, "allow": str(item.allow), "deny": str(item.deny)}
                    for item in channel.overwrites.values()
                ],
            }
        )

    def _thread(self, channel: Channel, viewer: int | None) -> JSON:
        thread = channel.thread
        assert thread is not None
        # Discord counts no further: docs/resources/channel#channel-object
        body: JSON = {
            "owner_id": str(thread.owner_id),
            "message_count": min(thread.sent, 50_000),
            "member_count": min(len(thread.members), 50),
            "total_message_sent": thread.sent,
            "thread_metadata": {
                "archived": thread.archived,
                "archive_timestamp": iso(thread.archive_timestamp),
                "auto_archive_duration": thread.auto_archive_duration,
                "locked": thread.locked,
                "create_timestamp": iso(thread.created_at),
            },
        }
        if channel.type == PRIVATE_THREAD:
            body["thread_metadata"]["invitable"] = thread.invitable
        if viewer is not None and viewer in thread.members:
            body["member"] = self.thread_member(channel, viewer)
        return body

    def thread_member(self, channel: Channel, user_id: int) -> JSON:
        """Return a thread member object."""
        assert channel.thread is not None
        joined = iso(channel.thread.members[user_id])
        return {"id": str(channel.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 1}

    def attachment(self, attachment: Attachment) -> JSON:
        """Return an attachment object."""
        url = f"{self.cdn}/attachments/{attachment.channel_id}/{attachment.id}/{attachment.filename}"
        body: JSON = {
            "id": str(attachment.id),
            "filename": attachment.filename,
            "size": len(attachment.data),
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
        }
        if attachment.size:
            body["width"], body["height"] = attachment.size
        if attachment.description is not None:
            body["description"] = attachment.description
        if attachment.ephemeral:
            body["ephemeral"] = True
        return body

    def attachments(self, message: Message) -> list[JSON]:
        """Return the attachment objects of a message, including those a client shows inside components."""
        return [self.attachment(item) for item in message.attachments]

    def message(self, message: Message, *, nested: bool = True) -> JSON:
        """Return a message object; `nested` adds the message it replies to."""
        author = self.world.users[message.author_id]
        body: JSON = {
            "id": str(message.id),
            "channel_id": str(message.channel_id),
            "type": message.type,
            "author": self.user(author),
            "content": message.content,
            "timestamp": iso(message.created_at),
            "edited_timestamp": None if message.edited_at is None else iso(message.edited_at),
            "tts": message.tts,
            "mention_everyone": message.mention_everyone,
            "mentions": [self.user(self.world.users[user]) for user in message.mentions],
            "mention_roles": [str(role) for role in message.mention_roles],
            # files shown by components are listed there alone (discord-api-docs #8277, docs/resources/message)
            "attachments": [] if message.is_v2 else self.attachments(message),
            "embeds": [self._embed(message, item) for item in message.embeds],
            "components": [self._resolved(message, item) for item in message.components],
            "pinned": message.pinned,
            "flags": message.flags,
        }
        if author.bot:
            body["application_id"] = str(author.id)
        if message.nonce is not None:
            body["nonce"] = message.nonce
        if message.interaction is not None:
            body |= message.interaction
            body["webhook_id"] = str(author.id)
        if message.reference is not None:
            body["message_reference"] = message.reference
            if nested and message.type == REPLY:
                target = self.world.messages[message.channel_id].get(int(message.reference["message_id"]))
                body["referenced_message"] = target and self.message(target, nested=False)
        if message.thread_id in self.world.channels:
            body["thread"] = self.channel(self.world.channels[message.thread_id])
        return body

    def message_event(self, message: Message) -> JSON:
        """Return the data of MESSAGE_CREATE and MESSAGE_UPDATE: the message with its guild and its author's member."""
        body = self.message(message)
        channel = self.world.channels[message.channel_id]
        body["channel_type"] = channel.type
        if channel.guild_id is not None:
            guild = self.world.guilds[channel.guild_id]
            body["guild_id"] = str(guild.id)
            if message.author_id in guild.members:
                body["member"] = self.partial_member(guild.members[message.author_id])
        return body

    def _embed(self, message: Message, embed: JSON) -> JSON:
        written: JSON = {"type": "rich"} | embed
        if "fields" in embed:
            written["fields"] = [{"inline": False} | field for field in objects(embed["fields"])]
        for key in ("image", "thumbnail"):
            if is_object(embed.get(key)):
                written[key] = self._media(message, embed[key])
        return written

    def _resolved(self, message: Message, component: JSON) -> JSON:
        """Return the component with its attachment:// references replaced by media items with URLs."""
        written = dict(component)
        for key, value in component.items():
            if key in ("media", "file") and is_object(value):
                written[key] = self._media(message, value)
                if key == "file":
                    found = _named(message, value.get("url"))
                    written |= {"name": found.filename, "size": len(found.data)} if found else {}
            elif key in ("components", "items") and is_array(value):
                written[key] = [self._resolved(message, item) if is_object(item) else item for item in value]
            elif key == "accessory" and is_object(value):
                written[key] = self._resolved(message, value)
        return written

    def _media(self, message: Message, media: JSON) -> JSON:
        found = _named(message, media.get("url"))
        if found is None:
            return media | {"proxy_url": media.get("url")}
        file = self.attachment(found)
        stored = {key: file[key] for key in ("url", "proxy_url", "content_type", "width", "height") if key in file}
        return {"id": file["id"], "attachment_id": file["id"], "loading_state": 2, "flags": 0, **stored}


def avatar_hash(user: User) -> str | None:
    """Return the hash of the user's avatar, None if they have none."""
    return f"{zlib.crc32(user.avatar):032x}" if user.avatar else None


def _named(message: Message, url: object) -> Attachment | None:
    name = attachment_reference(url)
    return next((item for item in message.attachments if item.filename == name), None) if name else None


def _text(value: int | None) -> str | None:
    return None if value is None else str(value)


_GUILD_NULLS = (
    "icon", "description", "home_header", "splash", "discovery_splash", "banner", "application_id", "afk_channel_id",
    "widget_channel_id", "vanity_url_code", "rules_channel_id", "safety_alerts_channel_id",
    "public_updates_channel_id", "incidents_data",
)  # fmt: skip
