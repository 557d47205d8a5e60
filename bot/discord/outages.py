"""Requests that the start of the bot cannot do without: made again, with growing pauses, for as long as Discord is ill.

A process that ended instead would be started again by its supervisor, ask at once, and lengthen the ban it is under.
"""

import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from typing import Final, TypeVar

import aiohttp
import discord

from bot.discord.connection_times import ConnectionTimes

log = logging.getLogger(__name__)

T = TypeVar("T")

UNREACHABLE: Final = (aiohttp.ClientError, OSError, TimeoutError)
"""A page in Discord's place is one of these, too (`bot.discord.requests.UnreadableAnswer`)."""


async def through_outages(
    what: str, ask: Callable[[], Awaitable[T]], times: ConnectionTimes, *, gives_up: Callable[[Exception], bool]
) -> T:
    """Return what `ask` returns, however often it fails first; one line in the log for each failure.

    Raises what `gives_up` says another attempt would not change.
    """
    failures = 0
    while True:
        try:
            return await ask()
        except (discord.DiscordException, *UNREACHABLE) as error:
            if gives_up(error):
                raise
            pause = times.outage_pauses[min(failures, len(times.outage_pauses) - 1)]
            pause = max(pause, retry_after(error) or 0.0)
            log.warning("%s: Discord is not to be reached (%s); trying again in %.0f s", what, why(error), pause)
        failures += 1
        await times.sleep(pause)


def is_refusal(error: Exception) -> bool:
    """Return whether Discord has understood a request and refuses it: asking again would be no help."""
    if not isinstance(error, discord.HTTPException):
        return False
    # a refusal without one of Discord's codes comes from something in front of it
    return 400 <= error.status < 500 and error.status != HTTPStatus.TOO_MANY_REQUESTS and not _is_page(error)


def _is_page(error: discord.HTTPException) -> bool:
    return error.code == 0 and error.text.lstrip().startswith("<")


def retry_after(error: Exception) -> float | None:
    """Return the seconds after which a failed request may be made again, where the answer says so."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if not isinstance(error, discord.HTTPException):
        return None
    given: str | None = error.response.headers.get("Retry-After")
    if given is None:
        return None
    try:
        return max(0.0, float(given))
    except ValueError:
        pass
    try:
        # HTTP allows a date as well (RFC 9110, 10.2.3)
        return max(0.0, (parsedate_to_datetime(given) - datetime.now(UTC)).total_seconds())
    except (ValueError, TypeError):
        return None


def why(error: Exception) -> str:
    """Return in a few words what has gone wrong: an answer's status, never the page that came with it."""
    return f"status={error.status}" if isinstance(error, discord.HTTPException) else type(error).__name__
