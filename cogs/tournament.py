"""`/tournament`: everything about a tournament that is no button."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.discord.command_words import worded
from bot.i18n.catalogue import Catalogues
from bot.pages import clock_choice
from bot.pages.cog import CivCog
from bot.pages.tournament.commands import LONGEST_CHECK_IN, LONGEST_TITLE, MOST_COMPUTERS, MOST_PLAYERS, Announced
from bot.parts import Ui, ui_of
from bot.tournament.actions import LONGEST_TEXT

Interaction = discord.Interaction[Any]
Number = app_commands.Range[int, 1]
Reason = app_commands.Range[str, 1, LONGEST_TEXT]


async def setup(client: CivBot) -> None:
    """Adds the group to a client's commands."""
    await client.add_cog(TournamentGroup(client.services.catalogues, ui_of(client)))


class TournamentGroup(
    CivCog, commands.GroupCog, group_name="tournament", group_description=worded("command-tournament")
):
    """Announcing, entering and looking at tournaments. Without a number the newest one of the server is meant."""

    def __init__(self, catalogues: Catalogues, ui: Ui) -> None:
        super().__init__(catalogues, ui.context)
        self._tournaments = ui.shared.tournament.commands

    async def _clocks(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await clock_choice.suggest_clocks(self.press(interaction), current)

    async def _here(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        return await self._tournaments.suggest(interaction, current)

    @app_commands.command(name=worded("name-tournament-new", "new"), description=worded("command-tournament-new"))
    @app_commands.describe(
        title=worded("option-tournament-title"),
        start=worded("option-tournament-start"),
        referee=worded("option-tournament-referee"),
        official=worded("option-tournament-official"),
        players=worded("option-tournament-players"),
        clock=worded("option-new-clock"),
        role=worded("option-tournament-role"),
        without=worded("option-tournament-without"),
        minutes=worded("option-tournament-minutes"),
    )
    @app_commands.autocomplete(clock=_clocks)
    async def new(
        self,
        interaction: Interaction,
        title: app_commands.Range[str, 1, LONGEST_TITLE],
        start: app_commands.Range[str, 1, 40],
        referee: discord.User,
        official: bool = True,
        players: app_commands.Range[int, 4, MOST_PLAYERS] | None = None,
        clock: str | None = None,
        role: discord.Role | None = None,
        without: discord.User | None = None,
        minutes: app_commands.Range[int, 1, LONGEST_CHECK_IN] = 30,
    ) -> None:
        said = Announced(title, start, referee, official, players, clock, role, without, minutes)
        await self._tournaments.announce(interaction, said)

    @app_commands.command(name="register", description=worded("command-tournament-register"))
    @app_commands.describe(tournament=worded("option-tournament"))
    @app_commands.autocomplete(tournament=_here)
    async def register(self, interaction: Interaction, tournament: Number | None = None) -> None:
        await self._tournaments.register(interaction, tournament)

    @app_commands.command(name="withdraw", description=worded("command-tournament-withdraw"))
    @app_commands.describe(tournament=worded("option-tournament"))
    @app_commands.autocomplete(tournament=_here)
    async def withdraw(self, interaction: Interaction, tournament: Number | None = None) -> None:
        await self._tournaments.withdraw(interaction, tournament)

    @app_commands.command(name="check-in", description=worded("command-tournament-check-in"))
    @app_commands.describe(tournament=worded("option-tournament"))
    @app_commands.autocomplete(tournament=_here)
    async def check_in(self, interaction: Interaction, tournament: Number | None = None) -> None:
        await self._tournaments.check_in(interaction, tournament)

    @app_commands.command(name="computers", description=worded("command-tournament-computers"))
    @app_commands.describe(count=worded("option-tournament-count"), tournament=worded("option-tournament"))
    @app_commands.autocomplete(tournament=_here)
    async def computers(
        self,
        interaction: Interaction,
        count: app_commands.Range[int, 1, MOST_COMPUTERS],
        tournament: Number | None = None,
    ) -> None:
        await self._tournaments.computers(interaction, count, tournament)

    @app_commands.command(name="remove", description=worded("command-tournament-remove"))
    @app_commands.describe(person=worded("option-tournament-person"), tournament=worded("option-tournament"))
    @app_commands.autocomplete(tournament=_here)
    async def remove(self, interaction: Interaction, person: discord.User, tournament: Number | None = None) -> None:
        await self._tournaments.remove(interaction, person, tournament)

    @app_commands.command(name="appoint", description=worded("command-tournament-appoint"))
    @app_commands.describe(person=worded("option-tournament-person"), tournament=worded("option-tournament"))
    @app_commands.autocomplete(tournament=_here)
    async def appoint(self, interaction: Interaction, person: discord.User, tournament: Number | None = None) -> None:
        await self._tournaments.appoint(interaction, person, tournament)

    @app_commands.command(name="draw", description=worded("command-tournament-draw"))
    @app_commands.describe(tournament=worded("option-tournament"))
    @app_commands.autocomplete(tournament=_here)
    async def draw(self, interaction: Interaction, tournament: Number | None = None) -> None:
        await self._tournaments.draw(interaction, tournament)

    @app_commands.command(name="standings", description=worded("command-tournament-standings"))
    @app_commands.describe(tournament=worded("option-tournament"))
    @app_commands.autocomplete(tournament=_here)
    async def standings(self, interaction: Interaction, tournament: Number | None = None) -> None:
        await self._tournaments.standings(interaction, tournament)

    @app_commands.command(name="bracket", description=worded("command-tournament-bracket"))
    @app_commands.describe(tournament=worded("option-tournament"))
    @app_commands.autocomplete(tournament=_here)
    async def bracket(self, interaction: Interaction, tournament: Number | None = None) -> None:
        await self._tournaments.bracket(interaction, tournament)

    @app_commands.command(name="tables", description=worded("command-tournament-tables"))
    @app_commands.describe(tournament=worded("option-tournament"))
    @app_commands.autocomplete(tournament=_here)
    async def tables(self, interaction: Interaction, tournament: Number | None = None) -> None:
        await self._tournaments.show_tables(interaction, tournament)

    @app_commands.command(name="book", description=worded("command-tournament-book"))
    @app_commands.describe(tournament=worded("option-tournament"))
    @app_commands.autocomplete(tournament=_here)
    async def book(self, interaction: Interaction, tournament: Number | None = None) -> None:
        await self._tournaments.book(interaction, tournament)

    @app_commands.command(name="archive", description=worded("command-tournament-archive"))
    @app_commands.describe(tournament=worded("option-tournament"))
    @app_commands.autocomplete(tournament=_here)
    async def archive(self, interaction: Interaction, tournament: Number | None = None) -> None:
        await self._tournaments.archive(interaction, tournament)

    @app_commands.command(name="forget", description=worded("command-tournament-forget"))
    @app_commands.describe(person=worded("option-tournament-person"), tournament=worded("option-tournament"))
    @app_commands.autocomplete(tournament=_here)
    async def forget(self, interaction: Interaction, person: discord.User, tournament: Number | None = None) -> None:
        await self._tournaments.forget(interaction, person, tournament)

    @app_commands.command(name="cancel", description=worded("command-tournament-cancel"))
    @app_commands.describe(reason=worded("option-tournament-reason"), tournament=worded("option-tournament"))
    @app_commands.autocomplete(tournament=_here)
    async def cancel(self, interaction: Interaction, reason: Reason, tournament: Number | None = None) -> None:
        await self._tournaments.cancel(interaction, reason, tournament)
