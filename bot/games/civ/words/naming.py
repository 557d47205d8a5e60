"""Names of things: Domains, cards, effects, players."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Literal

from bot.games.civ.rules import DOMAINS, Domain
from bot.games.civ.rules.effect_table import BY_LEVEL, SACRIFICE
from bot.i18n.catalogue import Localizer

Level = int | Literal["sacrifice"]

DOMAIN_KEYS: Final = {
    "M": "military",
    "R": "religion",
    "E": "economy",
    "S": "science",
    "C": "culture",
    "U": "utopia",
}
"""By Domain code, the word in the keys of the catalogues."""
DISCS: Final = {"M": "🔴", "R": "⚪", "E": "🟡", "S": "🟢", "C": "🔵", "U": "🟣"}
"""By Domain code, its colour where there is no emoji. A word always stands beside it."""
SHOWN: Final = "RMESCU"
"""The Domains in the order in which people see them: that of a play area (§10.5). Logs keep the rulebook's."""
ROMAN: Final = ("", "I", "II", "III")


def domain(localizer: Localizer, code: str) -> str:
    """`M` → "Military"."""
    return localizer.say(f"domain-{DOMAIN_KEYS[code]}")


def letter(localizer: Localizer, code: str) -> str:
    """The letter in the Domain's emblem."""
    return localizer.say(f"letter-{DOMAIN_KEYS[code]}")


def icon(localizer: Localizer, code: str) -> str:
    """Return the emoji of a Domain or card, such as `M` or `M1`; else its Domain's emoji, else the Domain's disc."""
    return localizer.icons.find(code, code[0]) or DISCS[code[0]]


def shown_place(code: str) -> int:
    """Where a Domain, or a card by its Domain and Age, comes in what people see; what is neither comes first."""
    return 4 * SHOWN.find(code[:1]) + (int(code[1]) if code[1:].isdigit() else 0) if code else -1


def card(localizer: Localizer, code: str) -> str:
    """`M1` → "Military I"."""
    return localizer.say("card-name", domain=domain(localizer, code[0]), age=ROMAN[int(code[1])])


def cards(localizer: Localizer, codes: Sequence[str], named: Callable[[str], str] | None = None) -> str:
    """`M1 M1 S2` → "2 × Military I and Science II"; each card as `named` says it, unless just by its name."""
    say = named or partial(card, localizer)
    found = dict.fromkeys(codes, 0)
    for code in codes:
        found[code] += 1
    return localizer.list(
        [
            say(code) if count == 1 else localizer.say("times", count=count, what=say(code))
            for code, count in found.items()
        ]
    )


def ages(localizer: Localizer, found: Sequence[int]) -> str:
    """`1 1 2` → "Ages 2 × I and II"; "Age I" where all are alike."""
    if len(set(found)) == 1:
        return localizer.say("age", age=ROMAN[found[0]])
    counts = Counter(found)
    said = [
        ROMAN[age] if count == 1 else localizer.say("times", count=count, what=ROMAN[age])
        for age, count in sorted(counts.items())
    ]
    return localizer.say("ages", ages=localizer.list(said))


def effect(localizer: Localizer, code: str, level: Level) -> str:
    """The name of an effect: ("M", 1) → "Assassination". Culture has one, Inspiration, and no sacrifice effect."""
    return localizer.say(_effect_key("effect", code, level))


def effect_does(localizer: Localizer, code: str, level: Level) -> str:
    """What an effect will do, in one short sentence."""
    return localizer.say(_effect_key("does", code, level))


def levels_of(code: str) -> tuple[Level, ...]:
    """Which effects a Domain has, permanent ones first; Culture's one is told as of level 1."""
    levels = BY_LEVEL[DOMAINS.index(Domain(code))]
    return (*(level for level in levels if level != SACRIFICE), *(["sacrifice"] if SACRIFICE in levels else []))


def _effect_key(prefix: str, code: str, level: Level) -> str:
    """Where a Domain has a single effect its name needs no level. Raises `KeyError` for a sacrifice effect of none."""
    levels = levels_of(code)
    if level == "sacrifice" and level not in levels:
        raise KeyError(f"{code} has no sacrifice effect (§3.1)")
    key = f"{prefix}-{DOMAIN_KEYS[code]}"
    return key if len(levels) == 1 else f"{key}-{level}"
