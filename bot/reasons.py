"""Reasons for which something is refused, each with its clause, and the errors that carry one.

    Refusal               refused; `reason` says why, and nothing was changed
    ├── GameError         what a player, a referee or a file may cause; every game and package has its own beneath it
    └── StoreError        the database refuses (bot.store.errors), through no fault of the people at the table

A reason has a key, never a sentence: the catalogues in `assets/locales` say it as `reason-<key>`. Each game and each
package that refuses anything declares its keys as a `Reasons` of its own; a test finds them all and compares them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

NO_CLAUSE = ""
"""The clause of a reason that is in no rules: a full table, a locked database."""


def _no_values() -> dict[str, str | int]:
    return {}


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for a refusal: a key, the clause that forbids it, and the values its sentence needs.

    A clause is what a player may look up: `§5.3` of the rules of the game, `REPLAY header` of the paper on its
    transcripts, or `NO_CLAUSE`.
    """

    key: str
    clause: str
    values: Mapping[str, str | int] = field(default_factory=_no_values)

    def __str__(self) -> str:
        values = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return " ".join(part for part in (self.key, f"({values})" if values else "", self.clause) if part)


class Reasons(dict[str, str]):
    """The reasons that one game or package may give: each key with its clause."""

    def reason(self, key: str, values: Mapping[str, str | int], clause: str | None = None) -> Reason:
        """Return the reason of that key; `clause` where this case has a narrower one than the key."""
        return Reason(key, clause or self[key], values)


class Refusal(Exception):
    """An action was refused: `reason` says why, and nothing was changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class GameError(Refusal):
    """An error that a player may cause."""


SHUTTING_DOWN: Final = Reasons({"shutting-down": NO_CLAUSE})


class ShuttingDown(GameError):
    """An error: the bot is about to stop and begins nothing new."""

    def __init__(self) -> None:
        super().__init__(SHUTTING_DOWN.reason("shutting-down", {}))
