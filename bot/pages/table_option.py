"""The option `table` of slash commands: which table it means, and which are offered while it is typed."""

from collections.abc import Sequence
from typing import Final

from discord import app_commands

from bot.discord.sheet import MOST_CHOICE, MOST_CHOICES
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.pages.press import Press
from bot.pages.table_words import table_number
from bot.reasons import NO_CLAUSE, GameError, Reasons
from bot.table.table import Summary, Table
from bot.table.values import OPEN, Status, TableId

REASONS: Final = Reasons(dict.fromkeys(("which-table", "no-table", "which-game", "no-seat-here"), NO_CLAUSE))
"""Why a command has nothing to work on."""


class NoTableMeant(GameError):
    """A command that names no table where there is not exactly one it could mean."""

    def __init__(self, key: str) -> None:
        super().__init__(REASONS.reason(key, {}))


async def which_table(press: Press, number: int | None, *, or_here: bool = False) -> Table:
    """Return the table that a command means: the one named, else the presser's only open one here, else anywhere.

    With `or_here`, someone who is at none means the newest game that goes on in the channel. Raises `UnknownTable`, or
    `NoTableMeant` where that is none or several.
    """
    if number is not None:
        return await press.services.tables.look(TableId(number))
    mine = await press.services.lists.of_user(press.user, status=OPEN)
    here = [summary for summary in mine if summary.place.channel_id == press.interaction.channel_id]
    candidates = here or mine
    if or_here and not candidates:
        channel_id = press.interaction.channel_id or 0
        candidates = await press.services.lists.in_channel(channel_id, status=Status.PLAYING, limit=1)
    if len(candidates) != 1:
        raise NoTableMeant("which-table" if candidates else "no-table")
    return await press.services.tables.look(candidates[0].id)


async def suggest_open(press: Press, current: str) -> list[app_commands.Choice[int]]:
    """Return the open tables of the one who types, as suggestions."""
    mine = await press.services.lists.of_user(press.user, status=OPEN)
    return table_choices(mine, current, await press.localizer())


def table_choices(tables: Sequence[Summary], current: str, localizer: Localizer) -> list[app_commands.Choice[int]]:
    """Return those tables that fit what is typed, as suggestions."""
    found: list[app_commands.Choice[int]] = []
    for summary in tables:
        names = localizer.list([participant.name for participant in summary.participants])
        label = localizer.say("choice-table", table=table_number(summary, localizer), names=names)
        if str(current).casefold() in label.casefold():
            found.append(app_commands.Choice(name=cut(label, MOST_CHOICE), value=summary.id))
    return found[:MOST_CHOICES]
