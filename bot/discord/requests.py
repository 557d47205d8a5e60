"""Requests to Discord's HTTP API, with what discord.py leaves to each of its callers."""

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any, Final, cast

import aiohttp
import discord
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.discord.forms import form_body

WITH_AN_ANSWER: Final = ("GET", "PATCH")
"""Methods that Discord answers with JSON wherever the bot uses them; others may be answered with nothing (204)."""


class UnreadableAnswer(aiohttp.ClientError):
    """Something in front of Discord has answered in its place, under a status of success: as good as no answer."""


class Requests(HTTPClient):
    """discord.py's HTTP client, which raises `UnreadableAnswer` where it would return a page for Discord's JSON.

    Its callers take what they get for JSON, and raise `TypeError` and the like, as they do for a mistake of our own.
    Forms are sent in one piece (`bot.discord.forms`).
    """

    async def request(
        self,
        route: Route,
        *,
        files: Sequence[discord.File] | None = None,
        form: Iterable[dict[str, Any]] | None = None,
        **options: Any,
    ) -> Any:
        fields = [*form] if form else []
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
    about the answer. Forms are sent in one piece here, too.
    """

    async def request(self, route: Route, session: aiohttp.ClientSession, **options: Any) -> Any:
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
