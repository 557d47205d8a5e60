"""The values of a refusal of the calamities as people know them: areas, nations, cards and decisions by their names."""

from typing import Final

from bot.games.calamities.rules.answers import SHAPES
from bot.games.calamities.rules.losses import ELIMINATE, REDUCE
from bot.games.calamities.words.naming import any_name
from bot.i18n.catalogue import Speaker
from bot.i18n.names import safe_text
from bot.reasons import Reason

PREFIXES: Final = ("calamity-", "position-")
"""Of the keys of reasons whose values are told so."""
_NATIONS: Final = ("nation", "who")
_NAMED: Final = ("found", "other", "nearest")
"""What may name anything, or be what somebody typed."""
_LISTS: Final = ("options", "where", "nations")


def is_calamity_reason(reason: Reason) -> bool:
    """Whether the values of a reason are names of the calamities'."""
    return reason.key.startswith(PREFIXES)


def calamity_value(speaker: Speaker, name: str, value: str) -> str | None:
    """That value of such a reason in words; None where it stays as it is."""
    if name in _NATIONS or name == "area":
        return any_name(speaker, value) or safe_text(value)
    if name == "what" and value in SHAPES:
        return speaker.say(f"what-{value}")
    if name in _NAMED:
        return any_name(speaker, value)
    if name in _LISTS:
        return ", ".join(_item(speaker, item) for item in value.split(", "))
    return None


def _item(speaker: Speaker, item: str) -> str:
    """An option: a name, a way in which a city may go, or a name with a number."""
    if item in (ELIMINATE, REDUCE, "city"):
        return speaker.say(f"way-word-{item}")
    if item in ("yes", "no", "first", "second"):
        return speaker.say(f"answer-{item}")
    name, _, count = item.partition(" ")
    if count.isdigit():
        return f"{any_name(speaker, name) or name} {count}"
    return any_name(speaker, item) or item
