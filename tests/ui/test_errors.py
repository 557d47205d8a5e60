"""How often a traceback is logged: once a minute for each kind of trouble."""

from bot.store import StoreTrouble
from bot.ui.discord.errors import MINUTE, Tracebacks


def _raised(error: Exception) -> Exception:
    try:
        raise error
    except Exception as raised:
        return raised


def test_a_traceback_is_due_once_a_minute_for_each_kind() -> None:
    now = 0.0
    tracebacks = Tracebacks(lambda: now)
    full, locked = StoreTrouble("store-full"), StoreTrouble("store-locked")
    assert tracebacks.due(full) is full
    assert tracebacks.due(locked) is locked
    assert tracebacks.due(StoreTrouble("store-full")) is None
    now = MINUTE - 1
    assert tracebacks.due(full) is None
    now = MINUTE
    assert tracebacks.due(full) is full


def test_bugs_are_of_a_kind_where_they_are_raised_in_one_place() -> None:
    tracebacks = Tracebacks(lambda: 0.0)
    assert tracebacks.due(_raised(ValueError("one"))) is not None
    assert tracebacks.due(_raised(ValueError("another"))) is None
    assert tracebacks.due(_raised(KeyError("one"))) is not None
