"""Who has held the seats of a table, in words."""

from collections.abc import Sequence
from functools import reduce

from bot.i18n.catalogue import Speaker
from bot.i18n.names import safe_name
from bot.table.seat_history import seat_holders_of
from bot.table.table import Table
from bot.table.values import SeatHolder


def seat_history_text(table: Table, speaker: Speaker) -> str:
    """Who has played the seats that have changed hands, in one line; empty where none has."""
    seats = [seat_holders_of(table, seat) for seat in range(len(table.sitters))]
    return " · ".join(_seat(holders, speaker) for holders in seats if holders)


def _seat(holders: Sequence[SeatHolder], speaker: Speaker) -> str:
    names: list[str] = []
    rest = list(holders)
    while rest:
        until = _return(rest)
        names.append(_name(rest[0], speaker, is_helped=until > 0))
        rest = rest[until + 1 :]
    text = reduce(lambda before, following: speaker.say("played-then", before=before, next=following), names)
    return speaker.say("played-seat", name=safe_name(holders[0].name), holders=text)


def _return(holders: Sequence[SeatHolder]) -> int:
    """Up to which of these holders the first holder has come back, with nobody but the computer in between."""
    if holders[0].is_automatic:
        return 0
    mine = [holder.user_id == holders[0].user_id for holder in holders]
    own = holders[: mine.index(False)] if False in mine else holders
    return max(number for number, holder in enumerate(own) if not holder.is_automatic)


def _name(holder: SeatHolder, speaker: Speaker, *, is_helped: bool) -> str:
    if holder.is_automatic and holder.user_id > 0:
        return speaker.say("played-computer")
    name = safe_name(holder.name)
    return speaker.say("played-helped", name=name) if is_helped else name
