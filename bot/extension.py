"""Puts together what shows tables to people on a client, and answers them: what every table has, and each game.

To add a game, add its pages to `PAGES`.
"""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from typing import Any, Final

import discord

from bot.client import CivBot
from bot.discord.answers import InFlight, Interaction
from bot.discord.edits import Edits
from bot.discord.emojis import Emojis
from bot.discord.messages import PublicMessages
from bot.discord.own_rights import silenced_until
from bot.discord.routing import Registry, Router, handlers_of
from bot.drawing.pictures import Pictures
from bot.games.calamities.pages.game_pages import calamity_pages
from bot.games.civ.game import CIV, Choices
from bot.games.civ.pages.game_pages import civ_pages
from bot.games.civ.pages.replay import replays
from bot.manager.person_names import PersonNames
from bot.manager.posts import Posts
from bot.manager.tournaments import Tournaments
from bot.pages.avatars import Avatars
from bot.pages.board import reader_board, table_presses
from bot.pages.board.announcer import Announcer
from bot.pages.board.lost_places import LostPlaces
from bot.pages.board.permission_alerts import PermissionAlerts
from bot.pages.board.place_visibility import PlaceVisibility
from bot.pages.board.publisher import Publisher
from bot.pages.board.regained_rights import AskAgain, RegainedRights
from bot.pages.board.sleeping_threads import SleepingThreads
from bot.pages.cog import OpenPanel, prepare
from bot.pages.errors import ErrorHandler
from bot.pages.game_pages import MakePages
from bot.pages.hand import hand_presses
from bot.pages.hand.hands import Hands
from bot.pages.lobby import digest_notice, lobby_presses, lobby_settings
from bot.pages.lobby.departed_people import tell_departed
from bot.pages.lobby.open_sheets import OpenSheets
from bot.pages.lobby.words_closing import close_words
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.lost_messages import LostPosts
from bot.pages.members import Members, find_player_kept_out, is_member
from bot.pages.pings import games
from bot.pages.pings.dashboards import Dashboards
from bot.pages.pings.direct_messages import DirectMessages
from bot.pages.pings.direct_pace import DirectPace
from bot.pages.pings.mailer import Mailer
from bot.pages.pings.notifier import Notifier
from bot.pages.pings.server_departures import ServerDepartures
from bot.pages.play import requests as play_requests
from bot.pages.play.matchmaker import Matchmaker
from bot.pages.presentation import Presentations
from bot.pages.press import Context, Press
from bot.pages.private_threads import PrivateThreads
from bot.pages.records import leaderboard, profile
from bot.pages.records import settings as record_settings
from bot.pages.records.podium_roles import PodiumRoles
from bot.pages.records.ranked_members import RankedMembers
from bot.pages.request_mender import RequestMender
from bot.pages.results import panel as results_panel
from bot.pages.results.feed import ResultsFeed
from bot.pages.settings import blocking, panel, privacy, server_panel
from bot.pages.settings import setup as setup_page
from bot.pages.settings.gone_settings import GoneSettings
from bot.pages.settings.server_commands import ServerCommands
from bot.pages.settings.welcome import greet
from bot.pages.tournament import (
    appointments,
    commands,
    entering,
    league_direction_presses,
    league_presses,
    lost_channels,
    referee_presses,
    spectators,
    time_outs,
)
from bot.pages.tournament import presses as tournament_presses
from bot.pages.tournament.announcer import TournamentAnnouncer
from bot.pages.tournament.direct_notes import DirectNotes
from bot.pages.tournament.places import TournamentPlaces
from bot.pages.tournament.referee_calls import RefereeCalls, tell_organiser_left
from bot.pages.ui import Ui
from bot.pages.users import display_name_of
from bot.pages.votes import table_menu_presses
from bot.reasons import Refusal
from bot.store import log_store_error
from bot.table.values import Options, UserId

PAGES: Final[Sequence[MakePages]] = (calamity_pages, civ_pages)
"""The pages of each game. The card game comes last: it words values of refusals that might be any game's."""
HANDLERS: Final = (
    appointments,
    commands,
    entering,
    blocking,
    digest_notice,
    games,
    hand_presses,
    leaderboard,
    league_direction_presses,
    league_presses,
    referee_presses,
    lobby_presses,
    lobby_settings,
    lost_channels,
    panel,
    play_requests,
    privacy,
    profile,
    reader_board,
    record_settings,
    results_panel,
    server_panel,
    setup_page,
    spectators,
    table_menu_presses,
    table_presses,
    time_outs,
    tournament_presses,
)
"""Modules that handle the presses of every table (`bot.discord.routing.handles`)."""

OF_RIGHTS: Final = ("verification_level", "mfa_level", "owner_id")
"""What of a server's settings may give the bot its rights back, or take them."""
PANELS: Final[Mapping[str, Callable[[Press], Coroutine[Any, Any, None]]]] = {
    "settings": panel.show_settings,
    "server-settings": server_panel.show_settings,
    "civ export": replays.replace_command,
    "civ history": replays.replace_command,
    "civ verify": replays.replace_command,
    "civ follow": table_menu_presses.replace_command,
    "civ note": table_menu_presses.replace_command,
}
"""The pages that have replaced all subcommands of a command, or one, by its name."""


async def extend(client: CivBot, pages: Sequence[MakePages]) -> Ui:
    """Return what answers people on a client, which is told of commands, tables and Discord's events from now on."""
    services, resources, catalogues = client.services, client.resources, client.resources.catalogues
    pictures = Pictures(resources.drawing, resources.fonts, resources.sprites, resources.meters)
    found = tuple(make_pages(resources, pictures) for make_pages in pages)
    presentations = Presentations(catalogues)
    for game in found:
        presentations.register(game.name, game.presentation)

    locales, avatars = LocaleResolver(services.profiles, catalogues, resources.locale), Avatars(client)
    edits, messages = Edits(), PublicMessages(client)
    hands, open_sheets = Hands(services, locales, presentations, pictures, edits), OpenSheets()
    alerts = PermissionAlerts(client, services, locales.server)
    mender = RequestMender(client, services, locales, alerts)
    client.mend_requests(mender)
    lost_places = LostPlaces(client, services, alerts)
    dashboards = Dashboards(client, services, locales.server, messages)
    place_visibility, lost_posts = PlaceVisibility(client, services), LostPosts(messages, services)
    direct = DirectMessages(
        services, catalogues, hands.drawing, hands.direct,
        silenced=lambda guild_id: silenced_until(client.get_guild(guild_id or 0)),
    )  # fmt: skip
    sleeping_threads = SleepingThreads(client, services)
    pace = DirectPace(services.profiles, resources.owned)
    mailer = Mailer(
        client, services, catalogues, direct,
        refused=place_visibility.check_awaited, wakes=sleeping_threads.wake_for, pace=pace,
    )  # fmt: skip
    notifier = Notifier(services, mailer)
    publisher = Publisher(
        client, services, presentations, pictures=pictures, avatars=avatars,
        messages=messages, lost_posts=lost_posts, alerts=alerts, lost_places=lost_places,
        moved_on=dashboards.enqueue,
    )  # fmt: skip
    announcer = Announcer(
        services, publisher, lost_posts, called=place_visibility.check,
        refresh=(hands.refresh, open_sheets.refresh), shown=notifier.enqueue, refused=mailer.note_refused,
    )  # fmt: skip
    server_departures = ServerDepartures(client, services, locales, alerts, resources.times)
    server_commands = ServerCommands(client, services)
    results = ResultsFeed(client, services, presentations, locales.server, messages, avatars)
    ranked_members = RankedMembers(client, services.records)
    members = Members(client, services.now)
    gone_settings = GoneSettings(client, services.profiles, locales.server, alerts)
    matchmaker = Matchmaker(
        client, services, locales.server, announcer, lambda players: Options(players, CIV, Choices().to_json())
    )
    context = Context(
        client, locales, found, presentations, pictures, avatars, ranked_members, edits, InFlight(), announcer, hands,
        open_sheets, dashboards, server_commands, PrivateThreads(client, services, locales), messages, results,
        matchmaker, place_visibility.check_again, members, gone_settings.check,
    )  # fmt: skip
    referee_calls = RefereeCalls(context)
    notes = DirectNotes(client, services, locales, pace)
    tournament_announcer = TournamentAnnouncer(context, referee_calls, notes)
    emojis = Emojis(
        client, catalogues.icons, services.profiles, drawing=resources.drawing, drawings=resources.sprites,
        names=[name for game in found for name in game.emojis] if resources.has_emojis else (),
    )  # fmt: skip

    value_texts = [game.value_text for game in found if game.value_text is not None]
    errors = ErrorHandler(services, locales, presentations, hands, edits, value_texts, resources.meters)
    handlers = [*HANDLERS, referee_calls, *(each for game in found for each in game.handlers)]
    answers = [answer for each in handlers for answer in handlers_of(each, partial(Press, context=context))]

    async def after(interaction: Interaction) -> None:
        avatars.meet(interaction.user)
        await server_departures.meet(interaction)
        await _meet(services.person_names, interaction)

    router = Router(Registry(answers), context.in_flight, errors, after=after, meters=resources.meters)
    podium_roles = PodiumRoles(client, services, locales.server, ranked_members)
    ui = Ui(
        context, router, announcer, notifier, alerts, lost_places, sleeping_threads, place_visibility,
        server_departures, referee_calls, tournament_announcer, emojis, results, podium_roles, matchmaker,
        RegainedRights(
            client,
            _asking_again(
                alerts, announcer, mender, lost_places, dashboards, results, podium_roles, tournament_announcer,
                services.posts, services.tournaments,
            ),
        ),
        gone_settings,
    )  # fmt: skip
    await prepare(client, errors, {name: _opened(router, page, context) for name, page in PANELS.items()})
    _listen_to_tables(ui)
    _listen_to_discord(ui)
    _listen_to_people(ui)
    return ui


def _asking_again(
    alerts: PermissionAlerts,
    announcer: Announcer,
    mender: RequestMender,
    lost_places: LostPlaces,
    dashboards: Dashboards,
    results: ResultsFeed,
    podium_roles: PodiumRoles,
    tournament_announcer: TournamentAnnouncer,
    posts: Posts,
    tournaments: Tournaments,
) -> Sequence[AskAgain]:
    """Return all that is asked again where the bot's rights on a server may have come back."""

    async def ask_boards(guild: discord.Guild) -> None:
        try:
            refused = await posts.behind(guild.id)
        except Refusal as error:
            log_store_error(error, "the boards of a server whose rights have changed")
            refused = []
        for table_id in refused:
            announcer.enqueue(table_id)
        for table_id in mender.take_reworded(guild.id):
            announcer.enqueue(table_id, redraws=True)

    async def ask_others(guild: discord.Guild) -> None:
        lost_places.enqueue(guild.id)
        dashboards.enqueue(guild.id)
        results.enqueue(guild.id)
        podium_roles.enqueue(guild.id)

    async def ask_tournaments(guild: discord.Guild) -> None:
        try:
            going_on = [running.id for running in await tournaments.of_server(guild.id, is_open=True)]
            for tournament_id in dict.fromkeys((*going_on, *await tournaments.unannounced(guild.id))):
                tournament_announcer.enqueue(tournament_id)
        except Refusal as error:
            log_store_error(error, "the tournaments of a server whose rights have changed")
        for tournament_id in mender.take_reworded_tournaments(guild.id):
            tournament_announcer.enqueue(tournament_id, redraws=True)

    return alerts.show_again, ask_boards, ask_others, ask_tournaments


def _opened(router: Router, page: Callable[[Press], Coroutine[Any, Any, None]], context: Context) -> OpenPanel:
    """Return what answers an interaction with a page, as presses are answered."""

    async def answer(interaction: Interaction) -> None:
        await router.answer(interaction, page(Press(interaction, context)))

    return answer


def _listen_to_tables(ui: Ui) -> None:
    client, services = ui.context.client, ui.context.services
    # what only Discord knows, asked by rooms that may not know it
    services.votes.ask_members(partial(is_member, client))
    services.tournaments.ask_members(ui.context.members.find_departed)
    services.lobbies.find_departed = ui.context.members.find_departed
    services.lobbies.tell_departed = partial(tell_departed, ui.context)
    services.tournaments.tell_organiser_left = partial(tell_organiser_left, ui.context)
    services.clocks.ask_people(ui.context.check_people)
    services.votes.ask_sights(partial(find_player_kept_out, client))
    services.departures.ask_presence(ui.server_departures.is_away_from)
    services.lobbies.close_words = partial(close_words, ui.context)
    # in the order in which a change is shown: a board calls people, and whom it has not called the notifier tells
    services.tables.on_change(ui.announcer.enqueue)
    services.tables.on_change(ui.notifier.enqueue)
    services.tables.on_change(ui.context.dashboards.changed)
    services.tables.on_change(ui.results.changed)
    services.tables.on_change(ui.matchmaker.changed)
    services.tables.on_change(ui.context.server_commands.table_changed)
    services.records.on_rated(ui.podium_roles.enqueue)
    services.tournaments.on_change(ui.podium_roles.tournament_changed)
    services.privacy.before_forgetting(ui.podium_roles.forget)
    services.records.on_late(partial(ui.announcer.enqueue, redraws=True))
    services.shifts.on_shift(ui.announcer.catch_up)
    services.shifts.on_shift(ui.context.dashboards.catch_up)
    services.tournaments.on_change(ui.tournament_announcer.enqueue)
    services.tournaments.on_change(lambda _: ui.context.server_commands.tournament_changed())
    services.tournaments.ask_places(TournamentPlaces(ui.context).place)
    services.tournaments.ask_reach(partial(lost_channels.can_reach, ui.context))
    services.profiles.on_person(lambda _: ui.notifier.wake())
    services.reviews.on_ready(lambda _: ui.notifier.wake())


async def _meet(names: PersonNames, interaction: Interaction) -> None:
    """Note what someone is called on a server where they have used something."""
    if interaction.guild_id is not None and not interaction.user.bot:
        user = UserId(interaction.user.id)
        try:
            await names.meet(user, interaction.guild_id, display_name_of(interaction), interaction.id)
        except Refusal as error:
            log_store_error(error, "the new name of someone")


def _listen_to_discord(ui: Ui) -> None:
    async def on_ready() -> None:
        # also after each reconnection that could not be resumed: Discord has told nothing of the time in between
        await ui.context.server_commands.catch_up()
        await ui.context.dashboards.catch_up()
        await ui.results.catch_up()
        ui.matchmaker.wake()
        await ui.server_departures.catch_up()
        await ui.podium_roles.catch_up()
        await ui.sleeping_threads.catch_up()
        servers, _ = await ui.context.services.departures.places()
        for guild in filter(None, map(ui.context.client.get_guild, servers)):
            ui.regained_rights.check(guild)
        await ui.gone_settings.catch_up()

    async def on_guild_channel_update(before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        has_changed = before.overwrites != after.overwrites
        if has_changed or before.permissions_for(after.guild.me) != after.permissions_for(after.guild.me):
            ui.regained_rights.check(after.guild)
        if has_changed:
            await ui.place_visibility.recheck(after)

    async def on_guild_role_update(before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            ui.regained_rights.check(after.guild)

    async def on_guild_role_delete(role: discord.Role) -> None:
        await ui.gone_settings.note_deleted(role.guild, role.id)
        ui.regained_rights.check(role.guild)

    async def on_member_update(before: discord.Member, after: discord.Member) -> None:
        # without the intent for members Discord tells of the bot's own member alone (docs: events/gateway#intents)
        if after == after.guild.me:
            ui.regained_rights.check(after.guild)

    async def on_guild_update(before: discord.Guild, after: discord.Guild) -> None:
        if any(getattr(before, name) != getattr(after, name) for name in OF_RIGHTS):
            ui.regained_rights.check(after)

    away = set[int]()

    async def on_guild_unavailable(guild: discord.Guild) -> None:
        away.add(guild.id)

    async def on_guild_available(guild: discord.Guild) -> None:
        # also each time the client gets ready, of every server there is: those with something to show see `on_ready`
        if guild.id in away:
            away.discard(guild.id)
            ui.regained_rights.check(guild)
        else:
            ui.regained_rights.wait_for_end(guild)

    async def on_guild_channel_delete(channel: discord.abc.GuildChannel) -> None:
        await ui.lost_places.lose_deleted(channel.id)
        await lost_channels.lose_deleted(ui.context, channel.guild.id, channel.id)
        await ui.gone_settings.note_deleted(channel.guild, channel.id)
        # its sleeping threads are gone too, and neither Discord nor the client names them
        ui.lost_places.enqueue(channel.guild.id)

    async def on_raw_thread_delete(event: discord.RawThreadDeleteEvent) -> None:
        await ui.lost_places.lose_deleted(event.thread_id)
        await lost_channels.lose_deleted(ui.context, event.guild_id, event.thread_id)

    async def on_raw_thread_update(event: discord.RawThreadUpdateEvent) -> None:
        if not event.data["thread_metadata"].get("locked", False):
            await ui.alerts.show_again_in_thread(event.thread_id)
        await ui.sleeping_threads.wake_fallen_asleep(event)

    for listener in (
        on_ready,
        on_guild_channel_update,
        on_guild_role_update,
        on_guild_role_delete,
        on_member_update,
        on_guild_update,
        on_guild_available,
        on_guild_unavailable,
        on_raw_thread_update,
        on_guild_channel_delete,
        on_raw_thread_delete,
    ):
        ui.context.client.add_listener(listener)


def _listen_to_people(ui: Ui) -> None:
    async def on_guild_join(guild: discord.Guild) -> None:
        await ui.context.server_commands.register_again(guild)
        await greet(ui.context, guild)
        ui.regained_rights.check(guild)

    async def on_guild_remove(guild: discord.Guild) -> None:
        ui.server_departures.check_removal(guild)

    async def on_app_command_completion(interaction: Interaction, command: object) -> None:
        client.resources.meters.count_interaction("command", "answered")
        with ui.context.in_flight.answering():
            await _meet(ui.context.services.person_names, interaction)
            await ui.server_departures.meet(interaction)

    client = ui.context.client
    for listener in (on_guild_join, on_guild_remove, on_app_command_completion):
        client.add_listener(listener)
    # not by discord.py's views: they know no message from before a restart, and keep what goes wrong to themselves
    client.add_listener(ui.router.route, "on_interaction")
    client.add_listener(ui.server_departures.returned, "on_guild_join")
