"""How a database is."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Checkup:
    """How a database is: its schema's revision, its tables by status, and what an integrity check complains of."""

    revision: str
    tables: Mapping[str, int]
    complaints: tuple[str, ...]
    is_current: bool = True
    """Whether the schema is this version's."""

    @property
    def is_sound(self) -> bool:
        """Whether the integrity check found nothing."""
        return not self.complaints
