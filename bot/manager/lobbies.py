"""Tables that are to begin: who opens and joins them, how many there may be, and the next game of the same people."""

import asyncio
import random as chance
from collections.abc import Callable, Sequence
from datetime import datetime

from bot.manager.lists import TableLists
from bot.manager.live_tables import LiveTables
from bot.manager.profiles import Profiles
from bot.match import Game, Games
from bot.store import Conflict, Store
from bot.table import lobby, policy
from bot.table.actors import Person
from bot.table.errors import TableError, TooManyTables
from bot.table.limits import Limits
from bot.table.preferences import Opener
from bot.table.settings import guild_preferences_from
from bot.table.table import Table
from bot.table.values import Options, Place, Status, TableId, UserId


class Lobbies:
    """Opens tables, seats people at them, deals."""

    def __init__(
        self,
        store: Store,
        live: LiveTables,
        lists: TableLists,
        profiles: Profiles,
        *,
        now: Callable[[], datetime],
        random: chance.Random,
        games: Games,
        limits: Limits,
        opened: Callable[[Table], None],
    ) -> None:
        """`opened` is told of every new table, once it is on disk. It must return at once."""
        self._store = store
        self._live = live
        self._lists = lists
        self._profiles = profiles
        self._now = now
        self._random = random
        self._games = games
        self._limits = limits
        self._opened = opened
        self._opening = asyncio.Lock()  # two at once would both find the last place free

    async def create(
        self,
        owner: UserId,
        name: str,
        place: Place,
        options: Options,
        *,
        computers: Sequence[str] = (),
        opener: Opener | None = None,
    ) -> Table:
        """A new lobby with its owner and so many computer players in it; `opener` is checked by the server's settings.

        Raises `IllegalSetup`, `TooManyTables`, `TableFull`, `NotAllowed`.
        """
        if opener is not None and place.guild_id is not None:
            policy.check_opener(await self._profiles.guild_preferences(place.guild_id), opener)
        return await self._live.run(
            self._create(
                lobby.open_lobby(self._games[options.game], owner, name, place, options, self._now(), computers)
            )
        )

    async def join(self, table_id: TableId, user: UserId, name: str) -> Table:
        """One more at the table. Raises `AlreadySeated`, `NotInvited`, `TableFull`, `NotInLobby`, `TooManyTables`."""
        return await self._live.run(self._join(table_id, user, name))

    async def leave(self, table_id: TableId, user: UserId) -> Table:
        """One fewer in the lobby. After the owner the next one owns the table; the last to leave closes it."""
        return await self._live.change(table_id, lambda table: lobby.left(table, user, self._now()))

    async def invite(self, table_id: TableId, user: UserId, people: Sequence[UserId]) -> Table:
        """More people who may join a table by invitation. Raises `NotOwner`, `NotInLobby`."""
        return await self._live.change(table_id, lambda table: lobby.invited(table, Person(user), people, self._now()))

    async def add_computer(self, table_id: TableId, user: UserId, name: Callable[[int], str]) -> Table:
        """A computer player on a free seat, called `name(number)`. Raises `NotOwner`, `NotInLobby`, `TableFull`."""
        return await self._live.change(
            table_id, lambda table: lobby.with_computer(table, Person(user), name, self._now())
        )

    async def remove_computer(self, table_id: TableId, user: UserId) -> Table:
        """One computer player fewer. Raises `NotOwner`, `NotInLobby`, `TableError` (`no-computer`)."""
        return await self._live.change(table_id, lambda table: lobby.without_computer(table, Person(user), self._now()))

    async def begin(self, table_id: TableId, user: UserId) -> Table:
        """Draw seats and deal. Raises `NotOwner`, `NotEnoughPlayers`, `NotInLobby`."""
        return await self._live.change(
            table_id, lambda table: lobby.begun(table, self._game(table), Person(user), self._random, self._now())
        )

    async def expire(self) -> tuple[TableId, ...]:
        """Give up lobbies nobody touched for too long; those it gave up. The clock does this by itself."""
        return await self._live.run(self._expire())

    async def rematch(self, table_id: TableId, user: UserId) -> Table:
        """The lobby of the next game of the same people: opened by the first who asks, joined by the others."""
        return await self._live.run(self._rematch(table_id, user))

    async def check_room(self, user: UserId, place: Place | None = None) -> None:
        """Raises `TooManyTables` where this person, or that place, has as many open tables as there may be."""
        await self._live.run(self._check_room(user, place))

    # How it is done

    def _game(self, table: Table) -> Game:
        return self._games[table.options.game]

    async def _create(self, table: Table) -> Table:
        async with self._opening:
            await self._check_room(table.owner, table.place)
            table = await self._store.tables.create(table)
        self._opened(table)
        return table

    async def _join(self, table_id: TableId, user: UserId, name: str) -> Table:
        table = await self._live.look(table_id)
        if table.seat_of(user) is None:
            await self._check_room(user, None)
        return await self._live.change(
            table_id, lambda table: lobby.joined(table, self._game(table), user, name, self._now())
        )

    async def _check_room(self, user: UserId, place: Place | None) -> None:
        found, most = await self._store.lists.count_open_of(user), self._limits.tables_per_user
        if found >= most and found - len(await self._lists.left_by(user)) >= most:
            raise TooManyTables("too-many-tables-user", limit=most)
        if place is None:
            return
        if await self._store.lists.count_open_in(place.channel_id) >= self._limits.tables_per_channel:
            raise TooManyTables("too-many-tables-channel", limit=self._limits.tables_per_channel)
        if place.guild_id is not None:
            stored = guild_preferences_from(await self._store.preferences.of_guild(place.guild_id))
            policy.check_number(stored, await self._store.lists.count_open_of_server(place.guild_id))

    async def _expire(self) -> tuple[TableId, ...]:
        found: list[TableId] = []
        for table_id in await self._store.lists.lobbies_before(self._now() - self._limits.lobby_expiry):
            table = await self._live.change(
                table_id, lambda table: lobby.expired(table, self._now(), self._limits.lobby_expiry)
            )
            found += [table_id] if table.status == Status.EXPIRED else []
        return tuple(found)

    async def _rematch(self, table_id: TableId, user: UserId) -> Table:
        async with self._live.locked(table_id) as slot:
            old, new = await self._live.asked(slot, table_id, lambda old: lobby.again(old, user, self._now()))
            try:
                return await self._rematch_of(old, new)
            except Conflict:  # another process has opened it just now
                return await self._rematch_of(old, new)

    async def _rematch_of(self, old: Table, new: Table) -> Table:
        found = await self._store.lists.last_rematch(old.id)
        table = None if found is None else await self._live.look(found)
        if table is None or table.status in (Status.CANCELLED, Status.EXPIRED):
            return await self._create(new)
        if table.seat_of(new.owner) is not None:
            return table
        if table.status != Status.LOBBY:
            raise TableError("rematch-begun", table=table.id)
        return await self._join(table.id, new.owner, new.sitters[0].name)
