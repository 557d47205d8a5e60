"""Lobbies in public messages: sent where there is none yet, edited, and left behind when the table moves."""

import discord

from bot.manager.tables import Tables
from bot.table.table import Table
from bot.table.values import Place, Post
from bot.ui.discord.codes import UNKNOWN_MESSAGE
from bot.ui.discord.mentions import calling_nobody
from bot.ui.presentation import Presentations
from bot.ui.public.lobby import lobby_sheet, moved_sheet


class LobbyPosts:
    """Sends and edits the messages of lobbies, and notes what they show."""

    def __init__(self, client: discord.Client, tables: Tables, presentations: Presentations) -> None:
        self._presentations = presentations
        self._client = client
        self._tables = tables

    async def open(self, table: Table) -> None:
        """A new message for a lobby that has none."""
        place = table.place
        channel = self._client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
        view = self._view(table)
        nonce = f"lobby-{table.id}-{place.channel_id % 10**6}"
        message = await channel.send(view=view, nonce=nonce, allowed_mentions=calling_nobody())
        await self._tables.posts.set_lobby_message(table.id, message.id)
        await self._note(table)

    async def show(self, table: Table) -> None:
        """Shows the lobby as it is now, and notes that."""
        await self.edit(table)
        await self._note(table)

    async def edit(self, table: Table) -> None:
        """Shows the lobby as it is now; a message somebody deleted stays deleted."""
        if table.lobby_message_id is None:
            return
        view = self._view(table)
        try:
            await self._put(table, table.lobby_message_id, view)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise

    async def leave_behind(self, table: Table, place: Place) -> None:
        """Makes the message lead to the table's new place."""
        if table.lobby_message_id is not None:
            view = moved_sheet(table, place, self._presentations.speaker(table)).view()
            await self._put(table, table.lobby_message_id, view)

    async def _put(self, table: Table, message_id: int, view: discord.ui.LayoutView) -> None:
        channel_id = await self._channel_id(table)
        channel = self._client.get_partial_messageable(channel_id, guild_id=table.place.guild_id)
        message = channel.get_partial_message(message_id)
        await message.edit(view=view, allowed_mentions=calling_nobody())

    async def _channel_id(self, table: Table) -> int:
        """Where the lobby's message is: a thread that grew from it has its number, and a parent."""
        channel_id = table.place.channel_id
        if channel_id != table.lobby_message_id:
            return channel_id
        thread = self._client.get_channel(channel_id) or await self._client.fetch_channel(channel_id)
        return thread.parent_id if isinstance(thread, discord.Thread) else channel_id

    async def _note(self, table: Table) -> None:
        await self._tables.posts.announced(table.id, Post(None, 0, "lobby", (), table.revision))

    def _view(self, table: Table) -> discord.ui.LayoutView:
        speaker = self._presentations.speaker(table)
        return lobby_sheet(table, self._presentations.of(table), speaker).view()
