"""What is measured of a running bot, where it happens: the composition root hands down what keeps it.

No value names a person or a table: what is counted here may leave the machine.
"""

from typing import Final, Literal

Interactions = Literal["command", "component", "form"]
"""What someone has used: a slash command, a button or select, a form."""
Outcome = Literal["answered", "refused", "outdated", "late", "lost", "database", "failed"]
"""How it was answered: as asked; with the rule against it; as one no longer in use; not any more, since Discord's time
for it was over; not at all, since Discord took no answer; as refused by the database; as our own mistake."""
Access = Literal["read", "write"]


class Meters:
    """Takes what is measured and drops it; `bot.metrics` keeps it."""

    def count_interaction(self, kind: Interactions, outcome: Outcome) -> None:
        """Count something that someone has used, and how it was answered."""

    def time_answer(self, seconds: float) -> None:
        """Take how long the first answer took, what is shown or a deferral, from when the gateway told of the use."""

    def count_rate_limit(self, scope: str) -> None:
        """Count a request that Discord refused as one too many; `scope` is Discord's own word for the limit."""

    def count_discord_failure(self, status: int) -> None:
        """Count a request that Discord failed to answer, by its status of HTTP, 500 or more."""

    def time_transaction(self, access: Access, seconds: float) -> None:
        """Take how long a transaction of the database took, with its wait for a turn."""

    def time_picture(self, seconds: float) -> None:
        """Take how long a picture took, with its wait for a thread."""

    def time_lag(self, seconds: float) -> None:
        """Take by how much the event loop was late."""


NO_METERS: Final = Meters()
"""What is handed down where nothing is kept."""
