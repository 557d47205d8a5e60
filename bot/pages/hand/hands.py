"""Hands as messages: shown to the presser, redrawn while they are open, one for each player and table."""

import logging
from contextlib import suppress

import discord

from bot.discord.answers import Interaction, acknowledge, is_from_direct_message, is_from_hand, reply_ephemeral
from bot.discord.edits import Edits
from bot.discord.error_codes import is_passing
from bot.discord.sheet import Sheet
from bot.discord.symbols import ACCENT
from bot.drawing.pictures import Pictures
from bot.i18n.catalogue import Localizer
from bot.manager.services import Services
from bot.pages.hand.attachment_cache import AttachmentCache
from bot.pages.hand.hand import keeps_direct_hand, put_away_page, shows_direct_ending, shows_direct_hand
from bot.pages.hand.hand_message import HandDrawer, HandRequest
from bot.pages.hand.live_hands import LiveHand, LiveHands
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.presentation import Presentations
from bot.pages.table_words import no_hand_text, table_number
from bot.pages.votes.table_menu import outside_page
from bot.reasons import Refusal
from bot.store import log_store_error
from bot.table.table import Table
from bot.table.values import UserId

log = logging.getLogger(__name__)


class Hands:
    """Shows hands, and keeps open ones up to date."""

    def __init__(
        self,
        services: Services,
        locales: LocaleResolver,
        presentations: Presentations,
        pictures: Pictures,
        edits: Edits,
    ) -> None:
        self.live = LiveHands()
        """Hands in ephemeral messages, which can be edited as long as their interaction lasts."""
        self.direct = LiveHands(keeps_older=True)
        """Hands in direct messages; a player may have one of either kind, and both are kept up to date."""
        self._services = services
        self._locales = locales
        self._edits = edits
        self.drawing = HandDrawer(services, presentations, pictures)
        self._attachments = AttachmentCache(edits)

    def live_at(self, interaction: Interaction) -> LiveHands:
        """Return the open hands of the kind that an interaction comes from."""
        return self.direct if is_from_direct_message(interaction) else self.live

    async def show(
        self,
        interaction: Interaction,
        table: Table,
        *,
        notice: str | None = None,
        ask: str | None = None,
    ) -> None:
        """Show the presser's hand, and keep it up to date; without a seat they are told where to look.

        A player has one hand at a table: when it is shown in a new message, the older one is deleted.
        """
        await acknowledge(interaction)
        self._edits.begin_page(interaction)  # what was pressed there before is not put over the hand
        seat = table.seat_of(interaction.user.id)
        localizer = await self._locales.reader(interaction)
        if seat is None and is_from_direct_message(interaction):
            await self._put_away(interaction, table, localizer)
            return
        user = UserId(interaction.user.id)
        if seat is None:
            outside = outside_page(table, user, localizer).view()
            if is_from_hand(interaction):  # what they look at stays
                await reply_ephemeral(interaction, "", outside)
            else:
                await self._edits.edit(interaction, view=outside)
            return
        if table.match is None:
            await self._edits.replace(interaction, no_hand_text(table, seat, localizer))
            return
        live = self.live_at(interaction)
        with live.hold(table.id, user, interaction):
            async with live.lock(table.id, user):
                shown = live.newest_interaction(table.id, user, interaction)  # its own message may be gone by now
                message_id = await self._put(shown, table, seat, localizer, notice=notice, ask=ask)
                before = live.note_message(table.id, user, message_id, shown)
        if before is not None:
            with suppress(discord.HTTPException):  # dismissed by its owner, or out of reach by now
                await before.delete_original_response()

    async def refresh(self, table: Table) -> None:
        """Redraw the hands that are open at a table, where they show an older decision than their seat's.

        Raises `discord.HTTPException` where one has to be tried again, once all others are done.
        """
        refused: discord.HTTPException | None = None
        for live in (self.live, self.direct):
            for user, open_hand in live.open_at(table.id):
                try:
                    await self._refresh(table, live, user, open_hand)
                except discord.HTTPException as error:
                    # all others first: one hand that cannot be drawn must not keep them from their turn
                    refused = error
        if refused is not None:
            raise refused

    async def _refresh(self, table: Table, live: LiveHands, user: UserId, open_hand: LiveHand) -> None:
        if table.match is None:
            return
        seat = table.seat_of(user)
        if seat is None:
            await self._take_away(table, user, open_hand.interaction)
            return
        is_left = open_hand.is_asked and live is self.live  # played elsewhere; the mailer sees to direct messages
        is_current = open_hand.version == table.match.version or live.shows(table.id, user, table.revision)
        # a hand that only waits stays as it is: each drawing costs a picture and an edit
        is_concerned = seat in table.waiting or table.match.is_over or is_left
        if is_concerned and not is_current and live.is_newest(table.id, user, open_hand.interaction):
            await self._redraw(table, user, seat, open_hand.interaction)

    async def _take_away(self, table: Table, user: UserId, interaction: Interaction) -> None:
        """Close the hand of someone who has lost the seat, as far as Discord still lets it be edited.

        Raises `discord.HTTPException` for what Discord refuses for a while, so that the caller tries again.
        """
        localizer = await self._locales.reader(interaction)
        live = self.live_at(interaction)
        async with live.lock(table.id, user):
            try:
                await self._put_away(interaction, table, localizer)
            except discord.HTTPException as error:
                if is_passing(error):
                    raise
                log.info("a hand of table %s can no longer be put away: %s", table.id, error.code)
                live.drop(table.id, user)

    async def _put_away(self, interaction: Interaction, table: Table, localizer: Localizer) -> int:
        """Say in the interaction's message that the seat is another's; return its id."""
        view = Sheet(ACCENT).text(localizer.say("hand-taken", table=table_number(table, localizer))).view()
        emptied = await self._edits.edit(interaction, view=view, attachments=[])
        # only once it is emptied: until then it is still to be put away
        self.live_at(interaction).drop(table.id, UserId(interaction.user.id))
        return emptied.id

    async def _redraw(self, table: Table, user: UserId, seat: int, interaction: Interaction) -> None:
        """Redraw an open hand, unless its owner has opened another one meanwhile; forget it where that is refused."""
        live = self.live_at(interaction)
        with live.hold(table.id, user, interaction):
            try:
                localizer = await self._locales.reader(interaction)
                async with live.lock(table.id, user):
                    if live.is_newest(table.id, user, interaction):
                        await self._put(interaction, table, seat, localizer)
            except discord.HTTPException as error:
                log.info("a hand of table %s is not drawn again: %s", table.id, error.code)
                if not is_passing(error) and live.is_newest(table.id, user, interaction):
                    live.drop(table.id, user)

    async def _put(
        self,
        interaction: Interaction,
        table: Table,
        seat: int,
        localizer: Localizer,
        *,
        notice: str | None = None,
        ask: str | None = None,
    ) -> int:
        """Put the hand into the interaction's message, which has been acknowledged; return its id.

        The hand shows the table as it is by then, under the hand's lock: of two presses the slower one must not show
        what the faster one has changed.
        """
        now = await self._newest(table)
        assert table.match is not None
        assert now.match is not None
        if (put_away := await self._put_away_if_over(interaction, now, seat, localizer, notice)) is not None:
            return put_away
        # a question about a decision that is over is not asked
        asked = ask if now.match.version == table.match.version else None
        message_id = await self._draw(interaction, now, seat, localizer, notice, asked)
        user, is_asked = UserId(interaction.user.id), seat in now.waiting
        newest = await self._newest(table)  # much may have happened while the cards were being drawn
        if newest.participants[seat].user_id != user:
            return await self._put_away(interaction, newest, localizer)
        self.live_at(interaction).note_shown(table.id, user, now.match.version, now.revision, is_asked=is_asked)
        assert newest.match is not None
        is_concerned = is_asked or seat in newest.waiting or newest.match.is_over
        if is_concerned and newest.match.version != now.match.version:  # no one else redraws it meanwhile
            return await self._put(interaction, newest, seat, localizer, notice=notice)
        return message_id

    async def _draw(
        self,
        interaction: Interaction,
        table: Table,
        seat: int,
        localizer: Localizer,
        notice: str | None,
        ask: str | None,
    ) -> int:
        """Draw the hand and edit the message; return its id."""
        user = UserId(interaction.user.id)
        options = await self._locales.display_options(interaction)
        lies_in = self.live_at(interaction).message_id_of(table.id, user, interaction)
        request = HandRequest(
            table, seat, user, localizer, options, notice=notice, ask=ask, as_of=discord.utils.utcnow(),
            most=interaction.filesize_limit,
        )  # fmt: skip
        return await self.drawing.put(
            request, lambda view, files: self._attachments.put(interaction, view, files, lies_in)
        )

    async def _put_away_if_over(
        self, interaction: Interaction, table: Table, seat: int, localizer: Localizer, notice: str | None
    ) -> int | None:
        """Put away a hand that must no longer be shown; return its message's id, or None where it stays.

        Its seat has changed hands during the press, or it lies in a direct message about a turn of long ago. The hand
        of the turn just ended stays until the next call, since its owner wants to see what they have drawn. Once the
        game has ended no call follows, and every hand says how it ended.
        """
        if table.participants[seat].user_id != interaction.user.id:
            return await self._put_away(interaction, table, localizer)
        if not is_from_direct_message(interaction) or shows_direct_hand(table, interaction.user.id):
            return None
        if shows_direct_ending(table, interaction.user.id):
            return None
        self.direct.drop(table.id, UserId(interaction.user.id))  # from now on it is not redrawn
        message = interaction.message
        notices = [] if message is None else await self._services.outbox.of_message(message.id)
        if keeps_direct_hand(table, interaction.user.id) and not all(each.is_over for each in notices):
            return None
        view = put_away_page(table, interaction.user.id, localizer, notice=notice).view()
        return (await self._edits.edit(interaction, view=view, attachments=[])).id

    async def _newest(self, table: Table) -> Table:
        """Return the table as it is now; as it was, where it cannot be read."""
        try:
            return await self._services.tables.look(table.id)
        except Refusal as error:
            log_store_error(error, "the newest state of a table")
            return table
