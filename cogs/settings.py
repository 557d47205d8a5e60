"""`/settings`: one person's own choices."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.pages.cog import CivCog, also_in_direct_messages
from bot.pages.settings import blocking, preferences
from bot.pages.settings import hours as rest_times
from cogs.options import one_of, suggested_text

Interaction = discord.Interaction[Any]
Display = app_commands.Transform[str, one_of(*preferences.DISPLAYS, preferences.AS_THE_SERVER)]
Theme = app_commands.Transform[str, one_of(*preferences.THEMES, preferences.AS_THE_SERVER)]
Notice = app_commands.Transform[str, one_of("mention", "direct", "digest", "none")]
Zone = app_commands.Transform[str, suggested_text(rest_times.suggest_zones, most=64)]
QuietHours = app_commands.Transform[str, suggested_text(rest_times.suggest_quiet, most=40)]
FirstDay = app_commands.Transform[str, suggested_text(rest_times.suggest_days, most=40)]
LastDay = app_commands.Transform[str, suggested_text(rest_times.suggest_last_days, most=40)]


async def setup(client: CivBot) -> None:
    """Add the group to a client's commands."""
    await client.add_cog(Settings(client))


@also_in_direct_messages
class Settings(CivCog, commands.GroupCog, group_name="settings"):
    """How one person plays, reads and is notified."""

    def __init__(self, client: CivBot) -> None:
        super().__init__(client)
        app_commands.choices(language=preferences.language_choices(client.services.catalogues))(self.language)

    @app_commands.command(name="confirm-end")
    async def confirm_end(self, interaction: Interaction, ask: bool) -> None:
        await preferences.set_end_question(self.press(interaction), ask)

    @app_commands.command(name="one-press")
    async def one_press(self, interaction: Interaction, on: bool) -> None:
        await preferences.set_one_press(self.press(interaction), on)

    @app_commands.command(name="display")
    async def display(self, interaction: Interaction, show: Display) -> None:
        await preferences.set_own_preference(self.press(interaction), "display", show)

    @app_commands.command(name="theme")
    async def theme(self, interaction: Interaction, colours: Theme) -> None:
        await preferences.set_own_preference(self.press(interaction), "theme", colours)

    @app_commands.command(name="language")
    async def language(self, interaction: Interaction, language: str) -> None:
        await preferences.set_own_language(self.press(interaction), language)

    @app_commands.command(name="time-zone")
    async def time_zone(self, interaction: Interaction, zone: Zone) -> None:
        await rest_times.set_zone(self.press(interaction), zone)

    @app_commands.command(name="quiet-hours")
    async def quiet_hours(self, interaction: Interaction, hours: QuietHours) -> None:
        await rest_times.set_quiet(self.press(interaction), hours)

    @app_commands.command(name="vacation")
    async def vacation(
        self,
        interaction: Interaction,
        first: FirstDay,
        last: LastDay | None = None,
    ) -> None:
        await rest_times.set_vacation(self.press(interaction), first, last)

    @app_commands.command(name="notify")
    async def notify(
        self, interaction: Interaction, how: Notice, hour: app_commands.Range[int, 0, 23] | None = None
    ) -> None:
        await preferences.set_notify(self.press(interaction), how, hour)

    @app_commands.command(name="reminders")
    @app_commands.rename(soon="nearly-over")
    async def reminders(self, interaction: Interaction, half: bool | None = None, soon: bool | None = None) -> None:
        await preferences.set_reminders(self.press(interaction), half, soon)

    @app_commands.command(name="block")
    async def block(self, interaction: Interaction, person: discord.User | None = None) -> None:
        await blocking.block(self.press(interaction), person)
