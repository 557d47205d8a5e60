"""`/server-settings`: what is set for a server on two pages, and what their selects, buttons and forms do.

The first has what a server that is new to the bot wants to say: where tables may be opened and by whom, in which
language, and what is switched on. The other one has the rest.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

import discord
from discord import ui

from bot.discord.permission_bits import invite_link
from bot.discord.routing import Bare, Verb, handles, number, one_of
from bot.discord.sheet import MOST_HINT, MOST_TITLE, Button, Link, SelectOption, Sheet
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.pages.press import Press
from bot.pages.records.settings import OPEN_SERVER
from bot.pages.results import panel as results_panel
from bot.pages.settings import features, preferences, server_tables, setup
from bot.pages.settings.preferences import AS_DISCORD, managed_server
from bot.pages.settings.server_commands import Trouble
from bot.reasons import Refusal
from bot.table.clock_text import parse_clock
from bot.table.errors import TableError
from bot.table.preferences import MOST_CHANNELS, GuildPreferences
from bot.table.values import AtZero

MOST_ATTEMPTS: Final = 9_999_999
MOST_TYPED: Final = 40
FIRST: Final = "first"
MORE: Final = "more"
ON_FIRST: Final = ("channels", "role", "language", "features")
"""What is chosen on the first page; all else is on the other."""
PLACES: Final = (discord.ChannelType.text, discord.ChannelType.voice, discord.ChannelType.category)
TEXT: Final = (discord.ChannelType.text,)


@dataclass(frozen=True, slots=True)
class ServerSetting:
    """What is chosen in a select; `attempt` counts how often the page was shown (see `bot.pages.settings.panel`)."""

    attempt: Annotated[int, number(0, MOST_ATTEMPTS)]
    what: Annotated[
        str,
        one_of("language", "display", "threads", "starts", "features", "channels", "role", "moderators", "dashboard"),
    ]


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """Which of the pages is shown."""

    page: Annotated[str, one_of(FIRST, MORE)]


SET: Final = Verb("server_set", ServerSetting)
PAGE: Final = Verb("server_page", SettingsPage)
FORM: Final = Verb("server_form", Bare)
FORMED: Final = Verb("server_formed", Bare)
PERMISSIONS: Final = Verb("server_check", Bare)


async def show_settings(press: Press) -> None:
    """`/server-settings`: show what is set, and what there is to choose.

    Raises `NotAllowed` outside servers, and for people who do not manage this one.
    """
    guild_id = managed_server(press)
    if press.interaction.guild is not None:
        await press.context.check_settings(press.interaction.guild)
    if press.context.server_commands.trouble(guild_id) is not None:
        press.context.server_commands.enqueue(guild_id)  # perhaps someone has given the bot what it needs
    await press.tell(await _page(press, FIRST, "", 0))


@handles(PAGE)
async def turn_page(press: Press, at: SettingsPage) -> None:
    """Show one of the pages. Raises `NotAllowed`."""
    await press.edit(await _page(press, at.page, "", 0))


@handles(SET)
async def choose(press: Press, at: ServerSetting) -> None:
    """Keep one choice, and show the page that has it. Raises `NotAllowed`."""
    attempt, page = (at.attempt + 1) % MOST_ATTEMPTS, FIRST if at.what in ON_FIRST else MORE
    managed_server(press)
    try:
        notice = await _set(press, at.what, press.chosen)
    except Refusal:
        await press.edit(await _page(press, page, "", attempt))  # else the select would go on saying what was refused
        raise
    await press.edit(await _page(press, page, notice, attempt))


async def _set(press: Press, what: str, chosen: Sequence[str]) -> str:
    """Set what was chosen; return what to answer. Raises `TableError` for a choice that no page has offered."""
    match what, *chosen:
        case "features", *_:
            return await features.set_features(press, chosen)
        case "channels", *_:
            return await server_tables.set_channels(press, press.chosen_numbers[:MOST_CHANNELS])
        case "role", *_:
            return await server_tables.set_role(press, next(iter(press.chosen_numbers), None))
        case "moderators", *_:
            return await server_tables.set_moderators(press, next(iter(press.chosen_numbers), None))
        case "dashboard", *_:
            return await server_tables.set_dashboard(press)
        case "language", value:
            return await preferences.set_server_language(press, value)
        case "display" | "threads" | "starts", value:
            return await preferences.set_server_preference(press, what, value)
        case _:
            raise TableError("press-unreadable")


@handles(FORM)
async def open_form(press: Press, _: Bare) -> None:
    """Open the form of what is typed, filled in with what is set. Raises `NotAllowed`."""
    server, localizer = await press.profiles.guild_preferences(managed_server(press)), await press.localizer()
    form = ui.Modal(title=cut(localizer.say("form-server"), MOST_TITLE), custom_id=str(FORMED.to()))
    for name, default in (
        ("limit", str(server.most_tables or "")),
        ("clock", _typed_clock(server.clock)),
        ("zone", server.zone or ""),
    ):
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id=name,
            default=default or None,
            placeholder=cut(localizer.say(f"form-server-{name}-hint"), MOST_HINT),
            required=False,
            max_length=MOST_TYPED,
        )
        form.add_item(ui.Label(text=cut(localizer.say(f"form-server-{name}"), MOST_TITLE), component=field))
    ends = [
        SelectOption(each, localizer.say(f"choice-at-zero-{each}"), is_chosen=each is server.at_zero) for each in AtZero
    ]
    select: ui.Select[Any] = ui.Select(custom_id="timeout", options=[each.option() for each in ends])
    form.add_item(ui.Label(text=cut(localizer.say("form-server-timeout"), MOST_TITLE), component=select))
    await press.open_form(form)


def _typed_clock(stored: str | None) -> str:
    """Return a stored clock as one would type it: in hours where it has no minutes."""
    clock = None if stored is None else parse_clock(stored)
    if clock is None:
        return ""
    parts = [clock.seconds] if clock.increment is None else [clock.seconds, clock.increment]
    return "+".join(f"{each // 60}m" if each % 3600 else f"{each // 3600}h" for each in parts)


@handles(FORMED)
async def read_form(press: Press, _: Bare) -> None:
    """Set what was filled in. Raises `NotAllowed`, `BadClock`, `BadAvailability`, `TableError`; then nothing is set."""
    filled = {name: next(iter(values), "") for name, values in press.filled.items()}
    await server_tables.set_limits(
        press,
        filled.get("limit", ""),
        filled.get("clock", ""),
        filled.get("timeout") or AtZero.TURN,
        filled.get("zone", ""),
    )
    await press.edit(await _page(press, MORE, "", 0))


@handles(PERMISSIONS)
async def check_permissions(press: Press, _: Bare) -> None:
    """Show what the bot lacks on this server, in a message of its own. Raises `NotAllowed`."""
    await setup.show_setup(press)


async def _page(press: Press, page: str, notice: str, attempt: int) -> Sheet:
    guild_id = managed_server(press)
    server, localizer = await press.profiles.guild_preferences(guild_id), await press.localizer()
    if page == MORE:
        return more_sheet(press, server, notice, attempt, localizer)
    return server_sheet(press, server, notice, attempt, localizer)


def server_sheet(press: Press, server: GuildPreferences, notice: str, attempt: int, localizer: Localizer) -> Sheet:
    """Return the first page, with what was just set."""
    say, guild = localizer.say, press.interaction.guild
    sheet = Sheet(ACCENT).text(f"### {say('command-server-settings')}").text(notice)
    # Discord refuses no page for a channel or role that is gone, but shows it by its number
    channels = [each for each in server.channels if guild is not None and guild.get_channel(each)]
    sheet.text(server_tables.places_text(server, localizer))
    sheet.channels(SET.to(attempt, "channels"), say("server-pick-channels"), channels, PLACES, most=MOST_CHANNELS)
    _offer_role(sheet, press, "role", attempt, server.role, server_tables.role_text(server, localizer), localizer)
    languages = preferences.language_choices(press.context.locales.catalogues)
    named = {each.value: each.name for each in languages} | {AS_DISCORD: say("choice-discord")}
    _offer(sheet, "language", attempt, named, server.locale or AS_DISCORD, localizer)
    _offer_features(sheet, press, server, attempt, localizer)
    buttons: list[Button | Link] = [
        Button(PAGE.to(MORE), say("key-server-more")),
        Button(results_panel.OPEN.to(), say("key-results")),
        Button(OPEN_SERVER.to(), say("key-server-records")),
        Button(PERMISSIONS.to(), say("key-server-check")),
    ]
    if guild is not None and press.context.server_commands.trouble(guild.id) is Trouble.FORBIDDEN:
        application = press.interaction.client.application_id or 0
        link = invite_link(application, guild.id, has_roles=server.gives_roles)
        buttons.append(Link(link, say("setup-key-invite")))
    return sheet.buttons(buttons)


def more_sheet(press: Press, server: GuildPreferences, notice: str, attempt: int, localizer: Localizer) -> Sheet:
    """Return the page with the rest, with what was just set."""
    say = localizer.say
    sheet = Sheet(ACCENT).text(f"### {say('command-server-settings')}").text(notice)
    for what, chosen, values in (
        ("display", server.display, preferences.DISPLAYS),
        ("threads", server.threads, preferences.THREADS),
        ("starts", server.starts, preferences.STARTS),
    ):
        _offer(sheet, what, attempt, {each: say(f"choice-{each}") for each in values}, chosen, localizer)
    moderators = server_tables.moderators_text(server, localizer)
    _offer_role(sheet, press, "moderators", attempt, server.moderators, moderators, localizer)
    dashboard = [server.dashboard] if server.dashboard is not None else []
    sheet.text(server_tables.dashboard_text(server, localizer))
    sheet.channels(SET.to(attempt, "dashboard"), say("server-pick-dashboard"), dashboard, TEXT, most=1)
    limits = (server_tables.limit_text, server_tables.usual_clock_text, server_tables.zone_text)
    sheet.text("\n".join(each(server, localizer) for each in limits))
    return sheet.buttons([Button(FORM.to(), say("key-server-limits")), Button(PAGE.to(FIRST), say("key-back"))])


def _offer_role(
    sheet: Sheet, press: Press, what: str, attempt: int, role: int | None, text: str, localizer: Localizer
) -> None:
    """Add what a role may do, and a select for another one; it shows none that is gone."""
    guild = press.interaction.guild
    known = [role] if role is not None and guild is not None and guild.get_role(role) else []
    sheet.text(text).roles(SET.to(attempt, what), localizer.say(f"server-pick-{what}"), known)


def _offer_features(sheet: Sheet, press: Press, server: GuildPreferences, attempt: int, localizer: Localizer) -> None:
    """Add what can be switched on, and why its commands are not there yet."""
    say, head, known = localizer.say, localizer.say("server-head-features"), press.services.features.known
    lines = [
        SelectOption(each, say(f"feature-{each}"), say(f"feature-{each}-hint"), is_chosen=each in server.features)
        for each in known
    ]
    sheet.text(f"**{head}**").select(SET.to(attempt, "features"), head, lines, least=0, most=len(lines))
    if trouble := press.context.server_commands.trouble(press.interaction.guild_id or 0):
        sheet.text(say(f"server-commands-{trouble}"))


def _offer(sheet: Sheet, what: str, attempt: int, labels: Mapping[str, str], chosen: str, localizer: Localizer) -> None:
    head = localizer.say(f"server-head-{what}")
    lines = [SelectOption(value, label, is_chosen=value == chosen) for value, label in labels.items()]
    sheet.text(f"**{head}**").select(SET.to(attempt, what), head, lines, least=1, most=1)
