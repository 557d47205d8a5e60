"""The announcer: brings public messages up to their tables' logs, whatever happened in between.

One worker a table while it is behind, never two: at most one edit of its message is in flight, and it always shows the
newest state. A failed send is tried again with growing pauses; a place that is gone, or closed to the bot, is not.
"""

import asyncio
import io
import logging
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import aiohttp
import discord

from bot.manager.values import Place, Post, Table, TableId
from bot.rules import Game
from bot.rules.transcript import write
from bot.ui import board
from bot.ui.endings import ending
from bot.ui.lobby import lobby_sheet, moved_sheet
from bot.ui.story import chapter

if TYPE_CHECKING:
    from bot.ui.desk import Desk

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE: Final = 10008
THREAD_ARCHIVED: Final = 50083
PAUSES: Final = (1.0, 2.0, 5.0, 15.0, 30.0, 60.0)
"""Seconds before the next attempt; the last one for ever."""
PATIENCE: Final = 5.0
"""Seconds to wait for a message that is on its way."""
AT_ONCE: Final = 8
"""Tables announced at the same time."""


class Announcer:
    """Keeps the public messages of all tables true."""

    def __init__(self, desk: "Desk") -> None:
        self._desk = desk
        self._dirty: set[TableId] = set()
        self._workers: dict[TableId, asyncio.Task[None]] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._hushed: Counter[TableId] = Counter()
        self._unopened: set[TableId] = set()
        self._stopping = False

    def poke(self, table_id: TableId, *, opens_lobby: bool = False) -> None:
        """Says that a table may be behind. Returns at once.

        A lobby without a message is about to get one from the command that made it, unless `opens_lobby`.
        """
        if self._stopping:
            return
        self._dirty.add(table_id)
        if opens_lobby:
            self._unopened.add(table_id)
        if table_id not in self._workers and not self._hushed[table_id]:
            self._workers[table_id] = asyncio.create_task(self._work(table_id), name=f"announce {table_id}")

    @contextmanager
    def hushed(self, table_id: TableId) -> Generator[None]:
        """Leaves a table's public message to whoever is answering a press on it; afterwards checks it."""
        self._hushed[table_id] += 1
        try:
            yield
        finally:
            self._hushed[table_id] -= 1
            if not self._hushed[table_id]:
                del self._hushed[table_id]
                self.poke(table_id)

    async def move(self, table: Table, place: Place) -> None:
        """Brings a table to another place: what stands in the old one leads there, as far as it can still be edited."""
        if place.channel_id == table.place.channel_id and not table.is_placeless:
            return
        with self.hushed(table.id):
            if worker := self._workers.get(table.id):
                await asyncio.wait({worker}, timeout=PATIENCE)  # what it is just posting has to be left behind, too
            try:
                await self._leave_behind(await self._desk.tables.look(table.id), place)
            except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
                log.info("table %s: its old place is out of reach: %s", table.id, type(error).__name__)
            moved = await self._desk.tables.move_place(table.id, place)
            if moved.game is None:
                await self._desk.tables.set_lobby_message(table.id, None)
                self.poke(table.id, opens_lobby=True)

    async def _leave_behind(self, table: Table, place: Place) -> None:
        if table.game is not None:
            if table.post is not None and table.post.message_id is not None:
                await self._close(table, table.game, table.post)
        elif table.lobby_message_id is not None:
            channel = self._channel(await self._lobby_channel(table), table.place.guild_id)
            view = moved_sheet(table, place, self._desk.public(table)).view()
            await channel.get_partial_message(table.lobby_message_id).edit(view=view, allowed_mentions=_nobody())

    async def catch_up(self) -> None:
        """Once, before the first press can arrive: whatever was not announced when the bot stopped."""
        for table_id in await self._desk.tables.behind():
            self.poke(table_id, opens_lobby=True)

    async def stop(self, patience: float = PATIENCE) -> None:
        """Finishes what is in flight, within `patience` seconds."""
        self._stopping = True
        workers = list(self._workers.values())
        if workers:
            _, late = await asyncio.wait(workers, timeout=patience)
            for worker in late:
                worker.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _work(self, table_id: TableId) -> None:
        failures = 0
        try:
            while table_id in self._dirty and not self._hushed[table_id]:
                self._dirty.discard(table_id)
                try:
                    async with self._slots:
                        await self._announce(table_id)
                    failures = 0
                except (discord.DiscordServerError, aiohttp.ClientError, TimeoutError, OSError) as error:
                    log.warning("table %s could not be announced, trying again: %s", table_id, type(error).__name__)
                    self._dirty.add(table_id)
                    await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                    failures += 1
                    if self._stopping:
                        return
        except Exception:
            log.exception("table %s could not be announced", table_id)
        finally:
            self._workers.pop(table_id, None)

    async def _announce(self, table_id: TableId) -> None:
        table = await self._desk.tables.look(table_id)
        if table.is_behind:
            await self._shown(table)
        if table.game is not None:
            await self._refresh_hands(table)
        now = await self._desk.tables.look(table_id)
        if now.is_behind and now.revision != table.revision:
            self._dirty.add(table_id)

    async def _shown(self, table: Table) -> None:
        """Shows the table; without pictures where Discord does not take them; nowhere where its place is gone."""
        try:
            if table.game is None:
                await self._lobby(table)
                return
            try:
                await self._board(table, table.game)
            except discord.HTTPException as error:
                if isinstance(error, discord.DiscordServerError | discord.NotFound):
                    raise
                if error.code == THREAD_ARCHIVED:
                    await self._wake(table)
                    await self._board(table, table.game)
                    return
                log.warning("table %s: Discord takes no picture here (%s), text goes alone", table.id, error.code)
                await self._board(table, table.game, is_plain=True)
        except (discord.Forbidden, discord.NotFound) as error:
            log.warning("table %s has lost its place (%s)", table.id, error.code)
            await self._desk.tables.lost_place(table.id)

    async def _wake(self, table: Table) -> None:
        """Opens a thread that fell asleep: nothing in it can be edited. Raises `Forbidden` where it is locked."""
        thread = await self._desk.client.fetch_channel(table.place.channel_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    def _channel(self, channel_id: int, guild_id: int | None) -> discord.PartialMessageable:
        return self._desk.client.get_partial_messageable(channel_id, guild_id=guild_id)

    # The lobby

    async def _lobby(self, table: Table) -> None:
        if table.lobby_message_id is None:
            if table.id not in self._unopened:
                return
            self._unopened.discard(table.id)
            channel = self._channel(table.place.channel_id, table.place.guild_id)
            view = lobby_sheet(table, self._desk.public(table)).view()
            nonce = f"lobby-{table.id}-{table.place.channel_id % 10**6}"
            message = await channel.send(view=view, nonce=nonce, allowed_mentions=_nobody())
            await self._desk.tables.set_lobby_message(table.id, message.id)
        else:
            await self.edit_lobby(table)
        await self._desk.tables.announced(table.id, Post(None, 0, "lobby", (), table.revision))

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

    async def _lobby_channel(self, table: Table) -> int:
        """Where the lobby's message is: a thread that grew from it has its number, and a parent."""
        if table.place.channel_id != table.lobby_message_id:
            return table.place.channel_id
        client = self._desk.client
        thread = client.get_channel(table.place.channel_id) or await client.fetch_channel(table.place.channel_id)
        return thread.parent_id if isinstance(thread, discord.Thread) else table.place.channel_id

    # The board

    async def _board(self, table: Table, game: Game, *, is_plain: bool = False) -> None:
        post, kind = table.post, _kind(table, game)
        if post is None or post.message_id is None or post.kind != kind:
            await self._open_chapter(table, game, kind, is_plain=is_plain)
            return
        view, files, _ = await self._page(table, game, is_plain=is_plain)
        try:
            message = self._channel(table.place.channel_id, table.place.guild_id).get_partial_message(post.message_id)
            await message.edit(view=view, attachments=files, allowed_mentions=_nobody())
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            await self._open_chapter(table, game, kind, is_plain=is_plain)
            return
        await self._tell(table, game, post.message_id, kind)

    async def _open_chapter(self, table: Table, game: Game, kind: str, *, is_plain: bool) -> None:
        """A new message, once the one before has nothing left to press."""
        post = table.post
        if post is not None and post.message_id is not None and post.kind != kind:
            await self._close(table, game, post)
        view, files, mentions = await self._page(table, game, is_plain=is_plain)
        called = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in mentions])
        channel = self._channel(table.place.channel_id, table.place.guild_id)
        nonce = f"{table.id}-{table.revision}"
        message = await channel.send(view=view, files=files, allowed_mentions=called, nonce=nonce)
        await self._tell(table, game, message.id, kind)
        if post is None or post.kind == "lobby":
            await self.edit_lobby(await self._desk.tables.look(table.id))

    async def _close(self, table: Table, game: Game, post: Post) -> None:
        """Takes the buttons off an older message; its picture, if it had one, stays as it is."""
        assert post.message_id is not None
        then = game.at(post.number)
        channel = self._channel(table.place.channel_id, table.place.guild_id)
        message = channel.get_partial_message(post.message_id)
        for has_picture in (True, False):
            page = board.board_page(table, then, self._desk.public(table), is_closed=True, has_picture=has_picture)
            try:
                await message.edit(view=page.sheet.view(), allowed_mentions=_nobody())
                return
            except discord.HTTPException as error:
                if isinstance(error, discord.DiscordServerError) or error.code == THREAD_ARCHIVED:
                    raise
                if isinstance(error, discord.NotFound):
                    if error.code == UNKNOWN_MESSAGE:
                        return
                    raise
                log.info("table %s: an older message is not edited (%s)", table.id, error.code)

    async def _page(
        self, table: Table, game: Game, *, is_plain: bool
    ) -> tuple[discord.ui.LayoutView, list[discord.File], tuple[int, ...]]:
        speaker = self._desk.public(table)
        if is_plain:
            story = await ending(self._desk, table, game, speaker, is_plain=True)
            page = board.board_page(table, game, speaker, has_picture=False, story=story)
            return page.sheet.view(), [], page.mentions
        if game.result is None:
            page, files = await self._desk.drawn_board(table, game, speaker)
            return page.sheet.view(), files, page.mentions
        transcript = f"civ-{table.id}.jsonl"
        text = "\n".join(write(game, extra={"id": table.id, "names": list(table.names)}))
        page, files = await self._desk.drawn_board(table, game, speaker, transcript=transcript)
        files.append(discord.File(io.BytesIO(f"{text}\n".encode()), transcript))
        return page.sheet.view(), files, page.mentions

    async def _tell(self, table: Table, game: Game, message_id: int, kind: str) -> None:
        post = Post(message_id, game.number, kind, table.waiting, table.revision)
        await self._desk.tables.announced(table.id, post)

    # Open hands

    async def _refresh_hands(self, table: Table) -> None:
        """Shows those whose hand is open that it is their move, or what has become of it."""
        assert table.game is not None
        for user, hand in self._desk.hands.open_at(table.id):
            seat = table.seat_of(user)
            if seat is None or hand.version == table.game.version:
                continue
            if seat not in table.waiting and not table.game.is_over:
                continue
            if self._desk.hands.shows(table.id, user, table.revision):
                continue
            with self._desk.hands.held(table.id, user, hand.interaction):
                try:
                    speaker = await self._desk.reader(hand.interaction)
                    await self._desk.draw_hand(hand.interaction, table, seat, speaker)
                except discord.HTTPException as error:
                    log.info("a hand of table %s can no longer be edited: %s", table.id, error.code)
                    self._desk.hands.drop(table.id, user)


def _kind(table: Table, game: Game) -> str:
    """What one public message covers: a chapter of the game, or how the table ended otherwise."""
    return chapter(game) if table.status in ("playing", "finished", "abandoned") else table.status


def _nobody() -> discord.AllowedMentions:
    return discord.AllowedMentions.none()
