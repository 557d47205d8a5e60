"""JSON as Discord sends it, with the few questions strict typing asks of it."""

from datetime import UTC, datetime
from typing import Any, TypeAlias, TypeGuard

JSON: TypeAlias = dict[str, Any]


def is_object(value: object) -> TypeGuard[JSON]:
    """Whether `value` is a JSON object."""
    return isinstance(value, dict)


def is_array(value: object) -> TypeGuard[list[Any]]:
    """Whether `value` is a JSON array."""
    return isinstance(value, list)


def is_integer(value: object) -> TypeGuard[int]:
    """Whether `value` is a JSON integer; `true` is none."""
    return isinstance(value, int) and not isinstance(value, bool)


def objects(value: object) -> list[JSON]:
    """The objects of the array `value`; nothing when it is no array."""
    return [item for item in value if is_object(item)] if is_array(value) else []


def snowflake(value: object) -> int | None:
    """The id that `value` writes, as a number or as digits (discord.py sends both); None when it writes none."""
    if is_integer(value) and value >= 0:
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit():
        return int(value)
    return None


def iso(seconds: float) -> str:
    """A moment (seconds since 1970) as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def array(value: object) -> list[Any]:
    """The array `value`; an empty one when it is none."""
    return value if is_array(value) else []


def mapping(value: object) -> JSON:
    """The object `value`; an empty one when it is none."""
    return value if is_object(value) else {}
