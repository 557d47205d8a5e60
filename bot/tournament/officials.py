"""Who referees a tournament (RULES §10.1), and the acts of organiser and referee that concern all of it."""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from bot.tournament.draws import TableNumber
from bot.tournament.errors import TournamentError
from bot.tournament.operation import (
    Act,
    Announcement,
    Operation,
    Requestable,
    Role,
    check_text,
    in_book,
    tidy_text,
)
from bot.tournament.registration import check_pseudonym
from bot.tournament.rounds import current_round, playing_table
from bot.tournament.sentences import FormerReferee, Listed, PersonName, PlaceName, Sentence, Value, Why, Written
from bot.tournament.tournament import Cancellation, Pseudonym, Stage, Tournament

MOST_PLACE: Final = 60
"""Characters of a place in a sentence about several; the book has it whole."""

# Who referees


@in_book
@dataclass(frozen=True, slots=True)
class Appoint(Operation):
    """The appointment of another referee, who does not take part (§10.1)."""

    word = "appoint"
    may = (Role.ORGANISER,)
    in_leagues = True
    announced = Announcement.OFFICIALS_AND_TABLES
    is_decision = True

    referee: Pseudonym

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        check_pseudonym(self.referee)
        if self.referee == tournament.referee:
            raise TournamentError("tournament-same-referee")
        check_takes_no_part(tournament, self.referee)
        return _with_referee(tournament, self.referee).with_values(candidate=None)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(who=PersonName(self.referee))

    def concerned(self) -> PersonName:
        return PersonName(self.referee)


@in_book
@dataclass(frozen=True, slots=True)
class AskReferee(Operation):
    """The request to a person to be the referee (§10.1), in place of who was asked before.

    Who is the referee stays so until the other accepts. The one whom the announcement names is asked right after it,
    and isn't the referee before they accept; older books ask no one.
    """

    word = "ask-referee"
    may = (Role.ORGANISER,)
    in_leagues = True
    announced = Announcement.OWN_WAY

    referee: Pseudonym

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        check_pseudonym(self.referee)
        is_announced = tournament.version == 1 and self.referee == tournament.referee
        if self.referee in (tournament.referee, tournament.candidate) and not is_announced:
            raise TournamentError("tournament-same-referee")
        check_takes_no_part(tournament, self.referee)
        referee = None if is_announced else tournament.referee
        return tournament.with_values(referee=referee, candidate=self.referee)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(who=PersonName(self.referee))


@in_book
@dataclass(frozen=True, slots=True)
class AcceptReferee(Requestable):
    """The acceptance of that request: the actor is the referee from now on.

    Also of who acts as a referee by their role on the server, while there is none.
    """

    word = "accept-referee"
    may = (Role.REFEREE, Role.PLAYER)
    in_leagues = True
    announced = Announcement.OFFICIALS_AND_TABLES
    is_decision = True

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        is_needed = act.by.role is Role.REFEREE and tournament.referee is None
        if act.by.who is None or (act.by.who != tournament.candidate and not is_needed):
            raise TournamentError("tournament-not-asked")
        check_takes_no_part(tournament, act.by.who)
        return _with_referee(tournament, act.by.who).with_values(candidate=None)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(who=PersonName(act.by.who))


@in_book
@dataclass(frozen=True, slots=True)
class DeclineReferee(Requestable):
    """The refusal of that request."""

    word = "decline-referee"
    may = (Role.PLAYER,)
    in_leagues = True
    announced = Announcement.OFFICIALS

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        if act.by.who is None or act.by.who != tournament.candidate:
            raise TournamentError("tournament-not-asked")
        return tournament.with_values(candidate=None)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(who=PersonName(act.by.who))


@in_book
@dataclass(frozen=True, slots=True)
class ResignReferee(Requestable):
    """The referee lays the office down; by the system where they are no longer on the server.

    Who is asked to be the next stays asked.
    """

    word = "resign-referee"
    may = (Role.REFEREE, Role.SYSTEM)
    in_leagues = True
    texts = ("why",)
    announced = Announcement.OFFICIALS_AND_TABLES
    is_decision = True

    why: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        if tournament.referee is None or act.by.who not in (None, tournament.referee):
            raise TournamentError("tournament-not-yours", role="referee")
        return _with_referee(tournament, None)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(who=FormerReferee(act.at), why=Why(self.why))


# The whole tournament


@in_book
@dataclass(frozen=True, slots=True)
class TellAll(Requestable):
    """A word of organiser or referee to everyone: in the tournament's channel, and at all tables that are played."""

    word = "tell-all"
    may = (Role.ORGANISER, Role.REFEREE)
    in_leagues = True
    texts = ("text",)
    announced = Announcement.EVERYWHERE

    text: str

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(who=PersonName(act.by.who), text=Written(self.text))


@in_book
@dataclass(frozen=True, slots=True)
class CallAll(Requestable):
    """A word to everyone like `TellAll`, which notifies those who play, or have entered; all of a league's season."""

    word = "call-all"
    may = (Role.ORGANISER, Role.REFEREE)
    in_leagues = True
    texts = ("text",)
    announced = Announcement.OWN_WAY

    text: str

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return Sentence("tournament-act-tell-all", {"who": PersonName(act.by.who), "text": Written(self.text)})


@in_book
@dataclass(frozen=True, slots=True)
class Move(Requestable):
    """The tournament goes on at another place, or one of its tables does; `place` is in words, such as `#garden`."""

    word = "move"
    may = (Role.ORGANISER, Role.REFEREE)
    in_leagues = True
    texts = ("place",)
    announced = Announcement.OWN_WAY
    is_decision = True

    place: str
    table: TableNumber | None

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        if self.table is None:
            return tournament.with_values(moved_to=self.place)
        playing_table(tournament, self.table)
        return tournament

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        place = PlaceName(self.place)
        if self.table is None:
            return _said_of(tournament, self.word, place=place)
        return self.sentence("table", place=place, round=number, table=self.table)


@in_book
@dataclass(frozen=True, slots=True)
class MoveTables(Requestable):
    """Tables of the round go on at other places: each of `tables` at that of `places`, no longer at its `former` one.

    Places are in words. Older books move one table by `Move`, without its former place.
    """

    word = "move-tables"
    may = (Role.ORGANISER, Role.REFEREE)
    in_leagues = True
    announced = Announcement.OWN_WAY
    is_decision = True

    tables: tuple[TableNumber, ...]
    former: tuple[str, ...]
    places: tuple[str, ...]

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        if not self.tables or not len(set(self.tables)) == len(self.tables) == len(self.former) == len(self.places):
            raise TournamentError("tournament-no-table", number=0, tables=len(self.tables))
        for place in (*self.former, *self.places):
            check_text("place", place)
        for number in self.tables:
            playing_table(tournament, number)
        return tournament

    def of_playing(self, tournament: Tournament) -> "MoveTables":
        """Return it for those tables alone whose games go on; as it is where none does, which is refused."""
        moves = [
            each
            for each in zip(self.tables, self.former, self.places, strict=True)
            if current_round(tournament).table(each[0]).is_playing
        ]
        return MoveTables(*map(tuple, zip(*moves, strict=True))) if moves else self

    def tidied(self) -> "MoveTables":
        return replace(self, former=tuple(map(tidy_text, self.former)), places=tuple(map(tidy_text, self.places)))

    @property
    def at_table(self) -> TableNumber | None:
        return self.tables[0] if len(self.tables) == 1 else None

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        moves = tuple(map(_said_move, self.tables, self.former, self.places))
        return self.sentence(round=number, count=len(moves), moves=Listed(moves))

    def heading(self) -> Sentence:
        return Sentence("sheet-incident", {"kind": Move.word})


def _said_move(table: TableNumber, former: str, place: str) -> Sentence:
    values = {"table": table, "former": PlaceName(former[:MOST_PLACE]), "place": PlaceName(place[:MOST_PLACE])}
    return Sentence("tournament-table-move", values)


@in_book
@dataclass(frozen=True, slots=True)
class AskCancel(Requestable):
    """The wish of someone other than the organiser to call the tournament off, for which another has to agree.

    It stands for an hour, and only while the referee is the same.
    """

    word = "ask-cancel"
    may = (Role.ORGANISER, Role.REFEREE)
    in_leagues = True
    texts = ("why",)
    announced = Announcement.OFFICIALS

    why: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        if act.by.who == tournament.cancel_asker(act.at):
            raise TournamentError("tournament-cancel-asked")
        return tournament.with_values(cancel_asked_by=act.by.who, cancel_asked_at=act.at)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return _said_of(tournament, self.word, who=PersonName(act.by.who), why=Why(self.why))


@in_book
@dataclass(frozen=True, slots=True)
class UnaskCancel(Requestable):
    """The one who wanted the tournament called off doesn't any more."""

    word = "unask-cancel"
    may = (Role.ORGANISER, Role.REFEREE)
    in_leagues = True
    texts = ("why",)
    announced = Announcement.OFFICIALS

    why: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        if act.by.who is None or act.by.who != tournament.cancel_asker(act.at):
            raise TournamentError("tournament-not-yours", role=act.by.role.value)
        return tournament.with_values(cancel_asked_by=None, cancel_asked_at=None)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return _said_of(tournament, self.word, who=PersonName(act.by.who), why=Why(self.why))


@in_book
@dataclass(frozen=True, slots=True)
class Cancel(Requestable):
    """The cancellation of the tournament: where a person has called it off, it can be restored for an hour.

    Who may do so alone is decided before the book: in older ones any organiser and any referee may.
    """

    word = "cancel"
    may = (Role.ORGANISER, Role.REFEREE, Role.SYSTEM)
    in_leagues = True
    texts = ("why",)
    announced = Announcement.CHANNEL
    is_decision = True

    why: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        is_restorable = act.by.role is not Role.SYSTEM
        cancelled = Cancellation(act.at, tournament.stage, tournament.calls) if is_restorable else None
        tournament = tournament.with_values(cancel_asked_by=None, cancel_asked_at=None)
        return tournament.with_values(stage=Stage.CANCELLED, calls=(), cancelled=cancelled)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return _said_of(tournament, self.word, why=Why(self.why))


@in_book
@dataclass(frozen=True, slots=True)
class Restore(Requestable):
    """The cancellation is taken back: the tournament goes on as it was."""

    word = "restore"
    may = (Role.ORGANISER, Role.REFEREE)
    in_leagues = True
    after_end = (Stage.CANCELLED,)
    texts = ("why",)
    announced = Announcement.EVERYWHERE
    is_decision = True

    why: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        until, cancelled = tournament.restorable_until, tournament.cancelled
        if until is None or cancelled is None or act.at >= until:
            raise TournamentError("tournament-no-restore")
        return tournament.with_values(stage=cancelled.stage, calls=cancelled.calls, cancelled=None)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return _said_of(tournament, self.word, why=Why(self.why))


def _said_of(tournament: Tournament, word: str, **values: Value) -> Sentence:
    """Return what an act about all of a tournament, or of a league's season, says."""
    return Sentence(f"{'league' if tournament.is_league else 'tournament'}-act-{word}", values)


def needs_second(tournament: Tournament, who: Pseudonym | None, at: datetime, *, has_organiser: bool = True) -> bool:
    """Return whether someone can't call a tournament off alone: the organiser can, and others two together.

    Where the organiser has left the server, the referee can in their place; without either, anyone who may ask for it.
    """
    alone = tournament.plan.organiser if has_organiser else tournament.referee
    if alone in (None, who):
        return False
    return tournament.cancel_asker(at) in (None, who)


def _with_referee(tournament: Tournament, referee: Pseudonym | None) -> Tournament:
    """Return the tournament with another referee: what one before them wanted, or was to agree to, is off the table."""
    return tournament.with_values(referee=referee, cancel_asked_by=None, cancel_asked_at=None)


def check_takes_no_part(tournament: Tournament, who: Pseudonym) -> None:
    """Raise `TournamentError` where someone who acts as a referee is a participant (§10.1)."""
    if tournament.entrant(who) or who in tournament.players:
        raise TournamentError("tournament-referee-plays")
