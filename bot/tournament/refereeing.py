"""The referee's acts, and requests to the referee (RULES §9, §10.1, §10.6)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from enum import StrEnum
from typing import Final

from bot.tournament.draws import PlayerNumber, TableNumber
from bot.tournament.errors import TournamentError
from bot.tournament.operation import Act, Announcement, Operation, Requestable, Role, in_book
from bot.tournament.registration import check_pseudonym
from bot.tournament.rounds import (
    check_at_table,
    check_no_stake,
    check_still_in,
    current_round,
    playing_table,
    with_table,
)
from bot.tournament.sentences import (
    Duration,
    Listed,
    PersonName,
    PlayerNames,
    Sentence,
    Why,
)
from bot.tournament.tournament import (
    CallCause,
    Incident,
    IncidentKind,
    OpenCall,
    Pseudonym,
    Stage,
    Tournament,
    TournamentTable,
)

ELIMINATING: Final = (IncidentKind.CHEATING, IncidentKind.ABSENCE)
"""Incidents that eliminate the player (§9.1)."""
LONGEST_EXTENSION: Final = timedelta(days=7)
EXTENSIONS: Final = range(1, int(LONGEST_EXTENSION.total_seconds()) + 1)
"""The possible extensions of a table's time, in seconds."""
_JUDGE: Final = (Role.REFEREE,)
OUT_OF_TIME: Final = "out of time"
PLAYER_LEFT: Final = "left"
"""Why the system stops a game, in the book."""


class OrderKind(StrEnum):
    """A referee's change to a table's time."""

    PAUSE = "pause"
    RESUME = "resume"
    EXTEND = "extend"


class ExclusionKind(StrEnum):
    """What a spectator who meddles is told (§10.6)."""

    SILENCE = "silence"
    """Not to write at the table any more."""
    REMOVAL = "removal"
    """To leave the table's thread."""


# What happens at the tables


@in_book
@dataclass(frozen=True, slots=True)
class Record(Operation):
    """An incident at a table. `line` is the number that the intervention has in the transcript; a warning has none.

    `back_to` is the line to which the log is taken back after a late effect (§9.3), None for all others. A warning is
    possible after the game, too (§10.6).
    """

    word = "record"
    may = _JUDGE
    after_end = (Stage.OVER,)
    texts = ("why",)
    announced = Announcement.TABLES
    is_decision = True

    kind: IncidentKind
    table: TableNumber
    player: PlayerNumber
    line: int | None
    back_to: int | None
    why: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        """Return the tournament with an incident at the table, and its penalty."""
        number = len(tournament.rounds)
        if self.kind is IncidentKind.WARNING:
            table = current_round(tournament).table(self.table)
        else:
            table = playing_table(tournament, self.table)
            check_still_in(table, self.player)
        check_at_table(table, self.player)
        earlier = tournament.incidents_at(number, table)
        self._check_lines(earlier)
        out = self._out_after(table, earlier)
        if len(out) == len(table.players):
            raise TournamentError("tournament-table-over", number=table.number)
        if out != table.out:
            tournament = with_table(tournament, replace(table, out=out))
        if self.kind in ELIMINATING:
            tournament = tournament.without_time_out(self.table, self.player)
        incident = Incident(
            act.at,
            act.by.who,
            self.kind,
            number,
            table.number,
            table.deal,
            self.player,
            self.line,
            self.back_to,
            self.why,
        )
        return tournament.with_values(incidents=(*tournament.incidents, incident))

    def _check_lines(self, earlier: Sequence[Incident]) -> None:
        """Raise `TournamentError` unless exactly penalties are lines of the game, after those before them."""
        is_penalty, is_undo = self.kind is not IncidentKind.WARNING, self.kind is IncidentKind.LATE_EFFECT
        if is_penalty != (self.line is not None) or is_undo != (self.back_to is not None):
            raise TournamentError("tournament-line")
        last = max((incident.line or 0 for incident in earlier), default=0)
        if self.line is not None and self.line <= last:
            raise TournamentError("tournament-line")
        if self.line is not None and self.back_to is not None and not 0 <= self.back_to < self.line:
            raise TournamentError("tournament-line")

    def _out_after(self, table: TournamentTable, earlier: Sequence[Incident]) -> tuple[PlayerNumber, ...]:
        """Return who is out after the penalty, without those eliminated in lines that are taken back."""
        if self.kind in ELIMINATING:
            return (*table.out, self.player)
        if self.back_to is None:
            return table.out
        taken_back = {
            incident.player
            for incident in earlier
            if incident.kind in ELIMINATING and incident.line is not None and incident.line > self.back_to
        }
        return tuple(player for player in table.out if player not in taken_back)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        incident = self.incident(tournament, act, number)
        is_again = incident is not None and repeats(tournament.incidents, incident)
        told = self.sentence(
            "again" if is_again else "",
            round=number,
            table=self.table,
            what=self.heading(),
            who=PlayerNames((self.player,)),
            why=Why(self.why),
        )
        if incident is None or incident.line is None or incident.back_to is None:
            return told
        gone = taken_back(tournament.incidents, incident)
        return replace(told, then=taken_back_sentence(incident.back_to + 1, incident.line - 1, gone))

    def incident(self, tournament: Tournament, act: Act, number: int) -> Incident | None:
        """Return the incident that the act has made in round `number`; None where the tournament has none of it."""
        place = (act.at, self.kind, number, self.table, self.player, self.line)
        return next(
            (
                each
                for each in tournament.incidents
                if (each.at, each.kind, each.round, each.table, each.player, each.line) == place
            ),
            None,
        )

    def heading(self) -> Sentence:
        return _incident_word(self.kind)

    def concerned(self) -> PlayerNames:
        return PlayerNames((self.player,))


@in_book
@dataclass(frozen=True, slots=True)
class Order(Operation):
    """A change of a table's time: stopped, resumed, or extended; of all tables that play where `table` is None.

    Only the referee may change several; the system stops a table that a player has left for good, and in older books
    also one at which a player's time has run out (`TimeOut`). In a league a season's director gives one game more time,
    and there is no other change.
    """

    word = "order"
    may = (Role.REFEREE, Role.ORGANISER, Role.SYSTEM)
    in_leagues = True
    texts = ("why",)
    announced = Announcement.TABLES
    is_decision = True

    kind: OrderKind
    table: TableNumber | None
    seconds: int | None
    why: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        """Return the tournament with the time of the table, or of all that play, stopped or running again.

        More time changes nothing here: the table's clock gets it, and the book has the act.
        """
        is_extension = self.kind is OrderKind.EXTEND
        if is_extension != (self.seconds is not None) or (self.seconds is not None and self.seconds not in EXTENSIONS):
            raise TournamentError("tournament-seconds")
        if tournament.is_league:
            if not is_extension or self.table is None:
                raise TournamentError("league-operation")
            check_no_stake(tournament, act, playing_table(tournament, self.table).players)
        elif act.by.role is Role.ORGANISER:
            raise TournamentError("tournament-not-yours", role=Role.REFEREE.value)
        if self.table is not None:
            tables = [playing_table(tournament, self.table)]
        else:
            tables = [table for table in current_round(tournament).tables if table.is_playing]
        if is_extension:
            return tournament
        is_paused = self.kind is OrderKind.PAUSE
        changing = [table for table in tables if table.is_paused != is_paused]
        if not changing:
            raise TournamentError("tournament-paused" if is_paused else "tournament-running")
        for table in changing:
            tournament = stopped(tournament, table, act, self.why) if is_paused else resumed(tournament, table)
        return tournament

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        where = Sentence("tournament-all-tables")
        if self.table is not None:
            where = Sentence("sheet-at-table", {"round": number, "table": self.table})
            if tournament.is_league:
                where = Sentence("league-game", {"number": self.table})
        return self.sentence(
            kind=self.kind.value, where=where, span=Duration(self.seconds or 0), why=Why(self.why)
        )  # fmt: skip

    def heading(self) -> Sentence:
        return _incident_word(self.kind)

    @property
    def is_for_all_tables(self) -> bool:
        return self.table is None


@in_book
@dataclass(frozen=True, slots=True)
class Call(Operation):
    """A player's call of the referee to their table, after that line of its game, one at a time.

    The system calls because of a player who is missing, and in older books also when their time runs out.
    """

    word = "call"
    may = (Role.PLAYER, Role.SYSTEM)
    announced = Announcement.OWN_WAY

    table: TableNumber
    player: PlayerNumber
    line: int

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        table = playing_table(tournament, self.table)
        check_at_table(table, self.player)
        if act.by.who is not None and tournament.number_of(act.by.who) != self.player:
            raise TournamentError("tournament-not-yours", role="player")
        if tournament.has_called(self.player):
            raise TournamentError("tournament-called")
        return _with_call(tournament, act, self, self._cause(table, act))

    def _cause(self, table: TournamentTable, act: Act) -> CallCause:
        if act.by.role is not Role.SYSTEM:
            return CallCause.PLAYER
        if table.paused_why == OUT_OF_TIME:  # older books
            return CallCause.TIME
        return CallCause.LEFT if table.paused_why == PLAYER_LEFT else CallCause.ABSENT

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        variant = "" if act.by.role is not Role.SYSTEM else "system"
        return self.sentence(variant, round=number, table=self.table, who=PlayerNames((self.player,)))


@in_book
@dataclass(frozen=True, slots=True)
class TimeOut(Operation):
    """The end of a player's time, after that line of the game, which is stopped until the referee decides.

    `seconds` is the time that they had, for that turn or in all.
    """

    word = "time-out"
    may = (Role.SYSTEM,)
    announced = Announcement.OWN_WAY
    is_decision = True

    table: TableNumber
    player: PlayerNumber
    line: int
    seconds: int

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        """Return the tournament whose table is stopped, with something to decide for its referee."""
        table = playing_table(tournament, self.table)
        check_at_table(table, self.player)
        if table.is_paused:
            raise TournamentError("tournament-paused")
        if self.seconds < 1:
            raise TournamentError("tournament-seconds")
        after = stopped(tournament, table, act, OUT_OF_TIME).without_time_out(self.table, self.player)
        return _with_call(after, act, self, CallCause.TIME, self.seconds)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        who, span = PlayerNames((self.player,)), Duration(self.seconds)
        return self.sentence(round=number, table=self.table, who=who, span=span)

    def concerned(self) -> PlayerNames:
        return PlayerNames((self.player,))


@in_book
@dataclass(frozen=True, slots=True)
class GiveTime(Operation):
    """So much time for one player from now on, in whose game no other clock changes; a game that is stopped goes on."""

    word = "give-time"
    may = _JUDGE
    texts = ("why",)
    announced = Announcement.TABLES
    is_decision = True

    table: TableNumber
    player: PlayerNumber
    seconds: int
    why: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        table = playing_table(tournament, self.table)
        check_at_table(table, self.player)
        check_still_in(table, self.player)
        if self.seconds not in EXTENSIONS:
            raise TournamentError("tournament-seconds")
        return resumed(tournament, table)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(
            round=number, table=self.table, who=PlayerNames((self.player,)), span=Duration(self.seconds),
            why=Why(self.why),
        )  # fmt: skip

    def concerned(self) -> PlayerNames:
        return PlayerNames((self.player,))


@in_book
@dataclass(frozen=True, slots=True)
class LetComputerPlay(Operation):
    """The computer plays for one player until they take their seat back; a game that is stopped goes on."""

    word = "computer"
    may = _JUDGE
    texts = ("why",)
    announced = Announcement.TABLES
    is_decision = True

    table: TableNumber
    player: PlayerNumber
    why: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        table = playing_table(tournament, self.table)
        check_at_table(table, self.player)
        check_still_in(table, self.player)
        return resumed(tournament, table)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(round=number, table=self.table, who=PlayerNames((self.player,)), why=Why(self.why))

    def concerned(self) -> PlayerNames:
        return PlayerNames((self.player,))


@in_book
@dataclass(frozen=True, slots=True)
class Answer(Requestable):
    """The referee's answer to a call; calls are numbered from 1."""

    word = "answer"
    may = _JUDGE
    texts = ("why",)
    announced = Announcement.OWN_WAY
    is_decision = True

    call: int
    why: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        calls = tuple(each for each in tournament.calls if each.number != self.call)
        if len(calls) == len(tournament.calls):
            raise TournamentError("tournament-no-call", number=self.call)
        return tournament.with_values(calls=calls)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(number=self.call, why=Why(self.why))


@in_book
@dataclass(frozen=True, slots=True)
class LookAtHands(Operation):
    """The referee has looked at all hands of a table (their right to see every game), after that line of its game."""

    word = "look-at-hands"
    may = _JUDGE
    texts = ("why",)
    announced = Announcement.TABLES
    is_decision = True

    table: TableNumber
    line: int
    why: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        playing_table(tournament, self.table)
        if self.line < 0:
            raise TournamentError("tournament-line")
        return tournament

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(round=number, table=self.table, why=Why(self.why))


@in_book
@dataclass(frozen=True, slots=True)
class Exclude(Operation):
    """A spectator who has meddled in a game is silenced at its table, or removed from there (§10.6).

    Who plays at the table is no spectator there: a warning or an elimination is for them (§10.6, §9.1).
    """

    word = "exclude"
    may = _JUDGE
    texts = ("why",)
    announced = Announcement.TABLES
    is_decision = True

    who: Pseudonym
    table: TableNumber
    kind: ExclusionKind
    why: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        check_pseudonym(self.who)
        table = current_round(tournament).table(self.table)
        player = tournament.number_of(self.who)
        if player is not None and player in table.players:
            raise TournamentError("tournament-plays-there", number=table.number)
        if self.who in (tournament.referee, tournament.plan.organiser):
            raise TournamentError("tournament-excluded-official")
        return tournament

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        who = PersonName(self.who)
        return self.sentence(self.kind.value, who=who, round=number, table=self.table, why=Why(self.why))

    def heading(self) -> Sentence:
        return _incident_word(self.kind)

    def concerned(self) -> PersonName:
        return PersonName(self.who)


# How a table is stopped, and what is asked about it


def stopped(tournament: Tournament, table: TournamentTable, act: Act, why: str) -> Tournament:
    """Return the tournament with a table stopped by that act."""
    return with_table(tournament, replace(table, is_paused=True, paused_by=act.by.who, paused_why=why))


def resumed(tournament: Tournament, table: TournamentTable) -> Tournament:
    """Return the tournament with the game of a table going on; nobody's time-out is left to be decided there."""
    after = with_table(tournament, replace(table, is_paused=False, paused_by=None, paused_why=""))
    return after.without_time_out(table.number)


def _with_call(
    tournament: Tournament, act: Act, about: "Call | TimeOut", cause: CallCause, seconds: int = 0
) -> Tournament:
    number = tournament.call_count + 1
    call = OpenCall(number, act.at, about.table, about.player, about.line, cause, seconds)
    return tournament.with_values(calls=(*tournament.calls, call), call_count=number)


# What follows from the incidents


def taken_back(incidents: Sequence[Incident], undo: Incident) -> tuple[Incident, ...]:
    """Return the penalties that a late effect has taken back with the lines of its game (§9.3), oldest first.

    `incidents` are all of the tournament, `undo` is one of them. An earlier late effect isn't taken back: what it has
    cancelled stays cancelled.
    """
    pairs, _ = _follow([each for each in incidents if _game_of(each) == _game_of(undo)])
    return next((gone for each, gone in pairs if each == undo), ())


def all_taken_back(incidents: Sequence[Incident]) -> Mapping[Incident, Incident]:
    """Return every penalty that doesn't stand any more, with the late effect that took it back."""
    return {gone: undo for undo in incidents for gone in taken_back(incidents, undo)}


def standing_penalties(earlier: Sequence[Incident], back_to: int) -> tuple[Incident, ...]:
    """Return the penalties of a game that going back to a line would take back now; `earlier` are its incidents."""
    _, standing = _follow(earlier)
    return tuple(each for each in standing if each.line is not None and each.line > back_to)


def _follow(
    incidents: Sequence[Incident],
) -> tuple[list[tuple[Incident, tuple[Incident, ...]]], tuple[Incident, ...]]:
    """Return the late effects of a game, each with the penalties that it took back, and those that stand at the end."""
    pairs: list[tuple[Incident, tuple[Incident, ...]]] = []
    standing: list[Incident] = []
    for each in incidents:
        if each.line is None:
            continue
        if each.back_to is None:
            standing.append(each)
            continue
        gone = tuple(one for one in standing if (one.line or 0) > each.back_to)
        pairs.append((each, gone))
        standing = [one for one in standing if one not in gone]
    return pairs, tuple(standing)


def _game_of(incident: Incident) -> tuple[int, int, int]:
    return incident.round, incident.table, incident.deal


def repeats(incidents: Sequence[Incident], incident: Incident) -> bool:
    """Return whether an incident applies a penalty again, right after a late effect took it back."""
    if incident.line is None or incident.back_to is not None:
        return False
    pairs, _ = _follow([each for each in incidents if _game_of(each) == _game_of(incident)])
    same = (incident.kind, incident.player, incident.why)
    return any(
        # penalties that are applied again are the lines right after the one that took them back
        0 < incident.line - (undo.line or 0) <= len(gone)
        and same in [(each.kind, each.player, each.why) for each in gone]
        for undo, gone in pairs
    )


def lost_with(incidents: Sequence[Incident], undo: Incident) -> tuple[Incident, ...]:
    """Return the penalties that a late effect took back and that were not applied again right after it."""
    following = [each for each in incidents[incidents.index(undo) + 1 :] if _game_of(each) == _game_of(undo)]
    lost: list[Incident] = []
    line = (undo.line or 0) + 1
    for gone in taken_back(incidents, undo):
        next_one = following[0] if following else None
        same = (gone.kind, gone.player, gone.why, line)
        if next_one is None or (next_one.kind, next_one.player, next_one.why, next_one.line) != same:
            lost.append(gone)
            continue
        del following[0]
        line += 1
    return tuple(lost)


def taken_back_sentence(first: int, last: int, gone: Sequence[Incident | Record]) -> Sentence:
    """Return what a late effect takes back with it (§9.3): lines of the game, and the penalties among them."""
    values = {"first": first, "last": last, "lines": last - first + 1, "count": len(gone)}
    return Sentence("tournament-taken-back", {**values, "penalties": listed_penalties(gone)})


def listed_penalties(penalties: Sequence[Incident | Record]) -> Listed:
    """Return penalties in a few words each: what for, and whose."""
    return Listed(tuple(_named_penalty(each) for each in penalties))


def _named_penalty(penalty: Incident | Record) -> Sentence:
    values = {"what": _incident_word(penalty.kind), "who": PlayerNames((penalty.player,))}
    return Sentence("tournament-penalty-named", values)


def _incident_word(kind: IncidentKind | OrderKind | ExclusionKind) -> Sentence:
    """Return what a decision of that kind is called."""
    return Sentence("sheet-incident", {"kind": kind.value})
