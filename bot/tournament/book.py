"""The book of a tournament: its acts in order, each entry with the hash of the one before; and their form as JSON.

Anyone who has kept the last hash can tell whether an entry was changed since. `ARCHIVE.md` says what is hashed.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from enum import StrEnum
from functools import cache
from hashlib import sha256
from types import UnionType
from typing import Any, Final, Union, cast, get_args, get_origin, get_type_hints

from bot.tournament import directing, league, officials, refereeing, registration, rounds
from bot.tournament.errors import TournamentError
from bot.tournament.operation import LARGEST, OPERATIONS, Act, Actor, Operation, Role, whole_second
from bot.tournament.tournament import Pseudonym

ACTS_OF: Final = (registration, rounds, refereeing, officials, league, directing)
"""The modules that enter their acts in `OPERATIONS`, so that whoever reads a book knows all of them."""
BEGINNING: Final = "0" * 64
"""The hash before the first entry."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One act in the book, numbered from 1, with the hash of the entry before."""

    number: int
    previous: str
    act: Act

    def body(self) -> dict[str, Any]:
        """Return what is hashed: all of the entry but its hash."""
        return {"n": self.number, "previous": self.previous, **act_to_json(self.act)}

    @property
    def hash(self) -> str:
        """Return the hash that the next entry will name."""
        return hash_of(self.body())

    def to_json(self) -> dict[str, Any]:
        """Return the entry as it is kept and archived."""
        return {**self.body(), "hash": self.hash}


def canonical(value: object) -> bytes:
    """Return a JSON value in its one form: keys sorted, no white space, everything beyond ASCII escaped."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False).encode("ascii")


def hash_of(value: object) -> str:
    """Return the SHA-256 of a JSON value's one form, in hexadecimal."""
    return sha256(canonical(value)).hexdigest()


def next_entry(book: Sequence[Entry], act: Act) -> Entry:
    """Return the entry that writes an act down at the end of a book."""
    return Entry(len(book) + 1, book[-1].hash if book else BEGINNING, act)


def make_book(acts: Iterable[Act]) -> tuple[Entry, ...]:
    """Return the book of these acts."""
    book: list[Entry] = []
    for act in acts:
        book.append(next_entry(book, act))
    return tuple(book)


def read_entry(value: Mapping[str, Any], number: int, previous: str) -> Entry:
    """Return the entry that was written so, after an entry of that hash.

    Raises `TournamentError` where it cannot follow it.
    """
    found = dict(value)
    have: object = found.get("n")
    if not isinstance(have, int) or have is True or have != number:
        shown = have if isinstance(have, int) and abs(have) < LARGEST else 0
        raise TournamentError("archive-number", need=number, have=shown)
    if found.get("previous") != previous:
        raise TournamentError("archive-previous")
    if found.pop("hash", None) != hash_of(found):
        raise TournamentError("archive-hash")
    return Entry(number, previous, act_from_json({key: found[key] for key in found if key not in ("n", "previous")}))


def transcript_hash(lines: Iterable[str]) -> str:
    """Return the hash by which the book names a game: of its transcript as a file, in UTF-8, every line ended."""
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def people_of(acts: Iterable[Act]) -> tuple[Pseudonym, ...]:
    """Return all people whom these acts name, each once."""
    return tuple(dict.fromkeys(who for act in acts for who in _people(act)))


def _people(act: Act) -> Iterator[Pseudonym]:
    if act.by.who is not None:
        yield act.by.who
    for name, hint in _hints(type(act.operation)).items():
        if hint is Pseudonym:
            yield getattr(act.operation, name)
        elif hint == tuple[Pseudonym, ...]:
            yield from getattr(act.operation, name)


def format_moment(at: datetime) -> str:
    """Return a time in the form of the book: `2026-05-02T12:00:00Z`."""
    return f"{whole_second(at).replace(tzinfo=None).isoformat()}Z"


def act_to_json(act: Act) -> dict[str, Any]:
    """Return an act with its operation's fields, in their order."""
    written: dict[str, Any] = {
        "at": format_moment(act.at),
        "role": act.by.role.value,
        "by": act.by.who,
        "do": act.operation.word,
    }
    return written | {name: _to_json(getattr(act.operation, name)) for name in _hints(type(act.operation))}


def act_from_json(value: Mapping[str, Any]) -> Act:
    """Return the act that was written so, and only so. Raises `TournamentError`."""
    try:
        kind = OPERATIONS[value["do"]]
        operation = cast("Any", kind)(**{name: _read(hint, value[name]) for name, hint in _hints(kind).items()})
        who = _read(str | None, value["by"])
        act = Act(_read(datetime, value["at"]), Actor(Role(value["role"]), who), operation)
    # what reading strange JSON meets: an archive may come from anyone
    except (KeyError, ValueError, TypeError):
        raise TournamentError("archive-act") from None
    if act_to_json(act) != value:
        raise TournamentError("archive-act")
    return act


@cache
def _hints(kind: type[Operation]) -> dict[str, Any]:
    """Return the types of an operation's fields, in their order."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(cast("Any", kind))}


def _to_json(value: object) -> object:
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, datetime):
        return format_moment(value)
    return list(cast("tuple[object, ...]", value)) if isinstance(value, tuple) else value


def _read(hint: Any, value: Any) -> Any:
    """Return a value of the type that a field has. Raises `ValueError`."""
    if get_origin(hint) in (Union, UnionType):
        return None if value is None else _read(get_args(hint)[0], value)
    if get_origin(hint) is tuple:
        return tuple(_read(get_args(hint)[0], each) for each in _check_type(list, value))
    if hint is datetime:
        return datetime.fromisoformat(_check_type(str, value))
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return hint(_check_type(str, value))
    kind: Any = getattr(cast("Any", hint), "__supertype__", cast("Any", hint))
    found = _check_type(kind, value)
    if isinstance(found, int) and abs(found) >= LARGEST:
        raise ValueError(found)
    return found


def _check_type(kind: Any, value: Any) -> Any:
    if type(value) is not kind:  # True isn't a number here
        raise ValueError(value)
    return value
