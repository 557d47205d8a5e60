"""What a running bot tells its operator: log lines, and the event loop's lag.

A log line carries what is being done where it is written (`bot.context`): table or tournament, verb, interaction, user.
No secret leaves through a log: `redacted` masks bot tokens, the tokens of interactions and webhooks, and passwords in
URLs.
"""

import asyncio
import json
import logging
import re
import sys
from dataclasses import asdict
from typing import Any, Final, TextIO

from bot.context import CONTEXT

_SECRETS: Final = (
    (re.compile(r"\b[\w-]{18,}\.[\w-]{6,7}\.[\w-]{25,}"), "<bot token>"),
    (re.compile(r"((?:webhooks|interactions)/\d{15,20}/)[\w-]{20,}"), r"\1<token>"),
    (re.compile(r"\baW50ZXJhY3Rpb246[\w=+/-]{10,}"), "<interaction token>"),
    (re.compile(r"(\w+://[^\s:/@]+:)[^\s/@]+@"), r"\1<password>@"),
    (re.compile(r"(?i)(authorization['\"]?\s*[:=]\s*['\"]?(?:bot|bearer)\s+)[^\s'\",}]+"), r"\1<token>"),
)

CHATTY: Final = ("aiohttp.access", "alembic", "sqlalchemy.engine", "aiosqlite", "PIL")
"""Loggers of libraries that say every step they take."""
TELLING: Final = ("discord", "sqlalchemy", "asyncio")
"""Those whose DEBUG lines hold what people see: hands, decks, tokens of interactions."""


def redacted(text: str) -> str:
    """The text with everything masked that looks like a token or a password."""
    for pattern, mask in _SECRETS:
        text = pattern.sub(mask, text)
    return text


class Lines(logging.Formatter):
    """Log records as lines for people, `text`, or as one JSON object each; without secrets either way."""

    def __init__(self, *, as_json: bool) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        """One record; a traceback follows on lines of its own, in JSON inside the object."""
        ids = {name: value for name, value in asdict(CONTEXT.get()).items() if value is not None}
        if self._as_json:
            # last of all, over the whole text: a secret may stand in the message, in a traceback or in a value
            return redacted(json.dumps(self._facts(record, ids), ensure_ascii=False, default=str))
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
    """Log to `stream` (default: stderr), in place of whatever was configured before."""
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


async def watch_lag(*, every: float = 0.5, warn_at: float = 0.25, log: logging.Logger | None = None) -> None:
    """Measure, until cancelled, by how many seconds the event loop is late; a bad moment is logged."""
    log = log or logging.getLogger(__name__)
    clock = asyncio.get_running_loop().time
    while True:
        due = clock() + every
        await asyncio.sleep(every)
        late = max(0.0, clock() - due)
        if late >= warn_at:
            log.warning("the event loop was blocked for %.2f s", late)
