"""What a game has changed in the ratings, for the public message that tells how it has ended."""

import logging
from typing import Final

from bot.i18n.catalogue import Localizer
from bot.manager.records import Records
from bot.pages.records.words import movements_text
from bot.reasons import Refusal
from bot.table.table import Table

log = logging.getLogger(__name__)

PATIENCE: Final = 2.0
"""Seconds a message waits for its game to be counted; a game that takes longer is shown again."""


async def rating_line(records: Records, table: Table, localizer: Localizer) -> str:
    """Return in a line what a game has changed; empty where it doesn't count. Never fails."""
    try:
        if not await records.wait_counted(table.id, PATIENCE):
            return ""
        moves = await records.movements(table)
    except Refusal as error:
        # the message has more to say than this
        log.info("table %s: its ratings are not told: %s", table.id, error.reason.key)
        return ""
    # whoever came to a seat later isn't rated for it
    names = [
        participant.name if any((move.seat, move.user) == (seat, participant.user_id) for move in moves) else ""
        for seat, participant in enumerate(table.participants)
    ]
    return movements_text(localizer, moves, names)
