"""`/settings`: one person's own choices; `/server-settings`: those of whoever manages a server."""

from typing import Any

import discord
from discord import app_commands

from bot.client import CivBot
from bot.i18n.catalogue import Catalogues
from bot.ui import preferences
from bot.ui.commands import Word, run, worded

Interaction = discord.Interaction[Any]

DISPLAYS = ("picture", "text", "both")
THEMES = ("dark", "light")
WAYS = ("mention", "direct", "digest", "none")


async def setup(client: CivBot) -> None:
    """Adds the groups to a client's commands."""
    text = worded(client.services.catalogues)
    languages = _languages(text, client.services.catalogues)
    client.tree.add_command(_own(text, languages))
    client.tree.add_command(_servers(text, languages))


def _choices(text: Word, *values: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=text(f"choice-{value}"), value=value) for value in values]


def _languages(text: Word, catalogues: Catalogues) -> list[app_commands.Choice[str]]:
    """Every language, called as it calls itself; then the one on Discord."""
    known = [
        app_commands.Choice(name=catalogues.speaker(locale).say("language"), value=locale)
        for locale in catalogues.locales
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
    _add_pings(settings, text)
    return settings


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
