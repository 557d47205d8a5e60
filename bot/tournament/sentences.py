"""Sentences as plain data: the key of a text and its values, which others turn into words of a language. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from bot.tournament.draws import PlayerNumber
from bot.tournament.tournament import Pseudonym


@dataclass(frozen=True, slots=True)
class PersonName:
    """The name of a person; empty where `who` is None."""

    who: Pseudonym | None


@dataclass(frozen=True, slots=True)
class PlayerNames:
    """The names of players, as a list."""

    numbers: tuple[PlayerNumber, ...]


@dataclass(frozen=True, slots=True)
class FormerReferee:
    """The name of the person who was the referee until a moment."""

    until: datetime


@dataclass(frozen=True, slots=True)
class Moment:
    """A date with its time of day; empty where `at` is None."""

    at: datetime | None


@dataclass(frozen=True, slots=True)
class Duration:
    """A length of time."""

    seconds: int


@dataclass(frozen=True, slots=True)
class Why:
    """A reason of the book; those of the bot are said in the reader's language."""

    text: str


@dataclass(frozen=True, slots=True)
class Written:
    """A text that someone wrote."""

    text: str


@dataclass(frozen=True, slots=True)
class PlaceName:
    """The name of a place, such as `#garden`."""

    text: str


@dataclass(frozen=True, slots=True)
class Listed:
    """Several sentences as a list."""

    sentences: "tuple[Sentence, ...]"


@dataclass(frozen=True, slots=True)
class Sentence:
    """The text of a key with these values, and the sentence that follows it."""

    key: str
    values: "Mapping[str, Value]" = field(default_factory=dict[str, "Value"])
    then: "Sentence | None" = None


Value = (
    str | int | PersonName | PlayerNames | FormerReferee | Moment | Duration | Why | Written | PlaceName | Listed
    | Sentence
)  # fmt: skip
"""What a text takes: numbers and the words by which it is chosen as they are, the others in words."""
