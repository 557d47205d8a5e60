"""`/settings`: one person's own choices."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.ui.discord.cog import CivCog
from bot.ui.discord.command_words import choices, worded
from bot.ui.settings import hours, preferences

Interaction = discord.Interaction[Any]


async def setup(client: CivBot) -> None:
    """Adds the group to a client's commands."""
    await client.add_cog(Settings(client))


class Settings(CivCog, commands.GroupCog, group_name="settings", group_description=worded("command-settings")):
    """How one person plays, reads and is notified."""

    def __init__(self, client: CivBot) -> None:
        super().__init__(client)
        app_commands.choices(language=preferences.language_choices(client.services.catalogues))(self.language)

    @app_commands.command(name="end-turn", description=worded("command-settings-end-turn"))
    @app_commands.describe(ask=worded("option-settings-ask"))
    async def end_turn(self, interaction: Interaction, ask: bool) -> None:
        await preferences.set_end_question(self.desk, interaction, ask)

    @app_commands.command(name="display", description=worded("command-settings-display"))
    @app_commands.describe(show=worded("option-display"))
    @app_commands.choices(show=choices(*preferences.DISPLAYS, preferences.AS_THE_SERVER))
    async def display(self, interaction: Interaction, show: str) -> None:
        await preferences.set_own(self.desk, interaction, "display", show)

    @app_commands.command(name="theme", description=worded("command-settings-theme"))
    @app_commands.describe(colours=worded("option-theme"))
    @app_commands.choices(colours=choices(*preferences.THEMES, preferences.AS_THE_SERVER))
    async def theme(self, interaction: Interaction, colours: str) -> None:
        await preferences.set_own(self.desk, interaction, "theme", colours)

    @app_commands.command(name="language", description=worded("command-settings-language"))
    @app_commands.describe(language=worded("option-language"))
    async def language(self, interaction: Interaction, language: str) -> None:
        await preferences.set_own_language(self.desk, interaction, language)

    @app_commands.command(name="time-zone", description=worded("command-settings-time-zone"))
    @app_commands.describe(zone=worded("option-settings-zone"))
    @app_commands.autocomplete(zone=hours.suggest_zones)
    async def time_zone(self, interaction: Interaction, zone: app_commands.Range[str, 1, 64]) -> None:
        await hours.set_zone(self.desk, interaction, zone)

    @app_commands.command(name="quiet-hours", description=worded("command-settings-quiet-hours"))
    @app_commands.describe(span=worded("option-settings-span"))
    @app_commands.autocomplete(span=hours.suggest_quiet)
    async def quiet_hours(self, interaction: Interaction, span: app_commands.Range[str, 1, 40]) -> None:
        await hours.set_quiet(self.desk, interaction, span)

    @app_commands.command(name="vacation", description=worded("command-settings-vacation"))
    @app_commands.describe(first=worded("option-settings-first"), last=worded("option-settings-last"))
    @app_commands.autocomplete(first=hours.suggest_days, last=hours.suggest_last_days)
    async def vacation(
        self,
        interaction: Interaction,
        first: app_commands.Range[str, 1, 40],
        last: app_commands.Range[str, 1, 40] | None = None,
    ) -> None:
        await hours.set_vacation(self.desk, interaction, first, last)

    @app_commands.command(name="notify", description=worded("command-settings-notify"))
    @app_commands.describe(how=worded("option-notify"), hour=worded("option-notify-hour"))
    @app_commands.choices(how=choices("mention", "direct", "digest", "none"))
    async def notify(
        self, interaction: Interaction, how: str, hour: app_commands.Range[int, 0, 23] | None = None
    ) -> None:
        await preferences.set_notify(self.desk, interaction, how, hour)

    @app_commands.command(name="reminders", description=worded("command-settings-reminders"))
    @app_commands.describe(half=worded("option-remind-half"), soon=worded("option-remind-soon"))
    async def reminders(self, interaction: Interaction, half: bool | None = None, soon: bool | None = None) -> None:
        await preferences.set_reminders(self.desk, interaction, half, soon)
