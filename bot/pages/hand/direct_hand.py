"""A hand in a direct message: it lies where a turn was called, is played there, and is put away with the turn.

Unlike an ephemeral one it would stay for ever, and show what is another's to see by then. That of a game that has ended
stays: it says how, and nothing in it changes any more.
"""

from typing import Final

from bot.discord.routing import Verb
from bot.discord.sheet import Key, Sheet
from bot.discord.symbols import ACCENT, jump
from bot.i18n.catalogue import Speaker
from bot.pages.addresses.table import AtTable
from bot.pages.table_names import table_name, table_number
from bot.table.kinds import Status
from bot.table.table import Table

HAND_ASIDE: Final = Verb("hand_aside", AtTable)
"""One's hand in a message of its own: what it was asked for from stays as it is."""


def is_open_for(table: Table, user_id: int) -> bool:
    """Whether a direct message shows this person's hand: while a turn of his waits for him, and no longer."""
    return table.status == Status.PLAYING and not table.is_aside and user_id in table.awaited


def may_rest(table: Table, user_id: int) -> bool:
    """Whether a direct message may go on showing this person's hand between two turns."""
    return table.status == Status.PLAYING and not table.is_aside and table.seat_of(user_id) is not None


def is_last_of(table: Table, user_id: int) -> bool:
    """Whether a direct message shows how the game has ended for this person, and what there is to do afterwards."""
    has_ended = table.status in (Status.FINISHED, Status.CANCELLED) and table.match is not None
    return has_ended and not table.is_aside and table.seat_of(user_id) is not None


def put_away_page(table: Table, user_id: int, speaker: Speaker, *, notice: str | None = None) -> Sheet:
    """What is left of a hand whose turn is over, or whose seat is another's; `notice` is a line on top."""
    sheet = Sheet(ACCENT)
    if notice:
        sheet.text(f"> {notice}")
    if table.seat_of(user_id) is None:
        return sheet.text(speaker.say("hand-taken", table=table_number(table, speaker)))
    sheet.text(f"-# {speaker.say('ping-over', table=table_name(table, speaker))}{_link(table, speaker)}")
    return sheet.keys([Key(HAND_ASIDE.to(table.id), speaker.say("key-hand"))])


def _link(table: Table, speaker: Speaker) -> str:
    if table.is_placeless:
        return ""
    channel = jump(table.place.guild_id, table.place.channel_id)  # the newest board is soon another one
    return f" · [{speaker.say('hand-board-link')}]({channel})"
