"""Who has held the seats of a table, in words."""

from collections.abc import Sequence
from functools import reduce

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.table.seat_history import stays_of
from bot.table.table import Table
from bot.table.values import Stay


def seats_told(table: Table, speaker: Speaker) -> str:
    """Who has played the seats that have changed hands, in one line; empty where none has."""
    seats = [stays_of(table, seat) for seat in range(len(table.sitters))]
    return " · ".join(_seat(stays, speaker) for stays in seats if stays)


def _seat(stays: Sequence[Stay], speaker: Speaker) -> str:
    names: list[str] = []
    rest = list(stays)
    while rest:
        until = _return(rest)
        names.append(_name(rest[0], speaker, is_helped=until > 0))
        rest = rest[until + 1 :]
    holders = reduce(lambda before, following: speaker.say("played-then", before=before, next=following), names)
    return speaker.say("played-seat", name=words.safe_name(stays[0].name), holders=holders)


def _return(stays: Sequence[Stay]) -> int:
    """Up to which of these stays the first holder has come back, with nobody but the computer in between."""
    if stays[0].is_automatic:
        return 0
    mine = [stay.user_id == stays[0].user_id for stay in stays]
    own = stays[: mine.index(False)] if False in mine else stays
    return max(number for number, stay in enumerate(own) if not stay.is_automatic)


def _name(stay: Stay, speaker: Speaker, *, is_helped: bool) -> str:
    if stay.is_automatic and stay.user_id > 0:
        return speaker.say("played-computer")
    name = words.safe_name(stay.name)
    return speaker.say("played-helped", name=name) if is_helped else name
