"""The gateway: a WebSocket for each shard, with sessions that outlive it (docs: events/gateway)."""

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from bot.playground.checks.limits import bound
from bot.playground.clock import Clock
from bot.playground.json_types import JSON, array, is_array, is_integer, is_object, snowflake

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
REQUEST_MEMBERS, INVALIDATE_SESSION, HELLO, HEARTBEAT_ACK, SOUNDBOARD = 8, 9, 10, 11, 31
GUILDS, MEMBERS, MODERATION, PRESENCES, GUILD_MESSAGES = 1 << 0, 1 << 1, 1 << 2, 1 << 8, 1 << 9
GUILD_TYPING, DM_MESSAGES, MESSAGE_CONTENT = 1 << 11, 1 << 12, 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | MESSAGE_CONTENT
KNOWN_INTENTS = (1 << 26) - 1
RESUMABLE_EVENTS = 1000
"""How many events a session can replay; a client that missed more must identify again (Discord names no number)."""
RESUMABLE_SECONDS = 180.0
"""Seconds a session outlives its connection (observed: some minutes)."""
TRANSIT = 0.02
"""Seconds between a heartbeat and its answer, about as long as on the way to Discord and back."""
DAY = 86_400.0
"""Seconds until sessions that were begun no longer count (docs: events/gateway#session-start-limit-object)."""


class ConnectionClosed(Exception):
    """The client broke the protocol: the connection is closed with `code`.

    The codes are listed in docs: topics/opcodes-and-status-codes#gateway.
    """

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


@dataclass(slots=True)
class Session:
    """What a client resumes: its intents, its shard and the events it was sent."""

    id: str
    intents: int
    shard: tuple[int, int]
    sequence: int = 0
    sent: deque[tuple[int, JSON]] = field(default_factory=lambda: deque[tuple[int, JSON]](maxlen=RESUMABLE_EVENTS))
    connection: "Connection | None" = None

    def owns(self, guild_id: int | None) -> bool:
        """Return whether events of this guild (None: direct messages) belong to this shard."""
        number, count = self.shard
        # docs/events/gateway#sharding: an id's milliseconds choose the shard, direct messages go to shard 0
        return number == ((guild_id or 0) >> 22) % count

    def dispatch(self, name: str, data: JSON) -> None:
        """Send an event now, or keep it until the client resumes."""
        self.sequence += 1
        event: JSON = {"op": DISPATCH, "s": self.sequence, "t": name, "d": data}
        self.sent.append((self.sequence, event))
        if self.connection:
            self.connection.send(event)


class Connection:
    """An open WebSocket: compresses if asked to, sends in order."""

    def __init__(self, socket: web.WebSocketResponse, compression: str | None) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.closed_by_client: int | None = None
        self.is_silent = False
        """Whether it says and hears nothing any more, though it stays open, as after a network has gone away."""
        self.over = asyncio.Event()
        self._queue: asyncio.Queue[JSON | str | bytes | None] = asyncio.Queue()
        self._compressor = zlib.compressobj() if compression == "zlib-stream" else None
        self._sends: deque[float] = deque(maxlen=bound("gateway.sends_per_minute.max"))

    def send(self, message: JSON | str | bytes) -> None:
        """Send a message: an object as JSON, a text as it is, bytes without compression."""
        if not self.is_silent:
            self._queue.put_nowait(message)

    def finish(self) -> None:
        """Let the writer end once the queue is sent."""
        self._queue.put_nowait(None)

    def count_send(self, now: float) -> None:
        """Count a message from the client.

        Raises:
            ConnectionClosed: 4008 when the client sends too fast.
        """
        if len(self._sends) == self._sends.maxlen and now - self._sends[0] < 60:
            raise ConnectionClosed(4008, "You are being rate limited.")
        self._sends.append(now)

    async def write(self) -> None:
        """Send the queue until `finish` is called or the connection breaks."""
        while (message := await self._queue.get()) is not None:
            try:
                if isinstance(message, bytes):
                    await self.socket.send_bytes(message)
                    continue
                text = message if isinstance(message, str) else json.dumps(message, separators=(",", ":"))
                if self._compressor is None:
                    await self.socket.send_str(text)
                else:
                    data = self._compressor.compress(text.encode()) + self._compressor.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(data)
            except (ConnectionError, RuntimeError):
                return


class Gateway:
    """All sessions and connections.

    `on_ready` returns READY's fields, `on_identified` sends the events that follow it, `on_gone` is called when a
    connection ends, `on_members` answers a request for members. `closes` are the close codes sent so far.

    `shards` is how many shards it recommends, `max_concurrency` how many may identify at once: those whose numbers
    leave different rests by it. One that identifies within `identify_pause` seconds of another with the same rest gets
    no session; 0 lets all of them begin. `session_starts` is how many sessions may begin in a day, `servers_per_shard`
    of how many guilds a shard may hear.

    A test may set what goes wrong. Connections are rejected while `refuse` is set, those to the address for resuming
    also while `refuse_resumes` is; shards in `refused_shards` get no session. While `is_silent` is set connections are
    taken and never greeted. `refusals` are the close codes with which the next identifications and resumptions are
    answered.
    """

    def __init__(self, token: str, clock: Clock, *, allowed_intents: int, heartbeat: float) -> None:
        self.token, self.clock = token, clock
        self.allowed_intents, self.heartbeat = allowed_intents, heartbeat
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.closes: list[int] = []
        self.resumes = 0
        self.refused = 0
        self.identifications = 0
        self.refuse = self.refuse_resumes = self.is_silent = False
        self.refusals: deque[int] = deque()
        self.refused_shards: set[int] = set()
        self.shards = self.max_concurrency = 1
        self.identify_pause = 0.0
        self.session_starts, self.servers_per_shard = 1000, 2500
        self._started: deque[float] = deque()
        self._identified_at: dict[int, float] = {}
        self.on_ready: Callable[[Session], JSON] = lambda _: {}
        self.on_identified: Callable[[Session], None] = lambda _: None
        self.on_gone: Callable[[], None] = lambda: None
        self.on_members: Callable[[Session, JSON], None] = lambda _session, _data: None

    def dispatch(self, name: str, data: JSON, *, guild_id: int | None, intent: int = 0) -> None:
        """Send an event to every session of the guild's shard that has the intent (0: no intent needed)."""
        for session in list(self.sessions.values()):
            if session.owns(guild_id) and (not intent or session.intents & intent):
                session.dispatch(name, data)

    @property
    def is_connected(self) -> bool:
        """Return whether a client is connected and identified."""
        return any(connection.session for connection in self.connections)

    def session_start_limit(self) -> JSON:
        """Return how many sessions may still begin, and when all may again, in milliseconds."""
        now = self.clock.now()
        while self._started and self._started[0] <= now - DAY:
            self._started.popleft()
        until = self._started[0] + DAY if self._started else now
        return {
            "total": self.session_starts,
            "remaining": max(0, self.session_starts - len(self._started)),
            "reset_after": int((until - now) * 1000),
            "max_concurrency": self.max_concurrency,
        }

    def _connections_of(self, shard: int | None) -> list[Connection]:
        """Return the connections of that shard, or of all for None."""
        every = list(self.connections)
        return every if shard is None else [each for each in every if each.session and each.session.shard[0] == shard]

    async def drop(self, code: int = 4000, *, shard: int | None = None) -> None:
        """Close every connection (of one `shard`), as Discord does at times; the sessions can be resumed."""
        for connection in self._connections_of(shard):
            connection.over.set()
            await connection.socket.close(code=code)

    def silence(self, *, shard: int | None = None) -> None:
        """Say and hear nothing on any connection (of one `shard`) from now on, and leave them open."""
        for connection in self._connections_of(shard):
            connection.is_silent = True

    def send_raw(self, message: str | bytes) -> None:
        """Send every client a text that may be no JSON, or bytes that are not compressed as what has come before."""
        for connection in self.connections:
            connection.send(message)

    def ask_to_reconnect(self) -> None:
        """Send opcode 7 to every client."""
        for connection in self.connections:
            connection.send({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Send opcode 9 to every client; unless `resumable`, the sessions are forgotten."""
        if not resumable:
            self.sessions.clear()
        for connection in self.connections:
            connection.send({"op": INVALIDATE_SESSION, "d": resumable})

    async def serve_resumes(self, request: web.Request) -> web.StreamResponse:
        """Handle a connection to the address that READY names for resuming."""
        if self.refuse_resumes:
            self.refused += 1
            return web.Response(status=503)
        return await self.serve(request)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Handle one client's connection until it ends."""
        if self.refuse:
            self.refused += 1
            return web.Response(status=503)
        socket = web.WebSocketResponse(timeout=1.0, max_msg_size=0, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, request.query.get("compress"))
        connection.is_silent = self.is_silent
        self.connections.add(connection)
        writer = asyncio.create_task(connection.write())
        try:
            if request.query.get("v", "10") not in ("9", "10"):
                raise ConnectionClosed(4012, "Invalid API version.")
            connection.send({"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat * 1000), "_trace": []}})
            await self._listen(connection)
        except ConnectionClosed as closed:
            self.closes.append(closed.code)
            await socket.close(code=closed.code, message=closed.reason.encode())
        finally:
            self._leave(connection)
            connection.finish()
            await writer
        return socket

    def _leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.on_gone()
        session = connection.session
        if session is None or session.connection is not connection:
            return
        session.connection = None
        if connection.closed_by_client in (WSCloseCode.OK, WSCloseCode.GOING_AWAY):
            self.sessions.pop(session.id, None)
            return

        def expire() -> None:
            if session.connection is None:
                self.sessions.pop(session.id, None)

        self.clock.call_later(RESUMABLE_SECONDS, expire)

    async def _listen(self, connection: Connection) -> None:
        while (message := await connection.socket.receive()).type in (WSMsgType.TEXT, WSMsgType.BINARY):
            if connection.is_silent:
                await connection.over.wait()
                return
            text: str | bytes = message.data
            if len(text) > bound("gateway.payload.bytes.max"):
                raise ConnectionClosed(4002, "Error while decoding payload.")
            try:
                payload: Any = json.loads(text)
            except ValueError:
                raise ConnectionClosed(4002, "Error while decoding payload.") from None
            if not is_object(payload):
                raise ConnectionClosed(4002, "Error while decoding payload.")
            connection.count_send(self.clock.now())
            self._handle_payload(connection, payload)
        if message.type is WSMsgType.CLOSE:
            connection.closed_by_client = message.data

    def _handle_payload(self, connection: Connection, payload: JSON) -> None:
        op, data = payload.get("op"), payload.get("d")
        if op == HEARTBEAT:
            # discord.py notes the time of a heartbeat after sending it. If the answer has come by then, it takes it for
            # the answer to the one before, and warns that it is a whole interval late
            asyncio.get_running_loop().call_later(TRANSIT, connection.send, {"op": HEARTBEAT_ACK, "d": None})
        elif op in (IDENTIFY, RESUME):
            if connection.session:
                raise ConnectionClosed(4005, "Already authenticated.")
            if not is_object(data):
                raise ConnectionClosed(4002, "Error while decoding payload.")
            if data.get("token") not in (self.token, f"Bot {self.token}"):
                raise ConnectionClosed(4004, "Authentication failed.")
            if self.refusals:
                raise ConnectionClosed(self.refusals.popleft(), "Refused by a test.")
            self._identify(connection, data) if op == IDENTIFY else self._resume(connection, data)
        elif connection.session is None:
            raise ConnectionClosed(4003, "Not authenticated.")
        elif op == REQUEST_MEMBERS and is_object(data):
            self._request_members(connection.session, data)
        elif op not in (PRESENCE, VOICE_STATE, SOUNDBOARD):
            raise ConnectionClosed(4001, "Unknown opcode.")

    def _request_members(self, session: Session, data: JSON) -> None:
        wants_all = data.get("query") == "" and not data.get("user_ids")
        if wants_all and not session.intents & MEMBERS:
            raise ConnectionClosed(4014, "Disallowed intent(s).")
        if snowflake(data.get("guild_id")) is not None:
            self.on_members(session, data)

    def _identify(self, connection: Connection, data: JSON) -> None:
        intents = data.get("intents")
        if not is_integer(intents) or not 0 <= intents <= KNOWN_INTENTS:
            raise ConnectionClosed(4013, "Invalid intent(s).")
        if intents & PRIVILEGED & ~self.allowed_intents:
            raise ConnectionClosed(4014, "Disallowed intent(s).")
        if not is_object(data.get("properties")):
            raise ConnectionClosed(4002, "Error while decoding payload.")
        self.identifications += 1
        self._started.append(self.clock.now())
        session = Session(secrets.token_hex(16), intents, _shard(data.get("shard")))
        if len(self._started) > self.session_starts:
            raise ConnectionClosed(4004, "Authentication failed.")  # Discord has reset the token
        if session.shard[0] in self.refused_shards:
            raise ConnectionClosed(4000, "Refused by a test.")
        if self._is_too_soon(session.shard[0]):
            connection.send({"op": INVALIDATE_SESSION, "d": False})
            return
        ready = self.on_ready(session) | {"session_id": session.id, "shard": list(session.shard)}
        if len(array(ready.get("guilds"))) > self.servers_per_shard:
            raise ConnectionClosed(4011, "Sharding required.")
        self.sessions[session.id] = session
        session.connection, connection.session = connection, session
        session.dispatch("READY", ready)
        self.on_identified(session)

    def _is_too_soon(self, shard: int) -> bool:
        """Return whether a shard identifies too soon after another one with the same rest, and note that it does."""
        rest, now = shard % self.max_concurrency, self.clock.now()
        last = self._identified_at.get(rest)
        self._identified_at[rest] = now
        return last is not None and now - last < self.identify_pause

    def _resume(self, connection: Connection, data: JSON) -> None:
        session = self.sessions.get(str(data.get("session_id")))
        after = data.get("seq")
        if session is None or not is_integer(after):
            connection.send({"op": INVALIDATE_SESSION, "d": False})
            return
        if session.shard[0] in self.refused_shards:
            raise ConnectionClosed(4000, "Refused by a test.")
        if after > session.sequence:
            raise ConnectionClosed(4007, "Invalid seq.")
        if session.sent and session.sent[0][0] > after + 1:
            del self.sessions[session.id]
            connection.send({"op": INVALIDATE_SESSION, "d": False})
            return
        self.resumes += 1
        missed = [event for number, event in session.sent if number > after]
        session.connection, connection.session = connection, session
        for event in missed:
            connection.send(event)
        session.dispatch("RESUMED", {"_trace": []})


def _shard(value: object) -> tuple[int, int]:
    """Return the shard a client names, (0, 1) when it names none.

    Raises:
        ConnectionClosed: 4010 for an invalid one.
    """
    if value is None:
        return 0, 1
    if not is_array(value) or len(value) != 2 or not all(is_integer(item) for item in value):
        raise ConnectionClosed(4010, "Invalid shard.")
    number, count = int(value[0]), int(value[1])
    if not 0 <= number < count:
        raise ConnectionClosed(4010, "Invalid shard.")
    return number, count
