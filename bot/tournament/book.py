"""The book of a tournament: its acts in order, each entry holding the hash of the one before.

Whoever has kept the last hash can tell whether any entry was changed since. `ARCHIVE.md` says what is hashed.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from bot.tournament.actions import Act, Announce, Pseudonym
from bot.tournament.codec import LARGEST, act_from_json, act_to_json
from bot.tournament.errors import TournamentError

BEGINNING: Final = "0" * 64
"""What the first entry names as the hash before its own."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One act in the book, numbered from 1, with the hash of the entry before."""

    number: int
    previous: str
    act: Act

    def body(self) -> dict[str, Any]:
        """What is hashed: all of the entry but its hash."""
        return {"n": self.number, "previous": self.previous, **act_to_json(self.act)}

    @property
    def hash(self) -> str:
        """The hash that the next entry will name."""
        return hash_of(self.body())

    def to_json(self) -> dict[str, Any]:
        """The entry as it is kept and archived."""
        return {**self.body(), "hash": self.hash}


def canonical(value: object) -> bytes:
    """A JSON value in its one form: keys sorted, no white space, everything beyond ASCII escaped."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False).encode("ascii")


def hash_of(value: object) -> str:
    """The SHA-256 of a JSON value's one form, in hexadecimal."""
    return sha256(canonical(value)).hexdigest()


def next_entry(book: Sequence[Entry], act: Act) -> Entry:
    """The entry that writes an act down at the end of a book."""
    return Entry(len(book) + 1, book[-1].hash if book else BEGINNING, act)


def make_book(acts: Iterable[Act]) -> tuple[Entry, ...]:
    """The book of these acts."""
    book: list[Entry] = []
    for act in acts:
        book.append(next_entry(book, act))
    return tuple(book)


def read_entry(value: Mapping[str, Any], number: int, previous: str) -> Entry:
    """The entry that stands there, after an entry of that hash. Raises `TournamentError` where it cannot follow it."""
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
    """The hash by which the book names a game: of its transcript as a file, in UTF-8, every line ended."""
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def people_of(acts: Iterable[Act]) -> tuple[Pseudonym, ...]:
    """Everybody whom these acts name, each once."""
    return tuple(dict.fromkeys(who for act in acts for who in _people(act)))


def _people(act: Act) -> Iterator[Pseudonym]:
    if act.by.who is not None:
        yield act.by.who
    if isinstance(act.operation, Announce):
        yield from (act.operation.organiser, act.operation.referee, *act.operation.barred)
    for name in ("who", "referee"):
        if (who := getattr(act.operation, name, None)) is not None:
            yield who
