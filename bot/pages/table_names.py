"""What a table is called wherever people read of it: by its own number, or at a tournament by its place in the draw.

A tournament's table has one name for everybody, the one that its bracket, its thread and the referee's console have.
"""

import re

from bot.i18n.catalogue import Speaker
from bot.table.table import Summary, Table


def table_name(table: Table | Summary, speaker: Speaker) -> str:
    """“Table 7”, or “Table 2 of round 1” at a tournament."""
    return speaker.say("table-name", table=table_number(table, speaker))


def table_number(table: Table | Summary, speaker: Speaker) -> int | str:
    """What stands in place of a table's number after the word for it: “7”, or “2 of round 1”."""
    if table.contest is None:
        return table.id
    return speaker.say("table-drawn", round=table.contest.round, table=table.contest.table)


def names_table(text: str, table: Table, speaker: Speaker) -> bool:
    """Whether a text in that language names the table: Table 1 is named neither by “Table 12” nor by “Table 1 of round
    2”. Two tournaments in one channel may each have a table of the same name."""
    drawn = speaker.say("table-drawn", round=0, table=0).strip("0")
    return re.search(rf"{re.escape(table_name(table, speaker))}(?!\w|{re.escape(drawn)})", text) is not None


def no_hand_text(table: Table, seat: int | None, speaker: Speaker) -> str:
    """Why somebody who asks for a hand has none: he has no seat, and where he might look or play instead; or, with a
    seat, that nothing is dealt yet."""
    key = "hand-lobby" if seat is not None else "hand-not-seated" if table.contest is None else "hand-not-seated-drawn"
    return speaker.say(key, table=table_number(table, speaker))
