"""A person's tables in all servers: those that wait for him first, each with its link and the time left."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

from bot.i18n.catalogue import Speaker
from bot.table.table import Summary
from bot.table.values import OPEN, Status, TableId
from bot.ui.desk import Desk, Interaction, is_from_hand, user_of
from bot.ui.discord.address import Address
from bot.ui.discord.sheet import Key, Link, Sheet, Style
from bot.ui.discord.symbols import ACCENT
from bot.ui.public.summaries import link_of, listed

PAGE: Final = 10
"""Tables on one page: as many as surely fit into a message."""
HANDS: Final = 3
"""Buttons to one's hand at a table that waits."""
NEVER: Final = datetime.max.replace(tzinfo=UTC)


def ordered(tables: Sequence[Summary], user_id: int) -> list[Summary]:
    """Those that wait for this person first, the soonest due and then the longest waiting; the others as last moved."""
    mine = [each for each in tables if each.awaits(user_id)]
    mine.sort(key=lambda each: (each.due_at(user_id) or NEVER, each.moved_at))
    rest = [each for each in tables if not each.awaits(user_id)]
    return [*mine, *sorted(rest, key=lambda each: each.moved_at, reverse=True)]


def next_of(tables: Sequence[Summary], user_id: int, here: int | None) -> Summary | None:
    """The table to go to next: the first that waits for this person and can be gone to, elsewhere than here if any."""
    waiting = [each for each in ordered(tables, user_id) if each.awaits(user_id) and not each.is_placeless]
    return next((each for each in waiting if each.place.channel_id != here), waiting[0] if waiting else None)


async def list_games(desk: Desk, interaction: Interaction) -> None:
    """`/civ games`: all open tables of this person."""
    mine = await desk.tables.tables_of(user_of(interaction), status=OPEN)
    await desk.whisper(interaction, "", _page(desk, interaction, mine, await desk.reader(interaction), 0).view())


async def turn_games(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Another page of the list, in its place."""
    mine = await desk.tables.tables_of(user_of(interaction), status=OPEN)
    sheet = _page(desk, interaction, mine, await desk.reader(interaction), address.version or 0)
    if is_from_hand(interaction):
        await interaction.response.edit_message(view=sheet.view())
    else:
        await desk.whisper(interaction, "", sheet.view())


async def show_next(desk: Desk, interaction: Interaction) -> None:
    """`/civ next`: the way to the next table that waits for this person, or what to do for one without a place."""
    user = user_of(interaction)
    speaker = await desk.reader(interaction)
    mine = await desk.tables.tables_of(user, status=OPEN)
    found = next_of(mine, user, interaction.channel_id)
    shown = found or next((each for each in ordered(mine, user) if each.awaits(user)), None)
    if shown is None:
        await desk.whisper(interaction, speaker.say("next-none"))
        return
    sheet = Sheet(ACCENT).text(listed(shown, speaker, user, _server(desk, shown, interaction.guild_id)))
    await desk.whisper(interaction, "", sheet.keys([_jump(found, speaker)] if found else []).view())


def _page(desk: Desk, interaction: Interaction, mine: Sequence[Summary], speaker: Speaker, page: int) -> Sheet:
    names = {each.id: _server(desk, each, interaction.guild_id) for each in mine}
    return games_sheet(mine, speaker, interaction.user.id, page=page, here=interaction.channel_id, servers=names)


def games_sheet(
    mine: Sequence[Summary],
    speaker: Speaker,
    user_id: int,
    *,
    page: int = 0,
    here: int | None = None,
    servers: Mapping[TableId, str] | None = None,
) -> Sheet:
    """One page of somebody's tables; `servers` names, by table, the server of those that are on another one."""
    tables, pages = ordered(mine, user_id), max(1, -(-len(mine) // PAGE))
    page = min(page, pages - 1)
    shown = tables[page * PAGE : (page + 1) * PAGE]
    sheet = Sheet(ACCENT).text(f"### {speaker.say('games-title', count=len(mine))}")
    lines = [listed(each, speaker, user_id, (servers or {}).get(each.id, "")) for each in shown]
    sheet.text("\n".join(lines) or speaker.say("games-none"))
    following = next_of(tables, user_id, here)
    sheet.keys([_jump(following, speaker)] if following else [])
    hands = [each for each in shown if each.awaits(user_id) and each.status != Status.LOBBY]
    sheet.keys(
        [
            Key(Address("hand", each.id), speaker.say("games-key", table=each.id), Style.primary)
            for each in hands[:HANDS]
        ]
    )
    if pages > 1:
        sheet.keys(
            [
                Key(Address("games", 0, max(0, page - 1)), speaker.say("games-back"), is_disabled=page == 0),
                Key(Address("games", 1, page + 1), speaker.say("games-more"), is_disabled=page == pages - 1),
            ]
        )
    return sheet


def _jump(summary: Summary, speaker: Speaker) -> Link:
    return Link(link_of(summary), speaker.say("games-next", table=speaker.say("table-name", table=summary.id)))


def _server(desk: Desk, summary: Summary, here: int | None) -> str:
    """The name of a table's server, where that is another than the reader's."""
    guild = None if summary.place.guild_id in (None, here) else desk.client.get_guild(summary.place.guild_id or 0)
    return guild.name if guild is not None else ""
