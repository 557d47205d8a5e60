"""Pasted positions as lines that `typed_position` reads: tables of spreadsheets or web pages, and texts of VASSAL.

A table has cells between tabs, semicolons or commas, and a first row that says what they are: nations and areas, in
either direction, or words such as `area`, `tokens` and `city`. Of HTML the tags are left out.

VASSAL's inventory has a counter a line, indented below its area (`Inventory.java`, `toResultString`); its chat tells of
a move by default as `Token moves Fayum -> Memphis *` (`Map.java`, `moveToFormat`). Both can be set by each module. A
move becomes a change, `fayum -1, memphis +1`; chat lines of people may have the same arrow. Pure.
"""

import csv
import html
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

Meanings = Callable[[str], Mapping[str, str]]
"""What a name may mean: each kind with its value."""

NATION: Final = "nation"
AREA: Final = "area"
CITY: Final = "city"
TOKENS: Final = "tokens"
SECTION: Final = "section"
NATION_COLUMN: Final = "nation-column"
AREA_COLUMN: Final = "area-column"
MOVES: Final = "moves"
_TAG: Final = re.compile(r"</?(?:table|t[bhrd]\w*|html|body|div|span|p|br|li|ul|ol|b|i|font|meta|style|script)\b", re.I)
_DROPPED: Final = re.compile(r"<(script|style)\b(?:.*?</\1\s*>|.*\Z)|<!--(?:.*?-->|.*\Z)", re.I | re.S)
_CELL_END: Final = re.compile(r"</t[dh]\s*>", re.I)
_ROW_END: Final = re.compile(r"</(?:tr|p|div|li)\s*>|<br\b[^<>]*>", re.I)
_ANY_TAG: Final = re.compile(r"</?[a-z!][^<>]*>", re.I)
_NO_CHARACTER: Final = re.compile(r"&#[0-9]{8,};?")
"""A reference to a character by a number that none has; Python makes no number of thousands of digits."""
_ARROW: Final = re.compile(r"(?<![-=–])[-=–]++>|→|⇒")
MOST_MOVE_WORDS: Final = 20
"""Words before the arrow of a move; a line with more of them is no move."""
_NUMBER: Final = re.compile(r"\d{1,3}")
_NO: Final = ("", "0", "-", "–", "no", "non", "nein")
_YES: Final = ("1", "x", "✓", "✔", "⌂", "yes", "oui", "ja", "sì", "si")


def plain_position(text: str, meanings: Meanings) -> str:
    """Return pasted text as lines of positions; text that isn't a table, HTML or VASSAL's stays as it is."""
    if _TAG.search(text):
        text = _without_tags(text)
    rows = _rows(text)
    if (lines := _table_lines(rows, meanings)) is not None:
        return "\n".join(lines)
    return "\n".join(_move_line(line, meanings) for line in _counted(text.splitlines(), meanings))


def _without_tags(text: str) -> str:
    text = " ".join(_DROPPED.sub(" ", text).split())
    rows = _ROW_END.sub("\n", _CELL_END.sub("\t", text))
    lines = (html.unescape(_NO_CHARACTER.sub("\ufffd", _ANY_TAG.sub(" ", row))) for row in rows.split("\n"))
    # an empty cell keeps its place; each cell ends with a tab, also the last
    cells = ("\t".join(" ".join(cell.split()) for cell in line.split("\t")) for line in lines if line.strip())
    return "\n".join(row.removesuffix("\t") for row in cells)


def _rows(text: str) -> list[list[str]]:
    """Return the cells of each line that has any."""
    lines = [line for line in text.splitlines() if line.strip()]
    sign = next((sign for sign in "\t;," if lines and sign in lines[0]), None)
    if sign is None:
        return []
    # a quotation mark that nothing closes would join lines
    quoted = lines if all(line.count('"') % 2 == 0 for line in lines) else [line.replace('"', " ") for line in lines]
    return [[cell.strip() for cell in row] for row in csv.reader(quoted, delimiter=sign)]


def _table_lines(rows: Sequence[Sequence[str]], meanings: Meanings) -> list[str] | None:
    """Return the positions of a table as a line for each nation; None where the first row is no heading."""
    if len(rows) <= 1 or len(rows[0]) <= 1:
        return None
    heading, *body = rows
    found = [meanings(cell) for cell in heading]
    rest = [each for each, cell in zip(found[1:], heading[1:], strict=True) if cell]
    is_corner = not found[0].keys() & {NATION, AREA} or AREA_COLUMN in found[0] or NATION_COLUMN in found[0]
    if is_corner and rest and all(NATION in each for each in rest):
        cells = ((nation, row[0], cell) for row in body for nation, cell in zip(heading[1:], row[1:], strict=False))
    elif is_corner and rest and all(AREA in each for each in rest):
        cells = ((row[0], area, cell) for row in body for area, cell in zip(heading[1:], row[1:], strict=False))
    elif any(AREA_COLUMN in each for each in found) and any(each.keys() & {TOKENS, CITY} for each in found):
        cells = _cells_by_column(found, body)
    else:
        return None
    lines: dict[str, list[str]] = {}
    for nation, area, cell in cells:
        if cell.casefold() not in _NO:
            section = SECTION in meanings(area)
            lines.setdefault(nation, []).append(f"; {area} {cell};" if section else f"{area} {cell}")
    return [f"{nation}: {', '.join(parts)}" if nation else ", ".join(parts) for nation, parts in lines.items()]


def _cells_by_column(
    found: Sequence[Mapping[str, str]], body: Iterable[Sequence[str]]
) -> Iterator[tuple[str, str, str]]:
    """Yield nation (empty for one's own), area and units of each row of a table with a heading of such words."""
    for row in body:
        said = {kind: cell for kinds, cell in zip(found, row, strict=False) for kind in kinds}
        if not any(row):
            continue
        city = said.get(CITY, "")
        has_city = city.casefold() in _YES or (city.isdecimal() and city not in _NO)
        # anything else that stands there is refused where it is read
        told = CITY if has_city else "" if city.casefold() in _NO else city
        tokens = said.get(TOKENS, "")
        units = " ".join(filter(None, (told, "" if tokens in _NO else tokens)))
        yield said.get(NATION_COLUMN, ""), said.get(AREA_COLUMN, ""), units


def _counted(lines: Iterable[str], meanings: Meanings) -> list[str]:
    """Return the lines, where lines of VASSAL's inventory that name one token each have become a count."""
    found: list[str] = []
    count = 0
    for line in [*lines, ""]:
        is_token = bool(line.strip()) and not _NUMBER.search(line) and TOKENS in meanings(line)
        if is_token:
            count += 1
            continue
        if count:
            found.append(str(count))
        count = 0
        found.append(line)
    return found[:-1]


def _move_line(line: str, meanings: Meanings) -> str:
    """Return a move of tokens as a change of two areas; the line itself where it is none."""
    sides = [side.strip() for side in _ARROW.split(line.strip(" *.\t"))]
    if len(sides) != len(("from", "to")):
        return line
    before, to = sides
    words = before.split()
    if len(words) > MOST_MOVE_WORDS:
        return line
    names = (" ".join(words[at:]) for at in range(len(words)))
    at = next((at for at, name in enumerate(names) if AREA in meanings(name) and not _NUMBER.search(name)), None)
    target = _NUMBER.sub("", to).strip()
    if at is None or AREA not in meanings(target):
        return line
    count = 0
    numbers = [*_NUMBER.findall(to)]
    nation = ""
    for word in (each.strip(",:;*") for each in words[:at]):
        kinds = meanings(word)
        if _NUMBER.fullmatch(word):
            numbers.append(word)
        elif TOKENS in kinds:
            count += 1
        elif NATION in kinds and not nation:
            nation = f"{word}: "
        elif word and MOVES not in kinds:
            return line
    number = numbers[0] if numbers else str(max(1, count))
    return f"{nation}{' '.join(words[at:])} -{number}, {target} +{number}"
