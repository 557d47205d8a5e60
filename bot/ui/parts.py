"""What the ui of a client is made of: its wings, what they share, and how they begin and end.

They do not stand in `bot.ui.extension`: discord.py executes an extension anew when it loads it, and the classes made
then are not those which others have imported before.
"""

from dataclasses import dataclass

from bot.client import CivBot
from bot.ui.avatars import Avatars
from bot.ui.calamities.wing import CalamityWing
from bot.ui.civ.pictures import CivPictures
from bot.ui.discord.answers import InFlight
from bot.ui.discord.emojis import Emojis
from bot.ui.discord.errors import Boundary
from bot.ui.discord.page_turns import PageTurns
from bot.ui.discord.readers import Readers
from bot.ui.discord.routing import Router
from bot.ui.discord.table_option import TableOption
from bot.ui.hand.hand_commands import HandCommands
from bot.ui.hand.hands import Hands
from bot.ui.pings.dashboards import Dashboards
from bot.ui.pings.games import GamesPages
from bot.ui.pings.notifier import Notifier
from bot.ui.pings.server_departures import ServerDepartures
from bot.ui.presentation import Presentations
from bot.ui.public.announcer import Announcer
from bot.ui.public.hidden_places import HiddenPlaces
from bot.ui.public.invitations import Invitations
from bot.ui.public.moderation import ModerationPages
from bot.ui.public.opening import Openings
from bot.ui.public.permission_alerts import PermissionAlerts
from bot.ui.public.reader_board import ReaderBoards
from bot.ui.public.social import Social
from bot.ui.public.table_commands import TableCommands
from bot.ui.public.welcome import Welcome
from bot.ui.replay.films import Films
from bot.ui.replay.replays import Replays
from bot.ui.replay.transcripts import Transcripts
from bot.ui.rulebook.help import HelpPage
from bot.ui.rulebook.rulebook import Rulebook
from bot.ui.settings.blocking import BlockPages
from bot.ui.settings.hours import RestTimes
from bot.ui.settings.preferences import PreferencePages
from bot.ui.settings.privacy import PrivacyPages
from bot.ui.settings.server_tables import TableRulesPages
from bot.ui.settings.setup import SetupPage
from bot.ui.table.clock_choice import ClockOption
from bot.ui.table.spectators import PastTables
from bot.ui.tournament.wing import TournamentWing
from bot.ui.tutorial.tutorial import Tutorial
from bot.ui.votes.table_menu_presses import MenuPresses


@dataclass(frozen=True, slots=True)
class Wings:
    """What answers commands, a part for each kind of thing people see."""

    blocking: BlockPages
    boards: ReaderBoards
    calamities: CalamityWing
    clock_option: ClockOption
    games: GamesPages
    hand_commands: HandCommands
    help: HelpPage
    invitations: Invitations
    menu: MenuPresses
    moderation: ModerationPages
    openings: Openings
    past_tables: PastTables
    preferences: PreferencePages
    privacy: PrivacyPages
    replays: Replays
    rest_times: RestTimes
    rulebook: Rulebook
    setup: SetupPage
    social: Social
    table_commands: TableCommands
    table_option: TableOption
    table_rules: TableRulesPages
    transcripts: Transcripts
    tutorial: Tutorial
    welcome: Welcome


@dataclass(frozen=True, slots=True)
class Shared:
    """What several wings share, and what works on while nobody presses."""

    readers: Readers
    in_flight: InFlight
    pictures: CivPictures
    presentations: Presentations
    avatars: Avatars
    hands: Hands
    alerts: PermissionAlerts
    hidden_places: HiddenPlaces
    dashboards: Dashboards
    server_departures: ServerDepartures
    notifier: Notifier
    announcer: Announcer
    films: Films
    page_turns: PageTurns
    emojis: Emojis
    tournament: TournamentWing


@dataclass(frozen=True, slots=True)
class Ui:
    """What a client's ui is made of, for those who cannot be handed their parts: the cogs' `setup`, the composition
    root, which opens and closes it, and tests."""

    shared: Shared
    boundary: Boundary
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
        await shared.pictures.warm_up(shared.readers.catalogues.speaker(shared.readers.locale))
        await shared.emojis.open()
        await shared.tournament.open()
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
        await shared.tournament.stop(patience)
        await shared.announcer.stop(patience)
        await shared.emojis.stop()
        await shared.dashboards.stop()
        await shared.notifier.stop(patience)
        await shared.avatars.stop()


def ui_of(client: CivBot) -> Ui:
    """The parts of a client's ui, once `bot.ui.extension` is loaded."""
    assert isinstance(client.ui, Ui), "the ui's extension is loaded"
    return client.ui
