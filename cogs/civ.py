"""`/civ`: tables and games."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.games.civ.game import CIV, Choices
from bot.games.civ.pages.replay import replays, transcripts
from bot.games.civ.pages.rulebook.help import show_help
from bot.games.civ.pages.tutorial.tutorial import open_tutorial
from bot.pages import social, spectators
from bot.pages.board import table_presses
from bot.pages.cog import CivCog, also_in_direct_messages
from bot.pages.hand import hand_presses
from bot.pages.lobby.opening import open_table
from bot.pages.pings import games
from bot.pages.votes import table_menu_presses
from bot.table.social import MOST_NOTE
from bot.table.values import Options
from cogs.options import Access, AnyTable, AtZeroChoice, ClockText, OpenTable, one_of, suggested_number

Interaction = discord.Interaction[Any]
RunningTable = app_commands.Transform[int, suggested_number(spectators.suggest_running)]
EndedTable = app_commands.Transform[int, suggested_number(spectators.suggest_ended)]
OwnEndedTable = app_commands.Transform[int, suggested_number(spectators.suggest_own_ended)]
Seat = app_commands.Transform[int, suggested_number(spectators.suggest_seats, most=4)]
Setup = app_commands.Transform[str, one_of("classic", "draft")]
Hegemony = app_commands.Transform[str, one_of("turn_end", "immediate")]


JoinableTable = app_commands.Transform[int, suggested_number(table_menu_presses.suggest_joinable)]


async def setup(client: CivBot) -> None:
    """Add the group to a client's commands."""
    await client.add_cog(Civ(client))


@also_in_direct_messages
class Civ(CivCog, commands.GroupCog, group_name="civ"):
    """The commands in the order in which Discord lists them: first what someone needs every day, or on the first.

    They take 18 of the 25 places a group has. What comes next takes one place for up to 25 commands: a
    `Group(name=…, description=…)` of its own as an attribute of this class, whose `@group.command` methods people call
    as `/civ group command`. No command of today can become one, its name would no longer be one: Discord runs a command
    or opens a group. Where room runs out all the same, `replay`, `history` and `export` belong together, and so do
    `follow`, `note` and `talk`.
    """

    @app_commands.command(name="hand")
    async def hand(self, interaction: Interaction, table: OpenTable | None = None) -> None:
        await hand_presses.show_hand(self.press(interaction), table)

    @app_commands.command(name="next")
    async def next(self, interaction: Interaction) -> None:
        await games.show_next(self.press(interaction))

    @app_commands.command(name="new")
    @app_commands.rename(at_zero="timeout")
    async def new(
        self,
        interaction: Interaction,
        players: app_commands.Range[int, 2, 4] | None = None,
        setup: Setup = "classic",
        teams: bool = False,
        hegemony: Hegemony = "turn_end",
        access: Access = "open",
        thread: bool | None = None,
        computers: app_commands.Range[int, 0, 3] = 0,
        clock: ClockText | None = None,
        at_zero: AtZeroChoice | None = None,
        talks: bool = True,
        vacations: bool = True,
        weekends: bool = True,
    ) -> None:
        chosen = Choices(setup, teams, hegemony).to_json()
        seats = players or (4 if teams else max(2, computers + 1))  # the lobby is where one decides
        options = Options(
            seats, CIV, chosen, invite_only=access == "invited", talks=talks,
            has_vacations=vacations, counts_weekends=weekends,
        )  # fmt: skip
        await open_table(self.press(interaction), options, computers, clock, at_zero, own_thread=thread)

    @app_commands.command(name="help")
    async def help(self, interaction: Interaction) -> None:
        await show_help(self.press(interaction))

    @app_commands.command(name="replay")
    async def replay(
        self,
        interaction: Interaction,
        table: EndedTable | None = None,
        code: str | None = None,
        seat: Seat | None = None,
        public: bool = False,
    ) -> None:
        await replays.open_replay(self.press(interaction), table, code, seat, public)

    @app_commands.command(name="history")
    async def history(self, interaction: Interaction, table: RunningTable | None = None) -> None:
        await replays.open_history(self.press(interaction), table)

    @app_commands.command(name="follow")
    async def follow(self, interaction: Interaction, table: RunningTable | None = None) -> None:
        await social.watch(self.press(interaction), table)

    @app_commands.command(name="note")
    async def note(
        self,
        interaction: Interaction,
        note: app_commands.Range[str, 0, MOST_NOTE] | None = None,
        table: AnyTable | None = None,
    ) -> None:
        await social.keep_note(self.press(interaction), note, table)

    @app_commands.command(name="talk")
    async def talk(self, interaction: Interaction, player: discord.User, table: OpenTable | None = None) -> None:
        await social.talk(self.press(interaction), player, table)

    @app_commands.command(name="table")
    async def table(self, interaction: Interaction, table: AnyTable | None = None) -> None:
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

    @app_commands.command(name="export")
    async def export(self, interaction: Interaction, table: OwnEndedTable) -> None:
        await transcripts.send_transcript(self.press(interaction), table)

    @app_commands.command(name="verify")
    async def verify(self, interaction: Interaction, table: EndedTable) -> None:
        await transcripts.send_proof(self.press(interaction), table)

    @app_commands.command(name="tutorial")
    async def tutorial(self, interaction: Interaction) -> None:
        await open_tutorial(self.press(interaction))
