"""`/settings`: one person's own choices; `/server-settings`: those of whoever manages a server."""

from typing import Any

import discord
from discord import app_commands

from bot.client import CivBot
from bot.i18n.catalogue import Catalogues
from bot.ui.discord.command_errors import run
from bot.ui.discord.command_words import Word, worded
from bot.ui.settings import clock_choice, hours, preferences, server_tables

Interaction = discord.Interaction[Any]

DISPLAYS = ("picture", "text", "both")
THEMES = ("dark", "light")
WAYS = ("mention", "direct", "digest", "none")


async def setup(client: CivBot) -> None:
    """Adds the groups to a client's commands."""
    text = worded(client.services.catalogues)
    languages = _languages(text, client.services.catalogues)
    client.tree.add_command(_own(text, languages))
    servers = _servers(text, languages)
    _add_house_rules(servers, text)
    client.tree.add_command(servers)


def _choices(text: Word, *values: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=text(f"choice-{value}"), value=value) for value in values]


def _languages(text: Word, catalogues: Catalogues) -> list[app_commands.Choice[str]]:
    """Every language, called as it calls itself, with its code where another is called so; then the one on Discord."""
    called = [catalogues.speaker(locale).say("language") for locale in catalogues.locales]
    known = [
        app_commands.Choice(name=f"{name} ({locale})" if name in called[:number] else name, value=locale)
        for number, (locale, name) in enumerate(zip(catalogues.locales, called, strict=True))
    ]
    return [*known, *_choices(text, preferences.AS_DISCORD)]


def _own(text: Word, languages: list[app_commands.Choice[str]]) -> app_commands.Group:
    settings = app_commands.Group(name="settings", description=text("command-settings"), guild_only=True)

    @settings.command(name="end-turn", description=text("command-settings-end-turn"))
    @app_commands.describe(ask=text("option-settings-ask"))
    async def end_turn(interaction: Interaction, ask: bool) -> None:
        await run(interaction, lambda desk: preferences.set_end_question(desk, interaction, ask))

    @settings.command(name="display", description=text("command-settings-display"))
    @app_commands.describe(show=text("option-display"))
    @app_commands.choices(show=_choices(text, *DISPLAYS, preferences.AS_THE_SERVER))
    async def display(interaction: Interaction, show: str) -> None:
        await run(interaction, lambda desk: preferences.set_own(desk, interaction, "display", show))

    @settings.command(name="theme", description=text("command-settings-theme"))
    @app_commands.describe(colours=text("option-theme"))
    @app_commands.choices(colours=_choices(text, *THEMES, preferences.AS_THE_SERVER))
    async def theme(interaction: Interaction, colours: str) -> None:
        await run(interaction, lambda desk: preferences.set_own(desk, interaction, "theme", colours))

    @settings.command(name="language", description=text("command-settings-language"))
    @app_commands.describe(language=text("option-language"))
    @app_commands.choices(language=languages)
    async def language(interaction: Interaction, language: str) -> None:
        await run(interaction, lambda desk: preferences.set_own_language(desk, interaction, language))

    del end_turn, display, theme, language
    _add_hours(settings, text)
    _add_pings(settings, text)
    return settings


def _add_hours(settings: app_commands.Group, text: Word) -> None:
    """When a person does not play."""

    @settings.command(name="time-zone", description=text("command-settings-time-zone"))
    @app_commands.describe(zone=text("option-settings-zone"))
    @app_commands.autocomplete(zone=hours.suggest_zones)
    async def time_zone(interaction: Interaction, zone: app_commands.Range[str, 1, 64]) -> None:
        await run(interaction, lambda desk: hours.set_zone(desk, interaction, zone))

    @settings.command(name="quiet-hours", description=text("command-settings-quiet-hours"))
    @app_commands.describe(span=text("option-settings-span"))
    @app_commands.autocomplete(span=hours.suggest_quiet)
    async def quiet_hours(interaction: Interaction, span: app_commands.Range[str, 1, 40]) -> None:
        await run(interaction, lambda desk: hours.set_quiet(desk, interaction, span))

    @settings.command(name="vacation", description=text("command-settings-vacation"))
    @app_commands.describe(first=text("option-settings-first"), last=text("option-settings-last"))
    @app_commands.autocomplete(first=hours.suggest_days, last=hours.suggest_last_days)
    async def vacation(
        interaction: Interaction,
        first: app_commands.Range[str, 1, 40],
        last: app_commands.Range[str, 1, 40] | None = None,
    ) -> None:
        await run(interaction, lambda desk: hours.set_vacation(desk, interaction, first, last))

    del time_zone, quiet_hours, vacation


def _add_pings(settings: app_commands.Group, text: Word) -> None:
    @settings.command(name="notify", description=text("command-settings-notify"))
    @app_commands.describe(how=text("option-notify"), hour=text("option-notify-hour"))
    @app_commands.choices(how=_choices(text, *WAYS))
    async def notify(interaction: Interaction, how: str, hour: app_commands.Range[int, 0, 23] | None = None) -> None:
        await run(interaction, lambda desk: preferences.set_notify(desk, interaction, how, hour))

    @settings.command(name="reminders", description=text("command-settings-reminders"))
    @app_commands.describe(half=text("option-remind-half"), soon=text("option-remind-soon"))
    async def reminders(interaction: Interaction, half: bool | None = None, soon: bool | None = None) -> None:
        await run(interaction, lambda desk: preferences.set_reminders(desk, interaction, half, soon))

    del notify, reminders


def _servers(text: Word, languages: list[app_commands.Choice[str]]) -> app_commands.Group:
    """A command of its own: Discord offers a whole command, not a part of one, to those who manage a server."""
    settings = app_commands.Group(
        name="server-settings",
        description=text("command-server-settings"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @settings.command(name="display", description=text("command-server-display"))
    @app_commands.describe(show=text("option-display"))
    @app_commands.choices(show=_choices(text, *DISPLAYS))
    async def display(interaction: Interaction, show: str) -> None:
        await run(interaction, lambda desk: preferences.set_servers(desk, interaction, "display", show))

    @settings.command(name="theme", description=text("command-server-theme"))
    @app_commands.describe(colours=text("option-theme"))
    @app_commands.choices(colours=_choices(text, *THEMES))
    async def theme(interaction: Interaction, colours: str) -> None:
        await run(interaction, lambda desk: preferences.set_servers(desk, interaction, "theme", colours))

    @settings.command(name="language", description=text("command-server-language"))
    @app_commands.describe(language=text("option-language"))
    @app_commands.choices(language=languages)
    async def language(interaction: Interaction, language: str) -> None:
        await run(interaction, lambda desk: preferences.set_servers_language(desk, interaction, language))

    del display, theme, language
    return settings


def _add_house_rules(settings: app_commands.Group, text: Word) -> None:
    """What a server allows: where, by whom, how many, how fast."""

    @settings.command(name="channel", description=text("command-server-channel"))
    @app_commands.describe(where=text("option-server-where"))
    async def channel(interaction: Interaction, where: server_tables.Place | None = None) -> None:
        await run(interaction, lambda desk: server_tables.set_channel(desk, interaction, where))

    @settings.command(name="role", description=text("command-server-role"))
    @app_commands.describe(role=text("option-server-role"))
    async def role(interaction: Interaction, role: discord.Role | None = None) -> None:
        await run(interaction, lambda desk: server_tables.set_role(desk, interaction, role))

    @settings.command(name="limit", description=text("command-server-limit"))
    @app_commands.describe(tables=text("option-server-tables"))
    async def limit(interaction: Interaction, tables: app_commands.Range[int, 1, 1000] | None = None) -> None:
        await run(interaction, lambda desk: server_tables.set_limit(desk, interaction, tables))

    @settings.command(name="clock", description=text("command-server-clock"))
    @app_commands.describe(clock=text("option-new-clock"), at_zero=text("option-new-timeout"))
    @app_commands.rename(at_zero="timeout")
    @app_commands.autocomplete(clock=clock_choice.suggest_clocks)
    @app_commands.choices(at_zero=clock_choice.at_zero_choices(text))
    async def clock(interaction: Interaction, clock: str | None = None, at_zero: str | None = None) -> None:
        await run(interaction, lambda desk: server_tables.set_clock(desk, interaction, clock, at_zero))

    @settings.command(name="dashboard", description=text("command-server-dashboard"))
    @app_commands.describe(where=text("option-server-dashboard"))
    async def dashboard(interaction: Interaction, where: discord.TextChannel | None = None) -> None:
        await run(interaction, lambda desk: server_tables.set_dashboard(desk, interaction, where))

    del channel, role, limit, clock, dashboard
