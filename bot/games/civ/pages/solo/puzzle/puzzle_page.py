"""The page of a puzzle: the board and the hand as in a game, what may be done, and how the attempt has ended. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.discord.routing import CustomId
from bot.discord.sheet import Button, Sheet, Style
from bot.games.civ.pages.choices import actions_of
from bot.games.civ.pages.offers import Door, effects_text
from bot.games.civ.pages.solo.page import ENDS, PageStyle, SoloPage
from bot.games.civ.pages.solo.puzzle.puzzle_spot import AS_TEXT, KEEP, PICK, PUZZLE, SOLUTION, TODAY, WEEK, Spot
from bot.games.civ.puzzles.attempt import MOST_PATH, Outcome, before, further
from bot.games.civ.puzzles.puzzle import GRADES, Puzzle
from bot.games.civ.rules import Action, Game, observe
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.cards import DOMAINS, column
from bot.games.civ.rules.position import CHOOSE, Position
from bot.games.civ.rules.setup import IMMEDIATE
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.times import day as day_text

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
        else:
            title = localizer.say("puzzle-number", number=here.number)
        setup, grade = here.puzzle.game.setup, here.puzzle.grade
        facts = localizer.say(
            "puzzle-facts",
            grade=grade,
            stars="★" * grade + "☆" * (len(GRADES) - grade),
            players=setup.players,
            teams="yes" if setup.teams else "no",
            need=setup.hegemony_size,
            reading="immediate" if setup.hegemony == IMMEDIATE else "end",
        )
        lines = [f"### 🧩 {title}", f"-# {facts}"]
        if here.is_of_today and here.until is not None and here.is_open:
            at = int(here.until.timestamp())
            lines.append(f"-# {localizer.say('puzzle-until', at=f'<t:{at}:t>', left=f'<t:{at}:R>')}")
        sheet.text("\n".join(lines))

    def add_below(self, sheet: Sheet, localizer: Localizer, style: PageStyle) -> None:
        """Add what has happened, the task or how the attempt has ended, and the buttons."""
        here = self.here
        sheet.text(f"⛔ {self.refusal}" if self.refusal else "").text(self.quoted_news(localizer))
        if not here.is_open:
            sheet.text(self._ending(localizer))
            if here.is_explained:
                sheet.text(explained(here.puzzle, localizer, self.safe_names))
            sheet.text(self._streak(localizer))
            sheet.buttons(_onward_buttons(here, localizer)).buttons(self._keeping_buttons(localizer))
            return
        if here.attempt.actions:
            sheet.text(f"👉 {words.phase(localizer, self.seen)}")
        else:
            sheet.text(localizer.say("puzzle-task", effects=here.puzzle.effects))
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
        return told + localizer.say("puzzle-shown" if here.shows_solution else _OUTCOMES[here.attempt.outcome])

    def _streak(self, localizer: Localizer) -> str:
        """Return what is kept, or what could be."""
        streak = self.record.streak
        if streak is not None:
            return localizer.say("puzzle-streak", days=streak) if streak else ""
        is_done = self.here.is_of_today and self.here.attempt.outcome is Outcome.SOLVED
        return f"-# {localizer.say('puzzle-keep-ask')}" if is_done else ""

    def _keeping_buttons(self, localizer: Localizer) -> list[Button]:
        here, record = self.here, self.record
        # a solution that was looked at is no attempt: nobody has solved it by that
        path = None if here.shows_solution else here.attempt.path or None
        wish, key = ("off", "puzzle-key-forget") if record.streak is not None else ("on", "puzzle-key-keep")
        keep = Button(KEEP.to(here.number, here.with_day(wish), path), localizer.say(key))
        if not record.is_on_server:
            return [keep]
        return [Button(WEEK.to(here.number, here.with_day("week"), path), localizer.say("puzzle-key-week")), keep]


def puzzle_page(here: Spot, names: Sequence[str], record: PuzzleRecord, refusal: str = "") -> PuzzlePage:
    """Return the page of a place; `names` are those of the seats, unescaped."""
    return PuzzlePage(here.game, here.seat, names, here.new_events, here, record, refusal)


# The solution in words


def explained(puzzle: Puzzle, localizer: Localizer, names: Sequence[str]) -> str:
    """Return the solution step by step, with what the winning column has after each, and how sure that is."""
    blocks = list(_blocks(puzzle))
    end = _ended(puzzle, blocks[-1][1])
    domain = None if end.result is None else end.result.domain
    lines = [
        f"{number}. {_block_text(game, actions, puzzle.seat, localizer, names)}"
        f"{_count(after.position, puzzle.seat, domain, localizer)}"
        for number, (game, after, actions) in enumerate(blocks, start=1)
    ]
    if puzzle.tries:
        lines.append(f"-# {localizer.say('puzzle-missed', missed=puzzle.missed, tries=puzzle.tries)}")
    lines.append(f"-# {localizer.say('puzzle-proof', searched=puzzle.searched)}")
    return "\n".join((localizer.say("puzzle-way"), *lines))


def _blocks(puzzle: Puzzle) -> list[tuple[Game, Game, list[Action]]]:
    """Return step 1 and each effect of the solution: the game before and after it, and its actions."""
    found: list[tuple[Game, Game, list[Action]]] = []
    game = puzzle.game
    for action in puzzle.solution:
        begins = game.position.phase != CHOOSE
        after = game.play(puzzle.seat, action)
        if begins:
            found.append((game, after, [action]))
        else:
            start, _, actions = found[-1]
            found[-1] = (start, after, [*actions, action])
        game = after
    return found


def _ended(puzzle: Puzzle, game: Game) -> Game:
    return game.play(puzzle.seat, END) if END in game.legal(puzzle.seat) else game


def _block_text(game: Game, actions: Sequence[Action], seat: int, localizer: Localizer, names: Sequence[str]) -> str:
    told: list[str] = []
    for action in actions:
        told.append(words.action(localizer, action, observe(game, seat), names))
        game = game.play(seat, action)
    first, *others = told
    return f"**{first}**" + (f": {', '.join(others)}" if others else "")


def _count(position: Position, seat: int, domain: str | None, localizer: Localizer) -> str:
    """Return how many cards the winning column has, of how many it needs."""
    if domain is None:
        return ""
    number = list[str](DOMAINS).index(domain)
    have, need = column(position.columns[seat], number), position.hegemony_need(seat, number)
    return f" → {words.icon(localizer, domain)} {localizer.say('puzzle-count', have=have, need=need)}"


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
