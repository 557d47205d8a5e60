"""Who has never played: found in what is kept of games, so that nobody has to say it, and nothing more is kept."""

from typing import Final

from bot.i18n.catalogue import Speaker
from bot.manager.tables import Tables
from bot.pages.presentation import GameWords
from bot.reasons import Refusal
from bot.store import log_store_error
from bot.table.kinds import Status
from bot.table.table import Table
from bot.table.values import UserId

BEGUN: Final = (Status.PLAYING, Status.FINISHED, Status.ABANDONED)
"""Tables at which there was something to play."""
YOUNG: Final = 40
"""Lines of a game by which everybody has moved."""


async def is_newcomer(tables: Tables, table: Table, user: UserId) -> bool:
    """Whether somebody is about to make the first move of his first game. Not where that cannot be found out."""
    seat, match = table.seat_of(user), table.match
    if seat is None or match is None or match.is_over or match.number > YOUNG:
        return False
    if any(line.seat == seat for line in match.lines()):
        return False
    try:
        known = await tables.lists.of_user(user, status=BEGUN, limit=2)
    except Refusal as error:
        log_store_error(error, "the games somebody has played")
        return False
    return all(each.id == table.id for each in known)


async def primer_for(tables: Tables, shown: GameWords, table: Table, user: UserId, speaker: Speaker) -> str:
    """What stands above the first hand somebody ever sees; nothing above any other."""
    seat = table.seat_of(user)
    return shown.primer(table, seat, speaker) if seat is not None and await is_newcomer(tables, table, user) else ""
