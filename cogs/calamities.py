"""`/calamity`: the commands of tables at which the calamities of Advanced Civilization are resolved."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.discord.command_registration import of_feature
from bot.discord.command_words import choices
from bot.games.calamities.game import CALAMITIES_GAME
from bot.games.calamities.pages import calamity_commands, explanations, maps
from bot.pages import clock_choice, table_option
from bot.pages.cog import CivCog

Interaction = discord.Interaction[Any]
TableNumber = app_commands.Range[int, 1]


async def setup(client: CivBot) -> None:
    """Add the group to a client's commands."""
    await client.add_cog(CalamityCog(client))


class CalamityCog(CivCog, commands.GroupCog, group_name="calamity", group_extras=of_feature(CALAMITIES_GAME)):
    """The commands in the order in which Discord lists them."""

    async def _open(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        return await table_option.suggest_open(self.press(interaction), current)

    async def _clocks(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await clock_choice.suggest_clocks(self.press(interaction), current)

    async def _nations(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await calamity_commands.suggest_nations(self.press(interaction), current)

    async def _areas(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await calamity_commands.suggest_areas(self.press(interaction), current)

    async def _calamities(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await explanations.suggest_calamities(self.press(interaction), current)

    async def _rulings(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await calamity_commands.suggest_rulings(self.press(interaction), current)

    @app_commands.command(name="table")
    @app_commands.autocomplete(clock=_clocks, rulings=_rulings)
    @app_commands.choices(edition=choices("descartes", "avalon_hill"), access=choices("open", "invited"))
    async def table(
        self,
        interaction: Interaction,
        players: app_commands.Range[int, 2, 8],
        edition: str = "descartes",
        rulings: app_commands.Range[str, 1, 400] | None = None,
        west: bool = True,
        changes: app_commands.Range[str, 1, 1000] | None = None,
        access: str = "open",
        thread: bool | None = None,
        clock: app_commands.Range[str, 1, 40] | None = None,
    ) -> None:
        chosen = calamity_commands.read_choices(rulings, edition, changes, is_western=west)
        await calamity_commands.open_table(
            self.press(interaction),
            players,
            chosen,
            is_invited=access == "invited",
            clock=clock,
            thread=thread,
        )

    @app_commands.command(name="nation")
    @app_commands.autocomplete(nation=_nations)
    @app_commands.autocomplete(table=_open)
    async def nation(
        self,
        interaction: Interaction,
        nation: app_commands.Range[str, 1, 40],
        player: discord.Member | None = None,
        table: TableNumber | None = None,
    ) -> None:
        await calamity_commands.take_nation(self.press(interaction), nation, player, table)

    @app_commands.command(name="positions")
    @app_commands.autocomplete(table=_open)
    async def positions(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, 4000] | None = None,
        file: discord.Attachment | None = None,
        table: TableNumber | None = None,
    ) -> None:
        await calamity_commands.enter_positions(self.press(interaction), text, file, table)

    @app_commands.command(name="draw")
    @app_commands.autocomplete(table=_open)
    async def draw(
        self,
        interaction: Interaction,
        held: app_commands.Range[str, 1, 1000] | None = None,
        table: TableNumber | None = None,
    ) -> None:
        await calamity_commands.draw(self.press(interaction), held, table)

    @app_commands.command(name="map")
    @app_commands.autocomplete(area=_areas)
    @app_commands.autocomplete(table=_open)
    async def map(
        self,
        interaction: Interaction,
        area: app_commands.Range[str, 1, 40] | None = None,
        part: app_commands.Range[int, 1, 13] | None = None,
        table: TableNumber | None = None,
    ) -> None:
        await maps.show_map(self.press(interaction), area, part, table)

    @app_commands.command(name="explain")
    @app_commands.autocomplete(name=_calamities)
    @app_commands.autocomplete(nation=_nations)
    async def explain(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, 60] | None = None,
        nation: app_commands.Range[str, 1, 40] | None = None,
    ) -> None:
        await explanations.open_explanation(self.press(interaction), name, nation)
