"""What a running bot tells its operator: log lines, and the event loop's lag.

A log line carries what is being done where it is written (`bot.log_context`): table or tournament, verb, interaction,
user.
No secret leaves through a log: `redacted` masks bot tokens, the tokens of interactions and webhooks, and passwords in
URLs. Where many meet one trouble, each has a line of its own, and one of them in a minute the traceback.
"""

import asyncio
import copy
import json
import logging
import re
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final, TextIO

from bot.log_context import LOG_CONTEXT
from bot.meters import NO_METERS, Meters
from bot.reasons import Refusal

_SECRETS: Final = (
    (re.compile(r"(?<![\w-])[\w-]{18,}\.[\w-]{6,7}\.[\w-]{25,}"), "<bot token>"),
    (re.compile(r"((?:webhooks|interactions)/\d{15,20}/)[\w-]{20,}"), r"\1<token>"),
    (re.compile(r"\baW50ZXJhY3Rpb246[\w=+/-]{10,}"), "<interaction token>"),
    # of a URL with an @, or with options, nothing tells where a password ends: it may hold any sign but white space
    (re.compile(r"(?<!\w)((?!https?:|wss?:)\w[\w+.-]*://)(?=\S*[@?]|[^\s/]*:)\S+"), r"\1<address>"),
    (re.compile(r"(?<!\w)((?:http|ws)s?://)(?=[^\s/?#]*@|[^\s:/?#]*:(?!\d+(?:[/?#]|\b))\S*@)\S+"), r"\1<address>"),
    (re.compile(r"(?i)([?&](?:password|passwd|pwd|secret|token|access_token|api_?key)=)\S+"), r"\1<password>"),
    (re.compile(r"(?i)(authorization['\"]?\s*[:=]\s*['\"]?(?:bot|bearer)\s+)[^\s'\",}]+"), r"\1<token>"),
)

_OURS: Final = re.compile(r"[/\\\\](?:bot|cogs)[/\\\\](?!.*site-packages)")
"""A file of this project."""
MINUTE: Final = 60.0
"""Seconds in which one traceback of a kind is enough."""
CHATTY: Final = ("aiohttp.access", "alembic", "sqlalchemy.engine", "aiosqlite", "PIL")
"""Loggers of libraries that say every step they take."""
TELLING: Final = ("discord", "sqlalchemy", "asyncio")
"""Those whose DEBUG lines hold what people see: hands, decks, tokens of interactions."""


def redacted(text: str) -> str:
    """The text with everything masked that looks like a token or a password."""
    for pattern, mask in _SECRETS:
        text = pattern.sub(mask, text)
    return text


class Tracebacks:
    """Which troubles have been logged with their traceback of late: where many meet one, once a minute is enough."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` tells seconds."""
        self._clock = clock
        self._logged: dict[object, float] = {}

    def is_due(self, error: BaseException) -> bool:
        """Whether the traceback of this error is to be logged, which is noted as done."""
        now, kind = self._clock(), _kind(error)
        self._logged = {each: at for each, at in self._logged.items() if now - at < MINUTE}
        if kind in self._logged:
            return False
        self._logged[kind] = now
        return True


def _kind(error: BaseException) -> object:
    """What makes two troubles the same: the reason there is, or where in our code something was raised or called.

    Whatever a library raises, it raises in one place of its own.
    """
    if isinstance(error, Refusal):
        return error.reason.key
    places = [(frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(error.__traceback__)]
    ours = [place for place in places if _OURS.search(place[0])]
    return type(error), getattr(error, "code", None), (ours or places or [None])[-1]


class Lines(logging.Formatter):
    """Log records as lines for people, `text`, or as one JSON object each; without secrets either way."""

    def __init__(self, *, as_json: bool) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
        self._as_json = as_json
        self._tracebacks = Tracebacks()

    def format(self, record: logging.LogRecord) -> str:
        """One record; a traceback follows on lines of its own, in JSON inside the object. Where it was logged in the
        last minute, the line says what it was."""
        ids: dict[str, object] = {name: value for name, value in asdict(LOG_CONTEXT.get()).items() if value is not None}
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and not self._tracebacks.is_due(error):
            record = copy.copy(record)  # other handlers get it whole
            record.exc_info = record.exc_text = None
            ids["again"] = type(error).__name__
        if self._as_json:
            facts = self._facts(record, ids)
            # each value before it is JSON, whose quotation marks would pass for signs of a password
            masked = {name: each if isinstance(each, int) else redacted(str(each)) for name, each in facts.items()}
            return json.dumps(masked, ensure_ascii=False)
        text = super().format(record)
        if ids:
            # behind the first line, so that it is not lost below a traceback
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


def configure_logging(*, level: str, as_json: bool, stream: TextIO | None = None) -> None:
    """Log to `stream` (default: stderr), in place of what was configured before."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines(as_json=as_json))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    chatty = logging.INFO if level == "DEBUG" else logging.WARNING
    for name in CHATTY:
        logging.getLogger(name).setLevel(chatty)
    if level == "DEBUG":
        for name in TELLING:
            logging.getLogger(name).setLevel(logging.INFO)


async def watch_lag(meters: Meters = NO_METERS, *, every: float = 0.5, warn_at: float = 0.25) -> None:
    """Measure, until cancelled, by how many seconds the event loop is late; a bad moment is logged."""
    log = logging.getLogger(__name__)
    clock = asyncio.get_running_loop().time
    while True:
        due = clock() + every
        await asyncio.sleep(every)
        late = max(0.0, clock() - due)
        meters.time_lag(late)
        if late >= warn_at:
            log.warning("the event loop was blocked for %.2f s", late)
