"""The one place where errors become messages (STYLE, errors carry reasons).

Every button, select and form runs inside `guarded`; discord.py brings what commands raise to `tell_error`. What a
player may cause is told in his language with its clause; anything else is our bug: logged under a number he can quote,
and told as such. Nothing is ever lost by either.
"""

import logging
import secrets
from collections.abc import Awaitable, Coroutine
from typing import Any

import aiohttp
import discord

from bot.i18n import words
from bot.reasons import Refusal
from bot.table.errors import NotInLobby, ShuttingDown, StaleDecision
from bot.table.table import Table
from bot.table.values import TableId
from bot.ui.desk import Desk, Interaction, is_from_hand, is_lobby_message
from bot.ui.public.lobby import lobby_sheet

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062
GONE = (10008, 10015)
"""Discord: unknown message, unknown webhook. Somebody has deleted or dismissed what was to be edited."""


async def guarded(
    desk: Desk, interaction: Interaction, work: Coroutine[Any, Any, None], table_id: int | None = None
) -> None:
    """Awaits `work`, an answer to `interaction` about that table, and tells the person whatever goes wrong."""
    if desk.is_closing:
        work.close()
        await tell_error(desk, interaction, ShuttingDown())
        return
    with desk.in_flight():
        try:
            await work
        except Exception as error:
            await tell_error(desk, interaction, error, table_id)


async def tell_error(desk: Desk, interaction: Interaction, error: Exception, table_id: int | None = None) -> None:
    """Tells the person what went wrong in an answer to him, about that table where one is known."""
    match error:
        case StaleDecision():
            telling = _stale(desk, interaction, error)
        case Refusal():
            telling = _refused(desk, interaction, error, table_id)
        case discord.NotFound() if error.code in GONE:
            telling = _gone(desk, interaction)
        case discord.NotFound() if error.code == UNKNOWN_INTERACTION:
            log.info("answered too late", extra=_ids(interaction))
            return
        case _:
            telling = _broken(desk, interaction, error)
    await _told(desk, interaction, telling)


async def _told(desk: Desk, interaction: Interaction, telling: Awaitable[None]) -> None:
    """The telling itself may fail: Discord may have gone away. Then there is only the log."""
    try:
        await telling
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
        log.warning("could not be answered: %s", type(error).__name__, extra=_ids(interaction))
    except Exception:
        log.exception("could not be answered", extra=_ids(interaction))


def _ids(interaction: Interaction) -> dict[str, object]:
    """What a log line about an interaction carries."""
    return {"interaction": interaction.id, "user": interaction.user.id}


async def _stale(desk: Desk, interaction: Interaction, stale: StaleDecision) -> None:
    speaker = await desk.reader(interaction)
    notice = speaker.say("stale-moves", count=stale.moves_ago) if stale.moves_ago > 0 else speaker.say("stale-done")
    await desk.show_hand(interaction, stale.table, notice=notice)


async def _gone(desk: Desk, interaction: Interaction) -> None:
    """What was to show the answer is gone; the answer itself has been kept."""
    log.info("the message to answer in is gone", extra=_ids(interaction))
    speaker = await desk.reader(interaction)
    await desk.whisper(interaction, speaker.say("message-gone"))


async def _refused(desk: Desk, interaction: Interaction, error: Refusal, table_id: int | None) -> None:
    speaker = await desk.reader(interaction)
    table = await _table(desk, table_id)
    names = [words.safe_name(name) for name in table.names] if table else []
    text = words.reason(speaker, error.reason, names)
    seated = table is not None and table.seat_of(interaction.user.id) is not None
    if isinstance(error, NotInLobby) and table is not None and is_lobby_message(interaction, table):
        if not interaction.response.is_done():
            await interaction.response.edit_message(view=lobby_sheet(table, desk.public(table)).view())
    elif table is not None and table.match is not None and seated and is_from_hand(interaction):
        await desk.show_hand(interaction, table, notice=text)
        return
    await desk.whisper(interaction, text)


async def _table(desk: Desk, table_id: int | None) -> Table | None:
    if table_id is None:
        return None
    try:
        return await desk.tables.look(TableId(table_id))
    except Refusal:
        return None


async def _broken(desk: Desk, interaction: Interaction, error: Exception) -> None:
    number = secrets.token_hex(4)
    log.error("number %s: an answer failed", number, exc_info=error, extra=_ids(interaction))
    speaker = await desk.reader(interaction)
    await desk.whisper(interaction, speaker.say("error-ours", number=number))
