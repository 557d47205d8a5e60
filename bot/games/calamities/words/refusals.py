"""Values of the calamities' refusals as people know them: areas, nations, cards and decisions by their names."""

from collections.abc import Sequence
from typing import Final

from bot.games.calamities.rules.answers import SHAPES
from bot.games.calamities.rules.losses import ELIMINATE, REDUCE
from bot.games.calamities.words.naming import any_name
from bot.games.calamities.words.question_text import CITY_WITH_POINTS, share_text
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_text
from bot.i18n.reason_text import reason_text
from bot.reasons import Reason

PREFIXES: Final = ("calamity-", "position-")
"""The prefixes of the keys of reasons whose values are named here."""
_NATIONS: Final = ("nation", "who")
_NAMED: Final = ("found", "other", "nearest")
"""Values that may name anything, or be what someone typed."""
_LISTS: Final = ("options", "where", "nations")


def refusal_text(localizer: Localizer, reason: Reason, names: Sequence[str]) -> str:
    """Return why the calamities, or their table, refuse something."""
    return reason_text(localizer, reason, names, (calamity_value,))


def calamity_value(localizer: Localizer, reason: Reason, name: str) -> str | None:
    """Return the value of that name in words; None where it stays as it is, or the reason is not the calamities'."""
    if not reason.key.startswith(PREFIXES):
        return None
    value = str(reason.values[name])
    if name in _NATIONS or name == "area":
        return any_name(localizer, value) or safe_text(value)
    if name == "what" and value in SHAPES:
        return localizer.say(f"what-{value}")
    if name in _NAMED:
        return any_name(localizer, value)
    if name == "wrong":
        return "\n".join(_unknown_name(localizer, *line.split(">", 1)) for line in value.split("\n"))
    if name in _LISTS:
        return ", ".join(_item(localizer, item) for item in value.split(", "))
    return None


def _unknown_name(localizer: Localizer, found: str, nearest: str) -> str:
    """Return a line about a name that is none."""
    return localizer.say("typed-unknown", found=safe_text(found), nearest=nearest)


def _item(localizer: Localizer, item: str) -> str:
    """Return an option in words: a name, a way in which a city may go, or a name with a number."""
    if item in (ELIMINATE, REDUCE, "city") or item.startswith(CITY_WITH_POINTS):
        return share_text(localizer, item)
    if item in ("yes", "no", "first", "second"):
        return localizer.say(f"answer-{item}")
    name, _, count = item.partition(" ")
    if count.isdigit():
        return f"{any_name(localizer, name) or name} {count}"
    return any_name(localizer, item) or item
