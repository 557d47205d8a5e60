"""What is asked of running tournaments and what they answer, as values: callers, plans, states of tables."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, time, timedelta
from typing import Final

from bot.store.tournaments import Person, Posting, Settings
from bot.table.availability import Availability
from bot.table.clock_text import parse_clock
from bot.table.contest import Contest, TournamentId
from bot.table.errors import BadClock
from bot.table.preferences import Opener
from bot.table.refereeing import Intervention
from bot.table.table import Table
from bot.table.time_text import ChangeOfClocks, parse_moment
from bot.table.values import Clock, Place, TableId, UserId
from bot.tournament.book import Entry
from bot.tournament.draws import PlayerNumber, TableNumber
from bot.tournament.errors import TournamentError
from bot.tournament.refereeing import Record
from bot.tournament.tournament import Incident, Pseudonym, Tournament, TournamentTable

NO_SHOW: Final = timedelta(minutes=10)
CHECK_IN: Final = timedelta(minutes=30)
_AHEAD: Final = re.compile(r"\s*(?:in|dans|tra|fra)\s+(?=[0-9])", re.ASCII | re.IGNORECASE)
"""What stands before how long from now."""
_FRENCH_HOUR: Final = re.compile(r"(\d{1,2}) ?h(?: ?\d{2})?", re.IGNORECASE)
_LONG_SPAN: Final = 12
"""Hours up to which `2h` is how long from now."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks for something, as the press said it: the only source of what they may do.

    `opener` has their roles, and whether they manage the server.
    """

    user: UserId
    name: str
    opener: Opener = field(default_factory=lambda: Opener(()))
    is_moderator: bool = False
    """Whether they moderate the tournament's server: `Tournaments` finds out, whatever stood here."""
    has_organiser: bool = True
    """Whether its organiser is on the server: `Tournaments` finds out where someone wants to call it off."""


@dataclass(frozen=True, slots=True)
class Official:
    """A person named by another: a referee, or someone who will not play."""

    user: UserId
    name: str


@dataclass(frozen=True, slots=True)
class Plan:
    """What an organiser announces.

    `referee` is the person; with a `referee_role` anyone who has that role may act as referee, too. `check_in` is how
    long before the start the check-in opens. `no_show` is after how long the referee is told of players without a first
    pick.
    """

    title: str
    starts: datetime
    place: Place
    referee: Official
    official: bool = True
    places: int = 64
    clock: Clock | None = None
    clock_text: str = "—"
    """The clock in words of the server's language, for the book."""
    place_text: str = "—"
    """Where it is played, in words, for the book: `#spring-cup`."""
    barred: tuple[Official, ...] = ()
    referee_role: int | None = None
    check_in: timedelta = CHECK_IN
    no_show: timedelta = NO_SHOW
    has_vacations: bool = True
    counts_weekends: bool = True
    """As at a table (`bot.table.values.Options`)."""


@dataclass(frozen=True, slots=True)
class RunningTournament:
    """A tournament as this server knows it: the value and its book, who is who, and where it is played.

    `games` are the tables of all deals that were dealt.
    """

    id: TournamentId
    place: Place
    settings: Settings
    tournament: Tournament
    book: tuple[Entry, ...]
    people: Mapping[Pseudonym, Person]
    games: Mapping[Contest, TableId]
    posting: Posting

    @property
    def last_hash(self) -> str:
        """The hash that stands for the whole book so far: what is published of it."""
        return self.book[-1].hash

    def user_of(self, who: Pseudonym) -> UserId | None:
        """Return the person, or computer (below 0)."""
        return self.people[who].user if who in self.people else None

    def user_of_player(self, player: PlayerNumber) -> UserId | None:
        """Return the person, or computer (below 0), who plays under that number."""
        return self.user_of(self.tournament.players[player - 1])

    @property
    def referee_user(self) -> UserId | None:
        """The person who is the referee."""
        referee = self.tournament.referee
        return None if referee is None else self.user_of(referee)

    def who_is(self, user: UserId) -> Pseudonym | None:
        """Return the pseudonym under which a person is known here."""
        return next((person.who for person in self.people.values() if person.user == user), None)

    @property
    def winner(self) -> UserId | None:
        """The person, or computer (below 0), who has won it; None before its end, or where they are forgotten."""
        champion = self.tournament.champion()
        return None if champion is None else self.user_of_player(champion)

    def player_of(self, user: UserId) -> PlayerNumber | None:
        """Return the number under which a person plays, or has played."""
        who = self.who_is(user)
        return None if who is None else self.tournament.number_of(who)

    def contest(self, number: int, table: TournamentTable) -> Contest:
        """Return which game a table of round `number` plays now."""
        return Contest(self.id, number, table.number, table.deal)

    def table_id(self, table: TournamentTable, number: int | None = None) -> TableId | None:
        """Return the table where that game is played, as soon as there is one.

        The round is the one drawn last unless `number` says another.
        """
        return self.games.get(self.contest(number or len(self.tournament.rounds), table))


@dataclass(frozen=True, slots=True)
class TableState:
    """A table of the round that is played: as the tournament has it, and as it stands.

    `table` is None until it is made, and where it could not be loaded. `due_at` is when the first clock runs out;
    `absent` are players who have not made their first pick though the deadline for no-shows has passed.
    """

    number: TableNumber
    drawn: TournamentTable
    table: Table | None
    due_at: datetime | None = None
    absent: tuple[PlayerNumber, ...] = ()


@dataclass(frozen=True, slots=True)
class Preview:
    """What a ruling would come to: the book's operation, the intervention and its seat, the table before and after it.

    `version` is what the ruling was previewed at: it may only be confirmed as long as no line has followed. For a
    warning nothing changes: `action` is None. A late effect takes later penalties back with it: `again` are those that
    are applied again at once, as the lines right after it, and `lost` those that can't be. `interventions` are all
    lines that it adds to the game, and `after` is the table after the last of them. `resumes` is whether the game,
    which the player's clock has stopped, goes on without them.
    """

    operation: Record
    seat: int
    action: str | None
    before: Table
    after: Table
    version: int
    again: tuple[Record, ...] = ()
    lost: tuple[Incident, ...] = ()
    interventions: tuple[Intervention, ...] = ()
    resumes: bool = False

    @property
    def held(self) -> tuple[int, int] | None:
        """How many cards the player holds before it, and their limit; None where the game has no hands."""
        return None if self.before.match is None else self.before.match.hand_size(self.seat)


@dataclass(frozen=True, slots=True)
class Start:
    """When a tournament starts, and what was typed for it where a change of the clocks falls on that.

    `other` is what the text may mean as well. `span` is how long from now it was typed as, unless as a time.
    """

    at: datetime
    typed: time | None = None
    change: ChangeOfClocks | None = None
    other: datetime | None = field(default=None, compare=False)
    span: timedelta | None = field(default=None, compare=False)


def parse_start(text: str, now: datetime, availability: Availability) -> Start:
    """Return when a tournament or its next round starts: a time by a person's own time zone (`bot.table.time_text`), or
    how long from now (`45m`, `in 2h`).

    Raises `TournamentError` (`tournament-start-unreadable`).
    """
    ahead = _AHEAD.match(text)
    moment = None if ahead else parse_moment(text, now, availability.zone)
    try:
        span = parse_clock(text[ahead.end() :] if ahead else text)
    except BadClock:
        span = None
    if span is None or span.increment is not None:
        if moment is None:
            raise TournamentError("tournament-start-unreadable", text=text[:40])
        return Start(moment.at, moment.typed, moment.change, moment.other)
    ahead_by = timedelta(seconds=span.seconds)
    if moment is not None and _may_be_hour(text):
        return Start(moment.at, moment.typed, moment.change, now + ahead_by)
    return Start(now + ahead_by, span=ahead_by)


def _may_be_hour(text: str) -> bool:
    """Return whether a span may be an hour of the day: “20h” is one in French, and twenty hours elsewhere."""
    found = _FRENCH_HOUR.fullmatch(text.strip())
    return found is not None and _LONG_SPAN < int(found[1]) < 24
