"""Typed text at a table of calamities, translated to the form of the log, and positions written for people to change.

The log writes English names (`bot/games/calamities/rules/position_text.py`). People may write those of their language,
or English ones. The catalogue lists what a language calls stock, treasury, cards, board and city: the first word is
shown, all of them are understood.
"""

import re
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from typing import Final

from bot.games.calamities.lines import ALSO, FROM, CalamityRefusal, known_nation
from bot.games.calamities.rules.answers import SHAPES, SHARES, SOME, Answer, Value
from bot.games.calamities.rules.atlas import Atlas
from bot.games.calamities.rules.decisions import Allocation, Decision, Pick
from bot.games.calamities.rules.losses import ELIMINATE, REDUCE
from bot.games.calamities.rules.names import BARBARIANS, CALAMITIES, CARDS, PIRATES, AreaId, find_card
from bot.games.calamities.rules.position import Nation
from bot.games.calamities.rules.position_text import CITY, Entry, Naming, write_nation
from bot.games.calamities.words.naming import area_name, calamity_name, civilization_card, nation_name
from bot.games.calamities.words.question_text import option_word, share_text
from bot.i18n.catalogue import Localizer
from bot.i18n.names import fold_text

SECTIONS: Final = ("stock", "treasury", "cards", "board")
"""The words that begin a part of a position."""
_PARTS: Final = re.compile(r"([:;,\d+/])")
MOST_LISTED: Final = 8
"""Unknown names that are told at once."""
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


def _log_words(atlas: Atlas, localizer: Localizer, *, prefers_areas: bool = False) -> dict[str, str]:
    """Return the log's words by what people call them: nations, areas, cards, calamities, and `SECTIONS`.

    A nation and another area may have one name (in Italian, Babilonia): it means the nation unless areas are preferred.
    """
    known = _short_names(localizer)
    known |= {alias: each.replace("_", " ") for alias, each in ALSO.items()}
    known |= {each.replace("_", " "): each.replace("_", " ") for each in CALAMITIES}
    known |= {card: card.lower() for card in CARDS}
    known |= {each: str(area) for area in atlas.areas for each in (str(area), area.replace("-", " "))}
    nations = (*atlas.nations, BARBARIANS, PIRATES)
    known |= {str(each): str(each) for each in nations} | {each: each for each in SECTIONS}
    known |= {calamity_name(localizer, each): each.replace("_", " ") for each in CALAMITIES}
    known |= {civilization_card(localizer, card): card.lower() for card in CARDS}
    areas = {area_name(localizer, area).replace("-", " "): str(area) for area in atlas.areas}
    areas |= {area_name(localizer, area): str(area) for area in atlas.areas}
    known |= areas | {nation_name(localizer, each): str(each) for each in nations} | (areas if prefers_areas else {})
    return known | {each: section for section in SECTIONS for each in words_for(section, localizer)}


def _short_names(localizer: Localizer) -> dict[str, str]:
    """Return the log's names of calamities by the words that only one of them has: `hordes`, `Horden`."""
    words = {each: set(re.findall(r"[^\W\d_]{5,}", calamity_name(localizer, each).casefold())) for each in CALAMITIES}
    return {
        word: each.replace("_", " ")
        for each, own in words.items()
        for word in sorted(own)
        if not any(word in others for other, others in words.items() if other != each)
    }


def _city_words(localizer: Localizer) -> dict[str, str]:
    """Return the log's word for a city by what people call it."""
    return dict.fromkeys([*words_for(CITY, localizer), "c"], CITY)


def check_spelling(parts: Iterable[str], known: Mapping[str, str]) -> None:
    """Raise `CalamityRefusal` (`calamity-name-near`) at the first part that isn't a name, but nearly one.

    `known` is as `_log_words` has it. A part that resembles no name passes; reading the position refuses it.
    """
    folded = {fold_text(each): each for each in known}
    for part in parts:
        name = fold_text(part)
        if name and not any(map(str.isdigit, name)) and name not in folded and (near := nearest_word(name, folded)):
            raise CalamityRefusal("calamity-name-near", found=part.strip()[:40], nearest=folded[near])


def nearest_word(name: str, names: Iterable[str]) -> str | None:
    """Return the folded name most like this one; None where none is near."""
    alike = {each: SequenceMatcher(None, name, each).ratio() for each in names if abs(len(each) - len(name)) <= 3}
    best = max(alike, key=lambda each: alike[each], default=None)
    return best if best is not None and alike[best] >= NEAR else None


WAYS: Final = (ELIMINATE, REDUCE, CITY)
"""The words that say what becomes of a city."""
CHOICE_WORDS: Final = ("yes", "no", "first", "second")
"""Options that are words, not names."""
_BETWEEN: Final = rf"([:;,=\n\d+/]|(?<=\s)-(?=\d)|\s+{FROM}\s+)"
"""The separators between names."""


def in_log_words(
    text: str, atlas: Atlas, localizer: Localizer, *, prefers_areas: bool = False, is_checked: bool = False
) -> str:
    """Return the text with nations, areas, cards and calamities in the words of the log, from any language.

    A name is what stands between signs and numbers. What isn't a name stays, or, where it `is_checked` and nearly one,
    raises `CalamityRefusal` (`calamity-name-near`).
    """
    ways, names = _ways(localizer), _log_words(atlas, localizer, prefers_areas=prefers_areas)
    known = {fold_text(each): word for each, word in names.items()}
    nations = {fold_text(name): str(each) for each in atlas.nations for name in (each, nation_name(localizer, each))}
    giver = re.compile(rf"(.+)\s+(?:{FROM}\s+|{_from_pattern(localizer)})(.+)", re.I)

    def in_log(part: str) -> str:
        name = part.strip()
        if (given := giver.fullmatch(name)) and (nation := nations.get(fold_text(given[2]))):
            return part.replace(name, f"{in_log(given[1])} {FROM} {nation}")
        found = known.get(fold_text(name)) or _two_in_log(name, known, ways)
        if is_checked and name and not found:
            _check(given.groups() if given else _rest_of_two(name, known, ways), names, localizer)
        return part.replace(name, found) if found and name else part

    return "".join(map(in_log, re.split(_BETWEEN, text)))


def _check(parts: Iterable[str], names: Mapping[str, str], localizer: Localizer) -> None:
    words = {localizer.say(f"way-word-{each}"): each for each in WAYS}
    check_spelling((part for part in parts if part.strip().casefold() != FROM), {**names, **words})


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
    said = (each.strip() for each in localizer.say("cal-typed-from").split(","))
    return "|".join(rf"{word}\s+" if word.isalpha() else re.sub("[’']", "[’']", word) for word in said)


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
    known |= {word: each for each in (ELIMINATE, REDUCE) for word in _alternatives(f"way-words-{each}", localizer)}
    return {fold_text(each): word for each, word in known.items()}


def _is_nothing(text: str, localizer: Localizer) -> bool:
    """Return whether someone says in words that they hold nothing."""
    return fold_text(text) in {fold_text(each) for each in ("nothing", *_alternatives("cal-typed-nothing", localizer))}


def read_option(decision: Pick, text: str, localizer: Localizer) -> str:
    """Return the option that someone has typed; the text itself where it isn't one, for the game to refuse.

    Raises `CalamityRefusal` (`calamity-name-near`) where it is nearly one.
    """
    known: dict[str, str] = {}
    for option in decision.options:
        said = [option, option.replace("-", " "), option_word(localizer, option)]
        known |= dict.fromkeys([*said, *_words_of_choice(option, localizer)], option)
    found = {fold_text(each): option for each, option in known.items()}.get(fold_text(text))
    if found is None:
        check_spelling([text], known)
    return found or text.strip()


def _words_of_choice(word: str, localizer: Localizer) -> list[str]:
    """Return what people type for one of `CHOICE_WORDS`, the shown word first; nothing for a name."""
    return _alternatives(f"choice-words-{word}", localizer) if word in CHOICE_WORDS else []


def _alternatives(key: str, localizer: Localizer) -> list[str]:
    return [each.strip() for each in localizer.say(key).split(",")]


def read_held_calamities(text: str, atlas: Atlas, localizer: Localizer) -> list[str]:
    """Return the calamities that someone says they hold, as the log writes them. Raises `CalamityRefusal`."""
    parts = (part.strip() for part in re.split(r"[;,\n]", text))
    return _each_in_log_words(
        [part for part in parts if part and not _is_nothing(part, localizer)], atlas, localizer, prefers_areas=False
    )


def _each_in_log_words(parts: Iterable[str], atlas: Atlas, localizer: Localizer, *, prefers_areas: bool) -> list[str]:
    """Return each part in the words of the log. Raises `CalamityRefusal` with all that are nearly names."""
    found: list[str] = []
    wrong: list[CalamityRefusal] = []
    for part in parts:
        try:
            found.append(in_log_words(part, atlas, localizer, prefers_areas=prefers_areas, is_checked=True))
        except CalamityRefusal as error:
            wrong.append(error)
    if len(wrong) > 1:
        pairs = [f"{each.reason.values['found']}>{each.reason.values['nearest']}" for each in wrong[:MOST_LISTED]]
        raise CalamityRefusal("calamity-names-unknown", wrong="\n".join(pairs), count=len(wrong))
    if wrong:
        raise wrong[0]
    return found


def read_answer(decision: Decision, text: str, atlas: Atlas, localizer: Localizer) -> Answer:
    """Return what someone has typed as an answer to a decision, a part a line. Raises `GameError`."""
    shape = SHAPES[decision.what]
    if isinstance(decision, Pick):
        return Answer(decision.who, decision.what, read_option(decision, text, localizer))
    if shape not in (SOME, SHARES):
        return Answer(decision.who, decision.what, _number_or_text(text.strip()))
    is_nation = isinstance(decision, Allocation)
    typed = [part.strip() for part in re.split(r"[;,\n]", text) if part.strip()]
    parts = _each_in_log_words(typed, atlas, localizer, prefers_areas=not is_nation)
    if shape == SOME:
        return Answer(decision.who, decision.what, tuple(str(atlas.find_area(part)) for part in parts))
    shares = [_share(decision, part, atlas) for part in parts]
    return Answer(decision.who, decision.what, tuple(share for share in shares if share[1] != 0))


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


def read_fact(text: str, atlas: Atlas, localizer: Localizer) -> str:
    """Return what someone says of their own map as a table keeps it.

    Such as `coast upper-egypt yes` or `knossos water rhodes no`. Raises `CalamityRefusal` where it cannot be read, or
    where an area is nearly one of the map's.
    """
    words = text.split()
    said = [_fact_word(word, localizer) for word in words]
    if len(words) >= len(("coast", "area", "yes")) and said[-1] in ("yes", "no"):
        if "coast" in (said[0], said[-2]):
            area = words[1:-1] if said[0] == "coast" else words[:-2]
            return " ".join(("coast", _area(area, atlas, localizer), said[-1]))
        for at in range(1, len(words) - 2):
            if said[at] in ("land", "water"):
                one, other = (_area(some, atlas, localizer) for some in (words[:at], words[at + 1 : -1]))
                return " ".join((one, said[at], other, said[-1]))
    raise CalamityRefusal("calamity-choice", found=text[:80])


def _fact_word(word: str, localizer: Localizer) -> str:
    for known in ("coast", "land", "water", "yes", "no"):
        key = f"choice-words-{known}" if known in CHOICE_WORDS else f"map-words-{known}"
        if fold_text(word) in {fold_text(each) for each in (known, *_alternatives(key, localizer))}:
            return known
    return word


def _area(words: list[str], atlas: Atlas, localizer: Localizer) -> AreaId:
    name = " ".join(words)
    known = {area_name(localizer, area): area for area in atlas.areas}
    known |= {each: area for area in atlas.areas for each in (str(area), area.replace("-", " "))}
    if found := {fold_text(each): area for each, area in known.items()}.get(fold_text(name)):
        return found
    check_spelling([name], {each: str(area) for each, area in known.items()})
    return atlas.find_area(name)
