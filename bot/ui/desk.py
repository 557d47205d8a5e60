"""The desk: what every answer to a person needs, in one place: services, the reader's words, how to answer him."""

import asyncio
import io
from collections.abc import Generator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

import discord

from bot.client import CivBot
from bot.games.civ import civ_game
from bot.i18n.catalogue import Speaker
from bot.reasons import Refusal
from bot.rules import observe
from bot.table.errors import TableError
from bot.table.table import Table
from bot.table.values import TableId, UserId
from bot.ui.avatars import Avatars
from bot.ui.discord import display
from bot.ui.discord.fitting import show_fitting
from bot.ui.hand import hand
from bot.ui.hand.hand_refresh import refresh_hands
from bot.ui.hand.open_hands import LiveHands, message_of
from bot.ui.pictures import Pictures
from bot.ui.pings.dashboards import Dashboards
from bot.ui.pings.notifier import Notifier
from bot.ui.public.alerts import Alerts
from bot.ui.public.announcer import Announcer
from bot.ui.public.endings import ending
from bot.ui.public.lobby import lobby_sheet
from bot.ui.public.lost_messages import LostPosts
from bot.ui.public.pages import board_drawn, board_message, reason_told
from bot.ui.public.publisher import Publisher
from bot.ui.replay.films import Films
from bot.ui.replay.page_turns import PageTurns

Interaction = discord.Interaction[Any]


class Desk:
    """The ui's services; one for each client."""

    def __init__(self, client: CivBot) -> None:
        self.client = client
        self.tables = client.services.tables
        self.catalogues = client.services.catalogues
        self.pictures = Pictures(client.services)
        self.avatars = Avatars(client)
        self.hands = LiveHands()
        self.lost_posts = LostPosts(client, self.tables)
        self.alerts = Alerts(client, self.tables, self.server)
        self.dashboards = Dashboards(client, self.tables, self.server)
        self.talking = asyncio.Lock()
        """Held while a thread for two is looked for: two presses at once must not open two."""
        self.notifier = Notifier(client, self.tables, self.catalogues)
        publisher = Publisher(
            client, self.tables, self.catalogues, pictures=self.pictures, avatars=self.avatars,
            lost_posts=self.lost_posts, alerts=self.alerts, moved_on=self.dashboards.poke,
        )  # fmt: skip
        self.announcer = Announcer(
            self.tables, publisher, self.lost_posts,
            refresh_hands=partial(refresh_hands, self.hands, self.refresh_hand), shown=self.notifier.poke,
        )  # fmt: skip
        self.films = Films(client.services)
        self.page_turns = PageTurns()
        self.ballots: dict[tuple[int, str], int] = {}
        """The newest message that tells a vote, by table and verb; after a restart a new one tells it."""
        self.is_closing = False
        self._running = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @classmethod
    def of(cls, client: discord.Client) -> "Desk":
        """The desk of a client whose ui has been loaded."""
        assert isinstance(client, CivBot)
        assert isinstance(client.desk, Desk)
        return client.desk

    @contextmanager
    def in_flight(self) -> Generator[None]:
        """Something is being answered: `close` waits for it."""
        self._running += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._running -= 1
            if not self._running:
                self._idle.set()

    async def open(self) -> None:
        """Before the first press can arrive: gets ready to draw, and tells what was not told when the bot stopped."""
        await self.pictures.warm_up(self.catalogues.speaker(self.client.services.locale))
        await self.announcer.catch_up()
        self.notifier.start()

    async def close(self, patience: float = 5.0) -> None:
        """Takes no more presses, and finishes what is in flight within `patience` seconds."""
        self.is_closing = True
        await self.films.stop()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._idle.wait(), patience)
        await self.announcer.stop(patience)
        await self.dashboards.stop()
        await self.notifier.stop(patience)
        await self.avatars.stop()

    # Words

    async def reader(self, interaction: Interaction) -> Speaker:
        """The words for the one who pressed: his own setting, else his Discord's language, else the bot's own."""
        chosen = await display.language_of_person(self.tables, UserId(interaction.user.id))
        return self.catalogues.speaker(chosen, interaction.locale.value, self.client.services.locale)

    async def manner(self, interaction: Interaction) -> display.Manner:
        """How the one who pressed sees what only he sees."""
        return await display.of_person(self.tables, UserId(interaction.user.id), interaction.guild_id)

    async def server(self, guild_id: int | None, on_discord: discord.Locale | None) -> Speaker:
        """The words for everybody on a server, and of its new tables: its setting, else the language it has on
        Discord, else the bot's own."""
        chosen = await display.language_of_server(self.tables, guild_id)
        return self.catalogues.speaker(chosen, on_discord and on_discord.value, self.client.services.locale)

    def public(self, table: Table) -> Speaker:
        """The words of a table's public messages."""
        return self.catalogues.speaker(table.place.locale)

    # Answers

    async def whisper(self, interaction: Interaction, text: str, view: discord.ui.LayoutView | None = None) -> None:
        """A line, or a view, that only the one who pressed sees."""
        shown: dict[str, Any] = {"content": text[:2000]} if view is None else {"view": view}
        if interaction.response.is_done():
            await interaction.followup.send(ephemeral=True, **shown)
        else:
            await interaction.response.send_message(ephemeral=True, **shown)

    async def acknowledge(self, interaction: Interaction) -> None:
        """Answers within Discord's three seconds that a hand is coming: in place where the press came from one."""
        if interaction.response.is_done():
            return
        if is_from_hand(interaction):
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)

    async def show_hand(
        self, interaction: Interaction, table: Table, *, notice: str | None = None, ask: hand.Question | None = None
    ) -> None:
        """Shows the presser's hand, and keeps it live; whoever has no seat is told where to look.

        A player has one hand at a table: where it comes in a new message, the older one goes.
        """
        await self.acknowledge(interaction)
        seat = table.seat_of(interaction.user.id)
        speaker = await self.reader(interaction)
        if seat is None or table.match is None:
            key = "hand-not-seated" if seat is None else "hand-lobby"
            await self.replace(interaction, speaker.say(key, table=table.id))
            return
        user = UserId(interaction.user.id)
        with self.hands.held(table.id, user, interaction):
            async with self.hands.turn(table.id, user):
                shown = self.hands.newest(table.id, user, interaction)  # its own message may be gone by now
                message_id = await self._put_hand(shown, table, seat, speaker, notice=notice, ask=ask)
                before = self.hands.moved(table.id, user, message_id, shown)
        if before is not None:
            with suppress(discord.HTTPException):  # dismissed by its owner, or out of reach by now
                await before.delete_original_response()

    async def refresh_hand(self, interaction: Interaction, table: Table, seat: int) -> None:
        """Draws an open hand anew, unless its owner has opened another one meanwhile."""
        user, speaker = UserId(interaction.user.id), await self.reader(interaction)
        async with self.hands.turn(table.id, user):
            if self.hands.is_newest(table.id, user, interaction):
                await self._put_hand(interaction, table, seat, speaker)

    async def _put_hand(
        self,
        interaction: Interaction,
        table: Table,
        seat: int,
        speaker: Speaker,
        *,
        notice: str | None = None,
        ask: hand.Question | None = None,
    ) -> int:
        """Puts the hand into the interaction's message, which has been acknowledged; that message's id.

        Always as the table is by then, in the hand's turn: of two presses the slower one must not show what the faster
        one has changed.
        """
        user = UserId(interaction.user.id)
        now = await self._newest(table)
        assert table.match is not None
        assert now.match is not None
        seen = observe(civ_game(now.match), seat)
        manners = await self.manner(interaction)
        drawn = None
        if manners.has_picture and (seen.hand or seen.pack):
            drawn = await self.pictures.hand(seen, now.names, speaker, theme=manners.theme)
        asked = ask if now.match.version == table.match.version else None

        async def show(picture: bytes | None, why: str) -> int:
            has_picture, told = picture is not None, reason_told(speaker, why)
            sheet = hand.hand_page(
                now, seat, speaker, notice=notice, ask=asked,
                has_picture=has_picture, has_text=manners.has_text, note=told,
            )  # fmt: skip
            files = [] if picture is None else [discord.File(io.BytesIO(picture), hand.PICTURE)]
            return (await interaction.edit_original_response(view=sheet.view(), attachments=files)).id

        message_id = await show_fitting(self.pictures, drawn, interaction.filesize_limit, show)
        self.hands.shown(table.id, user, now.match.version, now.revision)
        return message_id

    async def _newest(self, table: Table) -> Table:
        """The table as it is now; as it was, where it cannot be asked."""
        try:
            return await self.tables.look(table.id)
        except Refusal:
            return table

    async def replace(self, interaction: Interaction, text: str) -> None:
        """Replaces what the acknowledgement announced by a line of text."""
        if is_from_hand(interaction):
            await interaction.followup.send(text[:2000], ephemeral=True)
        else:
            await interaction.edit_original_response(content=text[:2000])

    async def show_board(self, interaction: Interaction, table: Table) -> None:
        """Shows the board privately, to anyone."""
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)
        speaker = await self.reader(interaction)
        if table.match is None:
            await interaction.edit_original_response(view=lobby_sheet(table, speaker).view())
            return
        game, manners = civ_game(table.match), await self.manner(interaction)
        story = await ending(self.pictures, table, game, speaker, manners)

        async def show(picture: bytes | None, why: str) -> None:
            page, files = board_message(table, game, speaker, manners, picture, why, story=story)
            await interaction.edit_original_response(view=page.sheet.view(), attachments=files)

        drawn = None
        if manners.has_picture:
            avatars = await self.avatars.of(table.sitters)
            drawn = await board_drawn(self.pictures, table, game, speaker, manners.theme, avatars)
        await show_fitting(self.pictures, drawn, interaction.filesize_limit, show)

    async def table(self, table_id: int) -> Table:
        """The table of an address. Raises `UnknownTable`."""
        return await self.tables.look(TableId(table_id))


def user_of(interaction: Interaction) -> UserId:
    """The one who pressed: the only source of a seat. Raises `TableError` (`bot-player`)."""
    if interaction.user.bot:
        raise TableError("bot-player")
    return UserId(interaction.user.id)


def name_of(interaction: Interaction) -> str:
    """His display name here, at most 32 characters (Discord)."""
    return interaction.user.display_name[:32]


def is_lobby_message(interaction: Interaction, table: Table) -> bool:
    """Whether the press came from the public message of that table's lobby."""
    return interaction.message is not None and interaction.message.id == table.lobby_message_id


def is_from_hand(interaction: Interaction) -> bool:
    """Whether the press came from an ephemeral view, which can be edited in place."""
    return message_of(interaction) is not None
