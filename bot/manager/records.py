"""Records and ratings: each game that is over is counted once, off the event loop, after its players have their answer.

Nothing here is the only copy: what is counted follows from tables and logs, and a game that was over while nobody
counted is found at the next start.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Final

from bot.manager.keyed_worker import KeyedWorker
from bot.manager.profiles import Profiles
from bot.manager.table_cache import TableCache
from bot.match import GameName
from bot.records.game_record import GameRecord, record_of
from bot.records.profile import Profile, profile_of
from bot.records.rating import (
    ALL_SERVERS,
    INACTIVE,
    RatedGame,
    Rating,
    Replayed,
    Unrated,
    replay,
    weigh_all,
    why_unrated,
)
from bot.records.seasons import OF_ALL_SERVERS, season_of
from bot.records.suspicion import Suspicion, find_suspicious
from bot.store import Store, StoreError, is_passing
from bot.store.results import Front, Movement, Newcomer, Ranked, Standing
from bot.supervision import DOUBLING, SupervisedTask, Supervisor
from bot.table.errors import UnknownTable
from bot.table.preferences import Preferences
from bot.table.table import Table
from bot.table.values import OPEN, TableId, UserId

log = logging.getLogger(__name__)

SOME: Final = 50
"""Games that are looked for in one go where many are not counted."""
AT_ONCE: Final = 10
"""Of these, as many as are read in one go: more would hold up the event loop for ten milliseconds."""
EVERY: Final = 60.0
"""Seconds from one line of the log to the next about how many are counted."""


class Records:
    """Counts games that are over, and answers what people and servers ask about them."""

    def __init__(
        self,
        store: Store,
        live: TableCache,
        profiles: Profiles,
        now: Callable[[], datetime],
        owns: Callable[[Table], bool],
        supervisor: Supervisor,
    ) -> None:
        self._store = store
        self._supervisor = supervisor
        self._live = live
        self._profiles = profiles
        self._now = now
        self._owns = owns
        self._callbacks: list[Callable[[TableId], None]] = []
        self._rated: list[Callable[[int], None]] = []
        self._late = set[TableId]()
        """Games that someone has waited for in vain."""
        self._worker = KeyedWorker[TableId](
            "count-game", self._count, pauses=DOUBLING, key_is="table", at_once=1, is_passing=is_passing
        )
        """One game at a time: ratings follow one another."""
        self._lock = asyncio.Lock()
        """Held while a game is counted, and while someone leaves or enters the records."""
        self._catching_up: SupervisedTask | None = None
        self._rest: Callable[[float], Awaitable[object]] = asyncio.sleep
        """After each game that was over while nobody counted, for as long as that took."""

    def on_late(self, callback: Callable[[TableId], None]) -> None:
        """Call this with each table that `wait_counted` has given up, once it is counted. It must return at once."""
        self._callbacks.append(callback)

    def on_rated(self, callback: Callable[[int], None]) -> None:
        """Call this with each server whose ratings have changed. It must return at once."""
        self._rated.append(callback)

    async def wait_counted(self, table_id: TableId, seconds: float) -> bool:
        """Wait until a game that is over has been counted, and return True; False where that takes too long."""
        try:
            async with asyncio.timeout(seconds):
                await self._worker.settled(table_id)
        except TimeoutError:
            self._late.add(table_id)
            return False
        return True

    def table_changed(self, table: Table) -> None:
        """Hear that a table of this process has changed. Returns at once."""
        if table.status not in OPEN and table.match is not None:
            self._worker.wake(table.id)

    def start(self) -> None:
        """Begin to count the games that nobody has counted yet. Returns at once."""
        if self._catching_up is None or self._catching_up.task.done():
            self._catching_up = self._supervisor.supervised("count-games", self._catch_up)

    async def idle(self) -> None:
        """Return once everything known of has been counted."""
        if self._catching_up is not None:
            await asyncio.wait([self._catching_up.task])
        await self._worker.idle()

    async def stop(self) -> None:
        """Finish the game that is being counted; the next start finds the others."""
        if self._catching_up is not None:
            await self._catching_up.stop()
        await self._worker.stop()

    # What people and servers want

    async def set_own(self, user: UserId, wishes: Mapping[str, object]) -> Preferences:
        """Keep a person's wishes about their records (`records`, `global_rating`, `shows_pace`); return all settings.

        Who wants no records loses all rows; who wants them again gets their games back, and begins with a new rating.
        Raises `UnknownPreference`.
        """
        before = await self._profiles.preferences(user)
        after = await self._profiles.set_preferences(user, wishes)
        async with self._lock:
            if not after.records:
                await self._live.run(self._store.results.drop_person(user))
            elif not after.global_rating:
                await self._live.run(self._store.results.drop_person(user, scope=ALL_SERVERS))
        if after.records and not before.records:
            for table_id in await self._store.results.lacking(user):
                await self._recount(table_id)
        return after

    async def set_for_server(self, guild_id: int, *, keeps: bool) -> None:
        """Set whether a server keeps records. Without them all its rows are deleted; its games stay."""
        await self._profiles.set_guild_preference(guild_id, "records", keeps)
        if keeps:
            self.start()
            return
        async with self._lock:
            await self._live.run(self._store.results.drop_server(guild_id))

    # Looking

    async def profile(self, user: UserId, game: GameName, guild_id: int | None = None) -> Profile:
        """Return a person's profile, of one server's games or of all; an empty one where they want no records."""
        rows = await self._live.run(self._store.results.of_person(user, game, guild_id))
        return await asyncio.to_thread(lambda: profile_of(*rows.read()))

    async def season(self, scope: int) -> str:
        """Return the name of a scope's season."""
        kind = OF_ALL_SERVERS
        if scope != ALL_SERVERS:
            kind = (await self._profiles.guild_preferences(scope)).season
        return season_of(kind, self._now())

    async def seasons(self, scope: int) -> Sequence[str]:
        """Return the seasons that can be looked at, the newest first: this one, and those with rated games."""
        now, known = await self.season(scope), await self._live.run(self._store.results.seasons(scope))
        return [now, *(each for each in known if each != now)]

    async def leaders(self, scope: int, season: str, *, limit: int, offset: int = 0) -> list[Ranked]:
        """Return the people with a rank, the best first."""
        since = await self._active_since(scope, season)
        return await self._live.run(self._store.results.leaders(scope, season, since, limit=limit, offset=offset))

    async def newcomers(self, scope: int, *, limit: int) -> list[Newcomer]:
        """Return whose rating of this season is provisional, those with most games first, also who has left."""
        season, since = await self.season(scope), self._now() - INACTIVE
        return await self._live.run(self._store.results.newcomers(scope, season, since, limit=limit))

    async def front(self, guild_id: int, *, limit: int, offset: int = 0) -> list[Front]:
        """Return who has a rank on a server now, or would have one if they hadn't left it, the best first."""
        season, since = await self.season(guild_id), self._now() - INACTIVE
        return await self._live.run(self._store.results.front(guild_id, season, since, limit=limit, offset=offset))

    async def front_offset(self, guild_id: int, *, ranked: int) -> int:
        """Return the `offset` of `front` at which the person is who has so many people with a rank before them."""
        season, since = await self.season(guild_id), self._now() - INACTIVE
        return await self._live.run(self._store.results.front_offset(guild_id, season, since, ranked=ranked))

    async def note_members(self, guild_id: int, gone: Collection[UserId], back: Collection[UserId]) -> None:
        """Note who has left a server, and so has no rank there, and who is on it again."""
        await self._live.run(self._store.results.note_members(guild_id, gone, back))
        self.tell_rated(guild_id)

    async def count_ranked(self, scope: int, season: str) -> int:
        """Return how many people have a rank."""
        since = await self._active_since(scope, season)
        return await self._live.run(self._store.results.count_ranked(scope, season, since))

    async def standing(self, scope: int, season: str, user: UserId) -> Standing | None:
        """Return where someone stands; None where they have no rated game of that season."""
        since = await self._active_since(scope, season)
        return await self._live.run(self._store.results.standing(scope, season, user, since))

    async def movements(self, table: Table) -> list[Movement]:
        """Return what a game has changed in the ratings of its server, or of all servers where it has none."""
        scope = ALL_SERVERS if table.place.guild_id is None else table.place.guild_id
        return await self._live.run(self._store.results.movements(table.id, scope))

    async def names_of(self, users: Collection[int]) -> dict[UserId, str]:
        """Return what people were called at their newest tables."""
        return await self._live.run(self._store.results.names_of(users))

    # Moderators

    async def set_aside(self, table_id: TableId, *, is_aside: bool) -> None:
        """Set a game aside for ratings, or let it count again, and rate again what came after it."""
        async with self._lock:
            await self._live.run(self._store.results.set_aside(table_id, is_aside=is_aside, again=_replay))
        self.tell_rated((await self._live.look(table_id)).place.guild_id)

    async def is_aside(self, table_id: TableId) -> bool | None:
        """Return whether a game is set aside for ratings; None where it counts for none anyway."""
        return await self._live.run(self._store.results.is_aside(table_id))

    async def suspicious(self, guild_id: int) -> Sequence[Suspicion]:
        """Return the people of a server whose results are improbable in this season and the one before.

        Groups come first, and the most improbable of each shape.
        """
        games: list[RatedGame] = []
        # also the last one: else nothing would be listed of it from the day on which it is over
        for season in (await self.seasons(guild_id))[:2]:
            games += await self._store.results.season_games(guild_id, season)
        return await asyncio.to_thread(find_suspicious, games)

    # Counting

    async def rebuild(self, on_progress: Callable[[int], None] = lambda _: None) -> int:
        """Count all games again, rate them again, and return how many.

        Which games are rated, and who in them, stays as it was decided. `on_progress` is called with the number of
        games after each hundred.
        """
        number, last = 0, 0
        while found := await self._store.results.counted(last, SOME):
            for table_id in found:
                await self._recount(table_id, is_rated=True)
                number += 1
                if number % 100 == 0:
                    on_progress(number)
            last = found[-1]
        await self._catch_up()
        async with self._lock:
            await self._live.run(self._store.results.rate_all_again(again=_replay))
        return number

    def tell_rated(self, guild_id: int | None) -> None:
        """Tell the listeners that a server's ratings or ranks, or what it wants of them, have changed."""
        for callback in self._rated if guild_id is not None else ():
            callback(guild_id or 0)

    async def _active_since(self, scope: int, season: str) -> datetime | None:
        """Return since when someone must have played to have a rank; None where the season is over."""
        return self._now() - INACTIVE if season == await self.season(scope) else None

    async def _catch_up(self) -> None:
        """Count what nobody has counted, for half of the time at most, so that presses come first."""
        tried = set[TableId]()
        now = asyncio.get_running_loop().time
        try:
            async with self._lock:
                await self._live.run(self._store.results.weigh_unweighed(weigh=_weigh, again=_replay))
            begun_at = said_at = now()
            counted, of = 0, await self._store.results.count_uncounted(await self._servers_without())
            if of:
                log.info("%s games are over and not counted yet: they are counted now, behind presses", of)
            while found := await self._store.results.uncounted(SOME + len(tried), await self._servers_without()):
                # what is found again could not be counted: it is not tried again before the next start
                tried.intersection_update(found)
                new = [table_id for table_id in found if table_id not in tried]
                if not new:
                    break
                tried.update(new)
                for n, table_id in enumerate(new):
                    went_on_at = now()
                    if n % AT_ONCE == 0:
                        await self._live.preload_sound(new[n : n + AT_ONCE])
                    self._worker.wake(table_id)
                    await self._worker.settled(table_id)
                    self._live.unload(table_id)
                    counted += 1
                    if now() >= said_at + EVERY:
                        said_at = now()
                        log.info("%s of %s games that were over are counted", counted, of)
                    await self._rest(now() - went_on_at)
            if of:
                left = len(tried.intersection(found))
                log.info("%s games that were over are counted, in %.0f s", counted - left, now() - begun_at)
        except StoreError as error:
            log.warning("games that are over are counted at the next start: %s", error.reason.key)

    async def _servers_without(self) -> list[int]:
        found = await self._profiles.servers_with("records")
        return [each for each in found if not (await self._profiles.guild_preferences(each)).records]

    async def _count(self, table_id: TableId) -> None:
        """Count a game that is over, and rate it."""
        try:
            table = await self._live.look(table_id)
        except UnknownTable:
            return
        if table.status in OPEN or table.match is None or not self._owns(table):
            return
        async with self._lock:
            await self._live.run(self._count_locked(table_id))
        self.tell_rated(table.place.guild_id)
        if table_id in self._late:
            self._late.discard(table_id)
            for callback in self._callbacks:
                callback(table_id)

    async def _count_locked(self, table_id: TableId) -> None:
        # with the table's lock: who is forgotten there meanwhile would come back by what was read of it before
        async with self._live.locked(table_id) as locked:
            table, results = await locked.load(), self._store.results
            guild_id = table.place.guild_id
            if guild_id is not None and not (await self._profiles.guild_preferences(guild_id)).records:
                return
            if await results.is_counted(table_id):
                return
            record = await self._record(table)
            if record is None:
                await results.keep_uncounted(table_id, table.options.game, table.moved_at)
                return
            wishes = await self._wishes(record)
            record = record.without({user for user, wish in wishes.items() if not wish.records})
            await results.keep(record, *await self._scopes(record, wishes), again=_replay)

    async def _recount(self, table_id: TableId, *, is_rated: bool = False) -> None:
        """Count a game again that is counted; with `is_rated`, rate it where nothing of its ratings is left."""
        with suppress(UnknownTable, StoreError):
            async with self._lock:
                await self._live.run(self._recount_locked(table_id, is_rated=is_rated))
            self._live.unload(table_id)

    async def _recount_locked(self, table_id: TableId, *, is_rated: bool) -> None:
        results = self._store.results
        async with self._live.locked(table_id) as locked:
            if (record := await self._record(await locked.load())) is not None:
                wishes = await self._wishes(record)
                kept = record.without({user for user, wish in wishes.items() if not wish.records})
                await results.count_again(kept)
                if is_rated and await results.has_lost_ratings(table_id):
                    await results.rate_lost(kept, (await self._scopes(kept, wishes))[1], again=_replay)

    async def _record(self, table: Table) -> GameRecord | None:
        times = await self._store.results.line_times(table.id)
        availabilities = await self._live.availabilities(table)
        return await asyncio.to_thread(record_of, table, times, availabilities)

    async def _wishes(self, record: GameRecord) -> dict[UserId, Preferences]:
        return await self._profiles.preferences_of([seat.user for seat in record.seats if seat.user > 0])

    async def _scopes(self, record: GameRecord, wishes: Mapping[UserId, Preferences]) -> tuple[Unrated, dict[int, str]]:
        """Return why a game isn't rated, and the scopes in which it is, each with its season."""
        day = record.ended_at.replace(hour=0, minute=0, second=0, microsecond=0)
        users = [seat.user for seat in record.seats]
        found: dict[int, str] = {}
        reasons: list[Unrated] = []
        for scope in dict.fromkeys((record.guild_id or ALL_SERVERS, ALL_SERVERS)):
            met = await self._store.results.met_on(day, users, scope)

            def is_rated(user: UserId, scope: int = scope) -> bool:
                wish = wishes.get(user)
                return wish is not None and wish.records and (wish.global_rating or scope != ALL_SERVERS)

            reason = why_unrated(record, is_rated, met)
            reasons.append(reason)
            if reason is Unrated.NOTHING:
                kind = OF_ALL_SERVERS
                if scope != ALL_SERVERS:
                    kind = (await self._profiles.guild_preferences(scope)).season
                found[scope] = season_of(kind, record.ended_at)
        return reasons[0], found


async def _replay(games: Sequence[RatedGame], entering: Mapping[UserId, Rating]) -> Replayed:
    return await asyncio.to_thread(replay, games, entering)


async def _weigh(games: Sequence[RatedGame]) -> list[RatedGame]:
    return await asyncio.to_thread(weigh_all, games)
