"""`/civ puzzle` and its buttons. Where someone is stands in the address of what they press, nowhere else.

Only of people who want it is anything kept: on which days they have solved the puzzle, and on which server.
"""

import asyncio
from dataclasses import replace
from datetime import date, timedelta

from bot.discord.routing import Bare, handles
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.games.civ.pages.solo.presses import chosen_actions, show_page, tell_page
from bot.games.civ.pages.solo.puzzle.puzzle_page import PuzzleRecord, puzzle_page
from bot.games.civ.pages.solo.puzzle.puzzle_spot import (
    AS_TEXT,
    KEEP,
    PICK,
    PUZZLE,
    SOLUTION,
    TODAY,
    WEEK,
    AtPlace,
    AtSolution,
    Keeping,
    Spot,
    opened_day,
    solution_spot,
    spot_at,
)
from bot.games.civ.puzzle_files import puzzle_in_file, puzzle_numbers
from bot.games.civ.puzzles.attempt import NoSuchPlace, Outcome, further
from bot.games.civ.puzzles.calendar import number_of
from bot.games.civ.rules import IllegalAction
from bot.games.civ.words import words
from bot.i18n.names import safe_name
from bot.manager.puzzles import streak_of
from bot.pages.press import Press
from bot.reasons import Refusal
from bot.store import log_store_error
from bot.table.names import computer_name


async def open_puzzle(press: Press) -> None:
    """`/civ puzzle`: show the puzzle of the day."""
    await press.acknowledge_page()
    today = await press.services.puzzles.today_of(press.user, press.interaction.guild_id)
    number = await asyncio.to_thread(_number_of_day, today)
    if number is None:
        await press.edit(Sheet(ACCENT).text((await press.localizer()).say("puzzle-none")), attachments=[])
        return
    await _show(press, await _spot(press, number, None, today))


@handles(TODAY)
async def show_today(press: Press, _: Bare) -> None:
    """Show the puzzle of the day."""
    await open_puzzle(press)


@handles(PUZZLE)
async def show_place(press: Press, at: AtPlace) -> None:
    """Show a place in an attempt: a press is the place that it leads to."""
    await press.acknowledge_page()
    await _show(press, await _spot(press, at.number, at.path, opened_day(at.slot)))


@handles(PICK)
async def choose(press: Press, at: AtPlace) -> None:
    """Go on with what was chosen in a select; what is not possible is told above the choices."""
    await press.acknowledge_page()
    here = await _spot(press, at.number, at.path, opened_day(at.slot))
    try:
        path = further(here.puzzle, at.path or "", chosen_actions(press))
    except IllegalAction as refused:
        names = [safe_name(name) for name in _names(press, here)]
        await _show(press, here, refusal=words.reason(await press.localizer(), refused.reason, names))
        return
    await _show(press, await _spot(press, at.number, path, opened_day(at.slot)))


@handles(AS_TEXT)
async def tell_place(press: Press, at: AtPlace) -> None:
    """Tell board and hand of a place in words, in as many messages as it takes."""
    here = await _spot(press, at.number, at.path, opened_day(at.slot))
    await tell_page(press, puzzle_page(here, _names(press, here), PuzzleRecord(None)))


@handles(SOLUTION)
async def show_solution(press: Press, at: AtSolution) -> None:
    """Show the solution; of someone whose puzzles are kept, today's does not count as solved any more."""
    await press.acknowledge_page()
    await _show(press, solution_spot(await _spot(press, at.number, None, opened_day(at.opened))))


@handles(KEEP)
async def keep(press: Press, at: Keeping) -> None:
    """Keep the presser's puzzles from now on, that of today too if they have just solved it; or no longer."""
    await press.acknowledge_page()
    await press.services.puzzles.set_kept(press.user, is_kept=at.wish.startswith("on"))
    here = await _spot(press, at.number, at.path, opened_day(at.wish))
    await _show(press, here if here.attempt.outcome is not Outcome.OPEN else solution_spot(here))


@handles(WEEK)
async def show_week(press: Press, at: AtPlace) -> None:
    """Show who has solved puzzles on this server this week, of those who want it kept; nobody is pinged."""
    await press.acknowledge_page()
    localizer, guild = await press.localizer(), press.interaction.guild_id
    found = await press.services.puzzles.table_of(guild) if guild is not None else ()
    sheet = Sheet(ACCENT).text(f"### 🧩 {localizer.say('puzzle-week')}")
    lines = [
        localizer.say("puzzle-week-line", place=1 + sum(other.solved > each.solved for other in found),
                      name=safe_name(each.name), solved=each.solved)
        for each in found
    ]  # fmt: skip
    sheet.text("\n".join(lines) or localizer.say("puzzle-week-empty")).text(f"-# {localizer.say('puzzle-week-hint')}")
    address = PUZZLE.to(at.number, at.slot.replace("week", "back", 1), at.path)
    back = Button(address, localizer.say("tutorial-key-back"), Style.primary)
    await press.edit(sheet.buttons([back]), attachments=[])


async def _spot(press: Press, number: int, path: str | None, opened: date | None) -> Spot:
    """Return a place in a puzzle. Raises `NoSuchPlace`, also for one whose file cannot be used.

    One that was opened as the puzzle of its day counts for that day until the next one has ended, too.
    """
    puzzle = await asyncio.to_thread(puzzle_in_file, number)
    if puzzle is None:
        raise NoSuchPlace
    numbers = await asyncio.to_thread(puzzle_numbers)
    puzzles, guild = press.services.puzzles, press.interaction.guild_id
    today = await puzzles.today_of(press.user, guild)
    was_of_day = opened is not None and await asyncio.to_thread(_number_of_day, opened) == number
    # the page says which day it was opened for, and Discord when that was: a forged address opens nothing
    message = press.interaction.message
    was_opened = (
        opened is not None
        and message is not None
        and (message.created_at < await puzzles.end_of(opened, press.user, guild))
    )
    is_late = was_of_day and was_opened and opened == today - timedelta(days=1)
    here = await asyncio.to_thread(spot_at, number, puzzle, path, opened if is_late and opened else today, numbers)
    return here if is_late else replace(here, until=await puzzles.end_of(today, press.user, guild))


def _number_of_day(day: date) -> int | None:
    """Return the number of a day's puzzle; where its file cannot be used, that of the next one that can."""
    numbers = puzzle_numbers()
    number = number_of(day, numbers)
    if number is None:
        return None
    start = numbers.index(number)
    return next((each for each in (*numbers[start:], *numbers[:start]) if puzzle_in_file(each)), None)


async def _show(press: Press, here: Spot, *, refusal: str = "") -> None:
    await show_page(press, puzzle_page(here, _names(press, here), await _record(press, here), refusal))


async def _record(press: Press, here: Spot) -> PuzzleRecord:
    """Keep what has come of a day's puzzle, if the presser wants that, and return what is kept; nothing while the
    database is away, as puzzles can be had without one."""
    guild, puzzles = press.interaction.guild_id, press.services.puzzles
    try:
        if not await puzzles.is_kept(press.user):
            return PuzzleRecord(None)
        if here.is_of_today and here.is_explained:
            is_solved = not here.shows_solution
            await puzzles.keep(press.user, press.display_name, guild, here.number, is_solved=is_solved, day=here.day)
        today = await puzzles.today_of(press.user, guild)
        yesterday = today - timedelta(days=1)
        if here.shows_solution and here.number == await asyncio.to_thread(_number_of_day, yesterday):
            # a page on which yesterday's is still open counts for yesterday, but not with this
            await puzzles.keep(press.user, press.display_name, guild, here.number, is_solved=False, day=yesterday)
        return PuzzleRecord(streak_of(await puzzles.days(press.user), today), is_on_server=guild is not None)
    except Refusal as error:
        log_store_error(error, "the puzzles that somebody has solved")
        return PuzzleRecord(None)


def _names(press: Press, here: Spot) -> tuple[str, ...]:
    """Return the names of the seats: the presser's, and those of computer players."""
    found = [""] * here.puzzle.game.setup.players
    found[here.seat] = press.display_name
    for seat, name in enumerate(found):
        if not name:
            found[seat] = computer_name(here.number, seat + 1, found)
    return tuple(found)
