"""`/civ puzzle`: the page of a puzzle and its buttons. Where someone is stands in the address of what they press.

Only of people who want it is anything kept: on which days they have solved the puzzle, and on which server.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import ClassVar, Final

from bot.discord.routing import Bare, CustomId, handles
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.games.civ.pages.choices import actions_of
from bot.games.civ.pages.offers import Door, effects_text
from bot.games.civ.pages.solo.page import ENDS, PageStyle, SoloPage
from bot.games.civ.pages.solo.presses import chosen_actions, show_page, tell_page
from bot.games.civ.pages.solo.puzzle.puzzle_spot import (
    AS_TEXT,
    KEEP,
    PICK,
    PUZZLE,
    SHOW_HERE,
    SOLUTION,
    TODAY,
    WEEK,
    AtPlace,
    AtSolution,
    Keeping,
    Opened,
    Spot,
    opened_by,
    solution_spot,
    spot_at,
)
from bot.games.civ.pages.solo.puzzle.solution import explained
from bot.games.civ.puzzle_files import puzzle_in_file, puzzle_numbers
from bot.games.civ.puzzles.attempt import MOST_PATH, NoSuchPlace, Outcome, before, further
from bot.games.civ.puzzles.calendar import easy_numbers, number_of
from bot.games.civ.puzzles.puzzle import GRADES
from bot.games.civ.rules import Action, IllegalAction
from bot.games.civ.rules.setup import IMMEDIATE
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.i18n.times import day as day_text
from bot.manager.puzzles import streak_of
from bot.pages.hand.hand_message import FIRST_GAMES
from bot.pages.press import Press
from bot.reasons import Refusal
from bot.store import log_store_error
from bot.table.names import computer_name

_OUTCOMES: Final = {
    Outcome.SOLVED: "puzzle-solved",
    Outcome.LUCKY: "puzzle-lucky",
    Outcome.MISSED: "puzzle-missed-turn",
}


@dataclass(frozen=True, slots=True)
class PuzzleRecord:
    """What is kept of someone: None where they do not want it, else the days in a row."""

    streak: int | None
    is_on_server: bool = False
    """Whether it is looked at on a server."""


@dataclass(frozen=True, slots=True)
class PuzzlePage(SoloPage):
    """The page of a place in an attempt; `refusal` says why what was pressed was not possible."""

    here: Spot
    record: PuzzleRecord
    refusal: str = ""

    FILES: ClassVar[str] = "puzzle"

    def add_above(self, sheet: Sheet, localizer: Localizer) -> None:
        """Add the puzzle's day or number, what it is about, and until when it counts."""
        here = self.here
        if here.is_of_today:
            title = localizer.say("puzzle-of-day", day=day_text(localizer, here.day))
        elif here.is_easy:
            title = localizer.say("puzzle-easy", day=day_text(localizer, here.day))
        else:
            title = localizer.say("puzzle-number", number=here.number)
        setup, grade = here.puzzle.game.setup, here.puzzle.grade
        facts = localizer.say(
            "puzzle-facts",
            grade=grade,
            stars=_stars(grade),
            players=setup.players,
            teams="yes" if setup.teams else "no",
            need=setup.hegemony_size,
            reading="immediate" if setup.hegemony == IMMEDIATE else "end",
        )
        lines = [f"### 🧩 {title}", f"-# {facts}"]
        if here.is_of_today and here.until is not None and here.is_open:
            at = int(here.until.timestamp())
            lines.append(f"-# {localizer.say('puzzle-until', at=f'<t:{at}:t>', left=f'<t:{at}:R>')}")
        if here.is_easy and here.is_open:
            lines.append(f"-# {localizer.say('puzzle-easy-hint')}")
        sheet.text("\n".join(lines))

    def add_below(self, sheet: Sheet, localizer: Localizer, style: PageStyle) -> None:
        """Add what has happened, the task or how the attempt has ended, and the buttons."""
        here = self.here
        sheet.text(f"⛔ {self.refusal}" if self.refusal else "").text(self.quoted_news(localizer))
        if not here.is_open:
            sheet.text(self._ending(localizer))
            if here.is_explained:
                sheet.text(explained(here.puzzle, localizer, self.safe_names, self._about))
            sheet.text(self._streak(localizer))
            sheet.buttons(_onward_buttons(here, localizer))
            sheet.buttons([*self._show_here_button(localizer), *self._keeping_buttons(localizer)])
            return
        if here.attempt.actions:
            sheet.text(f"👉 {words.phase(localizer, self.seen)}")
        else:
            sheet.text(localizer.say("puzzle-task", effects=here.puzzle.effects, **self._about))
        groups, door, length = self.groups(), _door(here), len(here.attempt.path)
        sheet.text(effects_text(self.seen, groups, localizer))
        if length < MOST_PATH - 10:  # longer than any sensible turn: there is only the way back
            self.add_choices(sheet, groups, localizer, door)
        ends = self.end_buttons(localizer, door) if length < MOST_PATH else []
        sheet.buttons([*ends, *_back_buttons(here, localizer), *_always(here, localizer)])

    def _ending(self, localizer: Localizer) -> str:
        """Return how an attempt has ended, or that the solution is shown."""
        result, here = self.seen.result, self.here
        told = f"**{words.result(localizer, result, self.safe_names, self.seen)}**\n" if result is not None else ""
        if here.shows_solution:
            return told + localizer.say("puzzle-shown")
        return told + localizer.say(_OUTCOMES[here.attempt.outcome], **self._about)

    @property
    def _about(self) -> dict[str, str]:
        """What texts say of a goal: which it is, and who is to be stopped."""
        puzzle = self.here.puzzle
        return {"goal": puzzle.goal.value, "name": self.safe_names[puzzle.next_seat]}

    def _streak(self, localizer: Localizer) -> str:
        """Return what is kept, or what could be."""
        streak = self.record.streak
        if streak is not None:
            return localizer.say("puzzle-streak", days=streak) if streak else ""
        is_done = self.here.is_of_today and self.here.attempt.outcome is Outcome.SOLVED
        return f"-# {localizer.say('puzzle-keep-ask')}" if is_done else ""

    def _show_here_button(self, localizer: Localizer) -> list[Button]:
        here = self.here
        is_own = here.attempt.outcome is Outcome.SOLVED and not here.shows_solution
        if not (self.record.is_on_server and here.is_of_today and is_own):
            return []
        address = SHOW_HERE.to(here.number, here.with_day("public"), here.attempt.path)
        return [Button(address, localizer.say("key-show-here"))]

    def _keeping_buttons(self, localizer: Localizer) -> list[Button]:
        here, record = self.here, self.record
        # a solution that was looked at is no attempt: nobody has solved it by that
        path = None if here.shows_solution else here.attempt.path or None
        wish, key = ("off", "puzzle-key-forget") if record.streak is not None else ("on", "puzzle-key-keep")
        keep = Button(KEEP.to(here.number, here.with_day(wish, stays=True), path), localizer.say(key))
        if record.streak is None or not record.is_on_server:
            return [keep]
        return [
            Button(WEEK.to(here.number, here.with_day("week", stays=True), path), localizer.say("puzzle-key-week")),
            keep,
        ]


def puzzle_page(here: Spot, names: Sequence[str], record: PuzzleRecord, refusal: str = "") -> PuzzlePage:
    """Return the page of a place; `names` are those of the seats, unescaped."""
    return PuzzlePage(here.game, here.seat, names, here.new_events, here, record, refusal)


# What can be pressed


def _door(here: Spot) -> Door:
    """Return where choices lead: the actions of a button are part of its path, those of a select go after it."""
    selects = 0

    def door(verb: str, what: str) -> CustomId:
        nonlocal selects
        if verb == "do":
            slot = "end" if what in ENDS else "do"
            return PUZZLE.to(here.number, here.with_day(slot), _further(here, actions_of([what])))
        selects += 1
        begun = actions_of([what]) if verb == "begin" else ()
        return PICK.to(here.number, here.with_day(f"s{selects}"), _further(here, begun))

    return door


def _further(here: Spot, actions: Sequence[Action]) -> str | None:
    return further(here.puzzle, here.attempt.path, actions) or None


def _back_buttons(here: Spot, localizer: Localizer) -> list[Button]:
    path = here.attempt.path
    if not path:
        return []
    back = before(here.puzzle, path)
    return [
        Button(PUZZLE.to(here.number, here.with_day("undo"), back or None), localizer.say("key-undo")),
        *([Button(PUZZLE.to(here.number, here.with_day("again")), localizer.say("puzzle-key-again"))] if back else []),
    ]


def _always(here: Spot, localizer: Localizer) -> list[Button]:
    return [
        *([Button(TODAY.to(), localizer.say("puzzle-key-today"))] if here.is_easy else []),
        Button(
            SOLUTION.to(here.number, here.with_day("day") if here.is_of_today else None),
            localizer.say("puzzle-key-solution"),
        ),
        Button(AS_TEXT.to(here.number, here.with_day("text"), here.attempt.path or None), localizer.say("key-text")),
    ]


def _onward_buttons(here: Spot, localizer: Localizer) -> list[Button]:
    """Return the ways on from an attempt that has ended."""
    if here.is_explained:
        again = Button(PUZZLE.to(here.number, here.with_day("again")), localizer.say("puzzle-key-again"))
        if here.is_easy:
            return [Button(TODAY.to(), localizer.say("puzzle-key-today"), Style.primary), again]
        earlier = Button(PUZZLE.to(here.earlier, "earlier"), localizer.say("puzzle-key-earlier"), Style.primary)
        today = (
            []
            if here.until is not None and here.is_of_today
            else [Button(TODAY.to(), localizer.say("puzzle-key-today"))]
        )
        return [earlier, *today, again]
    undo, *more = _back_buttons(here, localizer)
    first = Button(undo.address, undo.label, Style.primary)
    return [first, *more, *_always(here, localizer)]


# Presses


async def open_puzzle(press: Press) -> None:
    """`/civ puzzle`: show the puzzle of the day; to who has hardly played yet, that day's easy one."""
    await press.acknowledge_page()
    today = await press.services.puzzles.today_of(press.user, press.interaction.guild_id)
    easy = await asyncio.to_thread(_easy_number_of_day, today) if await _has_hardly_played(press) else None
    await _open(press, today, easy)


@handles(TODAY)
async def show_today(press: Press, _: Bare) -> None:
    """Show the puzzle of the day, to everyone the same."""
    await press.acknowledge_page()
    await _open(press, await press.services.puzzles.today_of(press.user, press.interaction.guild_id), None)


async def _open(press: Press, today: date, number: int | None) -> None:
    """Show the puzzle of that number, else that of the day."""
    number = number or await asyncio.to_thread(_number_of_day, today)
    if number is None:
        await press.edit(Sheet(ACCENT).text((await press.localizer()).say("puzzle-none")), attachments=[])
        return
    await _show(press, await _spot(press, number, None, Opened(today)))


async def _has_hardly_played(press: Press) -> bool:
    """Return whether the presser is in their first games, and doesn't keep a streak, for which the day's puzzle counts.

    Nobody is, while the database is away.
    """
    try:
        if await press.services.puzzles.is_kept(press.user):
            return False
        return await press.services.lists.count_finished_of(press.user, FIRST_GAMES) < FIRST_GAMES
    except Refusal as error:
        log_store_error(error, "the games someone has finished")
        return False


@handles(PUZZLE)
async def show_place(press: Press, at: AtPlace) -> None:
    """Show a place in an attempt: a press is the place that it leads to."""
    await press.acknowledge_page()
    await _show(press, await _spot(press, at.number, at.path, opened_by(at.slot)))


@handles(PICK)
async def choose(press: Press, at: AtPlace) -> None:
    """Go on with what was chosen in a select; what is not possible is told above the choices."""
    await press.acknowledge_page()
    here = await _spot(press, at.number, at.path, opened_by(at.slot))
    try:
        path = further(here.puzzle, at.path or "", chosen_actions(press))
    except IllegalAction as refused:
        names = [safe_name(name) for name in _names(press, here)]
        await _show(press, here, refusal=words.reason(await press.localizer(), refused.reason, names))
        return
    await _show(press, await _spot(press, at.number, path, opened_by(at.slot)))


@handles(AS_TEXT)
async def tell_place(press: Press, at: AtPlace) -> None:
    """Tell board and hand of a place in words, in as many messages as it takes."""
    here = await _spot(press, at.number, at.path, opened_by(at.slot))
    await tell_page(press, puzzle_page(here, _names(press, here), PuzzleRecord(None)))


@handles(SOLUTION)
async def show_solution(press: Press, at: AtSolution) -> None:
    """Show the solution; of someone whose puzzles are kept, today's does not count as solved any more."""
    await press.acknowledge_page()
    await _show(press, solution_spot(await _spot(press, at.number, None, opened_by(at.opened))))


@handles(KEEP)
async def keep(press: Press, at: Keeping) -> None:
    """Keep the presser's puzzles from now on, that of today too if they have just solved it; or no longer."""
    await press.acknowledge_page()
    await press.services.puzzles.set_kept(press.user, is_kept=at.wish.startswith("on"))
    try:
        here = await _spot(press, at.number, at.path, opened_by(at.wish))
    except NoSuchPlace:  # a message of a puzzle that no longer ships: what was asked for is done all the same
        await _open(press, await press.services.puzzles.today_of(press.user, press.interaction.guild_id), None)
        return
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


@handles(SHOW_HERE)
async def show_here(press: Press, at: AtPlace) -> None:
    """Tell everyone in the channel at which try the presser has solved the puzzle of the day, and nothing of how."""
    here = await _spot(press, at.number, at.path, opened_by(at.slot))
    if not here.is_of_today or here.attempt.outcome is not Outcome.SOLVED:
        raise NoSuchPlace
    if not await press.begin_public_page():
        return
    record = await _record(press, here)
    interaction = press.interaction
    localizer = await press.context.locales.server(interaction.guild_id, interaction.guild_locale)
    await press.edit(Sheet(ACCENT).text(solved_text(here, press.display_name, record.streak or 0, localizer)))


def solved_text(here: Spot, name: str, days: int, localizer: Localizer) -> str:
    """Return what everyone may read of a puzzle that someone has solved, on so many days in a row."""
    day = localizer.say("puzzle-of-day", day=day_text(localizer, here.day))
    lines = [
        f"### 🧩 {day} {_stars(here.puzzle.grade)}",
        localizer.say(
            "puzzle-shown-here", name=safe_name(name), tries=here.misses + 1, squares="⬛" * here.misses + "🟩"
        ),
        localizer.say("puzzle-streak", days=days) if days > 1 else "",
        f"-# {localizer.say('puzzle-shown-how')}",
    ]
    return "\n".join(filter(None, lines))


def _stars(grade: int) -> str:
    return "★" * grade + "☆" * (len(GRADES) - grade)


async def _spot(press: Press, number: int, path: str | None, opening: Opened) -> Spot:
    """Return a place in a puzzle. Raises `NoSuchPlace`, also for one whose file cannot be used.

    One that was opened as the puzzle of its day counts for that day until the next one has ended, too.
    """
    puzzle, opened = await asyncio.to_thread(puzzle_in_file, number), opening.day
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
    here = replace(here, misses=opening.misses)
    return here if is_late else replace(here, until=await puzzles.end_of(today, press.user, guild))


def _number_of_day(day: date) -> int | None:
    """Return the number of a day's puzzle; where its file cannot be used, that of the next one that can."""
    numbers = puzzle_numbers()
    number = number_of(day, numbers)
    if number is None:
        return None
    start = numbers.index(number)
    return next((each for each in (*numbers[start:], *numbers[:start]) if puzzle_in_file(each)), None)


def _easy_number_of_day(day: date) -> int | None:
    """Return the number of a day's easy puzzle whose file can be used; None where there is none."""
    numbers = puzzle_numbers()
    return next((each for each in easy_numbers(day) if each in numbers and puzzle_in_file(each)), None)


async def _show(press: Press, here: Spot, *, refusal: str = "") -> None:
    await show_page(press, puzzle_page(here, _names(press, here), await _record(press, here), refusal))


async def _record(press: Press, here: Spot) -> PuzzleRecord:
    """Keep what has come of a day's puzzle, if the presser wants that, and return what is kept; nothing while the
    database is away, as puzzles can be had without one."""
    guild, puzzles = press.interaction.guild_id, press.services.puzzles
    nothing = PuzzleRecord(None, is_on_server=guild is not None)
    try:
        if not await puzzles.is_kept(press.user):
            return nothing
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
        return nothing


def _names(press: Press, here: Spot) -> tuple[str, ...]:
    """Return the names of the seats: the presser's, and those of computer players."""
    found = [""] * here.puzzle.game.setup.players
    found[here.seat] = press.display_name
    for seat, name in enumerate(found):
        if not name:
            found[seat] = computer_name(here.number, seat + 1, found)
    return tuple(found)
