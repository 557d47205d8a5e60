"""The pages of the week's deal: how it stands, one's board, a table of people, and who has done best. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final

from bot.discord.routing import CustomId
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT, discord_time, jump
from bot.games.civ.pages.duplicate.addresses import (
    AS_TEXT,
    BEGIN,
    BEGIN_BOARD,
    DO,
    DOWNLOAD,
    GAMES,
    JOIN,
    LEAVE,
    NAMING,
    OPEN_TABLE,
    PICK,
    REPLAY,
    SEAT,
    SEAT_BEGIN,
    SEAT_DO,
    SEAT_PICK,
    SEAT_TEXT,
    STANDINGS,
    WEEK,
    week_code,
)
from bot.games.civ.pages.private_play import WITH_PICTURES, PageStyle, PrivateGame, add_decision, add_game
from bot.games.civ.pages.story import recent_events, since_last_turn
from bot.games.civ.rules import Game
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.manager.duplicates import Listed, Played
from bot.table.duplicate import (
    BOARDS,
    FIELDS,
    LOST,
    SHARED,
    TABLES,
    WON,
    Board,
    Player,
    Score,
    WeekTable,
    label_of,
    starts_at,
)
from bot.table.values import Level

_DOORS: Final = {"do": DO, "pick": PICK, "begin": BEGIN}
_SEAT_DOORS: Final = {"do": SEAT_DO, "pick": SEAT_PICK, "begin": SEAT_BEGIN}
_OUTCOMES: Final = {WON: "won", SHARED: "shared", LOST: "lost"}
_FROM_LIST: Final = "list"
"""The slot of a replay's first page in its address."""
_MOST_OPENABLE: Final = 8
"""Weeks whose tables can be turned back to."""


@dataclass(frozen=True, slots=True)
class Committed:
    """What was published of a week's secret, and when the secret was made."""

    week: date
    commitment: str
    made_at: datetime | None


@dataclass(frozen=True, slots=True)
class WeekState:
    """How a week stands for someone: its commitments, their games, their score, and their last week."""

    week: date
    commitments: Sequence[Committed]
    boards: Sequence[Board]
    tables: Sequence[WeekTable]
    user: int
    score: Score | None
    last_week: date | None
    """The week before, where they have played it."""
    is_on_server: bool
    is_too_new: bool = False

    @property
    def is_listed(self) -> bool | None:
        """Whether they are named in the week's tables; None where they have not played yet."""
        found = [board.is_listed for board in self.boards]
        found += [each.is_listed for table in self.tables for each in table.people if each.user == self.user]
        return any(found) if found else None


def week_page(state: WeekState, localizer: Localizer) -> Sheet:
    """Return the page of the week's deal."""
    say = localizer.say
    sheet = Sheet(ACCENT).text(f"### 🎴 {say('duplicate-title', week=_number(state.week))}")
    sheet.text(say("duplicate-how", until=discord_time(starts_at(state.week + timedelta(days=7)), "f")))
    field = state.boards[0].field if state.boards else Level.NORMAL.value
    lines = [_board_line(seat, state.boards, localizer) for seat in BOARDS]
    sheet.text("\n".join((say("duplicate-alone", field=field), *lines)))
    sheet.buttons(_alone_buttons(state, localizer))
    tables = [_table_line(table, state.user, localizer) for table in state.tables]
    sheet.text("\n".join((f"**{say('duplicate-tables')}**", *(tables or [say("duplicate-tables-how")]))))
    sheet.buttons([Button(SEAT.to(each.id), say("duplicate-key-seat", players=each.players), Style.primary)
                   for each in state.tables if each.rotation is not None])  # fmt: skip
    sheet.buttons([Button(LEAVE.to(each.id), say("duplicate-key-leave", players=each.players))
                   for each in state.tables if each.rotation is None])  # fmt: skip
    if state.is_on_server and not state.is_too_new:
        taken = {table.players for table in state.tables}
        sheet.buttons([
            Button(OPEN_TABLE.to(players), say("duplicate-key-open", players=players))
            for players in TABLES if players not in taken
        ])  # fmt: skip
    if state.score is not None and state.score.share is not None:
        sheet.text(say("duplicate-score", percent=round(100 * state.score.share)))
    code = week_code(state.week)
    rest = [Button(STANDINGS.to(code, "here" if state.is_on_server else "all", field), say("duplicate-key-table"))]
    if state.is_listed is not None:
        key = "duplicate-key-unname" if state.is_listed else "duplicate-key-name"
        rest.append(Button(NAMING.to(int(not state.is_listed)), say(key)))
    if state.last_week is not None:
        rest.append(Button(GAMES.to(week_code(state.last_week)), say("duplicate-key-last")))
    sheet.buttons(rest)
    notes = [say("duplicate-names")] if state.is_listed is None else []
    notes += [say("duplicate-too-new")] if state.is_too_new else []
    notes += [_commitment_line(each, localizer) for each in state.commitments]
    return sheet.text("\n".join(f"-# {note}" for note in notes))


def _alone_buttons(state: WeekState, localizer: Localizer) -> list[Button]:
    say = localizer.say
    normal, expert = Level.NORMAL.value, Level.EXPERT.value
    if not state.boards and state.is_listed is not None:  # they have a seat at a table: they have said it before
        listed = int(state.is_listed)
        return [
            Button(BEGIN_BOARD.to(0, listed, normal), say("duplicate-key-begin", board=1), Style.primary),
            Button(BEGIN_BOARD.to(0, listed, expert), say("duplicate-key-expert")),
        ]
    if not state.boards:
        return [
            Button(BEGIN_BOARD.to(0, 1, normal), say("duplicate-key-named"), Style.primary),
            Button(BEGIN_BOARD.to(0, 0, normal), say("duplicate-key-unnamed")),
            Button(BEGIN_BOARD.to(0, 0, expert), say("duplicate-key-expert")),
        ]
    begun = {board.seat: board for board in state.boards}
    field, listed = state.boards[0].field, int(bool(state.is_listed))
    buttons: list[Button] = []
    for seat in BOARDS:
        board = begun.get(seat)
        if board is None:
            key = "duplicate-key-begin"
        else:
            key = "duplicate-key-look" if board.outcome is not None else "duplicate-key-go-on"
        buttons.append(Button(BEGIN_BOARD.to(seat, listed, field), say(key, board=seat + 1), Style.primary))
    return buttons


def _commitment_line(committed: Committed, localizer: Localizer) -> str:
    made_at = committed.made_at
    when = "unknown" if made_at is None else "early" if made_at < starts_at(committed.week) else "late"
    at = "" if made_at is None else discord_time(made_at, "f")
    return localizer.say(
        "duplicate-commitment", week=label_of(committed.week), commitment=committed.commitment, when=when, at=at
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


def _table_line(table: WeekTable, user: int, localizer: Localizer) -> str:
    """Return how a table stands for one of its people."""
    mine, seat = next(each for each in table.people if each.user == user), table.seat_of(user)
    if mine.replaced_at is not None:
        state = "replaced"
    elif mine.outcome is not None:
        state = _OUTCOMES[mine.outcome]
    elif seat is None:
        state = "waiting"
    else:
        state = "turn" if seat in table.waiting else "begun"
    return localizer.say(
        "duplicate-table-line",
        players=table.players,
        who=_names(table.people, localizer),
        free=table.players - len(table.people),
        state=state,
        turns=mine.turns,
    )


def _names(people: Sequence[Player], localizer: Localizer) -> str:
    return localizer.list([safe_name(player.name) for player in people])


# Tables of people


def table_page(table: WeekTable, localizer: Localizer, *, is_week_over: bool = False) -> Sheet:
    """Return the public message of a table: who sits there, whose turn it is, and how one takes a seat.

    No card is ever shown there.
    """
    say = localizer.say
    title = say("duplicate-open-title", players=table.players, week=_number(table.week))
    sheet = Sheet(ACCENT).text(f"### 🎴 {title}")
    if not table.people:
        return sheet.text(say("duplicate-open-gone"))
    free = table.players - len(table.people)
    sheet.text(say("duplicate-open-who", who=_names(table.people, localizer), free=free))
    if table.replaced_seats and not table.is_given_up:
        sheet.text(_replaced_text(table, None, localizer))
    if not free:
        sheet.text(_state_text(table, localizer, is_week_over=is_week_over))
    sheet.text(f"-# {say('duplicate-open-how')}")
    if free:
        return sheet.buttons([
            Button(JOIN.to(table.id), say("key-join"), Style.success),
            Button(LEAVE.to(table.id), say("key-leave")),
        ])  # fmt: skip
    return sheet.buttons([Button(SEAT.to(table.id), say("key-hand"), Style.primary)])


# Standings


def standings_page(
    week: date, found: Sequence[Listed], scope: str, field: str, localizer: Localizer, *, is_on_server: bool, this: date
) -> Sheet:
    """Return the table of a week and field; nobody is pinged. `this` is the week that goes on."""
    say = localizer.say
    title = say(f"duplicate-table-{scope}", week=_number(week))
    sheet = Sheet(ACCENT).text(f"### 🎴 {title}\n**{say('duplicate-field', **_field_values(field))}**")
    lines = [
        say(
            "duplicate-line",
            place=place,
            name=safe_name(line.name),
            percent=0 if line.score.share is None else round(100 * line.score.share),
            compared="no" if line.score.share is None else "yes",
            finished=line.score.finished,
            boards=1 if field.isdigit() else len(BOARDS),
        )
        for place, line in enumerate(found, start=1)
    ]
    sheet.text("\n".join(lines) or say("duplicate-line-none")).text(f"-# {say('duplicate-scoring')}")
    code = week_code(week)
    labels = {each: say("duplicate-key-field", **_field_values(each)) for each in FIELDS}
    sheet.buttons([
        Button(STANDINGS.to(code, scope, each), label, is_disabled=each == field) for each, label in labels.items()
    ])  # fmt: skip
    other = "all" if scope == "here" else "here"
    row = [Button(WEEK.to(), say("tutorial-key-back"), Style.primary)]
    if is_on_server or other == "all":
        row.append(Button(STANDINGS.to(code, other, field), say(f"duplicate-key-{other}")))
    before, after = week - timedelta(days=7), week + timedelta(days=7)
    if before > this - timedelta(days=7 * _MOST_OPENABLE):
        row.append(Button(STANDINGS.to(week_code(before), scope, field), say("duplicate-key-before")))
    if after <= this:
        row.append(Button(STANDINGS.to(week_code(after), scope, field), say("duplicate-key-after")))
    return sheet.buttons(row)


def _field_values(field: str) -> dict[str, str | int]:
    return {"field": "table", "players": int(field)} if field.isdigit() else {"field": field, "players": 0}


# Games of a week that is over


def games_page(week: date, games: Sequence[Played], localizer: Localizer) -> Sheet:
    """Return the list of a person's games of a week that is over."""
    say, code = localizer.say, week_code(week)
    sheet = Sheet(ACCENT).text(f"### 🎴 {say('duplicate-games', week=_number(week))}")
    titles = [game_title(week, game, localizer) for game in games]
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


def game_title(week: date, game: Played, localizer: Localizer) -> str:
    """Return what a game of a week is called, for one of its people."""
    if None in game.names:
        return localizer.say("duplicate-board-title", week=_number(week), board=game.seat + 1)
    people = [safe_name(name or "") for name in game.names]
    return localizer.say("duplicate-seat-title", week=_number(week), who=localizer.list(people))


# Boards


def _state_text(table: WeekTable, localizer: Localizer, *, is_week_over: bool) -> str:
    """Return for whom the game of a table waits, and until when, or that it is over."""
    say = localizer.say
    if table.is_over:
        return say("duplicate-given-up" if table.is_given_up else "duplicate-open-over")
    if is_week_over:
        return say("duplicate-open-week-over")
    due = ((player.name, table.due_at(player)) for player in table.people)
    return "\n".join(
        say("duplicate-open-turn", who=safe_name(name), at=discord_time(at, "f"), left=discord_time(at))
        for name, at in due
        if at is not None
    )


def call_text(table: WeekTable, player: Player, localizer: Localizer) -> str:
    """Return the message that calls a person for their turn, in the channel of the table's public message."""
    due_at = table.due_at(player) or starts_at(table.week + timedelta(days=7))
    line = localizer.say(
        "duplicate-call",
        who=f"<@{player.user}>",
        week=_number(table.week),
        players=table.players,
        at=discord_time(due_at, "f"),
        left=discord_time(due_at),
    )
    return f"{line}\n[{localizer.say('ping-lobby-link')}]({jump(table.guild, table.channel_id or 0, table.message_id)})"


def _replaced_text(table: WeekTable, seat: int | None, localizer: Localizer) -> str:
    """Return whom the computer has replaced, for the person on that seat, or for everyone (None)."""
    lines = [localizer.say("duplicate-replaced")] if seat in table.replaced_seats else []
    others = [table.by_seat[each] for each in table.replaced_seats if each != seat]
    if others:
        who = _names(others, localizer)
        lines.append(localizer.say("duplicate-replaced-others", who=who, count=len(others)))
    return "\n".join(f"⌛ {line}" for line in lines)


@dataclass(frozen=True, slots=True)
class Scene:
    """A board, or a seat at a table, as its person sees it; `names` are those of the seats, unescaped."""

    at: Board | WeekTable
    game: Game
    seat: int
    names: tuple[str, ...]
    is_week_over: bool = False

    @property
    def shown(self) -> PrivateGame:
        """The game, with what has happened since this seat's last turn, as far as it sees it."""
        events = recent_events(self.game, self.seat, since=since_last_turn(self.game))
        return PrivateGame(self.game, self.seat, self.names, events)


def board_page(scene: Scene, localizer: Localizer, style: PageStyle = WITH_PICTURES) -> Sheet:
    """Return the page of a board, or of a seat at a table."""
    at, shown, say = scene.at, scene.shown, localizer.say
    if isinstance(at, Board):
        title = say("duplicate-board-title", week=_number(at.week), board=at.seat + 1)
        refresh, as_text = BEGIN_BOARD.to(at.seat, int(at.is_listed), at.field), AS_TEXT.to(week_code(at.week), at.seat)
    else:
        title = say("duplicate-seat-title", week=_number(at.week), who=localizer.list(shown.safe_names))
        refresh, as_text = SEAT.to(at.id), SEAT_TEXT.to(at.id)
    sheet = Sheet(ACCENT).text(f"### 🎴 {title}\n-# {say('duplicate-about')}")
    add_game(sheet, shown, style, localizer)

    def door(verb: str, what: str) -> CustomId:
        if isinstance(at, Board):
            return _DOORS[verb].to(week_code(at.week), at.seat, at.revision, what)
        return _SEAT_DOORS[verb].to(at.id, at.revision, what)

    buttons: list[Button] = []
    table = at if isinstance(at, WeekTable) else None
    if table is not None and table.replaced_seats and not table.is_given_up:
        sheet.text(_replaced_text(table, scene.seat, localizer))
    if shown.seen.result is None and table is not None and table.is_given_up:
        sheet.text(say("duplicate-given-up"))
    elif scene.is_week_over and shown.seen.result is None:
        if table is None or scene.seat not in table.replaced_seats:
            is_lost = scene.seat in scene.game.waiting()
            sheet.text(say("duplicate-cut-short", lost="yes" if is_lost else "no"))
    else:
        if table is not None and (due_at := table.due_at(table.by_seat[scene.seat])) is not None:
            sheet.text(f"-# {say('duplicate-until', at=discord_time(due_at, 'f'), left=discord_time(due_at))}")
        again = Button(refresh, say("key-refresh"), Style.primary)
        buttons = add_decision(sheet, shown, localizer, door, again)
    return sheet.buttons([*buttons, Button(as_text, say("key-text")), Button(WEEK.to(), say("duplicate-key-week"))])
