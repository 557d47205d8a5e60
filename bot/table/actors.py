"""Who does something at a table: a person, its clock, a referee, a moderator, or the bot itself. Pure.

Persons are bound by the table's laws; what the others may do is decided by whoever lets them act.
"""

from dataclasses import dataclass

from bot.match import TABLE, referee_author, seat_author
from bot.table.values import UserId


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at Discord, as the press said: the only source of a seat."""

    user: UserId


@dataclass(frozen=True, slots=True)
class Referee:
    """The referee of the tournament to which a table belongs; nobody in particular where it is only tried out."""

    user: UserId | None
    name: str


@dataclass(frozen=True, slots=True)
class Moderator:
    """Somebody who moderates a server: he acts at its tables, and at no others."""

    user: UserId
    name: str
    guild: int


@dataclass(frozen=True, slots=True)
class Timeout:
    """A clock that ran out."""


@dataclass(frozen=True, slots=True)
class System:
    """The bot itself: what a vote has decided, or a tournament that owns the table."""


Actor = Person | Referee | Moderator | Timeout | System


def by(actor: Actor, seat: int) -> str:
    """Who an intervention on a seat is from, as the log says it."""
    match actor:
        case Person():
            return seat_author(seat)
        case Referee(name=name):
            return referee_author(name)
        case Moderator() | Timeout() | System():
            return TABLE
