"""What an act of a tournament is.

Each operation is one class. It says its word in the book, who may do it and when, what it changes, where it is
announced and how it is told; the judge, the book, the archive, the announcer and the pages read that there. The
operations stand beside what they are about, in `registration`, `rounds`, `refereeing`, `officials` and `league`.
"""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import Enum, StrEnum, auto
from typing import Any, ClassVar, Final, Self, TypeVar, cast

from bot.table.names import visible_text
from bot.tournament.draws import TableNumber
from bot.tournament.errors import TournamentError
from bot.tournament.sentences import PersonName, PlayerNames, Sentence, Value
from bot.tournament.tournament import Plan, Pseudonym, Stage, Tournament

LONGEST_TEXT: Final = 400
"""Characters of a reason; names of tournaments and places are much shorter."""
LARGEST: Final = 10**9
"""Larger than any number of a book."""


class Role(StrEnum):
    """The role in which someone acts. The caller checks their right to it; this package checks what the role may do."""

    ORGANISER = "organiser"
    REFEREE = "referee"
    PLAYER = "player"
    SYSTEM = "system"
    """The bot itself: a deadline, or a table whose game is over."""


@dataclass(frozen=True, slots=True)
class Actor:
    """The person who acts, in a role; `who` is None for the system only."""

    role: Role
    who: Pseudonym | None = None


SYSTEM: Final = Actor(Role.SYSTEM)


class Announcement(Enum):
    """How an act is announced; every act stands in the book, and changes the tournament's first message."""

    NOWHERE = auto()
    """Not at all."""
    CHANNEL = auto()
    """As a line in the tournament's channel."""
    PERSON = auto()
    """As a line in the tournament's channel, which calls the person it is about."""
    EVERYWHERE = auto()
    """There, and at all tables that are played."""
    TABLES = auto()
    """At its table, or all tables of the round, as a decision (RULES §9.5)."""
    RESULT = auto()
    """As the result of its table, there and in the channel."""
    OFFICIALS = auto()
    """In the channel, to those whom a change of referee concerns."""
    OFFICIALS_AND_TABLES = auto()
    """The same, and at the tables that are played, since it changes who decides there."""
    OWN_WAY = auto()
    """By a message of its own kind, which the announcer makes."""


@dataclass(frozen=True, slots=True)
class Act:
    """One operation with its actor and time, to the second."""

    at: datetime
    by: Actor
    operation: "Operation"

    def __post_init__(self) -> None:
        object.__setattr__(self, "at", whole_second(self.at))


class Operation:
    """One kind of act: a frozen dataclass, whose fields are what the book has of it, entered by `in_book`.

    Fields of some names mean the same in every operation: `who` is the person it is about (a player may only name
    themselves), `table` the number of the table, `why` the reason.
    """

    __slots__ = ()

    word: ClassVar[str]
    """Its word in the book, which never changes."""
    may: ClassVar[tuple[Role, ...]]
    """The roles that may do it, the one first in which someone does it who has several."""
    in_tournaments: ClassVar[bool] = True
    in_leagues: ClassVar[bool] = False
    """Whether it belongs to a league's season, which has neither check-in nor referee."""
    after_end: ClassVar[tuple[Stage, ...]] = ()
    """The stages in which it is possible though nothing is played any more."""
    texts: ClassVar[tuple[str, ...]] = ()
    """The fields that people write, each a text as `check_text` takes it."""
    announced: ClassVar[Announcement] = Announcement.NOWHERE
    may_end_round: ClassVar[bool] = False
    """Whether a table, and so the round, may be over with it."""
    is_decision: ClassVar[bool] = False
    """Whether the archive lists it among the decisions of people."""

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        """Return the tournament after the act `act`, which is of this operation. Raises `TournamentError`."""
        return tournament

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        """Return what the act says; `tournament` is as it is now, `number` the round played at the act, or 0."""
        return self.sentence()

    def announcement(self, by: Actor) -> Announcement:
        """Return how the act of that actor is announced."""
        return self.announced

    def heading(self) -> Sentence:
        """Return what it is called among the decisions of an archive."""
        return Sentence("sheet-incident", {"kind": self.word})

    def concerned(self) -> PersonName | PlayerNames | None:
        """Return who it is about, as the archive lists it among the decisions."""
        return None

    @property
    def at_table(self) -> TableNumber | None:
        """The table that it is about; None for several, or none."""
        return getattr(self, "table", None)

    @property
    def is_for_all_tables(self) -> bool:
        """Whether it is about all tables that are played."""
        return False

    def sentence(self, variant: str = "", **values: Value) -> Sentence:
        """Return the operation's text with these values, or that of a `variant`."""
        return Sentence(f"tournament-act-{self.word}{variant and f'-{variant}'}", values)


class Opening(Plan, Operation):
    """The first act, which announces a tournament."""

    __slots__ = ()

    def begin(self, act: Act) -> Tournament:
        """Return the tournament that the act begins. Raises `TournamentError`."""
        raise NotImplementedError


class Requestable(Operation):
    """An operation that holds nothing but what the actor says, and changes nothing but the book."""

    __slots__ = ()

    def tidied(self) -> Self:
        """Return it with the texts that people have written as the book takes them."""
        texts = {name: tidy_text(getattr(self, name)) for name in self.texts}
        return replace(cast("Any", self), **texts)


OPERATIONS: Final[dict[str, type[Operation]]] = {}
"""All operations by their words in the book: complete once `bot.tournament.book` is imported."""

Kind = TypeVar("Kind", bound=type[Operation])


def in_book(kind: Kind) -> Kind:
    """Enter a class in `OPERATIONS`. Raises `ValueError` where its word is taken."""
    if OPERATIONS.setdefault(kind.word, kind) is not kind:
        raise ValueError(kind.word)
    return kind


def whole_second(at: datetime) -> datetime:
    """Return that moment as the book keeps it: in UTC, without fractions. `at` must know its zone."""
    if at.tzinfo is None:
        raise ValueError(at)
    return at.astimezone(UTC).replace(microsecond=0)


def tidy_text(text: str) -> str:
    """Return a text as the book takes it: what can be read of it, on one line."""
    return visible_text(text, LONGEST_TEXT)


def check_text(name: str, text: str) -> None:
    """Raise `TournamentError` where a text is blank, or differs from its `tidy_text`."""
    if not text or tidy_text(text) != text:
        raise TournamentError("tournament-text", name=name)
