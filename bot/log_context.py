"""What is being done now: for log lines, at which table or tournament, by which verb, through which interaction, for
whom.

A context variable: tasks take it along when they are started, threads of `asyncio.to_thread` too. What begins a
piece of work says what it is (a press, a command, a deadline, an announcement); a task that lives longer than its first
job has to say so for each, since it would go on in the context of the one that once started it.
"""

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class LogContext:
    """What a log line may carry, as far as it is known."""

    table: int | None = None
    tournament: int | None = None
    server: int | None = None
    """Where something is about a server as a whole."""
    verb: str | None = None
    """What is being done: the verb of a press, the name of a command or of a worker."""
    interaction: int | None = None
    user: int | None = None


LOG_CONTEXT: Final[ContextVar[LogContext]] = ContextVar("context", default=LogContext())  # noqa: B039  # a frozen value


@contextmanager
def about(**known: Any) -> Generator[None]:
    """What is done inside is about these (fields of `LogContext`), too."""
    token = LOG_CONTEXT.set(replace(LOG_CONTEXT.get(), **known))
    try:
        yield
    finally:
        LOG_CONTEXT.reset(token)
