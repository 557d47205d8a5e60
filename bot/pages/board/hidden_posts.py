"""Tables that a moderator has hidden: all their public messages are deleted, and no new ones come."""

import logging
from collections.abc import Iterator
from functools import partial

import discord

from bot.discord.error_codes import UNKNOWN_MESSAGE
from bot.discord.messages import edit_awake
from bot.discord.pace import REFUSED
from bot.i18n.catalogue import Localizer
from bot.manager.posts import Posts
from bot.pages.lobby.lobby_posts import lobby_places_of, own_thread_of, places_of
from bot.pages.lost_messages import is_call, messages_since, texts_of
from bot.pages.presentation import Presentations
from bot.pages.table_words import names_table, table_name
from bot.table.table import Table
from bot.table.values import Post, PostKind

log = logging.getLogger(__name__)


class HiddenPosts:
    """Deletes messages, those known and those found in the place; raises what Discord refuses."""

    def __init__(self, client: discord.Client, posts: Posts, presentations: Presentations) -> None:
        self._client = client
        self._posts = posts
        self._presentations = presentations

    async def hide(self, table: Table) -> None:
        """Delete a table's messages, where that is still to be done, and note that it is shown so."""
        if table.post is None or table.post.kind is not PostKind.HIDDEN:
            lobby = await lobby_places_of(self._client, table)
            for channel_id in dict.fromkeys((*lobby, *places_of(table))):
                await self._clear_place(table, channel_id, table.lobby_message_id if channel_id in lobby else None)
            await self._unname(table)
            await self._posts.set_lobby_message(table.id, None)
        shown = Post(None, table.number, PostKind.HIDDEN, table.waiting, table.revision)
        await self._posts.keep_post(table.id, shown)

    async def _clear_place(self, table: Table, channel_id: int, lobby_id: int | None) -> None:
        """Clear one place of a table's messages; an earlier one only as far as that can still be done."""
        try:
            await self._clear(table, channel_id, lobby_id)
        except (discord.Forbidden, discord.NotFound) as error:
            if channel_id == table.place.channel_id:
                raise
            log.info("table %s: an earlier place of it is out of reach (%s)", table.id, error.code)

    async def _clear(self, table: Table, channel_id: int, lobby_id: int | None) -> None:
        """Delete what is known to be in a channel, what may be, and what is found there."""
        known = [lobby_id, *(record.message_id for record in table.vote_records if record.channel_id == channel_id)]
        if table.post is not None and channel_id == (table.post.channel_id or table.place.channel_id):
            known.append(table.post.message_id)
        if lobby_id is not None and table.fair_deal is not None:
            known.append(table.fair_deal.closed)  # beside the lobby; it has people's names and words
        channel = self._client.get_partial_messageable(channel_id, guild_id=table.place.guild_id)
        localizer = self._presentations.localizer(table)
        # also what no record knows of: a call whose answer was lost, say, has a name in it as well
        recent = await messages_since(channel, table.created_at)
        found = [message.id for message in recent if self._is_mine(message) and _is_about(message, table, localizer)]
        for message_id in dict.fromkeys((*known, *found)):
            if message_id is not None:
                await self._delete(channel_id, message_id)

    async def _delete(self, channel_id: int, message_id: int) -> None:
        try:
            message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
            await edit_awake(self._client, channel_id, message.delete)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise

    async def _unname(self, table: Table) -> None:
        """Take people's names out of the name of the table's own thread, whether or not it is still there."""
        here = self._client.get_channel(table.place.channel_id)
        for thread in {here, await own_thread_of(self._client, table)}:
            if not isinstance(thread, discord.Thread) or self._client.user is None:
                continue
            if thread.owner_id == self._client.user.id:
                try:
                    name = table_name(table, self._presentations.localizer(table))
                    await edit_awake(self._client, thread.id, partial(thread.edit, name=name))
                except discord.HTTPException as error:
                    if thread == here or error.status == REFUSED or isinstance(error, discord.DiscordServerError):
                        raise
                    log.info("table %s: its thread keeps its name (%s)", table.id, error.code)

    def _is_mine(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id


def _is_about(message: discord.Message, table: Table, localizer: Localizer) -> bool:
    """Return whether a message is a lobby, board or vote with the name of the table, or a call to one."""
    if any(is_call(message, table, localizer, is_vote=is_vote) for is_vote in (False, True)):
        return True
    return any(text.startswith("### ") and names_table(text, table, localizer) for text in _headings(message))


def _headings(message: discord.Message) -> Iterator[str]:
    for text in texts_of(message):
        yield text.partition("\n")[0]
