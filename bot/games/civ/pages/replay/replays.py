"""Looking back on games: `/civ replay`, `/civ history`, and the buttons of their pages."""

import asyncio
import io
import re
from functools import partial
from typing import Any, Final

import discord

from bot.discord.answers import Interaction, acknowledge, reply_ephemeral
from bot.discord.fitting import NO_ATTACHING, reason_text, show_fitting
from bot.discord.page_turns import PageTurns
from bot.discord.permissions import missing
from bot.discord.routing import Answer
from bot.games.civ.pages.pictures import CivPictures
from bot.games.civ.pages.replay.page_presses import (
    check_replay,
    checked,
    chosen,
    chosen_number,
    display_options_of,
    is_ephemeral,
    is_own_page,
)
from bot.games.civ.pages.replay.replay_page import BOARD, HAND, Spot, link, page_text, replay_page, spot
from bot.i18n.catalogue import Localizer
from bot.manager.tables import Tables
from bot.pages.addresses import replay as addresses
from bot.pages.addresses.replay import Earlier, Elsewhere, Moment, Replay, Viewed, viewer_in_slot, viewer_of
from bot.pages.avatars import Avatars
from bot.pages.board.reader_board import tell
from bot.pages.display import DisplayOptions
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.presentation import PictureStyle
from bot.pages.spectators import WHOLE, NoReplay, check, check_public
from bot.pages.table_option import NoTableMeant
from bot.table.table import Table
from bot.table.values import OPEN, Status, TableId, UserId

_CODE: Final = re.compile(r"\s*#?([1-9]\d{0,8})\s*[-‐‑–—:.]\s*(\d{1,7})\s*", re.ASCII)  # noqa: RUF100, RUF001  # what phones make of a hyphen


class Replays:
    """Shows games from their beginning to where they are, a page at a time."""

    def __init__(
        self, tables: Tables, locales: LocaleResolver, pictures: CivPictures, avatars: Avatars, page_turns: PageTurns
    ) -> None:
        self._tables = tables
        self._locales = locales
        self._pictures = pictures
        self._avatars = avatars
        self._page_turns = page_turns

    async def open_replay(
        self, interaction: Interaction, number: int | None, code: str | None, seat: int | None, is_public: bool
    ) -> None:
        """`/civ replay`: a finished game from its beginning, or from the moment of a code."""
        if not is_public:
            await acknowledge(interaction)
        number, at = (number, 0) if code is None else _moment(code)
        table = await self._tables.look(TableId(number)) if number else await self._last_finished(interaction)
        viewer = None if seat is None else seat - 1
        await check(interaction, table)
        check_replay(table, interaction.user.id, viewer)
        if is_public:
            check_public(table)
            reader = await self._locales.reader(interaction)
            if lacking := missing(interaction, reader, own_thread=False):
                await reply_ephemeral(interaction, lacking)
                return
            await interaction.response.defer(thinking=True)
        # off the loop: steps of a long game take long enough to keep others waiting
        await self._show(interaction, await asyncio.to_thread(spot, table, at, viewer), is_public=is_public)

    async def _last_finished(self, interaction: Interaction) -> Table:
        """The last finished table of this channel, else of this person."""
        here = await self._tables.lists.in_channel(interaction.channel_id or 0, status=WHOLE, limit=1)
        found = here or await self._tables.lists.of_user(UserId(interaction.user.id), status=WHOLE, limit=1)
        if not found:
            raise NoReplay("replay-none")
        return await self._tables.look(found[0].id)

    async def open_history(self, interaction: Interaction, number: int | None) -> None:
        """`/civ history`: a game so far, from its newest moment, as its reader sees it."""
        await acknowledge(interaction)
        table = await self._tables.look(TableId(number)) if number else await self._going_on(interaction)
        await self._show_history(interaction, table, table.number)

    async def _going_on(self, interaction: Interaction) -> Table:
        """The one game this person plays, here or anywhere, or else the only one of this channel."""
        mine = await self._tables.lists.of_user(UserId(interaction.user.id), status=OPEN)
        here = [summary for summary in mine if summary.place.channel_id == interaction.channel_id]
        seen = here or mine or await self._tables.lists.in_channel(interaction.channel_id or 0, status=Status.PLAYING)
        if len(seen) != 1:
            raise NoTableMeant("which-table") if seen and mine else NoReplay("history-none")
        return await self._tables.look(seen[0].id)

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs. What they refuse is told beside the page, which stays."""
        return (
            addresses.REPLAY.answered_by(self._press_place),
            addresses.REPLAY_JUMP.answered_by(self._press_step),
            addresses.REPLAY_VIEW.answered_by(self._press_view),
            addresses.REPLAY_OPEN.answered_by(self._press_open),
            addresses.REPLAY_TEXT.answered_by(self._press_text),
            addresses.HISTORY.answered_by(self._press_earlier),
            addresses.HISTORY_JUMP.answered_by(self._press_earlier_step),
            addresses.HISTORY_TEXT.answered_by(self._press_earlier_text),
            addresses.SHARE.answered_by(self._press_share),
        )

    async def _press_place(self, interaction: Interaction, at: Elsewhere) -> None:
        """Another place of this replay."""
        await self._turn(interaction, at, at.number, viewer_in_slot(at.view))

    async def _press_step(self, interaction: Interaction, at: Viewed) -> None:
        """The step that was chosen."""
        await self._turn(interaction, at, chosen_number(interaction, at), viewer_of(at.view))

    async def _press_view(self, interaction: Interaction, at: Moment) -> None:
        """This place of the replay through other eyes."""
        await self._turn(interaction, at, at.number, viewer_of(chosen(interaction) or addresses.SPECTATOR))

    async def _press_open(self, interaction: Interaction, at: Replay) -> None:
        """A replay of one's own, from the board that shows the end."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await checked(self._tables, interaction, at, None)
        await self._show(interaction, await asyncio.to_thread(spot, table, 0, None))

    async def _press_text(self, interaction: Interaction, at: Viewed) -> None:
        """All that the page of a replay shows, in words."""
        viewer = viewer_of(at.view)
        table = await checked(self._tables, interaction, at, viewer)
        there = await asyncio.to_thread(spot, table, at.number, viewer)
        await tell(interaction, page_text(there, await self._locales.reader(interaction)))

    async def _press_earlier(self, interaction: Interaction, at: Earlier) -> None:
        """Another place in the game so far."""
        await acknowledge(interaction)
        await self._show_history(interaction, await self._tables.look(at.table), at.number)

    async def _press_earlier_step(self, interaction: Interaction, at: Moment) -> None:
        """The step that was chosen."""
        await acknowledge(interaction)
        number = chosen_number(interaction, at)
        await self._show_history(interaction, await self._tables.look(at.table), number)

    async def _press_earlier_text(self, interaction: Interaction, at: Moment) -> None:
        """The game so far in words, for the presser's own eyes."""
        there = await self._looked_back(interaction, await self._tables.look(at.table), at.number)
        await tell(interaction, page_text(there, await self._locales.reader(interaction)))

    async def _press_share(self, interaction: Interaction, at: Moment) -> None:
        """The code of this moment, and where the table is."""
        table = await checked(self._tables, interaction, at, None)
        assert table.match is not None
        localizer = await self._locales.reader(interaction)
        number = max(0, min(at.number, table.match.number))
        lines = [localizer.say("shared", code=f"{table.id}-{number}")]
        if not table.is_placeless:
            lines.append(localizer.say("text-of", what=localizer.say("replay-link"), told=link(table)))
        await reply_ephemeral(interaction, "\n".join(lines))

    async def _turn(self, interaction: Interaction, at: Replay, number: int, viewer: int | None) -> None:
        """Shows another page where it was pressed, to whoever opened it; to anybody else as a replay of his own."""
        if is_own_page(interaction):
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
        table = await checked(self._tables, interaction, at, viewer)
        is_public = is_own_page(interaction) and not is_ephemeral(interaction)
        await self._show(interaction, await asyncio.to_thread(spot, table, number, viewer), is_public=is_public)

    async def _show_history(self, interaction: Interaction, table: Table, number: int) -> None:
        await self._show(interaction, await self._looked_back(interaction, table, number))

    async def _looked_back(self, interaction: Interaction, table: Table, number: int) -> Spot:
        """A place as this very person may see it: whose seat it is, he says himself by pressing."""
        await check(interaction, table)
        if table.match is None:
            raise NoReplay("replay-lobby")
        return await asyncio.to_thread(spot, table, number, table.seat_of(interaction.user.id), is_history=True)

    async def _show(self, interaction: Interaction, there: Spot, *, is_public: bool = False) -> None:
        """Draws the page, and puts it where the acknowledgement said, unless somebody has pressed there since."""
        table = there.table
        localizer = self._locales.public(table) if is_public else await self._locales.reader(interaction)
        message = interaction.message.id if interaction.message and is_own_page(interaction) else interaction.id
        lock = self._page_turns.begin(message, interaction.id)
        options = await display_options_of(self._tables, self._locales, interaction, is_public=is_public)
        board, hand = await self._drawn(there, localizer, options)

        async def show(picture: bytes | None, why: str) -> None:
            shown_hand = None if why == NO_ATTACHING else hand
            written = partial(
                replay_page, there, localizer, has_picture=picture is not None, has_hand=shown_hand is not None,
                has_text=options.has_text, note=reason_text(localizer, why), is_public=is_public,
            )  # fmt: skip
            page = await asyncio.to_thread(written)  # many words: long enough to keep others waiting
            found = ((picture, BOARD), (shown_hand, HAND))
            files = [discord.File(io.BytesIO(data), name) for data, name in found if data is not None]
            await interaction.edit_original_response(view=page.view(), attachments=files)

        async with lock:
            # drawn pages may overtake each other: the last press has the last word
            if self._page_turns.is_newest(message, interaction.id):
                await show_fitting(self._pictures, board, interaction.filesize_limit, show)

    async def _drawn(
        self, there: Spot, localizer: Localizer, options: DisplayOptions
    ) -> tuple[bytes | None, bytes | None]:
        """The pictures of a page: the board, and the hand of the seat one looks through."""
        if not options.has_picture:
            return None, None
        seen, names, theme = there.seen, there.table.names, options.theme
        style = PictureStyle(theme, await self._avatars.of(there.table.participants), there.viewer)
        board = await self._pictures.comparison(seen, names, localizer, style, there.chapter_events)
        has_hand = there.viewer is not None and bool(seen.hand or seen.pack)
        return board, await self._pictures.hand(seen, names, localizer, theme=theme) if has_hand else None


def _moment(code: str) -> tuple[int, int]:
    """The table and the line of a code such as `12-34`."""
    found = _CODE.fullmatch(code)
    if found is None:
        raise NoReplay("replay-code", text=code[:40])
    return int(found[1]), int(found[2])
