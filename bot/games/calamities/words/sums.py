"""How a number of an effect came about, in a language: the engine writes it in signs and a few English words.

`4 − Law 1 + Roadbuilding 1 = 4`, `min(limit 2, stock 40) = 2`, `12 of 20: nothing is ordered`.
"""

import re
from typing import Final

from bot.games.calamities.rules.names import card_called
from bot.games.calamities.words.naming import any_name, civilization_card, nation_name, plain_name
from bot.i18n.catalogue import Speaker

_WHOLE: Final = (
    (re.compile(r"(?P<nation>\w+): no city in stock"), "sum-no-city"),
    (re.compile(r"(?P<have>\d+) of (?P<need>\d+): nothing is ordered"), "sum-nothing-ordered"),
    (re.compile(r"(?P<have>\d+) points of (?P<need>\d+): no second faction"), "sum-no-faction"),
    (re.compile(r"nobody has a city left"), "sum-no-cities-left"),
    (re.compile(r"nobody has tokens left"), "sum-no-tokens-left"),
    (re.compile(r"no pirate city left"), "sum-no-pirates-left"),
    (re.compile(r"(?P<nation>\w+) is spared"), "sum-spared"),
    (re.compile(r"(?P<ranking>.+): (?P<nation>\w+) has most"), "sum-most"),
    (re.compile(r"(?P<tokens>\d+) against (?P<there>\d+): (?P<left>\d+)"), "sum-battle"),
    (re.compile(r"min\((?P<most>\d+), (?P<have>\d+) on (?P<plain>[a-z-]+)\): (?P<total>\d+)"), "sum-plain"),
    (re.compile(r"(?P<cities>\d+) cities: (?P<sum>.+)"), "sum-cities"),
    (re.compile(r"(?P<count>\d+), (?P<card>[A-Za-z ]+): (?P<left>\d+)"), "sum-religion"),
    (re.compile(r"damage (?P<count>\d+)"), "sum-damage"),
)
"""Sentences of the engine's, and the texts that say them."""
_RANKING: Final = re.compile(r"[\w-]+ \d+(, [\w-]+ \d+)*")
_CERTAIN: Final = re.compile(r"(\d+) = \1")
_TERM: Final = re.compile(r"[A-Za-z][A-Za-z-]*(?: [A-Za-z][A-Za-z-]*)*")
_WORDS: Final = {
    "limit": "sum-limit",
    "stock": "sum-stock",
    "wanted": "sum-wanted",
    "Grain": "sum-grain",
    "on the board": "sum-on-board",
}
_SIGNS: Final = frozenset({"min"})
"""Words that are the same in every language."""


def arithmetic_text(speaker: Speaker, arithmetic: str, clause: str) -> str:
    """An effect's arithmetic; empty where there is none, or nothing but the number itself."""
    if (certain := _CERTAIN.fullmatch(arithmetic)) is not None:
        return certain[1]
    for form, key in _WHOLE:
        if (found := form.fullmatch(arithmetic)) is not None:
            return speaker.say(key, **{name: _part(speaker, name, part) for name, part in found.groupdict().items()})
    if _RANKING.fullmatch(arithmetic):
        key = "sum-volcanoes" if clause.startswith("30.21") else "sum-ranking"
        return speaker.say(key, ranking=_terms(speaker, arithmetic))
    return _terms(speaker, arithmetic)


def _part(speaker: Speaker, name: str, part: str) -> str | int:
    if name == "nation":
        return nation_name(speaker, part)
    if name == "plain":
        return plain_name(speaker, part)
    if name == "sum":
        return arithmetic_text(speaker, part, "")
    return int(part) if part.isdigit() else _terms(speaker, part)


def _terms(speaker: Speaker, arithmetic: str) -> str:
    return _TERM.sub(lambda found: term_named(speaker, found[0]), arithmetic)


def term_named(speaker: Speaker, term: str) -> str:
    """A word of the engine's sums: a card, a nation, a volcano, a plain, or what is counted. Raises `KeyError`."""
    if term in _SIGNS:
        return term
    if term in _WORDS:
        return speaker.say(_WORDS[term])
    if (card := card_called(term)) is not None:
        return civilization_card(speaker, card)
    if (name := any_name(speaker, term)) is not None:
        return name
    raise KeyError(term)
