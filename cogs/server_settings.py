"""`/server-settings`: the choices of those who manage a server."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.pages.cog import CivCog
from bot.pages.settings import preferences, server_tables
from bot.pages.settings import setup as setup_page
from cogs.options import AtZeroChoice, LongClockText, one_of

Interaction = discord.Interaction[Any]
Display = app_commands.Transform[str, one_of(*preferences.DISPLAYS)]
Threads = app_commands.Transform[str, one_of(*preferences.THREADS)]
Starts = app_commands.Transform[str, one_of(*preferences.STARTS)]


async def setup(client: CivBot) -> None:
    """Add the group to a client's commands."""
    await client.add_cog(ServerSettings(client))


@app_commands.default_permissions(manage_guild=True)
class ServerSettings(CivCog, commands.GroupCog, group_name="server-settings"):
    """How a server shows its tables, and what it allows there.

    A command of its own: Discord offers a whole command, not a part of one, to those who manage a server.
    """

    def __init__(self, client: CivBot) -> None:
        super().__init__(client)
        app_commands.choices(language=preferences.language_choices(client.services.catalogues))(self.language)

    @app_commands.command(name="check")
    async def check(self, interaction: Interaction) -> None:
        await setup_page.show_setup(self.press(interaction))

    @app_commands.command(name="display")
    async def display(self, interaction: Interaction, show: Display) -> None:
        await preferences.set_server_preference(self.press(interaction), "display", show)

    @app_commands.command(name="threads")
    async def threads(self, interaction: Interaction, where: Threads) -> None:
        await preferences.set_server_preference(self.press(interaction), "threads", where)

    @app_commands.command(name="start")
    async def start(self, interaction: Interaction, when: Starts) -> None:
        await preferences.set_server_preference(self.press(interaction), "starts", when)

    @app_commands.command(name="language")
    async def language(self, interaction: Interaction, language: str) -> None:
        await preferences.set_server_language(self.press(interaction), language)

    @app_commands.command(name="channel")
    async def channel(self, interaction: Interaction, where: server_tables.Place | None = None) -> None:
        await server_tables.set_channel(self.press(interaction), where)

    @app_commands.command(name="role")
    async def role(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        await server_tables.set_role(self.press(interaction), role)

    @app_commands.command(name="moderators")
    async def moderators(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        await server_tables.set_moderators(self.press(interaction), role)

    @app_commands.command(name="limit")
    async def limit(self, interaction: Interaction, tables: app_commands.Range[int, 0, 1000] | None = None) -> None:
        await server_tables.set_limit(self.press(interaction), tables)

    @app_commands.command(name="clock")
    @app_commands.rename(at_zero="timeout")
    async def clock(
        self, interaction: Interaction, clock: LongClockText | None = None, at_zero: AtZeroChoice | None = None
    ) -> None:
        await server_tables.set_clock(self.press(interaction), clock, at_zero)

    @app_commands.command(name="dashboard")
    async def dashboard(self, interaction: Interaction, where: discord.TextChannel | None = None) -> None:
        await server_tables.set_dashboard(self.press(interaction), where)
