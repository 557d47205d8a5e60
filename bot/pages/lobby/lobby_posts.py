"""Lobbies in public messages: sent where there is none yet, edited, and left behind when the table moves."""

import logging
from typing import Final

import discord

from bot.discord.error_codes import THREAD_ARCHIVED, THREAD_LOCKED, UNKNOWN_MESSAGE
from bot.discord.mentions import calling_nobody
from bot.discord.messages import Draft, PublicMessages, Spot
from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.sheet import MOST_THREAD_NAME
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import clip
from bot.manager.posts import Posts
from bot.manager.services import Services
from bot.pages.lobby.lobby import LEAVE, lobby_sheet, moved_sheet
from bot.pages.lost_messages import has_button
from bot.pages.presentation import Presentations
from bot.pages.table_words import table_number
from bot.pages.threads import WEEK, add_players, may_have_threads
from bot.table.table import Table
from bot.table.values import Place, Post, PostKind, Status

log = logging.getLogger(__name__)

THREAD_EXISTS: Final = 160004
"""Discord: a thread has already been created for this message; someone pressed twice."""


class LobbyPosts:
    """Sends and edits the messages of lobbies, and notes what they show."""

    def __init__(
        self, client: discord.Client, services: Services, presentations: Presentations, messages: PublicMessages
    ) -> None:
        self._presentations = presentations
        self._messages = messages
        self._client = client
        self._services = services

    async def open(self, table: Table, *, is_doubted: bool) -> None:
        """Send a message for a lobby that has none; it may have one that is not noted where `is_doubted`."""
        await self._send(table, self._draft(table), is_doubted=is_doubted)

    def _draft(self, table: Table) -> Draft:
        return Draft(
            # another for each place: one that moves is sent again
            f"lobby-{table.id}-{table.place.channel_id % 10**6}", table.created_at, view=lambda: self._view(table),
            # also the answer to the command that made it; one that was left behind has no buttons
            is_sent=lambda message: has_button(message, LEAVE.to(table.id)),
        )  # fmt: skip

    async def _send(self, table: Table, draft: Draft, *, is_doubted: bool) -> None:
        async def note(message_id: int) -> None:
            await self._services.posts.set_lobby_message(table.id, message_id)
            await self._note(table)

        place = table.place
        await self._messages.send(Spot(place.channel_id, place.guild_id), draft, note, is_doubted=is_doubted)

    async def show(self, table: Table, *, is_doubted: bool) -> None:
        """Show the lobby as it is now, and note that; send it again where someone has deleted its message."""
        if await self.edit(table) or table.lobby_message_id is None or table.status is not Status.LOBBY:
            await self._note(table)
            return
        log.info("table %s: its lobby was deleted, and comes again", table.id)
        await self._send(table, self._draft(table).again(table.lobby_message_id), is_doubted=is_doubted)

    async def edit(self, table: Table) -> bool:
        """Show the lobby as it is now, wherever the table was then; return False where its message was deleted."""
        if table.lobby_message_id is None:
            return False
        view = self._view(table, await self._services.lists.rematch_of(table))
        for channel_id in await lobby_places_of(self._client, table):
            try:
                await self._put(table, channel_id, table.lobby_message_id, view)
            except discord.HTTPException as error:
                is_elsewhere = channel_id != table.place.channel_id
                if error.code != UNKNOWN_MESSAGE and not (is_elsewhere and _is_out_of_reach(error)):
                    raise
                log.info("table %s: its lobby is not edited (%s)", table.id, error.code)
            else:
                return True
        return False

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
        await self._services.posts.keep_post(table.id, Post.of_lobby(table.revision))

    def _view(self, table: Table, rematch: Table | None = None) -> discord.ui.LayoutView:
        localizer, shown = self._presentations.localizer(table), self._presentations.of(table)
        will_move = will_get_thread(self._client, table)
        return lobby_sheet(table, shown, localizer, will_move=will_move, rematch=rematch).view()


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


def owes_thread(table: Table) -> bool:
    """Return whether a game that has begun is to get a thread of its own, and nothing of it was shown yet."""
    has_begun = table.match is not None and table.options.own_thread and table.lobby_message_id is not None
    is_shown = table.post is not None and table.post.kind is not PostKind.LOBBY
    return has_begun and not is_shown and not table.is_hidden and table.place.channel_id != table.lobby_message_id


async def move_to_own_thread(client: discord.Client, posts: Posts, table: Table, localizer: Localizer) -> Table:
    """Open the thread of a game that has begun on its lobby message, and return the table moved there.

    Returns the table as it is where there can be no thread, and without `own_thread` where Discord refuses one: it is
    asked once. Not before the game has begun: until then people come and go, and it may be refused.
    """
    message_id, place = table.lobby_message_id, table.place
    if message_id is None or not may_have_threads(client.get_channel(place.channel_id)):
        return table
    name = localizer.say("thread-name", table=table_number(table, localizer), names=localizer.list(list(table.names)))
    channel = client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    try:
        thread_id = (
            await channel.get_partial_message(message_id).create_thread(
                name=clip(name, MOST_THREAD_NAME), auto_archive_duration=WEEK
            )
        ).id
    except REQUEST_ERRORS as error:
        is_there = isinstance(error, discord.HTTPException) and error.code == THREAD_EXISTS
        if not is_there and not await _was_made(client, message_id):
            return await posts.keep_in_channel(table.id)
        thread_id = message_id  # a message and the thread that grew from it have one number
    await add_players(client, thread_id, table.person_ids)
    return await posts.move_place(table.id, Place(place.guild_id, thread_id, place.locale))


async def _was_made(client: discord.Client, thread_id: int) -> bool:
    """Return whether Discord made a thread though its answer failed."""
    try:
        return isinstance(await client.fetch_channel(thread_id), discord.Thread)
    except REQUEST_ERRORS:
        return False


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
