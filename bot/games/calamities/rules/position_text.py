"""Positions as people write them, a line for each nation, and the same written again.

    Egypt: memphis city, fayum 5, thebes city 2; stock 43/7; treasury 5; cards: engineering, pottery
    Barbarians: sumer 6
    Pirates: cyrene

Stock that is left out is worked out, since board, stock and treasury always add up. `read_nation` reads one line,
`read_sheet` several; `write_nation` writes a line that is read as the same nation.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from bot.games.calamities.rules.atlas import Atlas
from bot.games.calamities.rules.errors import BadPosition, cause
from bot.games.calamities.rules.names import (
    BARBARIANS,
    CARDS,
    PIRATES,
    AreaId,
    CardName,
    NationName,
    find_card,
    nearest_name,
)
from bot.games.calamities.rules.position import CITIES, FEW_TOKENS, TOKENS, Nation, Position, check_position
from bot.reasons import NO_CLAUSE, Reasons

POSITION_TEXT_REASONS: Final = Reasons({
    "position-no-colon": NO_CLAUSE,  # text
    "position-part-unreadable": NO_CLAUSE,  # nation, text
    "position-area-twice": NO_CLAUSE,  # nation, area
    "position-word-twice": NO_CLAUSE,  # nation, word
    "position-stock-unreadable": NO_CLAUSE,  # nation, text
    "position-nation-twice": NO_CLAUSE,  # nation
    "position-empty": NO_CLAUSE,
    "position-overfull": NO_CLAUSE,  # nation, have, limit, over, where
})  # fmt: skip
"""The reasons why a written position cannot be read."""
CITY: Final = "city"
FEW_PLAYERS: Final = (3, 5, 8)
"""Numbers of players with which each nation has `FEW_TOKENS`."""
MOST_TEXT: Final = 4000
"""Characters that are read at most: one of Discord's forms takes no more."""
_UNITS: Final = re.compile(
    r"(?P<area>[^\d+]*?)(?: (?P<city>city|cities))?(?: ?\+? ?(?P<count>-?\d{1,4}))?", re.IGNORECASE
)
"""What stands in an area, in a text with single spaces: rows of them would be divided in every way there is."""
_STOCK: Final = re.compile(r"(-?\d{1,4}) ?(?:/|,|and| ) ?(-?\d{1,4})")
"""Tokens and cities, in a text with single spaces."""
_PART: Final = re.compile(r";|,\s*(?=(?:stock|treasury|cards|board)\b)", re.IGNORECASE)
"""Separates parts: a semicolon, or a comma before the word that begins the next one."""
_NUMBER: Final = re.compile(r"-?\d{1,4}")


@dataclass(frozen=True, slots=True)
class Units:
    """Tokens and cities of Barbarians or pirates."""

    name: NationName
    tokens: dict[AreaId, int] = field(default_factory=dict[AreaId, int])
    cities: frozenset[AreaId] = frozenset()


Entry = Nation | Units


@dataclass(frozen=True, slots=True)
class Naming:
    """The names of nations, areas and cards, and the words between them, in a line."""

    nation: Callable[[NationName], str] = str
    area: Callable[[AreaId], str] = str
    card: Callable[[CardName], str] = str.lower
    word: Callable[[str], str] = str


IN_LOG: Final = Naming()
"""The names that are read here."""


def position_refusal(key: str, /, **values: str | int) -> BadPosition:
    """Return why a written position cannot be read."""
    return BadPosition(POSITION_TEXT_REASONS.reason(key, values))


def tokens_for(players: int) -> int:
    """Return how many tokens each nation has with so many players."""
    return FEW_TOKENS if players in FEW_PLAYERS else TOKENS


def find_nation(name: str, atlas: Atlas) -> NationName:
    """Return the nation of that name, however it is capitalised; Barbarians and Pirates are nations here.

    Raises `BadPosition` with the nearest one.
    """
    known = {each.casefold(): each for each in (*atlas.nations, BARBARIANS, PIRATES)}
    found = known.get(name.strip().casefold())
    if found is None:
        nearest = nearest_name(name.strip(), known.values())
        raise BadPosition(cause("position-nation-unknown", found=name.strip()[:40], nearest=nearest))
    return found


def read_sheet(text: str, atlas: Atlas, *, tokens: int = TOKENS) -> tuple[Entry, ...]:
    """Return the nations of a text, a line each, without empty lines and comments (`#`). Raises `BadPosition`."""
    lines = [line.strip() for line in text[:MOST_TEXT].splitlines()]
    entries = [read_nation(line, atlas, tokens=tokens) for line in lines if line and not line.startswith("#")]
    if not entries:
        raise position_refusal("position-empty")
    seen: set[NationName] = set()
    for entry in entries:
        if entry.name in seen:
            raise position_refusal("position-nation-twice", nation=entry.name)
        seen.add(entry.name)
    return tuple(entries)


def read_nation(line: str, atlas: Atlas, *, tokens: int = TOKENS) -> Entry:
    """Return the nation of one line.

    Raises `BadPosition`: it cannot be read, does not add up (by how much, and where), or a name is unknown.
    """
    name, colon, rest = line.partition(":")
    if not colon or not name.strip():
        raise position_refusal("position-no-colon", text=line[:80])
    nation = find_nation(name, atlas)
    parts = [part.strip() for part in _PART.split(rest)]
    words: dict[str, str] = {}
    boards: list[str] = []
    for part in parts:
        word, value = _section_of(part)
        if word is None:
            boards.append(part)
        elif word in words:
            raise position_refusal("position-word-twice", nation=nation, word=word)
        else:
            words[word] = value
    units = _read_board(nation, ", ".join(boards), atlas)
    if nation in (BARBARIANS, PIRATES):
        return _check_neutral(units, words)
    return _nation_of(units, words, tokens)


def _section_of(part: str) -> tuple[str | None, str]:
    found = re.match(r"(stock|treasury|cards|board)\b\s*:?\s*(.*)", part, re.IGNORECASE | re.DOTALL)
    if found is None:
        return None, part
    return (None, found[2]) if found[1].lower() == "board" else (found[1].lower(), found[2].strip())


def _read_board(nation: NationName, text: str, atlas: Atlas) -> Units:
    tokens: dict[AreaId, int] = {}
    cities: set[AreaId] = set()
    for item in filter(None, (item.strip() for item in text.split(","))):
        area, has_city, count = _read_units(nation, item, atlas)
        if (has_city and area in cities) or (count and area in tokens):
            raise position_refusal("position-area-twice", nation=nation, area=area)
        if has_city:
            cities.add(area)
        if count:
            tokens[area] = count
    return Units(nation, tokens, frozenset(cities))


def _read_units(nation: NationName, item: str, atlas: Atlas) -> tuple[AreaId, bool, int]:
    found = _UNITS.fullmatch(" ".join(item.split()))
    if found is None or not found["area"].strip():
        raise position_refusal("position-part-unreadable", nation=nation, text=item[:80])
    is_pirate = nation == PIRATES
    if not found["city"] and found["count"] is None and not is_pirate:
        atlas.find_area(found["area"])  # an unknown area is the better thing to say
        raise position_refusal("position-part-unreadable", nation=nation, text=item[:80])
    area = atlas.find_area(found["area"])
    return area, bool(found["city"]) or is_pirate, int(found["count"] or 0)


def _check_neutral(units: Units, words: dict[str, str]) -> Units:
    name = units.name
    if words:
        raise position_refusal("position-part-unreadable", nation=name, text=next(iter(words)))
    if name == BARBARIANS and units.cities:
        raise position_refusal("position-part-unreadable", nation=name, text=f"{sorted(units.cities)[0]} {CITY}")
    if name == PIRATES and units.tokens:
        area, count = next(iter(sorted(units.tokens.items())))
        raise position_refusal("position-part-unreadable", nation=name, text=f"{area} {count}")
    return units


def _nation_of(units: Units, words: dict[str, str], limit: int) -> Nation:
    name, board = units.name, sum(units.tokens.values())
    treasury = _number(name, "treasury", words.get("treasury", "0"))
    if "stock" in words:
        found = _STOCK.fullmatch(" ".join(words["stock"].split()))
        if found is None:
            raise position_refusal("position-stock-unreadable", nation=name, text=words["stock"][:40])
        stock, cities = int(found[1]), int(found[2])
    else:
        stock, cities = limit - board - treasury, max(0, CITIES - len(units.cities))
        if stock < 0:
            where = ", ".join(f"{area} {count}" for area, count in sorted(units.tokens.items())) or "–"
            have = board + treasury
            raise position_refusal("position-overfull", nation=name, have=have, limit=limit, over=-stock, where=where)
    cards = frozenset(map(_card, filter(None, (card.strip() for card in words.get("cards", "").split(",")))))
    return Nation(name, units.tokens, units.cities, stock, cities, treasury, cards)


def _number(nation: NationName, word: str, text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise position_refusal("position-part-unreadable", nation=nation, text=f"{word} {text}"[:80])
    return int(text)


def _card(name: str) -> CardName:
    if card := find_card(name):
        return card
    raise BadPosition(cause("position-card-unknown", found=name[:40], nearest=nearest_name(name, CARDS)))


def place_entries(position: Position, entries: Iterable[Entry], *, tokens: int = TOKENS) -> Position:
    """Return the position with these entries in place of what was there; Grain, and who plays, stay.

    Raises `BadPosition` where it does not add up: a nation's pieces, or two cities in one area.
    """
    for entry in entries:
        if isinstance(entry, Nation):
            before = next((each for each in position.nations if each.name == entry.name), None)
            if before is None:
                nearest = nearest_name(entry.name, [nation.name for nation in position.nations])
                raise BadPosition(cause("position-nation-unknown", found=entry.name, nearest=nearest))
            position = position.with_nation(replace(entry, grain=before.grain, is_playing=before.is_playing))
        elif entry.name == BARBARIANS:
            position = replace(position, barbarians=dict(sorted(entry.tokens.items())))
        else:
            position = replace(position, pirates=entry.cities)
    check_position(position, tokens=tokens, is_exact=True)
    return position


def write_nation(entry: Entry, naming: Naming = IN_LOG) -> str:
    """Return the line of a nation, of the Barbarians or the pirates, with the names of `naming`."""
    parts = [", ".join(_units_text(entry, naming))]
    if isinstance(entry, Nation):
        parts.append(f"{naming.word('stock')} {entry.stock_tokens}/{entry.stock_cities}")
        if entry.treasury:
            parts.append(f"{naming.word('treasury')} {entry.treasury}")
        if entry.cards:
            held = ", ".join(naming.card(card) for card in CARDS if card in entry.cards)
            parts.append(f"{naming.word('cards')}: {held}")
    return f"{naming.nation(entry.name)}: {'; '.join(part for part in parts if part)}".strip()


def _units_text(entry: Entry, naming: Naming) -> Iterator[str]:
    for area in sorted(entry.cities | entry.tokens.keys()):
        words = [naming.area(area)]
        if area in entry.cities:
            words.append(naming.word(CITY))
        if area in entry.tokens:
            words.append(str(entry.tokens[area]))
        yield " ".join(words)


def write_sheet(position: Position) -> tuple[str, ...]:
    """Return the lines of all nations, then of Barbarians and pirates."""
    lines = [write_nation(nation) for nation in position.nations]
    if position.barbarians:
        lines.append(write_nation(Units(BARBARIANS, dict(position.barbarians))))
    if position.pirates:
        lines.append(write_nation(Units(PIRATES, {}, position.pirates)))
    return tuple(lines)
