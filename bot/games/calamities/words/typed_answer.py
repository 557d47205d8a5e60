"""Answers as people type them, or copy them from what a page shows, translated to the form of the log.

    fayum 3                                         tokens
    - Memphis: city replaced by 1 token: 4 points   a line of a page: the city goes, and one token takes its place
    Memphis: city eliminated, Fayum −6              several in a line; what is lost may have a minus
    Crete: 8 at most (has 1 city, 7 tokens)         a limit is read as the most that it names

Every line that a page shows for a decision is taken back as what it means.
"""

import re
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.calamities.lines import CalamityRefusal, known_nation
from bot.games.calamities.rules.answers import MOST_DIGITS, SHAPES, SHARES, SOME, Answer, Value
from bot.games.calamities.rules.atlas import Atlas
from bot.games.calamities.rules.decisions import Allocation, Decision, Pick, TakeOver
from bot.games.calamities.rules.losses import CITY_POINTS, ELIMINATE, REDUCE, CityWay, Losses, way_word
from bot.games.calamities.rules.names import AreaId
from bot.games.calamities.rules.position_text import CITY
from bot.games.calamities.words.naming import nation_name, plain_name, volcano_name
from bot.games.calamities.words.question_text import option_label, option_word, share_text
from bot.games.calamities.words.typed_text import (
    Spelling,
    alternatives,
    area_names,
    check_count,
    each_in_log_words,
    nothing_words,
    vocabulary_key,
    words_for,
    words_of_choice,
)
from bot.i18n.catalogue import Localizer
from bot.i18n.names import fold_text

POINTS: Final = "points"
TOKENS: Final = "tokens"
OR: Final = "or"
NOISE: Final = "noise"
STAYS: Final = "stays"
LONGEST_LINE: Final = 300
"""Characters of a line that is read as one that a page shows, which none is longer than."""
_MARKS: Final = re.compile("[*`\u2066-\u2069\u200b]")
_BULLET: Final = re.compile(r"^(?:[-–•·>]\s+)+")
_BRACKETS: Final = re.compile(r" ?\([^()]*\)")
_WORD: Final = re.compile(r"[^\W\d_]+")
_PIECE: Final = re.compile(r"\d+|[^\W\d_]+")
_LEAST_NAME: Final = 3
"""Letters of an option from which on it is found among other words."""


class _Words(NamedTuple):
    """What the words of a language mean behind a name: `CITY`, `TOKENS`, `ELIMINATE`, …, by folded words."""

    meanings: Mapping[str, str]


@lru_cache(32)
def _words(localizer: Localizer) -> _Words:
    """Return the words that may stand in a line behind a name."""
    found: dict[str, str] = {}
    listed = (
        (NOISE, [*words_for(NOISE, localizer), *alternatives("answer-words-noise", localizer)]),
        (POINTS, alternatives("answer-words-points", localizer)),
        (OR, alternatives("answer-words-or", localizer)),
        (TOKENS, [TOKENS, "token", *words_for(TOKENS, localizer)]),
        (CITY, [CITY, *words_for(CITY, localizer), localizer.say("way-word-city")]),
        *(
            (way, [way, localizer.say(f"way-word-{way}"), *alternatives(f"way-words-{way}", localizer)])
            for way in (ELIMINATE, REDUCE)
        ),
        (STAYS, [localizer.say("share-stays")]),
    )
    for meaning, texts in listed:
        for text in texts:
            for word in _WORD.findall(fold_text(text)):
                found.setdefault(word, meaning)
    return _Words(found)


def read_answer(decision: Decision, text: str, atlas: Atlas, localizer: Localizer) -> Answer:
    """Return what someone has typed as an answer to a decision, a part a line. Raises `GameError`."""
    shape = SHAPES[decision.what]
    lines = [line for line in (_bare(line, decision, localizer) for line in re.split(r"[;\n]", text)) if line]
    check_count(part for line in lines for part in line.split(","))
    if isinstance(decision, Pick):
        return Answer(decision.who, decision.what, read_option(decision, "\n".join(lines), localizer))
    if shape == SOME:
        return Answer(decision.who, decision.what, _read_some(lines, atlas, localizer))
    if shape != SHARES:
        return Answer(decision.who, decision.what, _read_amount("\n".join(lines), localizer))
    known = _known_names(decision, atlas, localizer)
    found: list[tuple[str, int | str]] = []
    unread: list[str] = []
    for line in lines:
        shares, rest = _shares_of(line, decision, known, _words(localizer).meanings)
        found += shares
        unread += rest
    is_nation = isinstance(decision, Allocation)
    parts = each_in_log_words(unread, atlas, localizer, prefers_areas=not is_nation)
    found += [_share(decision, part, atlas) for part in parts]
    return Answer(decision.who, decision.what, tuple(share for share in found if share[1] != 0))


def _bare(line: str, decision: Decision, localizer: Localizer) -> str:
    """Return a line without what a page has around an answer: bullets, markdown, and who answers what."""
    plain = " ".join(_BULLET.sub("", _MARKS.sub("", line).strip()).split())
    told = localizer.say(
        "answer-told",
        nation=nation_name(localizer, decision.who),
        what=localizer.say(f"what-{decision.what}"),
        value="",
    )
    head = " ".join(told.split())
    return plain[len(head) :].strip() if fold_text(plain).startswith(fold_text(head)) else plain


def _read_amount(text: str, localizer: Localizer) -> int | str:
    """Return the first number of a text, or the text; words for nothing are 0."""
    if fold_text(text) in nothing_words(localizer):
        return 0
    number = re.match(r"[^\d\-]*(\d+)", text)
    return _number_or_text(number[1] if number else text)


def _read_some(lines: Sequence[str], atlas: Atlas, localizer: Localizer) -> tuple[str, ...]:
    """Return the areas that are named: of a line such as `Memphis: city → 3` the one before the colon."""
    names = _all_areas(atlas, localizer)
    parts: list[str] = []
    for line in lines:
        head, colon, _ = line.partition(":")
        text = head if colon and _folded(_BRACKETS.sub("", head)) in names else line
        parts += [part.strip() for part in _BRACKETS.sub("", text).split(",") if part.strip()]
    found = {part: names[_folded(part)] for part in parts if _folded(part) in names}
    unknown = [part for part in parts if part not in found]
    read = dict(zip(unknown, each_in_log_words(unknown, atlas, localizer, prefers_areas=True), strict=True))
    return tuple(str(found[part] if part in found else atlas.find_area(read[part])) for part in parts)


def read_option(decision: Pick, text: str, localizer: Localizer) -> str:
    """Return the option that someone has typed; the text itself where it isn't one, for the game to refuse.

    Raises `CalamityRefusal` (`calamity-name-near`) where it is nearly one.
    """
    known: dict[str, str] = {}
    for option in decision.options:
        said = [option, option.replace("-", " "), option_word(localizer, option)]
        said += [option_label(localizer, decision, option), *words_of_choice(option, localizer)]
        said += [volcano_name(localizer, option)] if decision.what == "eruption_site" else []
        said += [plain_name(localizer, option)] if decision.what == "flood_plain" else []
        known |= dict.fromkeys(said, option)
    by_name = {_folded(each): option for each, option in known.items()}
    head = text.partition(":")[0]
    for told in (text, head, _BRACKETS.sub("", head)):
        if found := by_name.get(_folded(told)):
            return found
    words = f" {_folded(_BRACKETS.sub('', head))} "
    if len(inside := {by_name[name] for name in by_name if len(name) >= _LEAST_NAME and f" {name} " in words}) == 1:
        return inside.pop()
    Spelling({fold_text(each): each for each in known}).check([text])
    return text.strip()


def _folded(text: str) -> str:
    """Return a name for comparing, its words apart by a space whatever sign is between."""
    return " ".join(re.findall(r"[^\W_]+", fold_text(text)))


def _all_areas(atlas: Atlas, localizer: Localizer) -> Mapping[str, AreaId]:
    return _folded_areas(vocabulary_key(atlas), localizer)


@lru_cache(32)  # as `area_names`
def _folded_areas(key: object, localizer: Localizer) -> Mapping[str, AreaId]:
    names, _ = area_names(key, localizer)  # pyright: ignore[reportArgumentType]  # a key of a vocabulary
    return {_folded(name): area for name, area in names.items()}


def _known_names(decision: Decision, atlas: Atlas, localizer: Localizer) -> Mapping[str, str]:
    """Return the names with which a share may begin, folded: areas, or the nations of a division."""
    if isinstance(decision, Allocation):
        said = ((each, name) for each in decision.most for name in (each, nation_name(localizer, each)))
        return {_folded(name): each for each, name in said}
    return {name: str(area) for name, area in _all_areas(atlas, localizer).items()}


def _shares_of(
    line: str, decision: Decision, known: Mapping[str, str], meanings: Mapping[str, str]
) -> tuple[list[tuple[str, int | str]], list[str]]:
    """Return the shares of a line, and its parts that aren't understood. A part without a name is the last one's."""
    if len(line) > LONGEST_LINE and "," not in line:
        return [], [line]
    shares: list[tuple[str, int | str]] = []
    unread: list[str] = []
    name = ""
    for part in (part.strip() for part in _BRACKETS.sub("", line).split(",")):
        found, rest = _leading_name(part, known, meanings) if len(part) <= LONGEST_LINE else ("", part)
        name = found or name
        share = _read_share(decision, name, rest, meanings) if name else None
        if share is None:
            unread += [part] if part else []
            name = ""
        else:
            shares.append((name, share))
    return shares, unread


def _leading_name(part: str, known: Mapping[str, str], meanings: Mapping[str, str]) -> tuple[str, str]:
    """Return the longest name with which a part begins, and what is behind it; noise may stand before the name."""
    words = list(_WORD.finditer(part))
    start = 0
    while start < len(words) and meanings.get(fold_text(words[start][0])) == NOISE:
        start += 1
    for first in dict.fromkeys((0, min(start, len(words)))):
        longest = ("", part)
        for last in range(first, min(first + 4, len(words))):
            text = part[words[first].start() : words[last].end()]
            if name := known.get(_folded(text)):
                longest = (name, part[words[last].end() :])
        if longest[0]:
            return longest
    return "", part


@dataclass(slots=True)
class _Number:
    value: int
    unit: str = ""


def _read_share(decision: Decision, name: str, text: str, meanings: Mapping[str, str]) -> int | str | None:
    """Return what a text says of a name: tokens or points, or how its city goes; None where it has other words."""
    numbers: list[_Number] = []
    said: set[str] = set()
    for piece in _PIECE.findall(fold_text(text)):
        if piece.isdigit():
            if len(piece) > MOST_DIGITS:
                return None
            numbers.append(_Number(int(piece)))
            continue
        meaning = meanings.get(piece)
        if meaning is None:
            return None
        if meaning == OR and (numbers or said):
            break
        said.add(meaning)
        if numbers and not numbers[-1].unit and meaning in (TOKENS, POINTS, CITY):
            numbers[-1].unit = meaning
    for number, following in zip(numbers[-2::-1], numbers[:0:-1], strict=False):  # `1 to 4 tokens`
        number.unit = number.unit or following.unit
    numbers = [number for number in numbers if number.unit != CITY or isinstance(decision, Allocation)]
    if STAYS in said:
        return 0
    if not numbers and not said & {CITY, ELIMINATE, REDUCE}:
        return None
    if isinstance(decision, Allocation):
        return numbers[0].value if numbers else None
    ways = _ways_of(decision, name)
    if not said & {CITY, ELIMINATE, REDUCE}:
        return numbers[0].value
    return _city_share(ways, numbers, said)


def _ways_of(decision: Decision, name: str) -> Sequence[CityWay]:
    """Return how the city of an area may go."""
    if isinstance(decision, Losses):
        return next((each.ways for each in decision.pool.exposed if each.area == name), ())
    return (CityWay(CITY),) if isinstance(decision, TakeOver) and name in decision.cities else ()


def _city_share(ways: Sequence[CityWay], numbers: Sequence[_Number], said: AbstractSet[str]) -> int | str:
    """Return the way in which a city is said to go: named by a word, by its tokens, or by its points."""
    if ELIMINATE in said:
        return ELIMINATE
    if not numbers:
        word = REDUCE if REDUCE in said else CITY
        return next((way_word(way) for way in ways if way.word == word), way_word(ways[0]) if ways else word)
    number = numbers[0]
    placed = number.value if number.unit == TOKENS else CITY_POINTS - number.value
    # as a word that no city has it is refused with those that it has
    return next((way_word(way) for way in ways if way.placed == placed), f"{CITY}-{number.value}")


def _number_or_text(word: str) -> int | str:
    return int(word) if word.isdecimal() and len(word) < len("10000") else word


def _share(decision: Decision, part: str, atlas: Atlas) -> tuple[str, int | str]:
    found = re.fullmatch(r"(.*\S)[\s:=]+(\S+)", part)
    if found is None:
        raise CalamityRefusal("calamity-part-unreadable", text=part[:80])
    name, word = found[1].rstrip(":= "), found[2].lower()
    is_nation = isinstance(decision, Allocation)
    known = str(known_nation(name, tuple(decision.most)) if is_nation else atlas.find_area(name))
    return known, _number_or_text(word)


def suggested_text(decision: Decision, localizer: Localizer) -> str:
    """Return a legal answer to be changed, a part a line."""
    value: Value = decision.draw(lambda _: 0)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return option_word(localizer, value)
    parts = [(each, "") if isinstance(each, str) else each for each in value]
    return "\n".join(f"{option_word(localizer, name)} {share_text(localizer, share)}".strip() for name, share in parts)
