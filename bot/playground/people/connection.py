"""An HTTP connection to the people's API of a playground, and waiting for events there."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Self, TypeVar

import aiohttp

from bot.playground.people.references import NotPossible

Found = TypeVar("Found")

PATIENCE: Final = 180.0
"""Seconds after which a wait is an error, even on the busiest machine; the bot itself must answer within 3."""
LONGEST_BLIND: Final = 1.0
"""Seconds after which a wait looks again without an event: what a bot only stores, or is refused, raises no event."""


class PeopleApi:
    """The people's API of the playground at `url`; close it, or use `async with`."""

    def __init__(self, url: str) -> None:
        self._url = url.rstrip("/")
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()

    async def call(self, endpoint: str, **body: Any) -> Any:
        """Call an endpoint of the people's API and return its answer.

        Raises:
            NotPossible: When it is refused, with the reason.
        """
        async with self._http().post(f"{self._url}/people/{endpoint}", json=body) as response:
            answer: Any = await response.json()
            if response.status != 200:
                raise NotPossible(answer["error"])
            return answer

    async def fetch(self, url: str) -> bytes:
        """Return the bytes at `url`."""
        async with self._http().get(url) as response:
            response.raise_for_status()
            return await response.read()

    def _http(self) -> aiohttp.ClientSession:
        if self._session is None:
            # no limit: every person who waits for events holds a connection of their own
            patient = aiohttp.ClientTimeout(total=None, sock_connect=None)  # each wait has its own deadline
            self._session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0), timeout=patient)
        return self._session

    async def until(
        self, look: Callable[[], Awaitable[Found | None]], patience: float = PATIENCE, user_id: int | None = None
    ) -> Found:
        """Return what `look` finds, calling it again after each event, and each `LONGEST_BLIND`, until it isn't None.

        Raises:
            TimeoutError: After `patience` seconds.
        """
        loop = asyncio.get_running_loop()
        deadline = loop.time() + patience
        user = {} if user_id is None else {"user": str(user_id)}
        # get the cursor before the first look, so that no event between the two is missed
        cursor: int = (await self.call("events", after=2**53, **user))["cursor"]
        while True:
            found = await look()
            if found is not None:
                return found
            left = deadline - loop.time()
            if left <= 0:
                raise TimeoutError
            cursor = (await self.call("events", after=cursor, timeout=min(left, LONGEST_BLIND), **user))["cursor"]
