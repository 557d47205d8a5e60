"""A cache of pictures in private messages: one that has not changed stays there and is not sent again.

Nothing depends on it: a picture that is forgotten here, or gone by now, is sent again.
"""

import hashlib
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import discord
from cachetools import LRUCache

from bot.discord.answers import Interaction
from bot.discord.attachments import attachment_reference, attachments_in
from bot.discord.edits import Edits
from bot.discord.error_codes import INVALID_FORM
from bot.discord.fitting import is_emoji_unknown

MOST_MESSAGES: Final = 4096
"""The number of messages whose pictures are remembered."""


@dataclass(frozen=True, slots=True)
class _CachedAttachments:
    """The pictures of a message: attachment ids by digest, and the interaction that put them there or kept them."""

    ids: Mapping[bytes, int]
    through: int


class AttachmentCache:
    """Remembers which pictures are in which private message."""

    def __init__(self, edits: Edits) -> None:
        self._edits = edits
        self._cached: LRUCache[int, _CachedAttachments] = LRUCache(MOST_MESSAGES)

    async def put(
        self,
        interaction: Interaction,
        view: discord.ui.LayoutView,
        files: Sequence[tuple[str, bytes]],
        message: int | None,
    ) -> int:
        """Put a view, and the pictures that it shows in this order, into an interaction's message; return its id.

        `files` are names and bytes; `message` is that id, where it is known before. Raises `discord.HTTPException`
        where Discord takes neither the existing pictures nor new ones.
        """
        digests = [hashlib.sha256(data).digest() for _, data in files]
        cached = self._find(interaction, message)
        kept = [cached.get(digest) for digest in digests]
        if any(kept):
            try:
                sent = await self._edits.edit(interaction, view=view, attachments=_attachments(files, kept))
            except discord.HTTPException as error:
                if error.code != INVALID_FORM or is_emoji_unknown(error):
                    raise  # else one may be there no more, and the pictures are sent again
            else:
                self._note(sent, digests, interaction)
                return sent.id
        sent = await self._edits.edit(interaction, view=view, attachments=_attachments(files, [None] * len(files)))
        self._note(sent, digests, interaction)
        return sent.id

    def _find(self, interaction: Interaction, message: int | None) -> Mapping[bytes, int]:
        """Return the ids of the pictures that lie in the message, by digest."""
        cached = self._cached.get(message) if message is not None else None
        if cached is None:
            return {}
        pressed = interaction.message
        if cached.through == interaction.id or pressed is None or pressed.id != message:
            return cached.ids
        there = set(attachments_in(pressed))  # another page may have lain there
        return {digest: found for digest, found in cached.ids.items() if found in there}

    def _note(self, sent: discord.Message, digests: Sequence[bytes], interaction: Interaction) -> None:
        ids = list(attachments_in(sent))
        if not digests or len(ids) != len(digests):
            self._cached.pop(sent.id, None)
        else:
            self._cached[sent.id] = _CachedAttachments(dict(zip(digests, ids, strict=True)), interaction.id)


def _attachments(
    files: Sequence[tuple[str, bytes]], kept: Sequence[int | None]
) -> list[discord.Attachment | discord.File]:
    """Return what an edit sends for each file: a reference to the one that lies there, or the file itself."""
    return [
        discord.File(io.BytesIO(data), name) if there is None else attachment_reference(there)
        for (name, data), there in zip(files, kept, strict=True)
    ]
