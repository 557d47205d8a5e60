"""Looking back on games: `/civ replay`, of games that are over or go on, and the buttons of its pages.

What these refuse is told beside the page, which stays.
"""

import asyncio
import io
import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

import discord

from bot.discord.fitting import NO_ATTACHING, reason_text, show_fitting
from bot.discord.routing import Bare, handles, split
from bot.discord.sheet import MOST_OPTIONS, Sheet
from bot.discord.symbols import ACCENT
from bot.games.civ.game import AnotherGame, civ_game
from bot.games.civ.pages.pictures import CivPictures
from bot.games.civ.pages.replay.replay_page import (
    BOARD,
    HAND,
    HISTORY,
    HISTORY_JUMP,
    HISTORY_TEXT,
    REPLAY,
    REPLAY_JUMP,
    REPLAY_MORE,
    REPLAY_TEXT,
    REPLAY_VIEW,
    SPECTATOR,
    VERBS,
    Earlier,
    Elsewhere,
    Moment,
    Spot,
    Viewed,
    is_more_slot,
    page_text,
    replay_page,
    spot,
    viewer_in_slot,
    viewer_of,
)
from bot.games.civ.pages.replay.transcripts import is_watching_bot_owner, may_read_unshown, transcript_page
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.public import REPLAY_OPEN, REPLAY_PICK, WHY, AtLine, Replay
from bot.pages.board.reader_board import tell_long
from bot.pages.display import DisplayOptions, of_server
from bot.pages.presentation import PictureStyle
from bot.pages.press import Press
from bot.pages.spectators import WHOLE, NoReplay, begun_tables, check, check_public
from bot.pages.table_words import add_replays
from bot.table.seat_history import has_played
from bot.table.table import Summary, Table
from bot.table.values import Status, TableId

_CODE: Final = re.compile(r"\s*#?([1-9]\d{0,8})\s*[-‐‑–—:.]\s*(\d{1,7})\s*", re.ASCII)  # noqa: RUF100, RUF001  # what phones make of a hyphen


async def open_replay(
    press: Press,
    number: int | None,
    code: str | None = None,
    seat: int | None = None,
    *,
    is_public: bool = False,
    is_more: bool = False,
) -> None:
    """`/civ replay`: show a game from its beginning, or from the moment of a code.

    One that goes on is shown from its newest moment, as the presser sees it, to them alone. `is_more` shows the other
    controls of a replay.
    """
    if not is_public:
        await press.acknowledge()
    number, at = (number, None) if code is None else _moment(code)
    viewer = None if seat is None else seat - 1
    if number:
        await _open(press, TableId(number), at, viewer, is_public=is_public, is_more=is_more)
        return
    meant = await _meant(press)
    if len(meant) != 1:
        await _ask_which(press, "replay-several-which" if meant else "replay-none-which")
        return
    await _open(press, meant[0].id, at, viewer, is_public=is_public, is_more=is_more)


async def _open(
    press: Press,
    number: TableId,
    at: int | None,
    viewer: int | None,
    *,
    is_public: bool = False,
    is_more: bool = False,
) -> None:
    """Show a table's game from line `at`; `open_replay` says from where else, and to whom."""
    table = await press.services.tables.look(number)
    try:
        if table.status is Status.PLAYING and viewer is None and not is_public:
            await _show(press, await _look_back(press, table, table.number if at is None else at))
            return
        await check(press.interaction, table)
        check_replay(table, press.interaction.user.id, viewer)
    except (AnotherGame, NoReplay) as refusal:
        if not await may_read_unshown(press, table, refusal):
            raise
        await press.tell(transcript_page(table, await press.localizer()))
        return
    if is_public:
        check_public(table)
        if not await press.begin_public_page():
            return
    # off the loop: steps of a long game take long enough to keep others waiting
    there = await asyncio.to_thread(spot, table, at or 0, viewer)
    await _show(press, there, is_public=is_public, is_more=is_more)


async def _ask_which(press: Press, asked: str) -> None:
    """List the games to look back on that the presser may see, below the text of that key.

    Raises `NoReplay` where there are none.
    """
    tables = (await begun_tables(press))[:MOST_OPTIONS]
    if not tables:
        raise NoReplay("replay-none")
    localizer = await press.localizer()
    await press.tell(add_replays(Sheet(ACCENT).text(localizer.say(asked)), tables, localizer))


@handles(REPLAY_PICK)
async def open_chosen(press: Press, _: Bare) -> None:
    """Show the game that was chosen from a list, to the presser alone, beside the list."""
    await press.acknowledge_privately()
    await _open(press, TableId(next(iter(press.chosen_numbers), 0)), None, None)


async def replace_command(press: Press) -> None:
    """Answer a command that `/civ replay` has replaced with the page of the table that it names.

    Its other controls are there at once: that is where the command led to.
    """
    number = press.options.get("table")
    await open_replay(press, number if isinstance(number, int) else None, is_more=True)


async def _meant(press: Press) -> Sequence[Summary]:
    """Return the tables that `/civ replay` may mean where it names none.

    That is the game going on in this channel, the presser's before others, else the last one that is over here; where
    there is none, the presser's own.
    """
    channel_id, lists, user = press.interaction.channel_id or 0, press.services.lists, press.user
    mine = await lists.of_user(user, status=Status.PLAYING)
    here = [summary for summary in mine if summary.place.channel_id == channel_id]
    return (
        here
        or await lists.in_channel(channel_id, status=Status.PLAYING)
        or await lists.in_channel(channel_id, status=WHOLE, limit=1)
        or mine
        or await lists.of_user(user, status=WHOLE, limit=1)
    )


# Replays of finished games


@handles(REPLAY)
async def turn_page(press: Press, at: Elsewhere) -> None:
    """Show another place of this replay."""
    await _turn(press, at, at.number, viewer_in_slot(at.view), is_more=is_more_slot(at.view))


@handles(REPLAY_JUMP)
async def jump(press: Press, at: Viewed) -> None:
    """Show the step that was chosen."""
    await _turn(press, at, _chosen_number(press, at), viewer_of(at.view))


@handles(REPLAY_MORE)
async def show_more(press: Press, at: Viewed) -> None:
    """Show this place of the replay with the other controls."""
    await _turn(press, at, at.number, viewer_of(at.view), is_more=True)


@handles(REPLAY_VIEW)
async def change_viewer(press: Press, at: Moment) -> None:
    """Show this place of the replay through the eyes that were chosen."""
    await _turn(press, at, at.number, viewer_of(next(iter(press.chosen), "") or SPECTATOR), is_more=True)


@handles(REPLAY_OPEN)
async def open_own(press: Press, at: Replay) -> None:
    """Open a replay for the presser alone, from the board that shows the end."""
    await press.acknowledge_privately()
    table = await find_replayed(press, at, None)
    await _show(press, await asyncio.to_thread(spot, table, 0, None))


@handles(WHY)
async def open_at_line(press: Press, at: AtLine) -> None:
    """Show the presser alone the game as it was on the board of the press, of an earlier version."""
    await press.acknowledge_privately()
    table = await press.services.tables.look(at.table)
    number = table.number if at.line is None else at.line
    if table.status is Status.PLAYING:
        await _show(press, await _look_back(press, table, number))
        return
    await check(press.interaction, table)
    check_replay(table, press.interaction.user.id, None)
    await show_moment(press, table, number, None)


@handles(REPLAY_TEXT)
async def tell_page(press: Press, at: Viewed) -> None:
    """Tell all that the page of a replay shows, in words."""
    viewer = viewer_of(at.view)
    table = await find_replayed(press, at, viewer)
    there = await asyncio.to_thread(spot, table, at.number, viewer)
    await tell_long(press, page_text(there, await press.localizer()))


async def _turn(press: Press, at: Replay, number: int, viewer: int | None, *, is_more: bool = False) -> None:
    """Show another page where it was pressed, to the one who opened it; to anyone else as a replay of their own."""
    is_own = is_own_page(press)
    if is_own:
        await press.acknowledge_in_place()
    else:
        await press.acknowledge_privately()
    table = await find_replayed(press, at, viewer)
    is_public = is_own and not is_ephemeral(press)
    await _show(press, await asyncio.to_thread(spot, table, number, viewer), is_public=is_public, is_more=is_more)


# Histories of running games


@handles(HISTORY)
async def turn_history(press: Press, at: Earlier) -> None:
    """Show another place in the game so far."""
    await press.acknowledge()
    await _show(press, await _look_back(press, await press.services.tables.look(at.table), at.number))


@handles(HISTORY_JUMP)
async def jump_in_history(press: Press, at: Moment) -> None:
    """Show the step that was chosen."""
    await press.acknowledge()
    number = _chosen_number(press, at)
    await _show(press, await _look_back(press, await press.services.tables.look(at.table), number))


@handles(HISTORY_TEXT)
async def tell_history(press: Press, at: Moment) -> None:
    """Tell the presser alone the game so far in words."""
    there = await _look_back(press, await press.services.tables.look(at.table), at.number)
    await tell_long(press, page_text(there, await press.localizer()))


async def _look_back(press: Press, table: Table, number: int) -> Spot:
    """Return a place as the presser may see it, from the seat they have. Raises `NoReplay`."""
    await check(press.interaction, table)
    if table.match is None:
        raise NoReplay("replay-lobby")
    return await asyncio.to_thread(spot, table, number, table.seat_of(press.interaction.user.id), is_history=True)


# Showing a page


async def _show(press: Press, there: Spot, *, is_public: bool = False, is_more: bool = False) -> None:
    """Draw the page, and put it where the acknowledgement said, unless someone has pressed there since."""
    press.begin_page()
    localizer = press.public_localizer(there.table) if is_public else await press.localizer()
    options = await page_display_options(press, is_public=is_public)
    board, hand = await _draw(press, there, localizer, options)
    # on a public page for whoever of the players presses it
    has_review = not there.is_history and there.now.is_over and (is_public or has_played(there.table, press.user))
    has_transcript = not there.is_history or await is_watching_bot_owner(press, there.table)

    async def show(picture: bytes | None, why: str) -> None:
        shown_hand = None if why == NO_ATTACHING else hand
        written = partial(
            replay_page, there, localizer, has_picture=picture is not None, has_hand=shown_hand is not None,
            has_text=options.has_text, note=reason_text(localizer, why), is_public=is_public,
            has_transcript=has_transcript, has_review=has_review, is_more=is_more,
        )  # fmt: skip
        page = await asyncio.to_thread(written)  # many words: long enough to keep others waiting
        found = ((picture, BOARD), (shown_hand, HAND))
        files = [discord.File(io.BytesIO(data), name) for data, name in found if data is not None]
        await press.edit(page, attachments=files)

    await show_fitting(press.context.pictures, board, press.interaction.filesize_limit, show)


async def _draw(
    press: Press, there: Spot, localizer: Localizer, options: DisplayOptions
) -> tuple[bytes | None, bytes | None]:
    """Return the pictures of a page: the board, and the hand of the seat that one looks through."""
    if not options.has_picture:
        return None, None
    pictures = CivPictures(press.context.pictures)
    seen, names, theme = there.seen, there.table.names, options.theme
    style = PictureStyle(theme, await press.context.avatars.of(there.table.participants), there.viewer)
    board = await pictures.compact_board(seen, names, localizer, style, there.chapter_events)
    has_hand = there.viewer is not None and bool(seen.hand or seen.pack)
    return board, await pictures.hand(seen, names, localizer, theme=theme) if has_hand else None


async def page_display_options(press: Press, *, is_public: bool) -> DisplayOptions:
    """Return how a page is shown: as its one reader likes, else as the server does."""
    return await (
        of_server(press.services.profiles, press.interaction.guild_id) if is_public else press.display_options()
    )


async def show_moment(press: Press, table: Table, number: int, viewer: int | None) -> None:
    """Show a replay at line `number` where the acknowledgement said."""
    await _show(press, await asyncio.to_thread(spot, table, number, viewer))


# What may be looked at, and from where


def check_replay(table: Table, user_id: int, viewer: int | None) -> None:
    """Raise `NoReplay` where the game isn't over, or that seat isn't there to look through; `AnotherGame`."""
    if table.status == Status.PLAYING:
        raise NoReplay("replay-unfinished")
    if table.match is None:
        raise NoReplay("replay-lobby")
    players = civ_game(table.match).setup.players
    if viewer is None:
        return
    if not 0 <= viewer < players:
        raise NoReplay("replay-seat", players=players)
    if not table.match.is_over and table.seat_of(user_id) is None:
        raise NoReplay("replay-hands")


async def find_replayed(press: Press, at: Replay, viewer: int | None) -> Table:
    """Return the table of a press. Raises `UnknownTable`, and `NoReplay` where it isn't the presser's to look at."""
    table = await press.services.tables.look(at.table)
    await check(press.interaction, table)
    check_replay(table, press.interaction.user.id, viewer)
    return table


def is_own_page(press: Press) -> bool:
    """Return whether the press came from a page that the presser may turn: a private one, or one they opened for all.

    All that can be pressed there must be a page's: a forged press turns no board into a replay.
    """
    message = press.interaction.message
    if message is None:
        return False
    if is_ephemeral(press):
        return message.flags.components_v2
    opened = message.interaction_metadata
    is_opener = opened is not None and opened.user.id == press.interaction.user.id
    return is_opener and all(split(custom_id)[0] in VERBS for custom_id in _custom_ids(message.components))


def is_ephemeral(press: Press) -> bool:
    """Return whether the press came from a message that only one person sees."""
    message = press.interaction.message
    return message is not None and message.flags.ephemeral


def _custom_ids(components: Any) -> Iterator[str]:
    """Every address among these components, at any depth."""
    for found in components:
        if custom_id := getattr(found, "custom_id", None):
            yield custom_id
        yield from _custom_ids(getattr(found, "children", ()))


def _chosen_number(press: Press, at: Moment) -> int:
    """Return the line that was chosen; that of the page where it is no number."""
    found = next(iter(press.chosen), "")
    return int(found) if re.fullmatch(r"[0-9]{1,7}", found) else at.number


def _moment(code: str) -> tuple[int, int]:
    """Return the table and the line of a code such as `12-34`. Raises `NoReplay`."""
    found = _CODE.fullmatch(code)
    if found is None:
        raise NoReplay("replay-code", text=code[:40])
    return int(found[1]), int(found[2])
