"""What the cogs have in common: their words, and the boundary around their commands.

A command's body raises what it likes. discord.py hands every error of a command to the tree, and the tree's handler to
the one place where errors become messages.
"""

import asyncio
from contextlib import ExitStack
from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.reasons import NO_CLAUSE, GameError, Reasons
from bot.table.errors import ShuttingDown
from bot.ui.desk import Desk, Interaction
from bot.ui.discord.command_words import CommandTranslator, put_in_english
from bot.ui.discord.errors import tell_error

REASONS: Final = Reasons({"command-outdated": NO_CLAUSE})


class OutdatedCommand(GameError):
    """A command that Discord still offers, and the bot no longer has."""

    def __init__(self) -> None:
        super().__init__(REASONS.reason("command-outdated", {}))


class CivCog(commands.Cog):
    """A cog of this bot: its commands begin only while presses are taken, and are waited for when the bot stops."""

    def __init__(self, client: CivBot) -> None:
        self.client = client
        self.desk: Desk = client.desk

    async def cog_load(self) -> None:
        group = self.app_command
        if group is not None:
            group.guild_only = True  # the decorator would write `contexts` too, and every command go out once more
            put_in_english(group, self.client.services.catalogues)
        for command in self.walk_app_commands():
            put_in_english(command, self.client.services.catalogues)

    async def interaction_check(self, interaction: Interaction) -> bool:
        """Notes a command as in flight until its task ends, its error told; False once the bot is closing."""
        task = asyncio.current_task()
        if self.desk.is_closing or task is None:
            return False
        flight = ExitStack()
        flight.enter_context(self.desk.in_flight())
        task.add_done_callback(lambda _: flight.close())
        return True


async def on_tree_error(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """Tells what has gone wrong in a command, or kept it from beginning: an outdated one, an option out of range."""
    await tell_error(Desk.of(interaction.client), interaction, _cause(error))


def _cause(error: app_commands.AppCommandError) -> Exception:
    """What discord.py has wrapped."""
    match error:
        case app_commands.CommandInvokeError():
            return error.original
        case app_commands.CheckFailure():  # there is one check: that the bot is not closing
            return ShuttingDown()
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return OutdatedCommand()
        case _:
            return error


async def prepare(client: CivBot) -> None:
    """Gives the command tree its translator and its errors their handler."""
    await client.tree.set_translator(CommandTranslator(client.services.catalogues))
    client.tree.error(on_tree_error)
