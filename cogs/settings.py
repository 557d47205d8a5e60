"""`/settings`: one person's own choices."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.discord.command_words import choices, worded
from bot.i18n.catalogue import Catalogues
from bot.pages.cog import CivCog, also_in_direct_messages
from bot.pages.settings import preferences
from bot.parts import Ui, ui_of

Interaction = discord.Interaction[Any]


async def setup(client: CivBot) -> None:
    """Adds the group to a client's commands."""
    await client.add_cog(Settings(client.services.catalogues, ui_of(client)))


@also_in_direct_messages
class Settings(CivCog, commands.GroupCog, group_name="settings", group_description=worded("command-settings")):
    """How one person plays, reads and is notified."""

    def __init__(self, catalogues: Catalogues, ui: Ui) -> None:
        super().__init__(catalogues, ui.context)
        self._preferences = ui.wings.preferences
        self._times = ui.wings.rest_times
        self._blocking = ui.wings.blocking
        app_commands.choices(language=preferences.language_choices(catalogues))(self.language)

    async def _zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self._times.suggest_zones(interaction, current)

    async def _quiet(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self._times.suggest_quiet(interaction, current)

    async def _days(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self._times.suggest_days(interaction, current)

    async def _last_days(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self._times.suggest_last_days(interaction, current)

    @app_commands.command(name="confirm-end", description=worded("command-settings-end-turn"))
    @app_commands.describe(ask=worded("option-settings-ask"))
    async def confirm_end(self, interaction: Interaction, ask: bool) -> None:
        await self._preferences.set_end_question(interaction, ask)

    @app_commands.command(name="one-press", description=worded("command-settings-one-press"))
    @app_commands.describe(on=worded("option-settings-one-press"))
    async def one_press(self, interaction: Interaction, on: bool) -> None:
        await self._preferences.set_one_press(interaction, on)

    @app_commands.command(name="display", description=worded("command-settings-display"))
    @app_commands.describe(show=worded("option-display"))
    @app_commands.choices(show=choices(*preferences.DISPLAYS, preferences.AS_THE_SERVER))
    async def display(self, interaction: Interaction, show: str) -> None:
        await self._preferences.set_own(interaction, "display", show)

    @app_commands.command(name="theme", description=worded("command-settings-theme"))
    @app_commands.describe(colours=worded("option-theme"))
    @app_commands.choices(colours=choices(*preferences.THEMES, preferences.AS_THE_SERVER))
    async def theme(self, interaction: Interaction, colours: str) -> None:
        await self._preferences.set_own(interaction, "theme", colours)

    @app_commands.command(name="language", description=worded("command-settings-language"))
    @app_commands.describe(language=worded("option-language"))
    async def language(self, interaction: Interaction, language: str) -> None:
        await self._preferences.set_own_language(interaction, language)

    @app_commands.command(name="time-zone", description=worded("command-settings-time-zone"))
    @app_commands.describe(zone=worded("option-settings-zone"))
    @app_commands.autocomplete(zone=_zones)
    async def time_zone(self, interaction: Interaction, zone: app_commands.Range[str, 1, 64]) -> None:
        await self._times.set_zone(interaction, zone)

    @app_commands.command(name="quiet-hours", description=worded("command-settings-quiet-hours"))
    @app_commands.describe(hours=worded("option-settings-span"))
    @app_commands.autocomplete(hours=_quiet)
    async def quiet_hours(self, interaction: Interaction, hours: app_commands.Range[str, 1, 40]) -> None:
        await self._times.set_quiet(interaction, hours)

    @app_commands.command(name="vacation", description=worded("command-settings-vacation"))
    @app_commands.describe(first=worded("option-settings-first"), last=worded("option-settings-last"))
    @app_commands.autocomplete(first=_days, last=_last_days)
    async def vacation(
        self,
        interaction: Interaction,
        first: app_commands.Range[str, 1, 40],
        last: app_commands.Range[str, 1, 40] | None = None,
    ) -> None:
        await self._times.set_vacation(interaction, first, last)

    @app_commands.command(name="notify", description=worded("command-settings-notify"))
    @app_commands.describe(how=worded("option-notify"), hour=worded("option-notify-hour"))
    @app_commands.choices(how=choices("mention", "direct", "digest", "none"))
    async def notify(
        self, interaction: Interaction, how: str, hour: app_commands.Range[int, 0, 23] | None = None
    ) -> None:
        await self._preferences.set_notify(interaction, how, hour)

    @app_commands.command(name="reminders", description=worded("command-settings-reminders"))
    @app_commands.rename(soon="nearly-over")
    @app_commands.describe(half=worded("option-remind-half"), soon=worded("option-remind-soon"))
    async def reminders(self, interaction: Interaction, half: bool | None = None, soon: bool | None = None) -> None:
        await self._preferences.set_reminders(interaction, half, soon)

    @app_commands.command(name="block", description=worded("command-settings-block"))
    @app_commands.describe(person=worded("option-settings-block"))
    async def block(self, interaction: Interaction, person: discord.User | None = None) -> None:
        await self._blocking.block(interaction, person)
