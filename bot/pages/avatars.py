"""People's avatars, small: fetched beside the game, kept for a while, and never waited for longer than a moment."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import aiohttp
import discord
from cachetools import LRUCache, TTLCache

from bot.supervision import begin_job
from bot.table.values import Participant

log = logging.getLogger(__name__)

SIDE: Final = 128
"""Pixels asked for; Discord has powers of two."""
MOMENT: Final = 0.3
"""Seconds a board waits for avatars; what comes later is there for the next board."""
LASTING: Final = 3.0
"""Seconds that a picture which is never drawn again waits for avatars."""
PATIENCE: Final = 10.0
"""Seconds after which one that does not come is given up."""
MOST_MEMORY: Final = 32 * 1024 * 1024
"""Bytes of all avatars that are kept: at the largest (`MOST_BYTES`) 339 of them, more than sit at eighty tables."""
OVERHEAD: Final = 512
"""Bytes that are counted for an avatar in addition to its picture, or for a person without one."""
MOST_MET: Final = 10_000
"""The number of people who have pressed something lately whose avatars need not be asked for."""
MOST_BYTES: Final = 96 * 1024
"""A picture of that side cannot be larger, whatever it shows."""
LIFE: Final = 3600.0
"""Seconds before somebody's avatar is asked for again."""
PAUSE: Final = 300.0
"""Seconds before one that could not be had is asked for again."""
AT_ONCE: Final = 4


@dataclass(frozen=True, slots=True)
class _CachedAvatar:
    picture: bytes | None
    key: str | None
    """Discord's, which is another one for every picture; None where there is none."""
    until: float


class Avatars:
    """The avatars of those who sit at tables."""

    def __init__(self, client: discord.Client, *, moment: float = MOMENT) -> None:
        self._client = client
        self._moment = moment
        self._cache: LRUCache[int, _CachedAvatar] = LRUCache(MOST_MEMORY, _bytes_of)
        self._met: TTLCache[int, tuple[discord.Asset | None]] = TTLCache(MOST_MET, LIFE)
        """The avatars (or none) of people who have pressed something, as Discord said with the press."""
        self._coming: dict[int, asyncio.Task[None]] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._is_stopped = False

    async def of(self, participants: Sequence[Participant], *, moment: float | None = None) -> tuple[bytes | None, ...]:
        """By seat, an encoded picture; None for computers, for those without one, and for what has not come yet.

        `moment` is how many seconds to wait, unless as long as for a board.
        """
        people = [participant.user_id for participant in participants if not participant.is_computer]
        for user in people:
            if user not in self._coming and not self._is_stopped and self._is_due(user):
                self._coming[user] = begin_job(f"avatar {user}", self._fetch(user))
        unknown = [self._coming[user] for user in people if user in self._coming and user not in self._cache]
        if unknown:
            await asyncio.wait(unknown, timeout=self._moment if moment is None else moment)
        return tuple(self._picture(participant) for participant in participants)

    def meet(self, user: discord.abc.User) -> None:
        """Take from what someone has pressed which avatar they have now: nobody has to ask Discord for it then."""
        self._met[user.id] = (user.avatar,)

    async def stop(self) -> None:
        """Gives up all downloads that are under way."""
        self._is_stopped = True
        coming = list(self._coming.values())
        for task in coming:
            task.cancel()
        await asyncio.gather(*coming, return_exceptions=True)

    def _is_due(self, user: int) -> bool:
        """Return whether someone's avatar is to be asked for."""
        known = self._cache.get(user)
        if known is None or known.until < asyncio.get_running_loop().time():
            return True
        met = self._met.get(user)
        return met is not None and _key_of(*met) != known.key

    def _picture(self, participant: Participant) -> bytes | None:
        known = self._cache.get(participant.user_id)
        return None if known is None else known.picture

    async def _fetch(self, user: int) -> None:
        life, key = LIFE, None
        try:
            async with self._slots, asyncio.timeout(PATIENCE):
                (avatar,) = self._met.get(user) or ((await self._client.fetch_user(user)).avatar,)
                key = _key_of(avatar)
                picture = await _read(avatar)
        except (discord.DiscordException, aiohttp.ClientError, TimeoutError, OSError) as error:
            log.info("the avatar of %s could not be had: %s", user, type(error).__name__)
            known = self._cache.get(user)
            picture, life = known and known.picture, PAUSE
            self._met.pop(user, None)  # the next attempt asks what it is by then
        finally:
            self._coming.pop(user, None)
        self._cache[user] = _CachedAvatar(picture, key, asyncio.get_running_loop().time() + life)


async def _read(avatar: discord.Asset | None) -> bytes | None:
    if avatar is None:
        return None
    picture = await avatar.replace(size=SIDE, format="png").read()
    return picture if len(picture) <= MOST_BYTES else None


def _key_of(avatar: discord.Asset | None) -> str | None:
    return None if avatar is None else avatar.key


def _bytes_of(avatar: _CachedAvatar) -> int:
    return OVERHEAD + len(avatar.picture or b"")
