"""Lists of people as they are pasted: from a chat, a form, a spreadsheet. Reading them, and finding who is meant; pure.

A line is a person, or several with commas, semicolons or tabs between them. A table of several columns, with or
without a heading, is a person a row: a name, and what they are called on Discord.
"""

import csv
import re
import unicodedata
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Final

from bot.characters import JOINERS, one_line
from bot.i18n.names import fold_text
from bot.table.values import UserId

MOST_NAMES: Final = 64
"""Entries of a list that are looked for at once; those that follow are kept for another time."""
MOST_NEAR: Final = 6
"""Unknown names of a list for which others that are nearly the same are looked for."""
ALIKE: Final = 2
"""First characters that two such names share, as those that Discord is asked for."""
MOST_COMPARED: Final = 20
"""Names that such a name is compared with, which takes a tenth of a millisecond each."""
MOST_CANDIDATES: Final = 10
"""People who are offered for one name."""
_LEAST_ALIKE: Final = 0.5
"""How alike two names are, from 0 to 1, of which one may be meant by the other."""
_LONGEST: Final = 100
"""Characters of an entry that are read: accents that stand apart make two of each letter of a name."""
_MOST_FORMS: Final = 8
"""Ways to read one entry that are tried."""
_MOST_SIGNS: Final = 3
"""Signs at which an entry is parted; one with more of them is nobody's name, and asked about."""

_MENTION: Final = re.compile(r"<@!?([0-9]{1,20})>", re.ASCII)
_ID: Final = re.compile(r"(?<![0-9])[0-9]{17,20}(?![0-9])", re.ASCII)
"""What Discord's client copies as the id of a person."""
_MOST_ID: Final = 2**63 - 1
_SEPARATOR: Final = re.compile(r"[,;\t]")
_LINE: Final = re.compile(r"[\r\n\v\f\x1c-\x1e\x85\u2028\u2029]+")
_WIDE: Final = str.maketrans({"，": ",", "；": ";", "、": ",", "﹐": ",", "﹔": ";"})
_BULLET: Final = re.compile(
    r"(?:\(?#?[0-9]{1,3}[.):]+\s*|#[0-9]{1,3}\s+|[0-9]{1,3}\s+[-–—]\s+|[0-9]\ufe0f?\u20e3\s*|\[[ xX✓✔]?\]\s+"
    r"|[-*+•‣·►▪●○–—>]\s+|[•‣►▪●○✓✔✅☐☑]\ufe0f?\s*)",
    re.ASCII,
)
_NUMBERED: Final = re.compile(r"#?[0-9]{1,3}\s+(?=\S)", re.ASCII)
_DISCRIMINATOR: Final = re.compile(r"#[0-9]{4}$", re.ASCII)
_PARTED: Final = (" - ", " – ", " — ", " / ", " | ", ": ", " = ")
"""What people put between a name and what someone is called on Discord, or between two people."""
_SIGNS: Final = re.compile(rf" @|[(\[]|{'|'.join(map(re.escape, _PARTED))}")
_QUOTES: Final = " \"“”„‟«»‹›'‘’‚‛`*_"
_EMAIL: Final = re.compile(r"[^\s@]{1,64}@[^\s@]{1,64}\.[A-Za-z]{2,24}", re.ASCII)
_NUMBER: Final = re.compile(r"#?[0-9]{1,4}[.)]?", re.ASCII)
_NAMES: Final = frozenset({
    "name", "names", "player", "players", "participant", "participants", "person", "people", "member", "members",
    "roster", "list", "first", "last", "full", "real",
    "spieler", "spielerin", "spielende", "teilnehmer", "teilnehmerin", "teilnehmende", "vorname", "namen", "mitglied",
    "mitglieder", "personen", "liste",
    "nom", "noms", "prenom", "joueur", "joueuse", "joueurs", "participante", "membre", "membres",
    "nome", "nomi", "giocatore", "giocatrice", "giocatori", "partecipante", "partecipanti", "membro", "elenco",
})  # fmt: skip
_HANDLES: Final = frozenset({
    "discord", "handle", "tag", "user", "username", "nick", "nickname", "display", "account", "alias",
    "benutzer", "benutzername", "nutzer", "nutzername", "anzeigename", "spitzname", "konto",
    "pseudo", "pseudonyme", "utilisateur", "d", "identifiant", "compte", "surnom", "utente", "soprannome",
})  # fmt: skip
_IDS: Final = frozenset({"id", "ids", "userid", "discordid", "snowflake"})
_OTHERS: Final = frozenset({
    "#", "no", "nr", "number", "nummer", "numero", "n°", "seed", "rank", "rang", "platz", "rango",
    "e", "email", "mail", "time", "timestamp", "zeitstempel", "horodateur", "date", "datum", "data", "team",
    "seat", "table", "tisch", "tavolo", "notes", "note", "notizen", "country", "land", "pays", "paese",
})  # fmt: skip
_KINDS: Final = (("id", _IDS), ("handle", _HANDLES), ("other", _OTHERS), ("name", _NAMES))
"""Words of headings by what stands below them: the first kind of which a heading has a word counts."""
_WORDS_OF_HEADING: Final = re.compile(r"[\s'_:./()-]+")


@dataclass(frozen=True, slots=True)
class Entry:
    """Someone on a list: how they are written there, an id where there is one, and the names that may be meant.

    `names` are the readings of it, to be tried in order; `parts` are those that may be several people's. `row` and
    `column` say where it stands, from 0.
    """

    typed: str
    user: UserId | None = None
    names: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    row: int = 0
    column: int = 0
    is_heading: bool = False
    """Whether it may be a heading, which nobody need be called."""
    cells: tuple[str, ...] = ()
    """What it consists of, where it is a row of a table with a heading."""
    handle: str = ""
    """What stands below a heading for what people are called on Discord."""


@dataclass(frozen=True, slots=True)
class Roster:
    """A list that was read; `is_table` says whether all lines have the same number of entries, at least two."""

    entries: tuple[Entry, ...]
    is_table: bool = False


@dataclass(frozen=True, slots=True)
class Member:
    """A person of the server, with everything that they are called there, the user name last."""

    user: UserId
    name: str
    others: tuple[str, ...] = ()
    is_bot: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """Everything that they are called, the shown name first."""
        return (self.name, *self.others)


@dataclass(frozen=True, slots=True)
class Unclear:
    """An entry that names nobody, or several: who may be meant, the likeliest first."""

    entry: Entry
    candidates: tuple[Member, ...] = ()
    is_several: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """Whom a list names, who is there twice, which bots are, what is unclear, and what was more than is looked for.

    `beside` are entries taken for other names of those who stand in the same line.
    """

    people: tuple[Member, ...]
    twice: tuple[Member, ...] = ()
    bots: tuple[Member, ...] = ()
    unclear: tuple[Unclear, ...] = ()
    left: tuple[Entry, ...] = ()
    beside: tuple[Entry, ...] = ()


# Reading


def read_roster(text: str) -> Roster:
    """Return who stands on a list."""
    rows = [row for line in _LINE.split(text.translate(_WIDE)) if (row := _fields(line))]
    if len(rows) > 1 and (kinds := [_heading(field) for field in rows[0]]) and all(kinds):
        if len(kinds) > 1:
            return Roster(tuple(_in_columns(kinds, rows[1:])))
        if kinds != ["other"]:
            heading = Entry(rows[0][0], names=(rows[0][0],), is_heading=True)
            return Roster((heading, *_without_heading(rows[1:])), _is_table(rows[1:]))
    return Roster(tuple(_without_heading(rows)), _is_table(rows))


def _is_table(rows: Sequence[Sequence[str]]) -> bool:
    return len(rows) > 1 and len(rows[0]) > 1 and len({len(row) for row in rows}) == 1


def _fields(line: str) -> list[str]:
    """Return what stands in a line, without quotes and what can't be seen; nothing for a line without any names."""
    line = line.strip(f" \ufeff\u200b{JOINERS}")
    if len(line) > 2 and line[0] == line[-1] == "|":  # a table in Markdown
        parts = line[1:-1].split("|")
    elif '"' in line and _SEPARATOR.search(line):
        sign = next(sign for sign in "\t;," if sign in line)
        parts = next(csv.reader([line], delimiter=sign, skipinitialspace=True), list[str]())
    else:
        parts = _SEPARATOR.split(line)
    found = [one_line(part) for part in parts]
    return found if any(any(map(str.isalnum, field)) or _ink(field) for field in found) else []


def _ink(field: str) -> bool:
    """Return whether there is more than punctuation in a field: names may be of emoji alone."""
    return any(unicodedata.category(sign) in ("So", "Sk", "Lo") for sign in field)


def _heading(field: str) -> str:
    """Return what a column of that heading holds; empty where it is none."""
    words = {word for word in _WORDS_OF_HEADING.split(fold_text(field[:_LONGEST].strip(_QUOTES))) if word}
    if not words:
        return "other"
    is_heading = all(any(word in known for _, known in _KINDS) for word in words)
    return next((kind for kind, known in _KINDS if words & known), "") if is_heading else ""


def _in_columns(kinds: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[Entry]:
    """Yield an entry for each row of a table whose columns hold that."""
    order = ("id", "handle", "name")
    columns = [at for kind in order for at, each in enumerate(kinds) if each == kind]
    handles = [at for at in columns if kinds[at] == "handle"]
    for number, row in enumerate(rows):
        cells = [row[at] for at in columns if at < len(row) and row[at]]
        if not cells:
            continue
        read = [entry for cell in cells for entry in _read(cell)]
        user = next((entry.user for entry in read if entry.user is not None), None)
        names = tuple(dict.fromkeys(name for entry in read for name in entry.names))
        parts = tuple(dict.fromkeys(part for entry in read for part in entry.parts))
        handle = next((_named(row[at]) for at in handles if at < len(row)), "")
        typed = ", ".join(reversed(cells)) if user is None else f"<@{user}>"
        if user is not None or names:
            cells = tuple(reversed(cells))
            yield Entry(typed, user, names[:_MOST_FORMS], parts, number, cells=cells, handle=handle)


def _without_heading(rows: Iterable[Sequence[str]]) -> Iterator[Entry]:
    for number, row in enumerate(rows, start=1):
        told = [field for field in row if field]
        # a number, or an address, beside a name says nothing about who it is
        names = [field for field in told if not (_NUMBER.fullmatch(field) or _EMAIL.fullmatch(field))]
        read = [(column, entry) for column, field in enumerate(names or told) for entry in _read(field)]
        for column, entry in read:
            yield replace(entry, row=number, column=column)


def _read(field: str) -> list[Entry]:
    """Return the people that one field names: one person, or all of several mentions."""
    if mentions := _MENTION.findall(field):
        return [Entry(f"<@{found}>", UserId(int(found))) for found in mentions if int(found) <= _MOST_ID]
    if (found := _ID.search(field)) and int(found[0]) <= _MOST_ID:
        return [Entry(f"<@{found[0]}>", UserId(int(found[0])))]
    field = field[:_LONGEST]
    bullet = _BULLET.match(field)
    plain = _named(field[bullet.end() :] if bullet else field) or _named(field)
    parts = tuple(dict.fromkeys(form for part in _parts(plain) for form in (part, *_shortened(part))))
    forms = [plain, *parts, *_shortened(plain), _named(field)]
    names = tuple(dict.fromkeys(form for form in forms if form))
    return [Entry(plain, names=names[:_MOST_FORMS], parts=parts)] if names else []


def _named(text: str) -> str:
    """Return a name without quotes, an @ before it, or commas behind it; composed as Discord's clients write it."""
    return unicodedata.normalize("NFC", text.strip(_QUOTES).removeprefix("@").strip(_QUOTES))


def _shortened(name: str) -> Iterator[str]:
    """Yield a name without the four digits that Discord once put behind it, and without a number before it."""
    bare = _named(name[:-5]) if _DISCRIMINATOR.search(name) else name
    if bare != name:
        yield bare
    for each in dict.fromkeys((name, bare)):
        if numbered := _NUMBERED.match(each):
            yield _named(each[numbered.end() :])


@dataclass(frozen=True, slots=True)
class _Pair:
    """Two parts of an entry: a name, and what they are called on Discord, or someone else.

    `is_handle` says whether the second is written as user names are.
    """

    outer: str
    other: str
    is_handle: bool = False


def _pairs(name: str) -> Iterator[_Pair]:
    """Yield the ways to part a text that has more than a name in it, such as “Ann Smith (ann.smith)”, “Ann / Bob”."""
    if len(_SIGNS.findall(name)) > _MOST_SIGNS:
        return
    for sign in _PARTED:
        if sign in name:
            outer, _, other = name.partition(sign)
            yield _Pair(_named(outer), _named(other))
    if " @" in name:
        outer, _, handle = name.partition(" @")
        yield _Pair(_named(outer.strip("([ ")), _named(handle.strip("()[] ")), is_handle=True)
    for opened, closed in ("()", "[]"):
        if name.endswith(closed) and opened in name[1:]:
            outer, _, handle = name[:-1].rpartition(opened)
            yield _Pair(_named(outer), _named(handle), is_handle=True)


def _parts(name: str) -> Iterator[str]:
    """Yield the parts of a text, each of which may be someone's name, and which have no parts themselves."""
    for pair in _pairs(name):
        for part in (pair.other, pair.outer):
            if part:
                yield from list(_parts(part)) or [part]


def _quoted(cell: str) -> str:
    return f'"{cell}"' if _SEPARATOR.search(cell) else cell


def typed_again(entries: Iterable[Entry]) -> str:
    """Return these entries as a list that reads the same, one a line."""
    return "\n".join(", ".join(map(_quoted, entry.cells or (entry.typed,))) for entry in entries)


# Finding


@lru_cache(4096)
def name_key(name: str) -> str:
    """Return a name to compare: in one width and composition (NFKC), without case and what can't be seen."""
    if name.isascii() and name.isprintable():
        return " ".join(name.casefold().split())
    # again after folding: some letters, such as Greek ones with a subscript, come apart by it
    folded = unicodedata.normalize("NFKC", one_line(name[:_LONGEST])).casefold()
    return unicodedata.normalize("NFKC", folded)


def find_people(roster: Roster, members: Sequence[Member]) -> Found:
    """Return the people that a list names among these members."""
    entries, left = roster.entries[:MOST_NAMES], roster.entries[MOST_NAMES:]
    index = _Index.of(members)
    meant = {number: index.meant(entry) for number, entry in enumerate(entries)}
    meant = {number: found for number, found in meant.items() if found or not entries[number].is_heading}
    dropped = _names_beside(roster, entries, meant)
    counts, people, bots = Counter[UserId](), dict[UserId, Member](), dict[UserId, Member]()
    in_row = set[tuple[int, UserId]]()
    unclear: list[Unclear] = []
    near_left = MOST_NEAR
    for number, found in meant.items():
        entry = entries[number]
        if len(found) == 1:
            (member,) = found
            if member.is_bot:
                bots[member.user] = member
            elif (entry.row, member.user) not in in_row:  # a name and what someone is called beside it are one person
                in_row.add((entry.row, member.user))
                counts[member.user] += 1
                people[member.user] = member
        elif number in dropped:
            continue
        elif found:
            people_meant = [each for each in found if not each.is_bot]
            unclear.append(Unclear(entry, tuple(people_meant[:MOST_CANDIDATES]), is_several=True))
        else:
            near = index.near(entry) if near_left > 0 else ()
            near_left -= 1
            unclear.append(Unclear(entry, near))
    twice = tuple(member for user, member in people.items() if counts[user] > 1)
    beside = tuple(entries[number] for number in sorted(dropped))
    return Found(tuple(people.values()), twice, tuple(bots.values()), tuple(unclear), left, beside)


def _names_beside(roster: Roster, entries: Sequence[Entry], meant: Mapping[int, Sequence[Member]]) -> set[int]:
    """Return entries that name nobody here, but stand beside what someone is called, in the same line.

    In a table that is a column of which nobody is found; elsewhere a name next to an id.
    """
    columns: dict[int, list[int]] = {}
    rows: dict[int, list[int]] = {}
    for number in meant:
        columns.setdefault(entries[number].column, []).append(number)
        rows.setdefault(entries[number].row, []).append(number)
    found: set[int] = set()
    if roster.is_table:
        is_known = {column: [bool(meant[number]) for number in numbers] for column, numbers in columns.items()}
        if any(all(known) for known in is_known.values()):
            found.update(n for column, numbers in columns.items() if not any(is_known[column]) for n in numbers)
    for numbers in rows.values():
        by_id = [number for number in numbers if entries[number].user is not None]
        if len(numbers) == 2 and len(by_id) == 1 and meant[by_id[0]]:
            found.update(number for number in numbers if not meant[number])
    return found


def _first(key: str) -> str:
    """Return the first letter without its accents."""
    return key[:1] if key.isascii() else fold_text(key[:1])


def _length(named: tuple[str, Member]) -> int:
    return len(named[0])


def _by_handle(people: tuple[Member, ...], handle: str) -> tuple[Member, ...]:
    """Return the one of several who has that for a user name, which is theirs alone; all where none has."""
    alone = tuple(each for each in people if each.others and name_key(each.names[-1]) == name_key(handle))
    return alone if len(alone) == 1 else people


@dataclass(frozen=True, slots=True)
class _Index:
    by_user: Mapping[UserId, Member]
    by_name: Mapping[str, Mapping[UserId, Member]]
    by_start: Mapping[str, Sequence[tuple[str, Member]]]
    """Names by their first two letters, and by the first one without its accents, the shortest first."""

    @classmethod
    def of(cls, members: Sequence[Member]) -> "_Index":
        by_name: dict[str, dict[UserId, Member]] = {}
        by_start: dict[str, list[tuple[str, Member]]] = {}
        for each in members:
            for key in {name_key(name) for name in each.names}:
                by_name.setdefault(key, {})[each.user] = each
                by_start.setdefault(key[:ALIKE], []).append((key, each))
                if (first := _first(key)) != key[:ALIKE]:
                    by_start.setdefault(first, []).append((key, each))
        for alike in by_start.values():
            alike.sort(key=_length)
        return cls({each.user: each for each in members}, by_name, by_start)

    def meant(self, entry: Entry) -> tuple[Member, ...]:
        if entry.user is not None and entry.user in self.by_user:
            return (self.by_user[entry.user],)
        found = next((each for each in map(self._called, entry.names) if each), ())
        return _by_handle(found, entry.handle) if entry.handle else found

    def _called(self, name: str) -> tuple[Member, ...]:
        """Return who is called that; of a name with parts, all those they may mean where that isn't one person."""
        if found := self.by_name.get(name_key(name)):
            return tuple(found.values())
        # “Bob - Alex (captain)” is one person where someone is called “Bob - Alex”
        for pair in sorted(_pairs(name), key=lambda each: -len(each.outer) * (name_key(each.outer) in self.by_name)):
            outer, other = self._called(pair.outer), self._called(pair.other)
            if outer and other:
                both = tuple(each for each in other if each in outer)
                return _by_handle(both, pair.other) if both else (*outer, *other)
            if other and pair.is_handle:
                return _by_handle(other, pair.other)
            if outer or other:
                return outer or other
        found = (self.by_name.get(name_key(short)) for short in _shortened(name))
        return next((tuple(each.values()) for each in found if each), ())

    def near(self, entry: Entry) -> tuple[Member, ...]:
        """Return those whose names are most like an entry's."""
        if not entry.names:
            return ()
        key = name_key(entry.names[0])
        alike = self.by_start.get(key[:ALIKE]) or self.by_start.get(_first(key), [])
        at = bisect_left(alike, len(key), key=_length)
        matcher = SequenceMatcher(b=key)
        likeness: dict[UserId, tuple[float, Member]] = {}
        for name, member in alike[max(0, at - MOST_COMPARED // 2) :][:MOST_COMPARED]:  # those about as long
            matcher.set_seq1(name)
            if matcher.real_quick_ratio() < _LEAST_ALIKE or matcher.quick_ratio() < _LEAST_ALIKE:
                continue
            ratio = matcher.ratio()
            if ratio >= _LEAST_ALIKE and ratio > likeness.get(member.user, (0.0, member))[0] and not member.is_bot:
                likeness[member.user] = ratio, member
        best = sorted(likeness.values(), key=lambda each: -each[0])[:MOST_CANDIDATES]
        return tuple(member for _, member in best)
