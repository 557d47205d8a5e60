"""Typed text at a table of calamities, translated to the form of the log, and positions written for people to change.

The log writes English names (`bot/games/calamities/rules/position_text.py`). People may write those of their language,
or English ones. The catalogue lists what a language calls stock, treasury, cards, board and city: the first word is
shown, all of them are understood.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.calamities.lines import ALSO, FROM, CalamityRefusal
from bot.games.calamities.rules.atlas import Atlas
from bot.games.calamities.rules.losses import ELIMINATE, REDUCE
from bot.games.calamities.rules.names import (
    BARBARIAN_HORDES,
    BARBARIANS,
    CALAMITIES,
    CARDS,
    CIVIL_DISORDER,
    CIVIL_WAR,
    ICONOCLASM,
    PIRATES,
    SLAVE_REVOLT,
    VOLCANO,
    AreaId,
    NationName,
    find_card,
)
from bot.games.calamities.rules.position import Nation
from bot.games.calamities.rules.position_text import CITY, Entry, Naming, write_nation
from bot.games.calamities.words.naming import area_name, calamity_name, civilization_card, nation_name
from bot.i18n.catalogue import Localizer
from bot.i18n.names import fold_text

SECTIONS: Final = ("stock", "treasury", "cards", "board")
"""The words that begin a part of a position."""
_PARTS: Final = re.compile(r"([:;,\d+/])")
MOST_LISTED: Final = 8
"""Unknown names that are told at once."""
MOST_LOOKED_UP: Final = MOST_LISTED
"""Unknown names of a text that are compared with all there are, which takes about a millisecond each."""
MOST_PARTS: Final = 100
"""Names in one text: more than a nation can hold of anything, and few enough to be read at once."""
LONGEST_PART: Final = 120
"""Characters of a name with another behind it; what is longer is none."""
NEAR: Final = 0.75
"""The least similarity of a word and a name for it to count as a misspelt name (`SequenceMatcher.ratio`)."""


def position_text(entry: Entry, localizer: Localizer) -> str:
    """Return a nation's line as its player may write it; it is read as the same nation in that language."""
    naming = Naming(
        nation=lambda name: nation_name(localizer, name),
        area=lambda area: area_name(localizer, area),
        card=lambda card: civilization_card(localizer, card),
        word=lambda word: words_for(word, localizer)[0],
    )
    return write_nation(entry, naming)


def is_blank(nation: Nation) -> bool:
    """Return whether nothing has been entered of a nation yet: all it has is in stock."""
    return not (nation.areas or nation.treasury or nation.cards)


def position_lines_text(text: str, localizer: Localizer) -> str:
    """Return the log's lines of positions in words; what isn't a name there stays as it is."""
    lines = (line.partition(":") for line in text.split("\n"))
    return "\n".join(
        f"{nation_name(localizer, nation.strip())}{colon}{_rest_text(rest, localizer)}" for nation, colon, rest in lines
    )


def _rest_text(rest: str, localizer: Localizer) -> str:
    return "".join(_part_text(part, localizer) for part in _PARTS.split(rest))


def _part_text(part: str, localizer: Localizer) -> str:
    name = part.strip()
    area = name.removesuffix(f" {CITY}")
    if name in SECTIONS:
        text = words_for(name, localizer)[0]
    elif card := find_card(name):
        text = civilization_card(localizer, card)
    elif area and localizer.has(f"area-{area.replace(' ', '-')}"):
        text = area_name(localizer, area.replace(" ", "-"))
        text = text if area == name else f"{text} {words_for(CITY, localizer)[0]}"
    else:
        return part
    return part.replace(name, text)


def words_for(word: str, localizer: Localizer) -> list[str]:
    """Return what people call a city or one of `SECTIONS`: the first is shown, all of them are understood."""
    return [each.strip() for each in localizer.say(f"position-words-{word}").split(",")]


def _log_words(
    areas: Iterable[AreaId], nations: Iterable[NationName], localizer: Localizer, *, prefers_areas: bool
) -> dict[str, str]:
    """Return the log's words by what people call them: nations, areas, cards, calamities, and `SECTIONS`.

    A nation and another area may have one name (in Italian, Babilonia): it means the nation unless areas are preferred.
    """
    known = _short_names(localizer)
    known |= {alias: each.replace("_", " ") for alias, each in ALSO.items()}
    known |= {each.replace("_", " "): each.replace("_", " ") for each in CALAMITIES}
    known |= {card: card.lower() for card in CARDS}
    known |= {each: str(area) for area in areas for each in (str(area), area.replace("-", " "))}
    everyone = (*nations, BARBARIANS, PIRATES)
    known |= {str(each): str(each) for each in everyone} | {each: each for each in SECTIONS}
    known |= {calamity_name(localizer, each): each.replace("_", " ") for each in CALAMITIES}
    known |= {civilization_card(localizer, card): card.lower() for card in CARDS}
    named = {area_name(localizer, area).replace("-", " "): str(area) for area in areas}
    named |= {area_name(localizer, area): str(area) for area in areas}
    known |= named | {nation_name(localizer, each): str(each) for each in everyone} | (named if prefers_areas else {})
    return known | {each: section for section in SECTIONS for each in words_for(section, localizer)}


@dataclass(frozen=True, slots=True)
class _Vocabulary:
    """What may stand in a text of one language, by its folded words."""

    known: Mapping[str, str]
    """The log's words."""
    ways: Mapping[str, str]
    """The log's words that may stand behind a name."""
    nations: Mapping[str, str]
    giver: re.Pattern[str]
    """What stands before and behind the word for the giver of a calamity."""
    spelling: Mapping[str, str]
    """All names and words as they are shown, for what is nearly one."""
    most_words: int
    """Words of three names with two between: `Crete iconoclasm and heresy from the Egypt`."""


class VocabularyKey(NamedTuple):
    """All that the words of a map depend on, besides the language."""

    areas: tuple[AreaId, ...]
    nations: tuple[NationName, ...]


def vocabulary_key(atlas: Atlas) -> VocabularyKey:
    """Return what the words of a map depend on, besides the language."""
    return VocabularyKey(tuple(atlas.areas), atlas.nations)


@lru_cache(64)  # a language, a map and a preference each: they take some milliseconds, and every name asks for them
def _vocabulary(key: VocabularyKey, localizer: Localizer, *, prefers_areas: bool) -> _Vocabulary:
    names = _log_words(key.areas, key.nations, localizer, prefers_areas=prefers_areas)
    known = {fold_text(each): word for each, word in names.items()}
    shown_ways = {localizer.say(f"way-word-{each}") for each in WAYS}
    return _Vocabulary(
        known,
        _ways(localizer),
        {fold_text(name): str(each) for each in key.nations for name in (each, nation_name(localizer, each))},
        re.compile(rf"(.+)\s+(?:{FROM}\s+|{_from_pattern(localizer)})(.+)", re.I),
        {fold_text(each): each for each in (*names, *shown_ways)},
        3 * max(len(each.split()) for each in known) + 2,
    )


def _short_names(localizer: Localizer) -> dict[str, str]:
    """Return the log's names of calamities by the words that only one of them has: `hordes`, `Horden`."""
    words = {each: set(re.findall(r"[^\W\d_]{5,}", calamity_name(localizer, each).casefold())) for each in CALAMITIES}
    also = {each: alternatives(f"calamity-also-{each}", localizer) for each in WITH_SHORTER}
    return {short: each.replace("_", " ") for each, names in also.items() for short in names} | {
        word: each.replace("_", " ")
        for each, own in words.items()
        for word in sorted(own)
        if not any(word in others for other, others in words.items() if other != each)
    }


def _city_words(localizer: Localizer) -> dict[str, str]:
    """Return the log's word for a city by what people call it."""
    return dict.fromkeys([*words_for(CITY, localizer), "c"], CITY)


class Spelling:
    """Looks for what is nearly a name, in one text: of its unknown names the first `MOST_LOOKED_UP` alone."""

    def __init__(self, shown: Mapping[str, str]) -> None:
        """`shown` are the names by themselves, folded."""
        self._shown = shown
        self._left = MOST_LOOKED_UP

    def check(self, parts: Iterable[str]) -> None:
        """Raise `CalamityRefusal` (`calamity-name-near`) at the first part that isn't a name, but nearly one.

        A part that resembles no name passes; reading the position refuses it.
        """
        for part in parts:
            name = fold_text(part)
            if not name or self._left <= 0 or any(map(str.isdigit, name)) or name in self._shown:
                continue
            self._left -= 1
            if near := nearest_word(name, self._shown):
                raise CalamityRefusal("calamity-name-near", found=part.strip()[:40], nearest=self._shown[near])


def nearest_word(name: str, names: Iterable[str]) -> str | None:
    """Return the folded name most like this one; None where none is near."""
    matcher = SequenceMatcher(None, "", name)  # it keeps what it has counted of its second text
    has_letter = frozenset(name).__contains__
    best, likeness = None, NEAR
    for each in names:
        # no more letters than these can match: it is quickly found, and never less than the ratio
        if abs(len(each) - len(name)) > 3 or 2 * sum(map(has_letter, each)) < likeness * (len(each) + len(name)):
            continue
        matcher.set_seq1(each)
        ratio = matcher.ratio() if matcher.quick_ratio() >= likeness else 0
        if ratio > likeness or (best is None and ratio >= likeness):
            best, likeness = each, ratio
    return best


WITH_SHORTER: Final = (VOLCANO, CIVIL_WAR, SLAVE_REVOLT, BARBARIAN_HORDES, CIVIL_DISORDER, ICONOCLASM)
"""Calamities whose names are long, and for which each language has shorter ones."""
WAYS: Final = (ELIMINATE, REDUCE, CITY)
"""The words that say what becomes of a city."""
CHOICE_WORDS: Final = ("yes", "no", "first", "second")
"""Options that are words, not names."""
_BETWEEN: Final = re.compile(rf"([:;,=\n\d+/]|(?<=\s)-(?=\d)|(?<![^\S\n])[^\S\n]+{FROM}\s+)")
"""The separators between names. One that begins with spaces is looked for once a row of them, not at each space."""


def in_log_words(
    text: str, atlas: Atlas, localizer: Localizer, *, prefers_areas: bool = False, is_checked: bool = False
) -> str:
    """Return the text with nations, areas, cards and calamities in the words of the log, from any language.

    A name is what stands between signs and numbers. What isn't a name stays, or, where it `is_checked` and nearly one,
    raises `CalamityRefusal` (`calamity-name-near`).
    """
    vocabulary = _vocabulary(vocabulary_key(atlas), localizer, prefers_areas=prefers_areas)
    pieces = _BETWEEN.split(text)
    check_count(pieces[::2])
    return _joined_in_log(pieces, vocabulary, Spelling(vocabulary.spelling) if is_checked else None)


def check_count(parts: Iterable[str]) -> None:
    """Raise `CalamityRefusal` (`calamity-parts-many`) where a text has more parts than are read of one."""
    if sum(bool(part.strip()) for part in parts) > MOST_PARTS:
        raise CalamityRefusal("calamity-parts-many", most=MOST_PARTS)


def _joined_in_log(pieces: Sequence[str], vocabulary: _Vocabulary, spelling: Spelling | None) -> str:
    names = [_in_log(piece, vocabulary, spelling) if at % 2 == 0 else piece for at, piece in enumerate(pieces)]
    return "".join(names)


def _in_log(part: str, vocabulary: _Vocabulary, spelling: Spelling | None) -> str:
    """Return what stands between two separators in the words of the log; itself where it isn't a name.

    Raises `CalamityRefusal` where it is nearly one, and `spelling` is given.
    """
    name = part.strip()
    words = name.split()
    if not name or len(name) > LONGEST_PART or len(words) > vocabulary.most_words:
        return part
    plain = " ".join(words)
    given = vocabulary.giver.fullmatch(plain)
    if given and (nation := vocabulary.nations.get(fold_text(given[2]))):
        return part.replace(name, f"{_in_log(given[1], vocabulary, spelling)} {FROM} {nation}")
    known, ways = vocabulary.known, vocabulary.ways
    found = known.get(fold_text(plain)) or _two_in_log(plain, known, ways)
    if spelling and not found:
        unsure = given.groups() if given else _rest_of_two(plain, known, ways)
        spelling.check(each for each in unsure if each.strip().casefold() != FROM)
    return part.replace(name, found) if found else part


def _rest_of_two(text: str, known: Mapping[str, str], ways: Mapping[str, str]) -> tuple[str, ...]:
    """Return the misspelt one of two names, or of a name and what becomes of its city; all where neither is known."""
    first, _, last = text.rpartition(" ")
    if first and fold_text(last) in ways:
        return (first,)
    words = text.split(" ")
    pairs = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    behind = (rest for name, rest in pairs if fold_text(name) in known)
    before = (rest for rest, name in pairs if fold_text(name) in known)
    return (next(behind, None) or next(before, None) or text,)


def _from_pattern(localizer: Localizer) -> str:
    """Return a regular expression for the word before the name of the giver of a calamity: `de `, `d’`."""
    said = (re.sub(r"\s+", r"\\s+", each) for each in alternatives("cal-typed-from", localizer))
    return "|".join(re.sub("[’']", "[’']", word) if word[-1] in "’'" else rf"{word}\s+" for word in said)


def _two_in_log(text: str, known: Mapping[str, str], ways: Mapping[str, str]) -> str | None:
    """Return a name with another behind it, or with the word that says what becomes of a city."""
    words = text.split(" ")
    for at in range(1, len(words)):
        first, behind = (fold_text(" ".join(some)) for some in (words[:at], words[at:]))
        if first in known and (last := ways.get(behind) or known.get(behind)):
            return f"{known[first]} {last}"
    return None


def _ways(localizer: Localizer) -> dict[str, str]:
    """Return the log's words that may stand behind a name, by what people call them, folded."""
    known = {each: each for each in WAYS} | _city_words(localizer)
    known |= {localizer.say(f"way-word-{each}"): each for each in WAYS}
    known |= {word: each for each in (ELIMINATE, REDUCE) for word in alternatives(f"way-words-{each}", localizer)}
    return {fold_text(each): word for each, word in known.items()}


def nothing_words(localizer: Localizer) -> set[str]:
    """Return, folded, what someone says who holds nothing."""
    return {fold_text(each) for each in ("nothing", *alternatives("cal-typed-nothing", localizer))}


def words_of_choice(word: str, localizer: Localizer) -> list[str]:
    """Return what people type for one of `CHOICE_WORDS`, the shown word first; nothing for a name."""
    return alternatives(f"choice-words-{word}", localizer) if word in CHOICE_WORDS else []


def alternatives(key: str, localizer: Localizer) -> list[str]:
    return [each.strip() for each in localizer.say(key).split(",")]


def read_held_calamities(text: str, atlas: Atlas, localizer: Localizer) -> list[str]:
    """Return the calamities that someone says they hold, as the log writes them. Raises `CalamityRefusal`."""
    nothing = nothing_words(localizer)
    # as it is shown: `Treachery (from Crete)`
    parts = (re.sub(r"\(([^()]*)\)", r" \1", part).strip() for part in re.split(r"[;,\n]", text))
    held = [part for part in parts if part and fold_text(part) not in nothing]
    return each_in_log_words(held, atlas, localizer, prefers_areas=False)


def each_in_log_words(parts: Iterable[str], atlas: Atlas, localizer: Localizer, *, prefers_areas: bool) -> list[str]:
    """Return each part in the words of the log.

    Raises `CalamityRefusal` with all that are nearly names, or where there are too many parts.
    """
    vocabulary = _vocabulary(vocabulary_key(atlas), localizer, prefers_areas=prefers_areas)
    split = [_BETWEEN.split(part) for part in parts]
    check_count(name for pieces in split for name in pieces[::2])
    spelling = Spelling(vocabulary.spelling)
    found: list[str] = []
    wrong: list[CalamityRefusal] = []
    for pieces in split:
        try:
            found.append(_joined_in_log(pieces, vocabulary, spelling))
        except CalamityRefusal as error:
            wrong.append(error)
    if len(wrong) > 1:
        pairs = [f"{each.reason.values['found']}>{each.reason.values['nearest']}" for each in wrong[:MOST_LISTED]]
        raise CalamityRefusal("calamity-names-unknown", wrong="\n".join(pairs), count=len(wrong))
    if wrong:
        raise wrong[0]
    return found


def read_fact(text: str, atlas: Atlas, localizer: Localizer) -> str:
    """Return what someone says of their own map as a table keeps it.

    Such as `coast upper-egypt yes` or `knossos water rhodes no`. Raises `CalamityRefusal` where it cannot be read, or
    where an area is nearly one of the map's.
    """
    words = text.split()
    known = _fact_words(localizer)
    said = [known.get(fold_text(word), word) for word in words]
    if len(words) >= len(("coast", "area", "yes")) and said[-1] in ("yes", "no"):
        if "coast" in (said[0], said[-2]):
            area = words[1:-1] if said[0] == "coast" else words[:-2]
            return " ".join(("coast", _area(area, atlas, localizer), said[-1]))
        for at in range(1, len(words) - 2):
            if said[at] in ("land", "water"):
                one, other = (_area(some, atlas, localizer) for some in (words[:at], words[at + 1 : -1]))
                return " ".join((one, said[at], other, said[-1]))
    raise CalamityRefusal("calamity-choice", found=text[:80])


@lru_cache(64)  # a language each
def _fact_words(localizer: Localizer) -> Mapping[str, str]:
    """Return the words of a fact by what people call them, folded; of several meanings the first."""
    found: dict[str, str] = {}
    for known in ("coast", "land", "water", "yes", "no"):
        key = f"choice-words-{known}" if known in CHOICE_WORDS else f"map-words-{known}"
        for each in (known, *alternatives(key, localizer)):
            found.setdefault(fold_text(each), known)
    return found


@lru_cache(64)
def area_names(key: VocabularyKey, localizer: Localizer) -> tuple[Mapping[str, AreaId], Mapping[str, str]]:
    """Return the areas of a map by their folded names, and those names as they are shown."""
    known = {area_name(localizer, area): area for area in key.areas}
    known |= {each: area for area in key.areas for each in (str(area), area.replace("-", " "))}
    return {fold_text(each): area for each, area in known.items()}, {fold_text(each): each for each in known}


def _area(words: list[str], atlas: Atlas, localizer: Localizer) -> AreaId:
    name = " ".join(words)
    known, shown = area_names(vocabulary_key(atlas), localizer)
    if found := known.get(fold_text(name)):
        return found
    Spelling(shown).check([name])
    return atlas.find_area(name)
