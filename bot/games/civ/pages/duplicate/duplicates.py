"""`/civ duplicate` and its buttons: the deal of the week, which everybody plays once from each seat.

Nothing of it is shown to anyone else while the week lasts; its cards are told, to those who have played it, afterwards.
"""

import asyncio
import io
from datetime import date

import discord

from bot.discord.fitting import reason_text, show_fitting
from bot.discord.routing import Bare, handles
from bot.games.civ.game import civ_game
from bot.games.civ.pages.choices import actions_of
from bot.games.civ.pages.duplicate.duplicate_page import (
    AS_TEXT,
    BEGIN,
    BEGIN_BOARD,
    BOARD,
    DO,
    DOWNLOAD,
    HAND,
    PICK,
    STANDINGS,
    WEEK,
    AtBoard,
    Begin,
    Chosen,
    Scene,
    Standings,
    WeekState,
    board_page,
    standings_page,
    week_page,
)
from bot.games.civ.pages.pictures import CivPictures
from bot.games.civ.pictures.texts import text_board
from bot.games.civ.rules import observe
from bot.games.civ.tutorial import parse_actions
from bot.i18n.names import safe_name
from bot.manager.duplicates import WEEK as ONE_WEEK
from bot.match import Match
from bot.pages.board.reader_board import tell_long
from bot.pages.presentation import PictureStyle
from bot.pages.press import Press
from bot.table.duplicate import Board, DuplicateError, label_of
from bot.table.names import computer_name


async def open_duplicate(press: Press) -> None:
    """`/civ duplicate`: show this week's deal, and how far the presser has come with it."""
    await press.acknowledge()
    press.begin_page()
    duplicates, user = press.tables.duplicates, press.user
    week = duplicates.week()
    before, after = week - ONE_WEEK, week + ONE_WEEK
    state = WeekState(
        week,
        await duplicates.commitment(week),
        after,
        await duplicates.commitment(after),
        await duplicates.boards(week, user),
        await duplicates.score(week, user),
        before if await duplicates.boards(before, user) else None,
        press.interaction.guild_id is not None,
    )
    await press.edit(week_page(state, await press.localizer()), attachments=[])


@handles(WEEK)
async def show_week(press: Press, _: Bare) -> None:
    """Show this week's deal."""
    await open_duplicate(press)


@handles(BEGIN_BOARD)
async def begin_board(press: Press, at: Begin) -> None:
    """Begin a board, or go on with it."""
    await press.acknowledge()
    press.begin_page()
    guild, is_listed = press.interaction.guild_id, bool(at.listed)
    found = await press.tables.duplicates.begin(press.user, press.display_name, guild, at.seat, is_listed=is_listed)
    await _show(press, *found)


@handles(DO)
async def play_button(press: Press, at: Chosen) -> None:
    """Play the actions of a button."""
    await _play(press, at, [action.text for action in parse_actions(at.action)])


@handles(PICK)
async def play_choice(press: Press, at: Chosen) -> None:
    """Play what was chosen in a select."""
    await _play(press, at, _chosen_texts(press))


@handles(BEGIN)
async def play_effect(press: Press, at: Chosen) -> None:
    """Play an effect, with the choices of its first step from a select."""
    await _play(press, at, [*(action.text for action in parse_actions(at.action)), *_chosen_texts(press)])


@handles(AS_TEXT)
async def tell_board(press: Press, at: AtBoard) -> None:
    """Tell board and hand in words, in as many messages as it takes."""
    scene = _scene(press, *await press.tables.duplicates.look(_week(at.week), press.user, at.seat))
    safe = [safe_name(name) for name in scene.names]
    seen = observe(scene.game, scene.seat)
    await tell_long(press, text_board(seen, safe, await press.localizer(), scene.new_events))


@handles(STANDINGS)
async def show_standings(press: Press, at: Standings) -> None:
    """Show the table of a week: of this server, or of all; nobody is pinged."""
    await press.acknowledge()
    press.begin_page()
    guild = press.interaction.guild_id if at.scope == "here" else None
    week = _week(at.week)
    found = await press.tables.duplicates.table_of(week, guild)
    await press.edit(standings_page(week, found, at.scope, await press.localizer()), attachments=[])


@handles(DOWNLOAD)
async def download(press: Press, at: Standings) -> None:
    """Send the presser's games of a week that is over, with what proves its deal."""
    await press.acknowledge_privately()
    week = _week(at.week)
    names = (press.display_name, computer_name(0, 1, (press.display_name,)))
    lines = await press.tables.duplicates.transcripts(week, press.user, names)
    file = discord.File(io.BytesIO("".join(f"{line}\n" for line in lines).encode()), f"{label_of(week)}.jsonl")
    text = (await press.localizer()).say("duplicate-file", week=label_of(week))
    await press.interaction.followup.send(text, file=file, ephemeral=True)


async def _play(press: Press, at: Chosen, actions: list[str]) -> None:
    await press.acknowledge()
    press.begin_page()
    found = await press.tables.duplicates.play(_week(at.week), press.user, at.seat, actions, at.revision)
    await _show(press, *found)


def _week(code: str) -> date:
    """Return the week that an address names. Raises `DuplicateError` where it is no Monday."""
    try:
        found = date.fromisoformat(code)
    except ValueError:
        raise DuplicateError("duplicate-unplayed") from None
    if found.weekday():
        raise DuplicateError("duplicate-unplayed")
    return found


def _chosen_texts(press: Press) -> list[str]:
    """Return the actions chosen in a select. Raises `UnreadableAction`."""
    return [action.text for action in actions_of([str(value) for value in press.chosen or [""]])]


def _scene(press: Press, board: Board, match: Match) -> Scene:
    name = press.display_name
    computer = computer_name(0, 1, (name,))
    names = (name, computer) if board.seat == 0 else (computer, name)
    return Scene(board, civ_game(match), names, board.week != press.tables.duplicates.week())


async def _show(press: Press, board: Board, match: Match) -> None:
    """Draw the page of a board where the press came from, unless something else has been pressed there since."""
    localizer, scene = await press.localizer(), _scene(press, board, match)
    options = await press.display_options()
    picture, hand = None, None
    if options.has_picture:
        pictures, seen = CivPictures(press.context.pictures), observe(scene.game, scene.seat)
        style = PictureStyle(options.theme, viewer=scene.seat)
        public = observe(scene.game, None)
        picture = await pictures.compact_board(public, scene.names, localizer, style, scene.new_events)
        hand = await pictures.hand(seen, scene.names, localizer, theme=options.theme) if seen.hand else None
    room = press.interaction.filesize_limit - len(hand or b"")

    async def show(drawn: bytes | None, why: str) -> bool:
        page = await asyncio.to_thread(
            lambda: board_page(
                scene, localizer,
                has_picture=drawn is not None, has_text=options.has_text, note=reason_text(localizer, why),
            )
        )  # fmt: skip
        found = ((drawn, BOARD), (hand, HAND)) if drawn is not None else ()
        files = [discord.File(io.BytesIO(data), name) for data, name in found if data is not None]
        return await press.edit(page, attachments=files)

    await show_fitting(press.context.pictures, picture, room, show, localizer.icons)
