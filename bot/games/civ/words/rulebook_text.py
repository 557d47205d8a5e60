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
from bot.i18n.catalogue import Localizer
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
"""The values that each line of a page may name; all from the rules themselves."""


def topic_title(localizer: Localizer, topic: Topic) -> str:
    """Return the title of the page."""
    if not topic.domain:
        return localizer.say(f"rules-{topic.id}-title")
    effects = [effect(localizer, topic.domain, level) for level in topic.levels]
    return localizer.say(
        "rules-title-of-effects", domain=domain(localizer, topic.domain), effects=localizer.list(effects)
    )


def body(localizer: Localizer, topic: Topic) -> str:
    """Return all lines of the page, each with its clause, and its table after the first one."""
    values = {**NUMBERS, **_lists(localizer)}
    lines = [_line(localizer, topic, line, values) for line in topic.lines]
    rows = [f"  - {row}" for row in _TABLES[topic.table](localizer)] if topic.table else []
    return "\n".join([*lines[:1], *rows, *lines[1:]])


def alt(localizer: Localizer, topic: Topic) -> str:
    """Return the alternative text of the page's picture."""
    if not topic.domain:
        return localizer.say(f"rules-{topic.id}-alt")
    does = [
        localizer.say(
            "rules-effects-seen-one",
            effect=effect(localizer, topic.domain, level),
            does=aid_does(localizer, topic.domain, level),
        )
        for level in topic.levels
    ]
    return localizer.say("rules-effects-seen", cards=cards(localizer, cards_of(topic.domain)), does=" ".join(does))


def cards_of(code: str) -> tuple[Card, ...]:
    """Return the kinds of cards of a Domain, lowest Age first."""
    return tuple(card for card in SUPPLY if card[0] == code)


def entries(localizer: Localizer) -> tuple[tuple[str, str, str], ...]:
    """Return the glossary sorted by its words: entry, word, meaning."""
    found = [(entry, localizer.say(key), localizer.say(f"glossary-{entry}")) for entry, (key, _) in ENTRIES.items()]
    return tuple(sorted(found, key=lambda each: fold_text(each[1])))


def _line(localizer: Localizer, topic: Topic, line: Line, values: Mapping[str, object]) -> str:
    text = localizer.say(f"rules-{topic.id}-{line.key}", **values)
    if not line.clause:
        return localizer.say("rules-line-here", text=text)
    return localizer.say("rules-line-house" if line.is_house_rule else "rules-line", text=text, clause=line.clause)


def _lists(localizer: Localizer) -> dict[str, str]:
    return {
        "domains": localizer.list([domain(localizer, code) for code in LAYOUT]),
        "order": localizer.list([domain(localizer, DOMAINS[number]) for number in TIE_BREAK]),
        "layout": localizer.list([domain(localizer, code) for code in LAYOUT]),
    }


def _levels(localizer: Localizer) -> Iterator[str]:
    alike: dict[tuple[int, int], list[int]] = {}
    for players in HEGEMONY:
        alike.setdefault((LEVEL_1[players], LEVEL_2[players]), []).append(players)
    for (one, two), counts in alike.items():
        players = "–".join(map(str, sorted({min(counts), max(counts)})))
        yield localizer.say("rules-row-levels", players=players, one=one, two=two)


def _hegemony(localizer: Localizer) -> Iterator[str]:
    for players, need in HEGEMONY.items():
        yield localizer.say("rules-row-hegemony", players=players, need=need)


def _supply(localizer: Localizer) -> Iterator[str]:
    for code in LAYOUT:
        counts = {card: SUPPLY[card] for card in cards_of(code)}
        ages = [localizer.say("times", count=count, what=ROMAN[int(card[1])]) for card, count in counts.items()]
        total = sum(counts.values())
        yield localizer.say("rules-row-supply", domain=domain(localizer, code), ages=localizer.list(ages), count=total)


def _sizes(localizer: Localizer) -> Iterator[str]:
    for level in (1, 2):
        yield localizer.say(
            "rules-row-size", effect=effect(localizer, "R", level), level=level, size=HAND_LIMITS[level]
        )


_TABLES: Final[dict[str, Callable[[Localizer], Iterator[str]]]] = {
    LEVELS_TABLE: _levels,
    HEGEMONY_TABLE: _hegemony,
    SUPPLY_TABLE: _supply,
    SIZES_TABLE: _sizes,
}
