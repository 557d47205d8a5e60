"""What a running bot tells its operator: log lines, counters, the event loop's lag, a heartbeat.

A log line carries the ids it belongs to where its writer gives them (`log.info("…", extra={"game": 17})`) or where
`Trace.about` has bound them for everything inside it; the composition root hands the trace down. Nothing secret leaves
through a log: `redacted` masks bot tokens, the tokens of interactions and webhooks, and passwords in URLs.
"""

import asyncio
import json
import logging
import re
import sys
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final, TextIO

IDS: Final = ("game", "interaction", "user")
"""The ids a log line may carry."""

_SECRETS: Final = (
    (re.compile(r"\b[\w-]{18,}\.[\w-]{6,7}\.[\w-]{25,}"), "<bot token>"),
    (re.compile(r"((?:webhooks|interactions)/\d{15,20}/)[\w-]{20,}"), r"\1<token>"),
    (re.compile(r"\baW50ZXJhY3Rpb246[\w=+/-]{10,}"), "<interaction token>"),
    (re.compile(r"(\w+://[^\s:/@]+:)[^\s/@]+@"), r"\1<password>@"),
    (re.compile(r"(?i)(authorization['\"]?\s*[:=]\s*['\"]?(?:bot|bearer)\s+)[^\s'\",}]+"), r"\1<token>"),
)


def redacted(text: str) -> str:
    """The text with everything masked that looks like a token or a password."""
    for pattern, mask in _SECRETS:
        text = pattern.sub(mask, text)
    return text


class Trace:
    """The ids of what is being done now, in this task and in those it starts."""

    def __init__(self) -> None:
        self._ids: ContextVar[dict[str, object]] = ContextVar("ids")

    @property
    def ids(self) -> dict[str, object]:
        """The ids bound here."""
        return self._ids.get({})

    @contextmanager
    def about(self, **ids: object) -> Generator[None]:
        """Every log line written inside carries these ids, too (names of `IDS`)."""
        token = self._ids.set({**self.ids, **ids})
        try:
            yield
        finally:
            self._ids.reset(token)


class Lines(logging.Formatter):
    """Log records as lines for people, `text`, or as one JSON object each; without secrets either way."""

    def __init__(self, trace: Trace, *, as_json: bool) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
        self._trace = trace
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        """One record; a traceback follows on lines of its own, in JSON inside the object."""
        ids = {name: getattr(record, name) for name in IDS if hasattr(record, name)}
        ids = {**self._trace.ids, **ids}
        if self._as_json:
            return redacted(json.dumps(self._facts(record, ids), ensure_ascii=False, default=str))
        text = super().format(record)
        if ids:
            first, newline, rest = text.partition("\n")
            text = f"{first} [{' '.join(f'{name}={value}' for name, value in ids.items())}]{newline}{rest}"
        return redacted(text)

    def _facts(self, record: logging.LogRecord, ids: dict[str, object]) -> dict[str, Any]:
        facts: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **ids,
        }
        if record.exc_info:
            facts["error"] = self.formatException(record.exc_info)
        return facts


def configure_logging(trace: Trace, *, level: str, as_json: bool, stream: TextIO | None = None) -> None:
    """Log to `stream` (default: stderr), in place of whatever was configured before."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines(trace, as_json=as_json))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    chatty = logging.INFO if level == "DEBUG" else logging.WARNING
    for name in ("aiohttp.access", "alembic", "sqlalchemy.engine", "aiosqlite", "PIL"):
        logging.getLogger(name).setLevel(chatty)


class Counters:
    """How often things happened, and the largest of what was measured, since the start."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._largest: dict[str, float] = {}

    def count(self, name: str, by: int = 1) -> None:
        """It happened again."""
        self._counts[name] += by

    def measure(self, name: str, value: float) -> None:
        """It was this large."""
        self._counts[name] += 1
        self._largest[name] = max(value, self._largest.get(name, value))

    def snapshot(self) -> dict[str, float]:
        """Every counter by its name; `name.max` is the largest value measured."""
        return {**self._counts, **{f"{name}.max": value for name, value in self._largest.items()}}


async def watch_lag(
    counters: Counters, *, every: float = 0.5, warn_at: float = 0.25, log: logging.Logger | None = None
) -> None:
    """Measure, until cancelled, by how many seconds the event loop is late; a bad moment is logged."""
    log = log or logging.getLogger(__name__)
    clock = asyncio.get_running_loop().time
    while True:
        due = clock() + every
        await asyncio.sleep(every)
        late = max(0.0, clock() - due)
        counters.measure("loop-lag", late)
        if late >= warn_at:
            log.warning("the event loop was blocked for %.2f s", late)
