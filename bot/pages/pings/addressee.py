"""A person who is to be told something, and in whose words."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.i18n.catalogue import Catalogues, Speaker
from bot.table.preferences import Preferences
from bot.table.table import Table
from bot.table.values import TableId, UserId


@dataclass(frozen=True, slots=True)
class Addressee:
    """A person with what matters for telling him something."""

    id: UserId
    preferences: Preferences
    tables: Mapping[TableId, Table]

    def speaker(self, catalogues: Catalogues, table: Table) -> Speaker:
        """The words of what only this person reads: his own language, else the table's."""
        return catalogues.speaker(self.preferences.locale, table.place.locale)
