"""*Share* at a replay: the code of the moment, and the whole game for people without Discord, as a file or a link.

Pages are made one at a time in the drawing thread, a fraction of a second's work at once. Two who ask for the same page
share the work; the last ones made are kept.
"""

import asyncio
import io
from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Final

import discord
from cachetools import LRUCache

from bot.discord.error_codes import MISSING_PERMISSIONS
from bot.discord.fitting import NO_ATTACHING, is_too_large, reason_text
from bot.discord.routing import Verb, handles
from bot.discord.sheet import Button, Link, Sheet
from bot.discord.symbols import ACCENT
from bot.drawing.look import Look
from bot.drawing.pictures import THEME
from bot.games.civ.game import civ_game
from bot.games.civ.pages.replay.replay_page import SHARE, Moment, link
from bot.games.civ.pages.replay.replays import find_replayed
from bot.games.civ.pages.replay.web_page import TYPE, WebReplay
from bot.i18n.catalogue import Localizer
from bot.manager.shares import NotShared
from bot.pages.addresses.public import Replay
from bot.pages.press import Press
from bot.reasons import ShuttingDown
from bot.supervision import begin_job
from bot.table.seat_history import has_played, with_holders_at
from bot.table.table import Table

UNSHARE: Final = Verb("unshare", Replay)
CACHE_BYTES: Final = 16_000_000
"""Bytes of pages kept in memory."""
Key = tuple[object, ...]


class Sharing:
    """Makes pages for those who press *Share*, and puts them on the web where there is a folder for them."""

    def __init__(self, drawing: Executor) -> None:
        """`drawing` is the thread that draws."""
        self._drawing = drawing
        self._makings: dict[Key, asyncio.Task[bytes]] = {}
        self._cache: LRUCache[Key, bytes] = LRUCache(CACHE_BYTES, getsizeof=len)
        # one at a time: a page takes a core for a second or two, and hands are drawn by the same ones
        self._one = asyncio.Semaphore(1)
        self._is_closing = False

    @handles(SHARE)
    async def share(self, press: Press, at: Moment) -> None:
        """Tell the code of this moment and where the table is, and give the game as a page."""
        await press.acknowledge_privately()
        table = await find_replayed(press, at, None)
        localizer = await press.localizer()
        assert table.match is not None
        number = max(0, min(at.number, table.match.number))
        lines = [localizer.say("shared", code=f"{table.id}-{number}")]
        if not table.is_placeless:
            lines.append(localizer.say("text-of", what=localizer.say("replay-link"), told=link(table)))
        if not table.is_hidden and await press.services.shares.is_open(table.id):
            await self._give_link(press, table, localizer, lines)
        else:
            await self._give_file(press, table, localizer, lines)

    async def _give_link(self, press: Press, table: Table, localizer: Localizer, lines: list[str]) -> None:
        shares = press.services.shares
        address = await shares.link(table.id, localizer.locale)
        if address is None:
            # one for everyone who has the link, so in the colours of public boards
            page = await self._page(table, localizer, press.context.pictures.look(THEME))
            address = await shares.publish(table.id, localizer.locale, page)
            now = await press.services.tables.look(table.id)
            if _people_of(now) != _people_of(table):  # someone has been forgotten meanwhile, whom the page names
                await shares.forget(table.id)
                return await self._give_link(press, now, localizer, lines)
        if address is None:
            return await self._give_file(press, table, localizer, lines)
        sheet = Sheet(ACCENT).text("\n".join([*lines, localizer.say("shared-link"), f"<{address}>"]))
        buttons: list[Button | Link] = [Link(address, localizer.say("key-open-page"))]
        if has_played(table, press.user):
            sheet.text(f"-# {localizer.say('shared-yours')}")
            buttons.append(Button(UNSHARE.to(table.id), localizer.say("key-unshare")))
        return await press.tell(sheet.buttons(buttons))

    async def _give_file(self, press: Press, table: Table, localizer: Localizer, lines: list[str]) -> None:
        theme = (await press.display_options()).theme
        page = await self._page(table, localizer, press.context.pictures.look(theme))
        file = discord.File(io.BytesIO(page), f"civ-{table.id}{TYPE}")
        text = "\n".join([*lines, localizer.say("shared-file")])
        if len(page) <= press.interaction.filesize_limit:
            try:
                await press.tell(text, file)
                return
            except discord.HTTPException as error:
                if error.code == MISSING_PERMISSIONS:
                    lines.append(reason_text(localizer, NO_ATTACHING))
                elif not is_too_large(error):
                    raise
        await press.tell("\n".join(lines))

    @handles(UNSHARE)
    async def unshare(self, press: Press, at: Replay) -> None:
        """Take a game off the web. Raises `NotShared` for those who have not played it, or where it isn't there."""
        table = await press.services.tables.look(at.table)
        if not has_played(table, press.user):
            raise NotShared("share-not-yours")
        await press.acknowledge_privately()
        await press.services.shares.withdraw(table.id)
        await press.say("unshared")

    async def stop(self) -> None:
        """Give up what is being made."""
        self._is_closing = True
        tasks: Sequence[asyncio.Task[bytes]] = list(self._makings.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _page(self, table: Table, localizer: Localizer, look: Look) -> bytes:
        """Return the page of a finished game. Raises `ShuttingDown`."""
        # names change once someone is forgotten
        key = table.id, table.number, _people_of(table), localizer.locale, look.theme.name
        if (page := self._cache.get(key)) is not None:
            return page
        if self._is_closing:
            raise ShuttingDown
        if key not in self._makings:
            self._makings[key] = begin_job(f"page of table {table.id}", self._made(key, table, localizer, look))
            self._makings[key].add_done_callback(lambda _: self._makings.pop(key))
        making = self._makings[key]
        await asyncio.wait({making})
        if making.cancelled():
            raise ShuttingDown
        return making.result()

    async def _made(self, key: Key, table: Table, localizer: Localizer, look: Look) -> bytes:
        run = asyncio.get_running_loop().run_in_executor
        making = WebReplay(civ_game(table.match), lambda number: with_holders_at(table, number).names, localizer, look)
        async with self._one:
            while not making.is_done:
                await run(self._drawing, making.advance)
        self._cache[key] = making.data
        return making.data


def _people_of(table: Table) -> tuple[object, ...]:
    """Return all names that a page may have."""
    return table.names, tuple(holder.name for holder in table.seat_holders)
