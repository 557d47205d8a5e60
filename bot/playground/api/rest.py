"""The steps of a REST request: fault, route, authorization, rate limit, body, schema, handler, record."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias
from urllib.parse import unquote

from aiohttp import web
from aiohttp.typedefs import Handler as AiohttpHandler

from bot.playground.api.core import Core
from bot.playground.api.message_body import Upload
from bot.playground.api.record import Request
from bot.playground.checks.errors import Form, Refusal
from bot.playground.faults import Fault
from bot.playground.json_types import JSON, is_object

Handler: TypeAlias = Callable[["Exchange"], Awaitable["Reply"]]

CORE: Final = web.AppKey("core", Core)
"""Where an application keeps what its handlers share."""
API_PATH: Final = "/api/v10"
"""The one version that is served: the bot's library uses it. Discord still serves 9 and 6 too."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A status and a body; None is an empty body."""

    body: Any = None
    status: int = 200

    @classmethod
    def empty(cls) -> "Reply":
        """Return a 204."""
        return cls(None, 204)


@dataclass(slots=True)
class Exchange:
    """A request as a handler sees it."""

    core: Core
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: list[Upload] = field(default_factory=list[Upload])

    def id(self, name: str) -> int:
        """Return the snowflake in the path.

        Raises:
            Refusal: 50035 when it isn't one.
        """
        text = self.params[name]
        if not (text.isascii() and text.isdigit()):
            form = Form()
            form.add((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
            form.close()
        return int(text)

    def object(self) -> JSON:
        """Return the body.

        Raises:
            Refusal: 50035 when it isn't an object.
        """
        if not is_object(self.body):
            raise Refusal(400, 50035, "Invalid Form Body", {"_errors": [_NO_OBJECT]})
        return self.body


_NO_OBJECT = {"code": "MODEL_TYPE_CONVERT", "message": "Only dictionaries may be used in a ModelType"}


@dataclass(frozen=True, slots=True)
class Operation:
    """What a route does: its handler, the bucket of its rate limit, and whether it needs the bot's token."""

    handler: Handler
    bucket: str
    needs_token: bool


def operation(
    *, bucket: str = "default", needs_token: bool = True
) -> Callable[[Handler], Callable[[web.Request], Awaitable[web.StreamResponse]]]:
    """Return a decorator that turns a handler of calls into one for aiohttp's router."""

    def wrap(handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        made = Operation(handler, bucket, needs_token)

        async def serve(request: web.Request) -> web.StreamResponse:
            return await _Exchange(request, made).serve()

        return serve

    return wrap


async def refuse_unrouted(request: web.Request) -> web.StreamResponse:
    """Answer 404 or 405 in Discord's form to a request without a route; it is recorded and may meet faults."""
    return await _Exchange(request, None).serve()


@web.middleware
async def refuse_in_json(request: web.Request, handler: AiohttpHandler) -> web.StreamResponse:
    """Answer in JSON where aiohttp's router finds no route, since its own answer would be plain text."""
    if request.match_info.http_exception is not None:
        return await refuse_unrouted(request)
    return await handler(request)


_PAGE: Final = "<!DOCTYPE html><title>Access denied | discord.com used Cloudflare to restrict access</title>"


class _Exchange:
    """One request and its response; `operation` is None if there is no route."""

    def __init__(self, request: web.Request, operation: Operation | None) -> None:
        self.request, self.operation = request, operation
        self.core = request.config_dict[CORE]
        self.path = request.path.removeprefix(API_PATH)
        self.headers: dict[str, str] = {}
        self.entry = Request(request.method, _without_secrets(self.path), None, None, {}, self.core.clock.now())

    async def serve(self) -> web.StreamResponse:
        """Answer the request and record it, with the fault that is switched on for it, if any."""
        self.core.record.add(self.entry)
        try:
            fault = self.core.faults.next_for(self.request.method, self.path, self.request.content_type)
            if fault is None:
                return await self._answer()
            if not fault.after and (replacement := await self._inject(fault)) is not None:
                return replacement
            response = await self._answer()
            replacement = await self._inject(fault) if fault.after else None
            return response if replacement is None else replacement
        finally:
            self.entry.ended = self.core.clock.now()

    async def _inject(self, fault: Fault) -> web.StreamResponse | None:
        """Return the fault's response instead of the real one, None if it only delays."""
        if fault.kind == "slow":
            await asyncio.sleep(fault.seconds)
            return None
        if fault.kind == "hold":
            await fault.released.wait()
            return None
        self.entry.fault = fault.kind
        if fault.kind == "drop":
            self.entry.status = 0
            if self.request.transport:
                # like a network failure: nobody can tell whether the request was carried out
                self.request.transport.abort()
            return web.Response(status=500)
        self.headers = {}
        if fault.kind == "page":
            self.entry.status = fault.status
            headers = {"Retry-After": str(round(fault.seconds))} if fault.seconds else {}
            headers |= {"Via": "1.1 proxy"} if fault.is_of_proxy else {}
            return web.Response(status=fault.status, text=_PAGE, content_type="text/html", headers=headers)
        if fault.kind in ("status", "refuse"):
            return self._respond(Reply({"message": f"{fault.status}: trouble", "code": fault.code}, fault.status))
        body = {"message": "You are being rate limited.", "retry_after": fault.seconds, "global": fault.is_global}
        self.headers = {"Retry-After": str(max(1, round(fault.seconds)))}
        if fault.is_global:
            self.headers |= {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
        return self._respond(Reply(body, 429))

    async def _answer(self) -> web.Response:
        try:
            if self.operation is None:
                raise self._unrouted()
            reply = await self._perform(self.operation)
        except Refusal as refusal:
            self.entry.error = refusal.body()
            reply = Reply(refusal.body(), refusal.status)
        return self._respond(reply)

    def _unrouted(self) -> Refusal:
        error = self.request.match_info.http_exception or web.HTTPNotFound()
        return Refusal(error.status, 0, f"{error.status}: {error.reason}")

    async def _perform(self, operation: Operation) -> Reply:
        """Return the reply.

        Raises:
            Refusal: What Discord would refuse, in Discord's order.
        """
        params = dict(self.request.match_info)
        template = self._template()
        self.entry.route = f"{self.request.method} {template}"
        self._authorize(operation)
        # Discord counts by the first of these in the path: two channels never wait for each other
        major = next((value for name, value in params.items() if name in ("channel_id", "guild_id", "token")), "")
        verdict = self.core.rates.take(operation.bucket, major, counts_globally=operation.needs_token)
        self.headers = verdict.headers
        if verdict.hammering:
            self.core.record.hammered.append(self.entry)
        if verdict.retry_after is not None:
            # read it all: answering earlier would look like a broken connection to a client that still sends
            await self.request.read()
            return Reply(verdict.body(), 429)
        call = Exchange(self.core, params, dict(self.request.query))
        call.body, call.uploads = await _read(self.request)
        self.entry.body, self.entry.files = call.body, {item.filename: len(item.data) for item in call.uploads}
        self._validate(template, call)
        return await operation.handler(call)

    def _template(self) -> str:
        resource = self.request.match_info.route.resource
        return resource.canonical.removeprefix(API_PATH) if resource else ""

    def _authorize(self, operation: Operation) -> None:
        given = self.request.headers.get("Authorization")
        if operation.needs_token and given != f"Bot {self.core.settings.token}":
            raise Refusal(401, 0, "401: Unauthorized")
        reason = self.request.headers.get("X-Audit-Log-Reason")
        if reason is not None:
            form = Form()
            form.text(unquote(reason), ("X-Audit-Log-Reason",), "audit_reason")
            form.close()

    def _validate(self, template: str, call: Exchange) -> None:
        """Validate the body by Discord's description.

        Raises:
            Refusal: 50035 when it has errors.
        """
        if self.core.schema is None or call.body is None:
            return
        form = Form()
        form.errors = self.core.schema.request_errors(self.request.method, template, call.body)
        form.close()

    def _respond(self, reply: Reply) -> web.Response:
        self.entry.status = reply.status
        # discord.py takes a 429 without Via for a ban by the network in front of Discord
        headers = {**self.headers, "Via": "1.1 playground"}
        if reply.body is None:
            return web.Response(status=reply.status, headers=headers)
        # the charset that `json_response` would add to the content type breaks discord.py's login
        body = json.dumps(reply.body, separators=(",", ":")).encode()
        return web.Response(status=reply.status, body=body, content_type="application/json", headers=headers)


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return the JSON and the files of a request.

    Raises:
        Refusal: 50109 for invalid JSON, 50035 for another content type.
    """
    if request.content_type == "multipart/form-data":
        return await _read_multipart(request)
    raw = await request.read()
    if not raw:
        return None, []
    if request.content_type != "application/json":
        raise Refusal(
            400,
            50035,
            f"Expected \"Content-Type\" header to be one of ['application/json'], got {request.content_type}",
        )
    return _parse(raw), []


async def _read_multipart(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = None
    uploads: list[Upload] = []
    reader = await request.multipart()
    while (part := await reader.next()) is not None:
        if not hasattr(part, "name"):
            continue
        name: str = getattr(part, "name", "") or ""
        data = bytes(await part.read(decode=False))  # type: ignore[union-attr]
        if name == "payload_json":
            body = _parse(data)
        elif found := re.fullmatch(r"files?\[?(\d*)\]?", name):
            filename: str = getattr(part, "filename", None) or "unknown"
            uploads.append(Upload(int(found[1] or len(uploads)), filename, data))
    return ({} if body is None else body), uploads


def _parse(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise Refusal(400, 50109, "The request body contains invalid JSON.") from None


def _without_secrets(path: str) -> str:
    """Return the path with webhook and interaction tokens removed."""
    return re.sub(r"^/(webhooks|interactions)/(\d+)/[^/]+", r"/\1/\2/…", path)
