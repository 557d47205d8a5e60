"""Tables of people at the week's deal: the message where they gather, and the page that each of them plays on.

The public message says who sits there and whose turn it is, and shows no card. Pages that are open are drawn again when
another of the table has moved, as long as Discord lets them be edited; who has no page open is called
(`bot.games.civ.pages.duplicate.week_announcer`).
"""

import asyncio
import logging
from datetime import timedelta
from typing import Final
from weakref import WeakValueDictionary

import discord
from cachetools import LRUCache

from bot.client import CivBot
from bot.discord.messages import PublicMessages
from bot.discord.permissions import missing
from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.routing import handles
from bot.discord.servers import check_server
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.games.civ.game import civ_game
from bot.games.civ.pages.duplicate.addresses import (
    JOIN,
    LEAVE,
    OPEN_TABLE,
    SEAT,
    SEAT_BEGIN,
    SEAT_DO,
    SEAT_PICK,
    SEAT_TEXT,
    AtWeekTable,
    ChosenThere,
    Size,
)
from bot.games.civ.pages.duplicate.duplicate_page import Scene, board_page, table_page
from bot.games.civ.pages.duplicate.duplicates import open_duplicate
from bot.games.civ.pages.duplicate.week_announcer import WeekAnnouncer
from bot.games.civ.pages.private_pages import chosen_texts, show_private, tell_private
from bot.games.civ.tutorial import parse_actions
from bot.i18n.catalogue import Localizer
from bot.match import Match
from bot.pages.display import ServerLocalizer
from bot.pages.press import Press
from bot.reasons import Refusal
from bot.table.duplicate import DuplicateError, WeekTable
from bot.table.values import UserId

log = logging.getLogger(__name__)

HERE: Final = timedelta(minutes=5)
"""For so long after a press someone is taken to look at their page."""
REMEMBERED: Final = 1024
"""The most open pages that are drawn again when others move. An older one is drawn again when its button is pressed."""


class WeekTables:
    """The handlers, and the newest page of each person at each table."""

    def __init__(self) -> None:
        self._announcer: WeekAnnouncer | None = None
        self._open: LRUCache[tuple[int, UserId], Press] = LRUCache(REMEMBERED)
        self._locks = WeakValueDictionary[tuple[int, UserId], asyncio.Lock]()

    def open(self, client: CivBot, messages: PublicMessages, server_localizer: ServerLocalizer) -> None:
        """Keep the public messages up to date from now on, and call people."""
        self._announcer = WeekAnnouncer(
            client, messages, server_localizer, redraw=self._redraw, here_for=self._here_for
        )
        self._announcer.open()

    async def idle(self) -> None:
        """Wait until everything is shown and everyone called, except for calls that wait."""
        if self._announcer is not None:
            await self._announcer.idle()

    async def stop(self) -> None:
        """Finish what is in flight; the next start finds what is left."""
        if self._announcer is not None:
            await self._announcer.stop()

    def _here_for(self, number: int, user: UserId) -> timedelta:
        """Return for how much longer someone is taken to look at their page; zero where they aren't."""
        press = self._open.get((number, user))
        if press is None:
            return timedelta()
        return max(timedelta(), HERE - (discord.utils.utcnow() - press.interaction.created_at))

    async def _redraw(self, table: WeekTable, besides: UserId | None = None) -> None:
        """Draw the open pages of a table's people again."""
        for player in table.people:
            other = self._open.get((table.id, player.user))
            if other is not None and player.user != besides:
                await self._show_again(other, table.id)

    # Gathering

    @handles(OPEN_TABLE)
    async def open_table(self, press: Press, at: Size) -> None:
        """Open a table for so many people, with a message in this channel. Raises `DuplicateError`, `TooEarly`."""
        guild = check_server(press.interaction)
        if lacking := missing(press.interaction, await press.localizer(), own_thread=False):
            await press.tell(lacking)
            return
        press.count_public_page()
        # before it is acknowledged, so that a refusal is told to the presser alone
        table = await press.tables.duplicate_tables.open(press.user, press.display_name, guild, at.players)
        made = await press.acknowledge_publicly()
        await press.edit(table_page(table, await self._public(press)))
        # Discord may answer without the message
        message_id = (made and made.message_id) or (await press.interaction.original_response()).id
        await press.tables.duplicate_tables.set_message(table.id, press.interaction.channel_id, message_id)

    @handles(JOIN)
    async def join(self, press: Press, at: AtWeekTable) -> None:
        """Take a seat. Raises `DuplicateError`."""
        table = await press.tables.duplicate_tables.join(at.number, press.user, press.display_name)
        await self._show_people(press, table)
        localizer = await press.localizer()
        if table.rotation is None:
            await press.tell(localizer.say("duplicate-joined", free=table.players - len(table.people)))
            return
        text = localizer.say("duplicate-begun", players=table.players)
        await press.tell(Sheet(ACCENT).text(text).buttons([self._seat_button(table, localizer)]))

    @handles(LEAVE)
    async def leave(self, press: Press, at: AtWeekTable) -> None:
        """Give a seat up before the game begins. Raises `DuplicateError`."""
        table = await press.tables.duplicate_tables.leave(at.number, press.user)
        if press.is_from_hand:
            await open_duplicate(press)
            return
        await self._show_people(press, table)

    async def _show_people(self, press: Press, table: WeekTable) -> None:
        await press.interaction.response.defer()
        shown = None
        while shown is None or shown.changes != table.changes:
            # once more where the table has changed meanwhile: this edit may have come after the announcer's
            shown = table
            await press.edit(table_page(table, await self._public(press)))
            try:
                table = await press.tables.duplicate_tables.table(table.id)
            except DuplicateError:
                return  # it was given up

    @staticmethod
    def _seat_button(table: WeekTable, localizer: Localizer) -> Button:
        return Button(SEAT.to(table.id), localizer.say("key-hand"), Style.primary)

    @staticmethod
    async def _public(press: Press) -> Localizer:
        """Return the words of public messages here."""
        return await press.context.locales.server(press.interaction.guild_id, press.interaction.guild_locale)

    # Playing

    @handles(SEAT)
    async def show_seat(self, press: Press, at: AtWeekTable) -> None:
        """Show the game to one of its people. Raises `DuplicateError`."""
        await press.acknowledge()
        press.begin_page()
        found = await press.tables.duplicate_tables.look(at.number, press.user)
        self._open[at.number, press.user] = press
        await self._show(press, *found)

    @handles(SEAT_DO)
    async def play_button(self, press: Press, at: ChosenThere) -> None:
        """Play the actions of a button."""
        await self._play(press, at, [action.text for action in parse_actions(at.action)])

    @handles(SEAT_PICK)
    async def play_choice(self, press: Press, at: ChosenThere) -> None:
        """Play what was chosen in a select."""
        await self._play(press, at, chosen_texts(press))

    @handles(SEAT_BEGIN)
    async def play_effect(self, press: Press, at: ChosenThere) -> None:
        """Play an effect, with the choices of its first step from a select."""
        await self._play(press, at, [*(action.text for action in parse_actions(at.action)), *chosen_texts(press)])

    @handles(SEAT_TEXT)
    async def tell_seat(self, press: Press, at: AtWeekTable) -> None:
        """Tell board and hand in words, in as many messages as it takes. Raises `DuplicateError`."""
        found = await press.tables.duplicate_tables.look(at.number, press.user)
        await tell_private(press, self._scene(press, *found).shown)

    async def _play(self, press: Press, at: ChosenThere, actions: list[str]) -> None:
        await press.acknowledge()
        press.begin_page()
        # also where it is refused: the page can be edited through the newest press alone
        self._open[at.number, press.user] = press
        table, match = await press.tables.duplicate_tables.play(at.number, press.user, actions, at.revision)
        await self._show(press, table, match)
        if table.revision == at.revision:
            return  # the press was for an earlier state
        await self._redraw(table, besides=press.user)

    async def _show_again(self, press: Press, number: int) -> None:
        """Draw another person's open page again as the game is by now; forget one that shows something else."""
        key, is_shown = (number, press.user), False
        # one after another: of two drawn at once the older could stay
        async with self._locks.setdefault(key, asyncio.Lock()):
            if not press.interaction.is_expired():
                try:
                    is_shown = await self._show(press, *await press.tables.duplicate_tables.look(*key))
                except (Refusal, *REQUEST_ERRORS) as error:
                    log.info("a page of the week's deal is not drawn again: %s", type(error).__name__)
            if not is_shown and self._open.get(key) is press:
                del self._open[key]

    @staticmethod
    def _scene(press: Press, table: WeekTable, match: Match) -> Scene:
        seat = table.seat_of(press.user)
        assert seat is not None, "only those who play in it see it"
        names = tuple(player.name for player in table.by_seat)
        return Scene(table, civ_game(match), seat, names, table.week != press.tables.duplicates.week())

    async def _show(self, press: Press, table: WeekTable, match: Match) -> bool:
        """Draw the page where the press came from, unless something else has been pressed there since."""
        localizer, scene = await press.localizer(), self._scene(press, table, match)
        return await show_private(press, scene.shown, lambda style: board_page(scene, localizer, style))
