"""Public messages whose sending nobody has recorded: the bot died, or the answer was lost. They are found again.

For some minutes Discord knows a message by its nonce. Whoever is away for longer would send it, and call people, twice.

A message that calls people is sent as the words of its call alone, since those are all that a phone's notification
shows (discord-api-docs #7854), and is edited into what it is to be. So of one that is found only the call may be there.
"""

import logging
from collections.abc import Collection, Iterator, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

import discord

from bot.discord.routing import CustomId
from bot.i18n.catalogue import Localizer
from bot.manager.tables import Tables
from bot.pages.table_words import names_table, table_name
from bot.table.table import Table
from bot.table.values import Notice, TableId, UserId

log = logging.getLogger(__name__)

VOTE_SIGN: Final = "🗳️"
"""What every call to a vote begins with, in all languages."""
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
        self,
        table: Table,
        button: CustomId,
        calls: Sequence[Notice],
        mentioned: Collection[UserId],
        localizer: Localizer,
        *,
        is_vote: bool = False,
    ) -> tuple[discord.Message, tuple[UserId, ...]] | None:
        """The message with that button that tells these people, or the call it was to begin with, and whom of them it
        has called. `localizer` has the words of the table's place.
        """
        # later calls cannot be lost: this process sends them itself, and knows whether that has failed
        before = max(self._born, self._failed.get(table.id, self._born))
        lost = [notice for notice in calls if notice.at <= before and notice.user_id in mentioned]
        if not lost:
            return None
        channel = self._client.get_partial_messageable(table.place.channel_id, guild_id=table.place.guild_id)
        recent = await messages_since(channel, min(notice.at for notice in lost) - SKEW)
        known = await self._tables.outbox.messages_of_notices([message.id for message in recent])
        shown = (table.post and table.post.message_id) or 0
        # ids grow with time: what is older than the recorded message was recorded, too, or told of an earlier turn
        for message in (each for each in recent if each.id > shown and each.id not in known):
            users = tuple(each.user_id for each in lost if _calls(message, each))
            if not users or not self._is_mine(message):
                continue
            if button in _buttons(message) or is_call(message, table, localizer, is_vote=is_vote):
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
        # it may not read there: a call that might be a double is better than none
        return []
    return found


def _calls(message: discord.Message, notice: Notice) -> bool:
    """Whether it may be what the notice was to become: it names the person, and is no older."""
    text = "\n".join((message.content, *texts_of(message)))
    return message.created_at >= notice.at - SKEW and f"<@{notice.user_id}>" in text


def is_call(message: discord.Message, table: Table, localizer: Localizer, *, is_vote: bool) -> bool:
    """Whether it is a call that was to become the board or a vote of this table, and did not.

    A reminder is no such call: it has the name in bold, or answers a press.
    """
    text = message.content
    is_alone = not message.components and not message.flags.components_v2 and message.interaction_metadata is None
    is_of_kind = text.startswith(VOTE_SIGN) == is_vote and f"**{table_name(table, localizer)}**" not in text
    return is_alone and is_of_kind and "<@" in text and names_table(text, table, localizer)


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
