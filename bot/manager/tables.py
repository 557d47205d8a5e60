"""The tables' one door: everything people do at a table, each on disk before anybody hears of it."""

import asyncio
import logging
import random as chance
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Any, TypeVar

from bot.manager.automatic import AutomaticPlayer
from bot.manager.profiles import Profiles
from bot.manager.shelf import Shelf
from bot.manager.thinking import Thinking
from bot.manager.timekeeper import Timekeeper
from bot.match import Game, Games
from bot.reasons import Refusal
from bot.store import Conflict, Store, StoreTrouble
from bot.table import absence, clocks, lobby, play, policy, seat_history, social, votes
from bot.table.actors import Person
from bot.table.after import entailed
from bot.table.errors import NotPlaying, NoTranscript, ShuttingDown, TableError, TooManyTables
from bot.table.limits import Limits
from bot.table.preferences import Opener
from bot.table.rhythm import Rhythm
from bot.table.settings import guild_preferences_of
from bot.table.table import Ballot, Nudge, Summary, Table
from bot.table.table_actions import Deed, deeds
from bot.table.values import STATUSES, Options, Place, Post, Status, TableId, UserId, VoteKind

log = logging.getLogger(__name__)
T = TypeVar("T")
IsMember = Callable[[int, UserId], Awaitable[bool]]
"""Whether that server has this member, as far as it can be found out."""


class Tables:
    """All tables of this process. Whatever it refuses is a `Refusal` with a `Reason`; then nothing has changed.

    Every method goes on to its end even when its caller is cancelled, so that memory and disk never part.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], datetime],
        random: chance.Random,
        games: Games,
        limits: Limits | None = None,
        thinking: Thinking | None = None,
    ) -> None:
        self._store = store
        self._games = games
        self._now = now
        self._random = random
        self._limits = limits or Limits()
        self.shelf = Shelf(store, now, self._limits)
        self.outbox = store.outbox
        """What people are to be told: whoever tells them marks there what is done."""
        self._automatic = AutomaticPlayer(
            games,
            random,
            thinking or Thinking(),
            look=self.look,
            move=self._move,
            pause=self._limits.automatic_pause,
        )
        self.profiles = Profiles(store, now, run=self._run, rewound=self._rewound)
        self._time = Timekeeper(store, now, look=self.look, change=self._change)
        self._callbacks: list[Callable[[TableId], None]] = []
        self._is_member: IsMember = _is_anybody
        self._in_flight: set[asyncio.Task[Any]] = set()
        self._clock: asyncio.Task[None] | None = None
        self._is_closing = False
        self._opening = asyncio.Lock()  # two at once would both find the last place free

    def now(self) -> datetime:
        """The time by which the clocks run."""
        return self._now()

    def on_change(self, callback: Callable[[TableId], None]) -> None:
        """Call this after every change of a table, once it is on disk. It must return at once."""
        self._callbacks.append(callback)

    def ask_members(self, is_member: IsMember) -> None:
        """Ask this whether somebody is a member of a server, before he gets a seat that others vote on."""
        self._is_member = is_member

    async def start(self) -> None:
        """Wake what was going on: the clock, and the automatic player where it is awaited."""
        await self._run(self._time.catch_up())  # before any table is in memory
        for table_id in await self._run(self._store.awaiting_automatic()):
            self._automatic.wake(table_id)
        if self._limits.tick is not None:
            self._time.alarm.start()
            self._clock = asyncio.create_task(self._ticking(self._limits.tick))

    async def stop(self) -> None:
        """Refuse new work (`shutting-down`) and finish what is in flight. The store may be closed afterwards."""
        self._is_closing = True
        if self._clock is not None:
            self._clock.cancel()
            with suppress(asyncio.CancelledError):
                await self._clock
        await self._time.alarm.stop()
        await self._automatic.stop()
        while self._in_flight:
            await asyncio.gather(*self._in_flight, return_exceptions=True)
        with suppress(StoreTrouble):
            await self._time.sign_of_life()

    # The lobby

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
            policy.check_opener(await self.profiles.guild_preferences(place.guild_id), opener)
        return await self._run(
            self._create(lobby.opened(self._games[options.game], owner, name, place, options, self._now(), computers))
        )

    async def join(self, table_id: TableId, user: UserId, name: str) -> Table:
        """One more at the table. Raises `AlreadySeated`, `NotInvited`, `TableFull`, `NotInLobby`, `TooManyTables`."""
        return await self._run(self._join(table_id, user, name))

    async def leave(self, table_id: TableId, user: UserId) -> Table:
        """One fewer in the lobby; the owner's chair goes to the next, the last one closes the table."""
        return await self._change(table_id, lambda table: lobby.left(table, user, self._now()))

    async def invite(self, table_id: TableId, user: UserId, people: Sequence[UserId]) -> Table:
        """More people who may join a table by invitation. Raises `NotOwner`, `NotInLobby`."""
        return await self._change(table_id, lambda table: lobby.invited(table, Person(user), people, self._now()))

    async def add_computer(self, table_id: TableId, user: UserId, name: Callable[[int], str]) -> Table:
        """A computer player on a free seat, called `name(number)`. Raises `NotOwner`, `NotInLobby`, `TableFull`."""
        return await self._change(table_id, lambda table: lobby.with_computer(table, Person(user), name, self._now()))

    async def remove_computer(self, table_id: TableId, user: UserId) -> Table:
        """One computer player fewer. Raises `NotOwner`, `NotInLobby`, `TableError` (`no-computer`)."""
        return await self._change(table_id, lambda table: lobby.without_computer(table, Person(user), self._now()))

    async def begin(self, table_id: TableId, user: UserId) -> Table:
        """Draw seats and deal. Raises `NotOwner`, `NotEnoughPlayers`, `NotInLobby`."""
        return await self._change(
            table_id, lambda table: lobby.begun(table, self._game(table), Person(user), self._random, self._now())
        )

    async def cancel(self, table_id: TableId, user: UserId) -> Ballot:
        """Call a table off: a lobby by its owner at once, a game when everybody who plays it has agreed."""

        def decide(table: Table) -> Ballot:
            if table.status == Status.LOBBY:
                return Ballot(1, 1, lobby.closed(table, Person(user)), (user,))
            return votes.proposed(table, user, VoteKind.CANCEL, self._now(), {}, self._limits)

        return await self._vote(table_id, decide)

    async def expire_lobbies(self) -> tuple[TableId, ...]:
        """Give up lobbies nobody touched for too long; those it gave up. The clock does this by itself."""
        return await self._run(self._expire_lobbies())

    async def rematch(self, table_id: TableId, user: UserId) -> Table:
        """The lobby of the next game of the same people: opened by the first who asks, joined by the others."""
        return await self._run(self._rematch(table_id, user))

    # The game

    async def submit(self, table_id: TableId, user: UserId, actions: Sequence[str], *, version: int) -> Table:
        """A player's actions, all or none, for the decision `version` names; on disk when this returns.

        Raises `StaleDecision` (also for the same press twice), `IllegalAction`, `NotSeated`, `NotPlaying`.
        """
        return await self._change(table_id, lambda table: play.submitted(table, user, actions, version, self._now()))

    async def undo(self, table_id: TableId, user: UserId, *, version: int) -> Table:
        """Take one's own last decision back. Raises `TableError` (`nothing-to-undo`), `StaleDecision`."""
        return await self._change(table_id, lambda table: play.undone(table, user, version, self._now()))

    async def resign(self, table_id: TableId, user: UserId) -> Table:
        """Leave a game for good (§9.1); during the draft the table is abandoned."""
        return await self._change(table_id, lambda table: play.resigned(table, user, self._now()))

    async def nudge(self, table_id: TableId, user: UserId) -> Nudge:
        """Whom to remind. Raises `TooEarly`: lately done, nobody awaited, or only the one who asks."""
        return await self._run(self._nudge(table_id, user))

    async def propose(
        self, table_id: TableId, user: UserId, kind: VoteKind, *, subject: int = 0, name: str = ""
    ) -> Ballot:
        """Asks the table for a pause, more time, an undo, a seat, to let the automatic player play for the awaited, or
        to call it off; or agrees to what is asked.

        Raises what `votes.proposed` does, and `TableError` (`seat-far`).
        """
        if kind == VoteKind.REPLACE:
            await self._check_replacement(await self.look(table_id), user)
        rhythms = await self._time.rhythms(await self.look(table_id))
        return await self._vote(
            table_id,
            lambda table: votes.proposed(
                table, user, kind, self._now(), rhythms, self._limits, subject=subject, name=name
            ),
        )

    async def answer(self, table_id: TableId, user: UserId, kind: VoteKind, *, agrees: bool) -> Ballot:
        """One voice on what is asked. Raises what `votes.voiced` does."""
        if kind == VoteKind.REPLACE and agrees and await self._has_vanished(table_id):
            return Ballot(0, 1, await self.look(table_id), is_refused=True)
        rhythms = await self._time.rhythms(await self.look(table_id))
        return await self._vote(
            table_id, lambda table: votes.voiced(table, user, kind, self._now(), rhythms, agrees=agrees)
        )

    async def answer_poll(self, table_id: TableId, user: UserId, poll: int, *, agrees: bool) -> Ballot:
        """The same, on the poll of that number. Raises `TableError` (`vote-over`) where it has ended.

        A vote on somebody who has left the server meanwhile ends with that (`polls.GONE`).
        """
        table = await self.look(table_id)
        if agrees and _asks_for_a_seat(table, poll) and await self._has_vanished(table_id):
            return Ballot(0, 1, await self.look(table_id), is_refused=True)
        rhythms = await self._time.rhythms(await self.look(table_id))

        def decide(table: Table) -> Ballot:
            if not (0 <= poll < len(table.polls) and table.polls[poll].is_open):
                raise TableError("vote-over")
            kind = table.polls[poll].motion.kind
            return votes.voiced(table, user, kind, self._now(), rhythms, agrees=agrees)

        return await self._vote(table_id, decide)

    async def resume(self, table_id: TableId, user: UserId) -> Table:
        """Ends a pause. Raises `TableError` (`not-paused`), `NotSeated`."""
        return await self._change(table_id, lambda table: votes.resumed(table, user))

    async def ring_due(self) -> int:
        """Does what is due at all tables by now; at how many. The alarm does this by itself."""
        return await self._time.alarm.ring_due()

    async def away(self, table_id: TableId, user: UserId) -> Table:
        """Leave one's seat to the automatic player for now. Raises `TableError` (`last-person`, `seat-automatic`)."""
        return await self._change(table_id, lambda table: absence.away(table, user))

    async def come_back(self, table_id: TableId, user: UserId) -> Table:
        """Take one's own seat back from the automatic player."""
        return await self._change(table_id, lambda table: absence.come_back(table, user))

    # Beside the game

    async def watch(self, table_id: TableId, user: UserId) -> Table:
        """Have this person told when the table is over, or no longer.

        Raises `TableError` (`watch-seated`, `watch-over`).
        """
        return await self._change(table_id, lambda table: social.watched(table, user))

    async def note(self, table_id: TableId, user: UserId) -> str:
        """What a player keeps in mind about his table. Raises `NotSeated`."""
        social.check_seated(await self.look(table_id), user)
        return await self._run(self._store.note(table_id, user))

    async def set_note(self, table_id: TableId, user: UserId, text: str) -> None:
        """Keep that instead; nothing where it is empty. Raises `NotSeated`."""
        social.check_seated(await self.look(table_id), user)
        await self._run(self._store.set_note(table_id, user, text.strip()[: social.MOST_NOTE]))

    # Looking

    async def look(self, table_id: TableId) -> Table:
        """The table as it is on disk. Raises `UnknownTable`."""
        return await self._run(self.shelf.look(table_id))

    def deeds(self, table: Table, user: UserId) -> tuple[Deed, ...]:
        """What this person may do at that table beside the rules, and why not where he may not."""
        return deeds(table, user, self._now(), self._limits)

    async def tables_of(
        self, user: UserId, *, status: str | Collection[str] | None = None, limit: int = 100
    ) -> tuple[Summary, ...]:
        """The tables a person sits at, or that are over and once had him, the last moved first.

        Games that go on without him are left out.
        Folds no game but those that somebody has taken him out of.
        """
        return await self._run(self._tables_of(user, _statuses(status), limit))

    async def tables_in(
        self, channel_id: int, *, status: str | Collection[str] | None = None, limit: int = 100
    ) -> tuple[Summary, ...]:
        """The tables of a channel or thread, the last moved first; folds no game."""
        return await self._run(self._store.tables_in(channel_id, _statuses(status), limit))

    async def tables_of_server(
        self, guild_id: int, *, status: str | Collection[str] | None = None, limit: int = 100
    ) -> tuple[Summary, ...]:
        """The tables of a server, the last moved first; folds no game."""
        return await self._run(self._store.tables_of_server(guild_id, _statuses(status), limit))

    async def transcript(self, table_id: TableId, user: UserId, *, is_bot_owner: bool) -> tuple[str, ...]:
        """The lines of a game's transcript. Raises `NoTranscript`.

        Whoever has played in a game may read it once it is over; the bot's owner may read every game, but an
        unfinished one only where that person never had a seat.
        """
        table = await self.look(table_id)
        if table.match is None:
            raise NotPlaying("not-playing", status=table.status)
        has_played = seat_history.has_played(table, user)
        if not has_played and not is_bot_owner:
            raise NoTranscript("transcript-not-yours")
        if has_played and table.status == Status.PLAYING:
            raise NoTranscript("transcript-unfinished")
        extra: dict[str, Any] = {"id": table.id, "names": list(table.names), "rules": table.rules}
        if table.stays:
            extra["played"] = seat_history.to_header(table)
        return tuple(table.match.transcript(extra))

    # Announcing

    async def announced(self, table_id: TableId, post: Post, called: Collection[UserId] = ()) -> Table:
        """Keep what the public message shows, and whom it, being new, has called to his turn.

        `post.revision` is that of the table it was drawn from.
        """
        return await self._run(self._announced(table_id, post, called))

    async def behind(self) -> list[TableId]:
        """The tables that have changed since they were last announced: what to catch up with after a start."""
        return await self._run(self._store.behind())

    async def poll_shown(
        self,
        table_id: TableId,
        poll: int,
        channel_id: int,
        message_id: int | None,
        what: str,
        called: Collection[UserId] = (),
    ) -> Table:
        """Keep which message is a poll's, what it shows, and whom it, being new, has called. Nobody is told."""
        return await self._run(self._poll_shown(table_id, poll, channel_id, message_id, what, called))

    async def set_lobby_message(self, table_id: TableId, message_id: int | None) -> Table:
        """Keep which message is the lobby's. Nobody is told."""
        return await self._run(self._set_lobby_message(table_id, message_id))

    async def move_place(self, table_id: TableId, place: Place) -> Table:
        """The table lives elsewhere now: a thread was made for it, or it was called there. A new message is due."""

        def decide(table: Table) -> Table:
            if place == table.place and not table.is_placeless:
                return table
            moved = place.channel_id != table.place.channel_id or table.is_placeless
            return replace(table, place=place, is_placeless=False, post=_unposted(table) if moved else table.post)

        return await self._change(table_id, decide)

    async def lost_place(self, table_id: TableId) -> Table:
        """The table's channel is gone: it is not behind any more until `move_place` gives it another."""
        return await self._change(
            table_id,
            lambda table: table if table.is_placeless else replace(table, is_placeless=True, post=_unposted(table)),
        )

    async def playing_in(self, guild_id: int) -> list[TableId]:
        """The games going on in a server."""
        return await self._run(self._store.playing_in_guild(guild_id))

    async def is_well(self) -> bool:
        """Whether the database answers."""
        try:
            await self._run(self._store.check(thorough=False))
        except Refusal:
            return False
        return True

    # How it is done

    async def _run(self, work: Coroutine[Any, Any, T]) -> T:
        if self._is_closing:
            work.close()
            raise ShuttingDown
        task = asyncio.create_task(work)
        self._in_flight.add(task)
        task.add_done_callback(self._landed)
        return await asyncio.shield(task)

    def _landed(self, task: asyncio.Task[Any]) -> None:
        self._in_flight.discard(task)
        if not task.cancelled():
            task.exception()  # looked at here, in case whoever asked has gone

    async def _change(self, table_id: TableId, decide: Callable[[Table], Table]) -> Table:
        return await self._run(self._changed(table_id, decide))

    async def _vote(self, table_id: TableId, decide: Callable[[Table], Ballot]) -> Ballot:
        ballots: list[Ballot] = []

        def voted(table: Table) -> Table:
            ballots.append(decide(table))
            return ballots[-1].table

        table = await self._change(table_id, voted)
        return replace(ballots[-1], table=table)

    async def _changed(self, table_id: TableId, decide: Callable[[Table], Table]) -> Table:
        rhythms = await self._time.rhythms(await self.shelf.look(table_id))

        def change(table: Table) -> Table:
            return entailed(table, decide(table), self._now(), rhythms)

        table, is_new = await self.shelf.change(table_id, change)
        if is_new:
            self._tell(table)
        return table

    def _game(self, table: Table) -> Game:
        return self._games[table.options.game]

    def _tell(self, table: Table) -> None:
        self._time.alarm.wake(table.next_at)
        if table.automatic_waiting and not self._is_closing:
            self._automatic.wake(table.id)
        for callback in self._callbacks:
            try:
                callback(table.id)
            except Exception:
                log.exception("table %s: a listener failed", table.id)

    async def _rewound(self, user: UserId, old: Rhythm) -> None:
        for summary in await self.tables_of(user, status=Status.PLAYING, limit=1000):
            if summary.options.clock is not None:
                await self._change(summary.id, lambda table: clocks.rewound(table, user, old, self._now()))

    async def _move(self, table_id: TableId, seat: int, action: str, version: int) -> Table:
        """An action of the automatic player."""
        return await self._change(table_id, lambda table: play.moved(table, seat, action, version, self._now()))

    async def _check_replacement(self, table: Table, user: UserId) -> None:
        """Raises what a person from outside cannot ask for a seat with."""
        guild = table.place.guild_id
        if table.seat_of(user) is not None:
            await self._has_vanished(table.id)
            return
        if guild is not None and not await self._is_member(guild, user):
            raise TableError("seat-far")
        await self._run(self._check_room(user, None))

    async def _has_vanished(self, table_id: TableId) -> bool:
        """Whether who asks for a seat there is no member of the table's server any more; the vote is over then."""
        table = await self.look(table_id)
        motion, guild = votes.motion_of(table, VoteKind.REPLACE), table.place.guild_id
        if motion is None or guild is None or await self._is_member(guild, motion.by):
            return False
        await self._change(table_id, lambda table: votes.vanished(table, motion.by, self._now()))
        return True

    async def _create(self, table: Table) -> Table:
        async with self._opening:
            await self._check_room(table.owner, table.place)
            table = await self._store.create(table)
        self._tell(table)
        return table

    async def _join(self, table_id: TableId, user: UserId, name: str) -> Table:
        table = await self.shelf.look(table_id)
        if table.seat_of(user) is None:
            await self._check_room(user, None)
        return await self._changed(
            table_id, lambda table: lobby.joined(table, self._game(table), user, name, self._now())
        )

    async def _tables_of(self, user: UserId, statuses: Collection[str], limit: int) -> tuple[Summary, ...]:
        left = await self._left_by(user)
        found = await self._store.tables_of(user, statuses, limit + len(left))
        return tuple(summary for summary in found if summary.id not in left)[:limit]

    async def _left_by(self, user: UserId) -> frozenset[TableId]:
        """The games that go on without this person, who has a seat there."""
        tables = [await self.shelf.look(table_id) for table_id in await self._store.eliminated(user)]
        return frozenset(table.id for table in tables if play.is_out(table, user))

    async def _check_room(self, user: UserId, place: Place | None) -> None:
        of_user, in_channel = await self._store.count_open(user, place.channel_id if place else 0)
        most = self._limits.tables_per_user
        if of_user >= most and of_user - len(await self._left_by(user)) >= most:
            raise TooManyTables("too-many-tables-user", limit=self._limits.tables_per_user)
        if place and in_channel >= self._limits.tables_per_channel:
            raise TooManyTables("too-many-tables-channel", limit=self._limits.tables_per_channel)
        if place and place.guild_id is not None:
            kept = guild_preferences_of(await self._store.guild_preferences(place.guild_id))
            policy.check_number(kept, await self._store.count_open_of_server(place.guild_id))

    async def _expire_lobbies(self) -> tuple[TableId, ...]:
        found: list[TableId] = []
        for table_id in await self._store.lobbies_before(self._now() - self._limits.lobby_expiry):
            table = await self._changed(
                table_id, lambda table: lobby.expired(table, self._now(), self._limits.lobby_expiry)
            )
            found += [table_id] if table.status == Status.EXPIRED else []
        return tuple(found)

    async def _rematch(self, table_id: TableId, user: UserId) -> Table:
        async with self.shelf.locked(table_id) as slot:
            old, new = await self.shelf.asked(slot, table_id, lambda old: lobby.again(old, user, self._now()))
            try:
                return await self._rematch_of(old, new)
            except Conflict:  # another process has opened it just now
                return await self._rematch_of(old, new)

    async def _rematch_of(self, old: Table, new: Table) -> Table:
        found = await self._store.last_rematch(old.id)
        table = None if found is None else await self.shelf.look(found)
        if table is None or table.status in (Status.CANCELLED, Status.EXPIRED):
            return await self._create(new)
        if table.seat_of(new.owner) is not None:
            return table
        if table.status != Status.LOBBY:
            raise TableError("rematch-begun", table=table.id)
        return await self._join(table.id, new.owner, new.sitters[0].name)

    async def _nudge(self, table_id: TableId, user: UserId) -> Nudge:
        async with self.shelf.locked(table_id) as slot:
            _, nudge = await self.shelf.asked(
                slot, table_id, lambda table: absence.nudge(table, user, self._now(), self._limits.nudge_interval)
            )
            await self._store.set_nudged(table_id, self._now())
            slot.table = nudge.table
            return nudge

    async def _announced(self, table_id: TableId, post: Post, called: Collection[UserId]) -> Table:
        async with self.shelf.locked(table_id) as slot:
            table = await self.shelf.loaded(slot, table_id)
            if post.revision is None and post.number == table.number:
                post = replace(post, revision=table.revision)
            await self._store.set_post(table_id, post, called, self._now())
            slot.table = replace(table, post=post)
            return slot.table

    async def _poll_shown(
        self,
        table_id: TableId,
        poll: int,
        channel_id: int,
        message_id: int | None,
        what: str,
        called: Collection[UserId],
    ) -> Table:
        async with self.shelf.locked(table_id) as slot:
            table = await self.shelf.loaded(slot, table_id)
            await self._store.set_poll_message(table_id, poll, channel_id, message_id, what, called, self._now())
            shown = replace(table.polls[poll], channel_id=channel_id, message_id=message_id, shown=what)
            slot.table = replace(table, polls=(*table.polls[:poll], shown, *table.polls[poll + 1 :]))
            return slot.table

    async def _set_lobby_message(self, table_id: TableId, message_id: int | None) -> Table:
        async with self.shelf.locked(table_id) as slot:
            table = await self.shelf.loaded(slot, table_id)
            await self._store.set_lobby_message(table_id, message_id)
            slot.table = replace(table, lobby_message_id=message_id)
            return slot.table

    async def _ticking(self, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await self._run(self._time.sign_of_life())
                await self.expire_lobbies()
                self.shelf.unload_idle()
            except ShuttingDown:
                return
            except Exception:
                log.exception("the clock's round failed")


async def _is_anybody(guild_id: int, user: UserId) -> bool:
    return True


def _asks_for_a_seat(table: Table, poll: int) -> bool:
    return (
        0 <= poll < len(table.polls) and table.polls[poll].is_open and table.polls[poll].motion.kind == VoteKind.REPLACE
    )


def _statuses(status: str | Collection[str] | None) -> Collection[str]:
    if status is None:
        return STATUSES
    return (status,) if isinstance(status, str) else status


def _unposted(table: Table) -> Post | None:
    """What was told stays told, but there is no message any more."""
    return table.post and replace(table.post, message_id=None, revision=None)
