"""People's own settings: known names, checked values."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from bot.manager.errors import UnknownPreference
from bot.manager.values import Preferences

_KINDS: dict[str, tuple[type, ...]] = {
    field.name: (bool,) if isinstance(field.default, bool) else (str, type(None)) for field in fields(Preferences)
}


def preferences_of(kept: Mapping[str, Any]) -> Preferences:
    """The settings as kept; what no longer fits has its default."""
    return Preferences(**{name: value for name, value in kept.items() if type(value) in _KINDS.get(name, ())})


def check_preference(name: str, value: object) -> None:
    """Raises `UnknownPreference`: no such setting, or not such a value."""
    if name not in _KINDS:
        raise UnknownPreference("preference-unknown", name=name[:60])
    if type(value) not in _KINDS[name]:
        raise UnknownPreference("preference-value", name=name)
