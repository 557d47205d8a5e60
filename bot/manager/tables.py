"""The tables' one door: everything people do at a table, each on disk before any listener hears of it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, Literal

from bot.manager.alarm import Alarm
from bot.manager.automatic import AutomaticPlayer
from bot.manager.blocks import BlockLists
from bot.manager.duplicates import Duplicates
from bot.manager.former_week_tables import make_usual_tables
from bot.manager.keyed_worker import DOUBLING, KeyedWorker
from bot.manager.lists import TableLists
from bot.manager.lobbies import Lobbies
from bot.manager.matchmaking import Matchmaking
from bot.manager.moderation import Moderation
from bot.manager.pace import PublicPages
from bot.manager.person_names import PersonNames
from bot.manager.policy_processes import Thinking
from bot.manager.posts import Posts
from bot.manager.privacy import Privacy
from bot.manager.profiles import Profiles
from bot.manager.puzzles import Puzzles
from bot.manager.records import Records
from bot.manager.result_feed import ResultFeed
from bot.manager.reviews import Reviews
from bot.manager.server_departures import ServerDepartures
from bot.manager.shares import Shares, WebFolder
from bot.manager.table_cache import TableCache
from bot.manager.table_clocks import TableClocks
from bot.manager.tournament_tables import TournamentTables, revealed_deals_secret
from bot.manager.tournaments import Tournaments
from bot.manager.votes import Votes
from bot.manager.what_ifs import WhatIfs
from bot.match import Games
from bot.reasons import Refusal
from bot.shards import Outages
from bot.store import Backlog, Store, StoreError, log_store_error
from bot.store.changes import Change, Kind
from bot.supervision import SupervisedTask, Supervisor
from bot.table import absence, calls, clocks, play, seat_history, social
from bot.table.availability import Availability
from bot.table.calls import end_of_quiet
from bot.table.contest import TournamentId
from bot.table.errors import NotPlaying, NoTranscript, standing
from bot.table.limits import Limits
from bot.table.preferences import LEAGUE, TOURNAMENTS, features_of
from bot.table.table import Nudge, Table
from bot.table.table_actions import TableAction, stuck_actions, table_actions
from bot.table.transcript_header import transcript_keys
from bot.table.values import OPEN, Call, CallKind, Status, TableId, UserId

log = logging.getLogger(__name__)

NO_ONE: Final = UserId(0)
"""Stands for everyone whose settings may have changed."""


class Tables:
    """All tables of this process. Whatever it refuses is a `Refusal` with a `Reason`; then nothing has changed.

    Every change of a table goes on to its end even when its caller is cancelled, so that memory and disk never part.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], datetime],
        random: Random,
        games: Games,
        limits: Limits | None = None,
        thinking: Thinking | None = None,
        slow_thinking: Thinking | None = None,
        review_thinking: Thinking | None = None,
        elapsed: Callable[[], float] | None = None,
        web: WebFolder | None = None,
        supervisor: Supervisor | None = None,
    ) -> None:
        """`games` can be played at them; the first of these is what tournaments play.

        `elapsed` gives the seconds that have really passed, by which it is noticed that `now` has jumped; None where it
        never does. `web` is where finished games are put on the web; None: nowhere. `supervisor` keeps the tasks of
        the bot.
        """
        self._store = store
        self.supervisor = supervisor = supervisor or Supervisor()
        self.games, self._now = games, now
        self._limits = limits = limits or Limits()
        self._callbacks: list[Callable[[TableId], None]] = []
        self._shift_callbacks: list[Callable[[], Awaitable[None]]] = []
        # apart from the press that has noticed the shift, which waits for none of it
        self._shifts = KeyedWorker[Callable[[], Awaitable[None]]](
            "clocks-shifted", self._tell_shift, pauses=DOUBLING, is_passing=lambda error: isinstance(error, StoreError)
        )
        self._elsewhere = KeyedWorker[TableId](
            "changed-elsewhere", self._look_again, pauses=DOUBLING, key_is="table",
            is_passing=lambda error: isinstance(error, StoreError),
        )  # fmt: skip
        """Looks at tables of this process that another one has changed."""
        self._gaps = KeyedWorker[Literal["gap"]](
            "missed-changes", self._make_up_for_gap, pauses=DOUBLING,
            is_passing=lambda error: isinstance(error, StoreError), supervisor=supervisor,
        )  # fmt: skip
        self._housekeeping: SupervisedTask | None = None
        self._house_due = 0.0
        """When the next round of housekeeping is due, by the event loop's clock."""
        self.live = TableCache(store, now, limits, self._tell)  # the tables in memory
        self.outbox = store.outbox  # what people are to be told: the one who tells them marks there what is done
        self.lists = TableLists(store, self.live)
        self.posts = Posts(store, self.live, now)
        self.profiles = Profiles(store, now, run=self.live.run, rewind_clocks=self._rewind_clocks)
        self.person_names = PersonNames(self._rename)
        self.live.handle_of = self.person_names.handle_of
        self.puzzles = Puzzles(store, self.profiles, now, run=self.live.run)
        self.blocks = BlockLists(store, self.profiles)
        self.records = Records(store, self.live, self.profiles, now, self.owns, supervisor)
        self.shares = Shares(store, self.live, now, web)
        self.result_feed = ResultFeed(store, self.live, now)
        self.lobbies = Lobbies(
            store, self.live, self.lists, self.profiles, self.blocks,
            now=now, random=random, games=games, limits=limits, opened=self._tell,
        )  # fmt: skip
        self.matchmaking = Matchmaking(store, self.live, self.lists, self.lobbies, self.blocks, limits, now)
        self.public_pages = PublicPages(limits, now, partial(store.tell, Kind.PUBLIC_PAGE))
        self.votes = Votes(store, self.live, self.lobbies, now=now, limits=limits)
        self._clocks = TableClocks(
            store, self.live, now,
            elapsed=elapsed,
            check_asker=self.votes.check_asker,
            end_patience=self.lobbies.end_patience,
            on_shift=self._shifted,
        )  # fmt: skip
        self.live.before_change = self._clocks.follow_clock  # else a press after a jump would be charged with it
        self._alarm = Alarm(store.deadlines, now, self._clocks.work_off, self._clocks.follow_clock, supervisor)
        self.blocks.on_block(lambda user, other: self.votes.check_askers((user, other)))
        self.moderation = Moderation(
            store, self.live, self.profiles, self.lobbies, self.votes, now, unshared=self.shares.forget
        )
        tournament_tables = TournamentTables(store, self.live, now=now, random=random, games=games, opened=self._tell)
        self.tournaments = Tournaments(
            store, self.live, tournament_tables, self.profiles, self._alarm, now, random, limits
        )
        keep = limits.keep_people

        async def forgotten(user: UserId) -> None:
            self.person_names.forget(user)
            await self.tournaments.forget_everywhere(user)

        self.privacy = Privacy(
            store, self.live, self.lobbies, now, keep=keep, forgotten=forgotten, unshared=self.shares.forget
        )
        self.departures = ServerDepartures(store, self.live, self.tournaments, now=now, limits=limits)
        thinking = thinking or Thinking()
        self.what_ifs = WhatIfs(
            store, self.blocks, look=self.look, run=self.live.run, games=games, random=random, thinking=thinking
        )
        self.reviews = Reviews(
            store, now, look=self.look, run=self.live.run, games=games, random=random,
            thinking=review_thinking or thinking,
        )  # fmt: skip
        self.duplicates = Duplicates(
            store, self.profiles, now, run=self.live.run, games=games, random=random,
            thinking=thinking, slow_thinking=slow_thinking or thinking,
        )  # fmt: skip
        self._automatic = AutomaticPlayer(
            games, random, thinking, slow_thinking=slow_thinking,
            look=self.look, move=self._move, on_turn_over=self._call_back, pause=limits.automatic_pause,
        )  # fmt: skip

    @property
    def features(self) -> tuple[str, ...]:
        """All that a server can switch on."""
        return features_of(self.games)

    async def features_in_use(self, guild_id: int) -> frozenset[str]:
        """Return what goes on there, of all that a server can switch on, whether it still is or not."""
        games = await self.lists.games_open_in(guild_id)
        going_on = await self.tournaments.of_server(guild_id, is_open=True)
        open_ones = {LEAGUE if each.tournament.is_league else TOURNAMENTS for each in going_on}
        return frozenset(each for each in self.features if each in games or each in open_ones)

    def now(self) -> datetime:
        """Return the time by which the clocks run."""
        return self._now()

    def on_change(self, callback: Callable[[TableId], None]) -> None:
        """Call this after every change of a table, once it is on disk, and after each turn of the automatic player.

        It must return at once.
        """
        self._callbacks.append(callback)

    def watch_connection(self, outages: Callable[[], Outages]) -> None:
        """Have `outages` say for how long nobody has been able to press anything: no clock is charged with it."""
        self._clocks.watch_connection(outages)

    def on_shift(self, callback: Callable[[], Awaitable[None]]) -> None:
        """Await this after all clocks have been shifted at once: the messages of many tables are behind then.

        Where the database refuses it is tried again.
        """
        self._shift_callbacks.append(callback)

    def owns(self, table: Table) -> bool:
        """Whether this process is the one that shows a table, runs its clocks and plays its computers."""
        return self._store.database.shards.owns(table.place.guild_id)

    async def start(self) -> None:
        """Go on with what was going on: the clocks, and the automatic player where it is awaited."""
        self._store.database.changes.on_change(self._follow)  # before anything is read that others may change
        await self.live.run(self._clocks.catch_up())  # before any table is in memory
        await make_usual_tables(
            self._store, self.live, self.profiles, self.duplicates, self.games, self._now, self._tell
        )  # fmt: skip
        await self.departures.start()
        await self.shares.sweep()
        # Otherwise a change of its table wakes it; after a restart nothing has changed, and only the database knows.
        for table_id in await self.live.run(self._store.lists.awaiting_automatic()):
            self._automatic.wake(table_id)
        self.records.start()
        await self.reviews.start()
        if self._limits.tick is not None:
            self._alarm.start()
            tick = self._limits.tick
            self._house_due = asyncio.get_running_loop().time() + tick
            self._housekeeping = self.supervisor.supervised("housekeeping", partial(self._keep_house, tick))

    async def stop(self) -> None:
        """Refuse new work (`shutting-down`) and finish what is in flight. The store may be closed afterwards."""
        # No new work, then an end to whatever begins changes by itself, then the changes under way. The sign of life
        # goes last: the time for which no clock is charged is counted from it.
        self.live.tasks.is_closing = True
        if self._housekeeping is not None:
            await self._housekeeping.stop()
        await self._alarm.stop()
        await self._elsewhere.stop()
        await self._gaps.stop()
        await self._shifts.stop()
        await self._automatic.stop()
        await self.tournaments.stop()
        await self.records.stop()
        await self.reviews.stop()
        await self.live.tasks.drain()
        with suppress(StoreError):
            await self._clocks.sign_of_life()

    # The game

    async def submit(
        self, table_id: TableId, user: UserId, actions: Sequence[str], *, version: int, at: int | None = None
    ) -> Table:
        """Play a player's actions, all or none, for the decision `version` names; they are on disk when this returns.

        `at` is one of their seats; by default it is the one that is awaited.

        Raises `StaleDecision` (also for the same press twice), `IllegalAction`, `NotSeated`, `NotPlaying`.
        """
        return await self.live.change(
            table_id, lambda table: play.submit(table, user, actions, version, self._now(), at=at)
        )

    async def take_hint(self, table_id: TableId, user: UserId, *, version: int) -> Table:
        """Note that someone gets a hint for the decision `version` names; return the table.

        Raises `TableError` (`no-hints`, `nothing-to-decide`), `StaleDecision`, `NotSeated`, `NotPlaying`.
        """
        table = play.take_hint(before := await self.look(table_id), user, version)
        if table is before:
            return table
        return await self.live.change(table_id, lambda now: play.take_hint(now, user, version))

    async def undo(self, table_id: TableId, user: UserId, *, version: int) -> Table:
        """Take one's own last decision back. Raises `TableError` (`nothing-to-undo`), `StaleDecision`."""
        return await self.live.change(table_id, lambda table: play.undo_last(table, user, version, self._now()))

    async def act_for(self, table_id: TableId, user: UserId, seat: int, action: str, *, version: int) -> Table:
        """Act for someone who has been inactive for a turn.

        Raises `TooEarly`, `NotOwner`, `TableError`, `StaleDecision`, `NotSeated`, `NotPlaying`, `IllegalAction`.
        """
        return await self.live.change(
            table_id, lambda table: absence.act_for(table, user, seat, action, version, self._now())
        )

    async def enter(self, table_id: TableId, user: UserId, seat: int | None, action: str, *, version: int) -> Table:
        """Enter an action for a seat as the table's owner; `seat` None stands for the owner's own.

        Raises `NotOwner`, `StaleDecision`, `NotSeated`, `NotPlaying`, `IllegalAction`.
        """
        return await self.live.change(
            table_id, lambda table: absence.enter_as_owner(table, user, seat, action, version, self._now())
        )

    async def resign(self, table_id: TableId, user: UserId) -> Table:
        """Leave a game for good, with all one's seats.

        The table is abandoned where its game is still being prepared, and called off where only computers are left.
        """
        return await self.live.change(table_id, lambda table: play.resign(table, user, self._now()))

    async def nudge(self, table_id: TableId, user: UserId) -> Nudge:
        """Return whom to remind, and of these whom to ping, and record both.

        Raises `TooEarly` where it was done lately or no one else is awaited, `TableError` in a pause, `NotSeated`,
        `NotPlaying`.
        """
        return await self.live.run(self._nudge(table_id, user))

    async def look_before_nudge(self, table_id: TableId, user: UserId) -> None:
        """Find out who of those to be reminded has left the server: no one calls them. Raises what `nudge` does."""
        table = await self.live.look(table_id)
        # a refusal comes before Discord is asked
        absence.nudge(table, user, self._now(), self._limits.nudge_interval)
        await self._clocks.look_for_people(table)

    def ask_people(self, check: Callable[[Table], Awaitable[None]]) -> None:
        """Ask this whether those a table waits for can be called there, before they are reminded or time out.

        It records what it finds out, and never fails.
        """
        self._clocks.check_people = check

    async def run_due(self) -> int:
        """Do what is due at all tables by now, and return how many attempts that took, as `Alarm.run_due` does.

        The alarm does this by itself.
        """
        return await self._alarm.run_due()

    async def away(self, table_id: TableId, user: UserId) -> Table:
        """Leave one's seats to the automatic player for now. Raises `TableError` (`last-person`, `seat-automatic`)."""
        return await self.live.change(table_id, lambda table: absence.leave_seats(table, user, self._now()))

    async def come_back(self, table_id: TableId, user: UserId) -> Table:
        """Take one's own seat back from the automatic player."""
        return await self.live.change(table_id, lambda table: absence.come_back(table, user, self._now()))

    # Beside the game

    async def watch(self, table_id: TableId, user: UserId) -> Table:
        """Have this person told when the table is over, or no longer.

        Raises `TableError` (`watch-seated`, `watch-over`).
        """
        return await self.live.change(table_id, lambda table: social.toggle_watching(table, user))

    async def note(self, table_id: TableId, user: UserId) -> str:
        """Return a player's private note about their table. Raises `NotSeated`."""
        social.check_seated(await self.look(table_id), user)
        return await self.live.run(self._store.notes.note(table_id, user))

    async def set_note(self, table_id: TableId, user: UserId, text: str) -> None:
        """Replace a player's private note; an empty text deletes it. Raises `NotSeated`."""
        social.check_seated(await self.look(table_id), user)
        await self.live.run(self._store.notes.set_note(table_id, user, text.strip()[: social.MOST_NOTE]))

    async def call(self, table: Table, user: UserId, kind: CallKind, people: Sequence[UserId]) -> tuple[UserId, ...]:
        """Return which of these people may be pinged now, and record the ping.

        It is for pings that are no change of the table.
        """
        return await self.live.run(self._call(table, user, kind, people))

    async def start_move(self, table: Table, user: UserId) -> None:
        """Record that someone moves a table at their own wish. Raises `TooEarly` where they have just done so."""
        await self.live.run(self._start_move(table, user))

    # Looking

    async def resting_people(self, table: Table) -> set[UserId]:
        """Return the people of a table whom it does not call now, by their quiet hours or days off."""
        availabilities, now = await self.live.availabilities(table), self._now()
        return {
            user for user, availability in availabilities.items() if end_of_quiet(table, availability, now) is not None
        }

    async def look(self, table_id: TableId) -> Table:
        """Return the table as it is on disk. Raises `UnknownTable`."""
        return await self.live.look(table_id)

    async def glance(self, table_id: TableId) -> Table:
        """Return the table as it last was, by `LockedCache.glance`. Raises `UnknownTable`."""
        return await self.live.glance(table_id)

    def is_mid_turn(self, table_id: TableId) -> bool:
        """Whether the automatic player is in the middle of a turn there; `on_change` is called when it is over."""
        return self._automatic.is_moving(table_id)

    @property
    def board_pause(self) -> float:
        """Seconds that a board waits for the next decision of the same turn."""
        return self._limits.board_pause

    def table_actions(self, table: Table, user: UserId) -> tuple[TableAction, ...]:
        """Return what this person may do at that table besides the rules, and why not where they may not."""
        return table_actions(table, user, self._now(), self._limits)

    def stuck_actions(self, table: Table, user: UserId) -> tuple[TableAction, ...]:
        """Return what this person may do about those the table waits for, and why not where they may not.

        Raises `NotSeated`, `NotPlaying`, `TooEarly`, `TableError`.
        """
        return stuck_actions(table, user, self._now(), self._limits)

    async def transcript(
        self, table_id: TableId, user: UserId, *, is_bot_owner: bool, sees_table: bool = False
    ) -> tuple[str, ...]:
        """Return the lines of a game's transcript. Raises `NoTranscript`, and `NotPlaying` where there is no game.

        Those who have played in a game may read it once it is over, and so may anyone who sees the public message of
        the table (`sees_table`), unless it is hidden. The bot's owner may read every game, but an unfinished one only
        where they never had a seat.
        """
        table = await self.look(table_id)
        if table.match is None:
            raise NotPlaying("not-playing", status=standing(table))
        has_played = seat_history.has_played(table, user)
        is_public = sees_table and table.match.is_over and not table.is_hidden
        if not (has_played or is_bot_owner or is_public):
            raise NoTranscript("transcript-not-yours")
        if has_played and table.status == Status.PLAYING:
            # of a game they play: a transcript holds every hand
            raise NoTranscript("transcript-unfinished")
        cup = await self.tournaments.of_table(table_id)
        return tuple(table.match.transcript(transcript_keys(table, cup and revealed_deals_secret(cup.tournament))))

    async def database_trouble(self) -> str | None:
        """Return the key of why the database does not take what is written to it; None where it does."""
        try:
            await self.live.run(self._clocks.sign_of_life())
        except Refusal as refusal:
            return refusal.reason.key
        return None

    async def backlog(self) -> Backlog:
        """Return how many tables there are, and how much there is late. Raises `StoreError`."""
        return await self.live.run(self._store.backlog(self._now()))

    async def deadline_lateness(self) -> float:
        """Return by how many seconds the earliest deadline is late. Raises `StoreError`."""
        earliest = await self.live.run(self._store.deadlines.next_deadline())
        return 0.0 if earliest is None else max(0.0, (self._now() - earliest).total_seconds())

    async def database_identity(self) -> str:
        """Return the identity of its database, which only its copies share. Raises `StoreError`."""
        return await self.live.run(self._store.notes.identity())

    async def back_up(self, path: Path) -> None:
        """Write a whole sealed copy of the database to a new file. Raises `StoreError`.

        A stop does not wait for it: it changes nothing.
        """
        await self._store.backup(path)

    # How it is done

    def _follow(self, change: Change | None) -> None:
        """Follow what another process has changed; None: what that is was missed."""
        if self.live.tasks.is_closing:
            return
        match change:
            case None:
                self.live.forget_all()
                self.tournaments.cache.forget_all()
                self._gaps.wake("gap")
            case Change(kind=Kind.TABLE):
                self.live.forget(TableId(change.id))
                if self._store.database.shards.owns(change.guild_id):
                    self._elsewhere.wake(TableId(change.id))
            case Change(kind=Kind.POST):
                self.live.forget(TableId(change.id))
            case Change(kind=Kind.CLOCKS):
                self.live.forget_all()
            case Change(kind=Kind.TOURNAMENT):
                self.tournaments.changed_elsewhere(TournamentId(change.id), change.guild_id)
            case Change(kind=Kind.PERSON):
                self.profiles.tell_changed(UserId(change.id))
            case Change(kind=Kind.OPENING):
                self.lobbies.openings.note(UserId(change.id))
            case Change(kind=Kind.REGISTRATION):
                self.tournaments.registrations.note(UserId(change.id))
            case Change(kind=Kind.SEARCH):
                self.matchmaking.searches.note(UserId(change.id))
            case Change(kind=Kind.INVITATION):
                self.lobbies.invitations.note(UserId(change.id))
            case Change(kind=Kind.PUBLIC_PAGE):
                self.public_pages.by_person.note(UserId(change.id))
            case _:
                pass  # the store has dropped what it had of these settings

    async def _look_again(self, table_id: TableId) -> None:
        self._tell(await self.look(table_id))

    async def _make_up_for_gap(self, _: Literal["gap"]) -> None:
        """Look for everything that others may have begun at this process's tables, as after a start."""
        for table_id in await self.live.run(self._store.lists.awaiting_automatic()):
            self._automatic.wake(table_id)
        await self.reviews.start()
        for tournament_id in await self.tournaments.open_ones():
            self.tournaments.wake(tournament_id)
        self._shifted()
        self.profiles.tell_changed(NO_ONE)

    async def _rename(self, user: UserId, guild_id: int, name: str) -> None:
        """Give someone their new name at the running tables of a server."""
        for summary in await self.lists.of_user(user, status=OPEN):
            if summary.place.guild_id == guild_id and any(
                each.user_id == user and each.name != name for each in summary.participants
            ):
                await self.live.rename(summary.id, user, name)

    def _tell(self, table: Table) -> None:
        if not self.owns(table):
            return  # its process is told by the database
        self._alarm.wake(table.next_at)
        # a stop waits for turns under way, and begins none
        if table.automatic_waiting and not self.live.tasks.is_closing:
            self._automatic.wake(table.id)
        self.tournaments.table_changed(table)
        self.records.table_changed(table)
        self._call_back(table.id)

    def _shifted(self) -> None:
        self._alarm.look_again()
        for callback in self._shift_callbacks:
            self._shifts.wake(callback)

    async def _tell_shift(self, callback: Callable[[], Awaitable[None]]) -> None:
        await callback()

    def _call_back(self, table_id: TableId) -> None:
        for callback in self._callbacks:
            try:
                callback(table_id)
            except Exception:
                # the change is on disk and done: no listener may make it look refused
                log.exception("table %s: a listener failed", table_id)

    async def _rewind_clocks(self, user: UserId, old: Availability) -> None:
        for summary in await self.lists.of_user(user, status=Status.PLAYING, limit=1000):
            if summary.options.clock is not None:
                await self.live.change(summary.id, lambda table: clocks.stop_clock(table, user, old, self._now()))

    async def _move(self, table_id: TableId, seat: int, action: str, version: int) -> Table:
        """Play an action of the automatic player."""
        return await self.live.change(
            table_id, lambda table: play.play_automatic(table, seat, action, version, self._now())
        )

    async def _nudge(self, table_id: TableId, user: UserId) -> Nudge:
        async with self.live.calls.of(user) as recent, self.live.locked(table_id) as locked:
            now = self._now()
            nudge = await locked.ask(lambda table: absence.nudge(table, user, now, self._limits.nudge_interval))
            called = calls.find_callable(await locked.load(), user, CallKind.NUDGE, nudge.users, recent, now)
            new = [Call(user, each, CallKind.NUDGE, now) for each in called]

            async def write(_: Table) -> Table:
                await self._store.tables.set_nudged(table_id, now, new)
                return nudge.table

            await locked.write(write)
            return replace(nudge, called=called)

    async def _call(self, table: Table, user: UserId, kind: CallKind, people: Sequence[UserId]) -> tuple[UserId, ...]:
        async with self.live.calls.of(user) as recent:
            called = calls.find_callable(table, user, kind, people, recent, self._now())
            await self._store.calls.keep([Call(user, each, kind, self._now()) for each in called])
            return called

    async def _start_move(self, table: Table, user: UserId) -> None:
        async with self.live.calls.of(user) as recent:
            calls.check_move_pace(table, user, recent, self._now())
            await self._store.calls.keep([Call(user, user, CallKind.MOVE, self._now())])

    async def _keep_house(self, seconds: float) -> None:
        now = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(max(0.0, self._house_due - now()))  # nothing where the last round has failed
            try:
                # first: whatever else fails in this round, the bot was there
                await self.live.run(self._clocks.sign_of_life())
                await self.lobbies.expire()
                await self.live.run(self.live.calls.forget_old())
                self.live.unload_idle()
                self.tournaments.cache.unload_idle()
                await self.departures.call_off_departed()
                await self.privacy.forget_old()
                await self.result_feed.forget_old()
                await self.duplicates.keep_house()
            except StoreError as error:
                log_store_error(error, "housekeeping")
            self._house_due = now() + seconds
