"""An archive checked: its chain, its laws and draws, and every transcript. Nothing but the file itself is believed."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final, NoReturn, cast

from bot.table.names import visible_name
from bot.tournament.archive import VERSION, file_text, summary
from bot.tournament.book import hash_of, people_of
from bot.tournament.checked_book import CheckedBook, check_book
from bot.tournament.checked_games import check_games
from bot.tournament.errors import NotAnArchive
from bot.tournament.evidence import Finding, Replayer, contradiction

KEYS: Final = {"civ_tournament": int, "summary": dict, "people": dict, "book": list, "games": list, "sha256": str}
"""What an archive has, in this order."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What verifying an archive has found, and how much of it was proven on the way."""

    findings: tuple[Finding, ...]
    entries: int
    rounds: int
    games: int
    last_hash: str

    @property
    def is_proven(self) -> bool:
        """Whether nothing contradicts anything."""
        return not self.findings


def read_archive(text: str) -> dict[str, Any]:
    """The JSON of an archive. Raises `NotAnArchive`."""
    try:
        found: Any = json.loads(text, parse_constant=_no_number, parse_float=_no_number)
        file_text({"": found})  # what is nested too deeply to be written again is no archive
    except json.JSONDecodeError as error:
        raise NotAnArchive("archive-unreadable", line=error.lineno) from None
    # a number or a nesting that JSON's reader gives up on is not what `write_archive` writes
    except (ValueError, RecursionError):
        raise NotAnArchive("archive-foreign") from None
    if not isinstance(found, dict) or "civ_tournament" not in found:
        raise NotAnArchive("archive-foreign")
    version = cast("dict[str, object]", found)["civ_tournament"]
    if not isinstance(version, int) or version is True or version != VERSION:
        raise NotAnArchive("archive-version")
    return cast("dict[str, Any]", found)


def verify(text: str, replayed: Replayer) -> Verdict:
    """All contradictions of an archive's text, those of the book first. Raises `NotAnArchive`."""
    archive = read_archive(text)
    for key, kind in KEYS.items():
        # not `isinstance`: for Python `true` is a number
        if type(archive.get(key)) is not kind:
            return Verdict((contradiction(key, "archive-shape"),), 0, 0, 0, "")
    book = check_book(archive["book"])
    lots = book.tournament and book.tournament.lots_secret
    games = check_games(archive["games"], book.claims, replayed, is_whole=book.is_whole, lots_secret=lots)
    findings = [*book.findings, *games.findings, *_of_people(archive["people"], book)]
    if book.tournament is not None and book.is_whole:
        findings += _of_summary(archive["summary"], summary(book.tournament, book.entries))
        has_parts = bool(book.tournament.late_keys) or book.tournament.deals_commitment is not None
        if has_parts and book.tournament.is_ended and lots is None:
            findings.append(contradiction("summary.lots", "archive-lots"))
    findings += _of_the_file(archive, text)
    rounds = len(book.tournament.rounds) if book.tournament else 0
    last = book.entries[-1].hash if book.entries else ""
    return Verdict(tuple(findings), len(book.entries), rounds, games.proven, last)


def _of_people(people: Mapping[str, Any], book: CheckedBook) -> Iterator[Finding]:
    """Names of people the book does not know, and names that are not as they are shown. Who is forgotten has none."""
    known = set(people_of(entry.act for entry in book.entries))
    for who, name in people.items():
        if book.is_whole and who not in known:
            yield contradiction(f"people.{who}", "archive-person")
        if not isinstance(name, str) or visible_name(name) != name:
            yield contradiction(f"people.{who}", "archive-name")


def _of_summary(found: object, computed: object, where: str = "summary") -> Iterator[Finding]:
    """The innermost places where the summary is not what the book comes to."""
    # before they are compared, since for Python True equals 1
    if type(found) is not type(computed):
        yield contradiction(where, "archive-summary")
    elif isinstance(found, dict):
        values, known = cast("dict[str, Any]", found), cast("dict[str, Any]", computed)
        for key in dict.fromkeys((*known, *values)):
            if key in values and key in known:
                yield from _of_summary(values[key], known[key], f"{where}.{key}")
            else:
                yield contradiction(f"{where}.{key}", "archive-summary")
    elif isinstance(found, list):
        items, expected = cast("list[Any]", found), cast("list[Any]", computed)
        if len(items) != len(expected):
            yield contradiction(where, "archive-summary")
        for place, (item, other) in enumerate(zip(items, expected, strict=False)):
            yield from _of_summary(item, other, f"{where}[{place}]")
    elif found != computed:
        yield contradiction(where, "archive-summary")


def _no_number(_text: str) -> NoReturn:
    """An archive has whole numbers only."""
    raise ValueError


def _of_the_file(archive: Mapping[str, Any], text: str) -> Iterator[Finding]:
    """What no part of the archive says by itself: the hash of it all, and that it stands as it was written."""
    if hash_of({key: value for key, value in archive.items() if key != "sha256"}) != archive["sha256"]:
        yield contradiction("sha256", "archive-checksum")
    if list(archive) != list(KEYS):
        yield contradiction("keys", "archive-shape")
    written = file_text(archive)
    if written != text:
        lines = zip_longest(written.split("\n"), text.split("\n"))
        number = next(number for number, (one, other) in enumerate(lines, start=1) if one != other)
        yield contradiction(f"line {number}", "archive-bytes")
