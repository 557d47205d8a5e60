"""What a table adds to the header of its game's transcript. Pure."""

from typing import Any

from bot.chance import CLOSED_DEAL, DEAL
from bot.table.fair_deal import FairDeal
from bot.table.seat_history import seat_holders_of
from bot.table.table import Table
from bot.table.values import OPEN, TableId


def transcript_keys(table: Table, whole: bytes | None = None) -> dict[str, Any]:
    """Return its number and names, the rules version, what proves its deal, and who has played for another.

    `whole` is the secret of which the table's own is a part, once it is published.
    """
    keys: dict[str, Any] = {"id": table.id, "names": list(table.names), "rules": table.rules}
    keys |= deal_keys(table, whole)
    if table.has_take_backs:
        keys["take_backs"] = True
    if played := holders_in_header(table):
        keys["played"] = played
    return keys


def deal_keys(table: Table, whole: bytes | None = None) -> dict[str, Any]:
    """Return what proves its deal; empty if nothing does."""
    if table.fair_deal is None:
        return {}
    return deal_in_header(table.fair_deal, table.id, is_over=table.status not in OPEN, whole=whole)


def holders_in_header(table: Table) -> list[dict[str, str | int | bool]]:
    """Return the holders of seats that have changed hands, by name, each with the line from which they held it."""
    return [
        {
            "seat": holder.seat,
            "from": holder.number + 1,
            "name": holder.name,
            **({"computer": True} if holder.is_automatic else {}),
        }
        for seat in range(len(table.participants))
        for holder in seat_holders_of(table, seat)
    ]


def deal_in_header(deal: FairDeal, table: TableId, *, is_over: bool, whole: bytes | None = None) -> dict[str, Any]:
    """Return the header's keys that prove a deal, as far as they may be published.

    `whole` is the secret of which the table's own is a part, once it is published.
    """
    values: dict[str, Any] = {"scheme": DEAL, "words": list(deal.said), "seats": deal.seats and list(deal.seats)}
    if deal.closed is not None:
        values |= {"scheme": CLOSED_DEAL, "closed": str(deal.closed)}  # as text: larger than JavaScript's numbers
    if deal.opposite:
        values["opposite"] = list(deal.opposite)
    if deal.part:
        values["part"] = {"label": deal.part.label, **({"of": whole.hex()} if whole is not None else {})}
    # every card can be worked out from it
    if is_over:
        values["secret"] = deal.secret.hex()
    return {"commitment": deal.commitment(table), "deal": values}
