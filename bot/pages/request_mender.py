"""What makes requests that Discord has refused ones that it takes: plainer words, and threads that are awake.

Words are refused by a server's AutoMod and Discord's own filters. What other people wrote is replaced then: players by
the number of their seat or in the draw, where it is known which table or tournament is shown, a tournament's title by
its number, and whatever else is marked as written by someone (`bot.i18n.names`) is left out.
"""

import logging
from collections.abc import Mapping
from typing import Final, TypeVar

import discord
from cachetools import LRUCache
from discord.http import Route

from bot.discord.answers import Interaction
from bot.discord.messages import wake_thread
from bot.discord.plain_words import StandIns
from bot.discord.request_errors import REQUEST_ERRORS
from bot.i18n.catalogue import Localizer
from bot.log_context import LOG_CONTEXT
from bot.manager.services import Services
from bot.pages.board.permission_alerts import PermissionAlerts
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.table_words import table_name
from bot.pages.tournament.shown_tournament import people_names
from bot.reasons import Refusal
from bot.supervision import begin_job
from bot.table.contest import TournamentId
from bot.table.names import visible_name
from bot.table.values import TableId

log = logging.getLogger(__name__)

K = TypeVar("K", TableId, TournamentId)

REMEMBERED: Final = 4096
"""The number of interactions whose channel is known; they can be answered for a quarter of an hour."""
REWORDED: Final = 4096
"""The number of tables, and of tournaments, of which it is known that they are shown in other words than their own."""


class RequestMender:
    """Mends requests of one client."""

    def __init__(
        self, client: discord.Client, services: Services, locales: LocaleResolver, alerts: PermissionAlerts
    ) -> None:
        self._client, self._services, self._locales, self._alerts = client, services, locales, alerts
        self._places: LRUCache[str, tuple[int, int | None]] = LRUCache(REMEMBERED)
        """By an interaction's token: the channel where it came from, and its server, as a thread may not be known."""

        self._reworded: LRUCache[TableId, int] = LRUCache(REWORDED)
        """The servers of tables whose words were refused lately."""
        self._reworded_tournaments: LRUCache[TournamentId, int] = LRUCache(REWORDED)

    def take_reworded(self, guild_id: int) -> list[TableId]:
        """Return the tables of a server whose words were refused since this was last asked."""
        return _take(self._reworded, guild_id)

    def take_reworded_tournaments(self, guild_id: int) -> list[TournamentId]:
        """Return the tournaments of a server whose words were refused since this was last asked."""
        return _take(self._reworded_tournaments, guild_id)

    def note_arrival(self, interaction: Interaction) -> None:
        """Note where an interaction came from, before it is answered."""
        if interaction.channel_id is not None:
            self._places[interaction.token] = interaction.channel_id, interaction.guild_id

    async def stand_ins(self, route: Route) -> StandIns:
        """Return what stands in place of other people's words in what is being done now."""
        context = LOG_CONTEXT.get()
        try:
            if context.table is not None:
                return await self._of_table(TableId(context.table))
            if context.tournament is not None:
                return await self._of_tournament(TournamentId(context.tournament))
        except Refusal as error:
            log.info("the people that a message names are not known: %s", error.reason.key)
        guild = self._guild(route)
        localizer = await self._locales.server(guild and guild.id, guild and guild.preferred_locale)
        return _stand_ins(localizer, localizer.say("words-title"))

    async def _of_table(self, table_id: TableId) -> StandIns:
        table = await self._services.tables.look(table_id)
        localizer = self._locales.public(table)
        names = {name: localizer.say("seat-number", number=seat + 1) for seat, name in enumerate(table.names)}
        return _stand_ins(localizer, table_name(table, localizer), names)

    async def _of_tournament(self, tournament_id: TournamentId) -> StandIns:
        running = await self._services.tournaments.look(tournament_id)
        localizer = self._locales.catalogues.localizer(running.place.locale)
        title = localizer.say("words-tournament", number=int(tournament_id))
        told = people_names(running, self._services.person_names.handle_of)
        players = running.tournament.players
        # those who play by the number they have in the draw, then everyone else whom it knows
        number_of = {who: at for at, who in enumerate(dict.fromkeys((*players, *told)), 1)}
        own = {who: visible_name(person.name) for who, person in running.people.items()}
        names = {
            name: localizer.say("seat-number", number=number_of[who]) for who, name in (*told.items(), *own.items())
        }
        return _stand_ins(localizer, title, names, {running.tournament.plan.title: title})

    def note_blocked(self, error: discord.HTTPException, route: Route) -> None:
        """Tell the server once that its rules, or Discord's, refuse words of the bot's messages. Returns at once."""
        if (guild := self._guild(route)) is not None:
            context = LOG_CONTEXT.get()
            if context.table is not None:
                self._reworded[TableId(context.table)] = guild.id
            elif context.tournament is not None:
                self._reworded_tournaments[TournamentId(context.tournament)] = guild.id
            begin_job("blocked-words", self._alerts.warn_of_words(guild, self._channel_id(route), error.code))

    async def wake(self, route: Route) -> bool:
        """Open the sleeping thread that an answer goes to; return False where it stays closed. Never fails."""
        channel_id = self._channel_id(route)
        if channel_id is None:
            return False
        try:
            return await wake_thread(self._client, channel_id) is not None
        except REQUEST_ERRORS as error:
            log.info("thread %s stays asleep: %s", channel_id, error)
            return False

    def _channel_id(self, route: Route) -> int | None:
        if route.channel_id is not None:
            return int(route.channel_id)
        place = self._place(route)
        return None if place is None else place[0]

    def _place(self, route: Route) -> tuple[int, int | None] | None:
        """Return where the interaction came from that a request answers, if it does."""
        return None if route.webhook_token is None else self._places.get(route.webhook_token)

    def _guild(self, route: Route) -> discord.Guild | None:
        place = self._place(route)
        if (guild_id := route.guild_id or (place and place[1])) is not None:
            return self._client.get_guild(int(guild_id))
        channel = self._client.get_channel(self._channel_id(route) or 0)
        return getattr(channel, "guild", None)


def _take(reworded: LRUCache[K, int], guild_id: int) -> list[K]:
    found = [key for key, guild in reworded.items() if guild == guild_id]
    for key in found:
        del reworded[key]
    return found


def _stand_ins(
    localizer: Localizer, title: str, names: Mapping[str, str] | None = None, texts: Mapping[str, str] | None = None
) -> StandIns:
    return StandIns(
        lambda number: localizer.say("seat-number", number=number), localizer.say("words-left-out"),
        localizer.say("words-refused"), title, names or {}, texts or {},
    )  # fmt: skip
