"""JSON values as Discord sends them, with type guards and conversions for strict typing."""

from datetime import UTC, datetime
from typing import Any, TypeAlias, TypeGuard

JSON: TypeAlias = dict[str, Any]


def is_object(value: object) -> TypeGuard[JSON]:
    return isinstance(value, dict)


def is_array(value: object) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def is_integer(value: object) -> TypeGuard[int]:
    """Return whether `value` is a JSON integer; `true` isn't."""
    return isinstance(value, int) and not isinstance(value, bool)


def objects(value: object) -> list[JSON]:
    """Return the objects in the array `value`, an empty list when it isn't an array."""
    return [item for item in value if is_object(item)] if is_array(value) else []


def snowflake(value: object) -> int | None:
    """Return the id in `value`, a number or digits (discord.py sends both); None when there is none."""
    if is_integer(value) and value >= 0:
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit():
        return int(value)
    return None


def iso(seconds: float) -> str:
    """Return a time (seconds since 1970) in Discord's form."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def array(value: object) -> list[Any]:
    """Return `value` if it is an array, else an empty one."""
    return value if is_array(value) else []


def mapping(value: object) -> JSON:
    """Return `value` if it is an object, else an empty one."""
    return value if is_object(value) else {}
