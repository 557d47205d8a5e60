"""The pages of the week's deal: how it stands, how it works, one's board, and who has done best. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final

from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT, discord_time
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
    STANDINGS,
    WEEK,
    week_code,
)
from bot.games.civ.pages.solo.page import DecisionVerbs, PageStyle, SoloPage
from bot.games.civ.pages.story import recent_events, since_last_turn
from bot.games.civ.rules import Game
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.manager.duplicates import Listed, Played
from bot.table.duplicate import BOARDS, LEVELS, LOST, SHARED, WON, Board, Score, is_too_new, label_of, starts_at
from bot.table.values import Level

VERBS: Final = DecisionVerbs(DO, PICK, BEGIN)
_OUTCOMES: Final = {WON: "won", SHARED: "shared", LOST: "lost"}
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
    sheet = Sheet(ACCENT).text(f"### 🎴 {say('duplicate-title', week=_number(state.week))}")
    until = discord_time(starts_at(state.week + timedelta(days=7)), "f")
    level = state.boards[0].level if state.boards else Level.NORMAL.value
    sheet.text(say("duplicate-how", until=until, level=level))
    lines = [_board_line(board, localizer) for board in state.boards]
    lines += _score_lines(state.score, localizer)
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
    buttons += _next_buttons(state.boards, localizer)
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


def _next_buttons(boards: Sequence[Board], localizer: Localizer) -> list[Button]:
    """Return the button that begins the seat that is open now; none before the first, and after the second."""
    if len(boards) != 1 or boards[0].outcome is None:
        return []
    other = BEGIN_BOARD.to(1 - boards[0].seat, 1, boards[0].level)
    return [Button(other, localizer.say("duplicate-key-other"), Style.primary)]


def _commitment_line(committed: Committed, localizer: Localizer) -> str:
    made_at = committed.made_at
    when = "unknown" if made_at is None else "early" if made_at < starts_at(committed.week) else "late"
    at = "" if made_at is None else discord_time(made_at, "f")
    shown = committed.commitment[:_SHOWN_SIGNS]
    return localizer.say("duplicate-commitment", week=label_of(committed.week), commitment=shown, when=when, at=at)


def _number(week: date) -> int:
    """Return the number that a week has in its year."""
    return week.isocalendar().week


def _board_line(board: Board, localizer: Localizer) -> str:
    state = "begun" if board.outcome is None else _OUTCOMES[board.outcome]
    return localizer.say("duplicate-board", board=board.seat + 1, state=state, turns=board.turns)


def _score_lines(score: Score | None, localizer: Localizer) -> list[str]:
    if score is None or score.share is None:
        return []
    return [localizer.say("duplicate-score", percent=round(100 * score.share))]


# Standings


def standings_page(
    week: date, found: Sequence[Listed], scope: str, level: str, localizer: Localizer, *, is_on_server: bool, this: date
) -> Sheet:
    """Return the table of a week against one level; nobody is pinged. `this` is the week that goes on."""
    say = localizer.say
    title = say(f"duplicate-table-{scope}", week=_number(week))
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
    sheet = Sheet(ACCENT).text(f"### 🎴 {say('duplicate-games', week=_number(week))}")
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


def board_title(week: date, seat: int, localizer: Localizer) -> str:
    """Return what the game of a week from a seat is called."""
    return localizer.say("duplicate-board-title", week=_number(week), board=seat + 1)


# Boards


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
            counts = say("duplicate-counts", state=_OUTCOMES[board.outcome], turns=board.turns)
            counts = say("duplicate-too-new") if is_too_new(board.user, board.week) else counts
            sheet.text("\n".join((counts, *_score_lines(self.score, localizer))))
            buttons = _next_buttons(self.boards, localizer)
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
