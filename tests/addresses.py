"""What tests read in a `custom_id`, by their own reading of its form: what to do, at which table, for which decision.

Never who: the seat comes from the user who pressed. Form: `civ:VERB:TABLE[:VERSION[:ARGUMENT]]`, where VERSION is the
`Game.version` of the decision the component was made for, and ARGUMENT the texts of actions with + between
them, or a number.
"""

import re
from dataclasses import dataclass
from typing import Final

_FORM: Final = re.compile(r"civ:([a-z_]{1,16}):(\d{1,10})(?::(\d{1,7})(?::([A-Za-z0-9 +]{1,40}))?)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Address:
    """One component's address; `str` of it is the `custom_id`, within Discord's 100 characters."""

    verb: str
    table: int
    version: int | None = None
    argument: str | None = None

    def __str__(self) -> str:
        parts = ["civ", self.verb, str(self.table)]
        if self.version is not None:
            parts.append(str(self.version))
            if self.argument is not None:
                parts.append(self.argument)
        return ":".join(parts)


def parse_address(custom_id: str) -> Address | None:
    """The address a `custom_id` writes, or None when it is none of ours."""
    found = _FORM.fullmatch(custom_id)
    if found is None:
        return None
    verb, table, version, argument = found.groups()
    return Address(verb, int(table), None if version is None else int(version), argument)
