"""Who may look back on a table: those who sit there, and whoever can see its channel; once over, those who ever sat."""

from collections.abc import Collection
from typing import Any, Final

import discord
from discord import app_commands

from bot.discord.answers import Interaction
from bot.discord.sheet import MOST_CHOICE
from bot.i18n.cutting import cut
from bot.pages.press import Press
from bot.pages.table_option import table_choices
from bot.reasons import NO_CLAUSE, GameError, Reasons, Refusal
from bot.store import log_store_error
from bot.table.seat_history import has_played
from bot.table.table import Summary, Table
from bot.table.values import OPEN, Place, Status, TableId, UserId

WHOLE: Final = (Status.FINISHED, Status.ABANDONED)
"""Statuses of tables whose game has an end."""
BEGUN: Final = (Status.PLAYING, *WHOLE)
"""Statuses of tables with a game to look back on."""
REASONS: Final = Reasons(dict.fromkeys((
    "replay-unfinished",
    "replay-lobby",
    "replay-none",
    "replay-not-here",
    "replay-code",
    "replay-seat",
    "replay-hands",
    "replay-hidden",
), NO_CLAUSE))  # fmt: skip
"""Why there is nothing to look back on; the catalogue says each as `reason-…`."""
Channel = discord.abc.GuildChannel | discord.Thread


class NoReplay(GameError):
    """There is nothing to look back on, or it is not this person's to see."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(REASONS.reason(key, values))


async def check(interaction: Interaction, table: Table) -> None:
    """Raises `NoReplay` where this table is not this person's to see."""
    user = interaction.user.id
    is_own = table.seat_of(user) is not None or (table.status not in OPEN and has_played(table, user))
    if is_own or table.place.channel_id == interaction.channel_id:
        return
    channel = None if table.place.guild_id != interaction.guild_id else await _found(interaction.client, table.place)
    if channel is None or not _is_open_to(interaction, channel):
        raise NoReplay("replay-not-here")


def check_public(table: Table) -> None:
    """Raises `NoReplay` where a moderator has taken the table away from public view."""
    if table.is_hidden:
        raise NoReplay("replay-hidden")


async def _found(client: discord.Client, place: Place) -> Channel | None:
    """The channel of a table; None where it is gone."""
    channel: Any = client.get_channel(place.channel_id)
    try:
        channel = channel or await client.fetch_channel(place.channel_id)  # a thread that fell asleep
    except (discord.NotFound, discord.Forbidden):
        return None
    return channel if isinstance(channel, discord.abc.GuildChannel | discord.Thread) else None


def _is_open_to(interaction: Interaction, channel: Channel) -> bool:
    """Whether the person sees that channel; a private thread is its members' alone."""
    if isinstance(channel, discord.Thread) and (channel.is_private() or channel.parent is None):
        return False
    member = interaction.user
    return isinstance(member, discord.Member) and channel.permissions_for(member).view_channel


def _is_visible(interaction: Interaction, summary: Summary) -> bool:
    """Whether this person may see that table, as far as it is known without asking Discord."""
    if summary.place.channel_id == interaction.channel_id:
        return True
    channel: Any = interaction.client.get_channel(summary.place.channel_id)
    is_known = isinstance(channel, discord.abc.GuildChannel | discord.Thread)
    return is_known and summary.place.guild_id == interaction.guild_id and _is_open_to(interaction, channel)


async def suggest_begun(press: Press, current: str) -> list[app_commands.Choice[int]]:
    """Tables whose game goes on or is over: the presser's own, then those of this server that they can see."""
    return await _suggested(press, current, BEGUN, BEGUN)


async def suggest_shown(press: Press, current: str) -> list[app_commands.Choice[int]]:
    """The presser's own tables, open or over, then those of this server that they can see and where a game goes on."""
    return await _suggested(press, current, None, (Status.PLAYING,))


async def suggest_seats(press: Press, current: str) -> list[app_commands.Choice[int]]:
    """The players of the table in the option `table`, each by the number of their seat, from 1."""
    number = getattr(press.interaction.namespace, "table", None)
    if not isinstance(number, int):
        return []
    try:
        table = await press.services.tables.look(TableId(number))
        await check(press.interaction, table)
    except Refusal as error:
        log_store_error(error, "the seats to choose from")
        return []
    return [
        app_commands.Choice(name=cut(name, MOST_CHOICE), value=seat)
        for seat, name in enumerate(table.names, start=1)
        if str(current).casefold() in f"{seat} {name}".casefold()
    ]


async def _suggested(
    press: Press, current: str, own: Collection[str] | None, others: Collection[str]
) -> list[app_commands.Choice[int]]:
    """Return tables by their status as suggestions: the presser's `own`, then `others` of this server they can see."""
    return table_choices(await _tables(press, own, others), current, await press.localizer())


async def begun_tables(press: Press) -> list[Summary]:
    """Return the tables whose game goes on or is over: the presser's own, then those of this server they can see."""
    return await _tables(press, BEGUN, BEGUN)


async def _tables(press: Press, own: Collection[str] | None, others: Collection[str]) -> list[Summary]:
    interaction = press.interaction
    mine = await press.services.lists.of_user(UserId(interaction.user.id), status=own)
    near = await press.services.lists.of_server(interaction.guild_id or 0, status=others)
    seen = [each for each in near if _is_visible(interaction, each)]
    return list({each.id: each for each in (*mine, *seen)}.values())
