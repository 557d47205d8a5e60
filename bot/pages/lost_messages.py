"""Public messages whose sending nobody has recorded: the bot died, or the answer was lost. They are found again.

For some minutes Discord knows a message by its nonce. Whoever is away for longer would send it, and call people, twice.

A message that calls people is sent as the words of its call alone, since those are all that a phone's notification
shows (discord-api-docs #7854), and is edited into what it is to be. So of one that is found only the call may be there.
"""

import logging
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.discord.messages import PublicMessages, Spot, history, is_marked, parts_of
from bot.discord.routing import CustomId
from bot.i18n.catalogue import Localizer
from bot.manager.services import Services
from bot.pages.table_words import names_table, table_name
from bot.table.table import Table
from bot.table.values import Notice, TableId, UserId

log = logging.getLogger(__name__)

VOTE_SIGN: Final = "🗳️"
"""What every call to a vote begins with, in all languages."""
SKEW: Final = timedelta(seconds=2)
"""How far this machine's clock may be ahead of Discord's; more would take an earlier turn's message for this one's."""


class LostPosts:
    """Finds them, where somebody was to be called before this process began, or before an attempt that failed."""

    def __init__(self, messages: PublicMessages, services: Services) -> None:
        self._messages = messages
        self._services = services
        self._born = services.now()
        self._failed: dict[TableId, datetime] = {}

    def behind(self, table_id: TableId) -> None:
        """Say that this table was behind at the start: a message of it may be there that no one has recorded."""
        self._messages.doubt(_subject(table_id))

    def failed(self, table_id: TableId) -> None:
        """Say that showing this table has failed; a message may be there all the same, until it is `settled`."""
        self._failed[table_id] = self._services.now()
        self._messages.doubt(_subject(table_id))

    def settled(self, table_id: TableId) -> None:
        """Say that this table is shown, and that all its messages are recorded."""
        self._failed.pop(table_id, None)
        self._messages.settle(_subject(table_id))

    def is_doubted(self, table_id: TableId) -> bool:
        """Return whether a message of this table may be there that no one has recorded."""
        return self._messages.is_doubted(_subject(table_id))

    async def found(
        self,
        table: Table,
        button: CustomId,
        calls: Sequence[Notice],
        mentioned: Collection[UserId],
        localizer: Localizer,
        *,
        name: str,
        is_vote: bool = False,
    ) -> tuple[discord.Message, tuple[UserId, ...]] | None:
        """Return the message of that `name`, or with that button, that tells these people, or the call it was to begin
        with, and whom of them it has called. `localizer` has the words of the table's place.

        Where no one is to be called, it is a message that calls no one.
        """
        # later calls cannot be lost: this process sends them itself, and knows whether that has failed
        before = max(self._born, self._failed.get(table.id, self._born))
        lost = [notice for notice in calls if notice.at <= before and notice.user_id in mentioned]
        if not lost and not self.is_doubted(table.id):
            return None
        spot = Spot(table.place.channel_id, table.place.guild_id)
        since = min((notice.at for notice in lost), default=table.created_at) - SKEW
        shown = (table.post and table.post.message_id) or 0
        # ids grow with time: what is older than the recorded message was recorded, too, or told of an earlier turn
        recent = [
            each async for each in self._messages.history(spot, since, after=shown) if self._messages.is_mine(each)
        ]
        known = await self._services.outbox.messages_of_notices([message.id for message in recent])
        for message in (each for each in recent if each.id not in known):
            users = tuple(each.user_id for each in lost if _calls(message, each))
            if bool(users) != bool(lost):
                continue
            is_whole = is_marked(message, name) or has_button(message, button)
            if is_whole or (users and is_call(message, table, localizer, is_vote=is_vote)):
                log.info("table %s: its message %s was sent before", table.id, message.id)
                return message, users
        return None


def _subject(table_id: TableId) -> tuple[str, TableId]:
    """Return what stands for a table among all that the bot shows."""
    return "table", table_id


async def messages_since(channel: discord.abc.Messageable, moment: datetime) -> list[discord.Message]:
    """Return what was written there since, the newest first; nothing where the bot may not read it."""
    return [message async for message in history(channel, moment)]


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
    return [part.content for part in parts_of(message.components) if isinstance(part, discord.TextDisplay)]


def has_button(message: discord.Message, button: CustomId) -> bool:
    """Return whether a message has a button."""
    buttons = (part.custom_id for part in parts_of(message.components) if isinstance(part, discord.Button))
    return str(button) in {*buttons}
