"""What goes on at tournaments by itself: deadlines, tables made, results entered, the next round drawn.

Each time, everything is brought in line with the book, from any state, so that nothing is lost when the bot stops
between two steps. What a table has come to (a result, a clock that ran out) is entered in the book. What the book says
of a table (it plays, it is paused, it is called off) is done there.
"""

import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Final

from bot.manager.alarm import Alarm
from bot.manager.keyed_worker import KeyedWorker
from bot.manager.league_seasons import dropped, order_entrants, season_news
from bot.manager.membership import FindDeparted, nobody_departed
from bot.manager.tournament_state import LockedTournament, TournamentCache, TournamentState
from bot.manager.tournament_tables import (
    TournamentTables,
    contest_of_table,
    contest_transcript,
    repeated_penalties,
    seats_to_give,
)
from bot.manager.tournament_values import RunningTournament
from bot.match import referee_author
from bot.store import Conflict, Store, is_passing
from bot.store.tournaments import Settings
from bot.supervision import DOUBLING
from bot.table.clocks import awaits_referee
from bot.table.contest import TournamentId
from bot.table.table import Table
from bot.table.values import Place, Status, TableId
from bot.tournament.book import transcript_hash
from bot.tournament.draws import ROUNDS, PlayerNumber
from bot.tournament.errors import TournamentError
from bot.tournament.league import DrawSeason, games_to_open, never_there
from bot.tournament.officials import Cancel
from bot.tournament.operation import SYSTEM, Act, Actor, Operation, Role
from bot.tournament.refereeing import PLAYER_LEFT, Call, Order, OrderKind, Record, TimeOut
from bot.tournament.registration import CloseCheckIn, OpenCheckIn, Withdraw
from bot.tournament.rounds import Draw, Replace, Report, Reveal
from bot.tournament.tournament import Pseudonym, Stage, TournamentTable
from bot.tournament.waiting import GRACE, cannot_begin, next_step_at

log = logging.getLogger(__name__)

TOO_FEW: Final = "too few players"
"""Why the system calls a tournament off that could not begin for a day, in the book."""

Placing = Callable[[RunningTournament, TournamentTable], Awaitable[Place]]
"""Where a table of the round drawn last is to be played."""


Reaching = Callable[[RunningTournament], Awaitable[bool]]
"""Whether a tournament's channel is still there."""


async def _always(_: RunningTournament) -> bool:
    return True


async def _in_its_channel(running: RunningTournament, _: TournamentTable) -> Place:
    return running.place


class TournamentRunner:
    """Brings tournaments and their tables in line, one piece of work a tournament at a time."""

    def __init__(
        self,
        store: Store,
        cache: TournamentCache,
        tables: TournamentTables,
        alarm: Alarm,
        now: Callable[[], datetime],
    ) -> None:
        self._store = store
        self._cache = cache
        self._tables = tables
        self._alarm = alarm
        self._now = now
        self.placing: Placing = _in_its_channel
        self.reaching: Reaching = _always
        self.find_departed: FindDeparted = nobody_departed
        self._ghosts: dict[TournamentId, frozenset[PlayerNumber]] = {}
        """Who of those who go on to a tournament's newest round had left the server when it was drawn."""
        self._worker = KeyedWorker[TournamentId](
            "tournament", self._work, pauses=DOUBLING, is_passing=_is_passing, persists=True, key_is="tournament"
        )
        self._is_on = False
        self._is_stopping = False
        """Whether no other table is begun: places take Discord's time, and the bot waits for what is in flight."""

    def start(self, open_ones: Iterable[TournamentId]) -> None:
        """Go on with everything that was going on."""
        self._is_on = True
        for tournament_id in open_ones:
            self._worker.wake(tournament_id)

    async def stop(self) -> None:
        """Begin nothing more."""
        self._is_on, self._is_stopping = False, True
        await self._worker.stop()

    def wake(self, tournament_id: TournamentId) -> None:
        """Say that a tournament has changed, or is due. Returns at once; nothing follows before the start or a stop."""
        if self._is_on and not self._cache.tasks.is_closing:
            self._worker.wake(tournament_id)

    async def idle(self) -> None:
        """Wait until nothing is left to be done before the next deadline."""
        await self._worker.idle()

    async def _work(self, tournament_id: TournamentId) -> None:
        at = await self._cache.run(self.settle(tournament_id))
        self._alarm.schedule(tournament_id, at, self.wake)

    async def settle(self, tournament_id: TournamentId) -> datetime | None:
        """Do what is due, and return when something is due next; None where only an act of someone leads on."""
        while not self._is_stopping:
            await self._cache.attempt(tournament_id, self._recover)
            before = await self._cache.glance(tournament_id)
            # after the recovery: what was begun before the bot was removed is still entered
            if not before.tournament.is_ended and await self._is_away(before):
                return None
            try:
                await self._step(tournament_id, before)
            except Conflict:
                log.info("tournament %s: another process was first", tournament_id)
                continue
            after = await self._cache.glance(tournament_id)
            # a step that changes nothing is the last: each one may make the next possible, as a result does the draw.
            # Not by identity: it may have been unloaded meanwhile
            if after == before:
                return await self._next_at(after)
        return None

    async def _is_away(self, state: TournamentState) -> bool:
        """Whether the bot has left the tournament's server, and is still waited for: everything stands still there."""
        guild_id = state.stored.place.guild_id
        return guild_id is not None and await self._store.departures.has_left(guild_id)

    async def _step(self, tournament_id: TournamentId, state: TournamentState) -> None:
        match state.tournament.stage:
            case Stage.REGISTRATION | Stage.CHECK_IN | Stage.READY:
                await self._begin(tournament_id, state)
            case Stage.PLAYING:
                await self._play(tournament_id, state)
            case Stage.OVER | Stage.CANCELLED:
                await self._end(tournament_id, state)

    # Before the first round

    async def _begin(self, tournament_id: TournamentId, state: TournamentState) -> None:
        if cannot_begin(state.tournament, self._now()) != (state.stored.posting.stuck_since is not None):
            await self._enter(tournament_id, self._note_stuck)
            return
        if (operation := self._due(state)) is None:
            if self._is_season_due(state):
                await self._draw_season(tournament_id, state)
            return
        if isinstance(operation, Draw):
            if not await self._has_place(tournament_id, state):
                return
            if await self.drop_departed(tournament_id):
                return  # it is looked at again: someone moves up, or too few are left
        try:
            await self._enter(
                tournament_id, lambda state: state if self._due(state) != operation else self._apply(state, operation)
            )
        except TournamentError as refused:
            log.info("tournament %s does not begin: %s", tournament_id, refused.reason.key)

    def _is_season_due(self, state: TournamentState) -> bool:
        """Whether a league's season begins now."""
        tournament, now = state.tournament, self._now()
        is_open = tournament.is_league and tournament.stage is Stage.REGISTRATION
        return is_open and tournament.plan.starts <= now and not cannot_begin(tournament, now)

    async def _draw_season(self, tournament_id: TournamentId, state: TournamentState) -> None:
        """Draw a league's season, for those who have entered by now."""
        if not await self._has_place(tournament_id, state):
            return
        if gone := await self._find_gone(state):
            await self._enter(tournament_id, lambda state: self._withdraw_from_season(state, gone))
            return
        order = await order_entrants(self._store, state)

        def draw(state: TournamentState) -> TournamentState:
            entered = {entrant.who for entrant in state.tournament.entrants}
            # someone may have come or gone since the order was made: then it is made again
            if not self._is_season_due(state) or entered != set(order):
                return state
            return self._apply(state, DrawSeason(state.stored.secrets[0], order))

        await self._enter(tournament_id, draw)

    async def _find_gone(self, state: TournamentState) -> frozenset[Pseudonym]:
        """Return which entrants who do not play yet have left the server: they would only hold a place."""
        people, players = state.stored.people, state.tournament.players
        users = {each.who: people[each.who].user for each in state.tournament.entrants if each.who not in players}
        occasion = (state.stored.id, len(state.tournament.rounds))
        gone = await self.find_departed(state.stored.place.guild_id, tuple(users.values()), occasion)
        return frozenset(who for who, user in users.items() if user in gone)

    async def drop_departed(self, tournament_id: TournamentId) -> bool:
        """Enter that those withdraw who have left the server and do not play yet; return whether there were any.

        So nobody is drawn, and nobody moves up, who is not there.
        """
        gone = await self._find_gone(await self._cache.glance(tournament_id))

        def withdraw(state: TournamentState) -> TournamentState:
            for who in gone:
                if state.tournament.entrant(who) is not None and who not in state.tournament.players:
                    state = self._apply(state, Withdraw(who))
            return state

        if gone:
            await self._enter(tournament_id, withdraw)
        return bool(gone)

    def _withdraw_from_season(self, state: TournamentState, gone: Collection[Pseudonym]) -> TournamentState:
        """Enter that these people withdraw, as they could have done themselves."""
        for entrant in state.tournament.entrants if self._is_season_due(state) else ():
            if entrant.who in gone:
                state = state.apply(Act(self._now(), Actor(Role.PLAYER, entrant.who), Withdraw(entrant.who)))
        return state

    def _due(self, state: TournamentState) -> Operation | None:
        """Return what its deadlines ask for by now."""
        tournament, now = state.tournament, self._now()
        if cannot_begin(tournament, now):
            return Cancel(TOO_FEW) if self._gives_up_at(state) <= now else None
        if tournament.is_league:
            return None  # its draw asks for the ladder first
        due_at = next_step_at(tournament, state.stored.settings.check_in)
        if due_at is None or due_at > now:
            return None
        match tournament.stage:
            case Stage.REGISTRATION:
                starts = tournament.plan.starts
                return OpenCheckIn(starts if starts > now else now + state.stored.settings.check_in)
            case Stage.CHECK_IN:
                return CloseCheckIn()
            case _:
                return None if tournament.referee is None else state.next_draw()

    def _note_stuck(self, state: TournamentState) -> TournamentState:
        """Return it with since when it cannot begin, from now on or no longer: its organiser is told."""
        now = self._now()
        is_stuck, posting = cannot_begin(state.tournament, now), state.stored.posting
        if is_stuck == (posting.stuck_since is not None):
            return state
        posting = replace(posting, stuck_since=int(now.timestamp()) if is_stuck else None)
        return replace(state, stored=replace(state.stored, posting=posting))

    def _gives_up_at(self, state: TournamentState) -> datetime:
        """Return when a tournament that cannot begin is called off."""
        since = state.stored.posting.stuck_since
        return (self._now() if since is None else datetime.fromtimestamp(since, UTC)) + GRACE

    # While a round is played

    async def _play(self, tournament_id: TournamentId, state: TournamentState) -> None:
        played, opening = state.tournament.rounds[-1], _opening(state)
        for drawn in played.tables:
            if drawn.is_playing and not self._is_stopping:
                is_entered = await self._tend(tournament_id, state, drawn, is_due=drawn in opening)
                # at once: of several games that end together, the others count no more
                if is_entered and state.tournament.is_league:
                    await self._drop_absent(tournament_id)
        await self._end_awarded(state)
        if self._is_draw_due(state) and await self._has_place(tournament_id, state):
            await self.look_for_ghosts(state)
            await self._enter(tournament_id, self._draw_next)

    async def _drop_absent(self, tournament_id: TournamentId) -> None:
        """Enter who is out of a season because they have never moved in it."""
        state = await self._cache.glance(tournament_id)
        if not never_there(state.tournament):  # as nearly always: no table is looked at
            return
        tables = {drawn: await self._tables.glance(state, drawn) for drawn in state.tournament.rounds[-1].tables}

        def drop(state: TournamentState) -> TournamentState:
            if state.tournament.stage is Stage.PLAYING:
                for operation in dropped(state.tournament, tables):
                    state = self._apply(state, operation)
            return state

        await self._enter(tournament_id, drop)

    async def _end_awarded(self, state: TournamentState) -> None:
        """End the games of a season that were decided before their end: resigned by who has left it, or called off."""
        played = state.tournament.rounds[-1]
        for drawn in played.tables if played.is_season else ():
            if not drawn.is_over or drawn.transcript is not None:
                continue
            table = await self._tables.glance(state, drawn)
            if table is None or table.status != Status.PLAYING:
                continue
            left = [player for player in drawn.players if player in state.tournament.retired]
            if len(left) == 1 and drawn.winner not in (None, *left):
                await self._tables.resign(table.id, drawn.players.index(left[0]))
            else:
                await self._tables.end(table.id)

    async def _has_place(self, tournament_id: TournamentId, state: TournamentState) -> bool:
        """Whether the tournament's channel is there: a round that is drawn nowhere would be found by nobody."""
        is_there = await self.reaching(state.without_secrets())
        if is_there != (state.stored.posting.lost_since is None):
            decide = with_place_found if is_there else partial(with_place_lost, now=self._now())
            await self._enter(tournament_id, decide)
        return is_there

    async def look_for_ghosts(self, state: TournamentState) -> None:
        """Find out who of those who go on to a round after the first has left the server.

        Nobody moves up in their place (§10.1), so the referee is called to their table at once.
        """
        players, tournament = state.tournament.next_players(), state.tournament
        people = {number: state.stored.people[tournament.players[number - 1]].user for number in players}
        occasion = (state.stored.id, len(tournament.rounds), players)
        gone = await self.find_departed(state.stored.place.guild_id, tuple(people.values()), occasion)
        self._ghosts[state.stored.id] = frozenset(number for number, user in people.items() if user in gone)

    def _draw_next(self, state: TournamentState) -> TournamentState:
        return self._apply(state, state.next_draw()) if self._is_draw_due(state) else state

    def _is_draw_due(self, state: TournamentState) -> bool:
        """Whether the round is over, and the break after it: then the next one is drawn, if there is a referee."""
        at = state.tournament.next_round_at
        return at is not None and at <= self._now() and state.tournament.referee is not None

    async def _tend(
        self, tournament_id: TournamentId, state: TournamentState, drawn: TournamentTable, *, is_due: bool
    ) -> bool:
        """Make a table where it is missing and due; enter its end, its lapse and its no-shows; pause it by the book.

        Return whether something has been entered.
        """
        contest = contest_of_table(state, drawn)
        table = await self._tables.glance(state, drawn)
        is_made = contest in state.stored.games
        # looked at without a lock: most tables have nothing to tell, and none should wait for another
        if not self._has_news(state, drawn, table):
            if not is_made and is_due and await self._has_place(tournament_id, state):
                await self._make(tournament_id, state, drawn)
            return False
        async with self._cache.locked(tournament_id) as locked:
            # again, now that no one else writes: the book may have gone on since the glance
            state = await locked.load()
            current = _same(state, drawn)
            if current is None:
                return False
            table = await self._tables.look(state, drawn)
            if table is not None and current.is_paused and not table.is_paused and table.status == Status.PLAYING:
                await self._tables.stop(table.id)
            for seat in seats_to_give(state, current, table):
                table = await self._tables.give_seat(state, current, seat)
            after = state
            for operation in self._news(after, current, table):
                with suppress(TournamentError):  # the referee has been called already, or has decided just now
                    after = self._apply(after, operation)
            await locked.save(after)
            return True

    def _has_news(self, state: TournamentState, drawn: TournamentTable, table: Table | None) -> bool:
        is_to_stop = table is not None and drawn.is_paused and not table.is_paused and table.status == Status.PLAYING
        is_behind = is_to_stop or bool(seats_to_give(state, drawn, table))
        return is_behind or next(self._news(state, drawn, table), None) is not None

    def _news(self, state: TournamentState, drawn: TournamentTable, table: Table | None) -> Iterator[Operation]:
        """Yield what has happened at a table and is not in the book yet."""
        if state.tournament.is_league:
            yield from season_news(state.tournament, drawn, table, self._now())
        elif table is None:
            return
        elif table.match is not None and table.status == Status.FINISHED:
            winners = tuple(drawn.players[seat] for seat in table.match.winners)
            yield Report(drawn.number, winners, transcript_hash(contest_transcript(table)))
        elif table.status == Status.PLAYING and awaits_referee(table) and not drawn.is_paused:
            # Nothing else pauses a game before its book says so: the referee's order stands there first.
            timeout = table.timeouts[-1]
            had = max(1, int(table.timers[timeout.seat].full.total_seconds()))
            yield TimeOut(drawn.number, drawn.players[timeout.seat], timeout.number, had)
        elif absent := forgotten_players(drawn, table):
            # No one plays these seats and no clock runs for them, so a game that goes on with them stops again.
            if not drawn.is_paused:
                yield Order(OrderKind.PAUSE, drawn.number, None, PLAYER_LEFT)
            for player in absent:
                if not drawn.is_paused or not has_been_called(state, drawn, player):
                    yield Call(drawn.number, player, table.number)
        else:
            absent = missing_players(state.stored.settings, drawn, table, self._now())
            for player in dict.fromkeys((*self._ghosts_at(state, drawn, table), *absent)):
                if not has_been_called(state, drawn, player):
                    yield Call(drawn.number, player, 0)

    def _ghosts_at(self, state: TournamentState, drawn: TournamentTable, table: Table) -> tuple[PlayerNumber, ...]:
        """Return who at a table, before its first card, had left the server when their round was drawn."""
        if table.match is None or not table.match.is_preparing or table.status != Status.PLAYING:
            return ()
        ghosts = self._ghosts.get(state.stored.id, frozenset[PlayerNumber]())
        return tuple(player for player in drawn.players if player in ghosts)

    async def _make(self, tournament_id: TournamentId, state: TournamentState, drawn: TournamentTable) -> None:
        # outside the lock, since it asks Discord; so whether that deal is still played is looked at again inside
        place = await self.placing(state.without_secrets(), drawn)
        async with self._cache.locked(tournament_id) as locked:
            state = await locked.load()
            if (current := _same(state, drawn)) is None:
                return
            table_id = await self._tables.make(state, current, place)
            await locked.save(with_game(state, current, table_id))

    # Afterwards, and in between

    async def _end(self, tournament_id: TournamentId, state: TournamentState) -> None:
        until = state.tournament.restorable_until
        if until is not None and self._now() < until:
            await self._stop_cancelled(tournament_id)
            return
        for table_id in state.stored.games.values() if state.tournament.stage is Stage.CANCELLED else ():
            await self._tables.end(table_id)
        if state.tournament.stage is Stage.OVER:
            await self._end_awarded(state)

        def reveal(state: TournamentState) -> TournamentState:
            if state.tournament.lots_secret is not None:
                return state
            return self._apply(state, Reveal(state.stored.secrets[ROUNDS]))

        await self._enter(tournament_id, reveal)

    async def _stop_cancelled(self, tournament_id: TournamentId) -> None:
        """Stop the games of a tournament that was called off, as long as that can be taken back."""
        async with self._cache.locked(tournament_id) as locked:  # not while someone takes it back
            state = await locked.load()
            for table_id in state.stored.games.values() if state.tournament.restorable_until is not None else ():
                await self._tables.stop(table_id)

    async def _recover(self, locked: LockedTournament) -> TournamentState:
        """Enter, or forget, what was being done to a game when the bot stopped."""
        state = await locked.load()
        if (act := state.stored.pending) is None:
            return state
        done = state.with_pending(None)
        if await self._has_happened(state, act):
            with suppress(TournamentError):
                for each in (act, *await self._repeated(state, act)):
                    done = done.apply(each)
        return await locked.save(done)

    async def _repeated(self, state: TournamentState, act: Act) -> list[Act]:
        """Return the penalties that a late effect has taken back and that were applied again with it."""
        undo = act.operation
        if not isinstance(undo, Record) or undo.back_to is None:
            return []
        drawn = state.tournament.rounds[-1].table(undo.table)
        table = await self._tables.look(state, drawn)
        assert table is not None, "its line has been found there"
        assert table.match is not None, "its line has been found there"
        again = repeated_penalties(state.tournament, drawn, undo, table.match)
        return [replace(act, operation=each) for each in again]

    async def _has_happened(self, state: TournamentState, act: Act) -> bool:
        operation = act.operation
        assert isinstance(operation, Record | Replace), "nothing else changes a game"
        table = await self._tables.look(state, state.tournament.rounds[-1].table(operation.table))
        if table is None or table.match is None:
            return False
        if isinstance(operation, Replace):
            return table.status == Status.ABANDONED or operation.transcript is None
        lines = table.match.lines((operation.line or 1) - 1)
        # by its author: the line of that number may be another's, written before the referee's was
        return bool(lines) and lines[0].by == referee_author(act.by.who or "")

    async def _enter(self, tournament_id: TournamentId, decide: Callable[[TournamentState], TournamentState]) -> None:
        await self._cache.change(tournament_id, decide)

    def _apply(self, state: TournamentState, operation: Operation) -> TournamentState:
        return state.apply(Act(self._now(), SYSTEM, operation))

    async def _next_at(self, state: TournamentState) -> datetime | None:
        """Return when something is due by itself, if nothing happens before; clocks of tables have their own alarm."""
        tournament, settings, now = state.tournament, state.stored.settings, self._now()
        due: list[datetime] = []
        if tournament.restorable_until is not None:
            due.append(tournament.restorable_until)
        elif cannot_begin(tournament, now):
            due.append(self._gives_up_at(state))
        elif (step_at := next_step_at(tournament, settings.check_in)) is not None:
            due.append(step_at)
        elif tournament.ends_at is not None and tournament.stage is Stage.PLAYING:
            due.append(tournament.ends_at)
        elif tournament.stage is Stage.PLAYING:
            for drawn in tournament.rounds[-1].tables:
                table = await self._tables.glance(state, drawn) if drawn.is_playing else None
                if table is not None and table.match is not None and table.match.is_preparing:
                    due.append(table.created_at + settings.no_show)
            if tournament.next_round_at is not None:
                due.append(tournament.next_round_at)
        return min((at for at in due if at > now), default=None)


def with_place_lost(state: TournamentState, now: datetime) -> TournamentState:
    """Return the tournament whose channel is known to be gone since now, or since before."""
    if state.stored.posting.lost_since is not None or state.tournament.is_ended:
        return state
    posting = replace(state.stored.posting, lost_since=int(now.timestamp()))
    return replace(state, stored=replace(state.stored, posting=posting))


def with_place_found(state: TournamentState) -> TournamentState:
    """Return the tournament whose channel is there again."""
    posting = replace(state.stored.posting, lost_since=None)
    return replace(state, stored=replace(state.stored, posting=posting))


def with_game(state: TournamentState, drawn: TournamentTable, table_id: TableId) -> TournamentState:
    """Return the tournament with the table where a deal is played."""
    games = {**state.stored.games, contest_of_table(state, drawn): table_id}
    return replace(state, stored=replace(state.stored, games=games))


def _opening(state: TournamentState) -> Collection[TournamentTable]:
    """Return which tables of the round that is played begin now: all of a tournament's, of a season some at a time."""
    played = state.tournament.rounds[-1]
    if not played.is_season:
        return played.tables
    made = [drawn.number for drawn in played.tables if contest_of_table(state, drawn) in state.stored.games]
    return games_to_open(state.tournament, made)


def missing_players(
    settings: Settings, drawn: TournamentTable, table: Table, now: datetime
) -> tuple[PlayerNumber, ...]:
    """Return the people who have not made their first pick though the deadline for no-shows has passed."""
    match = table.match
    if match is None or not match.is_preparing or table.status != Status.PLAYING or drawn.is_paused:
        return ()
    if now < table.created_at + settings.no_show:
        return ()
    acted = {line.seat for line in match.lines()}
    return tuple(
        player
        for seat, player in enumerate(drawn.players)
        if seat in match.waiting() and seat not in acted and not table.participants[seat].is_computer
    )


def forgotten_players(drawn: TournamentTable, table: Table) -> tuple[PlayerNumber, ...]:
    """Return the players of a game who have had themselves forgotten, and whom the referee has not eliminated yet."""
    match = table.match
    if match is None or table.status != Status.PLAYING:
        return ()
    seats = (seat for seat, participant in enumerate(table.participants) if participant.is_forgotten)
    return tuple(drawn.players[seat] for seat in seats if match.is_in(seat))


def has_been_called(state: TournamentState, drawn: TournamentTable, player: PlayerNumber) -> bool:
    """Whether the referee has been told of a player's absence from that deal."""
    for entry in reversed(state.stored.book):
        operation = entry.act.operation
        if isinstance(operation, Draw) or (isinstance(operation, Replace) and operation.table == drawn.number):
            return False
        if (
            isinstance(operation, Call)
            and entry.act.by == SYSTEM
            and (operation.table, operation.player) == (drawn.number, player)
        ):
            return True
    return False


def _same(state: TournamentState, drawn: TournamentTable) -> TournamentTable | None:
    """Return the table as it is now, None where that deal is not played any more."""
    played = state.tournament.round()
    if state.tournament.stage is not Stage.PLAYING or played is None or drawn.number > len(played.tables):
        return None
    current = played.table(drawn.number)
    return current if current.is_playing and current.deal == drawn.deal and current.drawn == drawn.drawn else None


def _is_passing(error: Exception) -> bool:
    """Whether it may go right later: a database that is busy, or no connection for a table's place."""
    return isinstance(error, TimeoutError) or is_passing(error)
