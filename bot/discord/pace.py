"""The pace of requests to Discord: none is sent that Discord's last answer says would be refused.

discord.py keeps the limits of each route, but not the one over all of them, and for a moment after each pause it sends
more than it may. So every request with the bot's token passes here last: those that share a limit go one after another,
none before the last answer allows it, and all together stay below Discord's limit for a bot. Answers to presses and
commands count against neither and pass at once.

Edits of messages older than an hour have a further limit in each channel, which answers only mention on refusal
(30046). They go one after another, and wait for each other before they delay other edits.
"""

import asyncio
import re
import time
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Final, cast

import aiohttp

MOST: Final = 48
"""Requests in any second.

A little less than the 50 that Discord's documentation ("Rate Limits: Global Rate Limit") grants a bot, since its
seconds are not ours, and since every refusal counts: 10,000 in ten minutes shut a bot out.
"""
SECOND: Final = 1.0
REFUSED: Final = 429
MOST_LANES: Final = 1000
"""The number of limits remembered before expired ones are dropped: one for each channel of a game."""
FREE: Final = ("interactions", "webhooks")
"""Routes of answers to people, which are outside the limit.

"Interaction endpoints are not bound to the bot's Global Rate Limit" (the same page), and an interaction's webhook
carries its own token. A press has three seconds, and must not wait behind boards.
"""

EDITED_ENOUGH: Final = 30046
"""Discord's error code for too many edits of messages older than an hour."""
OLD: Final = 3600.0 - 60.0
"""Seconds after which a message counts as older than an hour: a little early, since our clock may differ."""
OLD_EVERY: Final = 2.2
"""Seconds from one edit of an old message to the next of the same channel. Bots have counted three in six seconds; no
documentation says so."""

DISCORD_EPOCH: Final = 1_420_070_400
"""The beginning of the time in Discord's ids, in seconds since 1970 (docs: reference#snowflakes)."""
_EDIT = re.compile(r"channels/(\d+)/messages/(\d+)")
_API = re.compile(r"/api/v\d+/(.+)")
_NUMBER = re.compile(r"\d+")

Route = tuple[str, str]
"""A method and an address without its ids."""


@dataclass(slots=True)
class _Lane:
    """The requests that share a limit, and when the next of them may go (by the loop's time)."""

    free_at: float = 0.0
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)


class Pace:
    """Lets requests through in time, as a tracer of the HTTP client."""

    def __init__(
        self, most: int = MOST, *, old_every: float = OLD_EVERY, clock: Callable[[], float] = time.time
    ) -> None:
        """Keep below `most` requests a second; `clock` returns the time in seconds since 1970."""
        self._old_every = old_every
        self._clock = clock
        self._limits: dict[Route, str] = {}
        """Discord's name for the limit of a route."""
        self._lanes: dict[tuple[Route | str, str], _Lane] = {}
        self._room = asyncio.Semaphore(most)
        """A request holds room until a second after its answer, as it may have reached Discord just before that."""
        self._closed_until = 0.0

    def tracing(self) -> aiohttp.TraceConfig:
        """Return the tracing hooks for the HTTP client."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._start)
        config.on_request_end.append(self._end)
        config.on_request_exception.append(self._fail)
        return config

    async def _start(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, asked: aiohttp.TraceRequestStartParams
    ) -> None:
        context.lane = context.old = None
        found = _route(asked.method, asked.url.path)
        if found is None:
            return
        context.route, context.major = found
        # The HTTP client awaits this before it connects: what waits here holds no connection.
        async with AsyncExitStack() as lanes:  # also when cancelled: otherwise these lanes would stay blocked
            if (channel := self._edits_old(asked.method, asked.url.path)) is not None:
                old = self._lanes.setdefault(("old", channel), _Lane())
                await lanes.enter_async_context(old.turn)
                await _sleep_until(old.free_at)
                context.old = old
            lane = self._lane(context.route, context.major)
            await lanes.enter_async_context(lane.turn)  # first: what waits here must take no room from others
            await _sleep_until(lane.free_at)
            await self._pass()
            context.lane = lane
            lanes.pop_all()  # they are left after the answer

    async def _end(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, answered: aiohttp.TraceRequestEndParams
    ) -> None:
        if context.lane is None:
            return
        try:
            await self._keep_limits(context, answered.response)
            self._name(context, answered.response.headers.get("X-RateLimit-Bucket"))
        finally:
            self._leave(context)

    async def _fail(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, _: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._leave(context)

    async def _keep_limits(self, context: SimpleNamespace, response: aiohttp.ClientResponse) -> None:
        """Keep what an answer says about the next request."""
        lane: _Lane = context.lane
        headers, now = response.headers, _now()
        if response.status == REFUSED:
            refusal = await _refusal(response)
            free_at = now + _retry_after(refusal, headers)
            # A refusal over all says nothing of this route: waiting in its lane would hold up one channel only.
            if _is_over_all(refusal, headers):
                self._closed_until = max(self._closed_until, free_at)
            elif refusal.get("code") == EDITED_ENOUGH and context.old is not None:
                context.old.free_at = free_at
            else:
                lane.free_at = free_at
        elif headers.get("X-RateLimit-Remaining") == "0":
            # The next one would be refused. How long is taken, not until when: our clock may differ from Discord's.
            lane.free_at = now + _seconds(headers, "X-RateLimit-Reset-After")

    def _name(self, context: SimpleNamespace, limit: str | None) -> None:
        """Keep Discord's name for a route's limit, and share its state with requests that use the name.

        Only an answer names the limit of a route, so the first request of each route has a lane of its own. Without
        sharing, the next request would use the named lane, and what that answer said would be lost.
        """
        if limit is not None:
            self._limits[context.route] = limit
            named = self._lanes.setdefault((limit, context.major), context.lane)
            named.free_at = max(named.free_at, context.lane.free_at)

    async def _pass(self) -> None:
        """Wait until one more request is within the limit over all, in order of arrival."""
        await self._room.acquire()
        try:
            while (closed_until := self._closed_until) > _now():  # it may be closed again meanwhile
                await _sleep_until(closed_until)
        except BaseException:
            self._room.release()
            raise

    def _leave(self, context: SimpleNamespace) -> None:
        lane: _Lane | None = context.lane
        if lane is not None:
            context.lane = None
            lane.turn.release()
            if (old := context.old) is not None:
                old.free_at = max(old.free_at, _now() + self._old_every)
                old.turn.release()
            # A second after the answer, not after the request: only then is it certain that Discord's second is over.
            asyncio.get_running_loop().call_later(SECOND, self._room.release)

    def _edits_old(self, method: str, path: str) -> str | None:
        """Return the channel in which this request edits a message older than an hour; None for others."""
        found = _API.fullmatch(path) if method == "PATCH" else None
        edit = _EDIT.fullmatch(found[1]) if found else None
        return edit[1] if edit and is_old(int(edit[2]), self._clock()) else None

    def _lane(self, route: Route, major: str) -> _Lane:
        if len(self._lanes) >= MOST_LANES:
            now = _now()  # only a lane that someone is in, or waits in, knows its own limit
            self._lanes = {
                key: lane for key, lane in self._lanes.items() if lane.turn.locked() or lane.free_at > now
            }  # fmt: skip
        return self._lanes.setdefault((self._limits.get(route, route), major), _Lane())


def is_old(message_id: int, now: float) -> bool:
    """Return whether a message is older than an hour at `now` (seconds since 1970), from the time in its id."""
    return now - ((message_id >> 22) / 1000 + DISCORD_EPOCH) > OLD


def _route(method: str, path: str) -> tuple[Route, str] | None:
    """Return a request's route and the channel or server that has a limit of its own there; None if it is free.

    Discord limits by "top-level resources": the same route in two channels is two limits, for two messages it is one.
    """
    found = _API.fullmatch(path)
    if found is None:
        return None
    first, *rest = found[1].split("/")
    if first in FREE:
        return None
    major = rest[0] if rest and first in ("channels", "guilds") else ""
    return (method, _NUMBER.sub("0", found[1])), major


async def _refusal(response: aiohttp.ClientResponse) -> dict[str, Any]:
    """Return the body of a refusal; empty where it cannot be read."""
    try:
        body: Any = await response.json(content_type=None)
    except (ValueError, aiohttp.ClientError):
        return {}
    return cast("dict[str, Any]", body) if isinstance(body, dict) else {}


def _is_over_all(refusal: Mapping[str, Any], headers: Mapping[str, str]) -> bool:
    is_said = bool(headers.get("X-RateLimit-Global")) or refusal.get("global") is True
    return is_said or headers.get("X-RateLimit-Scope") == "global"


def _retry_after(refusal: Mapping[str, Any], headers: Mapping[str, str]) -> float:
    """Return the seconds to wait after a refusal: exact in the body, rounded in the header, else a default."""
    try:
        return float(refusal["retry_after"])
    except (ValueError, TypeError, KeyError):
        return _seconds(headers, "Retry-After")


def _seconds(headers: Mapping[str, str], name: str) -> float:
    try:
        return float(headers.get(name, SECOND))
    except ValueError:
        return SECOND


def _now() -> float:
    return asyncio.get_running_loop().time()


async def _sleep_until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - _now()))
