"""The HTTP server on loopback: Discord's REST API, gateway and CDN, and the API of scripted people and the page."""

import errno
import ipaddress
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import ClassVar, Self

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.playground.api.core import Core, Settings
from bot.playground.api.creation import create_channel, create_guild, create_user, invite_bot
from bot.playground.api.gateway import Gateway
from bot.playground.api.gateway_events import dispatch_guild_event
from bot.playground.api.record import Record, Request
from bot.playground.api.rest import API_PATH, CORE, refuse_in_json, refuse_unrouted
from bot.playground.api.routes import add_api_routes
from bot.playground.checks.limits import bound
from bot.playground.checks.schema import schema_at
from bot.playground.clock import Clock
from bot.playground.faults import Faults
from bot.playground.page.browser_page import Page
from bot.playground.page.page_endpoints import PAGE_ENDPOINTS
from bot.playground.page.people_api import Endpoint, answer_people
from bot.playground.page.person_endpoints import PERSON_ENDPOINTS
from bot.playground.world.interactions import Interactions
from bot.playground.world.payloads import avatar_hash
from bot.playground.world.pictures import content_type, default_avatar
from bot.playground.world.state import World


class PlaygroundError(Exception):
    """The playground can't start: `reason` is not-loopback, in-use or cannot-listen, `values` are its details."""

    def __init__(self, reason: str, **values: str | int) -> None:
        super().__init__(f"{reason}: {values}")
        self.reason, self.values = reason, values


class Playground:
    """A stand-in for Discord on this machine. Use it with `async with`, or call `start` and `stop`.

    `token` and `name` are the bot's, `owner` is the name of the application's owner. `openapi` is the path of Discord's
    OpenAPI description: when given, every request is validated against it (3 to 8 ms a message). `rate_limits` counts
    requests and answers 429. `allowed_intents` are the privileged intents the bot may ask for. `page` is the page that
    browsers are served, if any. `first_answer` is the number of seconds an interaction waits for its initial response;
    tests on a slow machine set it higher than Discord does.
    """

    endpoints: ClassVar[Mapping[str, Endpoint]] = {**PERSON_ENDPOINTS, **PAGE_ENDPOINTS}
    """The people's API, by endpoint name, as the page calls it."""

    def __init__(
        self,
        token: str = "playground.token",
        *,
        name: str = "CIV",
        owner: str = "Owner",
        openapi: Path | None = None,
        host: str = "127.0.0.1",
        port: int = 0,
        faults: Faults | None = None,
        rate_limits: bool = False,
        allowed_intents: int = 0,
        heartbeat: float = 41.25,
        first_answer: float = bound("interaction.first_answer.seconds.max"),
        page: Page | None = None,
    ) -> None:
        if not _is_loopback(host):
            raise PlaygroundError("not-loopback", host=host)
        self.host, self.port = host, port
        self._page = page
        settings = Settings(token, name, owner, rate_limits, allowed_intents, heartbeat, first_answer)
        self._core = Core(settings, schema_at(openapi) if openapi else None, faults or Faults())
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    @property
    def policy_urls(self) -> dict[str, str | None]:
        """URLs of the bot's privacy policy and terms, as in the Developer Portal. Set them before the bot logs in."""
        return self._core.policy_urls

    async def start(self) -> None:
        """Start listening.

        Raises:
            PlaygroundError: When the port is in use or can't be opened.
        """
        runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=0.5)
        await runner.setup()
        try:
            await web.TCPSite(runner, self.host, self.port).start()
        except OSError as error:
            await runner.cleanup()
            if error.errno == errno.EADDRINUSE:
                raise PlaygroundError("in-use", host=self.host, port=self.port) from error
            why = os.strerror(error.errno or 0)
            raise PlaygroundError("cannot-listen", host=self.host, port=self.port, why=why) from error
        self._runner = runner
        self.port = runner.addresses[0][1]
        self._core.gateway_url = self.gateway_url
        self._core.payloads.cdn = self.cdn_base

    def populate(
        self, names: Sequence[str], guild: str, channel: str, *, locale: str, is_locale_chosen: bool = True
    ) -> None:
        """Create users and a guild of theirs that the bot is in; the first of `names` owns the guild.

        Unless `is_locale_chosen`, the guild takes the language of the page's first visitor.
        """
        owner, *others = [create_user(self._core, name) for name in names]
        made = create_guild(self._core, guild, owner, others, locale=locale)
        made.is_locale_chosen = is_locale_chosen
        invite_bot(self._core, made)
        create_channel(self._core, made, channel)

    async def stop(self) -> None:
        """Close all connections. The state is lost."""
        self._core.clock.close()
        await self._core.gateway.drop(1001)
        if self._runner is not None:
            await self._runner.cleanup()

    def _app(self) -> web.Application:
        app = web.Application(client_max_size=128 * 1024**2, middlewares=[_only_from_here])
        app[CORE] = self._core
        api = web.Application(middlewares=[refuse_in_json])
        add_api_routes(api.router)
        app.add_subapp(API_PATH, api)
        app.router.add_route("*", "/api/{tail:.*}", refuse_unrouted)
        app.router.add_get("/gateway", self._core.gateway.serve)
        app.router.add_get("/gateway/", self._core.gateway.serve)
        app.router.add_get("/gateway/resume", self._core.gateway.serve_resumes)
        app.router.add_get(r"/cdn/attachments/{channel}/{attachment:[0-9]{1,20}}/{filename}", self._attachment)
        app.router.add_get(r"/cdn/emojis/{emoji:[0-9]{1,20}}.{format}", self._emoji)
        app.router.add_get(r"/cdn/embed/avatars/{number:[0-9]{1,20}}.{format}", self._default_avatar)
        app.router.add_get(r"/cdn/avatars/{user:[0-9]{1,20}}/{file}", self._avatar)
        app.router.add_post("/people/{endpoint}", self._answer_people)
        if self._page is not None:
            app.router.add_get("/", self._welcome)
            app.router.add_get("/page/setting.json", self._page.setting)
            app.router.add_get("/page/{file}", self._page.file)
        return app

    async def _welcome(self, request: web.Request) -> web.Response:
        """Serve the page; a guild whose language nobody has chosen takes the visitor's, which the page uses too."""
        assert self._page is not None
        locale = self._page.locale_of(request.headers.get("Accept-Language", ""))
        for guild in self._core.world.guilds.values():
            if locale is not None and not guild.is_locale_chosen:
                guild.locale, guild.is_locale_chosen = locale, True
                dispatch_guild_event(self._core, "GUILD_UPDATE", guild)
        return await self._page.index(request)

    async def _answer_people(self, request: web.Request) -> web.Response:
        return await answer_people(self._core, self.endpoints, request)

    async def _attachment(self, request: web.Request) -> web.Response:
        found = self._core.world.attachments.get(int(request.match_info["attachment"]))
        if found is None or found.filename != request.match_info["filename"]:
            raise web.HTTPNotFound
        # an uploaded file must not run as a page of this server
        headers = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
        kind = found.content_type.partition(";")[0]
        return web.Response(body=found.data, content_type=kind, headers=headers)

    async def _emoji(self, request: web.Request) -> web.Response:
        found = self._core.world.emojis.get(int(request.match_info["emoji"]))
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found.image, content_type=content_type("", found.image))

    async def _default_avatar(self, request: web.Request) -> web.Response:
        return web.Response(body=default_avatar(int(request.match_info["number"])), content_type="image/png")

    async def _avatar(self, request: web.Request) -> web.Response:
        user = self._core.world.users.get(int(request.match_info["user"]))
        wanted = request.match_info["file"].partition(".")[0]
        if user is None or user.avatar is None or avatar_hash(user) != wanted:
            raise web.HTTPNotFound
        return web.Response(body=user.avatar, content_type=content_type("", user.avatar))

    @property
    def page_url(self) -> str:
        """The URL of the page for a browser."""
        return f"http://{self._authority}/"

    @property
    def api_base(self) -> str:
        """The value `discord.http.Route.BASE` must have."""
        return f"http://{self._authority}/api/v10"

    @property
    def gateway_url(self) -> str:
        """The value `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY` must have, as a `yarl.URL`."""
        return f"ws://{self._authority}/gateway"

    @property
    def cdn_base(self) -> str:
        """The value `discord.asset.Asset.BASE` must have."""
        return f"http://{self._authority}/cdn"

    @property
    def _authority(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    @property
    def token(self) -> str:
        return self._core.settings.token

    def forget_nonces(self) -> None:
        """Forget the nonces of all messages sent so far, as Discord does after some minutes."""
        self._core.nonces_since = self._core.clock.now()

    @property
    def faults(self) -> Faults:
        """The faults to inject into REST requests."""
        return self._core.faults

    @property
    def refused_commands(self) -> set[str]:
        """The names of commands that are refused, which a test may fill."""
        return self._core.refused_commands

    @property
    def gateway(self) -> Gateway:
        """The gateway, whose connections a test may drop or close; it counts sessions."""
        return self._core.gateway

    @property
    def interactions(self) -> Interactions:
        """Every interaction so far, with its token."""
        return self._core.interactions

    def set_rate_limits(self, enabled: bool = True) -> None:
        """Start or stop counting requests and answering 429."""
        self._core.rates.enabled = enabled

    @property
    def clock(self) -> Clock:
        """The playground's clock, which a test may advance."""
        return self._core.clock

    @property
    def world(self) -> World:
        """The state of the stand-in, for inspection."""
        return self._core.world

    @property
    def record(self) -> Record:
        """The recorder of everything the bot sent."""
        return self._core.record

    @property
    def requests(self) -> list[Request]:
        """The bot's requests in order."""
        return self._core.record.requests

    @property
    def refusals(self) -> list[Request]:
        """The bot's requests that Discord would have refused."""
        return self._core.record.refusals

    @property
    def bot_id(self) -> int:
        """The id of the bot's user and application."""
        return self._core.bot.id


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@web.middleware
async def _only_from_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests that a page of another site made a browser on this machine send."""
    try:
        host = request.url.host or ""
    except ValueError:
        host = ""  # the Host header is invalid
    origin = request.headers.get("Origin")
    if not _is_loopback(host) or (origin is not None and origin != f"http://{request.host}"):
        return web.Response(status=403, text="This playground serves its own machine only.")
    return await handler(request)
