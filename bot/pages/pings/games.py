"""A person's tables in all servers: those that wait for him first, each with its link and the time left."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Any, Final

import discord

from bot.discord.answers import Interaction, is_from_hand, whisper
from bot.discord.routing import Answer, Verb, number
from bot.discord.sheet import Key, Link, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Speaker
from bot.manager.tables import Tables
from bot.pages.addresses.hand import HAND
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.table_words import link_of, summary_line, table_name, table_number
from bot.pages.users import user_of
from bot.table.kinds import OPEN, Status
from bot.table.table import Summary
from bot.table.values import TableId

PAGE: Final = 10
"""Tables on one page: as many as surely fit into a message."""
HANDS: Final = 3
"""Buttons to one's hand at a table that waits."""
NEVER: Final = datetime.max.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class AtList:
    """A page of the list."""

    is_onward: Annotated[int, number(0, 1)]
    """What keeps the two buttons apart that lead to one page."""
    page: Annotated[int, number(0, 9_999_999)]


PAGES: Final = Verb("games", AtList)


class GamesPages:
    """The list of somebody's tables, and the way to the next one."""

    def __init__(self, client: discord.Client, tables: Tables, locales: LocaleResolver) -> None:
        self._client = client
        self._tables = tables
        self._locales = locales

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return (PAGES.answered_by(self._press_page),)

    async def list_games(self, interaction: Interaction) -> None:
        """`/civ games`: all open tables of this person."""
        mine = await self._tables.lists.of_user(user_of(interaction), status=OPEN)
        sheet = self._page(interaction, mine, speaker := await self._locales.reader(interaction), 0)
        if aside := await self._tables.lists.set_aside_of(user_of(interaction)):
            tables = speaker.list([speaker.say("table-name", table=each) for each in aside[:PAGE]])
            sheet.text(speaker.say("games-set-aside", tables=tables))
        await whisper(interaction, "", sheet.view())

    async def _press_page(self, interaction: Interaction, at: AtList) -> None:
        """Another page of the list, in its place."""
        mine = await self._tables.lists.of_user(user_of(interaction), status=OPEN)
        sheet = self._page(interaction, mine, await self._locales.reader(interaction), at.page)
        if is_from_hand(interaction):
            await interaction.response.edit_message(view=sheet.view())
        else:
            await whisper(interaction, "", sheet.view())

    async def show_next(self, interaction: Interaction) -> None:
        """`/civ next`: the way to the next table that waits for this person, or what to do for one without a place."""
        user = user_of(interaction)
        speaker = await self._locales.reader(interaction)
        mine = await self._tables.lists.of_user(user, status=OPEN)
        found = next_of(mine, user, interaction.channel_id)
        shown = found or next((each for each in ordered(mine, user) if each.awaits(user)), None)
        if shown is None:
            await whisper(interaction, speaker.say("next-none"))
            return
        sheet = Sheet(ACCENT).text(summary_line(shown, speaker, user, self._server(shown, interaction.guild_id)))
        await whisper(interaction, "", sheet.keys([_jump(found, speaker)] if found else []).view())

    def _page(self, interaction: Interaction, mine: Sequence[Summary], speaker: Speaker, page: int) -> Sheet:
        names = {each.id: self._server(each, interaction.guild_id) for each in mine}
        return games_sheet(mine, speaker, interaction.user.id, page=page, here=interaction.channel_id, servers=names)

    def _server(self, summary: Summary, here: int | None) -> str:
        """The name of a table's server, where that is another than the reader's."""
        guild = None if summary.place.guild_id in (None, here) else self._client.get_guild(summary.place.guild_id or 0)
        return guild.name if guild is not None else ""


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
    lines = [summary_line(each, speaker, user_id, (servers or {}).get(each.id, "")) for each in shown]
    sheet.text("\n".join(lines) or speaker.say("games-none"))
    following = next_of(tables, user_id, here)
    sheet.keys([_jump(following, speaker)] if following else [])
    hands = [each for each in shown if each.awaits(user_id) and each.status != Status.LOBBY]
    sheet.keys(
        [
            Key(HAND.to(each.id), speaker.say("games-key", table=table_number(each, speaker)), Style.primary)
            for each in hands[:HANDS]
        ]
    )
    if pages > 1:
        sheet.keys(
            [
                Key(PAGES.to(0, max(0, page - 1)), speaker.say("games-back"), is_disabled=page == 0),
                Key(PAGES.to(1, page + 1), speaker.say("games-more"), is_disabled=page == pages - 1),
            ]
        )
    return sheet


def _jump(summary: Summary, speaker: Speaker) -> Link:
    return Link(link_of(summary), speaker.say("games-next", table=table_name(summary, speaker)))
