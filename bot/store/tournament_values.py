"""What is kept of a tournament beside its book, as values: how it is run, who is who, what Discord shows of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta

from bot.table.contest import Contest, TournamentId
from bot.table.values import Clock, Place, TableId, UserId
from bot.tournament.actions import Act, Pseudonym
from bot.tournament.book import Entry


@dataclass(frozen=True, slots=True)
class Settings:
    """How a tournament is run, beside its book."""

    clock: Clock | None
    referee_role: int | None
    check_in: timedelta
    no_show: timedelta


@dataclass(frozen=True, slots=True)
class Person:
    """Who a pseudonym is; a computer player's user id is below zero."""

    who: Pseudonym
    user: UserId
    name: str


@dataclass(frozen=True, slots=True)
class Posting:
    """What Discord shows of a tournament: the message of its announcement, which version of the tournament that shows,
    and its scheduled event."""

    message_id: int | None = None
    version: int = 0
    event_id: int | None = None


@dataclass(frozen=True, slots=True)
class StoredTournament:
    """A tournament as it is kept. `secrets`, of the rounds and of the lots in hexadecimal, are shown to nobody.

    `pending` is an act that changes a game and is not in the book yet: it is entered, or forgotten, after a restart.
    """

    id: TournamentId
    place: Place
    settings: Settings
    secrets: tuple[str, ...]
    book: tuple[Entry, ...]
    people: Mapping[Pseudonym, Person]
    games: Mapping[Contest, TableId]
    posting: Posting
    pending: Act | None = None
