"""A tournament as a value: the result of its acts."""

import re
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, ClassVar, Final, NewType

from bot.chance import part_of
from bot.tournament.draws import BEGINS, ROUNDS, PlayerNumber, TableNumber, deal_label, lineup_size, lot_label
from bot.tournament.errors import TournamentError

Pseudonym = NewType("Pseudonym", str)
"""A random name for a person in a tournament's book, so that the book contains no real names.

`p-` and eight letters or digits. The list of names is stored apart from the book.
"""
RESTORE: Final = timedelta(hours=1)
"""How long a tournament that a person has called off can be taken up again."""
WISH: Final = timedelta(hours=1)
"""How long the wish to call a tournament off stands, for which another has to agree."""
PSEUDONYM: Final = re.compile(r"p-[a-z0-9]{8}")
CHOICES: Final = {"setup": "draft", "hegemony": "immediate", "teams": False}
"""The options of the rules for all tables of a tournament (§10.4)."""


class Stage(StrEnum):
    """The stage of a tournament."""

    REGISTRATION = "registration"
    CHECK_IN = "check-in"
    READY = "ready"
    """The check-in is closed: the first round may be drawn."""
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"


class IncidentKind(StrEnum):
    """Incidents for a referee: the four rows of the tournament rules, absence, and ethics."""

    SURPLUS = "surplus"
    """Too many cards drawn (§9.2)."""
    LATE_EFFECT = "late-effect"
    """An effect begun after step 3 (§9.3)."""
    FORGOTTEN_DRAW = "forgotten-draw"
    """A draw forgotten (§9.4)."""
    CHEATING = "cheating"
    """Cheating (§9.1)."""
    ABSENCE = "absence"
    """A player has left after the draft, and is eliminated (§9.1)."""
    WARNING = "warning"
    """A warning for unethical behaviour (§10.6)."""


class CallCause(StrEnum):
    """Why the referee is asked to decide something at a table."""

    PLAYER = "player"
    """A player has called them."""
    TIME = "time"
    """A player's time has run out, and the game is stopped."""
    ABSENT = "absent"
    """A player hasn't begun the draft though it is late, or had left the server before it (§9.1)."""
    LEFT = "left"
    """Nobody plays for a player any more, and the game is stopped."""


class Plan:
    """What a tournament was announced with: the act that began it, `Announce`, or `OpenSeason` of a league."""

    __slots__ = ()

    title: str
    place: str
    clock: str
    starts: datetime
    places: int
    organiser: Pseudonym
    commitments: tuple[str, ...]
    is_league: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person who has registered."""

    who: Pseudonym
    is_computer: bool
    is_present: bool


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """A table of a round.

    `players` sit in this order, clockwise, and `cards` are those they got for First Player. `drawn` are the players
    whom the draw put there, `players` those of its last deal (§9.1); deals count from 1. `out` are players eliminated,
    `tied` those who shared the victory before a lot was cast (§10.8). `winner` is None until there is one; `transcript`
    is the hash of its last game, None where that was never played. `is_shared` is whether a league's game is over
    without one winner: those `tied` have half of it each, and where nobody is, both have lost it. `is_void` is whether
    it is over and doesn't count. `idle` are those who never moved in it, as far as a game is decided without its end.
    Of a table that `is_paused`, `paused_by` has stopped it (None: the system), and `paused_why` is the reason.
    """

    number: TableNumber
    players: tuple[PlayerNumber, ...]
    cards: tuple[str, ...]
    drawn: tuple[PlayerNumber, ...]
    deal: int = 1
    out: tuple[PlayerNumber, ...] = ()
    tied: tuple[PlayerNumber, ...] = ()
    winner: PlayerNumber | None = None
    transcript: str | None = None
    is_paused: bool = False
    is_shared: bool = False
    is_void: bool = False
    idle: tuple[PlayerNumber, ...] = ()
    paused_by: Pseudonym | None = None
    paused_why: str = ""

    @property
    def is_over(self) -> bool:
        """True once its winner is known, or that a league's game has none."""
        return self.winner is not None or self.is_shared or self.is_void

    @property
    def is_playing(self) -> bool:
        """True while its game goes on, so that the referee may act in it."""
        return not self.is_over and not self.tied

    @property
    def first(self) -> int | None:
        """The seat of the First Player, from 0 (§10.3); None where no one was dealt a card."""
        return self.cards.index(BEGINS) if self.cards else None


@dataclass(frozen=True, slots=True)
class Round:
    """A round drawn, with its secret (in hexadecimal); a league's season is one round (`is_season`)."""

    number: int
    secret: str
    tables: tuple[TournamentTable, ...]
    is_season: bool = False

    @property
    def is_final(self) -> bool:
        """True where its winner wins the tournament."""
        return len(self.tables) == 1 and not self.is_season

    @property
    def is_over(self) -> bool:
        """True once all its tables are over."""
        return all(table.is_over for table in self.tables)

    def winners(self) -> tuple[PlayerNumber, ...]:
        """Return who goes on, in order of their numbers."""
        return tuple(sorted(table.winner for table in self.tables if table.winner is not None))

    def table(self, number: TableNumber) -> TournamentTable:
        """Return the table of that number. Raises `TournamentError`."""
        if not 1 <= number <= len(self.tables):
            raise TournamentError("tournament-no-table", number=number, tables=len(self.tables))
        return self.tables[number - 1]

    def with_table(self, table: TournamentTable) -> "Round":
        """Return the round with that table in place of the one of its number."""
        return replace(self, tables=(*self.tables[: table.number - 1], table, *self.tables[table.number :]))


@dataclass(frozen=True, slots=True)
class Incident:
    """An incident that the referee handled: the round, the table and the number of its deal."""

    at: datetime
    by: Pseudonym | None
    kind: IncidentKind
    round: int
    table: TableNumber
    deal: int
    player: PlayerNumber
    line: int | None
    back_to: int | None
    why: str


@dataclass(frozen=True, slots=True)
class OpenCall:
    """What the referee is asked to decide at a table, and hasn't yet; its game was at that line.

    `seconds` is how long the player had, where their time has run out; older books don't say it.
    """

    number: int
    at: datetime
    table: TableNumber
    player: PlayerNumber
    line: int
    cause: CallCause = CallCause.PLAYER
    seconds: int = 0

    @property
    def is_time_out(self) -> bool:
        """Whether what has the game go on decides it; where an older book says so, it is a call, which is answered."""
        return self.cause is CallCause.TIME and self.seconds > 0


@dataclass(frozen=True, slots=True)
class Cancellation:
    """A tournament called off by a person: since when, and what was going on, which may be taken up again."""

    at: datetime
    stage: Stage
    calls: tuple[OpenCall, ...]


@dataclass(frozen=True, slots=True)
class LateKey:
    """A key derived from the lots' secret: for that deal of a table, or for its lot where `deal` is None."""

    round: int
    table: TableNumber
    deal: int | None
    key: str

    def is_made_of(self, lots: bytes) -> bool:
        """Return whether it is derived from the lots' secret."""
        label = (
            lot_label(self.round, self.table) if self.deal is None else deal_label(self.round, self.table, self.deal)
        )
        return part_of(lots, label).hex() == self.key


@dataclass(frozen=True, slots=True)
class Tournament:
    """All that is known of a tournament; each of its acts makes another.

    `entrants` are in order of registration, `players` those who play or have played: player n is `players[n - 1]`.
    `referee` is None while there is none, `candidate` is asked to be it and has not answered.
    A round is followed by a break of `break_seconds`, or until `break_until`, since `round_ended_at`.
    `cancel_asked_by` wants it called off since `cancel_asked_at`; `cancelled` is what a person has called off.
    `moved_to` is where it goes on since it was moved. `late_keys` are public by now, and are proven when the lots'
    secret is. Of a league's season alone: `divisions` from the first on, `withdrawn` who has left before the draw,
    `retired` who has left while it was played, `removed` who has been taken out of it, of these `expelled` by its
    director, and `ends_at`, when its unfinished games are decided.
    """

    plan: Plan
    official: bool
    referee: Pseudonym | None
    candidate: Pseudonym | None = None
    moved_to: str | None = None
    break_seconds: int = 0
    break_until: datetime | None = None
    round_ended_at: datetime | None = None
    stage: Stage = Stage.REGISTRATION
    entrants: tuple[Entrant, ...] = ()
    dropped: tuple[Pseudonym, ...] = ()
    check_in_until: datetime | None = None
    players: tuple[Pseudonym, ...] = ()
    rounds: tuple[Round, ...] = ()
    incidents: tuple[Incident, ...] = ()
    calls: tuple[OpenCall, ...] = ()
    call_count: int = 0
    late_keys: tuple[LateKey, ...] = ()
    cancel_asked_by: Pseudonym | None = None
    cancel_asked_at: datetime | None = None
    cancelled: Cancellation | None = None
    lots_secret: str | None = None
    divisions: tuple[tuple[PlayerNumber, ...], ...] = ()
    withdrawn: tuple[Pseudonym, ...] = ()
    retired: tuple[PlayerNumber, ...] = ()
    removed: tuple[Pseudonym, ...] = ()
    expelled: tuple[Pseudonym, ...] = ()
    ends_at: datetime | None = None
    version: int = 1
    """The number of its acts."""

    def with_values(self, **values: Any) -> "Tournament":
        """Return the tournament with other values in these fields."""
        return replace(self, **values)

    @property
    def is_league(self) -> bool:
        """True for a season of a league, which has divisions in place of rounds, and no referee."""
        return self.plan.is_league

    @property
    def deals_commitment(self) -> str | None:
        """The commitment to the secret that all games are dealt with; None in older books."""
        return next(iter(self.plan.commitments[ROUNDS + 1 :]), None)

    @property
    def next_round_at(self) -> datetime | None:
        """When the next round is drawn by itself: after the break, once the round is over; else None."""
        if self.round_ended_at is None:
            return None
        return self.break_until or self.round_ended_at + timedelta(seconds=self.break_seconds)

    @property
    def restorable_until(self) -> datetime | None:
        """Until when a tournament that was called off can be taken up again; None where it can't be."""
        if self.cancelled is None or self.lots_secret is not None:
            return None
        return self.cancelled.at + RESTORE

    def cancel_asker(self, at: datetime) -> Pseudonym | None:
        """Return who wants it called off at that moment, for which another has to agree; None once that has lapsed."""
        asked_at = self.cancel_asked_at
        return self.cancel_asked_by if asked_at is not None and at < asked_at + WISH else None

    @property
    def place(self) -> str:
        """Where it is played, in words."""
        return self.moved_to or self.plan.place

    @property
    def is_ended(self) -> bool:
        """True once nothing is drawn or played any more."""
        return self.stage in (Stage.OVER, Stage.CANCELLED)

    def entrant(self, who: Pseudonym) -> Entrant | None:
        """Return this person's registration, if they have one."""
        return next((entrant for entrant in self.entrants if entrant.who == who), None)

    def present(self) -> tuple[Entrant, ...]:
        """Return who is there, in order of registration."""
        return tuple(entrant for entrant in self.entrants if entrant.is_present)

    def lineup(self) -> tuple[Entrant, ...]:
        """Return who would play if the first round were drawn now; the others who are there wait (§10.1)."""
        present = self.present()
        return present[: lineup_size(official=self.official, places=self.plan.places, present=len(present))]

    def waiting(self) -> tuple[Pseudonym, ...]:
        """Return who waits for a place.

        They are beyond the places or, once the check-in is closed, beyond the line-up.
        """
        if self.stage in (Stage.REGISTRATION, Stage.CHECK_IN):
            return tuple(entrant.who for entrant in self.entrants[self.plan.places :])
        if self.stage is Stage.READY:
            # where too few are there nobody plays yet, and so nobody waits for a place of another
            lineup = self.lineup()
            return tuple(entrant.who for entrant in self.present()[len(lineup) :]) if lineup else ()
        return tuple(entrant.who for entrant in self.present() if entrant.who not in self.players)

    def number_of(self, who: Pseudonym) -> PlayerNumber | None:
        """Return this person's number, if they play or have played."""
        return PlayerNumber(self.players.index(who) + 1) if who in self.players else None

    def round(self) -> Round | None:
        """Return the round drawn last."""
        return self.rounds[-1] if self.rounds else None

    def next_players(self) -> tuple[PlayerNumber, ...]:
        """Return the players for the next round: those who line up, or the winners of the last one (§10.2)."""
        if not self.rounds:
            return tuple(PlayerNumber(number) for number in range(1, len(self.lineup()) + 1))
        return self.rounds[-1].winners()

    def time_out_at(self, table: TableNumber) -> OpenCall | None:
        """Return the time-out of a table of the newest round whose game the clock has stopped."""
        return next((call for call in self.calls if call.table == table and call.is_time_out), None)

    def without_time_out(self, table: TableNumber, player: PlayerNumber | None = None) -> "Tournament":
        """Return the tournament without the open time-out of a player, or of anyone, at a table."""
        calls = tuple(
            each for each in self.calls
            if not each.is_time_out or each.table != table or player not in (None, each.player)
        )  # fmt: skip
        return self.with_values(calls=calls)

    def has_called(self, player: PlayerNumber) -> bool:
        """Return whether a player waits for an answer; one whose time has run out may still have something to say."""
        return any(each.player == player and each.cause is not CallCause.TIME for each in self.calls)

    def incidents_at(self, number: int, table: TournamentTable) -> tuple[Incident, ...]:
        """Return what the referee has dealt with in the game that a table of that round plays.

        Where the table is over, it is the game it has played last.
        """
        game = (number, table.number, table.deal)
        return tuple(each for each in self.incidents if (each.round, each.table, each.deal) == game)

    def champion(self) -> PlayerNumber | None:
        """Return who has won it, once the final is over."""
        if self.rounds and self.rounds[-1].is_final:
            return self.rounds[-1].tables[0].winner
        return None


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's rank, shared by all who have won as many rounds, and whether they can still win the tournament."""

    place: int
    player: PlayerNumber
    rounds_won: int
    is_in: bool


def standings(tournament: Tournament) -> tuple[Standing, ...]:
    """Return the standing of everyone who plays or has played, the best first, then by number.

    Only who wins a round goes on (§10.1).
    """
    won = {PlayerNumber(number): 0 for number in range(1, len(tournament.players) + 1)}
    for played in tournament.rounds:
        for player in played.winners():
            won[player] += 1
    # ties by number, so that everyone gets the same list
    ordered = sorted(won, key=lambda player: (-won[player], player))
    still_in = _still_in(tournament)
    counts = [won[player] for player in ordered]
    return tuple(Standing(counts.index(won[player]) + 1, player, won[player], player in still_in) for player in ordered)


def took_part(tournament: Tournament) -> frozenset[PlayerNumber]:
    """Return the players who have a seat in the last deal of a table, without those replaced in the draft (§9.1)."""
    return frozenset(player for played in tournament.rounds for table in played.tables for player in table.players)


def _still_in(tournament: Tournament) -> set[PlayerNumber]:
    played = tournament.round()
    if played is None or tournament.stage is not Stage.PLAYING:
        return set()
    waiting = {player for table in played.tables if not table.is_over for player in table.players}
    out = {player for table in played.tables for player in table.out}
    return (waiting | set(played.winners())) - out
