"""The connection to Discord's gateway: opened again whatever ends it, and known at any time to be alive or not.

It takes the place of the loop in `discord.Client.connect`. That one (2.7.1) asks a resume address that is down for ever
(Rapptz/discord.py#10511), resumes again with a session that the gateway has just refused, pauses between no two
attempts after a close code, and ends the process at an event that it cannot read or a code that it does not expect.
"""

import asyncio
import json
import logging
import time
import traceback
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, cast

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.http import Route

from bot.discord.connection_times import ConnectionTimes

log = logging.getLogger(__name__)

TOKEN_REFUSED: Final = 4004
SESSION_OVER: Final = frozenset({4003, 4004, 4005, 4007, 4009})
"""Close codes after which a session cannot be resumed: each attempt would end with the same code
(docs: topics/opcodes-and-status-codes#gateway-gateway-close-event-codes)."""
NOT_ACCEPTED: Final = frozenset({4004, 4010, 4011, 4012, 4013, 4014})
"""Codes by which Discord refuses token, shard, version or intents; some of its incidents sent them as well."""
HELLO: Final = 10
SHORTEST_HEARTBEAT: Final = 0.05


class ConnectionLost(Exception):
    """The connection is given up by the bot itself, because of what the text says."""


class Socket(DiscordWebSocket):
    """One connection to the gateway, from its opening to its end."""

    times: ConnectionTimes
    is_established: bool = False
    """Whether READY or RESUMED has been seen."""

    @property
    def code(self) -> int | None:
        """The close code, if it is closed: the gateway's own before what the bot has closed it with."""
        return self.socket.close_code or self._close_code

    @property
    def is_alive(self) -> bool:
        """Whether it has a session and the last heartbeat was acknowledged within two intervals."""
        return self.open and self.is_established and (left := self.seconds_left()) is not None and left > 0

    @property
    def heard_at(self) -> float:
        """When the gateway last acknowledged that a session lives, by `time.perf_counter`; 0 before there is one."""
        if not self.is_established or self._keep_alive is None:
            return 0.0
        return self._keep_alive._last_ack  # pyright: ignore[reportPrivateUsage]  # known nowhere else

    def seconds_left(self) -> float | None:
        """Return the seconds until the next acknowledgement is overdue; None before the gateway's greeting."""
        keep_alive = self._keep_alive
        if keep_alive is None:
            return None
        assert keep_alive.interval is not None, "it is made with one"
        # the library's thread beats, and keeps by this clock when it was last acknowledged
        return keep_alive._last_ack + 2 * keep_alive.interval - time.perf_counter()  # pyright: ignore[reportPrivateUsage]  # known nowhere else

    async def poll_event(self) -> None:
        try:
            await super().poll_event()
        except BaseException:
            # whoever opens it has no hold of it before the greeting
            await self.close()
            raise

    async def close(self, code: int = 4000) -> None:
        """Close it, without waiting for an end that does not answer."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.times.farewell):
                await super().close(code)

    async def received_message(self, msg: Any, /) -> None:
        """Work off one message. One that cannot be read is logged and passed over: the next may well be readable."""
        if isinstance(msg, bytes):
            try:
                msg = self._decompressor.decompress(msg)
            except Exception as error:
                # a stream is compressed as one: whatever follows could not be read either
                raise ConnectionLost("its compressed stream is broken") from error
            if msg is None:
                return
        sequence = self.sequence
        try:
            if self._keep_alive is None:
                msg = self._bounded_greeting(msg)
            await super().received_message(msg)
        except (ReconnectWebSocket, discord.ConnectionClosed, aiohttp.ClientError, OSError):
            raise
        except Exception as error:
            # names alone: what an event says may be someone's secret, and errors quote it ("invalid literal for int…")
            log.error(
                "an event of the gateway cannot be read and is passed over: %s (%s)", _name_of(msg), _origin_of(error)
            )
        else:
            if not self.is_established and self.session_id and _name_of(msg) in ("READY", "RESUMED"):
                self.is_established = True
        if self.sequence is not None and type(self.sequence) is not int:
            self.sequence = sequence  # a resume with anything else would be refused

    def _bounded_greeting(self, text: str) -> str:
        """Return the greeting with an interval of heartbeats that is kept to; any other message as it is."""
        found: Any = json.loads(text)
        if not isinstance(found, dict):
            return text
        found = cast("dict[str, Any]", found)
        if found.get("op") != HELLO:
            return text
        bounds = SHORTEST_HEARTBEAT, self.times.longest_heartbeat
        interval = min(max(float(found["d"]["heartbeat_interval"]) / 1000, bounds[0]), bounds[1])
        return json.dumps(found | {"d": {"heartbeat_interval": interval * 1000}})


def _name_of(text: str) -> str:
    """Return the name of an event, or whatever it may be called."""
    try:
        found: Any = json.loads(text)
    except (ValueError, RecursionError):
        return "no-json"
    return str(cast("dict[str, Any]", found).get("t"))[:50] if isinstance(found, dict) else "no-object"


def _origin_of(error: Exception) -> str:
    """Return the type of an error, and the function and line that raised it, without its text."""
    *_, frame = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__}:{frame.name}:{frame.lineno}"


@dataclass(frozen=True, slots=True)
class Session:
    """What a lost connection leaves to be resumed: where, as what, after which event, and when it was lost."""

    gateway: yarl.URL
    id: str
    sequence: int | None
    lost_at: float


class GatewayConnection:
    """Keeps a client connected until it is closed. `close` ends a pause at once."""

    def __init__(self, client: discord.Client, times: ConnectionTimes) -> None:
        self._client = client
        self._times = times
        self._socket_class = type("TimedSocket", (Socket,), {"times": times})
        self._socket: Socket | None = None
        self._closing = asyncio.Event()
        self._session: Session | None = None
        self._refusals = 0
        """How often in a row the session could not be resumed."""
        self._failures = 0
        """How often in a row no steady connection was made."""
        self._identified_at: float | None = None
        self._has_identified = False
        """Whether the attempt under way has identified."""
        self._heard_at = time.perf_counter()
        """When a connection that has ended was last known to be alive; at first when this one was made."""
        self.has_been_alive = False
        """Whether there has been a session since the client was made."""

    @property
    def is_alive(self) -> bool:
        """Whether the connection has a session, and the gateway acknowledges heartbeats."""
        return self._socket is not None and self._socket.is_alive

    @property
    def seconds_lost(self) -> float:
        """The seconds since the gateway was last heard of in a session; 0 while the connection lives."""
        if self.is_alive:
            return 0.0
        heard_at = self._heard_at if self._socket is None else max(self._heard_at, self._socket.heard_at)
        return time.perf_counter() - heard_at

    def close(self) -> None:
        """Have `run` return once the client is closed, without another attempt."""
        self._closing.set()

    async def run(self) -> None:
        """Listen to Discord until the client is closed. Raises `discord.LoginFailure` where the token is refused."""
        while not self._is_over:
            why = ""
            try:
                await self._connect()
            except Exception as error:
                if self._is_over:
                    return
                why = _text_of(error)
                if not isinstance(error, _EXPECTED):
                    log.exception("the connection to the gateway has ended by a mistake")
            self._client.dispatch("disconnect")
            code = None if self._socket is None else self._socket.code
            if code == TOKEN_REFUSED:
                await self._check_token()
            if code in NOT_ACCEPTED:
                self._failures = len(self._times.pauses)
                log.error("Discord's gateway does not accept the bot: %s", why)
            pause = self._times.pause(self._failures, has_identified=self._has_identified)
            self._failures += 1
            log.warning("not connected to Discord's gateway (%s); trying again in %.0f s", why, pause)
            await self._wait(pause)

    @property
    def _is_over(self) -> bool:
        return self._closing.is_set() or self._client.is_closed()

    async def _wait(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._closing.wait()

    async def _connect(self) -> None:
        """Make one connection and listen to it until it is lost. Always raises, or returns when closed meanwhile."""
        self._socket, self._has_identified = None, False
        session = self._resumable()
        if session is None:
            await self._wait_to_identify()
            if self._is_over:
                return
        opened_at = _now()
        try:
            socket = await self._opened(session)
        except Exception:
            self._refusals += session is not None
            raise
        if session is None:
            self._identified_at, self._has_identified = _now(), True
        self._socket = self._client.ws = socket
        try:
            await self._listen(socket)
        except (ReconnectWebSocket, discord.ConnectionClosed):
            raise ConnectionLost(f"closed, code {socket.code}") from None
        finally:
            self._keep(socket, opened_at)
            await socket.close()

    async def _opened(self, session: Session | None) -> Socket:
        """Return a connection that has been greeted and has identified, or asked for the session."""
        limit = self._times.handshake
        about: dict[str, Any] = {}
        if session is not None:
            limit = max(0.0, min(limit, session.lost_at + self._times.resume - _now()))
            about = {"gateway": session.gateway, "session": session.id, "sequence": session.sequence, "resume": True}
        async with asyncio.timeout(limit):
            # as the first always: the pause between identifications is kept here, and not within the time limit
            return await self._socket_class.from_client(
                self._client, initial=True, shard_id=self._client.shard_id, **about
            )

    async def _listen(self, socket: Socket) -> None:
        greeted_at = _now()
        while True:
            self.has_been_alive |= socket.is_established
            left = socket.seconds_left()
            deadline = greeted_at + self._times.session if left is None else _now() + left
            if not socket.is_established:
                deadline = min(deadline, greeted_at + self._times.session)
            try:
                # worked out anew at each event, of which only an acknowledgement puts it off
                async with asyncio.timeout_at(deadline):
                    await socket.poll_event()
            except TimeoutError:
                if socket.is_established:
                    raise ConnectionLost("heartbeats are not acknowledged") from None
                raise ConnectionLost("there is no session") from None

    def _keep(self, socket: Socket, opened_at: float) -> None:
        """Keep what is to be resumed of a connection that has ended."""
        now = _now()
        self._heard_at = max(self._heard_at, socket.heard_at)
        if socket.is_established:
            self._refusals = 0
            if now - opened_at >= self._times.steady:
                self._failures = 0
        elif not self._has_identified:
            self._refusals += 1
        if socket.session_id is None or socket.code in SESSION_OVER | NOT_ACCEPTED:
            self._session = None
        elif socket.is_established:
            self._session = Session(socket.gateway, socket.session_id, socket.sequence, now)

    def _resumable(self) -> Session | None:
        session = self._session
        if session is None:
            return None
        if self._refusals < self._times.resume_refusals and _now() - session.lost_at < self._times.resume:
            return session
        log.warning("the session on %s cannot be resumed; the bot identifies anew", session.gateway.host)
        self._session, self._refusals = None, 0
        return None

    async def _wait_to_identify(self) -> None:
        if self._identified_at is not None:
            await self._wait(max(0.0, self._identified_at + self._times.identification - _now()))

    async def _check_token(self) -> None:
        """Ask by another way whether the token is refused, since a gateway in trouble has said so of good ones.

        Raises `discord.LoginFailure`.
        """
        try:
            await self._client.http.request(Route("GET", "/users/@me"))
        except discord.HTTPException as error:
            if error.status == 401:
                raise discord.LoginFailure("Discord refuses the token.") from None
        except (aiohttp.ClientError, OSError, TimeoutError):
            pass  # another attempt finds out


_EXPECTED: Final = (
    ConnectionLost,
    ReconnectWebSocket,
    discord.ConnectionClosed,
    discord.HTTPException,
    discord.GatewayNotFound,
    aiohttp.ClientError,
    OSError,
    TimeoutError,
)


def _text_of(error: Exception) -> str:
    """Return one line about what has ended a connection."""
    if isinstance(error, aiohttp.WSServerHandshakeError):
        return f"status={error.status}"
    return str(error) if isinstance(error, ConnectionLost) else type(error).__name__


def _now() -> float:
    return asyncio.get_running_loop().time()
