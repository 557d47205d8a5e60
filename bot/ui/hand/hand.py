"""The hand: one player's private view of a table, with all that he can do now (ephemeral)."""

from typing import Final

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.table.kinds import Status
from bot.table.play import undoable
from bot.table.table import Table
from bot.ui.discord.sheet import Key, Sheet, Style, whole_lines
from bot.ui.discord.symbols import ACCENT, jump
from bot.ui.hand import addresses
from bot.ui.presentation import GameWords, HandWords
from bot.ui.public.cancelled import called_off_told
from bot.ui.public.clock_words import hand_time
from bot.ui.votes.addresses import MENU

PICTURE: Final = "hand.png"
AWAY_QUESTION: Final = "away"
"""Asked before the automatic player takes a seat over; other questions are the game's own."""
MOST_HAND_TEXT: Final = 1500


def hand_page(
    table: Table,
    seat: int,
    shown: GameWords,
    speaker: Speaker,
    *,
    notice: str | None = None,
    ask: str | None = None,
    has_picture: bool = True,
    has_text: bool = False,
    note: str = "",
) -> Sheet:
    """What the player in `seat` sees; `notice` is a line on top, `ask` a question before what cannot be undone.

    `has_text` tells what only he may see in words too; without a picture it is told anyway. `note` says in small print
    why there is no picture.
    """
    told = shown.hand(table, seat, speaker, is_text=has_text or not has_picture)
    sheet = Sheet(ACCENT)
    if notice:
        sheet.text(f"> {notice}")
    sheet.text(_heading(table, seat, told, speaker))
    if table.status == Status.PLAYING and not table.sitters[seat].is_automatic:
        sheet.text(hand_time(table, seat, speaker))
    if table.is_placeless:
        sheet.text(speaker.say("hand-placeless"))
    if told.alt and has_picture:
        sheet.picture(PICTURE, told.alt)
    if has_text or not (told.alt and has_picture):
        rest = speaker.say("text-more", button=speaker.say("key-text"))
        sheet.text(whole_lines(told.secret, MOST_HAND_TEXT, rest))
    if note:
        sheet.text(f"-# {note}")
    sheet.text(told.summary)
    _add_controls(sheet, table, seat, shown, speaker, ask)
    return sheet


def _add_controls(sheet: Sheet, table: Table, seat: int, shown: GameWords, speaker: Speaker, ask: str | None) -> None:
    """All that can be pressed, with what is to be said about it."""
    assert table.match is not None
    every = [*shown.hand_keys(table, speaker), Key(addresses.HAND_TEXT.to(table.id), speaker.say("key-text"))]
    if table.status != Status.PLAYING or table.match.is_over:
        sheet.keys(every)
    elif table.sitters[seat].is_automatic:
        sheet.text(speaker.say("hand-automatic"))
        sheet.keys([_come_back(table, speaker), *every])
    elif ask == AWAY_QUESTION:
        ask_away(sheet, table, speaker)
    elif ask is not None:
        shown.ask(sheet, table, seat, speaker, ask)
    else:
        last = [*shown.offer(sheet, table, seat, speaker), *_undo_keys(table, seat, speaker)]
        if not last and seat not in table.waiting:
            last = [Key(addresses.HAND.to(table.id), speaker.say("key-refresh"))]
        if any(table.sitters[each].is_automatic for each in table.seats_of(table.sitters[seat].user_id)):
            last.append(_come_back(table, speaker))  # to another seat of the same person
        text = every.pop()
        sheet.keys([*last, *every, Key(MENU.to(table.id), speaker.say("key-menu")), text])


def _come_back(table: Table, speaker: Speaker) -> Key:
    return Key(addresses.COME_BACK.to(table.id), speaker.say("key-come-back"), Style.success)


def _heading(table: Table, seat: int, told: HandWords, speaker: Speaker) -> str:
    say = speaker.say
    assert table.match is not None
    awaited = table.match.waiting()
    if table.match.is_over:
        now = told.now
    elif table.status == Status.CANCELLED:
        now = called_off_told(table, speaker)
    elif seat in awaited:
        now = say("hand-your-move", step=told.now)
    else:
        now = say("hand-waiting", who=speaker.list([words.safe_name(table.names[each]) for each in awaited]))
    if table.is_placeless:
        return f"### {say('table-name', table=table.id)}\n{now}"
    message = table.post.message_id if table.post else None
    link = jump(table.place.guild_id, table.place.channel_id, message)
    return f"### {say('table-name', table=table.id)}\n{now}\n[{say('hand-board-link')}]({link})"


def _undo_keys(table: Table, seat: int, speaker: Speaker) -> list[Key]:
    assert table.match is not None
    match, mine = undoable(table, table.sitters[seat].user_id)
    if match.own_undo(mine) is None or not table.policy.allows_undo:
        return []
    return [Key(addresses.UNDO.to(table.id, table.match.version), speaker.say("key-undo"))]


def ask_away(sheet: Sheet, table: Table, speaker: Speaker) -> None:
    """The question before the automatic player takes a seat over."""
    sheet.text(speaker.say("away-question", table=table.id))
    sheet.keys(
        [
            Key(addresses.AWAY.to(table.id), speaker.say("key-away"), Style.primary),
            Key(addresses.HAND.to(table.id), speaker.say("key-not-away")),
        ]
    )
