"""`/server-settings`: the choices of those who manage a server."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.discord.command_words import choices, worded
from bot.i18n.catalogue import Catalogues
from bot.pages import clock_choice
from bot.pages.cog import CivCog
from bot.pages.settings import preferences, server_tables
from bot.parts import Ui, ui_of

Interaction = discord.Interaction[Any]


async def setup(client: CivBot) -> None:
    """Adds the group to a client's commands."""
    await client.add_cog(ServerSettings(client.services.catalogues, ui_of(client)))


@app_commands.default_permissions(manage_guild=True)
class ServerSettings(
    CivCog, commands.GroupCog, group_name="server-settings", group_description=worded("command-server-settings")
):
    """How a server shows its tables, and what it allows there.

    A command of its own: Discord offers a whole command, not a part of one, to those who manage a server.
    """

    def __init__(self, catalogues: Catalogues, ui: Ui) -> None:
        super().__init__(catalogues, ui.context)
        self._preferences = ui.wings.preferences
        self._rules = ui.wings.table_rules
        self._setup = ui.wings.setup
        app_commands.choices(language=preferences.language_choices(catalogues))(self.language)

    async def _clocks(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await clock_choice.suggest_clocks(self.press(interaction), current)

    @app_commands.command(name="check", description=worded("command-check"))
    async def check(self, interaction: Interaction) -> None:
        await self._setup.show_setup(interaction)

    @app_commands.command(name="display", description=worded("command-server-display"))
    @app_commands.describe(show=worded("option-display"))
    @app_commands.choices(show=choices(*preferences.DISPLAYS))
    async def display(self, interaction: Interaction, show: str) -> None:
        await self._preferences.set_servers(interaction, "display", show)

    @app_commands.command(name="threads", description=worded("command-server-threads"))
    @app_commands.describe(where=worded("option-server-threads"))
    @app_commands.choices(where=choices(*preferences.THREADS))
    async def threads(self, interaction: Interaction, where: str) -> None:
        await self._preferences.set_servers(interaction, "threads", where)

    @app_commands.command(name="language", description=worded("command-server-language"))
    @app_commands.describe(language=worded("option-language"))
    async def language(self, interaction: Interaction, language: str) -> None:
        await self._preferences.set_servers_language(interaction, language)

    @app_commands.command(name="channel", description=worded("command-server-channel"))
    @app_commands.describe(where=worded("option-server-where"))
    async def channel(self, interaction: Interaction, where: server_tables.Place | None = None) -> None:
        await self._rules.set_channel(interaction, where)

    @app_commands.command(name="role", description=worded("command-server-role"))
    @app_commands.describe(role=worded("option-server-role"))
    async def role(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        await self._rules.set_role(interaction, role)

    @app_commands.command(name="moderators", description=worded("command-server-moderators"))
    @app_commands.describe(role=worded("option-server-moderators"))
    async def moderators(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        await self._rules.set_moderators(interaction, role)

    @app_commands.command(name="limit", description=worded("command-server-limit"))
    @app_commands.describe(tables=worded("option-server-tables"))
    async def limit(self, interaction: Interaction, tables: app_commands.Range[int, 1, 1000] | None = None) -> None:
        await self._rules.set_limit(interaction, tables)

    @app_commands.command(name="clock", description=worded("command-server-clock"))
    @app_commands.describe(clock=worded("option-new-clock"), at_zero=worded("option-new-timeout"))
    @app_commands.rename(at_zero="timeout")
    @app_commands.autocomplete(clock=_clocks)
    @app_commands.choices(at_zero=clock_choice.at_zero_choices())
    async def clock(self, interaction: Interaction, clock: str | None = None, at_zero: str | None = None) -> None:
        await self._rules.set_clock(interaction, clock, at_zero)

    @app_commands.command(name="dashboard", description=worded("command-server-dashboard"))
    @app_commands.describe(where=worded("option-server-dashboard"))
    async def dashboard(self, interaction: Interaction, where: discord.TextChannel | None = None) -> None:
        await self._rules.set_dashboard(interaction, where)
