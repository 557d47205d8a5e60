"""A board of the week's deal: a game alone against the computer, of which nothing can be taken back.

Nothing of it is shown to anyone else while the week lasts.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from bot.discord.routing import handles
from bot.discord.sheet import Button, Sheet, Style
from bot.games.civ.game import civ_game
from bot.games.civ.pages.solo.duplicate.addresses import (
    AS_TEXT,
    BEGIN,
    BEGIN_BOARD,
    DO,
    PICK,
    WEEK,
    AtBoard,
    Begin,
    Chosen,
    week_code,
    week_in,
)
from bot.games.civ.pages.solo.page import DecisionVerbs, PageStyle, SoloPage
from bot.games.civ.pages.solo.presses import pressed_actions, show_page, tell_page
from bot.games.civ.pages.story import recent_events, since_last_turn
from bot.games.civ.rules import Game
from bot.i18n.catalogue import Localizer
from bot.match import Match
from bot.pages.press import Press
from bot.table.duplicate import LOST, SHARED, WON, Board, Score, is_too_new
from bot.table.names import computer_name

VERBS: Final = DecisionVerbs(DO, PICK, BEGIN)
OUTCOMES: Final = {WON: "won", SHARED: "shared", LOST: "lost"}


@dataclass(frozen=True, slots=True)
class BoardPage(SoloPage):
    """The page of a board, for its person.

    Of a game that is over in this week, `boards` are all of theirs and `score` is what they have by now.
    """

    board: Board
    is_week_over: bool = False
    boards: Sequence[Board] = ()
    score: Score | None = None

    def add_above(self, sheet: Sheet, localizer: Localizer) -> None:
        """Add which board it is."""
        title = board_title(self.board.week, self.board.seat, localizer)
        sheet.text(f"### 🎴 {title}\n-# {localizer.say('duplicate-about')}")

    def add_below(self, sheet: Sheet, localizer: Localizer, style: PageStyle) -> None:
        """Add what has happened, what may be done or how the game counts, and the buttons."""
        board, say, buttons = self.board, localizer.say, list[Button]()
        sheet.text(self.news(localizer))
        if self.is_week_over and self.seen.result is None:
            sheet.text(say("duplicate-cut-short"))
        else:
            again = Button(BEGIN_BOARD.to(board.seat, 1, board.level), say("key-refresh"), Style.primary)
            door = VERBS.door(week_code(board.week), board.seat, board.revision)
            buttons = self.add_decision(sheet, localizer, door, again)
        if board.outcome is not None:
            counts = say("duplicate-counts", state=OUTCOMES[board.outcome], turns=board.turns)
            counts = say("duplicate-too-new") if is_too_new(board.user, board.week) else counts
            sheet.text("\n".join((counts, *score_lines(self.score, localizer))))
            buttons = next_buttons(self.boards, localizer)
        as_text = Button(AS_TEXT.to(week_code(board.week), board.seat), say("key-text"))
        sheet.buttons([*buttons, as_text, Button(WEEK.to(), say("duplicate-key-week"))])


def board_page(
    board: Board,
    game: Game,
    names: tuple[str, ...],
    *,
    is_week_over: bool = False,
    boards: Sequence[Board] = (),
    score: Score | None = None,
) -> BoardPage:
    """Return the page of a board; `names` are those of the seats, unescaped."""
    events = recent_events(game, board.seat, since=since_last_turn(game))
    return BoardPage(game, board.seat, names, events, board, is_week_over, boards, score)


def week_number(week: date) -> int:
    """Return the number that a week has in its year."""
    return week.isocalendar().week


def board_title(week: date, seat: int, localizer: Localizer) -> str:
    """Return what the game of a week from a seat is called."""
    return localizer.say("duplicate-board-title", week=week_number(week), board=seat + 1)


def score_lines(score: Score | None, localizer: Localizer) -> list[str]:
    """Return what someone has of the points by now; nothing while there is nothing to compare."""
    if score is None or score.share is None:
        return []
    return [localizer.say("duplicate-score", percent=round(100 * score.share))]


def next_buttons(boards: Sequence[Board], localizer: Localizer) -> list[Button]:
    """Return the button that begins the seat that is open now; none before the first, and after the second."""
    if len(boards) != 1 or boards[0].outcome is None:
        return []
    other = BEGIN_BOARD.to(1 - boards[0].seat, 1, boards[0].level)
    return [Button(other, localizer.say("duplicate-key-other"), Style.primary)]


# Presses


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
