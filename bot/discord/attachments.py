"""Files of a message that stay when it is edited: which there are, and how an edit names them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, cast

import discord
from discord.components import Container, MediaGalleryComponent


@dataclass(frozen=True, slots=True)
class _AttachmentReference:
    """A reference in an edit to a file that stays (docs: resources/message, edit message)."""

    id: int

    def to_dict(self) -> dict[str, Any]:
        return {"id": str(self.id)}


def attachment_reference(attachment_id: int) -> discord.Attachment:
    """Return as much of an attachment as discord.py asks of one that stays."""
    return cast("discord.Attachment", _AttachmentReference(attachment_id))


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
