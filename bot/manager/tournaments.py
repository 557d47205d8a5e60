"""The tournaments' one door: everything people, referees and deadlines do to a tournament.

A tournament is what its book says. Whatever is done is an act of that book (`bot.tournament.laws.apply_act` judges), on
disk before any listener hears of it; then tables are brought in line with it (`bot/manager/tournament_runner.py`), now
or after a restart. Whatever is refused is a `GameError` with a `Reason`; then nothing has changed.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from random import Random
from typing import Final

from bot.chance import commitment
from bot.log_context import about
from bot.manager.alarm import Alarm
from bot.manager.league_seasons import SeasonPlan, idle_players, season_clock
from bot.manager.membership import FindDeparted, Office
from bot.manager.pace import Pace
from bot.manager.profiles import Profiles
from bot.manager.table_cache import TableCache
from bot.manager.tournament_refereeing import Refereeing
from bot.manager.tournament_requests import (
    CallReferee,
    ConcedeGame,
    DrawNextRound,
    RegisterPerson,
    RegisterSelf,
    ReplacePlayer,
    Request,
    Ruling,
    SubstitutePerson,
    TableRequest,
    WithdrawSelf,
    apply_request,
    identify_actor,
    roles_of,
)
from bot.manager.tournament_runner import Placing, Reaching, TournamentRunner, missing_players, with_place_lost
from bot.manager.tournament_state import LockedTournament, TournamentCache, TournamentState, add_person
from bot.manager.tournament_tables import TournamentTables
from bot.manager.tournament_values import Caller, Official, Plan, Preview, RunningTournament, TableState
from bot.store import Store
from bot.store.changes import Kind
from bot.store.tournaments import Person, Posting, Settings, StoredTournament
from bot.table.contest import TournamentId
from bot.table.errors import NotAllowed
from bot.table.forgetting import NOBODY
from bot.table.limits import Limits
from bot.table.moderation import check_moderator
from bot.table.preferences import LEAGUE, TOURNAMENTS, check_feature
from bot.table.table import Table
from bot.table.values import Place, TableId, UserId
from bot.tournament.archive import write_archive
from bot.tournament.book import make_book
from bot.tournament.directing import MOST_BANNED, Remove, Settle
from bot.tournament.draws import ROUNDS, TableNumber, deals_secret
from bot.tournament.errors import TournamentError
from bot.tournament.laws import replay
from bot.tournament.league import MOST_PLAYERS, AnnounceSeason, Concede, season_plan
from bot.tournament.officials import AskReferee, Cancel, Move, ResignReferee
from bot.tournament.operation import SYSTEM, Act, Actor, Role, tidy_text
from bot.tournament.refereeing import Call
from bot.tournament.registration import Announce
from bot.tournament.rounds import Replace, Report, current_round
from bot.tournament.tournament import Pseudonym

log = logging.getLogger(__name__)

MOST_OPEN: Final = 5
"""Tournaments that may go on at once on one server."""
LONGEST_TITLE: Final = 80
REFEREE_LEFT: Final = "referee left"
"""Why the system notes that a tournament has no referee any more, in the book."""


class Tournaments:
    """All tournaments of this process. Every act goes on to its end even when its caller is cancelled.

    Who acts is a `Caller`. As what they may act is decided here, what they may do then by the laws. Every method that
    changes something raises `TournamentError`, and `NotAllowed` where the server's settings forbid it.
    """

    def __init__(
        self,
        store: Store,
        live: TableCache,
        tables: TournamentTables,
        profiles: Profiles,
        alarm: Alarm,
        now: Callable[[], datetime],
        random: Random,
        limits: Limits,
    ) -> None:
        """`tables` makes their tables."""
        self._store = store
        self._live = live
        self._tables = tables
        self._profiles = profiles
        self._now = now
        self._random = random
        self._opening = asyncio.Lock()
        """Held while a season is opened, of which a server has one at a time."""
        self._callbacks: list[Callable[[TournamentId], None]] = []
        self.cache = TournamentCache(store, live.tasks, self.wake, limits=limits, now=now)
        self._telling = asyncio.Lock()
        self.tell_organiser_left: Callable[[RunningTournament], Awaitable[None]] | None = None
        """Told once of a tournament whose organiser has left its server."""
        self._refereeing = Refereeing(tables, now, random)
        self._runner = TournamentRunner(store, self.cache, tables, alarm, now)
        # beside the limit of the book, to which someone who had themselves forgotten is a stranger
        self.registrations = Pace[UserId]("registration-pace", limits.registrations, limits.registrations_within, now)

    # Listeners, and what goes on by itself

    def changed_elsewhere(self, tournament_id: TournamentId, guild_id: int | None) -> None:
        """Say that another process has changed a tournament. Returns at once."""
        self.cache.forget(tournament_id)
        if self._store.database.shards.owns(guild_id):
            self.wake(tournament_id)

    def on_change(self, callback: Callable[[TournamentId], None]) -> None:
        """Call this after every change of a tournament, or of one of its tables' games. It must return at once."""
        self._callbacks.append(callback)

    def ask_places(self, place: Placing) -> None:
        """Ask this where a table of the round drawn last is to be played: it makes a thread, say."""
        self._runner.placing = place

    def ask_members(self, find_departed: FindDeparted) -> None:
        """Ask this who has left a server, before a round or a season is drawn and before someone moves up."""
        self._runner.find_departed = find_departed

    def ask_reach(self, reach: Reaching) -> None:
        """Ask this whether a tournament's channel is still there, before a round is drawn."""
        self._runner.reaching = reach

    async def start(self) -> None:
        """Go on with everything that was going on: tables that are to be made, results to be entered, deadlines."""
        self._runner.start(await self.open_ones())

    async def stop(self) -> None:
        """Begin nothing more by itself. What has been begun at tables is finished by the one who does it."""
        await self._runner.stop()

    async def run_due(self) -> None:
        """Bring all open tournaments in line with their books by now. After the start the runner does so by itself."""
        for tournament_id in await self.open_ones():
            with about(verb="tournament", tournament=tournament_id):
                await self._live.run(self._runner.settle(tournament_id))

    async def idle(self) -> None:
        """Wait until nothing is left to be done for any tournament before the next deadline."""
        await self._runner.idle()

    def table_changed(self, table: Table) -> None:
        """Say that a table has changed. Returns at once."""
        if table.contest is not None:
            self.wake(table.contest.tournament)

    def wake(self, tournament_id: TournamentId) -> None:
        """Say that a tournament, or one of its tables, has changed. Returns at once."""
        self._runner.wake(tournament_id)
        for callback in self._callbacks:
            try:
                callback(tournament_id)
            except Exception:
                log.exception("tournament %s: a listener failed", tournament_id)

    # Looking

    async def look(self, tournament_id: TournamentId) -> RunningTournament:
        """Return the tournament as it is on disk. Raises `TournamentError` (`tournament-none`)."""
        return (await self.cache.glance(tournament_id)).without_secrets()

    async def open_ones(self) -> Sequence[TournamentId]:
        """Return the tournaments that go on, or have still to be closed, of all servers."""
        return await self._live.run(self._store.tournaments.open_ones())

    async def unannounced(self, guild_id: int | None = None) -> Sequence[TournamentId]:
        """Return the tournaments, of all servers or of one, with acts that have not been announced."""
        return await self._live.run(self._store.tournaments.unannounced(guild_id))

    async def of_server(
        self, guild_id: int, *, is_open: bool | None = None, is_league: bool | None = None
    ) -> Sequence[RunningTournament]:
        """Return the tournaments of a server, the newest first, 25 at most; only those that go on, or are over.

        Seasons of its league are among them unless `is_league` says otherwise.
        """
        found = await self._live.run(self._store.tournaments.of_guild(guild_id, is_open=is_open, is_league=is_league))
        return [await self.look(each) for each in found]

    async def last_won(self, guild_id: int) -> RunningTournament | None:
        """Return the tournament of a server that was won last, of its newest 25; None where there is none."""
        found = await self.of_server(guild_id, is_league=False)
        won = [each for each in found if each.tournament.champion() is not None]
        return max(won, key=lambda each: (each.book[-1].act.at, each.id), default=None)

    async def current(self, guild_id: int | None, *, is_league: bool = False) -> RunningTournament:
        """Return the newest tournament of a server that goes on, else the newest; or season of its league.

        Raises `TournamentError` (`tournament-none`, `league-none`).
        """
        for is_open in (True, False):
            of_guild = self._store.tournaments.of_guild(guild_id or 0, is_open=is_open, is_league=is_league)
            if found := await self._live.run(of_guild):
                return await self.look(found[0])
        raise TournamentError("league-none" if is_league else "tournament-none")

    async def next_season(self, guild_id: int) -> int:
        """Return the number of the next season of a server's league."""
        return await self._live.run(self._store.tournaments.count_seasons(guild_id)) + 1

    async def of_table(self, table_id: TableId) -> RunningTournament | None:
        """Return the tournament to which a table belongs."""
        contest = (await self._live.look(table_id)).contest
        return None if contest is None else await self.look(contest.tournament)

    async def tables_of(self, tournament_id: TournamentId) -> Sequence[TableState]:
        """Return all tables of the round drawn last, with time left and no-shows: the referee's console."""
        state = await self.cache.glance(tournament_id)
        played = state.tournament.round()
        found: list[TableState] = []
        for drawn in () if played is None else played.tables:
            table = await self._tables.look(state, drawn)
            due = [each.due_at for each in table.timers if each.due_at is not None] if table else []
            absent = missing_players(state.stored.settings, drawn, table, self._now()) if table else ()
            found.append(TableState(drawn.number, drawn, table, min(due, default=None), absent))
        return found

    async def roles_of(self, tournament_id: TournamentId, caller: Caller) -> frozenset[Role]:
        """Return everything as which someone may act at a tournament."""
        state = await self.cache.glance(tournament_id)
        return roles_of(state, await self._with_rights(state, caller))

    async def preview(self, tournament_id: TournamentId, caller: Caller, ruling: Ruling) -> Preview:
        """Return what a ruling would come to; nothing is changed. For the referee."""
        return await self._live.run(self._refereeing.preview(await self.cache.glance(tournament_id), caller, ruling))

    async def archive(self, tournament_id: TournamentId, caller: Caller) -> str:
        """Return the archive as JSON (`bot/tournament/ARCHIVE.md`), for organiser and referee.

        Raises `TournamentError` (`tournament-unfinished`) until all secrets are told.
        """
        state = await self.cache.glance(tournament_id)
        if (await self.roles_of(tournament_id, caller)).isdisjoint((Role.ORGANISER, Role.REFEREE)):
            raise TournamentError("tournament-not-yours", role=Role.ORGANISER.value)
        # the secrets are what the archive is checked with
        if state.tournament.lots_secret is None:
            raise TournamentError("tournament-unfinished")
        book = state.stored.book
        results = [entry.act.operation for entry in book if isinstance(entry.act.operation, Report | Replace)]
        hashes = [each.transcript for each in results if each.transcript is not None]
        games = await self._live.run(self._tables.games_of(state, hashes))
        return write_archive(book, {who: person.name for who, person in state.stored.people.items()}, games)

    # Acting

    async def create(self, caller: Caller, plan: Plan, *, is_repeated: bool = False) -> RunningTournament:
        """Announce a tournament.

        Where the request may be repeated (a button pressed twice), return the one with that title, start and organiser
        that goes on already.

        Raises `NotAllowed` where the server has them switched off, and unless the caller moderates it.
        """
        if plan.place.guild_id is None:
            raise NotAllowed("server-only")
        server = await self._profiles.guild_preferences(plan.place.guild_id)
        check_feature(server, TOURNAMENTS)
        check_moderator(server, caller.opener)
        if not is_repeated:
            return (await self._live.run(self._create(caller, plan))).without_secrets()
        async with self._opening:
            wanted = (_title(plan), plan.starts, caller.user)
            for each in await self.of_server(plan.place.guild_id, is_open=True):
                said = each.tournament.plan
                is_wanted = (said.title, said.starts, each.user_of(said.organiser)) == wanted
                if is_wanted and not each.tournament.is_ended:  # it is open until its secret is revealed
                    return each
            return (await self._live.run(self._create(caller, plan))).without_secrets()

    async def open_season(self, caller: Caller, plan: SeasonPlan) -> RunningTournament:
        """Announce a season of a server's league; only one goes on at a time (`league-open`).

        Raises `NotAllowed` where the server has its league switched off, and unless the caller moderates it.
        """
        if plan.place.guild_id is None:
            raise NotAllowed("server-only")
        server = await self._profiles.guild_preferences(plan.place.guild_id)
        check_feature(server, LEAGUE)
        check_moderator(server, caller.opener)
        async with self._opening:
            return (await self._live.run(self._open_season(caller, plan))).without_secrets()

    async def act(self, tournament_id: TournamentId, caller: Caller, request: Request) -> RunningTournament:
        """Do what the caller asks, as far as they may, and return the tournament afterwards."""
        try:
            return (await self._live.run(self._act(tournament_id, caller, request))).without_secrets()
        except TournamentError as error:
            await self._look_for_organiser(tournament_id, error)
            raise

    async def forget(self, tournament_id: TournamentId, caller: Caller, user: Official) -> RunningTournament:
        """Take someone's name off the list beside the book; for the organiser, or themselves, once it is over."""
        if caller.user != user.user and Role.ORGANISER not in await self.roles_of(tournament_id, caller):
            raise TournamentError("tournament-not-yours", role=Role.ORGANISER.value)

        def decide(state: TournamentState) -> TournamentState:
            if not state.tournament.is_ended:
                raise TournamentError("tournament-unfinished")
            people = {who: person for who, person in state.stored.people.items() if person.user != user.user}
            return replace(state, stored=replace(state.stored, people=people))

        return (await self.cache.change(tournament_id, decide)).without_secrets()

    async def forget_everywhere(self, user: UserId) -> None:
        """Withdraw someone where that is still possible, and take their name and id off every tournament's list."""

        def decide(state: TournamentState) -> TournamentState:
            people = {
                who: Person(who, UserId(0), NOBODY) if person.user == user else person
                for who, person in state.stored.people.items()
            }
            return replace(state, stored=replace(state.stored, people=people))

        for tournament_id in await self._live.run(self._store.tournaments.of_person(user)):
            with suppress(TournamentError):
                await self.act(tournament_id, Caller(user, NOBODY), WithdrawSelf())
            await self.cache.change(tournament_id, decide)

    async def show(self, tournament_id: TournamentId, *, message_id: int | None, version: int) -> None:
        """Keep which message announces the tournament, and which version of it that shows."""
        await self._post(tournament_id, lambda kept: replace(kept, message_id=message_id, version=version))

    async def keep_messages(self, tournament_id: TournamentId, messages: Mapping[str, int]) -> None:
        """Keep which messages have been sent about the act that is being announced, by name."""
        await self._post(tournament_id, lambda kept: replace(kept, messages=messages))

    async def keep_event(self, tournament_id: TournamentId, event_id: int | None) -> None:
        """Keep the scheduled event that announces the start."""
        await self._post(tournament_id, lambda kept: replace(kept, event_id=event_id))

    async def keep_announced_stuck(self, tournament_id: TournamentId, since: int | None) -> None:
        """Record that the organiser has been told that the tournament has been unable to begin since that moment."""
        await self._post(tournament_id, lambda kept: replace(kept, announced_stuck=since))

    async def lose_place(self, tournament_id: TournamentId) -> None:
        """Note that a tournament's channel is gone: nothing is drawn until it has another."""
        await self.cache.change(tournament_id, lambda state: with_place_lost(state, self._now()))

    async def move(
        self, tournament_id: TournamentId, caller: Caller, place: Place, place_text: str
    ) -> RunningTournament:
        """Announce a tournament anew in another channel of its server, and go on there; for organiser and referee.

        Tables that have a place stay there. `place_text` is the place in words, for the book.
        """
        await self.check_official(tournament_id, caller)
        caller = await self._with_rights(await self.cache.glance(tournament_id), caller)

        def decide(state: TournamentState) -> TournamentState:
            stored, posting = state.stored, state.stored.posting
            if place.guild_id != stored.place.guild_id:
                raise TournamentError("tournament-none")
            if place.channel_id == stored.place.channel_id and posting.lost_since is None:
                raise TournamentError("tournament-same-place")
            if state.tournament.is_ended:
                raise TournamentError("tournament-late")
            posting = replace(posting, message_id=None, messages={}, lost_since=None)
            moved = replace(state, stored=replace(stored, place=place, posting=posting))
            return apply_request(moved, caller, Move(place_text, None), self._now(), self._random)

        return (await self.cache.change(tournament_id, decide)).without_secrets()

    async def lose_referee(self, tournament_id: TournamentId, user: UserId) -> None:
        """Enter in the book that the referee, this person, is no longer on the server."""

        def decide(state: TournamentState) -> TournamentState:
            if state.tournament.is_ended or state.without_secrets().referee_user != user:
                return state
            return state.apply(Act(self._now(), SYSTEM, ResignReferee(REFEREE_LEFT)))

        await self.cache.change(tournament_id, decide)

    async def on_call(self, tournament_id: TournamentId) -> UserId | None:
        """Return the person who is called for a decision: the referee, or else the organiser, if they are there."""
        state = await self.cache.glance(tournament_id)
        running = state.without_secrets()
        if running.referee_user is not None or await self._has_lost_organiser(state):
            return running.referee_user
        return running.user_of(running.tournament.plan.organiser)

    async def check_official(self, tournament_id: TournamentId, caller: Caller) -> None:
        """Raise `TournamentError` (`tournament-not-yours`) unless someone is organiser or referee."""
        if (await self.roles_of(tournament_id, caller)).isdisjoint((Role.ORGANISER, Role.REFEREE)):
            await self._has_lost_organiser(await self.cache.glance(tournament_id))
            raise TournamentError("tournament-not-yours", role=Role.REFEREE.value)

    # How it is done

    async def _act(self, tournament_id: TournamentId, caller: Caller, request: Request) -> TournamentState:
        state = await self.cache.glance(tournament_id)
        caller = await self._with_rights(state, caller)
        if isinstance(request, DrawNextRound | ReplacePlayer):
            await self._drop_departed(state, caller, request)
        if isinstance(request, Cancel):
            identify_actor(state, caller, request, self._random)  # asks Discord nothing for who may not
            caller = replace(caller, has_organiser=not await self._has_lost_organiser(state))
        if isinstance(request, TableRequest):
            return await self.cache.attempt(tournament_id, lambda locked: self._refereeing.act(locked, caller, request))
        if isinstance(request, CallReferee):
            return await self._call_referee(tournament_id, caller, request)
        if isinstance(request, Settle):
            return await self.cache.attempt(tournament_id, lambda locked: self._settle(locked, caller, request))
        if isinstance(request, ConcedeGame):
            return await self.cache.attempt(tournament_id, lambda locked: self._concede(locked, caller, request))
        if isinstance(request, RegisterSelf):
            await self._check_barred(state, caller.user)
        if isinstance(request, RegisterSelf | RegisterPerson) and state.tournament.is_league:
            user = caller.user if isinstance(request, RegisterSelf) else request.person.user
            await self._check_banned(state, user)
        if isinstance(request, SubstitutePerson):
            await self._check_newcomer(state, request.person.user)

        def decide(state: TournamentState) -> TournamentState:
            # counted under the tournament's lock: of many at once each sees those before it
            if isinstance(request, RegisterSelf):
                self.registrations.check(caller.user)
            after = apply_request(state, caller, request, self._now(), self._random)
            if isinstance(request, RegisterSelf):
                self.registrations.note(caller.user)
            return after

        after = await self.cache.change(tournament_id, decide)
        if isinstance(request, RegisterSelf):
            await self._store.tell(Kind.REGISTRATION, caller.user)
        return after

    async def _drop_departed(
        self, state: TournamentState, caller: Caller, request: DrawNextRound | ReplacePlayer
    ) -> None:
        """Withdraw those who have left the server, before someone is drawn or moves up. Raises `TournamentError`."""
        identify_actor(state, caller, request, self._random)  # asks Discord nothing for who may not
        if isinstance(request, DrawNextRound) and state.tournament.rounds:
            await self._runner.look_for_ghosts(state)
        elif len(state.tournament.rounds) < 2 and not state.tournament.is_league:  # later nobody moves up
            await self._runner.drop_departed(state.stored.id)

    async def _with_rights(self, state: TournamentState, caller: Caller) -> Caller:
        try:
            preferences = await self._profiles.guild_preferences(state.stored.place.guild_id or 0)
            check_moderator(preferences, caller.opener)
        except NotAllowed:
            # the referee takes over from an organiser who has left
            is_referee = Role.REFEREE in roles_of(state, replace(caller, is_moderator=False))
            return replace(caller, is_moderator=is_referee and await self._has_lost_organiser(state))
        return replace(caller, is_moderator=True)

    async def _look_for_organiser(self, tournament_id: TournamentId, error: TournamentError) -> None:
        """Look whether the organiser has left the server, where someone is refused what only organisers may."""
        if error.reason.key == "tournament-not-yours" and error.reason.values.get("role") == Role.ORGANISER.value:
            await self._has_lost_organiser(await self.cache.glance(tournament_id))

    async def has_lost_organiser(self, tournament_id: TournamentId) -> bool:
        """Return whether the organiser is known to have left the server."""
        return await self._has_lost_organiser(await self.cache.glance(tournament_id))

    async def _has_lost_organiser(self, state: TournamentState) -> bool:
        """Return whether the organiser is known to have left the server; that is told once, until they are back."""
        stored, plan = state.stored, state.tournament.plan
        person, key = stored.people.get(plan.organiser), f"organiser-left:{stored.id}"
        if person is None or state.tournament.is_ended:
            return False
        gone = await self._runner.find_departed(stored.place.guild_id, (person.user,), Office("organiser", stored.id))
        async with self._telling:  # two may be refused at once
            is_told = await self._profiles.recall(key) == "told"
            if bool(gone) != is_told:
                await self._profiles.remember(key, "told" if gone else "")
                if gone and self.tell_organiser_left is not None:
                    await self.tell_organiser_left(state.without_secrets())
        return bool(gone)

    async def _check_barred(self, state: TournamentState, user: UserId) -> None:
        """Raises `NotAllowed` where the server keeps someone from its tables."""
        if user in await self._profiles.barred(state.stored.place.guild_id or 0):
            raise NotAllowed("barred")

    async def _check_newcomer(self, state: TournamentState, user: UserId) -> None:
        """Raise `TournamentError` where someone may not take a place in a season, or isn't on the server."""
        occasion = (state.stored.id, len(state.stored.book))
        is_gone = bool(await self._runner.find_departed(state.stored.place.guild_id, (user,), occasion))
        try:
            await self._check_barred(state, user)
            await self._check_banned(state, user)
        except (NotAllowed, TournamentError):
            is_gone = True
        if is_gone:
            raise TournamentError("league-newcomer")

    async def _check_banned(self, state: TournamentState, user: UserId) -> None:
        """Raise `TournamentError` where an earlier season's director has kept someone from this one."""
        guild_id, number = state.stored.place.guild_id or 0, season_plan(state.tournament).number
        for tournament_id in await self._store.tournaments.of_guild(guild_id, is_league=True):
            earlier = await self.cache.glance(tournament_id)
            plan, who = season_plan(earlier.tournament), earlier.who_is(user)
            if plan.number < number - MOST_BANNED:
                return
            banned = [
                entry.act.operation.seasons
                for entry in earlier.stored.book
                if isinstance(entry.act.operation, Remove) and entry.act.operation.who == who
            ]
            left = plan.number + max(banned, default=0) - number
            if plan.number < number and left >= 0 and banned and max(banned):
                raise TournamentError("league-banned", left=left)

    async def _concede(self, locked: LockedTournament, caller: Caller, request: ConcedeGame) -> TournamentState:
        """Resign a game: at its table, in the draft in the book."""
        state, by = identify_actor(await locked.load(), caller, request, self._random)
        drawn = current_round(state.tournament).table(request.table)
        table = await self._tables.look_dealt(state, drawn)
        act = Act(self._now(), by, Concede(drawn.number))
        after = state.apply(act)  # asked for its refusal, too
        if table.match is None or table.match.is_preparing:
            return await locked.save(after)
        assert by.who is not None, "a player is a person"
        player = state.tournament.number_of(by.who)
        assert player is not None, "they play at that table"
        await self._tables.resign(table.id, drawn.players.index(player))
        return state

    async def _settle(self, locked: LockedTournament, caller: Caller, request: Settle) -> TournamentState:
        """Settle a game of a season; of one that goes on its table tells who never moved in it."""
        state, by = identify_actor(await locked.load(), caller, request, self._random)
        drawn = current_round(state.tournament).table(request.table)
        idle = () if drawn.is_over else idle_players(drawn, await self._tables.look(state, drawn))
        return await locked.save(state.apply(Act(self._now(), by, replace(request.tidied(), idle=idle))))

    async def _call_referee(self, tournament_id: TournamentId, caller: Caller, request: CallReferee) -> TournamentState:
        table = await self._live.look(request.table)

        def decide(state: TournamentState) -> TournamentState:
            contest = table.contest
            if contest is None or (contest.tournament, contest.round) != (tournament_id, len(state.tournament.rounds)):
                raise TournamentError("tournament-elsewhere")
            state, by = identify_actor(state, caller, request, self._random)
            assert by.who is not None, "a player is a person"
            if (player := state.tournament.number_of(by.who)) is None:
                raise TournamentError("tournament-elsewhere")
            return state.apply(Act(self._now(), by, Call(TableNumber(contest.table), player, table.number)))

        return await self.cache.change(tournament_id, decide)

    async def _create(self, caller: Caller, plan: Plan) -> TournamentState:
        if plan.starts <= self._now():
            raise TournamentError("tournament-start")
        going_on = await self._store.tournaments.of_guild(plan.place.guild_id or 0, is_open=True, is_league=False)
        if len(going_on) >= MOST_OPEN:
            raise TournamentError("tournament-many", limit=MOST_OPEN)
        made, commitments = _new_secrets()
        settings = Settings(
            plan.clock, plan.referee_role, plan.check_in, plan.no_show, plan.has_vacations, plan.counts_weekends
        )
        people, organiser = add_person({}, caller.user, caller.name, self._random)
        people, referee = add_person(people, plan.referee.user, plan.referee.name, self._random)
        barred: list[Pseudonym] = []
        for official in plan.barred:
            people, who = add_person(people, official.user, official.name, self._random)
            barred.append(who)
        operation = Announce(
            _title(plan), tidy_text(plan.place_text), tidy_text(plan.clock_text),
            plan.starts, plan.official, plan.places, organiser, referee, tuple(dict.fromkeys(barred)),
            commitments,
        )  # fmt: skip
        by = Actor(Role.ORGANISER, organiser)
        # who referees in person has been asked already
        asked = [] if referee == organiser else [AskReferee(referee)]
        acts = [Act(self._now(), by, each) for each in (operation, *asked)]
        stored = StoredTournament(
            TournamentId(0), plan.place, settings, tuple(each.hex() for each in made), make_book(acts), people, {},
            Posting(),
        )  # fmt: skip
        return await self.cache.create(stored, replay(acts))

    async def _open_season(self, caller: Caller, plan: SeasonPlan) -> TournamentState:
        if plan.starts <= self._now():
            raise TournamentError("tournament-start")
        clock = season_clock(plan.clock)
        if await self._store.tournaments.of_guild(plan.place.guild_id or 0, is_open=True, is_league=True):
            raise TournamentError("league-open")
        made, commitments = _new_secrets()
        people, organiser = add_person({}, caller.user, caller.name, self._random)
        operation = AnnounceSeason(
            plan.number, _title(plan), tidy_text(plan.place_text),
            tidy_text(plan.clock_text), plan.starts, 7 * plan.weeks, MOST_PLAYERS, organiser, commitments, plan.at_once,
        )  # fmt: skip
        acts = [Act(self._now(), Actor(Role.ORGANISER, organiser), operation)]
        settings = Settings(clock, None, check_in=timedelta(), no_show=timedelta())
        stored = StoredTournament(
            TournamentId(0), plan.place, settings, tuple(each.hex() for each in made), make_book(acts), people, {},
            Posting(),
        )  # fmt: skip
        return await self.cache.create(stored, replay(acts))

    async def _post(self, tournament_id: TournamentId, change: Callable[[Posting], Posting]) -> None:
        def decide(state: TournamentState) -> TournamentState:
            return replace(state, stored=replace(state.stored, posting=change(state.stored.posting)))

        await self.cache.change(tournament_id, decide)


def _title(plan: Plan | SeasonPlan) -> str:
    """Return a title as the book takes it."""
    return tidy_text(plan.title)[:LONGEST_TITLE].rstrip()


def _new_secrets() -> tuple[list[bytes], tuple[str, ...]]:
    """Return the secrets of a tournament, of the rounds and of the lots, and their commitments."""
    # from the system, not from `random`: what is committed to must be nothing that anyone could work out
    made = [secrets.token_bytes(32) for _ in range(ROUNDS + 1)]
    return made, tuple(map(commitment, (*made, deals_secret(made[ROUNDS]))))
