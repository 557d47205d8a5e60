"""What shows tables to people and answers them, for one client: how it begins, how it ends, and how it is found."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from discord import InteractionType

from bot.client import CivBot
from bot.discord.answers import Interaction
from bot.discord.emojis import Emojis
from bot.discord.routing import Router
from bot.pages.board.announcer import Announcer
from bot.pages.board.lost_places import LostPlaces
from bot.pages.board.permission_alerts import PermissionAlerts
from bot.pages.board.place_visibility import PlaceVisibility
from bot.pages.board.regained_rights import RegainedRights
from bot.pages.board.sleeping_threads import SleepingThreads
from bot.pages.game_pages import GamePages
from bot.pages.pings.notifier import Notifier
from bot.pages.pings.server_departures import ServerDepartures
from bot.pages.play.matchmaker import Matchmaker
from bot.pages.press import Context
from bot.pages.records.podium_roles import PodiumRoles
from bot.pages.results.feed import ResultsFeed
from bot.pages.settings.gone_settings import GoneSettings
from bot.pages.tournament.announcer import TournamentAnnouncer
from bot.pages.tournament.referee_calls import RefereeCalls


@dataclass(frozen=True, slots=True)
class Ui:
    """What presses and commands are answered with (`context`), and what works on while nobody presses."""

    context: Context
    router: Router
    announcer: Announcer
    notifier: Notifier
    alerts: PermissionAlerts
    lost_places: LostPlaces
    sleeping_threads: SleepingThreads
    place_visibility: PlaceVisibility
    server_departures: ServerDepartures
    referee_calls: RefereeCalls
    tournament_announcer: TournamentAnnouncer
    emojis: Emojis
    results: ResultsFeed
    podium_roles: PodiumRoles
    matchmaker: Matchmaker
    regained_rights: RegainedRights
    gone_settings: GoneSettings

    @property
    def games(self) -> Sequence[GamePages]:
        """The pages of each game."""
        return self.context.games

    async def open(self) -> None:
        """Get ready to draw, and tell what was not told when the bot stopped; before the first press can arrive."""
        # Drawing first: the first picture of each kind takes long, and a press has three seconds. Then the announcer,
        # whose boards call people; those whom no board has called are left to the notifier. Nothing is read after that:
        # the start would queue for a connection behind every table there is to announce, and end if that took too long.
        locales = self.context.locales
        for game in self.games:
            if game.warm_up is not None:
                await game.warm_up(locales.catalogues.localizer(locales.locale))
        await self.emojis.open()
        await self.tournament_announcer.catch_up()
        await self.context.services.tournaments.start()
        await self.announcer.catch_up()
        self.notifier.start()

    def answer_until_done(self, interaction: Interaction) -> None:
        """Count an interaction as being answered until the task that runs now has ended.

        What is typed into a command's option, and not sent, waits for no answer.
        """
        is_typed = interaction.type is InteractionType.autocomplete
        self.context.in_flight.answer_until_done(None if is_typed else interaction)

    async def refuse_rest(self) -> None:
        """Have everyone who has no answer told that the bot stops; called when no press can arrive any more."""
        in_flight, times = self.context.in_flight, self.context.client.resources.times
        await asyncio.sleep(0)  # what has just arrived is about to begin
        # what was written while the tables closed is on its way to those who pressed, what was not is being refused
        await in_flight.drained(times.last_answers)
        await in_flight.cut_short(self.router.refuse, times.farewell)

    async def close(self) -> None:
        """Take no more presses, and finish what is in flight within `ConnectionTimes.answers` seconds."""
        patience = self.context.client.resources.times.answers
        # What presses wait for is given up before they are waited for; then what the last presses have changed is
        # announced; avatars go last, because boards are drawn with them.
        in_flight = self.context.in_flight
        in_flight.close()
        for game in self.games:
            if game.stop is not None:
                await game.stop()
        await in_flight.drained(patience)
        await self.server_departures.stop()
        await self.regained_rights.stop()
        await self.lost_places.stop()
        await self.context.services.tournaments.stop()
        await self.tournament_announcer.stop(patience)
        await self.announcer.stop(patience)
        await self.emojis.stop()
        await self.podium_roles.stop()
        await self.context.ranked_members.stop()
        await self.context.dashboards.stop()
        await self.results.stop()
        await self.matchmaker.stop()
        await self.context.server_commands.stop()
        await self.notifier.stop(patience)
        await self.context.avatars.stop()


def ui_of(client: CivBot) -> Ui:
    """Return what answers people on that client, once it is composed (`bot.extension`)."""
    assert isinstance(client.ui, Ui), "its pages are composed"
    return client.ui
