"""Reasons in words: what is wrong, and what would make it possible."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.i18n.catalogue import Localizer
from bot.i18n.names import name_of, safe_text
from bot.reasons import Reason

_QUOTED: Final = ("text", "key", "name", "found")
"""Values that another person may have written."""

ValueText = Callable[[Localizer, Reason, str], str | None]
"""A function for a game's words for a reason's value of that name; it returns None where there are none."""


def reason_text(
    localizer: Localizer, reason: Reason, names: Sequence[str], value_texts: Sequence[ValueText] = ()
) -> str:
    """Return what is wrong, what would make it possible, and the clause where the rules speak of it.

    `names` are the players' by seat; `value_texts` word what only a game knows: its cards, effects, areas.
    """
    values = {name: _value_text(localizer, reason, name, names, value_texts) for name in reason.values}
    key = f"reason-{reason.key}"
    text = localizer.say(key if localizer.strict or localizer.has(key) else "reason-unknown", **values)
    if advice := _advice(localizer, values):
        text = f"{text} {advice}"
    return localizer.say("reason-with-clause", text=text, clause=reason.clause) if reason.clause else text


def _advice(localizer: Localizer, values: Mapping[str, str | int]) -> str:
    """Return what is still missing, or the smaller effect that is possible instead."""
    if "lesser" in values:
        return localizer.say("reason-instead", effect=values["lesser"], need=values["lesser_need"])
    return localizer.say("reason-missing", missing=values["missing"]) if "missing" in values else ""


def _value_text(
    localizer: Localizer, reason: Reason, name: str, names: Sequence[str], value_texts: Sequence[ValueText]
) -> str | int:
    value = reason.values[name]
    if isinstance(value, int):
        return name_of(localizer, names, value) if name in ("seat", "turn") else value
    for value_text in value_texts:
        if (text := value_text(localizer, reason, name)) is not None:
            return text
    if name == "feature":
        return localizer.say(f"feature-{value}")
    return safe_text(value) if name in _QUOTED else value
