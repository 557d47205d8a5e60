"""People's and servers' own settings: known names, checked values."""

from collections.abc import Mapping
from typing import Any, Final, get_args

from bot.manager.errors import UnknownPreference
from bot.manager.values import Display, GuildPreferences, Preferences, ThemeName

Kinds = Mapping[str, tuple[object, ...]]
"""By setting, the values it takes, or the types where it takes all of a type."""

OF_PEOPLE: Final[Kinds] = {
    "confirm_end": (bool,),
    "locale": (str, None),
    "theme": (*get_args(ThemeName), None),
    "display": (*get_args(Display), None),
    "tutorial": (str, None),
}
OF_SERVERS: Final[Kinds] = {
    "theme": get_args(ThemeName),
    "display": get_args(Display),
    "locale": (str, None),
}


def preferences_of(kept: Mapping[str, Any]) -> Preferences:
    """A person's settings as kept; what no longer fits has its default."""
    return Preferences(**_fitting(OF_PEOPLE, kept))


def guild_preferences_of(kept: Mapping[str, Any]) -> GuildPreferences:
    """A server's settings as kept; what no longer fits has its default."""
    return GuildPreferences(**_fitting(OF_SERVERS, kept))


def check_preference(known: Kinds, name: str, value: object) -> None:
    """Raises `UnknownPreference`: no such setting among the `known`, or not such a value."""
    if name not in known:
        raise UnknownPreference("preference-unknown", name=name[:60])
    if not _fits(known[name], value):
        choices = ", ".join(choice for choice in known[name] if isinstance(choice, str))
        raise UnknownPreference("preference-value", name=name, choices=choices or "none")


def _fits(allowed: tuple[object, ...], value: object) -> bool:
    return any(type(value) is choice if isinstance(choice, type) else value == choice for choice in allowed)


def _fitting(known: Kinds, kept: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in kept.items() if name in known and _fits(known[name], value)}
