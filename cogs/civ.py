"""`/civ`: tables and games."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.discord.command_words import choices, worded
from bot.games.civ.game import CIV, Choices
from bot.i18n.catalogue import Catalogues
from bot.pages import spectators, table_option
from bot.pages.board import table_presses as table_commands
from bot.pages.clock_choice import at_zero_choices, suggest_clocks
from bot.pages.cog import CivCog, also_in_direct_messages
from bot.pages.hand import hand_presses
from bot.pages.lobby.opening import open_table
from bot.pages.votes import table_menu_presses
from bot.parts import Ui, ui_of
from bot.table.social import MOST_NOTE
from bot.table.values import Options

Interaction = discord.Interaction[Any]
TableNumber = app_commands.Range[int, 1]


async def setup(client: CivBot) -> None:
    """Adds the group to a client's commands."""
    await client.add_cog(Civ(client.services.catalogues, ui_of(client)))


@also_in_direct_messages
class Civ(CivCog, commands.GroupCog, group_name="civ", group_description=worded("command-civ")):
    """The commands in the order in which Discord lists them.

    They take 18 of the 25 places a group has. What comes next takes one place for up to 25 commands: a
    `Group(name=…, description=…)` of its own as an attribute of this class, whose `@group.command` methods people call
    as `/civ group command`. No command of today can become one, its name would no longer be one: Discord runs a command
    or opens a group. Where room runs out all the same, `replay`, `history` and `export` belong together, and so do
    `follow`, `note` and `talk`.
    """

    def __init__(self, catalogues: Catalogues, ui: Ui) -> None:
        super().__init__(catalogues, ui.context)
        self._games = ui.wings.games
        self._help = ui.wings.help
        self._replays = ui.wings.replays
        self._social = ui.wings.social
        self._transcripts = ui.wings.transcripts
        self._tutorial = ui.wings.tutorial

    async def _open(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        return await table_option.suggest_open(self.press(interaction), current)

    async def _any(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        return await table_option.suggest_any(self.press(interaction), current)

    async def _running(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        return await spectators.suggest_running(self.press(interaction), current)

    async def _ended(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        return await spectators.suggest_ended(self.press(interaction), current)

    async def _own_ended(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        return await spectators.suggest_own_ended(self.press(interaction), current)

    async def _seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        return await spectators.suggest_seats(self.press(interaction), current)

    async def _joinable(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        return await table_menu_presses.suggest_joinable(self.press(interaction), current)

    async def _clocks(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await suggest_clocks(self.press(interaction), current)

    @app_commands.command(name="new", description=worded("command-new"))
    @app_commands.describe(
        players=worded("option-new-players"),
        setup=worded("option-new-setup"),
        teams=worded("option-new-teams"),
        hegemony=worded("option-new-hegemony"),
        access=worded("option-new-access"),
        thread=worded("option-new-thread"),
        computers=worded("option-new-computers"),
        clock=worded("option-new-clock"),
        at_zero=worded("option-new-timeout"),
        talks=worded("option-new-talks"),
    )
    @app_commands.rename(at_zero="timeout")
    @app_commands.autocomplete(clock=_clocks)
    @app_commands.choices(
        setup=choices("classic", "draft"),
        hegemony=choices("turn_end", "immediate"),
        access=choices("open", "invited"),
        at_zero=at_zero_choices(),
    )
    async def new(
        self,
        interaction: Interaction,
        players: app_commands.Range[int, 2, 4] | None = None,
        setup: str = "classic",
        teams: bool = False,
        hegemony: str = "turn_end",
        access: str = "open",
        thread: bool | None = None,
        computers: app_commands.Range[int, 0, 3] = 0,
        clock: app_commands.Range[str, 1, 40] | None = None,
        at_zero: str | None = None,
        talks: bool = True,
    ) -> None:
        chosen = Choices(setup, teams, hegemony).to_json()
        seats = players or (4 if teams else max(2, computers + 1))  # the lobby is where one decides
        options = Options(seats, CIV, chosen, invite_only=access == "invited", talks=talks)
        await open_table(self.press(interaction), options, computers, clock, at_zero, own_thread=thread)

    @app_commands.command(name="replay", description=worded("command-replay"))
    @app_commands.describe(
        table=worded("option-replay-table"),
        code=worded("option-replay-code"),
        seat=worded("option-replay-seat"),
        public=worded("option-replay-public"),
    )
    @app_commands.autocomplete(table=_ended, seat=_seats)
    async def replay(
        self,
        interaction: Interaction,
        table: TableNumber | None = None,
        code: str | None = None,
        seat: app_commands.Range[int, 1, 4] | None = None,
        public: bool = False,
    ) -> None:
        await self._replays.open_replay(interaction, table, code, seat, public)

    @app_commands.command(name="history", description=worded("command-history"))
    @app_commands.describe(table=worded("option-table"))
    @app_commands.autocomplete(table=_running)
    async def history(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        await self._replays.open_history(interaction, table)

    @app_commands.command(name="follow", description=worded("command-watch"))
    @app_commands.describe(table=worded("option-table"))
    @app_commands.autocomplete(table=_running)
    async def follow(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        await self._social.watch(interaction, table)

    @app_commands.command(name="note", description=worded("command-note"))
    @app_commands.describe(note=worded("option-note"), table=worded("option-table"))
    @app_commands.autocomplete(table=_any)
    async def note(
        self,
        interaction: Interaction,
        note: app_commands.Range[str, 0, MOST_NOTE] | None = None,
        table: TableNumber | None = None,
    ) -> None:
        await self._social.keep_note(interaction, note, table)

    @app_commands.command(name="talk", description=worded("command-talk"))
    @app_commands.describe(player=worded("option-talk-player"), table=worded("option-table"))
    @app_commands.autocomplete(table=_open)
    async def talk(self, interaction: Interaction, player: discord.User, table: TableNumber | None = None) -> None:
        await self._social.talk(interaction, player, table)

    @app_commands.command(name="hand", description=worded("command-hand"))
    @app_commands.describe(table=worded("option-table"))
    @app_commands.autocomplete(table=_open)
    async def hand(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        await hand_presses.show_hand(self.press(interaction), table)

    @app_commands.command(name="table", description=worded("command-table"))
    @app_commands.describe(table=worded("option-table"))
    @app_commands.autocomplete(table=_any)
    async def table(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        await table_commands.show_table(self.press(interaction), table)

    @app_commands.command(name="games", description=worded("command-games"))
    async def games(self, interaction: Interaction) -> None:
        await self._games.list_games(interaction)

    @app_commands.command(name="next", description=worded("command-next"))
    async def next(self, interaction: Interaction) -> None:
        await self._games.show_next(interaction)

    @app_commands.command(name="away", description=worded("command-away"))
    @app_commands.describe(table=worded("option-table"))
    @app_commands.autocomplete(table=_open)
    async def away(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        await hand_presses.ask_away(self.press(interaction), table)

    @app_commands.command(name="resign", description=worded("command-resign"))
    @app_commands.describe(table=worded("option-table"))
    @app_commands.autocomplete(table=_open)
    async def resign(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        await table_commands.ask_resign(self.press(interaction), table)

    @app_commands.command(name="cancel", description=worded("command-cancel"))
    @app_commands.describe(table=worded("option-table"))
    @app_commands.autocomplete(table=_open)
    async def cancel(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        await table_menu_presses.cancel(self.press(interaction), table)

    @app_commands.command(name="join-game", description=worded("command-join-game"))
    @app_commands.describe(table=worded("option-table"))
    @app_commands.autocomplete(table=_joinable)
    async def join_game(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        await table_menu_presses.join_game(self.press(interaction), table)

    @app_commands.command(name="export", description=worded("command-transcript"))
    @app_commands.describe(table=worded("option-table"))
    @app_commands.autocomplete(table=_own_ended)
    async def export(self, interaction: Interaction, table: TableNumber) -> None:
        await self._transcripts.send_transcript(interaction, table)

    @app_commands.command(name="verify", description=worded("command-verify"))
    @app_commands.describe(table=worded("option-table"))
    @app_commands.autocomplete(table=_ended)
    async def verify(self, interaction: Interaction, table: TableNumber) -> None:
        await self._transcripts.send_proof(interaction, table)

    @app_commands.command(name="help", description=worded("command-help"))
    async def help(self, interaction: Interaction) -> None:
        await self._help.show_help(interaction)

    @app_commands.command(name="tutorial", description=worded("command-tutorial"))
    async def tutorial(self, interaction: Interaction) -> None:
        await self._tutorial.open_tutorial(interaction)
