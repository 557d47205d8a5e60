"""`/civ duplicate` and its buttons: the deal of the week, which everybody plays once from each seat.

Nothing of it is shown to anyone else while the week lasts; its cards are told, to those who have played it, afterwards.
"""

import asyncio
import io
from dataclasses import replace
from datetime import date

import discord

from bot.discord.fitting import reason_text, show_fitting
from bot.discord.routing import Bare, handles
from bot.games.civ.game import civ_game
from bot.games.civ.pages.pictures import CivPictures
from bot.games.civ.pages.replay.replay_page import SPECTATOR, viewer_in_slot, viewer_of
from bot.games.civ.pages.solo.duplicate.addresses import (
    AS_TEXT,
    BEGIN,
    BEGIN_BOARD,
    DO,
    DOWNLOAD,
    GAMES,
    HOW,
    PICK,
    REPLAY,
    REPLAY_TEXT,
    REPLAY_VIEW,
    STANDINGS,
    WEEK,
    AtBoard,
    Begin,
    Chosen,
    InGame,
    Looking,
    OfWeek,
    Standings,
    week_in,
)
from bot.games.civ.pages.solo.duplicate.duplicate_page import (
    Committed,
    Scene,
    WeekState,
    board_page,
    games_page,
    how_page,
    standings_page,
    week_page,
)
from bot.games.civ.pages.solo.duplicate.replay import Place, place_at, place_page, place_text
from bot.games.civ.pages.solo.page import BOARD, HAND, PageStyle
from bot.games.civ.pages.solo.presses import chosen_texts, show_private, tell_private
from bot.games.civ.tutorial import parse_actions
from bot.manager.duplicates import WEEK as ONE_WEEK
from bot.match import Match
from bot.pages.board.reader_board import tell_long
from bot.pages.presentation import PictureStyle
from bot.pages.press import Press
from bot.table.duplicate import Board, DuplicateError, is_too_new, label_of
from bot.table.names import computer_name


async def open_duplicate(press: Press) -> None:
    """`/civ duplicate`: show this week's deal, and how far the presser has come with it."""
    await press.acknowledge()
    press.begin_page()
    duplicates, user = press.services.duplicates, press.user
    week = duplicates.week()
    before = week - ONE_WEEK
    state = WeekState(
        week,
        await duplicates.boards(week, user),
        await duplicates.score(week, user),
        before if await duplicates.boards(before, user) else None,
        press.interaction.guild_id is not None,
        is_too_new(user, week),
    )
    await press.edit(week_page(state, await press.localizer()), attachments=[])


@handles(WEEK)
async def show_week(press: Press, _: Bare) -> None:
    """Show this week's deal."""
    await open_duplicate(press)


@handles(HOW)
async def show_how(press: Press, _: Bare) -> None:
    """Show how the week's deal works, with what was published of this week's cards and the next one's."""
    await press.acknowledge()
    press.begin_page()
    duplicates = press.services.duplicates
    week = duplicates.week()
    committed = [Committed(each, *await duplicates.commitment(each)) for each in (week, week + ONE_WEEK)]
    is_by_seat = (await duplicates.seal(week)).is_by_seat
    has_begun = bool(await duplicates.boards(week, press.user))
    page = how_page(committed, await press.localizer(), is_by_seat=is_by_seat, has_begun=has_begun)
    await press.edit(page, attachments=[])


# Boards


@handles(BEGIN_BOARD)
async def begin_board(press: Press, at: Begin) -> None:
    """Begin a board, or go on with it."""
    await press.acknowledge()
    press.begin_page()
    guild, is_listed = press.interaction.guild_id, bool(at.listed)
    found = await press.services.duplicates.begin(
        press.user, press.display_name, guild, at.seat, is_listed=is_listed, level=at.level
    )
    await _show(press, *found)


@handles(DO)
async def play_button(press: Press, at: Chosen) -> None:
    """Play the actions of a button."""
    await _play(press, at, [action.text for action in parse_actions(at.action)])


@handles(PICK)
async def play_choice(press: Press, at: Chosen) -> None:
    """Play what was chosen in a select."""
    await _play(press, at, chosen_texts(press))


@handles(BEGIN)
async def play_effect(press: Press, at: Chosen) -> None:
    """Play an effect, with the choices of its first step from a select."""
    await _play(press, at, [*(action.text for action in parse_actions(at.action)), *chosen_texts(press)])


@handles(AS_TEXT)
async def tell_board(press: Press, at: AtBoard) -> None:
    """Tell board and hand in words, in as many messages as it takes."""
    found = await press.services.duplicates.look(week_in(at.week), press.user, at.seat)
    await tell_private(press, _scene(press, *found).shown)


async def _play(press: Press, at: Chosen, actions: list[str]) -> None:
    await press.acknowledge()
    press.begin_page()
    found = await press.services.duplicates.play(week_in(at.week), press.user, at.seat, actions, at.revision)
    await _show(press, *found)


def _scene(press: Press, board: Board, match: Match) -> Scene:
    name = press.display_name
    computer = computer_name(0, 1, (name,))
    names = (name, computer) if board.seat == 0 else (computer, name)
    return Scene(board, civ_game(match), names, board.week != press.services.duplicates.week())


async def _show(press: Press, board: Board, match: Match) -> None:
    """Draw the page of a board where the press came from, unless something else has been pressed there since."""
    localizer, scene, duplicates = await press.localizer(), _scene(press, board, match), press.services.duplicates
    if board.outcome is not None and not scene.is_week_over:
        boards, score = await duplicates.boards(board.week, press.user), await duplicates.score(board.week, press.user)
        scene = replace(scene, boards=boards, score=score)
    await show_private(press, scene.shown, lambda style: board_page(scene, localizer, style))


# What all have done


@handles(STANDINGS)
async def show_standings(press: Press, at: Standings) -> None:
    """Show the table of a week against one level: of this server, or of all; nobody is pinged."""
    await press.acknowledge()
    press.begin_page()
    guild, duplicates = press.interaction.guild_id, press.services.duplicates
    scope = at.scope if guild is not None else "all"
    week = week_in(at.week)
    found = await duplicates.table_of(week, guild if scope == "here" else None, at.level)
    page = standings_page(
        week, found, scope, at.level, await press.localizer(), is_on_server=guild is not None, this=duplicates.week()
    )
    await press.edit(page, attachments=[])


# Games of a week that is over


@handles(GAMES)
async def show_games(press: Press, at: OfWeek) -> None:
    """Show the presser's games of a week that is over. Raises `DuplicateError`."""
    await press.acknowledge()
    press.begin_page()
    week = week_in(at.week)
    games = await press.services.duplicates.played(week, press.user)
    await press.edit(games_page(week, games, await press.localizer()), attachments=[])


@handles(DOWNLOAD)
async def download(press: Press, at: OfWeek) -> None:
    """Send the presser's games of a week that is over, with what proves its deal. Raises `DuplicateError`."""
    await press.acknowledge_privately()
    week = week_in(at.week)
    computer = computer_name(0, 1, (press.display_name,))
    lines = await press.services.duplicates.transcripts(week, press.user, computer)
    file = discord.File(io.BytesIO("".join(f"{line}\n" for line in lines).encode()), f"{label_of(week)}.jsonl")
    text = (await press.localizer()).say("duplicate-file", week=label_of(week))
    await press.interaction.followup.send(text, file=file, ephemeral=True)


@handles(REPLAY)
async def turn_page(press: Press, at: Looking) -> None:
    """Show a place of a replay. Raises `DuplicateError`."""
    await _replay(press, at, viewer_in_slot(at.view))


@handles(REPLAY_VIEW)
async def change_viewer(press: Press, at: InGame) -> None:
    """Show this place through the eyes that were chosen. Raises `DuplicateError`."""
    await _replay(press, at, viewer_of(next(iter(press.chosen), "") or SPECTATOR))


@handles(REPLAY_TEXT)
async def tell_place(press: Press, at: Looking) -> None:
    """Tell a place of a replay in words. Raises `DuplicateError`."""
    here = await _place(press, at, viewer_in_slot(at.view))
    await tell_long(press, place_text(here, await press.localizer()))


async def _place(press: Press, at: InGame, viewer: int | None) -> Place:
    week: date = week_in(at.week)
    games = await press.services.duplicates.played(week, press.user)
    if at.game >= len(games):
        raise DuplicateError("duplicate-unplayed")
    played = games[at.game]
    names = played.names(computer_name(0, 1, (played.name,)))
    return await asyncio.to_thread(place_at, week, at.game, played, names, at.line, viewer)


async def _replay(press: Press, at: InGame, viewer: int | None) -> None:
    await press.acknowledge()
    press.begin_page()
    here, localizer = await _place(press, at, viewer), await press.localizer()
    options = await press.display_options()
    board, hand = None, None
    if options.has_picture:
        pictures, style = CivPictures(press.context.pictures), PictureStyle(options.theme, viewer=viewer)
        board = await pictures.compact_board(here.seen, here.names, localizer, style, here.events)
        if here.seen.hand:
            hand = await pictures.hand(here.seen, here.names, localizer, theme=options.theme)
            board = board if hand is not None else None

    async def show(picture: bytes | None, why: str) -> bool:
        written = PageStyle(picture is not None, options.has_text, reason_text(localizer, why))
        sheet = await asyncio.to_thread(place_page, here, localizer, written)
        found = ((picture, BOARD), (hand, HAND)) if picture is not None else ()
        files = [discord.File(io.BytesIO(data), name) for data, name in found if data is not None]
        return await press.edit(sheet, attachments=files)

    room = press.interaction.filesize_limit - len(hand or b"")
    await show_fitting(press.context.pictures, board, room, show)
