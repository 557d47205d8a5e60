"""The page of a puzzle: the board and the hand as in a game, what may be done, and how the attempt has ended. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.discord.routing import CustomId
from bot.discord.sheet import Button, Sheet, Style, whole_lines
from bot.discord.symbols import ACCENT
from bot.games.civ.pages.choices import FREE_FIRST, actions_of
from bot.games.civ.pages.effect_lines import effect_lines
from bot.games.civ.pages.offers import offer
from bot.games.civ.pages.one_press import offered, wins_by_ending
from bot.games.civ.pages.solo.puzzle.puzzle_spot import AS_TEXT, KEEP, PICK, PUZZLE, SOLUTION, TODAY, WEEK, Spot
from bot.games.civ.pictures.hand_texts import hand_alt
from bot.games.civ.pictures.texts import alt_text, text_board
from bot.games.civ.puzzles.attempt import MOST_PATH, Outcome, before, further
from bot.games.civ.puzzles.puzzle import GRADES, Puzzle
from bot.games.civ.rules import Action, Game, Observation, observe
from bot.games.civ.rules.actions import END, SKIP
from bot.games.civ.rules.cards import DOMAINS, column
from bot.games.civ.rules.position import CHOOSE, EFFECTS, Position
from bot.games.civ.rules.setup import IMMEDIATE
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT
from bot.i18n.facts import cut_at_facts
from bot.i18n.names import safe_name
from bot.i18n.times import day as day_text

BOARD: Final = "puzzle-board.png"
HAND: Final = "puzzle-hand.png"
MOST_NEWS: Final = 600
RESERVED: Final = 1800
"""Characters left for what stands below the board in words."""
_OUTCOMES: Final = {
    Outcome.SOLVED: "puzzle-solved",
    Outcome.LUCKY: "puzzle-lucky",
    Outcome.MISSED: "puzzle-missed-turn",
}
_ENDS: Final = {END.word: Style.success, SKIP.word: Style.primary}


@dataclass(frozen=True, slots=True)
class PuzzleRecord:
    """What is kept of someone: None where they do not want it, else the days in a row."""

    streak: int | None
    is_on_server: bool = False


def puzzle_page(
    here: Spot,
    localizer: Localizer,
    names: Sequence[str],
    record: PuzzleRecord,
    *,
    has_picture: bool = True,
    has_text: bool = False,
    note: str = "",
    refusal: str = "",
) -> Sheet:
    """Return the page of a place; `names` are those of the seats, unescaped.

    With `has_text` board and hand are told in words too, as they always are without pictures. `note` says in small
    print why there are no pictures, `refusal` why what was pressed was not possible.
    """
    seen = here.seen
    safe = [safe_name(name) for name in names]
    sheet = Sheet(ACCENT).text(_heading(here, localizer))
    if has_picture:
        sheet.picture(BOARD, alt_text(observe(here.game, None), names, localizer, here.new_events))
        if seen.hand:
            sheet.picture(HAND, cut_at_facts(hand_alt(seen, localizer), localizer, MOST_ALT))
    if has_text or not has_picture:
        rest = localizer.say("text-more", button=localizer.say("key-text"))
        sheet.text(whole_lines(text_board(seen, safe, localizer, here.new_events), sheet.room - RESERVED, rest))
    if note:
        sheet.text(f"-# {note}")
    if refusal:
        sheet.text(f"⛔ {refusal}")
    sheet.text(_quoted(here, localizer, safe))
    if not here.is_open:
        sheet.text(_ending(here, localizer, safe))
        if here.shows_solution or here.attempt.outcome is Outcome.SOLVED:
            sheet.text(explained(here.puzzle, localizer, safe))
        sheet.text(_streak(here, record, localizer))
        return sheet.buttons(_onward_buttons(here, localizer)).buttons(_keeping_buttons(here, record, localizer))
    if not here.attempt.actions:
        sheet.text(_task(here.puzzle, localizer))
    else:
        sheet.text(f"👉 {words.phase(localizer, seen)}")
    _add_choices(sheet, here, seen, localizer, names)
    return sheet.buttons(_last_buttons(here, seen, localizer))


def _heading(here: Spot, localizer: Localizer) -> str:
    title = (
        localizer.say("puzzle-of-day", day=day_text(localizer, here.day))
        if here.is_of_today
        else localizer.say("puzzle-number", number=here.number)
    )
    setup = here.puzzle.game.setup
    stars = "★" * here.puzzle.grade + "☆" * (len(GRADES) - here.puzzle.grade)
    facts = localizer.say(
        "puzzle-facts",
        grade=here.puzzle.grade,
        stars=stars,
        players=setup.players,
        teams="yes" if setup.teams else "no",
        need=setup.hegemony_size,
        reading="immediate" if setup.hegemony == IMMEDIATE else "end",
    )
    lines = [f"### 🧩 {title}", f"-# {facts}"]
    if here.is_of_today and here.until is not None and here.is_open:
        at = int(here.until.timestamp())
        lines.append(f"-# {localizer.say('puzzle-until', at=f'<t:{at}:t>', left=f'<t:{at}:R>')}")
    return "\n".join(lines)


def _task(puzzle: Puzzle, localizer: Localizer) -> str:
    return localizer.say("puzzle-task", effects=puzzle.effects)


def _quoted(here: Spot, localizer: Localizer, names: Sequence[str]) -> str:
    found = [event for event in here.new_events if event.kind != "over"]
    told = words.describe_events(localizer, found, names, MOST_NEWS, marks=words.MARKDOWN) if found else ""
    return "\n".join(f"> {line}" for line in told.split("\n") if line)


def _ending(here: Spot, localizer: Localizer, names: Sequence[str]) -> str:
    """Return how an attempt has ended, or that the solution is shown."""
    result = here.seen.result
    told = f"**{words.result(localizer, result, names, here.seen)}**\n" if result is not None else ""
    key = "puzzle-shown" if here.shows_solution else _OUTCOMES[here.attempt.outcome]
    return told + localizer.say(key)


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


def _add_choices(sheet: Sheet, here: Spot, seen: Observation, localizer: Localizer, names: Sequence[str]) -> None:
    path = here.attempt.path
    found = offered(here.game, here.seat)
    if any(group.kind in FREE_FIRST for group in found) or seen.phase == EFFECTS:
        in_menu = any(group.kind == "copy" and not group.is_buttons for group in found)
        begun = [group.begins for group in found if group.begins is not None and group.begins.word == "use"]
        sheet.text(effect_lines(seen, localizer, has_copies=not in_menu, in_menus=begun))
    selects = 0

    def door(verb: str, what: str) -> CustomId:
        nonlocal selects
        if verb == "do":
            return PUZZLE.to(here.number, here.with_day("do"), further(here.puzzle, path, actions_of([what])) or None)
        selects += 1
        begun = actions_of([what]) if verb == "begin" else ()
        return PICK.to(here.number, here.with_day(f"s{selects}"), further(here.puzzle, path, begun) or None)

    if len(path) >= MOST_PATH - 10:
        return  # longer than any sensible turn: there is only the way back
    for group in found:
        offer(sheet, seen, group, localizer, names, door)


def _last_buttons(here: Spot, seen: Observation, localizer: Localizer) -> list[Button]:
    path = here.attempt.path
    buttons: list[Button] = []
    for action in seen.legal:
        style = _ENDS.get(action.word)
        if style is not None and len(path) < MOST_PATH:
            is_winning = action == END and wins_by_ending(here.game, here.seat)
            label = localizer.say("key-end-win" if is_winning else f"key-{action.word}")
            buttons.append(
                Button(PUZZLE.to(here.number, here.with_day("end"), further(here.puzzle, path, [action])), label, style)
            )
    return [*buttons, *_back_buttons(here, localizer), *_always(here, localizer)]


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
    if here.shows_solution or here.attempt.outcome is Outcome.SOLVED:
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


def _streak(here: Spot, record: PuzzleRecord, localizer: Localizer) -> str:
    """Return what is kept, or what could be."""
    if record.streak is not None:
        return localizer.say("puzzle-streak", days=record.streak) if record.streak else ""
    is_done = here.is_of_today and here.attempt.outcome is Outcome.SOLVED
    return f"-# {localizer.say('puzzle-keep-ask')}" if is_done else ""


def _keeping_buttons(here: Spot, record: PuzzleRecord, localizer: Localizer) -> list[Button]:
    # a solution that was looked at is no attempt: nobody has solved it by that
    path = None if here.shows_solution else here.attempt.path or None
    wish, key = ("off", "puzzle-key-forget") if record.streak is not None else ("on", "puzzle-key-keep")
    week = (
        [Button(WEEK.to(here.number, here.with_day("week"), path), localizer.say("puzzle-key-week"))]
        if record.is_on_server
        else []
    )
    return [*week, Button(KEEP.to(here.number, here.with_day(wish), path), localizer.say(key))]
