"""`/civ duplicate`: the deal of the week, which everybody plays once from each seat, and who has done best in it.

Its cards are told, to those who have played it, once the week is over.
"""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final

import discord

from bot.discord.routing import Bare, handles
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT, discord_time
from bot.games.civ.pages.solo.duplicate.addresses import (
    BEGIN_BOARD,
    DOWNLOAD,
    GAMES,
    HOW,
    REPLAY,
    STANDINGS,
    WEEK,
    OfWeek,
    Standings,
    week_code,
    week_in,
)
from bot.games.civ.pages.solo.duplicate.board import OUTCOMES, board_title, next_buttons, score_lines, week_number
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.manager.duplicates import WEEK as ONE_WEEK
from bot.manager.duplicates import Listed, Played
from bot.pages.press import Press
from bot.table.duplicate import BOARDS, LEVELS, Board, Score, is_too_new, label_of, starts_at
from bot.table.names import computer_name
from bot.table.values import Level

_FROM_LIST: Final = "list"
"""The slot of a replay's first page in its address."""
_MOST_OPENABLE: Final = 8
"""Weeks whose tables can be turned back to."""
_SHOWN_SIGNS: Final = 16
"""Of a commitment: enough that nobody finds another secret with the same ones."""


@dataclass(frozen=True, slots=True)
class Committed:
    """What was published of a week's secret, and when the secret was made."""

    week: date
    commitment: str
    made_at: datetime | None


@dataclass(frozen=True, slots=True)
class WeekState:
    """How a week stands for someone: their games and score, and their last week."""

    week: date
    boards: Sequence[Board]
    score: Score | None
    last_week: date | None
    """The week before, where they have played it."""
    is_on_server: bool
    is_too_new: bool = False


def week_page(state: WeekState, localizer: Localizer) -> Sheet:
    """Return the page of the week's deal."""
    say = localizer.say
    sheet = Sheet(ACCENT).text(f"### 🎴 {say('duplicate-title', week=week_number(state.week))}")
    until = discord_time(starts_at(state.week + timedelta(days=7)), "f")
    level = state.boards[0].level if state.boards else Level.NORMAL.value
    sheet.text(say("duplicate-how", until=until, level=level))
    lines = [_board_line(board, localizer) for board in state.boards]
    lines += score_lines(state.score, localizer)
    if state.is_too_new:
        lines.append(say("duplicate-too-new"))
    sheet.text("\n".join(lines))
    buttons = [
        Button(
            BEGIN_BOARD.to(board.seat, 1, board.level),
            say("duplicate-key-go-on" if board.outcome is None else "duplicate-key-look", board=board.seat + 1),
            Style.primary if board.outcome is None else Style.secondary,
        )
        for board in state.boards
    ]
    if not state.boards:
        buttons.append(Button(BEGIN_BOARD.to(0, 1, level), say("duplicate-key-play"), Style.primary))
    buttons += next_buttons(state.boards, localizer)
    standings = STANDINGS.to(week_code(state.week), "here" if state.is_on_server else "all", level)
    buttons += [Button(standings, say("duplicate-key-table")), Button(HOW.to(), say("duplicate-key-how"))]
    sheet.buttons(buttons)
    if state.last_week is not None:
        sheet.buttons([Button(GAMES.to(week_code(state.last_week)), say("duplicate-key-last"))])
    return sheet


def how_page(committed: Sequence[Committed], localizer: Localizer, *, is_by_seat: bool, has_begun: bool) -> Sheet:
    """Return the page that says how the week's deal works, and what was published of its cards.

    `is_by_seat` is whether each seat has cards of its own, `has_begun` whether the reader has chosen their computer.
    """
    say = localizer.say
    sheet = Sheet(ACCENT).text(f"### 🎴 {say('duplicate-key-how')}")
    cards = [say("duplicate-own-cards")] if is_by_seat else []
    rules = " ".join((*cards, say("duplicate-rules")))
    sheet.text("\n".join((rules, say("duplicate-scoring"), say("duplicate-doubt"))))
    sheet.text("\n".join(f"-# {_commitment_line(each, localizer)}" for each in committed))
    expert = Button(BEGIN_BOARD.to(0, 1, Level.EXPERT.value), say("duplicate-key-expert"))
    return sheet.buttons([Button(WEEK.to(), say("tutorial-key-back"), Style.primary), *([] if has_begun else [expert])])


def _commitment_line(committed: Committed, localizer: Localizer) -> str:
    made_at = committed.made_at
    when = "unknown" if made_at is None else "early" if made_at < starts_at(committed.week) else "late"
    at = "" if made_at is None else discord_time(made_at, "f")
    shown = committed.commitment[:_SHOWN_SIGNS]
    return localizer.say("duplicate-commitment", week=label_of(committed.week), commitment=shown, when=when, at=at)


def _board_line(board: Board, localizer: Localizer) -> str:
    state = "begun" if board.outcome is None else OUTCOMES[board.outcome]
    return localizer.say("duplicate-board", board=board.seat + 1, state=state, turns=board.turns)


# Standings


def standings_page(
    week: date, found: Sequence[Listed], scope: str, level: str, localizer: Localizer, *, is_on_server: bool, this: date
) -> Sheet:
    """Return the table of a week against one level; nobody is pinged. `this` is the week that goes on."""
    say = localizer.say
    title = say(f"duplicate-table-{scope}", week=week_number(week))
    sheet = Sheet(ACCENT).text(f"### 🎴 {title}\n**{say('duplicate-key-level', level=level)}**")
    lines = [
        say(
            "duplicate-line",
            place=place,
            name=safe_name(line.name),
            percent=0 if line.score.share is None else round(100 * line.score.share),
            compared="no" if line.score.share is None else "yes",
            finished=line.score.finished,
            boards=len(BOARDS),
        )
        for place, line in enumerate(found, start=1)
    ]
    sheet.text("\n".join(lines) or say("duplicate-line-none")).text(f"-# {say('duplicate-doubt')}")
    code = week_code(week)
    sheet.buttons([
        Button(STANDINGS.to(code, scope, each), say("duplicate-key-level", level=each), is_disabled=each == level)
        for each in LEVELS
    ])  # fmt: skip
    other = "all" if scope == "here" else "here"
    row = [Button(WEEK.to(), say("tutorial-key-back"), Style.primary)]
    if is_on_server or other == "all":
        row.append(Button(STANDINGS.to(code, other, level), say(f"duplicate-key-{other}")))
    before, after = week - timedelta(days=7), week + timedelta(days=7)
    if before > this - timedelta(days=7 * _MOST_OPENABLE):
        row.append(Button(STANDINGS.to(week_code(before), scope, level), say("duplicate-key-before")))
    if after <= this:
        row.append(Button(STANDINGS.to(week_code(after), scope, level), say("duplicate-key-after")))
    return sheet.buttons(row)


# Games of a week that is over


def games_page(week: date, games: Sequence[Played], localizer: Localizer) -> Sheet:
    """Return the list of a person's games of a week that is over."""
    say, code = localizer.say, week_code(week)
    sheet = Sheet(ACCENT).text(f"### 🎴 {say('duplicate-games', week=week_number(week))}")
    titles = [board_title(week, game.seat, localizer) for game in games]
    sheet.text("\n".join(f"{number}. {title}" for number, title in enumerate(titles, start=1)))
    replays = [
        Button(REPLAY.to(code, index, 0, f"{_FROM_LIST} {game.seat}"), say("duplicate-key-replay", number=index + 1))
        for index, game in enumerate(games)
    ]
    sheet.buttons(replays)
    return sheet.buttons([
        Button(DOWNLOAD.to(code), say("key-export")),
        Button(WEEK.to(), say("duplicate-key-week"), Style.primary),
    ])  # fmt: skip


# Presses


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
    await press.tell(text, file)
