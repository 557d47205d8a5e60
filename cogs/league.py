"""`/league`: the league of a server."""

from typing import Any

import discord
from discord import app_commands

from bot.client import CivBot
from bot.discord.command_registration import of_feature
from bot.pages.cog import CivCog
from bot.pages.tournament import league_presses
from bot.table.preferences import LEAGUE

Interaction = discord.Interaction[Any]


async def setup(client: CivBot) -> None:
    """Add the command to a client's."""
    await client.add_cog(League(client))


class League(CivCog):
    """The season that goes on, its table and rules, and the way to sign up."""

    @app_commands.command(name="league", extras=of_feature(LEAGUE))
    @app_commands.guild_only()
    async def league(self, interaction: Interaction) -> None:
        await league_presses.show_league(self.press(interaction))
