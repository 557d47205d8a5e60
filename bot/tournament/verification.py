"""The check of an archive: its chain, its laws and draws, and every transcript. Only the file itself is used."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final, NoReturn, cast

from bot.reasons import Reason
from bot.table.names import visible_name
from bot.tournament.archive import VERSION, file_text, summary
from bot.tournament.book import BEGINNING, Entry, hash_of, people_of, read_entry, transcript_hash
from bot.tournament.draws import PlayerNumber, deal_label, dealt_secret
from bot.tournament.errors import NotAnArchive, TournamentError, tournament_reason
from bot.tournament.laws import apply_act
from bot.tournament.rounds import Replace, Report
from bot.tournament.tournament import CHOICES, Incident, IncidentKind, Round, Tournament, TournamentTable

KEYS: Final = {"civ_tournament": int, "summary": dict, "people": dict, "book": list, "games": list, "sha256": str}
"""The keys of an archive and the types of their values, in this order."""
PENALTIES: Final = {
    IncidentKind.SURPLUS: "trim",
    IncidentKind.LATE_EFFECT: "undo",
    IncidentKind.FORGOTTEN_DRAW: "refill",
    IncidentKind.CHEATING: "eliminate",
    IncidentKind.ABSENCE: "eliminate",
}
"""The word of the referee's intervention in a transcript, by incident (RULES §9)."""
_GAME_KEYS: Final = ("round", "table", "deal", "lines")

Place = tuple[int, int, int]
"""Round, table and deal of a game."""


# What checking deals in


@dataclass(frozen=True, slots=True, order=True)
class Intervention:
    """A referee's line in a transcript: its number, the seat concerned, and its first word (all words of an undo)."""

    line: int
    seat: int
    word: str


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """The source of a game's cards: a secret (in hexadecimal), and the secret of which it claims to be a part."""

    commitment: str
    label: str
    secret: str


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The result of replaying a transcript.

    `winners` are seats, None for a game without a result, empty for one given up. `deal` is None where the transcript
    does not prove its cards.
    """

    players: int
    first: int
    choices: Mapping[str, Any]
    winners: tuple[int, ...] | None
    interventions: tuple[Intervention, ...]
    deal: PlayedDeal | None = None


class BrokenGame(Exception):
    """A transcript that does not replay: the number of its line (the header is 1), and the reason."""

    def __init__(self, line: int, reason: Reason) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


Replayer = Callable[[Sequence[str]], PlayedGame]
"""A function that replays a transcript. Raises `BrokenGame`. Tournaments know no game, so the caller brings this."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A contradiction: where in the archive, as a path through its JSON, and what is wrong there."""

    where: str
    reason: Reason


def contradiction(where: str, key: str, /, **values: str | int) -> Finding:
    """Return what is wrong there, by the key of its reason."""
    return Finding(where, tournament_reason(key, **values))


@dataclass(frozen=True, slots=True)
class ClaimedGame:
    """A game named in the book: its place, its players in the order of seats, who began, and how it ended.

    `winners` is None for an abandoned deal. `deals_commitment` is the one announced for the secret that it was dealt
    with, None in older books.
    """

    where: str
    round: int
    table: int
    deal: int
    players: tuple[PlayerNumber, ...]
    first: int | None
    transcript: str
    winners: frozenset[PlayerNumber] | None
    interventions: tuple[Intervention, ...]
    deals_commitment: str | None = None


# The archive


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of verifying an archive, and how much of it was proven."""

    findings: tuple[Finding, ...]
    entries: int
    rounds: int
    games: int
    last_hash: str

    @property
    def is_proven(self) -> bool:
        """True where there are no contradictions."""
        return not self.findings


def read_archive(text: str) -> dict[str, Any]:
    """Return the JSON of an archive. Raises `NotAnArchive`."""
    try:
        found: Any = json.loads(text, parse_constant=_no_number, parse_float=_no_number)
        file_text({"": found})  # refuses what is nested too deeply to be written again
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
    """Return all contradictions of an archive's text, those of the book first. Raises `NotAnArchive`."""
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


def _of_people(people: Mapping[str, Any], book: "CheckedBook") -> Iterator[Finding]:
    """Yield names of people the book does not know, and names that are not as they are shown.

    A person who is forgotten has none.
    """
    known = set(people_of(entry.act for entry in book.entries))
    for who, name in people.items():
        if book.is_whole and who not in known:
            yield contradiction(f"people.{who}", "archive-person")
        if not isinstance(name, str) or visible_name(name) != name:
            yield contradiction(f"people.{who}", "archive-name")


def _of_summary(found: object, computed: object, where: str = "summary") -> Iterator[Finding]:
    """Yield the innermost places where the summary is not what the book comes to."""
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
    """Refuse a number that isn't whole, since an archive has none."""
    raise ValueError


def _of_the_file(archive: Mapping[str, Any], text: str) -> Iterator[Finding]:
    """Yield contradictions of the file as a whole: its hash, and its exact text."""
    if hash_of({key: value for key, value in archive.items() if key != "sha256"}) != archive["sha256"]:
        yield contradiction("sha256", "archive-checksum")
    if list(archive) != list(KEYS):
        yield contradiction("keys", "archive-shape")
    written = file_text(archive)
    if written != text:
        lines = zip_longest(written.split("\n"), text.split("\n"))
        number = next(number for number, (one, other) in enumerate(lines, start=1) if one != other)
        yield contradiction(f"line {number}", "archive-bytes")


# The book


@dataclass(frozen=True, slots=True)
class CheckedBook:
    """The valid part of a book: its entries, the resulting tournament, its games, and the findings."""

    entries: tuple[Entry, ...]
    tournament: Tournament | None
    claims: tuple[ClaimedGame, ...]
    findings: tuple[Finding, ...]

    @property
    def is_whole(self) -> bool:
        """True where the book is correct to its end."""
        return not self.findings


def check_book(written: Sequence[object]) -> CheckedBook:
    """Check the entries one by one.

    An entry that does not fit its neighbours is found everywhere in the book. Laws are checked only as far as the chain
    holds, since what follows a changed entry has no meaning.
    """
    entries: list[Entry] = []
    claims: list[ClaimedGame] = []
    tournament: Tournament | None = None
    previous = BEGINNING
    for number, value in enumerate(written, start=1):
        where = f"book[{number - 1}]"
        try:
            if not isinstance(value, dict):
                raise TournamentError("archive-act")
            entry = read_entry(cast("dict[str, Any]", value), number, previous)
            after = apply_act(tournament, entry.act)
        except TournamentError as wrong:
            later = _broken_links(written, number)
            return CheckedBook(tuple(entries), tournament, tuple(claims), (Finding(where, wrong.reason), *later))
        if tournament is not None and (claim := _claim(tournament, entry, where)):
            claims.append(claim)
        entries.append(entry)
        tournament, previous = after, entry.hash
    nothing = () if written else (contradiction("book", "tournament-begin"),)
    return CheckedBook(tuple(entries), tournament, tuple(claims), nothing)


def _broken_links(written: Sequence[object], first: int) -> tuple[Finding, ...]:
    """Return the entries from place `first` on that do not fit their own hash, or the one before."""
    found: list[Finding] = []
    before = _hash_in(written[first - 1])
    for place in range(first, len(written)):
        value = written[place]
        where = f"book[{place}]"
        if isinstance(value, dict):
            body = dict(cast("dict[str, Any]", value))
            written_hash = body.pop("hash", None)
            if written_hash != hash_of(body):
                found.append(contradiction(where, "archive-hash"))
            elif body.get("previous") != before:
                found.append(contradiction(where, "archive-previous"))
        else:
            found.append(contradiction(where, "archive-act"))
        before = _hash_in(written[place])
    return tuple(found)


def _hash_in(value: object) -> object:
    return cast("dict[str, object]", value).get("hash") if isinstance(value, dict) else None


def _claim(tournament: Tournament, entry: Entry, where: str) -> ClaimedGame | None:
    """Return the game that an entry ends, where it was played; `tournament` is as it was before that entry."""
    operation = entry.act.operation
    if not isinstance(operation, Report | Replace) or operation.transcript is None:
        return None
    played = tournament.rounds[-1]
    table = played.table(operation.table)
    return ClaimedGame(
        where,
        played.number,
        table.number,
        table.deal,
        table.players,
        table.first,
        operation.transcript,
        frozenset(operation.winners) if isinstance(operation, Report) else None,
        _interventions(tournament, played, table),
        tournament.deals_commitment,
    )


def _interventions(tournament: Tournament, played: Round, table: TournamentTable) -> tuple[Intervention, ...]:
    """Return what the book says the referee did in a table's game."""
    return tuple(
        Intervention(incident.line, table.players.index(incident.player), _penalty(incident))
        for incident in tournament.incidents_at(played.number, table)
        if incident.line is not None
    )


def _penalty(incident: Incident) -> str:
    word = PENALTIES[incident.kind]
    return word if incident.back_to is None else f"{word} {incident.back_to}"


# The games


@dataclass(frozen=True, slots=True)
class CheckedGames:
    """Findings about the games of an archive, and the number that is proven."""

    findings: tuple[Finding, ...]
    proven: int


def check_games(
    written: Sequence[object],
    claims: Sequence[ClaimedGame],
    replayed: Replayer,
    *,
    is_whole: bool,
    lots_secret: str | None,
) -> CheckedGames:
    """Check that the games named in the book and the games in the archive are the same, as far as the book `is_whole`.

    `lots_secret` is the secret published in the book, in hexadecimal: all deals follow from it.
    """
    findings: list[Finding] = []
    stored: dict[Place, tuple[str, tuple[str, ...]]] = {}
    for number, value in enumerate(written):
        where = f"games[{number}]"
        place, lines = _read_game(value)
        if place is None or place in stored:
            findings.append(contradiction(where, "archive-shape"))
        else:
            stored[place] = (where, lines)
    proven = 0
    for claim in claims:
        where, lines = stored.pop((claim.round, claim.table, claim.deal), ("", ()))
        found = [contradiction(claim.where, "archive-missing")]
        if where:
            found = [*_of_game(where, lines, claim, replayed, lots_secret)]
        findings += found
        proven += not found
    if is_whole:
        findings += [contradiction(where, "archive-unasked") for where, _ in stored.values()]
    return CheckedGames(tuple(findings), proven)


def _read_game(value: object) -> tuple[Place | None, tuple[str, ...]]:
    """Return which game this is, None where it isn't one, and its lines."""
    if not isinstance(value, dict) or tuple(cast("Mapping[str, Any]", value)) != _GAME_KEYS:
        return None, ()
    round_number, table, deal, lines = cast("Mapping[str, Any]", value).values()
    if not all(type(number) is int for number in (round_number, table, deal)) or not isinstance(lines, list):
        return None, ()
    texts = tuple(line for line in cast("list[object]", lines) if isinstance(line, str) and "\n" not in line)
    if len(texts) != len(cast("list[object]", lines)):
        return None, ()
    return (round_number, table, deal), texts


def _of_game(
    where: str, lines: Sequence[str], claim: ClaimedGame, replayed: Replayer, lots_secret: str | None
) -> Iterator[Finding]:
    """Yield what is wrong with one game: its hash, the line where it stops replaying, its deal, choices and ending."""
    try:
        is_meant = transcript_hash(lines) == claim.transcript
    # JSON may hold half a surrogate pair, which cannot be hashed and is in none of our transcripts
    except UnicodeEncodeError:
        is_meant = False
    if not is_meant:
        yield contradiction(where, "archive-transcript-hash")
    try:
        game = replayed(lines)
    except BrokenGame as broken:
        yield Finding(f"{where}.lines[{broken.line - 1}]", broken.reason)
        return
    if game.players != len(claim.players):
        yield contradiction(where, "archive-seats")
        return
    if game.first != claim.first:
        yield contradiction(where, "archive-first")
    if any(game.choices.get(name) != choice for name, choice in CHOICES.items()):
        yield contradiction(where, "archive-choices")
    if claim.deals_commitment is not None and not _is_dealt_as_announced(game, claim, lots_secret):
        yield contradiction(where, "archive-deal")
    yield from _of_ending(where, game, claim)


def _is_dealt_as_announced(game: PlayedGame, claim: ClaimedGame, lots_secret: str | None) -> bool:
    """Return whether its cards follow from the part of the deals' secret that belongs to this game alone."""
    label = deal_label(claim.round, claim.table, claim.deal)
    if game.deal is None or (game.deal.commitment, game.deal.label) != (claim.deals_commitment, label):
        return False
    return lots_secret is None or dealt_secret(bytes.fromhex(lots_secret), label).hex() == game.deal.secret


def _of_ending(where: str, game: PlayedGame, claim: ClaimedGame) -> Iterator[Finding]:
    if claim.winners is None:
        if game.winners:
            yield contradiction(where, "archive-winners")
    elif frozenset(claim.players[seat] for seat in game.winners or ()) != claim.winners:
        yield contradiction(where, "archive-winners")
    if sorted(game.interventions) != sorted(claim.interventions):
        yield contradiction(where, "archive-interventions")
