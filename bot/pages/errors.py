"""The one place where errors become messages: code that raises one need not know who is told, how, or in what language.

The `Router` answers every button, select and form, and brings what is raised there to `ErrorHandler.tell`; discord.py
does the same with what commands raise. What a player may cause is told in their language with its clause. Where
Discord has not taken an answer, they are told to try again. Anything else is our bug: it is logged under a number that
they can quote, and told as such.
"""

import logging
import secrets
from collections.abc import Awaitable, Sequence
from typing import Final

import aiohttp
import discord

from bot.discord.answers import (
    Interaction,
    acknowledge,
    is_acknowledged,
    is_from_direct_message,
    is_from_hand,
    reply_ephemeral,
)
from bot.discord.edits import Edits
from bot.discord.error_codes import ANSWER_GONE, UNKNOWN_INTERACTION
from bot.discord.refusals import Cause, cause_of
from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.routing import kind_of
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.i18n.reason_text import ValueText, reason_text
from bot.manager.services import Services
from bot.meters import NO_METERS, Meters
from bot.pages.addresses.table import AtTable
from bot.pages.hand.hands import Hands
from bot.pages.lobby.lobby import lobby_sheet
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.presentation import Presentations
from bot.pages.users import is_lobby_message
from bot.reasons import Refusal, ShuttingDown
from bot.store import StoreError, log_store_error
from bot.table.errors import NotInLobby, NotOwner, NotSeated, StaleDecision
from bot.table.table import Table
from bot.table.values import TableId

log = logging.getLogger(__name__)

REFUSED_ANSWERS: Final = {
    Cause.WORDS: "refused-words",
    Cause.PLACE: "refused-place",
    Cause.ASLEEP: "refused-asleep",
    Cause.FULL: "refused-full",
    Cause.FILES: "refused-files",
    Cause.LATER: "refused-later",
    Cause.BOT: "refused-place",
}
"""By what Discord has refused an answer for: the key of what is said instead."""
MOST_MEANWHILE: Final = 300
"""Characters of what has happened since something was shown that is pressed now."""


class ErrorHandler:
    """Tells people what goes wrong."""

    def __init__(
        self,
        services: Services,
        locales: LocaleResolver,
        presentations: Presentations,
        hands: Hands,
        edits: Edits,
        value_texts: Sequence[ValueText] = (),
        meters: Meters = NO_METERS,
    ) -> None:
        """`value_texts` word the values of the games' own refusals."""
        self._meters = meters
        self._value_texts = tuple(value_texts)
        self._services = services
        self._locales = locales
        self._presentations = presentations
        self._hands = hands
        self._edits = edits

    async def tell(self, interaction: Interaction, error: Exception, payload: object = None) -> None:
        """Tell the person what went wrong in an answer to them, in the hand or lobby of a payload's table."""
        table_id = payload.table if isinstance(payload, AtTable) else None
        match error:
            case StaleDecision():
                answering, outcome = self._stale(interaction, error), "refused"
            case StoreError():
                log.error("the database refuses: %s", error, exc_info=error)
                answering, outcome = self._refused(interaction, error, table_id), "database"
            case ShuttingDown():
                log.info("refused, since the bot stops")
                answering, outcome = self._refused(interaction, error, table_id), "refused"
            case Refusal():
                answering, outcome = self._refused(interaction, error, table_id), "refused"
            case discord.NotFound() if error.code in ANSWER_GONE:
                answering, outcome = self._gone(interaction), "lost"
            case discord.NotFound() if error.code == UNKNOWN_INTERACTION:
                # Discord has closed the interaction after three seconds: nothing can be said in it any more
                log.info("answered too late")
                answering, outcome = None, "late"
            case aiohttp.ClientError() | discord.DiscordServerError():
                answering, outcome = self._unreachable(interaction, error), "lost"
            case discord.HTTPException() if (key := REFUSED_ANSWERS.get(cause_of(error))) is not None:
                answering, outcome = self._not_taken(interaction, error, key), "lost"
            case _:
                answering, outcome = self._broken(interaction, error), "failed"
        self._meters.count_interaction(kind_of(interaction), outcome)
        if answering is not None:
            await _answer_safely(interaction, answering)

    async def outdated(self, interaction: Interaction, key: str) -> None:
        """Tell the person that what they have pressed or filled in is no longer in use."""
        localizer = await self._locales.reader(interaction)
        await reply_ephemeral(interaction, localizer.say(key), is_last=True)

    async def _stale(self, interaction: Interaction, stale: StaleDecision) -> None:
        localizer = await self._locales.reader(interaction)
        await self._hands.show(interaction, stale.table, notice=self._stale_notice(stale, localizer))

    def _stale_notice(self, stale: StaleDecision, localizer: Localizer) -> str:
        """Return how old the button is, and what has happened since, maybe by the presser's own hand elsewhere."""
        if stale.moves_ago <= 0:
            return localizer.say("stale-done")
        notice, table = localizer.say("stale-moves", count=stale.moves_ago), stale.table
        if table.match is None:
            return notice
        since = max(0, table.match.number - stale.moves_ago)
        text = self._presentations.of(table).happened(table, localizer, since=since, most=MOST_MEANWHILE)
        return "\n".join([notice, text]).strip().replace("\n", "\n> ")

    async def _gone(self, interaction: Interaction) -> None:
        """What was to show the answer is gone; the answer itself has been kept."""
        log.info("the message to answer in is gone")
        localizer = await self._locales.reader(interaction)
        await reply_ephemeral(interaction, localizer.say("message-gone"), is_last=True)

    async def _refused(self, interaction: Interaction, error: Refusal, table_id: TableId | None) -> None:
        localizer = await self._locales.reader(interaction)
        owned = await self._with_owner_who_is_there(interaction, error) if isinstance(error, NotOwner) else None
        table = await self._table(table_id)
        names = [safe_name(name) for name in table.names] if table else []
        text = reason_text(localizer, error.reason, names, self._value_texts)
        if owned is not None:
            key = "table-owner-you" if owned.owner == interaction.user.id else "table-owner-other"
            text = localizer.say(key, owner=f"<@{owned.owner}>")
        seated = table is not None and table.seat_of(interaction.user.id) is not None
        if isinstance(error, NotInLobby) and table is not None and is_lobby_message(interaction, table):
            # the lobby shows what is so; after another answer a line about it would say nothing more
            if not is_acknowledged(interaction):
                lobby = lobby_sheet(table, self._presentations.of(table), self._locales.public(table))
                await self._edits.show(interaction, view=lobby.view())
        elif table is not None and table.match is not None and is_from_hand(interaction):
            is_lost = isinstance(error, NotSeated) and is_from_direct_message(interaction)
            if seated or is_lost:  # a hand of a seat that is another's is put away
                await acknowledge(interaction)
                await self._hands.show(interaction, table, notice=text)
                return
        await reply_ephemeral(interaction, text, is_last=True)

    async def _with_owner_who_is_there(self, interaction: Interaction, error: NotOwner) -> Table | None:
        """Return the table of a refusal if its owner has left the server, and another one owns it from now on.

        Discord is asked for that, and may take longer than it waits for an answer.
        """
        await acknowledge(interaction)
        try:
            return await self._services.lobbies.replace_departed_owner(error.table_id)
        except Refusal as refused:
            log_store_error(refused, "the owner of a table")
            return None

    async def _table(self, table_id: TableId | None) -> Table | None:
        if table_id is None:
            return None
        try:
            return await self._services.tables.look(table_id)
        except Refusal as error:
            log_store_error(error, "the table of a refusal")
            return None

    async def _not_taken(self, interaction: Interaction, error: Exception, key: str) -> None:
        """Discord has refused what was to be shown here, for a reason that it documents."""
        log.warning("what was to be shown is refused: %s", error)
        localizer = await self._locales.reader(interaction)
        await reply_ephemeral(interaction, localizer.say(key), is_last=True)

    async def _unreachable(self, interaction: Interaction, error: Exception) -> None:
        """Discord, or what stands before it, has not taken an answer, or has not said so."""
        log.warning("an answer is lost: %s", type(error).__name__)
        localizer = await self._locales.reader(interaction)
        await reply_ephemeral(interaction, localizer.say("error-discord"), is_last=True)

    async def _broken(self, interaction: Interaction, error: Exception) -> None:
        number = secrets.token_hex(4)
        log.error("number %s: an answer failed: %s", number, type(error).__name__, exc_info=error)
        localizer = await self._locales.reader(interaction)
        await reply_ephemeral(interaction, localizer.say("error-ours", number=number), is_last=True)


async def _answer_safely(interaction: Interaction, answering: Awaitable[None]) -> None:
    """The answer itself may fail: Discord may have gone away. Then there is only the log."""
    try:
        await answering
    except REQUEST_ERRORS as error:
        log.warning("could not be answered: %s", type(error).__name__)
    except Exception:
        log.exception("could not be answered")
