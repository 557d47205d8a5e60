"""Tells those who have chosen a daily digest that a table whose turns are shorter than a day mentions them instead."""

from bot.pages.clock_words import clock_text
from bot.pages.press import Press
from bot.table.delivery import is_faster_than_digest, way_of
from bot.table.preferences import Notify
from bot.table.table import Table


async def tell_of_mentions(press: Press, table: Table, before: Table | None = None) -> None:
    """Tell the presser, if they have chosen a digest and a turn at a table may be over before it comes.

    Not where that was so `before`: then they have been told.
    """
    if not is_faster_than_digest(table) or (before is not None and is_faster_than_digest(before)):
        return
    if way_of(await press.profiles.preferences(press.user)) == Notify.DIGEST:
        localizer = await press.localizer()
        await press.say("lobby-digest-late", clock=clock_text(table.options.clock, localizer))
