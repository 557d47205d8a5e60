"""The publisher: puts tables into their public messages, in an order in which dying at any moment calls nobody twice.

What a message has told is on disk before anything else is sent. A table's votes go before its board, since they are
what has just happened. A newer message follows once the older one has nothing left to press: two boards with buttons
would be two truths. What died between is found again by its nonce, or in the channel.
"""

import asyncio
import hashlib
import logging
from collections.abc import Callable

import discord

from bot.discord.error_codes import (
    INVALID_FORM,
    MISSING_PERMISSIONS,
)
from bot.discord.messages import Draft, PublicMessages, Spot, edit_awake
from bot.discord.permissions import may_attach
from bot.discord.refusals import Cause, cause_of
from bot.discord.sheet import Sheet
from bot.discord.symbols import ACCENT
from bot.drawing.pictures import Pictures
from bot.manager.services import Services
from bot.pages import display
from bot.pages.addresses.hand import HAND
from bot.pages.avatars import Avatars
from bot.pages.board.board import chapter_of
from bot.pages.board.board_posts import BoardPosts, Picture, Sent, UnchangedPicture, board_name
from bot.pages.board.hidden_posts import HiddenPosts
from bot.pages.board.lost_places import LostPlaces
from bot.pages.board.permission_alerts import PermissionAlerts
from bot.pages.lobby.lobby_posts import LobbyPosts, move_to_own_thread, owes_thread
from bot.pages.lost_messages import LostPosts
from bot.pages.presentation import PictureStyle, Presentations
from bot.pages.table_words import table_name
from bot.pages.threads import tend
from bot.pages.votes.vote_posts import VotePosts
from bot.table.delivery import is_current
from bot.table.table import LAWS, Table
from bot.table.values import ChapterName, Place, Post, PostKind, Status

log = logging.getLogger(__name__)


class Publisher:
    """Sends and edits the public messages; what it raises, the announcer deals with.

    `moved_on` hears of servers where a table has a newer message than before.
    """

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        presentations: Presentations,
        *,
        pictures: Pictures,
        avatars: Avatars,
        messages: PublicMessages,
        lost_posts: LostPosts,
        alerts: PermissionAlerts,
        lost_places: LostPlaces,
        moved_on: Callable[[int], None],
    ) -> None:
        self._client = client
        self._services = services
        self._presentations = presentations
        self._avatars = avatars
        self._messages = messages
        self._lost_posts = lost_posts
        self._alerts = alerts
        self._lost_places = lost_places
        self._moved_on = moved_on
        self._boards = BoardPosts(client, services, presentations, pictures)
        self._lobbies = LobbyPosts(client, services, presentations, messages)
        self._hidden = HiddenPosts(client, services.posts, presentations)
        self._vote_posts = VotePosts(client, services, presentations, lost_posts)
        self._drawing = asyncio.Lock()

    async def drawn(self, table: Table) -> tuple[Table, Picture]:
        """Return the table, read again once it is its turn to be drawn, and its board as PNG.

        The table is returned as it is, with None, where pictures are not wanted or may not be sent, and with the
        picture that its message has, where another one would show the same.
        """
        options = await display.of_server(self._services.profiles, table.place.guild_id)
        is_pictured = table.match is not None and options.has_picture and not table.is_hidden
        if not is_pictured or not may_attach(self._client, table.place.channel_id):
            return table, None
        if (kept := self._unchanged_picture(table)) is not None:
            return table, kept
        avatars = await self._avatars.of(table.participants)  # may take a moment
        async with self._drawing:  # boards wait here, not for the thread: a hand drawn meanwhile overtakes them
            table = await self._services.tables.look(table.id)
            return table, await self._picture(table, PictureStyle(options.theme, avatars))

    def _unchanged_picture(self, table: Table) -> UnchangedPicture | None:
        """Return the picture of a message that is edited, if nothing has happened that a picture shows."""
        post = table.post
        if post is None or post.attachment_id is None or not self.goes_on(table) or table.status != Status.PLAYING:
            return None
        is_same = post.picture == picture_digest(table)
        return UnchangedPicture(post.attachment_id) if is_same else None

    async def _picture(self, table: Table, style: PictureStyle) -> bytes | None:
        return await self._presentations.of(table).board_picture(table, self._presentations.localizer(table), style)

    def goes_on(self, table: Table) -> bool:
        """Return whether the newest message would only be edited: nobody new is awaited, and no vote has come up."""
        post = table.post
        if post is None or post.message_id is None or post.channel_id not in (None, table.place.channel_id):
            return False
        has_vote = any(record.is_open for record in table.vote_records)
        new = set(table.waiting) - set(post.waiting) - set(table.automatic_waiting)
        return table.match is not None and not has_vote and not new and post.kind == self._kind(table)

    async def show(self, table: Table, picture: Picture) -> Table | None:
        """Show the table; an archived thread is opened for it, and a place that is gone or closed is noted as lost.

        The table is returned if someone may have been called by it who was not called before; else None.
        """
        try:
            if owes_thread(table):  # a game that began without a press
                localizer = self._presentations.localizer(table)
                table = await move_to_own_thread(self._client, self._services.posts, table, localizer)
            await edit_awake(self._client, table.place.channel_id, lambda: self._show_awake(table, picture))
        except discord.HTTPException as error:
            if not _is_closed_to_the_bot(error):
                raise
            await self._lose(table, error)
            return None
        await self._alerts.note_shown(table.place.channel_id)
        await tend(self._client, self._services.lists, table.place.channel_id)
        return None if isinstance(picture, UnchangedPicture) else table

    async def open_lobby(self, table: Table) -> None:
        """Send a message for a lobby that has none."""
        try:
            await self._lobbies.open(table, is_doubted=self._lost_posts.is_doubted(table.id))
        except discord.HTTPException as error:
            if not _is_closed_to_the_bot(error):
                raise
            await self._lose(table, error)
        else:
            await tend(self._client, self._services.lists, table.place.channel_id)

    async def leave_behind(self, table: Table, place: Place) -> None:
        """Make the message of a lobby that moves lead to its new place; a board's does once it is shown there."""
        if table.match is None:
            await self._lobbies.leave_behind(table, place)

    async def _show_awake(self, table: Table, picture: Picture) -> None:
        if table.is_hidden:
            await self._hidden.hide(table)
            return
        if table.match is None:
            if table.lobby_message_id is not None:
                await self._lobbies.show(table, is_doubted=self._lost_posts.is_doubted(table.id))
            return
        # laws and votes come before the board: what is newest has to stand last in the channel
        await self._tell_new_laws(table)
        if table.vote_records:
            newest = await self._services.tables.look(table.id)  # what a first attempt has told is told
            await self._vote_posts.show(newest, await display.find_mentionable(self._services, newest))
        await self._show_board(table, picture)

    async def _tell_new_laws(self, table: Table) -> None:
        """Tell once, where its game goes on, what has changed for the people of a table that began under older laws."""
        if table.laws >= LAWS or table.status is not Status.PLAYING:
            return
        localizer, place = self._presentations.localizer(table), table.place
        sheet = Sheet(ACCENT).text(f"### {table_name(table, localizer)}\n{localizer.say('laws-new')}")
        draft = Draft(f"laws-{table.id}", after=(table.post and table.post.message_id) or 0, view=sheet.view)
        await self._messages.send(
            Spot(place.channel_id, place.guild_id), draft,
            lambda _: self._services.posts.mark_laws_announced(table.id),
            is_doubted=self._lost_posts.is_doubted(table.id),
        )  # fmt: skip

    async def _lose(self, table: Table, error: discord.HTTPException) -> None:
        lacks_permission = not isinstance(error, discord.NotFound) and cause_of(error) is not Cause.FULL
        await self._lost_places.lose(table.id, error.code, lacks_permission=lacks_permission)

    # Boards

    async def _show_board(self, table: Table, picture: Picture) -> None:
        """Edit the newest message, or send a new one where a chapter has begun or someone has deleted that one."""
        post, kind = table.post, self._kind(table)
        if post is not None and post.message_id is not None:
            if post.channel_id not in (None, table.place.channel_id):
                await self._boards.leave_behind(table, post)
            elif post.kind == kind:
                if (sent := await self._edited(table, post.message_id, picture)) is not None:
                    if post.is_lobby_owed or table.status is not Status.PLAYING:  # it leads to the next game, too
                        await self._lobbies.edit(table)
                    await self._note(table, kind, sent)
                    return
            else:
                await self._boards.close(table, post)  # first: the buttons of two would do the same
        if isinstance(picture, UnchangedPicture):  # the message that had it is gone
            picture = await self._drawn_again(table)
        sent = await self._send_board(table, picture)
        has_begun = post is None or post.kind is PostKind.LOBBY or post.is_lobby_owed
        if has_begun or table.status is not Status.PLAYING:
            await self._note(table, kind, sent, is_lobby_owed=True)  # at once: those it has called are called
            await self._lobbies.edit(await self._services.tables.look(table.id))
        await self._note(table, kind, sent)

    async def _edited(self, table: Table, message_id: int, picture: Picture) -> Sent | None:
        """Edit a board's message; None where that goes no more, as someone has deleted it: another one is sent."""
        try:
            return await self._boards.put(table, message_id, picture)
        except discord.HTTPException as error:
            if cause_of(error) is Cause.MESSAGE:
                return None
            if not isinstance(picture, UnchangedPicture) or error.code not in (INVALID_FORM, MISSING_PERMISSIONS):
                raise
        # the picture is gone from the message
        return await self._edited(table, message_id, await self._drawn_again(table))

    async def _drawn_again(self, table: Table) -> bytes | None:
        """Return the picture of a board whose message has lost the one that it was to keep."""
        style = PictureStyle(display.PUBLIC, await self._avatars.of(table.participants))
        return await self._picture(table, style)

    async def _send_board(self, table: Table, picture: bytes | None) -> Sent:
        """Put the board into a new message, or one whose sending was not recorded, and call those not yet called."""
        unsent = [] if table.is_paused else await self._services.outbox.unsent_calls(table.id)
        # a call whose message was lost may not have been dropped yet: that message called to a turn that is over
        unsent_calls = [notice for notice in unsent if is_current(notice, table)]
        mentioned = await display.find_mentionable(self._services, table)
        localizer = self._presentations.localizer(table)
        # looked for before one is sent: a second message would call the same people again
        lost = await self._lost_posts.found(
            table, HAND.to(table.id), unsent_calls, mentioned, localizer, name=board_name(table)
        )
        if lost is None:
            return await self._boards.put(table, None, picture, unsent_calls)
        message, called = lost
        return await self._boards.finish(table, Sent(message.id, called), picture)

    async def _note(self, table: Table, kind: ChapterName, sent: Sent, *, is_lobby_owed: bool = False) -> None:
        """Keep what is shown where, and who has been called by it."""
        revision, channel_id = None if is_lobby_owed else table.revision, table.place.channel_id
        is_edited_on = sent.attachment_id is not None and table.status is Status.PLAYING
        digest = picture_digest(table) if is_edited_on else None
        post = Post(
            sent.message_id, table.number, kind, table.waiting, revision, channel_id, is_lobby_owed,
            sent.attachment_id, digest,
        )  # fmt: skip
        await self._services.posts.keep_post(table.id, post, sent.called)
        if table.place.guild_id is not None and (table.post is None or table.post.message_id != sent.message_id):
            # a list of tables links to the message, which is another one now
            self._moved_on(table.place.guild_id)

    def _kind(self, table: Table) -> ChapterName:
        """Return what one public message covers: a chapter, or how the game ended."""
        if table.status not in (Status.PLAYING, Status.FINISHED, Status.ABANDONED):
            return ChapterName(table.status)
        return chapter_of(table, self._presentations.of(table))


def picture_digest(table: Table) -> str:
    """Return a hash of all that a board's picture is drawn from, except avatars: a new one waits for the next move."""
    shown = (table.number, table.status.value, table.names, table.place.locale, display.PUBLIC)
    return hashlib.sha256(repr(shown).encode()).hexdigest()[:32]


def _is_closed_to_the_bot(error: discord.HTTPException) -> bool:
    return cause_of(error) in (Cause.PLACE, Cause.FULL, Cause.ASLEEP)
