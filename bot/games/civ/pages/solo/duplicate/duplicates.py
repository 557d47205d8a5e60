"""`/civ duplicate` and its buttons: the deal of the week, which everybody plays once from each seat.

Nothing of it is shown to anyone else while the week lasts; its cards are told, to those who have played it, afterwards.
"""

import asyncio
import io

import discord

from bot.discord.routing import Bare, handles
from bot.games.civ.game import civ_game
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
    VERBS,
    Committed,
    WeekState,
    board_page,
    games_page,
    how_page,
    standings_page,
    week_page,
)
from bot.games.civ.pages.solo.duplicate.replay import ReplayPage, replay_page
from bot.games.civ.pages.solo.presses import pressed_actions, show_page, tell_page
from bot.manager.duplicates import WEEK as ONE_WEEK
from bot.match import Match
from bot.pages.press import Press
from bot.table.duplicate import Board, DuplicateError, is_too_new, label_of
from bot.table.names import computer_name


async def open_duplicate(press: Press) -> None:
    """`/civ duplicate`: show this week's deal, and how far the presser has come with it."""
    await press.acknowledge_page()
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
    await press.acknowledge_page()
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
    await press.acknowledge_page()
    guild, is_listed = press.interaction.guild_id, bool(at.listed)
    found = await press.services.duplicates.begin(
        press.user, press.display_name, guild, at.seat, is_listed=is_listed, level=at.level
    )
    await _show(press, *found)


@handles(DO)
@handles(PICK)
@handles(BEGIN)
async def play(press: Press, at: Chosen) -> None:
    """Play the actions of a button or a select."""
    actions = [action.text for action in pressed_actions(press, VERBS, at.action)]
    await press.acknowledge_page()
    found = await press.services.duplicates.play(week_in(at.week), press.user, at.seat, actions, at.revision)
    await _show(press, *found)


@handles(AS_TEXT)
async def tell_board(press: Press, at: AtBoard) -> None:
    """Tell board and hand in words, in as many messages as it takes."""
    board, match = await press.services.duplicates.look(week_in(at.week), press.user, at.seat)
    await tell_page(press, board_page(board, civ_game(match), _names(press, board)))


async def _show(press: Press, board: Board, match: Match) -> None:
    """Draw the page of a board where the press came from, unless something else has been pressed there since."""
    duplicates = press.services.duplicates
    is_week_over = board.week != duplicates.week()
    boards, score = (), None
    if board.outcome is not None and not is_week_over:
        boards, score = await duplicates.boards(board.week, press.user), await duplicates.score(board.week, press.user)
    names = _names(press, board)
    await show_page(
        press, board_page(board, civ_game(match), names, is_week_over=is_week_over, boards=boards, score=score)
    )


def _names(press: Press, board: Board) -> tuple[str, ...]:
    name = press.display_name
    computer = computer_name(0, 1, (name,))
    return (name, computer) if board.seat == 0 else (computer, name)


# What all have done


@handles(STANDINGS)
async def show_standings(press: Press, at: Standings) -> None:
    """Show the table of a week against one level: of this server, or of all; nobody is pinged."""
    await press.acknowledge_page()
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
    await press.acknowledge_page()
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
    await press.acknowledge_page()
    await show_page(press, await _replay(press, at, viewer_in_slot(at.view)))


@handles(REPLAY_VIEW)
async def change_viewer(press: Press, at: InGame) -> None:
    """Show this place through the eyes that were chosen. Raises `DuplicateError`."""
    await press.acknowledge_page()
    await show_page(press, await _replay(press, at, viewer_of(next(iter(press.chosen), "") or SPECTATOR)))


@handles(REPLAY_TEXT)
async def tell_place(press: Press, at: Looking) -> None:
    """Tell a place of a replay in words. Raises `DuplicateError`."""
    await tell_page(press, await _replay(press, at, viewer_in_slot(at.view)))


async def _replay(press: Press, at: InGame, viewer: int | None) -> ReplayPage:
    week = week_in(at.week)
    games = await press.services.duplicates.played(week, press.user)
    if at.game >= len(games):
        raise DuplicateError("duplicate-unplayed")
    played = games[at.game]
    names = played.names(computer_name(0, 1, (played.name,)))
    return await asyncio.to_thread(replay_page, week, at.game, played, names, at.line, viewer)
