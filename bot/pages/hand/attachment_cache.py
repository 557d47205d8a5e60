"""A cache of pictures in private messages: one that has not changed stays there and is not sent again.

Nothing depends on it: a picture that is forgotten here, or gone by now, is sent again.
"""

import hashlib
import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, cast

import discord
from cachetools import LRUCache
from discord.components import Container, MediaGalleryComponent

from bot.discord.answers import Interaction
from bot.discord.edits import Edits
from bot.discord.error_codes import INVALID_FORM
from bot.discord.fitting import is_emoji_unknown

MOST_MESSAGES: Final = 4096
"""The number of messages whose picture is remembered."""


@dataclass(frozen=True, slots=True)
class _AttachmentReference:
    """A reference in an edit to a file that stays (docs: resources/message, edit message)."""

    id: int

    def to_dict(self) -> dict[str, Any]:
        return {"id": str(self.id)}


@dataclass(frozen=True, slots=True)
class _CachedAttachment:
    """The picture of a message: its attachment, a digest, and the interaction that put it there or kept it."""

    attachment_id: int
    digest: bytes
    through: int


class AttachmentCache:
    """Remembers which picture is in which private message."""

    def __init__(self, edits: Edits) -> None:
        self._edits = edits
        self._cached: LRUCache[int, _CachedAttachment] = LRUCache(MOST_MESSAGES)

    async def put(
        self,
        interaction: Interaction,
        view: discord.ui.LayoutView,
        picture: bytes | None,
        name: str,
        message: int | None,
    ) -> int:
        """Put a view, and its picture as file `name`, into an interaction's message; return its id.

        `message` is that id, where it is known before. Raises `discord.HTTPException` where Discord takes neither the
        existing picture nor a new one.
        """
        digest = b"" if picture is None else hashlib.sha256(picture).digest()
        cached = self._find(interaction, message, digest)
        if cached is not None:
            try:
                sent = await self._edits.edit(interaction, view=view, attachments=[_reference(cached)])
            except discord.HTTPException as error:
                if error.code != INVALID_FORM or is_emoji_unknown(error):
                    raise  # else it may be there no more, and the picture is sent again
            else:
                self._cached[sent.id] = replace(cached, through=interaction.id)
                return sent.id
        files = [] if picture is None else [discord.File(io.BytesIO(picture), name)]
        sent = await self._edits.edit(interaction, view=view, attachments=files)
        self._note(sent, digest, interaction)
        return sent.id

    def _find(self, interaction: Interaction, message: int | None, digest: bytes) -> _CachedAttachment | None:
        """Return the picture that lies in the message, if it is the one with that digest."""
        cached = self._cached.get(message) if message is not None and digest else None
        if cached is None or cached.digest != digest:
            return None
        pressed = interaction.message
        if cached.through == interaction.id or pressed is None or pressed.id != message:
            return cached
        return cached if cached.attachment_id in attachments_in(pressed) else None  # another page may have lain there

    def _note(self, sent: discord.Message, digest: bytes, interaction: Interaction) -> None:
        attachment_id = next(iter(attachments_in(sent)), None)
        if attachment_id is None or not digest:
            self._cached.pop(sent.id, None)
        else:
            self._cached[sent.id] = _CachedAttachment(attachment_id, digest, interaction.id)


def _reference(cached: _CachedAttachment) -> discord.Attachment:
    """Return as much of an attachment as discord.py asks of one that stays."""
    return cast("discord.Attachment", _AttachmentReference(cached.attachment_id))


def attachments_in(message: discord.Message) -> Iterator[int]:
    """Yield the ids of the files in a message of components, whose own list of attachments is empty."""
    for item in _walk(message.components):
        if isinstance(item, MediaGalleryComponent):
            yield from (shown.media.attachment_id for shown in item.items if shown.media.attachment_id is not None)


def _walk(items: Iterable[Any]) -> Iterator[Any]:
    for item in items:
        yield item
        if isinstance(item, Container):
            yield from _walk(item.children)
