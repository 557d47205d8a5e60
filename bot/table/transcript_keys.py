"""What a table adds to the header of its game's transcript. Pure."""

from typing import Any

from bot.table.fair_deal import deal_in_header
from bot.table.kinds import OPEN
from bot.table.seat_history import holders_in_header
from bot.table.table import Table


def transcript_keys(table: Table, whole: bytes | None = None) -> dict[str, Any]:
    """Its number and names, the rules it was played by, what proves its deal, and who has played for whom.

    `whole` is the secret of which the table's one is a part, once it is told.
    """
    keys: dict[str, Any] = {"id": table.id, "names": list(table.names), "rules": table.rules}
    keys |= deal_keys(table, whole)
    if table.has_take_backs:
        keys["take_backs"] = True
    if played := holders_in_header(table):
        keys["played"] = played
    return keys


def deal_keys(table: Table, whole: bytes | None = None) -> dict[str, Any]:
    """What proves its deal; nothing where nothing does."""
    if table.fair_deal is None:
        return {}
    return deal_in_header(table.fair_deal, table.id, is_over=table.status not in OPEN, whole=whole)
