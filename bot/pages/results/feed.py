"""Tells servers of games that end there: one worker a server, which finds in the database what is still to be told.

A game that ends wakes it, and so do the start and the time at which something is tried again or a week is summed up.
A channel that the bot may not write in costs its moderators one message, and nobody an error. What was to be told there
waits until the bot's rights have changed, up to a number and a time (`bot.table.result_feed`).
"""

import io
import logging
from datetime import datetime, timedelta
from enum import Enum
from typing import Final

import aiohttp
import discord

from bot.discord.error_codes import is_passing
from bot.discord.mentions import calling_nobody
from bot.discord.messages import Draft, PublicMessages, Spot
from bot.discord.own_rights import silenced_until
from bot.discord.permissions import may_attach
from bot.discord.refusals import Cause, cause_of, is_documented
from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.sheet import Sheet
from bot.i18n.catalogue import Localizer
from bot.log_context import about
from bot.manager.keyed_worker import KeyedWorker, Rest
from bot.manager.services import Services
from bot.pages.avatars import LASTING, Avatars
from bot.pages.board.permission_alerts import may_show, writable
from bot.pages.display import ServerLocalizer, of_server
from bot.pages.pings.dashboards import is_open_to_everyone
from bot.pages.presentation import PictureStyle, Presentations
from bot.pages.results.posts import (
    BOARD,
    Competition,
    Json,
    address_of,
    competition_of,
    discord_json,
    result_json,
    result_sheet,
    week_json,
    week_sheet,
)
from bot.pages.results.webhook import Reply, WebhookSender, is_discord
from bot.reasons import Refusal, ShuttingDown
from bot.store import DamagedTable, StoreError, is_store_error, log_store_error
from bot.supervision import DOUBLING, begin_job
from bot.table.errors import UnknownTable
from bot.table.preferences import GuildPreferences
from bot.table.result_feed import Delivery, FeedWay, WeekSummary, next_summary, summarise
from bot.table.table import Table
from bot.table.values import Status, TableId

log = logging.getLogger(__name__)

LONGEST_REST: Final = 3600.0
"""Seconds until a server is looked at again at the latest: machines' clocks are set, and weeks are long."""
WARNED: Final = 3
"""Channels to try for the warning; each refusal counts against the bot."""


class Attempt(Enum):
    """What came of trying to tell a server something."""

    DONE = "done"
    FAILED = "failed"
    DROPPED = "dropped"
    """Nothing more is tried."""
    WAITING = "waiting"
    """The bot may not write there: it is tried again when its rights may be back, like all that is told in this way."""


class ResultsFeed:
    """The results channels and webhooks of all servers."""

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        presentations: Presentations,
        server_localizer: ServerLocalizer,
        messages: PublicMessages,
        avatars: Avatars,
    ) -> None:
        self._client, self._services, self._presentations = client, services, presentations
        self._localizer, self._messages, self._avatars = server_localizer, messages, avatars
        self.sender = WebhookSender()
        """What reaches webhooks."""
        self._worker = KeyedWorker[int](
            "tell-results", self._work, pauses=DOUBLING, is_passing=is_store_error,
            key_is="server",
        )  # fmt: skip
        self._asked = KeyedWorker[TableId](
            "ended-game", self._ask, pauses=DOUBLING, is_passing=is_store_error,
            key_is="table",
        )  # fmt: skip

    def changed(self, table_id: TableId) -> None:
        """Note that a table has changed, and may be over. Returns at once."""
        self._asked.wake(table_id)

    def enqueue(self, guild_id: int) -> None:
        """Note that there may be something to tell a server. Returns at once."""
        self._worker.wake(guild_id)

    async def catch_up(self) -> None:
        """Look for what was not told, once at the start."""
        for name in ("results", "webhook"):
            for guild_id in await self._services.profiles.servers_with(name):
                self._messages.doubt(_subject(guild_id))
                self.enqueue(guild_id)

    async def idle(self) -> None:
        """Wait until there is nothing to tell now."""
        await self._asked.idle()
        await self._worker.idle()

    async def stop(self) -> None:
        """Stop; the next start finds what is left."""
        await self._asked.stop()
        await self._worker.stop()

    async def _ask(self, table_id: TableId) -> None:
        try:
            table = await self._services.tables.glance(table_id)
        except Refusal as error:
            log_store_error(error, "whether a game is over")
            return
        guild_id = table.place.guild_id
        if table.status is Status.FINISHED and guild_id is not None:
            server = await self._services.profiles.guild_preferences(guild_id)
            if server.results is not None or server.webhook is not None:
                self.enqueue(guild_id)

    async def _work(self, guild_id: int) -> Rest | None:
        services, feed = self._services, self._services.result_feed
        server, guild = await services.profiles.guild_preferences(guild_id), self._client.get_guild(guild_id)
        ways = _ways(server)
        if guild is None or not ways:
            return None
        for way, since in ways.items():
            await feed.open(guild_id, way, since, is_weekly=server.results_weekly)
        left, closed = list[datetime](), set[FeedWay]()
        for delivery in await feed.unfinished(guild_id):
            if delivery.way not in ways:
                await feed.finish(delivery)
            elif delivery.way in closed:
                continue  # one refusal is enough to know
            elif delivery.due_at > services.now():
                left.append(delivery.due_at)
            else:
                attempt = await self._deliver(guild, server, delivery)
                if attempt is Attempt.WAITING:
                    closed.add(delivery.way)
                elif attempt is Attempt.FAILED:
                    left.append(delivery.due_at)
        for way in closed:
            await feed.limit_waiting(guild_id, way)
        self._messages.settle(_subject(guild_id))
        # what has just failed has another time by now
        left = [each.due_at for each in await feed.unfinished(guild_id) if each.way not in closed] if left else []
        if closed:
            # rights that come back wake it; this is for refusals that tell nothing by an event
            left.append(services.now() + timedelta(seconds=LONGEST_REST))
        if server.results_weekly:
            left.append(next_summary(services.now()))
        seconds = (min(left) - services.now()).total_seconds() if left else LONGEST_REST
        return Rest(at_most=min(LONGEST_REST, max(1.0, seconds))) if left else None

    async def _deliver(self, guild: discord.Guild, server: GuildPreferences, delivery: Delivery) -> Attempt:
        """Tell a server of one thing, and note what came of it."""
        feed = self._services.result_feed
        localizer = await self._localizer(guild.id, guild.preferred_locale)
        with about(table=delivery.table):
            attempt = await self._attempt(guild, server, delivery, localizer)
        if attempt in (Attempt.DONE, Attempt.DROPPED):
            await feed.finish(delivery)
        elif attempt is Attempt.FAILED and not await feed.delay(delivery):
            log.warning("server %s: %s is not told by %s", guild.id, delivery.subject, delivery.way)
            return Attempt.DROPPED
        return attempt

    async def _attempt(
        self, guild: discord.Guild, server: GuildPreferences, delivery: Delivery, localizer: Localizer
    ) -> Attempt:
        try:
            if delivery.way is FeedWay.CHANNEL and not self._may_tell(guild, server):
                return await self._wait(guild, server)
            if delivery.table is None:
                return await self._tell_week(guild, server, delivery, localizer)
            table = await self._services.tables.look(delivery.table)
            is_shown = not table.is_hidden and await is_open_to_everyone(self._client, guild, table.place.channel_id)
            if not is_shown:
                return Attempt.DROPPED
            if delivery.way is FeedWay.WEBHOOK:
                shown, where = self._presentations.of(table), await self._competition(table)
                message = result_json(guild.id, table, shown, localizer, table.moved_at.isoformat(), where)
                name = str(message["id"])
                if is_discord(server.webhook or ""):
                    sheet = result_sheet(
                        table, shown, localizer, has_picture=False, is_spoiler=server.results_spoiler, competition=where
                    )
                    message = discord_json(sheet, address_of(table))
                return await self._post(guild, server, name, message)
            return await self._show_result(guild, server, delivery, table, localizer)
        except (aiohttp.ClientError, TimeoutError, OSError, discord.HTTPException) as error:
            if is_documented(error):
                log.warning("server %s: %s is refused by %s: %s", guild.id, delivery.subject, delivery.way, error)
            elif isinstance(error, discord.HTTPException) and not is_passing(error):
                log.exception("server %s: %s fails by %s", guild.id, delivery.subject, delivery.way)
            return Attempt.FAILED
        except (DamagedTable, UnknownTable) as error:
            log.warning("server %s: %s is not told by %s: %s", guild.id, delivery.subject, delivery.way, error)
            return Attempt.DROPPED
        except ShuttingDown:
            raise
        except StoreError as error:
            log.warning("server %s: %s fails by %s: %s", guild.id, delivery.subject, delivery.way, error)
            return Attempt.FAILED
        except Exception:
            # whatever it is: what comes after it is told all the same
            log.exception("server %s: %s fails by %s", guild.id, delivery.subject, delivery.way)
            return Attempt.FAILED

    async def _competition(self, table: Table) -> Competition | None:
        """Return the tournament that a game belongs to, and where in it."""
        if table.contest is None:
            return None
        return competition_of(await self._services.tournaments.look(table.contest.tournament), table.contest)

    def _may_tell(self, guild: discord.Guild, server: GuildPreferences) -> bool:
        """Return whether nothing that is known here keeps the bot from writing into the results channel."""
        channel = guild.get_channel_or_thread(server.results or 0)
        return channel is None or may_show(channel)

    async def _wait(self, guild: discord.Guild, server: GuildPreferences) -> Attempt:
        """Leave what is to be told until the bot may write there; tell its server once, unless a timeout ends."""
        if silenced_until(guild) is None:
            await self._warn(guild, server.results or 0)
        return Attempt.WAITING

    async def _show_result(
        self, guild: discord.Guild, server: GuildPreferences, delivery: Delivery, table: Table, localizer: Localizer
    ) -> Attempt:
        shown, options = self._presentations.of(table), await of_server(self._services.profiles, guild.id)
        picture: bytes | None = None
        if options.has_picture and may_attach(self._client, server.results or 0):
            style = PictureStyle(options.theme, await self._avatars.of(table.participants, moment=LASTING))
            picture = await shown.board_picture(table, localizer, style)
        sheet = result_sheet(
            table, shown, localizer, has_picture=picture is not None, is_spoiler=server.results_spoiler,
            competition=await self._competition(table),
        )  # fmt: skip
        return await self._send(guild, server, delivery, sheet, table.moved_at, picture)

    async def _tell_week(
        self, guild: discord.Guild, server: GuildPreferences, delivery: Delivery, localizer: Localizer
    ) -> Attempt:
        played = await self._services.result_feed.week(delivery)
        public = [game for game in played if await is_open_to_everyone(self._client, guild, game.channel_id)]
        week: WeekSummary | None = summarise(public)
        if week is None:
            return Attempt.DROPPED
        is_for_discord = is_discord(server.webhook or "")
        if delivery.way is FeedWay.WEBHOOK and not is_for_discord:
            return await self._post(guild, server, delivery.subject, week_json(guild.id, delivery.subject, week))
        longest = await self._services.tables.look(week.longest.table)
        upset_at = await self._services.tables.look(week.upset.table) if week.upset is not None else None
        sheet = week_sheet(week, longest, upset_at, localizer, is_spoiler=server.results_spoiler)
        if delivery.way is FeedWay.WEBHOOK:
            return await self._post(guild, server, delivery.subject, discord_json(sheet))
        return await self._send(guild, server, delivery, sheet, delivery.due_at, None)

    async def _send(
        self,
        guild: discord.Guild,
        server: GuildPreferences,
        delivery: Delivery,
        sheet: Sheet,
        since: datetime,
        picture: bytes | None,
    ) -> Attempt:
        """Send a message to the results channel, once, whatever was sent and not noted."""
        channel_id = server.results or 0
        files = [] if picture is None else [picture]
        draft = Draft(
            f"{delivery.subject}-{channel_id}",
            since,
            view=sheet.view,
            files=lambda: [discord.File(io.BytesIO(data), BOARD) for data in files],
        )
        is_doubted = delivery.attempts > 0 or self._messages.is_doubted(_subject(guild.id))
        channel = guild.get_channel(channel_id)
        is_published = server.results_publish and isinstance(channel, discord.TextChannel) and channel.is_news()

        async def note(message_id: int) -> None:
            # What was told is noted when the delivery is finished. Discord publishes ten messages an hour of a channel,
            # and makes one wait for the next: no other result waits for that.
            if is_published:
                begin_job(f"publish-result {guild.id}", self._publish(channel_id, message_id))

        try:
            await self._messages.send(Spot(channel_id, guild.id), draft, note, is_doubted=is_doubted)
        except discord.HTTPException as error:
            if cause_of(error) is not Cause.PLACE:
                raise
            log.warning("server %s: its results channel is out of reach (%s)", guild.id, error.code)
            if not isinstance(error, discord.NotFound):
                return await self._wait(guild, server)
            await self._warn(guild, channel_id)
            return Attempt.DROPPED
        await self._services.profiles.remember(_warned_key(guild.id), "")
        return Attempt.DONE

    async def _publish(self, channel_id: int, message_id: int) -> None:
        """Publish a message to the servers that follow its channel. Never fails."""
        try:
            await self._client.http.publish_message(channel_id, message_id)
        except REQUEST_ERRORS as error:
            log.warning("channel %s: a result is not published: %s", channel_id, error)

    async def _post(self, guild: discord.Guild, server: GuildPreferences, name: str, message: Json) -> Attempt:
        """Send a message of that name to the webhook, and keep whether the last one was taken."""
        profiles, now = self._services.profiles, int(self._services.now().timestamp())
        url, secret = server.webhook or "", server.webhook_secret or ""
        reply = await self.sender.send(guild.id, url, secret, name, message, now)
        await profiles.remember(trouble_key(guild.id), "" if reply is Reply.TAKEN else reply.value)
        if reply is Reply.GONE and (await profiles.guild_preferences(guild.id)).webhook == url:
            await profiles.set_guild_preferences(guild.id, {"webhook": None, "webhook_secret": None})
        return {Reply.TAKEN: Attempt.DONE, Reply.REFUSED: Attempt.FAILED, Reply.GONE: Attempt.DROPPED}[reply]

    async def _warn(self, guild: discord.Guild, channel_id: int) -> None:
        """Tell a server once that nothing can be written into its results channel."""
        profiles, key = self._services.profiles, _warned_key(guild.id)
        if await profiles.recall(key) == str(channel_id):
            return
        localizer = await self._localizer(guild.id, guild.preferred_locale)
        text = localizer.say("results-lost", channel=f"<#{channel_id}>")
        for place in list(writable(guild, without=channel_id))[:WARNED]:
            try:
                await place.send(text, allowed_mentions=calling_nobody())
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("server %s: no warning in channel %s (%s)", guild.id, place.id, error.code)
            else:
                await profiles.remember(key, str(channel_id))
                return


def _ways(server: GuildPreferences) -> dict[FeedWay, datetime]:
    """Return how a server is told, and since when."""
    found: dict[FeedWay, datetime] = {}
    if server.results is not None and server.results_since is not None:
        found[FeedWay.CHANNEL] = datetime.fromisoformat(server.results_since)
    if server.webhook is not None and server.webhook_since is not None:
        found[FeedWay.WEBHOOK] = datetime.fromisoformat(server.webhook_since)
    return found


def _subject(guild_id: int) -> str:
    return f"results-{guild_id}"


def _warned_key(guild_id: int) -> str:
    return f"results-warned-{guild_id}"


def trouble_key(guild_id: int) -> str:
    """Return the key under which it is kept what became of a webhook's last message, where it was not taken."""
    return f"webhook-trouble-{guild_id}"
