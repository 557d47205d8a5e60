"""The pages of the week's deal: how it stands, one's board, and the table. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Final

from bot.discord.routing import Bare, CustomId, Verb, number, one_of, text
from bot.discord.sheet import Button, Sheet, Style, whole_lines
from bot.discord.symbols import ACCENT
from bot.games.civ.pages.private_play import add_choices
from bot.games.civ.pages.story import events_beside_result, recent_events, since_last_turn, without_draws
from bot.games.civ.pictures.hand_texts import hand_alt
from bot.games.civ.pictures.texts import alt_text, text_board
from bot.games.civ.rules import Event, Game, observe
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT
from bot.i18n.facts import cut_at_facts
from bot.i18n.names import safe_name
from bot.manager.duplicates import Listed
from bot.pages.addresses.table import ActionText
from bot.table.duplicate import BOARDS, LOST, SHARED, WON, Board, Score, label_of

BOARD: Final = "duplicate-board.png"
HAND: Final = "duplicate-hand.png"
MOST_NEWS: Final = 900
RESERVED: Final = 1800
"""Characters left for what stands below the board in words."""
Week = Annotated[str, text(r"[0-9]{8}")]
"""The Monday of a week, as `20261123`."""
SeatNumber = Annotated[int, number(0, len(BOARDS) - 1)]


@dataclass(frozen=True, slots=True)
class Begin:
    """The board of a seat, and whether its person wants to be named in the tables."""

    seat: SeatNumber
    listed: Annotated[int, number(0, 1)]


@dataclass(frozen=True, slots=True)
class AtBoard:
    """A board of a week."""

    week: Week
    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class Chosen(AtBoard):
    """What was chosen at a board as it was then, or which select it is."""

    revision: Annotated[int, number(0, 9_999_999)]
    action: ActionText


@dataclass(frozen=True, slots=True)
class Standings:
    """The table of a week: of this server, or of all."""

    week: Week
    scope: Annotated[str, one_of("here", "all")]


WEEK: Final = Verb("dup", Bare)
BEGIN_BOARD: Final = Verb("dup_begin", Begin)
DO: Final = Verb("dup_do", Chosen)
PICK: Final = Verb("dup_pick", Chosen)
BEGIN: Final = Verb("dup_effect", Chosen)
AS_TEXT: Final = Verb("dup_text", AtBoard)
STANDINGS: Final = Verb("dup_table", Standings)
DOWNLOAD: Final = Verb("dup_export", Standings)
_DOORS: Final = {"do": DO, "pick": PICK, "begin": BEGIN}
_OUTCOMES: Final = {WON: "won", SHARED: "shared", LOST: "lost"}


def week_code(week: date) -> str:
    """Return a week as an address writes it."""
    return f"{week:%Y%m%d}"


@dataclass(frozen=True, slots=True)
class WeekState:
    """How a week stands for someone: its commitments, their boards, their score, and their last week."""

    week: date
    commitment: str
    next_week: date
    next_commitment: str
    boards: Sequence[Board]
    score: Score | None
    last_week: date | None
    """The week before, where they have played it."""
    is_on_server: bool


def week_page(state: WeekState, localizer: Localizer) -> Sheet:
    """Return the page of the week's deal."""
    say = localizer.say
    sheet = Sheet(ACCENT).text(f"### 🎴 {say('duplicate-title', week=_number(state.week))}")
    sheet.text(say("duplicate-how"))
    lines = [_board_line(seat, state.boards, localizer) for seat in BOARDS]
    if state.score is not None and state.score.share is not None:
        lines.append(say("duplicate-score", percent=round(100 * state.score.share)))
    sheet.text("\n".join(lines))
    begun = {board.seat: board for board in state.boards}
    buttons: list[Button] = []
    for seat in BOARDS:
        board = begun.get(seat)
        if board is not None:
            key = "duplicate-key-look" if board.outcome is not None else "duplicate-key-go-on"
            buttons.append(Button(BEGIN_BOARD.to(seat, int(board.is_listed)), say(key, board=seat + 1), Style.primary))
        elif begun:
            listed = int(next(iter(begun.values())).is_listed)
            buttons.append(
                Button(BEGIN_BOARD.to(seat, listed), say("duplicate-key-begin", board=seat + 1), Style.primary)
            )
    if not begun:
        sheet.text(f"-# {say('duplicate-names')}")
        buttons = [
            Button(BEGIN_BOARD.to(0, 1), say("duplicate-key-named"), Style.primary),
            Button(BEGIN_BOARD.to(0, 0), say("duplicate-key-unnamed")),
        ]
    sheet.buttons(buttons)
    code = week_code(state.week)
    tables = [Button(STANDINGS.to(code, "all"), say("duplicate-key-all"))]
    if state.is_on_server:
        tables.insert(0, Button(STANDINGS.to(code, "here"), say("duplicate-key-here")))
    if state.last_week is not None:
        tables.append(Button(DOWNLOAD.to(week_code(state.last_week), "all"), say("duplicate-key-last")))
    sheet.buttons(tables)
    return sheet.text(
        "\n".join(
            f"-# {say('duplicate-commitment', week=label_of(week), commitment=commitment)}"
            for week, commitment in ((state.week, state.commitment), (state.next_week, state.next_commitment))
        )
    )


def _number(week: date) -> int:
    """Return the number that a week has in its year."""
    return week.isocalendar().week


def _board_line(seat: int, boards: Sequence[Board], localizer: Localizer) -> str:
    board = next((each for each in boards if each.seat == seat), None)
    if board is None:
        state = "open"
    elif board.outcome is None:
        state = "begun"
    else:
        state = _OUTCOMES[board.outcome]
    turns = board.turns if board is not None else 0
    return localizer.say("duplicate-board", board=seat + 1, state=state, turns=turns)


def standings_page(week: date, found: Sequence[Listed], scope: str, localizer: Localizer) -> Sheet:
    """Return the table of a week; nobody is pinged."""
    say = localizer.say
    sheet = Sheet(ACCENT).text(f"### 🎴 {say(f'duplicate-table-{scope}', week=_number(week))}")
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
    sheet.text("\n".join(lines) or say("duplicate-line-none")).text(f"-# {say('duplicate-scoring')}")
    return sheet.buttons([Button(WEEK.to(), say("tutorial-key-back"), Style.primary)])


@dataclass(frozen=True, slots=True)
class Scene:
    """A board as its person sees it; `names` are those of the seats, unescaped."""

    board: Board
    game: Game
    names: tuple[str, ...]
    is_week_over: bool = False

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.board.seat

    @property
    def new_events(self) -> tuple[Event, ...]:
        """What has happened since this seat's last turn, as far as it sees it."""
        return recent_events(self.game, self.seat, since=since_last_turn(self.game))


def board_page(
    scene: Scene, localizer: Localizer, *, has_picture: bool = True, has_text: bool = False, note: str = ""
) -> Sheet:
    """Return the page of a board.

    With `has_text` board and hand are told in words too, as they always are without pictures. `note` says in small
    print why there are no pictures.
    """
    game, names, board = scene.game, scene.names, scene.board
    seen = observe(game, scene.seat)
    safe = [safe_name(name) for name in names]
    title = localizer.say("duplicate-board-title", week=_number(board.week), board=board.seat + 1)
    sheet = Sheet(ACCENT).text(f"### 🎴 {title}\n-# {localizer.say('duplicate-about')}")
    if has_picture:
        sheet.picture(BOARD, alt_text(observe(game, None), names, localizer, scene.new_events))
        if seen.hand:
            sheet.picture(HAND, cut_at_facts(hand_alt(seen, localizer), localizer, MOST_ALT))
    if has_text or not has_picture:
        rest = localizer.say("text-more", button=localizer.say("key-text"))
        sheet.text(whole_lines(text_board(seen, safe, localizer, scene.new_events), sheet.room - RESERVED, rest))
    if note:
        sheet.text(f"-# {note}")
    told = [*without_draws(events_beside_result(scene.new_events, seen.result))]
    if told:
        sheet.text(words.describe_events(localizer, told, safe, MOST_NEWS, marks=words.MARKDOWN))
    buttons: list[Button] = []
    if seen.result is not None:
        sheet.text(words.ending_text(localizer, seen, safe, is_result_shown=False))
    elif scene.is_week_over:
        sheet.text(localizer.say("duplicate-cut-short"))
    else:
        sheet.text(localizer.say("hand-your-move", step=words.phase(localizer, seen)))

        def door(verb: str, what: str) -> CustomId:
            return _DOORS[verb].to(week_code(board.week), board.seat, board.revision, what)

        buttons = add_choices(sheet, game, scene.seat, names, localizer, door)
    text_button = Button(AS_TEXT.to(week_code(board.week), board.seat), localizer.say("key-text"))
    return sheet.buttons([*buttons, text_button, Button(WEEK.to(), localizer.say("duplicate-key-week"))])
