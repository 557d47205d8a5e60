"""Rounds: draws, games and results (RULES §10.2, §10.3, §10.8)."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.chance import commitment
from bot.tournament.actions import Act, CastLot, Draw, Replace, Report, Reveal, SetBreak, check_text
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
from bot.tournament.registration import HASH, check_lineup, check_places
from bot.tournament.tournament import LateKey, Round, Stage, Tournament, TournamentTable

LONGEST_BREAK: Final = timedelta(days=60)
"""Between two rounds."""


def draw_next_round(tournament: Tournament, operation: Draw) -> Tournament:
    """Return the tournament with the next round, whose tables follow from its secret. Raises `TournamentError`."""
    last = tournament.round()
    if tournament.referee is None:
        raise TournamentError("tournament-no-referee")
    if last is None:
        if tournament.stage is not Stage.READY:
            raise TournamentError("tournament-early")
        check_lineup(tournament)
        players = tuple(entrant.who for entrant in tournament.lineup())
        next_round = draw_round(operation.secret, 1, tournament.next_players())
    else:
        if not last.is_over:
            raise TournamentError("tournament-round-open", tables=sum(not table.is_over for table in last.tables))
        players = tournament.players
        next_round = draw_round(operation.secret, last.number + 1, last.winners())
    if commitment(bytes.fromhex(operation.secret)) != tournament.plan.commitments[next_round.number - 1]:
        raise TournamentError("tournament-secret", number=next_round.number)
    return tournament.with_values(
        stage=Stage.PLAYING, players=players, rounds=(*tournament.rounds, next_round), break_until=None
    )


def set_break(tournament: Tournament, act: Act, operation: SetBreak) -> Tournament:
    """Return the tournament with another break between its rounds. Raises `TournamentError`."""
    if operation.seconds not in range(int(LONGEST_BREAK.total_seconds()) + 1):
        raise TournamentError("tournament-break")
    if operation.until is not None and not act.at < operation.until <= act.at + LONGEST_BREAK:
        raise TournamentError("tournament-break")
    if (played := tournament.round()) is not None and played.is_final:
        raise TournamentError("tournament-final-drawn")
    return tournament.with_values(break_seconds=operation.seconds, break_until=operation.until)


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


def replace_player(tournament: Tournament, operation: Replace) -> Tournament:
    """Return the tournament with another deal at a table whose draft has lost a player (§9.1).

    In the first round the entrant who has waited longest takes the place; only winners play later rounds (§10.1).
    Raises `TournamentError`.
    """
    check_text("why", operation.why)
    if operation.transcript is not None:
        _check_hash(operation.transcript)
    played = current_round(tournament)
    table = playing_table(tournament, operation.table)
    check_at_table(table, operation.player)
    if table.out:
        raise TournamentError("tournament-player-out", player=table.out[0])
    waiting = tournament.waiting() if played.number == 1 else ()
    players = tournament.players
    seats = list(table.players)
    if waiting:
        players = (*players, waiting[0])
        seats[seats.index(operation.player)] = PlayerNumber(len(players))
    else:
        seats.remove(operation.player)
    again = _deal_again(table, tuple(seats), played.number, operation.key)
    late = LateKey(played.number, table.number, again.deal, operation.key)
    return with_table(tournament.with_values(players=players, late_keys=(*tournament.late_keys, late)), again)


def _deal_again(table: TournamentTable, seats: tuple[PlayerNumber, ...], number: int, key: str) -> TournamentTable:
    """Return the table with another deal; a player who is left alone there goes on without one."""
    if not HASH.fullmatch(key):
        raise TournamentError("tournament-lot-secret")
    if len(seats) == 1:
        return TournamentTable(table.number, seats, (), table.drawn, table.deal + 1, winner=seats[0])
    cards = first_cards(bytes.fromhex(key), number, table.number, len(seats))
    return TournamentTable(table.number, seats, cards, table.drawn, table.deal + 1, is_paused=table.is_paused)


def report_result(tournament: Tournament, operation: Report) -> Tournament:
    """Return the tournament with the result of a table. Raises `TournamentError`.

    The winner goes on; players who share the victory await a lot (§10.8), except in a league.
    """
    table = playing_table(tournament, operation.table)
    _check_hash(operation.transcript)
    if not operation.winners or len(set(operation.winners)) != len(operation.winners):
        raise TournamentError("tournament-winners", number=table.number)
    for player in operation.winners:
        check_at_table(table, player)
        check_still_in(table, player)
    first, *others = operation.winners
    shared, winner = (operation.winners, None) if others else ((), first)
    over = replace(table, tied=shared, winner=winner, transcript=operation.transcript)
    return with_table(tournament, replace(over, is_shared=tournament.is_league and bool(others)))


def cast_lot(tournament: Tournament, operation: CastLot) -> Tournament:
    """Return the tournament with a shared victory decided (§10.8). Raises `TournamentError`."""
    played = current_round(tournament)
    table = played.table(operation.table)
    if not table.tied or table.is_over:
        raise TournamentError("tournament-no-tie", number=table.number)
    if not HASH.fullmatch(operation.key):
        raise TournamentError("tournament-lot-secret")
    late = LateKey(played.number, table.number, None, operation.key)
    winner = draw_lot(bytes.fromhex(operation.key), table.tied)
    return with_table(tournament.with_values(late_keys=(*tournament.late_keys, late)), replace(table, winner=winner))


def reveal_lots(tournament: Tournament, operation: Reveal) -> Tournament:
    """Return the tournament with the lots' secret published, which proves every key derived from it.

    Raises `TournamentError`.
    """
    if not tournament.is_ended:
        raise TournamentError("tournament-unfinished")
    if tournament.lots_secret is not None:
        raise TournamentError("tournament-revealed")
    if not HASH.fullmatch(operation.secret):
        raise TournamentError("tournament-lot-secret")
    secret = bytes.fromhex(operation.secret)
    if commitment(secret) != tournament.plan.commitments[ROUNDS]:
        raise TournamentError("tournament-lot-secret")
    if tournament.deals_commitment not in (None, commitment(deals_secret(secret))):
        raise TournamentError("tournament-lot-secret")
    if not all(late.is_made_of(secret) for late in tournament.late_keys):
        raise TournamentError("tournament-lot-secret")
    return tournament.with_values(lots_secret=operation.secret)


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


def with_table(tournament: Tournament, table: TournamentTable) -> Tournament:
    """Return the tournament with a table changed; it is over when the final is.

    Calls from a table that is over are closed.
    """
    played = current_round(tournament).with_table(table)
    calls = tournament.calls
    if table.is_over:
        calls = tuple(each for each in calls if each.call.table != table.number)
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
