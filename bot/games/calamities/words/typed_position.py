"""Positions as people type them, in any order and with any signs between, translated to the form of the log.

    fayoum 5, memphis cité; trésor 3; cartes: Poterie      has five there, and a city, a treasury of three, and Pottery
    fayoum -2, memphis sans cité, trésor +1, -poterie      two fewer, no city, one more, and no Pottery

A text says what changes: what it doesn't name stays. A pasted table (`position_table`) and what is meant to replace
everything are the whole of each nation they name.

Names are found by themselves, with or without accents and capitals, across spaces, hyphens and new lines; commas, tabs,
colons and semicolons mean the same. What isn't a name is collected, so that all errors are told at once.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Set
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.calamities.lines import CalamityRefusal
from bot.games.calamities.rules.atlas import Atlas
from bot.games.calamities.rules.errors import BadPosition, cause
from bot.games.calamities.rules.names import BARBARIANS, CARDS, NONE_NEAR, PIRATES, AreaId, NationName
from bot.games.calamities.rules.position import Position
from bot.games.calamities.rules.position_text import CITY, position_refusal
from bot.games.calamities.words.holdings import CITY_SIGN
from bot.games.calamities.words.naming import area_name, civilization_card, nation_name
from bot.games.calamities.words.position_table import (
    AREA,
    AREA_COLUMN,
    NATION,
    NATION_COLUMN,
    SECTION,
    TOKENS,
    table_lines,
)
from bot.games.calamities.words.typed_text import (
    MOST_LISTED,
    SECTIONS,
    VocabularyKey,
    nearest_word,
    vocabulary_key,
    words_for,
)
from bot.i18n.catalogue import Localizer
from bot.i18n.names import fold_text

CARD: Final = "card"
NOISE: Final = "noise"
WITHOUT: Final = "without"
WORDS: Final = (NOISE, TOKENS, WITHOUT, NATION_COLUMN, AREA_COLUMN)
"""Kinds of words that aren't names."""
SHORT_CITY: Final = "c"
"""Understood in every language."""
_TOKEN: Final = re.compile(
    r"(?P<sign>(?<![^\s,;:|(])[+\-−–](?=\w)|[+\-−–]\s*(?=\d))?(?:(?P<number>\d{1,6})|(?P<word>[^\W\d_]+))"
)
MINUS: Final = ("-", "−", "–")
_SIGNED: Final = re.compile(r"[+-]\d+")
_STRONG: Final = frozenset(",;:|=\t/")
"""Signs that no name goes across."""
_MOST_QUOTED: Final = 40
MOST_TOKENS: Final = 1500
"""Words and numbers of a text: several times as many as the positions of eight nations have."""
MOST_LINES: Final = 600
"""Lines of a text: more than a table of eight nations has that names nation and area in each."""


class Token(NamedTuple):
    """A word or a number; `sign` stands right before it."""

    text: str
    kind: str
    sign: str = ""
    start: int = 0
    end: int = 0
    folded: str = ""


@dataclass(slots=True)
class _Units:
    """What is said of an area: whether it has a city, and how many tokens, or how many more."""

    area: AreaId
    has_city: bool | None = None
    tokens: int | None = None
    is_change: bool = False
    """Whether `tokens` is how many more there are."""


@dataclass(slots=True)
class _Entry:
    """What is said of a nation."""

    nation: NationName
    units: list[_Units] = field(default_factory=list[_Units])
    sections: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    cards: list[str] = field(default_factory=list[str])
    without: list[str] = field(default_factory=list[str])
    """Cards that it has no longer."""

    @property
    def is_empty(self) -> bool:
        """True where only the nation's name stands there."""
        return not (self.units or self.sections or self.cards or self.without)


class Vocabulary(NamedTuple):
    """The names and words of a language: what each may mean by its folded words, and how it is written."""

    meanings: Mapping[tuple[str, ...], tuple[tuple[str, str], ...]]
    shown: Mapping[str, str]
    starts: frozenset[str]
    """The first words of names."""
    longest: int

    def meanings_of(self, name: str) -> dict[str, str]:
        """Return what a name may mean, by kind."""
        return dict(self.meanings.get(_words(name), ()))


def read_typed_position(
    text: str,
    atlas: Atlas,
    localizer: Localizer,
    position: Position,
    *,
    own: NationName | None,
    is_whole: bool = False,
) -> str:
    """Return positions as the log writes them, a line for each nation; who names no nation means `own`.

    The text says what changes of the present `position`, unless it `is_whole` or a table. Raises `CalamityRefusal` with
    every name that is none, or where there is too much, and `BadPosition`.
    """
    if len(text.splitlines()) > MOST_LINES:
        raise CalamityRefusal("calamity-parts-many", most=MOST_LINES)
    known = vocabulary(atlas, localizer)
    table = table_lines(text, known.meanings_of)
    # a city as boards show it
    entries, unknown = _Reader(known, own).read(text.replace(CITY_SIGN, f" {SHORT_CITY} ") if table is None else table)
    _check_known(unknown, known)
    is_whole = is_whole or table is not None
    if all(entry.is_empty for entry in entries) and not (is_whole and entries):
        raise position_refusal("position-empty")
    by_nation: dict[NationName, list[_Entry]] = {}
    for entry in entries:
        by_nation.setdefault(entry.nation, []).append(entry)
    return "\n".join(
        _written(_after(nation, said, None if is_whole else position)) for nation, said in by_nation.items()
    )


def is_table(text: str, atlas: Atlas, localizer: Localizer) -> bool:
    """Return whether a text is a table, which is the whole of the nations that it names."""
    return table_lines(text, vocabulary(atlas, localizer).meanings_of) is not None


def vocabulary(atlas: Atlas, localizer: Localizer) -> Vocabulary:
    """Return the words that may stand in a position."""
    return _vocabulary(vocabulary_key(atlas), localizer)


@lru_cache(32)  # a language and a map each
def _vocabulary(key: VocabularyKey, localizer: Localizer) -> Vocabulary:
    meanings: dict[tuple[str, ...], tuple[tuple[str, str], ...]] = {}
    shown: dict[str, str] = {}
    for kind, value, name, told in _names(key, localizer):
        words = _words(name)
        if (kind, value) not in meanings.get(words, ()):
            meanings[words] = (*meanings.get(words, ()), (kind, value))
        if kind not in WORDS and len(name) > 1:
            shown[fold_text(name)] = told
    starts = frozenset(words[0] for words in meanings if words)
    return Vocabulary(meanings, shown, starts, max(map(len, meanings)))


def _names(key: VocabularyKey, localizer: Localizer) -> Iterator[tuple[str, str, str, str]]:
    """Yield what there is by its kind, as the log writes it, as people may, and as it is shown."""
    for area in key.areas:
        shown = area_name(localizer, area)
        yield from ((AREA, area, name, shown) for name in (area, shown))
    for nation in (*key.nations, BARBARIANS, PIRATES):
        shown = nation_name(localizer, nation)
        yield from ((NATION, nation, name, shown) for name in (nation, shown))
    for card in CARDS:
        shown = civilization_card(localizer, card)
        yield from ((CARD, card.lower(), name, shown) for name in (card, shown))
    for section in SECTIONS:
        yield from ((SECTION, section, name, name) for name in (section, *words_for(section, localizer)))
    yield from ((CITY, CITY, name, name) for name in (CITY, SHORT_CITY, *words_for(CITY, localizer)))
    for word in WORDS:
        yield from ((word, word, name, name) for name in words_for(word, localizer))


@lru_cache(4096)
def _words(name: str) -> tuple[str, ...]:
    """Return a name's words, folded, without hyphens and apostrophes."""
    return tuple(re.findall(r"[^\W\d_]+", fold_text(name)))


class _Reader:
    """Reads a text from left to right."""

    def __init__(self, known: Vocabulary, own: NationName | None) -> None:
        self._known = known
        self._own = own
        self._entries: list[_Entry] = []
        self._unknown: list[str] = []
        self._section = ""
        self._numbers: list[str] = []
        self._ahead: Token | None = None
        """A number that stands before its area."""
        self._is_lost = False
        """True behind an unknown name, whose number and city mean nothing."""
        self._without: Token | None = None
        """A word such as `no`, which takes away the city or card behind it, else the city before it."""
        self._text = ""

    def read(self, text: str) -> tuple[list[_Entry], list[str]]:
        """Return what is said of each nation, and the names that are none."""
        lines = (line for line in text.splitlines() if not line.lstrip().startswith("#"))
        self._text = text = "\n".join(lines)
        tokens = _tokens_of(text)
        place = 0
        while place < len(tokens):
            token = tokens[place]
            if token.kind == "number":
                self._take_number(token, is_before_name=_stands_before_name(tokens, place, text))
                place += 1
            else:
                place += self._take_name(tokens, place, text)
        self._close_without()
        self._close_section()
        self._close_number()
        return self._entries, self._unknown

    def _take_name(self, tokens: list[Token], place: int, text: str) -> int:
        """Take the longest name from there on, and return of how many tokens it consists."""
        is_start = tokens[place].folded in self._known.starts
        most = min(self._known.longest, len(tokens) - place) if is_start else 0
        for length in range(most, 0, -1):
            some = tokens[place : place + length]
            if any(each.kind != "word" for each in some) or _goes_across(some, text):
                continue
            found = self._known.meanings.get(tuple(each.folded for each in some))
            if found:
                following = tokens[place + length : place + length + 1]
                self._take(self._meaning(found, following), some[0])
                return length
        return self._take_unknown(tokens, place, text)

    def _take_unknown(self, tokens: list[Token], place: int, text: str) -> int:
        """Note the words from there to the next sign, number or name as one that is none."""
        length = 1
        while place + length < len(tokens):
            following = tokens[place + length]
            is_known = (following.folded,) in self._known.meanings
            pair = tokens[place + length - 1 : place + length + 1]
            is_apart = "\n" in text[pair[0].end : following.start] or _goes_across(pair, text)
            if following.kind != "word" or is_known or is_apart:
                break
            length += 1
        self._unknown.append(text[tokens[place].start : tokens[place + length - 1].end].strip())
        self._is_lost = True
        return length

    def _meaning(self, found: tuple[tuple[str, str], ...], following: list[Token]) -> tuple[str, str]:
        """Return which of several things a name means: a nation where other names follow it, else an area."""
        kinds = {kind: (kind, value) for kind, value in found}
        if NATION in kinds and AREA in kinds:
            is_area = not following or following[0].kind == "number" or self._is_city(following[0])
            return kinds[AREA if is_area else NATION]
        if CARD in kinds and self._section == "cards":
            return kinds[CARD]
        return found[0]

    def _is_city(self, token: Token) -> bool:
        return any(kind in (CITY, WITHOUT) for kind, _ in self._known.meanings.get((token.folded,), ()))

    def _take(self, meaning: tuple[str, str], first: Token) -> None:
        kind, value = meaning
        is_gone = first.sign in MINUS or (self._without is not None and self._is_beside(first))
        if kind in (AREA, SECTION, NATION) and self._without is not None and is_gone:
            is_pirates = kind == AREA and bool(self._entries) and self._entries[-1].nation == PIRATES
            if not is_pirates:  # "no cards": which of them is not said
                found = self._text[self._without.start : first.end]
                raise position_refusal("position-part-unreadable", nation=self._entry().nation, text=found[:80])
            self._without = None
        if kind not in (CITY, CARD, NOISE):
            self._close_without()
        if kind == NATION:
            self._close_section()
            self._close_number()
            self._entries.append(_Entry(NationName(value)))
        elif kind == SECTION:
            self._close_section()
            self._section = "" if value == "board" else value
        elif kind == AREA:
            self._close_section()
            units = _Units(AreaId(value))
            if is_gone and self._entry().nation == PIRATES:
                units.has_city = False
            self._entry().units.append(units)
            if self._ahead is not None:
                units.tokens, self._ahead = int(self._ahead.text), None
        elif kind == CARD:
            entry = self._entry()
            (entry.without if self._without is not None or first.sign in MINUS else entry.cards).append(value)
            self._without = None
        elif kind == WITHOUT:
            self._without = first
        elif kind == CITY:
            self._take_city(has_city=self._without is None and first.sign not in MINUS)
            self._without = None
        self._is_lost = False

    def _take_city(self, *, has_city: bool) -> None:
        units = self._entry().units
        if not self._section and not self._is_lost and units and units[-1].has_city is None:
            units[-1].has_city = has_city

    def _take_number(self, token: Token, *, is_before_name: bool) -> None:
        self._close_without()
        sign = "-" if token.sign in MINUS else ""
        if self._section in ("stock", "treasury"):
            is_more = token.sign and not sign and self._section == "treasury"
            self._numbers.append(("+" if is_more else sign) + token.text)
            return
        units = self._entry().units
        if self._is_lost:
            return
        if units and units[-1].tokens is None and not is_before_name:
            units[-1].tokens = int(sign + token.text)
            units[-1].is_change = bool(token.sign) and not units[-1].has_city
        elif self._ahead is None:
            self._ahead = token
        else:
            self._unknown.append(token.text)

    def _close_without(self) -> None:
        """Take a word such as `no` with nothing behind it for `no city`."""
        if self._without is not None:
            self._take_city(has_city=False)
        self._without = None

    def _is_beside(self, token: Token) -> bool:
        """Return whether nothing stands between a word such as `no` and this one that would divide them."""
        between = "" if self._without is None else self._text[self._without.end : token.start]
        return not any(sign in _STRONG or sign == "\n" for sign in between)

    def _close_section(self) -> None:
        if self._section in ("stock", "treasury"):
            sign = "/" if self._section == "stock" else " "
            self._entry().sections.append((self._section, sign.join(self._numbers)))
        self._section, self._numbers = "", []

    def _close_number(self) -> None:
        """Note a number that no area followed as something unknown: it would be lost without a word."""
        if self._ahead is not None:
            self._unknown.append(self._ahead.text)
        self._ahead = None

    def _entry(self) -> _Entry:
        """Return the present entry; one's own where no nation has been named. Raises `BadPosition` for neither."""
        if not self._entries:
            if self._own is None:
                # where the nation's name is misspelt, that is what is told
                self._entries.append(_Entry(_NOBODY))
            else:
                self._entries.append(_Entry(self._own))
        return self._entries[-1]


_NOBODY: Final = NationName("")


def _tokens_of(text: str) -> list[Token]:
    """Return the words and numbers of a text. Raises `CalamityRefusal` where there are too many."""
    found: list[Token] = []
    for match in _TOKEN.finditer(text):
        kind = "number" if match["number"] is not None else "word"
        if len(found) >= MOST_TOKENS:
            raise CalamityRefusal("calamity-parts-many", most=MOST_TOKENS)
        sign = (match["sign"] or "").strip()
        found.append(Token(match[kind], kind, sign, match.start(kind), match.end(kind), fold_text(match[kind])))
    return found


def _stands_before_name(tokens: list[Token], place: int, text: str) -> bool:
    """Return whether a number belongs to the name behind it: a sign stands before the number, and none behind."""
    if place + 1 >= len(tokens) or tokens[place + 1].kind != "word":
        return False
    before = text[tokens[place - 1].end : tokens[place].start] if place else "\n"
    behind = text[tokens[place].end : tokens[place + 1].start]
    return any(sign in before for sign in ",;\n") and not any(sign in _STRONG or sign == "\n" for sign in behind)


def _goes_across(tokens: list[Token], text: str) -> bool:
    """Return whether a sign that no name goes across stands between these words."""
    return any(sign in _STRONG for sign in text[tokens[0].end : tokens[-1].start])


def _check_known(unknown: list[str], known: Vocabulary) -> None:
    """Raise `CalamityRefusal` or `BadPosition` where there are names that are none, with the nearest of each."""
    if not unknown:
        return
    told = [name[:_MOST_QUOTED] for name in unknown[:MOST_LISTED]]
    nearest = [nearest_word(fold_text(name), known.shown) for name in told]
    near = [known.shown[each] if each else NONE_NEAR for each in nearest]
    if len(unknown) > 1:
        pairs = [f"{name}>{each}" for name, each in zip(told, near, strict=True)]
        raise CalamityRefusal("calamity-names-unknown", wrong="\n".join(pairs), count=len(unknown))
    if near[0] == NONE_NEAR:
        raise BadPosition(cause("position-area-unknown", found=told[0], nearest=NONE_NEAR))
    raise CalamityRefusal("calamity-name-near", found=told[0], nearest=near[0])


def _after(nation: NationName, said: list[_Entry], position: Position | None) -> _Entry:
    """Return all that a nation has after what is said of it; without a `position`, what is said is all it has.

    Its stock follows, unless it is said. Raises `BadPosition` where two things are said of an area.
    """
    held = _holdings(nation, position)
    tokens: dict[AreaId, int] = dict(held.tokens)
    cities = set(held.cities)
    said_of: dict[AreaId, set[str]] = {}
    for units in (units for each in said for units in each.units):
        kinds = [kind for kind, value in ((CITY, units.has_city), (TOKENS, units.tokens)) if value is not None]
        if nation == PIRATES and not kinds:
            kinds, units.has_city = [CITY], True
        if not kinds:
            raise position_refusal("position-part-unreadable", nation=nation, text=units.area)
        if not said_of.setdefault(units.area, set()).isdisjoint(kinds) and not units.is_change:
            raise position_refusal("position-area-twice", nation=nation, area=units.area)
        said_of[units.area].update(kinds)
        if units.tokens is not None:
            tokens[units.area] = units.tokens + (tokens.get(units.area, 0) if units.is_change else 0)
        if units.has_city is not None:
            (cities.add if units.has_city else cities.discard)(units.area)
    sections = [section for each in said for section in each.sections]
    if held.treasury and all(word != "treasury" for word, _ in sections):
        sections.append(("treasury", str(held.treasury)))
    sections = [
        (word, str(held.treasury + int(value)) if word == "treasury" and _SIGNED.fullmatch(value) else value)
        for word, value in sections
    ]
    gone = {card for each in said for card in each.without}
    cards = [*held.cards, *(card for each in said for card in each.cards)]
    areas = dict.fromkeys((*sorted(held.tokens.keys() | held.cities), *said_of))
    areas = [area for area in areas if tokens.get(area) or area in cities]
    whole = [_Units(area, area in cities, tokens.get(area) or None) for area in areas]
    return _Entry(nation, whole, sections, [card for card in dict.fromkeys(cards) if card not in gone])


class _Holdings(NamedTuple):
    tokens: Mapping[AreaId, int]
    cities: Set[AreaId]
    treasury: int = 0
    cards: Collection[str] = ()


def _holdings(nation: NationName, position: Position | None) -> _Holdings:
    """Return what a nation has, with the names of its cards as the log writes them; nothing without a `position`."""
    if position is None:
        return _Holdings({}, frozenset())
    if nation == BARBARIANS:
        return _Holdings(position.barbarians, frozenset())
    if nation == PIRATES:
        return _Holdings({}, position.pirates)
    found = next((each for each in position.nations if each.name == nation), None)
    if found is None:
        return _Holdings({}, frozenset())
    return _Holdings(found.tokens, found.cities, found.treasury, [card.lower() for card in CARDS if found.has(card)])


def _written(entry: _Entry) -> str:
    """Return an entry as the log writes it; what cannot be is left for the game to refuse. Raises `BadPosition`."""
    if entry.nation == _NOBODY:
        text = ", ".join(_units_text(each) for each in entry.units)
        raise position_refusal("position-no-colon", text=text[:80])
    parts = [", ".join(_units_text(each) for each in entry.units)]
    parts += [f"{word} {value}".strip() for word, value in entry.sections]
    if entry.cards:
        parts.append("cards: " + ", ".join(entry.cards))
    return f"{entry.nation}: {'; '.join(part for part in parts if part)}".strip()


def _units_text(units: _Units) -> str:
    words = [units.area, CITY if units.has_city else "", "" if units.tokens is None else str(units.tokens)]
    return " ".join(filter(None, words))
