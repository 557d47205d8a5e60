"""Entries of someone who plays several nations: each goes to the log at the seat of its nation."""

from bot.games.calamities.lines import POSITION
from bot.games.calamities.rules.names import NationName
from bot.games.calamities.stages import Stage
from bot.pages.press import Press
from bot.table.table import Table


async def submit_at(press: Press, table: Table, stage: Stage, seat: int, action: str, *, version: int) -> Table:
    """Submit an action at one of the presser's seats; positions of their other nations at the seats of these.

    Return the table after it. Raises `GameError`, and then what stood before the refused entry is done.
    """
    for place, line in _by_seat(table, stage, seat, action, press).items():
        table = await press.services.tables.submit(table.id, press.user, [line], version=version, at=place)
    return table


def own_nations(table: Table, stage: Stage, press: Press) -> frozenset[NationName]:
    """Return the nations that the presser plays."""
    return frozenset(
        nation for seat in table.seats_of(press.interaction.user.id) if (nation := stage.seats[seat]) is not None
    )


def _by_seat(table: Table, stage: Stage, seat: int, action: str, press: Press) -> dict[int, str]:
    """Return what to enter at which seat."""
    word, _, text = action.partition(" ")
    if word != POSITION:
        return {seat: action}
    seats = {stage.seats[each]: each for each in table.seats_of(press.interaction.user.id)}
    found: dict[int, list[str]] = {}
    for line in text.split("\n"):
        found.setdefault(seats.get(NationName(line.partition(":")[0]), seat), []).append(line)
    return {place: f"{POSITION} " + "\n".join(lines) for place, lines in found.items()}
