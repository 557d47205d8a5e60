"""Pings that Discord took but whose answer never came: found again where they were sent, so that none comes twice."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

import discord

from bot.i18n.catalogue import Catalogues, Speaker
from bot.pages.lost_messages import messages_since
from bot.pages.pings.addressee import Addressee
from bot.pages.table_words import table_name
from bot.store.outbox import Outbox
from bot.table.values import Notice, UserId

SKEW: Final = timedelta(minutes=1)
"""How far this machine's clock may be ahead of Discord's."""


class LostPings:
    """Looks for them among the bot's newest messages in a place."""

    def __init__(self, client: discord.Client, catalogues: Catalogues, outbox: Outbox) -> None:
        self._client = client
        self._catalogues = catalogues
        self._outbox = outbox

    async def find(
        self, channel: discord.abc.Messageable, person: Addressee, claimed: Sequence[Notice]
    ) -> discord.Message | None:
        """The message of an earlier attempt whose answer never came, if it is there.

        The newest first: an older one may have told of the same table what was over before anybody recorded it.
        """
        begun = [notice.tried_at for notice in claimed if notice.due_at is not None and notice.tried_at is not None]
        if not begun:
            return None
        recent = await messages_since(channel, min(begun) - SKEW)
        mine = [message for message in recent if self._may_be_a_ping(message, person.id)]
        known = await self._outbox.messages_of_notices([message.id for message in mine])
        # what is recorded was never lost: it told of something earlier
        lost = [message for message in mine if message.id not in known]
        return next((each for each in lost if any(self.is_about(each, notice, person) for notice in claimed)), None)

    def is_about(self, message: discord.Message, notice: Notice, person: Addressee) -> bool:
        """Whether a message names the table of a notice that somebody has begun to send."""
        table, speaker = person.tables[notice.table], self._catalogues.speaker
        texts = [table_name(table, each) for each in (speaker(table.place.locale), *self._private(person))]
        return notice.tried_at is not None and any(f"**{text}**" in message.content for text in texts)

    def _private(self, person: Addressee) -> list[Speaker]:
        """In whose words a direct message may be: those of the first table it tells of, unless he has chosen his."""
        return [person.speaker(self._catalogues, table) for table in person.tables.values()]

    def _may_be_a_ping(self, message: discord.Message, user: UserId) -> bool:
        assert self._client.user is not None
        is_mine = message.author.id == self._client.user.id and message.interaction_metadata is None
        is_direct = message.guild is None and message.channel.type is discord.ChannelType.private
        names = message.content.find(f"<@{user}>") >= 0
        return is_mine and not message.flags.components_v2 and (is_direct or names)
