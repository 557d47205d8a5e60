"""`/tournament`: announcing, entering and looking at tournaments."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.discord.command_registration import of_feature
from bot.pages.cog import CivCog
from bot.pages.tournament import commands as tournament_commands
from bot.pages.tournament import presses
from bot.pages.tournament.commands import LONGEST_CHECK_IN, LONGEST_TITLE, MOST_COMPUTERS, MOST_PLAYERS, Announcement
from bot.pages.ui import ui_of
from bot.table.preferences import TOURNAMENTS
from bot.table.time_text import MOST_TYPED
from bot.tournament.operation import LONGEST_TEXT
from cogs.options import LongClockText, suggested_number

Interaction = discord.Interaction[Any]
TournamentNumber = app_commands.Transform[int, suggested_number(tournament_commands.suggest_tournaments)]
Reason = app_commands.Range[str, 1, LONGEST_TEXT]


async def setup(client: CivBot) -> None:
    """Add the group to a client's commands."""
    await client.add_cog(TournamentGroup(client))


class TournamentGroup(CivCog, commands.GroupCog, group_name="tournament", group_extras=of_feature(TOURNAMENTS)):
    """Announcing, entering and looking at tournaments. Without a number the newest one of the server is meant."""

    def __init__(self, client: CivBot) -> None:
        super().__init__(client)
        self._announcer = ui_of(client).tournament_announcer

    @app_commands.command(name="new")
    async def new(
        self,
        interaction: Interaction,
        title: app_commands.Range[str, 1, LONGEST_TITLE],
        start: app_commands.Range[str, 1, MOST_TYPED],
        referee: discord.User,
        official: bool = True,
        players: app_commands.Range[int, 4, MOST_PLAYERS] | None = None,
        clock: LongClockText | None = None,
        role: discord.Role | None = None,
        without: discord.User | None = None,
        minutes: app_commands.Range[int, 1, LONGEST_CHECK_IN] = 30,
        vacations: bool = True,
        weekends: bool = True,
    ) -> None:
        said = Announcement(
            title,
            start,
            referee,
            official,
            players,
            clock,
            None if role is None else role.id,
            without,
            minutes,
            vacations,
            weekends,
        )
        await tournament_commands.announce(self.press(interaction), said, self._announcer.wait_until_announced)

    @app_commands.command(name="register")
    async def register(self, interaction: Interaction, tournament: TournamentNumber | None = None) -> None:
        await presses.enter(self.press(interaction), tournament)

    @app_commands.command(name="withdraw")
    async def withdraw(self, interaction: Interaction, tournament: TournamentNumber | None = None) -> None:
        await presses.leave(self.press(interaction), tournament)

    @app_commands.command(name="check-in")
    async def check_in(
        self,
        interaction: Interaction,
        person: discord.User | None = None,
        tournament: TournamentNumber | None = None,
    ) -> None:
        if person is None or person.id == interaction.user.id:
            await presses.check_in(self.press(interaction), tournament)
        else:
            await tournament_commands.check_in_person(self.press(interaction), person, tournament)

    @app_commands.command(name="computers")
    async def computers(
        self,
        interaction: Interaction,
        count: app_commands.Range[int, 1, MOST_COMPUTERS],
        tournament: TournamentNumber | None = None,
    ) -> None:
        await tournament_commands.add_computers(self.press(interaction), count, tournament)

    @app_commands.command(name="remove")
    async def remove(
        self, interaction: Interaction, person: discord.User, tournament: TournamentNumber | None = None
    ) -> None:
        await tournament_commands.remove(self.press(interaction), person, tournament)

    @app_commands.command(name="appoint")
    async def appoint(
        self, interaction: Interaction, person: discord.User, tournament: TournamentNumber | None = None
    ) -> None:
        await tournament_commands.appoint(self.press(interaction), person, tournament)

    @app_commands.command(name="draw")
    async def draw(self, interaction: Interaction, tournament: TournamentNumber | None = None) -> None:
        await tournament_commands.draw(self.press(interaction), tournament)

    @app_commands.command(name="standings")
    async def standings(self, interaction: Interaction, tournament: TournamentNumber | None = None) -> None:
        await presses.show_standings(self.press(interaction), tournament)

    @app_commands.command(name="bracket")
    async def bracket(self, interaction: Interaction, tournament: TournamentNumber | None = None) -> None:
        await presses.show_bracket(self.press(interaction), tournament)

    @app_commands.command(name="tables")
    async def tables(self, interaction: Interaction, tournament: TournamentNumber | None = None) -> None:
        await presses.show_tables(self.press(interaction), tournament)

    @app_commands.command(name="book")
    async def book(self, interaction: Interaction, tournament: TournamentNumber | None = None) -> None:
        await presses.show_book(self.press(interaction), tournament)

    @app_commands.command(name="archive")
    async def archive(self, interaction: Interaction, tournament: TournamentNumber | None = None) -> None:
        await presses.send_archive(self.press(interaction), tournament)

    @app_commands.command(name="forget")
    async def forget(
        self, interaction: Interaction, person: discord.User, tournament: TournamentNumber | None = None
    ) -> None:
        await tournament_commands.forget(self.press(interaction), person, tournament)

    @app_commands.command(name="cancel")
    async def cancel(
        self, interaction: Interaction, reason: Reason, tournament: TournamentNumber | None = None
    ) -> None:
        await tournament_commands.cancel(self.press(interaction), reason, tournament)
