"""Brings those together who look for a game: seats them, tells their servers in one line, and closes what is over.

One worker does it all, in order: whoever asks wakes it, and so do lobbies that open and the next time that is due.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Final, Literal

import discord
from cachetools import LRUCache

from bot.discord.messages import nonce_of
from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.sheet import Button, Style, plain_buttons
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.manager.keyed_worker import KeyedWorker, Rest
from bot.manager.matchmaking import Seating
from bot.manager.services import Services
from bot.pages.addresses.public import PLAY_ALONE
from bot.pages.board.permission_alerts import may_show
from bot.pages.clock_words import clock_text
from bot.pages.display import ServerLocalizer
from bot.pages.pings.dashboards import is_open_to_everyone
from bot.pages.play.addresses import ALSO
from bot.pages.play.search_sheets import SearchSheets
from bot.pages.press import BoardUpdates
from bot.pages.table_words import table_name
from bot.reasons import Refusal
from bot.store import is_store_error, log_store_error
from bot.supervision import DOUBLING
from bot.table.matchmaking import ANY, JoinLobby, NewTable, PlayRequest, Trace, may_ping
from bot.table.table import Summary, Table
from bot.table.values import Options, Place, Status, TableId

log = logging.getLogger(__name__)

MOST_STEPS: Final = 200
"""Seatings in one go, more than there are people who wait."""
LONGEST_REST: Final = 600.0
MOST_WATCHED: Final = 4096
"""Lobbies of which it is known that they are lobbies."""
MakeOptions = Callable[[int], Options]
"""Returns the options of a table for so many players."""


class Matchmaker:
    """Seats those who look for a game."""

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        server_localizer: ServerLocalizer,
        boards: BoardUpdates,
        options: MakeOptions,
    ) -> None:
        self._client, self._services, self._localizer = client, services, server_localizer
        self._boards, self._options = boards, options
        self._sheets = SearchSheets()
        self._lobbies: LRUCache[TableId, None] = LRUCache(MOST_WATCHED)
        """Tables that were lobbies when they last changed: what their people look for ends when they begin."""
        self._worker = KeyedWorker[Literal["all"]](
            "seat-players", self._work, pauses=DOUBLING, is_passing=is_store_error
        )
        self._asked = KeyedWorker[TableId](
            "free-seats", self._ask, pauses=DOUBLING, is_passing=is_store_error,
            key_is="table",
        )  # fmt: skip

    @property
    def options(self) -> MakeOptions:
        """What makes the options of its tables."""
        return self._options

    @property
    def sheets(self) -> SearchSheets:
        """The sheets of those who look for a game."""
        return self._sheets

    def wake(self) -> None:
        """Say that someone has asked, or there may be room. Returns at once."""
        self._worker.wake("all")

    def changed(self, table_id: TableId) -> None:
        """Note that a table has changed, and may be a lobby with a free seat. Returns at once."""
        self._asked.wake(table_id)

    async def idle(self) -> None:
        """Wait until there is nothing to do now."""
        await self._asked.idle()
        await self._worker.idle()

    async def stop(self) -> None:
        """Stop; the next start finds what is left."""
        await self._asked.stop()
        await self._worker.stop()

    async def end(self, request: PlayRequest, table: Table | None = None) -> None:
        """Close the lines and sheets of a request that is over; `table` is where it has led."""
        await self.sheets.close(request.user, request.speed, table)
        await self._edit_traces(request, table=table, is_over=True)

    async def _ask(self, table_id: TableId) -> None:
        try:
            table = await self._services.tables.glance(table_id)
        except Refusal as error:
            log_store_error(error, "whether a table has free seats")
            return
        if table.status is Status.LOBBY:
            self._lobbies[table_id] = None
            if not table.is_full:
                self.wake()
        # nobody looks on for what they play already, wherever they found it
        elif table.status is Status.PLAYING and (table_id in self._lobbies or table.number == 0):
            self._lobbies.pop(table_id, None)
            for request in await self._services.matchmaking.end_of_seated(table):
                await self.end(request, table)

    async def _work(self, _: Literal["all"]) -> Rest | None:
        matchmaking = self._services.matchmaking
        requests = await matchmaking.every()
        if not requests:
            return None
        await self._expire(requests)
        await self._sheets.leave_old(self._services.now())
        places = await self._places(requests)
        for _step in range(MOST_STEPS):
            step = await matchmaking.find(places, self.options(2).game, self._is_open)
            if step is None:
                break
            if (gone := await matchmaking.drop_departed(step)) is not None:
                for request in gone:
                    await self.end(request)
                continue
            await (self._join(step) if isinstance(step, JoinLobby) else self._open(step, places[step.guild_id]))
        now, left = self._services.now(), await matchmaking.every()
        for request in left:
            await self._tell(request, places, now)
        if not left:
            return None
        due = [each.until for each in left] + [each.offers_at for each in left if each.offers_at > now]
        due += [] if self._sheets.next_at is None else [self._sheets.next_at]
        return Rest(at_most=max(1.0, min(LONGEST_REST, (min(due) - now).total_seconds())))

    async def _expire(self, requests: list[PlayRequest]) -> None:
        for request in requests:
            if request.until <= self._services.now():
                await self._services.matchmaking.remove(request)
                await self.end(request)

    async def _places(self, requests: list[PlayRequest]) -> dict[int, Place]:
        """Return where tables can be opened, by server, of those that this process knows."""
        found: dict[int, Place] = {}
        for guild_id in {guild for each in requests for guild in each.guilds}:
            guild = self._client.get_guild(guild_id)
            server = await self._services.profiles.guild_preferences(guild_id)
            channel = None if guild is None or server.play is None else guild.get_channel(server.play)
            if guild is not None and channel is not None and may_show(channel):
                localizer = await self._localizer(guild_id, guild.preferred_locale)
                found[guild_id] = Place(guild_id, channel.id, localizer.locale)
        return found

    async def _is_open(self, lobby: Summary) -> bool:
        guild = self._client.get_guild(lobby.place.guild_id or 0)
        return guild is not None and await is_open_to_everyone(self._client, guild, lobby.place.channel_id)

    async def _join(self, step: JoinLobby) -> None:
        seating = await self._services.matchmaking.join(step)
        if seating.table is not None:
            self._boards.enqueue(seating.table.id)
        await self._end_all(seating, seating.table)

    async def _open(self, step: NewTable, place: Place) -> None:
        services = self._services
        server = await services.profiles.guild_preferences(step.guild_id)
        options = replace(
            self.options(len(step.requests)),
            clock=step.requests[0].clock,
            own_thread=server.threads == "own-thread",
            begins_when_ready=True,
        )
        seating = await services.matchmaking.open(step, place, options)
        if (table := seating.table) is not None:
            # first the lobby, below which the game gets its thread
            self._boards.enqueue(table.id, opens_lobby=True)
        try:
            if table is not None:
                table = await services.matchmaking.begin(table.id)
        finally:  # they sit there, also where it cannot begin now
            await self._end_all(seating, table)

    async def _end_all(self, seating: Seating, table: Table | None) -> None:
        for request in seating.seated:
            await self.end(request, table)
        for request in seating.refused:
            await self.end(request)

    # What a server is told

    async def _tell(self, request: PlayRequest, places: Mapping[int, Place], now: datetime) -> None:
        """Tell each server once that someone looks for a game, and offer a computer after a while."""
        told = {trace.guild_id for trace in request.traces}
        new = [guild_id for guild_id in request.guilds if guild_id in places and guild_id not in told]
        traces = [*request.traces, *[await self._post(request, places[guild_id], now) for guild_id in new]]
        is_offered = request.is_offered or request.offers_at <= now
        if len(traces) == len(request.traces) and is_offered == request.is_offered:
            return
        after = replace(request, traces=tuple(traces), is_offered=is_offered)
        kept = await self._services.matchmaking.note_traces(after)
        if kept is None:
            await self.end(after)  # its person has stopped looking while the line was sent
        elif is_offered and not request.is_offered:
            await self._edit_traces(kept)

    async def _post(self, request: PlayRequest, place: Place, now: datetime) -> Trace:
        profiles, guild_id = self._services.profiles, place.guild_id or 0
        server = await profiles.guild_preferences(guild_id)
        key = f"play-pinged-{guild_id}"
        last = await profiles.recall(key)
        role = server.play_role
        is_pinging = role is not None and may_ping(datetime.fromisoformat(last) if last else None, now)
        localizer = await self._server_words(guild_id)
        text = _line(request, localizer)
        if is_pinging:
            text = f"<@&{role}> {text}"
            await profiles.remember(key, now.isoformat())
        mentions = discord.AllowedMentions(
            everyone=False, users=False, roles=[discord.Object(role)] if is_pinging and role else False
        )
        channel = self._client.get_partial_messageable(place.channel_id, guild_id=guild_id)
        try:
            sent = await channel.send(
                text, view=plain_buttons(_buttons(request, localizer)), allowed_mentions=mentions,
                nonce=nonce_of(_name(request, guild_id)),
            )  # fmt: skip
        except REQUEST_ERRORS as error:
            # the request stands all the same, and who asks is told of the channel
            log.info("server %s is not told that someone looks for a game: %s", guild_id, type(error).__name__)
            return Trace(guild_id, place.channel_id, 0)
        return Trace(guild_id, place.channel_id, sent.id)

    async def _edit_traces(self, request: PlayRequest, *, table: Table | None = None, is_over: bool = False) -> None:
        for trace in request.traces:
            if not trace.message_id:
                continue
            # also on servers of other processes, and where the bot is no more: Discord refuses that
            localizer = await self._server_words(trace.guild_id)
            name = safe_name(request.name)
            text, buttons = _line(request, localizer), _buttons(request, localizer)
            if is_over:
                key = "play-trace-over" if table is None else "play-trace-found"
                where = "" if table is None else table_name(table, localizer)
                text, buttons = f"-# {localizer.say(key, name=name, table=where)}", []
            channel = self._client.get_partial_messageable(trace.channel_id, guild_id=trace.guild_id)
            try:
                await channel.get_partial_message(trace.message_id).edit(
                    content=text,
                    view=plain_buttons(buttons) if buttons else None,
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            except REQUEST_ERRORS as error:
                log.info("a line of server %s stays as it is: %s", trace.guild_id, type(error).__name__)

    async def _server_words(self, guild_id: int) -> Localizer:
        guild = self._client.get_guild(guild_id)
        return await self._localizer(guild_id, None if guild is None else guild.preferred_locale)


def _name(request: PlayRequest, guild_id: int) -> str:
    """Return the name of the line that a server is told of a request."""
    return f"play-{guild_id}-{request.user}-{request.speed}-{request.made_at.isoformat()}"


def _line(request: PlayRequest, localizer: Localizer) -> str:
    return localizer.say("play-trace", name=safe_name(request.name), wish=wish_text(request, localizer))


def wish_text(request: PlayRequest, localizer: Localizer) -> str:
    """Return what someone looks for, in a few words."""
    clock = request.clock
    told = "" if clock is None else clock_text(clock, localizer)
    key = "play-wish-any" if request.players == ANY else "play-wish"
    return localizer.say(key, clock=told, count=request.players)


def _buttons(request: PlayRequest, localizer: Localizer) -> list[Button]:
    buttons = [Button(ALSO.to(request.speed), localizer.say("key-play-also"), Style.primary)]
    if request.is_offered:
        buttons.append(Button(PLAY_ALONE.to(), localizer.say("key-play-alone")))
    return buttons
