"""What there is to run tables and tournaments with, and the one function that makes it all, in order."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from random import Random

from bot.manager.alarm import Alarm
from bot.manager.automatic import AutomaticPlayer
from bot.manager.blocks import BlockLists
from bot.manager.clock_shifts import ClockShifts
from bot.manager.database_door import DatabaseDoor
from bot.manager.duplicates import Duplicates
from bot.manager.features import Features
from bot.manager.former_week_tables import make_usual_tables
from bot.manager.housekeeping import Housekeeping
from bot.manager.lists import TableLists
from bot.manager.lobbies import Lobbies
from bot.manager.matchmaking import Matchmaking
from bot.manager.moderation import Moderation
from bot.manager.other_processes import OtherProcesses
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
from bot.manager.table_door import TableDoor
from bot.manager.table_events import TableEvents
from bot.manager.tournament_tables import TournamentTables
from bot.manager.tournaments import Tournaments
from bot.manager.votes import Votes
from bot.manager.what_ifs import WhatIfs
from bot.match import Games
from bot.store import Store, StoreError
from bot.store.changes import Kind
from bot.store.outbox import Outbox
from bot.supervision import Supervisor
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import UserId


@dataclass(frozen=True, slots=True)
class Services:
    """All that runs the tables and tournaments of this process.

    Whatever any of them refuses is a `Refusal` with a `Reason`; then nothing has changed. Every change goes on to its
    end even when its caller is cancelled, so that memory and disk never part.
    """

    games: Games
    """What can be played; the first of these is what tournaments play."""
    limits: Limits
    now: Callable[[], datetime]
    """The time by which the clocks run."""
    supervisor: Supervisor

    # What people do, and what they see
    tables: TableDoor
    lobbies: Lobbies
    votes: Votes
    matchmaking: Matchmaking
    tournaments: Tournaments
    duplicates: Duplicates
    what_ifs: WhatIfs
    reviews: Reviews
    puzzles: Puzzles
    lists: TableLists
    records: Records
    shares: Shares

    # What people and servers have set, and what is known of them
    profiles: Profiles
    person_names: PersonNames
    blocks: BlockLists
    features: Features
    moderation: Moderation
    privacy: Privacy
    departures: ServerDepartures

    # What is told
    posts: Posts
    outbox: Outbox
    """What people are to be told: the one who tells them marks there what is done."""
    result_feed: ResultFeed
    public_pages: PublicPages

    # What goes on by itself
    slow_thinking: Thinking
    """Where what takes seconds is thought, so that no computer's move waits for it: experts' turns, and hints."""
    live: TableCache
    """The tables in memory."""
    events: TableEvents
    clocks: TableClocks
    shifts: ClockShifts
    alarm: Alarm
    automatic: AutomaticPlayer
    database: DatabaseDoor
    other_processes: OtherProcesses
    housekeeping: Housekeeping
    upgrade: Callable[[], Awaitable[None]]
    """Makes usual tables of what former releases have left in the database."""

    async def start(self) -> None:
        """Go on with what was going on: the clocks, and the automatic player where it is awaited."""
        self.other_processes.start()  # before anything is read that others may change
        await self.live.run(self.clocks.catch_up())  # before any table is in memory
        await self.upgrade()
        await self.departures.start()
        await self.shares.sweep()
        # Otherwise a change of its table wakes it; after a restart nothing has changed, and only the database knows.
        for table_id in await self.lists.awaiting_automatic():
            self.automatic.wake(table_id)
        self.records.start()
        await self.reviews.start()
        if self.limits.tick is not None:
            self.alarm.start()
            self.housekeeping.start(self.limits.tick)

    async def stop(self) -> None:
        """Refuse new work (`shutting-down`) and finish what is in flight. The store may be closed afterwards."""
        # No new work, then an end to whatever begins changes by itself, then the changes under way. The sign of life
        # goes last: the time for which no clock is charged is counted from it.
        self.live.tasks.is_closing = True
        await self.housekeeping.stop()
        await self.alarm.stop()
        await self.other_processes.stop()
        await self.shifts.stop()
        await self.automatic.stop()
        await self.tournaments.stop()
        await self.records.stop()
        await self.reviews.stop()
        await self.live.tasks.drain()
        with suppress(StoreError):
            await self.clocks.sign_of_life()


def make_services(
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
) -> Services:
    """Return the services of a database, not yet started.

    `elapsed` gives the seconds that have really passed, by which it is noticed that `now` has jumped; None where it
    never does. `web` is where finished games are put on the web; None: nowhere. `supervisor` keeps the tasks of
    the bot.
    """
    supervisor, limits, thinking = supervisor or Supervisor(), limits or Limits(), thinking or Thinking()
    slow_thinking = slow_thinking or thinking

    # the tables, and what is known of people
    events = TableEvents(store.database.shards)
    live = TableCache(store, now, limits, events.tell)
    lists = TableLists(store, live)
    profiles = Profiles(store, live, lists, now)
    person_names = PersonNames(live, lists)
    live.handle_of = person_names.handle_of  # set late: a new name is written through the cache
    blocks = BlockLists(store, profiles)

    # what people do
    lobbies = Lobbies(
        store, live, lists, profiles, blocks,
        now=now, random=random, games=games, limits=limits, opened=events.tell,
    )  # fmt: skip
    matchmaking = Matchmaking(store, live, lists, lobbies, profiles, blocks, limits, now)
    votes = Votes(store, live, lobbies, now=now, limits=limits)
    # set late: votes are made of lobbies, and these of block lists
    blocks.on_block(lambda user, other: votes.check_askers((user, other)))
    records = Records(store, live, profiles, now, events.owns, supervisor)
    shares = Shares(store, live, now, web)

    # the clocks
    shifts = ClockShifts()

    def shifted() -> None:
        alarm.look_again()  # made below: it does what is due by these clocks
        shifts.tell()

    clocks = TableClocks(
        store, live, now,
        elapsed=elapsed, check_asker=votes.check_asker, end_patience=lobbies.end_patience, on_shift=shifted,
    )  # fmt: skip
    live.before_change = clocks.follow_clock  # set late: clocks are set through the cache
    alarm = Alarm(store.deadlines, now, clocks.work_off, clocks.follow_clock, supervisor)

    # tournaments, and the game
    tournament_tables = TournamentTables(store, live, now=now, random=random, games=games, opened=events.tell)
    tournaments = Tournaments(store, live, tournament_tables, profiles, alarm, now, random, limits)
    tables = TableDoor(store, live, events, clocks, tournaments, now=now, limits=limits)
    automatic = AutomaticPlayer(
        games, random, thinking, slow_thinking=slow_thinking,
        look=tables.look, move=tables.play_automatic, on_turn_over=events.show, pause=limits.automatic_pause,
    )  # fmt: skip
    duplicates = Duplicates(
        store, profiles, now, run=live.run, games=games, random=random,
        thinking=thinking, slow_thinking=slow_thinking,
    )  # fmt: skip

    # what people and servers may ask for
    departures = ServerDepartures(store, live, tournaments, now=now, limits=limits)
    result_feed = ResultFeed(store, live, now)
    public_pages = PublicPages(limits, now, partial(store.tell, Kind.PUBLIC_PAGE))

    async def forgotten(user: UserId) -> None:
        person_names.forget(user)
        await tournaments.forget_everywhere(user)

    privacy = Privacy(
        store, live, lobbies, now, keep=limits.keep_people, forgotten=forgotten, unshared=shares.forget
    )  # fmt: skip
    reviews = Reviews(
        store, now, look=tables.look, run=live.run, games=games, random=random, thinking=review_thinking or thinking
    )

    # who hears of a changed table, in this order
    def wake_automatic(table: Table) -> None:
        # a stop waits for turns under way, and begins none
        if table.automatic_waiting and not live.tasks.is_closing:
            automatic.wake(table.id)

    events.on_table(lambda table: alarm.wake(table.next_at))
    events.on_table(wake_automatic)
    events.on_table(tournaments.table_changed)
    events.on_table(records.table_changed)

    async def make_up_for_gap() -> None:
        for table_id in await lists.awaiting_automatic():
            automatic.wake(table_id)
        await reviews.start()
        for tournament_id in await tournaments.open_ones():
            tournaments.wake(tournament_id)
        shifted()

    other_processes = OtherProcesses(
        store.database, live, events, profiles, tournaments,
        paces={
            Kind.OPENING: lobbies.openings,
            Kind.REGISTRATION: tournaments.registrations,
            Kind.SEARCH: matchmaking.searches,
            Kind.INVITATION: lobbies.invitations,
            Kind.PUBLIC_PAGE: public_pages.by_person,
        },
        make_up=make_up_for_gap, supervisor=supervisor,
    )  # fmt: skip

    async def unload_idle() -> None:
        live.unload_idle()
        tournaments.cache.unload_idle()

    chores = (
        # first: whatever else fails in this round, the bot was there
        lambda: live.run(clocks.sign_of_life()),
        lobbies.expire,
        lambda: live.run(live.calls.forget_old()),
        unload_idle,
        departures.call_off_departed,
        privacy.forget_old,
        result_feed.forget_old,
        duplicates.keep_house,
    )
    return Services(
        games=games,
        limits=limits,
        now=now,
        supervisor=supervisor,
        tables=tables,
        lobbies=lobbies,
        votes=votes,
        matchmaking=matchmaking,
        tournaments=tournaments,
        duplicates=duplicates,
        what_ifs=WhatIfs(
            store, blocks, look=tables.look, run=live.run, games=games, random=random, thinking=thinking
        ),
        reviews=reviews,
        puzzles=Puzzles(store, profiles, now, run=live.run),
        slow_thinking=slow_thinking,
        lists=lists,
        records=records,
        shares=shares,
        profiles=profiles,
        person_names=person_names,
        blocks=blocks,
        features=Features(games, lists, tournaments),
        moderation=Moderation(store, live, profiles, lobbies, votes, now, unshared=shares.forget),
        privacy=privacy,
        departures=departures,
        posts=Posts(store, live, now),
        outbox=store.outbox,
        result_feed=result_feed,
        public_pages=public_pages,
        live=live,
        events=events,
        clocks=clocks,
        shifts=shifts,
        alarm=alarm,
        automatic=automatic,
        database=DatabaseDoor(store, clocks, now, run=live.run),
        other_processes=other_processes,
        housekeeping=Housekeeping(chores, supervisor),
        upgrade=partial(make_usual_tables, store, live, profiles, duplicates, games, now, events.tell),
    )  # fmt: skip
