"""The boundary of slash commands: what goes wrong in one is told like everything else that goes wrong."""

from collections.abc import Callable, Coroutine
from typing import Any, Final

from discord import app_commands

from bot.client import CivBot
from bot.reasons import NO_CLAUSE, GameError, Reasons
from bot.ui.desk import Desk, Interaction
from bot.ui.discord.command_words import CommandTranslator
from bot.ui.discord.errors import guarded

REASONS: Final = Reasons({"command-outdated": NO_CLAUSE})


class OutdatedCommand(GameError):
    """A command that Discord still offers, and the bot no longer has."""

    def __init__(self) -> None:
        super().__init__(REASONS.reason("command-outdated", {}))


async def run(interaction: Interaction, work: Callable[[Desk], Coroutine[Any, Any, None]]) -> None:
    """Runs a command's work inside the error boundary."""
    desk = Desk.of(interaction.client)
    await guarded(desk, interaction, work(desk))


async def on_tree_error(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """What a command could not even begin with: an unknown or outdated command, an option out of range."""
    desk = Desk.of(interaction.client)

    async def fail() -> None:
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            raise OutdatedCommand
        raise error

    await guarded(desk, interaction, fail())


async def prepare(client: CivBot) -> None:
    """Gives the command tree its translator and its errors their boundary."""
    await client.tree.set_translator(CommandTranslator(client.services.catalogues))
    client.tree.error(on_tree_error)
