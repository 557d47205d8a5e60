"""Why something is refused: a reason with its clause, and the errors that carry one.

    Refusal               it was refused; `reason` says why, and nothing was changed
    ├── GameError         what a player, a referee or a file may cause; every game and room has its own beneath it
    └── StoreError        the database refuses (bot.store.errors): nobody at the table has caused it

A reason has a key, never a sentence: the catalogues in `assets/locales` say it as `reason-<key>`. Each game and each
room that refuses anything declares its keys as a `Reasons` of its own; a test finds them all and holds them together.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

NO_CLAUSE = ""
"""The clause of a reason that no paper of rules speaks of: a full table, a locked database."""


def _no_values() -> dict[str, str | int]:
    return {}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused: a key, the clause that forbids it, and the values its sentence needs.

    A clause is what a player may look up: `§5.3` of the rules of the game that is played, `REPLAY header` of the paper
    on its transcripts, or `NO_CLAUSE`.
    """

    key: str
    clause: str
    values: Mapping[str, str | int] = field(default_factory=_no_values)

    def __str__(self) -> str:
        values = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return " ".join(part for part in (self.key, f"({values})" if values else "", self.clause) if part)


class Reasons(dict[str, str]):
    """The reasons that one game or room may give: each key with the clause that it alone decides."""

    def reason(self, key: str, values: Mapping[str, str | int], clause: str | None = None) -> Reason:
        """The reason of that key; `clause` where the case has a narrower one than the key."""
        return Reason(key, clause or self[key], values)


class Refusal(Exception):
    """It was refused. `reason` says why; nothing was changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class GameError(Refusal):
    """What a player may cause."""


SHUTTING_DOWN: Final = Reasons({"shutting-down": NO_CLAUSE})


class ShuttingDown(GameError):
    """The bot is about to stop and begins nothing new."""

    def __init__(self) -> None:
        super().__init__(SHUTTING_DOWN.reason("shutting-down", {}))
