"""`/civ`: tables and games."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.discord.command_words import WordedChoice
from bot.games.civ.game import CIV, Choices
from bot.games.civ.pages.replay import replays
from bot.games.civ.pages.rulebook.help import show_help
from bot.games.civ.pages.solo.duplicate.week import open_duplicate
from bot.games.civ.pages.solo.puzzle.puzzle import open_puzzle
from bot.games.civ.pages.solo.tutorial.tutorial import open_tutorial
from bot.games.civ.pages.solo.what_if import open_what_if
from bot.pages import social, spectators
from bot.pages.board import table_presses
from bot.pages.cog import CivCog, also_in_direct_messages, has_removed_options
from bot.pages.hand import hand_presses
from bot.pages.lobby.opening import open_table
from bot.pages.pings import games
from bot.pages.play.requests import look_for_game
from bot.pages.records.leaderboard import show_leaderboard
from bot.pages.records.profile import show_profile
from bot.pages.votes import table_menu_presses
from bot.table.matchmaking import SPEEDS
from bot.table.values import Options
from cogs.options import ClockText, OpenTable, suggested_number

Interaction = discord.Interaction[Any]
BegunTable = app_commands.Transform[int, suggested_number(spectators.suggest_begun)]
ShownTable = app_commands.Transform[int, suggested_number(spectators.suggest_shown)]
Seat = app_commands.Transform[int, suggested_number(spectators.suggest_seats, most=4)]

JoinableTable = app_commands.Transform[int, suggested_number(table_menu_presses.suggest_joinable)]


async def setup(client: CivBot) -> None:
    """Add the group to a client's commands."""
    await client.add_cog(Civ(client))


@also_in_direct_messages
class Civ(CivCog, commands.GroupCog, group_name="civ"):
    """The commands in the order in which Discord lists them: first what someone needs every day, or on the first.

    A command is for what someone does without a table in view. What belongs to one has a button there: what to ask the
    others, a note and word of the end in its menu (*Table…*), the rest of its setup in its lobby (*Set up*), and
    transcript and proof of the deal on its replay.
    """

    @app_commands.command(name="hand")
    async def hand(self, interaction: Interaction, table: OpenTable | None = None) -> None:
        await hand_presses.show_hand(self.press(interaction), table)

    @app_commands.command(name="next")
    async def next(self, interaction: Interaction) -> None:
        await games.show_next(self.press(interaction))

    @app_commands.command(name="new")
    async def new(
        self,
        interaction: Interaction,
        players: app_commands.Range[int, 2, 4] | None = None,
        computers: app_commands.Range[int, 0, 3] = 0,
        clock: ClockText | None = None,
    ) -> None:
        # the lobby is where all else is decided, also by those whose Discord still asks for more here
        options = Options(players or max(2, computers + 1), CIV, Choices().to_json())
        await open_table(
            self.press(interaction), options, computers, clock, shows_settings=has_removed_options(interaction)
        )

    @app_commands.command(name="help")
    async def help(self, interaction: Interaction) -> None:
        await show_help(self.press(interaction))

    @app_commands.command(name="play")
    @app_commands.choices(speed=[WordedChoice(f"preset-{speed}", speed) for speed in SPEEDS])
    async def play(
        self,
        interaction: Interaction,
        speed: str | None = None,
        players: app_commands.Range[int, 2, 4] | None = None,
        hours: app_commands.Range[int, 1, 24] | None = None,
    ) -> None:
        await look_for_game(self.press(interaction), speed, players, hours)

    @app_commands.command(name="replay")
    async def replay(
        self,
        interaction: Interaction,
        table: BegunTable | None = None,
        code: str | None = None,
        seat: Seat | None = None,
        public: bool = False,
    ) -> None:
        await replays.open_replay(self.press(interaction), table, code, seat, is_public=public)

    @app_commands.command(name="profile")
    async def profile(self, interaction: Interaction, person: discord.User | None = None, public: bool = False) -> None:
        await show_profile(self.press(interaction), CIV, person, is_public=public)

    @app_commands.command(name="leaderboard")
    async def leaderboard(self, interaction: Interaction, public: bool = False) -> None:
        await show_leaderboard(self.press(interaction), is_public=public)

    @app_commands.command(name="talk")
    async def talk(self, interaction: Interaction, player: discord.User, table: OpenTable | None = None) -> None:
        await social.talk(self.press(interaction), player, table)

    @app_commands.command(name="table")
    async def table(self, interaction: Interaction, table: ShownTable | None = None) -> None:
        await table_presses.show_table(self.press(interaction), table)

    @app_commands.command(name="games")
    async def games(self, interaction: Interaction) -> None:
        await games.list_games(self.press(interaction))

    @app_commands.command(name="away")
    async def away(self, interaction: Interaction, table: OpenTable | None = None) -> None:
        await hand_presses.ask_away(self.press(interaction), table)

    @app_commands.command(name="resign")
    async def resign(self, interaction: Interaction, table: OpenTable | None = None) -> None:
        await table_presses.ask_resign(self.press(interaction), table)

    @app_commands.command(name="cancel")
    async def cancel(self, interaction: Interaction, table: OpenTable | None = None) -> None:
        await table_menu_presses.cancel(self.press(interaction), table)

    @app_commands.command(name="join-game")
    async def join_game(self, interaction: Interaction, table: JoinableTable | None = None) -> None:
        await table_menu_presses.join_game(self.press(interaction), table)

    @app_commands.command(name="tutorial")
    async def tutorial(self, interaction: Interaction) -> None:
        await open_tutorial(self.press(interaction))

    @app_commands.command(name="puzzle")
    async def puzzle(self, interaction: Interaction) -> None:
        await open_puzzle(self.press(interaction))

    @app_commands.command(name="what-if")
    async def what_if(self, interaction: Interaction) -> None:
        await open_what_if(self.press(interaction))

    @app_commands.command(name="duplicate")
    async def duplicate(self, interaction: Interaction) -> None:
        await open_duplicate(self.press(interaction))
