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
"""The word for a Domain in the keys of the catalogues, by Domain code."""
DISCS: Final = {"M": "🔴", "R": "⚪", "E": "🟡", "S": "🟢", "C": "🔵", "U": "🟣"}
"""The disc that stands for a Domain where there is no emoji, by Domain code; a word is always next to it."""
SHOWN: Final = "RMESCU"
"""The Domains in the order in which people see them: that of a play area (§10.5). Logs use the rulebook's."""
ROMAN: Final = ("", "I", "II", "III")


def domain(localizer: Localizer, code: str) -> str:
    """Return a Domain's name: `M` → "Military"."""
    return localizer.say(f"domain-{DOMAIN_KEYS[code]}")


def letter(localizer: Localizer, code: str) -> str:
    """Return the letter in the Domain's emblem."""
    return localizer.say(f"letter-{DOMAIN_KEYS[code]}")


def icon(localizer: Localizer, code: str) -> str:
    """Return the emoji of a Domain or card, such as `M` or `M1`; else its Domain's emoji, else the Domain's disc."""
    return localizer.icons.find(code, code[0]) or DISCS[code[0]]


def display_order(code: str) -> int:
    """Return a sort key for a Domain or card code, in the order in which people see them; other codes come first."""
    return 4 * SHOWN.find(code[:1]) + (int(code[1]) if code[1:].isdigit() else 0) if code else -1


def card(localizer: Localizer, code: str) -> str:
    """`M1` → "Military I"."""
    return localizer.say("card-name", domain=domain(localizer, code[0]), age=ROMAN[int(code[1])])


def cards(localizer: Localizer, codes: Sequence[str], named: Callable[[str], str] | None = None) -> str:
    """Return cards as a phrase: `M1 M1 S2` → "2 × Military I and Science II". `named` replaces their plain names."""
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
    """Return Ages as a phrase: `1 1 2` → "Ages 2 × I and II"; "Age I" where all are equal."""
    if len(set(found)) == 1:
        return localizer.say("age", age=ROMAN[found[0]])
    counts = Counter(found)
    said = [
        ROMAN[age] if count == 1 else localizer.say("times", count=count, what=ROMAN[age])
        for age, count in sorted(counts.items())
    ]
    return localizer.say("ages", ages=localizer.list(said))


def effect(localizer: Localizer, code: str, level: Level) -> str:
    """Return the name of an effect: ("M", 1) → "Assassination". Culture has one effect, Inspiration."""
    return localizer.say(_effect_key("effect", code, level))


def effect_does(localizer: Localizer, code: str, level: Level) -> str:
    """Return what an effect will do, in one short sentence."""
    return localizer.say(_effect_key("does", code, level))


def levels_of(code: str) -> tuple[Level, ...]:
    """Return the levels of a Domain's effects, permanent ones first; Culture's single one counts as level 1."""
    levels = BY_LEVEL[DOMAINS.index(Domain(code))]
    return (*(level for level in levels if level != SACRIFICE), *(["sacrifice"] if SACRIFICE in levels else []))


def _effect_key(prefix: str, code: str, level: Level) -> str:
    """Return the key of an effect, without a level where its Domain has a single one.

    Raises `KeyError` for a sacrifice effect that the Domain does not have.
    """
    levels = levels_of(code)
    if level == "sacrifice" and level not in levels:
        raise KeyError(f"{code} has no sacrifice effect (§3.1)")
    key = f"{prefix}-{DOMAIN_KEYS[code]}"
    return key if len(levels) == 1 else f"{key}-{level}"
