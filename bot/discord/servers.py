"""The refusal of features that need a server when used in a direct message, with what to do instead."""

from typing import Final

from bot.discord.answers import Interaction
from bot.reasons import NO_CLAUSE, GameError, Reasons

REASONS: Final = Reasons({"needs-server": NO_CLAUSE})
"""The reason, with the text `reason-needs-server`."""


class NeedsServer(GameError):
    """An error: something that can only be done in a server's channel."""

    def __init__(self) -> None:
        super().__init__(REASONS.reason("needs-server", {}))


def check_server(interaction: Interaction) -> int:
    """Return the server of an interaction. Raises `NeedsServer` in a direct message."""
    if interaction.guild_id is None:
        raise NeedsServer
    return interaction.guild_id
