"""What requests to Discord meet: refusals by its limits, and how soon people are answered. Seen by the HTTP client."""

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Final

import aiohttp

from bot.meters import Meters

MOST_AWAITED: Final = 1000
"""The number of interactions remembered that have not been answered."""
_ANSWER: Final = re.compile(r"/api/v\d+/interactions/(\d+)/[^/]+/callback")
_API: Final = re.compile(r"/api/v\d+/.+")
REFUSED: Final = 429
SCOPES: Final = frozenset({"user", "global", "shared"})
"""Discord's words for the limits (docs: topics/rate-limits#header-format)."""


class RequestWatch:
    """Tells meters of a client's requests."""

    def __init__(self, meters: Meters, clock: Callable[[], float]) -> None:
        """`clock` tells seconds."""
        self._meters = meters
        self._clock = clock
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
        if _API.fullmatch(path) is None:
            return
        if response.status == REFUSED:
            scope = response.headers.get("X-RateLimit-Scope", "")
            self._meters.count_rate_limit(scope if scope in SCOPES else "unknown")
        answer = _ANSWER.fullmatch(path)
        arrived_at = self._arrived.pop(int(answer[1]), None) if answer else None
        if arrived_at is not None and response.status < 300:
            self._meters.time_answer(self._clock() - arrived_at)
