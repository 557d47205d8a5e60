"""Who pressed, as a table knows them."""

from bot.discord.answers import Interaction
from bot.table.errors import TableError
from bot.table.names import visible_name
from bot.table.table import Table
from bot.table.values import UserId


def user_of(interaction: Interaction) -> UserId:
    """Return the one who pressed, which is the only source of a seat. Raises `TableError` (`bot-player`)."""
    if interaction.user.bot:
        raise TableError("bot-player")
    return UserId(interaction.user.id)


def display_name_of(interaction: Interaction) -> str:
    """Return their display name here, as others can read it."""
    return visible_name(interaction.user.display_name, interaction.user.name)


def is_lobby_message(interaction: Interaction, table: Table) -> bool:
    """Return whether the press came from the public message of that table's lobby."""
    return interaction.message is not None and interaction.message.id == table.lobby_message_id
