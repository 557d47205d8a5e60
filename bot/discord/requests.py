"""Requests to Discord's HTTP API, with what discord.py leaves to each of its callers."""

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

import aiohttp
import discord
from discord.http import HTTPClient, Route

WITH_AN_ANSWER: Final = ("GET", "PATCH")
"""Methods that Discord answers with JSON wherever the bot uses them; others may be answered with nothing (204)."""


class UnreadableAnswer(aiohttp.ClientError):
    """Something in front of Discord has answered in its place, under a status of success: as good as no answer."""


class Requests(HTTPClient):
    """discord.py's HTTP client, which raises `UnreadableAnswer` where it would return a page for Discord's JSON.

    Its callers take what they get for JSON, and raise `TypeError` and the like, as they do for a mistake of our own.
    """

    async def request(
        self,
        route: Route,
        *,
        files: Sequence[discord.File] | None = None,
        form: Iterable[dict[str, Any]] | None = None,
        **options: Any,
    ) -> Any:
        try:
            answer = await super().request(route, files=files, form=form, **options)
        except (json.JSONDecodeError, UnicodeDecodeError) as error:
            raise UnreadableAnswer(f"{route.method} {route.path}") from error
        if isinstance(answer, str) and (answer or route.method in WITH_AN_ANSWER):
            raise UnreadableAnswer(f"{route.method} {route.path}")
        return answer
