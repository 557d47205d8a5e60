"""Looking back on games: `/civ replay`, `/civ history`, and the buttons of their pages."""

import asyncio
import io
import re
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final, cast

import discord

from bot.i18n.catalogue import Speaker
from bot.manager.values import OPEN, PLAYING, Table, TableId, UserId
from bot.render.film import LARGEST, TooLarge
from bot.render.look import Look
from bot.render.theme import THEMES
from bot.ui.address import Address, parse
from bot.ui.desk import Desk, Interaction
from bot.ui.fitting import NO_ATTACHING, show_fitting
from bot.ui.manner import Manner, of_server
from bot.ui.marks import ACCENT
from bot.ui.pages import reason_told
from bot.ui.permissions import missing
from bot.ui.replay_page import BOARD, GALLERY, HAND, Spot, link, replay_page, spot
from bot.ui.sheet import Sheet
from bot.ui.spectators import WHOLE, NoReplay, check, check_replay

FILM: Final = "film.webp"
TELL_EVERY: Final = 2.5
"""Seconds between two messages about a film's progress: one edit at a time, and few of them."""
_CODE: Final = re.compile(r"\s*#?(\d{1,9})\s*[-‐‑–—:.]\s*(\d{1,7})\s*", re.ASCII)  # noqa: RUF100, RUF001  # what phones make of a hyphen
_SLOT: Final = re.compile(r"[a-z]{1,8} ([g0-9])")
_MOST_SEATS: Final = 4

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
    seen = here or mine or await desk.tables.tables_in(interaction.channel_id or 0, status=PLAYING)
    if len(seen) != 1:
        raise NoReplay("which-table" if seen and mine else "history-none")
    return await desk.tables.look(seen[0].id)


# Presses


async def replay(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Another place in the same replay."""
    await _turn(desk, interaction, address, address.version or 0, _viewer_in_slot(address))


async def replay_jump(desk: Desk, interaction: Interaction, address: Address) -> None:
    """The step that was chosen."""
    await _turn(desk, interaction, address, _chosen_number(interaction, address), _viewer(address.argument or GALLERY))


async def replay_view(desk: Desk, interaction: Interaction, address: Address) -> None:
    """The same place through other eyes."""
    await _turn(desk, interaction, address, address.version or 0, _viewer(_chosen(interaction) or GALLERY))


async def replay_open(desk: Desk, interaction: Interaction, address: Address) -> None:
    """A replay of one's own, from the board that shows the end."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    table = await _checked(desk, interaction, address, None)
    await _show(desk, interaction, await asyncio.to_thread(spot, table, 0, None))


async def history(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Another place in the game so far."""
    await desk.acknowledge(interaction)
    await _show_history(desk, interaction, await desk.table(address.table), address.version or 0)


async def history_jump(desk: Desk, interaction: Interaction, address: Address) -> None:
    """The step that was chosen."""
    await desk.acknowledge(interaction)
    number = _chosen_number(interaction, address)
    await _show_history(desk, interaction, await desk.table(address.table), number)


async def share(desk: Desk, interaction: Interaction, address: Address) -> None:
    """The code of this moment, and where the table is."""
    table = await _checked(desk, interaction, address, None)
    assert table.game is not None
    speaker = await desk.reader(interaction)
    number = max(0, min(address.version or 0, table.game.number))
    lines = [speaker.say("shared", code=f"{table.id}-{number}")]
    if not table.is_placeless:
        lines.append(speaker.say("text-of", what=speaker.say("replay-link"), told=link(table)))
    await desk.whisper(interaction, "\n".join(lines))


async def film(desk: Desk, interaction: Interaction, address: Address) -> None:
    """The whole game as a moving picture; public where the replay is, and its opener asks."""
    is_private = _is_ephemeral(interaction) or not is_own_page(interaction)
    await interaction.response.defer(ephemeral=is_private, thinking=True)
    viewer = _viewer(address.argument or GALLERY)
    table = await _checked(desk, interaction, address, viewer)
    speaker = await desk.reader(interaction) if is_private else desk.public(table)
    look = look_of(desk, (await _manner(desk, interaction, is_public=not is_private)).theme)
    most = min(LARGEST, interaction.filesize_limit)
    data = desk.films.kept(table, viewer, speaker, look, most)
    if data is None:
        try:
            data = await _made(desk, interaction, table, viewer, speaker, look, most)
        except TooLarge:
            sheet = Sheet(ACCENT).text(speaker.say("film-too-large"))
            await interaction.edit_original_response(view=sheet.view(), attachments=[])
            return
    sheet = Sheet(ACCENT).text(f"### {speaker.say('film-title', table=table.id)}")
    sheet.picture(FILM, speaker.say("film-alt", table=table.id))
    await interaction.edit_original_response(view=sheet.view(), attachments=[discord.File(io.BytesIO(data), FILM)])


async def _made(
    desk: Desk, interaction: Interaction, table: Table, viewer: int | None, speaker: Speaker, look: Look, most: int
) -> bytes:
    """The film, and now and then how far it is."""
    making = desk.films.make(table, viewer, speaker, look, most)
    while True:
        if making.film is None:
            told = speaker.say("film-waiting")
        else:
            told = speaker.say("film-progress", done=making.film.drawn, total=making.film.total)
        await interaction.edit_original_response(view=Sheet(ACCENT).text(told).view())
        data = await making.within(TELL_EVERY)
        if data is not None:
            return data


PRESSES: Final[dict[str, Press]] = {
    "replay": replay,
    "replay_jump": replay_jump,
    "replay_view": replay_view,
    "replay_open": replay_open,
    "history": history,
    "history_jump": history_jump,
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
    table = await _checked(desk, interaction, address, viewer)
    is_public = is_own_page(interaction) and not _is_ephemeral(interaction)
    await _show(desk, interaction, await asyncio.to_thread(spot, table, number, viewer), is_public=is_public)


async def _show_history(desk: Desk, interaction: Interaction, table: Table, number: int) -> None:
    """A page of what this very person may see: whose seat it is, he says himself by pressing."""
    await check(desk, interaction, table)
    if table.game is None:
        raise NoReplay("replay-lobby", table=table.id)
    viewer = table.seat_of(interaction.user.id)
    await _show(desk, interaction, await asyncio.to_thread(spot, table, number, viewer, is_history=True))


async def _checked(desk: Desk, interaction: Interaction, address: Address, viewer: int | None) -> Table:
    table = await desk.table(address.table)
    await check(desk, interaction, table)
    check_replay(table, interaction.user.id, viewer)
    return table


async def _show(desk: Desk, interaction: Interaction, there: Spot, *, is_public: bool = False) -> None:
    """Draws the page, and puts it where the acknowledgement said, unless somebody has pressed there since."""
    table = there.table
    speaker = desk.public(table) if is_public else await desk.reader(interaction)
    message = interaction.message.id if interaction.message and is_own_page(interaction) else interaction.id
    lock = desk.page_turns.begin(message, interaction.id)
    manners = await _manner(desk, interaction, is_public=is_public)
    board, hand = await _drawn(desk, there, speaker, manners)

    async def show(picture: bytes | None, why: str) -> None:
        shown_hand = None if why == NO_ATTACHING else hand
        page = replay_page(
            there, speaker, has_picture=picture is not None, has_hand=shown_hand is not None,
            has_text=manners.has_text, note=reason_told(speaker, why), is_public=is_public,
        )  # fmt: skip
        found = ((picture, BOARD), (shown_hand, HAND))
        files = [discord.File(io.BytesIO(data), name) for data, name in found if data is not None]
        await interaction.edit_original_response(view=page.view(), attachments=files)

    async with lock:
        if desk.page_turns.is_newest(message, interaction.id):
            await show_fitting(desk.pictures, board, interaction.filesize_limit, show)


async def _manner(desk: Desk, interaction: Interaction, *, is_public: bool) -> Manner:
    """How a page is shown: as its one reader likes, else as the server does."""
    return await of_server(desk.tables, interaction.guild_id) if is_public else await desk.manner(interaction)


async def _drawn(desk: Desk, there: Spot, speaker: Speaker, manners: Manner) -> tuple[bytes | None, bytes | None]:
    """The pictures of a page: the board, and the hand of the seat one looks through."""
    if not manners.has_picture:
        return None, None
    seen, names, theme = there.seen, there.table.names, manners.theme
    avatars = await desk.avatars.of(there.table.sitters)
    board = await desk.pictures.board(seen, names, speaker, theme=theme, changed=there.told, avatars=avatars)
    has_hand = there.viewer is not None and bool(seen.hand or seen.pack)
    return board, await desk.pictures.hand(seen, names, speaker, theme=theme) if has_hand else None


def look_of(desk: Desk, theme: str) -> Look:
    """How films look."""
    return Look(THEMES[theme], desk.client.services.fonts, desk.client.services.sprites)


def is_own_page(interaction: Interaction) -> bool:
    """Whether the press came from a page that this person may turn: a private one, or one he opened for all.

    All that can be pressed there must be a page's: a forged press turns nobody's board into a replay.
    """
    message = interaction.message
    if message is None:
        return False
    if _is_ephemeral(interaction):
        return message.flags.components_v2
    opened = message.interaction_metadata
    is_opener = opened is not None and opened.user.id == interaction.user.id
    return is_opener and all(_is_of_a_page(custom_id) for custom_id in _custom_ids(message.components))


def _is_ephemeral(interaction: Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


def _is_of_a_page(custom_id: str) -> bool:
    address = parse(custom_id)
    return address is not None and address.verb in PRESSES


def _custom_ids(components: Any) -> Iterator[str]:
    """Every address among these components, at any depth."""
    for found in components:
        if custom_id := getattr(found, "custom_id", None):
            yield custom_id
        yield from _custom_ids(getattr(found, "children", ()))


def _viewer_in_slot(address: Address) -> int | None:
    found = _SLOT.fullmatch(address.argument or "")
    return _viewer(found[1] if found else GALLERY)


def _viewer(code: str) -> int | None:
    """The seat an address names, None for the gallery; one that no table has, where it is neither."""
    if code == GALLERY:
        return None
    return int(code) if len(code) == 1 and code.isdecimal() else _MOST_SEATS


def _chosen(interaction: Interaction) -> str:
    """What was chosen in a select."""
    values = cast("dict[str, Any]", interaction.data or {}).get("values") or [""]
    return str(values[0])


def _chosen_number(interaction: Interaction, address: Address) -> int:
    """The line that was chosen; what is no number changes nothing."""
    chosen = _chosen(interaction)
    return int(chosen) if re.fullmatch(r"[0-9]{1,7}", chosen) else address.version or 0
