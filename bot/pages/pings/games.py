"""A person's tables in all servers: those that wait for them first, each with its link and the time left."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Final

from bot.discord.routing import Verb, handles, number
from bot.discord.sheet import Button, Link, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.hand import HAND
from bot.pages.lobby.lobby import JOIN
from bot.pages.pings.dashboards import is_seen_by_everyone
from bot.pages.press import Press
from bot.pages.spectators import WHOLE
from bot.pages.table_words import add_replays, link_of, over_line, summary_line, table_name, table_number
from bot.table.table import Summary
from bot.table.values import OPEN, Status, TableId, UserId

PAGE: Final = 10
"""Tables on one page: as many as always fit into a message."""
HANDS: Final = 3
"""Buttons to hands at waiting tables."""
MOST_LOBBIES: Final = 5
"""Lobbies that are shown at most: one row of buttons."""
MOST_LOOKED_AT: Final = 25
NEVER: Final = datetime.max.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class AtList:
    """A page of the list."""

    is_onward: Annotated[int, number(0, 1)]
    """1 for the button to the next page: two buttons may lead to one page, and need different addresses."""
    page: Annotated[int, number(0, 9_999_999)]


PAGES: Final = Verb("games", AtList)
FINISHED: Final = Verb("games_over", AtList)


async def list_games(press: Press) -> None:
    """`/civ games`: list all open tables of the presser, and the lobbies of this server that they may join."""
    mine = await press.services.lists.of_user(press.user, status=OPEN)
    sheet = await _page(press, mine, localizer := await press.localizer(), 0)
    if aside := await press.services.lists.set_aside_of(press.user):
        tables = localizer.list([localizer.say("table-name", table=each) for each in aside[:PAGE]])
        sheet.text(localizer.say("games-set-aside", tables=tables))
    add_lobbies(sheet, await _open_lobbies(press), localizer)
    await press.tell(sheet.buttons([_to_finished(localizer)]))


@handles(PAGES)
async def turn_page(press: Press, at: AtList) -> None:
    """Show another page of the list, in its place."""
    mine = await press.services.lists.of_user(press.user, status=OPEN)
    sheet = await _page(press, mine, localizer := await press.localizer(), at.page)
    add_lobbies(sheet, await _open_lobbies(press), localizer)
    await _turn(press, sheet.buttons([_to_finished(localizer)]))


@handles(FINISHED)
async def show_finished(press: Press, at: AtList) -> None:
    """Show a page of the presser's games that are over, in place of the list, or of another page."""
    over = await press.services.lists.of_user(press.user, status=WHOLE)
    await _turn(press, finished_sheet(over, await press.localizer(), at.page))


async def _turn(press: Press, sheet: Sheet) -> None:
    if press.is_from_hand:
        await press.edit(sheet)
    else:
        await press.tell(sheet)


def _to_finished(localizer: Localizer) -> Button:
    return Button(FINISHED.to(0, 0), localizer.say("games-key-over"))


async def _open_lobbies(press: Press) -> list[Summary]:
    """Return the lobbies of this server that wait for players, and that everyone may know of."""
    guild = press.interaction.guild
    if guild is None:
        return []
    found = await press.services.lists.of_server(guild.id, status=Status.LOBBY, limit=MOST_LOOKED_AT)
    here = press.interaction.channel_id
    # as the client knows it: of a sleeping thread Discord would have to be asked, while someone waits for the answer
    free = [
        each
        for each in found
        if _may_join(each, press.user)
        and (each.place.channel_id == here or is_seen_by_everyone(guild.get_channel_or_thread(each.place.channel_id)))
    ]
    return free[:MOST_LOBBIES]


def _may_join(lobby: Summary, user: UserId) -> bool:
    is_asked = not lobby.options.invite_only or user in lobby.options.invited
    is_shown = not (lobby.is_hidden or lobby.is_placeless or lobby.contest is not None)
    has_room = len(lobby.participants) < lobby.options.players
    return is_shown and is_asked and has_room and all(each.user_id != user for each in lobby.participants)


def add_lobbies(sheet: Sheet, lobbies: Sequence[Summary], localizer: Localizer) -> None:
    """Add the lobbies that the reader may join, each with a button: its own message may have been deleted."""
    if not lobbies:
        return
    lines = [f"- {summary_line(each, localizer, 0)}" for each in lobbies]
    sheet.text("\n".join([f"**{localizer.say('games-lobbies')}**", *lines]))
    sheet.buttons(
        [
            Button(JOIN.to(each.id), localizer.say("games-join", table=table_number(each, localizer)), Style.success)
            for each in lobbies
        ]
    )


async def show_next(press: Press) -> None:
    """`/civ next`: show the way to the next table that waits for the presser, or help for one without a place."""
    user, here = press.user, press.interaction
    localizer = await press.localizer()
    mine = await press.services.lists.of_user(user, status=OPEN)
    found = next_of(mine, user, here.channel_id)
    shown = found or next((each for each in sort_tables(mine, user) if each.awaits(user)), None)
    if shown is None:
        await press.say("next-none")
        return
    names = await _server_names(press, [shown])
    sheet = Sheet(ACCENT).text(summary_line(shown, localizer, user, names[shown.id]))
    await press.tell(sheet.buttons([_jump(found, localizer)] if found else []))


def sort_tables(tables: Sequence[Summary], user_id: int) -> list[Summary]:
    """Return the tables that wait for this person, soonest due and longest waiting first, then the rest."""
    mine = [each for each in tables if each.awaits(user_id)]
    mine.sort(key=lambda each: (each.due_at(user_id) or NEVER, each.moved_at))
    rest = [each for each in tables if not each.awaits(user_id)]
    return [*mine, *sorted(rest, key=lambda each: each.moved_at, reverse=True)]


def next_of(tables: Sequence[Summary], user_id: int, here: int | None) -> Summary | None:
    """Return the first table that waits for this person and has a place, preferably in another channel than `here`."""
    waiting = [each for each in sort_tables(tables, user_id) if each.awaits(user_id) and not each.is_placeless]
    return next((each for each in waiting if each.place.channel_id != here), waiting[0] if waiting else None)


def page_of(mine: Sequence[Summary], user_id: int, page: int) -> tuple[list[Summary], int]:
    """Return the tables on one page of a person's list, and its number: that of the last one where there are fewer."""
    page = max(0, min(page, (len(mine) - 1) // PAGE))
    return sort_tables(mine, user_id)[page * PAGE : (page + 1) * PAGE], page


def games_sheet(
    mine: Sequence[Summary],
    localizer: Localizer,
    user_id: int,
    *,
    page: int = 0,
    here: int | None = None,
    servers: Mapping[TableId, str] | None = None,
) -> Sheet:
    """Return one page of a person's tables; `servers` names the server of each table that is on another one."""
    pages = max(1, -(-len(mine) // PAGE))
    shown, page = page_of(mine, user_id, page)
    sheet = Sheet(ACCENT).text(f"### {localizer.say('games-title', count=len(mine))}")
    lines = [summary_line(each, localizer, user_id, (servers or {}).get(each.id, "")) for each in shown]
    sheet.text("\n".join(lines) or localizer.say("games-none"))
    following = next_of(mine, user_id, here)
    sheet.buttons([_jump(following, localizer)] if following else [])
    hands = [each for each in shown if each.awaits(user_id) and each.status != Status.LOBBY]
    sheet.buttons(
        [
            Button(HAND.to(each.id), localizer.say("games-key", table=table_number(each, localizer)), Style.primary)
            for each in hands[:HANDS]
        ]
    )
    return _add_turning(sheet, PAGES, page, pages, localizer)


def finished_sheet(over: Sequence[Summary], localizer: Localizer, page: int = 0) -> Sheet:
    """Return one page of a person's games that are over, the newest first, each of which can be looked back on."""
    pages = max(1, -(-len(over) // PAGE))
    page = min(page, pages - 1)
    shown = over[page * PAGE : (page + 1) * PAGE]
    sheet = Sheet(ACCENT).text(f"### {localizer.say('games-over-title', count=len(over))}")
    sheet.text("\n".join(over_line(each, localizer) for each in shown) or localizer.say("games-over-none"))
    if shown:
        add_replays(sheet, shown, localizer)
    _add_turning(sheet, FINISHED, page, pages, localizer)
    return sheet.buttons([Button(PAGES.to(0, 0), localizer.say("games-key-open"))])


def _add_turning(sheet: Sheet, verb: Verb[AtList, [int, int]], page: int, pages: int, localizer: Localizer) -> Sheet:
    """Add the ways to the pages before and after this one, where there are several."""
    if pages == 1:
        return sheet
    return sheet.buttons(
        [
            Button(verb.to(0, max(0, page - 1)), localizer.say("games-back"), is_disabled=page == 0),
            Button(verb.to(1, page + 1), localizer.say("games-more"), is_disabled=page == pages - 1),
        ]
    )


def _jump(summary: Summary, localizer: Localizer) -> Link:
    return Link(link_of(summary), localizer.say("games-next", table=table_name(summary, localizer)))


async def _page(press: Press, mine: Sequence[Summary], localizer: Localizer, page: int) -> Sheet:
    names = await _server_names(press, page_of(mine, press.user, page)[0])
    here = press.interaction.channel_id
    return games_sheet(mine, localizer, press.user, page=page, here=here, servers=names)


async def _server_names(press: Press, tables: Sequence[Summary]) -> dict[TableId, str]:
    """Return the names of these tables' servers; empty where the press came from there, or nobody says."""
    elsewhere = {each.place.guild_id for each in tables} - {None, press.interaction.guild_id}
    guilds = await asyncio.gather(*(press.context.client.directory.guild(each or 0) for each in elsewhere))
    names = {guild.id: guild.name for guild in guilds if guild is not None}
    return {each.id: names.get(each.place.guild_id or 0, "") for each in tables}
