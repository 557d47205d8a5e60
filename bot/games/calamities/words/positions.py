"""Positions of the calamities in people's own words: written for them to change, and what they write read again.

The log writes English names (`bot/games/calamities/rules/position_text.py`). What a language calls stock, treasury,
cards, board and city stands in its catalogue, the word that is shown first and then what is understood besides; English
always is.
"""

import re
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from typing import Final

from bot.games.calamities.lines import CalamityRefusal
from bot.games.calamities.rules.atlas import Atlas
from bot.games.calamities.rules.names import BARBARIANS, CALAMITIES, CARDS, PIRATES, card_called
from bot.games.calamities.rules.position import Nation
from bot.games.calamities.rules.position_text import CITY, Entry, Naming, written_nation
from bot.games.calamities.words.naming import area_name, calamity_name, civilization_card, nation_name
from bot.i18n.catalogue import Speaker
from bot.i18n.names import fold_text

SECTIONS: Final = ("stock", "treasury", "cards", "board")
"""The words that begin a part of a position."""
_PARTS: Final = re.compile(r"([:;,\d+/])")
NEAR: Final = 0.75
"""How alike a word and a name are (`SequenceMatcher.ratio`) before the one is taken for the other misspelt."""


def position_text(entry: Entry, speaker: Speaker) -> str:
    """A nation's line as its player may write it; in the language of `speaker` it is read as the same nation."""
    naming = Naming(
        nation=lambda name: nation_name(speaker, name),
        area=lambda area: area_name(speaker, area),
        card=lambda card: civilization_card(speaker, card),
        word=lambda word: words_for(word, speaker)[0],
    )
    return written_nation(entry, naming)


def is_blank(nation: Nation) -> bool:
    """Whether nothing has been entered of a nation yet: all it has is in stock."""
    return not (nation.areas or nation.treasury or nation.cards)


def position_lines_text(text: str, speaker: Speaker) -> str:
    """Lines of positions as the log has them, in words; what is no name there stays as it is."""
    lines = (line.partition(":") for line in text.split("\n"))
    return "\n".join(
        f"{nation_name(speaker, nation.strip())}{colon}{_rest_text(rest, speaker)}" for nation, colon, rest in lines
    )


def _rest_text(rest: str, speaker: Speaker) -> str:
    return "".join(_part_text(part, speaker) for part in _PARTS.split(rest))


def _part_text(part: str, speaker: Speaker) -> str:
    name = part.strip()
    area = name.removesuffix(f" {CITY}")
    if name in SECTIONS:
        text = words_for(name, speaker)[0]
    elif card := card_called(name):
        text = civilization_card(speaker, card)
    elif area and speaker.has(f"area-{area.replace(' ', '-')}"):
        text = area_name(speaker, area.replace(" ", "-"))
        text = text if area == name else f"{text} {words_for(CITY, speaker)[0]}"
    else:
        return part
    return part.replace(name, text)


def words_for(word: str, speaker: Speaker) -> list[str]:
    """What people call one of `SECTIONS`, or a city: the first is shown, all of them are understood."""
    return [each.strip() for each in speaker.say(f"position-words-{word}").split(",")]


def log_words(atlas: Atlas, speaker: Speaker, *, prefers_areas: bool = False) -> dict[str, str]:
    """By what people call it, what the log calls it: nations, areas, cards, calamities, and `SECTIONS`.

    A nation and another area may have one name (in Italian, Babilonia): it means the nation unless areas are preferred.
    """
    known = {each.replace("_", " "): each.replace("_", " ") for each in CALAMITIES}
    known |= {card: card.lower() for card in CARDS}
    known |= {each: str(area) for area in atlas.areas for each in (str(area), area.replace("-", " "))}
    nations = (*atlas.nations, BARBARIANS, PIRATES)
    known |= {str(each): str(each) for each in nations} | {each: each for each in SECTIONS}
    known |= {calamity_name(speaker, each): each.replace("_", " ") for each in CALAMITIES}
    known |= {civilization_card(speaker, card): card.lower() for card in CARDS}
    areas = {area_name(speaker, area): str(area) for area in atlas.areas}
    known |= areas | {nation_name(speaker, each): str(each) for each in nations} | (areas if prefers_areas else {})
    return known | {each: section for section in SECTIONS for each in words_for(section, speaker)}


def city_words(speaker: Speaker) -> dict[str, str]:
    """By what people call a city, the log's word."""
    return dict.fromkeys(words_for(CITY, speaker), CITY)


def check_spelling(parts: Iterable[str], known: Mapping[str, str]) -> None:
    """Raises `CalamityRefusal` (`calamity-name-near`) at the first part that is no name, but nearly one.

    `known` as `log_words` has it. What is like nothing is left to whoever reads the position.
    """
    folded = {fold_text(each): each for each in known}
    for part in parts:
        name = fold_text(part)
        if name and not any(map(str.isdigit, name)) and name not in folded and (near := _nearest(name, folded)):
            raise CalamityRefusal("calamity-name-near", found=part.strip()[:40], nearest=folded[near])


def _nearest(name: str, names: Iterable[str]) -> str | None:
    alike = {each: SequenceMatcher(None, name, each).ratio() for each in names if abs(len(each) - len(name)) <= 3}
    best = max(alike, key=lambda each: alike[each], default=None)
    return best if best is not None and alike[best] >= NEAR else None
