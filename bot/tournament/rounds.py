"""Rounds: draws, games and results (RULES §10.2, §10.3, §10.8)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.chance import commitment
from bot.tournament.draws import (
    ROUNDS,
    PlayerNumber,
    TableNumber,
    deals_secret,
    draw_lot,
    draw_tables,
    first_cards,
    seeded_secret,
)
from bot.tournament.errors import TournamentError
from bot.tournament.operation import Act, Announcement, Operation, Requestable, Role, in_book, whole_second
from bot.tournament.registration import HASH, HOST, check_lineup, check_places
from bot.tournament.sentences import Duration, Moment, PlayerNames, Sentence, Why
from bot.tournament.tournament import LateKey, Round, Stage, Tournament, TournamentTable

LONGEST_BREAK: Final = timedelta(days=60)
"""Between two rounds."""


@in_book
@dataclass(frozen=True, slots=True)
class Draw(Operation):
    """The draw of the next round with its secret (in hexadecimal), which becomes public thereby (§10.2)."""

    word = "draw"
    may = (*HOST, Role.REFEREE)
    announced = Announcement.OWN_WAY

    secret: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        """Return the tournament with the next round, whose tables follow from its secret."""
        last = tournament.round()
        if tournament.referee is None:
            raise TournamentError("tournament-no-referee")
        if last is None:
            if tournament.stage is not Stage.READY:
                raise TournamentError("tournament-early")
            check_lineup(tournament)
            players = tuple(entrant.who for entrant in tournament.lineup())
            next_round = draw_round(self.secret, 1, tournament.next_players())
        else:
            if not last.is_over:
                raise TournamentError("tournament-round-open", tables=sum(not table.is_over for table in last.tables))
            players = tournament.players
            next_round = draw_round(self.secret, last.number + 1, last.winners())
        if commitment(bytes.fromhex(self.secret)) != tournament.plan.commitments[next_round.number - 1]:
            raise TournamentError("tournament-secret", number=next_round.number)
        return tournament.with_values(
            stage=Stage.PLAYING, players=players, rounds=(*tournament.rounds, next_round), break_until=None
        )

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(number=number)


@in_book
@dataclass(frozen=True, slots=True)
class Replace(Operation):
    """A table loses a player before its draft is complete: the deal is abandoned, and another one dealt (§9.1).

    In the first round the first waiting entrant takes the place; else the table goes on with one fewer. `key`, in
    hexadecimal, is the part of the lots' secret that `draws.deal_label` names for the new deal. `transcript` is the
    hash of the abandoned game, None where it had not begun.
    """

    word = "replace"
    may = (Role.REFEREE,)
    texts = ("why",)
    announced = Announcement.TABLES
    may_end_round = True
    is_decision = True

    table: TableNumber
    player: PlayerNumber
    key: str
    transcript: str | None
    why: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        """Return the tournament with another deal at the table.

        In the first round the entrant who has waited longest takes the place; only winners play later rounds (§10.1).
        """
        if self.transcript is not None:
            _check_hash(self.transcript)
        played = current_round(tournament)
        table = playing_table(tournament, self.table)
        check_at_table(table, self.player)
        if table.out:
            raise TournamentError("tournament-player-out", player=table.out[0])
        waiting = tournament.waiting() if played.number == 1 else ()
        players = tournament.players
        seats = list(table.players)
        if waiting:
            players = (*players, waiting[0])
            seats[seats.index(self.player)] = PlayerNumber(len(players))
        else:
            seats.remove(self.player)
        again = _deal_again(table, tuple(seats), played.number, self.key)
        if tournament.time_out_at(self.table) is not None:
            # a clock that ran out stopped the deal that is abandoned: nothing is left to decide in another one
            again = replace(again, is_paused=False, paused_by=None, paused_why="")
            tournament = tournament.without_time_out(self.table)
        late = LateKey(played.number, table.number, again.deal, self.key)
        return with_table(tournament.with_values(players=players, late_keys=(*tournament.late_keys, late)), again)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        who = PlayerNames((self.player,))
        return self.sentence(round=number, table=self.table, who=who, why=Why(self.why))

    def concerned(self) -> PlayerNames:
        return PlayerNames((self.player,))


@in_book
@dataclass(frozen=True, slots=True)
class Report(Operation):
    """The result of a table: the winners, and the hash of its transcript (`bot.tournament.book.transcript_hash`)."""

    word = "report"
    may = (Role.SYSTEM,)
    in_leagues = True
    announced = Announcement.RESULT
    may_end_round = True

    table: TableNumber
    winners: tuple[PlayerNumber, ...]
    transcript: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        """Return the tournament with the result of the table.

        The winner goes on; players who share the victory await a lot (§10.8), except in a league.
        """
        table = playing_table(tournament, self.table)
        _check_hash(self.transcript)
        if not self.winners or len(set(self.winners)) != len(self.winners):
            raise TournamentError("tournament-winners", number=table.number)
        for player in self.winners:
            check_at_table(table, player)
            check_still_in(table, player)
        first, *others = self.winners
        shared, winner = (self.winners, None) if others else ((), first)
        over = replace(table, tied=shared, winner=winner, transcript=self.transcript)
        return with_table(tournament, replace(over, is_shared=tournament.is_league and bool(others)))

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        who, is_shared = PlayerNames(self.winners), len(self.winners) > 1
        if tournament.is_league:
            key = "league-act-report-shared" if is_shared else "league-act-report"
            return Sentence(key, {"table": self.table, "who": who})
        return self.sentence("shared" if is_shared else "", round=number, table=self.table, who=who)


@in_book
@dataclass(frozen=True, slots=True)
class CastLot(Operation):
    """The decision of a shared victory by lot (§10.8); while there is no referee, by organiser or moderator.

    `key`, in hexadecimal, is the part of the lots' secret that `draws.lot_label` names for the table.
    """

    word = "cast-lot"
    may = (Role.REFEREE, Role.ORGANISER)
    announced = Announcement.RESULT
    may_end_round = True
    is_decision = True

    table: TableNumber
    key: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        played = current_round(tournament)
        table = played.table(self.table)
        if act.by.role is Role.ORGANISER and tournament.referee is not None:
            raise TournamentError("tournament-not-yours", role=Role.REFEREE.value)
        if not table.tied or table.is_over:
            raise TournamentError("tournament-no-tie", number=table.number)
        if not HASH.fullmatch(self.key):
            raise TournamentError("tournament-lot-secret")
        late = LateKey(played.number, table.number, None, self.key)
        winner = draw_lot(bytes.fromhex(self.key), table.tied)
        tournament = tournament.with_values(late_keys=(*tournament.late_keys, late))
        return with_table(tournament, replace(table, winner=winner))

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(round=number, table=self.table)


@in_book
@dataclass(frozen=True, slots=True)
class SetBreak(Requestable):
    """The time between the end of a round and the next draw: so many seconds, or until a moment, for the next one."""

    word = "set-break"
    may = (Role.ORGANISER,)
    announced = Announcement.CHANNEL

    seconds: int
    until: datetime | None

    def __post_init__(self) -> None:
        if self.until is not None:
            object.__setattr__(self, "until", whole_second(self.until))

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        if self.seconds not in range(int(LONGEST_BREAK.total_seconds()) + 1):
            raise TournamentError("tournament-break")
        if self.until is not None and not act.at < self.until <= act.at + LONGEST_BREAK:
            raise TournamentError("tournament-break")
        if (played := tournament.round()) is not None and played.is_final:
            raise TournamentError("tournament-final-drawn")
        return tournament.with_values(break_seconds=self.seconds, break_until=self.until)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        variant = "until" if self.until is not None else "none" if self.seconds == 0 else "span"
        return self.sentence(variant, at=Moment(self.until), span=Duration(self.seconds))


@in_book
@dataclass(frozen=True, slots=True)
class Reveal(Operation):
    """The publication of the secret of all lots, once nothing is left to be drawn.

    It proves every key derived from it.
    """

    word = "reveal"
    may = (Role.SYSTEM,)
    in_leagues = True
    after_end = (Stage.OVER, Stage.CANCELLED)
    announced = Announcement.OWN_WAY

    secret: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        if not tournament.is_ended:
            raise TournamentError("tournament-unfinished")
        if tournament.lots_secret is not None:
            raise TournamentError("tournament-revealed")
        if not HASH.fullmatch(self.secret):
            raise TournamentError("tournament-lot-secret")
        secret = bytes.fromhex(self.secret)
        if commitment(secret) != tournament.plan.commitments[ROUNDS]:
            raise TournamentError("tournament-lot-secret")
        if tournament.deals_commitment not in (None, commitment(deals_secret(secret))):
            raise TournamentError("tournament-lot-secret")
        if not all(late.is_made_of(secret) for late in tournament.late_keys):
            raise TournamentError("tournament-lot-secret")
        return tournament.with_values(lots_secret=self.secret)


def with_round_ended(tournament: Tournament, at: datetime) -> Tournament:
    """Return the tournament with the moment when its round has ended: since `at`, where it just has."""
    played = tournament.round()
    has_ended = played is not None and played.is_over and not played.is_final and not tournament.is_ended
    if has_ended is (tournament.round_ended_at is not None):
        return tournament
    return tournament.with_values(round_ended_at=at if has_ended else None)


def draw_round(secret: str, number: int, players: tuple[PlayerNumber, ...]) -> Round:
    """Return a round's tables, with the cards for First Player (§10.2, §10.3). `secret` is in hexadecimal.

    Raises `TournamentError` where it is not, or where the final is drawn already.
    """
    if not HASH.fullmatch(secret):
        raise TournamentError("tournament-secret", number=number)
    if number > ROUNDS or len(players) < 2:
        raise TournamentError("tournament-final-drawn")
    key = bytes.fromhex(secret)
    tables = (
        TournamentTable(TableNumber(table), seated, first_cards(key, number, table, len(seated)), seated)
        for table, seated in enumerate(draw_tables(key, number, players), start=1)
    )
    return Round(number, secret, tuple(tables))


def draw_rounds(seed: int, players: int, winners: Sequence[Sequence[int]], *, official: bool) -> tuple[Round, ...]:
    """Return the rounds of a tournament of which there is only a seed: the first, and one after each row of `winners`.

    A row has one winner for each table of its round. Raises `TournamentError`.
    """
    check_places(players, official=official)
    contestants = tuple(PlayerNumber(number) for number in range(1, players + 1))
    rounds = [draw_round(seeded_secret(seed, 1).hex(), 1, contestants)]
    for row in winners:
        contestants = _check_winners(rounds[-1], row)
        number = len(rounds) + 1
        rounds.append(draw_round(seeded_secret(seed, number).hex(), number, contestants))
    return tuple(rounds)


def _check_winners(played: Round, row: Sequence[int]) -> tuple[PlayerNumber, ...]:
    """Return the winners of a round, in order of their numbers.

    Raises `TournamentError` unless there is one a table.
    """
    if played.is_final:
        raise TournamentError("tournament-final-drawn")
    if len(row) != len(played.tables):
        raise TournamentError("tournament-winner-count", number=played.number, need=len(played.tables), have=len(row))
    for player in row:
        if not any(player in table.players for table in played.tables):
            raise TournamentError("tournament-not-in-round", player=player, number=played.number)
    for table in played.tables:
        if len(set(table.players) & set(row)) != 1:
            raise TournamentError("tournament-winners", number=table.number)
    # winners may be named in any order, and lead to the same draw
    return tuple(sorted(PlayerNumber(player) for player in row))


def _deal_again(table: TournamentTable, seats: tuple[PlayerNumber, ...], number: int, key: str) -> TournamentTable:
    """Return the table with another deal; a player who is left alone there goes on without one."""
    if not HASH.fullmatch(key):
        raise TournamentError("tournament-lot-secret")
    if len(seats) == 1:
        return TournamentTable(table.number, seats, (), table.drawn, table.deal + 1, winner=seats[0])
    cards = first_cards(bytes.fromhex(key), number, table.number, len(seats))
    again = TournamentTable(table.number, seats, cards, table.drawn, table.deal + 1)
    return replace(again, is_paused=table.is_paused, paused_by=table.paused_by, paused_why=table.paused_why)


def playing_table(tournament: Tournament, number: TableNumber) -> TournamentTable:
    """Return a table of the current round whose game goes on. Raises `TournamentError`."""
    table = current_round(tournament).table(number)
    if table.is_over:
        raise TournamentError("tournament-table-over", number=number)
    if table.tied:
        raise TournamentError("tournament-tied", number=number)
    return table


def check_at_table(table: TournamentTable, player: PlayerNumber) -> None:
    """Raise `TournamentError` where a player is not at that table."""
    if player not in table.players:
        raise TournamentError("tournament-not-at-table", player=player, number=table.number)


def check_still_in(table: TournamentTable, player: PlayerNumber) -> None:
    """Raise `TournamentError` where a player is out of the game (§9.1)."""
    if player in table.out:
        raise TournamentError("tournament-player-out", player=player)


def check_no_stake(tournament: Tournament, act: Act, players: Iterable[PlayerNumber]) -> None:
    """Raise `TournamentError` where someone decides about the division in which they play, or about themselves.

    Before the draw anyone in the season may come to play in theirs. `players` are nobody where it is about someone who
    left before that.
    """
    who = act.by.who
    if who is None:
        return
    own, concerned = tournament.number_of(who), {*players}
    if not tournament.divisions and tournament.entrant(who) is not None:
        raise TournamentError("league-own-season")
    if concerned and any({own, *concerned} <= {*members} for members in tournament.divisions):
        raise TournamentError("league-own-division")


def with_table(tournament: Tournament, table: TournamentTable) -> Tournament:
    """Return the tournament with a table changed; it is over when the final is.

    Calls from a table that is over are closed.
    """
    played = current_round(tournament).with_table(table)
    calls = tournament.calls
    if table.is_over:
        calls = tuple(each for each in calls if each.table != table.number)
    is_last = played.is_final or played.is_season
    stage = Stage.OVER if is_last and played.is_over else tournament.stage
    return tournament.with_values(rounds=(*tournament.rounds[:-1], played), calls=calls, stage=stage)


def current_round(tournament: Tournament) -> Round:
    """Return the round that is played, or has been last. Raises `TournamentError` where none is drawn."""
    played = tournament.round()
    if played is None:
        raise TournamentError("tournament-early")
    return played


def _check_hash(transcript: str) -> None:
    if not HASH.fullmatch(transcript):
        raise TournamentError("tournament-transcript")
