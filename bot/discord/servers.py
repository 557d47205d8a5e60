"""What is asked for in a direct message and needs a server: said so, in words, with what to do instead."""

from typing import Final

from bot.discord.answers import Interaction
from bot.reasons import NO_CLAUSE, GameError, Reasons

REASONS: Final = Reasons({"needs-server": NO_CLAUSE})
"""Said as `reason-needs-server`."""


class NeedsServer(GameError):
    """Something that is done in a server's channel only."""

    def __init__(self) -> None:
        super().__init__(REASONS.reason("needs-server", {}))


def check_server(interaction: Interaction) -> int:
    """The server an interaction comes from. Raises `NeedsServer` where it comes from a direct message."""
    if interaction.guild_id is None:
        raise NeedsServer
    return interaction.guild_id
