"""The connections to Discord's gateway, one a shard: opened again however they end, and known to be alive or not.

They take the place of the loop in `discord.AutoShardedClient.connect`. That one (2.7.1) opens one shard after another
without regard to `max_concurrency` or to how many sessions Discord still allows, and closes the whole client at a close
code of one shard. Like `discord.Client.connect` it asks a resume address that is down for ever
(Rapptz/discord.py#10511), resumes again with a session that the gateway has just refused, pauses between no two
attempts after a close code, and ends the process at an event that it cannot read or a code that it does not expect.
"""

import asyncio
import json
import logging
import time
import traceback
from collections import defaultdict
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final, cast

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.http import Route

from bot.discord.connection_times import ConnectionTimes
from bot.discord.outages import UNREACHABLE
from bot.discord.requests import UnreadableAnswer
from bot.shards import MOST_SHARDS, ShardRange, shards_with_servers_of
from bot.supervision import begin_job

log = logging.getLogger(__name__)

TOKEN_REFUSED: Final = 4004
SHARDING_REQUIRED: Final = 4011
SESSION_OVER: Final = frozenset({4003, 4004, 4005, 4007, 4009})
"""Close codes after which a session cannot be resumed: each attempt would end with the same code
(docs: topics/opcodes-and-status-codes#gateway-gateway-close-event-codes)."""
NOT_ACCEPTED: Final = frozenset({4004, 4010, 4011, 4012, 4013, 4014})
"""Codes by which Discord refuses token, shard, version or intents; some of its incidents sent them as well."""
NOT_ACCEPTED_BECAUSE: Final = {
    4004: "it refuses the token",
    4010: "there is no such shard: see CIV_SHARDS",
    SHARDING_REQUIRED: "the bot is on too many servers for so few shards",
    4012: "this version of its protocol is over: update the bot",
    4013: "it does not know an intent: update the bot",
    4014: "an intent is not allowed to the bot: see its page in the Developer Portal, Bot, Privileged Gateway Intents",
}
"""What these codes say, for the operator."""
HELLO: Final = 10
SHORTEST_HEARTBEAT: Final = 0.05


UNREACHABLE_OR_REFUSED: Final = (discord.HTTPException, *UNREACHABLE)


class ConnectionLost(Exception):
    """The connection is given up by the bot itself, because of what the text says."""


class Socket(DiscordWebSocket):
    """One connection to the gateway, from its opening to its end."""

    times: ConnectionTimes
    established_at: float | None = None
    """When READY or RESUMED was seen, by the event loop's clock; None before."""
    _acknowledged_at: float = 0.0
    """When a heartbeat was last acknowledged, by `time.perf_counter`."""

    @property
    def is_established(self) -> bool:
        """Whether READY or RESUMED has been seen."""
        return self.established_at is not None

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
        return self._acknowledged_at if self.is_established else 0.0

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
            # its opener has no hold of it before the greeting
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
                self.established_at = _now()
        if self._keep_alive is not None:  # the library drops it when the connection ends, before anyone could ask
            self._acknowledged_at = self._keep_alive._last_ack  # pyright: ignore[reportPrivateUsage]  # known nowhere else
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


class TooFewShards(Exception):
    """Discord recommends more shards than there are, and refuses one: all have to be begun again."""


class Gateway:
    """Keeps the shards of a client connected until it is closed. `close` ends their pauses at once."""

    def __init__(self, client: discord.AutoShardedClient, times: ConnectionTimes, shards: ShardRange | None) -> None:
        """`shards` are those of this process; None: all of them, as many as Discord recommends."""
        self._client = client
        self._times = times
        self._is_count_given = shards is not None
        self._made_at = time.perf_counter()
        self.closing = asyncio.Event()
        """What is set once no connection is to be made any more."""
        self.turns = Turns(client, times, self.closing)
        """What spaces the identifications of all shards."""
        self._connections: dict[int, GatewayConnection] = {}
        if shards is not None:
            self._take(shards)

    @property
    def is_alive(self) -> bool:
        """Whether every shard has a session, and the gateway acknowledges its heartbeats."""
        return bool(self._connections) and all(self.alive.values())

    @property
    def has_been_alive(self) -> bool:
        """Whether there has been a session of every shard since the client was made."""
        return bool(self._connections) and all(each.has_been_alive for each in self._connections.values())

    @property
    def alive(self) -> dict[int, bool]:
        """The shards, each with whether its connection has a session and lives."""
        return {number: each.is_alive for number, each in self._connections.items()}

    @property
    def count(self) -> int:
        """How many shards the bot has, with those of other processes; 1 as long as nobody knows."""
        return (self._client.shard_count or 1) if self._connections else 1

    @property
    def seconds_lost(self) -> dict[int, float]:
        """The seconds since the gateway was last heard of in a session, by shard; 0 while its connection lives."""
        if not self._connections:  # how many there will be is not known yet
            return {0: time.perf_counter() - self._made_at}
        return {number: each.seconds_lost for number, each in self._connections.items()}

    async def ask(self) -> None:
        """Ask Discord how many shards it recommends and how fast they may begin.

        Raises what a request raises.
        """
        recommended = await self.turns.ask()
        if not self._is_count_given:
            if len(self._connections) != recommended:
                self._take(ShardRange(0, recommended - 1, recommended))
        elif recommended > self.count:
            log.warning("Discord recommends %s shards, CIV_SHARDS has %s", recommended, self.count)

    async def run(self) -> None:
        """Listen to Discord until the client is closed, once it was asked.

        Raises `discord.LoginFailure` where the token is refused.
        """
        while not self.closing.is_set():
            running = [begin_job(f"shard {each.shard}", each.run(), is_awaited=True) for each in self._shards]
            try:
                await asyncio.gather(*running)
                return
            except TooFewShards:
                pass
            finally:
                for each in running:
                    each.cancel()
                await asyncio.gather(*running, return_exceptions=True)
            self._take(ShardRange(0, self.turns.recommended - 1, self.turns.recommended))
            log.warning("the bot begins anew with %s shards", self.count)

    async def close(self) -> None:
        """Have `run` return, with every connection closed in good order."""
        self.closing.set()
        await asyncio.gather(*(each.leave() for each in self._shards))

    async def find_more_shards(self) -> None:
        """Ask what to do where Discord says that the bot has too few shards.

        Raises `TooFewShards` where it recommends more, and this process has all of them.
        """
        try:
            recommended = await self.turns.ask()
        except UNREACHABLE_OR_REFUSED:
            return  # the next refusal asks again
        if recommended <= self.count:
            return  # it contradicts itself, as in some of its incidents
        if not self._is_count_given:
            raise TooFewShards
        log.error("Discord recommends %s shards: set a greater count in CIV_SHARDS of all processes", recommended)

    @property
    def _shards(self) -> "list[GatewayConnection]":
        return [*self._connections.values()]

    def _take(self, shards: ShardRange) -> None:
        client, state = self._client, self._client._connection  # pyright: ignore[reportPrivateUsage]  # no public way
        lost, count, now = self.seconds_lost, self.count, time.perf_counter()
        client.shard_count = state.shard_count = shards.count
        client.shard_ids = state.shard_ids = [*shards.ids]
        self.turns.divide_among(shards)
        self._connections = {}
        for number in shards.ids:
            # its servers were on these until now
            before = shards_with_servers_of(number, shards.count, lost, count)
            heard_at = now - max((lost[each] for each in before), default=0.0)
            self._connections[number] = GatewayConnection(client, self._times, self, number, heard_at)


class Turns:
    """Spaces identifications as Discord demands, whichever shard makes them (docs: events/gateway#sharding).

    Shards whose numbers leave the same rest by `max_concurrency` wait for one another. Once all sessions of a day are
    begun that Discord allows, the bot waits: with one more it would reset the token. From the half on, a shard that
    loses one session after another spreads those that are left over the rest of the day. Several processes count for
    themselves: each has its share of what is left (`share_of_starts`), as of the last `ConnectionTimes.start_turn`.
    """

    def __init__(self, client: discord.AutoShardedClient, times: ConnectionTimes, closing: asyncio.Event) -> None:
        self._client = client
        self._times = times
        self._closing = closing
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._identified_at: dict[int, float] = {}
        """When it was last done, by the rest."""
        self._begun_at: dict[int, float] = {}
        """When this process last began a session, by the shard."""
        self._shards: ShardRange | None = None
        self._starts: SessionStarts | None = None
        self._left = 0
        """How many sessions this process may still begin before it asks again."""
        self._asked_at = 0.0
        """When Discord last said how many are left, by the event loop's clock."""
        self.recommended = 1
        """As many shards as Discord has recommended."""

    def divide_among(self, shards: ShardRange) -> None:
        """Take only this process's share of what Discord allows."""
        self._shards = shards
        if self._starts is not None:
            turn = int(time.time() // self._times.start_turn)
            self._left = share_of_starts(self._starts.remaining, shards, turn)

    async def ask(self) -> int:
        """Ask Discord how many shards it recommends, which is returned, and how many sessions may begin how fast.

        Raises what a request raises.
        """
        answer = await self._client.http.request(Route("GET", "/gateway/bot"))
        self.recommended, self._starts = _read_answer(answer)
        self._asked_at = _now()
        if self._shards is not None:
            self.divide_among(self._shards)
        return self.recommended

    @asynccontextmanager
    async def turn(self, shard: int) -> AsyncGenerator[None]:
        """Wait until this shard may identify; no other one that would have to wait for it does meanwhile."""
        rest = shard % (self._starts.max_concurrency if self._starts else 1)
        if (pause := self._pause_to_save(shard)) > 0:
            log.warning(
                "shard %s begins its next session in %.0f s: few are left until Discord allows more", shard, pause
            )
            await wait_unless(self._closing, pause)
        async with self._locks[rest]:
            await self._wait_for_a_start()
            if (last := self._identified_at.get(rest)) is not None:
                await wait_unless(self._closing, max(0.0, last + self._times.identification - _now()))
            yield

    def note(self, shard: int) -> None:
        """Count an identification."""
        self._left -= 1
        self._identified_at[shard % (self._starts.max_concurrency if self._starts else 1)] = _now()
        self._begun_at[shard] = _now()

    def _pause_to_save(self, shard: int) -> float:
        """Return for how many seconds a shard waits with another session, so that those left last until there are more.

        The pauses between attempts do not see to that: they begin from the first again after each session that lasted.
        """
        starts, shards, last = self._starts, self._shards, self._begun_at.get(shard)
        if starts is None or shards is None or last is None or self._left <= 0:
            return 0.0
        each = self._left / len(shards.ids)
        if 2 * each * shards.count >= starts.total:
            return 0.0
        until_reset = self._asked_at + starts.reset_after - _now()
        return last + until_reset / each - _now() if until_reset > 0 else 0.0

    async def _wait_for_a_start(self) -> None:
        while self._starts is not None and not self._closing.is_set() and not self._has_a_start():
            try:
                await self.ask()
            except UNREACHABLE_OR_REFUSED:
                return  # an outage, in which few sessions begin: what is gone is known by the next
            if self._left > 0:
                return
            if self._starts.remaining > 0:
                left, pause = self._starts.remaining, self._times.start_turn
                log.warning("Discord allows %s more sessions, this process waits for its turn to begin one", left)
            else:
                pause = self._starts.reset_after
                log.error("Discord allows no more sessions for %.0f s: with another it would reset the token", pause)
            await wait_unless(self._closing, pause)

    def _has_a_start(self) -> bool:
        """Return whether this process may begin a session, as far as that is known of late."""
        is_alone = self._shards is None or self._shards.is_whole
        return self._left > 0 and (is_alone or _now() < self._asked_at + self._times.start_turn)


def share_of_starts(remaining: int, shards: ShardRange, turn: int) -> int:
    """Return how many of the sessions that remain a process with these shards may begin.

    What cannot be divided evenly goes to some shards in each `turn`, to the next ones in the next: so all shares
    together are never more than remain, and none is 0 for ever.
    """
    each, rest = divmod(remaining, shards.count)
    return sum(each + ((shard - turn) % shards.count < rest) for shard in shards.ids)


@dataclass(frozen=True, slots=True)
class SessionStarts:
    """How many sessions Discord allows still, for all shards together, until in `reset_after` seconds."""

    remaining: int
    reset_after: float
    max_concurrency: int
    total: int = 0
    """How many it allows from one reset to the next; 0 where it does not say."""


def _read_answer(answer: Any) -> tuple[int, SessionStarts]:
    """Return the recommended count of shards and the limits. Raises `UnreadableAnswer`."""
    try:
        limits = answer["session_start_limit"]
        count, concurrency = int(answer["shards"]), max(1, int(limits["max_concurrency"]))
        remaining, reset_after = int(limits["remaining"]), max(1.0, limits["reset_after"] / 1000)
        starts = SessionStarts(remaining, reset_after, concurrency, int(limits.get("total", 0)))
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise UnreadableAnswer("GET /gateway/bot") from error
    if not 1 <= count <= MOST_SHARDS:
        raise UnreadableAnswer("GET /gateway/bot")
    return count, starts


class GatewayConnection:
    """Keeps one shard connected until the client is closed."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        times: ConnectionTimes,
        gateway: Gateway,
        shard: int,
        heard_at: float,
    ) -> None:
        self.shard = shard
        self._client = client
        self._times = times
        self._gateway = gateway
        self._socket_class = type("TimedSocket", (Socket,), {"times": times})
        self._socket: Socket | None = None
        self._session: Session | None = None
        self._refusals = 0
        """How often in a row the session could not be resumed."""
        self._failures = 0
        """How often in a row no session lasted."""
        self._has_identified = False
        """Whether the attempt under way has identified."""
        self._heard_at = heard_at
        """When a connection that has ended was last known to be alive, by `time.perf_counter`."""
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

    async def leave(self) -> None:
        """Close the connection in good order, so that Discord forgets its session."""
        if self._socket is not None and self._socket.open:
            await self._socket.close(code=1000)

    async def run(self) -> None:
        """Listen to Discord until the client is closed.

        Raises `discord.LoginFailure` where the token is refused, `TooFewShards`.
        """
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
            self._client.dispatch("shard_disconnect", self.shard)
            code = None if self._socket is None else self._socket.code
            if code == TOKEN_REFUSED:
                await self._check_token()
            if code in NOT_ACCEPTED:
                self._failures = len(self._times.pauses)
                log.error("Discord's gateway does not accept %s: %s", self, NOT_ACCEPTED_BECAUSE[code])
            if code == SHARDING_REQUIRED:
                await self._gateway.find_more_shards()
            pause = self._times.pause(self._failures, has_identified=self._has_identified)
            self._failures += 1
            log.warning("%s: not connected to Discord's gateway (%s); trying again in %.0f s", self, why, pause)
            await wait_unless(self._gateway.closing, pause)

    def __str__(self) -> str:
        return f"shard {self.shard}/{self._client.shard_count}"

    @property
    def _is_over(self) -> bool:
        return self._gateway.closing.is_set() or self._client.is_closed()

    async def _connect(self) -> None:
        """Make one connection and listen to it until it is lost. Always raises, or returns when closed meanwhile."""
        self._socket, self._has_identified = None, False
        if (session := self._resumable()) is not None:
            try:
                socket = await self._opened(session)
            except Exception:
                self._refusals += 1
                raise
        else:
            async with self._gateway.turns.turn(self.shard):
                if self._is_over:
                    return
                socket = await self._opened(None)
                self._gateway.turns.note(self.shard)
                self._has_identified = True
        self._socket = socket
        try:
            await self._listen(socket)
        except (ReconnectWebSocket, discord.ConnectionClosed):
            raise ConnectionLost(f"closed, code {socket.code}") from None
        finally:
            self._keep(socket)
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
            return await self._socket_class.from_client(self._client, initial=True, shard_id=self.shard, **about)

    async def _listen(self, socket: Socket) -> None:
        greeted_at = _now()
        while True:
            self.has_been_alive |= socket.is_established
            left = socket.seconds_left()
            deadline = greeted_at + self._times.session if left is None else _now() + left
            if not socket.is_established:
                deadline = min(deadline, greeted_at + self._times.session)
            try:
                # worked out again at each event, of which only an acknowledgement puts it off
                async with asyncio.timeout_at(deadline):
                    await socket.poll_event()
            except TimeoutError:
                if socket.is_established:
                    raise ConnectionLost("heartbeats are not acknowledged") from None
                raise ConnectionLost("there is no session") from None

    def _keep(self, socket: Socket) -> None:
        """Keep what is to be resumed of a connection that has ended."""
        now = _now()
        self._heard_at = max(self._heard_at, socket.heard_at)
        if socket.established_at is not None:
            self._refusals = 0
            if now - socket.established_at >= self._times.steady:
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
        log.warning("%s: the session on %s cannot be resumed; it identifies anew", self, session.gateway.host)
        self._session, self._refusals = None, 0
        return None

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


async def wait_unless(event: asyncio.Event, seconds: float) -> None:
    """Wait so long, or until the event is set."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()


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
