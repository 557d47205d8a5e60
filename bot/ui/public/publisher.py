"""The publisher: puts tables into their public messages, with a picture where the place takes one."""

import asyncio
import logging
import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.pace import REFUSED
from bot.rules import Game
from bot.table.table import Table
from bot.table.values import PLAYING, Notice, Place, Post, TableId, UserId
from bot.ui.discord import display
from bot.ui.discord.address import Address
from bot.ui.discord.fitting import NO_ATTACHING, show_fitting
from bot.ui.discord.permissions import may_attach
from bot.ui.discord.threads import tend
from bot.ui.public import board
from bot.ui.public.endings import ending
from bot.ui.public.lobby import lobby_sheet, moved_sheet
from bot.ui.public.pages import NO_FILES, board_drawn, board_message
from bot.ui.public.story import chapter
from bot.ui.votes.poll_posts import THREAD_ARCHIVED, show_polls

if TYPE_CHECKING:
    from bot.ui.desk import Desk

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE: Final = 10008
EDITED_ENOUGH: Final = 30046
"""Discord: too many edits of messages older than an hour. Whoever is to be called does not wait until that is over."""
AT_ONCE: Final = max(1, (os.cpu_count() or 1) - 1)
"""Boards drawn at the same time: fewer than can be, since a hand that somebody waits for goes first."""


class Publisher:
    """Sends and edits the public messages; what it raises, the announcer deals with."""

    def __init__(self, desk: "Desk") -> None:
        self._desk = desk
        self._plain: dict[TableId, int] = {}
        """By table, the newest message where it has no picture; after a restart Discord says so."""
        self._drawing = asyncio.Semaphore(AT_ONCE)

    async def drawn(self, table: Table) -> tuple[Table, bytes | None]:
        """The table as it is once there is a hand free to draw it, and its board's picture; None where it gets none."""
        desk, place = self._desk, table.place
        manners = await display.of_server(desk.tables, place.guild_id)
        if table.game is None or not manners.has_picture or not may_attach(desk.client, place.channel_id):
            return table, None
        avatars = await desk.avatars.of(table.sitters)  # may take a moment
        async with self._drawing:
            table = await desk.tables.look(table.id)
            assert table.game is not None, "a game that has begun stays"
            return table, await board_drawn(desk, table, table.game, desk.public(table), manners, avatars)

    async def show(self, table: Table, picture: bytes | None) -> None:
        """Shows the table; without pictures where Discord does not take them; nowhere where its place is gone."""
        try:
            await self._roused(table, picture)
            await self._desk.alerts.shown(table.place.channel_id)
            await tend(self._desk.client, self._desk.tables, table.place.channel_id)
        except (discord.Forbidden, discord.NotFound) as error:
            await self._lost(table, error)

    async def _roused(self, table: Table, picture: bytes | None) -> None:
        """Shows the table, also where its thread has fallen asleep."""
        try:
            await self._shown(table, picture)
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
            await self._wake(table)
            await self._shown(table, picture)

    async def _shown(self, table: Table, picture: bytes | None) -> None:
        if table.game is not None:
            if table.polls:
                newest = await self._desk.tables.look(table.id)  # what a first attempt has told is told
                await show_polls(self._desk, newest, await display.mentioned_at(self._desk.tables, newest))
            await self._show_board(table, table.game, picture)
        elif table.lobby_message_id is not None:
            await self.edit_lobby(table)
            await self._lobby_told(table)

    async def open_lobby(self, table: Table) -> None:
        """A new message for a lobby that has none."""
        channel = self._channel(table.place.channel_id, table.place.guild_id)
        view = lobby_sheet(table, self._desk.public(table)).view()
        nonce = f"lobby-{table.id}-{table.place.channel_id % 10**6}"
        try:
            message = await channel.send(view=view, nonce=nonce, allowed_mentions=_nobody())
        except (discord.Forbidden, discord.NotFound) as error:
            await self._lost(table, error)
            return
        await self._desk.tables.set_lobby_message(table.id, message.id)
        await self._lobby_told(table)
        await tend(self._desk.client, self._desk.tables, table.place.channel_id)

    async def leave_behind(self, table: Table, place: Place) -> None:
        """Makes the messages of a table that moves lead to its new place."""
        if table.game is not None:
            if table.post is not None and table.post.message_id is not None:
                await self._close(table, table.game, table.post)
        elif table.lobby_message_id is not None:
            channel = self._channel(await self._lobby_channel(table), table.place.guild_id)
            view = moved_sheet(table, place, self._desk.public(table)).view()
            await channel.get_partial_message(table.lobby_message_id).edit(view=view, allowed_mentions=_nobody())

    async def edit_lobby(self, table: Table) -> None:
        """Shows the lobby as it is now; a message somebody deleted stays deleted."""
        if table.lobby_message_id is None:
            return
        channel = self._channel(await self._lobby_channel(table), table.place.guild_id)
        view = lobby_sheet(table, self._desk.public(table)).view()
        try:
            await channel.get_partial_message(table.lobby_message_id).edit(view=view, allowed_mentions=_nobody())
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise

    async def _lobby_told(self, table: Table) -> None:
        await self._desk.tables.announced(table.id, Post(None, 0, "lobby", (), table.revision))

    async def _lost(self, table: Table, error: discord.HTTPException) -> None:
        log.warning("table %s has lost its place (%s)", table.id, error.code)
        await self._desk.tables.lost_place(table.id)
        if isinstance(error, discord.Forbidden):
            await self._desk.alerts.lost(table)

    async def _lobby_channel(self, table: Table) -> int:
        """Where the lobby's message is: a thread that grew from it has its number, and a parent."""
        if table.place.channel_id != table.lobby_message_id:
            return table.place.channel_id
        client = self._desk.client
        thread = client.get_channel(table.place.channel_id) or await client.fetch_channel(table.place.channel_id)
        return thread.parent_id if isinstance(thread, discord.Thread) else table.place.channel_id

    def _channel(self, channel_id: int, guild_id: int | None) -> discord.PartialMessageable:
        return self._desk.client.get_partial_messageable(channel_id, guild_id=guild_id)

    async def _show_board(self, table: Table, game: Game, picture: bytes | None) -> None:
        try:
            await self._board(table, game, picture)
        except discord.HTTPException as error:
            is_lasting = isinstance(error, discord.DiscordServerError | discord.NotFound | discord.Forbidden)
            if is_lasting or error.code == THREAD_ARCHIVED or error.status == REFUSED:
                raise
            log.warning("table %s: Discord takes no picture here (%s), text goes alone", table.id, error.code)
            await self._board(table, game, None, is_plain=True)

    async def _wake(self, table: Table) -> None:
        """Opens a thread that fell asleep: nothing in it can be edited. Raises `Forbidden` where it is locked."""
        thread = await self._desk.client.fetch_channel(table.place.channel_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    async def _board(self, table: Table, game: Game, picture: bytes | None, *, is_plain: bool = False) -> None:
        """The newest message edited, or where a chapter has begun a new one."""
        post, kind = table.post, _kind(table, game)
        if post is None or post.message_id is None or post.kind != kind:
            await self._open_chapter(table, game, kind, picture, is_plain=is_plain)
            return
        try:
            await self._put(table, game, post.message_id, picture, is_plain=is_plain)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            await self._open_chapter(table, game, kind, picture, is_plain=is_plain)
            return
        await self._tell(table, game, post.message_id, kind)

    async def _open_chapter(
        self, table: Table, game: Game, kind: str, picture: bytes | None, *, is_plain: bool
    ) -> None:
        """A new message, once the one before has nothing left to press. It calls whom nobody has called yet."""
        post = table.post
        if post is not None and post.message_id is not None and post.kind != kind:
            await self._close(table, game, post)
        message_id, called = await self._new_message(table, game, picture, is_plain=is_plain)
        await self._tell(table, game, message_id, kind, called)
        if post is None or post.kind == "lobby":
            await self.edit_lobby(await self._desk.tables.look(table.id))

    async def _new_message(
        self, table: Table, game: Game, picture: bytes | None, *, is_plain: bool
    ) -> tuple[int, tuple[UserId, ...]]:
        """The board in a new message, or in one whose sending nobody has recorded; its id, and whom it has called."""
        uncalled = await self._desk.tables.outbox.uncalled(table.id)
        mentioned = await display.mentioned_at(self._desk.tables, table)
        lost = await self._desk.lost_posts.found(table, Address("hand", table.id), uncalled, mentioned)
        if lost is not None:
            message, called = lost
            await self._put(table, game, message.id, picture, is_plain=is_plain)
            return message.id, called
        return await self._put(table, game, None, picture, is_plain=is_plain, uncalled=uncalled)

    async def _put(
        self,
        table: Table,
        game: Game,
        message_id: int | None,
        picture: bytes | None,
        *,
        is_plain: bool,
        uncalled: Sequence[Notice] = (),
    ) -> tuple[int, tuple[UserId, ...]]:
        """The board into that message, or into a new one; its id, and whom it has called."""
        desk, place = self._desk, table.place
        speaker, manners = desk.public(table), await display.of_server(desk.tables, place.guild_id)
        channel = self._channel(place.channel_id, place.guild_id)
        story = await ending(desk, table, game, speaker, manners)
        mentioned = await display.mentioned_at(desk.tables, table)

        async def show(picture: bytes | None, why: str) -> tuple[int, tuple[UserId, ...]]:
            def drawn() -> tuple[board.BoardPage, list[discord.File]]:
                return board_message(
                    table, game, speaker, manners, picture, why, story=story, has_transcript=True, called=mentioned
                )

            called: tuple[UserId, ...] = ()
            page, files = drawn()
            shown = message_id
            if shown is None:
                began = discord.utils.utcnow()
                call = _call(table, page.mentions, uncalled)
                message = await channel.send(view=page.sheet.view(), files=files, **call.options)
                shown, called = message.id, call.users
                is_old = message.created_at < began  # sent before, and its answer was lost: it may show less
                page, files = drawn() if is_old else (page, [])
            else:
                is_old = True
            if is_old:
                message = channel.get_partial_message(shown)
                await message.edit(view=page.sheet.view(), attachments=files, allowed_mentions=_nobody())
            self._note(table, None if picture is not None else shown)
            return shown, called

        if is_plain:
            return await show(None, NO_FILES)
        if not may_attach(desk.client, place.channel_id):
            return await show(None, NO_ATTACHING)
        guild = desk.client.get_guild(place.guild_id or 0)
        return await show_fitting(desk.pictures, picture, guild and guild.filesize_limit, show)

    def _note(self, table: Table, plain: int | None) -> None:
        if plain is None or table.status != PLAYING:
            self._plain.pop(table.id, None)
        else:
            self._plain[table.id] = plain

    async def _close(self, table: Table, game: Game, post: Post) -> None:
        """Takes the buttons off an older message; its picture, if it had one, stays as it is."""
        assert post.message_id is not None
        then, speaker = game.at(post.number), self._desk.public(table)
        manners = await display.of_server(self._desk.tables, table.place.guild_id)
        channel = self._channel(table.place.channel_id, table.place.guild_id)
        message = channel.get_partial_message(post.message_id)
        is_plain = self._plain.get(table.id) == post.message_id or not manners.has_picture
        for has_picture in (False,) if is_plain else (True, False):
            page = board.board_page(
                table, then, speaker, is_closed=True, has_picture=has_picture, has_text=manners.has_text
            )
            try:
                await message.edit(view=page.sheet.view(), allowed_mentions=_nobody())
                return
            except discord.HTTPException as error:
                is_busy = error.status == REFUSED and error.code != EDITED_ENOUGH
                if is_busy or isinstance(error, discord.DiscordServerError) or error.code == THREAD_ARCHIVED:
                    raise
                if isinstance(error, discord.NotFound):
                    if error.code == UNKNOWN_MESSAGE:
                        return
                    raise
                log.info("table %s: an older message is not edited (%s)", table.id, error.code)

    async def _tell(self, table: Table, game: Game, message_id: int, kind: str, called: Sequence[UserId] = ()) -> None:
        post = Post(message_id, game.number, kind, table.waiting, table.revision)
        await self._desk.tables.announced(table.id, post, called)
        if table.place.guild_id is not None and (table.post is None or table.post.message_id != message_id):
            self._desk.dashboards.poke(table.place.guild_id)  # it leads to the newest message


@dataclass(frozen=True, slots=True)
class _Call:
    """Whom a new message calls, and how Discord is told so. Sent again, it is the same message for some minutes."""

    users: tuple[UserId, ...]
    options: dict[str, Any]


def _call(table: Table, mentions: Sequence[int], uncalled: Sequence[Notice]) -> _Call:
    new = [notice for notice in uncalled if notice.user_id in mentions]
    users = mentions if not table.humans else [notice.user_id for notice in new]
    allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])
    number = max((notice.number for notice in new), default=None)
    nonce = f"{table.id}-{table.revision}" if number is None else f"{table.id}-c{number}"
    return _Call(tuple(notice.user_id for notice in new), {"allowed_mentions": allowed, "nonce": nonce})


def _kind(table: Table, game: Game) -> str:
    """What one public message covers: a chapter of the game and the computers' turns after it, or how the table ended.

    While nobody but computers is awaited there is nobody to call, so the message before goes on.
    """
    if table.status not in ("playing", "finished", "abandoned"):
        return table.status
    post = table.post
    if post is not None and post.message_id is not None and post.kind != "lobby" and _awaits_only_computers(table):
        return post.kind
    return chapter(game)


def _awaits_only_computers(table: Table) -> bool:
    return bool(table.waiting) and table.waiting == table.automatic_waiting


def _nobody() -> discord.AllowedMentions:
    return discord.AllowedMentions.none()
