"""The tables of tournaments: made when a round is drawn, and changed as book and referee say."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from random import Random

from bot.manager.table_cache import TableCache
from bot.manager.tournament_state import TournamentState
from bot.match import Games, Match
from bot.store import Conflict, DamagedTable, Store, log_store_error
from bot.table import absence, clocks, refereeing
from bot.table.availability import AVAILABILITY, parse_availability
from bot.table.consequences import apply_consequences
from bot.table.contest import Contest
from bot.table.errors import UnknownTable
from bot.table.fair_deal import FairDeal, Part, make_part
from bot.table.names import with_distinct_names
from bot.table.preferences import preferences_from
from bot.table.refereeing import Intervention
from bot.table.table import Table
from bot.table.transcript_header import deal_keys
from bot.table.values import Options, Participant, Place, Referee, Status, TableId, UserId
from bot.tournament.archive import StoredGame
from bot.tournament.book import transcript_hash
from bot.tournament.draws import ROUNDS, deal_label, deals_secret, dealt_secret
from bot.tournament.errors import TournamentError, TournamentMovedOn
from bot.tournament.refereeing import LONGEST_EXTENSION, Record, standing_penalties
from bot.tournament.tournament import CHOICES, Tournament, TournamentTable


class TournamentTables:
    """Makes, stops, extends and ends the tables of tournaments. Who may has been decided by the caller."""

    def __init__(
        self,
        store: Store,
        live: TableCache,
        *,
        now: Callable[[], datetime],
        random: Random,
        games: Games,
        opened: Callable[[Table], None],
    ) -> None:
        """They play the first of the `games`; `opened` is called with every new table and must return at once."""
        self._store = store
        self._live = live
        self._now = now
        self._random = random
        self._game = next(iter(games.values()))
        self._opened = opened

    async def make(self, state: TournamentState, drawn: TournamentTable, place: Place) -> TableId:
        """Make the table of a deal, dealt in one transaction; return that of another process where it was first."""
        contest = contest_of_table(state, drawn)
        if known := await self._store.tournaments.table_of(contest):
            return known
        seats = tuple(_participant(state, player) for player in drawn.players)
        options = Options(
            len(seats), self._game.name, dict(CHOICES), invite_only=True, own_thread=True,
            clock=state.stored.settings.clock, talks=False,
            has_vacations=state.stored.settings.has_vacations,
            counts_weekends=state.stored.settings.counts_weekends,
            has_referee=not state.tournament.is_league,
        )  # fmt: skip
        now = self._now()
        before, after = refereeing.deal_contest(
            contest, self._game, place, options, seats, drawn.first, _chance(state, drawn) or self._random, now,
            is_stopped=drawn.is_paused,
        )  # fmt: skip
        names = (*AVAILABILITY, "remind_next")
        stored = await self._store.preferences.of_users([each.user_id for each in before.people], names)
        availabilities = {UserId(user): parse_availability(found) for user, found in stored.items()}
        try:
            wants_next = [user for user, found in stored.items() if preferences_from(found).remind_next]
            dealt = apply_consequences(before, after, now, availabilities, wants_next=wants_next)
            named = with_distinct_names(dealt.participants, self._live.handle_of)
            table = await self._store.tables.create(replace(dealt, participants=named))
        except Conflict:
            # another process has dealt it meanwhile
            return await self._store.tournaments.table_of(contest) or await self.make(state, drawn, place)
        self._opened(table)
        return table.id

    async def look(self, state: TournamentState, drawn: TournamentTable) -> Table | None:
        """Return the table of a deal, None where there is none yet or it is damaged.

        Raises `StoreError` where it cannot be read for now: no game is decided by that.
        """
        table_id = state.stored.games.get(contest_of_table(state, drawn))
        if table_id is None:
            return None
        try:
            return await self._live.look(table_id)
        except (UnknownTable, DamagedTable) as error:
            log_store_error(error, "a game of the tournament")
            return None

    async def glance(self, state: TournamentState, drawn: TournamentTable) -> Table | None:
        """Return what `look` does, but as it was before a change being written: that change wakes the runner."""
        table_id = state.stored.games.get(contest_of_table(state, drawn))
        try:
            return None if table_id is None else await self._live.glance(table_id)
        except (UnknownTable, DamagedTable) as error:
            log_store_error(error, "a game of the tournament")
            return None

    async def look_dealt(self, state: TournamentState, drawn: TournamentTable) -> Table:
        """Return the table of a deal. Raises `TournamentError` (`tournament-no-game`) where it is not dealt yet."""
        table_id = state.stored.games.get(contest_of_table(state, drawn))
        if table_id is None:
            raise TournamentError("tournament-no-game", number=drawn.number)
        return await self._live.look(table_id)

    async def stop(self, table_id: TableId) -> Table:
        """Pause a game."""
        return await self._live.change(table_id, refereeing.stop_contest)

    async def resume(self, table_id: TableId) -> Table:
        """Let a game go on after a pause."""
        return await self._live.change(table_id, lambda table: refereeing.continue_contest(table, self._now()))

    async def extend(self, table_id: TableId, seconds: int) -> Table:
        """Give everyone awaited there more time."""
        availabilities = await self._live.availabilities(await self._live.look(table_id))
        return await self._live.change(
            table_id, lambda table: refereeing.extend_contest(table, seconds, self._now(), availabilities)
        )

    async def lacking_until(self, table_id: TableId, until: datetime) -> int:
        """Return how many more seconds give everyone awaited there time until a moment; 0 or less: they have it."""
        table, now = await self._live.look(table_id), self._now()
        waiting = (table.timers[seat] for seat in table.waiting) if table.timers else ()
        # a clock that stands still has its time from whenever it starts
        ends = (timer.due_at or now + timer.left for timer in waiting)
        return max((math.ceil((until - at).total_seconds()) for at in ends), default=0)

    async def time_of(self, table: Table, seat: int, until: datetime | None) -> timedelta | None:
        """Return the time that a seat's player is given: until that moment, else what `time_given` says.

        None without a clock.
        """
        if until is None or not table.timers:
            return time_given(table, seat)
        availabilities = await self._live.availabilities(table)
        return refereeing.time_until(table, seat, until, self._now(), availabilities)

    async def give_seat_time(self, table_id: TableId, seat: int, left: timedelta) -> Table:
        """Give one seat's player so much time, and let the game go on."""
        return await self._live.change(
            table_id, lambda table: refereeing.give_seat_time(table, seat, left, self._now())
        )

    async def give_seat(self, state: TournamentState, drawn: TournamentTable, seat: int) -> Table:
        """Give a seat to the player whom the book has there by now."""
        table = await self.look_dealt(state, drawn)
        people = [*table.participants]
        people[seat] = _participant(state, drawn.players[seat])
        newcomer = with_distinct_names(people, self._live.handle_of)[seat]
        return await self._live.change(table.id, lambda table: absence.give_seat(table, seat, newcomer, self._now()))

    async def let_computer_play(self, table_id: TableId, seat: int) -> Table:
        """Give one seat to the computer, and let the game go on."""
        return await self._live.change(table_id, lambda table: refereeing.let_computer_play(table, seat, self._now()))

    async def end(self, table_id: TableId) -> Table:
        """Call a game off."""
        return await self._live.change(table_id, refereeing.end_contest)

    async def resign(self, table_id: TableId, seat: int) -> Table:
        """End a game which the person of that seat has left for good."""
        return await self._live.change(table_id, lambda table: refereeing.resign_contest(table, seat, self._now()))

    async def abandon(self, table_id: TableId, version: int) -> Table:
        """Give up the deal after its line `version`.

        Raises `TableError` (`tournament-drafted`) once its draft is complete, `TournamentMovedOn` where another
        line has followed.
        """

        def decide(table: Table) -> Table:
            if table.number != version:
                raise TournamentMovedOn
            return refereeing.abandon_deal(table, self._now())

        return await self._live.change(table_id, decide)

    async def penalise(
        self, table_id: TableId, interventions: Sequence[Intervention], referee: Referee, version: int
    ) -> Table:
        """Intervene in a game, as its lines from `version` + 1 on: all of them or none.

        Raises `TournamentMovedOn` where that line is another by now.
        """

        def decide(table: Table) -> Table:
            if table.number != version:
                raise TournamentMovedOn
            return refereeing.penalise(table, interventions, referee, self._now())

        return await self._live.change(table_id, decide)

    async def games_of(self, state: TournamentState, hashes: Sequence[str]) -> list[StoredGame]:
        """Return the games that a tournament's book tells of, by the hashes of their transcripts."""
        found: list[StoredGame] = []
        for contest, table_id in state.stored.games.items():
            table = await self._live.look(table_id)
            if table.match is not None and transcript_hash(lines := contest_transcript(table)) in hashes:
                found.append(StoredGame(contest.round, contest.table, contest.deal, lines))
        return found


def contest_transcript(table: Table) -> tuple[str, ...]:
    """Return the transcript of a tournament's game: it names no one."""
    assert table.match is not None, "a tournament's table has a game"
    return tuple(table.match.transcript({"rules": table.rules, **deal_keys(table)}))


def repeated_penalties(
    tournament: Tournament, drawn: TournamentTable, undo: Record, match: Match
) -> tuple[Record, ...]:
    """Return the penalties that were applied again right after a late effect took them back, as the game has them.

    `tournament` is as it was before that.
    """
    assert undo.line is not None, "a late effect is a line"
    assert undo.back_to is not None, "a late effect goes back to a line"
    gone = standing_penalties(tournament.incidents_at(len(tournament.rounds), drawn), undo.back_to)
    original = match.lines()[undo.line - 1]
    following = list(match.lines(undo.line))
    found: list[Record] = []
    for each in gone:
        action = match.lines()[(each.line or 1) - 1].action
        line = following[0] if following else None
        if line is None or (line.by, line.action, line.why) != (original.by, action, each.why):
            continue  # it could not be applied again
        found.append(replace(undo, kind=each.kind, player=each.player, line=line.number, back_to=None, why=each.why))
        del following[0]
    return tuple(found)


def revealed_deals_secret(tournament: Tournament) -> bytes | None:
    """Return the secret that all games of a tournament are dealt with, once it is over."""
    lots = tournament.lots_secret
    return None if lots is None or tournament.deals_commitment is None else deals_secret(bytes.fromhex(lots))


def _chance(state: TournamentState, drawn: TournamentTable) -> FairDeal | None:
    """Return what a table is dealt with; None where its tournament was announced before deals were committed to."""
    if (announced := state.tournament.deals_commitment) is None:
        return None
    label = deal_label(len(state.tournament.rounds), drawn.number, drawn.deal)
    # secrets of the rounds come first: the one behind them is that of lots and deals
    secret = dealt_secret(bytes.fromhex(state.stored.secrets[ROUNDS]), label)
    return make_part(secret, len(drawn.players), Part(label, announced))


def contest_of_table(state: TournamentState, drawn: TournamentTable) -> Contest:
    """Return which game a table of the round drawn last plays now."""
    return Contest(state.stored.id, len(state.tournament.rounds), drawn.number, drawn.deal)


def _participant(state: TournamentState, player: int) -> Participant:
    who = state.tournament.players[player - 1]
    person = state.stored.people[who]
    return Participant(UserId(person.user), person.name, is_automatic=person.user < 0)


def seats_to_give(state: TournamentState, drawn: TournamentTable, table: Table | None) -> tuple[int, ...]:
    """Return the seats of a game of a season that goes on whose players have been replaced since."""
    if table is None or table.status != Status.PLAYING or not state.tournament.is_league:
        return ()
    return tuple(
        seat
        for seat, (player, first) in enumerate(zip(drawn.players, drawn.drawn, strict=True))
        if player != first and table.participants[seat].user_id != _participant(state, player).user_id
    )


def time_given(table: Table, seat: int) -> timedelta | None:
    """Return how much time a seat's player has once the referee lets a stopped game go on; None without a clock.

    A turn may be longer than what a referee can give.
    """
    left = clocks.time_once_resumed(table, seat)
    return None if left is None else min(left, LONGEST_EXTENSION)
