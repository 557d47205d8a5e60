"""Lobbies in public messages: sent where there is none yet, edited, and left behind when the table moves."""

import logging

import discord

from bot.discord.error_codes import THREAD_ARCHIVED, THREAD_LOCKED, UNKNOWN_MESSAGE
from bot.discord.mentions import calling_nobody
from bot.discord.messages import Draft, PublicMessages, Spot
from bot.manager.tables import Tables
from bot.pages.lobby.lobby import LEAVE, lobby_sheet, moved_sheet
from bot.pages.lost_messages import has_button
from bot.pages.presentation import Presentations
from bot.pages.threads import may_have_threads
from bot.table.table import Table
from bot.table.values import Place, Post, Status

log = logging.getLogger(__name__)


class LobbyPosts:
    """Sends and edits the messages of lobbies, and notes what they show."""

    def __init__(
        self, client: discord.Client, tables: Tables, presentations: Presentations, messages: PublicMessages
    ) -> None:
        self._presentations = presentations
        self._messages = messages
        self._client = client
        self._tables = tables

    async def open(self, table: Table, *, is_doubted: bool) -> None:
        """Send a message for a lobby that has none; it may have one that is not noted where `is_doubted`."""
        place = table.place
        draft = Draft(
            # another for each place: one that moves is sent again
            f"lobby-{table.id}-{place.channel_id % 10**6}", table.created_at, view=lambda: self._view(table),
            # also the answer to the command that made it; one that was left behind has no buttons
            is_sent=lambda message: has_button(message, LEAVE.to(table.id)),
        )  # fmt: skip

        async def note(message_id: int) -> None:
            await self._tables.posts.set_lobby_message(table.id, message_id)
            await self._note(table)

        await self._messages.send(Spot(place.channel_id, place.guild_id), draft, note, is_doubted=is_doubted)

    async def show(self, table: Table) -> None:
        """Show the lobby as it is now, and note that."""
        await self.edit(table)
        await self._note(table)

    async def edit(self, table: Table) -> None:
        """Show the lobby as it is now, wherever the table was then; a message that was deleted stays deleted."""
        if table.lobby_message_id is None:
            return
        view = self._view(table)
        for channel_id in await lobby_places_of(self._client, table):
            try:
                await self._put(table, channel_id, table.lobby_message_id, view)
            except discord.HTTPException as error:
                is_elsewhere = channel_id != table.place.channel_id
                if error.code != UNKNOWN_MESSAGE and not (is_elsewhere and _is_out_of_reach(error)):
                    raise
                log.info("table %s: its lobby is not edited (%s)", table.id, error.code)
            else:
                return

    async def leave_behind(self, table: Table, place: Place) -> None:
        """Make the message lead to the table's new place."""
        if table.lobby_message_id is not None:
            view = moved_sheet(table, place, self._presentations.localizer(table)).view()
            await self._put(table, table.place.channel_id, table.lobby_message_id, view)

    async def _put(self, table: Table, channel_id: int, message_id: int, view: discord.ui.LayoutView) -> None:
        channel = self._client.get_partial_messageable(channel_id, guild_id=table.place.guild_id)
        message = channel.get_partial_message(message_id)
        await message.edit(view=view, allowed_mentions=calling_nobody())

    async def _note(self, table: Table) -> None:
        await self._tables.posts.keep_post(table.id, Post.of_lobby(table.revision))

    def _view(self, table: Table) -> discord.ui.LayoutView:
        localizer = self._presentations.localizer(table)
        will_move = will_get_thread(self._client, table)
        return lobby_sheet(table, self._presentations.of(table), localizer, will_move=will_move).view()


def will_get_thread(client: discord.Client, table: Table) -> bool:
    """Return whether a lobby's game will go on in a thread of its own, where its channel may have threads."""
    has_threads = may_have_threads(client.get_channel(table.place.channel_id))
    return table.status == Status.LOBBY and table.options.own_thread and has_threads


def places_of(table: Table) -> tuple[int, ...]:
    """Return the channels in which a table's messages may stand: its place, and those before it that are known."""
    known = (table.post and table.post.channel_id, *(record.channel_id for record in table.vote_records))
    return tuple(dict.fromkeys((table.place.channel_id, *(each for each in known if each is not None))))


async def lobby_places_of(client: discord.Client, table: Table) -> tuple[int, ...]:
    """Return the channels in which a table's lobby may stand, the likeliest first: above the thread that grew from it,
    wherever the table is by now."""
    thread = await own_thread_of(client, table)
    if thread is not None:
        return (thread.parent_id,)
    return places_of(table)


async def own_thread_of(client: discord.Client, table: Table) -> discord.Thread | None:
    """Return the thread that grew from a table's lobby, whose number it has; None where there is none within reach."""
    number = table.lobby_message_id
    may_have_left_it = table.options.own_thread and table.match is not None
    if number is None or not (may_have_left_it or table.place.channel_id == number):
        return None
    try:
        thread = client.get_channel(number) or await client.fetch_channel(number)
    except (discord.NotFound, discord.Forbidden):
        return None
    return thread if isinstance(thread, discord.Thread) else None


def _is_out_of_reach(error: discord.HTTPException) -> bool:
    is_closed = isinstance(error, discord.NotFound | discord.Forbidden)
    return is_closed or error.code in (THREAD_ARCHIVED, THREAD_LOCKED)
