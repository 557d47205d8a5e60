"""What requests to Discord meet: its own failures, refusals by its limits, and how soon people are answered.

Seen by the HTTP client, request by request: discord.py makes those that have failed again, and says so nowhere.
"""

import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from types import SimpleNamespace
from typing import Final

import aiohttp

from bot.meters import Meters

MOST_AWAITED: Final = 1000
"""The number of interactions remembered that have not been answered."""
_ANSWER: Final = re.compile(r"/api/v\d+/interactions/(\d+)/[^/]+/callback")
_API: Final = re.compile(r"/api/v\d+/(.+)")
MINUTE: Final = 60.0
"""Seconds in which one line about a kind of failure is enough."""
SCOPES: Final = frozenset({"user", "global", "shared"})
"""Discord's words for the limits (docs: topics/rate-limits#header-format)."""


log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Failures:
    """Answers of one status, of which there may be none at the moment."""

    is_on: bool = False
    is_said: bool = False
    """Whether the log has a line about those under way."""
    said_at: float | None = None
    since: float = 0.0
    count: int = 0
    where: str = ""
    """What was asked when Discord last failed."""


class FailureLog:
    """Logs that Discord fails, by status: a line a minute, and one when it is over."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock` tells seconds."""
        self._clock = clock
        self._failures: dict[int, _Failures] = {}

    def note_answer(self, status: int, where: str) -> None:
        """Take an answer to what was asked by a method at an address, without ids."""
        if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            self._fail(status, where)
            return
        for failed, found in self._failures.items():
            # nothing else says that it is over: one address may fail while all others answer
            if found.is_on and found.where == where:
                found.is_on = False
                if found.is_said:
                    lasted = self._clock() - found.since
                    log.warning("Discord is well again: status=%s %s times in %.0f s", failed, found.count, lasted)

    def _fail(self, status: int, where: str) -> None:
        now, found = self._clock(), self._failures.setdefault(status, _Failures())
        if not found.is_on:
            found.is_on, found.is_said, found.since, found.count = True, False, now, 0
        found.count, found.where = found.count + 1, where
        if found.said_at is None or now - found.said_at >= MINUTE:
            found.is_said, found.said_at = True, now
            lasted = now - found.since
            log.warning("Discord fails: status=%s %s times in %.0f s, now at %s", status, found.count, lasted, where)


class RequestWatch:
    """Tells meters and the log of a client's requests."""

    def __init__(self, meters: Meters, clock: Callable[[], float]) -> None:
        """`clock` tells seconds."""
        self._meters = meters
        self._clock = clock
        self._failures = FailureLog(clock)
        self._arrived: dict[int, float] = {}

    def note_arrival(self, interaction_id: int) -> None:
        """Keep when something that someone has used was heard of."""
        if len(self._arrived) >= MOST_AWAITED:
            del self._arrived[next(iter(self._arrived))]
        self._arrived[interaction_id] = self._clock()

    def listen(self, config: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Hear of the requests made under these tracing hooks; return them."""
        config.on_request_end.append(self._end)
        return config

    async def _end(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, answered: aiohttp.TraceRequestEndParams
    ) -> None:
        path, response = answered.url.path, answered.response
        api = _API.fullmatch(path)
        if api is None:
            return
        self._failures.note_answer(response.status, _where(answered.method, api[1]))
        if response.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            self._meters.count_discord_failure(response.status)
        if response.status == HTTPStatus.TOO_MANY_REQUESTS:
            scope = response.headers.get("X-RateLimit-Scope", "")
            self._meters.count_rate_limit(scope if scope in SCOPES else "unknown")
        answer = _ANSWER.fullmatch(path)
        if answer is None or response.status >= 300:  # what is refused is often followed by another answer
            return
        if (arrived_at := self._arrived.pop(int(answer[1]), None)) is not None:
            self._meters.time_answer(self._clock() - arrived_at)


def _where(method: str, path: str) -> str:
    """Return what is asked, by its first word and length: further on there are ids, and tokens."""
    first, *rest = path.split("/")
    return f"{method} /{first}" + "/*" * len(rest)
