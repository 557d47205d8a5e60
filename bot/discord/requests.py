"""Requests to Discord's HTTP API, with what discord.py leaves to each of its callers."""

import json
import logging
import sys
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final, Protocol, cast

import aiohttp
import discord
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.discord.error_codes import THREAD_ARCHIVED
from bot.discord.forms import form_body
from bot.discord.plain_words import StandIns, bare, without_names
from bot.discord.refusals import WORDS
from bot.discord.unknown_kinds import plainest_channel

log = logging.getLogger(__name__)

Json = dict[str, Any]
Send = Callable[[Json | None], Awaitable[Any]]
"""Sends a request, with another body instead of its own where one is given."""

WITH_AN_ANSWER: Final = ("GET", "PATCH")
"""Methods that Discord answers with JSON wherever the bot uses them; others may be answered with nothing (204)."""


class UnreadableAnswer(aiohttp.ClientError):
    """Something in front of Discord has answered in its place, under a status of success: as good as no answer."""


class Mender(Protocol):
    """What makes a request that Discord has refused one that it takes."""

    async def stand_ins(self, route: Route) -> StandIns:
        """Return what stands in place of other people's words in what is being done now."""
        ...

    def note_blocked(self, error: discord.HTTPException, route: Route) -> None:
        """Note that words were refused there, whatever came of it. Returns at once."""

    async def wake(self, route: Route) -> bool:
        """Open the sleeping thread that an answer goes to; return False where it stays closed."""
        ...


async def _mended(mender: Mender | None, route: Route, body_of: Callable[[], Json | None], send: Send) -> Any:
    """Send a request; where Discord refuses its words, again without other people's, then without any.

    Once more where its thread is asleep and can be opened. Raises the last refusal.
    """
    try:
        return await send(None)
    except discord.HTTPException as error:
        if mender is None:
            raise
        if error.code == THREAD_ARCHIVED and route.webhook_token is not None:
            if not await mender.wake(route):
                raise
            return await send(body_of())  # not as it was: large files have been read to their end
        if error.code not in WORDS or (body := body_of()) is None:
            raise
        refused = error
    mender.note_blocked(refused, route)
    stand_ins = await mender.stand_ins(route)
    log.info("%s %s: its words are refused (%s), it goes out plainly", route.method, route.path, refused.code)
    try:
        return await send(without_names(body, stand_ins))
    except discord.HTTPException as error:
        if error.code not in WORDS:
            raise
    return await send(bare(body, stand_ins))


def _with_payload(fields: Sequence[Json], body: Json) -> list[Json]:
    """Return a form's fields with another body; its files are read again from their beginning."""
    made: list[Json] = []
    for each in fields:
        if each.get("name") == "payload_json":
            made.append(each | {"value": json.dumps(body)})
        else:
            if hasattr(each.get("value"), "seek"):
                each["value"].seek(0)
            made.append(each)
    return made


def _payload_of(fields: Sequence[Json]) -> Json | None:
    return next((json.loads(each["value"]) for each in fields if each.get("name") == "payload_json"), None)


class Requests(HTTPClient):
    """discord.py's HTTP client, which raises `UnreadableAnswer` where it would return a page for Discord's JSON.

    Its callers take what they get for JSON, and raise `TypeError` and the like, as they do for a mistake of our own.
    Forms are sent in one piece (`bot.discord.forms`). What Discord refuses for its words is sent again in plainer ones
    by the `mender`, if there is one.
    """

    mender: Mender | None = None

    async def get_channel(self, channel_id: Any) -> Any:
        return plainest_channel(await super().get_channel(channel_id))  # type: ignore[arg-type]  # as it was

    async def request(
        self,
        route: Route,
        *,
        files: Sequence[discord.File] | None = None,
        form: Iterable[dict[str, Any]] | None = None,
        **options: Any,
    ) -> Any:
        fields = [*form] if form else []

        async def send(body: Json | None) -> Any:
            if body is None:
                return await self._request(route, files=files, form=fields, **options)
            if fields:
                return await self._request(route, files=files, form=_with_payload(fields, body), **options)
            return await self._request(route, files=files, form=fields, **options | {"json": body})

        def body_of() -> Json | None:
            body = options.get("json")
            # a form has it as text, which is read only where it is needed
            return body if isinstance(body, dict) else _payload_of(fields)  # type: ignore[reportUnknownVariableType]

        return await _mended(self.mender, route, body_of, send)

    async def _request(
        self,
        route: Route,
        *,
        files: Sequence[discord.File] | None,
        form: Sequence[dict[str, Any]],
        **options: Any,
    ) -> Any:
        fields = [*form]
        if (body := form_body(fields)) is not None:
            options["data"] = body
            files, fields = None, []
        try:
            answer = await super().request(route, files=files, form=fields, **options)
        except (json.JSONDecodeError, UnicodeDecodeError) as error:
            raise UnreadableAnswer(f"{route.method} {route.path}") from error
        if isinstance(answer, str) and (answer or route.method in WITH_AN_ANSWER):
            raise UnreadableAnswer(f"{route.method} {route.path}")
        return answer


class WebhookRequests(AsyncWebhookAdapter):
    """discord.py's adapter for what answers interactions, which raises `UnreadableAnswer` in the same way.

    It does so also for a page under a status of refusal: Discord refuses in JSON, whoever else does so says nothing
    about the answer. Forms are sent in one piece here, too, and refused words and sleeping threads mended.
    """

    mender: Mender | None = None

    async def request(self, route: Route, session: aiohttp.ClientSession, **options: Any) -> Any:
        payload, fields = options.get("payload"), options.get("multipart") or ()

        async def send(body: Json | None) -> Any:
            if body is None:
                return await self._request(route, session, **options)
            changed = {"multipart": _with_payload(fields, body)} if fields else {"payload": body}
            return await self._request(route, session, **options | changed)

        return await _mended(self.mender, route, lambda: payload or _payload_of(fields), send)

    async def _request(self, route: Route, session: aiohttp.ClientSession, **options: Any) -> Any:
        where = f"{route.method} {route.path}"
        if (body := form_body(options.get("multipart") or ())) is not None:
            session = cast("aiohttp.ClientSession", _WithBody(session, body))
            options |= {"multipart": None, "files": None}
        try:
            answer = await super().request(route, session, **options)
        except (json.JSONDecodeError, UnicodeDecodeError) as error:
            raise UnreadableAnswer(where) from error
        except discord.HTTPException as error:
            if error.response.headers.get("Content-Type") == "application/json":
                raise
            raise UnreadableAnswer(where) from error
        except TypeError as error:
            if not _has_read_a_page():
                raise
            raise UnreadableAnswer(where) from error
        if isinstance(answer, str) and (answer or route.method in WITH_AN_ANSWER):
            raise UnreadableAnswer(where)
        return answer


class _WithBody:
    """A session whose requests have a body that the adapter has no parameter for."""

    def __init__(self, session: aiohttp.ClientSession, body: aiohttp.BytesPayload) -> None:
        self._session = session
        self._body = body

    def request(self, method: str, url: str, *, data: None, **options: Any) -> Any:
        return self._session.request(method, url, data=self._body, **options)


def _has_read_a_page() -> bool:
    """Return whether the adapter itself has raised what is being handled, as it looked into a page for a number.

    It does that with a proxy's page under 429 (discord.py 2.7.1, where its HTTP client looks first).
    """
    trace = sys.exc_info()[2]
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None or trace.tb_frame.f_code is not AsyncWebhookAdapter.request.__code__:
        return False
    return isinstance(trace.tb_frame.f_locals.get("data"), str)
