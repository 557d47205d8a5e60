"""Which people with a rating on a server are still on it: who has left keeps their rating there, and has no rank.

Discord tells nobody without a privileged intent who leaves a server, so it is asked about those who would be seen: the
people of a page of the leaderboard, and the first ones before their roles are given. What it says is kept in the
database, since ranks are counted there, and asked again after a minute.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from cachetools import TTLCache

from bot.client import CivBot
from bot.manager.keyed_worker import KeyedWorker
from bot.manager.records import Records
from bot.pages.members import is_member, member_of
from bot.reasons import Refusal
from bot.store.results import Front
from bot.table.values import UserId

log = logging.getLogger(__name__)

MOST_KNOWN: Final = 10_000
SECONDS: Final = 60.0
"""How many answers of Discord are kept, and for how long."""
MOMENT: Final = 0.3
"""Seconds a page waits for Discord's answers; what comes later is there for the next page."""
PAGE: Final = 10
"""People looked at together."""
MOST_ASKED: Final = 2 * PAGE
"""People asked about for them, where some have left, and as many of those who had left before."""


class RankedMembers:
    """Asks Discord who of the people with a rank has left their server, and keeps what it says."""

    def __init__(self, client: CivBot, records: Records) -> None:
        self._client = client
        self._records = records
        self._known = TTLCache[tuple[int, UserId], bool](MOST_KNOWN, SECONDS)
        self._worker = KeyedWorker[tuple[int, int]]("ranked-members", self._work, pauses=(), is_passing=lambda _: False)
        """Looks at pages, by server and the rank before their first."""

    async def check(self, guild_id: int, *, offset: int = 0, count: int) -> None:
        """Look at those with the ranks after `offset` until `count` of them are on the server. Never fails."""
        try:
            # those before the page who have left have no rank, and are passed over as it shows them
            first = offset and await self._records.front_offset(guild_id, ranked=offset)
            here = asked = 0
            number = first
            while here < count and asked < MOST_ASKED:
                front = await self._records.front(guild_id, limit=count - here, offset=number)
                # however many have left before them, the first who are still there are reached
                looked_at = [each for each in front if not each.is_former or number < first + MOST_ASKED]
                here += sum(await self._check(guild_id, looked_at))
                asked += sum(not each.is_former for each in looked_at)
                number += len(front)
                if not front:
                    return
        except Refusal as error:
            log.info("server %s: who has left it is not looked at: %s", guild_id, error.reason.key)

    async def check_page(self, guild_id: int, offset: int = 0) -> None:
        """Look at those of a page, and wait for a moment at most. Never fails."""
        self._worker.wake((guild_id, offset))
        with suppress(TimeoutError):
            async with asyncio.timeout(MOMENT):
                await self._worker.settled((guild_id, offset))

    async def note(self, guild_id: int, user: UserId, *, is_here: bool) -> None:
        """Keep whether someone is on a server, as Discord has said beside what somebody has pressed."""
        self._known[guild_id, user] = is_here
        await self._records.note_members(guild_id, [] if is_here else [user], [user] if is_here else [])

    async def idle(self) -> None:
        """Return once there is nothing to do."""
        await self._worker.idle()

    async def stop(self) -> None:
        """Give up all questions that are under way."""
        await self._worker.stop()

    async def _work(self, page: tuple[int, int]) -> None:
        guild_id, offset = page
        await self.check(guild_id, offset=offset, count=PAGE)
        try:
            if offset + PAGE >= await self._records.count_ranked(guild_id, await self._records.season(guild_id)):
                newcomers = await self._records.newcomers(guild_id, limit=MOST_ASKED)
                await self._check(guild_id, [Front(each.user, each.is_former) for each in newcomers])
        except Refusal as error:
            log.info("server %s: who has left it is not looked at: %s", guild_id, error.reason.key)

    async def _check(self, guild_id: int, front: Sequence[Front]) -> list[bool]:
        """Return whether each of these people is on the server, and keep what has changed."""
        are_here = await asyncio.gather(*(self._is_here(guild_id, each) for each in front))
        gone = [each.user for each, is_here in zip(front, are_here, strict=True) if not is_here and not each.is_former]
        back = [each.user for each, is_here in zip(front, are_here, strict=True) if is_here and each.is_former]
        if gone or back:
            await self._records.note_members(guild_id, gone, back)
        return are_here

    async def _is_here(self, guild_id: int, each: Front) -> bool:
        key = (guild_id, each.user)
        known = self._known.get(key)
        if known is None:
            # where Discord does not say, it stays as it was
            asked = member_of(self._client, guild_id, each.user) if each.is_former else None
            known = await is_member(self._client, guild_id, each.user) if asked is None else await asked is not None
            self._known[key] = known
        return known
