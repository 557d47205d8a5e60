"""The ui as a discord.py extension: the one place that knows all its parts, and puts them together for a client."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import discord

from bot.client import CivBot
from bot.discord.answers import InFlight, Interaction
from bot.discord.emojis import Emojis
from bot.discord.page_turns import PageTurns
from bot.discord.routing import Registry, Router, handlers_of
from bot.games.calamities.game import CALAMITIES_GAME
from bot.games.calamities.pages import (
    explanations as calamity_explanations,
)
from bot.games.calamities.pages import (
    outcomes as calamity_outcomes,
)
from bot.games.calamities.pages import (
    presses as calamity_presses,
)
from bot.games.calamities.pages.presentation import CalamityPresentation
from bot.games.calamities.words.naming import CALAMITIES_HELP, calamity_names
from bot.games.calamities.words.refusals import calamity_value
from bot.games.civ.game import CIV, Choices
from bot.games.civ.pages.available_actions_presses import AvailableActionsPresses
from bot.games.civ.pages.game_presses import GamePresses
from bot.games.civ.pages.pictures import SPRITES, CivPictures
from bot.games.civ.pages.presentation import CivPresentation
from bot.games.civ.pages.replay.film_presses import FilmPresses
from bot.games.civ.pages.replay.films import Films
from bot.games.civ.pages.replay.replays import Replays
from bot.games.civ.pages.replay.transcripts import Transcripts
from bot.games.civ.pages.rulebook.help import HelpPage
from bot.games.civ.pages.rulebook.rulebook import Rulebook
from bot.games.civ.pages.tutorial.tutorial import Tutorial
from bot.games.civ.words.reason_text import civ_value
from bot.pages.addresses.table import Decision
from bot.pages.avatars import Avatars
from bot.pages.board import reader_board, table_presses
from bot.pages.board.announcer import Announcer
from bot.pages.board.permission_alerts import PermissionAlerts
from bot.pages.board.place_visibility import PlaceVisibility
from bot.pages.board.publisher import Publisher
from bot.pages.cog import prepare
from bot.pages.errors import ErrorHandler
from bot.pages.hand import hand_presses
from bot.pages.hand.hands import Hands
from bot.pages.lobby import lobby_presses, lobby_settings
from bot.pages.lobby.opening import Openings
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.lost_messages import LostPosts
from bot.pages.members import find_player_kept_out, is_member
from bot.pages.pings import games
from bot.pages.pings.dashboards import Dashboards
from bot.pages.pings.direct_messages import DirectMessages
from bot.pages.pings.mailer import Mailer
from bot.pages.pings.notifier import Notifier
from bot.pages.pings.server_departures import ServerDepartures
from bot.pages.presentation import Presentations
from bot.pages.press import Context, Press
from bot.pages.private_threads import PrivateThreads
from bot.pages.settings import blocking, privacy, server_tables
from bot.pages.settings import setup as setup_page
from bot.pages.settings.welcome import Welcome
from bot.pages.table_views import WingTableViews
from bot.pages.tournament import judge_presses
from bot.pages.tournament import presses as tournament_presses
from bot.pages.tournament.announcer import TournamentAnnouncer
from bot.pages.tournament.places import TournamentPlaces
from bot.pages.tournament.referee_calls import RefereeCalls
from bot.pages.votes import table_menu_presses
from bot.parts import Shared, Ui, Wings
from bot.table.values import Options

HANDLERS: Final = (
    blocking,
    games,
    judge_presses,
    privacy,
    server_tables,
    setup_page,
    tournament_presses,
    calamity_explanations,
    calamity_outcomes,
    calamity_presses,
    hand_presses,
    lobby_presses,
    lobby_settings,
    reader_board,
    table_menu_presses,
    table_presses,
)
"""Modules with handlers of presses (`bot.discord.routing.handles`)."""


def compose(client: CivBot) -> Ui:
    """Makes the parts, each with what it needs."""
    shared = _shared(client)
    context = Context(
        client, shared.locales, shared.presentations, shared.pictures, shared.avatars, shared.page_turns,
        shared.in_flight, shared.announcer, shared.hands, shared.dashboards,
        PrivateThreads(client, client.services.tables, shared.locales),
    )  # fmt: skip
    wings = _wings(client, shared, context)
    views = WingTableViews(shared.locales, shared.presentations, shared.hands)
    boundary = ErrorHandler(client.services.tables, shared.locales, views, (calamity_value, civ_value))
    router = Router(
        _registry(client, shared, wings, context), shared.in_flight, boundary, after=shared.server_departures.meet
    )
    return Ui(context, shared, boundary, wings, router)


def _shared(client: CivBot) -> Shared:
    services = client.services
    tables, catalogues = services.tables, services.catalogues
    locales = LocaleResolver(tables, catalogues, services.locale)
    pictures, avatars = CivPictures(services.drawing, services.fonts, services.sprites), Avatars(client)
    presentations = Presentations(catalogues)
    presentations.register(CIV, CivPresentation(pictures))
    presentations.register(CALAMITIES_GAME, CalamityPresentation(pictures))
    hands = Hands(tables, locales, presentations, pictures)
    alerts, dashboards = PermissionAlerts(client, tables, locales.server), Dashboards(client, tables, locales.server)
    place_visibility, lost_posts = PlaceVisibility(client, tables), LostPosts(client, tables)
    direct = DirectMessages(tables, catalogues, hands.drawing, hands.direct)
    notifier = Notifier(tables, Mailer(client, tables, catalogues, direct, place_visibility.check_awaited))
    publisher = Publisher(
        client, tables, presentations, pictures=pictures, avatars=avatars,
        lost_posts=lost_posts, alerts=alerts, place_visibility=place_visibility, moved_on=dashboards.enqueue,
    )  # fmt: skip
    announcer = Announcer(tables, publisher, lost_posts, refresh_hands=hands.refresh, shown=notifier.enqueue)
    return Shared(
        locales, InFlight(), pictures, presentations, avatars, hands, alerts, place_visibility, dashboards,
        ServerDepartures(client, tables, locales, alerts), notifier, announcer, Films(services), PageTurns(),
        Emojis(
            client, services.catalogues.icons, services.tables.profiles,
            drawing=services.drawing, drawings=services.sprites, names=SPRITES if services.has_emojis else (),
        ),
    )  # fmt: skip


def _wings(client: CivBot, shared: Shared, context: Context) -> Wings:
    tables, locales = client.services.tables, shared.locales
    pictures, turns = shared.pictures, shared.page_turns
    openings, referee_calls = Openings(context), RefereeCalls(context)
    others = {CALAMITIES_HELP: calamity_names}
    return Wings(
        help=HelpPage(locales, pictures, others),
        openings=openings,
        referee_calls=referee_calls,
        replays=Replays(tables, locales, pictures, shared.avatars, turns),
        rulebook=Rulebook(tables, locales, pictures, turns, others),
        tournament_announcer=TournamentAnnouncer(context, referee_calls),
        transcripts=Transcripts(client, tables, locales),
        tutorial=Tutorial(tables, locales, pictures, turns),
        welcome=Welcome(locales, shared.in_flight, Options(2, CIV, Choices().to_json())),
    )


def _registry(client: CivBot, shared: Shared, wings: Wings, context: Context) -> Registry:
    """Every answer to what may be pressed."""
    tables, locales = client.services.tables, shared.locales

    async def submit(interaction: Interaction, at: Decision, actions: Sequence[str]) -> None:
        await hand_presses.submit(Press(interaction, context), at, actions)

    pressed = (
        GamePresses(tables, locales, shared.hands, submit=submit),
        AvailableActionsPresses(tables, locales),
        FilmPresses(client.services, tables, locales, shared.films),
        wings.replays,
        wings.rulebook,
        wings.tutorial,
    )
    answers = [answer for part in pressed for answer in part.answers()]
    for source in (*HANDLERS, wings.welcome, wings.referee_calls):
        answers += handlers_of(source, partial(Press, context=context))
    return Registry(answers)


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
    tables.votes.ask_sights(partial(find_player_kept_out, client))
    tables.departures.ask_presence(ui.shared.server_departures.is_away_from)
    # in the order in which a change is shown: a board calls people, and whom it has not called the notifier tells
    tables.on_change(ui.shared.announcer.enqueue)
    tables.on_change(ui.shared.notifier.enqueue)
    tables.on_change(ui.shared.dashboards.changed)
    tables.tournaments.on_change(ui.wings.tournament_announcer.enqueue)
    tables.tournaments.ask_places(TournamentPlaces(ui.context).place)
    tables.profiles.on_person(lambda _: ui.shared.notifier.wake())


def _listen_to_discord(client: CivBot, ui: Ui) -> None:
    async def on_ready() -> None:
        # also after each reconnection that could not be resumed: Discord has told nothing of the time in between
        await ui.shared.dashboards.catch_up()
        await ui.shared.server_departures.catch_up()

    async def on_guild_channel_update(before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        if before.permissions_for(after.guild.me) != after.permissions_for(after.guild.me):
            await ui.shared.alerts.show_again(after.guild)
        if before.overwrites != after.overwrites:
            await ui.shared.place_visibility.recheck(after)

    async def on_guild_role_update(before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            await ui.shared.alerts.show_again(after.guild)

    async def on_member_update(before: discord.Member, after: discord.Member) -> None:
        # without the intent for members Discord tells of the bot's own member alone (docs: events/gateway#intents)
        if after == after.guild.me and before.roles != after.roles:
            await ui.shared.alerts.show_again(after.guild)

    async def on_raw_thread_update(event: discord.RawThreadUpdateEvent) -> None:
        if not event.data["thread_metadata"].get("locked", False):
            await ui.shared.alerts.show_again_in_thread(event.thread_id)

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
