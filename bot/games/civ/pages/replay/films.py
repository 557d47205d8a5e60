"""Films of games, and the button "Film" of a replay that asks for one.

They are made one at a time in the drawing thread, a fraction of a second's work at once. Two who ask for the same film
share the work; the last ones made are kept.
"""

import asyncio
import io
from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import suppress
from typing import Final

import discord
from cachetools import LRUCache

from bot.discord.error_codes import MISSING_PERMISSIONS
from bot.discord.fitting import NO_ATTACHING, is_too_large, reason_text
from bot.discord.routing import handles
from bot.discord.sheet import Sheet
from bot.discord.symbols import ACCENT
from bot.drawing.fonts import legible
from bot.drawing.look import Look
from bot.games.civ.game import civ_game
from bot.games.civ.pages.replay.replay_page import FILM, Viewed, viewer_of
from bot.games.civ.pages.replay.replays import find_replayed, is_ephemeral, is_own_page, page_display_options
from bot.games.civ.pages.replay.steps import shots
from bot.games.civ.pictures.film import LARGEST, Film, TooLarge
from bot.i18n.catalogue import Localizer
from bot.pages.press import Press
from bot.pages.table_words import table_number
from bot.reasons import ShuttingDown
from bot.supervision import begin_job
from bot.table.table import Table

PICTURE: Final = "film.webp"
TELL_EVERY: Final = 2.5
"""Seconds between two messages about a film's progress: one edit at a time, and few of them."""
CACHE_BYTES: Final = 32_000_000
"""Bytes of films kept in memory."""
Key = tuple[object, ...]


class Making:
    """A film being made."""

    def __init__(self) -> None:
        self.is_begun = False
        """Whether its turn has come: one film is made at a time."""
        self.film: Film | None = None
        """None until it is known what its frames show."""
        self.task: asyncio.Task[bytes]

    async def within(self, seconds: float) -> bytes | None:
        """Return the film, or None where it is not done so soon. Raises `ShuttingDown`, `TooLarge`."""
        await asyncio.wait({self.task}, timeout=seconds)
        if not self.task.done():
            return None
        if self.task.cancelled():
            raise ShuttingDown
        return self.task.result()


class Films:
    """Makes films for those who press "Film", and keeps the last ones."""

    def __init__(self, drawing: Executor) -> None:
        """`drawing` is the thread that draws."""
        self._drawing = drawing
        self._makings: dict[Key, Making] = {}
        # by bytes, since films differ in size by a factor of hundreds
        self._cache: LRUCache[Key, bytes] = LRUCache(CACHE_BYTES, getsizeof=len)
        # one at a time: a film takes a core for many seconds, and hands are drawn by the same thread
        self._one = asyncio.Semaphore(1)
        self._is_closing = False

    @handles(FILM)
    async def send_film(self, press: Press, at: Viewed) -> None:
        """Show the whole game as a moving picture, or why there is none.

        It is public where the replay is, and the one who opened that asks; else for the presser alone.
        """
        is_private = is_ephemeral(press) or not is_own_page(press)
        if is_private:
            await press.acknowledge_privately()
        else:
            press.count_public_page()
            await press.acknowledge_publicly()
        viewer = viewer_of(at.view)
        table = await find_replayed(press, at, viewer)
        localizer = await press.localizer() if is_private else press.public_localizer(table)
        theme = (await page_display_options(press, is_public=not is_private)).theme
        try:
            data = await self._wait_for_film(press, table, viewer, localizer, press.context.pictures.look(theme))
            await _show(press, table, localizer, data)
        except TooLarge:
            await _say(press, localizer.say("film-too-large"))
        except discord.HTTPException as error:
            # a smaller film could not be read: it is said in words
            if is_too_large(error):
                await _say(press, localizer.say("film-too-large"))
            elif error.code == MISSING_PERMISSIONS:
                await _say(press, reason_text(localizer, NO_ATTACHING))
            else:
                raise
        except Exception:
            with suppress(discord.HTTPException):  # a film that will never come must not be announced for ever
                await press.interaction.delete_original_response()
            raise

    async def _wait_for_film(
        self, press: Press, table: Table, viewer: int | None, localizer: Localizer, look: Look
    ) -> bytes:
        """Return the film, and say now and then how far it is. Raises `ShuttingDown`, `TooLarge`."""
        most = min(LARGEST, press.interaction.filesize_limit)
        data = self._cache.get(_key(table, viewer, localizer, look, most))
        if data is not None:
            return data
        making = self._make(table, viewer, localizer, look, most)
        while data is None:
            if not making.is_begun:
                text = localizer.say("film-waiting")
            elif making.film is None:
                text = localizer.say("film-begins")
            else:
                text = localizer.say("film-progress", done=making.film.drawn, total=making.film.total)
            await _say(press, text)
            data = await making.within(TELL_EVERY)
        return data

    def _make(self, table: Table, viewer: int | None, localizer: Localizer, look: Look, most: int) -> Making:
        """Begin a film of at most `most` bytes, unless it is under way; return its making. Raises `ShuttingDown`."""
        if self._is_closing:
            raise ShuttingDown
        key = _key(table, viewer, localizer, look, most)
        if key not in self._makings:
            making = self._makings[key] = Making()
            work = self._made(making, key, table, viewer, localizer, look, most)
            making.is_begun = not self._one.locked()
            making.task = begin_job(f"film of table {table.id}", work, expected=(TooLarge,))
            making.task.add_done_callback(lambda _: self._makings.pop(key))
        return self._makings[key]

    async def stop(self) -> None:
        """Give up what is being made; those who wait for it are told."""
        self._is_closing = True
        tasks: Sequence[asyncio.Task[bytes]] = [making.task for making in self._makings.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _made(
        self, making: Making, key: Key, table: Table, viewer: int | None, localizer: Localizer, look: Look, most: int
    ) -> bytes:
        run = asyncio.get_running_loop().run_in_executor
        game, names = civ_game(table.match), legible(table.names, look.fonts)
        assert game is not None
        async with self._one:
            making.is_begun = True
            taken = await run(self._drawing, lambda: shots(game, viewer, names, localizer))
            film = making.film = Film(taken, names, localizer, look, most=most)
            while not film.is_done:
                await run(self._drawing, film.advance)
        self._cache[key] = film.data
        return film.data


async def _show(press: Press, table: Table, localizer: Localizer, data: bytes) -> None:
    sheet = Sheet(ACCENT).text(f"### {localizer.say('film-title', table=table_number(table, localizer))}")
    sheet.picture(PICTURE, localizer.say("film-alt", table=table_number(table, localizer)))
    await press.edit(sheet, attachments=[discord.File(io.BytesIO(data), PICTURE)])


async def _say(press: Press, text: str) -> None:
    """Put a line where the film will be, or would have been."""
    await press.edit(Sheet(ACCENT).text(text), attachments=[])


def _key(table: Table, viewer: int | None, localizer: Localizer, look: Look, most: int) -> Key:
    return table.id, viewer, localizer.locale, look.theme.name, min(most, LARGEST)
