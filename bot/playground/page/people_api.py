"""The people's API: `POST /people/{endpoint}` with a JSON object, answered with JSON. The page and tests call it.

A refusal is `400 {"error": why}`: what Discord's client would not let a person do; with `"overtaken": true` if what
they used has changed since they saw it. Ids are always strings.
"""

import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

from aiohttp import web

from bot.playground.api.core import Core
from bot.playground.checks.errors import CannotDo, Refusal, StaleAction
from bot.playground.json_types import JSON, is_object, snowflake
from bot.playground.world.state import Channel, Guild, Message, User

Endpoint: TypeAlias = Callable[[Core, JSON], Awaitable[Any]]


class Endpoints(dict[str, Endpoint]):
    """The endpoints of the people's API, by name."""

    def add(self, name: str) -> Callable[[Endpoint], Endpoint]:
        """Return a decorator that registers a function as the endpoint `name`."""

        def register(function: Endpoint) -> Endpoint:
            self[name] = function
            return function

        return register


async def answer_people(core: Core, endpoints: Mapping[str, Endpoint], request: web.Request) -> web.Response:
    """Answer a request to the people's API."""
    try:
        body = _body(await request.read())
        name = request.match_info["endpoint"]
        if name not in endpoints:
            raise CannotDo(f"there is no endpoint {name!r}; there are {sorted(endpoints)}")
        return _json(await endpoints[name](core, body), 200)
    # a page may send anything: it is told about its mistakes, and they stop nothing
    except (CannotDo, Refusal, KeyError, TypeError, ValueError, OverflowError, RecursionError) as error:
        why = f"{error.args[0]!r} is missing or unknown" if isinstance(error, KeyError) else str(error)
        return _json({"error": why, **({"overtaken": True} if isinstance(error, StaleAction) else {})}, 400)


def _body(sent: bytes) -> JSON:
    """Return a request's body; NaN, infinities and lone surrogates are refused."""
    body: Any = json.loads(sent or b"{}")
    if not is_object(body):
        raise CannotDo("the body is no JSON object")
    try:
        # they would be stored, and from then on break every page that reads them
        json.dumps(body, allow_nan=False, ensure_ascii=False).encode()
    except ValueError:
        raise CannotDo("the body holds numbers or characters that there are not") from None
    return body


def _json(body: Any, status: int) -> web.Response:
    return web.Response(status=status, body=json.dumps(body).encode(), content_type="application/json")


def user_in(core: Core, body: JSON, key: str = "user") -> User:
    """Return the user that `body` names.

    Raises:
        Refusal: 10013 when there is none.
    """
    return core.world.user(snowflake(body[key]) or 0)


def channel_in(core: Core, body: JSON) -> Channel:
    """Return the channel that `body` names.

    Raises:
        Refusal: 10003 when there is none.
    """
    return core.world.channel(snowflake(body["channel"]) or 0)


def guild_in(core: Core, body: JSON) -> Guild:
    """Return the guild that `body` names.

    Raises:
        Refusal: 10004 when there is none.
    """
    return core.world.guild(snowflake(body["guild"]) or 0)


def message_in(core: Core, body: JSON) -> Message:
    """Return the message that `body` names.

    Raises:
        Refusal: 10008 when there is none.
    """
    return core.world.message(channel_in(core, body).id, snowflake(body["message"]) or 0)
