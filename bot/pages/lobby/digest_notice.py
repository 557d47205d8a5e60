"""Tells those who have chosen a daily digest that a table whose turns are shorter than a day mentions them instead.

A button there has them sent direct messages at that table.
"""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Verb, handles, one_of
from bot.discord.sheet import Button, Sheet
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.table import AtTable
from bot.pages.clock_words import clock_text
from bot.pages.press import Press
from bot.table.delivery import is_faster_than_digest, way_of
from bot.table.preferences import Notify, Preferences
from bot.table.table import Table

MOST_KEPT: Final = 50
"""Tables that are kept of a person, the newest."""


@dataclass(frozen=True, slots=True)
class CalledAt(AtTable):
    """How someone wants to be called at a table."""

    how: Annotated[str, one_of(Notify.MENTION, Notify.DIRECT)]


CALL_HERE: Final = Verb("call_here", CalledAt)


async def tell_of_mentions(press: Press, table: Table, before: Table | None = None) -> None:
    """Tell the presser, if they have chosen a digest and a turn at a table may be over before it comes.

    Not where that was so `before`: then they have been told.
    """
    if not is_faster_than_digest(table) or (before is not None and is_faster_than_digest(before)):
        return
    preferences = await press.profiles.preferences(press.user)
    if way_of(preferences) == Notify.DIGEST:
        await press.tell(_sheet(table, await press.localizer(), is_direct=table.id in preferences.direct_at))


@handles(CALL_HERE)
async def call_here(press: Press, at: CalledAt) -> None:
    """Have the presser called at a table as they have chosen."""
    table = await press.services.tables.look(at.table)
    is_direct = at.how == Notify.DIRECT

    def chosen(before: Preferences) -> list[int]:
        kept = [each for each in before.direct_at if each != at.table]
        return [*kept, int(at.table)][-MOST_KEPT:] if is_direct else kept

    await press.profiles.change_preference(press.user, "direct_at", chosen)
    await press.acknowledge()
    await press.edit(_sheet(table, await press.localizer(), is_direct=is_direct))


def _sheet(table: Table, localizer: Localizer, *, is_direct: bool) -> Sheet:
    how, other = (Notify.DIRECT, Notify.MENTION) if is_direct else (Notify.MENTION, Notify.DIRECT)
    key = "lobby-digest-direct" if how is Notify.DIRECT else "lobby-digest-late"
    sheet = Sheet(ACCENT).text(localizer.say(key, clock=clock_text(table.options.clock, localizer)))
    return sheet.buttons([Button(CALL_HERE.to(table.id, other.value), localizer.say(f"key-call-{other.value}"))])
