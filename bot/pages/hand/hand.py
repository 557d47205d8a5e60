"""The hand: one player's private view of a table, with all that they can do now.

It is in an ephemeral message, or in the direct message that called to a turn, where it is played, and put away with the
turn.
"""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from bot.discord.routing import Verb
from bot.discord.sheet import Button, Sheet, Style, whole_lines
from bot.discord.symbols import ACCENT, discord_time, jump
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.pages.addresses.hand import HAND, HAND_TEXT
from bot.pages.addresses.table import AtTable, Decision
from bot.pages.clock_words import hand_time
from bot.pages.presentation import HandWords, Presentation
from bot.pages.rematches import end_buttons, rematch_text
from bot.pages.table_words import cancellation_text, lost_kind, table_name, table_number
from bot.pages.votes.table_menu import menu_button
from bot.table.absence import is_given_to_its_end
from bot.table.play import find_undo
from bot.table.preferences import Guidance
from bot.table.table import Table
from bot.table.values import Status

PICTURE: Final = "hand.png"
BOARD: Final = "board.png"
AWAY_QUESTION: Final = "away"
"""The question before the automatic player takes over a seat; other questions are the game's own."""
MOST_HAND_TEXT: Final = 1500
UNDO: Final = Verb("undo", Decision)
AWAY: Final = Verb("away", AtTable)
COME_BACK: Final = Verb("back", AtTable)
HAND_ASIDE: Final = Verb("hand_aside", AtTable)
"""A hand in a separate message: the message with the button stays as it is."""


def hand_page(
    table: Table,
    seat: int,
    shown: Presentation,
    localizer: Localizer,
    *,
    notice: str | None = None,
    ask: str | None = None,
    has_picture: bool = True,
    has_board: bool = False,
    has_text: bool = False,
    note: str = "",
    as_of: datetime | None = None,
    is_one_press: bool = True,
    guidance: Guidance = "full",
    primer: str = "",
    rematch: Table | None = None,
) -> Sheet:
    """Return the hand of the player in `seat`: from top to bottom what is new, what threatens, their cards, and
    buttons.

    `notice` is a line on top, `ask` a question before what cannot be undone. `as_of` is the time of drawing on a
    message that may grow old. `is_one_press` and `guidance` are those of `Presentation.offer`. `has_board` is whether a
    picture of the board stands above the cards. `has_text` adds the secrets in words, which are there anyway without a
    picture. `note` says in small print why there is no picture; `primer` explains the game at the top. `rematch` is the
    next game of a table whose game is over.
    """
    wording = shown.hand(table, seat, localizer, is_text=has_text or not has_picture, guidance=guidance)
    sheet = Sheet(ACCENT).text(primer)
    if notice:
        sheet.text(f"> {notice}")
    sheet.text("\n".join(_heading(table, seat, wording, localizer, as_of)))
    if table.is_placeless:
        sheet.text(localizer.say(f"hand-placeless{lost_kind(table)}"))
    sheet.text(wording.hits if primer else wording.news)
    sheet.text(wording.threats)
    if has_board:
        sheet.picture(BOARD, shown.board_alt(table, localizer))
    else:
        sheet.text(wording.summary)
    _add_cards(sheet, wording, localizer, has_picture=has_picture, has_text=has_text)
    if note:
        sheet.text(f"-# {note}")
    _add_controls(sheet, table, seat, shown, localizer, ask, rematch, is_one_press=is_one_press, guidance=guidance)
    return sheet


def _add_cards(sheet: Sheet, wording: HandWords, localizer: Localizer, *, has_picture: bool, has_text: bool) -> None:
    """Add the cards as a picture, and in words where these are asked for or there is no picture."""
    if wording.alt and has_picture:
        sheet.picture(PICTURE, wording.alt)
    if has_text or not (wording.alt and has_picture):
        rest = localizer.say("text-more", button=localizer.say("turn-key-text"))
        sheet.text(whole_lines(wording.secret, MOST_HAND_TEXT, rest))


def _add_controls(
    sheet: Sheet,
    table: Table,
    seat: int,
    shown: Presentation,
    localizer: Localizer,
    ask: str | None,
    rematch: Table | None,
    *,
    is_one_press: bool,
    guidance: Guidance,
) -> None:
    """Add all buttons and selects, with what there is to say about them."""
    assert table.match is not None
    text = [Button(HAND_TEXT.to(table.id), localizer.say("turn-key-text"))] if shown.has_hand_text else []
    every = [*shown.hand_buttons(table, seat, localizer), *text]
    if table.status != Status.PLAYING or table.match.is_over:
        again = end_buttons(table, shown, localizer, rematch)
        sheet.text(rematch_text(rematch, localizer)).buttons([*again, *every])
    elif table.participants[seat].is_automatic:
        # a stand-in until the turn's end, whatever is pressed: there is only news of that end to ask for
        is_fixed = table.participants[seat].is_stand_in and is_given_to_its_end(table, seat)
        key = Button(HAND.to(table.id), localizer.say("key-refresh")) if is_fixed else _come_back(table, localizer)
        sheet.buttons([key, *every])
    elif ask == AWAY_QUESTION:
        ask_away(sheet, table, localizer)
    elif ask is not None and not table.is_stopped:
        shown.ask(sheet, table, seat, localizer, ask)
    else:
        # what the referee's stop would refuse isn't offered
        is_open = not table.is_stopped
        offered = (
            shown.offer(sheet, table, seat, localizer, is_one_press=is_one_press, guidance=guidance) if is_open else ()
        )
        last = [*offered, *_undo_keys(table, seat, localizer)]
        if not last and (table.is_stopped or seat not in table.waiting):
            last = [Button(HAND.to(table.id), localizer.say("key-refresh"))]
        if any(table.participants[each].is_automatic for each in table.seats_of(table.participants[seat].user_id)):
            last.append(_come_back(table, localizer))  # to another seat of the same person
        own = shown.hand_buttons(table, seat, localizer)
        sheet.buttons([*last, *own, menu_button(table, localizer), *text])


def _come_back(table: Table, localizer: Localizer) -> Button:
    return Button(COME_BACK.to(table.id), localizer.say("key-come-back"), Style.success)


def _heading(
    table: Table, seat: int, wording: HandWords, localizer: Localizer, as_of: datetime | None
) -> Iterator[str]:
    """Yield what is asked of the seat, then in small print its table, the board's place, its side, and its time."""
    say = localizer.say
    assert table.match is not None
    awaited = table.match.waiting()
    if table.match.is_over:
        yield wording.now
    elif table.status == Status.CANCELLED:
        yield cancellation_text(table, localizer)
    elif table.participants[seat].is_automatic:
        yield say(automatic_key(table, seat))
    elif table.is_stopped:
        yield say("hand-stopped")
    elif seat in awaited:
        yield say("hand-your-move", step=wording.now)
    else:
        names = {table.participants[each].user_id: safe_name(table.names[each]) for each in awaited}
        yield say("hand-waiting", who=localizer.list([*names.values()]))
    yield f"-# {' · '.join(_small_print(table, seat, wording, localizer, as_of))}"


def automatic_key(table: Table, seat: int) -> str:
    """Return the key of how long the computer plays a seat: this turn, or until its holder comes back."""
    return "hand-stand-in" if table.participants[seat].is_stand_in else "hand-automatic"


def _small_print(
    table: Table, seat: int, wording: HandWords, localizer: Localizer, as_of: datetime | None
) -> Iterator[str]:
    say = localizer.say
    yield table_name(table, localizer)
    if not table.is_placeless:
        message = table.post.message_id if table.post else None
        yield f"[{say('hand-board-link')}]({jump(table.place.guild_id, table.place.channel_id, message)})"
    if table.status != Status.PLAYING:
        return
    if wording.side:
        yield wording.side
    if (
        not table.participants[seat].is_automatic
        and not table.is_stopped
        and (time := hand_time(table, seat, localizer))
    ):
        yield time
    if as_of is not None and seat not in table.waiting:
        yield say("turn-as-of", at=discord_time(as_of))


def _undo_keys(table: Table, seat: int, localizer: Localizer) -> list[Button]:
    assert table.match is not None
    if not table.policy.allows_undo:
        return []
    match, mine = find_undo(table, table.participants[seat].user_id)
    if match.own_undo(mine) is None:
        return []
    return [Button(UNDO.to(table.id, table.match.version), localizer.say("key-undo"))]


def ask_away(sheet: Sheet, table: Table, localizer: Localizer) -> None:
    """Add the question before the automatic player takes over a seat."""
    sheet.text(localizer.say("away-question", table=table_number(table, localizer)))
    sheet.buttons(
        [
            Button(AWAY.to(table.id), localizer.say("key-away"), Style.primary),
            Button(HAND.to(table.id), localizer.say("key-not-away")),
        ]
    )


def shows_direct_hand(table: Table, user_id: int) -> bool:
    """Return whether a direct message shows this person's hand: while a turn waits for them, and no longer.

    Unlike an ephemeral one it would stay for ever, and show what is another's to see by then.
    """
    return table.status == Status.PLAYING and not table.is_suspended and user_id in table.awaited


def keeps_direct_hand(table: Table, user_id: int) -> bool:
    """Return whether a direct message may go on showing this person's hand between two turns."""
    return table.status == Status.PLAYING and not table.is_suspended and table.seat_of(user_id) is not None


def shows_direct_ending(table: Table, user_id: int) -> bool:
    """Return whether a direct message shows how the game has ended for this person, and what to do afterwards.

    It stays: nothing in it changes any more.
    """
    has_ended = table.status in (Status.FINISHED, Status.CANCELLED) and table.match is not None
    return has_ended and not table.is_suspended and table.seat_of(user_id) is not None


def put_away_page(table: Table, user_id: int, localizer: Localizer, *, notice: str | None = None) -> Sheet:
    """Return what is left of a hand whose turn is over, or whose seat is another's; `notice` is a line on top."""
    sheet = Sheet(ACCENT)
    if notice:
        sheet.text(f"> {notice}")
    if table.seat_of(user_id) is None:
        return sheet.text(localizer.say("hand-taken", table=table_number(table, localizer)))
    sheet.text(f"-# {localizer.say('ping-over', table=table_name(table, localizer))}{_link(table, localizer)}")
    return sheet.buttons([Button(HAND_ASIDE.to(table.id), localizer.say("key-hand"))])


def _link(table: Table, localizer: Localizer) -> str:
    if table.is_placeless:
        return ""
    channel = jump(table.place.guild_id, table.place.channel_id)  # the newest board is soon another one
    return f" · [{localizer.say('hand-board-link')}]({channel})"
