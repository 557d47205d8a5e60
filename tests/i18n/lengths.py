"""How long a text may be, and how long each becomes with the longest values that can be."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from bot.games.civ.rules.cards import DOMAINS, KINDS
from bot.games.civ.words import words
from bot.games.civ.words.naming import DOMAIN_KEYS, ROMAN
from bot.i18n.catalogue import Localizer
from bot.i18n.completeness import read_locale
from bot.table.names import NAMES
from tests.i18n.pseudo import LOCALES

NAME: Final = "W" * 32
"""As long as Discord lets a display name be."""
LIMITS: Final = (
    (r"name-.*", 32),
    (r"(command|option)-.*", 100),
    (r"do-trim", 100_000),  # a referee's, never a button
    (r"choice-(table|attack|points-.*)", 100_000),  # what is too long for its place is left out there
    (r"choice-.*", 100),
    (r"((tutorial|moment|rules|replay|puzzle|what-if|duplicate)-)?key-.*|do-.*|games-key", 80),
    (r"pick-.*", 150),
    (r"view-.*|step-.*", 100),
    (r"rules-.*-title", 60),
    (r"permission-.*", 60),
    (r".*-alt", 1024),
    (r"rules-.*-words|page-.*|cli.*|term-.*", 100_000),  # never sent to Discord as they are
    (r".*", 2000),
)
"""By key, how many characters; the first that fits."""


def limit(key: str) -> int:
    """How long the text of a key may be."""
    return next(most for form, most in LIMITS if re.fullmatch(form, key))


def worst(localizer: Localizer, name: str) -> str | int:
    """The longest value that a placeholder of that name can have."""
    cards = [words.card(localizer, kind) for kind in KINDS]
    effects = [words.effect(localizer, code, level) for code in DOMAINS for level in (1, 2)]
    effects += [words.effect(localizer, code, "sacrifice") for code in DOMAINS if code != "C"]
    domains = [localizer.say(f"domain-{found}") for found in DOMAIN_KEYS.values()]
    does = [words.effect_does(localizer, code, level) for code in DOMAINS for level in (1, 2)]
    known: dict[str, str | int] = {
        **dict.fromkeys(("name", "who", "target", "rival", "owner"), NAME),
        "computer": max(NAMES, key=len),
        "card": max(cards, key=len),
        "effect": max(effects, key=len),
        "what": max(effects, key=len),
        "domain": max(domains, key=len),
        **dict.fromkeys(("names", "winners", "others"), localizer.list([NAME] * 4)),
        "cards": localizer.list([f"2 × {max(cards, key=len)}"] * 5),
        "domains": localizer.list(domains),
        "effects": localizer.list(sorted(effects, key=len)[-6:]),
        "does": max(does, key=len),
        "table": 2_000_000_000,
        "age": ROMAN[3],
        "ages": "8 × III",
        "link": "https://discord.com/channels/" + "9" * 60,
        "language": "Nederlands",
        "clause": "§10.5",
        **dict.fromkeys(("step", "title"), "x" * 60),
        "why": "x" * 200,
    }
    return known.get(name, 45)


def filled(said: Localizer) -> Iterator[tuple[str, str]]:
    """Every text with its key, and the longest values that can be."""

    @cache
    def longest(name: str) -> str | int:
        return worst(said, name)

    for key, text in read_locale(LOCALES / "en", []).items():
        yield key, said.say(key, **{tagged[1:]: longest(tagged[1:]) for tagged in text.values})


def too_long(said: Localizer) -> dict[str, tuple[int, str]]:
    """The texts of a language that do not fit where they are shown, each with its length."""
    return {key: (len(text), text) for key, text in filled(said) if len(text) > limit(key)}
