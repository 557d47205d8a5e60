"""Acts as JSON, as the book keeps them, and back."""

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from functools import cache
from types import UnionType
from typing import Any, Final, Union, cast, get_args, get_origin, get_type_hints

from bot.tournament.actions import OPERATIONS, WORD_OF, Act, Actor, Operation, Role, whole_second
from bot.tournament.errors import TournamentError

LARGEST: Final = 10**9
"""No number of a book comes near it."""


def written_moment(at: datetime) -> str:
    """A moment as the book has it: `2026-05-02T12:00:00Z`."""
    return f"{whole_second(at).replace(tzinfo=None).isoformat()}Z"


def act_to_json(act: Act) -> dict[str, Any]:
    """An act with its operation's fields, in their order."""
    written: dict[str, Any] = {
        "at": written_moment(act.at),
        "role": act.by.role.value,
        "by": act.by.who,
        "do": WORD_OF[type(act.operation)],
    }
    return written | {name: _written(getattr(act.operation, name)) for name in _hints(type(act.operation))}


def act_from_json(value: Mapping[str, Any]) -> Act:
    """The act that was written so, and only so. Raises `TournamentError`."""
    try:
        kind = OPERATIONS[value["do"]]
        operation = cast("Any", kind)(**{name: _read(hint, value[name]) for name, hint in _hints(kind).items()})
        who = _read(str | None, value["by"])
        act = Act(_read(datetime, value["at"]), Actor(Role(value["role"]), who), operation)
    # whatever reading strange JSON meets: an archive comes from anybody
    except (KeyError, ValueError, TypeError):
        raise TournamentError("archive-act") from None
    if act_to_json(act) != value:
        raise TournamentError("archive-act")
    return act


@cache
def _hints(kind: type[Operation]) -> dict[str, Any]:
    return get_type_hints(kind)


def _written(value: object) -> object:
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, datetime):
        return written_moment(value)
    return list(cast("tuple[object, ...]", value)) if isinstance(value, tuple) else value


def _read(hint: Any, value: Any) -> Any:
    """A value of the type a field has. Raises `ValueError`."""
    if get_origin(hint) in (Union, UnionType):
        return None if value is None else _read(get_args(hint)[0], value)
    if get_origin(hint) is tuple:
        return tuple(_read(get_args(hint)[0], each) for each in _typed(list, value))
    if hint is datetime:
        return datetime.fromisoformat(_typed(str, value))
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return hint(_typed(str, value))
    kind: Any = getattr(cast("Any", hint), "__supertype__", cast("Any", hint))
    found = _typed(kind, value)
    if isinstance(found, int) and abs(found) >= LARGEST:
        raise ValueError(found)
    return found


def _typed(kind: Any, value: Any) -> Any:
    if type(value) is not kind:  # true is no number
        raise ValueError(value)
    return value
