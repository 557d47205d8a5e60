"""What the cogs have in common: their words, and what becomes of what their commands raise.

A command's body raises what it likes. discord.py hands every error of a command to the tree, and the tree's handler to
the one place where errors become messages.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.discord.answers import Interaction
from bot.discord.command_words import CommandTranslator, put_in_english
from bot.discord.fields import command_options
from bot.pages.errors import ErrorHandler
from bot.pages.press import Press
from bot.pages.ui import ui_of
from bot.reasons import NO_CLAUSE, GameError, Reasons, ShuttingDown

OpenPanel = Callable[[Interaction], Awaitable[None]]
"""Answers an interaction with a page, and with what goes wrong."""

REASONS: Final = Reasons({"command-outdated": NO_CLAUSE})

also_in_direct_messages = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
"""A decorator for a group or command that the bot's direct messages offer too; what needs a server there says so."""


class OutdatedCommand(GameError):
    """A command that Discord still offers, and the bot no longer has."""

    def __init__(self) -> None:
        super().__init__(REASONS.reason("command-outdated", {}))


class CivCog(commands.Cog):
    """A cog of this bot, whose commands begin only while presses are taken, and are waited for when the bot stops."""

    def __init__(self, client: CivBot) -> None:
        self._catalogues = client.resources.catalogues
        self._context = ui_of(client).context
        self._in_flight = self._context.in_flight

    def press(self, interaction: Interaction) -> Press:
        """Return what a command's function is given."""
        return Press(interaction, self._context)

    async def cog_load(self) -> None:
        group = self.app_command
        if group is not None:
            if group.allowed_contexts is None:
                group.guild_only = True  # the decorator would write `contexts` too, and the command go out once more
            put_in_english(group, self._catalogues)
        for command in self.walk_app_commands():
            put_in_english(command, self._catalogues)

    async def interaction_check(self, interaction: Interaction) -> bool:
        """Return False once the bot is closing."""
        return not self._in_flight.is_closing


def has_removed_options(interaction: Interaction) -> bool:
    """Return whether a command was called with an option that it no longer has, and Discord still offered."""
    command = interaction.command
    known = {each.display_name for each in command.parameters} if isinstance(command, app_commands.Command) else ()
    return not command_options(interaction).keys() <= set(known)


async def prepare(client: CivBot, errors: ErrorHandler, panels: Mapping[str, OpenPanel]) -> None:
    """Give the command tree its translator, and its errors the one place where they become messages.

    `panels` are the pages that have replaced commands: all subcommands of one, by its name, or a single one, as in
    `civ export`. Discord's clients keep offering those for a while, and are answered with the page.
    """

    async def on_error(interaction: Interaction, error: app_commands.AppCommandError) -> None:
        panel = next((panels[name] for name in _commands_of(error) if name in panels), None)
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])  # a message is no answer to it
        elif panel is None:
            await errors.tell(interaction, cause_of(error))
        else:
            await panel(interaction)

    await client.tree.set_translator(CommandTranslator(client.resources.catalogues))
    client.tree.error(on_error)


def _commands_of(error: app_commands.AppCommandError) -> tuple[str, ...]:
    """Return the command that was called by a name or options it no longer has, and the group that it belonged to.

    Returns nothing for any other error.
    """
    match error:
        case app_commands.CommandNotFound():
            return (" ".join((*error.parents, error.name)), *error.parents[:1])
        case app_commands.CommandSignatureMismatch():
            return (error.command.qualified_name,)
        case _:
            return ()


def cause_of(error: app_commands.AppCommandError) -> Exception:
    """Return what has gone wrong in a command, or has kept it from beginning, such as an option out of range."""
    match error:
        case app_commands.CommandInvokeError():
            return error.original
        case app_commands.CheckFailure():  # there is one check: that the bot is not closing
            return ShuttingDown()
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return OutdatedCommand()
        case _:
            return error
