"""Checks the body of a message the bot sends or edits and applies it to the message (docs: resources/message)."""

import re
from dataclasses import dataclass, field
from typing import Any

from bot.playground.api.core import Core
from bot.playground.checks.automod import check_message
from bot.playground.checks.component_tree import TEXT_DISPLAY, walk_components, with_component_ids
from bot.playground.checks.components import check_message_components
from bot.playground.checks.embeds import check_embeds
from bot.playground.checks.errors import Form, Path, Refusal
from bot.playground.checks.limits import ATTACHMENT_BYTES_BY_TIER, bound
from bot.playground.json_types import JSON, is_integer, is_object, objects, snowflake
from bot.playground.world.mentions import Mentions, check_allowed_mentions, find_mentions
from bot.playground.world.pictures import content_type, image_size
from bot.playground.world.state import COMPONENTS_V2, EPHEMERAL, LOADING, REPLY, Attachment, Channel, Message

SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 12
FOR_CHANNELS = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
FOR_INTERACTIONS = FOR_CHANNELS | EPHEMERAL
"""Flags a bot may set there: only a response to an interaction can be ephemeral."""
_LEGACY = ("content", "embeds", "poll", "sticker_ids")


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a multipart body; `index` is the number in `files[index]`."""

    index: int
    filename: str
    data: bytes


@dataclass(slots=True)
class MessageWriter:
    """Checks and applies one body: `channel` and `uploads` belong to it, `existing` is the message to edit, if any."""

    core: Core
    channel: Channel
    uploads: list[Upload]
    allowed_flags: int = FOR_CHANNELS
    existing: Message | None = None
    replied_user: int | None = None
    path: Path = ()
    form: Form = field(default_factory=Form)

    def write(self, body: JSON, message: Message) -> None:
        """Check `body` and apply it to `message`.

        Raises:
            Refusal: For the first thing Discord would refuse.
        """
        self._check_sizes()
        flags = self._flags(body)
        kept, fresh = self._attachments(body)
        files = {item.filename for item in kept} | {name for _, name, _ in fresh}
        # Earlier files can be referenced only if the edit lists them: others stay, but don't resolve
        # (discord-api-docs #7529, open; the lists' meaning: docs/resources/message#edit-message).
        named = files if "attachments" in body else {name for _, name, _ in fresh}
        self._check(body, flags, files, named)
        self.form.close()
        _check_not_empty(body, self.existing, kept_or_fresh=bool(kept or fresh))
        if self.channel.guild_id is not None and not flags & EPHEMERAL:
            check_message(self.core.world.guilds[self.channel.guild_id].blocked_words, body)
        self._fill(message, body, flags)
        self.core.world.retire(item for item in message.attachments if item not in kept)
        message.attachments = kept + [self._store(upload, name, extra, message) for upload, name, extra in fresh]

    def _check_sizes(self) -> None:
        most = upload_limit(self.core, self.channel)
        if any(len(upload.data) > most for upload in self.uploads):
            raise Refusal(413, 40005, "Request entity too large")

    def _flags(self, body: JSON) -> int:
        before = self.existing.flags if self.existing else 0
        flags = body.get("flags")
        if flags is None:
            return before
        at = (*self.path, "flags")
        if not is_integer(flags) or flags & ~self.allowed_flags & ~before:
            self.form.add(at, "MESSAGE_FLAGS_INVALID", "Invalid flags")
            return before
        if before & COMPONENTS_V2 and not flags & COMPONENTS_V2:
            self.form.add(at, "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", "The IS_COMPONENTS_V2 flag cannot be removed")
        # a message can't become ephemeral later, or cease to be
        kept = before & (EPHEMERAL | LOADING) if self.existing else 0
        return flags | kept

    def _check(self, body: JSON, flags: int, files: set[str], named: set[str]) -> None:
        form = self.form
        form.text(body.get("content"), (*self.path, "content"), "message.content")
        check_embeds(form, body.get("embeds"), files, (*self.path, "embeds"))
        check_allowed_mentions(form, body.get("allowed_mentions"), (*self.path, "allowed_mentions"))
        stickers: Any = body.get("sticker_ids")
        form.count(stickers, (*self.path, "sticker_ids"), "message.sticker_ids")
        nonce = body.get("nonce")
        if isinstance(nonce, str):
            form.text(nonce, (*self.path, "nonce"), "message.nonce")
        v2 = bool(flags & COMPONENTS_V2)
        if v2:
            self._check_no_legacy(body)
        components: Any = body.get("components")
        if components is not None:
            emojis = self.core.world.emojis
            check_message_components(form, components, (*self.path, "components"), v2=v2, files=named, emojis=emojis)

    def _check_no_legacy(self, body: JSON) -> None:
        before = self.existing
        held = {"content": before.content, "embeds": before.embeds} if before and not before.is_v2 else {}
        for key in _LEGACY:
            value = body[key] if key in body else held.get(key)
            if value:
                self.form.add(
                    (*self.path, key),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )

    def _attachments(self, body: JSON) -> tuple[list[Attachment], list[tuple[Upload, str, JSON]]]:
        """Return the old files that stay, and the uploads with their filename and entry in `attachments`."""
        path = (*self.path, "attachments")
        listed = body.get("attachments")
        before = self.existing.attachments if self.existing else []
        entries = self.form.count(listed, path, "message.attachments")
        by_index = {upload.index: upload for upload in self.uploads}
        named: dict[int, JSON] = {}
        kept = list(before) if listed is None else []
        for number, entry in enumerate(entries):
            self.form.text(entry.get("description"), (*path, number, "description"), "attachment.description")
            self.form.text(entry.get("filename"), (*path, number, "filename"), "attachment.filename")
            identity = snowflake(entry.get("id"))
            old = next((item for item in before if item.id == identity), None)
            if old is not None:
                old.description = entry.get("description", old.description)
                kept.append(old)
            elif identity is not None and identity in by_index:
                named[identity] = entry
            else:
                self.form.add(
                    (*path, number, "id"),
                    "ATTACHMENT_NOT_FOUND",
                    f"Attachment data for file with id: {identity} was not found",
                )
        if len(kept) + len(self.uploads) > bound("message.attachments.max"):
            most = bound("message.attachments.max")
            self.form.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be {most} or fewer in length.")
        return kept, [
            (item, _named(item, named.get(item.index, {})), named.get(item.index, {})) for item in self.uploads
        ]

    def _fill(self, message: Message, body: JSON, flags: int) -> None:
        message.flags = flags
        if "content" in body:
            message.content = str(body["content"] or "").strip()
        if "embeds" in body:
            message.embeds = objects(body["embeds"])
        if "components" in body:
            message.components = with_component_ids(objects(body["components"]))
            there = {item.get("custom_id") for item in walk_components(message.components)}
            message.chosen = {key: values for key, values in message.chosen.items() if key[1] in there}
        if "nonce" in body:
            message.nonce = body["nonce"]
        message.tts = bool(body.get("tts", message.tts))
        texts = [
            message.content,
            *(item["content"] for item in walk_components(message.components) if item["type"] == TEXT_DISPLAY),
        ]
        found: Mentions = find_mentions(
            self.core.world,
            self.channel,
            message.author_id,
            "\n".join(texts),
            body.get("allowed_mentions"),
            self.replied_user,
        )
        message.mentions, message.mention_roles, message.mention_everyone = found.users, found.roles, found.everyone

    def _store(self, upload: Upload, name: str, extra: JSON, message: Message) -> Attachment:
        stored = Attachment(
            self.core.snowflakes.make(),
            self.channel.id,
            name,
            upload.data,
            content_type(name, upload.data),
            extra.get("description"),
            image_size(upload.data),
            bool(message.flags & EPHEMERAL),
        )
        self.core.world.attachments[stored.id] = stored
        return stored


def upload_limit(core: Core, channel: Channel) -> int:
    """Return the maximum bytes of one upload in this channel."""
    if channel.guild_id is None:
        return bound("attachment.bytes.max")
    guild = core.world.guilds[channel.guild_id]
    return ATTACHMENT_BYTES_BY_TIER[guild.premium_tier] if guild.upload_limit is None else guild.upload_limit


def safe_filename(name: str) -> str:
    """Return a filename as Discord stores it: ASCII letters, digits, dot, dash and underscore."""
    return re.sub(r"[^A-Za-z0-9._-]", "", name.replace(" ", "_")).lstrip(".") or "unknown"


def _named(upload: Upload, entry: JSON) -> str:
    name = entry.get("filename")
    return safe_filename(name if isinstance(name, str) and name else upload.filename)


def _check_not_empty(body: JSON, before: Message | None, *, kept_or_fresh: bool) -> None:
    """Check that something is left to show.

    Raises:
        Refusal: 50006 for an empty message.
    """

    def after(key: str) -> Any:
        if key in body:
            return body[key]
        return getattr(before, key, None) if before else None

    content = after("content")
    words = content.strip() if isinstance(content, str) else content
    others = any(body.get(key) for key in ("sticker_ids", "poll"))
    if not (words or after("embeds") or after("components") or kept_or_fresh or others):
        raise Refusal(400, 50006, "Cannot send an empty message")


def apply_reply(core: Core, channel: Channel, body: JSON, message: Message) -> int | None:
    """Make `message` the reply that `body` asks for, if any, and return the author of the message replied to.

    Raises:
        Refusal: 50035 when that message doesn't exist.
    """
    reference = body.get("message_reference")
    if not is_object(reference):
        return None
    target_id = snowflake(reference.get("message_id"))
    target = core.world.messages.get(channel.id, {}).get(target_id or 0)
    if target is None or target.seen_by is not None:
        if reference.get("fail_if_not_exists", True):
            form = Form()
            form.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            form.close()
        return None
    message.type = REPLY
    message.reference = {"type": 0, "message_id": str(target.id), "channel_id": str(channel.id)}
    if channel.guild_id is not None:
        message.reference["guild_id"] = str(channel.guild_id)
    return target.author_id
