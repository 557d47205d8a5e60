"""A pasted table of positions as lines that `typed_position` reads.

Its cells stand between tabs, semicolons or commas, and its first row says what they are: nations and areas, in either
direction, or words such as `area`, `tokens` and `city`. Pure.
"""

import csv
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
_NO: Final = ("", "0", "-", "–", "no", "non", "nein")
_YES: Final = ("1", "x", "✓", "✔", "⌂", "yes", "oui", "ja", "sì", "si")


def table_lines(text: str, meanings: Meanings) -> str | None:
    """Return a table as a line for each nation; None for a text that is none, or has no heading."""
    lines = _table_lines(_rows(text), meanings)
    return None if lines is None else "\n".join(lines)


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
    """Return the positions of a table as a line for each nation; None where the first row isn't a heading."""
    if len(rows) <= 1 or len(rows[0]) <= 1:
        return None
    heading, *body = rows
    if any(map(str.isdigit, "".join(heading))):
        return None
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
