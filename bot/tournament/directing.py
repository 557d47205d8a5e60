"""What a league's director decides: the organiser of a season, and its referee where one is appointed.

All of it stands in the book with its reason, is told to those concerned, and is listed in the archive. Who plays in the
season decides nothing about their own division.
"""

from dataclasses import dataclass, replace
from typing import Final

from bot.tournament.draws import PlayerNumber, TableNumber
from bot.tournament.errors import TournamentError
from bot.tournament.league import decided_game, has_left
from bot.tournament.operation import Act, Announcement, Operation, Requestable, Role, in_book
from bot.tournament.registration import check_newcomer
from bot.tournament.rounds import check_no_stake, current_round, with_table
from bot.tournament.sentences import PersonName, PlayerNames, Sentence, Why
from bot.tournament.tournament import Pseudonym, Tournament

MOST_BANNED: Final = 10
"""Seasons for which someone who is removed cannot sign up, at most."""
MOST_OVER: Final = 1
"""Games of a place that may be over where someone else is still given it: those of its first round."""
DIRECTORS: Final = (Role.ORGANISER, Role.REFEREE)


@in_book
@dataclass(frozen=True, slots=True)
class Warn(Requestable):
    """A warning to someone in the season."""

    word = "warn"
    may = DIRECTORS
    in_tournaments = False
    in_leagues = True
    texts = ("why",)
    announced = Announcement.PERSON
    is_decision = True

    who: Pseudonym
    why: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        _check_in_season(tournament, self.who)
        check_no_stake(tournament, act, _numbers(tournament, self.who))
        return tournament

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(who=PersonName(self.who), why=Why(self.why))

    def heading(self) -> Sentence:
        return Sentence("sheet-incident", {"kind": "warning"})

    def concerned(self) -> PersonName:
        return PersonName(self.who)


@in_book
@dataclass(frozen=True, slots=True)
class Remove(Requestable):
    """Someone is taken out of the season, and cannot sign up for the next `seasons`; also who has left it already.

    Their games that go on, or would begin, count for nobody.
    """

    word = "remove"
    may = DIRECTORS
    in_tournaments = False
    in_leagues = True
    texts = ("why",)
    announced = Announcement.PERSON
    is_decision = True

    who: Pseudonym
    seasons: int
    why: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        if self.seasons not in range(MOST_BANNED + 1):
            raise TournamentError("league-ban", most=MOST_BANNED)
        _check_known(tournament, self.who)
        if self.who in tournament.expelled:
            raise TournamentError("league-not-in")
        check_no_stake(tournament, act, _numbers(tournament, self.who))
        entrants = tournament.entrants
        if not tournament.rounds:
            entrants = tuple(each for each in entrants if each.who != self.who)
        removed = tuple(dict.fromkeys((*tournament.removed, self.who)))
        return tournament.with_values(entrants=entrants, removed=removed, expelled=(*tournament.expelled, self.who))

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(who=PersonName(self.who), count=self.seasons, why=Why(self.why))

    def heading(self) -> Sentence:
        return self.sentence("short")

    def concerned(self) -> PersonName:
        return PersonName(self.who)


@in_book
@dataclass(frozen=True, slots=True)
class Substitute(Operation):
    """Someone who hasn't been in the season takes another's place before its second round (`is_replaceable`).

    The `newcomer` goes on with the games that aren't over, as they stand; one that is over goes on counting for the one
    who played it.
    """

    word = "substitute"
    may = DIRECTORS
    in_tournaments = False
    in_leagues = True
    texts = ("why",)
    announced = Announcement.PERSON
    is_decision = True

    who: Pseudonym
    newcomer: Pseudonym
    why: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        _check_in_season(tournament, self.who)
        played, number = current_round(tournament), tournament.number_of(self.who)
        if number is None or not is_replaceable(tournament, number):
            raise TournamentError("league-no-substitute")
        check_no_stake(tournament, act, (number,))
        if self.newcomer in tournament.removed:
            raise TournamentError("league-newcomer")
        check_newcomer(tournament, self.newcomer)
        if act.by.who == self.newcomer:
            raise TournamentError("league-own-division")
        new = PlayerNumber(len(tournament.players) + 1)

        def changed(players: tuple[PlayerNumber, ...]) -> tuple[PlayerNumber, ...]:
            return tuple(new if player == number else player for player in players)

        tables = (each if each.is_over else replace(each, players=changed(each.players)) for each in played.tables)
        return tournament.with_values(
            players=(*tournament.players, self.newcomer),
            rounds=(*tournament.rounds[:-1], replace(played, tables=tuple(tables))),
            divisions=tuple(map(changed, tournament.divisions)),
            withdrawn=tuple(who for who in tournament.withdrawn if who != self.newcomer),
            removed=(*tournament.removed, self.who),
        )

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(who=PersonName(self.who), newcomer=PersonName(self.newcomer), why=Why(self.why))

    def heading(self) -> Sentence:
        return self.sentence("short")

    def concerned(self) -> PersonName:
        return PersonName(self.who)


@in_book
@dataclass(frozen=True, slots=True)
class Settle(Requestable):
    """A game decided by the director, also one that is over: by one winner, shared, lost by both, or annulled.

    An annulled game doesn't count (`counts`), as if it had not been played. Ratings stay what they are. `idle` are
    those who never moved in a game that went on; of one that is over, the book knows it.
    """

    word = "settle"
    may = DIRECTORS
    in_tournaments = False
    in_leagues = True
    texts = ("why",)
    announced = Announcement.RESULT
    is_decision = True

    table: TableNumber
    winners: tuple[PlayerNumber, ...]
    counts: bool
    why: str
    idle: tuple[PlayerNumber, ...] = ()

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        table = current_round(tournament).table(self.table)
        check_no_stake(tournament, act, table.players)
        idle = table.idle if table.is_over else self.idle
        settled = decided_game(table, self.winners, idle, counts=self.counts)
        if settled == table:
            raise TournamentError("league-settled", number=table.number)
        return with_table(tournament, settled)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        variant = ("-nobody", "", "-shared")[len(self.winners)] if self.counts else "-void"
        values = {"table": self.table, "who": PlayerNames(self.winners), "why": Why(self.why)}
        return Sentence(f"tournament-act-award{variant}", values)

    def heading(self) -> Sentence:
        return self.sentence("short" if self.counts else "annulled")

    def concerned(self) -> PlayerNames:
        return PlayerNames(self.winners)


def is_replaceable(tournament: Tournament, player: PlayerNumber) -> bool:
    """Return whether someone else can still take a player's place: before its second round is over.

    Whoever had it before counts, too.
    """
    tables = tournament.rounds[-1].tables
    drawn = [table.drawn[table.players.index(player)] for table in tables if player in table.players]
    over = [table.is_over for table in tables if not {*drawn}.isdisjoint(table.drawn)]
    return not all(over) and sum(over) <= MOST_OVER


def _numbers(tournament: Tournament, who: Pseudonym) -> tuple[PlayerNumber, ...]:
    number = tournament.number_of(who)
    return () if number is None else (number,)


def _check_in_season(tournament: Tournament, who: Pseudonym) -> None:
    """Raise `TournamentError` where someone has not signed up, or is out of the season."""
    number = tournament.number_of(who)
    if who in (*tournament.removed, *tournament.withdrawn) or (number is not None and has_left(tournament, number)):
        raise TournamentError("league-not-in")
    _check_known(tournament, who)


def _check_known(tournament: Tournament, who: Pseudonym) -> None:
    """Raise `TournamentError` where someone has never signed up."""
    has_place = tournament.number_of(who) is not None or tournament.entrant(who) is not None
    if not has_place and who not in (*tournament.withdrawn, *tournament.removed):
        raise TournamentError("tournament-not-registered")
