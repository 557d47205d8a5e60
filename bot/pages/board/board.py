"""The table: the public message of one chapter of the game, with the board's picture."""

import io
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Final

import discord

from bot.discord.fitting import reason_text
from bot.discord.sheet import Button, Sheet, Style, whole_lines
from bot.discord.symbols import ACCENT, ROBOT
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.pages.addresses.hand import HAND
from bot.pages.addresses.public import BOARD_TEXT, RESUME, SEATS, STUCK
from bot.pages.clock_words import bank_text, board_times, is_given_up, new_timeouts, timeouts_text
from bot.pages.display import DisplayOptions
from bot.pages.presentation import BoardWords, Presentation
from bot.pages.rematches import end_buttons, rematch_text
from bot.pages.table_words import cancellation_text, table_name
from bot.pages.tournament.addresses import CALL_REFEREE
from bot.table.seat_history import seat_holders_of
from bot.table.table import Table
from bot.table.values import OPEN, ChapterName, PostKind, SeatHolder, Status, TimeoutOutcome

PICTURE: Final = "board.png"
MOST_NEWS: Final = 1500
RESERVED: Final = 600
RESERVED_AT_THE_END: Final = 1800
"""Characters left for what stands below the board: whose move it is, or how the game ended."""


@dataclass(frozen=True, slots=True)
class BoardPage:
    """A public message to show, the people it mentions, and the words by which a new one calls them."""

    sheet: Sheet
    mentions: tuple[int, ...] = ()
    call: str = ""


@dataclass(frozen=True, slots=True)
class BoardStyle:
    """How a board is shown: with its picture, in words too (without a picture it always is).

    `note` says in small print why there is no picture. Where `is_logged`, what happened before this chapter stands in
    the log above it.
    """

    has_picture: bool = True
    has_text: bool = False
    note: str = ""
    is_logged: bool = False

    @property
    def is_text(self) -> bool:
        """Whether the board is told in words."""
        return self.has_text or not self.has_picture


def board_page(
    table: Table,
    shown: Presentation,
    localizer: Localizer,
    style: BoardStyle = BoardStyle(),
    *,
    called: Collection[int] | None = None,
    rematch: Table | None = None,
    rating: str = "",
) -> BoardPage:
    """Return the message for the position of the table's match.

    Once the game is over it leads to the `rematch`, whose lobby can be joined here until it begins, and `rating` is
    what it has changed in the ratings, in a line.
    `called` are the people who are called by mention (None: all); others are named.
    """
    assert table.match is not None
    wording = shown.board(table, localizer, is_text=style.is_text, most=MOST_NEWS)
    is_over = table.match.is_over
    sheet = Sheet(ACCENT)
    sheet.text(f"### {table_name(table, localizer)}\n{wording.heading}".strip())
    sheet.text(wording.happened if wording.is_state or not style.is_logged else chapter_text(table, shown, localizer))
    sheet.text(timeouts_text(table, shown, localizer))
    if style.has_picture:
        sheet.picture(PICTURE, wording.alt)
    if style.is_text:
        _add_text(sheet, table, shown, localizer, style)
    sheet.text(_small_print(table, localizer, style))
    _add_ending(sheet, table, wording, localizer)
    sheet.text(f"-# {rating}" if rating else "")
    mentions, call = tuple[int, ...](), ""
    if not is_over and table.status == Status.PLAYING:
        names = tuple(safe_name(name) for name in table.names)
        sheet.text(_away(table, shown, localizer, names))
        mentions, call = _call(sheet, table, wording.call, localizer, names, called)
        sheet.text(board_times(table, localizer))
    sheet.text(rematch_text(rematch, localizer))
    sheet.buttons(_buttons(table, shown, localizer, rematch))
    todo = wording.todo if table.human_seats else ""  # where nobody plays on, there is nothing to do but to come back
    return BoardPage(sheet, mentions, f"{call} {todo}".strip() if mentions else "")


def chapter_of(table: Table, shown: Presentation) -> ChapterName:
    """Return what one public message covers: a chapter of the game and the computers' turns after it.

    While only computers are awaited there is nobody to call, so the message before goes on.
    """
    post = table.post
    if post is None or post.message_id is None or isinstance(post.kind, PostKind) or not _awaits_only_computers(table):
        return ChapterName(shown.chapter(table))
    return post.kind


def _awaits_only_computers(table: Table) -> bool:
    return bool(table.waiting) and table.waiting == table.automatic_waiting


def chapter_text(table: Table, shown: Presentation, localizer: Localizer) -> str:
    """Return what has happened since the newest public message began; all before that is in the log already."""
    return shown.chapter_text(table, chapter_of(table, shown), localizer, most=MOST_NEWS)


def log_line(table: Table, shown: Presentation, localizer: Localizer, chapter: str) -> str:
    """Return what stays of a board once a newer one has followed: what happened while it was the newest.

    In a thread that grew from its lobby, and has its number, everyone knows which table it is.
    """
    text = shown.chapter_text(table, chapter, localizer, most=MOST_NEWS)
    if table.place.channel_id == table.lobby_message_id and text:
        return text
    return " · ".join(part for part in (f"**{table_name(table, localizer)}**", text) if part)


def _small_print(table: Table, localizer: Localizer, style: BoardStyle) -> str:
    """Say why there is no picture, and that turns have been taken back."""
    texts = [style.note]
    if table.has_take_backs:
        texts.append(f"↩️ {localizer.say('board-take-backs')}")
    return "\n".join(f"-# {each}" for each in texts if each)


def _add_text(sheet: Sheet, table: Table, shown: Presentation, localizer: Localizer, style: BoardStyle) -> None:
    """Add the board in words, as much of it as leaves room for what stands below."""
    assert table.match is not None
    rest = localizer.say("text-more", button=localizer.say("key-text"))
    most = sheet.room - (RESERVED_AT_THE_END if table.match.is_over else RESERVED)
    text = f"{shown.board_text(table, localizer, None)}\n\n{bank_text(table, localizer)}".strip()
    sheet.text(whole_lines(text, most, rest))


def _add_ending(sheet: Sheet, table: Table, wording: BoardWords, localizer: Localizer) -> None:
    """Add how the game ended, and who sat where until then."""
    assert table.match is not None
    if table.match.is_over:
        sheet.text(wording.ending)
    elif table.status == Status.CANCELLED and not is_given_up(table):
        sheet.text(cancellation_text(table, localizer))
    if table.status not in OPEN and (held := seat_history_text(table, localizer)):
        sheet.text(f"-# {held}")


def board_text(table: Table, shown: Presentation, localizer: Localizer, viewer: int | None) -> str:
    """Return in words all that the board of a table shows now, and what `viewer` alone may see."""
    return f"{shown.board_text(table, localizer, viewer)}\n\n{bank_text(table, localizer)}".strip()


def _call(
    sheet: Sheet, table: Table, key: str, localizer: Localizer, names: Sequence[str], called: Collection[int] | None
) -> tuple[tuple[int, ...], str]:
    """Return the people to mention, and the words that say whose move it is.

    Automatic players, and people who want no mention, are named. Where nobody else is left, all who are away are
    called.
    """
    users = [participant.user_id for participant in table.participants]

    def is_mentioned(seat: int) -> bool:
        return called is None or users[seat] in called

    if not table.human_seats and table.people:
        away = [seat for seat in range(len(users)) if _is_away(table, seat)]
        who = [f"<@{users[seat]}>" if is_mentioned(seat) else names[seat] for seat in away]
        text = localizer.say("board-all-away", who=localizer.list(who))
        sheet.text(text)
        return tuple(users[seat] for seat in away if is_mentioned(seat)), text
    awaited = table.waiting
    people = [seat for seat in awaited if not table.participants[seat].is_automatic]
    mentioned = [seat for seat in people if is_mentioned(seat)]
    # someone with several seats is called once
    who = list(dict.fromkeys(f"<@{users[seat]}>" if seat in mentioned else names[seat] for seat in awaited))
    if not people and table.is_paused:
        return (), ""  # nobody plays
    if not people:
        key = "board-computer-turn"
        who = [f"{ROBOT} {names[seat]}" for seat in awaited]
    name = table_name(table, localizer)
    text = localizer.say(key, who=localizer.list(who), count=len(who), table=name)
    sheet.text(text)
    return tuple(dict.fromkeys(users[seat] for seat in mentioned)), text


def _away(table: Table, shown: Presentation, localizer: Localizer, names: Sequence[str]) -> str:
    """Return in one line the people for whom the automatic player plays now; empty where there are none.

    A player whose time has just run out is not named again: it says above that the computer plays until they are back.
    """
    just_told = {timeout.seat for timeout in new_timeouts(table, shown) if timeout.outcome is TimeoutOutcome.SEAT}
    away = [names[seat] for seat in range(len(names)) if _is_away(table, seat) and seat not in just_told]
    return localizer.say("board-away", who=localizer.list(away)) if away and table.human_seats else ""


def _is_away(table: Table, seat: int) -> bool:
    participant = table.participants[seat]
    return (
        participant.is_automatic and not participant.is_computer and table.match is not None and table.match.is_in(seat)
    )


def _buttons(table: Table, shown: Presentation, localizer: Localizer, rematch: Table | None) -> list[Button]:
    assert table.match is not None
    rest = [*shown.board_buttons(table, localizer)]
    if shown.has_board_text(table, localizer):
        rest.insert(0, Button(BOARD_TEXT.to(table.id), localizer.say("key-text")))
    if table.match.is_over or table.status != Status.PLAYING:
        # the replay has the board in words, and whatever else there is
        return [*end_buttons(table, shown, localizer, rematch, is_board=True), *([] if shown.has_replay else rest)]
    hand = Button(HAND.to(table.id), localizer.say("key-hand"), Style.primary)
    if table.contest is not None and table.policy.calls_referee:
        call = CALL_REFEREE.to(table.contest.tournament)
        rest.append(Button(call, localizer.say("key-tournament-call")))
    if table.is_paused and table.policy.allows_agreements:
        rest.append(Button(RESUME.to(table.id), localizer.say("key-resume"), Style.success))
    if any(
        _is_away(table, seat) and not table.participants[seat].is_stand_in for seat in range(len(table.participants))
    ):
        rest.append(Button(SEATS.to(table.id), localizer.say("key-seats")))
    if len(table.person_ids) == 1 or len(table.human_seats) == 1:  # nobody is there who waits, or nobody to wait for
        return [hand, *rest]
    return [hand, Button(STUCK.to(table.id), localizer.say("key-stuck")), *rest]


def board_message(
    table: Table,
    shown: Presentation,
    localizer: Localizer,
    options: DisplayOptions,
    picture: discord.File | discord.Attachment | None,
    why: str = "",
    *,
    is_logged: bool = False,
    called: Collection[int] | None = None,
    rematch: Table | None = None,
    rating: str = "",
) -> tuple[BoardPage, list[discord.File | discord.Attachment]]:
    """Return the page and its files; without a picture the board is told as text, and `why` (a key) is said.

    `is_logged` leaves out what the log above it tells; `called` are the people it calls by mention (None is all who
    are awaited). `rematch` is the game after this one, if there is one; `rating` as for `board_page`.
    """
    assert table.match is not None
    style = BoardStyle(picture is not None, options.has_text, note=reason_text(localizer, why), is_logged=is_logged)
    page = board_page(table, shown, localizer, style, called=called, rematch=rematch, rating=rating)
    return page, [] if picture is None else [picture]


def picture_file(picture: bytes | None) -> discord.File | None:
    """Return a board's picture as a file of the name under which its message shows it."""
    return None if picture is None else discord.File(io.BytesIO(picture), PICTURE)


def seat_history_text(table: Table, localizer: Localizer) -> str:
    """Return in one line who has played the seats that have changed hands; empty where none has."""
    seats = [seat_holders_of(table, seat) for seat in range(len(table.participants))]
    return " · ".join(_seat(holders, localizer) for holders in seats if holders)


def _seat(holders: Sequence[SeatHolder], localizer: Localizer) -> str:
    names: list[str] = []
    rest = list(holders)
    while rest:
        until = _return(rest)
        names.append(_name(rest[0], localizer, is_helped=until > 0))
        rest = rest[until + 1 :]
    text = reduce(lambda before, following: localizer.say("played-then", before=before, next=following), names)
    return localizer.say("played-seat", name=safe_name(holders[0].name), holders=text)


def _return(holders: Sequence[SeatHolder]) -> int:
    """Return up to which of these holders the first one has come back, with only the computer in between."""
    if holders[0].is_automatic:
        return 0
    mine = [holder.user_id == holders[0].user_id for holder in holders]
    own = holders[: mine.index(False)] if False in mine else holders
    return max(number for number, holder in enumerate(own) if not holder.is_automatic)


def _name(holder: SeatHolder, localizer: Localizer, *, is_helped: bool) -> str:
    if holder.is_automatic and holder.user_id > 0:
        return localizer.say("played-computer")
    name = safe_name(holder.name)
    return localizer.say("played-helped", name=name) if is_helped else name
