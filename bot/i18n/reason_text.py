"""Reasons in words: what is wrong, and what would make it possible."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.calamities.words.refusals import calamity_value, is_calamity_reason
from bot.games.civ.rules.cards import DOMAINS, KIND_OF
from bot.games.civ.words.action_text import order
from bot.games.civ.words.naming import card, domain, effect
from bot.i18n.catalogue import Speaker
from bot.i18n.names import name_of, safe_text
from bot.reasons import Reason

_QUOTED: Final = ("text", "key", "name", "found")
"""Values that somebody else may have written."""


def reason(speaker: Speaker, reason: Reason, names: Sequence[str]) -> str:
    """A few sentences: what is wrong, what would make it possible, and the clause where the rules speak of it."""
    values = {name: _value_text(speaker, reason, name, names) for name in reason.values}
    key = f"reason-{reason.key}"
    text = speaker.say(key if speaker.strict or speaker.has(key) else "reason-unknown", **values)
    if advice := _advice(speaker, values):
        text = f"{text} {advice}"
    return speaker.say("reason-with-clause", text=text, clause=reason.clause) if reason.clause else text


def _advice(speaker: Speaker, values: Mapping[str, str | int]) -> str:
    """What an effect that lacks cards still needs, or the lesser effect that is open instead."""
    if "lesser" in values:
        return speaker.say("reason-instead", effect=values["lesser"], need=values["lesser_need"])
    return speaker.say("reason-missing", missing=values["missing"]) if "missing" in values else ""


def _value_text(speaker: Speaker, reason: Reason, name: str, names: Sequence[str]) -> str | int:
    value = reason.values[name]
    if isinstance(value, int) or not is_calamity_reason(reason):
        return _value(speaker, name, value, names)
    text = calamity_value(speaker, name, value)
    return _value(speaker, name, value, names) if text is None else text


def _value(speaker: Speaker, name: str, value: str | int, names: Sequence[str]) -> str | int:
    if isinstance(value, int):
        return name_of(speaker, names, value) if name in ("seat", "turn") else value
    if name == "card" and value in KIND_OF:
        return card(speaker, value)
    if name == "domain" and value in DOMAINS:
        return domain(speaker, value)
    if name in ("effect", "lesser"):
        code, level = value.split(" ")
        return effect(speaker, code, int(level) if level.isdigit() else "sacrifice")
    if name in ("word", "owed"):
        return order(speaker, value)
    return safe_text(value) if name in _QUOTED else value
