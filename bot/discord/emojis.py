"""Drawings of Domains and cards as emojis of the bot's own application, for texts and buttons like the pictures.

An application may have 2,000 of them, and they can be used wherever it writes, regardless of its permissions (docs:
resources/emoji#emoji-object-applicationowned-emoji). Where Discord refuses them, discs stand there.
"""

import asyncio
import hashlib
import io
import logging
from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Final, Protocol

import discord

from bot.discord.outages import is_refusal, retry_after, why
from bot.discord.request_errors import REQUEST_ERRORS
from bot.drawing.sprites import Sprites
from bot.i18n.icons import EMOJI_PREFIX, Icons
from bot.reasons import Refusal
from bot.supervision import begin_job

log = logging.getLogger(__name__)

SIZE: Final = 128
"""The width and height of emojis in pixels, as Discord stores them (docs: resources/emoji#emoji-formats)."""
PATIENCE: Final = 5.0
"""Seconds that a start waits for the list of them."""
LOOKS_EVERY: Final = 60.0
"""Seconds from one look at the list to the next, unless Discord asks for more."""
Found = dict[str, discord.Emoji]
"""The emojis on Discord, by name."""
_TROUBLE: Final = (*REQUEST_ERRORS, Refusal)


class KeyValueStore(Protocol):
    """A store of texts by key that survives a restart."""

    async def recall(self, key: str, /) -> str | None: ...

    async def remember(self, key: str, value: str, /) -> None: ...


class Emojis:
    """The drawings on Discord: finds those that exist, and sends missing or changed ones, one after the other."""

    def __init__(
        self,
        client: discord.Client,
        icons: Icons,
        memory: KeyValueStore,
        *,
        drawing: Executor,
        drawings: Sprites,
        names: Sequence[str],
    ) -> None:
        """Make emojis of the `drawings` in `names`; the `drawing` thread makes their files."""
        self._client = client
        self._icons = icons
        self._memory = memory
        self._drawing = drawing
        self._drawings = drawings
        self._sprites = tuple(names)
        self._sending: asyncio.Task[None] | None = None
        self._retrying: asyncio.Task[None] | None = None
        """Waits until Discord may be well again."""
        self._looked_at = 0.0
        self._closed_until = 0.0
        """Until when Discord has asked to be left alone, by the event loop's clock."""
        self._is_due = False
        """True while the list is to be looked at again."""

    async def open(self) -> None:
        """Look up existing emojis, then send others in the background: no start waits for pictures. Never fails."""
        if not self._sprites:
            return
        if (found := await self._look()) is not None:
            self._sending = begin_job("emojis", self._send(found))
        self._icons.when_lost(self._look_again)

    async def _look(self) -> Found | None:
        """Look up and return existing emojis; None where Discord does not answer."""
        self._looked_at = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(PATIENCE):
                found = {each.name: each for each in await self._client.fetch_application_emojis()}
        except _TROUBLE as error:
            log.info("there will be coloured discs instead of emojis (%s)", why(error))
            self._note_pause(error)
            if self._sending is None and not is_refusal(error):
                self._retry_later()
            return None
        for sprite in self._sprites:
            if (known := found.get(_name(sprite))) is not None:
                self._learn(sprite, known)
        return found

    def _look_again(self) -> None:
        """Have missing emojis sent again, since Discord has refused one that the application's owner has deleted."""
        if not self._is_due:
            self._is_due = True
            self._sending = begin_job("emojis", self._renew_all(self._sending))

    async def _renew_all(self, before: asyncio.Task[None] | None) -> None:
        """Renew all emojis, after what is being sent now, and `LOOKS_EVERY` after the last look at the list."""
        if before is not None:
            await asyncio.wait({before})
        await self._rest()
        self._is_due = False
        # Discs stand everywhere now, so that Discord refuses nothing and no other event starts another look.
        while (found := await self._look()) is None:
            await self._rest()
        await self._send(found)

    async def _rest(self) -> None:
        """Wait until the list may be looked at again."""
        await asyncio.sleep(self.seconds_left())

    def seconds_left(self) -> float:
        """Return the seconds until the list may be looked at again."""
        earliest = max(self._looked_at + LOOKS_EVERY, self._closed_until)
        return max(0.0, earliest - asyncio.get_running_loop().time())

    def _note_pause(self, error: Exception) -> None:
        self._closed_until = asyncio.get_running_loop().time() + (retry_after(error) or 0.0)

    def _retry_later(self) -> None:
        """Look again once Discord may be well; until then this counts as given up."""

        async def retry() -> None:
            await self._rest()
            self._look_again()

        self._retrying = begin_job("emojis later", retry())

    async def settled(self) -> None:
        """Return once everything is sent, or given up for now."""
        if self._sending is not None:
            await asyncio.wait({self._sending})

    async def stop(self) -> None:
        """Send no more; another client has its own drawings."""
        self._icons.when_lost(None)
        self._icons.forget()
        for task in (self._retrying, self._sending):
            if task is not None:
                task.cancel()
                await asyncio.wait({task})

    async def _send(self, found: Found) -> None:
        try:
            for sprite in self._sprites:
                await self._renew(sprite, found.get(_name(sprite)))
        except _TROUBLE as error:
            log.info("no more emojis for now, discs stand in for what is missing: %s", why(error))
            self._note_pause(error)
            if not is_refusal(error):
                self._retry_later()

    async def _renew(self, sprite: str, known: discord.Emoji | None) -> None:
        """Send a drawing that Discord lacks, or has in an older form.

        Its content is compared by a digest of our own, since Discord makes other files of those it is sent.
        """
        memory, key = self._memory, f"emoji {self._client.application_id} {sprite}"
        loop = asyncio.get_running_loop()
        picture = await loop.run_in_executor(self._drawing, emoji_png, sprite, self._drawings)
        digest = hashlib.sha256(picture).hexdigest()
        if known is not None and await memory.recall(key) == digest:
            return
        if known is not None:
            # First: a button with an emoji that is gone is refused, and with it the whole hand.
            self._icons.forget(_code(sprite))
            await known.delete()
        self._learn(sprite, await self._client.create_application_emoji(name=_name(sprite), image=picture))
        # last: where the bot stops in between, it is sent once more, and not thought to be there
        await memory.remember(key, digest)

    def _learn(self, sprite: str, emoji: discord.Emoji) -> None:
        self._icons.learn(_code(sprite), str(emoji))


def emoji_png(sprite: str, sprites: Sprites) -> bytes:
    """Return a drawing as an emoji's file: square, with a transparent background."""
    buffer = io.BytesIO()
    sprites.tile(sprite, SIZE, SIZE).save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def _name(sprite: str) -> str:
    return f"{EMOJI_PREFIX}{_code(sprite)}"


def _code(sprite: str) -> str:
    return sprite.partition("-")[2]
