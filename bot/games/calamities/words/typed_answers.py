"""What people type at a table of calamities, in their language or in English, read as the log writes it."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from bot.games.calamities.lines import FROM, CalamityRefusal
from bot.games.calamities.rules.atlas import Atlas
from bot.games.calamities.rules.decisions import Pick
from bot.games.calamities.rules.losses import ELIMINATE, REDUCE
from bot.games.calamities.rules.names import BARBARIANS, PIRATES, AreaId, NationName
from bot.games.calamities.rules.position_text import CITY
from bot.games.calamities.words.naming import area_name, nation_name
from bot.games.calamities.words.positions import SECTIONS, check_spelling, city_words, log_words, words_for
from bot.games.calamities.words.question_text import option_word
from bot.i18n.catalogue import Speaker
from bot.i18n.names import fold_text

WAYS: Final = (ELIMINATE, REDUCE, CITY)
"""The words that say what becomes of a city."""
CHOICE_WORDS: Final = ("yes", "no", "first", "second")
"""Options that are words, not names."""
_BETWEEN: Final = rf"([:;,=\n\d+/]|(?<=\s)-(?=\d)|\s+{FROM}\s+)"
"""What stands between names."""


def position_in_log_words(text: str, atlas: Atlas, speaker: Speaker) -> str:
    """A position as the log writes it. Raises `CalamityRefusal` at a name that is nearly one (`calamity-name-near`)."""
    found, ways = log_words(atlas, speaker), _ways(speaker)
    parts = (part.strip() for part in re.split(_BETWEEN, text)[::2])
    check_spelling((_without_way(part, ways) for part in parts), found)
    lines = (line.partition(":") for line in text.split("\n"))
    return "\n".join(
        f"{in_log_words(nation, atlas, speaker)}{colon}{in_log_words(rest, atlas, speaker, prefers_areas=True)}"
        for nation, colon, rest in lines
    )


def position_typed(text: str, atlas: Atlas, speaker: Speaker, *, own: NationName | None) -> str:
    """As `position_in_log_words`; who names no nation means `own`."""
    first = re.split(r"[:;,\n]", text, maxsplit=1)[0].strip()
    nations = {fold_text(each) for name in _peoples(atlas) for each in (name, nation_name(speaker, name))}
    is_named = text[len(first) :].lstrip().startswith(":") and not _begins_section(first, speaker)
    if own is not None and first and not is_named and fold_text(first) not in nations:
        text = f"{nation_name(speaker, own)}: {text}"
    return position_in_log_words(text, atlas, speaker)


def _peoples(atlas: Atlas) -> tuple[NationName, ...]:
    return (*atlas.nations, BARBARIANS, PIRATES)


def _begins_section(word: str, speaker: Speaker) -> bool:
    said = (each for section in SECTIONS for each in (section, *words_for(section, speaker)))
    return fold_text(word) in {fold_text(each) for each in said}


def _without_way(part: str, ways: Mapping[str, str]) -> str:
    first, _, last = part.rpartition(" ")
    return first if fold_text(last) in ways else part


def in_log_words(
    text: str, atlas: Atlas, speaker: Speaker, *, prefers_areas: bool = False, is_checked: bool = False
) -> str:
    """The text with the names of nations, areas, cards and calamities as the log writes them, whatever the language.

    A name is what stands between signs and numbers; what is no name stays, or, where it `is_checked` and nearly one,
    raises `CalamityRefusal` (`calamity-name-near`).
    """
    ways, names = _ways(speaker), log_words(atlas, speaker, prefers_areas=prefers_areas)
    known = {fold_text(each): word for each, word in names.items()}
    nations = {fold_text(name): str(each) for each in atlas.nations for name in (each, nation_name(speaker, each))}
    giver = re.compile(rf"(.+)\s+(?:{FROM}\s+|{_said_from(speaker)})(.+)", re.I)

    def in_log(part: str) -> str:
        name = part.strip()
        if (given := giver.fullmatch(name)) and (nation := nations.get(fold_text(given[2]))):
            return part.replace(name, f"{in_log(given[1])} {FROM} {nation}")
        found = known.get(fold_text(name)) or _two_in_log(name, known, ways)
        if is_checked and name and not found:
            _check(given.groups() if given else _rest_of_two(name, known, ways), names, speaker)
        return part.replace(name, found) if found and name else part

    return "".join(map(in_log, re.split(_BETWEEN, text)))


def _check(parts: Iterable[str], names: Mapping[str, str], speaker: Speaker) -> None:
    words = {speaker.say(f"way-word-{each}"): each for each in WAYS}
    check_spelling((part for part in parts if part.strip().casefold() != FROM), {**names, **words})


def _rest_of_two(text: str, known: Mapping[str, str], ways: Mapping[str, str]) -> tuple[str, ...]:
    """What of two names, or of a name and what becomes of its city, is the misspelt one; all of it where neither is."""
    first, _, last = text.rpartition(" ")
    if first and fold_text(last) in ways:
        return (first,)
    words = text.split(" ")
    pairs = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    behind = (rest for name, rest in pairs if fold_text(name) in known)
    before = (rest for rest, name in pairs if fold_text(name) in known)
    return (next(behind, None) or next(before, None) or text,)


def _said_from(speaker: Speaker) -> str:
    """What a language says before who passed a calamity on, as an expression: `de `, `d’`."""
    said = (each.strip() for each in speaker.say("cal-typed-from").split(","))
    return "|".join(rf"{word}\s+" if word.isalpha() else re.sub("[’']", "[’']", word) for word in said)


def _two_in_log(text: str, known: Mapping[str, str], ways: Mapping[str, str]) -> str | None:
    """A name with another behind it, or with the word that says what becomes of a city."""
    words = text.split(" ")
    for at in range(1, len(words)):
        first, behind = (fold_text(" ".join(some)) for some in (words[:at], words[at:]))
        if first in known and (last := ways.get(behind) or known.get(behind)):
            return f"{known[first]} {last}"
    return None


def _ways(speaker: Speaker) -> dict[str, str]:
    """The words that may stand behind a name, folded, by what people call them."""
    known = {each: each for each in WAYS} | city_words(speaker)
    known |= {speaker.say(f"way-word-{each}"): each for each in WAYS}
    return {fold_text(each): word for each, word in known.items()}


def is_nothing(text: str, speaker: Speaker) -> bool:
    """Whether somebody says in words that he holds nothing."""
    return fold_text(text) in {fold_text(each) for each in ("nothing", *_alternatives("cal-typed-nothing", speaker))}


def option_typed(decision: Pick, text: str, speaker: Speaker) -> str:
    """The option that somebody has typed; the text itself where it is none, for the game to refuse.

    Raises `CalamityRefusal` (`calamity-name-near`) where it is nearly one.
    """
    known: dict[str, str] = {}
    for option in decision.options:
        said = [option, option.replace("-", " "), option_word(speaker, option)]
        known |= dict.fromkeys([*said, *words_of_choice(option, speaker)], option)
    found = {fold_text(each): option for each, option in known.items()}.get(fold_text(text))
    if found is None:
        check_spelling([text], known)
    return found or text.strip()


def words_of_choice(word: str, speaker: Speaker) -> list[str]:
    """What people type for one of `CHOICE_WORDS`, the first of it is shown; of a name, nothing."""
    return _alternatives(f"choice-words-{word}", speaker) if word in CHOICE_WORDS else []


def _alternatives(key: str, speaker: Speaker) -> list[str]:
    return [each.strip() for each in speaker.say(key).split(",")]


def read_fact(text: str, atlas: Atlas, speaker: Speaker) -> str:
    """What somebody says of his own map, as a table keeps it: `coast upper-egypt yes`, `knossos water rhodes no`.

    Raises `CalamityRefusal`: what cannot be read, or an area that is nearly one of the map's.
    """
    words = text.split()
    said = [_fact_word(word, speaker) for word in words]
    if len(words) >= len(("coast", "area", "yes")) and said[-1] in ("yes", "no"):
        if "coast" in (said[0], said[-2]):
            area = words[1:-1] if said[0] == "coast" else words[:-2]
            return " ".join(("coast", _area(area, atlas, speaker), said[-1]))
        for at in range(1, len(words) - 2):
            if said[at] in ("land", "water"):
                one, other = (_area(some, atlas, speaker) for some in (words[:at], words[at + 1 : -1]))
                return " ".join((one, said[at], other, said[-1]))
    raise CalamityRefusal("calamity-choice", found=text[:80])


def _fact_word(word: str, speaker: Speaker) -> str:
    for known in ("coast", "land", "water", "yes", "no"):
        key = f"choice-words-{known}" if known in CHOICE_WORDS else f"map-words-{known}"
        if fold_text(word) in {fold_text(each) for each in (known, *_alternatives(key, speaker))}:
            return known
    return word


def _area(words: list[str], atlas: Atlas, speaker: Speaker) -> AreaId:
    name = " ".join(words)
    known = {area_name(speaker, area): area for area in atlas.areas}
    known |= {each: area for area in atlas.areas for each in (str(area), area.replace("-", " "))}
    if found := {fold_text(each): area for each, area in known.items()}.get(fold_text(name)):
        return found
    check_spelling([name], {each: str(area) for each, area in known.items()})
    return atlas.area_called(name)
