"""Looking back on games: `/civ replay`, `/civ history`, and the buttons of their pages."""

import asyncio
import io
import re
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import discord

from bot.i18n.catalogue import Speaker
from bot.table.table import Table
from bot.table.values import OPEN, Status, TableId, UserId
from bot.ui.desk import Desk, Interaction
from bot.ui.discord.address import Address
from bot.ui.discord.display import Manner
from bot.ui.discord.fitting import NO_ATTACHING, show_fitting
from bot.ui.discord.permissions import missing
from bot.ui.discord.table_option import NoTableMeant
from bot.ui.public.pages import reason_told
from bot.ui.public.text_presses import tell
from bot.ui.replay.film_presses import film
from bot.ui.replay.page_presses import (
    checked,
    chosen,
    chosen_number,
    is_ephemeral,
    is_own_page,
    manner_of,
    viewer_in_slot,
    viewer_of,
)
from bot.ui.replay.replay_page import BOARD, GALLERY, HAND, Spot, link, page_text, replay_page, spot
from bot.ui.replay.spectators import WHOLE, NoReplay, check, check_replay

_CODE: Final = re.compile(r"\s*#?([1-9]\d{0,8})\s*[-‐‑–—:.]\s*(\d{1,7})\s*", re.ASCII)  # noqa: RUF100, RUF001  # what phones make of a hyphen

Press = Callable[[Desk, Interaction, Address], Coroutine[Any, Any, None]]


# Commands


async def open_replay(
    desk: Desk, interaction: Interaction, number: int | None, code: str | None, seat: int | None, is_public: bool
) -> None:
    """`/civ replay`: a finished game from its beginning, or from the moment of a code."""
    if not is_public:
        await desk.acknowledge(interaction)
    number, at = (number, 0) if code is None else _moment(code)
    table = await desk.tables.look(TableId(number)) if number else await _last_finished(desk, interaction)
    viewer = None if seat is None else seat - 1
    await check(desk, interaction, table)
    check_replay(table, interaction.user.id, viewer)
    if is_public:
        reader = await desk.reader(interaction)
        if lacking := missing(interaction, reader, own_thread=False):
            await desk.whisper(interaction, lacking)
            return
        await interaction.response.defer(thinking=True)
    await _show(desk, interaction, await asyncio.to_thread(spot, table, at, viewer), is_public=is_public)


def _moment(code: str) -> tuple[int, int]:
    """The table and the line of a code such as `12-34`."""
    found = _CODE.fullmatch(code)
    if found is None:
        raise NoReplay("replay-code", text=code[:40])
    return int(found[1]), int(found[2])


async def _last_finished(desk: Desk, interaction: Interaction) -> Table:
    """The last finished table of this channel, else of this person."""
    here = await desk.tables.tables_in(interaction.channel_id or 0, status=WHOLE, limit=1)
    found = here or await desk.tables.tables_of(UserId(interaction.user.id), status=WHOLE, limit=1)
    if not found:
        raise NoReplay("replay-none")
    return await desk.tables.look(found[0].id)


async def open_history(desk: Desk, interaction: Interaction, number: int | None) -> None:
    """`/civ history`: a game so far, from its newest moment, as its reader sees it."""
    await desk.acknowledge(interaction)
    table = await desk.tables.look(TableId(number)) if number else await _going_on(desk, interaction)
    await _show_history(desk, interaction, table, table.number)


async def _going_on(desk: Desk, interaction: Interaction) -> Table:
    """The one game this person plays, here or anywhere, or else the only one of this channel."""
    mine = await desk.tables.tables_of(UserId(interaction.user.id), status=OPEN)
    here = [summary for summary in mine if summary.place.channel_id == interaction.channel_id]
    seen = here or mine or await desk.tables.tables_in(interaction.channel_id or 0, status=Status.PLAYING)
    if len(seen) != 1:
        raise NoTableMeant("which-table") if seen and mine else NoReplay("history-none")
    return await desk.tables.look(seen[0].id)


# Presses


async def replay(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Another place in the same replay."""
    await _turn(desk, interaction, address, address.version or 0, viewer_in_slot(address))


async def replay_jump(desk: Desk, interaction: Interaction, address: Address) -> None:
    """The step that was chosen."""
    await _turn(desk, interaction, address, chosen_number(interaction, address), viewer_of(address.argument or GALLERY))


async def replay_view(desk: Desk, interaction: Interaction, address: Address) -> None:
    """The same place through other eyes."""
    await _turn(desk, interaction, address, address.version or 0, viewer_of(chosen(interaction) or GALLERY))


async def replay_open(desk: Desk, interaction: Interaction, address: Address) -> None:
    """A replay of one's own, from the board that shows the end."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    table = await checked(desk, interaction, address, None)
    await _show(desk, interaction, await asyncio.to_thread(spot, table, 0, None))


async def history(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Another place in the game so far."""
    await desk.acknowledge(interaction)
    await _show_history(desk, interaction, await desk.table(address.table), address.version or 0)


async def history_jump(desk: Desk, interaction: Interaction, address: Address) -> None:
    """The step that was chosen."""
    await desk.acknowledge(interaction)
    number = chosen_number(interaction, address)
    await _show_history(desk, interaction, await desk.table(address.table), number)


async def replay_text(desk: Desk, interaction: Interaction, address: Address) -> None:
    """All that the page of a replay shows, in words."""
    viewer = viewer_of(address.argument or GALLERY)
    table = await checked(desk, interaction, address, viewer)
    there = await asyncio.to_thread(spot, table, address.version or 0, viewer)
    await tell(desk, interaction, page_text(there, await desk.reader(interaction)))


async def history_text(desk: Desk, interaction: Interaction, address: Address) -> None:
    """The same of the game so far, for the presser's own eyes."""
    there = await _looked_back(desk, interaction, await desk.table(address.table), address.version or 0)
    await tell(desk, interaction, page_text(there, await desk.reader(interaction)))


async def share(desk: Desk, interaction: Interaction, address: Address) -> None:
    """The code of this moment, and where the table is."""
    table = await checked(desk, interaction, address, None)
    assert table.match is not None
    speaker = await desk.reader(interaction)
    number = max(0, min(address.version or 0, table.match.number))
    lines = [speaker.say("shared", code=f"{table.id}-{number}")]
    if not table.is_placeless:
        lines.append(speaker.say("text-of", what=speaker.say("replay-link"), told=link(table)))
    await desk.whisper(interaction, "\n".join(lines))


PRESSES: Final[dict[str, Press]] = {
    "replay": replay,
    "replay_jump": replay_jump,
    "replay_view": replay_view,
    "replay_open": replay_open,
    "history": history,
    "history_jump": history_jump,
    "replay_text": replay_text,
    "history_text": history_text,
    "share": share,
    "film": film,
}
"""Every verb of a page. What they refuse is told beside the page, which stays."""


# How a page is shown


async def _turn(desk: Desk, interaction: Interaction, address: Address, number: int, viewer: int | None) -> None:
    """Shows another page where it was pressed, to whoever opened it; to anybody else as a replay of his own."""
    if is_own_page(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)
    table = await checked(desk, interaction, address, viewer)
    is_public = is_own_page(interaction) and not is_ephemeral(interaction)
    await _show(desk, interaction, await asyncio.to_thread(spot, table, number, viewer), is_public=is_public)


async def _show_history(desk: Desk, interaction: Interaction, table: Table, number: int) -> None:
    await _show(desk, interaction, await _looked_back(desk, interaction, table, number))


async def _looked_back(desk: Desk, interaction: Interaction, table: Table, number: int) -> Spot:
    """A place as this very person may see it: whose seat it is, he says himself by pressing."""
    await check(desk, interaction, table)
    if table.match is None:
        raise NoReplay("replay-lobby", table=table.id)
    return await asyncio.to_thread(spot, table, number, table.seat_of(interaction.user.id), is_history=True)


async def _show(desk: Desk, interaction: Interaction, there: Spot, *, is_public: bool = False) -> None:
    """Draws the page, and puts it where the acknowledgement said, unless somebody has pressed there since."""
    table = there.table
    speaker = desk.public(table) if is_public else await desk.reader(interaction)
    message = interaction.message.id if interaction.message and is_own_page(interaction) else interaction.id
    lock = desk.page_turns.begin(message, interaction.id)
    manners = await manner_of(desk, interaction, is_public=is_public)
    board, hand = await _drawn(desk, there, speaker, manners)

    async def show(picture: bytes | None, why: str) -> None:
        shown_hand = None if why == NO_ATTACHING else hand
        written = partial(
            replay_page, there, speaker, has_picture=picture is not None, has_hand=shown_hand is not None,
            has_text=manners.has_text, note=reason_told(speaker, why), is_public=is_public,
        )  # fmt: skip
        page = await asyncio.to_thread(written)  # many words: long enough to keep others waiting
        found = ((picture, BOARD), (shown_hand, HAND))
        files = [discord.File(io.BytesIO(data), name) for data, name in found if data is not None]
        await interaction.edit_original_response(view=page.view(), attachments=files)

    async with lock:
        if desk.page_turns.is_newest(message, interaction.id):
            await show_fitting(desk.pictures, board, interaction.filesize_limit, show)


async def _drawn(desk: Desk, there: Spot, speaker: Speaker, manners: Manner) -> tuple[bytes | None, bytes | None]:
    """The pictures of a page: the board, and the hand of the seat one looks through."""
    if not manners.has_picture:
        return None, None
    seen, names, theme = there.seen, there.table.names, manners.theme
    avatars = await desk.avatars.of(there.table.sitters)
    board = await desk.pictures.board(seen, names, speaker, theme=theme, changed=there.told, avatars=avatars)
    has_hand = there.viewer is not None and bool(seen.hand or seen.pack)
    return board, await desk.pictures.hand(seen, names, speaker, theme=theme) if has_hand else None
