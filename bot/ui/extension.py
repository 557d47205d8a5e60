"""The ui as a discord.py extension: the one place that knows all its parts, and puts them together for a client."""

from functools import partial

import discord

from bot.client import CivBot
from bot.games.calamities import CALAMITIES_GAME
from bot.games.civ import CIV, Choices
from bot.table.values import Options
from bot.ui.avatars import Avatars
from bot.ui.calamities.presentation import CalamityPresentation
from bot.ui.calamities.presses import CalamityPresses
from bot.ui.calamities.wing import CalamityWing
from bot.ui.civ.available_actions_presses import AvailableActionsPresses
from bot.ui.civ.game_presses import GamePresses
from bot.ui.civ.pictures import SPRITES, CivPictures
from bot.ui.civ.presentation import CivPresentation
from bot.ui.discord.answers import InFlight, Interaction
from bot.ui.discord.cog import prepare
from bot.ui.discord.emojis import Emojis
from bot.ui.discord.errors import Boundary
from bot.ui.discord.members import find_hidden_from, is_member
from bot.ui.discord.page_turns import PageTurns
from bot.ui.discord.readers import Readers
from bot.ui.discord.routing import Registry, Router
from bot.ui.discord.table_option import TableOption
from bot.ui.hand.hand_commands import HandCommands
from bot.ui.hand.hand_presses import HandPresses
from bot.ui.hand.hands import Hands
from bot.ui.parts import Shared, Ui, Wings
from bot.ui.pings.dashboards import Dashboards
from bot.ui.pings.direct_messages import DirectMessages
from bot.ui.pings.games import GamesPages
from bot.ui.pings.mailer import Mailer
from bot.ui.pings.notifier import Notifier
from bot.ui.pings.server_departures import ServerDepartures
from bot.ui.presentation import Presentations
from bot.ui.public.announcer import Announcer
from bot.ui.public.arrangement_presses import ArrangementPresses
from bot.ui.public.hidden_places import HiddenPlaces
from bot.ui.public.invitations import Invitations
from bot.ui.public.lobby_presses import LobbyPresses
from bot.ui.public.moderation import ModerationPages
from bot.ui.public.opening import Openings
from bot.ui.public.permission_alerts import PermissionAlerts
from bot.ui.public.publisher import Publisher
from bot.ui.public.reader_board import ReaderBoards
from bot.ui.public.social import Social
from bot.ui.public.table_commands import TableCommands
from bot.ui.public.table_presses import TablePresses
from bot.ui.public.text_presses import TextPresses
from bot.ui.public.welcome import Welcome
from bot.ui.replay.film_presses import FilmPresses
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
from bot.ui.table.lost_messages import LostPosts
from bot.ui.table.spectators import PastTables, check
from bot.ui.table_views import WingTableViews
from bot.ui.tournament.wing import TournamentWing
from bot.ui.tutorial.tutorial import Tutorial
from bot.ui.votes.table_menu_presses import MenuPresses


def compose(client: CivBot) -> Ui:
    """Makes the parts, each with what it needs."""
    shared = _shared(client)
    wings = _wings(client, shared)
    views = WingTableViews(shared.readers, shared.presentations, shared.hands)
    boundary = Boundary(client.services.tables, shared.readers, views)
    router = Router(_registry(client, shared, wings), shared.in_flight, boundary, after=shared.server_departures.meet)
    return Ui(shared, boundary, wings, router)


def _shared(client: CivBot) -> Shared:
    services = client.services
    tables, catalogues = services.tables, services.catalogues
    readers = Readers(tables, catalogues, services.locale)
    pictures, avatars = CivPictures(services), Avatars(client)
    presentations = Presentations(catalogues)
    presentations.register(CIV, CivPresentation(pictures))
    presentations.register(CALAMITIES_GAME, CalamityPresentation(pictures))
    hands = Hands(tables, readers, presentations, pictures)
    alerts, dashboards = PermissionAlerts(client, tables, readers.server), Dashboards(client, tables, readers.server)
    hidden_places, lost_posts = HiddenPlaces(client, tables), LostPosts(client, tables)
    direct = DirectMessages(tables, catalogues, hands.drawing, hands.direct)
    notifier = Notifier(tables, Mailer(client, tables, catalogues, direct, hidden_places.check_awaited))
    publisher = Publisher(
        client, tables, presentations, pictures=pictures, avatars=avatars,
        lost_posts=lost_posts, alerts=alerts, hidden_places=hidden_places, moved_on=dashboards.poke,
    )  # fmt: skip
    announcer = Announcer(tables, publisher, lost_posts, refresh_hands=hands.refresh, shown=notifier.poke)
    return Shared(
        readers, InFlight(), pictures, presentations, avatars, hands, alerts, hidden_places, dashboards,
        ServerDepartures(client, tables, readers, alerts), notifier, announcer, Films(services), PageTurns(),
        Emojis(client, services, SPRITES if services.has_emojis else ()),
        TournamentWing(client, tables, readers, presentations, pictures, avatars),
    )  # fmt: skip


def _wings(client: CivBot, shared: Shared) -> Wings:
    tables, readers, announcer = client.services.tables, shared.readers, shared.announcer
    presentations, pictures, turns = shared.presentations, shared.pictures, shared.page_turns
    option = TableOption(tables, readers)
    social = Social(client, tables, readers, option)
    openings = Openings(client, tables, readers, presentations, announcer)
    boards = ReaderBoards(tables, readers, presentations, pictures, shared.avatars)
    table_commands = TableCommands(readers, option, boards.show)
    which, ask_resign = option.which, table_commands.ask_resign
    return Wings(
        blocking=BlockPages(tables, readers, social),
        boards=boards,
        calamities=CalamityWing.make(tables, readers, option, openings, shared.hands, pictures),
        clock_option=ClockOption(readers),
        games=GamesPages(client, tables, readers),
        hand_commands=HandCommands(readers, option, shared.hands),
        help=HelpPage(readers, pictures),
        invitations=Invitations(client, tables, readers),
        menu=MenuPresses(tables, readers, presentations, announcer, which=which, check=check, ask_resign=ask_resign),
        moderation=ModerationPages(client, tables, readers, social),
        openings=openings,
        past_tables=PastTables(tables, readers),
        preferences=PreferencePages(tables, readers, partial(announcer.poke, redraws=True)),
        privacy=PrivacyPages(client, tables, readers),
        replays=Replays(tables, readers, pictures, shared.avatars, turns),
        rest_times=RestTimes(tables, readers),
        rulebook=Rulebook(tables, readers, pictures, turns),
        setup=SetupPage(tables, readers),
        social=social,
        table_commands=table_commands,
        table_option=option,
        table_rules=TableRulesPages(tables, readers, shared.dashboards.poke),
        transcripts=Transcripts(client, tables, readers),
        tutorial=Tutorial(tables, readers, pictures, turns),
        welcome=Welcome(readers, shared.in_flight, openings, Options(2, CIV, Choices().to_json())),
    )


def _registry(client: CivBot, shared: Shared, wings: Wings) -> Registry:
    """Every answer to what may be pressed."""
    tables, readers, announcer = client.services.tables, shared.readers, shared.announcer
    hand_presses = HandPresses(tables, shared.hands)
    pressed = (
        hand_presses,
        GamePresses(tables, readers, shared.hands, submit=hand_presses.submit),
        CalamityPresses(tables, readers, shared.hands, submit=hand_presses.submit),
        AvailableActionsPresses(tables, readers),
        ArrangementPresses(tables, readers, shared.presentations),
        LobbyPresses(tables, readers, shared.presentations, announcer, wings.openings, wings.menu),
        TablePresses(tables, readers, announcer, shared.hands),
        TextPresses(tables, readers, shared.presentations),
        FilmPresses(client.services, tables, readers, shared.films),
        wings.blocking,
        wings.privacy,
        wings.setup,
        wings.table_rules,
        wings.boards,
        wings.calamities,
        wings.menu,
        wings.welcome,
        wings.games,
        wings.replays,
        wings.rulebook,
        wings.tutorial,
        shared.tournament,
    )
    return Registry(answer for part in pressed for answer in part.answers())


async def setup(client: CivBot) -> None:
    """Loads the ui into a client: its parts, what they hear of, the commands' languages."""
    ui = client.ui = compose(client)
    await prepare(client, ui.boundary)
    _listen_to_tables(client, ui)
    _listen_to_discord(client, ui)
    _listen_to_people(client, ui)


def _listen_to_tables(client: CivBot, ui: Ui) -> None:
    tables = client.services.tables
    # what only Discord knows, asked by rooms that may not know it
    tables.votes.ask_members(partial(is_member, client))
    tables.votes.ask_sights(partial(find_hidden_from, client))
    tables.departures.ask_presence(ui.shared.server_departures.is_away_from)
    # in the order in which a change is shown: a board calls people, and whom it has not called the notifier tells
    tables.on_change(ui.shared.announcer.poke)
    tables.on_change(ui.shared.notifier.poke)
    tables.on_change(ui.shared.dashboards.changed)
    ui.shared.tournament.listen()
    tables.profiles.on_person(lambda _: ui.shared.notifier.wake())


def _listen_to_discord(client: CivBot, ui: Ui) -> None:
    async def on_ready() -> None:
        # also after each reconnection that could not be resumed: Discord has told nothing of the time in between
        await ui.shared.dashboards.catch_up()
        await ui.shared.server_departures.catch_up()

    async def on_guild_channel_update(before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        if before.permissions_for(after.guild.me) != after.permissions_for(after.guild.me):
            await ui.shared.alerts.eased(after.guild)
        if before.overwrites != after.overwrites:
            await ui.shared.hidden_places.look_again(after)

    async def on_guild_role_update(before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            await ui.shared.alerts.eased(after.guild)

    async def on_member_update(before: discord.Member, after: discord.Member) -> None:
        # without the intent for members Discord tells of the bot's own member alone (docs: events/gateway#intents)
        if after == after.guild.me and before.roles != after.roles:
            await ui.shared.alerts.eased(after.guild)

    async def on_raw_thread_update(event: discord.RawThreadUpdateEvent) -> None:
        if not event.data["thread_metadata"].get("locked", False):
            await ui.shared.alerts.opened(event.thread_id)

    for listener in (
        on_ready,
        on_guild_channel_update,
        on_guild_role_update,
        on_member_update,
        on_raw_thread_update,
    ):
        client.add_listener(listener)


def _listen_to_people(client: CivBot, ui: Ui) -> None:
    async def on_guild_remove(guild: discord.Guild) -> None:
        await ui.shared.server_departures.left(guild.id)

    async def on_app_command_completion(interaction: Interaction, command: object) -> None:
        await ui.shared.server_departures.meet(interaction)

    for listener in (on_guild_remove, on_app_command_completion):
        client.add_listener(listener)
    # not by discord.py's views: they know no message from before a restart, and keep what goes wrong to themselves
    client.add_listener(ui.router.route, "on_interaction")
    client.add_listener(ui.wings.welcome.greet, "on_guild_join")
    client.add_listener(ui.shared.server_departures.returned, "on_guild_join")
