"""Public messages whose sending nobody has recorded: the bot died, or the answer was lost. They are found again.

For some minutes Discord knows a message by its nonce. Whoever is away for longer would send it, and call people, twice.
"""

import logging
from collections.abc import Collection, Iterator, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

import discord

from bot.manager.tables import Tables
from bot.table.table import Table
from bot.table.values import Notice, TableId, UserId
from bot.ui.discord.verbs import CustomId

log = logging.getLogger(__name__)

LOOKED_THROUGH: Final = 500
"""Messages of a place that are searched at most, a hundred at a time: people may have talked since."""
SKEW: Final = timedelta(seconds=2)
"""How far this machine's clock may be ahead of Discord's; more would take an earlier turn's message for this one's."""


class LostPosts:
    """Finds them, where somebody was to be called before this process began, or before an attempt that failed."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._born = tables.now()
        self._failed: dict[TableId, datetime] = {}

    def failed(self, table_id: TableId) -> None:
        """Showing this table has failed; a message of it may be there all the same, until it is `settled`."""
        self._failed[table_id] = self._tables.now()

    def settled(self, table_id: TableId) -> None:
        """This table is shown, and all its messages are recorded."""
        self._failed.pop(table_id, None)

    async def found(
        self, table: Table, button: CustomId, calls: Sequence[Notice], mentioned: Collection[UserId]
    ) -> tuple[discord.Message, tuple[UserId, ...]] | None:
        """The message with that button that tells these people, and whom of them it has called."""
        before = max(self._born, self._failed.get(table.id, self._born))
        lost = [notice for notice in calls if notice.at <= before and notice.user_id in mentioned]
        if not lost:
            return None
        channel = self._client.get_partial_messageable(table.place.channel_id, guild_id=table.place.guild_id)
        recent = await messages_since(channel, min(notice.at for notice in lost) - SKEW)
        known = await self._tables.outbox.has_told([message.id for message in recent])
        shown = (table.post and table.post.message_id) or 0
        for message in (each for each in recent if each.id > shown and each.id not in known):
            users = tuple(each.user_id for each in lost if _calls(message, each))
            if users and self._is_mine(message) and button in _buttons(message):
                log.info("table %s: its message %s was sent before", table.id, message.id)
                return message, users
        return None

    def _is_mine(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id


async def messages_since(channel: discord.abc.Messageable, moment: datetime) -> list[discord.Message]:
    """What was written there since, the newest first; nothing where the bot may not read it."""
    found: list[discord.Message] = []
    try:
        async for message in channel.history(limit=LOOKED_THROUGH):
            if message.created_at < moment:
                break
            found.append(message)
    except discord.Forbidden:
        return []
    return found


def _calls(message: discord.Message, notice: Notice) -> bool:
    """Whether it may be what the notice was to become: it names the person, and is no older."""
    return message.created_at >= notice.at - SKEW and f"<@{notice.user_id}>" in "\n".join(texts_of(message))


def texts_of(message: discord.Message) -> list[str]:
    """The texts among a message's components, from the top."""
    return [part.content for part in _parts(message.components) if isinstance(part, discord.TextDisplay)]


def _buttons(message: discord.Message) -> set[str | None]:
    return {part.custom_id for part in _parts(message.components) if isinstance(part, discord.Button)}


def _parts(components: Sequence[Any]) -> Iterator[Any]:
    """All components of a message, at any depth."""
    for component in components:
        yield component
        yield from _parts(getattr(component, "children", ()))
        if (beside := getattr(component, "accessory", None)) is not None:
            yield beside
