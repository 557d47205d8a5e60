"""Registration for a tournament, and check-in before it begins (RULES §10.1)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from bot.tournament.draws import FRIENDLY, OFFICIAL, ROUNDS
from bot.tournament.errors import TournamentError
from bot.tournament.operation import (
    LARGEST,
    SYSTEM,
    Act,
    Actor,
    Announcement,
    Opening,
    Operation,
    Requestable,
    Role,
    in_book,
    whole_second,
)
from bot.tournament.sentences import Moment, PersonName, Sentence
from bot.tournament.tournament import PSEUDONYM, Entrant, Pseudonym, Stage, Tournament

MOST_ENTRANTS: Final = 256
"""The most entrants, including those without a place."""
COMMITMENTS: Final = (ROUNDS + 2, ROUNDS + 1)
"""The possible numbers of commitments: one a round, one for the lots, and in newer books one for the deals."""
HASH: Final = re.compile(r"[0-9a-f]{64}")
"""A SHA-256, or 256 random bits, in hexadecimal."""
HOST: Final = (Role.ORGANISER, Role.SYSTEM)
OWN: Final = (Role.PLAYER, *HOST)
ENTERING: Final = (*OWN, Role.REFEREE)
"""Of what the referee may do for people who are there and can't do it themselves."""


@in_book
@dataclass(frozen=True, slots=True)
class Announce(Opening):
    """The first act.

    `commitments` are those of the three rounds' secrets, the lots' and the deals', in this order. Older books have none
    of the deals': their deals cannot be checked. `barred` are further people who will not play, like the referee;
    `places` is the maximal number of players.
    """

    word = "announce"
    may = (Role.ORGANISER,)
    texts = ("title", "place", "clock")

    title: str
    place: str
    clock: str
    starts: datetime
    official: bool
    places: int
    organiser: Pseudonym
    referee: Pseudonym
    barred: tuple[Pseudonym, ...]
    commitments: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "starts", whole_second(self.starts))

    def begin(self, act: Act) -> Tournament:
        for who in (self.organiser, self.referee, *self.barred):
            check_pseudonym(who)
        check_places(self.places, official=self.official)
        check_commitments(self.commitments)
        if act.by.who is not None and act.by.who != self.organiser:
            raise TournamentError("tournament-not-yours", role="organiser")
        return Tournament(self, self.official, self.referee)


@in_book
@dataclass(frozen=True, slots=True)
class Register(Operation):
    """The registration of a person, possibly beyond the places. During the check-in it also counts as presence."""

    word = "register"
    may = ENTERING
    in_leagues = True

    who: Pseudonym
    computer: bool = False

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        """Return the tournament with one more entrant, who waits where there are no places left."""
        if tournament.is_league and tournament.rounds:
            raise TournamentError("league-drawn")
        _check_not_drawn(tournament)
        check_newcomer(tournament, self.who)
        if isinstance(tournament.plan, Announce) and self.who in tournament.plan.barred:
            raise TournamentError("tournament-barred")
        if self.computer and (tournament.official or tournament.is_league):
            raise TournamentError("league-computer" if tournament.is_league else "tournament-computer")
        # no one waits for a place in a league: nobody would make room for them before the next season
        limit = tournament.plan.places if tournament.is_league else MOST_ENTRANTS
        if len(tournament.entrants) >= limit:
            raise TournamentError("tournament-full", limit=limit)
        is_present = self.computer or tournament.stage is not Stage.REGISTRATION
        entrant = Entrant(self.who, self.computer, is_present)
        dropped = tuple(who for who in tournament.dropped if who != self.who)
        withdrawn = tuple(who for who in tournament.withdrawn if who != self.who)
        entrants = (*tournament.entrants, entrant)
        return tournament.with_values(entrants=entrants, dropped=dropped, withdrawn=withdrawn)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(who=PersonName(self.who))


@in_book
@dataclass(frozen=True, slots=True)
class Withdraw(Operation):
    """The withdrawal of a person who does not play yet; in a league also of one who plays.

    By the system where they have left the server.
    """

    word = "withdraw"
    may = OWN
    in_leagues = True

    who: Pseudonym

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        if tournament.is_league and tournament.rounds:
            return self._leave(tournament)
        if self.who in tournament.players:
            raise TournamentError("tournament-drawn")
        if not tournament.entrant(self.who):
            raise TournamentError("tournament-not-registered")
        entrants = tuple(each for each in tournament.entrants if each.who != self.who)
        withdrawn = (*tournament.withdrawn, self.who) if tournament.is_league else ()
        return tournament.with_values(entrants=entrants, withdrawn=withdrawn)

    def _leave(self, tournament: Tournament) -> Tournament:
        """Return the season that a player leaves while it is played. Raises `TournamentError`."""
        number = tournament.number_of(self.who)
        if number is None:
            raise TournamentError("tournament-not-registered")
        if number in tournament.retired:
            raise TournamentError("league-left")
        if self.who in tournament.removed:
            raise TournamentError("league-removed")
        return tournament.with_values(retired=(*tournament.retired, number))

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        if act.by == SYSTEM:
            return Sentence("tournament-act-departed", {"who": PersonName(self.who)})
        return self.sentence(who=PersonName(self.who))

    def announcement(self, by: Actor) -> Announcement:
        return Announcement.OWN_WAY if by == SYSTEM else Announcement.NOWHERE


@in_book
@dataclass(frozen=True, slots=True)
class OpenCheckIn(Requestable):
    """The opening of the check-in, or a later deadline: until then, everyone says that they are there."""

    word = "open-check-in"
    may = HOST

    until: datetime

    def __post_init__(self) -> None:
        object.__setattr__(self, "until", whole_second(self.until))

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        _check_not_drawn(tournament)
        if self.until <= act.at:
            raise TournamentError("tournament-deadline")
        return tournament.with_values(stage=Stage.CHECK_IN, check_in_until=self.until)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(at=Moment(self.until))


@in_book
@dataclass(frozen=True, slots=True)
class CheckIn(Operation):
    """A person is there, also one without a place."""

    word = "check-in"
    may = ENTERING

    who: Pseudonym

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        _check_not_drawn(tournament)
        if tournament.stage is not Stage.CHECK_IN:
            raise TournamentError("tournament-check-in-off")
        entrant = tournament.entrant(self.who)
        if entrant is None:
            raise TournamentError("tournament-not-registered")
        if entrant.is_present:
            raise TournamentError("tournament-present")
        entrants = (replace(each, is_present=True) if each.who == self.who else each for each in tournament.entrants)
        return tournament.with_values(entrants=tuple(entrants))

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(who=PersonName(self.who))


@in_book
@dataclass(frozen=True, slots=True)
class CloseCheckIn(Requestable):
    """The end of the check-in: absent entrants are dropped."""

    word = "close-check-in"
    may = HOST
    announced = Announcement.OWN_WAY

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        """Return the tournament without absent entrants.

        Before the deadline it can be closed once everyone is there. Raises `TournamentError` earlier than that, and
        where too few are there.
        """
        _check_not_drawn(tournament)
        if tournament.stage is not Stage.CHECK_IN or tournament.check_in_until is None:
            raise TournamentError("tournament-check-in-off")
        absent = tuple(entrant.who for entrant in tournament.entrants if not entrant.is_present)
        if absent and act.at < tournament.check_in_until:
            at = int(tournament.check_in_until.timestamp())
            raise TournamentError("tournament-check-in-wait", at=at, missing=len(absent))
        check_lineup(tournament)
        return tournament.with_values(
            stage=Stage.READY,
            entrants=tournament.present(),
            dropped=(*tournament.dropped, *absent),
            check_in_until=None,
        )


@in_book
@dataclass(frozen=True, slots=True)
class MakeFriendly(Requestable):
    """The tournament stops being official: any number may play, and computers (§10.1)."""

    word = "make-friendly"
    may = (Role.ORGANISER,)
    announced = Announcement.CHANNEL
    is_decision = True

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        _check_not_drawn(tournament)
        if not tournament.official:
            raise TournamentError("tournament-friendly-already")
        return tournament.with_values(official=False)


def check_newcomer(tournament: Tournament, who: Pseudonym) -> None:
    """Raise `TournamentError` where someone is, or has been, in the tournament, or referees it."""
    check_pseudonym(who)
    if tournament.entrant(who) or who in tournament.players:
        raise TournamentError("tournament-registered")
    if who in tournament.removed:
        raise TournamentError("league-removed")
    if who in (tournament.referee, tournament.candidate):
        raise TournamentError("tournament-referee-plays")


def check_commitments(commitments: Sequence[str]) -> None:
    """Raise `TournamentError` unless these are all commitments that an announcement has, each another."""
    kept = {commitment for commitment in commitments if HASH.fullmatch(commitment)}
    if len(kept) not in COMMITMENTS or len(kept) != len(commitments):
        raise TournamentError("tournament-commitments")


def check_places(players: int, *, official: bool) -> None:
    """Raise `TournamentError` where a tournament cannot have so many players (§10.1, §10.2)."""
    shown = players if abs(players) < LARGEST else str(players)  # texts cannot count any further
    if official and players not in OFFICIAL:
        raise TournamentError("tournament-official-number", players=shown)
    if players not in FRIENDLY:
        raise TournamentError("tournament-friendly-number", players=shown)


def check_pseudonym(who: Pseudonym) -> None:
    """Raise `TournamentError` where this isn't a pseudonym: a name or an id must never stand in the book."""
    if not PSEUDONYM.fullmatch(who):
        raise TournamentError("tournament-pseudonym", text=who)


def check_lineup(tournament: Tournament) -> None:
    """Raise `TournamentError` where too few are there (§10.1)."""
    if not tournament.lineup():
        need = (OFFICIAL if tournament.official else FRIENDLY)[0]
        raise TournamentError("tournament-too-few", need=need, have=len(tournament.present()))


def _check_not_drawn(tournament: Tournament) -> None:
    if tournament.rounds:
        raise TournamentError("tournament-drawn")
