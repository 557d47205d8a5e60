"""`/settings block`: with whom somebody wants nothing to do, chosen by name or among those he has played with."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final, cast

import discord

from bot.discord.answers import Interaction, whisper
from bot.discord.routing import Answer, Nothing, Verb, number
from bot.discord.sheet import MOST_OPTIONS, Line, Sheet, whole_lines
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Speaker
from bot.manager.tables import Tables
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.social import Social
from bot.pages.users import user_of
from bot.table.errors import NotInLobby, NotSeated, TableError
from bot.table.kinds import Status
from bot.table.values import UserId


@dataclass(frozen=True, slots=True)
class BlockChoice:
    """A choice in the select of people one has played with, by how many were blocked when it was shown.

    With that the select's address is another after each choice: a client sends no second time what a select shows
    already (discord-api-docs #4801), and who is chosen twice is blocked no longer.
    """

    nothing: Nothing = 0
    blocked: Annotated[int | None, number(0, 9_999_999, is_optional=True)] = None


BLOCK: Final = Verb("block", BlockChoice)
MOST_LIST: Final = 3000


class BlockPages:
    """What `/settings block` shows and does."""

    def __init__(self, tables: Tables, locales: LocaleResolver, social: Social) -> None:
        self._tables = tables
        self._locales = locales
        self._social = social

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verb."""
        return (BLOCK.answered_by(self._choose),)

    async def block(self, interaction: Interaction, person: discord.User | None) -> None:
        """`/settings block`: the person named, or no longer where that was so; the list of those blocked."""
        text = ""
        if person is not None:
            if person.bot:
                raise TableError("blocked-bot")
            text = await self._switched(interaction, UserId(person.id))
        await whisper(interaction, "", (await self._page(interaction, text)).view())
        if person is not None:
            await self._end_talks(interaction, UserId(person.id))

    async def _choose(self, interaction: Interaction, _: BlockChoice) -> None:
        """Blocks who was chosen in the select, or no longer."""
        data = cast("dict[str, Any]", interaction.data or {})
        values = cast("list[str]", data.get("values", []))
        chosen = [UserId(int(value)) for value in values if value.isdecimal()][:1]
        texts = [await self._switched(interaction, other) for other in chosen]
        await interaction.response.edit_message(view=(await self._page(interaction, "\n".join(texts))).view())
        for other in chosen:
            await self._end_talks(interaction, other)

    async def _switched(self, interaction: Interaction, other: UserId) -> str:
        """Blocks somebody, or no longer; says which. Who is blocked in a lobby of both has it for himself."""
        user, speaker = user_of(interaction), await self._locales.reader(interaction)
        if other not in await self._tables.blocks.switch(user, other):
            return speaker.say("unblocked", who=f"<@{other}>")
        left = [speaker.say("table-name", table=number) for number in await self._left(user, other)]
        text = speaker.say("blocked", who=f"<@{other}>")
        return f"{text}\n{speaker.say('blocked-left', tables=speaker.list(left))}" if left else text

    async def _end_talks(self, interaction: Interaction, other: UserId) -> None:
        """Ends the private threads of the two, where one has just blocked the other; after his answer."""
        user = user_of(interaction)
        if other in (await self._tables.profiles.preferences(user)).blocked:
            await self._social.close_threads_of(user, other)

    async def _left(self, user: UserId, other: UserId) -> list[int]:
        """The lobbies in which both sat, and that whoever has blocked the other has left."""
        mine = await self._tables.lists.of_user(user, status=Status.LOBBY)
        common = [each.id for each in mine if any(sitter.user_id == other for sitter in each.sitters)]
        left: list[int] = []
        for lobby in common:
            try:
                await self._tables.lobbies.leave(lobby, user)
            except (NotInLobby, NotSeated):
                continue  # its game has begun just now, and goes on
            left.append(lobby)
        return left

    async def _page(self, interaction: Interaction, notice: str) -> Sheet:
        user, speaker = user_of(interaction), await self._locales.reader(interaction)
        blocked = (await self._tables.profiles.preferences(user)).blocked
        return block_sheet(notice, blocked, await self._tables.blocks.fellows(user, MOST_OPTIONS), speaker)


def block_sheet(
    notice: str, blocked: Sequence[UserId], fellows: Sequence[tuple[UserId, str]], speaker: Speaker
) -> Sheet:
    """What was just done, who is blocked, what that means, and a select of people one has played with."""
    sheet = Sheet(ACCENT).text(f"### {speaker.say('blocking-title')}").text(notice)
    names = "\n".join(f"- <@{user}>" for user in blocked)
    sheet.text(whole_lines(names, MOST_LIST, "- …") or speaker.say("blocking-nobody"))
    sheet.text(f"-# {speaker.say('blocking-told')}")
    if fellows:
        lines = [Line(str(user), f"{'🚫 ' if user in blocked else ''}{name}") for user, name in fellows]
        sheet.select(BLOCK.to(0, len(blocked)), speaker.say("pick-block"), lines, least=1, most=1)
    return sheet
