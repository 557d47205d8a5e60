"""A page of the rules in words: its title, its lines with their clauses, what its picture shows, the glossary."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.games.civ.rules.cards import AGES, DOMAINS, SUPPLY, Card
from bot.games.civ.rules.effect_table import HAND_LIMITS, LEAP
from bot.games.civ.rules.scoring import TIE_BREAK
from bot.games.civ.rules.setup import ALL_CARDS, BOXED_AGES, CLASSIC, DEALT, DRAFT, HEGEMONY, LEVEL_1, LEVEL_2
from bot.games.civ.words.naming import ROMAN, SHOWN, cards, domain, effect
from bot.games.civ.words.player_aid_text import aid_does
from bot.games.civ.words.rulebook import ENTRIES, HEGEMONY_TABLE, LEVELS_TABLE, SIZES_TABLE, SUPPLY_TABLE, Line, Topic
from bot.i18n.catalogue import Speaker
from bot.i18n.names import fold_text

LAYOUT: Final = SHOWN
"""The order of the columns (§10.5)."""
NUMBERS: Final[Mapping[str, int]] = {
    "cards": len(ALL_CARDS),
    "boxed": BOXED_AGES.count(AGES[0]),
    "dealt": DEALT[CLASSIC],
    "pack": DEALT[DRAFT],
    "kept": DEALT[DRAFT] - 1,
    "leap": LEAP,
    "size": HAND_LIMITS[0],
    "size1": HAND_LIMITS[1],
    "size2": HAND_LIMITS[2],
}
"""What every line may ask for by name; all from the rules themselves."""


def topic_title(speaker: Speaker, topic: Topic) -> str:
    """What the page is called."""
    if not topic.domain:
        return speaker.say(f"rules-{topic.id}-title")
    effects = [effect(speaker, topic.domain, level) for level in topic.levels]
    return speaker.say("rules-title-of-effects", domain=domain(speaker, topic.domain), effects=speaker.list(effects))


def body(speaker: Speaker, topic: Topic) -> str:
    """All lines of the page, each with its clause; its table after the first one."""
    values = {**NUMBERS, **_lists(speaker)}
    lines = [_line(speaker, topic, line, values) for line in topic.lines]
    rows = [f"  - {row}" for row in _TABLES[topic.table](speaker)] if topic.table else []
    return "\n".join([*lines[:1], *rows, *lines[1:]])


def alt(speaker: Speaker, topic: Topic) -> str:
    """The page's picture in words."""
    if not topic.domain:
        return speaker.say(f"rules-{topic.id}-alt")
    does = [
        speaker.say(
            "rules-effects-seen-one",
            effect=effect(speaker, topic.domain, level),
            does=aid_does(speaker, topic.domain, level),
        )
        for level in topic.levels
    ]
    return speaker.say("rules-effects-seen", cards=cards(speaker, cards_of(topic.domain)), does=" ".join(does))


def cards_of(code: str) -> tuple[Card, ...]:
    """The kinds of cards of a Domain, lowest Age first."""
    return tuple(card for card in SUPPLY if card[0] == code)


def entries(speaker: Speaker) -> tuple[tuple[str, str, str], ...]:
    """The glossary by its words: entry, word, what it means."""
    found = [(entry, speaker.say(key), speaker.say(f"glossary-{entry}")) for entry, (key, _) in ENTRIES.items()]
    return tuple(sorted(found, key=lambda each: fold_text(each[1])))


def glossary(speaker: Speaker) -> str:
    """All of the glossary, a line an entry."""
    return "\n".join(speaker.say("glossary-line", term=term, text=text) for _, term, text in entries(speaker))


def _line(speaker: Speaker, topic: Topic, line: Line, values: Mapping[str, object]) -> str:
    text = speaker.say(f"rules-{topic.id}-{line.key}", **values)
    return (
        speaker.say("rules-line", text=text, clause=line.clause)
        if line.clause
        else speaker.say("rules-line-here", text=text)
    )


def _lists(speaker: Speaker) -> dict[str, str]:
    return {
        "domains": speaker.list([domain(speaker, code) for code in LAYOUT]),
        "order": speaker.list([domain(speaker, DOMAINS[number]) for number in TIE_BREAK]),
        "layout": speaker.list([domain(speaker, code) for code in LAYOUT]),
    }


def _levels(speaker: Speaker) -> Iterator[str]:
    for players in HEGEMONY:
        yield speaker.say("rules-row-levels", players=players, one=LEVEL_1[players], two=LEVEL_2[players])


def _hegemony(speaker: Speaker) -> Iterator[str]:
    for players, need in HEGEMONY.items():
        yield speaker.say("rules-row-hegemony", players=players, need=need)


def _supply(speaker: Speaker) -> Iterator[str]:
    for code in LAYOUT:
        counts = {card: SUPPLY[card] for card in cards_of(code)}
        ages = [speaker.say("times", count=count, what=ROMAN[int(card[1])]) for card, count in counts.items()]
        total = sum(counts.values())
        yield speaker.say("rules-row-supply", domain=domain(speaker, code), ages=speaker.list(ages), count=total)


def _sizes(speaker: Speaker) -> Iterator[str]:
    for level in (1, 2):
        yield speaker.say("rules-row-size", effect=effect(speaker, "R", level), level=level, size=HAND_LIMITS[level])


_TABLES: Final[dict[str, Callable[[Speaker], Iterator[str]]]] = {
    LEVELS_TABLE: _levels,
    HEGEMONY_TABLE: _hegemony,
    SUPPLY_TABLE: _supply,
    SIZES_TABLE: _sizes,
}
