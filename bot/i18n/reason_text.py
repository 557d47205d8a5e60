"""Reasons in words: what is wrong, and what would make it possible."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.i18n.catalogue import Speaker
from bot.i18n.names import name_of, safe_text
from bot.reasons import Reason

_QUOTED: Final = ("text", "key", "name", "found")
"""Values that somebody else may have written."""

ValueText = Callable[[Speaker, Reason, str], str | None]
"""A game's words for the value of that name in one of its reasons; None where it has none of its own."""


def reason_text(speaker: Speaker, reason: Reason, names: Sequence[str], value_texts: Sequence[ValueText] = ()) -> str:
    """Return what is wrong, what would make it possible, and the clause where the rules speak of it.

    `names` are the players' by seat; `value_texts` word what only a game knows: its cards, effects, areas.
    """
    values = {name: _value_text(speaker, reason, name, names, value_texts) for name in reason.values}
    key = f"reason-{reason.key}"
    text = speaker.say(key if speaker.strict or speaker.has(key) else "reason-unknown", **values)
    if advice := _advice(speaker, values):
        text = f"{text} {advice}"
    return speaker.say("reason-with-clause", text=text, clause=reason.clause) if reason.clause else text


def _advice(speaker: Speaker, values: Mapping[str, str | int]) -> str:
    """What is still missing, or the lesser thing that is possible instead."""
    if "lesser" in values:
        return speaker.say("reason-instead", effect=values["lesser"], need=values["lesser_need"])
    return speaker.say("reason-missing", missing=values["missing"]) if "missing" in values else ""


def _value_text(
    speaker: Speaker, reason: Reason, name: str, names: Sequence[str], value_texts: Sequence[ValueText]
) -> str | int:
    value = reason.values[name]
    if isinstance(value, int):
        return name_of(speaker, names, value) if name in ("seat", "turn") else value
    for value_text in value_texts:
        if (text := value_text(speaker, reason, name)) is not None:
            return text
    return safe_text(value) if name in _QUOTED else value
