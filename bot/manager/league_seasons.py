"""A league's seasons: what opens one, the order of the people when it is drawn, and the results of its games."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.manager.tournament_state import TournamentState
from bot.manager.tournament_tables import contest_transcript
from bot.store import Store
from bot.store.tournaments import StoredTournament
from bot.table.table import Table
from bot.table.values import AtZero, Clock, Place, Status, TimeoutOutcome, UserId
from bot.tournament.book import transcript_hash
from bot.tournament.draws import PlayerNumber
from bot.tournament.errors import TournamentError
from bot.tournament.laws import replay
from bot.tournament.league import LAST_TURN, AwardKind, Decide, Drop, decide, ladder, never_there, season_order
from bot.tournament.operation import Operation
from bot.tournament.rounds import Report
from bot.tournament.tournament import Pseudonym, Stage, Tournament, TournamentTable

LONGEST_TURN: Final = 7 * 24 * 3600
"""Seconds of a season's clock, at most."""

USUAL_AT_ONCE: Final = 2
"""Games that someone has at a time, unless more or fewer are announced."""


@dataclass(frozen=True, slots=True)
class SeasonPlan:
    """What a moderator announces: the `number`th season of the server, of so many weeks from its start.

    Nobody has more than `at_once` games at a time.
    `clock_text` and `place_text` are in words of the server's language, for the book.
    """

    number: int
    title: str
    starts: datetime
    weeks: int
    place: Place
    clock: Clock | None
    clock_text: str
    place_text: str
    at_once: int = USUAL_AT_ONCE


def season_clock(clock: Clock | None) -> Clock:
    """Return the clock of a season's games: who runs out of time loses. Raises `TournamentError` (`league-clock`)."""
    if clock is None or not clock.is_slow or max(clock.seconds, clock.increment or 0) > LONGEST_TURN:
        raise TournamentError("league-clock")
    return Clock(clock.seconds, clock.increment, AtZero.ELIMINATE)


async def order_entrants(store: Store, state: TournamentState) -> tuple[Pseudonym, ...]:
    """Return who has entered a season, from the strongest on: by the last season's ladder, then by rating.

    A provisional rating says too little.
    """
    people, guild_id = state.stored.people, state.stored.place.guild_id or 0
    entered = {people[entrant.who].user: entrant.who for entrant in state.tournament.entrants}
    earlier = await _last_ladder(store, guild_id)
    rated = await store.results.rating_of(guild_id, tuple(entered))
    ratings = {user: float(rating.points) for user, rating in rated.items() if not rating.is_provisional}
    return tuple(entered[user] for user in season_order(tuple(entered), earlier, ratings))


async def _last_ladder(store: Store, guild_id: int) -> tuple[UserId, ...]:
    """Return who played the last season that was not called off, in the order for the next one."""
    for tournament_id in await store.tournaments.of_guild(guild_id, is_open=False, is_league=True):
        stored = await store.tournaments.load(tournament_id)
        if stored is not None and (last := replay(entry.act for entry in stored.book)).stage is Stage.OVER:
            return tuple(_users(stored, last))
    return ()


def _users(stored: StoredTournament, season: Tournament) -> Iterator[UserId]:
    """Yield the people of a season in the order for the next one, without those forgotten since."""
    for player in ladder(season):
        person = stored.people.get(season.players[player - 1])
        if person is not None and person.user:
            yield person.user


def season_news(
    tournament: Tournament, drawn: TournamentTable, table: Table | None, now: datetime
) -> Iterator[Operation]:
    """Yield what a game of a season has come to, as acts that its book lacks (`LEAGUE.md`).

    `table` is None where it is not made yet, or is damaged.
    """
    retired = [player for player in drawn.players if player in tournament.retired]
    is_removed = any(tournament.players[player - 1] in tournament.removed for player in drawn.players)
    idle = idle_players(drawn, table)
    is_finished = table is not None and table.status == Status.FINISHED
    if table is not None and is_finished and table.match is not None and table.match.winners:
        winners = tuple(drawn.players[seat] for seat in table.match.winners)
        yield Report(drawn.number, winners, transcript_hash(contest_transcript(table)))
    elif is_removed:
        yield Decide(drawn.number, (), idle, False, AwardKind.REMOVED)
    elif retired:
        staying = tuple(player for player in drawn.players if player not in retired)
        yield Decide(drawn.number, staying, idle, True, AwardKind.WITHDRAWN)
    elif table is not None and table.status != Status.PLAYING:
        # time that runs out in the draft, where nobody can be eliminated, ends it there
        late = {drawn.players[each.seat] for each in table.timeouts if each.outcome is TimeoutOutcome.ABANDON}
        yield decide(drawn, late, idle, AwardKind.OUT_OF_TIME if late else AwardKind.CALLED_OFF)
    elif tournament.ends_at is not None and tournament.ends_at <= now:
        yield decide(drawn, _awaited_long(drawn, table, tournament.ends_at), idle, AwardKind.SEASON_OVER)


def idle_players(drawn: TournamentTable, table: Table | None) -> tuple[PlayerNumber, ...]:
    """Return who has never moved in a game, whatever the table has done for them."""
    moved = set[int]() if table is None or table.match is None else {
        line.seat for line in table.match.lines() if line.by is None
    }  # fmt: skip
    return tuple(player for seat, player in enumerate(drawn.players) if seat not in moved)


def _awaited_long(drawn: TournamentTable, table: Table | None, ends_at: datetime) -> set[PlayerNumber]:
    """Return who had kept an unfinished game waiting for `LAST_TURN` when the season ended."""
    if table is None:
        return set()
    return {drawn.players[seat] for seat in table.waiting if table.turn_began_at(seat) + LAST_TURN <= ends_at}


def dropped(tournament: Tournament, tables: Mapping[TournamentTable, Table | None]) -> Iterator[Drop]:
    """Yield that people are out of the season who have never moved in it, not in the games either that go on."""
    for player in never_there(tournament):
        own = ((drawn, table) for drawn, table in tables.items() if player in drawn.players)
        if all(player in idle_players(drawn, table) for drawn, table in own):
            yield Drop(tournament.players[player - 1])
