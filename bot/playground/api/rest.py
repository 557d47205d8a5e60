"""The way of one REST request: faults, route, authorisation, rate, body, Discord's description, handler, record."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote

from aiohttp import web

from bot.playground.api.core import Core
from bot.playground.api.message_body import Upload
from bot.playground.api.record import Request
from bot.playground.checks.errors import Form, Refusal
from bot.playground.faults import Fault
from bot.playground.json_types import JSON, is_object

Handler = Callable[["Call"], Awaitable["Reply"]]


@dataclass(frozen=True, slots=True)
class Reply:
    """A status and a body; None is an empty one."""

    body: Any = None
    status: int = 200

    @classmethod
    def empty(cls) -> "Reply":
        """204."""
        return cls(None, 204)


@dataclass(slots=True)
class Call:
    """One request as a handler sees it."""

    core: Core
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: list[Upload] = field(default_factory=list[Upload])

    def id(self, name: str) -> int:
        """The snowflake in the path. Raises: Refusal: 50035 for anything else."""
        text = self.params[name]
        if not (text.isascii() and text.isdigit()):
            form = Form()
            form.add((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
            form.close()
        return int(text)

    def object(self) -> JSON:
        """The body. Raises: Refusal: 50035 when it is no object."""
        if not is_object(self.body):
            raise Refusal(400, 50035, "Invalid Form Body", {"_errors": [_NO_OBJECT]})
        return self.body


_NO_OBJECT = {"code": "MODEL_TYPE_CONVERT", "message": "Only dictionaries may be used in a ModelType"}


@dataclass(frozen=True, slots=True)
class Route:
    """A route: `bucket` names its rate, `major` the parameter that has a bucket of its own."""

    method: str
    template: str
    handler: Handler
    bucket: str
    major: str | None
    needs_token: bool
    pattern: re.Pattern[str]


class Routes:
    """Routes in order of definition; the first that matches serves."""

    def __init__(self) -> None:
        self.all: list[Route] = []

    def add(
        self, method: str, template: str, *, bucket: str = "default", needs_token: bool = True
    ) -> Callable[[Handler], Handler]:
        """A decorator that serves `template` with a handler."""

        def register(handler: Handler) -> Handler:
            pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", template))
            names = re.findall(r"\{(\w+)\}", template)
            major = next((name for name in names if name in ("channel_id", "guild_id", "token")), None)
            self.all.append(Route(method, template, handler, bucket, major, needs_token, pattern))
            return handler

        return register

    def find(self, method: str, path: str) -> tuple[Route, dict[str, str]] | None:
        """The route for this request with the path's parameters. Raises: Refusal: 405, for another method."""
        other = False
        for route in self.all:
            if found := route.pattern.fullmatch(path):
                if route.method == method:
                    return route, found.groupdict()
                other = True
        if other:
            raise Refusal(405, 0, "405: Method Not Allowed")
        return None


class Rest:
    """Serves everything below /api/v10."""

    def __init__(self, core: Core, routes: Routes) -> None:
        self.core, self.routes = core, routes

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer one request and record it."""
        path = "/" + request.match_info["tail"]
        entry = Request(request.method, _without_secrets(path), None, None, {}, self.core.clock.now())
        self.core.record.add(entry)
        try:
            return await self._served(request, path, entry)
        finally:
            entry.ended = self.core.clock.now()

    async def _served(self, request: web.Request, path: str, entry: Request) -> web.StreamResponse:
        fault = self.core.faults.next_for(request.method, path)
        if fault and fault.kind == "slow" and not fault.after:
            await asyncio.sleep(fault.seconds)
        if fault and fault.kind != "slow" and not fault.after:
            entry.fault = fault.kind
            return self._trouble(request, fault, entry)
        response = await self._answer(request, path, entry)
        if fault and fault.kind == "slow" and fault.after:
            await asyncio.sleep(fault.seconds)
        elif fault and fault.after:
            entry.fault = fault.kind
            return self._trouble(request, fault, entry)
        return response

    def _trouble(self, request: web.Request, fault: Fault, entry: Request) -> web.StreamResponse:
        if fault.kind == "drop":
            entry.status = 0
            if request.transport:
                request.transport.abort()
            return web.Response(status=500)
        if fault.kind == "429":
            body = {"message": "You are being rate limited.", "retry_after": fault.seconds, "global": fault.is_global}
            headers = {"Retry-After": str(max(1, round(fault.seconds)))}
            if fault.is_global:
                headers |= {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
            return self._respond(Reply(body, 429), entry, headers)
        return self._respond(Reply({"message": f"{fault.status}: trouble", "code": 0}, fault.status), entry, {})

    async def _answer(self, request: web.Request, path: str, entry: Request) -> web.Response:
        headers: dict[str, str] = {}
        try:
            found = self.routes.find(request.method, path)
            if found is None:
                raise Refusal(404, 0, "404: Not Found")
            route, params = found
            entry.route = f"{route.method} {route.template}"
            self._authorise(request, route)
            verdict = self.core.rates.take(
                route.bucket, params.get(route.major or "", ""), counts_globally=route.needs_token
            )
            headers = verdict.headers
            if verdict.hammering:
                self.core.record.hammered.append(entry)
            if verdict.retry_after is not None:
                await request.read()
                return self._respond(Reply(verdict.body(), 429), entry, headers)
            call = Call(self.core, {key: unquote(value) for key, value in params.items()}, dict(request.query))
            call.body, call.uploads = await _read(request)
            entry.body, entry.files = call.body, {item.filename: len(item.data) for item in call.uploads}
            self._describe(route, call)
            reply = await route.handler(call)
        except Refusal as refusal:
            entry.error = refusal.body()
            reply = Reply(refusal.body(), refusal.status)
        return self._respond(reply, entry, headers)

    def _authorise(self, request: web.Request, route: Route) -> None:
        given = request.headers.get("Authorization")
        if route.needs_token and given != f"Bot {self.core.settings.token}":
            raise Refusal(401, 0, "401: Unauthorized")
        reason = request.headers.get("X-Audit-Log-Reason")
        if reason is not None:
            form = Form()
            form.text(unquote(reason), ("X-Audit-Log-Reason",), "audit_reason")
            form.close()

    def _describe(self, route: Route, call: Call) -> None:
        """Hold the body against Discord's description. Raises: Refusal: 50035."""
        if self.core.schema is None or call.body is None:
            return
        form = Form()
        form.faults = self.core.schema.faults(route.method, route.template, call.body)
        form.close()

    def _respond(self, reply: Reply, entry: Request, headers: dict[str, str]) -> web.Response:
        entry.status = reply.status
        # discord.py takes a 429 without Via for a ban by the network in front of Discord
        headers = {**headers, "Via": "1.1 playground"}
        if reply.body is None:
            return web.Response(status=reply.status, headers=headers)
        body = json.dumps(reply.body, separators=(",", ":")).encode()
        return web.Response(status=reply.status, body=body, content_type="application/json", headers=headers)


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON and the files of a request. Raises: Refusal: 50109 for what is no JSON, 50035 for what is neither."""
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
    """The path with webhook and interaction tokens struck out."""
    return re.sub(r"^/(webhooks|interactions)/(\d+)/[^/]+", r"/\1/\2/…", path)
