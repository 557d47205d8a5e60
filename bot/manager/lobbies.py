"""Lobbies: who opens and joins tables, how many there may be, and the next game of the same people."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from random import Random
from weakref import WeakValueDictionary

from bot.chance import SECRET_BYTES
from bot.manager.blocks import BlockLists
from bot.manager.lists import TableLists
from bot.manager.membership import FindDeparted, Office, nobody_departed
from bot.manager.pace import Pace
from bot.manager.profiles import Profiles
from bot.manager.table_cache import TableCache
from bot.match import Game, Games
from bot.reasons import GameError
from bot.store import Conflict, RoomTaken, Store
from bot.store.changes import Kind
from bot.table import calls, lobby, membership, preferences
from bot.table.delivery import way_of
from bot.table.errors import TableError, TooManyTables
from bot.table.limits import Limits
from bot.table.lobby import lobby_owner, name_computers
from bot.table.preferences import Opener, guild_preferences_from
from bot.table.social import Blocks, filter_callable, people_at
from bot.table.table import Table, notify
from bot.table.values import (
    CAME_TO_NOTHING,
    CallKind,
    Level,
    NoticeKind,
    Options,
    Person,
    Place,
    RequestKey,
    Room,
    Status,
    TableId,
    UserId,
)

Begin = Callable[[Table, int | None], Table]
"""Begins a game, given the id of the message that closed its words."""
TellDeparted = Callable[[Table, Table, frozenset[UserId]], Awaitable[None]]
"""Tells a table's place that these people have left its server, and what has changed for it: before and after."""
CloseWords = Callable[[Table], Awaitable[int | None]]
"""Tells a lobby's people that no word can be added, and returns the id of that message; None where there is none."""


class _OtherWords(Exception):
    """The lobby isn't the one whose words were closed."""


def _begin_with(decide: Begin, announced: Table, closed: int | None, table: Table) -> Table:
    """Return the table after `decide`. Raises `_OtherWords` where it isn't the one that was `announced`."""
    if closed is not None and (table.fair_deal, table.participants) != (announced.fair_deal, announced.participants):
        raise _OtherWords
    return decide(table, closed)


class _StaleBlocks(Exception):
    """Someone has sat down whose block list is not known yet."""


class Lobbies:
    """Opens tables, seats people at them, and deals."""

    def __init__(
        self,
        store: Store,
        live: TableCache,
        lists: TableLists,
        profiles: Profiles,
        blocks: BlockLists,
        *,
        now: Callable[[], datetime],
        random: Random,
        games: Games,
        limits: Limits,
        opened: Callable[[Table], None],
    ) -> None:
        """`opened` is called with every new table, once it is on disk. It must return at once."""
        self._store = store
        self._live = live
        self._lists = lists
        self._profiles = profiles
        self._blocks = blocks
        self._now = now
        self._random = random
        self._games = games
        self._limits = limits
        self._opened = opened
        self._opening = asyncio.Lock()  # two at once would both find the last place free
        self.openings = Pace[UserId]("opening-pace", limits.openings, limits.openings_within, now)
        """When people have lately opened tables; a restart forgets it."""
        self.invitations = Pace[UserId]("invitation-pace", limits.invitations, limits.invitations_within, now)
        """When people have lately invited others; a restart forgets it."""
        self.closings = Pace[UserId]("closing-pace", limits.closings, limits.closings_within, now)
        """When owners' lobbies have lately changed after the message that closed their words; a restart forgets it."""
        self.close_words: CloseWords | None = None
        """Asked before a game of several people begins. What it sends nobody could know when they chose their words."""
        self.find_departed: FindDeparted = nobody_departed
        """Asked before a game begins, and where someone is refused what only the owner may."""
        self.tell_departed: TellDeparted | None = None
        self._beginning = WeakValueDictionary[TableId, asyncio.Lock]()
        """One for each lobby that is about to begin: of two presses the second closes no words."""

    async def create(
        self,
        owner: UserId,
        name: str,
        place: Place,
        options: Options,
        *,
        computers: int = 0,
        opener: Opener | None = None,
        request: RequestKey | None = None,
    ) -> Table:
        """Open a lobby with its owner and so many computer players in it.

        `opener` and the game are checked by the server's settings. The owner's `request` for a game ends with it.
        Raises `IllegalSetup`, `TooManyTables`, `TooEarly`, `TableFull`, `NotAllowed`, `RequestTaken`.
        """
        game = self._games[options.game]
        await self._check_server(opener, place, game)
        new = lobby.open_lobby(game, owner, name, place, options, self._now(), computers, self._new_secret())
        return await self._live.run(self._create(new if request is None else replace(new, requests=(request,))))

    async def join(self, table_id: TableId, user: UserId, name: str, *, request: RequestKey | None = None) -> Table:
        """Seat one more person at the table. Their `request` for a game ends with it.

        Raises `AlreadySeated`, `NotInvited`, `TableFull`, `NotInLobby`, `TooManyTables`, `NotAllowed`, `RequestTaken`.
        """
        return await self._live.run(self._join(table_id, user, name, request))

    async def leave(self, table_id: TableId, user: UserId) -> Table:
        """Take a person out of the lobby. After the owner the next one owns the table; the last to leave closes it."""
        return await self._live.change(table_id, lambda table: lobby.leave_lobby(table, user, self._now()))

    async def invite(self, table_id: TableId, user: UserId, people: Sequence[UserId]) -> Table:
        """Let more people join a table by invitation.

        The table's `calls` are to those who are new to it, its `notices` to those of them who are to be called later,
        or directly.
        Raises `NotOwner`, `NotInLobby`, `NotAllowed`, and `TooEarly` where this person has invited one of them
        elsewhere just now, or often enough for now.
        """
        return await self._live.run(self._invite(table_id, user, people))

    async def add_computer(self, table_id: TableId, user: UserId) -> Table:
        """Put a computer player on a free seat. Raises `NotOwner`, `NotInLobby`, `TableFull`."""
        return await self._live.change(table_id, lambda table: lobby.add_computer(table, Person(user), self._now()))

    async def remove_computer(self, table_id: TableId, user: UserId) -> Table:
        """Take one computer player away. Raises `NotOwner`, `NotInLobby`, `TableError` (`no-computer`)."""
        return await self._live.change(table_id, lambda table: lobby.remove_computer(table, Person(user), self._now()))

    async def arrange(
        self,
        table_id: TableId,
        user: UserId,
        change: Callable[[Table], Options],
        *,
        computers: int | None = None,
        level: Level | None = None,
    ) -> Table:
        """Set the lobby's options to what `change` makes of them, and the number of computers and the level of all of
        them where one is given.

        Raises `NotOwner`, `NotInLobby`, `TableError` (`seats-taken`), `TableFull`, `IllegalSetup`, and what `change`
        raises.
        """

        def decide(table: Table) -> Table:
            owner, now = Person(user), self._now()
            after = lobby.set_options(table, self._game(table), owner, change(table), now)
            if computers is not None:
                after = lobby.set_computers(after, owner, computers, now)
            return after if level is None else lobby.set_all_levels(after, owner, level, now)

        return await self._live.change(table_id, decide)

    async def set_computers(self, table_id: TableId, user: UserId, count: int) -> Table:
        """Set the number of computer players. Raises `NotOwner`, `NotInLobby`, `TableFull`."""
        return await self._live.change(
            table_id, lambda table: lobby.set_computers(table, Person(user), count, self._now())
        )

    async def set_level(self, table_id: TableId, user: UserId, computer: UserId, level: Level) -> Table:
        """Set how well a computer plays. Raises `NotOwner`, `NotInLobby`, `TableError` (`no-computer`)."""
        return await self._live.change(
            table_id, lambda table: lobby.set_level(table, Person(user), computer, level, self._now())
        )

    async def agree(self, table_id: TableId, user: UserId) -> Table:
        """Note that someone is ready for the table as it is now. Raises `NotSeated`, `NotInLobby`."""
        return await self._live.change(table_id, lambda table: lobby.agree(table, user, self._now()))

    async def press_again(self, table_id: TableId, user: UserId) -> Table:
        """Note that someone with a seat in a lobby is there now. Raises `NotSeated`, `NotInLobby`."""
        return await self._live.change(table_id, lambda table: lobby.press_again(table, user, self._now()))

    async def wait(self, table_id: TableId, user: UserId) -> Table:
        """Let a lobby that begins within seconds wait. Raises `NotSeated`, `NotInLobby`."""
        return await self._live.change(table_id, lambda table: lobby.wait(table, user, self._now()))

    async def free_unready(self, table_id: TableId, user: UserId) -> Table:
        """Free the seats of people who have not said that they are ready. Raises `NotOwner`, `NotInLobby`."""
        return await self._live.change(table_id, lambda table: lobby.remove_unready(table, Person(user), self._now()))

    async def say_word(self, table_id: TableId, user: UserId, word: str) -> Table:
        """Keep someone's word for the deal, or none if it is empty. Raises `NotSeated`, `NotInLobby`, `TableError`."""
        return await self._live.change(table_id, lambda table: lobby.set_word(table, user, word))

    async def begin(self, table_id: TableId, user: UserId, *, are_there: bool = False) -> Table:
        """Close the words, draw seats and deal, once the seats of people are free who have left the server.

        `are_there` says that nobody has left it, so that nobody is asked.
        Raises `NotOwner`, `NotEnoughPlayers`, `TableError` (`not-ready`), `NotInLobby`, `NotAllowed`, and `TooEarly`
        where the lobby has changed too often after its words were closed.
        """
        await self.check_barred(user, (await self._live.look(table_id)).place.guild_id)

        def decide(table: Table, closed: int | None) -> Table:
            return lobby.begin(table, self._game(table), Person(user), self._random, self._now(), closed)

        return await self._live.run(self._begin(table_id, decide, are_there=are_there))

    async def end_patience(self, table_id: TableId) -> Table:
        """Begin a lobby which its owner has left waiting, call them, or give it up (`bot.table.lobby.end_patience`).

        Where someone there has been barred from the server's tables meanwhile, it does not begin by itself. Raises
        `TooEarly` as `begin` does.
        """
        guild_id = (await self._live.look(table_id)).place.guild_id
        barred = () if guild_id is None else await self._profiles.barred(guild_id)

        def decide(table: Table, closed: int | None) -> Table:
            # it may have begun or been closed since it was looked at
            if table.status == Status.LOBBY and table.is_full and any(user in barred for user in table.person_ids):
                return lobby.leave_to_owner(table)
            return lobby.end_patience(table, self._game(table), self._random, self._now(), closed)

        return await self._live.run(self._begin(table_id, decide))

    async def expire(self) -> tuple[TableId, ...]:
        """Give up lobbies that no one touched for too long, and return them. The housekeeping does this by itself."""
        return await self._live.run(self._expire())

    async def free_departed(self, table_id: TableId) -> Table:
        """Free the seats of a lobby whose people have left the server, and say so there."""
        return await self._live.run(self._free_departed(await self._live.look(table_id), "join"))

    async def replace_departed_owner(self, table_id: TableId) -> Table | None:
        """Let the next person who is there own a table whose owner has left the server, and say so there.

        Returns None where the owner is there, as far as is known, or nobody else is.
        """
        return await self._live.run(self._replace_departed_owner(table_id))

    async def rematch(self, table_id: TableId, user: UserId, *, opener: Opener | None = None) -> Table:
        """Return the lobby of the next game of the same people: opened by the first who asks, joined by the others.

        `opener` and the game are checked as in `create`.
        """
        return await self._live.run(self._rematch(table_id, user, opener))

    async def check_barred(self, user: UserId, guild_id: int | None) -> None:
        """Raises `NotAllowed` where the server's moderators keep this person from its tables."""
        if guild_id is not None:
            preferences.check_barred(await self._profiles.barred(guild_id), user)

    async def check_room(self, user: UserId, place: Place | None = None) -> None:
        """Raises `TooManyTables` where this person, or that place, has as many open tables as there may be."""
        await self._live.run(self._find_room(user, place))

    # How it is done

    async def _begin(self, table_id: TableId, decide: Begin, *, are_there: bool = False) -> Table:
        """Return the table after `decide`, given the id of the message that closed its words where it begins a game.

        Raises `TooEarly` where the lobby changes after each of these messages.
        """
        async with self._beginning.setdefault(table_id, asyncio.Lock()):
            while True:
                before = await self._live.look(table_id)
                begins = decide(before, None).match is not before.match  # a refusal comes before anyone is told
                if begins and not are_there and await self._free_departed(before, "begin") is not before:
                    continue  # it may lack someone now
                closed = await self._closed(before) if begins else None
                try:
                    return await self._live.change(table_id, partial(_begin_with, decide, before, closed))
                except _OtherWords:  # never without a message: the last to change a word could have tried many
                    self.closings.note(lobby_owner(before))
                except GameError:
                    if closed is not None:
                        self.closings.note(lobby_owner(before))
                    raise

    async def _free_departed(self, table: Table, occasion: str) -> Table:
        """Return the lobby after the seats of those who have left its server were freed; itself where none was.

        For each `occasion` those who sit there are asked about again.
        """
        people = table.person_ids if table.status == Status.LOBBY and table.contest is None else ()
        gone = await self.find_departed(table.place.guild_id, people, (occasion, table.id, people))
        if not gone:
            return table
        after = await self._live.change(table.id, lambda table: lobby.free_departed(table, gone, self._now()))
        if self.tell_departed is not None:
            await self.tell_departed(table, after, gone)
        return after

    async def _replace_departed_owner(self, table_id: TableId) -> Table | None:
        table = await self._live.look(table_id)
        owner, guild_id, occasion = table.owner, table.place.guild_id, Office("owner", table_id)
        if owner is None or not await self.find_departed(guild_id, (owner,), occasion):
            return None
        if table.status == Status.LOBBY and table.seat_of(owner) is not None:
            after = await self._free_departed(table, "owner")
            return after if after.owner != owner else None
        gone = await self.find_departed(guild_id, table.person_ids, occasion) | {owner}
        after = await self._live.change(table_id, lambda table: membership.pass_ownership(table, gone))
        if after.owner == owner:
            return None
        if self.tell_departed is not None:
            await self.tell_departed(table, after, frozenset((owner,)))
        return after

    async def _closed(self, table: Table) -> int | None:
        """Close the words of a lobby, where anyone else could have chosen theirs for its cards. Raises `TooEarly`."""
        if table.fair_deal is None or len({*table.person_ids}) <= 1 or self.close_words is None:
            return None
        self.closings.check(lobby_owner(table))
        return await self.close_words(table)

    def _game(self, table: Table) -> Game:
        return self._games[table.options.game]

    def _new_secret(self) -> bytes:
        return self._random.randbytes(SECRET_BYTES)

    async def _check_server(self, opener: Opener | None, place: Place, game: Game) -> None:
        """Raises `NotAllowed` where the server has this game switched off, or doesn't let this person open a table, or
        not in that place."""
        if place.guild_id is None:
            return
        server = await self._profiles.guild_preferences(place.guild_id)
        if game.is_optional:
            preferences.check_feature(server, game.name)
        if opener is not None:
            preferences.check_opener(server, opener)

    async def _create(self, table: Table) -> Table:
        async with self._opening:
            owner = lobby_owner(table)
            await self.check_barred(owner, table.place.guild_id)
            table = await self._create_where_there_is_room(table)
            # only what was made counts: a refusal takes nothing from a person's pace
            self.openings.note(owner)
        self._opened(table)
        await self._store.tell(Kind.OPENING, owner)
        return table

    async def _create_where_there_is_room(self, table: Table) -> Table:
        owner = lobby_owner(table)
        while True:
            room = await self._find_room(owner, table.place)
            room = replace(room, lobbies=await self._find_lobbies(table))
            self.openings.check(owner)
            with suppress(RoomTaken):  # by another process just now: counted again, that is a refusal
                return await self._store.tables.create(replace(table, room=room), name_computers)

    async def _invite(self, table_id: TableId, user: UserId, people: Sequence[UserId]) -> Table:
        await self.check_barred(user, (await self._live.look(table_id)).place.guild_id)
        availabilities = {each: await self._profiles.availability(each) for each in people}
        likes = await self._profiles.preferences_of(people)
        blocks = await self._blocks.of_people((user, *people))
        async with self._live.calls.of(user) as recent:

            def decide(table: Table) -> Table:
                after = lobby.invite(table, Person(user), people, self._now(), blocks)
                self.invitations.check(user)
                new = [each for each in after.options.invited if each not in table.options.invited and each != user]
                now = self._now()
                calls.check_calls(table, user, CallKind.INVITE, new, recent, now)
                times = calls.call_times(table, user, CallKind.INVITE, new, recent, now, availabilities)
                for each in filter_callable(user, new, blocks):
                    # a message in the channel calls the others at once
                    if times[each] > now or way_of(likes[each]) is preferences.Notify.DIRECT:
                        after = notify(after, NoticeKind.INVITED, (each,), times[each], about=0)
                return calls.add_calls(after, user, CallKind.INVITE, times) if new else after

            table = await self._live.change(table_id, decide)
        self.invitations.note(user)
        await self._store.tell(Kind.INVITATION, user)
        return table

    async def _join(self, table_id: TableId, user: UserId, name: str, request: RequestKey | None = None) -> Table:
        table = await self._live.look(table_id)
        await self.check_barred(user, table.place.guild_id)
        while True:
            room = None if table.seat_of(user) is not None else await self._find_room(user, None)
            blocks = await self._blocks.at(table, user)
            try:
                return await self._live.change(table_id, partial(self._decide_join, user, name, blocks, request, room))
            except (_StaleBlocks, RoomTaken):
                table = await self._live.look(table_id)

    def _decide_join(
        self, user: UserId, name: str, blocks: Blocks, request: RequestKey | None, room: Room | None, table: Table
    ) -> Table:
        if not blocks.keys() >= {*people_at(table)}:
            raise _StaleBlocks  # someone has come since they were read, and may have blocked this person
        pressed_at = None if request is None else request.made_at
        after = lobby.join_lobby(table, self._game(table), user, name, self._now(), blocks, pressed_at=pressed_at)
        if request is None and (room is None or after is table):
            return after  # nothing to write where they have sat down meanwhile
        return replace(after, requests=() if request is None else (request,), room=room)

    async def check_blocks(self, table: Table, user: UserId) -> None:
        """Raises `TableError`, `NotInvited` where this person or someone at the table has blocked the other."""
        await self._blocks.check_blocks(table, user)

    async def _find_lobbies(self, table: Table) -> int | None:
        """Return how many lobbies its owner may have before this one; None for a table that begins at once.

        Raises `TooManyTables` where they have enough open.
        """
        # alone with computers: it takes no one's attention, since it does not wait
        if table.is_full and len(table.people) == 1:
            return None
        most = self._limits.lobbies_per_user
        if await self._store.lists.count_lobbies_of(lobby_owner(table)) >= most:
            raise TooManyTables("too-many-lobbies", limit=most)
        return most - 1

    async def _find_room(self, user: UserId, place: Place | None) -> Room:
        """Return the room for one more table of this person, opened in that place. Raises `TooManyTables`."""
        found, most = await self._store.lists.count_open_of(user), self._limits.tables_per_user
        # the cheap count first: games that go on without them do not count, but to know them they have to be folded
        left = len(await self._lists.left_by(user)) if found >= most else 0
        if found - left >= most:
            raise TooManyTables("too-many-tables-user", limit=most)
        room = Room(user, most + left - 1)
        if place is None:
            return room
        here = self._limits.tables_per_channel
        if await self._store.lists.count_open_in(place.channel_id) >= here:
            raise TooManyTables("too-many-tables-channel", limit=here)
        room = replace(room, in_channel=here - 1)
        if place.guild_id is not None:
            stored = guild_preferences_from(await self._store.preferences.of_guild(place.guild_id))
            preferences.check_number(stored, await self._store.lists.count_open_of_server(place.guild_id))
            room = replace(room, in_server=None if stored.most_tables is None else stored.most_tables - 1)
        return room

    async def _expire(self) -> tuple[TableId, ...]:
        found: list[TableId] = []
        now, limits = self._now(), self._limits
        for table_id in await self._store.lists.lobbies_before(now - limits.lobby_expiry, now - limits.lobby_end):
            table = await self._live.change(table_id, lambda table: lobby.expire(table, now, limits))
            found += [table_id] if table.status == Status.EXPIRED else []
        return tuple(found)

    async def _rematch(self, table_id: TableId, user: UserId, opener: Opener | None) -> Table:
        blocks = await self._blocks.at(await self._live.look(table_id), user)
        # the finished table's lock: of two who ask at once, the second finds the lobby of the first
        async with self._live.locked(table_id) as locked:
            new = await locked.ask(lambda old: lobby.rematch(old, user, self._now(), blocks, self._new_secret()))
            # as the server has it now, whatever held for the table before
            begins = await self._profiles.begins_when_ready(new.place.guild_id)
            new = replace(new, options=replace(new.options, begins_when_ready=begins))
            old = await locked.load()
            try:
                return await self._rematch_of(old, new, opener)
            except Conflict:  # another process has opened it just now
                return await self._rematch_of(old, new, opener)

    async def _rematch_of(self, old: Table, new: Table, opener: Opener | None) -> Table:
        found = await self._store.lists.last_rematch(old.id)
        table = None if found is None else await self._live.look(found)
        if table is None or table.status in CAME_TO_NOTHING:
            await self._check_server(opener, new.place, self._game(new))
            return await self._create(new)
        owner = lobby_owner(new)
        if table.seat_of(owner) is not None:
            return table
        if table.status != Status.LOBBY:
            raise TableError("rematch-begun", table=table.id)
        return await self._join(table.id, owner, new.participants[0].name)
