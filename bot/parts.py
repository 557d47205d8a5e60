"""What the ui of a client is made of: its wings, what they share, and how they begin and end.

They do not stand in `bot.extension`: discord.py executes an extension anew when it loads it, and the classes made
then are not those which others have imported before.
"""

from dataclasses import dataclass

from bot.client import CivBot
from bot.discord.answers import InFlight
from bot.discord.emojis import Emojis
from bot.discord.page_turns import PageTurns
from bot.discord.routing import Router
from bot.games.civ.pages.pictures import CivPictures
from bot.games.civ.pages.replay.films import Films
from bot.games.civ.pages.replay.replays import Replays
from bot.games.civ.pages.replay.transcripts import Transcripts
from bot.games.civ.pages.rulebook.help import HelpPage
from bot.games.civ.pages.rulebook.rulebook import Rulebook
from bot.games.civ.pages.tutorial.tutorial import Tutorial
from bot.pages.avatars import Avatars
from bot.pages.board.announcer import Announcer
from bot.pages.board.permission_alerts import PermissionAlerts
from bot.pages.board.place_visibility import PlaceVisibility
from bot.pages.errors import ErrorHandler
from bot.pages.hand.hands import Hands
from bot.pages.lobby.opening import Openings
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.pings.dashboards import Dashboards
from bot.pages.pings.notifier import Notifier
from bot.pages.pings.server_departures import ServerDepartures
from bot.pages.presentation import Presentations
from bot.pages.press import Context
from bot.pages.settings.welcome import Welcome
from bot.pages.tournament.announcer import TournamentAnnouncer
from bot.pages.tournament.referee_calls import RefereeCalls


@dataclass(frozen=True, slots=True)
class Wings:
    """What answers commands, a part for each kind of thing people see."""

    help: HelpPage
    openings: Openings
    referee_calls: RefereeCalls
    replays: Replays
    rulebook: Rulebook
    tournament_announcer: TournamentAnnouncer
    transcripts: Transcripts
    tutorial: Tutorial
    welcome: Welcome


@dataclass(frozen=True, slots=True)
class Shared:
    """What several wings share, and what works on while nobody presses."""

    locales: LocaleResolver
    in_flight: InFlight
    pictures: CivPictures
    presentations: Presentations
    avatars: Avatars
    hands: Hands
    alerts: PermissionAlerts
    place_visibility: PlaceVisibility
    dashboards: Dashboards
    server_departures: ServerDepartures
    notifier: Notifier
    announcer: Announcer
    films: Films
    page_turns: PageTurns
    emojis: Emojis


@dataclass(frozen=True, slots=True)
class Ui:
    """What a client's ui is made of, for those who cannot be handed their parts: the cogs' `setup`, the composition
    root, which opens and closes it, and tests."""

    context: Context
    shared: Shared
    boundary: ErrorHandler
    wings: Wings
    router: Router

    @property
    def in_flight(self) -> InFlight:
        """What is being answered."""
        return self.shared.in_flight

    async def open(self) -> None:
        """Before the first press can arrive: gets ready to draw, and tells what was not told when the bot stopped."""
        # Drawing first: the first picture of each kind takes long, and a press has three seconds. Then the announcer,
        # whose boards call people; whom no board has called is left to the notifier. Nothing is read after that: the
        # start would queue for a connection behind every table there is to announce, and end if that took too long.
        shared = self.shared
        await shared.pictures.warm_up(shared.locales.catalogues.localizer(shared.locales.locale))
        await shared.emojis.open()
        await self.wings.tournament_announcer.catch_up()
        await self.context.tables.tournaments.start()
        await shared.announcer.catch_up()
        shared.notifier.start()

    async def close(self, patience: float = 5.0) -> None:
        """Takes no more presses, and finishes what is in flight within `patience` seconds."""
        # Films are given up before presses are waited for, since some of them wait for a film; then what the last
        # presses have changed is announced; faces go last, because boards are drawn with them.
        shared = self.shared
        shared.in_flight.close()
        await shared.films.stop()
        await shared.in_flight.drained(patience)
        await self.context.tables.tournaments.stop()
        await self.wings.tournament_announcer.stop(patience)
        await shared.announcer.stop(patience)
        await shared.emojis.stop()
        await shared.dashboards.stop()
        await shared.notifier.stop(patience)
        await shared.avatars.stop()


def ui_of(client: CivBot) -> Ui:
    """The parts of a client's ui, once `bot.extension` is loaded."""
    assert isinstance(client.ui, Ui), "the ui's extension is loaded"
    return client.ui
