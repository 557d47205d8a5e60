"""Tables that began under older laws: what has changed for their people is told there, once."""

import discord

from bot.discord.mentions import calling_nobody
from bot.discord.sheet import Sheet
from bot.discord.symbols import ACCENT
from bot.manager.tables import Tables
from bot.pages.presentation import Presentations
from bot.pages.table_names import table_name
from bot.table.kinds import Status
from bot.table.table import LAWS, Table


class LawPosts:
    """Sends what is new, before anything else is told of such a table."""

    def __init__(self, client: discord.Client, tables: Tables, presentations: Presentations) -> None:
        self._client = client
        self._tables = tables
        self._presentations = presentations

    async def tell(self, table: Table) -> None:
        """In the place of the table, where its game goes on and nobody has been told there. Raises what Discord says.

        Sent again with the same nonce it is the same message, should the bot die before that is noted.
        """
        if table.laws >= LAWS or table.status is not Status.PLAYING:
            return
        speaker = self._presentations.speaker(table)
        title = table_name(table, speaker)
        sheet = Sheet(ACCENT).text(f"### {title}\n{speaker.say('laws-new')}")
        channel = self._client.get_partial_messageable(table.place.channel_id, guild_id=table.place.guild_id)
        await channel.send(view=sheet.view(), nonce=f"laws-{table.id}", allowed_mentions=calling_nobody())
        await self._tables.posts.mark_laws_announced(table.id)
